"""Making tables and sitting down at them, up to the first question; and rematches."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from doab.bots.base import SETTING
from doab.core import Rules, Source
from doab.core.editions import line_of
from doab.core.errors import EditionError, OptionError, UnknownGame
from doab.core.options import chosen_options
from doab.core.sealed import SealedSource, check_salt
from doab.server.editions import rules_for
from doab.server.errors import Refused
from doab.server.guard import costs
from doab.server.guard.costs import charge
from doab.server.messages.requests import NewTable
from doab.server.people.lookalikes import looks_of
from doab.server.people.names import check_name, name_taken
from doab.server.rows.schema import Seat, TableRow, User, new_id
from doab.server.settings import Settings
from doab.server.tables import pace as clocks
from doab.server.tables import playing
from doab.server.tables.games import Played, begun, rules_of
from doab.server.tables.opponents import check_bot, usual_bot
from doab.server.tables.rooms import Room

if TYPE_CHECKING:
    from doab.server.running import Running

MOST_TABLES = 100
"""How many of each kind one person may host at the same time."""
DAY = 86_400
MOST_BOT_TABLES = 3
"""Tables at which nobody but bots plays."""


def make_table(running: Running, session: Session, user: User, wanted: NewTable) -> TableRow:
    """A table that waits for its players."""
    charge(costs.TABLE)
    check_quota(session, user.id)
    rules = game_called(wanted.game, wanted.edition)
    bots = parse_bots(running.settings, rules.name, wanted.bots, wanted.seats)
    takeover = wanted.takeover_bot or usual_bot(rules.name)
    check_bot(running.settings, takeover, rules.name)
    table = TableRow(
        id=new_id(),
        host_id=user.id,
        visible=wanted.visible,
        pace=clocks.to_json(wanted.pace),
        on_timeout=wanted.on_timeout,
        takeover_bot=takeover,
        hints=wanted.hints,
        seating=wanted.seating,
        edition_text=wanted.edition,
        seed=secrets.token_hex(32),
        **described(rules, wanted.seats, wanted.options),
    )
    session.add(table)
    session.flush()  # its seats refer to it
    seats = [Seat(table_id=table.id, number=number) for number in range(wanted.seats)]
    for number, bot in bots.items():
        seat_bot(seats, seats[number], bot)
    session.add_all(seats)
    if wanted.sit:
        free = next((seat for seat in seats if seat.name is None), None)
        if free is None:
            raise Refused(409, "seat_taken", "All seats are taken by bots: there is none left for you.")
        take_seat(rules, seats, free, user, wanted.name, wanted.salt)
    elif wanted.name is not None:
        raise Refused(400, "bad_request", "A name at the table is for people who sit down at it.")
    return table


def check_quota(session: Session, user_id: str) -> None:
    """Nobody may fill the disk: there is a limit to unfinished tables, and to sandboxes and records.

    A game can be given up in no time, so one that was counts for a day as if it went on.
    """
    given_up = (TableRow.ended_at > time.time() - DAY) & TableRow.id.in_(select(Seat.table_id).where(Seat.dropped))
    counted = (TableRow.status != "over") | given_up
    kinds = select(TableRow.kind, func.count()).where(TableRow.host_id == user_id, counted).group_by(TableRow.kind)
    for kind, number in session.execute(kinds).all():
        if number >= MOST_TABLES:
            what = {"table": "open tables", "sandbox": "sandboxes", "record": "records"}[kind]
            message = f"You have {number} {what}. Finish or delete some first; games given up count for a day."
            raise Refused(409, "too_many_tables", message)


def described(rules: Rules, seats: int, options: Mapping[str, object]) -> dict[str, Any]:
    """Columns that say what is played."""
    try:
        settled = rules.settle([f"Seat {number + 1}" for number in range(seats)], options)
    except OptionError as error:
        raise Refused(400, "bad_options", str(error)) from error
    chosen = chosen_options(rules.options, settled)
    return {
        "game": rules.name,
        "rules": rules.version,
        "edition": rules.edition_name,
        "edition_digest": rules.edition_digest,
        "options": {name: list(value) if isinstance(value, tuple) else value for name, value in chosen.items()},
    }


def game_called(name: str, edition_text: str | None = None) -> Rules:
    try:
        return rules_for(name, None, edition_text)
    except UnknownGame as error:
        raise Refused(404, "no_such_game", str(error)) from error
    except EditionError as error:
        raise Refused(400, "bad_edition", str(error), line=line_of(edition_text or "", error)) from error


def parse_bots(settings: Settings, game: str, wanted: Mapping[str, str], seats: int) -> dict[int, str]:
    bots = {}
    for word, kind in wanted.items():
        if not (len(word) == 1 and word.isascii() and word.isdigit() and int(word) < seats):
            raise Refused(400, "bad_request", f"There is no seat {word!r}; the seats are 0 to {seats - 1}.")
        check_bot(settings, kind, game)
        bots[int(word)] = kind
    return bots


# -- sitting down


def check_open(room: Room) -> None:
    if room.table.status != "open":
        raise Refused(409, "already_started", "The game has begun.")


def check_host(room: Room, user_id: str) -> None:
    if room.table.host_id != user_id:
        raise Refused(403, "not_host", "Only the host of the table may do that.")


def sit(room: Room, user: User, number: int | None, name: str | None, salt: str) -> None:
    """Take a seat: the one named, otherwise one kept for you, otherwise the first that is free."""
    check_open(room)
    free = [seat for seat in room.seats if seat.name is None and seat.user_id in (None, user.id)]
    free.sort(key=lambda seat: seat.user_id is None)
    if number is not None:
        if number >= len(room.seats):
            raise Refused(404, "no_such_seat", f"There is no seat {number}.")
        free = [seat for seat in free if seat.number == number]
    if not free:
        raise Refused(409, "seat_taken", "That seat is taken." if number is not None else "All seats are taken.")
    take_seat(rules_of(room.table), room.seats, free[0], user, name, salt)
    room.happened("joined", free[0].number, name=free[0].name)


def take_seat(rules: Rules, seats: Sequence[Seat], seat: Seat, user: User, name: str | None, salt: str) -> None:
    wanted = user.name if name is None or name == user.name else check_name(name)
    _check_name(rules, seats, seat, wanted)
    try:
        check_salt(salt)
    except OptionError as error:
        raise Refused(400, "bad_request", str(error)) from error
    seat.user_id, seat.name, seat.salt = user.id, wanted, salt


def _check_name(rules: Rules, seats: Sequence[Seat], seat: Seat, wanted: str) -> None:
    if looks_of(wanted) in _looks(seats, seat):
        raise name_taken(wanted, "at this table")
    try:
        # Together with as many made-up names as the game needs: only this one is in question.
        rules.check_names([wanted, *(f"Nobody {number}" for number in range(rules.players[0] - 1))])
    except OptionError as error:
        raise Refused(400, "bad_name", str(error)) from error


def seat_bot(seats: Sequence[Seat], seat: Seat, kind: str) -> None:
    """Seat a bot under a name that nobody has: Medium, Medium 2, …"""
    taken = _looks(seats, seat)
    plain = kind.partition(SETTING)[0].capitalize()[:24]
    name, number = plain, 1
    while looks_of(name) in taken:
        number += 1
        name = f"{plain} {number}"
    seat.bot, seat.name, seat.user_id, seat.salt = kind, name, None, ""


def _looks(seats: Sequence[Seat], seat: Seat) -> set[str]:
    """How the names at the other seats look."""
    return {looks_of(other.name) for other in seats if other is not seat and other.name is not None}


def put_bot(room: Room, user_id: str, number: int, kind: str | None) -> None:
    """The host seats a bot, or frees a seat."""
    check_open(room)
    check_host(room, user_id)
    seat = seat_at(room, number)
    if kind is None:
        free_seat(room, seat)
        return
    check_bot(room.running.settings, kind, room.table.game)
    if seat.name is not None and seat.bot is None:
        raise Refused(409, "seat_taken", f"{seat.name} sits there.")
    seat_bot(room.seats, seat, kind)
    room.happened("joined", number, name=seat.name, bot=kind)


def leave(room: Room, user_id: str, number: int) -> None:
    """Leave a seat before the start; the host may make anybody do so."""
    check_open(room)
    seat = seat_at(room, number)
    if seat.user_id != user_id and room.table.host_id != user_id:
        raise Refused(403, "not_your_seat", f"Seat {number} is not yours.")
    free_seat(room, seat)


def free_seat(room: Room, seat: Seat) -> None:
    if seat.name is not None:
        room.happened("left", seat.number, name=seat.name)
    seat.user_id, seat.bot, seat.name, seat.salt = None, None, None, ""


def seat_at(room: Room, number: int) -> Seat:
    if not 0 <= number < len(room.seats):
        raise Refused(404, "no_such_seat", f"There is no seat {number}.")
    return room.seats[number]


# -- the start


def start(room: Room, user_id: str) -> None:
    """Everybody is here: the dice are taken from under their seal, and the first question is asked."""
    check_open(room)
    check_host(room, user_id)
    if any(seat.name is None for seat in room.seats):
        raise Refused(409, "seats_open", "There are empty seats: wait for players or seat bots.")
    if not room.people():
        _check_bot_tables(room, user_id)
    begin(room)


def _check_bot_tables(room: Room, user_id: str) -> None:
    """Bots that play among themselves take time from those that people wait for."""
    with_people = select(Seat.table_id).where(Seat.user_id.is_not(None))
    running = select(func.count()).where(
        TableRow.host_id == user_id, TableRow.status == "playing", TableRow.id.not_in(with_people)
    )
    if (room.session.scalar(running) or 0) >= MOST_BOT_TABLES:
        raise Refused(409, "too_many_tables", f"Bots already play at {MOST_BOT_TABLES} tables of yours.")


def begin(room: Room) -> None:
    table = room.table
    rules = rules_of(table)
    if table.seating == "random" and table.start is None:
        _shuffle(room)
    names = [seat.name or "" for seat in room.seats]
    try:
        game = begun(rules, table, names)
    except OptionError as error:
        raise Refused(400, "bad_options", str(error)) from error
    game.source = SealedSource(bytes.fromhex(table.seed), [seat.salt for seat in room.seats], 0)
    room.played, room.kept = Played(table.revision, game), 0
    first = clocks.first_bank(clocks.parse_pace(table.pace))
    for seat in room.seats:
        seat.bank = first
    table.status, table.started_at = "playing", room.now
    room.happened("started")
    for seat in {seat.user_id: seat for seat in reversed(room.seats) if seat.user_id}.values():
        room.announce(seat, "game_started", players=names)
    playing.advance(room)


def _shuffle(room: Room) -> None:
    """Draw at random who sits where. Seats keep their numbers, so it is the people who move."""
    order = list(range(len(room.seats)))
    source = Source(secrets.token_hex(16))
    people = [(seat.user_id, seat.bot, seat.name, seat.salt, seat.confirm, seat.auto) for seat in room.seats]
    for last in range(len(order) - 1, 0, -1):
        other = int(source.below(last + 1))
        order[last], order[other] = order[other], order[last]
    for seat, of in zip(room.seats, order, strict=True):
        seat.user_id, seat.bot, seat.name, seat.salt, seat.confirm, seat.auto = people[of]


# -- playing again


def rematch(room: Room, user: User) -> str:
    """A new table with the same settings, everybody's seat kept and moved on by one. Returns its id.

    It is a new game, so it is played by the rules of today, whichever the old one began with.
    """
    old = room.table
    if old.status != "over" or old.kind != "table":
        raise Refused(409, "not_over", "A rematch is possible once the game is over.")
    if not room.seats_of(user.id):
        raise Refused(403, "not_at_table", "You did not sit at this table.")
    if old.rematch_id is not None and room.session.get(TableRow, old.rematch_id) is not None:
        return old.rematch_id
    check_quota(room.session, user.id)
    rules = game_called(old.game, old.edition_text)
    options = _moved_on(rules, old.options)
    table = TableRow(
        id=new_id(),
        host_id=user.id,
        visible=old.visible,
        pace=old.pace,
        on_timeout=old.on_timeout,
        takeover_bot=old.takeover_bot,
        hints=old.hints,
        seating=old.seating,
        edition_text=old.edition_text,
        seed=secrets.token_hex(32),
        **described(rules, len(room.seats), options),
    )
    room.session.add(table)
    room.session.flush()  # its seats refer to it
    seats = []
    for number, was in enumerate(moved_on(room.seats)):
        seat = Seat(table_id=table.id, number=number, user_id=was.user_id, confirm=was.confirm, auto=was.auto)
        seats.append(seat)
        if was.bot is not None:
            seat_bot(seats, seat, was.bot)
        elif was.user_id == user.id:
            seat.name = was.name
        else:
            room.announce(was, "invited", rematch=table.id, by=user.name)
    room.session.add_all(seats)
    old.rematch_id = table.id
    room.touched = True
    return table.id


def start_alone(room: Room, user_id: str) -> None:
    """Playing again with nobody but bots, there is nobody to wait for."""
    if room.people() == [user_id] and all(seat.name is not None for seat in room.seats):
        begin(room)


def moved_on(seats: Sequence[Seat]) -> list[Seat]:
    """In a rematch everybody moves on by one seat, so the start player changes."""
    return [*seats[1:], seats[0]]


def _moved_on(rules: Rules, options: Mapping[str, Any]) -> dict[str, Any]:
    """What was chosen for each seat moves on with the seats."""
    per_seat = {option.name for option in rules.options if option.per_seat}
    return {name: [*value[1:], value[0]] if name in per_seat else value for name, value in options.items()}
