"""A user keeps their webhooks: adding, changing, testing, looking at what became of messages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from doab.server.guard.security import install
from doab.server.people.credentials import hash_of
from doab.server.routes.webhooks import router
from doab.server.rows.schema import Token
from doab.server.running import Running
from doab.server.webhooks.sender import deliver_due
from tests.server.browsers import Browser
from tests.server.test_webhook_events import verifier
from tests.server.webhook_rows import (
    NOW,
    Receiver,
    add_delivery,
    add_user,
    add_webhook,
    deliveries,
    open_server,
    webhook_of,
)

PATH = "/api/me/webhooks"
URL = "https://example.org/hook"
USUAL = ["your_turn", "reminder", "timed_out", "rewind_asked", "game_started", "game_over", "invited"]

Caller = Callable[[str], Browser]


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    with open_server(tmp_path, private_webhooks=False) as running:
        yield running


@pytest.fixture
def caller(running: Running) -> Iterator[Caller]:
    """Somebody with a personal token: `caller("asha")`."""
    app = FastAPI()
    app.state.running = running
    install(app, running.settings)
    app.include_router(router, prefix="/api")
    clients = []

    def come(name: str) -> Browser:
        add_user(running, name)
        with running.database.write() as session:
            session.add(Token(user_id=name, hash=hash_of(f"doab_{name}"), label="script"))
        clients.append(Browser(app, headers={"Authorization": f"Bearer doab_{name}"}))
        return clients[-1]

    yield come
    for client in clients:
        client.close()


@pytest.fixture
def asha(caller: Caller) -> Browser:
    return caller("asha")


def added(client: Browser, **wanted: Any) -> dict[str, Any]:
    answer = client.post(PATH, json={"url": URL, **wanted})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def refusal(answer: Any) -> tuple[int, str, str]:
    error = answer.json()["error"]
    return answer.status_code, error["code"], error["message"]


def test_the_secret_is_shown_once(asha: Browser, running: Running) -> None:
    made = added(asha)
    secret = made.pop("secret")
    assert len(secret) == 43
    assert webhook_of(running, made["id"]).secret == secret
    assert (made["url"], made["format"], made["events"]) == (URL, "json", USUAL)
    assert (made["enabled"], made["failures"]) == (True, 0)
    assert asha.get(PATH).json() == {"webhooks": [made]}


def test_what_is_chosen_is_kept_each_kind_once(asha: Browser) -> None:
    made = added(asha, format="ntfy", events=["chat", "your_turn", "chat"])
    assert (made["format"], made["events"]) == ("ntfy", ["chat", "your_turn"])


@pytest.mark.parametrize(
    ("wanted", "field"),
    [
        ({}, "body.url"),
        ({"url": URL, "events": []}, "body.events"),
        ({"url": URL, "events": ["breakfast"]}, "body.events.0"),
        ({"url": URL, "events": ["test"]}, "body.events.0"),
        ({"url": URL, "format": "fax"}, "body.format"),
        ({"url": URL, "secret": "mine"}, "body.secret"),
        ({"url": "https://example.org/" + "a" * 1000}, "body.url"),
    ],
)
def test_a_request_that_does_not_fit(asha: Browser, wanted: dict[str, Any], field: str) -> None:
    answer = asha.post(PATH, json=wanted)
    assert answer.status_code == 422
    assert [one["field"] for one in answer.json()["error"]["fields"]] == [field]
    assert asha.get(PATH).json() == {"webhooks": []}


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("gopher://example.org", "An address must begin with https:// or http://."),
        ("http://169.254.169.254/latest", "Messages are not sent into the server's own network."),
        ("http://[::ffff:127.0.0.1]/", "Messages are not sent into the server's own network."),
        ("http://2130706433/", "Messages are not sent into the server's own network."),
        ("https://a:b@example.org/", "An address may not contain a name and password."),
    ],
)
def test_an_address_that_is_not_allowed(asha: Browser, url: str, message: str) -> None:
    assert refusal(asha.post(PATH, json={"url": url})) == (400, "bad_request", message)
    made = added(asha)
    assert refusal(asha.patch(f"{PATH}/{made['id']}", json={"url": url})) == (400, "bad_request", message)
    assert asha.get(PATH).json()["webhooks"][0]["url"] == URL


def test_ten_are_enough(asha: Browser, caller: Caller) -> None:
    ids = [added(asha)["id"] for _ in range(10)]
    message = "A user can have 10 webhooks; delete one first."
    assert refusal(asha.post(PATH, json={"url": URL})) == (400, "bad_request", message)
    added(caller("bram"))  # each user has their own
    assert asha.delete(f"{PATH}/{ids[0]}").status_code == 204
    added(asha)


def test_only_what_is_named_is_changed(asha: Browser) -> None:
    made = added(asha)
    del made["secret"]
    where = f"{PATH}/{made['id']}"
    assert asha.patch(where, json={}).json() == made
    assert asha.patch(where, json={"format": "discord"}).json() == {**made, "format": "discord"}
    changed = {"format": "discord", "url": "https://example.org/other", "events": ["chat"]}
    assert asha.patch(where, json={**changed, "format": None}).json() == {**made, **changed}
    assert asha.get(PATH).json() == {"webhooks": [{**made, **changed}]}


def test_switching_off_drops_what_waits_and_switching_on_forgets_failures(asha: Browser, running: Running) -> None:
    add_webhook(running, URL, failures=20)
    add_delivery(running, "d1")
    assert asha.patch(f"{PATH}/hook", json={"enabled": False}).json()["enabled"] is False
    (row,) = deliveries(running)
    assert (row.state, row.error) == ("given_up", "the webhook was switched off")
    changed = asha.patch(f"{PATH}/hook", json={"enabled": True}).json()
    assert (changed["enabled"], changed["failures"]) == (True, 0)


def test_deleting_deletes_the_messages_too(asha: Browser, running: Running) -> None:
    add_webhook(running, URL)
    add_delivery(running, "d1")
    assert asha.delete(f"{PATH}/hook").status_code == 204
    assert asha.get(PATH).json() == {"webhooks": []}
    assert deliveries(running) == []
    assert refusal(asha.delete(f"{PATH}/hook")) == (404, "no_such_webhook", "You have no such webhook.")


def test_a_webhook_of_somebody_else_is_as_good_as_none(asha: Browser, caller: Caller, running: Running) -> None:
    made = added(asha)
    bram = caller("bram")
    where = f"{PATH}/{made['id']}"
    none = (404, "no_such_webhook", "You have no such webhook.")
    assert refusal(bram.patch(where, json={"enabled": False})) == none
    assert refusal(bram.delete(where)) == none
    assert refusal(bram.post(f"{where}/test")) == none
    assert refusal(bram.get(f"{where}/deliveries")) == none
    assert bram.get(PATH).json() == {"webhooks": []}
    assert webhook_of(running, made["id"]).enabled


def test_an_id_that_cannot_be_one(asha: Browser) -> None:
    assert asha.get(f"{PATH}/%00/deliveries").status_code == 422
    assert asha.delete(f"{PATH}/{'a' * 65}").status_code == 422


def test_who_is_not_signed_in_has_none(asha: Browser) -> None:
    asha.headers.pop("Authorization")
    assert refusal(asha.get(PATH))[:2] == (401, "not_signed_in")
    assert refusal(asha.post(PATH, json={"url": URL}))[:2] == (401, "not_signed_in")


def test_a_test_goes_through_the_outbox_and_its_signature_holds(
    tmp_path: Path, asha: Browser, running: Running
) -> None:
    with Receiver().listening() as receiver, open_server(tmp_path) as sending:
        made = added(asha)
        asha.patch(f"{PATH}/{made['id']}", json={"events": ["chat"]})  # a test comes whatever is chosen
        with running.database.write() as session:
            session.merge(webhook_of(running, made["id"])).url = receiver.url
        answer = asha.post(f"{PATH}/{made['id']}/test")
        assert answer.status_code == 202
        assert {name: answer.json()[name] for name in ("kind", "state", "tries", "error", "sent_at")} == {
            "kind": "test",
            "state": "waiting",
            "tries": 0,
            "error": None,
            "sent_at": None,
        }
        assert asyncio.run(deliver_due(sending)) == 1
        (received,) = receiver.received
        assert received.headers["Doab-Event"] == "test"
        assert received.headers["Doab-Delivery"] == answer.json()["id"]
        assert verifier()(made["secret"], received.headers["Doab-Signature"], received.body)
        (row,) = asha.get(f"{PATH}/{made['id']}/deliveries").json()["deliveries"]
        assert (row["id"], row["state"], row["tries"]) == (answer.json()["id"], "sent", 1)
        assert row["sent_at"] >= row["created_at"]


def test_tests_do_not_come_thick_and_fast(asha: Browser) -> None:
    where = f"{PATH}/{added(asha)['id']}/test"
    assert asha.post(where).status_code == 202
    again = asha.post(where)
    assert refusal(again)[:2] == (429, "too_many")
    assert 1 <= int(again.headers["Retry-After"]) <= 10
    assert asha.post(f"{PATH}/{added(asha)['id']}/test").status_code == 202  # another one may be tested


def test_a_webhook_that_is_off_is_not_tested(asha: Browser, running: Running) -> None:
    made = added(asha)
    asha.patch(f"{PATH}/{made['id']}", json={"enabled": False})
    answer = asha.post(f"{PATH}/{made['id']}/test")
    assert refusal(answer) == (400, "bad_request", "This webhook is switched off.")
    assert deliveries(running) == []


def test_the_last_fifty_deliveries_newest_first(asha: Browser, running: Running) -> None:
    add_webhook(running, URL)
    for number in range(52):
        add_delivery(running, f"d{number}", at=NOW + number)
    add_delivery(running, "failed", at=NOW + 99, state="given_up", tries=7, next_try_at=None, error="answered 500")
    shown = asha.get(f"{PATH}/hook/deliveries").json()["deliveries"]
    assert [one["id"] for one in shown] == ["failed", *(f"d{number}" for number in range(51, 2, -1))]
    assert shown[0] == {
        "id": "failed",
        "kind": "your_turn",
        "state": "given_up",
        "tries": 7,
        "error": "answered 500",
        "created_at": NOW + 99,
        "next_try_at": None,
        "sent_at": None,
    }
    assert (shown[1]["state"], shown[1]["next_try_at"]) == ("waiting", NOW + 51)


def test_the_secret_is_in_no_other_answer(asha: Browser) -> None:
    made = added(asha)
    where = f"{PATH}/{made['id']}"
    answers = [asha.get(PATH), asha.patch(where, json={}), asha.post(f"{where}/test"), asha.get(f"{where}/deliveries")]
    assert [answer.status_code for answer in answers] == [200, 200, 202, 200]
    assert not any(made["secret"] in answer.text for answer in answers)
