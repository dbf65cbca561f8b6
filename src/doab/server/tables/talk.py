"""Chat at the table and private notes."""

from __future__ import annotations

from sqlalchemy import select

from doab.server.errors import Refused
from doab.server.hub import table_topic
from doab.server.messages import tables as say
from doab.server.rows.schema import Note, Remark, User
from doab.server.tables.rooms import Room

MOST_LINES = 500
"""Lines of chat that are shown, the newest."""


def chat(room: Room, user_id: str | None) -> say.Chat:
    """What was said; for those who may see the table."""
    room.may_see(user_id)
    newest = select(Remark).where(Remark.table_id == room.table.id).order_by(Remark.id.desc()).limit(MOST_LINES)
    return say.Chat(lines=[_line(remark) for remark in reversed(room.session.scalars(newest).all())])


def speak(room: Room, user: User, text: str) -> say.ChatLine:
    """Say something at the table. Onlookers only listen."""
    own = room.seats_of(user.id)
    if not own and room.table.host_id != user.id:
        raise Refused(403, "not_at_table", "Only people who sit at the table can talk there.")
    remark = Remark(
        table_id=room.table.id, user_id=user.id, name=own[0].name if own else user.name, text=text, at=room.now
    )
    room.session.add(remark)
    room.session.flush()
    line = _line(remark)
    for seat in {seat.user_id: seat for seat in room.seats if seat.user_id not in (None, user.id)}.values():
        room.announce(seat, "chat", by=remark.name, text=text)
    topic, message = table_topic(room.table.id), {"type": "chat", "line": line.model_dump()}
    room.afterwards.append(lambda: room.running.hub.publish(topic, message))
    return line


def _line(remark: Remark) -> say.ChatLine:
    return say.ChatLine(id=remark.id, name=remark.name, text=remark.text, at=remark.at)


def notes(room: Room, user_id: str) -> say.Notes:
    """The notes of somebody who sits at the table."""
    room.own_seat(user_id, None)
    note = room.session.get(Note, (room.table.id, user_id))
    return say.Notes(text=note.text if note else "")


def write_notes(room: Room, user_id: str, text: str) -> say.Notes:
    room.own_seat(user_id, None)
    room.session.merge(Note(table_id=room.table.id, user_id=user_id, text=text, at=room.now))
    return say.Notes(text=text)
