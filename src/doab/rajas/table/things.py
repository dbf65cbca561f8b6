"""The words of the game, in one fixed order each: a number anywhere in the rules is an index into one of these."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from doab.core.things import Names, OfTheEdition

COLOUR: Final = Names("colour", ("blue", "green", "orange", "purple"))
BACK: Final = Names("back", ("snake", "cow", "tiger"))
BUILDING: Final = Names("building", ("temple", "palace", "fort", "mill"))
GOOD: Final = Names("good", ("tea", "silk", "spices"))
SIDE: Final = Names("side", ("N", "E", "S", "W"))
TOKEN_COLOUR: Final = Names("token colour", ("white", "yellow", "red", "brown"))
PALACE_CHAMBER: Final = Names("chamber", ("great mogul", "dancer", "yogi", "raja", "master builder", "portuguese"))

COLOURS: Final = COLOUR.names
BACKS: Final = BACK.names
BUILDINGS: Final = BUILDING.names
GOODS: Final = GOOD.names
SIDES: Final = SIDE.names
TOKEN_COLOURS: Final = TOKEN_COLOUR.names
CHAMBERS: Final = PALACE_CHAMBER.names

N_COLOURS: Final = 4
N_FACES: Final = 6
N_DIE_KINDS: Final = 24
DICE_OF_A_COLOUR: Final = 12
N_BUILDINGS: Final = 4
N_GOODS: Final = 3
N_STACKS: Final = 12
WHITE: Final = 0
BROWN: Final = 3

# The chambers are numbered by the die that they cost, less one.
GREAT_MOGUL: Final = 0
DANCER: Final = 1
YOGI: Final = 2
RAJA: Final = 3
MASTER_BUILDER: Final = 4
PORTUGUESE: Final = 5

# Kinds of spaces. Spaces of one kind are alike: choosing the kind takes the first space that is free.
QUARRY: Final = 0
HARBOUR: Final = 1
MIXED_MARKET: Final = 2
ONE_KIND_MARKET: Final = 3  # + good, or + 3 for a space that is tied to no good
LOW_TERRACE: Final = 7
HIGH_TERRACE: Final = 8  # + colour
BALCONY: Final = 12  # + 4 × colour paid + colour taken
CHAMBER: Final = 28  # + chamber
N_SPACE_KINDS: Final = 34
ANY_GOOD: Final = 3

# What a province board and a river may hold at most: the action table has that many numbers.
MAX_CELLS: Final = 20
MAX_RIVER: Final = 32
MAX_YIELDS: Final = 16
MAX_TILES: Final = 128
MAX_TOKEN_KINDS: Final = 40
MAX_RIVER_TILES: Final = 16


def space_kind_name(kind: int) -> str:
    if kind >= CHAMBER:
        return CHAMBERS[kind - CHAMBER]
    if kind >= BALCONY:
        return f"{COLOURS[(kind - BALCONY) // 4]} to {COLOURS[(kind - BALCONY) % 4]} balcony"
    if kind >= HIGH_TERRACE:
        return f"{COLOURS[kind - HIGH_TERRACE]} terrace"
    if kind >= ONE_KIND_MARKET and kind < LOW_TERRACE:
        return f"{(*GOODS, 'any')[kind - ONE_KIND_MARKET]} market"
    return {QUARRY: "quarry", HARBOUR: "harbour", MIXED_MARKET: "mixed market", LOW_TERRACE: "low terrace"}[kind]


SPACE: Final = Names("space", [space_kind_name(kind) for kind in range(N_SPACE_KINDS)])
SPACE_KINDS: Final = SPACE.names


def stack_name(stack: int) -> str:
    return f"{COLOURS[stack // 3]} {BACKS[stack % 3]}"


STACK: Final = Names("stack", [stack_name(stack) for stack in range(N_STACKS)])
STACKS: Final = STACK.names

DIE: Final = Names("die", [f"{colour} {face}" for colour in COLOURS for face in range(1, N_FACES + 1)])
SUPPLY: Final = Names("supply", COLOURS)
SCROLL: Final = Names("scroll", BUILDINGS)
RIVER: Final = Names("river", [str(space) for space in range(MAX_RIVER + 1)])
SQUARE: Final = OfTheEdition("square", MAX_CELLS)
YIELD: Final = OfTheEdition("yield", MAX_YIELDS)
TILE: Final = OfTheEdition("tile", MAX_TILES)
TOKEN: Final = OfTheEdition("token", MAX_TOKEN_KINDS)
RIVER_TILE: Final = OfTheEdition("river tile", MAX_RIVER_TILES)
FAME_BONUS: Final = OfTheEdition("fame")
MONEY_BONUS: Final = OfTheEdition("money")

CAUSES: Final = ("markets", "room", "special yield", "tile", "white tile")
"""Why something happens, where its places do not say it."""
BY: Final = (*CAUSES, *SPACE.names)
"""What an event can say it happened by."""

# What a number in a signature is: an index into the names of that kind.
Colour: TypeAlias = i64
Building: TypeAlias = i64
Good: TypeAlias = i64
Die: TypeAlias = i64
"""Colour × 6 + face − 1."""
Stack: TypeAlias = i64
SpaceKind: TypeAlias = i64
Chamber: TypeAlias = i64
RiverSpace: TypeAlias = i64
Side: TypeAlias = i64
Square: TypeAlias = i64
Token: TypeAlias = i64
YieldSet: TypeAlias = i64
"""A bit set of the places of special yields."""
RiverTiles: TypeAlias = i64
"""A bit set of river tiles."""
SeatSet: TypeAlias = i64
"""A bit set of seats."""
Wanted: TypeAlias = i64
"""For each colour, how many dice of it may be named: four numbers of four bits."""
Payment: TypeAlias = i64
"""How many dice are paid in each way, packed (see `payment`)."""
PromisedDie: TypeAlias = i64
"""The answer that pays a chamber; −1: none."""
