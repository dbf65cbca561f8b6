"""A reader sees the table as it was at one moment, even while others write: its row, its seats and its log agree."""

from __future__ import annotations

import random
import threading
from collections import Counter
from pathlib import Path

import pytest
from sqlalchemy import func, select

from doab.server.errors import Refused
from doab.server.rows.schema import Step
from doab.server.running import Running
from doab.server.settings import Settings
from doab.server.tables import sight
from doab.server.tables.rooms import look
from tests.server.opened import begin, play

pytestmark = pytest.mark.both_databases

ANSWERS = 40


def test_reads_while_others_write_show_one_state(running: Running, tmp_path: Path) -> None:
    """One who reads is of this process, one of another; the game is forgotten, so that each look reads the log anew."""
    table_id = begin(running)
    elsewhere = Running(Settings(folder=tmp_path, database=running.settings.database))
    ended = threading.Event()
    seen: Counter[str] = Counter()

    def read(where: Running) -> None:
        while not ended.is_set():
            where.games.forget(table_id)
            seen[what_is_seen(where, table_id)] += 1

    readers = [threading.Thread(target=read, args=(where,)) for where in (running, elsewhere)]
    for reader in readers:
        reader.start()
    try:
        play(running, table_id, ANSWERS, random.Random(5))
    finally:
        ended.set()
        for reader in readers:
            reader.join()
        elsewhere.database.close()
    print(dict(seen))
    assert seen.keys() == {"one state"}


def what_is_seen(running: Running, table_id: str) -> str:
    try:
        with look(running, table_id) as room:
            counted = room.session.scalar(select(func.count()).select_from(Step).where(Step.table_id == table_id))
            log = sight.log_for(room, None, room.table.version, None).steps
            whole = room.game.version == room.table.version == counted and [one.number for one in log] == [counted]
            return "one state" if whole else "torn"
    except Refused as refused:
        return refused.code
