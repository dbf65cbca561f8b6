"""Which answers of a game make up a turn: one definition for all code that shows a game turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from doab.core.chance import CHANCE
from doab.core.events import TURN
from doab.core.steps import Step

WORDS: Final = ("turn", "last turn")
"""What the event `turn` is about when it is about a turn, and not about a round, the start player or the end."""


@dataclass(frozen=True)
class Turn:
    """A stretch of answers of the log, counted from 1, and whose turn it was."""

    seat: int
    """`CHANCE`: what comes before the first turn."""
    first: int
    last: int


def turns_of(steps: Sequence[Step]) -> list[Turn]:
    """All answers, cut where a turn begins. What others answer in the middle of a turn belongs to it.

    The rules say where a turn begins: by an event of a seat, in the answer before it. In a game that has no
    such events, a turn begins where another seat than before answers. Steps that were loaded without their events are
    like such a game's.
    """
    begins = _told(steps) or _passed(steps)
    if not steps:
        return []
    if 0 not in begins:
        begins = {0: CHANCE, **begins}
    starts = sorted(begins)
    ends = [*starts[1:], len(steps)]
    return [Turn(begins[start], start + 1, end) for start, end in zip(starts, ends, strict=True)]


def _told(steps: Sequence[Step]) -> dict[int, int]:
    """How many answers were given before each turn → whose it is, by the events."""
    begins: dict[int, int] = {}
    for number, step in enumerate(steps, 1):
        for event in step.events:
            if event.verb == TURN and event.what in WORDS and number < len(steps):
                begins[number] = event.seat
    return begins


def _passed(steps: Sequence[Step]) -> dict[int, int]:
    begins: dict[int, int] = {}
    last = CHANCE
    for number, step in enumerate(steps):
        if step.seat not in (CHANCE, last):
            begins[number] = last = step.seat
    return begins
