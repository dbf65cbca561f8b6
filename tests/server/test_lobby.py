"""The lobby: what somebody is told of the tables, seen with their own eyes, and that they are told of nothing else."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest

from doab.server.heartbeat import Heartbeat
from doab.server.hub import LOBBY, Message
from doab.server.lobby_news import Inbox, LobbyNews
from doab.server.rows.schema import User
from doab.server.running import Running
from doab.server.tables import absence, talk
from doab.server.tables.rooms import change, look
from tests.server.client import Json, Live, Person
from tests.server.conftest import Guest
from tests.server.opened import begin, play
from tests.server.playing import asked, finish_turn, seated

pytestmark = pytest.mark.both_databases


class LobbyPage:
    """What a page of the lobby knows: all that it was sent, put together."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.tables: dict[str, Json] = {}
        self.heard: list[str] = []
        """Every table that was ever spoken of."""
        self.hear()

    def hear(self) -> None:
        news = self.live.receive()
        if news["whole"]:
            self.tables = {}
        self.tables |= {one["id"]: one for one in news["tables"]}
        self.heard += [one["id"] for one in news["tables"]] + news["gone"]
        for table in news["gone"]:
            del self.tables[table]

    def hear_until(self, holds: Callable[[LobbyPage], bool]) -> None:
        while not holds(self):
            self.hear()

    def hear_all(self, by: Person) -> None:
        """Whatever has happened until now: a new table of somebody's is told after it."""
        table = by.make("pebbles")
        self.hear_until(lambda page: table in page.tables)


@pytest.fixture
def asha(guest: Guest) -> Person:
    return guest("Asha")


@pytest.fixture
def bram(guest: Guest) -> Person:
    return guest("Bram")


def test_the_lobby_is_sent_whole_at_first(asha: Person, bram: Person, guest: Guest) -> None:
    visible, hidden, own = bram.make(), bram.make(visible=False), asha.make(visible=False)
    with Live(asha, "/live") as live:
        page = LobbyPage(live)
        assert {visible, own} <= page.tables.keys()
        assert hidden not in page.tables
        assert [page.tables[table]["yours"] for table in (visible, own)] == [False, True]
        lists = [asha.call("GET", "/tables", status=status)["tables"] for status in ("open", "playing")]
        lists.append(asha.call("GET", "/me/tables")["tables"])
        found = {table["id"]: table for tables in lists for table in tables}
        assert [page.tables[table] for table in (visible, own)] == [found[table] for table in (visible, own)]


def test_a_table_appears_changes_and_goes(asha: Person, bram: Person) -> None:
    with Live(asha, "/live") as live:
        page = LobbyPage(live)
        table = bram.make("pebbles", seats=2)
        page.hear_until(lambda page: table in page.tables)
        assert (page.tables[table]["status"], page.tables[table]["open_seats"]) == ("open", 1)
        asha.sit(table)
        page.hear_until(lambda page: page.tables[table]["open_seats"] == 0)
        assert page.tables[table]["names"] == ["Bram", "Asha"]
        assert page.tables[table]["yours"]
        asha.call("DELETE", f"/tables/{table}/seats/1")
        page.hear_until(lambda page: page.tables[table]["open_seats"] == 1)
        assert not page.tables[table]["yours"]
        bram.call("DELETE", f"/tables/{table}")
        page.hear_until(lambda page: table not in page.tables)


def test_a_table_that_only_its_players_may_see(asha: Person, bram: Person, guest: Guest) -> None:
    """A stranger sees it go when it is hidden, and never hears of one that always was."""
    with Live(asha, "/live") as live, Live(guest("Chitra"), "/live") as other:
        page, stranger = LobbyPage(live), LobbyPage(other)
        table, hidden = bram.make(seats=2), bram.make(seats=2, visible=False)
        for one in (table, hidden):
            asha.sit(one)
            bram.start(one)
        page.hear_until(lambda page: {table, hidden} <= page.tables.keys())
        stranger.hear_until(lambda page: table in page.tables)
        bram.call("PATCH", f"/tables/{table}", {"visible": False})
        stranger.hear_until(lambda page: table not in page.tables)
        page.hear_until(lambda page: not page.tables[table]["visible"])
        bram.call("PATCH", f"/tables/{table}", {"visible": True})
        stranger.hear_until(lambda page: table in page.tables)
        assert hidden not in stranger.heard


def test_a_game_that_is_over_goes_but_for_those_who_played_it(asha: Person, bram: Person, guest: Guest) -> None:
    with Live(asha, "/live") as live, Live(guest("Chitra"), "/live") as other:
        page, stranger = LobbyPage(live), LobbyPage(other)
        table = seated([asha, bram], "pebbles")[0].table
        stranger.hear_until(lambda page: table in page.tables)
        bram.call("POST", f"/tables/{table}/seats/1/drop")
        stranger.hear_until(lambda page: table not in page.tables)
        page.hear_until(lambda page: table in page.tables and page.tables[table]["status"] == "over")


def hear_whose_turn(page: LobbyPage, table: str, name: str) -> None:
    page.hear_until(lambda page: table in page.tables and page.tables[table]["waits_for"] == name)


def test_whose_turn_it_is_with_the_eyes_of_each(asha: Person, bram: Person, guest: Guest) -> None:
    with Live(asha, "/live") as one, Live(bram, "/live") as two, Live(guest("Chitra"), "/live") as three:
        pages = [LobbyPage(live) for live in (one, two, three)]
        chairs = seated([asha, bram], "pebbles")
        table = chairs[0].table
        for _ in range(2):
            seat = asked(chairs).seat
            for page in pages:
                hear_whose_turn(page, table, chairs[seat].person.me["name"])
            assert [page.tables[table]["your_turn"] for page in pages] == [seat == 0, seat == 1, False]
            assert [page.tables[table]["your_seats"] for page in pages] == [[0], [1], []]
            finish_turn(asked(chairs))


