"""How finished games went: bots look at them in the background, one game at a time, giving way to everybody else.

One question after the other goes to a process of its own that gives way to all others, so no table waits for it. What
the bots have said is saved on the way: after a restart a review goes on where it was.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time
from typing import TYPE_CHECKING, Any, Final, cast

from sqlalchemy import CursorResult, func, select, update
from sqlalchemy.orm import Session, undefer

from doab.bots.base import UnknownBot, find_bot
from doab.bots.report import Report
from doab.bots.review import Inquiry, Reply, review
from doab.server.bot_workers import BotFailed, BotRequest, BotWorkers
from doab.server.errors import Refused
from doab.server.low_priority import give_way
from doab.server.messages import reviews as say
from doab.server.rows.schema import Review, TableRow
from doab.server.tables.games import begun
from doab.server.tables.rooms import look
from doab.server.tables.sight import OVER, keeps_secrets

if TYPE_CHECKING:
    from doab.server.running import Running

AGAIN: Final = 5
"""Turns of every seat that the better bot looks at: more than are reported, since it may disagree."""
MOST_WAITING: Final = 20
"""Reviews that may wait on one server; more are refused."""
MOST_OF_ONE: Final = 3
"""Reviews of one user that may wait."""
SAVE_SECONDS: Final = 5.0
"""How often what was found out is saved."""
LOST_SECONDS: Final = 120.0
"""A review that no process has worked on for this long is taken over by any that finds it."""

logger = logging.getLogger(__name__)


class _Walk:
    """One game that is being looked at."""

    def __init__(self, row: Review, table: TableRow) -> None:
        self.table_id = row.table_id
        self.version = row.version
        self.bot = row.bot
        self.glancing = row.glancing
        self.seed = hashlib.sha256(f"review {table.seed}".encode()).hexdigest()
        self.game, self.rules, self.edition_text = table.game, table.rules, table.edition_text
        self.replies: list[Reply] = []
        self.inquiry: Inquiry | None = None
        self.report: Report | None = None
        self.done = self.total = 0

    def begin(self, running: Running, replies: list[Reply]) -> None:
        with look(running, self.table_id) as room:
            beginning = begun(room.game.rules, room.table, room.game.names)
            self._inquiries = review(room.game, self.bot, again=AGAIN if self.glancing else 0, beginning=beginning)
        self._go_on(None)
        for reply in replies:
            self.answer(reply)

    def answer(self, reply: Reply) -> None:
        self.replies.append(reply)
        self._go_on(reply)

    def _go_on(self, reply: Any) -> None:
        try:
            self.inquiry = self._inquiries.send(reply)
            self.done, self.total = self.inquiry.done, self.inquiry.total
        except StopIteration as finished:
            self.inquiry, self.report = None, finished.value

    def request(self, inquiry: Inquiry) -> BotRequest:
        return BotRequest(
            kind=self.bot if inquiry.deep or not self.glancing else self.glancing,
            game=self.game,
            rules_version=self.rules,
            edition_text=self.edition_text,
            table_id=self.table_id,
            seat=inquiry.seat,
            seed=self.seed,
            view=inquiry.view,
            legal=tuple(action.index for action in inquiry.actions),
            given=None if inquiry.given is None else inquiry.given.index,
        )


class Reviews:
    """The reviews that this process works on, in the order in which they were asked for."""

    def __init__(self, running: Running) -> None:
        self._house = running
        self._workers = BotWorkers(1, running.settings.bot_seconds, give_way)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._woken = asyncio.Event()
        self._working: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._working = asyncio.create_task(self._work_forever())

    async def close(self) -> None:
        self._loop = None
        if self._working is not None:
            self._working.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._working
        await asyncio.to_thread(self._workers.close)

    def wake(self) -> None:
        """Somebody has asked for a review. From any thread."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._woken.set)

    # -- working

    async def _work_forever(self) -> None:
        if self._house.database.is_sqlite:
            await asyncio.to_thread(self._take_over)
        while True:
            self._woken.clear()
            try:
                while (walk := await asyncio.to_thread(self._take)) is not None:
                    await self._review(walk)
                await asyncio.to_thread(self._workers.close)  # it takes memory, and starts again when it is needed
            except Exception:
                logger.exception("reviews could not be continued")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOST_SECONDS):
                    await self._woken.wait()

    def _take_over(self) -> None:
        """A single process serves this database: only the one before it can have worked on anything."""
        with self._house.database.write() as session:
            session.execute(update(Review).where(Review.status == "waiting").values(worked_at=None))

    def _take(self) -> _Walk | None:
        """The next review that nobody is working on. It is ours now."""
        now = time.time()
        free = Review.worked_at.is_(None) | (Review.worked_at < now - LOST_SECONDS)
        with self._house.database.write() as session:
            wanted = select(Review).where(Review.status == "waiting", free).order_by(Review.asked_at).limit(1)
            row = session.scalars(wanted.with_for_update(skip_locked=True)).one_or_none()
            if row is None:
                return None
            row.worked_at = now
            return _Walk(row, session.get_one(TableRow, row.table_id))

    async def _review(self, walk: _Walk) -> None:
        try:
            await asyncio.to_thread(self._begin, walk)
            saved = -SAVE_SECONDS  # those who wait see at once that it has begun
            while walk.inquiry is not None:
                reply = await self._workers.reply(walk.request(walk.inquiry))
                await asyncio.to_thread(walk.answer, reply)
                if time.monotonic() - saved >= SAVE_SECONDS:
                    if not await asyncio.to_thread(self._save, walk, worked_at=time.time()):
                        return
                    saved = time.monotonic()
            assert walk.report is not None, "a walk with nothing more to ask has its report"
            report = walk.report.to_json()
            await asyncio.to_thread(self._save, walk, status="done", report=report, replies=[], done=walk.total)
        except asyncio.CancelledError:
            self._save(walk, worked_at=None)
            raise
        except (BotFailed, Refused) as failed:
            logger.warning("a game cannot be reviewed", extra={"table": walk.table_id[:4], "error": str(failed)})
            if isinstance(failed, BotFailed):
                self._house.metrics.bot_failed(walk.bot, failed.reason)
            await asyncio.to_thread(self._save, walk, status="failed")
        except Exception:
            logger.exception("a game cannot be reviewed", extra={"table": walk.table_id[:4]})
            await asyncio.to_thread(self._save, walk, status="failed", replies=[])

    def _begin(self, walk: _Walk) -> None:
        with self._house.database.read() as session:
            replies = session.scalar(select(Review.replies).where(Review.table_id == walk.table_id))
        walk.begin(self._house, list(replies or []))

    def _save(self, walk: _Walk, **facts: Any) -> bool:
        """Save what there is; False if nobody wants it any more."""
        facts = {"replies": walk.replies, "done": walk.done, "total": walk.total, **facts}
        mine = (Review.table_id == walk.table_id) & (Review.version == walk.version) & (Review.status == "waiting")
        with self._house.database.write() as session:
            updated = cast(CursorResult[Any], session.execute(update(Review).where(mine).values(**facts)))
            return updated.rowcount > 0


