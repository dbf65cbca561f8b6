"""Clocks of play stand still while nobody can be served. Nobody waits here: both clocks of the machine are turned."""

from __future__ import annotations

import asyncio
import random
from datetime import UTC, datetime
from typing import Any

import pytest
from sqlalchemy import select, update
from sqlalchemy.orm import Session

from doab.server.heartbeat import LATE, Heartbeat
from doab.server.hub import table_topic
from doab.server.rows.schema import Beat, Delivery, Happening, Seat, TableRow, Webhook
from doab.server.running import Running
from doab.server.sweep import sweep_tables
from doab.server.tables import absence, sight
from doab.server.tables.rooms import change, look
from tests.server.opened import begin, play

pytestmark = pytest.mark.both_databases

NOON = datetime(2026, 3, 2, 12, tzinfo=UTC).timestamp()
LIVE: dict[str, Any] = {"kind": "live", "bank": 60, "increment": 0}
NIGHT: dict[str, Any] = {"from": "22:00", "to": "07:00", "zone": "UTC"}
HOUR = 3600.0


class Machine:
    """Its clock, which can be set, and the one that only runs."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.wall, self.steady = NOON, 100.0
        self.start()

    def start(self) -> None:
        """A process that knows nothing of the one before it but the rows."""
        running = self.running
        running.heartbeat = Heartbeat(running.database, running.hub, lambda: self.wall, lambda: self.steady)
        self.beat()

    def beat(self) -> None:
        self.running.heartbeat.beat()

    def serves(self, seconds: float) -> None:
        """Time goes by, and the server with it."""
        for _ in range(int(seconds)):
            self.passes(1)
            self.beat()

    def passes(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds

    def is_set(self, seconds: float) -> None:
        self.wall += seconds


@pytest.fixture
def machine(running: Running) -> Machine:
    return Machine(running)


def row(running: Running, table_id: str) -> TableRow:
    with running.database.read() as session:
        return session.get_one(TableRow, table_id)


def left(running: Running, table_id: str) -> float:
    """What the seat that is asked has, as everybody is shown it."""
    deadline = row(running, table_id).deadline
    assert deadline is not None
    return deadline - running.heartbeat.now()


def told(running: Running, table_id: str) -> list[tuple[str, float]]:
    """What the log says about clocks."""
    kinds = ("stood_still", "set_back", "timed_out")
    wanted = select(Happening).where(Happening.table_id == table_id, Happening.kind.in_(kinds)).order_by(Happening.id)
    with running.database.read() as session:
        return [(one.kind, one.details.get("seconds", 0)) for one in session.scalars(wanted)]


# ---------------------------------------------------------------- the server is not there


def test_a_server_that_was_down_charges_nobody(running: Running, machine: Machine) -> None:
    table_id = begin(running, pace=LIVE, on_timeout="drop")
    machine.serves(10)
    machine.passes(63)
    machine.start()
    sweep_tables(running)
    assert told(running, table_id) == [("stood_still", 63)]
    assert left(running, table_id) == 50
    machine.serves(49)
    sweep_tables(running)
    assert row(running, table_id).status == "playing"
    machine.serves(1)
    sweep_tables(running)
    assert told(running, table_id) == [("stood_still", 63), ("timed_out", 0)]
    assert row(running, table_id).status == "over"


def test_what_was_answered_after_the_last_beat_is_charged_once(running: Running, machine: Machine) -> None:
    """The wait of the seat that is asked began after it: it has its whole bank."""
    table_id = begin(running, pace=LIVE)
    machine.serves(10)
    machine.passes(1)
    with change(running, table_id) as room:
        asked = room.seats[room.table.waits_for or 0]
        absence.stand_in(room, asked)
        absence.take_back(room, asked)
    assert left(running, table_id) == 49
    machine.passes(100)
    machine.start()
    assert left(running, table_id) == 49
    assert told(running, table_id) == [("stood_still", 101)]


def test_time_that_was_up_before_stays_up(running: Running, machine: Machine) -> None:
    table_id = begin(running, pace=LIVE)
    machine.serves(60)
    machine.passes(100)
    machine.start()
    assert left(running, table_id) == 0
    sweep_tables(running)
    assert told(running, table_id) == [("stood_still", 100), ("timed_out", 0)]


def test_a_night_passes_while_the_server_is_down(running: Running, machine: Machine) -> None:
    """24 hours to answer at noon, and down from 12:01 to 23:00: what is left begins at seven in the morning."""
    table_id = begin(running, pace={"kind": "days", "hours": 24, "night": NIGHT})
    assert row(running, table_id).deadline == NOON + (24 + 9) * HOUR
    machine.serves(60)
    machine.passes(11 * HOUR - 60)
    machine.start()
    seven = NOON + 19 * HOUR
    assert row(running, table_id).deadline == seven + (24 + 9) * HOUR - 60
    with look(running, table_id) as room:
        [clock] = [
            seat.clock for seat in sight.state_for(room, "asha").table.seats if seat.clock and seat.clock.deadline
        ]
    assert clock.left == 24 * HOUR - 60


def test_who_has_answered_gets_a_whole_day_again(running: Running, machine: Machine) -> None:
    table_id = begin(running, pace={"kind": "days", "hours": 24})
    with running.database.write() as session:
        session.execute(update(Seat).values(confirm="off"))
    machine.serves(10)
    machine.passes(HOUR)
    machine.start()
    assert left(running, table_id) == 24 * HOUR - 10
    first, source = row(running, table_id).waits_for, random.Random(1)
    for again in (False, True):
        while (row(running, table_id).waits_for == first) != again:
            play(running, table_id, 1, source)
    assert left(running, table_id) == 24 * HOUR


def test_the_reminder_comes_as_long_before_the_end_as_ever_and_once(running: Running, machine: Machine) -> None:
    with running.database.write() as session:
        for user_id in ("asha", "bram"):
            session.add(Webhook(user_id=user_id, url="http://localhost/", events=["reminder"], secret="s"))

    def reminders() -> int:
        with running.database.read() as session:
            return len(session.scalars(select(Delivery)).all())

    table_id = begin(running, pace={**LIVE, "remind": 20})
    machine.serves(39)
    machine.passes(500)
    machine.start()
    sweep_tables(running)
    assert reminders() == 0
    machine.serves(1)
    sweep_tables(running)
    assert reminders() == 1
    machine.passes(500)
    machine.start()
    sweep_tables(running)
    assert (reminders(), left(running, table_id)) == (1, 20)


def test_nothing_is_told_where_no_clock_runs(running: Running, machine: Machine) -> None:
    without = begin(running)
    bot_plays = begin(running, pace=LIVE, takeover_bot="random")
    with change(running, bot_plays) as room:
        absence.stand_in(room, room.seats[room.table.waits_for or 0])
    machine.passes(63)
    machine.start()
    assert told(running, without) == told(running, bot_plays) == []


def test_a_database_of_before_there_was_a_heartbeat(running: Running, machine: Machine) -> None:
    """Nobody knows since when nobody could be served: the clocks have run on."""
    table_id = begin(running, pace=LIVE)
    with running.database.write() as session:
        session.delete(session.get_one(Beat, Beat.ONLY))
    machine.passes(30)
    machine.start()
    assert (told(running, table_id), left(running, table_id)) == ([], 30)


def test_a_kill_in_the_midst_of_it_gives_no_time_twice(
    running: Running, machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [begin(running, pace=LIVE) for _ in range(3)]
    machine.passes(63)

    def killed(session: Session) -> None:
        session.flush()
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(Session, "commit", killed)
        with pytest.raises(KeyboardInterrupt):
            machine.start()
    assert [told(running, table_id) for table_id in tables] == [[], [], []]
    machine.passes(1)
    machine.start()
    assert [told(running, table_id) for table_id in tables] == [[("stood_still", 64)]] * 3
    assert [left(running, table_id) for table_id in tables] == [60, 60, 60]


# ---------------------------------------------------------------- the server is there


def test_a_laptop_that_sleeps(running: Running, machine: Machine) -> None:
    """The machine's steady clock sleeps too; the sweep may wake up before the heart."""
    table_id = begin(running, pace=LIVE, on_timeout="drop")
    machine.serves(10)
    machine.is_set(8 * HOUR)
    sweep_tables(running)
    assert told(running, table_id) == []
    machine.beat()
    sweep_tables(running)
    assert told(running, table_id) == [("stood_still", 8 * HOUR)]
    assert left(running, table_id) == 50