def test_whoever_has_no_session_sees_what_everybody_may(asha: Person, passer_by: Person) -> None:
    asha.make(visible=False)
    with Live(passer_by, "/live") as live:
        page = LobbyPage(live)
        page.hear_all(asha)
        assert {(table["yours"], table["visible"]) for table in page.tables.values()} == {(False, True)}


# ---------------------------------------------------------------- what nobody is told


def told(running: Running, do: Callable[[], object]) -> list[Message]:
    """What is published for the lobby."""

    async def listen() -> list[Message]:
        running.hub.open()
        with running.hub.listen(LOBBY) as news:
            await asyncio.to_thread(do)
            await asyncio.sleep(0)  # what was published is delivered before we go on
            return [news.get_nowait() for _ in range(news.qsize())]

    return asyncio.run(listen())


def test_a_move_that_changes_nothing_in_the_lobby_is_not_told_there(running: Running) -> None:
    """The same player is asked again. The turn passes, or a minute later: that is told."""
    time = 1_800_000_000.0
    running.heartbeat = Heartbeat(running.database, running.hub, wall=lambda: time)
    table_id, source = begin(running), random.Random(7)
    play(running, table_id, 1, source)
    silent = passed = 0
    for _ in range(20):
        with look(running, table_id) as room:
            before = room.table.waits_for, room.table.version
        messages = told(running, lambda: play(running, table_id, 1, source))
        with look(running, table_id) as room:
            after = room.table.waits_for, room.table.version
        assert messages == ([] if before[0] == after[0] else [{"table": table_id}])
        silent += before[0] == after[0] and before[1] < after[1]
        passed += before[0] != after[0]
    assert silent >= 5
    assert passed >= 2
    time += 61
    assert told(running, lambda: play(running, table_id, 1, source)) == [{"table": table_id}]


def test_neither_are_remarks_and_wishes(running: Running) -> None:
    table_id = begin(running)

    def speak_and_wish() -> None:
        with change(running, table_id) as room:
            talk.speak(room, room.session.get_one(User, "asha"), "Hello")
        with change(running, table_id) as room:
            room.seats[0].confirm, room.touched = "draws", True

    assert told(running, speak_and_wish) == []


def test_but_that_a_bot_plays_for_somebody_is(running: Running) -> None:
    """It is their turn no more."""
    table_id = begin(running, takeover_bot="random")

    def go_away() -> None:
        with change(running, table_id) as room:
            absence.stand_in(room, room.seats[room.table.waits_for or 0])

    assert told(running, go_away) == [{"table": table_id}]


# ---------------------------------------------------------------- once a moment, for all


def test_what_changes_within_a_moment_is_looked_up_once(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many have the lobby open, and however often; also more than other listeners let wait."""
    monkeypatch.setattr("doab.server.lobby_news.PAUSE", 0.01)
    tables, looked_up = [begin(running), begin(running)], []

    class Counting(LobbyNews):
        def _look_up(self, changed):  # type: ignore[no-untyped-def]
            looked_up.append(sorted(changed))
            return super()._look_up(changed)

    async def listen() -> list[dict[str, str | None]]:
        running.hub.open()
        news = Counting(running.database, running.hub)
        with news.listen() as one, news.listen() as two:
            news.open()
            await asyncio.sleep(0)
            for number in range(500):
                running.hub.publish(LOBBY, {"table": tables[number % 2]})
            running.hub.publish(LOBBY, {"table": "gone"})
            taken = [await inbox.take() for inbox in (one, two)]
        await news.close()
        return [{key: line.table.id if line else None for key, line in changes.items()} for changes in taken]

    assert asyncio.run(listen()) == [{**{table: table for table in tables}, "gone": None}] * 2
    assert looked_up == [sorted([*tables, "gone"])]


def test_nothing_is_looked_up_while_nobody_has_the_lobby_open(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def look_up(news: LobbyNews, changed: set[str]) -> object:
        raise AssertionError("for whom?")

    monkeypatch.setattr(LobbyNews, "_look_up", look_up)
    news = LobbyNews(running.database, running.hub)
    with news.listen():
        pass
    asyncio.run(news._tell({begin(running)}))


def test_what_could_not_be_looked_up_is_told_later(
    running: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("doab.server.lobby_news.PAUSE", 0.01)
    table_id = begin(running)
    before, failures = LobbyNews._look_up, [OSError("disk"), OSError("disk")]

    def stumble(news: LobbyNews, changed: set[str]) -> object:
        if failures:
            raise failures.pop()
        return before(news, changed)

    monkeypatch.setattr(LobbyNews, "_look_up", stumble)

    async def listen() -> list[str]:
        running.hub.open()
        news = LobbyNews(running.database, running.hub)
        with news.listen() as inbox:
            news.open()
            await asyncio.sleep(0)
            running.hub.publish(LOBBY, {"table": table_id})
            changes = await inbox.take()
        await news.close()
        return list(changes)

    assert asyncio.run(listen()) == [table_id]
    assert [one.message for one in caplog.records] == ["the lobby could not be told"] * 2


def test_whoever_reads_slowly_gets_the_newest_of_each_table_once(running: Running) -> None:
    table_id = begin(running)

    async def read() -> None:
        inbox = Inbox()
        inbox.put({table_id: None, "a": None})
        news = LobbyNews(running.database, running.hub)
        changes = news._look_up({table_id})
        inbox.put(changes)
        assert await inbox.take() == {table_id: changes[table_id], "a": None}
        assert changes[table_id] is not None

    asyncio.run(read())
