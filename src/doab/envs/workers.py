"""Processes that play parts of the games of a vector environment, each on a core of its own.

The one that asks plays a part as well: its core would only wait. The numbers lie in shared memory; a line to each other
one says only that it is to go on and that it has done so. A process ends when its line is closed, however the other
side has ended. Processes are spawned, not forked: a fork of a program with threads (and learning libraries have many)
can stand still for ever.
"""

from __future__ import annotations

import contextlib
import importlib
import multiprocessing
import pickle
import signal
import socket
import struct
import sys
import time
import traceback
import weakref
from collections.abc import Mapping
from multiprocessing.process import BaseProcess
from typing import Any, Final

import numpy as np

from doab.core import Rules
from doab.core.batches import Batch
from doab.core.errors import DoabError, OptionError
from doab.envs.arrays import ALIGNED, Array, Field, arrays_in_memory, arrays_of_batch, copy_arrays, fields_of
from doab.envs.tables import Seating

ANSWERS: Final = Field("answers", np.int64)
ORDER: Final = struct.Struct("=cq")  # what to do, and a seed if it is to begin a new game
STEP, RESET = b"s", b"r"
DONE: Final = b"d"
"""What a process answers when it has done it. Anything else is the story of its failure, and the end of the line."""
AWAKE: Final = 0.0002
"""Seconds for which a process looks for what comes next before it goes to sleep."""
GRACE: Final = 5.0
"""Seconds that a process has for going home after its line was closed."""


class WorkerDied(DoabError):
    """A process that played a part of the games has ended or failed. The environment is closed."""


class Workers:
    """The other processes, the part that is played here, and the arrays that all of them write."""

    def __init__(self, seating: Seating, settings: Mapping[str, Any], count: int, workers: int) -> None:
        fields = [ANSWERS, *fields_of(seating)]
        sent = as_sent(settings["game"])
        context = multiprocessing.get_context("spawn")
        memory = context.RawArray("b", sum(field.size(count) for field in fields) + ALIGNED)
        self.arrays: dict[str, Array] = arrays_in_memory(memory, fields, count)
        self.answers = self.arrays.pop(ANSWERS.name)
        here_from = count * (workers - 1) // workers
        self.batch = batch_of(seating, count - here_from)
        self.first, self.count = here_from, count
        self.own = arrays_of_batch(self.batch, fields_of(seating))
        self.shared = {name: array[here_from:] for name, array in self.arrays.items()}
        self.arrays = {name: array.view() for name, array in self.arrays.items()}
        for array in self.arrays.values():
            array.flags.writeable = False
        self.lines: list[socket.socket] = []
        self.processes: list[BaseProcess] = []
        self._shut = weakref.finalize(self, _shut, self.lines, self.processes)
        for number in range(workers - 1):
            start, stop = count * number // workers, count * (number + 1) // workers
            here, there = socket.socketpair()
            self.lines.append(here)
            with there:  # closed here, so that the end of the process is the end of the line
                process = context.Process(
                    target=_work,
                    args=(there, memory, {**settings, "game": sent}, count, start, stop),
                    name=f"doab games {start} to {stop - 1}",
                    daemon=True,
                )
                process.start()
            self.processes.append(process)

    def reset(self, seed: int) -> None:
        self._order(RESET, seed)

    def step(self, answers: Array) -> None:
        self.answers[:] = answers
        self._order(STEP)

    def close(self) -> None:
        self._shut()

    @property
    def closed(self) -> bool:
        return not self._shut.alive

    def _play_own_part(self, order: bytes, seed: int) -> None:
        if order == RESET:
            self.batch.reset(seed + self.first, self.count)
        else:
            self.batch.step(self.answers[self.first :].tolist())
        copy_arrays(self.own, self.shared)

    def _order(self, order: bytes, seed: int = 0) -> None:
        """Let every process do it, do it here, and wait for all. An interrupt meanwhile closes everything."""
        message = ORDER.pack(order, seed)
        try:
            for number, line in enumerate(self.lines):
                try:
                    line.sendall(message)
                except OSError as error:
                    raise self._death(number) from error
            self._play_own_part(order, seed)
            for number, line in enumerate(self.lines):
                try:
                    answer = receive(line, 1)
                except OSError as error:
                    raise self._death(number) from error
                if answer != DONE:
                    raise self._failure(number, answer) if answer else self._death(number)
        except BaseException:
            self.close()
            raise

    def _failure(self, number: int, told: bytes) -> WorkerDied:
        while more := self.lines[number].recv(4096):
            told += more
        return WorkerDied(f"the process of {self.processes[number].name} failed:\n{told.decode()}")

    def _death(self, number: int) -> WorkerDied:
        process = self.processes[number]
        process.join(GRACE)
        return WorkerDied(
            f"the process of {process.name} has ended (exit code {process.exitcode}). "
            "A program that uses workers begins below `if __name__ == '__main__':`, because each process reads it again"
        )


