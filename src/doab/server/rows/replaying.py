"""Do the installed rules still play the stored games as they were played?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Row, func, select
from sqlalchemy.engine import make_url
from sqlalchemy.orm import Session

from doab.core import CHANCE, Game, digest
from doab.core.errors import DoabError, GameError
from doab.server.editions import rules_for
from doab.server.rows.database import Database
from doab.server.rows.opening import CannotOpen, told_plainly
from doab.server.rows.schema import Seat, Step, TableRow

# By name, not as objects: a database that is still of an older form may lack other columns.
OF_A_TABLE = (
    TableRow.id,
    TableRow.game,
    TableRow.rules,
    TableRow.status,
    TableRow.edition_digest,
    TableRow.edition_text,
    TableRow.options,
    TableRow.start,
    TableRow.result,
    TableRow.snapshot,
    TableRow.snapshot_version,
)


class Diverges(DoabError):
    """A game is played differently now from how it was."""


@dataclass(frozen=True)
class Replayed:
    """What became of one table. `fault` is empty when everything is as it was."""

    table_id: str
    game: str
    status: str
    answers: int
    fault: str = ""


def count_tables(database: Database) -> int:
    with told_plainly(database.url), database.read() as session:
        return session.scalar(select(func.count()).select_from(TableRow)) or 0


def replay_tables(database: Database) -> Iterator[Replayed]:
    """Every table, oldest first. Each is read on its own, so that a running server is not held up."""
    with told_plainly(database.url):
        with database.read() as session:
            ids = session.scalars(select(TableRow.id).order_by(TableRow.created_at)).all()
        for table_id in ids:
            with database.read() as session:
                table = session.execute(select(*OF_A_TABLE).where(TableRow.id == table_id)).one_or_none()
                if table is not None:
                    yield _replay(session, table)


def find_database(url: str) -> Database:
    """The database at this address. It must be there: a search for faults does not create one."""
    file = make_url(url).database
    if make_url(url).get_backend_name() == "sqlite" and file and not Path(file).exists():
        raise CannotOpen(f"there is no database {file}")
    database = Database(url)
    database.check_form()
    return database


def _replay(session: Session, table: Row[Any]) -> Replayed:
    wanted = select(Step.seat, Step.text, Step.question).where(Step.table_id == table.id)
    steps = session.execute(wanted.order_by(Step.number)).all()
    seats = session.execute(select(Seat.number, Seat.name).where(Seat.table_id == table.id).order_by(Seat.number)).all()
    fault = ""
    try:
        _check(table, [seat.name or f"Seat {seat.number + 1}" for seat in seats], steps)
    except DoabError as error:
        fault = str(error)
    except Exception as error:  # faults in the rules are among what is looked for
        fault = f"the rules fail with {error!r}"
    return Replayed(table.id, table.game, table.status, len(steps), fault)


def _check(table: Row[Any], names: list[str], steps: Sequence[Row[int, str, str]]) -> None:
    rules = rules_for(table.game, table.rules, table.edition_text)
    if rules.edition_digest != table.edition_digest:
        raise Diverges(f"it was begun with edition {table.edition_digest}, but {rules.edition_digest} is installed")
    game = Game.at(rules, table.start) if table.start else Game.new(rules, names, table.options)
    for number, step in enumerate(steps, 1):
        _check_step(game, step, number)
        if number == table.snapshot_version and table.snapshot is not None:
            if digest(rules.store.from_json(table.snapshot)) != digest(game.state):
                raise Diverges(f"answer {number}: it leads to a different position from the one that was kept")
    if game.over:
        if table.status == "playing":
            raise Diverges("the replay ends the game, but it is still going on")
        now, then = rules.scores(game.state), [seat["score"] for seat in table.result or []]
        if then and now != then:
            raise Diverges(f"it ended with scores {then}, the replay ends with {now}")


def _check_step(game: Game, step: Row[int, str, str], number: int) -> None:
    if game.over:
        raise Diverges(f"answer {number}: “{step.text}” comes after the end of the game")
    asked, was_asked = (game.state.to_move(), game.question), (step.seat, step.question)
    if asked != was_asked:
        raise Diverges(f"answer {number}: “{step.text}” answered {_told(*was_asked)}, now it is {_told(*asked)}")
    try:
        game.play(step.text, standing=False)
    except GameError as error:
        raise Diverges(f"answer {number}: {error}") from error


def _told(seat: int, question: str | None) -> str:
    return f"“{question}” of {'chance' if seat == CHANCE else f'seat {seat}'}"
