"""WebSockets: a table as it changes, and news from the lobby."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Collection, Coroutine
from dataclasses import replace
from typing import Any

from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from sqlalchemy import exists, update
from starlette.websockets import WebSocketDisconnect

from doab.core.errors import DoabError
from doab.server.commands import COMMANDS, carry_out
from doab.server.errors import Refused
from doab.server.guard.limits import limits_of
from doab.server.guard.refusals import invalid
from doab.server.hub import table_topic, user_topic
from doab.server.lobby_news import Inbox
from doab.server.messages import requests as ask
from doab.server.messages import tables as say
from doab.server.messages.live import LobbyNews
from doab.server.people.visitor import Visitor, id_of, visitor_of
from doab.server.routes.tables import SeatAsked
from doab.server.rows.conflicts import once_more
from doab.server.rows.schema import Seat, TableRow
from doab.server.running import Running, running_of
from doab.server.tables import lobby, sight
from doab.server.tables.rooms import look

router = APIRouter(prefix="/api")

HEARTBEAT = 20.0
"""Seconds between two signs that somebody has the table open; also how soon it is noticed that a session has ended."""
LONGEST_ID = 100
GATHERING = 0.02
"""Seconds for which changes of a table are gathered: bots answer several questions in that time."""
NOBODY = say.Watchers(names=[], others=0)


# -- a table


class LiveTable:
    """One browser that has one table open."""

    def __init__(self, websocket: WebSocket, running: Running, table_id: str, seat: int | None) -> None:
        self.websocket = websocket
        self.running = running
        self.table_id = table_id
        self.seat = seat
        self.visitor: Visitor | None = None
        self.told: sight.Told | None = None
        """What this browser was last sent of the table."""
        self.visible = False
        self.seated: list[str] = []
        self.watchers: say.Watchers | None = None
        """The watchers that were sent last."""
        self.telling = asyncio.Lock()
        """Held from a look at the table until what was seen is sent, so that news never overtake each other."""
        self.sending = asyncio.Lock()

    async def run(self) -> None:
        self.visitor = await asyncio.to_thread(visitor_of, self.websocket)
        topics = [table_topic(self.table_id)]
        if self.visitor is not None:
            topics.append(user_topic(self.visitor.user_id))
        with self.running.hub.listen(*topics) as news, self.running.watching.present(self.table_id, self.visitor):
            await self.tell()
            await until_one_ends(self.follow(news), self.listen(), self.beat())

    async def send(self, message: dict[str, Any]) -> None:
        await self._send_text(json.dumps(message, ensure_ascii=False, separators=(",", ":")))

    async def _send_text(self, text: str) -> None:
        async with self.sending:
            await self.websocket.send_text(text)

    async def tell(self) -> None:
        """Send what has changed since the last time, if anything has."""
        async with self.telling:
            news = await asyncio.to_thread(self._news)
            if news is not None:
                await self._send_text(news)

    def _news(self) -> str | None:
        with look(self.running, self.table_id) as room:
            room.may_see(id_of(self.visitor))
            if self.told is not None and self.told.glance == room.table.glance:
                return None
            news, self.told = sight.news_for(room, id_of(self.visitor), self.seat, self.told)
            self.visible, self.seated = room.table.visible, room.people()
        return news

    async def tell_presence(self) -> None:
        """Somebody came or went: say so, if they sit here."""
        async with self.telling:
            present = await asyncio.to_thread(self._presence)
            if self.told is not None and present != self.told.present:
                self.told = replace(self.told, present=present)
                await self.send({"type": "presence", "present": present})

    def _presence(self) -> tuple[bool, ...]:
        with look(self.running, self.table_id, with_game=False) as room:
            room.may_see(id_of(self.visitor))
            return sight.presence(room)

    def _check_sight(self) -> None:
        with look(self.running, self.table_id, with_game=False) as room:
            room.may_see(id_of(self.visitor))

    async def send_watchers(self) -> None:
        """Send who is watching, if that has changed since the last time."""
        watchers = self.running.watching.at(self.table_id, self.seated) if self.visible else NOBODY
        if watchers != self.watchers:
            self.watchers = watchers
            await self.send({"type": "watchers", **watchers.model_dump()})

    async def follow(self, news: asyncio.Queue[dict[str, Any]]) -> None:
        while True:
            messages = [await news.get()]
            await asyncio.sleep(GATHERING)
            while not news.empty():
                messages.append(news.get_nowait())
            kinds = {message["type"] for message in messages}
            if "sessions" in kinds:
                self.visitor = await still_signed_in(self.websocket)
            if "changed" in kinds:
                await self.tell()
            elif "chat" in kinds:
                # People who were at the table when it was said may have left by now: what counts is this moment.
                await asyncio.to_thread(self._check_sight)
            for message in messages:
                if message["type"] == "chat":
                    await self.send(message)
            if "watchers" in kinds:
                await self.tell_presence()
            if kinds & {"changed", "watchers"}:  # people who sit down are no longer watching
                await self.send_watchers()

    async def listen(self) -> None:
        while True:
            reply = await self.reply(await received(self.websocket))
            if reply.get("step") is not None:
                await self.tell()  # before the reply: a page that gets the reply already shows what came of it
            await self.send(reply)

    async def reply(self, text: str) -> dict[str, Any]:
        number: Any = None
        try:
            request = _parse(text)
            number = request.pop("id", None)
            if not isinstance(number, int | str | None) or isinstance(number, bool) or not _writable(number):
                number = None
                raise Refused(400, "bad_request", "“id” must be a number or a text.")
            step = await asyncio.to_thread(once_more, lambda: self._do(dict(request)))
        except Refused as refused:
            return {"type": "reply", "id": number, "ok": False, **refused.to_json()}
        except DoabError as error:
            return {"type": "reply", "id": number, "ok": False, **Refused(400, "bad_request", str(error)).to_json()}
        return {"type": "reply", "id": number, "ok": True, "step": step}

    def _do(self, request: dict[str, Any]) -> int | None:
        what = request.pop("do", None)
        if what == "ping":
            return None
        if not isinstance(what, str) or what not in COMMANDS:
            raise Refused(400, "bad_request", f"“do” must be one of {', '.join([*COMMANDS, 'ping'])}.")
        if self.visitor is None:
            raise Refused(401, "not_signed_in", "You are not signed in.")
        form = COMMANDS[what].form
        if self.seat is not None and issubclass(form, ask.BySeat):
            request.setdefault("seat", self.seat)
        try:
            given = form.model_validate(request)
        except ValidationError as error:
            raise invalid(error.errors()) from None
        return carry_out(self.websocket, self.table_id, self.visitor, what, given).step

    async def beat(self) -> None:
        """Say that somebody is here, and check whether they still may be."""
        while True:
            if self.visitor is not None:
                await asyncio.to_thread(self._be_present)
            await asyncio.sleep(HEARTBEAT)
            if self.visitor is not None:
                self.visitor = await still_signed_in(self.websocket)
            await self.tell_presence()

    def _be_present(self) -> None:
        assert self.visitor is not None
        with self.running.database.write() as session:
            mine = (Seat.table_id == self.table_id) & (Seat.user_id == self.visitor.user_id)
            seen = update(TableRow).where(TableRow.id == self.table_id, exists().where(mine))
            if session.execute(seen.values(glance=TableRow.glance + 1).returning(TableRow.id)).all():
                session.execute(update(Seat).where(mine).values(present_at=time.time()))


def _writable(number: object) -> bool:
    """JSON can hold halves of characters, which cannot be sent back."""
    try:
        return len(str(number).encode()) <= LONGEST_ID
    except UnicodeEncodeError:
        return False


def _parse(text: str) -> dict[str, Any]:
    try:
        request = json.loads(text)
    except (ValueError, RecursionError):
        raise Refused(400, "bad_request", "A message must be a JSON object.") from None
    if not isinstance(request, dict):
        raise Refused(400, "bad_request", "A message must be a JSON object.")
    return request


async def received(websocket: WebSocket) -> str:
    """The next message. It counts as a call by its sender."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000), message.get("reason"))
    limits_of(websocket).count_call(websocket)
    text = message.get("text")
    if text is None:
        raise Refused(400, "bad_request", "Messages must be text.")
    return str(text)


