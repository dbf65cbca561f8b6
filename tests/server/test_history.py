"""What happened: the log, positions by permalink, since my last turn, records up and down, forks, chat and notes."""

from __future__ import annotations

from pathlib import Path

import pytest

from doab.core import CHANCE, Game
from doab.core.records import parse_record
from tests.server.client import Json, Person
from tests.server.conftest import Guest
from tests.server.playing import Chair, finish_turn, forked, play_on, seated, short_edition
from tests.server.positions import FIRST_TURN, rajas_with_dice

pytestmark = pytest.mark.both_databases

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "docs" / "example-game.doab"
AGRA_GAME = ROOT / "tests" / "agra" / "goldens" / "two-players.txt"


def position(person: Person, table: str, at: int, seat: int | None = None) -> Json:
    """The view behind a permalink."""
    found: Json = person.call("GET", f"/tables/{table}/positions/{at}", seat=seat)
    return found


@pytest.fixture
def sailing(guest: Guest) -> list[Chair]:
    """Asha has sailed, Bram has sold."""
    asha, bram = forked([guest("Asha"), guest("Bram")], rajas_with_dice(3))
    asha.play("place harbour", "pay blue 3", "sail to 2")
    asha.confirm()
    bram.look()
    bram.play("place mixed market")
    bram.confirm()
    asha.look()
    return [asha, bram]


# ---------------------------------------------------------------- the log


def test_the_log_tells_who_answered_what_and_what_happened(sailing: list[Chair], passer_by: Person) -> None:
    log = passer_by.steps(sailing[0].table)
    assert [step["number"] for step in log] == list(range(1, len(log) + 1))
    game = Game.from_record(rajas_with_dice(3))
    game.play("place harbour", "pay blue 3", "sail to 2", "place mixed market")
    own = game.steps[FIRST_TURN:]
    told = [(step["seat"], step["text"], step["question"]) for step in log]
    assert told == [(int(step.seat), step.action.text, step.question) for step in own]
    for step, played in zip(log, own, strict=True):
        events = [{name: fact for name, fact in one.items() if name != "phrase"} for one in step["events"]]
        assert events == [event.to_json() for event in played.events]
        assert (step["how"], step["hidden"]) == ("player", False)
    times = [step["at"] for step in log]
    assert times == sorted(times)


def test_a_part_of_the_log(sailing: list[Chair], passer_by: Person) -> None:
    found = passer_by.call("GET", f"/tables/{sailing[0].table}/steps", from_=1, to=2)
    assert [step["text"] for step in found["steps"]] == ["place harbour", "pay blue 3"]
    for wrong in ({"from_": -1}, {"from_": "first"}):
        assert passer_by.send("GET", f"/tables/{sailing[0].table}/steps", **wrong).status_code < 500
    assert passer_by.call("GET", f"/tables/{sailing[0].table}/steps", from_=10_000)["steps"] == []


def test_what_happened_since_my_last_answer(sailing: list[Chair]) -> None:
    asha, bram = sailing
    found = asha.person.call("GET", f"/tables/{asha.table}/since")
    assert found["from"] == 3
    assert [(step["seat"], step["text"]) for step in found["steps"]] == [(1, "place mixed market")]
    assert bram.person.call("GET", f"/tables/{bram.table}/since")["steps"] == []


def test_a_permalink_shows_the_position_after_so_many_answers(sailing: list[Chair], passer_by: Person) -> None:
    asha, _ = sailing
    game = Game.from_record(rajas_with_dice(3))
    before = position(asha.person, asha.table, 0)
    assert (before["version"], before["seat"]) == (0, 0)
    assert before["table"] == game.view(0)["table"]
    game.play("place harbour", "pay blue 3")
    assert position(passer_by, asha.table, 2)["table"] == game.view(-1)["table"]
    assert position(asha.person, asha.table, 4)["table"] == asha.view["table"]
    for beyond in (5, 10**6):
        refusal = asha.person.refusal("GET", f"/tables/{asha.table}/positions/{beyond}")
        assert (refusal.status, refusal.code) == (404, "no_such_step")
    assert asha.person.refusal("GET", f"/tables/{asha.table}/positions/-1").status in (404, 422)


# ---------------------------------------------------------------- records


