"""Editions that are broken on purpose: a change to the printed tables, and what is said about it."""

from collections.abc import Callable
from typing import Any

Tables = dict[str, Any]
Change = Callable[[Tables], object]


def put(*path: Any) -> Change:
    """A change: the last of these words is put where the others lead."""

    def change(tables: Tables) -> None:
        *way, last, value = path
        for step in way:
            tables = tables[step]
        tables[last] = value

    return change


def drop(*path: Any) -> Change:
    """A change: what these words lead to is taken away."""

    def change(tables: Tables) -> None:
        *way, last = path
        for step in way:
            tables = tables[step]
        del tables[last]

    return change
