"""`doab` in a real terminal (a pseudo one): colours, width, Ctrl-C, a session over two sittings."""

import codecs
import os
import pty
import re
import select
import subprocess
import sys
import termios
import time
from collections.abc import Mapping
from pathlib import Path

import pytest

from doab.core import parse_record

DOAB = Path(sys.executable).parent / "doab"
PROMPT = " > "
SECONDS = 60
# Makes the terminal the program's own, so that Ctrl-C reaches it even where the tests themselves ignore it (in the
# background), and becomes the program.
OWN_TERMINAL = (
    "import fcntl, os, signal, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
    "signal.signal(signal.SIGINT, signal.SIG_DFL); os.execv(sys.argv[1], sys.argv[1:])"
)


class Screen:
    """A program in a terminal of a given size, and what it has written there."""

    def __init__(self, *words: str, folder: Path, columns: int = 120, lines: int = 45, **variables: str) -> None:
        self.side, other = pty.openpty()
        termios.tcsetwinsize(other, (lines, columns))
        environment: Mapping[str, str] = {
            **{name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")},
            "TERM": "xterm-256color",
            "XDG_STATE_HOME": str(folder),
            **variables,
        }
        self.program = subprocess.Popen(
            [sys.executable, "-c", OWN_TERMINAL, DOAB, *words],
            stdin=other,
            stdout=other,
            stderr=other,
            cwd=folder,
            env=environment,
            start_new_session=True,
        )
        os.close(other)
        self.text = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")()  # a read can end in the middle of a sign

    def read_until(self, what: str) -> str:
        """What is written until `what` comes last; fails when that does not happen."""
        begin, deadline = len(self.text), time.monotonic() + SECONDS
        while time.monotonic() < deadline:
            if self.plain(begin).endswith(what):
                return self.plain(begin)
            if select.select([self.side], [], [], 0.1)[0]:
                try:
                    self.text += self.decoder.decode(os.read(self.side, 65536))
                except OSError:
                    break
        raise AssertionError(f"waited for {what!r}, got {self.plain(begin)[-500:]!r}")

    def read_rest(self, interrupting: bool = False) -> str:
        """What is written until the program ends.

        With `interrupting` Ctrl-C is pressed until then: one that comes in the moment before Python begins to read a
        line is noticed only with the next key.
        """
        begin, deadline = len(self.text), time.monotonic() + SECONDS
        if interrupting:
            os.write(self.side, b"\x03")
        while True:
            patience = min(5.0, deadline - time.monotonic()) if interrupting else deadline - time.monotonic()
            if not select.select([self.side], [], [], max(0.0, patience))[0]:
                if interrupting and time.monotonic() < deadline:
                    os.write(self.side, b"\x03")
                    continue
                self.program.kill()
                self.program.wait()
                raise AssertionError(f"the program does not end; it wrote {self.plain(begin)[-500:]!r}")
            try:
                piece = os.read(self.side, 65536)
            except OSError:
                piece = b""
            if not piece:
                break
            self.text += self.decoder.decode(piece)
        self.status = self.program.wait(SECONDS)
        os.close(self.side)
        return self.plain(begin)

    def plain(self, begin: int = 0) -> str:
        return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", self.text[begin:]).replace("\r", "")

    def type(self, text: str) -> str:
        os.write(self.side, f"{text}\n".encode())
        return self.read_until(PROMPT)


def test_a_session_over_two_sittings(tmp_path: Path) -> None:
    screen = Screen("play", "--bots", "greedy,greedy", "--seed", "3", "--save", "game.doab", folder=tmp_path)
    begin = screen.read_until(PROMPT)
    assert "You: Where does your worker go?" in begin
    assert "\x1b[" in screen.text, "a terminal gets colours"
    assert "R-55" in screen.type("why master builder")
    assert "You: Which tile do you build?" in screen.type("quarry")
    assert "Taken back: place quarry" in screen.type("u")
    assert "Saved in copy.doab" in screen.type("save copy.doab")
    told = screen.type("blue terrace")
    assert "You: rolls blue" in told
    assert "Ravi: worker to" in told
    os.write(screen.side, b"quit\n")
    assert "Go on with: doab play --resume game.doab" in screen.read_rest()
    assert screen.status == 0

    screen = Screen("play", "--resume", "game.doab", folder=tmp_path)
    assert "Ravi is a bot (greedy)." in screen.read_until(PROMPT)
    screen.type("green terrace")
    os.write(screen.side, b"\x04")
    assert "The game is saved." in screen.read_rest()
    texts = [
        move.text for move in parse_record((tmp_path / "game.doab").read_text("utf-8")).moves if move.owner == "You"
    ]
    assert texts == ["place blue terrace", "place green terrace"]


def test_control_c_saves(tmp_path: Path) -> None:
    screen = Screen("play", "--seed", "3", "--save", "game.doab", folder=tmp_path)
    screen.read_until(PROMPT)
    screen.type("quarry")
    assert "The game is saved." in screen.read_rest(interrupting=True)
    assert parse_record((tmp_path / "game.doab").read_text("utf-8")).moves[-1].text == "place quarry"


@pytest.mark.parametrize("columns", [80, 120])
def test_nothing_is_wider_than_the_terminal(tmp_path: Path, columns: int) -> None:
    screen = Screen("play", "--seed", "3", "--save", "g.doab", folder=tmp_path, columns=columns, NO_COLOR="1")
    shown = screen.read_until(PROMPT)
    assert max(len(line) for line in shown.splitlines()) <= columns
    assert not re.search(r"\x1b\[[0-9;]*(3[0-7]|9[0-7]|38)[;0-9]*m", screen.text), "NO_COLOR means none"
    os.write(screen.side, b"q\n")
    screen.read_rest()
