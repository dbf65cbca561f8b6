"""What a seat knows as a row of numbers, for networks: named pieces, one after the other.

A game derives from `Encoder`, says which pieces there are, and writes them. It writes only what the seat may know: two
states with the same view give the same numbers (the test kit checks that). Seats are counted from the one that looks:
it is the first, then those who follow it round the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from doab.core.state import State

MOST_KNOWN: Final = 99
"""Where a count that a frame knows is cut off."""

Axis = int | Sequence[str]
"""What stands side by side in an observation: things with names, or so many that have none."""
Axes = tuple[Axis, ...]


class Piece:
    """Some numbers of an observation under one name: an array of `shape` that begins at `start`, row by row."""

    def __init__(self, name: str, axes: Axes, low: int, high: int, meaning: str, start: int) -> None:
        self.name = name
        self.axes = axes
        self.shape = tuple([len(names_of(axis)) for axis in axes])
        self.low = low  # no number is lower
        self.high = high  # nor higher
        self.meaning = meaning
        self.start = start

    @property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size

    @property
    def stop(self) -> int:
        return self.start + self.size

    def places(self) -> dict[tuple[int | str, ...], int]:
        """Where each of its numbers stands in the row, by what it is about: a name, or else a number, for each axis."""
        return {names: self.start + place for place, names in enumerate(names_along(self.axes))}


def names_of(axis: Axis) -> Sequence[int | str]:
    return range(axis) if isinstance(axis, int) else axis


def names_along(axes: Sequence[Axis]) -> list[tuple[int | str, ...]]:
    """What the numbers of a piece with these axes are about, one by one."""
    return list(product(*[names_of(axis) for axis in axes]))


class Layout:
    """All pieces of an observation, in order."""

    def __init__(self) -> None:
        self.pieces: list[Piece] = []
        self.size = 0

    def add(self, name: str, axes: Axes, low: int, high: int, meaning: str) -> int:
        """Another piece behind the others; gives where it starts."""
        if any(piece.name == name for piece in self.pieces):
            raise ValueError(f"there are two pieces called {name!r}")
        if any(len(set(names_of(axis))) < len(names_of(axis)) for axis in axes):
            raise ValueError(f"two things of the piece {name!r} have the same name")
        piece = Piece(name, axes, low, high, meaning, self.size)
        self.pieces.append(piece)
        self.size = piece.stop
        return piece.start

    def __getitem__(self, name: str) -> Piece:
        for piece in self.pieces:
            if piece.name == name:
                return piece
        raise KeyError(name)

    def piece_at(self, index: int) -> Piece:
        """The piece that a number of the row belongs to."""
        for piece in self.pieces:
            if piece.start <= index < piece.stop:
                return piece
        raise IndexError(index)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes observations of one game for one number of players."""

    def __init__(self, seats: int, layout: Layout) -> None:
        self.seats: i64 = seats
        self.layout = layout
        self.size: i64 = layout.size

    def encode(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        """Write all that `seat` knows of `state` into `row`, from `at` on: every number of the observation."""
        raise NotImplementedError


def place_of(seat: i64, looking: i64, seats: i64) -> i64:
    """A seat, counted from the one that looks; −1: chance or nobody."""
    if seat < 0:
        return -1
    return seat - looking if seat >= looking else seat + seats - looking


def put_rotated(table: vec[i64], seat: i64, seats: i64, width: i64, row: vec[i16], at: i64) -> i64:
    """A table over seats, `width` numbers each, the looking seat first; gives where it ends."""
    size: i64 = seats * width
    first: i64 = seat * width
    source: i64
    for source in range(first, size):
        row[at] = i16(table[source])
        at += 1
    for source in range(first):
        row[at] = i16(table[source])
        at += 1
    return at
