"""`doab games`: what is installed."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from doab.bots import bot_kinds
from doab.cli.language import LanguageOption, say, shown
from doab.cli.terminal import make_console
from doab.core import find_rules, game_names


def games(language: LanguageOption = None) -> None:
    """List the installed games with their options, and the bots.

    Example:

      doab games
    """
    console = make_console()
    for name in game_names():
        rules = find_rules(name)
        players = f"{rules.players[0]}–{rules.players[-1]} players"
        console.print(Text.assemble((name, "bold"), f" · {say(rules.telling.title())} · {players}"))
        console.print(
            Text(f"  rules {rules.version} · edition {rules.edition_name} {rules.edition_digest}", "bright_black")
        )
        grid = Table.grid(padding=(0, 2))
        for option in rules.options:
            value = f"={'/'.join(option.per_seat)}" if option.per_seat else ""
            if option.choices:
                value = f"={' or '.join(option.choices)}"
            told = rules.telling.option(option).fields["help"]
            grid.add_row("", Text(f"--option {option.name}{value}", "cyan"), shown(told))
        console.print(grid)
    console.print(Text("Bots", "bold"))
    grid = Table.grid(padding=(0, 2))
    for kind in bot_kinds():
        grid.add_row("", Text(kind.name, "cyan"), kind.help)
    console.print(grid)