def test_a_replay_tells_what_the_end_has_uncovered(guest: Guest, passer_by: Person) -> None:
    """A-14: whose bags were closed while the game ran."""
    text = AGRA_GAME.read_text(encoding="utf-8")
    table = guest("Asha").upload(text)
    record = parse_record(text)
    game = Game.new(record.game, record.names, record.options)
    for move in record.moves[:100]:
        game.replay(move)
    purses = [game[name].rupees for name in record.names]
    for seat in (None, 0, 1):
        shown = position(passer_by, table, 100, seat)["table"]["players"]
        assert [player["rupees"] for player in shown] == purses
    assert [game.view(seat)["table"]["players"][1 - seat]["rupees"] for seat in (0, 1)] == [None, None]


def test_a_record_goes_up_is_replayed_and_comes_down_again(guest: Guest, passer_by: Person) -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    record = parse_record(text)
    response = guest("Asha").send("POST", "/records", text)
    assert response.status_code == 201
    table = response.json()["table"]
    assert (table["kind"], table["status"], table["game"]) == ("record", "stored", record.game)
    downloaded = parse_record(passer_by.record(table["id"]))
    assert (downloaded.moves, downloaded.result) == (record.moves, record.result) or [
        (move.owner, move.text) for move in downloaded.moves
    ] == [(move.owner, move.text) for move in record.moves]
    assert downloaded.names == record.names
    game = Game.new(record.game, record.names, record.options)
    for number in (0, 1, len(record.moves) // 2):
        while game.version < number:
            game.replay(record.moves[game.version])
        for seat in (0, 1):
            assert position(passer_by, table["id"], number, seat)["table"] == game.view(seat)["table"]
    assert [step["text"] for step in passer_by.steps(table["id"])] == [move.text for move in record.moves]


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (lambda text: "no record at all", 1),
        (lambda text: text.replace("rajas · rules 2", "rajas · rules 99"), 1),
        (lambda text: text.replace("· rajas ·", "· chess ·"), 1),
        (lambda text: text.replace("place harbour", "place harbor"), FIRST_TURN + 2),
        (lambda text: text.replace("sail to 2", "sail to 9"), FIRST_TURN + 4),
    ],
)
def test_a_record_that_does_not_replay_is_refused_with_its_line(guest: Guest, change: object, line: int) -> None:
    game = Game.from_record(rajas_with_dice(3))
    game.play("place harbour", "pay blue 3", "sail to 2")
    assert callable(change)
    broken = change(str(game.record()))
    refusal = guest("Asha").refusal("POST", "/records", broken)
    assert (refusal.status, refusal.code, refusal.error["line"]) == (400, "bad_record", line)


def test_what_is_too_large_is_not_read(guest: Guest) -> None:
    asha = guest("Asha")
    refusal = asha.refusal("POST", "/records", "# long\n" * 200_000)
    assert (refusal.status, refusal.code) == (413, "too_large")
    refusal = asha.refusal("POST", "/tables", {"game": "rajas", "edition": "#" * 70_000})
    assert (refusal.status, refusal.code) == (413, "too_large")


def test_a_stored_record_is_taken_away_by_its_owner(guest: Guest) -> None:
    asha, bram = guest("Asha"), guest("Bram")
    table = asha.upload(rajas_with_dice(3))
    assert bram.refusal("DELETE", f"/tables/{table}").status == 403
    asha.call("DELETE", f"/tables/{table}")
    assert asha.refusal("GET", f"/tables/{table}").code == "no_such_table"


# ---------------------------------------------------------------- forks


def test_in_a_sandbox_one_owns_every_seat(guest: Guest) -> None:
    asha = guest("Asha")
    stored = asha.upload(rajas_with_dice(3))
    sandbox = asha.fork(stored, at=FIRST_TURN)
    state = asha.state(sandbox)
    assert (state["table"]["kind"], state["table"]["status"]) == ("sandbox", "playing")
    assert state["table"]["forked_from"] == {"table": stored, "at": FIRST_TURN}
    assert state["you"]["seats"] == [0, 1]
    chairs = [Chair(asha, sandbox, seat) for seat in (0, 1)]
    for chair in chairs:
        chair.look()
    chairs[0].play("place harbour", "pay blue 3", "sail to 2")
    finish_turn(chairs[0])
    assert chairs[0].turn["seat"] == 1
    asha.call("DELETE", f"/tables/{sandbox}")
    assert asha.refusal("GET", f"/tables/{sandbox}").code == "no_such_table"


