"""Datasets: what is written is what was played, and the records come back from the rows exactly."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pyarrow", reason="pyarrow is not installed (extra data)")

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16
from pyarrow import parquet  # type: ignore[import-untyped]

from doab.core import CHANCE, Game, Record, digest, find_rules, parse_record
from doab.core.errors import RecordError
from doab.data import writer as writing
from doab.data.loader import SPLITS, Batch, Loader, split_of
from doab.data.reader import Dataset
from doab.data.schema import KEY, DatasetError, values_of
from doab.data.selfplay import bot_games
from doab.data.writer import DatasetWriter
from pebbles import RULES, TINY

RAJAS = find_rules("rajas")


def pebble_records(number: int) -> list[Record]:
    return list(bot_games(RULES, ["random", "random"], number, "pebbles"))


def written(folder: Path, records: list[Record], **how: Any) -> Dataset:
    with DatasetWriter(folder, RULES, **how) as writer:
        writer.add_all(records)
    return Dataset(folder)


@pytest.fixture
def learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Sixty games of Pebbles with observations, in several files."""
    monkeypatch.setattr(writing, "ROWS", 100)
    written(tmp_path / "pebbles", pebble_records(60), players=2, observations=True, megabytes=0.004)
    return tmp_path / "pebbles"


# -- records come back


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("rajas", 2, {}),
        ("rajas", 3, {"mixed": ("advanced", "beginner", "advanced")}),
        ("agra", 2, {"open_rupees": True}),
    ],
)
def test_a_record_comes_back_from_its_rows(tmp_path: Path, name: str, players: int, options: dict[str, object]) -> None:
    """Write, read, replay: the same text, the same last position."""
    rules = find_rules(name)
    game = Game.new(rules, ["Asha", "Bram", "Chitra"][:players], options, 7)
    game.play_random(7)
    with DatasetWriter(tmp_path, rules, players, observations=True) as writer:
        assert writer.add(game.record())
    (again,) = Dataset(tmp_path).records()
    assert str(again) == str(game.record())
    assert digest(Game.from_record(again).state) == digest(game.state)


def test_remarks_positions_and_open_games_come_back(tmp_path: Path) -> None:
    game = Game.at("rajas", str(Game.new("rajas", ["Asha", "Bram"])))
    for _ in range(20):
        game.play(game.draw() if game.state.to_move() == CHANCE else game.legal[0])
    record = game.record()
    record.remarks = ["seed 5", "played by hand"]
    assert record.start is not None
    with DatasetWriter(tmp_path, RAJAS) as writer:
        writer.add(record)
    (again,) = Dataset(tmp_path).records()
    assert str(again) == str(record)
    assert "open · position" in str(again)


def test_games_of_different_numbers_of_players_go_together_without_observations(tmp_path: Path) -> None:
    records = [*bot_games(RULES, ["random"] * 2, 2, 1), *bot_games(RULES, ["random"] * 4, 2, 2, {"quiet": True})]
    dataset = written(tmp_path, records)
    assert [str(record) for record in dataset.records(RULES)] == [str(record) for record in records]
    assert [len(row["names"]) for row in dataset.games()] == [2, 2, 4, 4]
    assert [row["options"] for row in dataset.games()] == ["none", "none", "quiet", "quiet"]


def test_bots_change_seats(tmp_path: Path) -> None:
    names = [record.names for record in bot_games(RAJAS, ["greedy", "random"], 2, 3)]
    assert names == [["greedy 1", "random 2"], ["random 1", "greedy 2"]]


# -- rows


def test_a_row_tells_a_decision(tmp_path: Path) -> None:
    """Every column against the game itself, played again beside the rows."""
    game = Game.new(RULES, ["Asha", "Bram"], seed=3)
    game.play_random(3)
    written(tmp_path, [game.record()], players=2, observations=True)
    rows = parquet.read_table(tmp_path / "part-00000.moves.parquet").to_pylist()
    again, encoder = Game.new(RULES, ["Asha", "Bram"]), RULES.learning.encoder(2)
    ranks, scores = RULES.ranking(game.state), RULES.scores(game.state)
    assert len(rows) == game.version
    for row, step in zip(rows, game.steps, strict=True):
        assert (row["step"], row["seat"], row["question"]) == (again.version, step.seat, again.question)
        assert (row["legal"], row["action"]) == (again.state.legal(), step.action.index)
        if step.seat == CHANCE:
            ending = [row[name] for name in ("observation", "rank", "score", "margin", "value")]
            assert ending == [None] * 5
        else:
            seen = vec[i16]([0] * encoder.layout.size)
            encoder.encode(again.state, step.seat, seen, 0)
            assert row["observation"] == list(seen)
            assert (row["rank"], row["score"]) == (ranks[step.seat], scores[step.seat])
            assert row["margin"] == scores[step.seat] - scores[1 - step.seat]
            assert row["value"] == (ranks[1 - step.seat] > ranks[step.seat]) - (ranks[1 - step.seat] < ranks[step.seat])
        again.play(step.action)


