"""The table and the questions of Pebbles (see `pebbles`)."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from doab.core import CHANCE, Frame, Offers, State
from doab.core.events import GAIN, PAY, PLACE, REVEAL, SCORE
from doab.core.plain import stack_to_json

KINDS: Final = 4  # pebbles are worth 1, 2, 3 or 4
HIGHEST_FACE: Final = 6
ROLL, SHOW, LAY, TAKE, LEAVE, DIE, DRAW, SIZE = 0, 1, 2, 6, 7, 8, 14, 18


class Pebbles(State):
    """The table: points, hands, who shows, what is in the bag. Tables over seats are flat: `hands[seat × 4 + kind]`."""

    def __init__(self, seats: i64, bag: vec[i64], faces: i64, goal: i64, rounds: i64, quiet: bool) -> None:
        super().__init__(seats)
        self.points: vec[i64] = vec[i64]([0] * seats)
        self.hands: vec[i64] = vec[i64]([0] * (seats * KINDS))
        self.shown: vec[i64] = vec[i64]([0] * seats)
        self.bag: vec[i64] = bag
        self.laid: vec[i64] = vec[i64]([0] * KINDS)
        self.round: i64 = 1
        self.faces, self.goal, self.rounds, self.quiet = faces, goal, rounds, quiet

    def copy(self) -> Pebbles:
        twin = Pebbles(self.seats, self.bag[:], self.faces, self.goal, self.rounds, self.quiet)
        twin.points, twin.hands, twin.shown, twin.laid = self.points[:], self.hands[:], self.shown[:], self.laid[:]
        twin.round, twin.top = self.round, self.top
        return twin

    def offer(self, offers: Offers) -> None:
        cast(Question, self.top).offer(self, offers)

    def answer(self, action: i64) -> None:
        cast(Question, self.top).answer(self, action)

    def resolve(self) -> None:
        cast(Task, self.top).resolve(self)

    def to_json(self) -> dict[str, object]:
        numbers = {name: list(getattr(self, name)) for name in ("points", "hands", "shown", "bag", "laid")}
        single = {name: int(getattr(self, name)) for name in ("seats", "round", "faces", "goal", "rounds")}
        return {**numbers, **single, "quiet": self.quiet, "stack": stack_to_json(self)}

    def hand(self, seat: i64) -> list[int]:
        """The pebbles of a hand, from 1 to 4."""
        return [kind + 1 for kind in range(KINDS) for _ in range(self.hands[seat * KINDS + kind])]

    def score(self, seat: i64, points: i64, source: str) -> None:
        self.points[seat] += points
        self.tell(SCORE, seat, "points", points, by=source)


class Question(Frame):
    def offer(self, state: Pebbles, offers: Offers) -> None:
        raise NotImplementedError

    def answer(self, state: Pebbles, action: i64) -> None:
        raise NotImplementedError


class Task(Frame):
    def is_task(self) -> bool:
        return True

    def resolve(self, state: Pebbles) -> None:
        raise NotImplementedError


class Turn(Question):
    """P-1: roll, lay or show."""

    asks = "turn"
    under = "P-1"

    def offer(self, state: Pebbles, offers: Offers) -> None:
        offers.add(ROLL)
        for kind in range(KINDS):
            if state.hands[self.seat * KINDS + kind]:
                offers.add(LAY + kind)
            else:
                offers.forbid(LAY + kind, "P-3")
        if state.shown[self.seat]:
            offers.forbid(SHOW, "P-4")
        else:
            offers.add(SHOW)

    def answer(self, state: Pebbles, action: i64) -> None:
        state.pop()
        state.push(EndOfTurn(self.seat))
        if action == ROLL:
            state.push(Roll(self.seat))
        elif action == SHOW:
            state.shown[self.seat] = 1
            state.reveal()
            state.tell(REVEAL, self.seat, "hand", len(state.hand(self.seat)))
            state.score(self.seat, len(state.hand(self.seat)), "showing")
        else:
            state.hands[self.seat * KINDS + action - LAY] -= 1
            state.laid[action - LAY] += 1
            state.tell(PLACE, self.seat, "pebble", action - LAY + 1)
            state.score(self.seat, action - LAY + 1, "pebble")
            state.push(Refill(self.seat))
            if not state.quiet:
                state.push(Toll((self.seat + 1) % state.seats, self.seat))


class Toll(Question):
    """P-5: in the middle of a turn the next player is asked."""

    asks = "toll"
    under = "P-5"

    def __init__(self, seat: i64, payer: i64) -> None:
        super().__init__(seat)
        self.payer = payer

    def offer(self, state: Pebbles, offers: Offers) -> None:
        offers.add(TAKE)
        offers.add(LEAVE)

    def answer(self, state: Pebbles, action: i64) -> None:
        state.pop()
        if action == TAKE:
            state.points[self.payer] -= 1
            state.tell(PAY, self.payer, "points", 1, by="toll")
            state.score(self.seat, 1, "toll")


class Roll(Question):
    """P-2: the die."""

    asks = "roll"
    under = "P-2"

    def __init__(self, roller: i64) -> None:
        super().__init__(CHANCE)
        self.roller = roller

    def offer(self, state: Pebbles, offers: Offers) -> None:
        for face in range(state.faces):
            offers.add_chance(DIE + face, 1)

    def answer(self, state: Pebbles, action: i64) -> None:
        state.pop()
        state.score(self.roller, action - DIE + 1, "die")


class Refill(Task):
    """P-3: a new pebble, if any is left. The bag has no order: what comes out is decided when it is drawn."""

    asks = "refill"

    def resolve(self, state: Pebbles) -> None:
        state.pop()
        if sum(state.bag):
            state.push(DrawPebble(self.seat))


class DrawPebble(Question):
    """P-3: only the receiver sees what was drawn."""

    asks = "draw"
    under = "P-3"

    def __init__(self, receiver: i64) -> None:
        super().__init__(CHANCE)
        self.receiver = receiver

    def audience(self) -> i64:
        return self.receiver

    def offer(self, state: Pebbles, offers: Offers) -> None:
        for kind in range(KINDS):
            if state.bag[kind]:
                offers.add_chance(DRAW + kind, state.bag[kind])

    def answer(self, state: Pebbles, action: i64) -> None:
        state.pop()
        state.bag[action - DRAW] -= 1
        state.hands[self.receiver * KINDS + action - DRAW] += 1
        state.tell(GAIN, self.receiver, "pebble")


class EndOfTurn(Task):
    """P-6: the end of the game, or the next player."""

    asks = "end of turn"

    def resolve(self, state: Pebbles) -> None:
        state.pop()
        following: i64 = (self.seat + 1) % state.seats
        if following == 0:
            state.round += 1
        if max(state.points) < state.goal and state.round <= state.rounds:
            state.push(Turn(following))
