"""Facts about a finished game: how it ended, and what each seat did. One small file per game knows more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from doab.arena import agra_figures, rajas_figures
from doab.core import CHANCE, Game
from doab.core.events import TURN

Figures = dict[str, float]

ENDINGS: Final[dict[str, Callable[[Game], str]]] = {"agra": agra_figures.ending, "rajas": rajas_figures.ending}
OF_SEATS: Final[dict[str, Callable[[Game, int], Figures]]] = {
    "agra": agra_figures.figures,
    "rajas": rajas_figures.figures,
}


def ending_of(game: Game) -> str:
    """Which end condition closed the game, in a few words. A game from another package says it by its reader's
    `ending`.
    """
    if game.rules.name in ENDINGS:
        return ENDINGS[game.rules.name](game)
    ending = getattr(game.table, "ending", None)
    return ending if isinstance(ending, str) else "over"


def figures_of(game: Game) -> list[Figures]:
    """A few numbers for each seat. For a game from another package: everything that its player reader shows as a
    number.
    """
    seats = range(len(game.names))
    if game.rules.name in OF_SEATS:
        return [OF_SEATS[game.rules.name](game, seat) for seat in seats]
    return [shown_numbers(game.rules.player_reader(game.state, seat)) for seat in seats]


def shown_numbers(reader: object) -> Figures:
    return {
        name: value + 0  # a switch counts as 0 or 1
        for name, value in getattr(reader, "__dict__", {}).items()
        if not name.startswith("_") and name != "seat" and isinstance(value, int | float)
    }


def turns_of(game: Game) -> int:
    """By the game's own events; where it has none, how often another seat answered than before."""
    turns = sum(
        event.verb == TURN and event.seat >= 0 and event.what in ("turn", "last turn")
        for step in game.steps
        for event in step.events
    )
    if turns:
        return turns
    seats = [step.seat for step in game.steps if step.seat != CHANCE]
    return sum(seat != before for before, seat in zip([CHANCE, *seats], seats, strict=False))
