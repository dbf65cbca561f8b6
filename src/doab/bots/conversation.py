"""A program that talks in lines: one JSON object per line on its standard input and output, in UTF-8.

Whatever the program does, no call here waits longer than its time limit, and every failure has a name:

ProgramFailed
├── CannotStart        there is no such command, or it may not be run
├── ProgramEnded       it ended while it was waited for
├── ProgramClosed      it runs, but has closed its input or output
├── TooSlow            it did not read or answer in time
├── NotUnderstood      it wrote something that is no message, or the wrong one
├── LineTooLong        it wrote and wrote, and the line did not end
├── WrongAnswer        it answered something that is not offered
└── ProgramGaveUp      it said itself that it cannot go on
"""

from __future__ import annotations

import json
import logging
import os
import selectors
import shlex
import signal
import subprocess
import time
from collections.abc import Sequence
from typing import IO, Any, Final

from doab.core.errors import DoabError

LONGEST_LINE: Final = 1 << 20
"""Bytes of a line that a program may write."""
PATIENCE: Final = 2.0
"""Seconds to wait for the end of a program that was sent goodbye, or that has closed its input or output."""
QUOTED: Final = 120
"""How many characters of what a program wrote are quoted in an error."""
_PIECE: Final = 1 << 16
_PIECES: Final = 64

logger = logging.getLogger(__name__)


class ProgramFailed(DoabError):
    """A program that plays cannot go on. It has been ended."""


class CannotStart(ProgramFailed):
    """There is no such command, or it may not be run."""


class ProgramEnded(ProgramFailed):
    """It ended while an answer was expected."""


class ProgramClosed(ProgramFailed):
    """It runs, but has closed its input or output."""


class TooSlow(ProgramFailed):
    """It did not read or answer in time."""


class NotUnderstood(ProgramFailed):
    """It wrote something that is not a message, or not the message that was expected."""


class LineTooLong(ProgramFailed):
    """It wrote and wrote, and the line did not end."""


class WrongAnswer(ProgramFailed):
    """It answered something that is not offered."""


class ProgramGaveUp(ProgramFailed):
    """It said itself that it cannot go on."""


