"""The words of the game, in one fixed order each: a number anywhere in the rules is an index into one of these."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("blue", "green", "orange", "purple")
BACKS: Final = ("snake", "cow", "tiger")
BUILDINGS: Final = ("temple", "palace", "fort", "mill")
GOODS: Final = ("tea", "silk", "spices")
SIDES: Final = ("N", "E", "S", "W")
TOKEN_COLOURS: Final = ("white", "yellow", "red", "brown")
CHAMBERS: Final = ("great mogul", "dancer", "yogi", "raja", "master builder", "portuguese")

N_COLOURS: Final = 4
N_FACES: Final = 6
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


SPACE_KINDS: Final = tuple(space_kind_name(kind) for kind in range(N_SPACE_KINDS))


def stack_name(stack: int) -> str:
    return f"{COLOURS[stack // 3]} {BACKS[stack % 3]}"


STACKS: Final = tuple(stack_name(stack) for stack in range(N_STACKS))
