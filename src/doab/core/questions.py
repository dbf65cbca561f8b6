"""What is open, for all games: which kinds of frames a game has, and what each of them knows.

A frame says by itself how it is called (`asks`) and under which rule it asks (`under`). What it knows besides its seat
are the parameters of its class, each kept under its own name:

    class Upgrade(Question):
        asks = "upgrade"
        under = "R-38"

        def __init__(self, seat: Seat, from_next_turn: Flag) -> None:
            super().__init__(seat)
            self.from_next_turn = from_next_turn

A frame that a seat answers takes that seat first; one of the table or of chance takes what it knows alone.
"""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Mapping
from importlib import import_module
from typing import Final

from doab.core.state import Frame

FrameKinds = Mapping[str, type[Frame]]

_NAMES: Final[dict[type[Frame], tuple[str, ...]]] = {}


def kinds_of(place: str) -> FrameKinds:
    """All kinds of frames of a game, by the names of their classes.

    `place` is the module that holds them or, where they are many, the package: all its modules are imported, so that no
    kind can be forgotten.
    """
    for found in pkgutil.iter_modules(getattr(import_module(place), "__path__", ())):
        import_module(f"{place}.{found.name}")
    kinds = [kind for kind in _below(Frame) if kind.asks and _module_of(kind).startswith(f"{place}.")]
    return {kind.__name__: kind for kind in sorted(kinds, key=lambda kind: kind.__name__)}


def _below(kind: type[Frame]) -> list[type[Frame]]:
    return [found for one in kind.__subclasses__() for found in (one, *_below(one))]


def _module_of(kind: type) -> str:
    return f"{kind.__module__}."


def questions_of(kinds: FrameKinds) -> tuple[str, ...]:
    """The names of all questions; tasks, which ask nobody, are under no rule."""
    return tuple(sorted({kind.asks for kind in kinds.values() if kind.under}))


def names_of_fields(kind: type[Frame]) -> tuple[str, ...]:
    """What frames of a kind know besides their seat, in the order in which the class takes it."""
    names = _NAMES.get(kind)
    if names is None:
        # Of the class: a compiled `__init__` has no signature of its own.
        names = tuple(name for name in inspect.signature(kind).parameters if name != "seat")
        _NAMES[kind] = names
    return names


def aliases_of(kind: type[Frame]) -> list[tuple[str, str]]:
    """What a kind knows besides its seat, and which number that is: an alias (`Stack`, `Count`), as the sources say."""
    parameters = inspect.signature(kind).parameters
    return [(name, str(parameters[name].annotation)) for name in names_of_fields(kind)]


def fields_of(frame: Frame) -> list[int]:
    """What a frame knows besides its seat."""
    return [int(getattr(frame, name)) for name in names_of_fields(type(frame))]


def without_number(frame: Frame) -> LookupError:
    """A kind of frame that networks do not know yet."""
    return LookupError(f"{type(frame).__name__} has no number: run make made")