async def still_signed_in(websocket: WebSocket) -> Visitor:
    """The person who opened a WebSocket may have signed out since, here or elsewhere."""
    visitor = await asyncio.to_thread(visitor_of, websocket)
    if visitor is None:
        raise Refused(401, "session_expired", "Your session has ended.")
    return visitor


async def until_one_ends(*parts: Coroutine[Any, Any, None]) -> None:
    """Let several go on side by side until one of them ends, and raise what ended it."""
    tasks = [asyncio.create_task(part) for part in parts]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@router.websocket("/tables/{table_id}/live")
async def live_table(websocket: WebSocket, table_id: str, seat: SeatAsked = None) -> None:
    await websocket.accept()
    with contextlib.suppress(WebSocketDisconnect):
        await LiveTable(websocket, running_of(websocket), table_id, seat).run()


# -- the lobby


class LiveLobby:
    """One browser that has the lobby open."""

    def __init__(self, websocket: WebSocket, running: Running) -> None:
        self.websocket = websocket
        self.running = running
        self.user_id: str | None = None
        self.told: set[str] = set()
        """Tables that it shows: nobody needs to hear that a table is gone that they have never heard of."""

    async def run(self) -> None:
        self.user_id = id_of(await asyncio.to_thread(visitor_of, self.websocket))
        topics = [] if self.user_id is None else [user_topic(self.user_id)]
        with self.running.hub.listen(*topics) as sessions, self.running.lobby_news.listen() as news:
            await self.send(await asyncio.to_thread(self._all), whole=True)
            await until_one_ends(self.follow(news), self.stay_signed_in(sessions), _ignore(self.websocket))

    def _all(self) -> list[say.LobbyTable]:
        with self.running.database.read() as session:
            return lobby.page_of(session, self.user_id)

    async def follow(self, news: Inbox) -> None:
        while True:
            changes = await news.take()
            shown = {line.table.id: line for line in changes.values() if line and line.shows_to(self.user_id)}
            gone = self.told & (changes.keys() - shown.keys())
            if shown or gone:
                await self.send([line.seen_by(self.user_id) for line in shown.values()], gone)

    async def send(self, tables: list[say.LobbyTable], gone: Collection[str] = (), whole: bool = False) -> None:
        self.told = self.told - set(gone) | {table.id for table in tables}
        message = LobbyNews(whole=whole, tables=tables, gone=sorted(gone))
        await self.websocket.send_text(message.model_dump_json(by_alias=True))

    async def stay_signed_in(self, news: asyncio.Queue[dict[str, Any]]) -> None:
        while True:
            if (await news.get())["type"] == "sessions":
                await still_signed_in(self.websocket)


@router.websocket("/live")
async def live_lobby(websocket: WebSocket) -> None:
    await websocket.accept()
    with contextlib.suppress(WebSocketDisconnect):
        await LiveLobby(websocket, running_of(websocket)).run()


async def _ignore(websocket: WebSocket) -> None:
    while True:
        await received(websocket)