@pytest.mark.parametrize(
    ("ranks", "values"),
    [([1, 2], [1, -1]), ([1, 1], [0, 0]), ([3, 1, 2], [-1, 1, 0]), ([1, 1, 3, 4], [2 / 3, 2 / 3, -1 / 3, -1])],
)
def test_values_go_by_rank(ranks: list[int], values: list[float]) -> None:
    assert values_of(ranks) == values


def test_the_table_of_games(tmp_path: Path) -> None:
    (record,) = pebble_records(1)
    (row,) = written(tmp_path, [record]).games()
    assert record.result is not None
    assert row == {
        "game": row["game"],
        "names": ["random 1", "random 2"],
        "options": "none",
        "start": None,
        "remarks": [],
        "edition": "pocket",
        "edition_digest": RULES.edition_digest,
        "rules": 1,
        "ranks": [rank for _, rank, _ in record.result],
        "scores": [score for _, _, score in record.result],
        "steps": len(record.moves),
        "digest": record.position,
    }


# -- files


def test_files_are_bounded_and_hold_whole_games(learned: Path) -> None:
    dataset, records = Dataset(learned), pebble_records(60)
    assert len(dataset.parts) > 2
    assert dataset.number_of_games == 60
    assert dataset.number_of_moves == sum(len(record.moves) for record in records)
    assert [str(record) for record in dataset.records(RULES)] == [str(record) for record in records]
    for part in dataset.parts:
        games = {row["game"] for row in parquet.read_table(part.games).to_pylist()}
        assert {row["game"] for row in parquet.read_table(part.moves, columns=["game"]).to_pylist()} == games


