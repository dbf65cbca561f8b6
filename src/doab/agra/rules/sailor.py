"""6.2.2.1 The Sailor: free and paid deliveries to notables, double deliveries, one guild order (A-75 … A-87)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from doab.agra.made.numbers import DELIVER, DELIVER_TWICE, END_SAILING, ENOUGH, ORDER, PAY
from doab.agra.rules import delivery, influence, orders
from doab.agra.rules.window import Window
from doab.agra.table.state import NOBODY, Agra, Question, Task
from doab.agra.table.things import (
    JAGIRDAR,
    MAX_SLOTS,
    N_GOODS,
    N_GUILDS,
    N_NOTABLES,
    PORTUGUESE_TRADER,
    SAILOR,
    SPACE,
    Good,
    NotableSet,
)
from doab.core.bits import BIT
from doab.core.state import Offers
from doab.core.things import Count, Flag, Seat

PORTUGUESE_LIMIT: Final = 4


def begin_sailing(state: Agra, seat: i64) -> None:
    """A-78: one delivery is free, a second one with the Jagirdar."""
    state.sailing = 1
    state.free_left = 2 if state.players[seat].has(JAGIRDAR) else 1
    state.paid_left = 0
    state.push(Sailor(seat, 0, 0, 0))


@mypyc_attr(acyclic=True, free_list_len=1)
class Sailor(Window):
    """6.2.2.1, A-21: pay once, deliver to notables (not to Akbar), fulfil one order, in any order, until it is ended.

    A-81, A-174: an order brings its reward and its step at once; the steps for notables come when the sailing ends.
    """

    asks = "sailor"
    picks = "pay"

    def __init__(self, seat: Seat, served: NotableSet, paid: Flag, ordered: Flag) -> None:
        super().__init__(seat)
        self.served = served  # bit set of notables served in this action
        self.paid = paid  # 1: a good has been paid (A-76: once)
        self.ordered = ordered  # 1: the guild order has been fulfilled (A-75: once)

    def offer_own(self, state: Agra, offers: Offers) -> None:
        good: i64
        for good in range(N_GOODS):
            if self.paid:
                offers.forbid(PAY + good, "A-76")
            elif state.owned(self.seat, good) > 0:
                # A payment with the Portuguese Trader is worth at most 4 in all: no single good exceeds that.
                offers.add(PAY + good)
        left: i64 = state.free_left + state.paid_left
        slot: i64
        for slot in range(N_NOTABLES * MAX_SLOTS):
            if delivery.can_deliver(state, self.seat, slot):
                if left >= 1:
                    offers.add(DELIVER + slot)
                else:
                    offers.forbid(DELIVER + slot, "A-78")
                self._offer_double(state, slot, left, offers)
            elif offers.explaining and state.edition.wants[slot] >= 0:
                offers.forbid(DELIVER + slot, delivery.why_not_deliver(state, slot))
        guild: i64
        for guild in range(N_GUILDS):
            why = "A-75" if self.ordered else orders.why_not_order(state, self.seat, guild)
            if why == "" and left < 2:
                why = "A-80"
            if why == "":
                offers.add(ORDER + guild)
            else:
                offers.forbid(ORDER + guild, why)
        offers.add(END_SAILING)

    def _offer_double(self, state: Agra, slot: i64, left: i64, offers: Offers) -> None:
        """7.3, A-83, A-84: two goods of the kind and two deliveries."""
        most: i64 = state.switches.max_doubles_per_turn
        if state.owned(self.seat, state.edition.wants[slot]) < 2 or left < 2:
            offers.forbid(DELIVER_TWICE + slot, "7.3")
        elif most > 0 and state.doubles >= most:
            offers.forbid(DELIVER_TWICE + slot, "A-83")
        else:
            offers.add(DELIVER_TWICE + slot)

    def skips_itself(self) -> bool:
        return True

    def answer_own(self, state: Agra, action: i64) -> None:
        state.pop()
        if action == END_SAILING:
            state.push(EndSailing(self.seat))
            state.push(influence.StepsForServed(self.seat, self.served))
        elif PAY <= action < PAY + N_GOODS:
            state.push(Sailor(self.seat, self.served, 1, self.ordered))
            self._pay(state, action - PAY)
        elif ORDER <= action < ORDER + N_GUILDS:
            use_deliveries(state, 2)
            state.push(Sailor(self.seat, self.served, self.paid, 1))
            orders.fulfil_order(state, self.seat, action - ORDER)
        else:
            twice = action >= DELIVER_TWICE
            slot: i64 = action - DELIVER_TWICE if twice else action - DELIVER
            use_deliveries(state, 2 if twice else 1)
            state.push(Sailor(self.seat, self.served | BIT[slot // MAX_SLOTS], self.paid, self.ordered))
            delivery.deliver(state, self.seat, slot, twice)

    def _pay(self, state: Agra, good: i64) -> None:
        """A-76, A-77: the value is read now and then fixed: that many more deliveries. The payment is none."""
        value: i64 = state.value(good)
        state.give_up(self.seat, good, 1, SPACE[SAILOR])
        state.paid_left += value
        offer_portuguese(state, self.seat, good, value)


def use_deliveries(state: Agra, number: i64) -> None:
    """A-78: free deliveries are used first."""
    free: i64 = min(number, state.free_left)
    state.free_left -= free
    state.paid_left -= number - free


def offer_portuguese(state: Agra, seat: i64, lowest: i64, total: i64) -> None:
    """A-146: the Portuguese Trader lets the payment consist of several goods, worth at most 4 together."""
    if not state.players[seat].has(PORTUGUESE_TRADER):
        return
    good: i64
    for good in range(lowest, N_GOODS):
        if state.owned(seat, good) > 0 and total + state.value(good) <= PORTUGUESE_LIMIT:
            state.push(PayMore(seat, lowest, total))
            return


@mypyc_attr(acyclic=True, free_list_len=1)
class PayMore(Question):
    """A-146: the next good of a Portuguese payment in board order, or stop."""

    asks = "portuguese"
    under = "A-146"
    picks = "pay"
    stops = "enough"

    def __init__(self, seat: Seat, lowest: Good, total: Count) -> None:
        super().__init__(seat)
        self.lowest = lowest
        self.total = total

    def offer(self, state: Agra, offers: Offers) -> None:
        good: i64
        for good in range(self.lowest, N_GOODS):
            if state.owned(self.seat, good) > 0:
                if self.total + state.value(good) <= PORTUGUESE_LIMIT:
                    offers.add(PAY + good)
                else:
                    offers.forbid(PAY + good, "A-146")
        offers.add(ENOUGH)

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        if action == ENOUGH:
            return
        good: i64 = action - PAY
        value: i64 = state.value(good)
        state.give_up(self.seat, good, 1, SPACE[SAILOR])
        state.paid_left += value
        offer_portuguese(state, self.seat, good, self.total + value)


@mypyc_attr(acyclic=True, free_list_len=1)
class EndSailing(Task):
    """A-78, A-79, A-148: rupees for paid deliveries that were not used; then another player's Jagirdar."""

    asks = "end sailing"

    def resolve(self, state: Agra) -> None:
        state.pop()
        state.earn(self.seat, state.paid_left, SPACE.place(SAILOR), "unused deliveries")
        state.sailing = 0
        state.free_left = 0
        state.paid_left = 0
        reacting: i64 = state.winner_of(JAGIRDAR)
        if reacting != NOBODY and reacting != self.seat and delivery.can_deliver_any(state, reacting):
            state.push(delivery.JagirdarDelivery(reacting, self.seat))
