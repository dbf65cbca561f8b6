"""Taking back more than a seat may on its own: with the consent of everybody at the table, and for all to see."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from doab.server.errors import Refused
from doab.server.rows.schema import Seat, Step
from doab.server.tables import playing
from doab.server.tables.games import load
from doab.server.tables.rooms import Room

Proposal = dict[str, Any]
"""As it stands in the table's row: seat, to, accepted."""


def propose(room: Room, seat: Seat, revision: int, to: int) -> None:
    """Ask all the others to go back to the position after `to` answers; done at once if nobody else has to agree."""
    playing.check_playing(room)
    playing.check_revision(room, revision)
    if to >= room.game.version:
        raise Refused(404, "no_such_step", f"The game is at answer {room.game.version}: there is nothing to take back.")
    if room.table.rewind is not None:
        raise Refused(409, "rewind_open", "Somebody has already asked to go back. That has to be settled first.")
    rewind = {"seat": seat.number, "to": to, "accepted": []}
    room.table.rewind, room.news = rewind, True
    for other in waiting_for(room, rewind):
        room.announce(room.seats[other], "rewind_asked", to=to, by=seat.name)
    _settle(room, rewind)


def accept(room: Room, seat: Seat, revision: int) -> None:
    rewind = _open_rewind(room, revision)
    accepted = sorted({*rewind["accepted"], *(own.number for own in room.seats_of(seat.user_id))})
    room.table.rewind, room.news = {**rewind, "accepted": accepted}, True
    _settle(room, room.table.rewind)


def decline(room: Room, seat: Seat, revision: int) -> None:
    """Refuse it, or withdraw one's own."""
    rewind = _open_rewind(room, revision)
    room.table.rewind = None
    room.happened("rewind_declined", seat.number, to=rewind["to"], by=rewind["seat"])


def waiting_for(room: Room, rewind: Proposal) -> list[int]:
    """Seats whose owners have yet to agree: everybody except the one who asked, including those who are away."""
    asker = room.seats[rewind["seat"]].user_id
    return [
        seat.number
        for seat in room.seats
        if seat.user_id not in (None, asker)
        and not (seat.bot or seat.dropped)
        and seat.number not in rewind["accepted"]
    ]


def _open_rewind(room: Room, revision: int) -> Proposal:
    playing.check_playing(room)
    playing.check_revision(room, revision)
    if room.table.rewind is None:
        raise Refused(409, "no_rewind", "Nobody has asked to go back.")
    return room.table.rewind


def _settle(room: Room, rewind: Proposal) -> None:
    if not waiting_for(room, rewind):
        _go_back(room, rewind)


def _go_back(room: Room, rewind: Proposal) -> None:
    table, to = room.table, rewind["to"]
    rows = room.session.scalars(
        select(Step).where(Step.table_id == table.id, Step.number > to).order_by(Step.number)
    ).all()
    taken_back = [
        {"number": row.number, "seat": row.seat, "text": row.text, "draw": row.draw, "audience": row.audience}
        for row in rows
    ]
    room.happened("rewound", rewind["seat"], to=to, steps=taken_back)
    table.rewind = None
    if table.snapshot_version > to:
        table.snapshot, table.snapshot_version = None, 0
    standing = room.game.standing
    room.played = load(room.session, table, room.seats, to)
    room.game.standing = standing
    room.kept, table.held = to, False
    playing.advance(room)