def _shut(lines: list[socket.socket], processes: list[BaseProcess]) -> None:
    """Tell all processes to end. Those that do not are killed."""
    for line in lines:
        line.close()
    for process in processes:
        process.join(GRACE)
        if process.is_alive():
            process.kill()
            process.join()
        process.close()
    lines.clear()
    processes.clear()


def _work(line: socket.socket, memory: Any, settings: dict[str, Any], count: int, start: int, stop: int) -> None:
    """The life of a process: it plays the games from `start` to before `stop`."""
    # Ctrl-C reaches all processes of a terminal. The first one closes the line, and that ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with line, contextlib.suppress(OSError):
        try:
            seating = Seating(**{**settings, "game": as_received(settings["game"])})
            everybody = arrays_in_memory(memory, [ANSWERS, *fields_of(seating)], count)
            batch = batch_of(seating, stop - start)
            own = arrays_of_batch(batch, fields_of(seating))
            shared = {name: array[start:stop] for name, array in everybody.items()}
            while message := receive(line, ORDER.size):
                order, seed = ORDER.unpack(message)
                if order == RESET:
                    batch.reset(seed + start, count)
                else:
                    batch.step(shared["answers"].tolist())
                copy_arrays(own, shared)
                line.sendall(DONE)
        except OSError:
            raise
        except Exception:
            line.sendall(traceback.format_exc().encode())
            line.shutdown(socket.SHUT_WR)
            while line.recv(ORDER.size):  # a process that ends with an order unread takes its traceback along
                pass


def receive(line: socket.socket, size: int) -> bytes:
    """What comes next on a line. It comes soon: sleeping and waking up would take longer than polling."""
    end = time.perf_counter() + AWAKE
    while time.perf_counter() < end:
        with contextlib.suppress(BlockingIOError):
            return line.recv(size, socket.MSG_DONTWAIT)
    return line.recv(size, socket.MSG_WAITALL)


def as_sent(game: str | Rules) -> object:
    """How another process learns which game is played: by its name, or by the module that holds its rules.

    Compiled parts of rules cannot be pickled: rules that lie in no module are sent only if nothing of them is compiled.
    """
    if isinstance(game, str):
        return game
    home = type(game).__module__
    while home:
        for name, value in vars(sys.modules[home]).items():
            if value is game:
                return home, name
        home = home.rpartition(".")[0]
    try:
        pickle.loads(pickle.dumps(game))
    except Exception as error:
        message = "these rules cannot be sent to other processes: name the game, and give an edition apart"
        raise OptionError(message) from error
    return game


def as_received(sent: object) -> str | Rules:
    if isinstance(sent, tuple):
        home, name = sent
        found: Rules = getattr(importlib.import_module(home), name)
        return found
    assert isinstance(sent, str | Rules)
    return sent


def batch_of(seating: Seating, count: int) -> Batch:
    return Batch(seating.begin, seating.encoder, seating.actions, count, seating.max_steps, seating.rewards.at_end)
