"""Measures how strong the bots are: plays every pairing of docs/strength.md and writes the page.

    make strength ARGS="--minutes 60"     plays for an hour what is missing, then writes the page
    make strength ARGS="--only rajas-4"   only pairings whose name begins so
    make strength ARGS=--page             only writes the page
    make strength ARGS=--no-page          only plays: drawing needs matplotlib, which other machines may not have

It goes on where it stopped. Each pairing has its file of results in benchmarks/strength. The one on which least time
has been spent is next, so that all have some games when time runs out, and cheap ones are soon complete. Older games
are kept, and marked on the page, until somebody takes their file away: then the pairing is played anew.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import doab
from benchmarks import machine
from doab.arena import Job, Result, ResultsFile, games_of, make_setting, tables_of
from doab.arena.match import COMPILED
from doab.arena.plan import Bots
from doab.arena.results import short_line_of
from doab.arena.running import cores, play_in_processes
from doab.arena.times import Times, together
from doab.bots import bot_kinds
from doab.bots.base import SETTING
from doab.core import find_rules

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "benchmarks" / "strength"
QUICK, SLOW = 400, 100
"""Games of a pairing, and of one in which `best` takes its time."""
WITH_FACTS = 100
"""Of so many games between equals what each seat did is kept."""


PASSED_UP = ("rajas-2-best_5-hard", "rajas-4-best_5-hard")
"""Pairings whose games were played before bots of Rajas took a victory that lay at hand (docs/bots-log.md). Whoever
plays them anew takes their names away with their files.
"""


@dataclass(frozen=True)
class Pairing:
    """One bot against copies of another, or against itself."""

    game: str
    players: int
    bots: tuple[str, ...]
    goal: float | None = None
    """The share of wins that is aimed at."""
    slow: bool = False

    @property
    def name(self) -> str:
        return "-".join([self.game, str(self.players), *(bot.replace(SETTING, "_") for bot in self.bots)])

    @property
    def table(self) -> Bots:
        """Who sits there, in the order of their names."""
        [bots] = tables_of(self.bots, self.players)
        return tuple(sorted(bots))


def pairings() -> list[Pairing]:
    found = []
    for game in ("rajas", "agra"):
        found += [
            Pairing(game, 4, ("medium", "greedy"), 0.60),
            Pairing(game, 4, ("hard", "medium"), 0.45),
            Pairing(game, 4, ("best:5", "hard"), 0.40, slow=True),
            Pairing(game, 2, ("medium", "easy"), 0.75),
            Pairing(game, 2, ("hard", "medium"), 0.75),
            Pairing(game, 2, ("best:5", "hard"), 0.75, slow=True),
            Pairing(game, 4, ("medium",)),
            Pairing(game, 2, ("medium",)),
        ]
    return found


def why_older(pairing: Pairing, results: Sequence[Result]) -> str | None:
    """Why these games are not such as would be played today; None: they are."""
    versions = {result.rules for result in results} - {find_rules(pairing.game).version}
    reasons = [f"version {version} of the rules" for version in sorted(versions)]
    if results and pairing.name in PASSED_UP:
        reasons.append("bots that passed up victories at hand")
    return " and of ".join(reasons) or None


class Track:
    """A pairing, its results, and what is still to be played of it."""

    def __init__(self, pairing: Pairing, games: int, folder: Path = FOLDER) -> None:
        self.pairing = pairing
        self.games = games
        self.file = ResultsFile(folder / f"{pairing.name}.jsonl", kept)
        setting = make_setting(pairing.game, pairing.players)
        self.older = why_older(pairing, self.file.results)
        self.waiting: list[Job] = []
        if self.older is None:
            self.file.check(setting)
            self.waiting = self.file.missing(games_of(setting, tables_of(pairing.bots, pairing.players), games))
        self.handed_out = 0
        self.spent = sum(result.seconds for result in self.file.results)

    @property
    def expected(self) -> float:
        """Seconds that were spent on it, games that are being played included."""
        played = len(self.file.results)
        return self.spent + (self.handed_out * self.spent / played if played else 0.0)

    def next_group(self) -> list[Job]:
        seed = self.waiting[0].seed
        group = [job for job in self.waiting if job.seed == seed]
        self.waiting = self.waiting[len(group) :]
        self.handed_out += len(group)
        return group

    def add(self, result: Result) -> None:
        self.file.add(result)
        self.handed_out -= 1
        self.spent += result.seconds


def kept(result: Result) -> str:
    """What is kept of a game: all but times, which are put together apart; facts only of some games of equals."""
    equals = len(set(result.bots)) == 1
    if not equals or int(result.seed.rpartition("/")[2]) >= WITH_FACTS:
        result = replace(result, facts=[])
    return short_line_of(result)


def next_jobs(tracks: Sequence[Track], end: float | None) -> Iterator[Job]:
    """Whole groups, always of the pairing that has had least: first one game of each, then by time."""
    while True:
        waiting = [track for track in tracks if track.waiting]
        if not waiting or (end is not None and time.monotonic() >= end):
            return
        poorest = min(waiting, key=lambda track: (bool(track.file.results) + track.handed_out > 0, track.expected))
        yield from poorest.next_group()


class Diary:
    """Times of decisions by pairing and bot, and the machines that played."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.path = folder / "diary.json"
        data: dict[str, Any] = json.loads(self.path.read_text(encoding="utf-8")) if self.path.exists() else {}
        self.machines: list[dict[str, Any]] = data.get("machines", [])
        self.times = {
            name: {bot: Times.from_json(times) for bot, times in bots.items()}
            for name, bots in data.get("times", {}).items()
        }

    def add(self, pairing: Pairing, result: Result) -> None:
        of_pairing = self.times.setdefault(pairing.name, {})
        for bot, times in zip(result.bots, result.times, strict=False):
            of_pairing[bot] = together([of_pairing.get(bot, Times()), times])

    def sign(self, workers: int) -> None:
        """Note down where it is played."""
        about = machine.describe()
        about.pop("load")
        today = {"compiled": COMPILED, "doab": doab.__version__, "workers": workers, **about}
        for known in self.machines:
            if {**known, "taken": None} == {**today, "taken": None}:
                return
        self.machines.append({"taken": f"{datetime.now(UTC):%Y-%m-%d}", **today})

    def write(self) -> None:
        times = {
            name: {bot: spent.to_json() for bot, spent in sorted(bots.items())}
            for name, bots in sorted(self.times.items())
        }
        data = {"machines": self.machines, "times": times}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def measure(tracks: Sequence[Track], minutes: float | None, workers: int, diary: Diary) -> None:
    """Play what is missing, for so many minutes. Whatever stops it, what was played is there."""
    by_table = {(track.pairing.game, track.pairing.table): track for track in tracks}
    diary.sign(workers)
    start = told = time.monotonic()
    total, done = sum(len(track.waiting) for track in tracks), 0
    try:
        for result in play_in_processes(next_jobs(tracks, start + 60 * minutes if minutes else None), workers):
            track = by_table[result.game, tuple(sorted(result.bots))]
            diary.add(track.pairing, result)
            track.add(result)
            done += 1
            if time.monotonic() - told > 30:
                told = time.monotonic()
                diary.write()
                print(f"{done} of {total} games, {(told - start) / 60:.0f} minutes", flush=True)
    finally:
        diary.write()


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="strength", description="Measures how strong the bots are.")
    parser.add_argument("--minutes", type=float, help="begin no more games after this time")
    parser.add_argument("--quick", type=int, default=QUICK, metavar="N", help="games of a pairing")
    parser.add_argument("--slow", type=int, default=SLOW, metavar="N", help="games of a pairing with `best`")
    parser.add_argument("--workers", type=int, default=cores(), metavar="N", help="processes")
    parser.add_argument("--only", default="", metavar="NAME", help="only pairings whose name begins so")
    page = parser.add_mutually_exclusive_group()
    page.add_argument("--page", action="store_true", help="play nothing, only write the page")
    page.add_argument("--no-page", action="store_true", help="only play, without the page")
    told = parser.parse_args(words)
    known = {kind.name for kind in bot_kinds()}
    tracks = []
    for pairing in pairings():
        missing = [bot for bot in pairing.bots if bot.partition(SETTING)[0] not in known]
        if missing:
            print(f"{pairing.name}: there is no bot {', '.join(missing)} here", flush=True)
        elif pairing.name.startswith(told.only) and not told.page:
            tracks.append(Track(pairing, told.slow if pairing.slow else told.quick))
            if tracks[-1].older:
                print(f"{pairing.name}: older games, of {tracks[-1].older}, are left as they are", flush=True)
    status = 0
    try:
        if tracks:
            measure(tracks, told.minutes, told.workers, Diary())
    except KeyboardInterrupt:
        print("interrupted: the same command goes on from here", flush=True)
        status = 130
    if not told.no_page:
        from tools.strength_page import write_page  # not before: matplotlib is asked for only here

        write_page()
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
