"""Golden records: games whose outcome is known, replayed by every run of the tests.

A golden record is an ordinary record with a remark that says what it proves, and with a closing line.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from doab.core.errors import RecordError
from doab.core.game import Game
from doab.core.records import Record, parse_record
from doab.core.registry import find_rules
from doab.core.rules import Rules, digest


def check_golden(path: Path, rules: Rules | None = None) -> Game:
    """Replay a golden record: every answer, the result and the last position. Returns the game at its end."""
    try:
        record = parse_record(_read(path))
        if not record.remarks:
            raise RecordError(2, "a golden record says in a remark (“# …”, after the header) what it proves")
        if not record.position:
            raise RecordError(0, "a golden record needs a closing line, else it proves nothing")
        return Game.from_record(record, rules)
    except RecordError as error:
        raise RecordError(error.line, f"{error.reason} ({path.name})") from error


def write_golden(game: Game, path: Path, remark: str) -> None:
    """Write the game as a golden record, once it is sure that it replays. `remark` says what it proves."""
    if not remark.strip():
        raise ValueError("say what the golden record proves")
    record = game.record()
    record.remarks = [" ".join(line.split()) for line in remark.strip().splitlines()]
    Game.from_record(str(record), game.rules)
    path.write_text(str(record), encoding="utf-8")


@dataclass(frozen=True)
class Divergence:
    """A record that the rules play differently than it is written, and where they part."""

    path: Path
    line: int
    text: str
    """The line of the record."""
    reason: str

    def __str__(self) -> str:
        return f"{self.path.name}, line {self.line} “{self.text}”: {self.reason}"


def diverging(paths: Iterable[Path], rules: Rules | None = None, old: Rules | None = None) -> list[Divergence]:
    """The records that `rules` (default: the installed ones) play differently, and the first line where they part.

    The version in the header is not looked at: this is what to run before raising it. A record holds only its last
    position, so a change that keeps every answer legal shows at the closing line; with the `old` rules at hand
    positions are compared line by line.
    """
    found = []
    for path in paths:
        lines: list[str] = []
        try:
            record = parse_record(text := _read(path))
            lines = text.splitlines()
            if old is not None:
                _compare(record, rules or find_rules(record.game), old)
            Game.from_record(record, rules, any_version=True)
        except RecordError as error:
            line = lines[error.line - 1].strip() if 0 < error.line <= len(lines) else ""
            found.append(Divergence(path, error.line, line, error.reason))
    return found


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise RecordError(0, f"the record cannot be read: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise RecordError(0, f"the record is not UTF-8 text (byte {error.start})") from error


def _compare(record: Record, new: Rules, old: Rules) -> None:
    games = [Game.new(rules, record.names, record.options) for rules in (old, new)]
    for move in record.moves:
        for game in games:
            game.replay(move)
        positions = [digest(game.state) for game in games]
        if positions[0] != positions[1]:
            raise RecordError(move.line, f"leads to position {positions[1]}, with the old rules to {positions[0]}")
