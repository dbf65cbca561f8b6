"""Servers that start quickly: everything is imported once, and each server is a fork of the process that did.

What is forked is what `doab serve` runs, with its own sockets, files and workers; only the second that the imports
take is saved. For tests that start a hundred servers.
"""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Self

from tests.server.client import SECONDS
from tests.server.process import URL, ServerProcess


def raise_servers() -> None:
    """Fork a server for each line that is read: the file for its output, the one for its errors, and its options."""
    import doab.cli
    import doab.server.app  # what a server needs is here before the first fork

    gc.collect()
    gc.freeze()  # what is shared with the children is not touched by their collectors
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody has to wait for the dead
    print("ready", flush=True)
    for line in sys.stdin:
        out, errors, *words = line.rstrip("\n").split("\t")
        child = os.fork()
        if child:
            print(child, flush=True)
            continue
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.setsid()
        for path, number in ((os.devnull, 0), (out, 1), (errors, 2)):
            opened = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600)
            os.dup2(opened, number)
            os.close(opened)
        sys.argv = ["doab", *words]
        doab.cli.main()
        os._exit(0)


class Nursery:
    """The process that forks."""

    def __init__(self, folder: Path, settings: dict[str, str] | None = None) -> None:
        self.folder = folder
        self.environment = ServerProcess(folder, settings).environment
        self.process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery"],
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.read() == "ready"
        return self

    def __exit__(self, *_: object) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(SECONDS)
        self.process.stdout.close()

    def read(self) -> str:
        assert self.process is not None
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def fork(self, out: Path, errors: Path, *words: str) -> int:
        """A new server: its process id."""
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write("\t".join([str(out), str(errors), *words]) + "\n")
        self.process.stdin.flush()
        return int(self.read())


class NurseryServer(ServerProcess):
    """A server out of a nursery."""

    def __init__(self, nursery: Nursery) -> None:
        super().__init__(nursery.folder)
        self.nursery = nursery
        self.pid = 0
        self.killed: list[int] = []

    def spawn(self, port: int = 0) -> Path:
        self.starts += 1
        said = self.folder / f"stdout-{self.starts}.txt"
        said.touch()
        words = ("serve", "--port", str(port), "--folder", str(self.folder), "--no-open", "--log", "json")
        self.pid = self.nursery.fork(said, self.errors, *words)
        return said

    def start(self, port: int = 0) -> None:
        said = self.spawn(port)
        deadline = time.monotonic() + SECONDS
        while not (found := URL.search(said.read_text(encoding="utf-8"))):
            assert self.is_alive(), f"the server ended: {self.log()}"
            assert time.monotonic() < deadline, f"the server does not say where it listens: {self.log()}"
            time.sleep(0.002)
        self.url = found[0]
        self.await_health(deadline)

    def start_and_kill(self, seconds: float) -> None:
        """It does not get far."""
        self.spawn()
        time.sleep(seconds)
        self.kill()

    def is_alive(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        self.killed.append(self.pid)
        deadline = time.monotonic() + SECONDS
        while self.is_alive():
            assert time.monotonic() < deadline
            time.sleep(0.001)

    def survivors(self) -> list[int]:
        """Processes that servers left behind when they were killed, such as workers for bots."""
        found = []
        for path in Path("/proc").glob("[0-9]*/stat"):
            try:
                words = path.read_text(encoding="utf-8").rpartition(")")[2].split()
            except OSError:
                continue  # it has just ended
            if int(words[3]) in self.killed and words[0] != "Z":
                found.append(int(path.parent.name))
        return found

    def stop(self) -> Any:
        self.send_home()
        os.kill(self.pid, signal.SIGTERM)
        deadline = time.monotonic() + SECONDS
        while self.is_alive():
            assert time.monotonic() < deadline, f"the server does not end: {self.log()}"
            time.sleep(0.005)


if __name__ == "__main__":
    raise_servers()
