"""Whole games of Rajas that tests walk through, position by position."""

from collections.abc import Iterator
from typing import Any

from doab.rajas import RULES
from tests.nets.walks import table_name, tables_of, walk_through

__all__ = ["NAMES", "TABLES", "table_name", "walk"]

NAMES = ("Asha", "Bram", "Chitra", "Dirk")
TABLES = tables_of(RULES)


def walk(seats: int, options: dict[str, object], seed: int | str) -> Iterator[Any]:
    """A game after every answer of a random play, from the first draw of the set-up to the end."""
    return walk_through(RULES, NAMES[:seats], options, seed)
