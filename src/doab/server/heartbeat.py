"""The time that players' clocks use. It stands still while nobody can be served, whatever the reason: the server was
down, the laptop slept, the disk was full. It also stands still when the machine's own clock is set forward.

A row says when people could last be served, and is renewed every other second. If more time has passed since then than
should have, all running clocks are moved by the difference, and the log of each table says so. This and the new beat
are one transaction: however often the server is killed meanwhile, no time is given twice.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import and_, select
from sqlalchemy.orm import Session

from doab.server.hub import Hub, table_topic
from doab.server.rows.database import Database
from doab.server.rows.schema import Beat, Happening, Seat, TableRow
from doab.server.tables import waiting

BEATS: Final = 2.0
"""Seconds from one beat to the next."""
LATE: Final = 5.0
"""Seconds after the last beat on disk at which the clocks stop, until the next one."""
FRESH: Final = 1.0
"""A beat that is younger than that shows that people can be served now."""
NOTICED: Final = 1.0
"""Clocks are not moved by less: a beat is sometimes a little late, and machines correct their clocks in small steps."""


class Heartbeat:
    def __init__(
        self,
        database: Database,
        hub: Hub,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._database = database
        self._hub = hub
        self._wall, self._steady = wall, steady
        self._beating = threading.RLock()
        self._last: tuple[float, float] | None = None
        """The last beat of this process, by both clocks of the machine."""

    def now(self) -> float:
        """Seconds since 1970, as players' clocks count them."""
        if self._last is None:
            return self._wall()
        return self._last[0] + self._since_last()

    def _since_last(self) -> float:
        return 0.0 if self._last is None else min(self._steady() - self._last[1], LATE)

    def check(self) -> None:
        """Raise if nobody can be served: nothing can be written. One beat a second will do, however many people ask."""
        with self._beating:
            if self._last is None or self._since_last() >= FRESH:
                self.beat()

    def beat(self) -> None:
        """People can be served. If they could not since the last beat, no clock has run since then.

        A database that has never known a beat is from before there were any: its clocks have run all along.
        """
        with self._beating:
            moved = self._beat()
        for table_id in moved:
            self._hub.publish(table_topic(table_id), {"type": "changed"})

    def _beat(self) -> list[str]:
        before, moved = self._last, list[str]()
        try:
            with self._database.write() as session:
                last = session.get(Beat, Beat.ONLY, with_for_update=True)
                now = self._wall()
                if last is None:
                    session.add(Beat(id=Beat.ONLY, at=now))
                else:
                    # No longer than the row says: another process may have served people since.
                    ran = min(self._since_last(), max(0.0, now - last.at))
                    if abs(now - last.at - ran) >= NOTICED:
                        moved = stand_still(session, last.at + ran, now)
                    last.at = now
                # Before the others may write again: they would charge by the old time what has been moved to the new.
                self._last = now, self._steady()
        except BaseException:
            self._last = before
            raise
        return moved


def stand_still(session: Session, since: float, until: float) -> list[str]:
    """No clock ran from `since` to `until`; or, if that is earlier, the machine's clock was set back. Returns the
    tables where one runs."""
    asked = and_(Seat.table_id == TableRow.id, Seat.number == TableRow.waits_for)
    running = (
        select(TableRow, Seat).join(Seat, asked).where(TableRow.status == "playing", TableRow.deadline.is_not(None))
    )
    moved = []
    for table, seat in session.execute(running.order_by(TableRow.id).with_for_update(key_share=True)):
        waiting.stand_still(table, seat, since, until)
        if until > since:
            session.add(remarked("stood_still", table, until, until - since))
        else:
            session.add(remarked("set_back", table, until, since - until))
        table.glance += 1
        moved.append(table.id)
    return moved


def remarked(kind: str, table: TableRow, at: float, seconds: float) -> Happening:
    details = {"seconds": round(seconds, 3)}
    return Happening(table_id=table.id, at=at, kind=kind, seat=None, after=table.version, details=details)
