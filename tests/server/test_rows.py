"""The rows are the truth: memory can be thrown away, and what two requests must agree on is decided there."""

import random
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import select, update

from doab.core import Game, digest
from doab.core.dice_remarks import verify_dice
from doab.server.errors import Refused
from doab.server.rows.schema import Base, Seat, Step, TableRow
from doab.server.running import Running
from doab.server.settings import Settings
from doab.server.tables import playing, recording, rewinding, sight
from doab.server.tables.games import Games
from doab.server.tables.rooms import change, look
from tests.server.opened import begin, fill, play
from tests.server.postgres import EMPTY

pytestmark = pytest.mark.both_databases


def position(running: Running, table_id: str) -> str:
    with look(running, table_id) as room:
        return digest(room.game.state)


def test_the_migrations_make_exactly_the_tables_that_the_program_uses(running: Running) -> None:
    with running.database.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []


@pytest.fixture
def old_house(tmp_path: Path, new_database: Callable[..., str]) -> Iterator[Running]:
    """One whose database has no tables yet."""
    running = Running(Settings(folder=tmp_path, database=new_database(EMPTY)))
    yield running
    running.database.close()


def test_a_database_of_before_there_were_hints_is_brought_up(old_house: Running) -> None:
    """Nobody has taken a hint, hints are as at a new table, and a bot that stands in stays as it was."""
    old_house.database.migrate("0001")
    fill(
        old_house,
        {
            "tables": [{"id": "t", "game": "rajas", "takeover_bot": "greedy"}],
            "seats": [{"table_id": "t", "number": 0, "stand_in": True}],
        },
    )
    old_house.database.migrate()
    with old_house.database.read() as session:
        table, seat = session.get_one(TableRow, "t"), session.get_one(Seat, ("t", 0))
        assert (table.hints, table.takeover_bot) == ("alone", "greedy")
        assert (seat.stand_in, seat.stand_in_bot, seat.stand_in_turn, seat.hints) == (True, None, False, 0)


def test_bots_that_had_been_given_up_are_waited_for_again(old_house: Running) -> None:
    """Those of a seat and those that stand in; nobody's turn that has to be confirmed, and no person's."""
    old_house.database.migrate("0004")
    playing = {"status": "playing", "takeover_bot": "medium", "waits_for": 1, "bot_to_move": None}
    seats: dict[str, dict[str, Any]] = {
        "bot": {"bot": "hard"},
        "stand-in": {"user_id": None, "stand_in": True},
        "chosen": {"stand_in": True, "stand_in_bot": "easy"},
        "person": {},
        "held": {"bot": "hard"},
    }
    fill(
        old_house,
        {
            "tables": [{"id": name, **playing, "held": name == "held"} for name in seats],
            "seats": [{"table_id": name, "number": 1, **seat} for name, seat in seats.items()],
        },
    )
    old_house.database.migrate()
    with old_house.database.read() as session:
        found = {table.id: table.bot_to_move for table in session.scalars(select(TableRow))}
    assert found == {"bot": "hard", "stand-in": "medium", "chosen": "easy", "person": None, "held": None}


def test_a_game_of_a_database_that_kept_what_happened_goes_on(old_house: Running) -> None:
    """What its answers did is told by the rules now, in the words of today."""
    game = Game.new("rajas", ["Asha", "Bram"], seed=1)
    game.settle()
    while game.version < 60:
        game.play(game.legal[-1])
        game.settle()
    old_house.database.migrate("0006")
    table = {"id": "t", "game": "rajas", "rules": game.rules.version, "status": "playing", "seed": "00" * 32}
    asked = {
        "waits_for": game.state.to_move(),
        "version": game.version,
        "pace": {"kind": "none"},
        "standing": [],
        "options": {},
    }
    steps = [
        {
            "table_id": "t",
            "number": number,
            "seat": int(step.seat),
            "text": step.action.text,
            "question": step.question,
            "how": "player",
            "audience": step.audience,
            "events": [{"verb": "of", "what": "old"}],
            "at": float(number),
        }
        for number, step in enumerate(game.steps, 1)
    ]
    people = [{"id": name.lower(), "name": name} for name in game.names]
    seats = [
        {"table_id": "t", "number": number, "name": name, "user_id": name.lower()}
        for number, name in enumerate(game.names)
    ]
    fill(old_house, {"users": people, "tables": [{**table, **asked}], "seats": seats, "steps": steps})
    old_house.database.migrate()
    with look(old_house, "t") as room:
        log = sight.log_for(room, 0, 1, None)
        assert [step.at for step in log.steps] == [float(number) for number in range(1, game.version + 1)]
        told = [[event.what for event in step.events] for step in log.steps]
        assert told == [[event.what for event in step.events] for step in game.steps]
    play(old_house, "t", 5, random.Random(1))
    with look(old_house, "t") as room:
        assert room.game.version > game.version


def test_a_game_loaded_from_a_snapshot_tells_all_that_happened(running: Running) -> None:
    table_id = begin(running)
    play(running, table_id, 120, random.Random(3))
    with look(running, table_id) as room:
        before = sight.log_for(room, 0, 1, None, page=500)
        assert room.table.snapshot_version > 0
    running.games = Games()
    with look(running, table_id) as room:
        assert room.played is not None
        assert room.played.untold == room.table.snapshot_version
        recent = sight.log_for(room, 0, room.table.snapshot_version + 1, None)
        assert recent.steps == before.steps[room.table.snapshot_version :]
        assert room.played.untold == room.table.snapshot_version, "nothing was played again for these"
        assert sight.log_for(room, 0, 1, None, page=500) == before
        assert room.played.untold == 0


