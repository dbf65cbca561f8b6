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
TINY: Final = 1e-12
LONGEST_STEP: Final = 1.0
MOST_STEPS: Final = 200

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


def fit(
    bots: Sequence[str], wins: Mapping[tuple[str, str], float], start: Sequence[float] | None = None
) -> list[float]:
    """The ratings that make the results most likely, by Newton's method, from `start` if it is given.

    Their mean is `CENTRE`. Bots that met nobody stand there.
    """
    strength = [(rating - CENTRE) / SCALE for rating in start] if start is not None else [0.0] * len(bots)
    seats = range(len(bots))
    games = _meetings(bots, wins)
    won = [
        sum(wins.get((bots[one], bots[other]), 0.0) + PRIOR for other in seats if games[one][other]) for one in seats
    ]
    for _ in range(MOST_STEPS):
        surplus = [
            won[one] - sum(games[one][other] * _share(strength[one] - strength[other]) for other in seats)
            for one in seats
        ]
        information = _information(games, strength)
        for one in seats:
            information[one][one] += CLOSE  # bots that have met nobody stay where they are
        step = [row[0] for row in _solved(information, [[value] for value in surplus]) or [[0.0]] * len(bots)]
        longest = max(map(abs, step), default=0.0)
        # Far from the answer a whole step may lead further away.
        strength = [
            value + change * min(1.0, LONGEST_STEP / max(longest, CLOSE))
            for value, change in zip(strength, step, strict=True)
        ]
        if longest < CLOSE:
            break
    centre = sum(strength) / len(bots)
    return [CENTRE + SCALE * (value - centre) for value in strength]


def rate(bots: Sequence[str], groups: Sequence[Sequence[Result]], times: int = RESAMPLES) -> dict[str, Estimate]:
    """The ratings of a match, with intervals by resampling the groups of games."""
    return rate_wins(bots, [wins_of(group) for group in groups], times)


def rate_wins(bots: Sequence[str], counted: Sequence[Wins], times: int = RESAMPLES) -> dict[str, Estimate]:
    """The same, for groups of which only the number of wins of each bot over each other one is known.

    Where a bot has won everything, every draw says the same. So no interval is narrower than what the likelihood says.
    """
    if not counted:
        return {bot: Estimate(CENTRE, CENTRE, CENTRE) for bot in bots}
    ratings = fit(bots, together(counted))
    estimates = resample(counted, lambda chosen: fit(bots, together(chosen), ratings), times)
    errors = standard_errors(bots, together(counted), ratings)
    return {
        bot: Estimate(one.value, min(one.low, one.value - Z * error), max(one.high, one.value + Z * error))
        for bot, one, error in zip(bots, estimates, errors, strict=True)
    }


def standard_errors(
    bots: Sequence[str], wins: Mapping[tuple[str, str], float], ratings: Sequence[float]
) -> list[float]:
    """How uncertain each rating is by the curvature of the likelihood, the mean of all being fixed."""
    size = len(bots)
    information = _information(_meetings(bots, wins), [rating / SCALE for rating in ratings])
    inverse = _solved(information, [[float(row == column) for column in range(size)] for row in range(size)])
    if inverse is None:
        return [math.inf] * size
    return [SCALE * math.sqrt(max(0.0, inverse[at][at] - 1 / size)) for at in range(size)]


def expected(difference: float) -> float:
    """What share of games of two a bot wins that is rated so much higher."""
    return _share(difference / SCALE)


def _meetings(bots: Sequence[str], wins: Mapping[tuple[str, str], float]) -> list[list[float]]:
    """How many games each pair has, with the drawn one that it is given; 0: they never met."""
    found = []
    for bot in bots:
        row = [wins.get((bot, other), 0.0) + wins.get((other, bot), 0.0) for other in bots]
        found.append(
            [number + 2 * PRIOR if number and other != bot else 0.0 for number, other in zip(row, bots, strict=True)]
        )
    return found


def _information(games: Sequence[Sequence[float]], strength: Sequence[float]) -> list[list[float]]:
    """The curvature of the likelihood, plus equal entries: without them only differences would be determined."""
    size = len(games)
    matrix = [[1 / size] * size for _ in games]
    for one in range(size):
        for other in range(size):
            if games[one][other]:
                share = _share(strength[one] - strength[other])
                weight = games[one][other] * share * (1 - share)
                matrix[one][other] -= weight
                matrix[one][one] += weight
    return matrix


def _share(difference: float) -> float:
    return 1 / (1 + math.exp(-difference))


def _solved(matrix: Sequence[Sequence[float]], right: Sequence[Sequence[float]]) -> list[list[float]] | None:
    """What the matrix must be multiplied by to give the right side, by elimination; None if it has no inverse."""
    size = len(matrix)
    rows = [[*row, *side] for row, side in zip(matrix, right, strict=True)]
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        if abs(rows[best][at]) < TINY:
            return None
        rows[at], rows[best] = rows[best], rows[at]
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(size):
            if other != at and rows[other][at]:
                times = rows[other][at]
                rows[other] = [value - times * pivot for value, pivot in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]