class Conversation:
    """A program that runs, and what is said to it and by it. After a failure it has ended and fails in the same way."""

    def __init__(self, command: Sequence[str]) -> None:
        self.called = quoted(shlex.join(command))
        self._failure: ProgramFailed | None = None
        self._heard = b""  # what it wrote after its last whole line
        self._murmured = b""  # the same of its error output
        self._last_words = ""
        self._started_by = os.getpid()
        try:
            # In a group of its own, so that what it starts in turn ends with it, and Ctrl-C is left to us.
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as error:
            raise CannotStart(f"the program {self.called} cannot be started: {error.strerror or error}") from error
        for pipe in (self._input, self._output, self._errors):
            os.set_blocking(pipe.fileno(), False)

    # -- talking

    def tell(self, message: dict[str, Any], seconds: float) -> None:
        """Say something that has no answer."""
        self._exchange(message, seconds, answered=False)

    def ask(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Say something and wait for the message that answers it."""
        return self._understood(self._exchange(message, seconds, answered=True))

    def fail(self, failure: ProgramFailed) -> ProgramFailed:
        """End the program, for this reason; raise what comes back."""
        if self._failure is None:
            self._failure = failure
            self._end()
        return self._failure

    def close(self) -> None:
        """Say goodbye and see to it that the program ends."""
        if os.getpid() != self._started_by or self._failure is not None:
            return  # a copy of this process does not own the program; one that failed has ended
        try:
            self.tell({"type": "goodbye"}, PATIENCE)
            self._input.close()
            self._process.wait(PATIENCE)
        except (ProgramFailed, subprocess.TimeoutExpired):
            logger.warning("%s did not end by itself", self.called)
        self.fail(ProgramEnded(f"the program {self.called} was told goodbye"))

    # -- what is written and read

    def _exchange(self, message: dict[str, Any], seconds: float, answered: bool) -> bytes:
        """Write a message, and read a line if it is answered. Both at once: nobody waits for somebody who waits."""
        if self._failure is not None:
            raise self._failure
        unsent = json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        until = time.monotonic() + seconds
        with selectors.DefaultSelector() as ready:
            ready.register(self._input, selectors.EVENT_WRITE)
            ready.register(self._output, selectors.EVENT_READ)
            ready.register(self._errors, selectors.EVENT_READ)
            while unsent or (answered and b"\n" not in self._heard):
                left = until - time.monotonic()
                if left <= 0:
                    raise self._late(seconds, bool(unsent))
                for key, _ in ready.select(left):
                    if key.fileobj is self._input:
                        unsent = self._write(unsent)
                        if not unsent:
                            ready.unregister(self._input)
                    elif key.fileobj is self._output:
                        self._read()
                    elif not self._listen():
                        ready.unregister(self._errors)
        if not answered:
            return b""
        line, _, self._heard = self._heard.partition(b"\n")
        return line

    def _write(self, unsent: bytes) -> bytes:
        """What is left to be written after this time."""
        try:
            return unsent[os.write(self._input.fileno(), unsent[:_PIECE]) :]
        except BlockingIOError:
            return unsent
        except BrokenPipeError:
            raise self._left("input") from None

    def _read(self) -> None:
        try:
            piece = os.read(self._output.fileno(), _PIECE)
        except BlockingIOError:
            return
        if not piece:
            raise self._left("output")
        self._heard += piece
        if len(self._heard) > LONGEST_LINE and b"\n" not in self._heard:
            told = f"the program {self.called} wrote a line of more than {LONGEST_LINE} bytes"
            raise self.fail(LineTooLong(told))

    def _listen(self) -> bool:
        """Pass on what the program writes on its error output; says whether more can come."""
        try:
            piece = os.read(self._errors.fileno(), _PIECE)
        except BlockingIOError:
            return True
        *lines, self._murmured = (self._murmured + piece).split(b"\n")
        if not piece or len(self._murmured) > LONGEST_LINE:
            lines.append(self._murmured)
            self._murmured = b""
        for line in lines:
            if text := line.decode(errors="replace").strip():
                self._last_words = text
                logger.info("%s: %s", self.called, text)
        return bool(piece)

    def _understood(self, line: bytes) -> dict[str, Any]:
        try:
            message = json.loads(line.decode())
        except (ValueError, RecursionError):
            message = None
        if not isinstance(message, dict) or not isinstance(message.get("type"), str):
            told = f"the program {self.called} wrote an invalid message: {quoted(line.decode(errors='replace'))}"
            raise self.fail(NotUnderstood(told))
        if message["type"] == "error":
            told = f"the program {self.called} cannot go on: {quoted(message.get('text'))}"
            raise self.fail(ProgramGaveUp(told))
        return message

    # -- how it ends

    def _late(self, seconds: float, unread: bool) -> ProgramFailed:
        if self._process.poll() is not None:  # somebody it has started holds its output open
            return self._left("output")
        what = "did not read what was said to it" if unread else "did not answer"
        return self.fail(TooSlow(f"the program {self.called} {what} within {seconds:g} s"))

    def _left(self, which: str) -> ProgramFailed:
        """It cannot be talked to any more: because it has ended, or because it does not want to."""
        try:
            status = self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            return self.fail(ProgramClosed(f"the program {self.called} has closed its {which}"))
        how = f"with status {status}" if status >= 0 else f"by signal {-status}"
        self._hear_out()
        words = f": {quoted(self._last_words)}" if self._last_words else ""
        return self.fail(ProgramEnded(f"the program {self.called} ended {how}{words}"))

    def _end(self) -> None:
        """Nothing of it is left afterwards, and nobody waits for it."""
        if self._process.poll() is None:
            try:
                os.killpg(self._process.pid, signal.SIGKILL)
            except ProcessLookupError:  # it has not come so far as to have a group
                self._process.kill()
            self._process.wait()
        self._hear_out()
        for pipe in (self._input, self._output, self._errors):
            pipe.close()

    def _hear_out(self) -> None:
        """What it has written on its error output up to now."""
        with selectors.DefaultSelector() as ready:
            ready.register(self._errors, selectors.EVENT_READ)
            for _ in range(_PIECES):  # somebody it has started may go on writing for ever
                if not (ready.select(0) and self._listen()):
                    return

    # -- its three pipes, which it has since it was started so

    @property
    def _input(self) -> IO[bytes]:
        assert self._process.stdin is not None
        return self._process.stdin

    @property
    def _output(self) -> IO[bytes]:
        assert self._process.stdout is not None
        return self._process.stdout

    @property
    def _errors(self) -> IO[bytes]:
        assert self._process.stderr is not None
        return self._process.stderr


def quoted(said: object) -> str:
    """Something a program said, as it is shown to people: on one line, and not too long."""
    text = " ".join(str(said).split())
    text = "".join(sign if sign.isprintable() else "�" for sign in text)
    return f"“{text if len(text) <= QUOTED else f'{text[:QUOTED]}…'}”"
