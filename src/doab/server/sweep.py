"""What has to be done when its time comes: clocks, reminders, bots that nobody has asked, webhooks. All are rows."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from sqlalchemy import delete, select

from doab.server.errors import Refused
from doab.server.heartbeat import BEATS
from doab.server.rows.schema import TableRow, UserSession
from doab.server.tables import absence
from doab.server.tables.rooms import Room, change
from doab.server.webhooks.sender import deliver_due

if TYPE_CHECKING:
    from doab.server.running import Running

logger = logging.getLogger(__name__)

DAY = 86_400


async def sweep_forever(running: Running) -> None:
    """Tables and webhooks are looked at separately: a receiver that takes its time must not stop the clocks."""
    await asyncio.gather(
        _every(BEATS, "heartbeat", lambda: asyncio.to_thread(running.heartbeat.beat)),
        _every(running.settings.sweep_seconds, "tables", lambda: asyncio.to_thread(sweep_tables, running)),
        _every(running.settings.sweep_seconds, "webhooks", lambda: deliver_due(running)),
        _every(DAY / 24, "sessions", lambda: asyncio.to_thread(forget_sessions, running)),
    )


async def _every(seconds: float, what: str, do: Callable[[], Awaitable[object]]) -> None:
    while True:
        try:
            await do()
        except Exception:
            logger.exception("the sweep failed", extra={"what": what})
        await asyncio.sleep(seconds)


def sweep_tables(running: Running) -> None:
    now = running.heartbeat.now()
    with running.database.read() as session:
        playing = TableRow.status == "playing"
        late = session.scalars(select(TableRow.id).where(playing, TableRow.deadline <= now)).all()
        soon = session.scalars(select(TableRow.id).where(playing, TableRow.remind_at <= now)).all()
        bots = session.scalars(select(TableRow.id).where(playing, TableRow.bot_to_move.is_not(None))).all()
    for table_id in soon:
        _do(running, table_id, absence.remind)
    for table_id in late:
        _do(running, table_id, absence.run_out)
    for table_id in bots:
        running.bots.remind(table_id)


def _do(running: Running, table_id: str, what: Callable[[Room], None]) -> None:
    try:
        with change(running, table_id) as room:
            what(room)
    except Refused as refused:
        logger.warning("a clock could not be seen to", extra={"table": table_id[:4], "code": refused.code})


def forget_sessions(running: Running) -> None:
    with running.database.write() as session:
        session.execute(delete(UserSession).where(UserSession.expires_at < time.time()))
