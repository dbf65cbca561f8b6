"""Doab: Rajas of the Ganges and Agra for four. `table` is the same game through `Game`: checks, events, log, undo."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from benchmarks.measuring import Played, Title
from doab.agra import RULES as AGRA
from doab.cli.speeds import RandomGames
from doab.core import CHANCE, Source, find_rules
from doab.core.playouts import settle

NAMES = ("Asha", "Bram", "Chand", "Devi")


def titles() -> list[Title]:
    rajas, agra = (title(random_games(name)) for name in ("rajas", "agra"))
    agra.ways["hurrying"] = partial(hurrying, random_games("agra"))
    return [rajas, agra]


def random_games(name: str, players: int = 4) -> RandomGames:
    return RandomGames(find_rules(name), NAMES[:players], {}, "bench")


def title(games: RandomGames) -> Title:
    def inside(number: int) -> Played:
        played = games.play_inside(number)
        return Played(int(played.moves), int(played.draws))

    def stepping(number: int) -> Played:
        played = games.step(number)
        return Played(int(played.moves), int(played.draws))

    def table(number: int) -> Played:
        steps = games.play(number).steps
        draws = sum(step.seat == CHANCE for step in steps)
        return Played(len(steps) - draws, draws)

    def copier() -> Callable[[], object]:
        return games.at(0.5).copy

    return Title(games.rules.title, len(games.names), {"inside": inside, "stepping": stepping, "table": table}, copier)


# Random games of Agra are long: nobody tries to end them. A player that takes influence whenever it can does.
INFLUENCE = {
    action.index
    for action in AGRA.table
    if action.family == "raise" or action.text in ("place architect", "lay architect")
}


def hurrying(agra: RandomGames, number: int) -> Played:
    """Stepped as ever, but influence is taken wherever it is offered."""
    state = agra.start()
    played, source, draw = Played(0), Source(number), random.Random(number).random
    played.draws = settle(state, source)
    while state.top is not None:
        legal = state.legal()
        liked = INFLUENCE.intersection(legal)
        state.apply(liked.pop() if liked else legal[int(draw() * len(legal))])
        played.draws += settle(state, source)
        played.moves += 1
    return played
