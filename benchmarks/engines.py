"""The benchmark: Doab compiled and interpreted, and other engines, in one run. `make bench` starts it.

    make bench                      all of it, some minutes
    make bench ARGS=--quick         one short round
    make bench ARGS=--no-peers      Doab alone
    make bench ARGS=--no-keep       all of it, but nothing is written

What a full run measured is kept in benchmarks/results, and docs/performance.md shows it.

Engines take turns, round after round, each in a process of its own on one core, and the median counts: whatever else a
machine does disturbs them all alike. Rates are by processor time; the time on the wall is kept beside it.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from datetime import date
from pathlib import Path
from typing import Any

from benchmarks import machine, report
from benchmarks.environment import ROOT, Runner, prepare
from tools import compile as compiling

FULL, QUICK = (3, 1.0), (1, 0.4)
"""Rounds, and seconds of processor time for each thing that is measured in a round."""
PATIENCE = 300


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="make bench", description="Measures Doab beside other engines.")
    parser.add_argument("--quick", action="store_true", help="one short round, no build, nothing kept")
    parser.add_argument("--no-peers", action="store_true", help="measure Doab alone")
    parser.add_argument("--no-keep", action="store_true", help="write no result and leave docs/performance.md alone")
    parser.add_argument("--no-build", action="store_true", help="do not compile from nothing to time it")
    chosen = parser.parse_args(arguments)
    rounds, seconds = QUICK if chosen.quick else FULL
    about = machine.describe()
    missing: dict[str, str] = {}
    runners = ours()
    if not chosen.no_peers:
        found = prepare()
        missing = {name: one for name, one in found.items() if isinstance(one, str)}
        runners += [(name, "", one) for name, one in found.items() if isinstance(one, Runner)]
        if len(missing) == len(found):
            print("· no other engine can be had here: Doab is measured alone", flush=True)
    result: dict[str, Any] = {
        "taken": date.today().isoformat(),
        "machine": about,
        "rounds": rounds,
        "seconds": seconds,
        "engines": take_turns(runners, rounds, seconds, missing),
        "missing": missing,
    }
    result["growth"] = growth(runners[0][2], seconds / 2)
    if not chosen.quick and not chosen.no_build:
        result["build"] = build()
    print("\n" + report.render(result))
    if not chosen.quick and not chosen.no_keep:
        kept = report.keep(result, f"{result['taken']}-{machine.kind()}")
        report.write_page(result)
        print(f"kept in {kept.relative_to(ROOT)} and, with all rounds, beside it as JSON; docs/performance.md shows it")
    return 0


def ours() -> list[tuple[str, str, Runner]]:
    """Doab in its two forms, the faster first."""
    interpreted = ("ours", "interpreted", Runner(sys.executable, str(ROOT / "src")))
    folder = compiling.compiled_folder()
    if folder is None:
        print("· there are no compiled engines of today's sources: Doab is measured interpreted only", flush=True)
        return [interpreted]
    return [("ours", "compiled", Runner(sys.executable, str(folder))), interpreted]


def take_turns(
    runners: list[tuple[str, str, Runner]], rounds: int, seconds: float, missing: dict[str, str]
) -> list[dict[str, Any]]:
    """A B C, A B C, A B C; what fails is named and takes no further turns."""
    seen: dict[tuple[str, str], list[dict[str, Any]]] = {(name, form): [] for name, form, _ in runners}
    for number in range(rounds):
        for name, form, runner in runners:
            if name in missing:
                continue
            print(f"· round {number + 1} of {rounds}: {name} {form}".rstrip(), flush=True)
            words = ["benchmarks.one_engine", name, str(seconds), str(number)]
            try:
                seen[name, form].append(json.loads(run_apart(runner, words)))
            except (RuntimeError, ValueError) as error:
                missing[name] = str(error)
                seen[name, form] = []
    return [row for (name, form), turns in seen.items() if turns for row in medians(name, form, turns)]


def run_apart(runner: Runner, words: list[str]) -> str:
    """What `python -m words…` prints, with one thread and no more on the path than it needs."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "LANG", "TMPDIR")}
    one_thread = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
    try:
        done = subprocess.run(
            [runner.python, "-m", *words],
            cwd=ROOT,
            env={**kept, **one_thread, "PYTHONPATH": runner.path},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise RuntimeError(f"took longer than {PATIENCE} s") from error
    if done.returncode:
        raise RuntimeError((done.stderr.strip().splitlines() or [f"ended with status {done.returncode}"])[-1])
    return done.stdout.strip().splitlines()[-1]


def medians(name: str, form: str, turns: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """One row per game: rates per second of processor time, the median of all turns, which are kept as they were."""
    rows = []
    for column, first in enumerate(turns[0]["titles"]):
        titles = [turn["titles"][column] for turn in turns]
        rows.append(
            {
                "engine": "Doab" if name == "ours" else name,
                "version": turns[0]["version"],
                "python": turns[0]["python"],
                "form": form,
                "game": first["game"],
                "players": first["players"],
                "remark": first["remark"],
                "ways": {
                    way: {
                        what: statistics.median(report.rate(one["ways"][way], what) for one in titles)
                        for what in ("moves", "draws", "games")
                    }
                    for way in first["ways"]
                },
                "copies": statistics.median(report.rate(one["copies"], "number") for one in titles),
                "turns": titles,
            }
        )
    return rows


def growth(runner: Runner, seconds: float) -> dict[str, Any]:
    print("· players, stages, memory", flush=True)
    measured: dict[str, Any] = json.loads(run_apart(runner, ["benchmarks.growth", str(seconds)]))
    return measured


def build() -> dict[str, Any] | None:
    """How long it takes to compile from nothing, and how large it becomes; None where nothing can be compiled."""
    if compiling.what_is_missing():
        return None
    with tempfile.TemporaryDirectory() as folder:
        before, start = os.times(), time.monotonic()
        program = "import pathlib, sys, tools.compile; tools.compile.compile_engines(build=pathlib.Path(sys.argv[1]))"
        subprocess.run([sys.executable, "-c", program, folder], cwd=ROOT, check=True)
        seconds, after = time.monotonic() - start, os.times()
        libraries = sum(path.stat().st_size for path in (Path(folder) / "compiled").rglob("*.so"))
    wheels = sorted((ROOT / "dist").glob("*.whl"), key=lambda path: path.stat().st_mtime)
    return {
        "modules": sum(map(len, compiling.files_to_compile().values())),
        "seconds": seconds,
        "cpu": after.children_user - before.children_user,
        "libraries": libraries,
        "wheel": wheels[-1].stat().st_size if wheels else None,
    }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
