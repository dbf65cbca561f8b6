"""What belongs to one choice of a person, where the questions alone do not say it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from doab.core.choices import Picking
from doab.core.state import State
from doab.rajas.rules.dice import ChooseColour
from doab.rajas.table.state import Rajas
from doab.rajas.table.things import COLOUR


class RajasPicking(Picking):
    def implied(self, before: State, after: State) -> Sequence[str]:
        """R-18: once only one set of dice is left to take, nobody names the rest of it: all dice that are in the air
        were picked.
        """
        if not isinstance(before.top, ChooseColour):
            return ()
        then, now = cast(Rajas, before).rolling, cast(Rajas, after).rolling
        return [f"choose {name}" for at, name in enumerate(COLOUR) for _ in range(now[at] - then[at])]
