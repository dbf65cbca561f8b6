"""Time: what happens when it is up, and who is told before. Nobody waits here: the hands of the clock are moved.

The times stand in the table's row (`deadline`, `remind_at`), so that is where a test can move them.
"""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from doab.server.rows.schema import Beat, Seat, TableRow
from tests.server.client import Json, Person
from tests.server.conftest import Guest
from tests.server.playing import Chair, asked, finish_turn, play_on, seated, wait_for, wait_until
from tests.server.process import ServerProcess

pytestmark = pytest.mark.both_databases

LIVE: Json = {"kind": "live", "bank": 600, "increment": 10}


def move(server: ServerProcess, table: str, column: str, at: float) -> None:
    """Set one of the times of a table."""
    with server.rows() as session:
        setattr(session.get_one(TableRow, table), column, at)


def time_is_up(server: ServerProcess, chair: Chair) -> Json:
    """The clock of the seat that is asked runs out; the state after that."""
    move(server, chair.table, "deadline", time.time() - 1)

    def has_happened(state: Json) -> bool:
        seat = state["table"]["seats"][chair.seat]
        return bool(seat["stand_in"] or seat["dropped"])

    return wait_for(chair.person, chair.table, has_happened)


def kinds(chair: Chair) -> list[tuple[str, int | None]]:
    """What has happened; but not that a machine with too much to do kept everybody waiting, and clocks stood still."""
    happened = chair.person.happenings(chair.table)
    return [(one["kind"], one["seat"]) for one in happened if one["kind"] != "stood_still"]


def stood_still(person: Person, table: str, since: float) -> list[Json]:
    """When no clock ran: while the server was down, and perhaps again while the machine had too much to do."""
    return [one for one in person.happenings(table) if one["kind"] == "stood_still" and one["at"] > since]


# ---------------------------------------------------------------- the clock


def test_a_live_clock_runs_for_who_is_asked(guest: Guest) -> None:
    chairs = seated([guest("Asha"), guest("Bram")], "rajas", pace=LIVE)
    first = asked(chairs)
    other = chairs[1 - first.seat]
    now = time.time()
    clocks = [seat["clock"] for seat in first.seen["table"]["seats"]]
    assert 590 < clocks[first.seat]["left"] <= 610
    assert clocks[first.seat]["deadline"] == first.turn["deadline"]
    assert now + 580 < clocks[first.seat]["deadline"] <= now + 615
    assert clocks[other.seat]["deadline"] is None
    finish_turn(first)
    after = [seat["clock"] for seat in other.look()["table"]["seats"]]
    assert after[first.seat]["deadline"] is None
    assert now + 580 < after[other.seat]["deadline"] <= time.time() + 615


def test_without_a_pace_there_is_no_clock(guest: Guest) -> None:
    chairs = seated([guest("Asha"), guest("Bram")], "rajas")
    assert [seat["clock"] for seat in chairs[0].seen["table"]["seats"]] == [None, None]
    assert chairs[0].turn["deadline"] is None


def test_a_day_to_answer_begins_anew_with_each_question(guest: Guest) -> None:
    pace: Json = {"kind": "days", "hours": 24}
    chairs = seated([guest("Asha"), guest("Bram")], "rajas", pace=pace)
    first = asked(chairs)
    assert abs(first.turn["deadline"] - time.time() - 86400) < 60
    finish_turn(first)
    assert abs(first.turn["deadline"] - time.time() - 86400) < 60


def test_nights_do_not_count(guest: Guest) -> None:
    """Nine hours of each day are night: 24 hours of time take longer than a day and a half, and no more than two."""
    night = {"from": "22:00", "to": "07:00", "zone": "Europe/Amsterdam"}
    chairs = seated([guest("Asha"), guest("Bram")], "rajas", pace={"kind": "days", "hours": 24, "night": night})
    hours = (asked(chairs).turn["deadline"] - time.time()) / 3600
    assert 24 + 9 - 0.1 < hours < 24 + 18 + 0.1


# ---------------------------------------------------------------- time is up


