"""Bit sets and small packed counters in one 64-bit integer."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

#: `BIT[n]` is 2 to the power of n. Compiled by mypyc 2.4, `1 << n` shifts a 32-bit one and loses what goes past bit 31.
BIT: Final = vec[i64]([2**n for n in range(63)])
