"""RLCard: card games in Python, stepped as environments with observations; chance is inside a step."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import rlcard

from benchmarks.measuring import Played, Title, chooser

GAMES = {"mahjong": 4, "doudizhu": 3, "uno": 2}


def titles() -> list[Title]:
    return [title(name, players) for name, players in GAMES.items()]


def title(name: str, players: int) -> Title:
    environment = rlcard.make(name, config={"seed": 1})

    def copier() -> Callable[[], object]:
        # Its games have no copy of their own.
        stepped(environment, 0, stepped(environment, 0).moves // 2)
        game = environment.game
        return lambda: copy.deepcopy(game)

    def step(number: int) -> Played:
        return stepped(environment, number)

    return Title(name, players, {"stepping": step}, copier, "a copy is a deepcopy")


def stepped(environment: Any, number: int, limit: int = 1_000_000) -> Played:
    """A game, stepped to its end or so many answers far."""
    environment.seed(number)
    choose, moves = chooser(number), 0
    state, _ = environment.reset()
    while moves < limit and not environment.is_over():
        state, _ = environment.step(choose(list(state["legal_actions"])))
        moves += 1
    return Played(moves)
