"""What to run before each commit: in a minute or so it finds most mistakes, and `make test` the rest.

    python -m tools.quick [BASE]      BASE: the commit to compare with; without it: what is not committed yet

Style, types, the core, the rules of each game in which something changed, and one whole game through the server. The
pages are looked at only if something changed there. At the end it says where the time went.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
BIN: Final = Path(sys.executable).parent
CODE: Final = ("src", "tests", "tools", "examples", "benchmarks")
PYTEST: Final = ("-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal", "-m", "not random_games and not thorough")
NPM: Final = ("npm", "--no-update-notifier", "--prefix", "web", "run", "--silent")
GAMES: Final = ("rajas", "agra")
SHARED: Final = ("src/doab/core/", "tests/nets/", "pyproject.toml")
"""A change there may be felt in every game."""
PAGES: Final = ("web/", "src/doab/locale/")
ONE_GAME: Final = "tests/server/test_whole_games.py::test_two_people_play_a_whole_game_over_http[sqlite-{}]"


@dataclass(frozen=True)
class Step:
    what: str
    command: tuple[str, ...]
    advice: str = ""


def changed(base: str | None) -> list[str]:
    """Files that differ from a commit, together with those that git does not know yet."""
    told = [["diff", "--name-only", base or "HEAD"], ["ls-files", "--others", "--exclude-standard"]]
    return sorted({line for words in told for line in _git(*words).splitlines()})


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def games_of(files: Collection[str]) -> list[str]:
    """The games that a change of these files may be felt in."""
    if any(file.startswith(SHARED) for file in files):
        return list(GAMES)
    return [game for game in GAMES if any(f"/{game}/" in file for file in files)]


def steps(files: Collection[str]) -> Iterator[Step]:
    yield Step("style", (str(BIN / "ruff"), "check", "--quiet", *CODE), "'make format' fixes some of it.")
    formatted = (str(BIN / "ruff"), "format", "--check", "--quiet", *CODE)
    yield Step("format", formatted, "'make format' writes these files in the house format.")
    yield Step("types", (str(BIN / "mypy"), "--no-error-summary"))
    if any(file.startswith(PAGES) for file in files):
        yield Step("style of the pages", (*NPM, "lint"), "'make format' fixes what can be fixed automatically.")
        yield Step("types of the pages", (*NPM, "check"))
        yield Step("what the pages compute", (*NPM, "test"))
    yield Step("rules map", (sys.executable, "tools/rules_map.py", "--check"), "'make docs' writes it.")
    games = games_of(files)
    tests = ["tests/core", "tests/test_architecture.py", *(f"tests/{game}" for game in games)]
    yield Step("tests", (sys.executable, *PYTEST, *tests, ONE_GAME.format([*games, *GAMES][0])))


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="make quick", description="What to run before each commit.")
    parser.add_argument("base", nargs="?", help="the commit to compare with; without it: what is not committed yet")
    files = changed(parser.parse_args(words).base)
    environment = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"}
    began, spent = time.perf_counter(), []
    for step in steps(files):
        print(f"· {step.what}", flush=True)
        at = time.perf_counter()
        failed = subprocess.run(step.command, cwd=ROOT, env=environment, check=False).returncode
        spent.append(f"{step.what} {time.perf_counter() - at:.0f} s")
        if failed:
            print(step.advice or f"'{step.what}' failed.", file=sys.stderr)
            return 1
    print(f"{time.perf_counter() - began:.0f} s: {', '.join(spent)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
