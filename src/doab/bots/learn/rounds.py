"""What the workers of a training do: games that are kept, and comparisons.

They lie in a file of their own, because a process that is started for them cannot import the `__main__` of a package.
"""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from doab.bots.learn.selfplay import Habits, SelfPlay
from doab.core import find_rules

Arrays = dict[str, np.ndarray[Any, Any]]


def play_for(order: tuple[str, int, str | None, float, str, Habits]) -> tuple[int, int, Arrays]:
    """A worker's part: games of one number of players for some seconds."""
    game, seats, network, seconds, seed, habits = order
    play = SelfPlay(find_rules(game), seats, Path(network) if network else None, habits)
    until, games = time.monotonic() + seconds, 0
    while time.monotonic() < until:
        play.play(f"{seed}/{games}", games)
        games += 1
    return seats, games, play.kept.arrays()


def match(order: tuple[str, int, str, str | None, float, str, Habits]) -> tuple[int, float, int]:
    """A worker's part of a comparison: the new network on one seat, the old one (or the judgement) on the others."""
    game, seats, new, old, seconds, seed, habits = order
    rules = find_rules(game)
    still = replace(habits, surprise=0.0, noise=0.0, kept=0.0)
    one = SelfPlay(rules, seats, Path(new), still)
    other = SelfPlay(rules, seats, Path(old) if old else None, still)
    until, games, won = time.monotonic() + seconds, 0, 0.0
    while time.monotonic() < until:
        won += one.play_against(other, games % seats, f"{seed}/{games // seats}")
        games += 1
    return seats, won, games
