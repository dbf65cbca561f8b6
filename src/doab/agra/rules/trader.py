"""6.2.2.1 The Trader: an exchange of goods at a loss of one, and one change of a price token (A-88 … A-94)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from doab.agra.made.numbers import END_TRADING, ENOUGH, GIVE, PRICE, TAKE
from doab.agra.rules import goods
from doab.agra.rules.window import Window
from doab.agra.table.state import Agra, Question
from doab.agra.table.things import (
    BUILDING,
    N_GOODS,
    N_MARKERS,
    N_PRICE_TOKENS,
    PRICE_TOKEN,
    SPACE,
    TRADER,
    Batch,
    Good,
)
from doab.core.events import MOVE
from doab.core.state import Offers
from doab.core.things import Count, Flag, Seat

MOST_GIVEN = 3


# -- price tokens


def offer_price_changes(state: Agra, offers: Offers) -> None:
    """A-90 … A-93: a token goes on a good without one, or turns over where it lies; never more than one step from
    the print."""
    token: i64
    good: i64
    face: i64
    for token in range(N_PRICE_TOKENS):
        for good in range(N_GOODS):
            for face in range(2):
                action: i64 = PRICE + (token * N_GOODS + good) * 2 + face
                if may_change_price(state, token, good, face):
                    offers.add(action)
                elif offers.explaining:
                    offers.forbid(action, "A-91")


def may_change_price(state: Agra, token: i64, good: i64, face: i64) -> bool:
    difference: i64 = state.edition.token_faces[token * 2 + face] - state.edition.value[good]
    if difference < -1 or difference > 1:
        return False
    if state.prices[token * 2] == good:
        return state.prices[token * 2 + 1] != face
    return not _has_token(state, good)


def _has_token(state: Agra, good: i64) -> bool:
    return any(state.prices[token * 2] == good for token in range(N_PRICE_TOKENS))


def change_price(state: Agra, seat: i64, action: i64) -> None:
    change: i64 = action - PRICE
    token: i64 = change // (2 * N_GOODS)
    good: i64 = change // 2 % N_GOODS
    before: i64 = state.prices[token * 2]
    state.put_token(token, good, change % 2)
    if state.log is not None:
        from_ = BUILDING.place(before) if before >= 0 else SPACE.place(TRADER)
        state.tell(MOVE, seat, PRICE_TOKEN.place(token), state.value(good), from_, BUILDING.place(good))


def can_change_price(state: Agra) -> bool:
    offers = Offers()
    offer_price_changes(state, offers)
    return offers.count > 0


@mypyc_attr(acyclic=True, free_list_len=1)
class ChangePrice(Question):
    """Tile 9, A-94: one change, as at the Trader."""

    asks = "pick"

    def offer(self, state: Agra, offers: Offers) -> None:
        offer_price_changes(state, offers)

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        change_price(state, self.seat, action)


# -- the exchange


def can_make(state: Agra, value: i64, low: i64, high: i64, lowest: i64, markers: i64) -> bool:
    """A-89: can goods of kinds that are not in the given batch be worth exactly `value`?

    They go on from `lowest`, until there are no `markers` left for more: then the order is over.
    """
    if value == 0:
        return True
    if markers <= 0 and lowest > 0:
        return can_make(state, value, low, high, 0, N_MARKERS)
    good: i64
    for good in range(lowest, N_GOODS):
        worth: i64 = state.value(good)
        if worth <= value and goods.batch_count(low, high, good) == 0:
            if can_make(state, value - worth, low, high, good, markers - 1):
                return True
    return False


def can_stop_giving(state: Agra, low: i64, high: i64) -> bool:
    """A-88: at least 2 has been given, and exactly one less can be taken."""
    value: i64 = goods.batch_value(state, low, high)
    return value >= 2 and can_make(state, value - 1, low, high, 0, N_MARKERS)


def can_go_on_giving(state: Agra, seat: i64, low: i64, high: i64, number: i64, good: i64) -> bool:
    """A-89: with one more of this good, can the exchange still be completed?"""
    if number >= MOST_GIVEN or state.owned(seat, good) <= goods.batch_count(low, high, good):
        return False
    low = goods.low_with(low, good)
    high = goods.high_with(high, good)
    if can_stop_giving(state, low, high):
        return True
    return any(can_go_on_giving(state, seat, low, high, number + 1, after) for after in range(good, N_GOODS))


@mypyc_attr(acyclic=True, free_list_len=1)
class Trader(Window):
    """6.2.2.1, A-90: the exchange and the change of a token, each at most once, in either order."""

    asks = "trader"
    picks = "give"

    def __init__(self, seat: Seat, traded: Flag, priced: Flag) -> None:
        super().__init__(seat)
        self.traded = traded
        self.priced = priced

    def offer_own(self, state: Agra, offers: Offers) -> None:
        good: i64
        for good in range(N_GOODS):
            if self.traded:
                offers.forbid(GIVE + good, "A-89")
            elif can_go_on_giving(state, self.seat, 0, 0, 0, good):
                offers.add(GIVE + good)
            else:
                offers.forbid(GIVE + good, "A-88")
        if not self.priced:
            offer_price_changes(state, offers)
        offers.add(END_TRADING)

    def skips_itself(self) -> bool:
        return True

    def answer_own(self, state: Agra, action: i64) -> None:
        state.pop()
        if action == END_TRADING:
            return
        if PRICE <= action < PRICE + N_PRICE_TOKENS * N_GOODS * 2:
            state.push(Trader(self.seat, self.traded, 1))
            change_price(state, self.seat, action)
            return
        state.push(Trader(self.seat, 1, self.priced))
        good: i64 = action - GIVE
        ask_giving(state, self.seat, goods.low_with(0, good), goods.high_with(0, good), 1, good)


def ask_giving(state: Agra, seat: i64, low: i64, high: i64, number: i64, lowest: i64) -> None:
    """The next good to give, unless there is none; then the taking begins."""
    good: i64
    for good in range(lowest, N_GOODS):
        if can_go_on_giving(state, seat, low, high, number, good):
            state.push(GiveMore(seat, low, high, number, lowest))
            return
    begin_taking(state, seat, low, high)


@mypyc_attr(acyclic=True, free_list_len=1)
class GiveMore(Question):
    """A-89: goods are given one at a time in board order, at most three."""

    asks = "giving"
    under = "A-89"
    picks = "give"
    stops = "enough"

    def __init__(self, seat: Seat, low: Batch, high: Batch, number: Count, lowest: Good) -> None:
        super().__init__(seat)
        self.low = low
        self.high = high
        self.number = number
        self.lowest = lowest

    def offer(self, state: Agra, offers: Offers) -> None:
        good: i64
        for good in range(self.lowest, N_GOODS):
            if can_go_on_giving(state, self.seat, self.low, self.high, self.number, good):
                offers.add(GIVE + good)
        if can_stop_giving(state, self.low, self.high):
            offers.add(ENOUGH)
        else:
            offers.forbid(ENOUGH, "A-88")

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        if action == ENOUGH:
            begin_taking(state, self.seat, self.low, self.high)
            return
        good: i64 = action - GIVE
        low: i64 = goods.low_with(self.low, good)
        high: i64 = goods.high_with(self.high, good)
        ask_giving(state, self.seat, low, high, self.number + 1, good)


def begin_taking(state: Agra, seat: i64, low: i64, high: i64) -> None:
    value: i64 = goods.batch_value(state, low, high) - 1
    good: i64
    for good in range(N_GOODS):
        state.give_up(seat, good, goods.batch_count(low, high, good), SPACE[TRADER])
    state.push(TakeMore(seat, low, high, 0, 0, value, 0))


@mypyc_attr(acyclic=True, free_list_len=1)
class TakeMore(Question):
    """A-88, A-89: goods are taken one at a time in board order until they are worth exactly one less than the given.

    A good for which there is no marker left may also come out of order: it is forfeited at once, and no later one.
    """

    asks = "taking"
    under = "A-88"
    picks = "take"

    def __init__(
        self, seat: Seat, given_low: Batch, given_high: Batch, low: Batch, high: Batch, left: Count, lowest: Good
    ) -> None:
        super().__init__(seat)
        self.given_low = given_low
        self.given_high = given_high
        self.low = low
        self.high = high
        self.left = left  # value still to be taken
        self.lowest = lowest

    def offer(self, state: Agra, offers: Offers) -> None:
        markers: i64 = state.players[self.seat].markers - goods.batch_size(self.low, self.high)
        lowest: i64 = self.lowest if markers > 0 else 0
        good: i64
        for good in range(lowest, N_GOODS):
            left: i64 = self.left - state.value(good)
            if goods.batch_count(self.given_low, self.given_high, good) > 0:
                offers.forbid(TAKE + good, "A-89")
            elif left >= 0 and can_make(state, left, self.given_low, self.given_high, good, markers - 1):
                offers.add(TAKE + good)
            else:
                offers.forbid(TAKE + good, "A-88")

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        good: i64 = action - TAKE
        is_stored = good >= self.lowest
        low: i64 = goods.low_with(self.low, good) if is_stored else self.low
        high: i64 = goods.high_with(self.high, good) if is_stored else self.high
        left: i64 = self.left - state.value(good)
        if left > 0:
            lowest: i64 = max(self.lowest, good)
            state.push(TakeMore(self.seat, self.given_low, self.given_high, low, high, left, lowest))
        else:
            goods.gain_batch(state, self.seat, low, high)
