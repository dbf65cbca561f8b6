"""Tables without a network: a house whose rows and tables are real, with two people and no bots."""

from __future__ import annotations

import random
from typing import Any

from doab.server.messages.tables import NewTable
from doab.server.rows.schema import User
from doab.server.running import House
from doab.server.tables import playing, seating
from doab.server.tables.rooms import change, look


def begin(house: House, game: str = "rajas", **wanted: Any) -> str:
    """A game of Asha and Bram at its first question."""
    with house.database.write() as session:
        user = session.get_one(User, "asha")
        table_id = seating.make_table(house, session, user, NewTable(game=game, **wanted)).id
    with change(house, table_id) as room:
        seating.sit(room, room.session.get_one(User, "bram"), None, None, "salt of Bram")
    with change(house, table_id) as room:
        seating.start(room, "asha")
    return table_id


def play(house: House, table_id: str, answers: int, source: random.Random) -> None:
    for _ in range(answers):
        with look(house, table_id) as room:
            if room.table.status == "over":
                return
            asked, revision, held = room.table.waits_for, room.table.revision, room.table.held
            answer = None if held else source.choice(room.game.legal)
        with change(house, table_id) as room:
            assert asked is not None
            if answer is None:
                playing.confirm(room, room.seats[asked], revision)
            else:
                playing.answer(room, room.seats[asked], answer, revision)
