"""7.1 The river: which notables can be served, when the boat moves on, and what happens at each pier."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from doab.agra.rules import goods, influence, pawns
from doab.agra.table.state import Agra, Task
from doab.agra.table.things import (
    BUILDING,
    COTTON,
    FAVOUR,
    N_NOTABLES,
    N_PRICE_TOKENS,
    PIER,
    PIERS,
    PRICE_TOKEN,
    SPACE,
    TRADER,
)
from doab.core.chance import CHANCE
from doab.core.events import MOVE, PLACE
from doab.core.things import Count, Seat

MOST_COTTON: Final = 3
OPENS: Final = vec[i64]([1, 2, 2, 3, 4, 4])
"""7.0: by pier, the level of notables that the boat opens there."""
LEAVES: Final = ((1, 2), (2, 1), (2, 2), (3, 1), (4, 1))
"""7.1: by pier, of which level how many notables must have been fulfilled for the boat to leave it."""
LIMITS: Final = vec[i64]([0, 0, 4, 5, 6, 0])
"""7.1: by pier, the order limit from there on; 0: it stays."""


def open_level(state: Agra) -> i64:
    """7.0, A-125, A-127: pier 1 opens level I; 2 and 3 level II; 4 level III; 5 and 6 level IV. They stay open."""
    return OPENS[state.boat - 1]


def won_of_level(state: Agra, level: i64) -> i64:
    """7.1: how many notables of a level have been fulfilled."""
    count: i64 = 0
    notable: i64
    for notable in range(N_NOTABLES):
        if state.won >> notable & 1 and state.edition.level[notable] == level:
            count += 1
    return count


def may_leave(state: Agra) -> bool:
    """7.1, A-126: what must have been fulfilled for the boat to leave its pier; counts are cumulative."""
    if state.boat == PIERS:
        return False
    level, number = LEAVES[state.boat - 1]
    return won_of_level(state, level) >= number


@mypyc_attr(acyclic=True, free_list_len=1)
class SailOn(Task):
    """A-133: after a contract and its immediate effects the boat moves on as long as the next condition holds."""

    asks = "sail on"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def resolve(self, state: Agra) -> None:
        if not may_leave(state):
            state.pop()
            return
        state.boat += 1
        state.tell(MOVE, -1, "boat", 1, PIER.place(state.boat - 2), PIER.place(state.boat - 1))
        if state.boat == 2:
            _pier_two(state)
        elif state.boat == 3:
            _pier_three(state)
        elif state.boat == 4:
            _pier_four(state)
        elif state.boat == 5:
            _pier_five(state)
        else:
            # Pier 6, A-131, A-171: selling Clothes brings one rupee more from now on, and the end is in sight.
            influence.set_off_end(state)


def _pier_two(state: Agra) -> None:
    """A-128, A-181: the builder's building is built for nobody, and he walks on; a walk still owed comes first."""
    state.push(BuildForNobody())
    state.push(pawns.MoveBuilder())


@mypyc_attr(acyclic=True, free_list_len=1)
class BuildForNobody(Task):
    """A-68, A-128: without a builder nothing happens."""

    asks = "build for nobody"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def resolve(self, state: Agra) -> None:
        state.pop()
        if state.builder >= 0:
            state.put_up(-1, state.builder)
            state.push(pawns.MoveBuilder())


def _pier_three(state: Agra) -> None:
    """A-129: the merchant walks (no favour for that); favour for Cotton, at most three; the order limit is 4."""
    state.push(SetLimit(LIMITS[2]))
    push_for_all(state, 0)
    state.push(pawns.RollMerchant())


def _pier_four(state: Agra) -> None:
    """A-132: all price tokens go home, lower face up; one favour for everybody; the order limit is 5."""
    token: i64
    for token in range(N_PRICE_TOKENS):
        if state.prices[token * 2] >= 0 and state.log is not None:
            good = BUILDING.place(state.prices[token * 2])
            state.tell(MOVE, -1, PRICE_TOKEN.place(token), 0, good, SPACE.place(TRADER))
        state.put_token(token, -1, 0)
    state.push(SetLimit(LIMITS[3]))
    push_for_all(state, 1)


def _pier_five(state: Agra) -> None:
    """A-130: everybody takes a good worth 1, 2 or 3 for 0, 1 or at least 2 Cotton; the order limit is 6."""
    state.push(SetLimit(LIMITS[4]))
    push_for_all(state, 2)


@mypyc_attr(acyclic=True, free_list_len=1)
class SetLimit(Task):
    """7.1, A-10: the order-limit marker of the pier comes last."""

    asks = "set limit"

    def __init__(self, limit: Count) -> None:
        super().__init__(CHANCE)
        self.limit = limit

    def resolve(self, state: Agra) -> None:
        state.pop()
        state.limit = self.limit
        state.tell(PLACE, -1, "order limit", self.limit, to="order limit")


def push_for_all(state: Agra, event: i64) -> None:
    """A-169, A-170: the turn owner first, then clockwise; the amounts are fixed before anybody chooses."""
    owner: i64 = state.owner()
    other: i64
    for other in range(state.seats - 1, -1, -1):
        seat: i64 = (owner + other) % state.seats
        state.push(PierGift(seat, event, state.owned(seat, COTTON)))


@mypyc_attr(acyclic=True, free_list_len=1)
class PierGift(Task):
    """What one player gets at a pier: 0 favour for Cotton, 1 one favour, 2 a good."""

    asks = "pier gift"

    def __init__(self, seat: Seat, event: i64, cotton: Count) -> None:
        super().__init__(seat)
        self.event = event
        self.cotton = cotton

    def asks_ahead(self) -> str:
        return "good" if self.event == 2 else ""

    def resolve(self, state: Agra) -> None:
        state.pop()
        if self.event == 0:
            goods.gain(state, self.seat, FAVOUR, min(self.cotton, MOST_COTTON), PIER.place(2))
        elif self.event == 1:
            goods.gain(state, self.seat, FAVOUR, 1, PIER.place(3))
        else:
            value: i64 = min(self.cotton, 2) + 1
            if goods.has_kind_of_value(state, value, -1):
                state.push(goods.TakeGood(self.seat, value, -1, 0, 0))
