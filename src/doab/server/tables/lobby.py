"""Lists of tables: the lobby, and the tables of one person."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from doab.core.errors import UnknownGame
from doab.core.registry import find_rules
from doab.server.messages import tables as say
from doab.server.rows.schema import Seat, TableRow, User
from doab.server.tables import pace as clocks

MOST = 100
"""Tables in one list."""
ON_SHOW: Final = ("open", "playing")
"""What everybody sees in the lobby."""


def lobby(session: Session, user_id: str | None, status: str | None, game: str | None) -> say.TableList:
    """Visible tables, the newest first."""
    wanted = select(TableRow).where(TableRow.visible, TableRow.kind == "table")
    if status is not None:
        wanted = wanted.where(TableRow.status == status)
    if game is not None:
        wanted = wanted.where(TableRow.game == game)
    tables = session.scalars(wanted.order_by(TableRow.created_at.desc()).limit(MOST)).all()
    return say.TableList(tables=[line.seen_by(user_id) for line in _lines(session, tables)])


def my_tables(session: Session, user_id: str) -> say.TableList:
    """Tables where somebody sits or that they made: first those waiting for them, then those that run, then others."""
    own = select(Seat.table_id).where(Seat.user_id == user_id)
    wanted = select(TableRow).where(TableRow.id.in_(own) | (TableRow.host_id == user_id))
    newest = wanted.order_by(TableRow.moved_at.desc().nulls_last(), TableRow.created_at.desc()).limit(5 * MOST)
    lines = [line.seen_by(user_id) for line in _lines(session, session.scalars(newest).all())]
    order = {"playing": 0, "open": 1, "over": 2, "stored": 3}
    return say.TableList(tables=sorted(lines, key=lambda line: (not line.your_turn, order[line.status])))


def page_of(session: Session, user_id: str | None) -> list[say.LobbyTable]:
    """Everything the lobby page shows somebody, each table once."""
    lists = [lobby(session, user_id, status, None) for status in ON_SHOW]
    if user_id is not None:
        lists.append(my_tables(session, user_id))
    return list({table.id: table for one in lists for table in one.tables}.values())


# -- one table


@dataclass(frozen=True)
class Line:
    """A table as the lobby knows it, the same for everybody."""

    table: TableRow
    seats: Sequence[Seat]
    host: str | None

    def is_of(self, user_id: str | None) -> bool:
        """Whether it stands among somebody's own tables."""
        return user_id is not None and user_id in (self.table.host_id, *(seat.user_id for seat in self.seats))

    def shows_to(self, user_id: str | None) -> bool:
        """Whether it stands on somebody's lobby page."""
        on_show = self.table.visible and self.table.kind == "table" and self.table.status in ON_SHOW
        return on_show or self.is_of(user_id)

    def seen_by(self, user_id: str | None) -> say.LobbyTable:
        table, seats = self.table, self.seats
        waits_for = seats[table.waits_for] if table.waits_for is not None and table.status == "playing" else None
        yours = [seat.number for seat in seats if user_id is not None and seat.user_id == user_id]
        return say.LobbyTable(
            id=table.id,
            kind=table.kind,
            game=table.game,
            title=_title(table.game),
            status=table.status,
            visible=table.visible,
            host=self.host,
            options=table.options,
            pace=clocks.parse_pace(table.pace),
            names=[seat.name for seat in seats],
            open_seats=sum(seat.name is None for seat in seats),
            waits_for=waits_for.name if waits_for else None,
            yours=self.is_of(user_id),
            your_turn=waits_for is not None and waits_for.number in yours and table.bot_to_move is None,
            your_seats=yours,
            deadline=table.deadline,
            version=table.version,
            created_at=table.created_at,
            moved_at=table.moved_at,
        )


def shown(table: TableRow, seats: Sequence[Seat]) -> object:
    """What a lobby page shows of a table and can change. It says to the minute when the last move was made."""
    minute = None if table.moved_at is None else table.moved_at // 60
    people = tuple((seat.name, seat.user_id) for seat in seats)
    waits = table.waits_for, table.bot_to_move is None
    return table.status, table.visible, table.host_id, people, waits, minute


def lines_of(session: Session, tables: Collection[str]) -> dict[str, Line]:
    """The lines of those of these tables that still exist."""
    found = session.scalars(select(TableRow).where(TableRow.id.in_(tables))).all()
    return {line.table.id: line for line in _lines(session, found)}


def _lines(session: Session, tables: Sequence[TableRow]) -> list[Line]:
    ids = [table.id for table in tables]
    seats: dict[str, list[Seat]] = {table_id: [] for table_id in ids}
    for seat in session.scalars(select(Seat).where(Seat.table_id.in_(ids)).order_by(Seat.number)):
        seats[seat.table_id].append(seat)
    hosts = select(User.id, User.name).where(User.id.in_({table.host_id for table in tables if table.host_id}))
    names = {row.id: row.name for row in session.execute(hosts)}
    return [Line(table, seats[table.id], names.get(table.host_id or "")) for table in tables]


def _title(game: str) -> str:
    try:
        return find_rules(game).title
    except UnknownGame:
        return game  # a game that is not installed any more
