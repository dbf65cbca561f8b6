"""Announcements: to which webhooks, not to people who are looking, and together with the change or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.orm import Session

from doab.server.rows.schema import Seat, TableRow
from doab.server.running import Running
from doab.server.webhooks.outbox import announce, withdraw
from tests.server.webhook_rows import (
    NOW,
    TABLE_ID,
    add_delivery,
    add_table,
    add_user,
    add_webhook,
    deliveries,
    delivery_of,
    open_server,
)

URL = "https://example.org/hook"


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    with open_server(tmp_path) as running:
        add_user(running)
        yield running


def happening(session: Session, **more: Any) -> dict[str, Any]:
    seat = session.get_one(Seat, (TABLE_ID, 0))
    return {"table": session.get_one(TableRow, TABLE_ID), "seat": seat, "at": NOW, **more}


def say(running: Running, kind: str, user_id: str = "asha", **more: Any) -> int:
    with running.database.write() as session:
        return announce(session, user_id, kind, happening(session, **more))


def test_an_announcement_is_a_row_that_is_due_at_once(running: Running) -> None:
    add_table(running)
    add_webhook(running, URL)
    assert say(running, "chat", details={"by": "Bram", "text": "Hello"}) == 1
    (row,) = deliveries(running)
    assert (row.webhook_id, row.state, row.tries, row.created_at, row.next_try_at) == ("hook", "waiting", 0, NOW, NOW)
    assert row.event == {
        "event": "chat",
        "id": row.id,
        "at": NOW,
        "table": {"id": TABLE_ID, "game": "rajas", "title": "Rajas of the Ganges", "link": None},
        "seat": {"seat": 0, "name": "Asha"},
        "message": "Bram says in Rajas of the Ganges: Hello",
        "details": {"by": "Bram", "text": "Hello"},
    }


def test_each_webhook_that_wants_the_kind_gets_a_message_of_its_own(running: Running) -> None:
    add_user(running, "bram")
    add_table(running)
    add_webhook(running, URL, webhook_id="both", events=["your_turn", "chat"])
    add_webhook(running, URL, webhook_id="chat", events=["chat"])
    add_webhook(running, URL, webhook_id="turns", events=["your_turn"])
    add_webhook(running, URL, webhook_id="off", events=["your_turn", "chat"], enabled=False)
    add_webhook(running, URL, webhook_id="bram", user_id="bram", events=["your_turn", "chat"])
    assert say(running, "your_turn") == 2
    rows = deliveries(running)
    assert {row.webhook_id for row in rows} == {"both", "turns"}
    assert len({row.event["id"] for row in rows}) == 2


def test_who_has_no_webhook_is_not_told(running: Running) -> None:
    add_table(running)
    assert say(running, "your_turn") == 0
    assert deliveries(running) == []


@pytest.mark.parametrize("kind", ["your_turn", "reminder", "chat"])
def test_who_looks_at_the_table_is_left_in_peace(running: Running, kind: str) -> None:
    add_table(running, present_at=NOW - 39)
    add_webhook(running, URL, events=[kind])
    assert say(running, kind) == 0
    assert say(running, kind, at=NOW + 1) == 1  # 40 seconds after the last sign of the browser


@pytest.mark.parametrize("kind", ["timed_out", "rewind_asked", "game_started", "game_over", "invited"])
def test_some_news_come_in_any_case(running: Running, kind: str) -> None:
    add_table(running, present_at=NOW)
    add_webhook(running, URL, events=[kind])
    assert say(running, kind) == 1


def test_looking_at_one_of_two_seats_is_looking(running: Running) -> None:
    add_table(running)
    add_webhook(running, URL)
    with running.database.write() as session:
        session.add(Seat(table_id=TABLE_ID, number=1, user_id="asha", name="Asha too", present_at=NOW - 5))
    assert say(running, "your_turn") == 0


def test_somebody_else_who_looks_does_not_count(running: Running) -> None:
    add_user(running, "bram")
    add_table(running)
    add_webhook(running, URL)
    with running.database.write() as session:
        session.add(Seat(table_id=TABLE_ID, number=1, user_id="bram", name="Bram", present_at=NOW))
    assert say(running, "your_turn") == 1


def test_an_announcement_is_lost_only_with_the_change_itself(running: Running) -> None:
    add_table(running)
    add_webhook(running, URL)

    def change_and_fail() -> None:
        with running.database.write() as session:
            session.get_one(TableRow, TABLE_ID).version = 7
            assert announce(session, "asha", "your_turn", happening(session)) == 1
            session.flush()
            raise RuntimeError("power cut")

    with pytest.raises(RuntimeError, match="power cut"):
        change_and_fail()
    with running.database.read() as session:
        assert session.get_one(TableRow, TABLE_ID).version == 0
    assert deliveries(running) == []


def test_announcing_writes_nothing_of_the_caller_s_before_the_caller_does(running: Running) -> None:
    add_table(running)
    add_webhook(running, URL)
    flushed = []
    with running.database.write() as session:
        told = happening(session)
        event.listen(session, "before_flush", lambda *_: flushed.append(True))
        told["table"].version = 7
        announce(session, "asha", "your_turn", told)
        assert flushed == []


def test_there_are_no_other_events(running: Running) -> None:
    add_table(running)
    with pytest.raises(ValueError, match="there is no event “breakfast”"):
        say(running, "breakfast")


def test_what_is_withdrawn_is_not_sent_any_more(running: Running) -> None:
    add_webhook(running, URL)
    add_webhook(running, URL, webhook_id="other")
    add_delivery(running, "waiting")
    add_delivery(running, "sent", state="sent", next_try_at=None)
    add_delivery(running, "of another", "other")
    with running.database.write() as session:
        withdraw(session, "hook", "the webhook was switched off")
    row = delivery_of(running, "waiting")
    assert (row.state, row.next_try_at, row.error) == ("given_up", None, "the webhook was switched off")
    assert delivery_of(running, "sent").state == "sent"
    assert delivery_of(running, "of another").state == "waiting"
