"""How the pieces of Agra look in a terminal. Colour is never alone: letters, signs and words say the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from doab.agra.view.print import AgraPrint
from doab.agra.view.view import AgraPlayer, AgraTable, Owner
from doab.cli.look import QUIET, SEAT_STYLE, Marks

STANDING: Final = "▲"
LYING: Final = "▬"
FREE: Final = "·"
NEUTRAL_MARK: Final = "▪"
GUILD_STYLE: Final = {"artisans": "orange1", "merchants": "green3", "scholars": "medium_purple1"}
ROW_STYLE: Final = ("grey70", "orange3", "gold1", "sky_blue1")
"""Of stone, of wood, spices and fibres."""


class Look(Marks):
    """What a drawing needs to know: the table as a seat sees it, the print, the players' names and marks."""

    def __init__(self, table: AgraTable, printed: AgraPrint, names: Sequence[str], seat: int, asked: int) -> None:
        super().__init__(names)
        self.table = table
        self.printed = printed
        self.seat = seat
        self.asked = asked
        self.workers = {
            space: Text(f"{sign}{self.marks[owner]}", SEAT_STYLE[owner])
            for owner, player in enumerate(table["players"])
            for sign, spaces in ((STANDING, player["standing"]), (LYING, player["lying"]))
            for space in spaces
        }

    @property
    def own(self) -> AgraPlayer:
        return self.table["players"][self.seat]

    def worker(self, space: str) -> Text:
        """Who is there: `▲A` stands, `▬A` lies."""
        return self.workers[space].copy() if space in self.workers else Text.assemble((FREE, QUIET))

    def owner(self, owner: Owner) -> Text:
        """Whose marker lies there."""
        if owner is None:
            return Text(FREE, QUIET)
        return Text(NEUTRAL_MARK, QUIET) if owner == "neutral" else self.mark(owner)

    def value(self, good: str) -> Text:
        """The current value; in brackets where a price token lies."""
        value = str(self.table["values"][good])
        priced = any(token["good"] == good for token in self.table["tokens"])
        return Text(f"‹{value}›", "bold") if priced else Text(value)

    def stores(self, good: str) -> Text:
        """Who has how many: `A2 R1`."""
        text = Text()
        for seat, player in enumerate(self.table["players"]):
            if good in player["goods"]:
                text.append(" " if text else "").append(f"{self.marks[seat]}{player['goods'][good]}", SEAT_STYLE[seat])
        return text


def fitted(text: Text, width: int) -> Text:
    """Exactly that wide."""
    text = text.copy()
    text.truncate(width, pad=True)
    return text


def flow(label: str, pieces: Sequence[Text], width: int, indent: int) -> list[Text]:
    """Pieces one after the other, in as many lines as they need; the label stands before the first."""
    lines = [Text.assemble((f"{label:<{indent}}", "bold"))]
    for piece in pieces:
        if lines[-1].cell_len > indent and lines[-1].cell_len + 3 + piece.cell_len > width:
            lines.append(Text(" " * indent))
        if lines[-1].cell_len > indent:
            lines[-1].append(" │ ", QUIET)
        lines[-1].append_text(piece)
    return lines
