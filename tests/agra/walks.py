"""Whole games of Agra that tests walk through, position by position."""

from collections.abc import Iterator
from typing import Any

from doab.agra import RULES
from tests.agra.players import PURPOSES, towards
from tests.agra.steps import NAMES
from tests.nets.walks import table_name, tables_of, walk_through

__all__ = ["NAMES", "PURPOSES", "TABLES", "table_name", "walk"]

TABLES = tables_of(RULES)


def walk(seats: int, options: dict[str, object], seed: int | str, purpose: str = "orders") -> Iterator[Any]:
    """A game after every answer of random players with a purpose, from the first draw of the set-up to the end."""
    return walk_through(RULES, NAMES[:seats], options, seed, towards(purpose))
