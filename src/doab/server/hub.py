"""Tells everybody connected that something has changed, but not what: each connection looks that up for itself.

A message is small and holds no secret, so that it can travel between processes as it is (PostgreSQL's NOTIFY).
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

LOBBY = "lobby"
"""What the lobby shows of a table has changed: `{"table": id}`."""
WAITING = 200
"""Messages that may wait for a slow listener; then the oldest is forgotten: the newest says to look anyway."""

Message = dict[str, Any]


def table_topic(table_id: str) -> str:
    return f"table {table_id}"


def user_topic(user_id: str) -> str:
    return f"user {user_id}"


class Hub:
    def __init__(self) -> None:
        self._listeners: dict[str, set[asyncio.Queue[Message]]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None

    def open(self) -> None:
        """Called in the event loop that the listeners live in."""
        self._loop = asyncio.get_running_loop()

    def publish(self, topic: str, message: Message) -> None:
        """From any thread; never waits."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._deliver, topic, message)

    def _deliver(self, topic: str, message: Message) -> None:
        for queue in self._listeners.get(topic, ()):
            if queue.full():
                queue.get_nowait()
            queue.put_nowait(message)

    @contextmanager
    def listen(self, *topics: str, waiting: int = WAITING) -> Iterator[asyncio.Queue[Message]]:
        """A queue of all messages about these topics while the block lasts. `waiting` 0: none is forgotten."""
        queue: asyncio.Queue[Message] = asyncio.Queue(waiting)
        for topic in topics:
            self._listeners.setdefault(topic, set()).add(queue)
        try:
            yield queue
        finally:
            for topic in topics:
                self._listeners[topic].discard(queue)
                if not self._listeners[topic]:
                    del self._listeners[topic]

    def listeners(self) -> int:
        return sum(len(queues) for queues in self._listeners.values())
