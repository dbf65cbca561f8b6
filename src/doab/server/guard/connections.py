"""Connections for requests: there is always room for one more, because those that wait for their client make way.

Uvicorn would count WebSockets among them and refuse everything when there are too many, including the question whether
the server is well.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from doab.server.guard.limits import household

PATIENCE: Final = 75
"""Seconds to wait for a client: for its first or next request, for the rest of one, or until it reads the answer.
Longer than proxies keep a connection without a request, so that it is they who close."""
GOODBYE: Final = 10.0
"""Seconds that a connection which is being closed may still take for what was sent."""


class Connections:
    """All connections of one server. Lives in the event loop."""

    def __init__(self, most: int) -> None:
        """0: any number."""
        self.most = most
        self._of: dict[str, set[Connection]] = {}
        self._closing: dict[asyncio.BaseTransport, float] = {}

    def __len__(self) -> int:
        return sum(len(connections) for connections in self._of.values())

    def came(self, connection: Connection) -> None:
        if self.most and len(self) >= self.most:
            self._make_room()
        self._of.setdefault(connection.address, set()).add(connection)

    def went(self, connection: Connection) -> None:
        of_address = self._of.get(connection.address, set())
        of_address.discard(connection)
        if not of_address:
            self._of.pop(connection.address, None)

    def _make_room(self) -> None:
        """One of the address that holds most, so that a few cannot keep others out; requests being worked on go on."""
        for of_address in sorted(self._of.values(), key=len, reverse=True):
            waiting = [one for one in of_address if one.waits_for_client]
            if waiting:
                min(waiting, key=lambda one: one.since).end()
                return

    def look_after(self, transports: set[asyncio.BaseTransport]) -> None:
        """Once a second: end what has waited too long for its client, and whatever fails to end by itself.

        `transports` are those of all connections, WebSockets included. One that is closed waits until its client has
        read everything, and that could be for ever.
        """
        now = time.monotonic()
        for of_address in list(self._of.values()):
            for one in list(of_address):
                if one.waits_for_client and now - one.since > PATIENCE:
                    one.end()
        closing = {transport for transport in transports if transport.is_closing()}
        self._closing = {transport: self._closing.get(transport, now) for transport in closing}
        for transport, since in self._closing.items():
            if now - since > GOODBYE:
                transport.abort()  # type: ignore[attr-defined]


class Connection(HttpToolsProtocol):
    """A connection that knows how long it has waited for its client."""

    everybody: Connections
    address = ""
    since = 0.0

    @property
    def waits_for_client(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle  # None before the first request
        return cycle is None or cycle.response_complete or cycle.more_body or self.flow.write_paused

    def end(self) -> None:
        self.everybody.went(self)
        self.transport.abort()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.since = time.monotonic()
        self.address = household(self.client[0]) if self.client else "unknown"
        self.everybody.came(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.everybody.went(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.everybody.went(self)
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        self.since = time.monotonic()
        super().on_message_begin()

    def on_response_complete(self) -> None:
        self.since = time.monotonic()
        super().on_response_complete()

    def pause_writing(self) -> None:
        self.since = time.monotonic()
        super().pause_writing()


def connection_class(most: int) -> type[Connection]:
    """What Uvicorn makes for every connection. It makes them by itself, so what they share is known to their class."""
    shared: dict[str, Any] = {"everybody": Connections(most)}
    return type("Connection", (Connection,), shared)
