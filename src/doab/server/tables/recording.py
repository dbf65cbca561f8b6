"""Records, permalinks and forks: a game taken out of the server, looked at in any position, played on from there."""

from __future__ import annotations

import hmac
import secrets
from typing import TYPE_CHECKING

from sqlalchemy import select
from sqlalchemy.orm import Session

from doab.core import Game, Source
from doab.core.dice_remarks import Seal
from doab.core.errors import RecordError
from doab.core.records import Move, Record, parse_record
from doab.core.sealed import commitment
from doab.core.state import EVERYBODY, ONLOOKER, State
from doab.server.errors import Refused
from doab.server.guard import costs
from doab.server.guard.costs import charge
from doab.server.messages import requests as ask
from doab.server.messages import tables as say
from doab.server.people.names import LONGEST_NAME
from doab.server.rows.schema import START_KEY, Key, Seat, Step, TableRow, User, new_id
from doab.server.tables import pace as clocks
from doab.server.tables import playing, seating, sight, waiting
from doab.server.tables.games import Given, Played, nameless
from doab.server.tables.opponents import usual_bot
from doab.server.tables.rooms import Room, write_steps

if TYPE_CHECKING:
    from doab.server.running import Running

START = "start sealed"
"""How a record says that this server has written the position it begins at."""


# -- looking back


def position_at(room: Room, user_id: str | None, number: int, seat: int | None) -> say.Position:
    """A position of the past. When the game has come to its end, it may be seen from any seat."""
    room.may_see(user_id)
    if seat is not None and seat >= len(room.seats):
        raise Refused(404, "no_such_seat", f"There is no seat {seat}.")
    if not sight.is_uncovered(room):
        seat = sight.viewed_seat(room, user_id, seat)
    elif seat is None:
        seat = sight.viewed_seat(room, user_id, None)
    return sight.position(room, room.running.pasts.game_at(room, number), seat)


def since(room: Room, seat: Seat) -> say.Since:
    """What happened after the seat's last own answer."""
    answers = zip(room.game.steps, room.given, strict=True)
    own = [step.seat == seat.number and given.how == playing.BY_HAND for step, given in answers]
    last = len(own) - own[::-1].index(True) if any(own) else 0
    log = sight.log_for(room, seat.number, last + 1, None)
    return say.Since(seen=last, steps=log.steps, happenings=log.happenings, next=log.next)


# -- out and in


def record_text(room: Room) -> str:
    """The record, with what is needed to check the dice."""
    game, table = room.game, room.table
    if not sight.is_uncovered(room) and _tells_secrets(room):
        raise _secret_until_over()
    charge(game.version / costs.ANSWERS_PASSED)
    record = game.record()
    if record.start is not None:
        record.remarks = [f"{START} {_start_seal(room.session, record.start)}"]
    if table.kind != "record":
        used = set(room.session.scalars(select(Step.draw).where(Step.table_id == table.id, Step.draw.is_not(None))))
        seed = bytes.fromhex(table.seed)
        seal = Seal(
            commitment(seed),
            tuple(seat.salt for seat in room.seats),
            seed if table.status == "over" else None,
            tuple(number for number in range(1, table.drawn + 1) if number not in used),
        )
        record.remarks += seal.remarks()
    return str(record)


def _tells_secrets(room: Room) -> bool:
    """Whether the record says what an onlooker is not shown. Answers that everybody heard are not secret."""
    game, table = room.game, room.table
    if any(step.audience != EVERYBODY for step in game.steps):
        return True
    if table.start is None:
        return False
    # Its first line gives away the whole position.
    if table.status == "stored":
        return game.rules.sight.may_hide
    return bool(game.rules.sight.hidden_variants(game.state, ONLOOKER, Source(0)))


def _secret_until_over() -> Refused:
    return Refused(409, "secret_until_over", "This game has secrets: its record can be read once the game is over.")


def bare_record_text(room: Room) -> str:
    """The record of a table whose rules are no longer installed: what the log says, without a closing line."""
    table, names = room.table, [seat.name or "" for seat in room.seats]
    rows = room.session.scalars(select(Step).where(Step.table_id == table.id).order_by(Step.number)).all()
    played = table.status == "over" or table.result is not None
    if not played and (table.start or any(row.audience != EVERYBODY for row in rows)):
        raise _secret_until_over()
    moves = [Move(names[row.seat] if row.seat >= 0 else "chance", row.text) for row in rows]
    digest = table.edition_digest
    return str(
        Record(table.game, table.rules, table.edition, digest, names, dict(table.options), moves, start=table.start)
    )


