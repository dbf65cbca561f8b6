"""A server in a process of its own, started as anybody starts it, with games and bots that only tests have.

They join as packages of other people's do: by entry points, in a folder that stands on the server's path.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Self

from sqlalchemy.orm import Session

from doab.server.rows.database import Database
from tests.server.client import SECONDS, Person

ROOT = Path(__file__).resolve().parents[2]
DOAB = Path(sys.executable).with_name("doab")
URL = re.compile(r"http://[\w.\[\]]+:\d+")

# Tests neither guess passwords nor wait: hashing is cheap, nobody is told to slow down, clocks are looked at often, and
# hints and reviews come from bots that need not think.
QUICK = {
    "DOAB_PASSWORD_MEMORY": "8",
    "DOAB_CALLS_A_MINUTE": "0",
    "DOAB_SIGN_INS_A_MINUTE": "0",
    "DOAB_SWEEP_SECONDS": "0.1",
    "DOAB_HINT_BOT": "advising",
    "DOAB_HINTS_A_MINUTE": "0",
    "DOAB_REVIEW_BOT": "thoughtful",
    "DOAB_REVIEW_GLANCING_BOT": "none",
}
ENTRY_POINTS = """\
[doab.games]
pebbles = pebbles:RULES
purses = tests.server.strange:PURSES

[doab.bots]
crashing = tests.server.strange:CRASHING
dying = tests.server.strange:DYING
sleeping = tests.server.strange:SLEEPING
advising = tests.server.strange:ADVISING
lasting = tests.server.strange:LASTING
foreign = tests.server.strange:FOREIGN
thoughtful = tests.bots.advisers:THOUGHTFUL
"""


def plugins(folder: Path) -> Path:
    """A folder that holds a package's entry points and nothing else."""
    package = folder / "plugins" / "doab_strange-1.dist-info"
    package.mkdir(parents=True, exist_ok=True)
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: doab-strange\nVersion: 1\n", encoding="utf-8")
    (package / "entry_points.txt").write_text(ENTRY_POINTS, encoding="utf-8")
    return package.parent


class ServerProcess:
    """`doab serve` on a free port. `settings` are variables such as `DOAB_BOT_SECONDS`."""

    def __init__(self, folder: Path, settings: dict[str, str] | None = None) -> None:
        self.folder = folder
        self.database = (settings or {}).get("DOAB_DATABASE") or f"sqlite:///{folder / 'doab.sqlite3'}"
        self.errors = folder / "stderr.log"
        parts = [plugins(folder), ROOT, ROOT / "examples" / "pebbles", os.environ.get("PYTHONPATH", "")]
        path = os.pathsep.join(map(str, parts))
        kept = {name: value for name, value in os.environ.items() if not name.startswith("DOAB_")}
        self.environment = {**kept, **QUICK, "PYTHONPATH": path, **(settings or {})}
        self.people: list[Person] = []
        self.starts = 0
        self.url = ""
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self, port: int = 0) -> None:
        """Start it and wait until it says where it listens; the first request may wait for the rest. A port is named
        by who wants it back where it was."""
        self.starts += 1
        said = self.folder / f"stdout-{self.starts}.txt"
        command = [str(DOAB), "serve", "--port", str(port), "--folder", str(self.folder), "--no-open", "--log", "json"]
        with said.open("wb") as out, self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                command,
                env=self.environment,
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=errors,
                start_new_session=True,  # its workers can be found, and ended, with it
            )
        deadline = time.monotonic() + SECONDS
        while not (found := URL.search(said.read_text(encoding="utf-8"))):
            assert self.process.poll() is None, f"the server ended: {said.read_text()}\n{self.log()}"
            assert time.monotonic() < deadline, f"the server does not say where it listens: {self.log()}"
            time.sleep(0.005)
        self.url = found[0]
        self.await_health(deadline)

    def await_health(self, deadline: float) -> None:
        while True:
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=SECONDS) as response:
                    assert json.load(response)["ok"]
                return
            except OSError:
                assert time.monotonic() < deadline, f"nobody listens at {self.url}: {self.log()}"
                time.sleep(0.005)

    def stop(self) -> int:
        """Ask it to end, as a person does; its exit status. What is left of it after that is ended, too."""
        assert self.process is not None
        self.send_home()
        self.process.terminate()
        try:
            return self.process.wait(SECONDS)
        finally:
            self.end_workers()

    def kill(self) -> None:
        """`kill -9`: nothing is put in order."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(SECONDS)

    def end_workers(self) -> None:
        assert self.process is not None
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            return

    def send_home(self) -> None:
        """Everybody hangs up."""
        for person in self.people:
            person.http.close()
        self.people.clear()

    def log(self) -> str:
        """All that it wrote to stderr, over all its lives."""
        return self.errors.read_text(encoding="utf-8") if self.errors.exists() else ""

    @contextmanager
    def rows(self) -> Iterator[Session]:
        """Its database, to be read and written behind its back."""
        database = Database(self.database)
        with database.write() as session:
            yield session
        database.close()

    def testify(self, folder: Path, since: int = 0) -> None:
        """Write what it logged to where a failing test is looked into."""
        (folder / f"{self.folder.name}.log").write_text(self.log()[since:], encoding="utf-8")

    def person(self, listening: bool = False) -> Person:
        """Somebody without a session."""
        self.people.append(Person(self.url, listening=listening))
        return self.people[-1]

    def guest(self, name: str, listening: bool = False) -> Person:
        return self.person(listening).guest(name)
