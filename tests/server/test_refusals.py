"""Every request of play that must not be granted: refused with its code, and nothing has changed for anybody."""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from doab.core import Game
from doab.core.records import parse_record
from doab.server.rows.schema import UserSession
from tests.server.client import Json, Person, Refusal
from tests.server.conftest import Guest
from tests.server.playing import Chair, asked, forked, play_on, seated
from tests.server.positions import rajas_with_dice
from tests.server.process import ServerProcess

pytestmark = pytest.mark.both_databases

REQUESTS: dict[str, tuple[str, Json]] = {
    "answers": ("POST", {"answer": "place harbour"}),
    "undo": ("POST", {}),
    "confirm": ("POST", {}),
    "try": ("POST", {"answers": ["place harbour"]}),
    "standing": ("PUT", {"question": "reroll", "answer": "done"}),
    "rewind": ("POST", {"to": 0}),
    "rewind/accept": ("POST", {}),
    "rewind/decline": ("POST", {}),
}
WITH_REVISION = [name for name in REQUESTS if name != "standing"]

every_request = pytest.mark.parametrize("name", REQUESTS)
every_request_with_a_revision = pytest.mark.parametrize("name", WITH_REVISION)


@dataclass
class Table:
    """A table at which Asha is asked, and everybody who looks at it."""

    asha: Chair
    bram: Chair
    stranger: Person
    passer_by: Person

    @property
    def id(self) -> str:
        return self.asha.table

    def seen(self) -> list[Json]:
        """What each of them sees, except who is watching: that changes when a connection is closed, a moment later."""
        states = [one.state(self.id) for one in (self.asha.person, self.bram.person, self.stranger, self.passer_by)]
        for state in states:
            for seat in state["table"]["seats"]:
                del seat["present"]
        return [*states, {"steps": self.passer_by.steps(self.id)}]

    def body(self, name: str, seat: int | None = 0, **changes: Any) -> Json:
        """A request that would be granted to Asha, as far as that can be; changed. None leaves a field out."""
        fields = dict(REQUESTS[name][1])
        if name != "standing":
            fields["revision"] = self.asha.revision
        fields.update({"seat": seat, **changes})
        return {field: value for field, value in fields.items() if value is not None}

    def refused(self, person: Person, name: str, body: Json) -> Refusal:
        """The request is refused, and everybody sees the same as before."""
        before = self.seen()
        refusal = person.refusal(REQUESTS[name][0], f"/tables/{self.id}/{name}", body)
        assert self.seen() == before
        return refusal


@pytest.fixture(scope="module")
def table(sqlite_server: ServerProcess) -> Table:
    """It serves all tests of this file: none of them changes it."""
    people = [sqlite_server.guest(name) for name in ("Asha", "Bram", "Stranger")]
    asha, bram = forked(people[:2], rajas_with_dice(3))
    return Table(asha, bram, people[2], sqlite_server.person())


# ---------------------------------------------------------------- from whom


@every_request
def test_from_the_wrong_seat(name: str, table: Table) -> None:
    """Bram speaks for Asha; Asha for Bram."""
    for person, seat in ((table.bram.person, 0), (table.asha.person, 1)):
        refusal = table.refused(person, name, table.body(name, seat))
        assert (refusal.status, refusal.code) == (403, "not_your_seat")


@every_request
@pytest.mark.parametrize("seat", [None, 0])
def test_from_a_stranger(name: str, seat: int | None, table: Table) -> None:
    refusal = table.refused(table.stranger, name, table.body(name, seat))
    assert (refusal.status, refusal.code) == (403, "not_at_table")


@every_request
@pytest.mark.parametrize("seat", [None, 0])
def test_without_a_session(name: str, seat: int | None, table: Table) -> None:
    refusal = table.refused(table.passer_by, name, table.body(name, seat))
    assert (refusal.status, refusal.code) == (401, "not_signed_in")


