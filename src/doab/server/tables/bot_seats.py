"""Bots at tables: whenever a bot is to answer, a worker process is asked, and its answer is played like any other."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from doab.server.bot_workers import BotFailed, BotRequest
from doab.server.errors import Refused
from doab.server.guard.costs import paid_by
from doab.server.rows.schema import Seat
from doab.server.tables import absence
from doab.server.tables.playing import STAND_IN
from doab.server.tables.rooms import Room, change, look

if TYPE_CHECKING:
    from doab.server.running import Running

logger = logging.getLogger(__name__)

FIRST_PAUSE: Final = 1.0
"""Seconds until bots try again where they could not go on. Each pause is twice as long as the one before."""
LONGEST_PAUSE: Final = 300.0


@dataclass(frozen=True)
class Pause:
    seconds: float
    until: float


def question_to(kind: str, room: Room, seat: Seat) -> BotRequest:
    """What a bot is asked at a seat, with everything the seat may know."""
    table, game = room.table, room.game
    return BotRequest(
        kind=kind,
        game=table.game,
        rules_version=table.rules,
        edition_text=table.edition_text,
        table_id=table.id,
        seat=seat.number,
        # Nobody but the bot can know how it breaks its ties; nothing here says anything about the dice.
        seed=hashlib.sha256(f"bot {seat.number} {table.seed}".encode()).hexdigest(),
        view=game.view(seat.number),
        legal=tuple(game.state.legal()),
    )


class BotSeats:
    """Knows which tables are being seen to here. After a restart the sweep finds the tables that wait for a bot."""

    def __init__(self, running: Running, clock: Callable[[], float] = time.monotonic) -> None:
        self._house = running
        self._clock = clock
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._woken: set[str] = set()
        self._pauses: dict[str, Pause] = {}
        # A few at a time: people's requests must find the processor free, however many tables bots play at.
        self._turns = asyncio.Semaphore(running.settings.bot_workers + 1)
        self._loop: asyncio.AbstractEventLoop | None = None

    def open(self) -> None:
        self._loop = asyncio.get_running_loop()

    def wake(self, table_id: str) -> None:
        """A table has changed and waits for a bot. From any thread."""
        self._call(self._start, table_id)

    def remind(self, table_id: str) -> None:
        """This table waits for a bot, perhaps for a long time: it is seen to unless that has just failed. From any
        thread."""
        self._call(self._start_again, table_id)

    def _call(self, what: Callable[[str], None], table_id: str) -> None:
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(what, table_id)

    def _start_again(self, table_id: str) -> None:
        pause = self._pauses.get(table_id)
        if table_id not in self._tasks and (pause is None or pause.until <= self._clock()):
            self._start(table_id)

    def _start(self, table_id: str) -> None:
        if table_id in self._tasks:
            self._woken.add(table_id)
            return
        with paid_by(None):  # not by the person whose answer woke it
            task = asyncio.create_task(self._play(table_id))
        self._tasks[table_id] = task
        task.add_done_callback(lambda _: self._done(table_id))

    def _done(self, table_id: str) -> None:
        del self._tasks[table_id]
        if table_id in self._woken:
            self._woken.discard(table_id)
            self._start(table_id)

    async def close(self) -> None:
        self._loop = None
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _play(self, table_id: str) -> None:
        """Answer until it is a person's turn. Whatever goes wrong may be over in a moment, and one table must not take
        the others down with it: the sweep comes back to it after a pause."""
        try:
            while await self._play_one(table_id):
                self._pauses.pop(table_id, None)
            self._pauses.pop(table_id, None)
        except Refused as refused:
            told = {"table": table_id[:4], "code": refused.code, "pause": self._pause(table_id)}
            logger.warning("a table with bots cannot go on", extra=told)
        except Exception:
            logger.exception("bots could not play", extra={"table": table_id[:4], "pause": self._pause(table_id)})

    def _pause(self, table_id: str) -> float:
        """Leave the table alone for a while: how long."""
        before = self._pauses.get(table_id)
        seconds = FIRST_PAUSE if before is None else min(2 * before.seconds, LONGEST_PAUSE)
        self._pauses[table_id] = Pause(seconds, self._clock() + seconds)
        return seconds

    async def _play_one(self, table_id: str) -> bool:
        """Answer one question of a bot, if one is open."""
        async with self._turns:
            asked = await asyncio.to_thread(self._question, table_id)
            if asked is None:
                return False
            await self._answer(*asked)
        return True

    def _question(self, table_id: str) -> tuple[int, BotRequest, str] | None:
        with look(self._house, table_id) as room:
            table = room.table
            if table.status != "playing" or table.bot_to_move is None or table.waits_for is None:
                return None
            seat = room.seats[table.waits_for]
            request = question_to(table.bot_to_move, room, seat)
            return table.revision, request, "bot" if seat.bot else STAND_IN

    async def _answer(self, revision: int, request: BotRequest, how: str) -> None:
        metrics, began = self._house.metrics, time.perf_counter()
        try:
            index = await self._house.workers.choose(request)
        except BotFailed as failed:
            logger.warning("a bot failed", extra={"bot": request.kind, "reason": failed.reason, "error": str(failed)})
            metrics.bot_failed(request.kind, failed.reason)
            await asyncio.to_thread(self._replace, request.table_id, revision, failed.reason)
            return
        metrics.bot_answered(request.kind, time.perf_counter() - began)
        await asyncio.to_thread(self._apply, request.table_id, revision, index, how)

    def _apply(self, table_id: str, revision: int, index: int, how: str) -> None:
        with change(self._house, table_id) as room:
            absence.bot_answer(room, revision, index, how)

    def _replace(self, table_id: str, revision: int, reason: str) -> None:
        with change(self._house, table_id) as room:
            absence.any_answer(room, revision, reason)
