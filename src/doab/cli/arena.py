"""`doab arena`: matches between bots, with standings, a report and plots."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from doab.cli.options import EditionOption, GameArgument, OptionOption, read_options
from doab.cli.terminal import make_console, stop, tell_error, write_file
from doab.core.editions import read_toml
from doab.core.errors import OptionError

if TYPE_CHECKING:
    from doab.arena import Job, Match, ResultsFile
    from doab.arena.running import Results

SECONDS_BETWEEN_LINES = 30.0
"""How often something is said where nobody watches a bar."""
FRESH = 1.0
"""Standings a second on a terminal, at most."""
EVERY_GAME_FAILED = 1
INTERRUPTED = 130


def arena(
    game: GameArgument,
    bots: Annotated[list[str], typer.Argument(metavar="BOT…", help="Bots with their settings: medium, best:5.")],
    players: Annotated[int, typer.Option("--players", metavar="N", help="Players at a table.")] = 2,
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="How many games each table plays, at least.")
    ] = 100,
    option: OptionOption = None,
    edition: EditionOption = None,
    seed: Annotated[
        str, typer.Option("--seed", metavar="SEED", help="The same seed gives the same set-ups and dice.")
    ] = "1",
    folder: Annotated[
        Path | None, typer.Option("--folder", metavar="FOLDER", help="Where results, report and plots are kept.")
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option("--workers", metavar="N", min=0, help="Processes; 0: only this one. Default: one per core."),
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster; local: one on this machine."),
    ] = None,
    minutes: Annotated[
        float | None, typer.Option("--minutes", metavar="N", help="Begin no more games after this many minutes.")
    ] = None,
    patience: Annotated[
        float | None,
        typer.Option("--patience", metavar="SECONDS", min=0.1, help="A game that takes longer counts as failed."),
    ] = None,
    plots: Annotated[str, typer.Option("--plots", metavar="FORM", help="svg, png or none.")] = "svg",
) -> None:
    """Let bots play matches: seats rotate, seeds are paired, and the figures come with intervals.

    One bot plays against itself. Two: the first against copies of the second. Three or more: a tournament. The same
    command goes on where it was interrupted.

    Examples:

      doab arena rajas greedy random --players 4 --games 400

      doab arena agra easy medium hard --games 100 --workers 4

      doab arena rajas best:5 hard --players 4 --ray 10.0.0.1:6379
    """
    with arena_is_installed():
        from doab.arena import ResultsFile, check_bots, games_of, make_setting, tables_of
        from doab.arena.report import FORMS
        from doab.arena.running import cores, play_here, play_in_processes
    console, watched = make_console(), make_console(error=True)
    if plots not in (*FORMS, "none"):
        raise OptionError(f"plots are drawn as svg or png, or not at all (none), not as “{plots}”")
    if ray is not None and workers is not None:
        raise OptionError("a cluster has its own processes: --ray goes without --workers")
    if workers == 0 and patience is not None:
        raise OptionError("a game can be ended only with its process: --patience does not go with --workers 0")
    if minutes is not None and not minutes > 0:
        raise OptionError(f"games need time to be begun: --minutes is more than 0, not {minutes:g}")
    if not seed.strip():
        raise OptionError("--seed is empty: any word or number will do")
    check_bots(bots, game)
    setting = make_setting(game, players, read_options(option), read_toml(edition) if edition is not None else None)
    into = folder if folder is not None else Path(default_folder(game, bots, players, setting.options))
    file = ResultsFile(into / "games.jsonl")
    file.check(setting)
    file.mend()
    wanted = list(games_of(setting, tables_of(bots, players), games, seed))
    jobs = file.missing(wanted)
    if file.results:
        again = sum(job.key in file.failed for job in jobs)
        failed = f" (failed, and played again: {again})" if again else ""
        watched.print(f"{file.path}: {len(file.results)} games are there{failed}, {len(jobs)} are still to be played")
    open_jobs = until(jobs, minutes)
    if ray is not None:
        with ray_is_installed():
            import ray as _ray  # noqa: F401
        from doab.arena.cluster import play_on_cluster

        played = play_on_cluster(open_jobs, ray, patience)
    elif workers == 0:
        played = play_here(open_jobs)
    else:
        played = play_in_processes(open_jobs, workers or cores(), patience)
    interrupted = bool(jobs) and not watch(played, file, bots, len(jobs), watched)
    match = matched(file, bots)
    paths = write_report(match, into, f"{game.capitalize()}: {', '.join(bots)}", plots)
    print_standings(match, console)
    console.print(f"{into}: {', '.join(['games.jsonl', *paths])}")
    if interrupted:
        watched.print("interrupted: the same command goes on from here")
        raise typer.Exit(INTERRUPTED)
    failures = [result.failure for result in file.of(wanted)]
    reasons = [f"{failure.bot} {failure.reason}" for failure in failures if failure is not None]
    if reasons and len(reasons) == len(failures):
        tell_error(f"every game of this match failed, first: {reasons[0]}")
        raise typer.Exit(EVERY_GAME_FAILED)


def default_folder(game: str, bots: list[str], players: int, options: str) -> str:
    """`arena/rajas-greedy-random-4`, with the options if there are any."""
    words = [game, *bots, str(players), *([options] if options not in ("", "none") else [])]
    return "arena/" + "-".join(re.sub(r"[^\w.=]+", "-", word).strip("-") for word in words)[:120]


def until(jobs: list[Job], minutes: float | None) -> Iterator[Job]:
    """The games to be played, as long as there is time."""
    end = None if minutes is None else time.monotonic() + 60 * minutes
    for job in jobs:
        if end is not None and time.monotonic() >= end:
            return
        yield job


def watch(played: Results, file: ResultsFile, bots: list[str], total: int, console: Console) -> bool:
    """Write down what comes and show how it stands; False: somebody interrupted it."""
    progress = Progress(
        TextColumn("games"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[rate]}"), TimeRemainingColumn()
    )
    task = progress.add_task("", total=total, rate="")
    start = told = time.monotonic()
    done = 0
    try:
        with closing(played), Live(console=console, auto_refresh=console.is_terminal, transient=True) as live:
            if console.is_terminal:
                live.update(progress)
            for result in played:
                file.add(result)
                done += 1
                now = time.monotonic()
                rate = f"{done / max(now - start, 1e-9):.2f} a second"
                progress.update(task, completed=done, rate=rate)
                if console.is_terminal and now - told >= 1 / FRESH:
                    told = now
                    live.update(Group(progress, standings_table(matched(file, bots))))
                elif not console.is_terminal and now - told >= SECONDS_BETWEEN_LINES:
                    told = now
                    console.print(f"{done} of {total} games, {rate}")
    except KeyboardInterrupt:
        return False
    return True


def matched(file: ResultsFile, bots: list[str]) -> Match:
    from doab.arena import Match

    return Match(file.results, bots)


def standings_table(match: Match) -> Table:
    """How it stands, from the games so far."""
    table = Table("bot", "seats", "share of wins", "95 %", "rating")
    for bot, seats, share, rating in match.quick_standings():
        between = f"{100 * share.low:.1f} to {100 * share.high:.1f}"
        table.add_row(Text(bot), str(seats), f"{100 * share.value:.1f} %", between, f"{rating:.0f}")
    if match.failed:
        table.caption = f"{len(match.failed)} games failed"
    return table


def print_standings(match: Match, console: Console) -> None:
    console.print(standings_table(match))
    for bot in match.bots:
        faults = [result for result in match.failed if result.failure is not None and result.failure.bot == bot]
        if faults and faults[0].failure is not None:
            console.print(Text(f"{bot} failed in {len(faults)} games, first: {faults[0].failure.reason}", "red"))
    others = [result.failure.reason for result in match.failed if result.failure is not None and not result.failure.bot]
    if others:
        console.print(Text(f"{len(others)} games failed by nobody's fault that is known, first: {others[0]}", "red"))


def write_report(match: Match, folder: Path, title: str, form: str) -> list[str]:
    """Report and plots. Returns the files. Plots of an older report go, unless the new one shows them."""
    from doab.arena.report import FORMS, PLOTS, report

    written = folder / "report.md"
    # Without an older report, what lies here under these names is somebody else's.
    old = {f"{name}.{ending}" for name in PLOTS for ending in FORMS} if written.exists() else set()
    drawn: dict[str, str] = {}
    if form != "none":
        from doab.arena.plots import draw_plots

        drawn = draw_plots(match, folder, form)
    write_file(written, report(match, title, drawn))
    for name in old - set(drawn.values()):
        if (folder / name).is_file():
            (folder / name).unlink()
    return ["report.md", *drawn.values()]


@contextmanager
def arena_is_installed() -> Iterator[None]:
    """Around the imports of what only the `arena` extra installs."""
    try:
        import matplotlib as _matplotlib  # noqa: F401

        yield
    except ImportError as error:
        missing = error.name or "pebble"
        raise stop(f"the package “{missing}” is missing: pip install 'doab[arena]' brings it") from error


@contextmanager
def ray_is_installed() -> Iterator[None]:
    try:
        yield
    except ImportError as error:
        raise stop("the package “ray” is missing: pip install 'doab[arena,ray]' brings it") from error
