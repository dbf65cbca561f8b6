"""What is printed on the parts of an edition, as plain data for the code that draws them: everything that a view names,
with the words for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, TypedDict, cast

from doab.core.parts import Printed
from doab.core.wording import Phrase, PhraseForm, Term
from doab.rajas.rules.river import LONGEST_HARBOUR_TRIP, PORTUGUESE_TRIP
from doab.rajas.said.places import place_words, places
from doab.rajas.said.terms import building_term, income_phrase, side_term, tile_words
from doab.rajas.table import income_codes
from doab.rajas.table.edition import BoardSide, Edition
from doab.rajas.table.income_codes import Income
from doab.rajas.table.state import HIGHEST_KARMA, HIGHEST_LEVEL, LOWEST_LEVEL
from doab.rajas.table.things import (
    ANY_GOOD,
    BACKS,
    BALCONY,
    BUILDINGS,
    CHAMBER,
    CHAMBERS,
    COLOURS,
    DIE,
    GOODS,
    HARBOUR,
    HIGH_TERRACE,
    LOW_TERRACE,
    MIXED_MARKET,
    N_COLOURS,
    N_FACES,
    ONE_KIND_MARKET,
    QUARRY,
    SIDES,
    SPACE_KINDS,
    STACKS,
    TOKEN_COLOURS,
)

if TYPE_CHECKING:
    from doab.rajas.game import RajasRules

Name: TypeAlias = dict[str, Any]
"""A phrase or a term, as it travels."""
Colour = Literal["blue", "green", "orange", "purple"]
Back = Literal["snake", "cow", "tiger"]
Building = Literal["temple", "palace", "fort", "mill"]
Good = Literal["tea", "silk", "spices"]
TokenColour = Literal["white", "yellow", "red", "brown"]
Side = Literal["N", "E", "S", "W"]
ANY: Final = "any"
"""Of a die: of choice."""
COINS_A_SPACE: Final = 2
"""11, R-70: so much money lies beside one space of fame."""

if TYPE_CHECKING:
    from doab.rajas.game import RajasRules


class RajasThing(TypedDict):
    """Something that an income brings or counts, or a chamber offers."""

    kind: Literal[
        "dice",
        "money",
        "fame",
        "karma",
        "goods",
        "mixed",
        "sail",
        "boat",
        "river",
        "upgrade",
        "worker",
        "market",
        "market tile",
        "building",
        "token",
        "bend",
        "chamber",
        "elephant",
        "overbuild",
        "reroll",
    ]
    number: int
    of: list[str]
    """The colours of dice, one for each; the chamber, if it is none of choice."""


class RajasIncome(TypedDict):
    gain: RajasThing
    each: RajasThing | None
    """It is gained for each of these; null: once."""
    words: PhraseForm


class RajasBonus(TypedDict):
    at: int
    income: str


class RajasTracks(TypedDict):
    meeting_point: int
    coins: int
    """So much money lies beside one space of fame."""
    fame: list[RajasBonus]
    money: list[RajasBonus]


class RajasSpace(TypedDict):
    kind: str
    cost: int
    part: Literal["quarry", "harbour", "market", "low terrace", "terrace", "balcony", "chamber"]
    colours: list[Colour]
    """Of the die that a terrace gives; of the die that is paid at a balcony, and of those that it gives."""
    goods: list[Good]
    """What can be sold at a stall."""
    values: list[int]
    """The dice that can be paid here; empty: whatever they show, or none."""


class RajasSides(TypedDict):
    two: list[RajasSpace]
    three_four: list[RajasSpace]


class RajasYield(TypedDict):
    name: str
    at: list[tuple[int, Side]]
    """The squares from which a road reaches it, and by which side."""
    basic: str
    navaratna: str
    colour: TokenColour


class RajasProvince(TypedDict):
    rows: int
    columns: int
    residence: int
    roads: str
    squares: list[str]
    """What they are called, row by row."""
    buildable: list[bool]
    yields: list[RajasYield]


class RajasToken(TypedDict):
    name: str
    colour: TokenColour
    income: str


class RajasTile(TypedDict):
    colour: Colour
    back: Back
    cost: int
    roads: list[str]
    """Before turning, each road as the sides that it joins: `NES`."""
    buildings: list[Building]
    markets: list[tuple[Good, int]]
    words: PhraseForm


class RajasStack(TypedDict):
    name: str
    colour: Colour
    back: Back


class RajasDie(TypedDict):
    colour: Colour
    value: int


class RajasPrint(TypedDict):
    edition: str
    incomes: dict[str, RajasIncome]
    """All that are printed anywhere, by their codes."""
    tracks: RajasTracks
    sides: RajasSides
    favours: dict[str, list[RajasThing]]
    """What is offered in a chamber and on the low terrace."""
    river: list[str]
    """The incomes along the river; the first is the start, which brings nothing."""
    bridge_after: int
    most_karma: int
    levels: list[int]
    """What a building of a kind may be worth, on the scrolls."""
    province: RajasProvince
    tokens: list[RajasToken]
    tiles: dict[str, RajasTile]
    stacks: list[RajasStack]
    dice: dict[str, RajasDie]
    names: dict[str, Name]
    """How places are called, and buildings and sides."""


OF_DICE: Final = cast(tuple[Colour, ...], COLOURS)
OF_STACKS: Final = cast(tuple[Back, ...], BACKS)
BUILT: Final = cast(tuple[Building, ...], BUILDINGS)
SOLD: Final = cast(tuple[Good, ...], GOODS)
TOKENS: Final = cast(tuple[TokenColour, ...], TOKEN_COLOURS)
TURNED: Final = cast(tuple[Side, ...], SIDES)


def _thing(kind: Any, number: int = 1, of: list[str] | None = None) -> RajasThing:
    return {"kind": kind, "number": number, "of": of or []}


FAVOURS: Final[dict[str, list[RajasThing]]] = {
    "great mogul": [_thing("fame", 2), _thing("elephant")],
    "dancer": [_thing("dice", 2, [ANY, ANY]), _thing("token")],
    "yogi": [_thing("karma", 2), _thing("dice", 1, [ANY])],
    "raja": [_thing("money", 3), _thing("upgrade")],
    "master builder": [_thing("overbuild")],
    "portuguese": [_thing("sail", PORTUGUESE_TRIP)],
    SPACE_KINDS[LOW_TERRACE]: [_thing("money", 2), _thing("reroll")],
}
"""9: what is drawn beside each person."""


class RajasPrinted(Printed):
    rules: RajasRules

    def data(self) -> RajasPrint:
        return printed(self.rules.edition)


def printed(edition: Edition) -> RajasPrint:
    """Everything that is printed, in the order in which it lies on the parts."""
    return {
        "edition": edition.name,
        "incomes": {income.code: _income(income) for income in edition.incomes},
        "tracks": {
            "meeting_point": int(edition.meeting_point),
            "coins": COINS_A_SPACE,
            "fame": _bonuses(edition, list(edition.fame_bonus_at), list(edition.fame_bonus)),
            "money": _bonuses(edition, list(edition.money_bonus_at), list(edition.money_bonus)),
        },
        "sides": {"two": _side(edition.side_two), "three_four": _side(edition.side_three_four)},
        "favours": FAVOURS,
        "river": [""] + [edition.incomes[income].code for income in list(edition.river)[1:]],
        "bridge_after": int(edition.bridge_after),
        "most_karma": HIGHEST_KARMA,
        "levels": list(range(LOWEST_LEVEL, HIGHEST_LEVEL + 1)),
        "province": _province(edition),
        "tokens": [
            {"name": name, "colour": TOKENS[colour], "income": edition.incomes[income].code}
            for name, colour, income in zip(
                edition.token_names, edition.token_colour, edition.token_income, strict=True
            )
        ],
        "tiles": {name: _tile(edition, tile) for tile, name in enumerate(edition.tile_names)},
        "stacks": [
            {"name": name, "colour": OF_DICE[at // len(BACKS)], "back": OF_STACKS[at % len(BACKS)]}
            for at, name in enumerate(STACKS)
        ],
        "dice": {
            name: {"colour": OF_DICE[at // N_FACES], "value": at % N_FACES + 1} for at, name in enumerate(DIE.names)
        },
        "names": _names(edition),
    }


def _said(words: Phrase) -> PhraseForm:
    return cast(PhraseForm, words.to_json())


def _names(edition: Edition) -> dict[str, Name]:
    things = {f"building {name}": building_term(name) for name in BUILDINGS}
    things |= {f"side {side}": side_term(side) for side in SIDES}
    named = {**{place: place_words(place) for place in places(edition)}, **things}
    return {name: words.to_json() for name, words in named.items() if isinstance(words, Phrase | Term)}


# -- incomes

_COUNTED: Final = {
    income_codes.KARMA: "karma",
    income_codes.MONEY: "money",
    income_codes.FAME: "fame",
    income_codes.SAIL: "sail",
    income_codes.GOODS_OF_ONE_KIND: "goods",
    income_codes.UPGRADE: "upgrade",
    income_codes.WORKER: "worker",
    income_codes.BOAT_TO_NEXT: "boat",
    income_codes.MIXED_GOODS: "mixed",
}
_FOR_EACH: Final = {
    income_codes.MONEY_PER_MARKET: ("money", _thing("market")),
    income_codes.FAME_PER_UPGRADE: ("fame", _thing("upgrade")),
    income_codes.MONEY_PER_UPGRADE: ("money", _thing("upgrade")),
    income_codes.FAME_PER_KARMA: ("fame", _thing("karma")),
    income_codes.FAME_PER_MARKET_TILE: ("fame", _thing("market tile")),
    income_codes.FAME_PER_THREE_RIVER: ("fame", _thing("river", 3)),
    income_codes.MONEY_PER_BUILDING: ("money", _thing("building")),
    income_codes.MONEY_PER_YIELD_TILE: ("money", _thing("token")),
    income_codes.FAME_PER_BEND: ("fame", _thing("bend")),
    income_codes.FAME_PER_WORKER: ("fame", _thing("worker")),
}


def _income(income: Income) -> RajasIncome:
    gain, each = _gained(income)
    return {"gain": gain, "each": each, "words": _said(income_phrase(income.code))}


def _gained(income: Income) -> tuple[RajasThing, RajasThing | None]:
    kind, amount, detail = income.kind, income.amount, income.detail
    if kind in _COUNTED:
        return _thing(_COUNTED[kind], amount), None
    if kind in _FOR_EACH:
        gained, each = _FOR_EACH[kind]
        return _thing(gained, amount), each
    if kind == income_codes.ANY_CHAMBER:
        return _thing("chamber"), None
    if kind == income_codes.ONE_CHAMBER:
        return _thing("chamber", 1, [CHAMBERS[detail]]), None
    if kind == income_codes.DICE_OF_CHOICE:
        return _thing("dice", amount, [ANY] * amount), None
    if kind == income_codes.DICE_OF_COLOUR:
        return _thing("dice", amount, [COLOURS[detail]] * amount), None
    if kind == income_codes.DICE_OF_CHOICE_PER_KARMA:
        return _thing("dice", 1, [ANY]), _thing("karma")
    if kind == income_codes.DICE_OF_COLOUR_PER_KARMA:
        return _thing("dice", 1, [COLOURS[detail]]), _thing("karma")
    colours = [colour for at, colour in enumerate(COLOURS) if detail >> at & 1]
    return _thing("dice", len(colours), colours), None


# -- the board


def _bonuses(edition: Edition, spaces: list[int], incomes: list[int]) -> list[RajasBonus]:
    pairs = zip(spaces, incomes, strict=True)
    return [{"at": int(space), "income": edition.incomes[income].code} for space, income in pairs]


def _side(side: BoardSide) -> list[RajasSpace]:
    return [_space(int(kind), int(cost)) for kind, cost in zip(side.kinds, side.costs, strict=True)]


def _space(kind: int, cost: int) -> RajasSpace:
    space: RajasSpace = {
        "kind": SPACE_KINDS[kind],
        "cost": cost,
        "part": "quarry",
        "colours": [],
        "goods": [],
        "values": [],
    }
    if kind >= CHAMBER:
        space |= {"part": "chamber", "values": [kind - CHAMBER + 1]}
    elif kind >= BALCONY:
        paid, taken = divmod(kind - BALCONY, N_COLOURS)
        space |= {"part": "balcony", "colours": [OF_DICE[paid], OF_DICE[taken]]}
    elif kind >= HIGH_TERRACE:
        space |= {"part": "terrace", "colours": [OF_DICE[kind - HIGH_TERRACE]]}
    elif kind == LOW_TERRACE:
        space |= {"part": "low terrace"}
    elif kind >= MIXED_MARKET:
        all_goods = kind in (MIXED_MARKET, ONE_KIND_MARKET + ANY_GOOD)
        space |= {"part": "market", "goods": [*SOLD] if all_goods else [SOLD[kind - ONE_KIND_MARKET]]}
    elif kind == HARBOUR:
        space |= {"part": "harbour", "values": [*range(1, LONGEST_HARBOUR_TRIP + 1)]}
    else:
        assert kind == QUARRY
    return space


def _province(edition: Edition) -> RajasProvince:
    touches = list(edition.yield_at)
    return {
        "rows": edition.rows,
        "columns": edition.columns,
        "residence": int(edition.residence),
        "roads": _sides(int(edition.residence_roads)),
        "squares": [edition.square(cell) for cell in range(edition.cells)],
        "buildable": [bool(cell) for cell in edition.buildable],
        "yields": [
            {
                "name": name,
                "at": [(at // 4, TURNED[at % 4]) for at, place in enumerate(touches) if place == number],
                "basic": edition.incomes[edition.yield_basic[number]].code,
                "navaratna": edition.incomes[edition.yield_navaratna[number]].code,
                "colour": TOKENS[edition.yield_colour[number]],
            }
            for number, name in enumerate(edition.yield_names)
        ],
    }


def _tile(edition: Edition, tile: int) -> RajasTile:
    buildings = [
        word for at, word in enumerate(BUILT) for _ in range(edition.tile_buildings[tile * len(BUILDINGS) + at])
    ]
    markets = [
        (SOLD[edition.tile_good[at]], int(edition.tile_value[at]))
        for at in (tile * 2, tile * 2 + 1)
        if edition.tile_good[at] >= 0
    ]
    return {
        "colour": OF_DICE[edition.tile_colour[tile]],
        "back": OF_STACKS[edition.tile_stack[tile] % len(BACKS)],
        "cost": int(edition.tile_cost[tile]),
        "roads": _roads(edition, tile),
        "buildings": buildings,
        "markets": markets,
        "words": _said(tile_words(edition.tile_names[tile])),
    }


def _roads(edition: Edition, tile: int) -> list[str]:
    """The roads before turning, each as the sides that it joins: `["NES"]`, `["NS", "EW"]`."""
    joined = {int(edition.roads[tile * 16 + side]) for side in range(4)} - {0}
    return [_sides(sides) for sides in sorted(joined)]


def _sides(bits: int) -> str:
    return "".join(side for at, side in enumerate(SIDES) if bits >> at & 1)
