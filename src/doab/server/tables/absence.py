"""Seats whose owner is not there: clocks that run out, bots that stand in, seats that are given up."""

from __future__ import annotations

import secrets
from collections import Counter
from typing import Final

from sqlalchemy import select

from doab.server.errors import Refused
from doab.server.rows.schema import Happening, Seat
from doab.server.tables import pace as clocks
from doab.server.tables import playing
from doab.server.tables.opponents import LAST_RESORT, usual_bot
from doab.server.tables.rooms import Room

OFTEN_ENOUGH: Final = 3
"""How often a bot may fail at a seat before another one takes over: all other tables wait for a bot that hangs."""


def remind(room: Room) -> None:
    """The seat's time is running out."""
    table = room.table
    table.remind_at = None
    if table.status == "playing" and table.waits_for is not None and table.deadline is not None:
        room.announce(room.seats[table.waits_for], "reminder", deadline=table.deadline)


def run_out(room: Room) -> None:
    """The seat's time is up: a bot takes the seat until its owner returns, or it is dropped, as the table agreed."""
    table = room.table
    if table.status != "playing" or table.waits_for is None or table.deadline is None or table.deadline > room.now:
        return
    seat = room.seats[table.waits_for]
    room.happened("timed_out", seat.number)
    room.announce(seat, "timed_out", what=table.on_timeout)
    if table.on_timeout == "bot":
        stand_in(room, seat)
    else:
        drop(room, seat)


def stand_in(room: Room, seat: Seat, bot: str | None = None, this_turn: bool = False) -> None:
    """A bot plays for a seat until its owner returns, or until the end of their turn; they may choose which bot."""
    seat.stand_in, seat.stand_in_bot, seat.stand_in_turn = True, bot, this_turn
    room.happened("stand_in", seat.number, bot=room.played_by_bot(seat), this_turn=this_turn)
    _hand_over(room, seat)


def play_on(room: Room, seat: Seat, bot: str | None, this_turn: bool) -> None:
    """The owner of a seat lets a bot play for them. Nobody can play a turn for them that is not theirs, or is over."""
    if this_turn and (room.table.waits_for != seat.number or room.table.held):
        raise Refused(409, "not_asked", "It is not your turn: there is nothing to play for you now.")
    wish = bot, this_turn
    if not seat.stand_in or wish != (seat.stand_in_bot, seat.stand_in_turn):
        stand_in(room, seat, bot, this_turn)


def take_back(room: Room, seat: Seat) -> None:
    """The owner is back. Whatever was left on their live clock, they get enough for one answer."""
    _send_home(seat)
    room.happened("returned", seat.number)
    pace = clocks.parse_pace(room.table.pace)
    first = clocks.first_bank(pace)
    if seat.bank is not None and seat.bank < 1 and first is not None:
        seat.bank = first / 10
    if room.table.status == "playing":
        playing.advance(room)


def drop(room: Room, seat: Seat) -> None:
    """A seat is given up for good: it declines what it can for the rest of the game, and comes last."""
    _send_home(seat)
    seat.dropped = True
    room.happened("dropped", seat.number)
    _hand_over(room, seat)


def _send_home(seat: Seat) -> None:
    """No bot plays for the seat any more."""
    seat.stand_in, seat.stand_in_bot, seat.stand_in_turn = False, None, False


def _hand_over(room: Room, seat: Seat) -> None:
    if room.table.status != "playing":
        return
    if room.table.held and room.table.waits_for == seat.number:
        playing.release(room)
    else:
        playing.advance(room)


# -- bots


def bot_answer(room: Room, revision: int, index: int, how: str) -> None:
    """What a bot chose. If the table has moved on meanwhile, nothing happens."""
    table = room.table
    if table.status != "playing" or table.revision != revision or table.bot_to_move is None:
        return
    assert table.waits_for is not None
    seat = room.seats[table.waits_for]
    playing.play(room, index, how)
    playing.advance(room)
    if seat.stand_in_turn and playing.turn_is_over(room, seat):
        _send_home(seat)
        if table.status == "playing":
            playing.advance(room)


def any_answer(room: Room, revision: int, reason: str) -> None:
    """A bot has failed: its question is answered at random, and everybody can see that. One that fails again and again
    loses the seat."""
    table = room.table
    if table.status != "playing" or table.revision != revision or table.bot_to_move is None:
        return
    assert table.waits_for is not None
    seat = room.seats[table.waits_for]
    room.happened("bot_replaced", seat.number, bot=table.bot_to_move, reason=reason)
    _relieve(room, seat)
    bot_answer(room, revision, secrets.choice(room.game.state.legal()), "bot" if seat.bot else playing.STAND_IN)


def _relieve(room: Room, seat: Seat) -> None:
    """Let another bot play at a seat where this one has failed too often; if all have, it stays as it is."""
    table = room.table
    failures = select(Happening).where(
        Happening.table_id == table.id, Happening.kind == "bot_replaced", Happening.seat == seat.number
    )
    times = Counter(failure.details.get("bot") for failure in room.session.scalars(failures))
    if times[table.bot_to_move] < OFTEN_ENOUGH:
        return
    for bot in (table.takeover_bot, usual_bot(table.game), LAST_RESORT):
        if times[bot] < OFTEN_ENOUGH:
            if seat.bot:
                seat.bot = bot
            else:
                seat.stand_in_bot = bot
            room.happened("bot_relieved", seat.number, bot=bot)
            return
