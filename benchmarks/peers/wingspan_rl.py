"""wingspan-rl: Wingspan for four in Python. It asks its players and cannot be stepped: it only plays inside."""

from __future__ import annotations

import contextlib
import copy
import random
from collections.abc import Callable
from typing import Any

from wingspan import cards, state
from wingspan.engine import Engine

from benchmarks.measuring import Played, Title, chooser

PLAYERS = 4
CARDS = cards.load_all()


def titles() -> list[Title]:
    remark = "it calls its players, which are Python: both ways are one; a copy is a deepcopy"
    return [Title("Wingspan", PLAYERS, {"inside": play, "stepping": play}, copier, remark)]


class Halfway(Exception):
    """Enough was played."""


def play(number: int) -> Played:
    return play_to(number)[0]


def play_to(number: int, limit: int = 1_000_000) -> tuple[Played, Any]:
    game = state.new_game(random.Random(number), *CARDS, num_players=PLAYERS)
    choose, played = chooser(number), Played(0)

    def answer(_engine: Engine, decision: Any) -> Any:
        if played.moves == limit:
            raise Halfway
        played.moves += 1
        return choose(decision.choices)

    with contextlib.suppress(Halfway):
        Engine.play_one_game(game, [answer] * PLAYERS, verbose_turn_log=False)
    return played, game


def copier() -> Callable[[], object]:
    game = play_to(0, play(0).moves // 2)[1]
    return lambda: copy.deepcopy(game)