def test_a_process_that_is_held_up(running: Running, machine: Machine) -> None:
    """Also where the steady clock runs on: play stops a few seconds after the last beat."""
    table_id = begin(running, pace=LIVE, on_timeout="drop")
    machine.serves(10)
    machine.passes(100)
    sweep_tables(running)
    assert left(running, table_id) == 50 - LATE
    machine.beat()
    assert told(running, table_id) == [("stood_still", 100 - LATE)]
    assert left(running, table_id) == 50 - LATE


def test_a_disk_that_is_full_for_a_while(running: Running, machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(session: Session) -> None:
        raise OSError("No space left on device")

    table_id = begin(running, pace=LIVE)
    machine.serves(10)
    with monkeypatch.context() as patched:
        patched.setattr(Session, "commit", full)
        for _ in range(45):
            machine.passes(2)
            with pytest.raises(OSError, match="No space"):
                machine.beat()
    machine.beat()
    assert (told(running, table_id), left(running, table_id)) == ([("stood_still", 90 - LATE)], 50 - LATE)


def test_the_machine_s_clock_is_set_back(running: Running, machine: Machine) -> None:
    """Otherwise the player would have an hour more."""
    table_id = begin(running, pace=LIVE)
    machine.serves(10)
    machine.is_set(-HOUR)
    machine.beat()
    assert told(running, table_id) == [("set_back", HOUR)]
    assert left(running, table_id) == 50
    machine.serves(50)
    sweep_tables(running)
    assert told(running, table_id) == [("set_back", HOUR), ("timed_out", 0)]


def test_small_corrections_of_the_machine_s_clock_are_not_worth_a_word(running: Running, machine: Machine) -> None:
    table_id = begin(running, pace=LIVE)
    for step in (0.4, -0.4, 0.9):
        machine.serves(2)
        machine.is_set(step)
        machine.beat()
    assert told(running, table_id) == []
    assert left(running, table_id) == pytest.approx(60 - 6.9)


def test_another_process_that_has_served_people_counts(running: Running, machine: Machine) -> None:
    """Whoever was held up finds that others were not."""
    table_id = begin(running, pace=LIVE)
    other = Heartbeat(running.database, running.hub, lambda: machine.wall, lambda: machine.steady)
    other.beat()
    for _ in range(20):
        machine.passes(2)
        other.beat()
    machine.passes(1)
    machine.beat()
    assert told(running, table_id) == []
    assert left(running, table_id) == 60 - 41


def test_whoever_has_the_table_open_is_told(running: Running, machine: Machine) -> None:
    table_id = begin(running, pace=LIVE)
    with look(running, table_id) as room:
        before = room.table
        assert before.deadline == NOON + 60

    async def open_table() -> dict[str, Any]:
        running.hub.open()
        with running.hub.listen(table_topic(table_id)) as news:
            machine.is_set(HOUR)
            machine.beat()
            return await news.get()

    assert asyncio.run(open_table()) == {"type": "changed"}
    with look(running, table_id) as room:
        assert room.table.deadline == NOON + 60 + HOUR
        assert room.table.revision == before.revision, "no request has become stale"
