"""Two commits side by side: `make compare BASE=main~3`. Has a change cost speed, and do the bots still choose alike?

The other commit is laid out and compiled in build/compare, once. Then both take turns, round after round, each in a
process of its own on one core, and the median of the ratios counts: whatever else the machine does disturbs both alike.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import statistics
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tools import compile as compiling

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "compare"
LEAST = 0.95
"""A change that leaves less of the speed than this does not land without a reason."""


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="make compare", description="Today's engines beside those of another commit.")
    parser.add_argument("base", help="the other commit")
    parser.add_argument("--rounds", type=int, default=5, metavar="N")
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time for each thing in each round")
    chosen = parser.parse_args(words)
    trees = {chosen.base: laid_out(chosen.base), "today": today()}
    rounds = [measured(trees, number, chosen.seconds) for number in range(1, chosen.rounds + 1)]
    print(f"\n| medians of {chosen.rounds} rounds | {chosen.base}, a second | today, a second | ratio (least, most) |")
    print("|---|---|---|---|")
    slower = [row for row in rows(rounds, chosen.base) if not tell(*row)]
    choices = [one["choices"] for one in rounds[0].values()]
    alike = choices[0] == choices[1]
    print(f"\nThe bots choose {'the same' if alike else 'something else'} in the same positions.")
    print("\n".join(f"{row[0]} has lost more than {1 - LEAST:.0%} of its speed." for row in slower))
    return 1 if slower or not alike else 0


def laid_out(revision: str) -> Path:
    """The folder of a commit's compiled engines."""
    commit = git("rev-parse", "--verify", f"{revision}^{{commit}}").decode().strip()
    tree = FOLDER / commit[:12]
    if not tree.exists():
        print(f"· laying out {revision}", flush=True)
        with tarfile.open(fileobj=io.BytesIO(git("archive", commit))) as archive:
            archive.extractall(tree, filter="data")
    return compiled(tree)


def today() -> Path:
    return compiled(ROOT)


def compiled(tree: Path) -> Path:
    program = str(tree / "tools" / "compile.py")
    subprocess.run([sys.executable, program], cwd=tree, check=True)
    folder = subprocess.run([sys.executable, program, "--path"], cwd=tree, check=True, capture_output=True, text=True)
    if not folder.stdout.strip():
        raise SystemExit(f"the engines of {tree} could not be compiled: {compiling.what_is_missing()}")
    return Path(folder.stdout.strip())


def git(*words: str) -> bytes:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True).stdout


def measured(trees: dict[str, Path], number: int, seconds: float) -> dict[str, Any]:
    print(f"· round {number}", flush=True)
    order = list(trees) if number % 2 else list(reversed(trees))
    found = {}
    for name in order:
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(trees[name]), str(ROOT)]),
            "PYTHONHASHSEED": "0",
        }
        command = [sys.executable, "-m", "benchmarks.one_tree", str(seconds), str(number)]
        done = subprocess.run(command, cwd=ROOT, env=environment, check=True, stdout=subprocess.PIPE, text=True)
        found[name] = json.loads(done.stdout)
    return {name: found[name] for name in trees}


def rows(rounds: Sequence[dict[str, Any]], base: str) -> list[tuple[str, float, float, list[float]]]:
    found = []
    for game, rates in rounds[0][base]["rates"].items():
        for what in rates:
            before = [one[base]["rates"][game][what] for one in rounds]
            now = [one["today"]["rates"][game][what] for one in rounds]
            ratios = [new / old for old, new in zip(before, now, strict=True)]
            found.append((f"{game}: {what}", statistics.median(before), statistics.median(now), ratios))
    return found


def tell(what: str, before: float, now: float, ratios: list[float]) -> bool:
    """Prints a row; whether the speed has been kept."""
    ratio = statistics.median(ratios)
    print(f"| {what} | {before:,.0f} | {now:,.0f} | {ratio:.2f} ({min(ratios):.2f}, {max(ratios):.2f}) |")
    return ratio >= LEAST


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
