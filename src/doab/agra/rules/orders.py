"""6.3 The order phase: a gift to Akbar, or a guild order."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from doab.agra.made.numbers import GIFT, ORDER, SKIP_ORDERS
from doab.agra.rules import delivery, influence, notables
from doab.agra.rules.window import Window
from doab.agra.table.state import NOBODY, Agra, Question
from doab.agra.table.things import BELOW_COLUMN, N_GOODS, N_GUILDS, N_ROWS_OF_ORDERS, ORDERS
from doab.agra.table.things import ORDER as ORDER_PLACE
from doab.core.events import MOVE, PLACE
from doab.core.state import Offers

# -- Akbar (6.3.1)


def why_not_gift(state: Agra, seat: i64, good: i64) -> str:
    """A-18, A-115: every bowl takes its good once, whoever brings it."""
    bowl: i64 = state.edition.bowl_of[good]
    if bowl < 0:
        return "A-18"
    if state.bowls[bowl] != NOBODY:
        return "A-115"
    return "" if state.owned(seat, good) > 0 else "6.3.1"


# -- guild orders (6.3.2)


def markers_in(state: Agra, guild: i64) -> i64:
    """A-116: all markers of a column, neutral ones included."""
    count: i64 = 0
    row: i64
    for row in range(N_ROWS_OF_ORDERS):
        if state.orders[guild * N_ROWS_OF_ORDERS + row] != NOBODY:
            count += 1
    return count


def why_not_order(state: Agra, seat: i64, guild: i64) -> str:
    """6.3.2, A-116, A-121: one influence step, room below the limit, and both goods of the marked order."""
    row: i64 = state.marked[guild]
    if row == BELOW_COLUMN:
        return "A-120"
    if state.step(seat, guild) < 1:
        return "A-121"
    if markers_in(state, guild) >= state.limit:
        return "A-116"
    order: i64 = (guild * N_ROWS_OF_ORDERS + row) * 2
    first: i64 = state.edition.order_goods[order]
    second: i64 = state.edition.order_goods[order + 1]
    if state.owned(seat, first) < 1 or state.owned(seat, second) < (2 if first == second else 1):
        return "6.3.2"
    return ""


def fulfil_order(state: Agra, seat: i64, guild: i64) -> None:
    """6.3.2, A-118 … A-122, A-138: both goods leave, one marker stays on the order, the guild marker moves on.

    Then the reward: in full for the leader, one less and a step for anybody else.
    """
    row: i64 = state.marked[guild]
    order: i64 = guild * N_ROWS_OF_ORDERS + row
    first: i64 = state.edition.order_goods[order * 2]
    second: i64 = state.edition.order_goods[order * 2 + 1]
    state.give_up(seat, first, 1, "order")
    state.give_up(seat, second, 1, "order")
    state.players[seat].markers -= 1
    state.cover_order(order, seat)
    if state.log is not None:
        state.tell(PLACE, seat, "marker", 1, "markers", ORDER_PLACE.place(order))
    state.mark_order(guild, next_order(state, guild, row))
    if state.log is not None:
        after: i64 = state.marked[guild]
        to = ORDERS.place(guild) if after == BELOW_COLUMN else ORDER_PLACE.place(guild * N_ROWS_OF_ORDERS + after)
        state.tell(MOVE, -1, "order marker", 1, ORDER_PLACE.place(order), to)
    if state.marked[guild] == BELOW_COLUMN:
        influence.set_off_end(state)
    delivery.pay_delivery_bonus(state, seat, first)
    delivery.pay_delivery_bonus(state, seat, second)
    leads = is_leading(state, seat, guild)
    state.earn(seat, reward_of(state, seat, guild), ORDER_PLACE.place(order), "order")
    if not leads:
        influence.raise_influence(state, seat, guild)


def reward_of(state: Agra, seat: i64, guild: i64) -> i64:
    """A-118: what is printed at the step; one less for whoever does not lead."""
    reward: i64 = state.edition.order_reward[state.step(seat, guild)]
    return reward if is_leading(state, seat, guild) else max(0, reward - 1)


def next_order(state: Agra, guild: i64, row: i64) -> i64:
    """A-117, A-120: down to the next free order, wrapping round; below the column when all six are covered."""
    step: i64
    for step in range(1, N_ROWS_OF_ORDERS + 1):
        after: i64 = (row + step) % N_ROWS_OF_ORDERS
        if state.orders[guild * N_ROWS_OF_ORDERS + after] == NOBODY:
            return after
    return BELOW_COLUMN


def is_leading(state: Agra, seat: i64, guild: i64) -> bool:
    """A-118, A-119: nobody stands higher."""
    return all(state.step(other, guild) <= state.step(seat, guild) for other in range(state.seats))


def offer_gifts_and_orders(state: Agra, seat: i64, offers: Offers) -> None:
    good: i64
    for good in range(N_GOODS):
        if state.owned(seat, good) > 0 or offers.explaining:
            why = why_not_gift(state, seat, good)
            if why == "":
                offers.add(GIFT + good)
            else:
                offers.forbid(GIFT + good, why)
    guild: i64
    for guild in range(N_GUILDS):
        why = why_not_order(state, seat, guild)
        if why == "":
            offers.add(ORDER + guild)
        else:
            offers.forbid(ORDER + guild, why)


def carry_out(state: Agra, seat: i64, action: i64) -> None:
    if GIFT <= action < GIFT + N_GOODS:
        good: i64 = action - GIFT
        notables.give_to_bowl(state, seat, good, state.edition.bowl_of[good])
    else:
        fulfil_order(state, seat, action - ORDER)


@mypyc_attr(acyclic=True, free_list_len=1)
class GiftOrOrder(Question):
    """Tile 7, A-123, A-165: one gift or one order, besides the order phase and a Sailor's order."""

    asks = "gift"

    def offer(self, state: Agra, offers: Offers) -> None:
        offer_gifts_and_orders(state, self.seat, offers)

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        carry_out(state, self.seat, action)


def can_gift_or_order(state: Agra, seat: i64) -> bool:
    offers = Offers()
    offer_gifts_and_orders(state, seat, offers)
    return offers.count > 0


@mypyc_attr(acyclic=True, free_list_len=1)
class OrderPhase(Window):
    """6.3, A-22: the third phase of a turn: one gift, or one order, or nothing."""

    asks = "orders"

    def offer_own(self, state: Agra, offers: Offers) -> None:
        offer_gifts_and_orders(state, self.seat, offers)
        offers.add(SKIP_ORDERS)

    def skips_itself(self) -> bool:
        return True

    def answer_own(self, state: Agra, action: i64) -> None:
        state.pop()
        if action != SKIP_ORDERS:
            carry_out(state, self.seat, action)