# -- asking for one


def ask(running: Running, table_id: str, user_id: str) -> say.ReviewState:
    """Have the game reviewed, unless it already has been."""
    with look(running, table_id) as room:
        room.may_see(user_id)
        if room.table.status not in OVER or keeps_secrets(room):
            raise Refused(409, "secret_until_over", "A game can be reviewed once it is over.")
        if not _possible(running, room.table):
            raise Refused(409, "no_review", "There is no bot here that could review this game.")
        table = room.table
    with running.database.write() as session:
        row = session.get(Review, table_id)
        if row is None or row.version != table.version or row.status == "failed":
            _check_number(session, user_id)
            kept = row.replies if row is not None and row.version == table.version else []
            settings = running.settings
            session.merge(
                Review(
                    table_id=table_id,
                    user_id=user_id,
                    version=table.version,
                    status="waiting",
                    asked_at=time.time(),
                    worked_at=None,
                    bot=settings.review_bot,
                    glancing=settings.review_glancing_bot if _knows(settings.review_glancing_bot, table.game) else "",
                    replies=kept,
                    report=None,
                )
            )
    running.reviews.wake()
    return state(running, table_id, user_id)


def state(running: Running, table_id: str, user_id: str | None) -> say.ReviewState:
    """How far it has got, and in the end the report."""
    with look(running, table_id) as room:
        room.may_see(user_id)
        told = room.table.status in OVER and not keeps_secrets(room)
        possible = told and _possible(running, room.table)
        row = room.session.get(Review, table_id, options=[undefer(Review.report)])
        if row is None or not told or row.version != room.table.version:
            return say.ReviewState(status="none", possible=possible, done=0, total=0, report=None)
        report = None if row.report is None else say.ReviewReport(**row.report)
        return say.ReviewState(status=row.status, possible=possible, done=row.done, total=row.total, report=report)


def _check_number(session: Session, user_id: str) -> None:
    waiting = select(func.count()).select_from(Review).where(Review.status == "waiting")
    every = session.scalar(waiting) or 0
    own = session.scalar(waiting.where(Review.user_id == user_id)) or 0
    if every >= MOST_WAITING or own >= MOST_OF_ONE:
        raise Refused(429, "too_many", "Other games are being reviewed first. Ask again later.", retry_after=60)


def _possible(running: Running, table: TableRow) -> bool:
    return _knows(running.settings.review_bot, table.game)


def _knows(bot: str, game: str) -> bool:
    try:
        return find_bot(bot).knows(game)
    except UnknownBot:
        return False
