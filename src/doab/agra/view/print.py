"""What is printed on the boards, tiles and cards, by names, for the code that draws them, with the words for it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, TypedDict, cast

from doab.agra.rules.meditation import COVER_COST, DELIVERY_COST, FARMER_COST
from doab.agra.rules.river import LEAVES, LIMITS, OPENS
from doab.agra.rules.secondary import OWN, SPEND
from doab.agra.said.places import place_words, places
from doab.agra.said.terms import LEVELS, bonus_words, effect_phrase, guild_term
from doab.agra.table.edition import Edition
from doab.agra.table.things import (
    BONUS_TILES,
    BUILDINGS,
    CHARACTERS,
    FAVOUR_ACTIONS,
    FIRST_TILE,
    GOODS,
    GUILDS,
    MAX_SLOTS,
    N_BASIC,
    N_PRICE_TOKENS,
    N_ROWS,
    N_ROWS_OF_ORDERS,
    NOTABLES,
    PIERS,
)
from doab.core.parts import Printed
from doab.core.wording import Phrase, PhraseForm, Term

if TYPE_CHECKING:
    from doab.agra.game import AgraRules

Name: TypeAlias = dict[str, Any]
"""A phrase or a term, as it travels."""
Row = Literal["stone", "wooden", "spice", "fibre"]
N_BONUS_TILES_OF_LEVEL: Final = 4
ROWS: Final[tuple[Row, ...]] = ("stone", "wooden", "spice", "fibre")
"""5.1: goods and their buildings stand in four rows, and in a column for each level."""
BRINGS: Final = (
    (),
    ("builder",),
    ("merchant", "cotton", "favour"),
    ("token", "favour"),
    ("cotton", "bowl"),
    ("clothes", "rupee"),
)
"""7.1: what is drawn on each pier, besides its order limit."""


class AgraFavour(TypedDict):
    """What a favour action takes: so much must be owned, and so much of it is spent."""

    own: int
    spend: int
    place: str
    number: int | None
    """Of the tile; null: it is printed on everybody's board."""
    words: PhraseForm
    """What it does."""


class AgraGood(TypedDict):
    level: int
    row: Row
    place: int
    """From the top of its column."""
    building: str
    """Where it is made and stored."""


class AgraBonus(TypedDict):
    level: int
    """Of the buildings that it is for."""
    brings: str
    """Besides the rupees; rupees: nothing."""
    rupees: int
    words: PhraseForm


class AgraCard(TypedDict):
    level: int
    guild: str
    wants: list[str]
    """The top slot first."""


class Fulfilled(TypedDict):
    """So many notables of a level."""

    level: int
    number: int


class AgraPier(TypedDict):
    opens: int
    """The level of notables that can be served from here on."""
    leaves: Fulfilled | None
    """What lets the boat sail on."""
    limit: int | None
    """The order limit that it brings."""
    brings: list[str]
    """The other signs on it."""


class AgraPrint(TypedDict):
    characters: list[str]
    goods: dict[str, AgraGood]
    bonus_tiles: dict[str, AgraBonus]
    circle: dict[str, int | None]
    """What an action of meditation costs in points; null: the value of a good."""
    level_names: list[str]
    """From level 1."""
    names: dict[str, Name]
    """How places are called, and guilds."""
    value: dict[str, int]
    source: dict[str, str]
    """What a good is made of."""
    cost: dict[str, int]
    """Of a building, in building value."""
    material: dict[str, int]
    """Building value."""
    faces: list[list[int]]
    """Both faces of each price token, the lower one first."""
    track: list[int]
    steps: list[list[str]]
    """What is paid for the step behind each space of the track of meditation."""
    squares: int
    """On each side of a farm."""
    corners: list[str]
    """Of a farm, clockwise from where the north side begins."""
    rewards: list[int | None]
    """What an order pays at each step of influence, from 0; None: nobody fulfils one there."""
    bonuses: list[int]
    """Favour for arriving at a step."""
    orders: dict[str, list[list[str]]]
    """By guild, the top row first."""
    bowls: list[str]
    notables: dict[str, AgraCard]
    favour: dict[str, AgraFavour]
    piers: list[AgraPier]


class AgraPrinted(Printed):
    rules: AgraRules

    def data(self) -> AgraPrint:
        return printed(self.rules.edition)


