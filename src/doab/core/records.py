"""Records: a game as text, one answer a line, readable and diffable. The log is the truth; everything else is a cache.

    doab record 1 · rajas · rules 2 · edition reconstructed 5f0c1d2e3a4b · Asha, Bram
    options navaratna
    1   chance  reveal orange 4 straight silk2
    2   Asha    place blue terrace
    end · Asha 1 (2), Bram 2 (-7) · position 0123456789abcdef

A game that is not finished closes with `open · position …`. Lines that begin with `#` are remarks. A game that did not
begin at its beginning has a line `from Asha: money 9, … | Bram: …` before the first answer: the position (docs of each
game) that it began from.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from doab.core.errors import RecordError
from doab.core.options import Options, options_text, parse_options

FORMAT = 1
MOST_NAMES = 16
_HEADER = re.compile(
    r"doab record (?P<format>\d{1,9}) · (?P<game>\w+) · rules (?P<rules>\d{1,9}) · "
    r"edition (?P<edition>.+) (?P<digest>\w+) · (?P<names>.+)"
)
_MOVE = re.compile(r"(?P<number>\d{1,9})\s+(?P<rest>\S.*)")
_CLOSING = re.compile(r"(?:open|end · (?P<result>.+)) · position (?P<position>[0-9a-f]+)")
_RESULT = re.compile(r"(?P<name>.+) (?P<rank>\d{1,9}) \((?P<score>-?\d{1,18})\)")


@dataclass(frozen=True)
class Move:
    """One line of a record: who answered what. `line` is its place in the file (0: not from a file)."""

    owner: str
    text: str
    line: int = 0


@dataclass
class Record:
    """A game as it is written down."""

    game: str
    rules: int
    edition: str
    edition_digest: str
    names: list[str]
    options: dict[str, object] = field(default_factory=dict)
    moves: list[Move] = field(default_factory=list)
    result: list[tuple[str, int, int]] | None = None
    """Name, rank and score of every seat, if the game has ended."""
    position: str = ""
    """Digest of the last position; empty if the record has no closing line."""
    closing_line: int = 0
    options_line: int = 0
    remarks: list[str] = field(default_factory=list)
    """What stands behind a `#` before the first answer: what the record is good for."""
    remark_lines: list[int] = field(default_factory=list)
    """The line of each remark, if they were read from a file."""
    start: str | None = None
    """The position before the first answer, in one line of text; None: the beginning of the game."""
    start_line: int = 0

    def __str__(self) -> str:
        """The text of the record; `parse_record` is the inverse."""
        header = (
            f"doab record {FORMAT} · {self.game} · rules {self.rules} · "
            f"edition {self.edition} {self.edition_digest} · {', '.join(self.names)}"
        )
        lines = [header, *(f"# {remark}" for remark in self.remarks)]
        if self.options:
            lines.append(f"options {_options_text(self.options)}")
        if self.start is not None:
            lines.append(f"from {self.start}")
        width = max([len(name) for name in self.names] + [6])
        lines += [f"{at:<5} {move.owner:<{width}}  {move.text}" for at, move in enumerate(self.moves, 1)]
        if self.result is not None:
            places = ", ".join(f"{name} {rank} ({score})" for name, rank, score in self.result)
            lines.append(f"end · {places} · position {self.position}")
        elif self.position:
            lines.append(f"open · position {self.position}")
        return "\n".join(lines) + "\n"


def _options_text(options: dict[str, object]) -> str:
    settled: Options = {
        name: value if isinstance(value, bool | str) else tuple(str(word) for word in value)
        for name, value in options.items()
        if isinstance(value, bool | str | list | tuple)
    }
    return options_text(settled)


def parse_record(text: str) -> Record:
    """Read a record; what cannot be read is reported with its line."""
    lines = text.splitlines()
    if not lines:
        raise RecordError(1, "the record is empty; it must begin with “doab record 1 · …”")
    record = _parse_header(lines[0].strip().lstrip("\ufeff"))
    for number, raw in enumerate(lines[1:], 2):
        line = raw.strip()
        if line.startswith("#") and not record.moves:
            record.remarks.append(line.removeprefix("#").strip())
            record.remark_lines.append(number)
        if not line or line.startswith("#"):
            continue
        if record.position:
            raise RecordError(number, f"nothing may follow the closing line {record.closing_line}, got “{line}”")
        if line.startswith("options "):
            if record.moves:
                raise RecordError(number, "options must stand before the first answer")
            if record.options_line:
                raise RecordError(number, f"the options have been given in line {record.options_line} already")
            record.options, record.options_line = parse_options(line.removeprefix("options ")), number
        elif line.startswith("from "):
            if record.moves:
                raise RecordError(number, "the position must stand before the first answer")
            if record.start_line:
                raise RecordError(number, f"the position has been given in line {record.start_line} already")
            record.start, record.start_line = line.removeprefix("from ").strip(), number
        elif closing := _CLOSING.fullmatch(line):
            record.position, record.closing_line = closing["position"], number
            record.result = _parse_result(closing["result"], record.names, number) if closing["result"] else None
        else:
            record.moves.append(_parse_move(line, number, len(record.moves) + 1, record.names))
    return record


def _parse_header(line: str) -> Record:
    found = _HEADER.fullmatch(line)
    if not found:
        expected = "doab record 1 · GAME · rules N · edition NAME DIGEST · NAME, NAME"
        raise RecordError(1, f"the header must read “{expected}”, got “{line}”")
    if int(found["format"]) != FORMAT:
        raise RecordError(1, f"the record has format {found['format']}; this program reads format {FORMAT}")
    names = [name.strip() for name in found["names"].split(",")]
    if len(names) > MOST_NAMES:
        raise RecordError(1, f"the record names {len(names)} players; no game has more than {MOST_NAMES}")
    return Record(found["game"], int(found["rules"]), found["edition"], found["digest"], names)


def _parse_move(line: str, number: int, expected: int, names: Sequence[str]) -> Move:
    found = _MOVE.fullmatch(line)
    if not found:
        raise RecordError(number, f"expected “{expected}  NAME  ANSWER”, got “{line}”")
    if int(found["number"]) != expected:
        raise RecordError(number, f"expected answer number {expected}, got {found['number']}")
    rest = found["rest"]
    owners = [owner for owner in (*names, "chance") if rest.startswith(owner + " ")]
    if owners:
        owner = max(owners, key=len)
        return Move(owner, rest[len(owner) :].strip(), number)
    raise RecordError(number, f"the answer must be by {', '.join(names)} or chance, got “{rest}”")


def _parse_result(text: str, names: Sequence[str], number: int) -> list[tuple[str, int, int]]:
    places = [_RESULT.fullmatch(place.strip()) for place in text.split(",")]
    result = [(place["name"], int(place["rank"]), int(place["score"])) for place in places if place]
    if [name for name, _, _ in result] != list(names):
        raise RecordError(number, f"the result must give “NAME RANK (SCORE)” for {', '.join(names)}, got “{text}”")
    return result
