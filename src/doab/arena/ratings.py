"""Ratings by the model of Bradley and Terry: how strong each bot must be for the results to be as they are.

A bot of strength a beats one of strength b with probability a / (a + b). A table of several players counts as all its
pairs of different bots: the better rank wins, equal ranks are half a win each. At a table of n players each pair counts
1 / (n − 1), so that a game counts the same for a player, however many sit there. Each pair of bots that met has one
drawn game more than was played: so a bot that has won all its games is strong, not infinitely strong.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from doab.arena.results import Result
from doab.arena.statistics import RESAMPLES, Estimate, Z, resample

CENTRE: Final = 1500.0
"""The mean rating of the bots of a match."""
SCALE: Final = 400 / math.log(10)
"""As in chess: 400 points more are ten wins to one."""
PRIOR: Final = 0.5
CLOSE: Final = 1e-9
MOST_ROUNDS: Final = 10_000

Wins = dict[tuple[str, str], float]
"""How often the first has beaten the second."""


def wins_of(results: Iterable[Result]) -> Wins:
    """What the results of some games are, pair by pair."""
    found: Wins = {}
    for result in results:
        weight = 1 / (len(result.bots) - 1)
        for seat, bot in enumerate(result.bots):
            for other, rival in enumerate(result.bots):
                if bot == rival:
                    continue
                part = 1.0 if result.ranks[seat] < result.ranks[other] else 0.0
                part = 0.5 if result.ranks[seat] == result.ranks[other] else part
                found[bot, rival] = found.get((bot, rival), 0.0) + weight * part
    return found


def together(wins: Iterable[Wins]) -> Wins:
    total: Wins = {}
    for some in wins:
        for pair, number in some.items():
            total[pair] = total.get(pair, 0.0) + number
    return total


def fit(bots: Sequence[str], wins: Mapping[tuple[str, str], float]) -> list[float]:
    """The ratings that make the results most likely, by Hunter's minorisation: strength = wins / Σ meetings / (a + b).

    Their mean is `CENTRE`. Bots that met nobody stand there.
    """
    met = {pair for one, other in wins for pair in ((one, other), (other, one))}
    won = {bot: sum(wins.get((bot, other), 0.0) + PRIOR for other in bots if (bot, other) in met) for bot in bots}
    meetings = {
        (one, other): wins.get((one, other), 0.0) + wins.get((other, one), 0.0) + 2 * PRIOR for one, other in met
    }
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(MOST_ROUNDS):
        before = dict(strength)
        for bot in bots:
            weight = sum(
                meetings[bot, other] / (strength[bot] + strength[other]) for other in bots if (bot, other) in met
            )
            if weight:
                strength[bot] = won[bot] / weight
        centre = sum(math.log(value) for value in strength.values()) / len(bots)
        strength = {bot: value / math.exp(centre) for bot, value in strength.items()}
        if all(abs(math.log(strength[bot] / before[bot])) < CLOSE for bot in bots):
            break
    return [CENTRE + SCALE * math.log(strength[bot]) for bot in bots]


def rate(bots: Sequence[str], groups: Sequence[Sequence[Result]], times: int = RESAMPLES) -> dict[str, Estimate]:
    """The ratings of a match, with intervals by drawing the groups of games anew.

    Where a bot has won everything, every draw says the same. So no interval is narrower than what the likelihood says.
    """
    counted = [wins_of(group) for group in groups]
    if not counted:
        return {bot: Estimate(CENTRE, CENTRE, CENTRE) for bot in bots}
    estimates = resample(counted, lambda chosen: fit(bots, together(chosen)), times)
    errors = standard_errors(bots, together(counted), [estimate.value for estimate in estimates])
    return {
        bot: Estimate(one.value, min(one.low, one.value - Z * error), max(one.high, one.value + Z * error))
        for bot, one, error in zip(bots, estimates, errors, strict=True)
    }


def standard_errors(
    bots: Sequence[str], wins: Mapping[tuple[str, str], float], ratings: Sequence[float]
) -> list[float]:
    """How uncertain each rating is by the curvature of the likelihood, the mean of all being fixed."""
    size = len(bots)
    # The information of the strengths, plus a matrix of equal entries: without it only differences would be known.
    matrix = [[1 / size] * size for _ in bots]
    for row, bot in enumerate(bots):
        for column, other in enumerate(bots):
            games = wins.get((bot, other), 0.0) + wins.get((other, bot), 0.0)
            if row != column and games:
                share = expected(ratings[row] - ratings[column])
                weight = (games + 2 * PRIOR) * share * (1 - share)
                matrix[row][column] -= weight
                matrix[row][row] += weight
    return [SCALE * math.sqrt(max(0.0, entry - 1 / size)) for entry in _diagonal_of_inverse(matrix)]


def _diagonal_of_inverse(matrix: Sequence[Sequence[float]]) -> list[float]:
    """By elimination, for a small matrix that is symmetric. Where it has no inverse, nothing is known: infinity."""
    size = len(matrix)
    rows = [[*row, *(float(at == column) for column in range(size))] for at, row in enumerate(matrix)]
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        if abs(rows[best][at]) < CLOSE:
            return [math.inf] * size
        rows[at], rows[best] = rows[best], rows[at]
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(size):
            if other != at:
                rows[other] = [
                    value - rows[other][at] * pivot for value, pivot in zip(rows[other], rows[at], strict=True)
                ]
    return [rows[at][size + at] for at in range(size)]


def expected(difference: float) -> float:
    """What share of games of two a bot wins that is rated so much higher."""
    return 1 / (1 + math.exp(-difference / SCALE))
