"""What a seat of Pebbles knows, as a row of numbers: for networks and for the environments of `doab.envs`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from doab.core import State
from doab.core.encoding import Encoder, Layout
from pebbles.table import HIGHEST_FACE, KINDS, Pebbles

QUESTIONS: Final = ("turn", "toll", "roll", "draw")


class PebblesEncoder(Encoder):
    """Seats are counted from the one that looks: it is row 0."""

    def __init__(self, seats: int, bag: Sequence[int], hand: int, goal: int, rounds: int) -> None:
        layout, most = Layout(), max(bag)
        self.points = layout.add("points", (seats,), 0, goal - 1 + HIGHEST_FACE, "points of each seat")
        self.sizes = layout.add("hand sizes", (seats,), 0, hand, "pebbles in each hand")
        self.shown = layout.add("shown", (seats,), 0, 1, "1: this hand lies open (P-4)")
        self.hands = layout.add("hands", (seats, KINDS), 0, most, "pebbles of 1 to 4, where the seat can see them")
        self.laid = layout.add("laid", (KINDS,), 0, most, "pebbles of 1 to 4 that were laid")
        self.left = layout.add("bag", (1,), 0, sum(bag), "pebbles in the bag")
        self.round = layout.add("round", (1,), 1, rounds + 1, "the round; one more when the last is over")
        self.question = layout.add("question", (QUESTIONS,), 0, 1, f"1: what is asked: {', '.join(QUESTIONS)}")
        self.asked = layout.add("asked", (seats,), 0, 1, "1: this seat is asked; all 0: chance, or nobody")
        super().__init__(seats, layout)

    def encode(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        table = cast(Pebbles, state)
        for number in range(self.size):
            row[at + number] = 0
        for place in range(self.seats):
            other = (seat + place) % self.seats
            row[at + self.points + place] = i16(table.points[other])
            row[at + self.sizes + place] = i16(len(table.hand(other)))
            row[at + self.shown + place] = i16(table.shown[other])
            if place == 0 or table.shown[other]:
                for kind in range(KINDS):
                    row[at + self.hands + place * KINDS + kind] = i16(table.hands[other * KINDS + kind])
        for kind in range(KINDS):
            row[at + self.laid + kind] = i16(table.laid[kind])
        row[at + self.left] = i16(sum(table.bag))
        row[at + self.round] = i16(table.round)
        if table.top is not None:
            row[at + self.question + QUESTIONS.index(table.top.name())] = 1
            if table.top.seat >= 0:
                row[at + self.asked + (table.top.seat - seat) % self.seats] = 1
