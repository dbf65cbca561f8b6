"""`doab play`: a game in this terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from doab.bots import find_bot
from doab.cli.language import LanguageOption, tell
from doab.cli.opponents import LIST, OPPONENTS, bot_table, known_bot, make_opponent, usual_bot
from doab.cli.options import EditionOption, GameArgument, OptionOption, SeedOption, chosen_rules, read_options, words_of
from doab.cli.saving import default_path, load_game
from doab.cli.session import Session
from doab.cli.terminal import draw_seed, make_console
from doab.core import Game, Rules
from doab.core.errors import OptionError

BOT_NAMES = ("Ravi", "Mira", "Tara", "Kiran")


def play(
    game: GameArgument = "rajas",
    players: Annotated[
        str | None, typer.Option("--players", metavar="NAMES", help="People at this terminal: Asha,Bram")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots", metavar="KINDS", help="Bots that join: easy,hard; “list” shows them. Alone you get two."
        ),
    ] = None,
    option: OptionOption = None,
    edition: EditionOption = None,
    seed: SeedOption = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game, bots and all.")
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option("--save", metavar="FILE", help="Save the record in this file after every answer."),
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

      doab play agra --bots list                  the bots for Agra

      doab play --resume my-game.doab
    """
    console = make_console()
    wanted = words_of(bots)
    if wanted == [LIST]:
        console.print(bot_table(chosen_rules(game, edition)))
        return
    if resume is not None:
        if players or option:
            raise OptionError("--resume takes players and options from the file: leave them out")
        saved = load_game(resume, edition, seed)
        table, used, path = saved.game, saved.seed, save or resume
        kinds = seat_again(resume, saved.bots, wanted, table.rules)
    else:
        rules = chosen_rules(game, edition)
        if bots is None and len(words_of(players)) < 2:
            wanted = [usual_bot(OPPONENTS, rules) or OPPONENTS[-1]] * 2
        people, kinds = seat_everybody(words_of(players), wanted, rules)
        options = read_options(option)
        rules.settle(people, options)
        path = save or default_path(game)
        if path.exists():
            raise OptionError(f"{path} exists already: --resume {path} goes on with it, or choose another name")
        used = draw_seed(seed, console)
        table = Game.new(rules, people, options, used)
    at_seats = {
        seat: make_opponent(kinds[name], table.rules, f"{used} seat {seat}")
        for seat, name in enumerate(table.names)
        if name in kinds
    }
    for name, kind in kinds.items():
        console.print(Text(tell("terminal-is-a-bot", player=name, kind=kind), "bright_black"))
    console.print(Text(tell("terminal-saved-always", path=str(path)), "bright_black"), soft_wrap=True)
    Session(table, at_seats, kinds, path, used, console).run()


def seat_everybody(people: list[str], bots: list[str], rules: Rules) -> tuple[list[str], dict[str, str]]:
    """All names in seat order, people first, and the kind of bot behind each name that is one."""
    people = people or ["You"]
    free = [name for name in BOT_NAMES if name.casefold() not in {person.casefold() for person in people}]
    if len(bots) > len(free):
        raise OptionError(f"at most {len(free)} bots can join, not {len(bots)}")
    kinds = {name: known_bot(kind, rules).name for name, kind in zip(free, bots, strict=False)}
    return [*people, *kinds], kinds


def seat_again(file: Path, seated: dict[str, str], wanted: list[str], rules: Rules) -> dict[str, str]:
    """The bots of a saved game, or others in their place.

    A file may come from somebody else: a program that it names is not started, unless it is named here again.
    """
    if wanted:
        if len(wanted) != len(seated):
            raise OptionError(f"{len(seated)} bots play in {file}: name as many, not {len(wanted)}")
        return {name: known_bot(kind, rules).name for name, kind in zip(seated, wanted, strict=True)}
    for name, kind in seated.items():
        if not find_bot(kind).listed:
            raise OptionError(f"in {file} the bot of {name} is “{kind}”: to start it, name all bots again with --bots")
    return seated
