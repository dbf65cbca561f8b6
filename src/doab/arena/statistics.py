"""Shares and means with what is known of them: Wilson intervals, and intervals by resampling groups of games."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

CONFIDENCE: Final = 0.95
Z: Final = 1.959963984540054
"""Within so many standard deviations lie 95 % of a normal distribution."""
RESAMPLES: Final = 1000

T = TypeVar("T")


@dataclass(frozen=True)
class Estimate:
    """A figure and the interval that holds the true one with 95 % confidence."""

    value: float
    low: float
    high: float


def wilson(wins: float, games: float, z: float = Z) -> Estimate:
    """A share of games and Wilson's interval of it. Shared victories make parts of wins: the formula takes them."""
    if games <= 0:
        return Estimate(0.0, 0.0, 1.0)
    share = wins / games
    weight = z * z / games
    centre = (share + weight / 2) / (1 + weight)
    half = z * math.sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return Estimate(share, max(0.0, centre - half), min(1.0, centre + half))


def resample(
    groups: Sequence[T],
    figures: Callable[[Sequence[T]], Sequence[float]],
    times: int = RESAMPLES,
    seed: int = 1,
) -> list[Estimate]:
    """Several figures of all groups together, with intervals: groups are drawn with replacement, many times.

    The interval of a figure is the middle 95 % of what the draws give. The seed makes a report say the same each time.
    """
    values = list(figures(groups))
    draw = random.Random(seed)
    drawn = [list(figures(draw.choices(groups, k=len(groups)))) for _ in range(times)]
    found = []
    for at, value in enumerate(values):
        low, high = middle([row[at] for row in drawn])
        found.append(Estimate(value, low, high))
    return found


def middle(values: Sequence[float], confidence: float = CONFIDENCE) -> tuple[float, float]:
    """The bounds of the middle part of some values."""
    ordered = sorted(values)
    outside = (1 - confidence) / 2
    return quantile(ordered, outside), quantile(ordered, 1 - outside)


def quantile(ordered: Sequence[float], part: float) -> float:
    """Of sorted values; between two of them in proportion."""
    place = part * (len(ordered) - 1)
    below = math.floor(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def mean_of_groups(groups: Sequence[Sequence[float]], times: int = RESAMPLES) -> Estimate:
    """The mean of all values, with an interval by resampling the groups."""
    return mean_of_sums([(sum(group), len(group)) for group in groups if group], times)


def mean_of_sums(sums: Sequence[tuple[float, int]], times: int = RESAMPLES) -> Estimate:
    """The same, of groups of which only the sum and the number of their values are known."""
    if not sums:
        return Estimate(0.0, 0.0, 0.0)

    def figure(chosen: Sequence[tuple[float, int]]) -> list[float]:
        return [sum(total for total, _ in chosen) / sum(number for _, number in chosen)]

    return resample(sums, figure, times)[0]


@dataclass
class Moments:
    """Number, sum and sum of squares of some values: enough for their mean and spread, and quickly put together."""

    number: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.number += 1
        self.total += value
        self.squares += value * value

    def add_all(self, others: Moments) -> None:
        self.number += others.number
        self.total += others.total
        self.squares += others.squares

    @property
    def mean(self) -> float:
        return self.total / self.number if self.number else 0.0

    @property
    def spread(self) -> float:
        """The sum of the squared distances from the mean."""
        return max(0.0, self.squares - self.number * self.mean**2)


def difference(ones: Moments, others: Moments) -> float:
    """How far apart two means are, in standard deviations within the two (Cohen's d); 0 where nothing varies."""
    if ones.number < 2 or others.number < 2:
        return 0.0
    variance = (ones.spread + others.spread) / (ones.number + others.number - 2)
    return (ones.mean - others.mean) / math.sqrt(variance) if variance > 1e-12 else 0.0
