"""Looking for the best way to finish a long turn: of every kind of position the few best are followed, step by step.

Where a turn has many questions, and most of them may be answered in any order, trying everything is hopeless. A beam
keeps a handful of positions, lets each of them be answered in every way, and keeps the best again. So that a payment
(which looks like a loss until the goods come) is not dropped for a quick gain, positions compete only with those that
have the same open question; and the same position reached by another way is followed once.
"""

from __future__ import annotations

import time
from typing import Final

from doab.bots.judgement import Judgement
from doab.core import CHANCE, Source, State

WIDTH: Final = 24
"""Positions that are followed from one step to the next."""
BUDGET: Final = 4000
"""Positions looked at for one move; when they are spent, only the best way so far is followed to its end."""
NEVER: Final = float("inf")
"""When the time for a move is over."""


class Way:
    """A position on the way to the end of a turn: how good it looks, and the answers that led to it."""

    def __init__(self, worth: float, state: State, line: tuple[int, ...]) -> None:
        self.worth = worth
        self.state = state
        self.line = line

    def kind(self, judgement: Judgement) -> tuple[object, ...]:
        """What is asked there; positions with the same question are compared with each other."""
        top = self.state.top
        assert top is not None, "a finished game is not followed"
        return (top.name(), *judgement.known(top))


def best_line(
    state: State, seat: int, judgement: Judgement, source: Source, width: int = WIDTH, budget: int = BUDGET
) -> list[int]:
    """The answers of the best way to finish the move, everybody's included."""
    best, line, equals = float("-inf"), tuple(state.legal()[:1]), 0
    for way in finished_ways(state, seat, judgement, width, budget):
        if way.worth > best:
            best, line, equals = way.worth, way.line, 1
        elif way.worth == best:
            # Each of several equals is kept with the same chance, however many there are.
            equals += 1
            if source.below(equals) == 0:
                line = way.line
    return list(line)


def finished_ways(
    state: State, seat: int, judgement: Judgement, width: int = WIDTH, budget: int = BUDGET, until: float = NEVER
) -> list[Way]:
    """All ways to finish the move that the beam comes to, in the order in which it does.

    `until` is a time of `perf_counter`: what it does to slow machines, the budget does to all of them.
    """
    ways = [Way(0.0, state, ())]
    finished: list[Way] = []
    spent = 0
    while ways:
        steps: list[Way] = []
        for way in ways:
            for answer in way.state.legal():
                ahead = way.state.copy()
                ahead.apply(answer)
                step = _until_asked(ahead, (*way.line, answer), seat, judgement)
                spent += 1
                if judgement.is_done(step.state, seat):
                    finished.append(step)
                else:
                    steps.append(step)
        ways = _kept(steps, judgement, width if spent < budget and time.perf_counter() < until else 1)
    return finished


def _until_asked(state: State, line: tuple[int, ...], seat: int, judgement: Judgement) -> Way:
    """Chance brings the typical outcome, and others give the first answer that they may, until the seat is asked."""
    while not judgement.is_done(state, seat) and state.to_move() != seat:
        answer = typical(state) if state.to_move() == CHANCE else state.legal()[0]
        line = (*line, answer)
        state.apply(answer)
    return Way(judgement.judge(state, seat), state, line)


def _kept(steps: list[Way], judgement: Judgement, width: int) -> list[Way]:
    """The best of each kind of position, then the second best of each, and so on, until there are enough."""
    kinds: dict[tuple[object, ...], dict[float, Way]] = {}
    for step in steps:
        # The same question and exactly the same worth: the same position, reached by answers in another order.
        kinds.setdefault(step.kind(judgement), {}).setdefault(step.worth, step)
    ranked: list[tuple[int, float, Way]] = []
    for kind in kinds.values():
        for rank, worth in enumerate(sorted(kind, reverse=True)[:width]):
            ranked.append((rank, -worth, kind[worth]))
    ranked.sort(key=lambda entry: entry[:2])
    return [way for _, _, way in ranked[:width]]


def typical(state: State) -> int:
    """The outcome in the middle of what chance may bring: half of the weight lies before it."""
    offers = state.offers()
    half = sum(offers.weights) // 2
    for action, weight in zip(offers.actions, offers.weights, strict=True):
        if half < weight:
            return int(action)
        half -= weight
    return int(offers.actions[-1])
