"""`doab fuzz`: random games with every check there is."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from doab.cli.options import EditionOption, GameArgument, OptionOption, SeedOption, chosen_rules, read_options
from doab.cli.terminal import draw_seed, make_console, progress_bar, tell_error, write_file
from doab.core.errors import OptionError
from doab.core.kit.fuzz import FuzzFailure, FuzzReport
from doab.core.kit.fuzz import fuzz as fuzz_games


def fuzz(
    game: GameArgument = "rajas",
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games to play.")] = 100,
    players: Annotated[
        int | None, typer.Option("--players", metavar="N", help="Players per game. Default: all numbers in turn.")
    ] = None,
    option: OptionOption = None,
    edition: EditionOption = None,
    seed: SeedOption = None,
) -> None:
    """Play random games and check after every answer what must always hold.

    A game that goes wrong is written to a file with its seed, and the status is 1.

    Examples:

      doab fuzz --games 20 --seed 1

      doab fuzz rajas --games 500 --players 3 --option ganga
    """
    console = make_console()
    rules = chosen_rules(game, edition)
    options = read_options(option)
    if players is not None and players not in rules.players:
        raise OptionError(f"{rules.title} is for {rules.players[0]} to {rules.players[-1]} players, not {players}")
    for count in [players] if players is not None else list(rules.players):
        rules.settle([f"Seat {number}" for number in range(1, count + 1)], options)
    used = draw_seed(seed, console)
    with progress_bar("games", console) as bar:
        task = bar.add_task("", total=games)
        try:
            report = fuzz_games(
                rules, games, used, players, options, progress=lambda done: bar.update(task, completed=done)
            )
        except FuzzFailure as failure:
            bar.stop()
            path = Path(f"fuzz-{game}-{str(failure.seed).replace('/', '-')}.doab")
            write_file(path, failure.record)
            tell_error(f"seed {failure.seed}, {failure.seats} players: {failure.reason} The record is in {path}")
            raise typer.Exit(1) from failure
    print_report(report, console)


def print_report(report: FuzzReport, console: Console) -> None:
    table = Table(show_header=False)
    table.add_row("games without a fault", str(report.games))
    table.add_row(
        "answers a game", f"{report.answers / report.games:.1f} of players, {report.draws / report.games:.1f} of chance"
    )
    table.add_row("shortest and longest", f"{report.shortest} and {report.longest} answers")
    if report.rounds:
        total = sum(rounds * number for rounds, number in report.rounds.items())
        table.add_row("rounds", f"{total / report.games:.1f} ({min(report.rounds)} to {max(report.rounds)})")
    table.add_row("won by seat", _counts(report.wins))
    if report.endings:
        table.add_row("endings", ", ".join(f"{ending} {number}" for ending, number in sorted(report.endings.items())))
    console.print(table)


def _counts(wins: Counter[int]) -> str:
    return ", ".join(f"{seat + 1}: {wins[seat]}" for seat in sorted(wins))