def test_no_more_rows_wait_than_are_written_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory does not grow with the number of games."""
    monkeypatch.setattr(writing, "ROWS", 100)
    with DatasetWriter(tmp_path, RULES) as writer:
        for record in pebble_records(30):
            writer.add(record)
            assert len(writer._waiting["moves"]) < 100


def test_a_game_that_comes_twice_is_written_once(tmp_path: Path) -> None:
    (record,) = pebble_records(1)
    with DatasetWriter(tmp_path, RULES) as writer:
        assert [writer.add(record), writer.add(record)] == [True, False]
        assert (writer.games, writer.repeated) == (1, 1)
    assert Dataset(tmp_path).number_of_games == 1


def test_a_record_that_the_rules_do_not_play_is_not_written(tmp_path: Path) -> None:
    good, bad = pebble_records(2)
    spoiled = parse_record(str(bad).replace("position ", "position f"))
    with DatasetWriter(tmp_path, RULES) as writer:
        writer.add(good)
        with pytest.raises(RecordError, match="the record ends in position f"):
            writer.add(spoiled)
    assert [str(record) for record in Dataset(tmp_path).records(RULES)] == [str(good)]


def test_a_dataset_is_not_written_over(tmp_path: Path) -> None:
    written(tmp_path, pebble_records(1))
    with pytest.raises(DatasetError, match="has a dataset already"):
        DatasetWriter(tmp_path, RULES)


def test_observations_are_for_one_number_of_players(tmp_path: Path) -> None:
    with pytest.raises(DatasetError, match="say how many"):
        DatasetWriter(tmp_path, RULES, observations=True)
    writer = DatasetWriter(tmp_path, RULES, 3, observations=True)
    with pytest.raises(DatasetError, match="for 3 players, not 2"):
        writer.add(pebble_records(1)[0])


def test_the_description_lies_in_every_file(learned: Path) -> None:
    layout = RULES.learning.encoder(2).layout
    for file in learned.glob("*.parquet"):
        about = json.loads(parquet.read_schema(file).metadata[KEY])
        assert (about["game"], about["rules"], about["edition_digest"]) == ("pebbles", 1, RULES.edition_digest)
        assert [(piece["name"], piece["start"]) for piece in about["layout"]] == [
            (piece.name, piece.start) for piece in layout.pieces
        ]


# -- what does not fit


def changed(learned: Path, **fields: Any) -> None:
    """The dataset as if it had been written otherwise."""
    for file in learned.glob("*.parquet"):
        table = parquet.read_table(file)
        about = json.loads(table.schema.metadata[KEY])
        about.update(fields)
        parquet.write_table(table.replace_schema_metadata({KEY: json.dumps(about)}), file)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"rules": 9}, "was played by rules 9 of pebbles; these are rules 1"),
        ({"game": "marbles"}, "is of marbles, not of pebbles"),
        ({"actions": 5}, "knows 5 actions; these rules have 18"),
        ({"players": 3}, "the shape of"),
        ({"format": 2}, "has another format than 1"),
    ],
)
def test_what_was_written_otherwise_is_refused(learned: Path, fields: dict[str, Any], message: str) -> None:
    changed(learned, **fields)
    with pytest.raises(DatasetError, match=message):
        Loader(learned, rules=RULES)


def test_another_layout_is_refused_with_the_piece(learned: Path) -> None:
    layout = json.loads(Dataset(learned).description.to_json())["layout"]
    layout[1]["high"] += 1
    changed(learned, layout=layout)
    told = f"the high of “{layout[1]['name']}” is {layout[1]['high']} there and {layout[1]['high'] - 1} here"
    with pytest.raises(DatasetError, match=told):
        Loader(learned, rules=RULES)


def test_another_edition_is_refused(learned: Path) -> None:
    with pytest.raises(DatasetError, match=r"was played with edition pocket .* not with tiny"):
        Loader(learned, rules=TINY)


def test_a_file_of_somebody_else_is_refused(learned: Path) -> None:
    file = learned / "part-00000.moves.parquet"
    parquet.write_table(parquet.read_table(file).replace_schema_metadata({}), file)
    with pytest.raises(DatasetError, match=r"part-00000\.moves\.parquet was not written by Doab"):
        Dataset(learned)


def test_an_empty_folder_and_half_a_pair_are_refused(learned: Path, tmp_path: Path) -> None:
    with pytest.raises(DatasetError, match="has no dataset"):
        Dataset(tmp_path)
    (learned / "part-00000.games.parquet").unlink()
    with pytest.raises(DatasetError, match=r"part-00000\.games\.parquet is missing"):
        Dataset(learned)


# -- batches


def rows_of(batches: Iterator[Batch] | Loader) -> list[tuple[bytes, ...]]:
    """Every row of every batch as something that can be compared."""
    return [
        tuple(getattr(batch, name)[at].tobytes() for name in batch.__dataclass_fields__)
        for batch in batches
        for at in range(len(batch))
    ]


def test_batches_are_the_decisions_in_order(learned: Path) -> None:
    rows = [
        row
        for part in Dataset(learned).parts
        for row in parquet.read_table(part.moves).to_pylist()
        if row["seat"] != CHANCE
    ]
    batches = list(Loader(learned, batch_size=64, shuffle=False, rules=RULES))
    assert [len(batch) for batch in batches[:-1]] == [64] * (len(batches) - 1)
    for name in ("action", "seat", "rank", "score", "margin", "value"):
        assert np.concatenate([getattr(batch, name) for batch in batches]).tolist() == [row[name] for row in rows]
    seen = np.concatenate([batch.observation for batch in batches])
    assert seen.tolist() == [row["observation"] for row in rows]
    masks = np.concatenate([batch.mask for batch in batches])
    assert [np.flatnonzero(mask).tolist() for mask in masks] == [sorted(row["legal"]) for row in rows]


def test_shuffled_batches_hold_the_same_rows_in_the_order_of_the_seed(learned: Path) -> None:
    def loader(seed: int, buffer: int = 200) -> Loader:
        return Loader(learned, batch_size=32, seed=seed, buffer=buffer, rules=RULES)

    straight = rows_of(Loader(learned, batch_size=32, shuffle=False, rules=RULES))
    first = rows_of(loader(1))
    assert first != straight
    assert sorted(first) == sorted(straight)
    assert rows_of(loader(1)) == first
    assert rows_of(loader(2)) != first
    twice = loader(1)
    assert rows_of(twice) == first
    assert rows_of(twice) != first  # the second round has another order


def test_splits_are_whole_games_and_together_all(learned: Path) -> None:
    rows = {split: rows_of(Loader(learned, split=split, rules=RULES)) for split in SPLITS}
    assert sorted(row for split in rows.values() for row in split) == sorted(rows_of(Loader(learned, rules=RULES)))
    games = [split_of(row["game"]) for row in Dataset(learned).games()]
    assert {split: games.count(split) > 0 for split in SPLITS} == {split: bool(found) for split, found in rows.items()}


@pytest.mark.parametrize(
    ("game", "split"),
    [
        ("00000000aaaaaaaa", "train"),
        ("e6666666", "train"),
        ("e6666667", "validate"),
        ("f3333334", "test"),
        ("ffffffff", "test"),
    ],
)
def test_a_game_is_in_a_split_by_its_id(game: str, split: str) -> None:
    """e6666667 / 2³² is the first above 0.9, f3333334 / 2³² the first above 0.95."""
    assert split_of(game) == split


def test_a_split_that_there_is_not_and_a_dataset_without_observations_are_refused(tmp_path: Path) -> None:
    written(tmp_path, pebble_records(1))
    with pytest.raises(DatasetError, match="the splits are train, validate, test; there is none called 'dev'"):
        Loader(tmp_path, split="dev", rules=RULES)
    with pytest.raises(DatasetError, match="was written without observations"):
        Loader(tmp_path, rules=RULES)
