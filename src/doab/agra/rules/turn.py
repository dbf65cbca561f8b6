"""4.0 Rounds and turns: meditation, main action, Statue, order phase, end of turn."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from doab.agra.made.numbers import END_TURN, OPEN_ORDERS, USE
from doab.agra.rules import influence, meditation
from doab.agra.rules.orders import OrderPhase
from doab.agra.rules.placing import MainAction
from doab.agra.rules.window import Window
from doab.agra.table.state import Agra, Task
from doab.agra.table.things import STATUE, USED_STATUE
from doab.core.chance import CHANCE
from doab.core.state import Offers
from doab.core.things import Count, Seat


@mypyc_attr(acyclic=True, free_list_len=1)
class NextTurn(Task):
    """4.0, A-09, A-19, A-140: every round begins with the start player; the game ends after the announced round."""

    asks = "next turn"

    def __init__(self, following: Seat, done: Count) -> None:
        super().__init__(CHANCE)
        self.following = following  # the seat that comes next
        self.done = done  # turns of this round

    def resolve(self, state: Agra) -> None:
        state.pop()
        done: i64 = self.done
        if done == state.seats:
            if state.end_round > 0 and state.round >= state.end_round:
                state.begin(CHANCE, "end")
                if not state.switches.open_rupees:
                    state.reveal()  # the bags are opened and counted
                return
            state.round += 1
            state.begin(CHANCE, "round")
            done = 0
        seat: i64 = self.following
        state.push(NextTurn((seat + 1) % state.seats, done + 1))
        begin_turn(state, seat)


def begin_turn(state: Agra, seat: i64) -> None:
    """4.1, A-50: the parts of a turn lie on the stack in their order; what is still there tells the slot."""
    state.begin(seat, "turn")
    state.push(FinishTurn(seat))
    state.push(EndOfTurn(seat))
    state.push(OrderPhase(seat))
    state.push(AfterAction(seat))
    state.push(MainAction(seat, 0))
    state.push(meditation.Meditation(seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class AfterAction(Window):
    """DP-21, A-111, A-112: after the main action a Statue buys one more; or the order phase is opened."""

    asks = "after action"

    def offer_own(self, state: Agra, offers: Offers) -> None:
        if state.owned(self.seat, STATUE) > 0:
            offers.add(USE)
        offers.add(OPEN_ORDERS)

    def skips_itself(self) -> bool:
        return True

    def answer(self, state: Agra, action: i64) -> None:
        # The Statue has its number among the luxury goods, but can be used only here.
        if action == USE:
            self.answer_own(state, action)
        else:
            super().answer(state, action)

    def answer_own(self, state: Agra, action: i64) -> None:
        state.pop()
        influence.begin_slot(state)
        if action == USE:
            state.lock_good(self.seat, STATUE)
            state.use(self.seat, USED_STATUE)
            state.push(EndStatue(self.seat))
            state.push(MainAction(self.seat, 0))


@mypyc_attr(acyclic=True, free_list_len=1)
class EndStatue(Task):
    """A-50, A-113: the Statue's action is over, and its phase slot with it."""

    asks = "end statue"

    def resolve(self, state: Agra) -> None:
        state.pop()
        influence.begin_slot(state)


@mypyc_attr(acyclic=True, free_list_len=1)
class EndOfTurn(Window):
    """DP-23: the last window of a turn."""

    asks = "end"

    def offer_own(self, state: Agra, offers: Offers) -> None:
        offers.add(END_TURN)

    def skips_itself(self) -> bool:
        return True

    def answer_own(self, state: Agra, action: i64) -> None:
        state.pop()


@mypyc_attr(acyclic=True, free_list_len=1)
class FinishTurn(Task):
    """4.0, A-103, A-104, A-109, A-167, A-172: locked markers come back and used marks are cleared. Workers stay."""

    asks = "finish turn"

    def resolve(self, state: Agra) -> None:
        state.pop()
        finish(state, self.seat)
        if state.switches.favour_reset_any_turn:
            other: i64
            for other in range(state.seats):
                if other != self.seat:
                    finish(state, other)
        for player in state.players:
            player.raised = 0
        state.doubles = 0


def finish(state: Agra, seat: i64) -> None:
    player = state.players[seat]
    player.markers += player.locked
    player.locked = 0
    player.used = 0
