"""PostgreSQL: its driver, and what a transaction sees there. Why it is so: docs/decisions/0012-postgresql.md."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Engine, create_engine
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from doab.core.errors import DoabError

NAMES: Final = ("postgresql", "postgres")
"""How an address without a driver may begin; hosting services write either."""
DRIVER: Final = "postgresql+psycopg"
CONNECTIONS: Final = 40
"""As many as there are threads that answer requests: none of them waits for another's connection."""
CONFLICTS: Final = {"40001", "40P01"}
"""PostgreSQL's codes for a transaction that was ended because of another one: `serialization_failure` and
`deadlock_detected`. Nothing of it was kept, and trying again succeeds."""


class NoDriver(DoabError):
    """The package that talks to PostgreSQL is not installed."""


def with_driver(url: URL) -> URL:
    """The address that operators know, `postgresql://…`, with the driver that Doab brings."""
    return url.set(drivername=DRIVER) if url.drivername in NAMES else url


def postgres_engine(url: URL) -> Engine:
    """A change locks the row of its table and then reads what is newest: READ COMMITTED, whatever the server's
    default is."""
    try:
        return create_engine(
            url,
            isolation_level="READ COMMITTED",
            pool_pre_ping=True,
            pool_size=CONNECTIONS // 4,
            max_overflow=CONNECTIONS - CONNECTIONS // 4,
            hide_parameters=True,
        )
    except ImportError as error:
        raise NoDriver("PostgreSQL needs its driver: pip install 'doab[postgres]' brings it") from error


def one_snapshot(engine: Engine) -> Engine:
    """The same engine for reading: everything a session asks is answered as of the moment of its first question."""
    return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def is_conflict(error: BaseException) -> bool:
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in CONFLICTS
