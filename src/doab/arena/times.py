"""How long a bot thinks: counted in steps of a tenth, so that times of many games are put together in little room."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

STEP: Final = math.log(1.1)
SHORTEST: Final = 0.001
"""Milliseconds. What is quicker counts as this."""


@dataclass
class Times:
    """Times of decisions: questions with at least two answers."""

    count: int = 0
    seconds: float = 0.0
    """By the clock, all together."""
    processor: float = 0.0
    """Seconds of this process's processor time; a bot that runs as a program of its own spends its time elsewhere."""
    longest: float = 0.0
    """Milliseconds by the clock."""
    spread: Counter[int] = field(default_factory=Counter)
    """How many decisions took about 1.1 to the power of this many milliseconds."""

    def add(self, seconds: float, processor: float) -> None:
        milliseconds = 1000 * seconds
        self.count += 1
        self.seconds += seconds
        self.processor += processor
        self.longest = max(self.longest, milliseconds)
        self.spread[round(math.log(max(milliseconds, SHORTEST)) / STEP)] += 1

    @property
    def mean(self) -> float:
        """Milliseconds a decision, by the clock."""
        return 1000 * self.seconds / self.count if self.count else 0.0

    @property
    def mean_processor(self) -> float:
        """Milliseconds of processor time a decision."""
        return 1000 * self.processor / self.count if self.count else 0.0

    def quantile(self, part: float) -> float:
        """Milliseconds within which this part of the decisions was made, to within a twentieth."""
        wanted, seen = part * self.count, 0
        for step in sorted(self.spread):
            seen += self.spread[step]
            if seen >= wanted:
                return min(math.exp(step * STEP), self.longest)
        return self.longest

    def to_json(self) -> dict[str, Any]:
        return {
            "count": self.count,
            "seconds": round(self.seconds, 6),
            "processor": round(self.processor, 6),
            "longest": round(self.longest, 4),
            "spread": {str(step): number for step, number in sorted(self.spread.items())},
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Times:
        spread = Counter({int(step): number for step, number in data["spread"].items()})
        return Times(data["count"], data["seconds"], data["processor"], data["longest"], spread)


def together(times: Iterable[Times]) -> Times:
    total = Times()
    for one in times:
        total.count += one.count
        total.seconds += one.seconds
        total.processor += one.processor
        total.longest = max(total.longest, one.longest)
        total.spread.update(one.spread)
    return total