@every_request
def test_with_a_session_that_was_made_up(name: str, table: Table, server: ServerProcess) -> None:
    for forged in ("x" * 43, table.asha.person.session[:-1] + "#", "", "' OR 1=1 --"):
        with server.person() as forger:
            forger.http.headers["Cookie"] = f"doab_session={forged}"
            refusal = table.refused(forger, name, table.body(name))
        assert refusal.status == 401
        assert refusal.code in ("not_signed_in", "session_expired")


@every_request
def test_with_a_token_that_was_made_up(name: str, table: Table, server: ServerProcess) -> None:
    with Person(server.url, token="doab_" + "x" * 43) as forger:
        refusal = table.refused(forger, name, table.body(name))
    assert (refusal.status, refusal.code) == (401, "bad_token")


@every_request
def test_from_another_site(name: str, table: Table) -> None:
    """A page elsewhere makes Asha's browser send it, cookie and all."""
    asha = table.asha.person
    before = table.seen()
    method, _ = REQUESTS[name]
    for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}):
        path = f"/api/tables/{table.id}/{name}"
        response = asha.http.request(method, path, json=table.body(name), headers=headers)
        assert (response.status_code, response.json()["error"]["code"]) == (403, "cross_site")
    assert table.seen() == before


@every_request
def test_with_a_session_that_has_ended(name: str, table: Table, server: ServerProcess) -> None:
    with server.guest("Gone") as gone:
        session = gone.session
        gone.call("POST", "/logout")
        gone.http.cookies.clear()
        gone.http.headers["Cookie"] = f"doab_session={session}"
        refusal = table.refused(gone, name, table.body(name))
    assert refusal.status == 401
    assert refusal.code in ("not_signed_in", "session_expired")


def test_with_a_session_that_has_expired(server: ServerProcess, guest: Guest, passer_by: Person) -> None:
    asha, late = guest("Asha"), server.person()
    table = asha.make("pebbles", seats=2, bots={"1": "random"})
    asha.start(table)
    # A browser forgets its cookie in time; somebody who has stolen it does not.
    late.http.headers["Cookie"] = f"doab_session={asha.session}"
    user_id = late.call("GET", "/me")["id"]
    with server.rows() as session:
        session.execute(update(UserSession).where(UserSession.user_id == user_id).values(expires_at=time.time() - 1))
    assert late.refusal("GET", "/me").code == "session_expired"
    before = passer_by.state(table)
    for name, (method, fields) in REQUESTS.items():
        revision = {} if name == "standing" else {"revision": before["table"]["revision"]}
        refusal = late.refusal(method, f"/tables/{table}/{name}", {"seat": 0, **fields, **revision})
        assert (refusal.status, refusal.code) == (401, "session_expired")
    assert passer_by.state(table) == before


# ---------------------------------------------------------------- for which position


@every_request_with_a_revision
@pytest.mark.parametrize("away", [-1, 1, 1000, -1000])
def test_for_another_revision(name: str, away: int, table: Table) -> None:
    revision = table.asha.revision
    refusal = table.refused(table.asha.person, name, table.body(name, revision=revision + away))
    assert (refusal.status, refusal.code) == (409, "stale") or (revision + away < 0 and refusal.status == 422)
    if refusal.code == "stale":
        assert refusal.error["revision"] == revision


@every_request_with_a_revision
@pytest.mark.parametrize("revision", ["newest", 1.5, [], 10**30])
def test_for_a_revision_that_is_none(name: str, revision: Any, table: Table) -> None:
    refusal = table.refused(table.asha.person, name, table.body(name, revision=revision))
    assert (refusal.status, refusal.code) in ((422, "invalid"), (409, "stale"))
    assert refusal.code == "invalid" or revision == 10**30


@every_request_with_a_revision
def test_without_a_revision(name: str, table: Table) -> None:
    refusal = table.refused(table.asha.person, name, table.body(name, revision=None))
    assert (refusal.status, refusal.code) == (422, "invalid")
    assert "revision" in str(refusal.error["fields"])


