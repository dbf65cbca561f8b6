"""6.2.2.1 The Botanist: up to two different ones out of study, cover and farmers (A-95)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from doab.agra.made.numbers import END_GARDENING, FARMER, STUDY, UNCOVER
from doab.agra.rules import farm
from doab.agra.rules.window import Window
from doab.agra.table.state import Agra
from doab.agra.table.things import BOTANIST, N_GOODS, SPACE
from doab.core.bits import BIT
from doab.core.state import Offers
from doab.core.things import Count, Seat

STUDIED: Final = 0
COVERED: Final = 1
FARMED: Final = 2


def why_not_study(state: Agra, seat: i64) -> str:
    """A-95: the next step of the meditation track and its printed goods."""
    player = state.players[seat]
    if player.tracker >= len(state.edition.track):
        return "A-149"
    cost = state.edition.step_cost[player.tracker - 1]
    good: i64
    for good in range(N_GOODS):
        needed: i64 = 0
        for wanted in cost:
            if wanted == good:
                needed += 1
        if state.owned(seat, good) < needed:
            return "A-95"
    return ""


def study(state: Agra, seat: i64) -> None:
    for good in state.edition.step_cost[state.players[seat].tracker - 1]:
        state.give_up(seat, good, 1, "study")
    state.advance_tracker(seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class Botanist(Window):
    """6.2.2.1, A-95: a window before each of at most two different sub-actions."""

    asks = "botanist"
    picks = "farmer"

    def __init__(self, seat: Seat, done: i64, left: Count) -> None:
        super().__init__(seat)
        self.done = done  # bit set of sub-actions
        self.left = left

    def offer_own(self, state: Agra, offers: Offers) -> None:
        why = "A-95" if self.done >> STUDIED & 1 else why_not_study(state, self.seat)
        if why == "":
            offers.add(STUDY)
        else:
            offers.forbid(STUDY, why)
        if not self.done >> COVERED & 1:
            farm.offer_covers(state, self.seat, offers)
        elif offers.explaining:
            farm.forbid_covers("A-95", offers)
        if not self.done >> FARMED & 1:
            farm.offer_farmers(state, self.seat, 0, -1, offers)
        offers.add(END_GARDENING)

    def skips_itself(self) -> bool:
        return True

    def answer_own(self, state: Agra, action: i64) -> None:
        state.pop()
        if action == END_GARDENING:
            return
        what: i64 = STUDIED if action == STUDY else COVERED if action < FARMER else FARMED
        if self.left > 1:
            state.push(Botanist(self.seat, self.done | BIT[what], self.left - 1))
        if what == STUDIED:
            study(state, self.seat)
        elif what == COVERED:
            state.uncover(self.seat, action - UNCOVER, SPACE[BOTANIST])
        else:
            farm.first_step(state, self.seat, action - FARMER, SPACE[BOTANIST])
