"""The database: one engine, reading in sessions, writing in transactions that are on disk when they end."""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.orm import Session

from doab.core.errors import DoabError
from doab.server.rows.opening import MIGRATIONS, VERSION, check_form, check_length, told_plainly
from doab.server.rows.postgres import one_snapshot, postgres_engine, with_driver
from doab.server.rows.schema import START_KEY, Key


class UnknownDatabase(DoabError):
    """An address of a kind of database that this program does not know."""


class Database:
    def __init__(self, url: str) -> None:
        self.url = with_driver(make_url(url))
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        if not self.is_sqlite and self.url.get_backend_name() != "postgresql":
            raise UnknownDatabase(f"tables are kept in SQLite or PostgreSQL, not in “{self.url.drivername}”")
        self.file = Path(self.url.database) if self.is_sqlite and self.url.database else None
        """What SQLite keeps the rows in; None: a server does, or they are only in memory."""
        if self.file is not None:
            self.file.parent.mkdir(parents=True, exist_ok=True)
        # SQLite lets one connection write at a time and makes the others sleep and try again; waiting here is fairer.
        self._writing = threading.Lock() if self.is_sqlite else nullcontext()
        self.engine = _sqlite_engine(self.url) if self.is_sqlite else postgres_engine(self.url)
        self._reader = self.engine if self.is_sqlite else one_snapshot(self.engine)
        self.wrote: Callable[[float], None] = lambda seconds: None
        """Called with the time that each writing transaction took."""
        self._writer = self.engine.execution_options(writes=True)

    def migrate(self, to: str = "head") -> None:
        """Bring the tables of the database to the form that this program needs, or to an older one that is newer than
        theirs; nothing is lost. Raises `CannotOpen`."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        with told_plainly(self.url):
            self.check_form()
            if self.is_sqlite:
                _write_ahead(self.engine)
            with self.engine.connect() as connection:
                config.attributes["connection"] = connection
                command.upgrade(config, to)
                connection.commit()
            with self.write() as session:
                # Finds out whether it may be written: SQLite begins to write a file that is read-only all the same.
                session.execute(text(f"UPDATE {VERSION} SET version_num = version_num"))
                if session.get(Key, START_KEY) is None:
                    session.add(Key(name=START_KEY, value=secrets.token_hex(32)))

    def check_form(self) -> None:
        """Raise `CannotOpen` unless it is one of ours and whole, or empty."""
        with told_plainly(self.url), self.engine.connect() as connection:
            check_form(connection)
            if self.file is not None:
                check_length(connection, self.file)

    @contextmanager
    def read(self) -> Iterator[Session]:
        """A session that sees one state of the database."""
        with Session(self._reader, expire_on_commit=False) as session:
            yield session

    @contextmanager
    def write(self) -> Iterator[Session]:
        """One transaction: all of it is on disk when the block ends, or, after an exception, none of it."""
        began = time.perf_counter()
        with self._writing, Session(self._writer, expire_on_commit=False) as session:
            yield session
            session.commit()
        self.wrote(time.perf_counter() - began)

    def close(self) -> None:
        self.engine.dispose()


def _sqlite_engine(url: Any) -> Engine:
    """Errors do not quote what was written: they go into the log, and chat and hashes must not."""
    engine = create_engine(url, connect_args={"timeout": 30}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions are begun below, not by the driver
        for pragma in ("synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A transaction that will write says so at once: one that finds out later could fail on what it has read.
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _write_ahead(engine: Engine) -> None:
    """Readers do not wait for writers. The file remembers this setting: made once the file is known to be ours."""
    with closing(engine.raw_connection()) as connection:
        connection.cursor().execute("PRAGMA journal_mode=WAL")
