"""What users have at the tables: seats, tables they host, notes. It moves to the account, or is given up with it."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from doab.server.errors import Refused
from doab.server.hub import LOBBY, table_topic
from doab.server.rows.schema import Note, Remark, Seat, TableRow, User
from doab.server.running import Running
from doab.server.tables.absence import stand_in
from doab.server.tables.rooms import Room, change, lock_tables
from doab.server.tables.seating import free_seat


def tables_of(session: Session, user_id: str) -> list[str]:
    """Where the user sits (or a seat is kept for them) or is the host."""
    sits = select(Seat.table_id).where(Seat.user_id == user_id)
    hosts = select(TableRow.id).where(TableRow.host_id == user_id)
    return sorted(session.scalars(sits.union(hosts)))


# -- a guest signs in


def move_from_guest(session: Session, guest_id: str, account_id: str) -> list[str]:
    """Everything of the guest's now belongs to the account; the guest is gone. Returns the tables where that matters.

    Tokens and webhooks are not moved: the person who had made them would have a key to the account, or could read
    along.
    """
    guest = session.get(User, guest_id)
    if guest is None or guest.login is not None:
        return []  # the guest registered in another window a moment ago
    tables = tables_of(session, guest_id)
    lock_tables(session, tables)
    session.execute(update(Seat).where(Seat.user_id == guest_id).values(user_id=account_id))
    session.execute(update(TableRow).where(TableRow.host_id == guest_id).values(host_id=account_id))
    session.execute(update(TableRow).where(TableRow.id.in_(tables)).values(glance=TableRow.glance + 1))
    session.execute(update(Remark).where(Remark.user_id == guest_id).values(user_id=account_id))
    for note in session.scalars(select(Note).where(Note.user_id == guest_id)).all():
        _move_note(session, note, account_id)
    session.flush()
    session.execute(delete(User).where(User.id == guest_id))
    return tables


def _move_note(session: Session, note: Note, account_id: str) -> None:
    """People with notes at the same table both as a guest and with the account find one below the other."""
    own = session.get(Note, (note.table_id, account_id))
    if own is None:
        session.add(Note(table_id=note.table_id, user_id=account_id, text=note.text, at=note.at))
    elif note.text.strip():
        own.text = f"{own.text}\n\n{note.text}" if own.text.strip() else note.text
        own.at = max(own.at, note.at)


def tell_tables(running: Running, tables: Iterable[str]) -> None:
    for table_id in tables:
        running.hub.publish(table_topic(table_id), {"type": "changed", "table": table_id})
        running.hub.publish(LOBBY, {"table": table_id})


# -- an account is given up


def leave_tables(running: Running, user_id: str) -> list[str]:
    """Seats become free where the game has not begun; where it has, bots play on. Returns the tables concerned."""
    with running.database.read() as session:
        tables = tables_of(session, user_id)
    for table_id in tables:
        try:
            with change(running, table_id) as room:
                _leave(room, user_id)
        except Refused:
            continue  # the table is gone, or its rules are: `give_up_rest` does what can be done without them
    return tables


def _leave(room: Room, user_id: str) -> None:
    table, own = room.table, [seat for seat in room.seats if seat.user_id == user_id]
    if table.kind == "sandbox":
        return
    if table.status == "open":
        for seat in own:
            free_seat(room, seat)
        if table.host_id == user_id:
            room.touched = True
            table.host_id = next(iter(room.people()), None) or user_id
    if table.status == "playing":
        for seat in own:
            seat.user_id = None
            if not seat.stand_in and not seat.dropped:
                stand_in(room, seat)


def give_up_rest(session: Session, user_id: str) -> None:
    """What `leave_tables` left over: tables that nobody else could start or play, and seats that it could not free."""
    lock_tables(session, tables_of(session, user_id))
    hosts = TableRow.host_id == user_id
    session.execute(delete(TableRow).where(hosts, TableRow.status == "open"))
    session.execute(delete(TableRow).where(hosts, TableRow.kind == "sandbox", TableRow.status == "playing"))
    running = select(TableRow.id).where(TableRow.status == "playing")
    left = update(Seat).where(Seat.user_id == user_id, Seat.table_id.in_(running), Seat.dropped.is_(False))
    session.execute(left.values(stand_in=True))
    session.execute(
        update(TableRow).where(TableRow.id.in_(tables_of(session, user_id))).values(glance=TableRow.glance + 1)
    )
