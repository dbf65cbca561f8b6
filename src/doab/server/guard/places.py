"""Places for open WebSockets and for requests being worked on: limited in all, and for each address."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from doab.server.errors import Refused
from doab.server.guard import costs
from doab.server.guard.costs import charge
from doab.server.guard.limits import address_of
from doab.server.guard.refusals import CLOSE_CODES, refuse
from doab.server.guard.request_log import ASKED_BY_MACHINES
from doab.server.settings import Settings

GOODBYE: Final = 1.0
"""Seconds that a WebSocket being closed has to take that in."""
RETRY_AFTER: Final = 15
"""Seconds after which it may be worthwhile to try again."""


def too_many_sockets() -> Refused:
    message = "Too many WebSockets are open from this address."
    return Refused(429, "too_many_sockets", message, retry_after=RETRY_AFTER)


def full() -> Refused:
    return Refused(503, "full", "The server has no room for more just now.", retry_after=RETRY_AFTER)


@dataclass(eq=False)
class Place:
    address: str
    give_up: Callable[[], None]
    """Called when somebody else gets the place."""


class Places:
    """Lives in the event loop: nothing here is locked.

    When all places are taken, they are shared out evenly among the addresses: a visitor from one that holds fewer gets
    the newest place of the one that holds most. So nobody can keep others out from only a few addresses.
    """

    def __init__(self, altogether: int, an_address: int) -> None:
        """0: any number."""
        self.altogether = altogether
        self.an_address = an_address
        self._taken: dict[str, list[Place]] = {}

    def __len__(self) -> int:
        return sum(len(places) for places in self._taken.values())

    def take(self, address: str, give_up: Callable[[], None]) -> Place:
        held = len(self._taken.get(address, ()))
        if self.an_address and held >= self.an_address:
            raise too_many_sockets()
        if self.altogether and len(self) >= self.altogether:
            self._make_room(held)
        place = Place(address, give_up)
        self._taken.setdefault(address, []).append(place)
        return place

    def leave(self, place: Place) -> None:
        """Also when somebody else has taken it over meanwhile."""
        places = self._taken.get(place.address, [])
        if place in places:
            places.remove(place)
            if not places:
                del self._taken[place.address]

    def _make_room(self, held: int) -> None:
        most = max(self._taken.values(), key=len)
        if len(most) < held + 2:  # otherwise the two would take the place from each other for ever
            raise full()
        place = most[-1]
        self.leave(place)
        place.give_up()


# -- in front of the application


class RequestLimit:
    """Bounds how many requests are worked on at a time, except for those that ask whether the server is well."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.most = settings.connections
        self.worked_on = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] in ASKED_BY_MACHINES:
            await self.app(scope, receive, send)
            return
        if self.most and self.worked_on >= self.most:
            await refuse(full(), scope, receive, send)
            return
        self.worked_on += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.worked_on -= 1


class SocketLimit:
    """Bounds how many WebSockets are open, altogether and from one address. They take no room from requests.

    One that is refused is opened and closed at once: a browser tells its page the code and the reason only of a
    WebSocket that was open.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.places = Places(settings.websockets, settings.websockets_an_address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
            return
        loop = asyncio.get_running_loop()
        closing: list[asyncio.Task[None]] = []

        def give_up() -> None:
            closing.append(loop.create_task(_close(send, full())))

        try:
            place = self.places.take(address_of(HTTPConnection(scope)), give_up)
        except Refused as refused:
            await self._turn_away(refused, scope, receive, send)
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self.places.leave(place)
            for task in closing:
                task.cancel()

    async def _turn_away(self, refused: Refused, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            charge(costs.SOCKET_REFUSED)
        except Refused as too_many:
            await refuse(too_many, scope, receive, send)
            return
        await receive()
        await send({"type": "websocket.accept"})
        await _close(send, refused)


async def _close(send: Send, refused: Refused) -> None:
    """A client that does not listen is not waited for."""
    message = {"type": "websocket.close", "code": CLOSE_CODES + refused.status, "reason": refused.code}
    with contextlib.suppress(Exception):
        await asyncio.wait_for(send(message), GOODBYE)
