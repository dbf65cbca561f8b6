"""`doab perft`: how many positions there are a number of answers ahead."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from doab.cli.options import EditionOption, GameArgument, OptionOption, SeedOption, chosen_rules, read_options
from doab.cli.terminal import draw_seed, make_console, progress_bar
from doab.core import Game
from doab.core.kit.perft import perft as count_positions


def perft(
    game: GameArgument = "rajas",
    position: Annotated[
        str | None,
        typer.Option("--position", metavar="TEXT", help="A position in one line. Default: a new game after set-up."),
    ] = None,
    depth: Annotated[int, typer.Option("--depth", metavar="N", min=1, help="How many answers to look ahead.")] = 1,
    divide: Annotated[bool, typer.Option("--divide", help="Count separately for each first answer.")] = False,
    players: Annotated[int, typer.Option("--players", metavar="N", help="Players of a new game.")] = 2,
    option: OptionOption = None,
    edition: EditionOption = None,
    seed: SeedOption = None,
) -> None:
    """Count the positions that can be reached by a number of answers, including those of chance.

    A wrong count shows a rule that offers too much or too little. The pages docs/rajas/text.md and docs/agra/text.md
    explain how positions are written.

    Examples:

      doab perft --position "Asha: money 9, dice blue 6 5 2 | Bram: boat 3" --depth 2

      doab perft --seed 1 --depth 2 --divide
    """
    console = make_console()
    rules = chosen_rules(game, edition)
    if position is not None:
        table = Game.at(rules, position)
    else:
        names = [f"Seat {number}" for number in range(1, players + 1)]
        table = Game.new(rules, names, read_options(option), draw_seed(seed, console))
        table.settle()
    if not divide:
        with console.status("counting …"):
            console.print(count_positions(table, depth))
        return
    counts: dict[str, int] = {}
    with progress_bar("answers", console) as bar:
        actions = table.actions
        task = bar.add_task("", total=len(actions))
        for action in actions:
            ahead = table.copy()
            if depth == 1:
                counts[action.text] = 1
            else:
                ahead.play(action)
                counts[action.text] = count_positions(ahead, depth - 1)
            bar.advance(task)
    grid = Table.grid(padding=(0, 2))
    for text, number in counts.items():
        grid.add_row(text, str(number))
    grid.add_row("all", str(sum(counts.values())))
    console.print(grid)
