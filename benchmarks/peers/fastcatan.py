"""fastcatan: Catan for four in C++ with bindings, the fastest eurogame found on the registry."""

from __future__ import annotations

from collections.abc import Callable

from fastcatan import Env

from benchmarks.measuring import Played, Title, chooser


def titles() -> list[Title]:
    return [Title("Catan", 4, {"stepping": step}, copier, "a copy is a snapshot that is loaded")]


def step(number: int) -> Played:
    return stepped(Env(), number)


def stepped(game: Env, number: int, limit: int = 1_000_000) -> Played:
    """A game, stepped to its end or so many actions far."""
    choose, moves = chooser(number), 0
    game.reset(number)
    legal_actions, take = game.legal_actions, game.step
    while moves < limit:
        moves += 1
        if take(choose(legal_actions())):
            break
    return Played(moves)


def copier() -> Callable[[], object]:
    game, twin = Env(), Env()
    stepped(game, 0, step(0).moves // 2)
    return lambda: twin.load_snapshot(game.snapshot())
