"""catanatron: Catan for four in pure Python, the nearest to Doab in aim. A roll of dice is a player's action."""

from __future__ import annotations

from collections.abc import Callable

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

from benchmarks.measuring import Played, Title, chooser


def titles() -> list[Title]:
    return [Title("Catan", 4, {"inside": play_inside, "stepping": step}, copier)]


def new_game(number: int) -> Game:
    return Game([RandomPlayer(color) for color in Color], seed=number + 1)


def play_inside(number: int) -> Played:
    game = new_game(number)
    game.play()
    return Played(len(game.state.actions))


def step(number: int) -> Played:
    return Played(len(stepped(number).state.actions))


def stepped(number: int, limit: int = 1_000_000) -> Game:
    """A game, stepped to its end or so many actions far."""
    game, choose = new_game(number), chooser(number)
    state = game.state
    while limit > 0 and game.winning_color() is None and state.num_turns < TURNS_LIMIT:
        game.execute(choose(state.playable_actions), validate_action=False)
        limit -= 1
    return game


def copier() -> Callable[[], object]:
    copy: Callable[[], object] = stepped(0, step(0).moves // 2).copy
    return copy
