"""What somebody tries who wants more than to play: files made to stop the server, time for nothing, secrets."""

import random
import time
from contextlib import ExitStack

import pytest

from doab.core import Game
from doab.core.errors import EditionError, RecordError
from doab.core.records import parse_record
from doab.rajas import rajas
from doab.server.editions import rules_for
from doab.server.errors import Refused
from doab.server.messages import requests as ask
from doab.server.people.names import check_name
from doab.server.rows.schema import Key, TableRow, User
from doab.server.running import Running
from doab.server.tables import absence, playing, recording, rewinding, seating, sight, trying
from doab.server.tables.pasts import AT_ONCE
from doab.server.tables.rooms import change, look
from tests.server.opened import begin, play
from tests.server.process import ServerProcess

HEADER = "doab record 1 · rajas · rules 2 · edition reconstructed {digest} · Asha, Bram"


def refusal_of(running: Running, text: str) -> Refused:
    with pytest.raises(Refused) as refused:
        recording.read_record(running, text)
    return refused.value


# -- files


def test_a_made_up_position_in_the_middle_of_a_turn_is_refused(running: Running) -> None:
    """Its questions may be such as no game asks, and the rules would never come out of them."""
    start = "Asha: unplaced 0 | Bram: unplaced 0 | options navaratna | open PlaceWorker 0 1, Round -1 100 0"
    text = "\n".join([HEADER.format(digest=Game.new("rajas", ["A", "B"]).rules.edition_digest), f"from {start}"])
    refused = refusal_of(running, text)
    assert (refused.code, refused.details["line"]) == ("bad_record", 2)
    assert "only records that this server has written may begin in the middle of a turn" in str(refused)
    sealed = text.replace("\nfrom", "\n# start sealed 0123456789abcdef\nfrom")
    assert refusal_of(running, sealed).code == "bad_record"


def test_the_record_of_a_fork_can_be_uploaded_again_here_and_nowhere_else(running: Running) -> None:
    fork = fork_of(running, begin(running))
    with look(running, fork) as room:
        text = recording.record_text(room)
    record, game = recording.read_record(running, text)
    assert (record.start, game.version) == (game.start_text, game.version)
    with running.database.write() as session:
        session.get_one(Key, "start").value = "00" * 32
    assert refusal_of(running, text).code == "bad_record"


def test_rules_that_go_round_in_circles_are_stopped() -> None:
    game = rajas("Asha: unplaced 0 | Bram: unplaced 0 | options navaratna | open PlaceWorker 0 1, Round -1 100 0")
    with pytest.raises(Exception, match="round in circles"):
        game.play("pass")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a" + ".a" * 20_000 + " = 1", "its key has too many parts"),
        ("a = " + "[" * 500 + "]" * 500, "nested deeper than 12 times"),
        ("a = " + "9" * 19_000, "cannot be used|is not valid TOML"),
        ("a = 0x" + "f" * 30_000, "is too long"),
    ],
)
def test_an_edition_made_to_take_long_is_refused_at_once(text: str, message: str) -> None:
    with pytest.raises(EditionError, match=message):
        rules_for("rajas", None, text)


def test_a_record_with_too_many_players_is_not_read_on() -> None:
    names = ", ".join(f"N{number}" for number in range(5000))
    with pytest.raises(RecordError, match="names 5000 players; no game has more than 16"):
        parse_record(f"doab record 1 · rajas · rules 2 · edition x y · {names}\n1 N1 pass")


def test_names_in_a_record_are_as_short_as_everywhere(running: Running) -> None:
    digest = Game.new("rajas", ["A", "B"]).rules.edition_digest
    text = f"doab record 1 · rajas · rules 2 · edition reconstructed {digest} · {'x' * 31}, Bram\n"
    assert "at most 30 characters" in str(refusal_of(running, text))


def test_nobody_fills_the_disk(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "MOST_TABLES", 3)
    for _ in range(3):
        with running.database.write() as session:
            seating.make_table(running, session, session.get_one(User, "asha"), ask.NewTable(game="rajas"))
    with running.database.write() as session, pytest.raises(Refused) as refused:
        seating.make_table(running, session, session.get_one(User, "asha"), ask.NewTable(game="rajas"))
    assert refused.value.code == "too_many_tables"


