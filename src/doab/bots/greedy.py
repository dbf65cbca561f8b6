"""A bot that looks one move ahead: it tries every way to finish its turn and keeps the one that it likes best.

A move is everything a seat answers in one turn (the worker, the tile, the square, the dice, …). The bot imagines a
table that fits its view and tries the answers on copies of it, to the end of the turn. Where chance would answer it
takes the typical outcome, the one in the middle, and goes on; nobody knows better before the dice have fallen. What it
likes depends on a judgement, which is all that it knows about the game. Turns that are too long to try everything are
searched with a beam (see `beam.py`).
"""

from __future__ import annotations

from typing import Any, Final

from doab.bots.base import BotKind
from doab.bots.beam import best_line, typical
from doab.bots.judgement import JUDGED, Judgement, judgement_for
from doab.bots.plans import Intention
from doab.core import CHANCE, Action, Rules, Source, State

BUDGET: Final = 3000
"""Positions looked at for one move. A move of Rajas needs a few hundred; a province full of road ends needs more."""


class GreedyBot:
    """Plays the move that looks best at the end of its turn."""

    name = "greedy"

    def __init__(self, rules: Rules, seed: int | str, judgement: Judgement | None = None, budget: int = BUDGET) -> None:
        self.sight = rules.sight
        self.judgement = judgement or judgement_for(rules)
        self.budget = budget
        self.source = Source(f"greedy bot {seed}")
        self.seat = 0
        self.plan = Intention()

    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        if len(actions) == 1:
            return actions[0]
        seen: dict[str, Any] = view["state"]
        planned = self.plan.next(seen)
        if planned is None:
            self.seat = int(view["seat"])
            state = self.sight.imagine(seen, self.source)
            self.judgement.begin(state, self.seat)
            line = self._line(state)
            self._remember(state, line)
            planned = line[0]
        return next((action for action in actions if action.index == planned), actions[0])

    # -- the plan

    def _remember(self, state: State, line: list[int]) -> None:
        """Keep the answers after the first one, up to the first draw of chance: what it brings has to be seen first."""
        self.plan.steps = []
        ahead = state.copy()
        for at, answer in enumerate(line):
            if ahead.to_move() != self.seat:
                return
            if at > 0:
                self.plan.steps.append((self.sight.seen(ahead, self.seat), answer))
            ahead.apply(answer)

    # -- looking ahead

    def _line(self, state: State) -> list[int]:
        """The answers of the best way to finish the move."""
        if self.judgement.width:
            return best_line(state, self.seat, self.judgement, self.source, self.judgement.width, self.budget)
        return self._best(state, self.budget)[2]

    def _best(self, state: State, budget: int) -> tuple[float, int, list[int]]:
        """The worth of the best way to finish the turn from here, the positions looked at, and the answers on that way.

        The budget is shared fairly: each answer gets an equal part of what is left, and leaves to the others what it
        does not need. An answer whose part is spent is followed to the end of the turn without looking left or right.
        """
        legal = state.legal()
        left = budget - 1
        best, line, equals = float("-inf"), legal[:1], 0
        for at, answer in enumerate(legal):
            if at > 0 and left <= 0:
                break
            share = left // (len(legal) - at)
            ahead = state.copy()
            ahead.apply(answer)
            worth, spent, rest = self._after(ahead, share)
            left -= spent
            if worth > best:
                best, line, equals = worth, [answer, *rest], 1
            elif worth == best:
                # Each of several equals is kept with the same chance, however many there are.
                equals += 1
                if self.source.below(equals) == 0:
                    line = [answer, *rest]
        return best, budget - left, line

    def _after(self, state: State, budget: int) -> tuple[float, int, list[int]]:
        """The same three after an answer, chance's outcomes included among the answers."""
        passed: list[int] = []
        while not state.is_over() and state.to_move() == CHANCE:
            passed.append(typical(state))
            state.apply(passed[-1])
        if self.judgement.is_done(state, self.seat):
            return self.judgement.judge(state, self.seat), 1, passed
        worth, spent, line = self._best(state, budget)
        return worth, spent, passed + line


GREEDY = BotKind(
    "greedy", "tries every move it can make this turn and plays the one that looks best", GreedyBot, games=JUDGED
)
