"""The arrays of many games at once: what they are called, how wide they are, and where their numbers lie.

In one process NumPy looks into the rows that the engine writes. With several, each copies its games' rows into memory
that all of them share.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from doab.core.batches import Batch
from doab.envs.tables import Seating

Array = NDArray[Any]
ALIGNED: Final = 64
"""Arrays begin at multiples of this many bytes, so that two processes never write into the same line of a cache."""


class Field:
    """One array: a row of `width` numbers per game; width 0: one number per game."""

    def __init__(self, name: str, kind: type[np.generic], width: int = 0) -> None:
        self.name = name
        self.kind: np.dtype[Any] = np.dtype(kind)
        self.width = width

    def shape(self, count: int) -> tuple[int, ...]:
        return (count, self.width) if self.width else (count,)

    def size(self, count: int) -> int:
        """Bytes, up to where the next array may begin."""
        used = count * max(1, self.width) * self.kind.itemsize
        return -(-used // ALIGNED) * ALIGNED


def fields_of(seating: Seating) -> list[Field]:
    """Everything that a batch holds, under the same names."""
    size = seating.layout.size
    return [
        Field("observations", np.int16, size),
        Field("masks", np.int8, seating.actions),
        Field("rewards", np.float32, seating.seats),
        Field("to_move", np.int64),
        Field("terminated", np.bool_),
        Field("truncated", np.bool_),
        Field("seeds", np.int64),
        Field("lengths", np.int64),
        Field("choices", np.int64),
        Field("last_lengths", np.int64),
        Field("last_observations", np.int16, size),
    ]


def arrays_of_batch(batch: Batch, fields: list[Field]) -> dict[str, Array]:
    """Views of the batch's rows, which nobody can write to. Rewards are kept there as doubles, and are here too."""
    arrays = {}
    for field in fields:
        row = np.asarray(memoryview(getattr(batch, field.name)))
        if row.dtype.itemsize == field.kind.itemsize:
            row = row.view(field.kind)
        arrays[field.name] = row.reshape(field.shape(int(batch.count)))
    return arrays


def arrays_in_memory(memory: Any, fields: list[Field], count: int) -> dict[str, Array]:
    """The arrays of `count` games, one after the other in a block of memory."""
    arrays, at = {}, 0
    for field in fields:
        numbers = count * max(1, field.width)
        arrays[field.name] = np.frombuffer(memory, field.kind, numbers, at).reshape(field.shape(count))
        at += field.size(count)
    return arrays


def copy_arrays(source: Mapping[str, Array], target: Mapping[str, Array]) -> None:
    """What a batch holds, copied into arrays of the same names. The last look at a game is copied only where one has
    ended.
    """
    for name, array in source.items():
        if name != "last_observations":
            np.copyto(target[name], array, casting="same_kind")
    ended = (source["terminated"] | source["truncated"]).nonzero()[0]
    if len(ended):
        target["last_observations"][ended] = source["last_observations"][ended]
