"""6.1 The meditation phase: workers lie down for points, and points are spent on the circle."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from doab.agra.made.numbers import DELIVER, END_MEDITATION, FARMER, LAY, LAY_COOK, PROCESS, TRADE, UNCOVER
from doab.agra.rules import delivery, farm, goods, influence, processing
from doab.agra.rules.window import Window
from doab.agra.table.state import Agra
from doab.agra.table.things import (
    COOK,
    MUEZZIN,
    N_BASIC,
    N_GOODS,
    N_SLOTS,
    N_SPACES,
    N_SQUARES,
    NOTABLE,
    OUTER_ACTION,
)
from doab.agra.table.things import COVER as OUTER_COVER
from doab.agra.table.things import DELIVER as OUTER_DELIVER
from doab.agra.table.things import PROCESS as OUTER_PROCESS
from doab.agra.table.things import TRADE as OUTER_TRADE
from doab.core.events import GAIN, MOVE, PAY
from doab.core.state import Offers

DELIVERY_COST: Final = 3
COVER_COST: Final = 2
FARMER_COST: Final = 1


def generate(state: Agra, seat: i64, points: i64) -> None:
    """6.1.1, A-155: points; the Muezzin adds one, the first time in a phase that he can (A-136)."""
    if points > 0 and not state.generated and state.players[seat].has(MUEZZIN):
        state.generated = 1
        points += 1
    state.points += points
    state.tell(GAIN, seat, "meditation points", points, to="meditation")


def worth_of_next(state: Agra, seat: i64) -> i64:
    """A-46: the k-th worker brings what is printed k − 1 spaces before the tracker, but no further back than the first
    space."""
    index: i64 = max(1, state.players[seat].tracker - state.laid)
    return state.edition.track[index - 1]


@mypyc_attr(acyclic=True, free_list_len=1)
class Meditation(Window):
    """6.1, A-41 … A-53: workers lie down, then points are spent; the first meditation action ends the laying (A-42)."""

    asks = "meditation"
    under = "4.0"
    picks = "lay"

    # -- what may be answered

    def offer_own(self, state: Agra, offers: Offers) -> None:
        self._offer_workers(state, offers)
        if state.points > 0 or offers.explaining:  # everything on the circle costs points
            self._offer_trades(state, offers)
            self._offer_deliveries(state, offers)
            self._offer_processing(state, offers)
            self._offer_farm(state, offers)
        offers.add(END_MEDITATION)

    def _offer_workers(self, state: Agra, offers: Offers) -> None:
        """A-42 … A-45, A-147: standing workers in board order; Cook workers go back to the supply."""
        closed = state.spending and not state.switches.meditation_interleave
        workers = state.workers
        standing: i64 = self.seat * 2 + 1
        space: i64
        for space in range(N_SPACES):
            if workers[space] == standing:
                if closed:
                    offers.forbid(LAY + space, "A-42")
                elif space < state.lay_from:
                    offers.forbid(LAY + space, "A-44")
                else:
                    offers.add(LAY + space)
            elif offers.explaining:
                offers.forbid(LAY + space, "A-45")
        if state.players[self.seat].cook > 0:
            if closed:
                offers.forbid(LAY_COOK, "A-42")
            else:
                offers.add(LAY_COOK)

    def _offer_trades(self, state: Agra, offers: Offers) -> None:
        """A-48: a good for another kind of the same value, at the cost of that value."""
        good: i64
        for good in range(N_GOODS):
            if state.owned(self.seat, good) > 0:
                value: i64 = state.value(good)
                if state.blocked == OUTER_TRADE:
                    offers.forbid(TRADE + good, "A-52")
                elif state.points < value or not goods.has_kind_of_value(state, value, good):
                    offers.forbid(TRADE + good, "A-48")
                else:
                    offers.add(TRADE + good)

    def _offer_deliveries(self, state: Agra, offers: Offers) -> None:
        """6.1.2: one good to one notable for three points; no doubles."""
        if state.blocked == OUTER_DELIVER or state.points < DELIVERY_COST:
            if offers.explaining:
                slot: i64
                for slot in range(N_SLOTS):
                    offers.forbid(DELIVER + slot, "A-52" if state.blocked == OUTER_DELIVER else "6.1.2")
        else:
            delivery.offer_deliveries(state, self.seat, offers)

    def _offer_processing(self, state: Agra, offers: Offers) -> None:
        """A-49: one good along an arrow, at the cost of the value it becomes."""
        target: i64
        for target in range(N_BASIC, N_GOODS):
            if processing.can_process(state, self.seat, target):
                if state.blocked == OUTER_PROCESS:
                    offers.forbid(PROCESS + target, "A-52")
                elif state.points < state.value(target):
                    offers.forbid(PROCESS + target, "A-49")
                else:
                    offers.add(PROCESS + target)

    def _offer_farm(self, state: Agra, offers: Offers) -> None:
        """6.1.2: a cover for two points; a farmer one square for one point, never blocked."""
        if state.blocked == OUTER_COVER:
            if offers.explaining:
                farm.forbid_covers("A-52", offers)
        elif state.points >= COVER_COST:
            farm.offer_covers(state, self.seat, offers)
        if state.points >= FARMER_COST:
            farm.offer_farmers(state, self.seat, 0, -1, offers)

    def skips_itself(self) -> bool:
        return True

    # -- what an answer does

    def answer_own(self, state: Agra, action: i64) -> None:
        seat: i64 = self.seat
        if action == END_MEDITATION:
            end_meditation(state)
        elif LAY <= action < LAY + N_SPACES:
            points: i64 = worth_of_next(state, seat)
            state.turn_worker(action - LAY, 0)
            state.lay_from = action - LAY + 1
            state.laid += 1
            generate(state, seat, points)
        elif action == LAY_COOK:
            points = worth_of_next(state, seat)
            state.players[seat].cook -= 1
            state.players[seat].workers += 1
            state.tell(MOVE, seat, "worker", 1, NOTABLE.place(COOK), "workers")
            state.laid += 1
            generate(state, seat, points)
        else:
            state.spending = 1
            state.lay_from = 0  # A-44, version 1
            self._spend(state, seat, action)

    def _spend(self, state: Agra, seat: i64, action: i64) -> None:
        if TRADE <= action < TRADE + N_GOODS:
            good: i64 = action - TRADE
            value: i64 = state.value(good)
            pay_points(state, seat, value, OUTER_TRADE)
            state.give_up(seat, good, 1, "meditation")
            state.push(goods.TakeGood(seat, value, good, 0, 1))
        elif DELIVER <= action < DELIVER + N_SLOTS:
            pay_points(state, seat, DELIVERY_COST, OUTER_DELIVER)
            delivery.deliver_one(state, seat, action - DELIVER)
        elif PROCESS <= action < PROCESS + N_GOODS:
            target: i64 = action - PROCESS
            pay_points(state, seat, state.value(target), OUTER_PROCESS)
            processing.process(state, seat, target, 1)
            processing.offer_extra(state, seat, target)
        elif UNCOVER <= action < UNCOVER + N_SQUARES:
            pay_points(state, seat, COVER_COST, OUTER_COVER)
            state.uncover(seat, action - UNCOVER, "meditation")
        else:
            pay_points(state, seat, FARMER_COST, -1)
            state.move_farmer(seat, action - FARMER, "meditation")


def pay_points(state: Agra, seat: i64, points: i64, outer: i64) -> None:
    """A-51: the last outer action of the phase is where the meditation marker will go; farmers do not matter."""
    state.points -= points
    state.tell(PAY, seat, "meditation points", points, "meditation")
    if outer >= 0:
        state.outer = outer


def end_meditation(state: Agra) -> None:
    """6.1.3, A-41, A-51, A-52: unused points vanish, and the marker blocks the last outer action for everybody."""
    state.pop()
    if state.outer >= 0:
        if state.log is not None:
            before, now = OUTER_ACTION.place(state.blocked), OUTER_ACTION.place(state.outer)
            state.tell(MOVE, -1, "meditation marker", 1, before, now)
        state.blocked = state.outer
    forget_meditation(state)
    influence.begin_slot(state)


def forget_meditation(state: Agra) -> None:
    state.points = 0
    state.laid = 0
    state.lay_from = 0
    state.generated = 0
    state.spending = 0
    state.outer = -1
