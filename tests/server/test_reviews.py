"""How a game went: asked for when it is over, worked out in the background, kept, and gone with its table."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from doab.bots.review import Inquiry, Reply, reply_to, review, review_with
from doab.core import Game
from doab.server.bot_workers import RAISED, BotFailed, BotRequest
from doab.server.errors import Refused
from doab.server.rows.schema import Review, TableRow, User
from doab.server.running import Running
from doab.server.tables import recording, reviews
from doab.server.tables.reviews import Reviews
from tests.bots.advisers import Thoughtful
from tests.server.client import SECONDS, Json, Person
from tests.server.conftest import Guest
from tests.server.process import ServerProcess

GOLDENS = Path(__file__).resolve().parents[1]
RECORD = (GOLDENS / "rajas/goldens/two-players.txt").read_text(encoding="utf-8")


def expected() -> Json:
    game = Game.from_record(RECORD)
    adviser = Thoughtful(game.rules, 1)
    return review_with(review(game, "thoughtful"), lambda seat, deep: adviser).to_json()


def finished(person: Person, table: str) -> Json:
    deadline = time.monotonic() + 2 * SECONDS
    while True:
        found: Json = person.call("GET", f"/tables/{table}/review")
        if found["status"] != "waiting":
            return found
        assert time.monotonic() < deadline, found
        time.sleep(0.02)


def test_a_review_is_asked_for_and_found_later(guest: Guest, passer_by: Person) -> None:
    asha = guest("Asha")
    table = asha.upload(RECORD)
    path = f"/tables/{table}/review"
    assert asha.call("GET", path) == {"status": "none", "possible": True, "done": 0, "total": 0, "report": None}
    asked = asha.call("POST", path)
    assert asked["status"] in ("waiting", "done")
    found = finished(asha, table)
    assert found["status"] == "done"
    assert found["done"] == found["total"] > 0
    assert found["report"] == expected()
    # It is worked out once. Who may see the table may read it.
    assert asha.call("POST", path) == found
    assert passer_by.refusal("POST", path).code == "not_signed_in"


def test_who_may_not_see_the_table_is_not_told(guest: Guest, passer_by: Person) -> None:
    asha = guest("Asha")
    table = asha.upload(RECORD)
    hidden = not asha.state(table)["table"]["visible"]
    if not hidden:
        asha.call("PATCH", f"/tables/{table}", {"visible": False})
    assert passer_by.refusal("GET", f"/tables/{table}/review").code == "not_visible"
    assert guest("Bram").refusal("POST", f"/tables/{table}/review").code == "not_visible"


def test_while_the_game_runs_nothing_is_told(guest: Guest) -> None:
    asha = guest("Asha")
    table = asha.make("rajas", seats=2, bots={"1": "random"})
    asha.start(table)
    assert asha.refusal("POST", f"/tables/{table}/review").code == "secret_until_over"
    assert asha.call("GET", f"/tables/{table}/review")["possible"] is False


def test_a_host_without_such_a_bot(own_server: Callable[..., ServerProcess]) -> None:
    asha = own_server(DOAB_REVIEW_BOT="none").guest("Asha")
    table = asha.upload(RECORD)
    assert asha.call("GET", f"/tables/{table}/review")["possible"] is False
    assert asha.refusal("POST", f"/tables/{table}/review").code == "no_review"


# -- in the server


class Workers:
    """Stands in for the processes: answers so many inquiries, then never again or with a failure."""

    def __init__(self, most: int | None = None, failure: BotFailed | None = None) -> None:
        self.most = most
        self.failure = failure
        self.requests: list[BotRequest] = []
        self.stuck = asyncio.Event()
        self.rules = Game.from_record(RECORD).rules

    async def reply(self, request: BotRequest) -> Reply:
        if self.most is not None and len(self.requests) >= self.most:
            self.stuck.set()
            if self.failure is not None:
                raise self.failure
            await asyncio.Event().wait()
        self.requests.append(request)
        actions = tuple(self.rules.table[index] for index in request.legal)
        given = None if request.given is None else self.rules.table[request.given]
        return reply_to(Thoughtful(self.rules, 1), Inquiry(request.seat, 0, request.view, actions, given))

    def close(self) -> None:
        pass


@pytest.fixture
def table(running: Running, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(reviews, "_knows", lambda bot, game: bot != "medium")
    record, game = recording.read_record(running, RECORD)
    with running.database.write() as session:
        return recording.store(running, session, session.get_one(User, "asha"), record, game).id


def working(running: Running, workers: Workers) -> Reviews:
    running.reviews._workers = workers  # type: ignore[assignment]
    return running.reviews


def row(running: Running, table: str) -> dict[str, Any]:
    with running.database.read() as session:
        found = session.scalars(select(Review).where(Review.table_id == table)).one()
        return {"status": found.status, "replies": found.replies, "worked_at": found.worked_at, "report": found.report}


async def until(running: Running, table: str, status: str) -> None:
    async with asyncio.timeout(SECONDS):
        while row(running, table)["status"] != status:
            await asyncio.sleep(0.01)


def test_a_review_goes_on_after_a_restart(running: Running, table: str) -> None:
    first, second = Workers(most=40), Workers()

    async def interrupted() -> None:
        working(running, first).open()
        assert reviews.ask(running, table, "asha").status == "waiting"
        async with asyncio.timeout(SECONDS):
            await first.stuck.wait()
        await running.reviews.close()

    async def resumed() -> None:
        running.reviews = Reviews(running)
        working(running, second).open()
        await until(running, table, "done")
        await running.reviews.close()

    asyncio.run(interrupted())
    stopped = row(running, table)
    assert (stopped["status"], len(stopped["replies"]), stopped["worked_at"]) == ("waiting", 40, None)
    asyncio.run(resumed())
    asked = [(one.view["version"], one.seat, one.given) for one in first.requests + second.requests]
    assert len(asked) == len(set(asked))
    assert reviews.state(running, table, "asha").model_dump()["report"] == {**expected(), "bot": "hard"}
    assert row(running, table)["replies"] == []


def test_a_bot_that_fails_can_be_asked_again(running: Running, table: str) -> None:
    workers = Workers(most=10, failure=BotFailed(RAISED, "it raised"))

    async def both() -> None:
        working(running, workers).open()
        reviews.ask(running, table, "asha")
        await until(running, table, "failed")
        assert len(row(running, table)["replies"]) == 10
        workers.most = None
        assert reviews.ask(running, table, "asha").status == "waiting"
        await until(running, table, "done")
        await running.reviews.close()

    asyncio.run(both())
    asked = [(one.view["version"], one.seat, one.given) for one in workers.requests]
    assert len(asked) == len(set(asked))


def test_the_better_bot_looks_where_the_other_found_something(running: Running, table: str, monkeypatch: Any) -> None:
    monkeypatch.setattr(reviews, "_knows", lambda bot, game: True)
    workers = Workers()

    async def work() -> None:
        working(running, workers).open()
        reviews.ask(running, table, "asha")
        await until(running, table, "done")
        await running.reviews.close()

    asyncio.run(work())
    kinds = [request.kind for request in workers.requests]
    first = kinds.index("hard")
    assert set(kinds[:first]) == {"medium"}
    assert set(kinds[first:]) == {"hard"}


def test_one_user_cannot_fill_the_line(running: Running, table: str) -> None:
    record, game = recording.read_record(running, RECORD)
    with running.database.write() as session:
        asha = session.get_one(User, "asha")
        others = [recording.store(running, session, asha, record, game).id for _ in range(reviews.MOST_OF_ONE)]
    for other in others:
        reviews.ask(running, other, "asha")
    reviews.ask(running, others[0], "asha")  # it waits already
    with pytest.raises(Refused, match="Other games are being reviewed first") as refused:
        reviews.ask(running, table, "asha")
    assert (refused.value.status, refused.value.code) == (429, "too_many")


def test_a_review_goes_with_its_table(running: Running, table: str) -> None:
    reviews.ask(running, table, "asha")
    with running.database.write() as session:
        session.delete(session.get_one(TableRow, table))
    with running.database.read() as session:
        assert session.scalars(select(Review)).all() == []


@pytest.mark.skipif(not hasattr(os, "nice"), reason="this system has no such order")
def test_reviews_are_made_behind_everybody_else() -> None:
    """The process gives way, and needs nothing of the server for it."""
    told = "import os, sys; before = os.nice(0); from doab.server.low_priority import give_way; give_way()"
    told += "; print(os.nice(0) - before, 'sqlalchemy' in sys.modules)"
    shown = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True, timeout=SECONDS)
    left = 19 - os.nice(0)  # nobody can stand further behind than that
    assert shown.stdout == f"{min(10, left)} False\n"
