"""7 Upgrades: the four building types and their levels 2, 3, 4."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from doab.core.state import Offers
from doab.core.things import Flag, Seat
from doab.rajas.made.numbers import UPGRADE
from doab.rajas.table.state import HIGHEST_LEVEL, Question, Rajas
from doab.rajas.table.things import N_BUILDINGS


def offer_upgrade(state: Rajas, seat: i64, from_next_turn: i64, from_: str, by: str = "") -> None:
    """7, R-38: one type below level 4 goes up. With only one such type there is nothing to ask; with none the upgrade
    is lost.
    """
    possible: i64 = 0
    last: i64 = 0
    building: i64
    for building in range(N_BUILDINGS):
        if state.level(seat, building) < HIGHEST_LEVEL:
            possible += 1
            last = building
    if possible == 1:
        upgrade(state, seat, last, from_next_turn, from_, by)
    elif possible > 1:
        state.push(Upgrade(seat, from_next_turn))


def upgrade(state: Rajas, seat: i64, building: i64, from_next_turn: i64, from_: str, by: str) -> None:
    """R-37: the cube moves at once; the one of fame 5 scores only from the next turn on."""
    state.raise_level(seat, building, from_, by)
    if from_next_turn:
        state.players[seat].fresh = building + 1


def scoring_level(state: Rajas, seat: i64, building: i64) -> i64:
    """R-37: what one building of this type is worth if it is laid now."""
    return state.level(seat, building) - (1 if state.players[seat].fresh == building + 1 else 0)


@mypyc_attr(acyclic=True, free_list_len=1)
class Upgrade(Question):
    """7, R-38: which building type goes up."""

    asks = "upgrade"
    under = "R-38"

    def __init__(self, seat: Seat, from_next_turn: Flag) -> None:
        super().__init__(seat)
        self.from_next_turn = from_next_turn

    def offer(self, state: Rajas, offers: Offers) -> None:
        building: i64
        for building in range(N_BUILDINGS):
            if state.level(self.seat, building) < HIGHEST_LEVEL:
                offers.add(UPGRADE + building)
            else:
                offers.forbid(UPGRADE + building, "R-38")

    def answer(self, state: Rajas, action: i64) -> None:
        state.pop()
        upgrade(state, self.seat, action - UPGRADE, self.from_next_turn, "", "")
