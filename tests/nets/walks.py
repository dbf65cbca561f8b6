"""Whole games that tests walk through, position by position."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from doab.core import CHANCE, Game, Rules, Source
from doab.core.kit import Policy, random_answer

Table = tuple[int, dict[str, object]]


def tables_of(rules: Rules) -> list[Table]:
    """Every player count with every set of options."""
    return [(seats, options) for seats in rules.players for options in rules.checks.option_sets(seats)]


def table_name(value: Any) -> str:
    """`2-navaratna-ganga`: a table, for the names of the tests."""
    return "-".join([str(value[0]), *value[1]]) if isinstance(value, tuple) else str(value)


def walk_through(
    rules: Rules,
    names: Sequence[str],
    options: Mapping[str, object],
    seed: int | str,
    policy: Policy = random_answer,
) -> Iterator[Any]:
    """A game after every answer of a random play, from the first draw of the set-up to the end."""
    game = Game.new(rules, names, options, seed)
    players = Source(f"players of {seed}")
    yield game
    while not game.over:
        chance = game.state.to_move() == CHANCE
        game.play(game.draw() if chance else policy(game.state, game.state.offers(), players))
        yield game
