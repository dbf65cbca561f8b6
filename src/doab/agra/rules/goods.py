"""5.2, A-04, A-96 … A-98 Goods and favour are markers: gaining them when the supply of 22 runs short."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from doab.agra.made.numbers import FORFEIT, FREE, TAKE
from doab.agra.table.state import Agra, Question, Task
from doab.agra.table.things import FAVOUR, N_GOODS, Batch, Good
from doab.core.bits import BIT
from doab.core.events import PAY
from doab.core.state import Offers
from doab.core.things import Count, Flag, Seat

#: A batch of goods counts kinds in four bits each: goods 0–7 in `low`, 8–15 in `high`.
_BITS: Final = 4
_HALF: Final = 8


def gain(state: Agra, seat: i64, what: i64, number: i64, from_: str, by: str = "") -> None:
    """0, A-39, A-97: markers from the supply become goods of a kind, or favour. Asks if the supply is short."""
    if number <= 0:
        return
    if state.players[seat].markers >= number:
        state.store(seat, what, number, from_, by)
    elif what == FAVOUR:
        state.push(Store(seat, 0, 0, number))
    elif what < _HALF:
        state.push(Store(seat, number << (_BITS * what), 0, 0))
    else:
        state.push(Store(seat, 0, number << (_BITS * (what - _HALF)), 0))


def gain_batch(state: Agra, seat: i64, low: i64, high: i64) -> None:
    """A-89: several kinds at once; a shortage is settled once, for all of them."""
    state.push(Store(seat, low, high, 0))


def batch_count(low: i64, high: i64, good: i64) -> i64:
    if good < _HALF:
        return low >> (_BITS * good) & 15
    return high >> (_BITS * (good - _HALF)) & 15


def batch_size(low: i64, high: i64) -> i64:
    total: i64 = 0
    good: i64
    for good in range(N_GOODS):
        total += batch_count(low, high, good)
    return total


def batch_value(state: Agra, low: i64, high: i64) -> i64:
    total: i64 = 0
    good: i64
    for good in range(N_GOODS):
        number: i64 = batch_count(low, high, good)
        if number > 0:
            total += number * state.value(good)
    return total


def low_with(low: i64, good: i64) -> i64:
    """The low half of a batch with one more of a good."""
    return low + BIT[_BITS * good] if good < _HALF else low


def high_with(high: i64, good: i64) -> i64:
    return high + BIT[_BITS * (good - _HALF)] if good >= _HALF else high


@mypyc_attr(acyclic=True, free_list_len=1)
class Store(Task):
    """A-97, A-98: a gain is stored as far as markers last; goods or favour one has may be freed first, one by one."""

    asks = "store"

    def __init__(self, seat: Seat, low: Batch, high: Batch, favour: Count) -> None:
        super().__init__(seat)
        self.low = low
        self.high = high
        self.favour = favour

    def resolve(self, state: Agra) -> None:
        state.pop()
        short: i64 = batch_size(self.low, self.high) + self.favour - state.players[self.seat].markers
        if short > 0 and can_free(state, self.seat, self.low, self.high, self.favour):
            state.push(FreeMarker(self.seat, self.low, self.high, self.favour))
        else:
            store_batch(state, self.seat, self.low, self.high, self.favour)


def store_batch(state: Agra, seat: i64, low: i64, high: i64, favour: i64) -> None:
    """A-89: in board order, favour last; what finds no marker is forfeited."""
    good: i64
    for good in range(N_GOODS):
        state.store(seat, good, min(batch_count(low, high, good), state.players[seat].markers), "markers", "gain")
    state.store(seat, FAVOUR, min(favour, state.players[seat].markers), "markers", "gain")


def can_free(state: Agra, seat: i64, low: i64, high: i64, favour: i64) -> bool:
    if favour == 0 and state.players[seat].favour > 0:
        return True
    return any(state.owned(seat, good) > 0 and batch_count(low, high, good) == 0 for good in range(N_GOODS))


@mypyc_attr(acyclic=True, free_list_len=1)
class FreeMarker(Question):
    """A-97: which marker is freed, or the rest is forfeited. A kind that is being gained is not offered."""

    asks = "free"
    under = "A-97"

    def __init__(self, seat: Seat, low: Batch, high: Batch, favour: Count) -> None:
        super().__init__(seat)
        self.low = low
        self.high = high
        self.favour = favour

    def offer(self, state: Agra, offers: Offers) -> None:
        good: i64
        for good in range(N_GOODS):
            if state.owned(self.seat, good) > 0:
                if batch_count(self.low, self.high, good) == 0:
                    offers.add(FREE + good)
                else:
                    offers.forbid(FREE + good, "A-97")
        if self.favour == 0 and state.players[self.seat].favour > 0:
            offers.add(FREE + FAVOUR)
        offers.add(FORFEIT)

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        if action == FORFEIT:
            store_batch(state, self.seat, self.low, self.high, self.favour)
            return
        freed: i64 = action - FREE
        if freed == FAVOUR:
            state.players[self.seat].favour -= 1
            state.players[self.seat].markers += 1
            state.tell(PAY, self.seat, "favour", 1, "favour", "markers", "freed")
        else:
            state.give_up(self.seat, freed, 1, "freed")
        state.push(Store(self.seat, self.low, self.high, self.favour))


# -- taking one good of a certain value


def has_kind_of_value(state: Agra, value: i64, without: i64) -> bool:
    return any(good != without and state.value(good) == value for good in range(N_GOODS))


@mypyc_attr(acyclic=True, free_list_len=1)
class TakeGood(Question):
    """One good of exactly this current value, of any kind but `without` (A-25: also where nothing is built yet).

    Pier 5 (A-130), the basic good and the good of value 2 of the favour actions, and every swap (A-48, A-156, A-166).
    With `basic`, only basic goods.
    """

    asks = "good"

    def __init__(self, seat: Seat, value: Count, without: Good, basic: Flag, swap: Flag) -> None:
        super().__init__(seat)
        self.value = value
        self.without = without  # the kind that was given; −1: none
        self.basic = basic
        self.swap = swap  # only names the question

    def name(self) -> str:
        return "swap" if self.swap else self.asks

    def rule(self) -> str:
        return "A-48" if self.swap else self.under

    def offer(self, state: Agra, offers: Offers) -> None:
        good: i64
        for good in range(N_GOODS):
            if good == self.without:
                offers.forbid(TAKE + good, "A-48")
            elif self.basic:
                if good < 4:
                    offers.add(TAKE + good)
                else:
                    offers.forbid(TAKE + good, "favour 1")
            elif state.value(good) == self.value:
                offers.add(TAKE + good)
            else:
                offers.forbid(TAKE + good, "A-26")

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        gain(state, self.seat, action - TAKE, 1, "markers")
