"""How the pieces of Agra look in a terminal. Colour is never alone: letters, signs and words say the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from doab.agra.table.state import NOBODY, Agra
from doab.agra.table.things import N_GOODS, NEUTRAL
from doab.cli.look import QUIET, SEAT_STYLE, Marks

STANDING: Final = "▲"
LYING: Final = "▬"
FREE: Final = "·"
NEUTRAL_MARK: Final = "▪"
GUILD_STYLE: Final = ("orange1", "green3", "medium_purple1")
ROW_STYLE: Final = ("grey70", "orange3", "gold1", "sky_blue1")
"""Of stone, of wood, spices and fibres."""


class Look(Marks):
    """What a drawing needs to know: the position, who looks at it, the players' names and marks."""

    def __init__(self, state: Agra, names: Sequence[str], seat: int) -> None:
        super().__init__(names)
        self.state = state
        self.seat = seat

    def rupees(self, seat: int) -> str:
        """A-14: everybody knows the own bag only, until the game is over."""
        state = self.state
        known = seat == self.seat or state.switches.open_rupees or state.is_over()
        return str(state.players[seat].rupees) if known else "?"

    def worker(self, space: int) -> Text:
        """Who is there: `▲A` stands, `▬A` lies."""
        holder = int(self.state.workers[space])
        if holder == NOBODY:
            return Text.assemble((FREE, QUIET))
        return Text.assemble((f"{STANDING if holder % 2 else LYING}{self.marks[holder // 2]}", SEAT_STYLE[holder // 2]))

    def owner(self, owner: int) -> Text:
        """Whose marker lies there."""
        if owner == NOBODY:
            return Text(FREE, QUIET)
        return Text(NEUTRAL_MARK, QUIET) if owner == NEUTRAL else self.mark(owner)

    def value(self, good: int) -> Text:
        """The current value; in brackets where a price token lies."""
        value = int(self.state.value(good))
        priced = any(int(self.state.prices[token]) == good for token in range(0, len(self.state.prices), 2))
        return Text(f"‹{value}›", "bold") if priced else Text(str(value))

    def stores(self, good: int) -> Text:
        """Who has how many: `A2 R1`."""
        text = Text()
        for seat in range(self.state.seats):
            number = int(self.state.goods[seat * N_GOODS + good])
            if number:
                text.append(" " if text else "").append(f"{self.marks[seat]}{number}", SEAT_STYLE[seat])
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
