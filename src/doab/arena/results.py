"""Games that were played, as JSON lines: one game a line, complete in itself, written when the game ends."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from doab.arena.plan import Job, Key, Setting
from doab.arena.result_form import what_is_wrong
from doab.arena.times import Times
from doab.core.errors import DoabError


class ResultsError(DoabError):
    """A file of results cannot be read, or is of another match."""


@dataclass
class Failure:
    """Why a game was not played to its end."""

    reason: str
    bot: str = ""
    """Whose fault it is; empty: no bot's."""
    seat: int = -1


@dataclass
class Result:
    """One game. Lists have an entry per seat."""

    game: str
    rules: int
    edition: str
    """The edition's digest."""
    options: str
    seed: str
    """The seed of the group. Games of the same bots and seed differ only in the seating."""
    bots: list[str]
    doab: str
    compiled: bool
    scores: list[int] = field(default_factory=list)
    ranks: list[int] = field(default_factory=list)
    rounds: int | None = None
    turns: int = 0
    answers: int = 0
    """Of players."""
    draws: int = 0
    """Of chance."""
    ending: str = ""
    """Which of the game's end conditions closed it."""
    decided: str = ""
    """`score`, `tie-break` or `shared`."""
    figures: list[dict[str, float]] = field(default_factory=list)
    """What each seat did and had, by name."""
    times: list[Times] = field(default_factory=list)
    """How long each seat's bot thought."""
    seconds: float = 0.0
    """How long the whole game took."""
    failure: Failure | None = None

    @property
    def key(self) -> Key:
        return tuple(self.bots), self.seed

    @property
    def group(self) -> Key:
        """Games that differ only in the seating."""
        return tuple(sorted(self.bots)), self.seed

    @property
    def shares(self) -> list[float]:
        """What each seat has of the victory: 1 for the winner, its part for everybody who shares it, else 0."""
        winners = self.ranks.count(1)
        return [1 / winners if rank == 1 else 0.0 for rank in self.ranks]

    @property
    def margins(self) -> list[int]:
        """The difference of each seat's score to the best of the others."""
        return [
            score - max(other for at, other in enumerate(self.scores) if at != seat)
            for seat, score in enumerate(self.scores)
        ]

    def to_json(self) -> dict[str, Any]:
        data = asdict(self)
        data["times"] = [times.to_json() for times in self.times]
        return data

    @staticmethod
    def from_json(data: Any) -> Result:
        """What `to_json` says; what is empty may be left out. What is no result is refused, in words for its writer."""
        wrong = what_is_wrong(data)
        if wrong:
            raise ResultsError(wrong)
        known = {one.name for one in fields(Result)}
        given = {name: value for name, value in data.items() if name in known}
        given["times"] = [Times.from_json(times) for times in data.get("times", [])]
        if data.get("failure") is not None:
            known = {one.name for one in fields(Failure)}
            given["failure"] = Failure(**{name: value for name, value in data["failure"].items() if name in known})
        return Result(**given)


class ResultsFile:
    """The results of a match. What was read stays, and what comes is written at once, so that nothing is ever lost.

    Only a game that failed is played again, and what comes of it takes its place.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.results: list[Result] = []
        self.played: set[Key] = set()
        """Games that were played to their end."""
        self.failed: dict[Key, bytes] = {}
        """Games that were not, each with its line in the file."""
        for line, result in _read(path) if path.exists() else []:
            self.results.append(result)
            self._note(line, result)

    def add(self, result: Result) -> None:
        line = line_of(result).encode()
        if result.key in self.failed:
            self._put_in_place_of(self.failed[result.key], line)
            at = next(at for at, known in enumerate(self.results) if known.key == result.key)
            self.results[at] = result
        else:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("ab") as file:
                file.write(line)
            self.results.append(result)
        self._note(line, result)

    def missing(self, jobs: Iterable[Job]) -> list[Job]:
        """What is still to be played. A game that failed counted for nobody, so it is among them."""
        return [job for job in jobs if job.key not in self.played]

    def of(self, jobs: Iterable[Job]) -> list[Result]:
        """What is known of these games."""
        wanted = {job.key for job in jobs}
        return [result for result in self.results if result.key in wanted]

    def _note(self, line: bytes, result: Result) -> None:
        if result.failure is None:
            self.played.add(result.key)
            self.failed.pop(result.key, None)
        elif result.key not in self.played:
            self.failed[result.key] = line

    def _put_in_place_of(self, old: bytes, new: bytes) -> None:
        """Change one line. The new file is written beside the old one: whatever happens, one of the two is there."""
        # Read again, and the line looked for: another match may have added its games to the folder meanwhile.
        lines = whole_lines(self.path)
        at = lines.index(old) if old in lines else len(lines)
        lines[at : at + 1] = [new]
        beside = self.path.with_name(f".{self.path.name}.new")
        try:
            with beside.open("wb") as file:
                file.writelines(lines)
                file.flush()
                os.fsync(file.fileno())  # all games are in it: it must be on disk before the old file goes
            shutil.copymode(self.path, beside)
            beside.replace(self.path)
        except BaseException:
            beside.unlink(missing_ok=True)
            raise

    def check(self, setting: Setting) -> None:
        """Refuse to go on with the results of something else: figures of different games say nothing together."""
        rules = setting.rules()
        wanted = {
            "game": rules.name,
            "rules": rules.version,
            "edition": rules.edition_digest,
            "options": setting.options,
            "players": setting.players,
        }
        for number, result in enumerate(self.results, 1):
            for what, value in wanted.items():
                found = len(result.bots) if what == "players" else getattr(result, what)
                if found != value:
                    raise ResultsError(
                        f"{self.path}, line {number}: these results are of {what} “{found}”, not “{value}”; "
                        "name another folder for these games"
                    )

    def mend(self) -> None:
        """Take away a last line that was cut off while it was written, so that the next one begins on a line of its
        own.
        """
        if self.path.exists():
            text = self.path.read_bytes()
            if text and not text.endswith(b"\n"):
                with self.path.open("r+b") as file:
                    file.truncate(text.rfind(b"\n") + 1)


def line_of(result: Result) -> str:
    return json.dumps(result.to_json(), ensure_ascii=False, separators=(",", ":")) + "\n"


def read_results(path: Path) -> list[Result]:
    """All whole lines of a file. Of a last line without an end nothing is kept: its game is played again."""
    return [result for _, result in _read(path)]


def whole_lines(path: Path) -> list[bytes]:
    """As bytes: a line that was cut off may end within a letter."""
    return [line + b"\n" for line in path.read_bytes().split(b"\n")[:-1]]


def _read(path: Path) -> Iterator[tuple[bytes, Result]]:
    for number, line in enumerate(whole_lines(path), 1):
        try:
            yield line, Result.from_json(json_of(line))
        except ResultsError as error:
            raise ResultsError(f"{path}, line {number}: this is not the result of a game: {error}") from error


def json_of(line: bytes) -> Any:
    try:
        return json.loads(line.decode())
    except UnicodeDecodeError as error:
        raise ResultsError("it is not UTF-8 text") from error
    except ValueError as error:
        raise ResultsError("it is not JSON" if line.strip() else "the line is empty") from error
