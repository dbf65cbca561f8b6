"""Lists of tables: the lobby, and the tables of one person."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from doab.core.errors import UnknownGame
from doab.core.registry import find_rules
from doab.server.messages import tables as say
from doab.server.schema import Seat, Table, User
from doab.server.tables import pace as clocks

MOST = 100
"""Tables in one list."""


def lobby(session: Session, user_id: str | None, status: str | None, game: str | None) -> say.TableList:
    """Visible tables, the newest first."""
    wanted = select(Table).where(Table.visible, Table.kind == "table")
    if status is not None:
        wanted = wanted.where(Table.status == status)
    if game is not None:
        wanted = wanted.where(Table.game == game)
    tables = session.scalars(wanted.order_by(Table.created_at.desc()).limit(MOST)).all()
    return say.TableList(tables=_lines(session, tables, user_id))


def my_tables(session: Session, user_id: str) -> say.TableList:
    """Tables where somebody sits or that he made: first where he is asked, then those that run, then the others."""
    own = select(Seat.table_id).where(Seat.user_id == user_id)
    wanted = select(Table).where(Table.id.in_(own) | (Table.host_id == user_id))
    newest = wanted.order_by(Table.moved_at.desc().nulls_last(), Table.created_at.desc()).limit(5 * MOST)
    lines = _lines(session, session.scalars(newest).all(), user_id)
    order = {"playing": 0, "open": 1, "over": 2, "stored": 3}
    return say.TableList(tables=sorted(lines, key=lambda line: (not line.your_turn, order[line.status])))


def _lines(session: Session, tables: Sequence[Table], user_id: str | None) -> list[say.LobbyTable]:
    ids = [table.id for table in tables]
    seats: dict[str, list[Seat]] = {table_id: [] for table_id in ids}
    for seat in session.scalars(select(Seat).where(Seat.table_id.in_(ids)).order_by(Seat.number)):
        seats[seat.table_id].append(seat)
    hosts = select(User.id, User.name).where(User.id.in_({table.host_id for table in tables if table.host_id}))
    names = {row.id: row.name for row in session.execute(hosts)}
    return [_line(table, seats[table.id], names.get(table.host_id or ""), user_id) for table in tables]


def _line(table: Table, seats: Sequence[Seat], host: str | None, user_id: str | None) -> say.LobbyTable:
    waits_for = seats[table.waits_for] if table.waits_for is not None and table.status == "playing" else None
    yours = [seat.number for seat in seats if user_id is not None and seat.user_id == user_id]
    return say.LobbyTable(
        id=table.id,
        kind=table.kind,
        game=table.game,
        title=_title(table.game),
        status=table.status,
        visible=table.visible,
        host=host,
        options=table.options,
        pace=clocks.parse_pace(table.pace),
        names=[seat.name for seat in seats],
        open_seats=sum(seat.name is None for seat in seats),
        waits_for=waits_for.name if waits_for else None,
        your_turn=waits_for is not None and waits_for.number in yours and table.bot_to_move is None,
        your_seats=yours,
        deadline=table.deadline,
        version=table.version,
        created_at=table.created_at,
        moved_at=table.moved_at,
    )


def _title(game: str) -> str:
    try:
        return find_rules(game).title
    except UnknownGame:
        return game  # a game that is not installed any more
