"""6.2.1 The main action: choosing a space, sending others away, the Peon, and what the space does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from doab.agra.made.numbers import PEON, PLACE, TO_COOK, TO_SUPPLY
from doab.agra.rules import architect, botanist, goods, pawns, processing, production, sailor, trader
from doab.agra.rules.window import Window
from doab.agra.table.state import NOBODY, Agra, Question, Task
from doab.agra.table.things import (
    ARCHITECT,
    BOTANIST,
    BUILDING,
    CALLIGRAPHER,
    COOK,
    FAVOUR,
    FIRST_BUILDING,
    N_BASIC,
    N_SPACES,
    NOTABLE,
    SAILOR,
    SPACE,
    TRADER,
    Building,
    Space,
)
from doab.core.events import MOVE
from doab.core.state import Offers
from doab.core.things import Flag, Seat

PEON_PRICE: Final = 2
COOK_CAPACITY: Final = 2


def is_usable(state: Agra, space: i64) -> bool:
    """5.1, A-24: characters, built buildings, and the construction site with the builder."""
    if space < FIRST_BUILDING:
        return True
    building: i64 = space - FIRST_BUILDING
    return state.is_built(building) or state.builder == building


def peon_price(state: Agra, seat: i64) -> i64:
    """A-59, A-179: two rupees, one with the Calligrapher."""
    return 1 if state.players[seat].has(CALLIGRAPHER) else PEON_PRICE


@mypyc_attr(acyclic=True, free_list_len=1)
class MainAction(Window):
    """6.2.1, A-20, A-55, A-57, A-58, A-112: one space, by a worker from the supply or by the Peon. No passing."""

    asks = "action"
    under = "4.0"

    def __init__(self, seat: Seat, free_peon: Flag) -> None:
        super().__init__(seat)
        self.free_peon = free_peon  # 1: tile 14 has been used for this action

    def offer_own(self, state: Agra, offers: Offers) -> None:
        player = state.players[self.seat]
        space: i64
        for space in range(N_SPACES):
            holder: i64 = state.workers[space]
            own = holder != NOBODY and holder // 2 == self.seat
            if not is_usable(state, space):
                offers.forbid(PLACE + space, "A-25")
            elif own:
                offers.forbid(PLACE + space, "A-55")
                if self.free_peon or player.workers == 0 or player.rupees >= peon_price(state, self.seat):
                    offers.add(PEON + space)
                else:
                    offers.forbid(PEON + space, "A-57")
            else:
                if offers.explaining:
                    offers.forbid(PEON + space, "6.2.1.2")
                if player.workers == 0:
                    offers.forbid(PLACE + space, "A-58")
                elif self.free_peon:
                    offers.forbid(PLACE + space, "A-59")
                else:
                    offers.add(PLACE + space)

    def answer_own(self, state: Agra, action: i64) -> None:
        state.pop()
        if action >= PEON:
            use_peon(state, self.seat, action - PEON, self.free_peon)
        else:
            place(state, self.seat, action - PLACE)


def use_peon(state: Agra, seat: i64, space: i64, free: i64) -> None:
    """6.2.1.2, A-57 … A-61: no worker is placed; the one there stands up. Forced to, one pays what one has."""
    player = state.players[seat]
    if not free:
        state.pay(seat, min(peon_price(state, seat), player.rupees), "peon")
    push_action(state, seat, space, bool(state.switches.peon_collects_rupees))
    if state.workers[space] % 2 == 0:
        state.turn_worker(space, 1)


def place(state: Agra, seat: i64, space: i64) -> None:
    """6.2.1, A-36, A-37, A-56: send away, favour for a standing worker, its owner's Cook, place, rupees, action."""
    push_action(state, seat, space, True)
    state.push(PutWorker(seat, space))
    holder: i64 = state.workers[space]
    if holder != NOBODY:
        owner: i64 = holder // 2
        state.send_home(space)
        if holder % 2 == 1:
            state.push(OfferCook(owner))
            two = state.players[owner].tracker >= state.edition.two_favour_from
            goods.gain(state, owner, FAVOUR, 2 if two else 1, SPACE.place(space), "sent away")


def push_action(state: Agra, seat: i64, space: i64, collects: bool) -> None:
    """Annex B: the rupees lying there, the action, the merchant's favour and walk; last of all the builder's walk."""
    building: i64 = space - FIRST_BUILDING
    if building >= 0:
        state.push(pawns.MoveBuilder())
        if state.merchant == building:
            state.push(pawns.VisitMerchant(seat))
    state.push(PerformAction(seat, space))
    if building >= 0 and collects:
        state.push(CollectRupees(seat, building))


@mypyc_attr(acyclic=True, free_list_len=1)
class PutWorker(Task):
    """6.2.1, A-54: one's worker comes from the supply, standing."""

    asks = "put worker"

    def __init__(self, seat: Seat, space: Space) -> None:
        super().__init__(seat)
        self.space = space

    def resolve(self, state: Agra) -> None:
        state.pop()
        state.put_worker(self.seat, self.space)


@mypyc_attr(acyclic=True, free_list_len=1)
class OfferCook(Task):
    """A-147: the owner of a standing worker that was sent away may put it on their Cook, which holds two."""

    asks = "offer cook"

    def resolve(self, state: Agra) -> None:
        state.pop()
        player = state.players[self.seat]
        if player.has(COOK) and player.cook < COOK_CAPACITY:
            state.push(CookOrSupply(self.seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class CookOrSupply(Question):
    """A-56, A-147: on the Cook, or back to the supply."""

    asks = "cook"

    def offer(self, state: Agra, offers: Offers) -> None:
        offers.add(TO_COOK)
        offers.add(TO_SUPPLY)

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        if action == TO_COOK:
            player = state.players[self.seat]
            player.workers -= 1
            player.cook += 1
            state.tell(MOVE, self.seat, "worker", 1, "workers", NOTABLE.place(COOK))


@mypyc_attr(acyclic=True, free_list_len=1)
class CollectRupees(Task):
    """6.2.1.3, A-60, A-65: rupees lying on the building go to a player who places a worker there, before the action."""

    asks = "collect rupees"

    def __init__(self, seat: Seat, building: Building) -> None:
        super().__init__(seat)
        self.building = building

    def resolve(self, state: Agra) -> None:
        state.pop()
        state.earn(self.seat, state.coins[self.building], BUILDING.place(self.building))
        state.coins[self.building] = 0


@mypyc_attr(acyclic=True, free_list_len=1)
class PerformAction(Task):
    """6.2.2, A-175: what the space does, once; it may come to nothing."""

    asks = "perform action"

    def __init__(self, seat: Seat, space: Space) -> None:
        super().__init__(seat)
        self.space = space

    def resolve(self, state: Agra) -> None:
        state.pop()
        if self.space == ARCHITECT:
            state.push(architect.Architect(self.seat))
        elif self.space == SAILOR:
            sailor.begin_sailing(state, self.seat)
        elif self.space == TRADER:
            state.push(trader.Trader(self.seat, 0, 0))
        elif self.space == BOTANIST:
            state.push(botanist.Botanist(self.seat, 0, 2))
        elif self.space < FIRST_BUILDING + N_BASIC:
            state.push(production.Produce(self.seat, self.space - FIRST_BUILDING))
        else:
            building: i64 = self.space - FIRST_BUILDING
            if not state.is_built(building):
                state.put_up(self.seat, building)  # 6.2.1.4, A-66: the builder builds it for free, without a bonus tile
            state.push(processing.ProcessInBuilding(self.seat, building))
