"""What has changed about the tables in the lobby: looked up once for everybody who has the lobby open here."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager

from doab.server.hub import LOBBY, Hub
from doab.server.rows.database import Database
from doab.server.tables.lobby import Line, lines_of

PAUSE = 0.5
"""Seconds for which changes are gathered: many tables may change in that time, and one table often."""

logger = logging.getLogger(__name__)

Changes = Mapping[str, Line | None]
"""Tables by their ids; None: it is gone."""


class Inbox:
    """What one listener has not taken yet: for each table only the newest, however slow the listener is."""

    def __init__(self) -> None:
        self._changes: dict[str, Line | None] = {}
        self._filled = asyncio.Event()

    def put(self, changes: Changes) -> None:
        self._changes.update(changes)
        self._filled.set()

    async def take(self) -> Changes:
        """What has changed; waits until something has."""
        await self._filled.wait()
        self._filled.clear()
        changes, self._changes = self._changes, {}
        return changes


class LobbyNews:
    def __init__(self, database: Database, hub: Hub) -> None:
        self._database = database
        self._hub = hub
        self._inboxes: set[Inbox] = set()
        self._following: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Called in the event loop that the listeners live in."""
        self._following = asyncio.create_task(self._follow())

    async def close(self) -> None:
        if self._following is not None:
            self._following.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._following

    @contextmanager
    def listen(self) -> Iterator[Inbox]:
        """Everything that changes as long as the block lasts. A listener looks up what was before after entering it."""
        inbox = Inbox()
        self._inboxes.add(inbox)
        try:
            yield inbox
        finally:
            self._inboxes.discard(inbox)

    async def _follow(self) -> None:
        changed: set[str] = set()
        with self._hub.listen(LOBBY, waiting=0) as news:
            while True:
                if not changed:
                    changed.add((await news.get())["table"])
                await asyncio.sleep(PAUSE)
                while not news.empty():
                    changed.add(news.get_nowait()["table"])
                try:
                    await self._tell(changed)
                except Exception:
                    logger.exception("the lobby could not be told")  # it will be: the changes are kept
                else:
                    changed.clear()

    async def _tell(self, changed: Collection[str]) -> None:
        if self._inboxes:
            changes = await asyncio.to_thread(self._look_up, changed)
            for inbox in self._inboxes:
                inbox.put(changes)

    def _look_up(self, changed: Collection[str]) -> Changes:
        with self._database.read() as session:
            return {**dict.fromkeys(changed), **lines_of(session, changed)}
