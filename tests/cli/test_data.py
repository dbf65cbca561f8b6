"""`doab data write` and `doab data info`."""

from pathlib import Path

import pytest

from doab.core import parse_record
from tests.cli.conftest import Run

pytest.importorskip("pyarrow", reason="pyarrow is not installed (extra data)")


def test_records_and_games_of_bots_are_written(run: Run, finished: Path) -> None:
    result = run("data", "write", "moves", str(finished), str(finished), "--games", "1", "--seed", "3")
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("moves: 2 games, ")
    assert result.stdout.endswith("; 1 came twice and were written once\n")
    assert sorted(path.name for path in Path("moves").iterdir()) == [
        "part-00000.games.parquet",
        "part-00000.moves.parquet",
    ]
    from doab.data.reader import Dataset

    first, second = Dataset(Path("moves")).records()
    assert str(first) == str(parse_record(finished.read_text("utf-8")))
    assert second.names == ["random 1", "random 2"]


def test_info_tells_what_is_in_it(run: Run) -> None:
    run("data", "write", "moves", "--games", "1", "--bots", "random,random,random", "--seed", "3")
    told = run("data", "info", "moves").stdout
    for words in ("rajas, rules 2, 3 players", "edition", "957 numbers in", "fit"):
        assert words in told
    assert "money of each player" in run("data", "info", "moves", "--layout").stdout
    assert '"misfit": null' in run("data", "info", "moves", "--json").stdout


def test_without_observations(run: Run) -> None:
    run("data", "write", "moves", "--games", "1", "--no-observations", "--seed", "3")
    told = run("data", "info", "moves").stdout
    assert "different numbers of players" in told
    assert "none" in told


def test_nothing_to_write_is_refused(run: Run) -> None:
    result = run("data", "write", "moves")
    assert result.exit_code == 2
    assert "there is nothing to write: name records, or let bots play with --games" in result.stderr
    assert not Path("moves").exists()


def test_a_bad_record_is_told_with_its_file(run: Run, finished: Path) -> None:
    finished.write_text(finished.read_text("utf-8").replace("position ", "position f"), encoding="utf-8")
    result = run("data", "write", "moves", str(finished))
    assert result.exit_code == 2
    assert f"{finished}: line " in result.stderr


def test_info_of_nothing(run: Run) -> None:
    result = run("data", "info", "elsewhere")
    assert result.exit_code == 2
    assert "elsewhere has no dataset" in result.stderr
