"""The plans of a seat: ways to finish its move, the best of them by the game's judgement.

A plan is all that the seat answers until its move is over. Where chance answers on the way, the typical outcome is
assumed; a bot that follows a plan looks again when the dice have been rolled.
"""

from __future__ import annotations

from typing import Any, Final

from doab.bots.beam import NEVER, Way, finished_ways, typical
from doab.bots.judgement import Judgement
from doab.core import CHANCE, State

BRIEFLY: Final = 60
"""Positions looked at for an answer that nobody would give."""


class Intention:
    """What is left of a plan: what should be seen, and the answer to give then."""

    def __init__(self) -> None:
        self.steps: list[tuple[dict[str, Any], int]] = []

    def next(self, seen: dict[str, Any]) -> int | None:
        """The next answer if what is seen is what should be; what was settled without us is skipped."""
        for at, (expected, answer) in enumerate(self.steps):
            if expected == seen:
                self.steps = self.steps[at + 1 :]
                return answer
        self.steps = []
        return None


def best_ways(
    state: State, seat: int, judgement: Judgement, budget: int, most: int, width: int = 0, until: float = NEVER
) -> list[Way]:
    """The best ways to finish the move, the best first; of several with the same worth only the first one found.

    Of every first answer to which a way was found there is at least one, so that it can be compared with the others.
    `width` is that of the beam, where the game needs one, if not the judgement's own; it gets narrow when its time is
    over. Where everything is tried the budget alone is quick enough.
    """
    judgement.begin(state, seat)
    if judgement.width:
        found = finished_ways(state, seat, judgement, width or judgement.width, budget, until)
    else:
        found = every_way(state, seat, judgement, budget)
    found.sort(key=lambda way: -way.worth)
    kept: list[Way] = []
    rest: list[Way] = []
    last = 0.0
    firsts: set[int] = set()
    for way in found:
        if kept and way.worth == last and way.line[0] in firsts:
            continue
        if len(kept) < most:
            kept.append(way)
            last = way.worth
            firsts.add(way.line[0])
        elif way.line[0] not in firsts:
            firsts.add(way.line[0])
            rest.append(way)
    return kept + rest


def way_after(state: State, seat: int, judgement: Judgement, answer: int) -> Way:
    """A good way that begins with an answer, found with little thought."""
    ahead = state.copy()
    ahead.apply(answer)
    line: tuple[int, ...] = (answer,)
    while not ahead.is_over() and ahead.to_move() == CHANCE:
        outcome = typical(ahead)
        line = (*line, outcome)
        ahead.apply(outcome)
    if judgement.is_done(ahead, seat) or ahead.to_move() != seat:
        return Way(judgement.judge(ahead, seat), ahead, line)
    if judgement.width:
        ways = finished_ways(ahead, seat, judgement, 2, BRIEFLY)
    else:
        ways = every_way(ahead, seat, judgement, BRIEFLY)
    best = max(ways, key=lambda way: way.worth)
    return Way(best.worth, best.state, line + best.line)


def every_way(state: State, seat: int, judgement: Judgement, budget: int) -> list[Way]:
    """All ways to finish the move, as far as the budget goes.

    It is shared fairly: each answer gets an equal part of what is left, and leaves to the others what it does not need.
    An answer whose part is spent is followed to the end of the move without looking left or right.
    """
    found: list[Way] = []
    _follow(state, (), seat, judgement, budget, found)
    return found


def _follow(state: State, line: tuple[int, ...], seat: int, judgement: Judgement, budget: int, found: list[Way]) -> int:
    """Collect the ways from here; gives how many positions were looked at."""
    legal = state.legal()
    left = budget - 1
    for at, answer in enumerate(legal):
        if at > 0 and left <= 0:
            break
        share = left // (len(legal) - at)
        ahead = state.copy()
        ahead.apply(answer)
        way = (*line, answer)
        while not ahead.is_over() and ahead.to_move() == CHANCE:
            outcome = typical(ahead)
            way = (*way, outcome)
            ahead.apply(outcome)
        if judgement.is_done(ahead, seat):
            found.append(Way(judgement.judge(ahead, seat), ahead, way))
            left -= 1
        else:
            left -= _follow(ahead, way, seat, judgement, share, found)
    return budget - left