@every_request
def test_with_a_field_that_nobody_knows(name: str, table: Table) -> None:
    refusal = table.refused(table.asha.person, name, table.body(name, hurry=True))
    assert (refusal.status, refusal.code) == (422, "invalid")
    assert "hurry" in str(refusal.error["fields"])


@every_request
@pytest.mark.parametrize("seat", [2, -1, 10**6, "first"])
def test_for_a_seat_that_is_not_there(name: str, seat: Any, table: Table) -> None:
    refusal = table.refused(table.asha.person, name, table.body(name, seat))
    assert refusal.status in (403, 404, 422)


@every_request
@pytest.mark.parametrize("body", ["no JSON", "[]", '{"seat": 0', "null", '"text"'])
def test_with_a_body_that_is_none(name: str, body: str, table: Table) -> None:
    before = table.seen()
    response = table.asha.person.http.request(
        REQUESTS[name][0],
        f"/api/tables/{table.id}/{name}",
        content=body,
        headers={"Content-Type": "application/json"},
    )
    assert response.status_code in (400, 422)
    assert response.json()["error"]["code"] in ("bad_request", "invalid")
    assert table.seen() == before


@every_request
@pytest.mark.parametrize("name_of_table", ["nowhere", "x" * 22, "..%2F..%2Fme", "%00", "🐘"])
def test_at_a_table_that_is_not_there(name: str, name_of_table: str, table: Table) -> None:
    response = table.asha.person.http.request(
        REQUESTS[name][0], f"/api/tables/{name_of_table}/{name}", json=table.body(name)
    )
    assert (response.status_code, response.json()["error"]["code"]) in (
        (404, "no_such_table"),
        (404, "no_such_page"),
        (422, "invalid"),
    )


# ---------------------------------------------------------------- when nobody is asked


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("answers", "not_asked"),
        ("undo", "cannot_undo"),
        ("confirm", "not_held"),
        ("try", "not_asked"),
        ("rewind/accept", "no_rewind"),
        ("rewind/decline", "no_rewind"),
    ],
)
def test_from_a_seat_that_is_not_asked(name: str, code: str, table: Table) -> None:
    refusal = table.refused(table.bram.person, name, table.body(name, 1))
    assert (refusal.status, refusal.code) == (409, code)


@pytest.mark.parametrize(("name", "code"), [("undo", "cannot_undo"), ("confirm", "not_held")])
def test_from_the_seat_that_is_asked_too_early(name: str, code: str, table: Table) -> None:
    refusal = table.refused(table.asha.person, name, table.body(name))
    assert (refusal.status, refusal.code) == (409, code)


# ---------------------------------------------------------------- which answer


@pytest.mark.parametrize("answer", ["place portuguese", "pay blue 3", "die blue 6", "done"])
def test_an_illegal_answer_says_the_rule(answer: str, table: Table) -> None:
    game = Game.from_record(parse_record(table.asha.person.record(table.id)))
    rule = game.why_not(answer)
    assert rule is not None
    for given in (answer, game.parse(answer).index):
        refusal = table.refused(table.asha.person, "answers", table.body("answers", answer=given))
        assert (refusal.status, refusal.code) == (409, "illegal")
        assert (refusal.error["rule"], refusal.error["reason"]) == (rule, game.rules.explain(rule))
        assert refusal.error["offered"] == game.legal


@pytest.mark.parametrize("answer", ["", -1, "x" * 5000, 1.5, None, ["place harbour"]])
def test_an_answer_that_cannot_be_one(answer: Any, table: Table) -> None:
    body = {**table.body("answers"), "answer": answer}
    refusal = table.refused(table.asha.person, "answers", body)
    assert (refusal.status, refusal.code) == (422, "invalid")


def test_an_answer_that_no_question_has(own_server: Callable[..., ServerProcess]) -> None:
    """A slip of the player, not a fault of the rules: nothing is logged as one."""
    server = own_server()
    asha = Chair(server.guest("Asha"), "", 0)
    asha.table = asha.person.fork(asha.person.upload(rajas_with_dice(3)))
    before = asha.look()
    for answer in ("fly to the moon", 10**6):
        body = {"seat": 0, "answer": answer, "revision": asha.revision}
        refusal = asha.person.refusal("POST", f"/tables/{asha.table}/answers", body)
        assert refusal.status in (400, 409)
        assert refusal.code in ("bad_request", "illegal")
        assert asha.look() == before
    assert "Traceback" not in server.log()


