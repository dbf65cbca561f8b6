"""If a database cannot be used, one sentence says so, before anything else starts."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from doab.core.errors import DoabError

MIGRATIONS: Final = Path(__file__).parent / "migrations"
OURS: Final = {"users", "tables", "seats", "steps"}
"""Tables that every database of Doab has had from the first version on."""
VERSION: Final = "alembic_version"
SAID: Final = {
    "SQLITE_NOTADB": "{file} is no database",
    "SQLITE_CORRUPT": "{file} is damaged or has been cut short: put back a copy that is whole",
    "SQLITE_READONLY": "{file} or its folder is read-only: Doab has to write there",
    "SQLITE_FULL": "the disk with {file} is full",
}
"""What SQLite calls a fault, and what the person who runs the server reads."""


class CannotOpen(DoabError):
    """The database is not there, is not one of ours, or cannot be read and written."""


@contextmanager
def told_plainly(url: URL) -> Iterator[None]:
    """Whatever the database refuses in this block is one sentence that names the database."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise CannotOpen(_sentence(url, error)) from error


def name_of(url: URL) -> str:
    """What the person who runs the server calls it: a file, or the address without its password."""
    return str(url.database) if url.get_backend_name() == "sqlite" else url.render_as_string()


def check_form(connection: Connection) -> None:
    """Raise unless the database is empty or of a form that this program knows. Nothing is changed."""
    name, tables = name_of(connection.engine.url), set(inspect(connection).get_table_names())
    if not tables - {VERSION}:
        return
    if not tables >= {VERSION, *OURS}:
        raise CannotOpen(f"{name} is the database of another program: Doab wants one of its own")
    form = connection.scalar(text(f"SELECT version_num FROM {VERSION}"))
    if form not in {revision.revision for revision in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}:
        raise CannotOpen(f"{name} has been used with a newer Doab (form {form}), and this one is too old for it")


def check_length(connection: Connection, file: Path) -> None:
    """Raise if the last page is not whole: SQLite takes what is missing for zeros, and stumbles over them in the middle
    of a game. What was being written when a server was killed is not meant: the log beside the file has all of it."""
    log = file.with_name(f"{file.name}-wal")
    if file.exists() and file.stat().st_size % connection.scalar(text("PRAGMA page_size")):
        if not log.exists() or log.stat().st_size == 0:
            raise CannotOpen(SAID["SQLITE_CORRUPT"].format(file=file))


def _sentence(url: URL, error: Exception) -> str:
    orig = error.orig if isinstance(error, DBAPIError) else error
    fault = getattr(orig, "sqlite_errorname", "")
    for kind, said in SAID.items():
        if fault.startswith(kind):
            return said.format(file=name_of(url))
    return f"{name_of(url)} cannot be opened: {str(orig).partition(chr(10))[0]}"
