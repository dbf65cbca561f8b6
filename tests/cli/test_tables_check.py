"""`doab tables check`: stored games are played again, and whatever goes differently now is named."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from doab.core import Game
from doab.server.rows.database import Database
from doab.server.rows.schema import Seat, Step, TableRow
from tests.cli.conftest import Run

SNAPSHOT = 20
TABLE = "the-table"


@pytest.fixture(scope="module")
def game() -> Game:
    """A whole random game of Rajas."""
    one = Game.new("rajas", ["Asha", "Bram"], {"navaratna": True}, seed=4)
    one.play_random(4)
    return one


def row(number: int, seat: int, text: str, question: str) -> Step:
    facts = {"table_id": TABLE, "how": "player", "audience": -2, "at": 0.0}
    return Step(number=number, seat=seat, text=text, question=question, **facts)


def store(folder: Path, game: Game, change: Callable[[TableRow, list[Step]], None] | None = None) -> None:
    """Put a game into the database as the server would; `change` spoils the rows."""
    database = Database(f"sqlite:///{folder / 'doab.sqlite3'}")
    database.migrate()
    earlier = Game.new("rajas", game.names, {"navaratna": True})
    earlier.play(*(step.action for step in game.steps[:SNAPSHOT]))
    table = TableRow(
        id=TABLE,
        status="over",
        game="rajas",
        rules=game.rules.version,
        edition=game.rules.edition_name,
        edition_digest=game.rules.edition_digest,
        options={"navaratna": True},
        pace={},
        seed="00",
        version=game.version,
        snapshot=earlier.state.to_json(),
        snapshot_version=SNAPSHOT,
        result=[{"seat": seat, "score": score} for seat, score in enumerate(game.rules.scores(game.state))],
    )
    steps = [row(number, int(step.seat), step.action.text, step.question) for number, step in enumerate(game.steps, 1)]
    if change is not None:
        change(table, steps)
    with database.write() as session:
        session.add(table)
        session.flush()
        session.add_all(Seat(table_id=table.id, number=number, name=name) for number, name in enumerate(game.names))
        session.add_all(steps)
    database.close()


def test_a_game_that_is_played_as_it_was(run: Run, tmp_path: Path, game: Game) -> None:
    store(tmp_path, game)
    result = run("tables", "check", "--folder", str(tmp_path))
    assert (result.exit_code, result.stdout) == (0, f"1 tables, {game.version} answers: ok\n")


def test_a_table_that_waits_for_players(run: Run, tmp_path: Path, game: Game) -> None:
    def is_open(table: TableRow, steps: list[Step]) -> None:
        table.status, table.result, table.snapshot = "open", None, None
        steps.clear()

    store(tmp_path, game, is_open)
    result = run("tables", "check", "--folder", str(tmp_path))
    assert (result.exit_code, result.stdout) == (0, "1 tables, 0 answers: ok\n")


def test_a_table_that_begins_at_a_position(run: Run, tmp_path: Path, game: Game) -> None:
    there = "Asha: money 9, dice blue 6 5 2 | Bram: boat 3"
    short = Game.at("rajas", there)
    question, text = str(short.question), short.legal[0]
    short.play(text)

    def starts_there(table: TableRow, steps: list[Step]) -> None:
        table.status, table.start, table.options, table.result, table.snapshot = "playing", there, {}, None, None
        steps[:] = [row(1, 0, text, question)]

    store(tmp_path, game, starts_there)
    result = run("tables", "check", "--folder", str(tmp_path))
    assert (result.exit_code, result.stdout) == (0, "1 tables, 1 answers: ok\n")


def spoil(number: int, **changes: Any) -> Callable[[TableRow, list[Step]], None]:
    def change(table: TableRow, steps: list[Step]) -> None:
        for name, value in changes.items():
            setattr(steps[number - 1] if number else table, name, value)

    return change


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (spoil(30, text="sail to 25"), "answer 30: “sail to 25” is"),
        (spoil(30, question="another"), "answered “another” of "),
        (spoil(30, seat=3), " of seat 3, now it is “"),
        (spoil(0, rules=99), "version 99 is not there any more"),
        (spoil(0, game="chess"), "there is no game “chess”"),
        (spoil(0, edition_digest="0123"), "it was begun with edition 0123, but "),
        (spoil(0, options={"ganga": 7}), "ganga"),
        (
            spoil(0, snapshot_version=SNAPSHOT + 1),
            "answer 21: it leads to a different position from the one that was kept",
        ),
        (spoil(0, snapshot={"nothing": 1}), "the rules fail with KeyError"),
        (spoil(0, status="playing"), "the replay ends the game, but it is still going on"),
        (spoil(0, result=[{"seat": 0, "score": -1}, {"seat": 1, "score": -2}]), "it ended with scores [-1, -2], the"),
    ],
)
def test_what_goes_differently_is_named(
    run: Run, tmp_path: Path, game: Game, change: Callable[[TableRow, list[Step]], None], told: str
) -> None:
    store(tmp_path, game, change)
    result = run("tables", "check", "--folder", str(tmp_path))
    line, verdict = result.stdout.splitlines()
    assert result.exit_code == 1
    assert line.startswith("the-table (")
    assert told in line
    assert verdict == f"1 tables, {game.version} answers: 1 failed"


def test_answers_after_the_end(run: Run, tmp_path: Path, game: Game) -> None:
    def add_one(table: TableRow, steps: list[Step]) -> None:
        steps.append(row(game.version + 1, 0, steps[-1].text, steps[-1].question))

    store(tmp_path, game, add_one)
    result = run("tables", "check", "--folder", str(tmp_path))
    assert result.exit_code == 1
    assert f"answer {game.version + 1}: “{game.steps[-1].action.text}” comes after the end of the game" in result.stdout


def test_a_database_that_is_not_there_is_not_made(run: Run, tmp_path: Path) -> None:
    result = run("tables", "check", "--folder", str(tmp_path / "none"))
    assert result.exit_code == 2
    assert result.stderr == f"error: there is no database {tmp_path / 'none' / 'doab.sqlite3'}\n"
    assert not (tmp_path / "none").exists()


def test_a_database_of_something_else(run: Run, tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "other.db").execute("CREATE TABLE dogs (name TEXT)").connection.close()
    result = run("tables", "check", "--database", f"sqlite:///{tmp_path / 'other.db'}")
    assert result.exit_code == 2
    told = f"error: {tmp_path / 'other.db'} is the database of another program: Doab wants one of its own\n"
    assert result.stderr == told
