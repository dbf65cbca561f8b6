"""Reading what is printed on the boards: TOML files whose every fault is reported with its table and row."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn, TypeVar

from doab.core.errors import EditionError

T = TypeVar("T")


def read_toml(path: Path) -> dict[str, Any]:
    """The tables of an edition file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise EditionError(str(path), f"cannot be read: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise EditionError(str(path), f"is not UTF-8 text (byte {error.start})") from error
    except tomllib.TOMLDecodeError as error:
        raise EditionError(str(path), f"is not valid TOML: {error}") from error


def tables_digest(tables: Mapping[str, Any]) -> str:
    """A short fingerprint of printed data: two editions with the same one play the same."""
    text = json.dumps(tables, sort_keys=True, separators=(",", ":"), default=str)  # TOML has dates
    return hashlib.sha256(text.encode()).hexdigest()[:12]


class Table:
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

    def table(self, field: str) -> Table:
        value = self.value(field)
        if not isinstance(value, Mapping):
            self.fail(field, f"must be a table, not {value!r}")
        if not self.where.startswith("["):  # the file itself, whose tables are known by their own names
            return Table(value, f"[{field}]")
        inner = f"{self.where[:-1]}.{field}]" if self.where.endswith("]") else f"{self.where} {field}"
        return Table(value, inner)

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
                self.fail(field, f"is not known here; known are {', '.join(sorted(self._read))}")

    def _checked_number(self, value: Any, field: str, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.fail(field, f"must be a whole number from {low} to {high}, not {value!r}")
        return value


def row_of(field: str, at: int) -> str:
    """How a row is named in messages; rows are counted from 1."""
    return f"{field}, row {at + 1}"
