"""What a request costs of the allowance; the log in pages; what travels compressed. The clock stands still."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from doab.core import Game
from doab.server.app import create_app
from doab.server.guard import costs
from doab.server.guard.limits import Limits
from doab.server.rows.schema import Happening, User
from doab.server.running import Running
from doab.server.settings import Settings
from doab.server.tables import recording
from doab.server.tables.rooms import change, look
from tests.server.browsers import Browser, Clock, refusal
from tests.server.client import Json

STRANGER = "203.0.113.7"
ALLOWANCE = 600
ANSWERS = 450


class Club:
    """The whole application, without a network."""

    def __init__(self, folder: Path) -> None:
        settings = Settings(folder=folder, password_memory=8, calls_a_minute=ALLOWANCE)
        self.app = create_app(settings)
        self.running: Running = self.app.state.running
        self.running.database.migrate()
        self.limits = self.app.state.limits = Limits(settings, Clock())
        with self.running.database.write() as session:
            session.add_all([User(id="asha", name="Asha"), User(id="bram", name="Bram")])

    def browser(self, address: str = STRANGER) -> Browser:
        return Browser(self.app, "http://doab.example", client=(address, 50000))

    def left(self, visitor: str = STRANGER) -> float:
        bucket = self.limits.calls._buckets.get(visitor)
        return ALLOWANCE if bucket is None else bucket._left

    def price(self, path: str, **asked: Any) -> float:
        """What it costs a stranger."""
        before = self.left()
        answer = self.browser().get(path, **asked)
        assert answer.status_code == 200, answer.text
        return round(before - self.left(), 6)


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    club = Club(tmp_path)
    yield club
    club.running.database.close()


@pytest.fixture(scope="module")
def record() -> str:
    """Of a game with 450 answers."""
    game, source = Game.new("rajas", ["Asha", "Bram"]), random.Random(1)
    while game.version < ANSWERS:
        game.play(source.choice(game.legal))
    return str(game.record())


@pytest.fixture
def table(club: Club, record: str) -> str:
    parsed, game = recording.read_record(club.running, record)
    with club.running.database.write() as session:
        table_id = recording.store(club.running, session, session.get_one(User, "asha"), parsed, game).id
    with look(club.running, table_id):  # now it is in memory
        return table_id


# -- what it costs


def test_a_log_costs_by_the_answers_that_are_told(club: Club, table: str) -> None:
    path = f"/api/tables/{table}/steps"
    assert club.price(path) == 1 + 200 / 20
    assert club.price(path, params={"from": 401}) == 1 + 50 / 20
    assert club.price(path, params={"page": 10}) == 1 + 10 / 20
    assert club.price(path, params={"from": 5000}) == 1


def test_an_address_gets_as_many_answers_of_logs_in_a_minute_as_it_can_pay(club: Club, table: str) -> None:
    browser, told = club.browser(), 0
    while (answer := browser.get(f"/api/tables/{table}/steps")).status_code == 200:
        told += len(answer.json()["steps"])
    assert (told, refusal(answer)) == (ALLOWANCE // 11 * 200, (429, "too_many"))
    assert answer.headers["retry-after"] == "1"
    assert browser.get("/api/session").status_code == 200  # what is small goes on
    assert club.browser("198.51.100.1").get(f"/api/tables/{table}/steps").status_code == 200


def test_scores_are_replayed_once(club: Club, table: str) -> None:
    path = f"/api/tables/{table}/scores"
    assert [club.price(path) for _ in range(3)] == [1 + 450 / 20, 1, 1]


def test_positions_are_looked_up_once_they_are_known(club: Club, table: str) -> None:
    paths = [f"/api/tables/{table}/positions/{number}" for number in (100, 100, 17)]
    assert [club.price(path) for path in paths] == [1 + 450 / 100, 1, 1]


def test_a_game_that_is_not_in_memory_costs_its_replay(club: Club, table: str) -> None:
    path = f"/api/tables/{table}"
    assert club.price(path) == 1
    club.running.games.forget(table)
    assert [club.price(path) for _ in range(2)] == [1 + 450 / 20, 1]


def test_a_record_costs_by_its_length(club: Club, table: str, record: str) -> None:
    browser = club.browser()
    guest = browser.post("/api/guests", json={"name": "Carla"}).json()["id"]
    assert browser.get("/api/me").status_code == 200  # now the session is known
    before = club.left(f"user {guest}")
    answer = browser.post("/api/records", content=record.encode(), headers={"Content-Type": "text/plain"})
    assert answer.status_code == 201
    assert before - club.left(f"user {guest}") == pytest.approx(1 + len(record) / 500 + ANSWERS / 20)
    assert club.price(f"/api/tables/{table}/record") == 1 + 450 / 100


def test_what_costs_more_than_a_minutes_worth_takes_all_of_it(tmp_path: Path) -> None:
    limits = Limits(Settings(calls_a_minute=10), clock := Clock())
    assert limits.calls.take("asha", 10_000) == 0
    assert limits.calls.take("asha") == 6
    clock.now += 30
    assert limits.calls.take("asha", 10_000) == 30


def test_bots_play_at_nobodys_expense(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer that wakes a bot does not pay for what the bot has to be told."""
    paid: list[float] = []
    seen: list[float] = []

    async def bot(_: str) -> None:
        costs.charge(5)
        seen.append(5)

    async def answering() -> None:
        monkeypatch.setattr(club.running.bots, "_play", bot)
        with costs.paid_by(paid.append):
            club.running.bots._start("table")
            await club.running.bots._tasks["table"]
            costs.charge(1)

    asyncio.run(answering())
    assert (seen, paid) == ([5], [1])


