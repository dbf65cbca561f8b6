"""Who gets a place for a WebSocket when they are scarce, and which connections are ended."""

import asyncio
import time
from typing import Any, cast

import pytest
from starlette.types import Message, Receive, Scope, Send

from doab.server.errors import Refused
from doab.server.guard.connections import Connection, Connections
from doab.server.guard.places import Place, Places, RequestLimit
from doab.server.settings import Settings

# -- places


class Hall:
    """Places that note who had to give theirs up."""

    def __init__(self, altogether: int, an_address: int) -> None:
        self.places = Places(altogether, an_address)
        self.given_up: list[str] = []

    def come(self, *names: str) -> list[Place]:
        """Each from the address that is its first letter."""
        return [self.places.take(name[0], lambda name=name: self.given_up.append(name)) for name in names]  # type: ignore[misc]

    def refusal(self, name: str) -> tuple[int, str]:
        with pytest.raises(Refused) as refused:
            self.come(name)
        return refused.value.status, refused.value.code


def test_an_address_has_so_many_places() -> None:
    hall = Hall(10, 2)
    first, _ = hall.come("a1", "a2")
    assert hall.refusal("a3") == (429, "too_many_sockets")
    hall.come("b1", "b2")
    hall.places.leave(first)
    hall.come("a3")
    assert (len(hall.places), hall.given_up) == (4, [])


def test_when_all_places_are_taken_the_address_that_holds_most_makes_room() -> None:
    hall = Hall(5, 4)
    hall.come("a1", "a2", "a3", "a4", "b1")
    hall.come("c1")
    assert hall.given_up == ["a4"]
    hall.come("b2")
    assert hall.given_up == ["a4", "a3"]
    assert hall.refusal("a3") == (503, "full")
    assert len(hall.places) == 5


def test_nobody_takes_the_last_place_of_another() -> None:
    hall = Hall(3, 3)
    hall.come("a1", "b1", "c1")
    assert hall.refusal("d1") == (503, "full")
    assert hall.given_up == []


def test_a_place_that_was_given_up_is_left_only_once() -> None:
    hall = Hall(2, 2)
    _, newest = hall.come("a1", "a2")
    hall.come("b1")
    hall.places.leave(newest)
    hall.places.leave(newest)
    assert len(hall.places) == 2


def test_0_places_are_any_number() -> None:
    hall = Hall(0, 0)
    hall.come(*["a"] * 2000)
    assert len(hall.places) == 2000


# -- requests


def test_so_many_requests_are_worked_on_at_a_time_but_for_those_of_machines() -> None:
    answered: list[tuple[str, int]] = []

    async def try_it() -> None:
        free = asyncio.Event()

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["path"] == "/slow":
                await free.wait()
            await send({"type": "http.response.start", "status": 200, "headers": []})

        limited = RequestLimit(app, Settings(connections=2))

        async def ask(path: str) -> None:
            async def send(message: Message) -> None:
                if message["type"] == "http.response.start":
                    answered.append((path, message["status"]))

            async def receive() -> Message:
                return {"type": "http.request"}

            await limited({"type": "http", "path": path, "method": "GET", "headers": []}, receive, send)

        slow = [asyncio.create_task(ask("/slow")) for _ in range(2)]
        await asyncio.sleep(0)
        for path in ("/quick", "/healthz", "/metrics"):
            await ask(path)
        free.set()
        await asyncio.gather(*slow)
        await ask("/quick")

    asyncio.run(try_it())
    assert answered == [
        ("/quick", 503),
        ("/healthz", 200),
        ("/metrics", 200),
        ("/slow", 200),
        ("/slow", 200),
        ("/quick", 200),
    ]


# -- connections


class Line:
    """A connection, or its transport, as far as it is looked after."""

    def __init__(self, address: str, since: float = 0.0, waits_for_client: bool = True) -> None:
        self.address, self.since, self.waits_for_client = address, since, waits_for_client
        self.ended = False
        self.closing = False

    def end(self) -> None:
        self.ended = True

    abort = end

    def is_closing(self) -> bool:
        return self.closing


def crowd(most: int, *lines: Line) -> list[bool]:
    """Which of them are ended when they come one after another."""
    everybody = Connections(most)
    for line in lines:
        everybody.came(cast(Connection, line))
        for one in lines:
            if one.ended:
                everybody.went(cast(Connection, one))
    return [line.ended for line in lines]


def test_the_address_with_most_connections_makes_room_those_that_wait_longest_first() -> None:
    lines = [Line("b", 1), Line("a", 3), Line("a", 2), Line("a", 4), Line("c", 5)]
    assert crowd(4, *lines) == [False, False, True, False, False]


def test_what_is_worked_on_makes_no_room() -> None:
    lines = [Line("a", 1, False), Line("a", 2, False), Line("b", 3), Line("c", 4)]
    assert crowd(3, *lines) == [False, False, True, False]
    assert crowd(1, Line("a", 1, False), Line("b", 2, False)) == [False, False]


def test_nobody_waits_for_ever_for_a_client(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    everybody = Connections(10)
    slow, busy, fresh, gone = Line("a", 1000), Line("a", 1000, False), Line("b", 1030), Line("c", 1000, False)
    lines = [slow, busy, fresh, gone]
    for line in lines:
        everybody.came(cast(Connection, line))
    gone.closing = True  # its client does not read what is still on the way
    transports = cast(Any, set(lines))
    everybody.look_after(transports)
    now[0] = 1010.5
    everybody.look_after(transports)
    assert [line.ended for line in lines] == [False, False, False, True]
    now[0] = 1075.5
    everybody.look_after(transports)
    assert [line.ended for line in lines] == [True, False, False, True]
