"""States as plain data: numbers, tables and the stack of frames, to JSON and back. A game names its fields."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from doab.core.chance import CHANCE
from doab.core.questions import FrameKinds, fields_of
from doab.core.state import Frame, State


def numbers_to_json(holder: object, names: Iterable[str]) -> dict[str, int]:
    return {name: int(getattr(holder, name)) for name in names}


def numbers_from_json(holder: object, names: Iterable[str], data: Mapping[str, Any]) -> None:
    for name in names:
        setattr(holder, name, data[name])


def tables_to_json(holder: object, names: Iterable[str]) -> dict[str, list[int]]:
    return {name: [int(number) for number in getattr(holder, name)] for name in names}


def tables_from_json(holder: object, names: Iterable[str], data: Mapping[str, Any]) -> None:
    for name in names:
        setattr(holder, name, vec[i64](data[name]))


def stack_to_json(state: State) -> list[list[Any]]:
    """Every frame as its kind, its seat and its fields, the top of the stack first."""
    rows: list[list[Any]] = []
    frame = state.top
    while frame is not None:
        rows.append([type(frame).__name__, int(frame.seat), *fields_of(frame)])
        frame = frame.below
    return rows


def push_stack(state: State, kinds: FrameKinds, rows: Sequence[Sequence[Any]]) -> None:
    """The inverse of `stack_to_json`. A frame of the table or of chance is made of its fields alone."""
    for name, seat, *fields in reversed(rows):
        kind: Callable[..., Frame] = kinds[name]
        state.push(kind(*fields) if seat == CHANCE else kind(seat, *fields))
