"""Appendix III: what the three printed favour actions and the fourteen favour tiles do."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from doab.agra.made.numbers import SELL, SWAP
from doab.agra.rules import delivery, farm, goods, influence, meditation, notables, orders, placing, processing, trader
from doab.agra.table.state import Agra, Question
from doab.agra.table.things import (
    BASIC_GOOD,
    CHANGE_PRICE,
    DELIVER_ONE,
    EXTRA_PROCESSING,
    FAVOUR_ACTION,
    FREE_PEON,
    GIFT_OR_ORDER,
    GOOD_OF_TWO,
    MEDITATION_POINT,
    MOVE_FARMERS,
    N_GOODS,
    N_SPACES,
    PROCESS_ONE,
    RAISE_ONE,
    REFINE_ONE,
    REMOVE_COVER,
    SELL_ONE,
    STAND_ONE,
    SWAP_ONE,
    TRACKER_STEP,
)
from doab.core.state import Offers


def why_not(state: Agra, seat: i64, action: i64) -> str:
    """Why the effect is impossible now; empty if it is possible. What would come to nothing is not offered."""
    player = state.players[seat]
    if action == PROCESS_ONE:
        return "" if processing.can_refine_any(state, seat, 0) else "5.2.4"
    if action == RAISE_ONE:
        return "" if influence.can_raise_any(state, seat) else "A-124"
    if action == STAND_ONE:
        return "" if state.has_lying(seat, 0) else "A-102"
    if action == EXTRA_PROCESSING:
        return "A-162"  # never by itself: it is asked for after another processing
    if action == MEDITATION_POINT:
        return "" if is_meditating(state) else "A-163"
    if action == SELL_ONE:
        return "" if owns_any(state, seat) else "tile 4"
    if action == REMOVE_COVER:
        return "" if player.covers else "A-74"
    if action == DELIVER_ONE:
        return "" if delivery.can_deliver_any(state, seat) else "7.2"
    if action == GIFT_OR_ORDER:
        return "" if orders.can_gift_or_order(state, seat) else "A-165"
    if action == MOVE_FARMERS:
        return "" if farm.can_move_farmer(state, seat) else "A-95"
    if action == CHANGE_PRICE:
        return "" if trader.can_change_price(state) else "A-91"
    if action == SWAP_ONE:
        return "" if can_swap_any(state, seat) else "A-166"
    if action == GOOD_OF_TWO:
        return "" if goods.has_kind_of_value(state, 2, -1) else "A-166"
    if action == TRACKER_STEP:
        return "" if player.tracker < len(state.edition.track) else "A-149"
    if action == REFINE_ONE:
        return "" if processing.can_refine_any(state, seat, 1) else "A-166"
    if action == FREE_PEON:
        return "" if can_use_free_peon(state, seat) else "A-59"
    return ""


def carry_out(state: Agra, seat: i64, action: i64) -> None:
    if action == BASIC_GOOD:
        state.push(goods.TakeGood(seat, 1, -1, 1, 0))
    elif action == PROCESS_ONE:
        state.push(processing.ProcessOne(seat, 0))
    elif action == RAISE_ONE:
        state.push(influence.RaiseOne(seat))
    elif action == STAND_ONE:
        notables.stand_up_to(state, seat, 1)
    elif action == MEDITATION_POINT:
        meditation.generate(state, seat, 1)
    elif action == SELL_ONE:
        state.push(SellOne(seat))
    elif action == REMOVE_COVER:
        farm.remove_cover(state, seat)
    elif action == DELIVER_ONE:
        state.push(delivery.DeliverOne(seat))
    elif action == GIFT_OR_ORDER:
        state.push(orders.GiftOrOrder(seat))
    elif action == MOVE_FARMERS:
        state.push(farm.MoveFarmers(seat))
    elif action == CHANGE_PRICE:
        state.push(trader.ChangePrice(seat))
    elif action == SWAP_ONE:
        state.push(SwapOne(seat))
    elif action == GOOD_OF_TWO:
        state.push(goods.TakeGood(seat, 2, -1, 0, 0))
    elif action == TRACKER_STEP:
        state.advance_tracker(seat)
    elif action == REFINE_ONE:
        state.push(processing.ProcessOne(seat, 1))
    elif action == FREE_PEON:
        # The window of the main action is on top: it asks again, for the Peon only.
        state.pop()
        state.push(placing.MainAction(seat, 1))


def is_meditating(state: Agra) -> bool:
    """A-53, A-163: while the meditation phase is open, also beneath something that it caused."""
    frame = state.top
    while frame is not None:
        if isinstance(frame, meditation.Meditation):
            return True
        frame = frame.below
    return False


def can_use_free_peon(state: Agra, seat: i64) -> bool:
    """A-59, A-113: at the choice of a main action or Statue action, with a worker of one's own on the board."""
    top = state.top
    if not isinstance(top, placing.MainAction) or top.free_peon:
        return False
    return any(state.workers[space] >= 0 and state.workers[space] // 2 == seat for space in range(N_SPACES))


def owns_any(state: Agra, seat: i64) -> bool:
    return any(state.owned(seat, good) > 0 for good in range(N_GOODS))


@mypyc_attr(acyclic=True, free_list_len=1)
class SellOne(Question):
    """Tile 4, A-131: one good for its current value; no pier helps."""

    asks = "pick"

    def offer(self, state: Agra, offers: Offers) -> None:
        good: i64
        for good in range(N_GOODS):
            if state.owned(self.seat, good) > 0:
                offers.add(SELL + good)

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        good: i64 = action - SELL
        state.earn(self.seat, state.value(good), FAVOUR_ACTION[SELL_ONE])
        state.give_up(self.seat, good, 1, "sold")


def can_swap_any(state: Agra, seat: i64) -> bool:
    good: i64
    for good in range(N_GOODS):
        if state.owned(seat, good) > 0 and goods.has_kind_of_value(state, state.value(good), good):
            return True
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class SwapOne(Question):
    """Tile 10, A-166: one good for another of equal current value."""

    asks = "pick"

    def offer(self, state: Agra, offers: Offers) -> None:
        good: i64
        for good in range(N_GOODS):
            if state.owned(self.seat, good) > 0:
                if goods.has_kind_of_value(state, state.value(good), good):
                    offers.add(SWAP + good)
                else:
                    offers.forbid(SWAP + good, "A-166")

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        good: i64 = action - SWAP
        value: i64 = state.value(good)
        state.give_up(self.seat, good, 1, FAVOUR_ACTION[SWAP_ONE])
        state.push(goods.TakeGood(self.seat, value, good, 0, 0))
