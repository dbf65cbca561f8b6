"""A PostgreSQL of the tests' own: a folder and a port that nobody else uses, and nothing left behind."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import OperationalError

from doab.server.rows.database import Database
from doab.server.rows.postgres import postgres_engine, with_driver
from tests.server.client import SECONDS

QUICK: Final = """
fsync = off
synchronous_commit = off
full_page_writes = off
listen_addresses = '127.0.0.1'
max_connections = 200
shared_buffers = 32MB
deadlock_timeout = 50ms
"""
"""Nothing here has to survive a power cut."""
WATCHING: Final = """
read -r _
kill -INT "$1" 2>/dev/null
for _ in $(seq 100); do [ -e "$0/postmaster.pid" ] && sleep 0.1; done
rm -rf "$0"
"""
"""Stops it and removes its folder when the pipe from the tests closes: however they end, it does not outlive them."""
TRIES: Final = 5
"""Ports that are tried: one that was free a moment ago may have been taken."""
EMPTY: Final = "template0"
MIGRATED: Final = "migrated"


class NoPostgres(Exception):
    """It cannot be started here, and why."""


def programs() -> Path:
    """The folder of `initdb` and `postgres`. Debian has one for each version, and none of them on the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda path: int(path.parts[4]))
    named = shutil.which("postgres")
    if not found and named is None:
        raise NoPostgres("PostgreSQL is not installed: sudo apt install postgresql")
    return found[-1].parent if found else Path(str(named)).parent


def ordinary_user() -> dict[str, Any]:
    """As whom it runs, for `subprocess`: PostgreSQL refuses to be root."""
    if os.getuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


class Postgres:
    """A running server. It takes two seconds to make, and a database of it a tenth of one."""

    def __init__(self) -> None:
        self.programs = programs()
        self.user = ordinary_user()
        # Not among pytest's own folders: those let nobody in but who runs the tests.
        self.folder = Path(tempfile.mkdtemp(prefix="doab-postgres-"))
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None
        self.watching: subprocess.Popen[bytes] | None = None
        self._made = 0

    def __enter__(self) -> Self:
        try:
            self._make_folder()
            self._start()
            self._make_template()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()

    def new_database(self, like: str = MIGRATED) -> str:
        """The address of a database that nobody else uses."""
        self._made += 1
        name = f"tables_{self._made}"
        self._create(name, like)
        return self.address(name)

    @contextmanager
    def databases(self) -> Iterator[Callable[..., str]]:
        """Makes new ones, which are gone when the block ends: each takes some megabytes."""
        made: list[str] = []

        def new_database(like: str = MIGRATED) -> str:
            made.append(self.new_database(like))
            return made[-1]

        yield new_database
        with self._connect() as connection:
            for address in made:
                connection.execute(text(f"DROP DATABASE {make_url(address).database} WITH (FORCE)"))

    def files(self, address: str) -> list[Path]:
        """What the rows of a database are in, with everything that has been written so far."""
        with self._connect() as connection:
            connection.execute(text("CHECKPOINT"))
            wanted = text("SELECT oid FROM pg_database WHERE datname = :name")
            oid = connection.scalar(wanted, {"name": make_url(address).database})
        return [path for path in (self.folder / "base" / str(oid)).iterdir() if path.is_file()]

    def address(self, name: str) -> str:
        return f"postgresql://doab@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        if self.watching is None:
            shutil.rmtree(self.folder, ignore_errors=True)
            return
        assert self.process is not None
        assert self.watching.stdin is not None
        self.watching.stdin.close()
        self.process.wait(SECONDS)
        self.watching.wait(SECONDS)

    def _make_folder(self) -> None:
        if self.user:
            os.chown(self.folder, self.user["user"], self.user["group"])
        command = [str(self.programs / "initdb"), "-D", str(self.folder), "--no-sync", "--username=doab"]
        command += ["--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8"]
        made = subprocess.run(command, capture_output=True, text=True, cwd="/", check=False, **self.user)
        assert made.returncode == 0, made.stdout + made.stderr
        with (self.folder / "postgresql.conf").open("a", encoding="utf-8") as settings:
            settings.write(QUICK)

    def _start(self) -> None:
        for _ in range(TRIES):
            with socket.create_server(("127.0.0.1", 0)) as free:
                self.port = free.getsockname()[1]
            where = ["-D", str(self.folder), "-p", str(self.port), "-k", str(self.folder)]
            with (self.folder / "stderr.log").open("ab") as log:
                self.process = subprocess.Popen(
                    [self.programs / "postgres", *where], stderr=log, cwd="/", start_new_session=True, **self.user
                )
            command = ["sh", "-c", WATCHING, str(self.folder), str(self.process.pid)]
            watching = subprocess.Popen(
                command, stdin=subprocess.PIPE, text=False, cwd="/", start_new_session=True, **self.user
            )
            self.watching = watching
            if self._answers():
                return
            watching.kill()
            watching.communicate()
            self.watching = None
        raise AssertionError(f"PostgreSQL does not start: {(self.folder / 'stderr.log').read_text(encoding='utf-8')}")

    def _answers(self) -> bool:
        """Wait until it does; False if it has ended."""
        assert self.process is not None
        deadline = time.monotonic() + SECONDS
        while self.process.poll() is None:
            try:
                with self._connect():
                    return True
            except OperationalError:
                assert time.monotonic() < deadline, "PostgreSQL takes no connections"
                time.sleep(0.02)
        return False

    def _make_template(self) -> None:
        self._create(MIGRATED, EMPTY)
        template = Database(self.address(MIGRATED))
        template.migrate()
        template.close()

    def _create(self, name: str, like: str) -> None:
        with self._connect() as connection:
            connection.execute(text(f"CREATE DATABASE {name} TEMPLATE {like}"))

    @contextmanager
    def _connect(self) -> Iterator[Connection]:
        engine = postgres_engine(with_driver(make_url(self.address("postgres"))))
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            yield connection
        engine.dispose()
