"""What every engine is measured by: the same loop, the same clocks.

It needs the standard library alone, because it also runs in the environments of the peers.
"""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any

AT_ONCE = 200
"""Copies between two looks at the clock."""


@dataclass
class Played:
    """One whole random game. Moves are players' answers, draws are chance's where the engine tells them apart."""

    moves: int
    draws: int = 0


@dataclass
class Title:
    """A game of an engine, with the ways in which it can be played at random.

    `ways`   names to functions that play one whole game, given its number: `inside` never leaves the engine, `stepping`
             asks for the legal answers and gives one of them from interpreted Python, again and again
    `copier` gives a function that copies a position from the middle of a game
    """

    game: str
    players: int
    ways: dict[str, Callable[[int], Played]]
    copier: Callable[[], Callable[[], object]]
    remark: str = ""


@dataclass
class Clock:
    """Time of this process, and time on the wall."""

    cpu: float = field(default_factory=time.process_time)
    wall: float = field(default_factory=time.perf_counter)

    def taken(self) -> dict[str, float]:
        return {"cpu": time.process_time() - self.cpu, "wall": time.perf_counter() - self.wall}


def measure(title: Title, seconds: float, first: int = 0) -> dict[str, Any]:
    """One round: every way for so many seconds, then copies. `first` numbers the games, so that rounds differ."""
    ways = {name: whole_games(play, seconds, first) for name, play in title.ways.items()}
    copies = copies_of(title.copier(), seconds / 2)
    return {"game": title.game, "players": title.players, "remark": title.remark, "ways": ways, "copies": copies}


def whole_games(play: Callable[[int], Played], seconds: float, first: int = 0) -> dict[str, float]:
    """Whole games until the time is over, at least one; the very first is not counted, it warms caches."""
    play(first)
    played, games, clock = Played(0), 0, Clock()
    for number in itertools.count(first + 1):
        one = play(number)
        games += 1
        played.moves += one.moves
        played.draws += one.draws
        if clock.taken()["cpu"] >= seconds:
            break
    return {"games": games, **asdict(played), **clock.taken()}


def copies_of(copy: Callable[[], object], seconds: float) -> dict[str, float]:
    number, clock = 0, Clock()
    while number == 0 or clock.taken()["cpu"] < seconds:
        for _ in range(1 if number == 0 else AT_ONCE):
            copy()
        number += 1 if number == 0 else AT_ONCE
        if number == 1 and clock.taken()["cpu"] > seconds / AT_ONCE:
            return _slow_copies(copy, seconds)
    return {"number": number, **clock.taken()}


def _slow_copies(copy: Callable[[], object], seconds: float) -> dict[str, float]:
    """Copies that take milliseconds: the clock is looked at after each."""
    number, clock = 0, Clock()
    while number == 0 or clock.taken()["cpu"] < seconds:
        copy()
        number += 1
    return {"number": number, **clock.taken()}


def chooser(number: int) -> Callable[[list[Any]], Any]:
    """One of several answers, each as likely: the same few instructions for every engine."""
    draw = random.Random(number).random
    return lambda answers: answers[int(draw() * len(answers))]


def weighted(number: int) -> Callable[[list[tuple[Any, float]]], Any]:
    """One of several outcomes, by their probabilities."""
    draw = random.Random(number).random

    def choose(outcomes: list[tuple[Any, float]]) -> Any:
        left = draw()
        for outcome, chance in outcomes:
            left -= chance
            if left < 0:
                return outcome
        return outcomes[-1][0]

    return choose
