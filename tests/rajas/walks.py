"""Whole games that tests walk through, position by position."""

from collections.abc import Iterator
from typing import Any

from doab.core import CHANCE, Game, Source
from doab.rajas import RULES

NAMES = ("Asha", "Bram", "Chitra", "Dirk")
TABLES = [(seats, options) for seats in RULES.players for options in RULES.option_sets(seats)]


def table_name(value: Any) -> str:
    """`2-navaratna-ganga`: a table, for the names of the tests."""
    return "-".join([str(value[0]), *value[1]])


def walk(seats: int, options: dict[str, object], seed: int | str) -> Iterator[Any]:
    """A game after every answer of a random play, from the first draw of the set-up to the end."""
    game = Game.new(RULES, NAMES[:seats], options, seed)
    players = Source(f"players of {seed}")
    yield game
    while not game.over:
        legal = game.state.legal()
        if game.state.to_move() == CHANCE:
            game.play(game.draw())
        else:
            game.play(legal[players.below(len(legal))])
        yield game
