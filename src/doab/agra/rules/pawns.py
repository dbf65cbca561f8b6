"""6.2.1.3, 6.2.1.4 The merchant and the builder: their walks over the board."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from doab.agra.made.numbers import DIE
from doab.agra.rules import goods
from doab.agra.table.state import Agra, Question, Task
from doab.agra.table.things import BUILDING, FAVOUR, N_BASIC, N_GOODS
from doab.core.chance import CHANCE
from doab.core.events import MOVE, PLACE
from doab.core.state import Offers
from doab.core.things import FACE


def offer_die(offers: Offers) -> None:
    offers.add_evenly(DIE, len(FACE))


@mypyc_attr(acyclic=True, free_list_len=1)
class VisitMerchant(Task):
    """6.2.1.3, A-61, A-62, A-182: a player who used the merchant's building gets two favour after the action; then he
    walks.

    Whether the merchant was visited was noted when the worker was placed, wherever he stands by now.
    """

    asks = "visit merchant"

    def resolve(self, state: Agra) -> None:
        state.pop()
        state.push(RollMerchant())
        goods.gain(state, self.seat, FAVOUR, 2, "merchant", "merchant")


@mypyc_attr(acyclic=True, free_list_len=1)
class RollMerchant(Question):
    """A die moves the merchant."""

    asks = "merchant"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def offer(self, state: Agra, offers: Offers) -> None:
        offer_die(offers)

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        move_merchant(state, action - DIE + 1)


def move_merchant(state: Agra, pips: i64) -> None:
    """6.2.1.3, A-63, A-64: over built buildings, in a circle; a rupee on each that he passes, none where he lands."""
    building: i64 = state.merchant
    step: i64
    for step in range(1, pips + 1):
        building = next_built(state, building)
        if step < pips or state.switches.merchant_pays_landing:
            state.coins[building] += 1
            if state.log is not None:
                state.tell(PLACE, -1, "rupees", 1, "", BUILDING.place(building), "merchant")
    if state.log is not None:
        state.tell(MOVE, -1, "merchant", pips, BUILDING.place(state.merchant), BUILDING.place(building))
    state.merchant = building


def next_built(state: Agra, building: i64) -> i64:
    building = (building + 1) % N_GOODS
    while not state.is_built(building):
        building = (building + 1) % N_GOODS
    return building


@mypyc_attr(acyclic=True, free_list_len=1)
class MoveBuilder(Task):
    """6.2.1.4, A-66 … A-70: once his building is up, he walks on by a die; with nothing left to build he leaves."""

    asks = "move builder"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def resolve(self, state: Agra) -> None:
        state.pop()
        if not state.builder_moves:
            return
        if next_unbuilt(state, state.builder) < 0:
            state.builder_moves = 0
            state.tell(MOVE, -1, "builder", 0, BUILDING.place(state.builder))
            state.builder = -1
        else:
            state.push(RollBuilder())


@mypyc_attr(acyclic=True, free_list_len=1)
class RollBuilder(Question):
    """A die moves the builder."""

    asks = "builder"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def offer(self, state: Agra, offers: Offers) -> None:
        offer_die(offers)

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        state.builder_moves = 0
        before: i64 = state.builder
        for _ in range(action - DIE + 1):
            state.builder = next_unbuilt(state, state.builder)
        if state.log is not None:
            state.tell(MOVE, -1, "builder", action - DIE + 1, BUILDING.place(before), BUILDING.place(state.builder))


def next_unbuilt(state: Agra, building: i64) -> i64:
    """A-67: the next construction tile in board order, wrapping; −1: none is left."""
    step: i64
    for step in range(1, N_GOODS + 1):
        after: i64 = (building + step) % N_GOODS
        if after >= N_BASIC and not state.is_built(after):
            return after
    return -1
