"""What belongs to one choice of a person, where the questions alone do not say it."""

from __future__ import annotations

from typing import cast

from doab.agra.rules.goods import batch_size
from doab.agra.rules.trader import TakeMore
from doab.agra.table.state import Agra
from doab.core.choices import Picking
from doab.core.state import State


class AgraPicking(Picking):
    def family(self, state: State) -> str:
        """A-89: where markers run short, the order in which goods are taken says which of them are stored. So they are
        asked for one by one.
        """
        top = state.top
        picks = "" if top is None else top.picks
        if picks == "take" and isinstance(top, TakeMore):
            markers = cast(Agra, state).players[top.seat].markers - batch_size(top.low, top.high)
            if markers < top.left:  # no good is worth less than 1
                return ""
        return picks
