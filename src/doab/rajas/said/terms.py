"""The words of the game as terms and short phrases: colours, spaces, tiles, incomes, places of the board."""

from __future__ import annotations

from typing import Final

from doab.core.wording import Field, Phrase, Term, all_of, key_of, phrase
from doab.rajas.table import income_codes
from doab.rajas.table.income_codes import parse_income
from doab.rajas.table.things import BUILDINGS, CAUSES, COLOURS, GOODS, N_COLOURS
from doab.rajas.table.tiles import ROADS

SIDE_NAMES: Final = {"N": "north", "E": "east", "S": "south", "W": "west"}

INCOME: Final = "income"
MARK: Final = "mark"
_COUNTED: Final = {
    income_codes.DICE_OF_CHOICE: "any",
    income_codes.KARMA: "karma",
    income_codes.MONEY: "money",
    income_codes.FAME: "fame",
    income_codes.SAIL: "sail",
    income_codes.GOODS_OF_ONE_KIND: "kind",
}
"""Incomes whose message names nothing but a number."""


def colour_term(colour: int | str) -> Term:
    return Term(key_of("rajas-colour", colour if isinstance(colour, str) else COLOURS[colour]))


def good_term(good: int | str) -> Term:
    return Term(key_of("rajas-good", good if isinstance(good, str) else GOODS[good]))


def building_term(building: int | str) -> Term:
    return Term(key_of("rajas-building", building if isinstance(building, str) else BUILDINGS[building]))


def yield_colour_term(colour: str) -> Term:
    return Term(key_of("rajas-yield", colour))


def back_term(back: str) -> Term:
    return Term(key_of("rajas-back", back))


def side_term(side: str) -> Term:
    return Term(key_of("rajas-side", SIDE_NAMES[side]))


def space_words(space: str) -> Field:
    """A space of the board: `quarry`, `blue terrace`, `blue to orange balcony`."""
    words = space.split()
    if words[-1] == "terrace" and words[0] in COLOURS:
        return phrase("rajas-space-terrace", colour=colour_term(words[0]))
    if words[-1] == "balcony" and len(words) > 1:
        return phrase("rajas-space-balcony", paid=colour_term(words[0]), taken=colour_term(words[2]))
    return Term(key_of("rajas-space", space))


def die_words(colour: int | str, value: int) -> Phrase:
    return phrase("rajas-die", colour=colour_term(colour), value=value)


def tile_words(name: str) -> Phrase:
    """A province tile by its name, `orange 7 fork tea2 spices1`."""
    colour, cost, road, *content = name.split()
    shown: list[Field] = []
    for word in content:
        good = word.rstrip("0123456789")
        if good == word:
            shown.append(building_term(word))
        else:
            shown.append(phrase("rajas-market", good=good_term(good), value=int(word.removeprefix(good))))
    # There is no word for roads that an edition writes as groups of sides.
    way: Field = Term(key_of("rajas-road", road)) if road in ROADS else road
    return phrase("rajas-tile", colour=colour_term(colour), cost=int(cost), road=way, content=all_of(shown))


def yield_tile_words(name: str) -> Phrase:
    """A yield tile by its name, `yellow money5`."""
    colour, code = name.split()
    return phrase("rajas-yield-tile", colour=yield_colour_term(colour), income=income_phrase(code))


def square_words(square: str) -> Phrase:
    """A square of a province, `2,3`: row and column."""
    row, column = square.split(",")
    return phrase("rajas-square", row=int(row), column=int(column))


def yield_place_words(place: str) -> Phrase:
    """The place of a special yield, `2,1 N`."""
    square, side = place.split()
    row, column = square.split(",")
    if side in "NS":
        return phrase(key_of("rajas-yield-place", SIDE_NAMES[side]), column=int(column))
    return phrase(key_of("rajas-yield-place", SIDE_NAMES[side]), row=int(row))


def river_words(number: int) -> Phrase:
    return phrase("rajas-river-space", number=number) if number else phrase("rajas-river-start")


def by_words(by: str) -> Field:
    """Why something happened, as an event says it."""
    return Term(key_of("rajas-by", by)) if by in CAUSES else space_words(by)


# -- incomes (16.1)


def income_phrase(code: str) -> Phrase:
    """What an income brings: `2 dice of choice`."""
    return _income(INCOME, code)


def income_mark(code: str) -> Phrase:
    """The same in a few letters, for a space on a drawn board."""
    return _income(MARK, code)


def _income(style: str, code: str) -> Phrase:
    income = parse_income(code)
    if income.kind in _COUNTED:
        return Phrase(key_of("rajas", style, _COUNTED[income.kind]), {"number": income.amount})
    if income.kind == income_codes.DICE_OF_COLOUR:
        return Phrase(key_of("rajas", style, "colour"), {"number": income.amount, "colour": colour_term(income.detail)})
    if income.kind == income_codes.DICE_OF_COLOUR_PER_KARMA:
        return Phrase(key_of("rajas", style, "colour-per-karma"), {"colour": colour_term(income.detail)})
    if income.kind == income_codes.ONE_DIE_OF_EACH:
        colours: list[Field] = [colour_term(at) for at in range(N_COLOURS) if income.detail >> at & 1]
        if style == MARK:
            return phrase(
                "rajas-mark-colours", colours=[phrase("rajas-mark-one-colour", colour=one) for one in colours]
            )
        return phrase("rajas-income-colours", colours=all_of(colours))
    return Phrase(key_of("rajas", style, code))
