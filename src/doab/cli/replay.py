"""`doab replay`: a recorded game once more, answer by answer."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from doab.cli.drawing import Drawing, drawing_of
from doab.cli.language import LanguageOption, tell
from doab.cli.options import EditionOption
from doab.cli.saving import Saved, load_game
from doab.cli.session import result_table
from doab.cli.terminal import make_console
from doab.core import CHANCE, Game
from doab.core.errors import OptionError
from doab.core.turns import turns_of


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record of a game.")],
    step: Annotated[bool, typer.Option("--step", help="Step through it (the default).")] = False,
    at: Annotated[int | None, typer.Option("--at", metavar="N", help="Show the board after answer N and stop.")] = None,
    everything: Annotated[bool, typer.Option("--all", help="Print all answers and the last board.")] = False,
    edition: EditionOption = None,
    language: LanguageOption = None,
) -> None:
    """Show a recorded game again.

    Enter goes one answer on, b one back, a number to that answer, n to the next turn of a player, q ends.

    Examples:

      doab replay my-game.doab

      doab replay my-game.doab --at 60

      doab replay my-game.doab --all
    """
    console = make_console()
    if sum((step, at is not None, everything)) > 1:
        raise OptionError("--step, --at and --all are three ways to see a game: choose one")
    saved = load_game(file, edition)
    film = Film(saved, console)
    if at is not None:
        film.show(film.checked(at))
    elif everything:
        film.print_all()
    else:
        film.step_through()


class Film:
    """A finished or open game, and the place in it that is being looked at."""

    def __init__(self, saved: Saved, console: Console) -> None:
        self.last = saved.game
        self.kinds = saved.bots
        self.console = console
        self.drawing: Drawing = drawing_of(saved.game)
        self.game = self._start()

    def _start(self) -> Game:
        if self.last.start_text is not None:
            return Game.at(self.last.rules, self.last.start_text)
        return Game.new(self.last.rules, self.last.names, dict(self.last.options))

    def checked(self, number: int) -> int:
        if not 0 <= number <= self.last.version:
            raise OptionError(f"the game has the answers 1 to {self.last.version}, not {number}")
        return number

    def go_to(self, number: int) -> None:
        """Bring the game to the position after that many answers. To go back, the game is replayed from its beginning:
        that is quick enough.
        """
        if number < self.game.version:
            self.game = self._start()
        for step in self.last.steps[self.game.version : number]:
            self.game.play(step.action)

    def show(self, number: int) -> None:
        self.go_to(number)
        seat = self._seat()
        self.console.print(self.drawing.board(self.game, seat, self.console.width))
        self.console.print(self.line(number))
        if self.game.over:
            self.console.print(result_table(self.game, self.kinds))

    def _seat(self) -> int:
        """Whose province is drawn in full: who answered last, or is asked."""
        for step in reversed(self.game.steps):
            if step.seat != CHANCE:
                return step.seat
        return max(0, self.game.state.to_move())

    def line(self, number: int) -> Text:
        """`34/210  Asha  place quarry`, and what it brought."""
        text = Text(f"{number}/{self.last.version}  ", "bright_black")
        if number == 0:
            return text.append(tell("terminal-before-first"))
        step = self.last.steps[number - 1]
        text.append(f"{self.last.name_of(step.seat)}  ", "bold").append(step.action.text)
        brought = "; ".join(self.drawing.log(step.events, self.last.names))
        return text.append(f"  — {brought}", "bright_black") if brought else text

    def print_all(self) -> None:
        for number in range(1, self.last.version + 1):
            self.console.print(self.line(number))
        self.show(self.last.version)

    def next_turn(self, number: int) -> int:
        """The next position in which a turn begins, or the end."""
        begins = (turn.first - 1 for turn in turns_of(self.last.steps))
        return next((begin for begin in begins if begin > number), self.last.version)

    def step_through(self) -> None:
        number = 0
        self.show(number)
        while True:
            try:
                text = self.console.input(Text(f"{tell('terminal-replay-keys')} > ", "bold")).strip()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return
            if text in ("q", "quit"):
                return
            target = number + 1
            if text == "b":
                target = number - 1
            elif text == "n":
                target = self.next_turn(number)
            elif text.isdecimal():
                target = int(text)
            elif text:
                self.console.print(Text(tell("terminal-replay-what"), "yellow"))
                continue
            if not 0 <= target <= self.last.version:
                key = "terminal-at-the-beginning" if target < 0 else "terminal-at-the-end"
                self.console.print(Text(tell(key, number=str(self.last.version)), "yellow"))
                continue
            number = target
            self.console.print(Rule(style="bright_black"))
            self.show(number)
