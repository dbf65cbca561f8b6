"""How the pieces of Rajas look in a terminal. Colours have letters too: colour is never alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from doab.cli.language import say, tell
from doab.cli.look import QUIET, Marks
from doab.core.wording import key_of, phrase
from doab.rajas.said.terms import building_term, colour_term, good_term
from doab.rajas.table.edition import Edition
from doab.rajas.table.state import Rajas
from doab.rajas.table.things import BUILDINGS, GOODS, N_BUILDINGS
from doab.rajas.view.view import view

COLOUR_STYLE: Final = {
    "blue": "bold bright_blue",
    "green": "bold green3",
    "orange": "bold orange1",
    "purple": "bold medium_purple1",
}

# Roads by the sides they leave (bits N, E, S, W).
ROAD: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"


class Look(Marks):
    """What a drawing needs to know: the table, what is printed on it, the players' names and their one-letter marks."""

    def __init__(self, state: Rajas, names: Sequence[str]) -> None:
        super().__init__(names)
        self.table = view(state)
        self.edition = state.edition
        self.over, self.asked = state.is_over(), int(state.to_move())

    def tile(self, name: str) -> int:
        """The number of a tile in the edition, where the rest that is printed on it stands."""
        return self.edition.tile_names.index(name)


def letter_of(colour: int | str) -> str:
    """The letter of a colour, for eyes and terminals that do not see it."""
    return say(phrase("rajas-mark-one-colour", colour=colour_term(colour)))


def die_text(die: str) -> Text:
    """`B4`."""
    colour, face = die.split()
    return Text(f"{letter_of(colour)}{face}", COLOUR_STYLE[colour])


def dice_text(dice: Sequence[str]) -> Text:
    """All dice on a Kali board, colour by colour."""
    return Text(" ").join(map(die_text, dice)) if dice else Text(tell("terminal-rajas-no-dice"), QUIET)


def tile_content(edition: Edition, tile: int) -> list[str]:
    """What a tile shows, in marks: `T` for a temple, `t3` for a tea market of 3."""
    marks = []
    for building, word in enumerate(BUILDINGS):
        marks += [tell(key_of("terminal-rajas-mark", word))] * edition.tile_buildings[tile * N_BUILDINGS + building]
    for at in (tile * 2, tile * 2 + 1):
        if edition.tile_good[at] >= 0:
            mark = tell(key_of("terminal-rajas-mark", GOODS[edition.tile_good[at]]))
            marks.append(f"{mark}{edition.tile_value[at]}")
    return marks


def tile_words(edition: Edition, tile: int) -> str:
    """The same in words: `temple tea3`."""
    words = []
    for building, word in enumerate(BUILDINGS):
        words += [say(building_term(word))] * edition.tile_buildings[tile * N_BUILDINGS + building]
    for at in (tile * 2, tile * 2 + 1):
        if edition.tile_good[at] >= 0:
            words.append(f"{say(good_term(edition.tile_good[at]))}{edition.tile_value[at]}")
    return " ".join(words)


def tile_road(edition: Edition, tile: int, turn: int) -> str:
    return ROAD[edition.exits[tile * 4 + turn]]
