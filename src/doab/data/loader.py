"""Batches for learning: what a seat knew, what it could answer, what it answered, and how it ended for it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from pyarrow import parquet  # type: ignore[import-untyped]

from doab.core import CHANCE, Rules
from doab.data.reader import Dataset
from doab.data.schema import DatasetError

SPLITS: Final = {"train": (0.0, 0.9), "validate": (0.9, 0.95), "test": (0.95, 1.0)}
"""Which part of all games a split has. A game is in the same split in every dataset: it depends on its id."""
COLUMNS: Final = ("game", "seat", "legal", "action", "observation", "rank", "score", "margin", "value")


@dataclass(frozen=True)
class Batch:
    """Decisions of players in finished games, a row each."""

    observation: NDArray[np.int16]
    mask: NDArray[np.bool_]
    action: NDArray[np.int64]
    seat: NDArray[np.int8]
    rank: NDArray[np.int8]
    score: NDArray[np.int32]
    margin: NDArray[np.int32]
    value: NDArray[np.float32]
    """By rank, from 1 for the first to −1 for the last."""

    def __len__(self) -> int:
        return len(self.action)


def split_of(game: str) -> str:
    """The split that a game belongs to, by its id."""
    share = int(game[:8], 16) / 2**32
    return next(name for name, (low, high) in SPLITS.items() if low <= share < high)


class Loader:
    """Goes through a dataset, or a split of it, in batches; each time in another order that the seed decides.

    The order is that of a bounded buffer: row groups of all files are taken in random order, `buffer` rows are held and
    mixed. Without `shuffle` rows come as they were written. Chance's rows and those of unfinished games are left out.
    """

    def __init__(
        self,
        folder: Path,
        batch_size: int = 1024,
        split: str | None = None,
        seed: int = 0,
        shuffle: bool = True,
        buffer: int = 16_384,
        rules: Rules | None = None,
    ) -> None:
        if split is not None and split not in SPLITS:
            raise DatasetError(f"the splits are {', '.join(SPLITS)}; there is none called {split!r}")
        self.dataset = Dataset(folder)
        self.dataset.rules(rules)
        if self.dataset.description.layout is None:
            raise DatasetError(f"{folder} was written without observations: there is nothing to learn from")
        self.batch_size = batch_size
        self.split = split
        self.rounds = 0  # how often it was gone through
        self._seed = seed
        self._shuffle = shuffle
        self._buffer = max(buffer, batch_size)

    def __iter__(self) -> Iterator[Batch]:
        order = np.random.default_rng([self._seed, self.rounds])
        self.rounds += 1
        held: list[dict[str, NDArray[Any]]] = []
        for group in self._groups(order):
            held.append(group)
            if sum(len(one["action"]) for one in held) >= self._buffer:
                rows = self._mixed(held, order)
                whole = len(rows["action"]) // self.batch_size * self.batch_size
                yield from self._batches({name: column[:whole] for name, column in rows.items()})
                held = [{name: column[whole:] for name, column in rows.items()}]
        if held:
            yield from self._batches(self._mixed(held, order))

    def _groups(self, order: np.random.Generator) -> Iterator[dict[str, NDArray[Any]]]:
        """The row groups of all files, one after the other."""
        places = [
            (part.moves, group)
            for part in self.dataset.parts
            for group in range(parquet.read_metadata(part.moves).num_row_groups)
        ]
        for at in order.permutation(len(places)) if self._shuffle else range(len(places)):
            file, group = places[at]
            with parquet.ParquetFile(file) as opened:
                yield self._columns(opened.read_row_group(group, columns=list(COLUMNS)))

    def _columns(self, table: Any) -> dict[str, NDArray[Any]]:
        """The rows that are wanted, as arrays; what may be answered is two arrays: numbers, and how many a row."""
        seats = table["seat"].to_numpy()
        wanted = (seats != CHANCE) & table["rank"].is_valid().to_numpy()
        if self.split is not None:
            ids = table["game"].combine_chunks().dictionary_encode()
            inside = np.array([split_of(game) == self.split for game in ids.dictionary.to_pylist()], np.bool_)
            wanted &= inside[ids.indices.to_numpy()]
        table = table.filter(wanted).combine_chunks()
        size = self.dataset.description.size
        columns = {name: table[name].to_numpy() for name in ("seat", "action", "rank", "score", "margin", "value")}
        rows = table["observation"].combine_chunks() if table.num_rows else None
        columns["observation"] = (
            np.zeros((0, size), np.int16) if rows is None else rows.flatten().to_numpy().reshape(-1, size)
        )
        columns["mask"] = self._masks(table)
        return columns

    def _masks(self, table: Any) -> NDArray[np.bool_]:
        masks = np.zeros((table.num_rows, self.dataset.description.actions), np.bool_)
        if table.num_rows:
            legal = table["legal"].combine_chunks()
            rows = np.repeat(np.arange(table.num_rows), legal.value_lengths().to_numpy())
            masks[rows, legal.flatten().to_numpy()] = True
        return masks

    def _mixed(self, held: list[dict[str, NDArray[Any]]], order: np.random.Generator) -> dict[str, NDArray[Any]]:
        rows = {name: np.concatenate([one[name] for one in held]) for name in held[0]}
        if self._shuffle:
            mixed = order.permutation(len(rows["action"]))
            rows = {name: column[mixed] for name, column in rows.items()}
        return rows

    def _batches(self, rows: dict[str, NDArray[Any]]) -> Iterator[Batch]:
        rows["action"] = rows["action"].astype(np.int64)
        for at in range(0, len(rows["action"]), self.batch_size):
            yield Batch(**{name: column[at : at + self.batch_size] for name, column in rows.items()})
