"""One server to a file: two would not notice each other, and each would play from memory what the other has changed.

The lock is one of the operating system's. It ends with the process, however that ends, so nobody has to clean up after
a crash. It is on a file beside the database, which is left there: programs that only read the database do not ask for
it.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from datetime import datetime
from pathlib import Path
from typing import BinaryIO, Final

from doab.core.errors import DoabError
from doab.server.rows.database import Database

BEYOND: Final = 1 << 20
"""Windows lets nobody read the byte that is locked: it is one behind everything that is written there."""


class InUse(DoabError):
    """Another server has the file."""


@contextmanager
def opened(database: Database, address: str) -> Iterator[None]:
    """For the server at this address alone, and in the form that this program needs. Raises `InUse`, `CannotOpen`."""
    database.check_form()
    with held(database.file, address) if database.file is not None else nullcontext():
        database.migrate()
        yield


@contextmanager
def held(database: Path, address: str) -> Iterator[None]:
    """While the block runs no other server gets this file. Raises `InUse` if one has it."""
    beside = database.resolve()  # whatever link it is found by
    beside = beside.with_name(f"{beside.name}.lock")
    with os.fdopen(os.open(beside, os.O_RDWR | os.O_CREAT, 0o644), "rb+", buffering=0) as file:
        if not _take(file):
            raise InUse(f"{database} is in use by another server{_told(file)}")
        since = datetime.now().astimezone().isoformat(" ", "seconds")
        file.truncate(0)
        file.write(json.dumps({"pid": os.getpid(), "address": address, "since": since}).encode())
        yield


def _told(file: BinaryIO) -> str:
    """Who it is. A server that has only just taken the file may not have written that yet."""
    try:
        who = json.loads(file.read(BEYOND))
        return f": process {who['pid']}, at {who['address']}, since {who['since']}"
    except (ValueError, KeyError, TypeError):
        return ", which is just starting"


if sys.platform == "win32":
    import msvcrt

    def _take(file: BinaryIO) -> bool:
        file.seek(BEYOND)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            file.seek(0)
        return True

else:
    import fcntl

    def _take(file: BinaryIO) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