def test_a_bot_takes_over_and_the_owner_returns(server: ServerProcess, guest: Guest) -> None:
    chairs = seated([guest("Asha"), guest("Bram")], "rajas", pace=LIVE, takeover_bot="random")
    first = asked(chairs)
    other = chairs[1 - first.seat]
    at = first.view["version"]
    time_is_up(server, first)
    assert ("timed_out", first.seat) in kinds(first)
    assert ("stand_in", first.seat) in kinds(first)
    wait_for(other.person, other.table, lambda state: state["turn"]["seat"] == other.seat)
    log = first.person.steps(first.table)[at:]
    assert {step["how"] for step in log if step["seat"] == first.seat} == {"stand_in"}
    other.look()
    finish_turn(other)
    wait_for(other.person, other.table, lambda state: state["turn"]["seat"] == other.seat)
    first.person.call("POST", f"/tables/{first.table}/seats/{first.seat}/return")
    assert first.look()["table"]["seats"][first.seat]["stand_in"] is False
    assert kinds(first)[-1] == ("returned", first.seat)
    other.look()
    finish_turn(other)
    first.look()
    assert first.turn["seat"] == first.seat, "the owner is asked again"
    assert first.turn["deadline"] > time.time()
    finish_turn(first)


def test_who_is_dropped_is_out_for_good_and_the_game_goes_on(server: ServerProcess, guest: Guest) -> None:
    chairs = seated([guest(name) for name in ("Asha", "Bram", "Chitra")], "pebbles", pace=LIVE, on_timeout="drop")
    first = asked(chairs)
    time_is_up(server, first)
    assert ("dropped", first.seat) in kinds(first)
    refusal = first.person.refusal("POST", f"/tables/{first.table}/seats/{first.seat}/return")
    assert refusal.status in (403, 409)
    rest = [chair for chair in chairs if chair is not first]
    while (state := rest[0].look())["table"]["status"] != "over":
        turn = state["turn"]["seat"]
        if turn != first.seat:
            finish_turn(asked(rest))
    result = {one["seat"]: one for one in state["table"]["result"]}
    assert [result[seat]["dropped"] for seat in range(3)] == [seat == first.seat for seat in range(3)]
    log = first.person.steps(first.table)
    assert {step["how"] for step in log if step["seat"] == first.seat} == {"dropped"}


def test_away_return_and_giving_up_by_hand(guest: Guest) -> None:
    chairs = seated([guest("Asha"), guest("Bram")], "pebbles")
    first = asked(chairs)
    other = chairs[1 - first.seat]
    seat = f"/tables/{first.table}/seats/{first.seat}"
    for verb in ("away", "return", "drop"):
        refusal = other.person.refusal("POST", f"{seat}/{verb}")
        assert (refusal.status, refusal.code) == (403, "not_your_seat")
    first.person.call("POST", f"{seat}/away")
    wait_for(other.person, other.table, lambda state: state["turn"]["seat"] == other.seat)
    assert first.look()["table"]["seats"][first.seat]["stand_in"] is True
    first.person.call("POST", f"{seat}/return")
    assert first.look()["table"]["seats"][first.seat]["stand_in"] is False
    first.person.call("POST", f"{seat}/drop")
    assert first.look()["table"]["seats"][first.seat]["dropped"] is True
    while (state := other.look())["table"]["status"] != "over":
        if state["turn"]["seat"] == other.seat:
            finish_turn(other)
    assert [one["dropped"] for one in sorted(state["table"]["result"], key=lambda one: one["seat"])] == [
        first.seat == 0,
        first.seat == 1,
    ]


def set_time_left(server: ServerProcess, table: str, seconds: float) -> None:
    """What the seat that is asked has left now: of a table with a live clock, while the server is down."""
    with server.rows() as session:
        now, row = time.time(), session.get_one(TableRow, table)
        assert row.waits_since is not None
        session.get_one(Seat, (table, row.waits_for)).bank = now + seconds - row.waits_since
    move(server, table, "deadline", now + seconds)


def test_no_clock_runs_while_the_server_is_down(own_server: Callable[..., ServerProcess]) -> None:
    """Killed with three seconds on the clock, and down for longer than that."""
    server = own_server()
    people = [server.guest(name) for name in ("Asha", "Bram")]
    chairs = seated(people, "rajas", pace={**LIVE, "increment": 0}, on_timeout="drop")
    first = asked(chairs)
    server.kill()
    server.end_workers()
    set_time_left(server, first.table, 3)
    down = time.time()
    while time.time() < down + 4:
        time.sleep(0.1)
    server.start()
    for person in people:
        person.url = server.url
    stood = stood_still(first.person, first.table, down)
    assert stood, f"nobody was served, and the clock ran on: {kinds(first)}"
    assert stood[0]["details"]["seconds"] >= 4
    # On a busy machine the three seconds may have passed since, but not earlier than that.
    turn = first.look()["turn"]
    out = [one["at"] for one in first.person.happenings(first.table) if one["kind"] == "timed_out"]
    assert (out[0] if out else turn["deadline"]) >= stood[0]["at"] + 3 - 0.01