def read_record(running: Running, text: str) -> tuple[Record, Game]:
    """Check an uploaded record by replaying it."""
    charge(len(text) / costs.BYTES_OF_RECORD)
    try:
        record = parse_record(text)
        for name in record.names:
            if len(name) > LONGEST_NAME:
                raise RecordError(1, f"a player's name may have at most {LONGEST_NAME} characters")
        if len(record.moves) > playing.LONGEST_GAME:
            raise RecordError(0, f"the record has more than {playing.LONGEST_GAME} answers")
        _check_start(running, record)
        with running.pasts.replaying(patience=0.2):
            return record, Game.from_record(record)
    except RecordError as error:
        raise Refused(400, "bad_record", str(error), line=error.line) from error


def _check_start(running: Running, record: Record) -> None:
    """A position in the middle of things must be one that this server has written.

    A made-up one can hold questions that no game asks, and the rules would never find a way out of them.
    """
    if record.start is None or not any(part.split()[:1] == ["open"] for part in record.start.split("|")):
        return
    with running.database.read() as session:
        seal = f"{START} {_start_seal(session, record.start)}"
    if not any(hmac.compare_digest(remark.encode(), seal.encode()) for remark in record.remarks):
        raise RecordError(
            record.start_line, "only records that this server has written may begin in the middle of a turn"
        )


def _start_seal(session: Session, start: str) -> str:
    key = session.get_one(Key, START_KEY)
    return hmac.digest(bytes.fromhex(key.value), start.encode(), "sha256").hex()


def store(running: Running, session: Session, user: User, record: Record, game: Game) -> TableRow:
    """Keep an uploaded record as a table that can be looked at and forked."""
    seating.check_quota(session, user.id)
    table = TableRow(
        id=new_id(),
        kind="record",
        status="stored",
        host_id=user.id,
        pace=clocks.to_json(clocks.NoClock()),
        seed=secrets.token_hex(32),
        start=None if game.start_text is None else nameless(game.rules, first_state(game), len(game.names)),
        **seating.described(game.rules, len(game.names), record.options),
    )
    seats = [Seat(table_id=table.id, number=number, name=name) for number, name in enumerate(game.names)]
    session.add(table)
    session.flush()  # its seats refer to it
    session.add_all(seats)
    now = running.heartbeat.now()
    given = [Given("chance" if step.seat < 0 else playing.BY_HAND, now) for step in game.steps]
    room = Room(running, session, table, seats, Played(0, game, given))
    table.version = 0
    write_steps(room)
    table.version = game.version
    if record.result is not None:
        table.result = [
            {
                "seat": seat,
                "name": name,
                "rank": rank,
                "score": score,
                "dropped": False,
                "items": waiting.score_items(game, seat),
            }
            for seat, (name, rank, score) in enumerate(record.result)
        ]
    return table


def first_state(game: Game) -> State:
    """Where a game began that did not begin at the start."""
    assert game.start_text is not None
    return Game.at(game.rules, game.start_text).state


# -- playing on


def fork(room: Room, user: User, game: Game, wanted: ask.ForkTable) -> TableRow:
    """A new table that begins where this game stood, as far as the player knows it."""
    if game.over:
        raise Refused(409, "game_over", "The game is over there: choose an earlier position.")
    charge(costs.TABLE)
    seating.check_quota(room.session, user.id)
    seat = sight.viewed_seat(room, user.id, None)
    rules = game.rules
    state = game.state
    if not sight.is_uncovered(room):
        # What the player cannot see is made up: a fork must not be a way to look at it.
        seen = sight.known_to(room, game, ONLOOKER if seat is None else seat)
        state = rules.sight.imagine(seen, Source(secrets.token_hex(16)))
    old = room.table
    sandbox = wanted.as_ == "sandbox"
    table = TableRow(
        id=new_id(),
        kind="sandbox" if sandbox else "table",
        host_id=user.id,
        visible=wanted.visible and not sandbox,
        pace=clocks.to_json(wanted.pace),
        seed=secrets.token_hex(32),
        takeover_bot=usual_bot(rules.name),
        edition_text=old.edition_text,
        start=nameless(rules, state, len(room.seats)),
        forked_from=old.id,
        forked_at=game.version,
        **seating.described(rules, len(room.seats), old.options),
    )
    seats = [Seat(table_id=table.id, number=number) for number in range(len(room.seats))]
    room.session.add(table)
    room.session.flush()  # its seats refer to it
    for number, kind in seating.parse_bots(room.running.settings, rules.name, wanted.bots, len(seats)).items():
        seating.seat_bot(seats, seats[number], kind)
    if sandbox:
        for own, was in zip(seats, room.seats, strict=True):
            if own.name is None:
                own.user_id, own.name, own.confirm = user.id, was.name, "off"
    else:
        free = next((own for own in seats if own.name is None), None)
        if free is not None:
            seating.take_seat(rules, seats, free, user, None, "")
    room.session.add_all(seats)
    return table
