"""A table never loses its bot: whatever kept it from answering, it is tried again, after pauses that grow."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest
from sqlalchemy.exc import OperationalError

from doab.server.bot_workers import BotRequest
from doab.server.errors import Refused
from doab.server.running import Running
from doab.server.sweep import sweep_tables
from doab.server.tables import absence, bot_seats
from doab.server.tables.bot_seats import BotSeats
from doab.server.tables.rooms import Room, change, look
from tests.server.opened import begin, play

pytestmark = pytest.mark.both_databases
Enter = Callable[..., AbstractContextManager[Room]]


class Workers:
    """Stands in for the processes: chooses the first answer."""

    async def choose(self, request: BotRequest) -> int:
        return request.legal[0]


class Faulty:
    """`look` or `change`, as `bot_seats` calls it, that fails so many times before it works."""

    def __init__(self, enter: Enter, failure: Exception, times: float) -> None:
        self.enter, self.failure, self.times = enter, failure, times
        self.calls = 0

    def __call__(self, running: Running, table_id: str) -> AbstractContextManager[Room]:
        self.calls += 1
        if self.calls <= self.times:
            raise self.failure
        return self.enter(running, table_id)


@pytest.fixture
def clock(running: Running) -> list[float]:
    """What time it is for the bots of the server."""
    now = [100.0]
    running.bots = BotSeats(running, lambda: now[0])
    running.workers = Workers()  # type: ignore[assignment]
    return now


@pytest.fixture
def waiting(running: Running) -> str:
    """A table at which a bot is waited for, who plays for somebody for this one turn."""
    table_id = begin(running)
    play(running, table_id, 6, random.Random(2))
    with change(running, table_id) as room:
        assert room.table.waits_for is not None
        absence.stand_in(room, room.seats[room.table.waits_for], "random", this_turn=True)
    return table_id


def is_waited_for(running: Running, table_id: str) -> bool:
    with look(running, table_id) as room:
        return room.table.bot_to_move is not None


async def sweep(running: Running) -> None:
    """The sweep comes by, and what it has begun is done."""
    sweep_tables(running)
    await asyncio.sleep(0)
    while running.bots._tasks:
        await asyncio.wait(running.bots._tasks.values())


GONE = Refused(409, "rules_gone", "The log of this table cannot be replayed at answer 7.")
DISK = OperationalError("SELECT", {}, Exception("disk I/O error"))


@pytest.mark.parametrize("failure", [GONE, DISK], ids=["refused", "broken"])
@pytest.mark.parametrize("what", ["look", "change"])
def test_what_fails_once_is_tried_again(
    running: Running, clock: list[float], waiting: str, monkeypatch: pytest.MonkeyPatch, what: str, failure: Exception
) -> None:
    faulty = Faulty(look if what == "look" else change, failure, times=1)
    monkeypatch.setattr(bot_seats, what, faulty)

    async def go_on() -> None:
        running.bots.open()
        await sweep(running)
        assert (faulty.calls, is_waited_for(running, waiting)) == (1, True)
        clock[0] += 0.9
        await sweep(running)
        assert faulty.calls == 1, "the second before it is tried again is not over"
        clock[0] += 0.1
        await sweep(running)
        await running.bots.close()

    asyncio.run(go_on())
    assert faulty.calls > 1
    assert not is_waited_for(running, waiting), "the bot has played the turn"


def test_pauses_grow_up_to_five_minutes_and_end_when_the_table_changes(
    running: Running, clock: list[float], waiting: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    faulty = Faulty(look, GONE, times=float("inf"))
    monkeypatch.setattr(bot_seats, "look", faulty)
    begun = clock[0]

    async def go_on() -> None:
        running.bots.open()
        await sweep(running)
        for tries, seconds in enumerate([1, 3, 7, 15, 31, 63, 127, 255, 511, 811, 1111], 1):
            clock[0] = begun + seconds - 0.1
            await sweep(running)
            assert faulty.calls == tries
            clock[0] = begun + seconds
            await sweep(running)
            assert faulty.calls == tries + 1
        running.bots.wake(waiting)
        await sweep(running)
        assert faulty.calls == 13
        await running.bots.close()

    asyncio.run(go_on())