def test_a_clean_stop_ends_with_a_last_beat(own_server: Callable[..., ServerProcess]) -> None:
    """What the clocks are moved by then is the time that the server was down, and no more."""
    server = own_server()
    people = [server.guest(name) for name in ("Asha", "Bram")]
    chairs = seated(people, "rajas", pace=LIVE)
    first = asked(chairs)
    began, cookie = time.time(), people[0].session
    deadline = first.look()["turn"]["deadline"]
    server.stop()
    stopped = time.time()
    with server.rows() as session:
        beat = session.get_one(Beat, Beat.ONLY).at
    assert began <= beat <= stopped
    server.start()
    asha = server.person()
    asha.http.cookies.set("doab_session", cookie)
    stood = stood_still(asha, first.table, stopped)[0]
    assert stood["details"]["seconds"] == pytest.approx(stood["at"] - beat, abs=0.01)

    def is_moved_by_that(state: Json) -> bool:
        moved = sum(one["details"]["seconds"] for one in stood_still(asha, first.table, began))
        return bool(state["turn"]["deadline"] == pytest.approx(deadline + moved, abs=0.05))

    wait_for(asha, first.table, is_moved_by_that)


def test_a_clock_that_is_not_up_does_nothing(server: ServerProcess, guest: Guest) -> None:
    """The sweep has passed several times by then: another table's time was up after this one was looked at."""
    quiet = asked(seated([guest("Asha"), guest("Bram")], "rajas", pace=LIVE))
    before = quiet.look()["table"]["revision"]
    late = asked(seated([guest("Chitra"), guest("Dirk")], "pebbles", pace=LIVE, takeover_bot="random"))
    time_is_up(server, late)
    assert quiet.look()["table"]["revision"] == before


# ---------------------------------------------------------------- being told


class Receiver:
    """Somebody else's server, to which webhooks are sent."""

    def __init__(self) -> None:
        self.received: list[tuple[dict[str, str], Any]] = []
        received = self.received

        class Keep(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                received.append((dict(self.headers), json.loads(body)))
                self.send_response(204)
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                """Nothing is written."""

        self.listening = ThreadingHTTPServer(("127.0.0.1", 0), Keep)
        self.url = f"http://127.0.0.1:{self.listening.server_port}/hook"
        self.thread = threading.Thread(target=self.listening.serve_forever, daemon=True)

    def __enter__(self) -> Receiver:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.listening.shutdown()
        self.listening.server_close()
        self.thread.join()

    def told_of(self, word: str) -> list[Any]:
        return [body for _, body in self.received if word in json.dumps(body)]


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver() as running:
        yield running


def add_webhook(person: Person, url: str) -> None:
    person.call("POST", "/me/webhooks", {"url": url})


def test_a_reminder_comes_once_before_time_is_up(own_server: Callable[..., ServerProcess], receiver: Receiver) -> None:
    server = own_server(DOAB_PRIVATE_WEBHOOKS="1")
    people = [server.guest(name) for name in ("Asha", "Bram")]
    chairs = seated(people, "pebbles", pace={**LIVE, "remind": 30})
    first = asked(chairs)
    add_webhook(first.person, receiver.url)
    move(server, first.table, "remind_at", time.time() - 1)
    wait_until(lambda: bool(receiver.told_of(first.table)))
    told = receiver.told_of(first.table)
    assert len(told) == 1
    assert first.look()["turn"]["seat"] == first.seat, "nothing else happens"
    play_on(chairs)
    wait_until(lambda: len(receiver.told_of("over")) > 0)
    assert sum("remind" in json.dumps(body) for _, body in receiver.received) == 1


def test_webhooks_do_not_lead_into_the_host_s_own_network(guest: Guest, receiver: Receiver) -> None:
    """Unless the host allows it: this server does not."""
    asha = guest("Asha")
    assert asha.refusal("POST", "/me/webhooks", {"url": receiver.url}).status in (400, 403, 422)
    assert receiver.received == []
