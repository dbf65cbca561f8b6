"""What a seat may know of the table: all of it."""

from __future__ import annotations

from doab.core.parts import Sight
from doab.rajas.table.state import Rajas
from doab.rajas.view.view import RajasTable, view


class RajasSight(Sight[Rajas]):
    """What has not been drawn yet is nowhere in the state, and all the rest lies open on the table."""

    def view(self, state: Rajas, seat: int) -> RajasTable:
        return view(state)
