"""`doab play`: a game in this terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from doab.bots import find_bot, make_bot
from doab.bots.greedy import JUDGED
from doab.cli.language import LanguageOption, tell
from doab.cli.options import EditionOption, GameArgument, OptionOption, SeedOption, chosen_rules, read_options, words_of
from doab.cli.saving import default_path, load_game
from doab.cli.session import Session
from doab.cli.terminal import draw_seed, make_console
from doab.core import Game
from doab.core.errors import OptionError

BOT_NAMES = ("Ravi", "Mira", "Tara", "Kiran")


def play(
    game: GameArgument = "rajas",
    players: Annotated[
        str | None, typer.Option("--players", metavar="NAMES", help="People at this terminal: Asha,Bram")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option("--bots", metavar="KINDS", help="Bots that join: greedy,random. Alone you get two greedy ones."),
    ] = None,
    option: OptionOption = None,
    edition: EditionOption = None,
    seed: SeedOption = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game, bots and all.")
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option("--save", metavar="FILE", help="Keep the record in this file, after every answer."),
    ] = None,
    language: LanguageOption = None,
) -> None:
    """Play a game in this terminal, alone against bots or several people in turn.

    Every answer is saved at once: stop with quit, Ctrl-C or Ctrl-D, go on with --resume.

    Inside the game, help shows what can be typed.

    Examples:

      doab play                                   you against two bots

      doab play --players Asha,Bram               two people, no bots

      doab play --players Asha --bots greedy --option navaratna

      doab play --resume my-game.doab
    """
    console = make_console()
    if resume is not None:
        if players or bots or option:
            raise OptionError("--resume takes players, bots and options from the file: leave the others out")
        saved = load_game(resume, edition, seed)
        table, kinds, used, path = saved.game, saved.bots, saved.seed, save or resume
    else:
        rules = chosen_rules(game, edition)
        wanted = words_of(bots)
        if bots is None and len(words_of(players)) < 2:
            wanted = ["greedy" if game in JUDGED else "random"] * 2
        people, kinds = seat_everybody(words_of(players), wanted)
        options = read_options(option)
        rules.settle(people, options)
        path = save or default_path(game)
        if path.exists():
            raise OptionError(f"{path} exists already: --resume {path} goes on with it, or choose another name")
        used = draw_seed(seed, console)
        table = Game.new(rules, people, options, used)
    at_seats = {
        seat: make_bot(kinds[name], table.rules, f"{used} seat {seat}")
        for seat, name in enumerate(table.names)
        if name in kinds
    }
    for name, kind in kinds.items():
        console.print(Text(tell("terminal-is-a-bot", player=name, kind=kind), "bright_black"))
    console.print(Text(tell("terminal-saved-always", path=str(path)), "bright_black"), soft_wrap=True)
    Session(table, at_seats, kinds, path, used, console).run()


def seat_everybody(people: list[str], bots: list[str]) -> tuple[list[str], dict[str, str]]:
    """All names in seat order, people first, and the kind of bot behind each name that is one."""
    people = people or ["You"]
    free = [name for name in BOT_NAMES if name.casefold() not in {person.casefold() for person in people}]
    if len(bots) > len(free):
        raise OptionError(f"at most {len(free)} bots can join, not {len(bots)}")
    kinds = {name: find_bot(kind).name for name, kind in zip(free, bots, strict=False)}
    return [*people, *kinds], kinds
