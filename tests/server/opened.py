"""Tables without a network: a house whose rows and tables are real, with two people and no bots."""

from __future__ import annotations

import random
from typing import Any

from sqlalchemy import MetaData
from sqlalchemy import Table as Rows

from doab.server.messages.requests import NewTable
from doab.server.rows.schema import User
from doab.server.running import Running
from doab.server.tables import playing, seating
from doab.server.tables.rooms import change, look


def new_table(running: Running, host: str, game: str = "rajas", **wanted: Any) -> str:
    """A table that waits for its players. Its host sits there."""
    with running.database.write() as session:
        return seating.make_table(running, session, session.get_one(User, host), NewTable(game=game, **wanted)).id


def begin(running: Running, game: str = "rajas", dice: str = "", **wanted: Any) -> str:
    """A game of Asha and Bram at its first question. `dice`: their seed, where they must be the same every time."""
    table_id = new_table(running, "asha", game=game, **wanted)
    with change(running, table_id) as room:
        seating.sit(room, room.session.get_one(User, "bram"), None, None, "salt of Bram")
    with change(running, table_id) as room:
        if dice:
            room.table.seed = dice
            for seat in room.seats:
                seat.salt = ""
        seating.start(room, "asha")
    return table_id


def play(running: Running, table_id: str, answers: int, source: random.Random) -> None:
    for _ in range(answers):
        with look(running, table_id) as room:
            if room.table.status == "over":
                return
            asked, revision, held = room.table.waits_for, room.table.revision, room.table.held
            answer = None if held else source.choice(room.game.legal)
        with change(running, table_id) as room:
            assert asked is not None
            if answer is None:
                playing.confirm(room, room.seats[asked], revision)
            else:
                playing.answer(room, room.seats[asked], answer, revision)


def fill(running: Running, rows: dict[str, list[dict[str, Any]]]) -> None:
    """Put rows into a database of before, with something in every column that needs it."""
    old = MetaData()
    with running.database.engine.begin() as connection:
        old.reflect(connection)
        for name, known in rows.items():
            connection.execute(old.tables[name].insert(), [_filled(old.tables[name], one) for one in known])


def _filled(table: Rows, known: dict[str, Any]) -> dict[str, Any]:
    some: dict[type, Any] = {str: "", dict: [], bool: False}
    wanted = {column.name: some.get(column.type.python_type, 0) for column in table.columns if not column.nullable}
    return {**dict.fromkeys(table.columns.keys()), **wanted, **known}
