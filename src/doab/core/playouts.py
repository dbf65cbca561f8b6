"""Chance answers, and whole games without anybody else to answer: everything is drawn by the same generator."""

from __future__ import annotations

from mypy_extensions import i64

from doab.core.chance import CHANCE, Source
from doab.core.state import State


def settle(state: State, source: Source) -> i64:
    """Let chance answer until a player is asked or the game is over; gives how often it answered."""
    draws: i64 = 0
    while state.top is not None and state.top.seat == CHANCE:
        state.apply(state.offers().draw(source))
        draws += 1
    return draws


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
