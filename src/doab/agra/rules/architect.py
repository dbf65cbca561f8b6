"""6.2.2.1 The Architect: an influence step, or a building paid with materials, its bonus tile and processing."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from doab.agra.made.numbers import BONUS, BUILD, PAY, RAISE, SKIP
from doab.agra.rules import farm, goods, influence, pawns, processing
from doab.agra.rules.window import Window
from doab.agra.table.state import NOBODY, Agra, Question, Task
from doab.agra.table.things import (
    BONUS_TILE,
    CEMENT,
    FAVOUR,
    FIRST_BUILDING,
    N_BASIC,
    N_GOODS,
    N_ROWS,
    NOTABLE,
    PLANK,
    SANDSTONE,
    TAKSHAKA,
    WOOD,
    Building,
    Level,
    Materials,
)
from doab.core.bits import BIT
from doab.core.state import Offers
from doab.core.things import Seat

MATERIALS: Final = vec[i64]([SANDSTONE, WOOD, CEMENT, PLANK])
N_MATERIALS: Final = 4

# Appendix II: rupees of the twelve bonus tiles, and what else they bring: a guild (0 to 2), a favour or a cover.
BONUS_RUPEES: Final = vec[i64]([3, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6])
BRINGS_FAVOUR: Final = 3
BRINGS_COVER: Final = 4
BRINGS_NOTHING: Final = 5
BONUS_BRINGS: Final = vec[i64]([0, 4, 1, 3, 0, 3, 2, 5, 2, 3, 1, 5])


@mypyc_attr(acyclic=True, free_list_len=1)
class Architect(Window):
    """6.2.2.1, A-58, A-71, A-124: raise one influence marker, or build, or neither."""

    asks = "architect"

    def offer_own(self, state: Agra, offers: Offers) -> None:
        influence.offer_raises(state, self.seat, -1, offers)
        building: i64
        for building in range(N_BASIC, N_GOODS):
            why = why_not_build(state, self.seat, building)
            if why == "":
                offers.add(BUILD + building)
            else:
                offers.forbid(BUILD + building, why)
        offers.add(SKIP)

    def skips_itself(self) -> bool:
        return True

    def answer_own(self, state: Agra, action: i64) -> None:
        state.pop()
        if RAISE <= action < RAISE + 3:
            influence.raise_influence(state, self.seat, action - RAISE)
        elif action != SKIP:
            state.push(PayMaterials(self.seat, action - BUILD, 0))


def why_not_build(state: Agra, seat: i64, building: i64) -> str:
    if state.is_built(building):
        return "6.2.2.1"
    if state.players[seat].workers < 1:
        return "A-71"
    return "" if completes(state, seat, building, 0, 0) else "A-33"


# -- paying with materials: a bundle counts sandstone, wood, cement and planks, six bits each


def bundle_worth(state: Agra, seat: i64, bundle: i64) -> i64:
    """5.3, A-31 … A-33: building values, one more for two kinds, one more with Takshaka. Price tokens do not matter."""
    worth: i64 = 0
    kinds: i64 = 0
    at: i64
    for at in range(N_MATERIALS):
        number: i64 = bundle >> (6 * at) & 63
        if number > 0:
            kinds += 1
            worth += number * state.edition.material[MATERIALS[at]]
    return worth + (1 if kinds >= 2 else 0) + (1 if state.players[seat].has(TAKSHAKA) else 0)


def is_enough(state: Agra, seat: i64, building: i64, bundle: i64) -> bool:
    return bundle > 0 and bundle_worth(state, seat, bundle) >= state.edition.cost[building]


def is_tight(state: Agra, seat: i64, building: i64, bundle: i64) -> bool:
    """A-33: no marker could be left out."""
    at: i64
    for at in range(N_MATERIALS):
        if bundle >> (6 * at) & 63 and is_enough(state, seat, building, bundle - BIT[6 * at]):
            return False
    return True


def completes(state: Agra, seat: i64, building: i64, bundle: i64, lowest: i64) -> bool:
    """Can these materials become (or are they) a payment without a superfluous marker?"""
    if is_enough(state, seat, building, bundle):
        return is_tight(state, seat, building, bundle)
    at: i64
    for at in range(lowest, N_MATERIALS):
        if state.owned(seat, MATERIALS[at]) > (bundle >> (6 * at) & 63):
            if completes(state, seat, building, bundle + BIT[6 * at], at):
                return True
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class PayMaterials(Question):
    """5.3, A-32, A-33: the materials one by one in board order, until they reach the cost."""

    asks = "materials"
    under = "A-33"
    picks = "pay"

    def __init__(self, seat: Seat, building: Building, bundle: Materials) -> None:
        super().__init__(seat)
        self.building = building
        self.bundle = bundle

    def offer(self, state: Agra, offers: Offers) -> None:
        lowest: i64 = 0
        at: i64
        for at in range(N_MATERIALS):
            if self.bundle >> (6 * at) & 63:
                lowest = at
        for at in range(N_MATERIALS):
            good: i64 = MATERIALS[at]
            if at < lowest or state.owned(self.seat, good) <= (self.bundle >> (6 * at) & 63):
                offers.forbid(PAY + good, "5.3")
            elif completes(state, self.seat, self.building, self.bundle + BIT[6 * at], at):
                offers.add(PAY + good)
            else:
                offers.forbid(PAY + good, "A-33")

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        at: i64 = 0
        while MATERIALS[at] != action - PAY:
            at += 1
        bundle: i64 = self.bundle + BIT[6 * at]
        if not is_enough(state, self.seat, self.building, bundle):
            state.push(PayMaterials(self.seat, self.building, bundle))
            return
        for at in range(N_MATERIALS):
            state.give_up(self.seat, MATERIALS[at], bundle >> (6 * at) & 63, "building")
        build(state, self.seat, self.building)


def build(state: Agra, seat: i64, building: i64) -> None:
    """6.2.2.1, A-70, A-72, A-150, A-154: the building is up; bonus tile, worker, processing; the builder moves last."""
    state.put_up(seat, building)
    if state.players[seat].has(TAKSHAKA):
        state.earn(seat, 1, NOTABLE.place(TAKSHAKA))
    if state.builder == building:
        state.push(pawns.MoveBuilder())  # a walk still owed for another building waits for that action
    state.push(WorkInNewBuilding(seat, building))
    state.push(ChooseBonus(seat, building // N_ROWS + 1))


def build_for_mujtahida(state: Agra, seat: i64) -> None:
    """A-154: the first construction tile in board order is built for free; nothing if none is left."""
    building: i64 = pawns.next_unbuilt(state, N_BASIC - 1)
    if building >= 0:
        build(state, seat, building)


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseBonus(Question):
    """A-72 … A-74, A-168, Appendix II: one of the remaining bonus tiles of the building's level."""

    asks = "bonus"
    under = "A-73"

    def __init__(self, seat: Seat, level: Level) -> None:
        super().__init__(seat)
        self.level = level

    def offer(self, state: Agra, offers: Offers) -> None:
        tile: i64
        for tile in range(len(BONUS_RUPEES)):
            if tile // 4 + 2 == self.level and state.bonus_tiles >> tile & 1:
                offers.add(BONUS + tile)
            else:
                offers.forbid(BONUS + tile, "A-73")

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        tile: i64 = action - BONUS
        state.bonus_tiles &= ~BIT[tile]
        state.earn(self.seat, BONUS_RUPEES[tile], BONUS_TILE.place(tile), "bonus tile")
        brings: i64 = BONUS_BRINGS[tile]
        if brings == BRINGS_FAVOUR:
            goods.gain(state, self.seat, FAVOUR, 1, BONUS_TILE.place(tile), "bonus tile")
        elif brings == BRINGS_COVER:
            farm.remove_cover(state, self.seat)
        elif brings != BRINGS_NOTHING:
            influence.raise_influence(state, self.seat, brings)


@mypyc_attr(acyclic=True, free_list_len=1)
class WorkInNewBuilding(Task):
    """A-71, A-154: a worker from the supply stands in the new building and processes; without a worker nobody does."""

    asks = "work in new building"

    def __init__(self, seat: Seat, building: Building) -> None:
        super().__init__(seat)
        self.building = building

    def resolve(self, state: Agra) -> None:
        state.pop()
        space: i64 = FIRST_BUILDING + self.building
        if state.players[self.seat].workers > 0 and state.workers[space] == NOBODY:
            state.put_worker(self.seat, space)
            if self.seat == state.owner():
                state.lay_from = min(state.lay_from, space)  # A-44, version 1
            state.push(processing.ProcessInBuilding(self.seat, self.building))
