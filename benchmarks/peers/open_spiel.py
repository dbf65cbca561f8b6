"""OpenSpiel: games in C++ with bindings. Chance is a player there as here, and is drawn by the program that steps."""

from __future__ import annotations

from collections.abc import Callable

import pyspiel

from benchmarks.measuring import Played, Title, chooser, weighted

GAMES = {
    "hanabi": (4, "hanabi(players=4)"),
    "euchre": (4, "euchre"),
    "hearts": (4, "hearts"),
    "quoridor": (2, "quoridor"),
    "backgammon": (2, "backgammon"),
}


def titles() -> list[Title]:
    return [title(name, players, settings) for name, (players, settings) in GAMES.items()]


def title(name: str, players: int, settings: str) -> Title:
    game = pyspiel.load_game(settings)

    def step(number: int) -> Played:
        return stepped(game.new_initial_state(), number)

    def copier() -> Callable[[], object]:
        state = game.new_initial_state()
        stepped(state, 0, step(0).moves // 2)
        copy: Callable[[], object] = state.clone
        return copy

    return Title(name, players, {"stepping": step}, copier)


def stepped(state: pyspiel.State, number: int, limit: int = 1_000_000) -> Played:
    """A game, stepped to its end or so many answers of players far."""
    choose, draw, moves, draws = chooser(number), weighted(number), 0, 0
    while moves < limit and not state.is_terminal():
        if state.is_chance_node():
            draws += 1
            state.apply_action(draw(state.chance_outcomes()))
        else:
            moves += 1
            state.apply_action(choose(state.legal_actions()))
    return Played(moves, draws)