def test_a_table_that_was_given_up_counts_for_a_day(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else anybody could make, start and drop without end; a rematch is a table like any other."""
    monkeypatch.setattr(seating, "MOST_TABLES", 3)

    def make() -> str:
        with running.database.write() as session:
            asha = session.get_one(User, "asha")
            made = seating.make_table(running, session, asha, ask.NewTable(game="rajas", seats=2, bots={"1": "random"}))
        return made.id

    def give_up(table_id: str) -> None:
        with change(running, table_id) as room:
            seating.start(room, "asha")
        with change(running, table_id) as room:
            absence.drop(room, room.seats[0])
        with look(running, table_id) as room:
            assert room.table.status == "over"

    tables = [make() for _ in range(3)]
    for table_id in tables:
        give_up(table_id)
    with pytest.raises(Refused) as refused:
        make()
    assert refused.value.code == "too_many_tables"
    with pytest.raises(Refused) as refused, change(running, tables[0]) as room:
        seating.rematch(room, room.session.get_one(User, "asha"))
    assert refused.value.code == "too_many_tables"
    with running.database.write() as session:
        session.get_one(TableRow, tables[0]).ended_at = time.time() - 86_401
    make()


def test_a_game_has_an_end(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table_id = begin(running)
    monkeypatch.setattr(playing, "LONGEST_GAME", 30)
    play(running, table_id, 100, random.Random(1))
    with look(running, table_id) as room:
        assert (room.table.status, room.game.over) == ("over", False)
        assert 30 <= room.table.version < 60


def test_a_seat_has_a_bounded_number_of_standing_answers(running: Running) -> None:
    table_id = begin(running, "agra")
    for number in range(playing.MOST_STANDING):
        with change(running, table_id) as room:
            playing.stand(room, room.seats[1], f"question {number}", "no", once=False)
    with pytest.raises(Refused) as refused, change(running, table_id) as room:
        playing.stand(room, room.seats[1], "one more", "no", once=False)
    assert refused.value.code == "too_many_standing"


# -- secrets


def fork_of(running: Running, table_id: str, kind: str = "sandbox") -> str:
    with look(running, table_id) as room:
        game = running.pasts.game_at(room, room.game.version)
    with change(running, table_id) as room:
        wanted = ask.ForkTable.model_validate({"as": kind})
        fork = recording.fork(room, room.session.get_one(User, "asha"), game, wanted)
    with change(running, fork.id) as room:
        for seat in room.seats:
            if seat.name is None:
                bram = room.session.get_one(User, "bram")
                seating.take_seat(rules_for(room.table.game), room.seats, seat, bram, None, "")
        seating.begin(room)
    return str(fork.id)


def test_the_record_of_a_running_fork_does_not_tell_the_purses(running: Running) -> None:
    """Its first line would: Agra hides rupees. That of Rajas, which hides nothing, can be read."""
    agra, rajas_table = fork_of(running, begin(running, "agra"), "table"), fork_of(running, begin(running), "table")
    with look(running, agra) as room, pytest.raises(Refused) as refused:
        recording.record_text(room)
    assert refused.value.code == "secret_until_over"
    with look(running, rajas_table) as room:
        assert "\nfrom " in recording.record_text(room)


def test_only_who_is_asked_is_told_what_is_offered(running: Running) -> None:
    table_id = begin(running, "agra")
    with look(running, table_id) as room:
        asked = room.table.waits_for
        assert asked is not None
        why = trying.why_not(room, room.seats[1 - asked], "xyzzy")
    assert (why.legal, why.reason) == (False, "You are not being asked anything now.")
    with pytest.raises(Refused) as refused, change(running, table_id) as room:
        playing.stand(room, room.seats[1 - asked], "action", "xyzzy", once=False)
    assert refused.value.details["offered"] == []


# -- time


def test_handing_the_seat_over_and_back_gains_no_time(running: Running) -> None:
    for pace in ({"kind": "live", "bank": 100, "increment": 60}, {"kind": "days", "hours": 24}):
        table_id = begin(running, pace=pace)
        lefts = []
        for _ in range(3):
            with look(running, table_id) as room:
                asked = room.table.waits_for
                assert asked is not None
                clock = sight.state_for(room, "asha").table.seats[asked].clock
                assert clock is not None
                lefts.append(clock.left or 0)
            with change(running, table_id) as room:
                absence.stand_in(room, room.seats[asked])
            with change(running, table_id) as room:
                absence.take_back(room, room.seats[asked])
        assert lefts == sorted(lefts, reverse=True)
        assert lefts[0] - lefts[-1] < 10


def test_with_a_clock_the_word_cannot_be_taken_back_alone(running: Running) -> None:
    table_id = begin(running, pace={"kind": "live"})
    with change(running, table_id) as room:
        for seat in room.seats:
            seat.confirm = "off"
    with look(running, table_id) as room:
        asked, revision = room.table.waits_for, room.table.revision
        assert asked is not None
    with change(running, table_id) as room:
        playing.answer(room, room.seats[asked], "place low terrace", revision)
    with change(running, table_id) as room:
        playing.answer(room, room.seats[asked], "done", room.table.revision)
    with pytest.raises(Refused) as refused, change(running, table_id) as room:
        playing.undo(room, room.seats[asked], room.table.revision, 1)
    assert refused.value.code == "cannot_undo"


# -- seats


def test_who_has_given_up_neither_takes_back_nor_answers(running: Running) -> None:
    table_id = begin(running, seats=3, bots={"2": "random"})
    with look(running, table_id) as room:
        asked = room.table.waits_for
        assert asked is not None
    with change(running, table_id) as room:
        absence.drop(room, room.seats[asked])
    with pytest.raises(Refused) as undo, change(running, table_id) as room:
        playing.undo(room, room.seats[asked], room.table.revision, 1)
    with pytest.raises(Refused) as answer, change(running, table_id) as room:
        playing.answer(room, room.seats[asked], "pass", room.table.revision)
    assert (undo.value.code, answer.value.code) == ("dropped", "dropped")


def test_going_back_needs_those_who_are_away_as_well(running: Running) -> None:
    table_id = begin(running)
    play(running, table_id, 12, random.Random(1))
    with change(running, table_id) as room:
        absence.stand_in(room, room.seats[1])
    with change(running, table_id) as room:
        rewinding.propose(room, room.seats[0], room.table.revision, 22)
    with look(running, table_id) as room:
        state = sight.state_for(room, "asha")
    assert state.rewind is not None
    assert state.rewind.waiting == [1]


@pytest.mark.parametrize("name", ["\u3164", "Ann\u3164", "\u2800", "a\ufe0f", "a\ufe00", "a\u034f"])
def test_names_that_cannot_be_seen(name: str) -> None:
    with pytest.raises(Refused) as refused:
        check_name(name)
    assert refused.value.code == "bad_name"


# -- past positions


@pytest.mark.parametrize("game", ["rajas", "agra"])
def test_positions_of_the_past_are_those_that_were(running: Running, game: str) -> None:
    table_id = begin(running, game)
    play(running, table_id, 80, random.Random(4))
    with look(running, table_id) as room:
        record = room.game.record()
        replayed = Game.new(room.game.rules, room.game.names, room.table.options)
        for number in range(room.game.version + 1):
            past = running.pasts.game_at(room, number)
            assert (str(past), past.version) == (str(replayed), number)
            if number < len(record.moves):
                replayed.play(record.moves[number].text, standing=False)
        with pytest.raises(Refused) as refused:
            running.pasts.game_at(room, room.game.version + 1)
        assert refused.value.code == "no_such_step"


def test_replays_do_not_take_all_threads(running: Running) -> None:
    with ExitStack() as others:
        for _ in range(AT_ONCE):
            others.enter_context(running.pasts.replaying(0))
        with pytest.raises(Refused) as refused, running.pasts.replaying(0.01):
            pass
    assert (refused.value.code, refused.value.status) == ("too_many", 429)
    with running.pasts.replaying(0):
        pass


# -- over the net


def test_halves_of_characters_are_no_fault(server: ServerProcess) -> None:
    person = server.person()
    for path, body in (
        ("/register", '{"login": "half", "password": "\\ud800 long enough"}'),
        ("/login", '{"login": "half", "password": "\\ud800 long enough"}'),
    ):
        answer = person.http.post(f"/api{path}", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 422, answer.text


def test_a_table_that_is_gone_is_not_kept_in_memory(running: Running) -> None:
    table_id = begin(running)
    with running.database.write() as session:
        session.delete(session.get_one(TableRow, table_id))
    with pytest.raises(Refused) as refused, look(running, table_id):
        pass
    assert refused.value.code == "no_such_table"