def test_a_fork_can_begin_at_any_answer(guest: Guest) -> None:
    """It counts its own answers; where chance is asked it goes on by itself."""
    asha = guest("Asha")
    text = AGRA_GAME.read_text(encoding="utf-8")
    game = Game.from_record(text)
    stored = asha.upload(text)
    first = next(number for number, step in enumerate(game.steps) if step.seat != CHANCE)
    for at, draws in ((0, True), (first - 1, True), (first, False), (first + 1, False)):
        sandbox = asha.fork(stored, at=at)
        assert (asha.state(sandbox)["position"]["version"] > 0) == draws
        twin = Game.new("agra", game.names, game.options)
        for move in game.record().moves[:at]:
            twin.replay(move)
        assert position(asha, sandbox, 0, 0)["table"] == twin.view(0)["table"]
    refusal = asha.refusal("POST", f"/tables/{stored}/fork", {"as": "sandbox", "at": game.version + 1})
    assert (refusal.status, refusal.code) == (404, "no_such_step")


def test_a_fork_leaves_the_table_alone_and_bots_can_play_in_it(guest: Guest, sailing: list[Chair]) -> None:
    asha, bram = sailing
    before = bram.look()
    fork = asha.person.fork(asha.table, bots={"1": "random"})
    assert asha.person.state(fork)["table"]["seats"][1]["bot"] == "random"
    chair = Chair(asha.person, fork, 0)
    chair.look()
    finish_turn(chair)
    assert bram.look() == before


def test_a_finished_game_is_forked_as_a_table_for_others(guest: Guest) -> None:
    people = [guest("Asha"), guest("Bram")]
    chairs = seated(people, "rajas", edition=short_edition())
    play_on(chairs)
    table = people[1].fork(chairs[0].table, at=30, **{"as": "table"})
    assert people[1].state(table)["table"]["kind"] == "table"
    assert people[1].state(table)["you"]["host"]
    assert people[1].state(table)["table"]["edition"] == "1 rounds"


# ---------------------------------------------------------------- talking


def chat_texts(found: Json) -> list[str]:
    return [line["text"] for line in found["lines"]]


def test_players_talk_and_everybody_at_the_table_hears_it(guest: Guest, sailing: list[Chair]) -> None:
    asha, bram = (chair.person for chair in sailing)
    table = sailing[0].table
    with bram.live(table) as live:
        live.await_state()
        asha.call("POST", f"/tables/{table}/chat", {"text": "Well sailed <b>yourself</b> 🐘"})
        while not live.chats:
            live.receive()
        assert "Well sailed <b>yourself</b> 🐘" in str(live.chats[0])
        assert live.ask("chat", text="Thanks")["ok"]
    assert chat_texts(asha.call("GET", f"/tables/{table}/chat")) == ["Well sailed <b>yourself</b> 🐘", "Thanks"]
    stranger = guest("Stranger")
    assert stranger.refusal("POST", f"/tables/{table}/chat", {"text": "Hello"}).status == 403
    for text in ("", "x" * 10_000):
        assert asha.refusal("POST", f"/tables/{table}/chat", {"text": text}).status in (400, 413, 422)


def test_notes_are_kept(guest: Guest) -> None:
    asha, _ = seated([guest("Asha"), guest("Bram")], "rajas")
    assert asha.person.call("GET", f"/tables/{asha.table}/notes")["text"] == ""
    asha.person.call("PUT", f"/tables/{asha.table}/notes", {"text": "palace first\nthen boats"})
    assert asha.person.call("GET", f"/tables/{asha.table}/notes")["text"] == "palace first\nthen boats"


def test_what_no_database_holds_is_refused_by_every_one(guest: Guest, sailing: list[Chair]) -> None:
    """PostgreSQL cannot keep the character zero, and a request with it is none that failed."""
    asha, table = sailing[0].person, sailing[0].table
    said = [
        asha.refusal("POST", f"/tables/{table}/chat", {"text": "a\x00b"}),
        asha.refusal("PUT", f"/tables/{table}/notes", {"text": "a\x00b"}),
        asha.refusal("GET", "/tables", game="a\x00b"),
    ]
    assert [(one.status, one.code) for one in said] == [(422, "invalid")] * 3
    with asha.live(table) as live:
        assert live.ask("chat", text="a\x00b")["error"]["code"] == "invalid"
        assert live.ask("chat", text="two\nlines")["ok"]
