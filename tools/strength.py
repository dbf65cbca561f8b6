"""Measures how strong the bots are: plays every pairing of docs/strength.md and writes the page.

    make strength ARGS="--minutes 60"     plays for an hour what is missing, then writes the page
    make strength ARGS="--only rajas-4"   only pairings whose name begins so
    make strength ARGS="--anew rajas-4"   as --only, but what has been played of these is thrown away first
    make strength ARGS=--page             only writes the page
    make strength ARGS=--no-page          only plays: drawing needs matplotlib, which other machines may not have

It goes on where it stopped. Games are written to build/strength as they end, and counted in the pairing's summary in
benchmarks/strength as soon as all games of the next group are there. The pairing on which least time has been spent is
next, so that all have some games when time runs out, and cheap ones are soon complete. Older games are kept, and marked
on the page, until somebody has their pairing played again.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import doab
from benchmarks import machine
from doab.arena import Job, Result, ResultsFile, games_of, make_setting, tables_of
from doab.arena.match import COMPILED
from doab.arena.plan import Bots, rotations
from doab.arena.results import ResultsError
from doab.arena.running import cores, play_in_processes
from doab.bots import bot_kinds
from doab.bots.base import SETTING
from doab.core import find_rules
from tools.strength_summary import Summary, key_of, number_of

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "benchmarks" / "strength"
GAMES = ROOT / "build" / "strength"
QUICK, SLOW = 400, 100
"""Games of a pairing, and of one in which `best` takes its time."""
WITH_FACTS = 100
"""Of so many games between equals is worked out what winners did differently."""
MACHINES = "machines.json"
"""The file of the machines that have played."""


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


def path_of(pairing: Pairing, folder: Path = FOLDER) -> Path:
    return folder / f"{pairing.name}.json"


def games_path(pairing: Pairing, games: Path = GAMES) -> Path:
    return games / f"{pairing.name}.jsonl"


def summary_of(pairing: Pairing, folder: Path = FOLDER) -> Summary | None:
    path = path_of(pairing, folder)
    return Summary.read(path) if path.exists() else None


def why_older(summary: Summary) -> str | None:
    """Why these games are not such as would be played today; None: they are."""
    reasons = [summary.older] if summary.older else []
    if summary.rules != find_rules(summary.game).version:
        reasons.insert(0, f"version {summary.rules} of the rules")
    return " and of ".join(reasons) or None


class Track:
    """A pairing, its results, and what is still to be played of it."""

    def __init__(self, pairing: Pairing, games: int, folder: Path = FOLDER, played: Path = GAMES) -> None:
        self.pairing = pairing
        self.path = path_of(pairing, folder)
        setting = make_setting(pairing.game, pairing.players)
        rules = setting.rules()
        today = Summary(
            pairing.game, pairing.players, pairing.bots, rules.version, rules.edition_digest, setting.options
        )
        self.summary = summary_of(pairing, folder) or today
        self.older = why_older(self.summary)
        self.file = ResultsFile(games_path(pairing, played))
        self.group = len(rotations(pairing.table))
        """Games of a group."""
        self.first = min(WITH_FACTS, games) if len(pairing.bots) == 1 else 0
        """Groups that are counted together at the beginning."""
        self.waiting: list[Job] = []
        self.handed_out = 0
        if self.older is None:
            if self.summary.key != today.key:
                raise ResultsError(f"{self.path.name} is of another edition or other options than would be played")
            self._count_whole_groups()
            played_already = {result.key for result in self.uncounted}
            jobs = games_of(setting, tables_of(pairing.bots, pairing.players), games)
            self.waiting = [
                job for job in jobs if number_of(job) >= self.summary.groups and job.key not in played_already
            ]
        self.spent = self.summary.seconds + sum(result.seconds for result in self.uncounted)

    @property
    def uncounted(self) -> list[Result]:
        """Games that can be counted and have not been. Games of other rules never are, and neither are failed ones."""
        return [
            one
            for one in self.file.results
            if one.failure is None and number_of(one) >= self.summary.groups and key_of(one) == self.summary.key
        ]

    @property
    def expected(self) -> float:
        """Seconds that were spent on it, games that are being played included."""
        played = self.summary.games + len(self.uncounted)
        return self.spent + (self.handed_out * self.spent / played if played else 0.0)

    @property
    def begun(self) -> bool:
        return bool(self.summary.games or self.uncounted or self.handed_out)

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
        self._count_whole_groups()

    def _count_whole_groups(self) -> None:
        """The summary is written before anything else happens: it alone says which games have been counted."""
        groups = self._next_groups()
        if not groups or (not self.summary.groups and len(groups) < self.first):
            return
        if not self.summary.groups:
            self.summary.count_first(groups[: self.first])
            groups = groups[self.first :]
        for group in groups:
            self.summary.count(group)
        self.summary.write(self.path)

    def _next_groups(self) -> list[list[Result]]:
        """Whole groups, from the first one that has not been counted up to the first one in which a game is missing."""
        by_number: dict[int, list[Result]] = {}
        for result in self.uncounted:
            by_number.setdefault(number_of(result), []).append(result)
        found = []
        for number in range(self.summary.groups, self.summary.groups + len(by_number)):
            if len(by_number.get(number, [])) < self.group:
                break
            found.append(by_number[number])
        return found


def next_jobs(tracks: Sequence[Track], end: float | None) -> Iterator[Job]:
    """Whole groups, always of the pairing that has had least: first one game of each, then by time."""
    while True:
        waiting = [track for track in tracks if track.waiting]
        if not waiting or (end is not None and time.monotonic() >= end):
            return
        poorest = min(waiting, key=lambda track: (track.begun, track.expected))
        yield from poorest.next_group()


def sign(workers: int, folder: Path = FOLDER) -> None:
    """Note down where it is played."""
    about = machine.describe()
    about.pop("load")
    today = {"compiled": COMPILED, "doab": doab.__version__, "workers": workers, **about}
    known = machines(folder)
    if all({**one, "taken": None} != {**today, "taken": None} for one in known):
        known.append({"taken": f"{datetime.now(UTC):%Y-%m-%d}", **today})
        folder.mkdir(parents=True, exist_ok=True)
        (folder / MACHINES).write_text(json.dumps(known, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def machines(folder: Path = FOLDER) -> list[dict[str, Any]]:
    path = folder / MACHINES
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else []


def measure(tracks: Sequence[Track], minutes: float | None, workers: int) -> list[Result]:
    """Play what is missing, for so many minutes. Whatever stops it, what was played is there. Returns what failed."""
    by_table = {(track.pairing.game, track.pairing.table): track for track in tracks}
    start = told = time.monotonic()
    total = sum(len(track.waiting) for track in tracks)
    failed = []
    jobs = next_jobs(tracks, start + 60 * minutes if minutes else None)
    for done, result in enumerate(play_in_processes(jobs, workers), 1):
        by_table[result.game, tuple(sorted(result.bots))].add(result)
        if result.failure is not None:
            failed.append(result)
        if time.monotonic() - told > 30:
            told = time.monotonic()
            print(f"{done} of {total} games, {(told - start) / 60:.0f} minutes", flush=True)
    return failed


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="strength", description="Measures how strong the bots are.")
    parser.add_argument("--minutes", type=float, help="begin no more games after this time")
    parser.add_argument("--quick", type=int, default=QUICK, metavar="N", help="games of a pairing")
    parser.add_argument("--slow", type=int, default=SLOW, metavar="N", help="games of a pairing with `best`")
    parser.add_argument("--workers", type=int, default=cores(), metavar="N", help="processes")
    chosen = parser.add_mutually_exclusive_group()
    chosen.add_argument("--only", default="", metavar="NAME", help="only pairings whose name begins so")
    chosen.add_argument(
        "--anew", metavar="NAME", help="only these, and from the beginning: their games are thrown away"
    )
    page = parser.add_mutually_exclusive_group()
    page.add_argument("--page", action="store_true", help="play nothing, only write the page")
    page.add_argument("--no-page", action="store_true", help="only play, without the page")
    told = parser.parse_args(words)
    status = 0
    try:
        tracks = [] if told.page else list(tracks_of(told))
        if tracks:
            sign(told.workers)
            for result in measure(tracks, told.minutes, told.workers):
                status = 1
                why = result.failure.reason if result.failure else ""
                print(f"failed, so that its group is not counted: {', '.join(result.bots)}, seed {result.seed}: {why}")
    except ResultsError as error:
        print(f"{error}. --anew plays a pairing from the beginning.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("interrupted: the same command goes on from here", flush=True)
        status = 130
    if not told.no_page:
        from tools.strength_page import write_page  # not before: matplotlib is asked for only here

        write_page()
    return status


def tracks_of(told: argparse.Namespace, folder: Path = FOLDER, played: Path = GAMES) -> Iterator[Track]:
    """What is to be played, as the command line says."""
    known = {kind.name for kind in bot_kinds()}
    for pairing in pairings():
        missing = [bot for bot in pairing.bots if bot.partition(SETTING)[0] not in known]
        if missing:
            print(f"{pairing.name}: there is no bot {', '.join(missing)} here", flush=True)
        elif pairing.name.startswith(told.anew if told.anew is not None else told.only):
            if told.anew is not None:
                path_of(pairing, folder).unlink(missing_ok=True)
                games_path(pairing, played).unlink(missing_ok=True)
            track = Track(pairing, told.slow if pairing.slow else told.quick, folder, played)
            if track.older:
                print(f"{pairing.name}: older games, of {track.older}, are left as they are", flush=True)
            yield track


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
