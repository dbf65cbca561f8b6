"""Records become a dataset. They are replayed line by line, so nothing gets in that the rules do not play."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, Final, cast

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16

from doab.core import CHANCE, Game, Record, Rules
from doab.core.options import Options, options_text
from doab.core.records import Move
from doab.data.schema import GAMES, MOVES, DatasetError, describe, games_schema, id_of, moves_schema, values_of

try:
    import pyarrow  # type: ignore[import-untyped]
    from pyarrow import parquet
except ModuleNotFoundError as error:
    raise ImportError("datasets need the package “pyarrow”: pip install 'doab[data]' brings it") from error

MEGABYTES: Final = 128
"""How large a file grows before the next game begins another."""
ROWS: Final = 8192
"""Rows that are held in memory before they are written."""


class DatasetWriter:
    """Writes games into a folder that has no dataset yet. At its end (`close`, or `with`) all files are whole.

    Memory does not grow with the number of games, except for eight bytes or so of each: a game that comes twice is
    written once.
    """

    def __init__(
        self,
        folder: Path,
        rules: Rules,
        players: int | None = None,
        observations: bool = False,
        megabytes: float = MEGABYTES,
    ) -> None:
        self.description = describe(rules, players, observations)
        self.rules = rules
        self.games = self.moves = self.repeated = 0
        self._folder = folder
        self._most_bytes = megabytes * 1_000_000
        self._encoder = rules.learning.encoder(players) if observations and players is not None else None
        self._row: vec[i16] = vec[i16]([0] * self.description.size)
        self._seen: set[int] = set()
        self._part = 0
        self._files: dict[str, Any] = {}
        self._waiting: dict[str, list[dict[str, Any]]] = {MOVES: [], GAMES: []}
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.glob("part-*.parquet")):
            raise DatasetError(f"{folder} has a dataset already: a new one needs a folder of its own")

    def add(self, record: Record) -> bool:
        """Replay a game and write it; False if it has been written before."""
        if self.description.players not in (None, len(record.names)):
            raise DatasetError(f"this dataset is for {self.description.players} players, not {len(record.names)}")
        rows: list[dict[str, Any]] = []
        game = Game.from_record(record, self.rules, watch=lambda table, move: rows.append(self._move(table, move)))
        written = game.record()
        written.remarks = record.remarks
        called = id_of(str(written))
        if int(called, 16) in self._seen:
            self.repeated += 1
            return False
        self._seen.add(int(called, 16))
        ranks = self.rules.ranking(game.state) if game.over else None
        scores = self.rules.scores(game.state) if game.over else None
        for row in rows:
            row["game"] = called
            if ranks is not None and scores is not None and row["seat"] != CHANCE:
                row.update(_ending(row["seat"], ranks, scores))
        self._waiting[MOVES] += rows
        self._waiting[GAMES].append(_game_row(called, written, ranks, scores))
        self.games += 1
        self.moves += len(rows)
        if len(self._waiting[MOVES]) >= ROWS:
            self._write()
        return True

    def add_all(self, records: Iterable[Record]) -> None:
        for record in records:
            self.add(record)

    def close(self) -> None:
        self._write()
        self._finish_part()

    def __enter__(self) -> DatasetWriter:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    # -- rows

    def _move(self, table: Game, move: Move) -> dict[str, Any]:
        """The next answer of a game and what it answers."""
        seat, top = table.state.to_move(), table.state.top
        action = self.rules.table.parse(move.text).index
        row: dict[str, Any] = {
            "step": table.version,
            "seat": seat,
            "question": top.name() if top is not None else None,
            "legal": table.state.legal(),
            "action": action,
        }
        if self._encoder is not None and seat != CHANCE:
            self._encoder.encode(table.state, seat, self._row, 0)
            row["observation"] = np.array(memoryview(self._row))
        return row

    # -- files

    def _write(self) -> None:
        """All that waits, into the files of this part; the next game begins another part when they are large."""
        if not self._waiting[GAMES]:
            return
        schemas = {MOVES: moves_schema(self.description), GAMES: games_schema(self.description)}
        for kind, schema in schemas.items():
            if kind not in self._files:
                self._files[kind] = parquet.ParquetWriter(self._path(kind, done=False), schema, compression="zstd")
            self._files[kind].write_table(_table(self._waiting[kind], schema))
            self._waiting[kind].clear()
        if self._path(MOVES, done=False).stat().st_size >= self._most_bytes:
            self._finish_part()

    def _finish_part(self) -> None:
        for kind, file in self._files.items():
            file.close()
            self._path(kind, done=False).replace(self._path(kind, done=True))
        self._part += bool(self._files)
        self._files.clear()

    def _path(self, kind: str, done: bool) -> Path:
        """A file that is being written begins with a dot, so that readers of the folder do not see it meanwhile."""
        return self._folder / f"{'' if done else '.'}part-{self._part:05}.{kind}.parquet"


def _table(rows: list[dict[str, Any]], schema: Any) -> Any:
    """Rows as a table of Arrow. Observations are put together by NumPy: as Python numbers they would take minutes."""
    columns = []
    for field in schema:
        if field.name == "observation":
            given = [row.get("observation") for row in rows]
            nothing = np.zeros(field.type.list_size, np.int16)
            flat = np.concatenate([nothing if one is None else one for one in given])
            missing = pyarrow.array([one is None for one in given])
            columns.append(
                pyarrow.FixedSizeListArray.from_arrays(pyarrow.array(flat), field.type.list_size, mask=missing)
            )
        else:
            columns.append(pyarrow.array([row.get(field.name) for row in rows], field.type))
    return pyarrow.Table.from_arrays(columns, schema=schema)


def _ending(seat: int, ranks: list[int], scores: list[int]) -> dict[str, Any]:
    best = max(score for other, score in enumerate(scores) if other != seat)
    return {
        "rank": ranks[seat],
        "score": scores[seat],
        "margin": scores[seat] - best,
        "value": values_of(ranks)[seat],
    }


def _game_row(called: str, record: Record, ranks: list[int] | None, scores: list[int] | None) -> dict[str, Any]:
    return {
        "game": called,
        "names": record.names,
        "options": options_text(cast(Options, record.options)),
        "start": record.start,
        "remarks": record.remarks,
        "edition": record.edition,
        "edition_digest": record.edition_digest,
        "rules": record.rules,
        "ranks": ranks,
        "scores": scores,
        "steps": len(record.moves),
        "digest": record.position,
    }
