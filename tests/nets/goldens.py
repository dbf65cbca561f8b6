"""What golden records of any game have in common: a claim, and a game of which it is true."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from doab.core import Rules
from doab.core.kit import check_golden, diverging
from doab.core.options import chosen_options
from doab.core.records import parse_record


@dataclass(frozen=True)
class Kind:
    """A golden record: its file is `NAME.txt` in the folder of its game, its first remark is `proves`."""

    name: str
    proves: str
    holds: Callable[[Any], bool]
    """Whether a finished game proves it."""
    rules: Rules
    folder: Path
    seats: int = 2
    options: Mapping[str, object] = field(default_factory=dict)
    players: str = "greedy"
    """Who plays the games among which it is looked for: a bot, or players that the game's tests know."""

    @property
    def path(self) -> Path:
        return self.folder / f"{self.name}.txt"

    @property
    def label(self) -> str:
        """How it is called where the kinds of several games meet: `rajas/two-players`."""
        return f"{self.rules.name}/{self.name}"


def replayed(kind: Kind) -> Any:
    """The game of a golden record at its end, replayed and checked."""
    return check_golden(kind.path, kind.rules)


def check_kind(kind: Kind) -> None:
    """Every answer, the result and the last position (`check_golden`); then what the record says of itself."""
    game = replayed(kind)
    record = parse_record(kind.path.read_text(encoding="utf-8"))
    assert record.remarks[0] == kind.proves
    assert len(game.names) == kind.seats
    assert chosen_options(kind.rules.options, game.options) == dict(kind.options)
    assert game.rules.edition_name == kind.rules.edition_name == record.edition
    assert game.over
    assert kind.holds(game)


def check_text(kind: Kind) -> None:
    """A golden record reads back as the same text, and today's rules play it as it is written."""
    text = kind.path.read_text(encoding="utf-8")
    assert str(parse_record(text)) == text
    assert diverging([kind.path], kind.rules) == []
