"""Plays many games: in this process, in processes of this machine, or on a cluster. Results come as games end."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import suppress
from itertools import islice
from typing import Any

from pebble import ProcessExpired, ProcessPool

from doab.arena.match import blank, play
from doab.arena.plan import Job
from doab.arena.results import Failure, Result

IN_HAND = 2
"""Games that are handed out for each process: the one it plays and the one that it plays next."""


Results = Generator[Result, None, None]
"""Games as they end. Closing it stops the games."""


def play_here(jobs: Iterable[Job]) -> Results:
    """One game after the other, in this process."""
    for job in jobs:
        yield play(job)


def play_in_processes(jobs: Iterable[Job], workers: int, patience: float | None = None) -> Results:
    """Games at the same time, each in one of some processes that make its bots themselves.

    Processes are spawned, not forked, and import what this one would. A process that dies takes one game with it, which
    is reported as failed; so is a game that takes longer than `patience` seconds. Jobs are taken as they are needed.
    """
    waiting = iter(jobs)
    pool: Any = ProcessPool(workers, initializer=_begin, context=multiprocessing.get_context("spawn"))
    handed_out: dict[Future[Result], Job] = {}
    try:
        while True:
            for job in islice(waiting, IN_HAND * workers - len(handed_out)):
                handed_out[pool.schedule(play, args=[job], timeout=patience)] = job
            if not handed_out:
                break
            done, _ = wait(handed_out, return_when=FIRST_COMPLETED)
            for future in done:
                yield _result_of(future, handed_out.pop(future), patience)
        pool.close()
    finally:
        # Also when nobody wants the rest of the results any more.
        pool.stop()
        pool.join()


def cores() -> int:
    """How many processes this one may keep busy."""
    with suppress(AttributeError):  # not every system says it
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def lost(job: Job, reason: str) -> Result:
    """A game whose process did not bring a result."""
    result = blank(job)
    result.failure = Failure(reason)
    return result


def _begin() -> None:
    # Ctrl-C reaches all processes of a terminal. The first one decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _result_of(future: Future[Result], job: Job, patience: float | None) -> Result:
    try:
        return future.result()
    except TimeoutError:
        return lost(job, f"took longer than {patience:g} s")
    except ProcessExpired as error:
        return lost(job, f"its process died (exit code {error.exitcode})")