@pytest.mark.parametrize("game", ["rajas", "agra"])
def test_snapshots_and_games_in_memory_can_be_thrown_away(running: Running, game: str) -> None:
    table_id, source = begin(running, game), random.Random(3)
    play(running, table_id, 120, source)
    before = position(running, table_id)
    with running.database.read() as session:
        assert session.get_one(TableRow, table_id).snapshot_version > 0
    running.games = Games()
    assert position(running, table_id) == before
    with running.database.write() as session:
        session.execute(update(TableRow).values(snapshot=None, snapshot_version=0))
    running.games = Games()
    assert position(running, table_id) == before
    with look(running, table_id) as room:
        undoable, given = room.game.undoable, list(room.given)
        record = recording.record_text(room)
    assert digest(Game.from_record(record).state) == before
    assert undoable == Game.from_record(record).undoable
    assert len(given) == len(Game.from_record(record).steps)
    play(running, table_id, 20, source)
    assert position(running, table_id) != before


def test_a_whole_game_verifies_its_dice(running: Running) -> None:
    table_id = begin(running)
    play(running, table_id, 2000, random.Random(5))
    with look(running, table_id) as room:
        assert room.table.status == "over"
        record, drawn = recording.record_text(room), room.table.drawn
    assert "# dice salt 1 salt of Bram" in record
    assert verify_dice(record) == drawn


def test_of_two_answers_at_the_same_moment_one_is_stale(running: Running) -> None:
    table_id = begin(running)
    with look(running, table_id) as room:
        asked, revision, legal = room.table.waits_for, room.table.revision, room.game.legal
    assert asked is not None
    outcomes: list[str] = []
    together = threading.Barrier(8)

    def answer(text: str) -> None:
        together.wait()
        try:
            with change(running, table_id) as room:
                playing.answer(room, room.seats[asked], text, revision)
            outcomes.append("played")
        except Refused as refused:
            outcomes.append(refused.code)

    threads = [threading.Thread(target=answer, args=(legal[number % len(legal)],)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(outcomes) == ["played"] + ["stale"] * 7
    with look(running, table_id) as room:
        assert (room.table.revision, room.game.version) == (revision + 1, room.table.version)
        numbers = room.session.scalars(select(Step.number).where(Step.table_id == table_id).order_by(Step.number))
        assert list(numbers) == list(range(1, room.table.version + 1))


def test_a_change_that_fails_leaves_rows_and_memory_as_they_were(running: Running) -> None:
    table_id = begin(running)
    before, revision = position(running, table_id), 0
    with look(running, table_id) as room:
        revision = room.table.revision

    def play_and_fail() -> None:
        with change(running, table_id) as room:
            playing.play(room, room.game.legal[0], "player")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        play_and_fail()
    assert position(running, table_id) == before
    with look(running, table_id) as room:
        assert room.table.revision == revision


def test_a_slow_reader_does_not_bring_back_an_older_game(running: Running) -> None:
    table_id = begin(running)
    with look(running, table_id) as room:
        old = room.played
    assert old is not None
    play(running, table_id, 3, random.Random(1))
    running.games.keep(table_id, old)
    with running.database.read() as session:
        assert running.games._games[table_id].revision == session.get_one(TableRow, table_id).revision


def test_a_table_keeps_the_rules_it_began_with(running: Running) -> None:
    """Rules that are gone: the table says so, nothing can be played, the record can still be taken out."""
    table_id = begin(running)
    play(running, table_id, 10, random.Random(1))
    with look(running, table_id) as room:
        moves = [step.action.text for step in room.game.steps]
    with running.database.write() as session:
        session.execute(update(TableRow).values(rules=99))
    running.games = Games()
    with pytest.raises(Refused) as refused, change(running, table_id):
        pass
    assert refused.value.code == "rules_gone"
    assert "Rajas of the Ganges is installed with rules 2; version 99 is not there any more" in str(refused.value)
    with look(running, table_id, with_game=False) as room:
        record = recording.bare_record_text(room)
    assert "· rajas · rules 99 ·" in record
    told = [line.split(maxsplit=2)[2] for line in record.splitlines() if line[0].isdigit()]
    assert told == moves


def test_dice_after_a_rewind_are_new_and_the_record_says_which_were_taken_back(running: Running) -> None:
    table_id = begin(running)
    play(running, table_id, 60, random.Random(2))
    with look(running, table_id) as room:
        version, drawn, revision = room.game.version, room.table.drawn, room.table.revision
    with change(running, table_id) as room:
        rewinding.propose(room, room.seats[0], revision, 30)
    with look(running, table_id) as room:
        assert (room.game.version, sight.state_for(room, "bram").rewind is not None) == (version, True)
    with change(running, table_id) as room:
        rewinding.accept(room, room.seats[1], revision)
    with look(running, table_id) as room:
        assert room.table.drawn >= drawn
        assert room.game.version >= 30
        draws = set(room.session.scalars(select(Step.draw).where(Step.table_id == table_id, Step.draw.is_not(None))))
    play(running, table_id, 2000, random.Random(7))
    with look(running, table_id) as room:
        record = recording.record_text(room)
    assert len(draws) < drawn
    assert "# dice skipped " in record
    verify_dice(record)
