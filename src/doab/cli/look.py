"""How players look in a terminal, whatever the game. Colour is never alone: every player has a sign too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

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
