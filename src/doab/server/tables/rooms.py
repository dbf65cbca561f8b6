"""One table with all that belongs to it, as a request works on it: read in one look, or changed in one transaction."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, insert, select
from sqlalchemy.orm import Session

from doab.core import Game
from doab.core.sealed import SealedSource
from doab.server.errors import Refused
from doab.server.hub import LOBBY, table_topic
from doab.server.rows.schema import Happening, Seat, Step, TableRow
from doab.server.tables.games import Given, Played, standing_of
from doab.server.tables.lobby import shown
from doab.server.webhooks.outbox import announce

if TYPE_CHECKING:
    from doab.server.running import Running

SNAPSHOT_EVERY = 25
"""Answers between two snapshots."""


@dataclass
class Room:
    """A table, its seats and its game. In a change, `game` is a copy that may be played on."""

    running: Running
    session: Session
    table: TableRow
    seats: list[Seat]
    played: Played | None
    now: float = field(init=False)
    # What a change has done so far.
    kept: int = 0
    """Answers of the log that were there before and still are."""
    draws: dict[int, int] = field(default_factory=dict)
    """Number of an answer of chance → number of its draw."""
    keys: dict[int, str] = field(default_factory=dict)
    touched: bool = False
    """The table has changed: requests that were made for what it was are stale."""
    news: bool = False
    """There is something new to see at the table, but nothing that makes a request stale."""
    shown: object = None
    """What the lobby showed of it before."""
    afterwards: list[Callable[[], None]] = field(default_factory=list)
    """What is done once everything is on disk."""

    def __post_init__(self) -> None:
        self.now = self.running.heartbeat.now()

    @property
    def game(self) -> Game:
        if self.played is None:
            raise Refused(409, "not_started", "The game has not begun.")
        return self.played.game

    @property
    def given(self) -> list[Given]:
        """How the answers of `game` came about."""
        assert self.played is not None, "asked after `game`"
        return self.played.given

    @property
    def drawn(self) -> int:
        """How many draws have been made from the sealed dice."""
        assert isinstance(self.game.source, SealedSource), "tables draw from nothing else"
        return int(self.game.source.drawn)

    # -- who

    def seats_of(self, user_id: str | None) -> list[Seat]:
        return [seat for seat in self.seats if user_id is not None and seat.user_id == user_id and seat.name]

    def own_seat(self, user_id: str, number: int | None) -> Seat:
        """The seat that a user speaks for: the one they name, or their only one, or the one that is asked."""
        own = self.seats_of(user_id)
        if not own:
            raise Refused(403, "not_at_table", "You have no seat at this table.")
        if number is not None:
            for seat in own:
                if seat.number == number:
                    return seat
            raise Refused(403, "not_your_seat", f"Seat {number} is not yours.")
        return next((seat for seat in own if seat.number == self.table.waits_for), own[0])

    def may_see(self, user_id: str | None) -> None:
        """A table that is not visible is for its players and its host, and before the start for anybody they invite."""
        table = self.table
        if table.visible or table.status == "open":
            return
        at_table = user_id is not None and any(seat.user_id == user_id for seat in self.seats)
        if not at_table and (user_id is None or table.host_id != user_id):
            raise Refused(403, "not_visible", "Only its players can see this table.")

    def people(self) -> list[str]:
        """The users who sit here, each once."""
        return list(dict.fromkeys(seat.user_id for seat in self.seats if seat.user_id and seat.name))

    def played_by_bot(self, seat: Seat) -> str | None:
        """The kind of bot that answers for a seat; None: a person does."""
        if seat.bot is not None:
            return seat.bot
        return (seat.stand_in_bot or self.table.takeover_bot) if seat.stand_in else None

    @property
    def allows_hints(self) -> bool:
        """Because the host says so, or because there is nobody here but one person and bots."""
        hints = self.table.hints
        return hints == "all" or (hints == "alone" and len(self.people()) <= 1)

    # -- telling

    def happened(self, kind: str, seat: int | None = None, **details: Any) -> None:
        """Something for the log that everybody reads."""
        self.touched = True
        self.remarked(kind, seat, **details)

    def remarked(self, kind: str, seat: int | None = None, **details: Any) -> None:
        """The same, for something that changes nothing about the game: it makes no request stale."""
        self.news = True
        after = 0 if self.played is None else self.game.version
        self.session.add(
            Happening(table_id=self.table.id, at=self.now, kind=kind, seat=seat, after=after, details=details)
        )

    def announce(self, seat: Seat, kind: str, **details: Any) -> None:
        """Notify the owner of a seat through their webhooks."""
        if seat.user_id is not None and seat.name is not None:
            event = {"table": self.table, "seat": seat, "details": details, "at": self.now}
            announce(self.session, seat.user_id, kind, event)


def find_table(session: Session, table_id: str, lock: bool = False) -> TableRow:
    wanted = select(TableRow).where(TableRow.id == table_id)
    if lock:  # rows that only refer to the table need not wait: its id stays what it is
        wanted = wanted.with_for_update(key_share=True)
    table = session.scalars(wanted).one_or_none()
    if table is None:
        raise Refused(404, "no_such_table", "There is no such table.")
    return table


def lock_tables(session: Session, ids: Iterable[str]) -> None:
    """Nobody else changes these tables until the transaction ends. Locked before all their other rows and always in the
    same order, so that no two transactions wait for each other."""
    wanted = select(TableRow.id).where(TableRow.id.in_(ids)).order_by(TableRow.id)
    session.execute(wanted.with_for_update(key_share=True))


def _enter(running: Running, session: Session, table_id: str, lock: bool, with_game: bool = True) -> Room:
    table = find_table(session, table_id, lock)
    seats = list(session.scalars(select(Seat).where(Seat.table_id == table_id).order_by(Seat.number)))
    played = running.games.of(session, table, seats) if with_game and table.status != "open" else None
    return Room(running, session, table, seats, played)


@contextmanager
def look(running: Running, table_id: str, with_game: bool = True) -> Iterator[Room]:
    """A table to be read; without its game, even if its rules are no longer there."""
    with running.database.read() as session:
        yield running.glances.room(running, session, table_id) or _look_closely(running, session, table_id, with_game)


def _look_closely(running: Running, session: Session, table_id: str, with_game: bool) -> Room:
    room = _enter(running, session, table_id, lock=False, with_game=with_game)
    running.glances.keep(room)
    return room


class Glances:
    """Tables as they were last seen. While nothing about one has changed, its rows need not be read again."""

    def __init__(self, kept: int = 500) -> None:
        self._kept = kept
        self._seen: OrderedDict[str, tuple[TableRow, list[Seat]]] = OrderedDict()
        self._lock = threading.Lock()

    def keep(self, room: Room) -> None:
        with self._lock:
            self._seen[room.table.id] = room.table, room.seats
            self._seen.move_to_end(room.table.id)
            while len(self._seen) > self._kept:
                self._seen.popitem(last=False)

    def room(self, running: Running, session: Session, table_id: str) -> Room | None:
        with self._lock:
            seen = self._seen.get(table_id)
        if seen is None:
            return None
        table, seats = seen
        if session.scalar(select(TableRow.glance).where(TableRow.id == table_id)) != table.glance:
            return None
        played = None if table.status == "open" else running.games.known(table_id, table.revision)
        if played is None and table.status != "open":
            return None
        return Room(running, session, table, seats, played)


@contextmanager
def change(running: Running, table_id: str) -> Iterator[Room]:
    """A table to be changed: everything the block does is on disk when it ends, or, if it raises, none of it."""
    if table_id not in running.games:
        with running.database.read() as session:  # a long log is replayed before anybody has to wait for us
            _enter(running, session, table_id, lock=False)
    with running.database.write() as session:
        room = _enter(running, session, table_id, lock=True)
        room.shown = shown(room.table, room.seats)
        if room.played is not None:
            room.played = room.played.copy()
            room.kept = len(room.played.game.steps)
            room.game.standing = standing_of(room.table)
        yield room
        _write(room)
    _after(room)


def _write(room: Room) -> None:
    """Write what the change did into the rows."""
    table = room.table
    if room.played is not None:
        game = room.game
        changed = room.kept != table.version or len(game.steps) != table.version
        if changed:
            write_steps(room)
            table.version = len(game.steps)
            table.drawn = room.drawn
            table.moved_at = room.now
            table.rewind = None
            room.touched = True
            if table.snapshot_version > room.kept:
                table.snapshot, table.snapshot_version = None, 0
            if not game.undoable and table.version - table.snapshot_version >= SNAPSHOT_EVERY:
                table.snapshot, table.snapshot_version = game.state.to_json(), table.version
        standing = [[*asked, *given] for asked, given in game.standing.answers.items()]
        if standing != table.standing:
            table.standing, room.news = standing, True
    if room.touched or room.news:
        table.glance += 1
    if room.touched:
        table.revision += 1
        if room.played is not None:
            room.played.revision = table.revision


def write_steps(room: Room) -> None:
    game, table = room.game, room.table
    if room.kept < table.version:
        room.session.execute(delete(Step).where(Step.table_id == table.id, Step.number > room.kept))
    rows = [
        {
            "table_id": table.id,
            "number": number,
            "seat": step.seat,
            "text": step.action.text,
            "question": step.question,
            "how": room.given[number - 1].how,
            "audience": step.audience,
            "draw": room.draws.get(number),
            "key": room.keys.get(number),
            "at": room.given[number - 1].at,
        }
        for number, step in enumerate(game.steps[room.kept :], room.kept + 1)
    ]
    if rows:
        room.session.execute(insert(Step), rows)


def _after(room: Room) -> None:
    """Everything is on disk: now it may be announced."""
    if room.touched:
        _tell(room)
    if room.touched or room.news:
        room.running.glances.keep(room)
        room.running.hub.publish(table_topic(room.table.id), {"type": "changed"})
    if shown(room.table, room.seats) != room.shown:
        room.running.hub.publish(LOBBY, {"table": room.table.id})
    for do in room.afterwards:
        do()


def _tell(room: Room) -> None:
    running, table = room.running, room.table
    if room.played is not None:
        running.games.keep(table.id, room.played)
    if table.bot_to_move is not None and table.status == "playing":
        running.bots.wake(table.id)