def printed(edition: Edition) -> AgraPrint:
    """The tables of an edition, what favour actions cost, and what the piers say."""
    processed = range(N_BASIC, len(GOODS))
    return {
        "characters": [*CHARACTERS],
        "goods": {name: _good(good) for good, name in enumerate(GOODS)},
        "bonus_tiles": {name: _bonus(at, name) for at, name in enumerate(BONUS_TILES)},
        "circle": {
            "trade": None,
            "deliver": DELIVERY_COST,
            "process": None,
            "cover": COVER_COST,
            "farmer": FARMER_COST,
        },
        "level_names": [*LEVELS[1:]],
        "names": _names(edition),
        "value": {name: int(edition.value[good]) for good, name in enumerate(GOODS)},
        "source": {GOODS[good]: GOODS[edition.source[good]] for good in processed},
        "cost": {BUILDINGS[good]: int(edition.cost[good]) for good in processed},
        "material": {name: int(edition.material[good]) for good, name in enumerate(GOODS) if edition.material[good]},
        "faces": [[int(face) for face in edition.token_faces[at * 2 : at * 2 + 2]] for at in range(N_PRICE_TOKENS)],
        "track": [int(points) for points in edition.track],
        "steps": [_goods(step) for step in edition.step_cost],
        "squares": int(edition.squares),
        "corners": _goods(edition.corners),
        "rewards": [int(reward) if step else None for step, reward in enumerate(edition.order_reward)],
        "bonuses": [int(favour) for favour in edition.step_bonus],
        "orders": {name: _column(edition, guild) for guild, name in enumerate(GUILDS)},
        "bowls": _goods(edition.bowls),
        "notables": {name: _card(edition, notable) for notable, name in enumerate(NOTABLES)},
        "favour": {name: _favour(at, name) for at, name in enumerate(FAVOUR_ACTIONS)},
        "piers": [_pier(pier) for pier in range(PIERS)],
    }


def _names(edition: Edition) -> dict[str, Name]:
    named = {
        **{place: place_words(place) for place in places(edition)},
        **{f"guild {one}": guild_term(one) for one in GUILDS},
    }
    return {name: words.to_json() for name, words in named.items() if isinstance(words, Phrase | Term)}


def _good(good: int) -> AgraGood:
    level, row = divmod(good, N_ROWS)
    return {"level": level + 1, "row": ROWS[row], "place": row, "building": BUILDINGS[good]}


def _bonus(at: int, name: str) -> AgraBonus:
    """Appendix II: four tiles for each level from the second on."""
    brings, rupees = name.split("+")
    words = cast(PhraseForm, bonus_words(name).to_json())
    return {"level": at // N_BONUS_TILES_OF_LEVEL + 2, "brings": brings, "rupees": int(rupees), "words": words}


def _favour(at: int, name: str) -> AgraFavour:
    tile = at - FIRST_TILE + 1 if at >= FIRST_TILE else None
    return {
        "own": int(OWN[at]),
        "spend": int(SPEND[at]),
        "place": f"printed {name}" if tile is None else name,
        "number": tile,
        "words": cast(PhraseForm, effect_phrase(name).to_json()),
    }


def _goods(numbers: Iterable[int]) -> list[str]:
    return [GOODS[good] for good in numbers]


def _column(edition: Edition, guild: int) -> list[list[str]]:
    """The orders of a guild from the top, two goods each."""
    rows = range(guild * N_ROWS_OF_ORDERS, (guild + 1) * N_ROWS_OF_ORDERS)
    return [_goods(edition.order_goods[at * 2 : at * 2 + 2]) for at in rows]


def _card(edition: Edition, notable: int) -> AgraCard:
    first = notable * MAX_SLOTS
    return {
        "level": int(edition.level[notable]),
        "guild": GUILDS[edition.guild[notable]],
        "wants": _goods(edition.wants[first : first + edition.slots[notable]]),
    }


def _pier(at: int) -> AgraPier:
    level, number = LEAVES[at] if at < len(LEAVES) else (0, 0)
    return {
        "opens": int(OPENS[at]),
        "leaves": {"level": level, "number": number} if number else None,
        "limit": int(LIMITS[at]) or None,
        "brings": [*BRINGS[at]],
    }
