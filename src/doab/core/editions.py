"""Reading what is printed on the boards: TOML files whose every fault is reported with its table and row.

An edition of one's own is the usual one with tables replaced: a file may hold all of them, or only those that differ.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn, TypeVar

from doab.core.errors import EditionError

T = TypeVar("T")


HEADER = re.compile(r"\s*\[\[?\s*([\w.-]+)\s*\]\]?\s*(#.*)?")
FIELD = re.compile(r"\s*([\w-]+)\s*=")
PLACE = re.compile(r"(?:\[\[?(?P<table>[\w.-]+)\]?\] ?)?(?:row (?P<row>\d+) ?)?(?P<field>[\w-]+)?")
TOML_PLACE = re.compile(r"\(at (?:line (\d+), column \d+|end of document)\)")


def read_toml(path: Path) -> dict[str, Any]:
    """The tables of an edition file."""
    return parse_toml(read_text(path), str(path))


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise EditionError(str(path), f"cannot be read: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise EditionError(str(path), f"is not UTF-8 text (byte {error.start})") from error


def parse_toml(text: str, called: str) -> dict[str, Any]:
    """The tables of an edition's text; `called` is how messages speak of it."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise EditionError(called, f"is not valid TOML: {error}") from error


def lay_over(usual: Mapping[str, Any], source: Path | Mapping[str, Any]) -> dict[str, Any]:
    """The usual edition with the tables of another one in place of its own; whole tables, not single fields.

    A table that leaves out a field is refused: half of the usual one and half of another would be printed nowhere.
    An edition without a name is called “changed”.
    """
    own = read_toml(source) if isinstance(source, Path) else source
    return {**usual, "edition": "changed", **own}


def line_of(text: str, error: EditionError) -> int:
    """The line of an edition's text that an error is about, from 1; 0: none, as when a table of the usual edition does
    not go with the others.
    """
    if named := TOML_PLACE.search(str(error)):
        return int(named[1] or len(text.splitlines()))
    place = PLACE.match(error.where)
    if place is None:
        return 0
    table, row, field = place["table"] or "", int(place["row"] or 1), place["field"] or ""
    outer, _, inner = table.rpartition(".")
    return (
        _line_of_field(text, table, row, field)
        or (_line_of_field(text, outer, 1, inner) if outer else 0)  # a table can be written as a field
        or (_line_of_field(text, field, 1, "") if not table else 0)  # and be a field of the file
    )


def _line_of_field(text: str, table: str, row: int, field: str) -> int:
    """The line of a field, else that of its table's header; `row` counts the headers of a list of tables."""
    here, headers, found = "", Counter({"": 1}), 0
    for number, line in enumerate(text.splitlines(), 1):
        if header := HEADER.fullmatch(line):
            here = header[1]
            headers[here] += 1
            if (here, headers[here]) == (table, row):
                found = number
        elif (here, headers[here]) == (table, row) and (given := FIELD.match(line)) and given[1] == field:
            return number
    return found


def tables_digest(tables: Mapping[str, Any]) -> str:
    """A short fingerprint of printed data: two editions with the same one play the same."""
    text = json.dumps(tables, sort_keys=True, separators=(",", ":"), default=str)  # TOML has dates
    return hashlib.sha256(text.encode()).hexdigest()[:12]


class PrintedTable:
    """One table of an edition file, or one row of it, read field by field.

    Every reader checks what it reads and names the place in its message: `[river] spaces, row 3: …`.
    """

    def __init__(self, data: Mapping[str, Any], where: str) -> None:
        self._data = data
        self.where = where
        self._read: set[str] = set()

    def fail(self, field: str, message: str) -> NoReturn:
        raise EditionError(f"{self.where} {field}".strip(), message)

    def has(self, field: str) -> bool:
        return field in self._data

    def value(self, field: str) -> Any:
        if field not in self._data:
            self.fail(field, "is missing")
        self._read.add(field)
        return self._data[field]

    def table(self, field: str) -> PrintedTable:
        value = self.value(field)
        if not isinstance(value, Mapping):
            self.fail(field, f"must be a table, not {value!r}")
        if not self.where.startswith("["):  # the file itself, whose tables are known by their own names
            return PrintedTable(value, f"[{field}]")
        inner = f"{self.where[:-1]}.{field}]" if self.where.endswith("]") else f"{self.where} {field}"
        return PrintedTable(value, inner)

    def number(self, field: str, low: int, high: int) -> int:
        return self._checked_number(self.value(field), field, low, high)

    def text(self, field: str) -> str:
        value = self.value(field)
        if not isinstance(value, str) or not value:
            self.fail(field, f"must be a text, not {value!r}")
        return value

    def rows(self, field: str) -> list[Any]:
        value = self.value(field)
        if not isinstance(value, list):
            self.fail(field, f"must be a list, not {value!r}")
        return value

    def numbers(self, field: str, low: int, high: int) -> list[int]:
        return [self._checked_number(row, row_of(field, at), low, high) for at, row in enumerate(self.rows(field))]

    def words(self, field: str, allowed: Sequence[str] | None = None) -> list[str]:
        rows = self.rows(field)
        for at, row in enumerate(rows):
            if not isinstance(row, str) or (allowed is not None and row not in allowed):
                expected = f"one of {', '.join(allowed)}" if allowed is not None else "a text"
                self.fail(row_of(field, at), f"must be {expected}, not {row!r}")
        return rows

    def parsed(self, field: str, parse: Callable[[Any], T]) -> list[T]:
        """Every row of a list through `parse`, whose ValueError becomes a message about that row."""
        return [self.parse_row(field, at, row, parse) for at, row in enumerate(self.rows(field))]

    def parse_row(self, field: str, at: int, row: Any, parse: Callable[[Any], T]) -> T:
        try:
            return parse(row)
        except (ValueError, TypeError) as error:
            self.fail(row_of(field, at), str(error))

    def no_other_fields(self) -> None:
        """Whatever was not read is a slip of the pen: better refused than ignored."""
        for field in self._data:
            if field not in self._read:
                self.fail(field, f"is not known here; the known keys are {', '.join(sorted(self._read))}")

    def _checked_number(self, value: Any, field: str, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.fail(field, f"must be a whole number from {low} to {high}, not {value!r}")
        return value


def row_of(field: str, at: int) -> str:
    """How a row is named in messages; rows are counted from 1."""
    return f"{field}, row {at + 1}"