def test_ever_new_guests_of_one_address_share_what_ten_users_have(tmp_path: Path) -> None:
    limits = Limits(Settings(calls_a_minute=10), Clock())
    granted = 0
    for number in range(30):
        while limits.calls.take(f"user {number}") == 0 and limits.calls_of_addresses.take(STRANGER) == 0:
            granted += 1
    assert granted == 100


# -- the log in pages


def pages(club: Club, path: str, **asked: Any) -> list[Json]:
    found: list[Json] = []
    first: int | None = asked.pop("from_", 1)
    while first is not None:
        found.append(club.browser().get(path, params={"from": first, **asked}).json())
        first = found[-1]["next"]
    return found


def test_the_pages_of_a_log_make_the_whole_of_it(club: Club, table: str) -> None:
    path = f"/api/tables/{table}/steps"
    for asked, lengths in (({}, [200, 200, 50]), ({"page": 450}, [450]), ({"page": 449}, [449, 1])):
        found = pages(club, path, **asked)
        assert [len(page["steps"]) for page in found] == lengths
        assert [step["number"] for page in found for step in page["steps"]] == list(range(1, 451))
        assert found[-1]["next"] is None
    part = pages(club, path, from_=10, to=30, page=20)
    assert [[step["number"] for step in page["steps"]] for page in part] == [list(range(10, 30)), [30]]
    for wrong in ({"page": 0}, {"page": 501}, {"page": "all"}):
        assert refusal(club.browser().get(path, params=wrong)) == (422, "invalid")


def test_whatever_else_happened_stands_on_one_page(club: Club, table: str) -> None:
    """Also what happened between the last answer of one page and the first of the next."""
    kinds = []
    for number in (0, 1, 199, 200, 201, 400, 450):
        with change(club.running, table) as room:
            room.remarked(f"after {number}")
        with club.running.database.write() as session:
            happened = update(Happening).where(Happening.kind == f"after {number}")
            session.execute(happened.values(after=number))
        kinds.append(f"after {number}")
    found = pages(club, f"/api/tables/{table}/steps")
    told = [[one["kind"] for one in page["happenings"] if one["kind"] in kinds] for page in found]
    assert told == [["after 0", "after 1", "after 199"], ["after 200", "after 201"], ["after 400", "after 450"]]


# -- compressed


def test_large_answers_without_secrets_are_compressed(club: Club, table: str) -> None:
    path = f"/api/tables/{table}/steps"
    plain = club.browser().get(path, headers={"Accept-Encoding": "identity"})
    packed = club.browser().get(path, headers={"Accept-Encoding": "gzip, br"})
    assert "content-encoding" not in plain.headers
    assert (packed.headers["content-encoding"], packed.headers["vary"]) == ("gzip", "Accept-Encoding")
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) * 8 < len(plain.content)
    for other in ("/openapi.json", "/api/games/agra/places", f"/api/tables/{table}/record"):
        assert club.browser().get(other).headers["content-encoding"] == "gzip"


def test_answers_that_may_hold_secrets_are_not(club: Club, table: str) -> None:
    """Else their length would tell of them (BREACH)."""
    browser = club.browser()
    browser.post("/api/guests", json={"name": "Carla"})
    browser.post("/api/tables", json={"game": "rajas", "name": "x" * 30})
    for path in ("/api/me", "/api/session", "/api/me/tables", f"/api/tables/{table}", f"/api/tables/{table}/chat"):
        answer = browser.get(path, headers={"Accept-Encoding": "gzip"})
        assert (answer.status_code, answer.headers.get("content-encoding")) == (200, None), path
