"""Who hears what is said at a table, how much one may say, and whose notes there are."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, cast

import pytest
from fastapi import WebSocket

from doab.server.errors import Refused
from doab.server.hub import table_topic
from doab.server.people.visitor import Visitor
from doab.server.routes.live import LiveTable
from doab.server.rows.schema import User
from doab.server.running import Running
from doab.server.tables import talk
from doab.server.tables.rooms import change
from tests.server.conftest import Guest
from tests.server.opened import begin
from tests.server.playing import seated
from tests.server.process import ServerProcess

pytestmark = pytest.mark.both_databases


class Line:
    """Stands in for a WebSocket: keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.told = asyncio.Event()

    async def send_text(self, text: str) -> None:
        self.sent.append(json.loads(text))
        self.told.set()


async def says(running: Running, table_id: str, text: str) -> asyncio.Queue[dict[str, Any]]:
    """Asha says something: the news of it, on their way to whoever has the table open, and no other news."""
    on_the_way: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    with running.hub.listen(table_topic(table_id)) as news:
        with change(running, table_id) as room:
            talk.speak(room, room.session.get_one(User, "asha"), text)
        while on_the_way.empty():
            message = await news.get()
            if message["type"] == "chat":
                on_the_way.put_nowait(message)
    return on_the_way


def hide(running: Running, table_id: str) -> None:
    with change(running, table_id) as room:
        room.table.visible, room.news = False, True


@pytest.mark.parametrize("said_before", [False, True], ids=["said afterwards", "said before"])
def test_once_a_table_is_private_nothing_said_there_reaches_who_looks_on(running: Running, said_before: bool) -> None:
    """Not even when the news of what was said comes before the news that the table went private."""
    table_id = begin(running)
    line = Line()

    async def look_on() -> None:
        running.hub.open()
        live = LiveTable(cast(WebSocket, line), running, table_id, None)
        if said_before:
            news = await says(running, table_id, "I will go for the palace")
            hide(running, table_id)
        else:
            hide(running, table_id)
            news = await says(running, table_id, "I will go for the palace")
        await asyncio.wait_for(live.follow(news), 30)

    with pytest.raises(Refused) as refused:
        asyncio.run(look_on())
    assert refused.value.code == "not_visible"
    assert line.sent == []


def test_who_plays_at_a_private_table_hears_what_is_said(running: Running) -> None:
    table_id = begin(running)
    line = Line()

    async def listen() -> None:
        running.hub.open()
        live = LiveTable(cast(WebSocket, line), running, table_id, None)
        live.visitor = Visitor("bram", "Bram", None, "cookie", "")
        hide(running, table_id)
        following = asyncio.create_task(live.follow(await says(running, table_id, "I will go for the palace")))
        await asyncio.wait_for(line.told.wait(), 30)
        following.cancel()

    asyncio.run(listen())
    assert [message["line"]["text"] for message in line.sent] == ["I will go for the palace"]


def test_who_says_a_lot_has_to_wait(own_server: Callable[..., ServerProcess]) -> None:
    """All that somebody says counts together, wherever and however they say it."""
    server = own_server(DOAB_CHAT_A_MINUTE="3")
    asha, bram = server.guest("Asha"), server.guest("Bram")
    first, second = (seated([asha, bram], "pebbles")[0].table for _ in range(2))
    for table in (first, second):
        asha.call("POST", f"/tables/{table}/chat", {"text": "Hello"})
    with asha.live(first) as live:
        assert live.ask("chat", text="Hello again")["ok"]
        refused = live.ask("chat", text="And again")
        assert (refused["ok"], refused["error"]["code"]) == (False, "too_many")
        assert live.ask("ping")["ok"], "whoever is silent goes on playing"
    refusal = asha.refusal("POST", f"/tables/{second}/chat", {"text": "And again"})
    assert (refusal.status, refusal.code) == (429, "too_many")
    assert 1 <= int(refusal.headers["Retry-After"]) <= 20
    assert refusal.message == f"You have said a lot. Wait {refusal.error['retry_after']} seconds."
    bram.call("POST", f"/tables/{first}/chat", {"text": "Hello"})
    assert len(bram.call("GET", f"/tables/{first}/chat")["lines"]) == 3


def test_notes_are_for_those_who_sit_at_the_table(guest: Guest) -> None:
    asha, host = guest("Asha"), guest("Hari")
    table = host.make("pebbles", seats=2, sit=False, bots={"1": "random"})
    asha.sit(table)
    asha.call("PUT", f"/tables/{table}/notes", {"text": "mine"})
    for other in (guest("Stranger"), host):
        for refusal in (
            other.refusal("PUT", f"/tables/{table}/notes", {"text": "x" * 20_000}),
            other.refusal("GET", f"/tables/{table}/notes"),
        ):
            assert (refusal.status, refusal.code) == (403, "not_at_table")
    assert asha.call("GET", f"/tables/{table}/notes")["text"] == "mine"
