"""Games in memory, made from their logs. They are a cache: the rows are the truth."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field

from sqlalchemy import select
from sqlalchemy.orm import Session

from doab.core import Game, Rules
from doab.core.errors import DoabError, EditionError, PositionError, UnknownGame
from doab.core.sealed import SealedSource
from doab.core.standing import StandingAnswers
from doab.core.state import State
from doab.core.steps import Step as GameStep
from doab.server.editions import rules_for
from doab.server.errors import Refused
from doab.server.guard import costs
from doab.server.guard.costs import charge
from doab.server.rows.schema import Seat, Step, TableRow

KEPT = 500
"""Games that are kept in memory; an idle one is loaded again in a tenth of a second."""


@dataclass(frozen=True)
class Given:
    """How an answer came about, and when."""

    how: str
    at: float


@dataclass
class Played:
    """A game and how each of its answers came about. It is not changed while in the cache: a change works on a copy."""

    revision: int
    game: Game
    given: list[Given] = field(default_factory=list)
    untold: int = 0
    """So many answers from the beginning do not know what they did: the game was loaded from a snapshot."""

    def copy(self) -> Played:
        return Played(self.revision, self.game.copy(), list(self.given), self.untold)

    def common(self, other: Played) -> int:
        """How many of the answers of one stand in the other, too."""
        shared = zip(self.game.steps, other.game.steps, self.given, other.given, strict=False)
        number = 0
        for mine, theirs, when, then in shared:
            if mine is not theirs and (when, mine.seat, mine.action.index) != (then, theirs.seat, theirs.action.index):
                break
            number += 1
        return number


class Games:
    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._games: OrderedDict[str, Played] = OrderedDict()
        self._lock = threading.Lock()

    def of(self, session: Session, table: TableRow, seats: Sequence[Seat]) -> Played:
        """The game as it stands in the table's row."""
        with self._lock:
            played = self._games.get(table.id)
            if played is not None and played.revision == table.revision:
                self._games.move_to_end(table.id)
                return played
        played = load(session, table, seats)
        self.keep(table.id, played)
        return played

    def keep(self, table_id: str, played: Played) -> None:
        with self._lock:
            known = self._games.get(table_id)
            if known is None or known.revision < played.revision:  # a slow reader must not bring back an older one
                self._games[table_id] = played
            self._games.move_to_end(table_id)
            while len(self._games) > self._kept:
                self._games.popitem(last=False)

    def known(self, table_id: str, revision: int) -> Played | None:
        """The game at that revision, if it is here."""
        with self._lock:
            played = self._games.get(table_id)
        return played if played is not None and played.revision == revision else None

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._games

    def forget(self, table_id: str) -> None:
        with self._lock:
            self._games.pop(table_id, None)


def rules_of(table: TableRow) -> Rules:
    """The rules that the table began with."""
    try:
        return rules_for(table.game, table.rules, table.edition_text)
    except (UnknownGame, EditionError) as error:
        raise Refused(409, "rules_gone", f"This table cannot be played on here: {error}.") from error


def begun(rules: Rules, table: TableRow, names: Sequence[str]) -> Game:
    """The game before its first answer. In the row, the players of a position have no names yet."""
    if table.start is None:
        return Game.new(rules, names, table.options)
    try:
        game = Game.at(rules, table.start)
    except PositionError as error:  # without its text, which gives away the whole position
        raise Refused(409, "no_positions", "A table of this game cannot begin in the middle of a game.") from error
    game.names = list(names)
    game.start_text = rules.store.describe(game.state, game.names)
    return game


def nameless(rules: Rules, state: State, seats: int) -> str:
    """A position as it is kept: whatever players call themselves, it can be read back."""
    return rules.store.describe(state, [f"Seat{number + 1}" for number in range(seats)])


def standing_of(table: TableRow) -> StandingAnswers:
    return StandingAnswers({(seat, question): (answer, once) for seat, question, answer, once in table.standing})


def load(session: Session, table: TableRow, seats: Sequence[Seat], upto: int | None = None) -> Played:
    """Replay the log, from the snapshot if there is one that fits; with `upto`, only that many answers."""
    wanted = select(Step.seat, Step.text, Step.question, Step.how, Step.audience, Step.at).where(
        Step.table_id == table.id
    )
    if upto is not None:
        wanted = wanted.where(Step.number <= upto)
    rows = session.execute(wanted.order_by(Step.number)).all()
    rules = rules_of(table)
    names = [seat.name or f"Seat {seat.number + 1}" for seat in seats]
    game = begun(rules, table, names)
    done = 0
    snapshot = None
    if 0 < table.snapshot_version <= len(rows):
        snapshot = session.scalar(select(TableRow.snapshot).where(TableRow.id == table.id))
    if snapshot is not None:
        done = table.snapshot_version
        game.state = rules.store.from_json(snapshot)
        game.steps = [
            GameStep(row.seat, rules.table.parse(row.text), [], question=row.question, audience=row.audience)
            for row in rows[:done]
        ]
    charge((len(rows) - done) / costs.ANSWERS_REPLAYED)
    for number, row in enumerate(rows[done:], done + 1):
        try:
            game.play(row.text, standing=False)
        except DoabError as error:
            raise Refused(409, "rules_gone", f"The log of this table cannot be replayed at answer {number}.") from error
    game.source = SealedSource(bytes.fromhex(table.seed), [seat.salt for seat in seats], table.drawn)
    return Played(table.revision, game, [Given(row.how, row.at) for row in rows], done)
