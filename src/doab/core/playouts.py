"""Whole games without anybody to answer: every answer is drawn, by the same generator as the dice."""

from __future__ import annotations

from mypy_extensions import i64

from doab.core.chance import CHANCE, Source
from doab.core.state import State


class Playout:
    """How far a random game has come, and how much was answered on the way."""

    def __init__(self) -> None:
        self.moves: i64 = 0
        self.draws: i64 = 0


def play_on(state: State, source: Source, limit: i64) -> Playout:
    """Go on from a position with random answers until the game is over, or `limit` answers of players were given."""
    played = Playout()
    while state.top is not None and played.moves < limit:
        offers = state.offers()
        if state.top.seat == CHANCE:
            played.draws += 1
            state.apply(offers.draw(source))
        else:
            played.moves += 1
            state.apply(offers.action(source.below(offers.count)))
    return played