def test_the_same_key_again(guest: Guest) -> None:
    """Refused with the step that it became, whatever the revision says, also after further answers."""
    asha, bram = forked([guest("Asha"), guest("Bram")], rajas_with_dice(3))
    before = asha.revision
    step = asha.answer("place harbour", key="once")["step"]
    assert step == asha.view["version"]
    asha.play("pay blue 3")
    for revision in (before, asha.revision):
        seen = asha.look(), bram.look()
        body = {"seat": 0, "answer": "place harbour", "revision": revision, "key": "once"}
        refusal = asha.person.refusal("POST", f"/tables/{asha.table}/answers", body)
        assert (refusal.status, refusal.code, refusal.error["step"]) == (409, "doubled", step)
        assert (asha.look(), bram.look()) == seen


def test_the_key_of_the_last_answer_of_a_game_again(guest: Guest) -> None:
    """Whoever is not sure whether the last answer was taken learns that it was, and not only that all is over."""
    chairs = seated([guest("Asha"), guest("Bram")], "pebbles")
    chair, request, step = chairs[0], {}, 0
    while chairs[0].look()["table"]["status"] != "over":
        chair = asked(chairs)
        if chair.turn["hold"]:
            chair.confirm()
        else:
            key = f"answer-{chair.revision}"
            request = {"seat": chair.seat, "answer": chair.legal[0], "revision": chair.revision, "key": key}
            step = chair.answer(chair.legal[0], key=key)["step"]
    refusal = chair.person.refusal("POST", f"/tables/{chair.table}/answers", request)
    assert (refusal.status, refusal.code, refusal.error["step"]) == (409, "doubled", step)


def test_keys_are_one_s_own(guest: Guest) -> None:
    """Bram may use a key that Asha has used: clients that count their requests from 1 do."""
    asha, bram = forked([guest("Asha"), guest("Bram")], rajas_with_dice(3))
    asha.answer("place mixed market", key="1")
    asha.confirm()
    bram.look()
    assert bram.answer("place harbour", key="1")["step"] == asha.view["version"] + 1


# ---------------------------------------------------------------- at the same moment


def at_once(requests: list[Callable[[], httpx.Response]]) -> Counter[str]:
    """Send them all at the same moment: how often each code came back, `ok` for what was granted."""
    ready = threading.Barrier(len(requests))

    def send(request: Callable[[], httpx.Response]) -> str:
        ready.wait()
        answer = request()
        return "ok" if answer.status_code == 200 else str(answer.json()["error"]["code"])

    with ThreadPoolExecutor(len(requests)) as pool:
        return Counter(pool.map(send, requests))


@pytest.mark.parametrize(("keys", "refused"), [(["a", "b", "c", "d", "e", "f"], "stale"), (["a"] * 6, "doubled")])
def test_of_answers_at_the_same_moment_one_is_taken(keys: list[str], refused: str, guest: Guest) -> None:
    """Six windows of one browser, all at the same revision: one gets its way, whatever the others are told."""
    asha, _ = forked([guest("Asha"), guest("Bram")], rajas_with_dice(3))
    texts = ["place harbour", "place quarry", "place low terrace", "place harbour", "place quarry", "place low terrace"]
    for _ in range(5):
        at = asha.look()["position"]["version"]

        def request(text: str, key: str) -> Callable[[], httpx.Response]:
            body = {"seat": 0, "answer": text, "revision": asha.revision, "key": f"{key}-{asha.revision}"}
            return lambda: asha.person.send("POST", f"/tables/{asha.table}/answers", body)

        told = at_once([request(text, key) for text, key in zip(texts, keys, strict=True)])
        assert told == {"ok": 1, refused: 5}
        assert asha.look()["position"]["version"] == at + 1
        asha.undo()


