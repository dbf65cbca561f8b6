"""8 The market: money for the markets in the player's own province. Only visible markets count, and always the most
valuable ones (R-40, R-42).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from doab.core.bits import BIT
from doab.core.state import Offers
from doab.core.things import Count, Seat
from doab.rajas.made.numbers import PAY, PAY_FLIPPED, SELL
from doab.rajas.rules import payment, placing, tracks
from doab.rajas.table.state import Question, Rajas
from doab.rajas.table.things import (
    ANY_GOOD,
    GOOD,
    MAX_CELLS,
    N_DIE_KINDS,
    N_FACES,
    N_GOODS,
    ONE_KIND_MARKET,
    SPACE,
    SpaceKind,
)

HIGHEST_VALUE: Final = 9  # that a market may have: six bits a value count them all in one number


def best_markets(state: Rajas, seat: i64, good: i64, number: i64) -> i64:
    """R-40, R-42: the value of the `number` most valuable visible markets of a good."""
    by_value: i64 = _markets_by_value(state, seat, good)
    total: i64 = 0
    value: i64
    for value in range(HIGHEST_VALUE, 0, -1):
        if number == 0:
            break
        taken: i64 = min(number, by_value >> (6 * value) & 63)
        total += taken * value
        number -= taken
    return total


def markets_of_good(state: Rajas, seat: i64, good: i64) -> i64:
    by_value: i64 = _markets_by_value(state, seat, good)
    count: i64 = 0
    value: i64
    for value in range(1, HIGHEST_VALUE + 1):
        count += by_value >> (6 * value) & 63
    return count


def _markets_by_value(state: Rajas, seat: i64, good: i64) -> i64:
    """How many visible markets of a good have each value from 1 to 9: six bits a value."""
    counts: i64 = 0
    edition = state.edition
    at: i64
    for at in range(seat * MAX_CELLS, seat * MAX_CELLS + MAX_CELLS):
        if state.tiles[at] > 0:
            tile: i64 = (state.tiles[at] - 1) // 4
            if edition.tile_good[tile * 2] == good:
                counts += BIT[6 * edition.tile_value[tile * 2]]
            if edition.tile_good[tile * 2 + 1] == good:
                counts += BIT[6 * edition.tile_value[tile * 2 + 1]]
    return counts


def mixed_goods(state: Rajas, seat: i64) -> i64:
    """8, R-40: the best market of every good."""
    total: i64 = 0
    good: i64
    for good in range(N_GOODS):
        total += best_markets(state, seat, good, 1)
    return total


def sell_one_kind(state: Rajas, seat: i64, number: i64, from_: str, by: str = "") -> None:
    """16.1 `kind<n>`, R-41: up to `number` markets of one good of the player's choice; the player is asked if there is
    more than one.
    """
    goods: i64 = 0
    only: i64 = 0
    good: i64
    for good in range(N_GOODS):
        if best_markets(state, seat, good, 1) > 0:
            goods += 1
            only = good
    if goods == 1:
        tracks.gain_money(state, seat, best_markets(state, seat, only, number), from_, by)
    elif goods > 1:
        state.push(ChooseGood(seat, number))


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseGood(Question):
    """8, R-41: which good is sold, where the player has a free choice."""

    asks = "goods"
    under = "R-40"

    def __init__(self, seat: Seat, number: Count) -> None:
        super().__init__(seat)
        self.number = number

    def offer(self, state: Rajas, offers: Offers) -> None:
        good: i64
        for good in range(N_GOODS):
            if best_markets(state, self.seat, good, 1) > 0:
                offers.add(SELL + good)
            else:
                offers.forbid(SELL + good, "R-40")

    def answer(self, state: Rajas, action: i64) -> None:
        state.pop()
        good: i64 = action - SELL
        money: i64 = best_markets(state, self.seat, good, self.number)
        tracks.gain_money(state, self.seat, money, GOOD.place(good), "markets")


@mypyc_attr(acyclic=True, free_list_len=1)
class PayAtMarket(Question):
    """8, R-28: the die whose value says how many markets of the good may be sold.

    R-22: turning a die is offered only if it sells more markets.
    """

    asks = "pay"
    under = "R-22"

    def __init__(self, seat: Seat, space: SpaceKind) -> None:
        super().__init__(seat)
        self.space = space  # kind of space

    def _markets(self, state: Rajas) -> i64:
        """How many markets there are to sell, of the good with the most."""
        good: i64 = self.space - ONE_KIND_MARKET
        if good != ANY_GOOD:
            return markets_of_good(state, self.seat, good)
        most: i64 = 0
        for good in range(N_GOODS):
            most = max(most, markets_of_good(state, self.seat, good))
        return most

    def offer(self, state: Rajas, offers: Offers) -> None:
        karma: i64 = state.players[self.seat].karma
        markets: i64 = self._markets(state)
        die: i64
        for die in range(N_DIE_KINDS):
            if payment.holds(state, self.seat, die):
                offers.add(PAY + die)
                face: i64 = die % N_FACES + 1
                if min(N_FACES + 1 - face, markets) <= min(face, markets):
                    offers.forbid(PAY_FLIPPED + die, "R-22")
                elif karma > 0:
                    offers.add(PAY_FLIPPED + die)
                else:
                    offers.forbid(PAY_FLIPPED + die, "6")

    def answer(self, state: Rajas, action: i64) -> None:
        state.pop()
        placing.stand_worker(state, self.seat, self.space)
        payment.pay_die(state, self.seat, action, SPACE[self.space])
        good: i64 = self.space - ONE_KIND_MARKET
        value: i64 = payment.value_of(action)
        if good == ANY_GOOD:
            sell_one_kind(state, self.seat, value, SPACE.place(self.space))
        else:
            money: i64 = best_markets(state, self.seat, good, value)
            tracks.gain_money(state, self.seat, money, SPACE.place(self.space))
