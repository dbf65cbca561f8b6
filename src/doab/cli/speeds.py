"""Whole random games in the ways in which an engine is used, for `doab bench` and the benchmark beside others."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from doab.core import Game, Rules, Source, State
from doab.core import state as core_state
from doab.core.playouts import Playout, play_on, settle


def is_compiled() -> bool:
    """A compiled module is a shared library; the source file beside it is not what runs."""
    return not str(core_state.__file__).endswith(".py")


class RandomGames:
    """A game with its players and options settled, to be played over and over."""

    def __init__(self, rules: Rules, names: Sequence[str], options: Mapping[str, object], seed: str) -> None:
        self.rules = rules
        self.names = list(names)
        self.options = rules.settle(names, options)
        self.seed = seed

    def play_inside(self, number: int) -> Playout:
        """On the bare state, without leaving the engine."""
        return play_on(self.start(), Source(f"{self.seed}/{number}"), self.rules.longest)

    def step(self, number: int) -> Playout:
        """On the bare state, every answer chosen and given by interpreted Python."""
        return step_on(self.start(), f"{self.seed}/{number}", self.rules.longest)

    def play(self, number: int) -> Game:
        """As at a table: answers checked, events, log, undo."""
        game = Game.new(self.rules, self.names, self.options, f"{self.seed}/{number}")
        game.play_random(f"{self.seed}/{number}")
        return game

    def at(self, part: float, number: int = 0) -> State:
        """A position of a random game after this part of its answers: 0.5 is the middle, where hands are half full."""
        state, source = self.start(), f"{self.seed}/{number}"
        step_on(state, source, int(int(self.step(number).moves) * part))
        return state

    def start(self) -> State:
        return self.rules.start(len(self.names), self.options)


def step_on(state: State, seed: str, limit: int) -> Playout:
    """What `play_on` does, but players answer from Python: until the game is over, or they gave `limit` answers."""
    played, source, draw = Playout(), Source(seed), random.Random(seed).random
    moves, draws = 0, settle(state, source)
    while state.top is not None and moves < limit:
        legal = state.legal()
        state.apply(legal[int(draw() * len(legal))])
        draws += settle(state, source)
        moves += 1
    played.moves, played.draws = moves, draws
    return played
