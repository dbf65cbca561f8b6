"""Databases that a server cannot use, and one that another server has: one sentence each."""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path
from typing import Final

import httpx
import pytest
from sqlalchemy import text

from doab.server.rows.database import Database
from tests.server.client import SECONDS
from tests.server.postgres import EMPTY
from tests.server.process import DOAB, ServerProcess

COMMANDS: Final = (("serve", "--port", "0", "--no-open"), ("tables", "check"))
ORDINARY: Final = () if os.getuid() else ("setpriv", "--bounding-set=-dac_override", "--")
"""Who may do everything is not kept from writing where it is forbidden."""

both_commands = pytest.mark.parametrize("words", COMMANDS, ids=["serve", "tables check"])


def call(*words: str, folder: Path, database: str = "") -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("DOAB_")}
    where = {"DOAB_FOLDER": str(folder), "DOAB_DATABASE": database}
    return subprocess.run(
        [*ORDINARY, DOAB, *words], env={**kept, **where}, capture_output=True, text=True, timeout=SECONDS, check=False
    )


def error_of(*words: str, folder: Path, database: str = "") -> str:
    """What a call that fails says: one line."""
    done = call(*words, folder=folder, database=database)
    assert (done.returncode, done.stdout) == (2, "")
    told = re.fullmatch("error: (.*)\n", done.stderr)
    assert told, done.stderr
    return told[1]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The database of a server that was stopped."""
    database = Database(f"sqlite:///{tmp_path / 'doab.sqlite3'}")
    database.migrate()
    database.close()
    return tmp_path / "doab.sqlite3"


@both_commands
@pytest.mark.parametrize("left", ["50 bytes", "half", "all but a page", "all but a byte"])
def test_a_file_that_is_cut_short(file: Path, words: tuple[str, ...], left: str) -> None:
    whole = file.stat().st_size
    lengths = {"50 bytes": 50, "half": whole // 2, "all but a page": whole - 4096, "all but a byte": whole - 1}
    os.truncate(file, lengths[left])
    told = error_of(*words, folder=file.parent)
    assert told == f"{file} is damaged or has been cut short: put back a copy that is whole"


def test_a_page_that_a_killed_server_left_half_written_is_not_missed(file: Path) -> None:
    """The log beside the file has all of it."""
    database = Database(f"sqlite:///{file}")
    with closing(database.engine.raw_connection()) as connection:
        connection.cursor().execute("CREATE TABLE more (name TEXT)")
        copy = file.with_name("copy.sqlite3")
        shutil.copy(file, copy)
        shutil.copy(f"{file}-wal", f"{copy}-wal")
    database.close()
    with copy.open("ab") as half:
        half.write(bytes(100))
    told = Database(f"sqlite:///{copy}")
    told.migrate()
    told.close()


@both_commands
def test_a_file_that_is_no_database(file: Path, words: tuple[str, ...]) -> None:
    file.write_text("Shopping: lentils, rice, turmeric, a new pair of sandals.\n" * 20, encoding="utf-8")
    assert error_of(*words, folder=file.parent) == f"{file} is no database"


@both_commands
def test_a_file_of_another_program_is_left_as_it_is(file: Path, words: tuple[str, ...]) -> None:
    file.unlink()
    sqlite3.connect(file).execute("CREATE TABLE dogs (name TEXT)").connection.close()
    before = file.read_bytes()
    told = error_of(*words, folder=file.parent)
    assert told == f"{file} is the database of another program: Doab wants one of its own"
    assert file.read_bytes() == before


def test_a_file_that_is_read_only(file: Path) -> None:
    file.chmod(0o444)
    assert error_of(*COMMANDS[0], folder=file.parent) == f"{file} or its folder is read-only: Doab has to write there"
    done = call("tables", "check", folder=file.parent)
    assert (done.returncode, done.stdout, done.stderr) == (0, "0 tables, 0 answers: ok\n", "")


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    folder.chmod(0o555)
    yield
    folder.chmod(0o755)


def test_a_folder_that_is_read_only(file: Path) -> None:
    with read_only(file.parent):
        told = error_of(*COMMANDS[0], folder=file.parent)
    assert told == f"{file} or its folder is read-only: Doab has to write there"


@both_commands
@pytest.mark.both_databases
def test_a_database_of_a_newer_program(
    tmp_path: Path, new_database: Callable[..., str], words: tuple[str, ...]
) -> None:
    address = new_database() or f"sqlite:///{tmp_path / 'doab.sqlite3'}"
    database = Database(address)
    database.migrate()
    with database.write() as session:
        session.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    database.close()
    told = error_of(*words, folder=tmp_path, database=address)
    assert told.endswith(" has been used with a newer Doab (form 9999), and this one is too old for it")


@pytest.mark.both_databases
def test_a_database_of_another_program(tmp_path: Path, new_database: Callable[..., str]) -> None:
    address = new_database(EMPTY) or f"sqlite:///{tmp_path / 'dogs.sqlite3'}"
    database = Database(address)
    with database.write() as session:
        session.execute(text("CREATE TABLE users (name TEXT)"))
    database.close()
    told = error_of(*COMMANDS[0], folder=tmp_path, database=address)
    assert told.endswith(" is the database of another program: Doab wants one of its own")


def test_a_postgresql_that_is_not_there(tmp_path: Path) -> None:
    told = error_of(*COMMANDS[0], folder=tmp_path, database="postgresql://doab:secret@127.0.0.1:1/doab")
    assert told.startswith("postgresql+psycopg://doab:***@127.0.0.1:1/doab cannot be opened: connection failed: ")


# ---------------------------------------------------------------- a second server


def test_a_second_server_names_the_first_and_does_not_start(own_server: Callable[..., ServerProcess]) -> None:
    first = own_server()
    assert first.process is not None
    file = first.folder / "doab.sqlite3"
    told = error_of(*COMMANDS[0], folder=first.folder)
    whole = rf"{re.escape(str(file))} is in use by another server: process (\d+), at ({first.url}), since (.{{25}})"
    who = re.fullmatch(whole, told)
    assert who, told
    assert int(who[1]) == first.process.pid
    age = datetime.now().astimezone() - datetime.fromisoformat(who[3])
    assert 0 <= age.total_seconds() < SECONDS
    link = first.folder / "by another name.sqlite3"
    link.symlink_to(file)
    told = error_of(*COMMANDS[0], folder=first.folder, database=f"sqlite:///{link}")
    assert told == f"{link} is in use by another server: process {first.process.pid}, at {first.url}, since {who[3]}"
    assert call("tables", "check", folder=first.folder).stdout == "0 tables, 0 answers: ok\n"
    assert httpx.get(f"{first.url}/healthz").status_code == 200


def test_a_server_that_was_killed_leaves_the_file_to_the_next(own_server: Callable[..., ServerProcess]) -> None:
    server = own_server()
    for _ in range(3):
        server.kill()
        server.start()
