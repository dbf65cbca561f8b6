"""A dataset as it lies on the disk: what is in it, and its games as records again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from pyarrow import parquet  # type: ignore[import-untyped]

from doab.core import CHANCE, Record, Rules, find_rules
from doab.core.options import parse_options
from doab.core.records import Move
from doab.data.schema import GAMES, MOVES, DatasetError, Description, check_fits, describe, description_of

ROWS: Final = 8192
"""Rows that are read at once."""


@dataclass(frozen=True)
class Part:
    """Two files that belong together."""

    moves: Path
    games: Path


class Dataset:
    """A folder that `DatasetWriter` has written. All files have the same description, or it is refused."""

    def __init__(self, folder: Path) -> None:
        found = sorted(folder.glob(f"part-*.{MOVES}.parquet"))
        if not found:
            raise DatasetError(f"{folder} has no dataset: there is no file part-…{MOVES}.parquet in it")
        self.folder = folder
        self.parts = [Part(moves, moves.with_name(moves.name.replace(MOVES, GAMES))) for moves in found]
        for part in self.parts:
            if not part.games.exists():
                raise DatasetError(f"{part.moves.name} is alone: {part.games.name} is missing")
        self.description = _description(self.parts[0].moves)
        for part in self.parts:
            for file in (part.moves, part.games):
                check_fits(_description(file), self.description, file.name)

    @property
    def number_of_games(self) -> int:
        return sum(parquet.read_metadata(part.games).num_rows for part in self.parts)

    @property
    def number_of_moves(self) -> int:
        return sum(parquet.read_metadata(part.moves).num_rows for part in self.parts)

    @property
    def bytes(self) -> int:
        return sum(file.stat().st_size for part in self.parts for file in (part.moves, part.games))

    def rules(self, given: Rules | None = None) -> Rules:
        """The rules that the games were played by: the given ones, or those that are installed, if they fit."""
        rules = (given or find_rules(self.description.game)).as_of(self.description.rules)
        expected = describe(rules, self.description.players, self.description.layout is not None)
        check_fits(self.description, expected, self.parts[0].moves.name)
        return rules

    def games(self) -> Iterator[dict[str, Any]]:
        """The rows of the table of games."""
        for part in self.parts:
            yield from _rows(part.games, None)

    def records(self, rules: Rules | None = None) -> Iterator[Record]:
        """The games as records, put together from their rows, in the order in which they were written."""
        known = self.rules(rules)
        for part in self.parts:
            moves = _rows(part.moves, ["game", "seat", "action"])
            for game in _rows(part.games, None):
                yield _record(game, [next(moves) for _ in range(game["steps"])], known)


def _description(file: Path) -> Description:
    return description_of(parquet.read_schema(file).metadata, file.name)


def _rows(file: Path, columns: list[str] | None) -> Iterator[dict[str, Any]]:
    with parquet.ParquetFile(file) as opened:
        for batch in opened.iter_batches(ROWS, columns=columns):
            yield from batch.to_pylist()


def _record(game: dict[str, Any], moves: list[dict[str, Any]], rules: Rules) -> Record:
    names = game["names"]
    if any(move["game"] != game["game"] for move in moves):
        raise DatasetError(f"the moves of game {game['game']} are not in order")
    result = None
    if game["ranks"] is not None:
        result = list(zip(names, game["ranks"], game["scores"], strict=True))
    return Record(
        rules.name,
        game["rules"],
        game["edition"],
        game["edition_digest"],
        names,
        parse_options(game["options"]),
        [Move(_owner(move["seat"], names), rules.table[move["action"]].text) for move in moves],
        result,
        game["digest"],
        remarks=game["remarks"],
        start=game["start"],
    )


def _owner(seat: int, names: list[str]) -> str:
    return "chance" if seat == CHANCE else names[seat]
