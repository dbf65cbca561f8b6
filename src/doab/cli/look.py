"""How players look in a terminal, whatever the game. Colour is never alone: every player has a sign too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from doab.cli.language import say, tell
from doab.core.chance import CHANCE
from doab.core.wording import Phrase

SEAT_STYLE: Final = ("bold bright_cyan", "bold bright_magenta", "bold bright_yellow", "bold bright_white")
QUIET: Final = "bright_black"


class Marks:
    """The players' names and their one-letter marks; numbers where two names begin with the same letter."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = list(names)
        letters = [name[0].upper() for name in names]
        self.marks = letters if len(set(letters)) == len(letters) else [str(seat + 1) for seat in range(len(names))]

    def mark(self, seat: int) -> Text:
        return Text(self.marks[seat], SEAT_STYLE[seat])

    def name(self, seat: int, width: int = 0) -> Text:
        name = self.names[seat]
        if name[0].upper() != self.marks[seat]:
            name = f"{self.marks[seat]} {name}"
        if width and len(name) > width:
            name = name[: width - 1] + "…"
        return Text(name.ljust(width), SEAT_STYLE[seat])


def heading_of(marks: Marks, title: Phrase, round_number: int, over: bool, asked: int) -> Text:
    """What stands above a board: the game, the round and who is asked."""
    heading = Text.assemble((say(title), "bold"), f" · {tell('terminal-round', number=round_number)} · ")
    if over:
        return heading.append(tell("terminal-over"))
    if asked == CHANCE:
        return heading.append(tell("terminal-chance-answers"))
    return heading.append_text(marks.name(asked)).append(f" {tell('terminal-to-answer')}")
