"""Plays many games on a Ray cluster, whose machines must have the same Doab and the same bots installed."""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Iterable
from importlib import import_module
from itertools import islice
from typing import Any

from doab.arena.match import blank, play
from doab.arena.plan import Job
from doab.arena.results import Result
from doab.arena.running import IN_HAND, Results, lost

LOCAL = "local"
"""The address that starts a cluster of this machine, for as long as the games take."""


def play_on_cluster(jobs: Iterable[Job], address: str, patience: float | None = None) -> Results:
    """Each game is a task of one core. A task whose machine or process is lost is reported as failed and not repeated;
    so is a game that takes longer than `patience` seconds.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody outside
    ray: Any = import_module("ray")  # by its name: not every machine that checks types can install it
    dashboard = False if address == LOCAL else None
    ray.init(address=address, include_dashboard=dashboard, log_to_driver=False, logging_level=logging.ERROR)
    try:
        task = ray.remote(num_cpus=1, max_retries=0)(play_within)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = iter(jobs)
        handed_out: dict[Any, Job] = {}
        while True:
            for job in islice(waiting, IN_HAND * cores - len(handed_out)):
                handed_out[task.remote(job, patience)] = job
            if not handed_out:
                break
            [done], _ = ray.wait(list(handed_out), num_returns=1)
            job = handed_out.pop(done)
            try:
                result: Result = ray.get(done)
            except ray.exceptions.WorkerCrashedError:
                slow = "" if patience is None else f"took longer than {patience:g} s, or "
                result = lost(job, f"{slow}its process died")
            except ray.exceptions.RayError as error:
                result = lost(job, f"the cluster lost it: {' '.join(str(error).split())[:200]}")
            yield of_the_same_rules(result, job)
    finally:
        ray.shutdown()


def play_within(job: Job, patience: float | None) -> Result:
    """In a process of the cluster, which ends with a game that takes too long: nothing gentler stops every bot."""
    if patience is None:
        return play(job)
    end = threading.Timer(patience, os._exit, [1])
    end.daemon = True
    end.start()
    try:
        return play(job)
    finally:
        end.cancel()


def of_the_same_rules(result: Result, job: Job) -> Result:
    """A machine that has another Doab installed plays another game: its results are not mixed with ours."""
    ours = blank(job)
    if (result.doab, result.rules, result.edition) == (ours.doab, ours.rules, ours.edition):
        return result
    theirs = f"doab {result.doab}, rules {result.rules}, edition {result.edition}"
    return lost(job, f"a machine of the cluster plays with {theirs}")
