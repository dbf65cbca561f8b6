"""16.1 Income codes: one spelling for river spaces, track bonuses, special yields, yield tiles and river tiles."""

from __future__ import annotations

import re
from typing import Final

from doab.rajas.table.things import CHAMBERS, COLOURS

# Kinds of income. `amount` and `detail` of an Income mean what the comment says.
DICE_OF_CHOICE: Final = 0  # amount
DICE_OF_COLOUR: Final = 1  # amount, detail: colour
DICE_OF_COLOUR_PER_KARMA: Final = 2  # detail: colour
DICE_OF_CHOICE_PER_KARMA: Final = 3
ONE_DIE_OF_EACH: Final = 4  # detail: bit set of colours
KARMA: Final = 5  # amount
MONEY: Final = 6  # amount
FAME: Final = 7  # amount
UPGRADE: Final = 8  # detail: 1 if it scores from the next turn on
WORKER: Final = 9
BOAT_TO_NEXT: Final = 10
SAIL: Final = 11  # amount
ANY_CHAMBER: Final = 12
ONE_CHAMBER: Final = 13  # detail: chamber
MIXED_GOODS: Final = 14
GOODS_OF_ONE_KIND: Final = 15  # amount
MONEY_PER_MARKET: Final = 16
FAME_PER_UPGRADE: Final = 17
MONEY_PER_UPGRADE: Final = 18  # amount
FAME_PER_KARMA: Final = 19  # amount
FAME_PER_MARKET_TILE: Final = 20
FAME_PER_THREE_RIVER: Final = 21
MONEY_PER_BUILDING: Final = 22
MONEY_PER_YIELD_TILE: Final = 23  # amount
FAME_PER_BEND: Final = 24  # amount
FAME_PER_WORKER: Final = 25


class Income:
    """A parsed income code."""

    def __init__(self, code: str, kind: int, amount: int = 0, detail: int = 0) -> None:
        self.code = code
        self.kind = kind
        self.amount = amount
        self.detail = detail


_PLAIN: Final = {
    "any_per_karma": (DICE_OF_CHOICE_PER_KARMA, 0, 0),
    "upgrade": (UPGRADE, 1, 0),
    "upgrade_from_next_turn": (UPGRADE, 1, 1),
    "worker": (WORKER, 1, 0),
    "boat1": (BOAT_TO_NEXT, 1, 0),
    "chamber": (ANY_CHAMBER, 0, 0),
    "mixed": (MIXED_GOODS, 0, 0),
    "money_per_market": (MONEY_PER_MARKET, 1, 0),
    "fame_per_upgrade": (FAME_PER_UPGRADE, 1, 0),
    "money2_per_upgrade": (MONEY_PER_UPGRADE, 2, 0),
    "fame2_per_karma": (FAME_PER_KARMA, 2, 0),
    "fame_per_market_tile": (FAME_PER_MARKET_TILE, 1, 0),
    "fame_per_three_river": (FAME_PER_THREE_RIVER, 1, 0),
    "money_per_building": (MONEY_PER_BUILDING, 1, 0),
    "money2_per_yield_tile": (MONEY_PER_YIELD_TILE, 2, 0),
    "fame2_per_bend": (FAME_PER_BEND, 2, 0),
    "fame_per_worker": (FAME_PER_WORKER, 1, 0),
    **{f"{colour}_per_karma": (DICE_OF_COLOUR_PER_KARMA, 0, at) for at, colour in enumerate(COLOURS)},
    **{f"chamber_{name.replace(' ', '_')}": (ONE_CHAMBER, 0, at) for at, name in enumerate(CHAMBERS) if at > 0},
}

_NUMBERED: Final = {
    "any": (DICE_OF_CHOICE, 0),
    **{colour: (DICE_OF_COLOUR, at) for at, colour in enumerate(COLOURS)},
    "karma": (KARMA, 0),
    "money": (MONEY, 0),
    "fame": (FAME, 0),
    "sail": (SAIL, 0),
    "kind": (GOODS_OF_ONE_KIND, 0),
}


def parse_income(code: object) -> Income:
    """16.1: the income that a code stands for; ValueError if it stands for none."""
    if not isinstance(code, str):
        raise ValueError(f"an income code is a text such as money3, not {code!r}")
    if code in _PLAIN:
        kind, amount, detail = _PLAIN[code]
        return Income(code, kind, amount, detail)
    numbered = re.fullmatch(r"([a-z]+)([1-9][0-9]?)", code)
    if numbered and numbered[1] in _NUMBERED:
        kind, detail = _NUMBERED[numbered[1]]
        return Income(code, kind, int(numbered[2]), detail)
    colours = code.split("_")
    if len(colours) > 1 and len(set(colours)) == len(colours) and all(colour in COLOURS for colour in colours):
        return Income(code, ONE_DIE_OF_EACH, len(colours), sum(1 << COLOURS.index(colour) for colour in colours))
    known = ", ".join([*_PLAIN, *(f"{word}<n>" for word in _NUMBERED), "colours joined by _"])
    raise ValueError(f"{code!r} is not an income code; the income codes are {known}")
