"""Chance: the only place in the program where anything is drawn at random.

`Source` makes numbers, `pick` finds a weighted outcome with them. Rules offer outcomes, they never draw (a test
searches for it). The generator is a 48-bit linear congruential one whose high bits are folded into its output. Its
arithmetic stays exact in wrapping 64-bit integers, so that it gives the same numbers compiled and interpreted.
"""

from __future__ import annotations

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

CHANCE: Final = -1
"""The seat of chance."""

_MULTIPLIER: Final = 25214903917
_INCREMENT: Final = 11
_MASK: Final = (1 << 48) - 1


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Source:
    """A stream of random numbers, fully determined by its seed."""

    def __init__(self, seed: int | str) -> None:
        digest = hashlib.sha256(str(seed).encode()).digest()
        self.position: i64 = int.from_bytes(digest[:6], "big")

    def below(self, limit: i64) -> i64:
        """A number from 0 to `limit` − 1, each equally likely (to within 2⁻³¹ for the small limits of a game)."""
        self.position = (self.position * _MULTIPLIER + _INCREMENT) & _MASK
        bits: i64 = ((self.position >> 17) ^ (self.position >> 5)) & 0x7FFFFFFF
        return (bits * limit) >> 31

    def copy(self) -> Source:
        twin = Source(0)
        twin.position = self.position
        return twin


def sample(actions: vec[i64], weights: vec[i64], source: Source) -> i64:
    """One of the offered outcomes, with probability proportional to its weight."""
    return actions[pick(weights, len(weights), source)]


def pick(weights: vec[i64], count: i64, source: Source) -> i64:
    """One of the first `count` places, with probability proportional to its weight."""
    total: i64 = 0
    at: i64
    for at in range(count):
        total += weights[at]
    left: i64 = source.below(total)
    index: i64 = 0
    while left >= weights[index]:
        left -= weights[index]
        index += 1
    return index