# ---------------------------------------------------------------- too early, too late


@every_request
def test_before_the_start(name: str, guest: Guest) -> None:
    asha, bram = guest("Asha"), guest("Bram")
    table = asha.make("rajas", seats=2)
    bram.sit(table)
    before = asha.state(table), bram.state(table)
    revision = {} if name == "standing" else {"revision": before[0]["table"]["revision"]}
    method, fields = REQUESTS[name]
    refusal = asha.refusal(method, f"/tables/{table}/{name}", {"seat": 0, **fields, **revision})
    assert (refusal.status, refusal.code) == (409, "not_started")
    assert (asha.state(table), bram.state(table)) == before


@pytest.fixture(scope="module")
def finished(sqlite_server: ServerProcess) -> list[Chair]:
    chairs = seated([sqlite_server.guest(name) for name in ("Asha", "Bram")], "pebbles")
    play_on(chairs)
    return chairs


@every_request
def test_after_the_end(name: str, finished: list[Chair]) -> None:
    fields: Json = {**REQUESTS[name][1]}
    if name in ("answers", "try"):
        fields = {"answer": "roll"} if name == "answers" else {"answers": ["roll"]}
    for chair in finished:
        before = [one.look() for one in finished]
        revision = {} if name == "standing" else {"revision": chair.revision}
        body = {"seat": chair.seat, **fields, **revision}
        refusal = chair.person.refusal(REQUESTS[name][0], f"/tables/{chair.table}/{name}", body)
        assert (refusal.status, refusal.code) == (409, "game_over")
        assert [one.look() for one in finished] == before


def test_asking_why_of_a_table_that_is_over_or_not_begun(finished: list[Chair], guest: Guest) -> None:
    chair = finished[0]
    refusal = chair.person.refusal("GET", f"/tables/{chair.table}/why", answer="roll")
    assert (refusal.status, refusal.code) == (409, "game_over")
    asha = guest("Asha")
    refusal = asha.refusal("GET", f"/tables/{asha.make('pebbles')}/why", answer="roll")
    assert (refusal.status, refusal.code) == (409, "not_started")


# ---------------------------------------------------------------- over a WebSocket

DO = {"rewind/accept": "rewind_accept", "rewind/decline": "rewind_decline", "answers": "answer"}
LIVE = [name for name in REQUESTS if name != "try"]


@pytest.mark.parametrize("name", LIVE)
def test_over_a_websocket(name: str, table: Table) -> None:
    """Everybody may listen; nobody may speak for another."""
    for person, code in (
        (table.passer_by, "not_signed_in"),
        (table.stranger, "not_at_table"),
        (table.bram.person, "not_your_seat"),
    ):
        with person.live(table.id) as live:
            live.await_state()
            before = table.seen()
            reply = live.ask(DO.get(name, name), **table.body(name))
            assert (reply["ok"], reply["error"]["code"]) == (False, code)
            assert table.seen() == before


@pytest.mark.parametrize("text", ["", "no JSON", "[]", "{}", '{"do": "answer"}', '{"id": 1, "do": "fly"}', "null"])
def test_a_message_that_makes_no_sense(text: str, table: Table) -> None:
    """It is refused; the line stays open, or is closed with a reason, and nothing has changed."""
    before = table.seen()
    with table.stranger.live(table.id) as live:
        live.await_state()
        live.socket.send(text)
        while (message := live.receive())["type"] != "reply":
            continue  # somebody who comes or goes may be told of in between
        assert not message["ok"]
        assert message["error"]["code"] in ("bad_request", "invalid")
        assert live.ask("ping")["ok"]
    assert table.seen() == before


def test_who_may_not_listen_is_told_by_the_close_code(server: ServerProcess, guest: Guest) -> None:
    with server.person().live("nowhere") as live:
        assert live.close_code() == 4404
    hidden = seated([guest("Asha"), guest("Bram")], "pebbles", visible=False)[0].table
    with server.person().live(hidden) as live:
        assert live.close_code() == 4403
