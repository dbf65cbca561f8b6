"""`doab review`: how a recorded game went: everybody's chances turn by turn, and the turns that cost most."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from doab.bots import bot_kinds, find_bot, make_bot
from doab.bots.base import Bot
from doab.bots.report import CostlyTurn, Report, Stroke, Word
from doab.bots.review import review as inquiries_of
from doab.bots.review import review_with
from doab.cli.language import LanguageOption, say, tell
from doab.cli.options import EditionOption
from doab.cli.saving import load_game
from doab.cli.terminal import make_console, progress_bar
from doab.core import CHANCE, Game
from doab.core.errors import OptionError
from doab.core.wording import Field, Phrase, player_name

BARS = "▁▂▃▄▅▆▇█"
AGAIN = 5
"""How many turns of every player the slower bot looks at: more than are shown, since it may disagree."""
QUICK = "medium"
NOBODY = "none"
LABELS = 30
"""Columns of a line that the chart does not take."""


def review(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A record of a game, finished or not.")],
    bot: Annotated[
        str, typer.Option("--bot", metavar="BOT", help="The bot that judges; it must be one that searches.")
    ] = "hard",
    glancing: Annotated[
        str | None,
        typer.Option(
            "--glancing",
            metavar="BOT",
            help="A quicker one that looks at the whole game first, so that the other need look only at what seems to "
            "have cost most (medium, where there is one); none: nobody.",
        ),
    ] = None,
    turns: Annotated[
        int | None,
        typer.Option("--turns", metavar="N", min=1, help="Look only at the N turns of every player that seem worst."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON, for programs.")] = False,
    edition: EditionOption = None,
    language: LanguageOption = None,
) -> None:
    """Say how a game went: the chances after every turn, the three turns of every player that cost most, and what the
    bot would have done. Nobody is blamed for dice: each answer is judged by what its player could know.

    This takes up to a few minutes; Ctrl-C ends it.

    Examples:

      doab review my-game.doab

      doab review my-game.doab --bot best:5 --glancing hard

      doab review my-game.doab --turns 6 --glancing none

      doab review my-game.doab --json > report.json
    """
    console = make_console()
    game = load_game(file, edition).game
    kinds = [bot] if glancing is None or glancing == NOBODY else [bot, glancing]
    for name in kinds:
        if not find_bot(name).knows(game.rules.name):
            raise OptionError(f"the bot “{name}” does not play {game.rules.title}")
    if glancing is None:
        known = [kind.name for kind in bot_kinds() if kind.name == QUICK and kind.knows(game.rules.name)]
        kinds += [name for name in known if name != bot]
    report = _asked(game, kinds[0], kinds[-1], turns)
    if as_json:
        typer.echo(json.dumps(report.to_json(), ensure_ascii=False))
    else:
        _print(report, console)


def _asked(game: Game, bot: str, glancing: str, turns: int | None) -> Report:
    advisers: dict[tuple[int, bool], Bot] = {}

    def adviser_of(seat: int, deep: bool) -> Bot:
        if (seat, deep) not in advisers:
            advisers[seat, deep] = make_bot(bot if deep else glancing, game.rules, f"review {seat}")
        return advisers[seat, deep]

    # Of the bar nothing may come between the lines of the report.
    with progress_bar(tell("terminal-review-bar"), make_console(error=True)) as bar:
        task = bar.add_task("", total=None)
        inquiries = inquiries_of(game, bot, turns, AGAIN if glancing != bot else 0)
        return review_with(
            inquiries, adviser_of, lambda done, total: bar.update(task, completed=done, total=total, refresh=True)
        )


def _print(report: Report, console: Console) -> None:
    console.print(Text(tell("terminal-review-title", bot=report.bot), "bold"))
    console.print(_turn_table(report))
    console.print(Text(tell("terminal-review-chances"), "bold"))
    for seat, name in enumerate(report.names):
        console.print(_chart(report, seat, name, console.width))
    for seat, name in enumerate(report.names):
        console.print()
        console.print(Text(tell("terminal-review-worst", player=name), "bold"))
        if not report.worst[seat]:
            console.print(Text(f"  {tell('terminal-review-faultless')}"))
        for costly in report.worst[seat]:
            _print_costly(report, costly, console)
    if report.luck:
        console.print()
        console.print(Text(tell("terminal-review-luck"), "bold"))
        for stroke in report.luck:
            console.print(Text(f"  {_stroke(report, stroke)}"))


def _turn_table(report: Report) -> Table:
    table = Table()
    table.add_column(tell("terminal-review-turn"), justify="right")
    table.add_column(tell("terminal-player"))
    for name in report.names:
        table.add_column(name, justify="right")
    table.add_column(tell("terminal-review-cost"), justify="right")
    for point in report.points:
        expected = [f"{_percent(win)} {margin:+.1f}" for win, margin in zip(point.win, point.margin, strict=True)]
        who, lost = (report.names[point.seat], point.cost[point.seat] or 0.0) if point.seat >= 0 else ("", 0.0)
        table.add_row(str(point.turn), who, *expected, f"{lost:.1f}" if lost >= 0.05 else "")
    return table


def _chart(report: Report, seat: int, name: str, width: int) -> Text:
    wins = [point.win[seat] for point in report.points]
    labels = max(len(one) for one in report.names)
    shown = "".join(BARS[min(len(BARS) - 1, int(win * len(BARS)))] for win in _fitting(wins, width - labels - LABELS))
    return Text.assemble(f"  {name:<{labels}}  ", (shown, "cyan"), f"  {_percent(wins[0])} → {_percent(wins[-1])}")


def _fitting(numbers: Sequence[float], most: int) -> list[float]:
    """As many of the numbers as fit, evenly, the last one among them."""
    most = max(2, most)
    if len(numbers) <= most:
        return list(numbers)
    return [numbers[round(at * (len(numbers) - 1) / (most - 1))] for at in range(most)]


def _print_costly(report: Report, costly: CostlyTurn, console: Console) -> None:
    fields: dict[str, Field] = {
        "turn": costly.turn,
        "points": f"{costly.cost:.1f}",
        "chance": _percent(costly.win),
    }
    if costly.whose in (costly.seat, CHANCE):
        told = tell("terminal-review-cost-own", **fields)
    else:
        told = tell("terminal-review-cost-other", player=report.names[costly.whose], **fields)
    console.print(Text(f"  {told}", "yellow"))
    for mistake in costly.mistakes[:1]:
        answer = tell("terminal-review-at", number=mistake.at + 1)
        played = tell("terminal-review-played", line=_line(mistake.played), answer=answer)
        console.print(Padding(Text(played), (0, 0, 0, 4)))
        told = tell("terminal-review-better", line=_line(mistake.better), bot=report.bot)
        console.print(Padding(Text(told, "green"), (0, 0, 0, 4)))


def _stroke(report: Report, stroke: Stroke) -> str:
    return tell(
        "terminal-review-stroke",
        player=player_name(report.names, stroke.seat),
        turn=stroke.turn,
        drawn=_line(stroke.drawn),
        chance=f"{100 * stroke.win:+.0f} %",
    )


def _line(words: Sequence[Word]) -> str:
    return " · ".join(say(Phrase.from_json(word.phrase)) for word in words)


def _percent(chance: float) -> str:
    return f"{100 * chance:.0f} %"
