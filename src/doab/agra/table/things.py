"""The words of the game, in one fixed order each: a number anywhere in the rules is an index into one of these.

A-180: one word for one thing, whatever variants and slips the four rulebooks have for it (docs/agra/glossary.md).
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from doab.core.things import Names

#: 1.1 Board order: column by column, top to bottom. Good and building share a number.
GOOD: Final = Names(
    "good",
    (
        "sandstone",
        "wood",
        "turmeric",
        "cotton",
        "cement",
        "plank",
        "curry",
        "oil",
        "brick",
        "paper",
        "dye",
        "cloth",
        "statue",
        "book",
        "painting",
        "clothes",
    ),
)
GOODS: Final = GOOD.names
SANDSTONE: Final = 0
WOOD: Final = 1
TURMERIC: Final = 2
COTTON: Final = 3
CEMENT: Final = 4
PLANK: Final = 5
CURRY: Final = 6
OIL: Final = 7
BRICK: Final = 8
PAPER: Final = 9
DYE: Final = 10
CLOTH: Final = 11
STATUE: Final = 12
BOOK: Final = 13
PAINTING: Final = 14
CLOTHES: Final = 15
N_GOODS: Final = 16
N_ROWS: Final = 4
N_BASIC: Final = 4
FAVOUR: Final = 16
"""Stands for favour where a kind of good stands for a good."""

#: 5.1 Worker spaces in board order: the four characters, then the sixteen buildings.
CHARACTERS: Final = ("architect", "sailor", "trader", "botanist")
PRODUCTION: Final = ("quarry", "woodcutter", "turmeric-farm", "cotton-farm")
SPACE: Final = Names("space", (*CHARACTERS, *PRODUCTION, *GOODS[4:]))
SPACES: Final = SPACE.names
ARCHITECT: Final = 0
SAILOR: Final = 1
TRADER: Final = 2
BOTANIST: Final = 3
FIRST_BUILDING: Final = 4
N_SPACES: Final = 20
BUILDINGS: Final = SPACES[FIRST_BUILDING:]
BUILDING: Final = Names("space", BUILDINGS)

#: 5.6, A-40: three guilds; the order of the columns has no effect.
GUILD: Final = Names("guild", ("artisans", "merchants", "scholars"))
GUILDS: Final = GUILD.names
N_GUILDS: Final = 3
N_ROWS_OF_ORDERS: Final = 6
N_ORDERS: Final = 18
N_BOWLS: Final = 12
N_LEVELS: Final = 4
N_PRICE_TOKENS: Final = 3

FARM_SIDE: Final = Names("side", ("north", "east", "south", "west"))
FARM_SIDES: Final = FARM_SIDE.names
N_FARM_SIDES: Final = 4
MAX_SQUARES: Final = 5
N_SQUARES: Final = 20

#: Appendix I, by number less one. What a notable does is a rule; what he wants is printed.
NOTABLE: Final = Names(
    "notable",
    (
        "portuguese_trader",
        "sufi",
        "takshaka",
        "mahout",
        "khatib",
        "french_trader",
        "dyer",
        "cook",
        "muezzin",
        "jagirdar",
        "caliph",
        "calligrapher",
        "mullah",
        "english_trader",
        "mosaic_maker",
        "mujtahida",
        "dutch_trader",
        "painter",
        "subadar",
        "sadr_us_sudur",
        "grand_mufti",
        "grand_imam",
        "court_artist",
        "dewan",
    ),
)
NOTABLES: Final = NOTABLE.names
PORTUGUESE_TRADER: Final = 0
SUFI: Final = 1
TAKSHAKA: Final = 2
MAHOUT: Final = 3
KHATIB: Final = 4
FRENCH_TRADER: Final = 5
DYER: Final = 6
COOK: Final = 7
MUEZZIN: Final = 8
JAGIRDAR: Final = 9
CALIPH: Final = 10
CALLIGRAPHER: Final = 11
MULLAH: Final = 12
ENGLISH_TRADER: Final = 13
MOSAIC_MAKER: Final = 14
MUJTAHIDA: Final = 15
DUTCH_TRADER: Final = 16
PAINTER: Final = 17
SUBADAR: Final = 18
SADR_US_SUDUR: Final = 19
GRAND_MUFTI: Final = 20
GRAND_IMAM: Final = 21
COURT_ARTIST: Final = 22
DEWAN: Final = 23
N_NOTABLES: Final = 24
#: 2.1, A-05, A-15: notables of each level with four players, and with fewer.
NOTABLES_WITH_FOUR: Final = vec[i64]([5, 4, 3, 2])
NOTABLES_WITH_FEWER: Final = vec[i64]([4, 3, 2, 1])
MAX_SLOTS: Final = 3
N_SLOTS: Final = 72

#: Appendix III and the player board: favour actions 0–2 are printed, 3–16 are the tiles 1–14.
FAVOUR_ACTION: Final = Names(
    "favour action", (*(f"favour {n}" for n in (1, 2, 3)), *(f"tile {n}" for n in range(1, 15)))
)
FAVOUR_ACTIONS: Final = FAVOUR_ACTION.names
BASIC_GOOD: Final = 0
PROCESS_ONE: Final = 1
RAISE_ONE: Final = 2
FIRST_TILE: Final = 3
STAND_ONE: Final = 3
EXTRA_PROCESSING: Final = 4
MEDITATION_POINT: Final = 5
SELL_ONE: Final = 6
REMOVE_COVER: Final = 7
DELIVER_ONE: Final = 8
GIFT_OR_ORDER: Final = 9
MOVE_FARMERS: Final = 10
CHANGE_PRICE: Final = 11
SWAP_ONE: Final = 12
GOOD_OF_TWO: Final = 13
TRACKER_STEP: Final = 14
REFINE_ONE: Final = 15
FREE_PEON: Final = 16
N_FAVOUR_ACTIONS: Final = 17
N_TILES: Final = 14
DISPLAYED_TILES: Final = 3
MOST_TILES: Final = 3

#: What can be used once a turn, as bits of `Player.used`: the favour actions, then these.
USED_STATUE: Final = 17
USED_BOOK: Final = 18
USED_PAINTING: Final = 19
USED_CLOTHES: Final = 20
USED_OIL: Final = 21
USED_CALIPH: Final = 22
USED_ENGLISH_TRADER: Final = 23
USED_FRENCH_TRADER: Final = 24
USED_MOSAIC_MAKER: Final = 25
USED_MULLAH: Final = 26
USED: Final = (
    *FAVOUR_ACTIONS,
    "statue",
    "book",
    "painting",
    "clothes",
    "oil",
    "caliph",
    "english_trader",
    "french_trader",
    "mosaic_maker",
    "mullah",
)

#: Appendix II: twelve building-bonus tiles, four for each of the levels 2, 3, 4: what they bring besides rupees.
BONUS_TILE: Final = Names(
    "bonus",
    (
        "artisans+3",
        "cover+2",
        "merchants+3",
        "favour+3",
        "artisans+4",
        "favour+4",
        "scholars+4",
        "rupees+5",
        "scholars+5",
        "favour+5",
        "merchants+5",
        "rupees+6",
    ),
)
BONUS_TILES: Final = BONUS_TILE.names
N_BONUS_TILES: Final = 12

#: 6.1.2 The outer actions of the meditation circle; the marker blocks one of them.
OUTER_ACTION: Final = Names("circle", ("trade", "deliver", "process", "cover"))
OUTER_ACTIONS: Final = OUTER_ACTION.names
TRADE: Final = 0
DELIVER: Final = 1
PROCESS: Final = 2
COVER: Final = 3

#: 1.0, A-02, A-04: what every player has.
N_MARKERS: Final = 22
N_WORKERS: Final = 10
NEUTRAL: Final = 4
"""The owner of neutral markers, after the four seats."""
BELOW_COLUMN: Final = 6
PIERS: Final = 6

SLOT: Final = Names("slot", [f"{notable} {slot + 1}" for notable in NOTABLES for slot in range(MAX_SLOTS)])
ORDER: Final = Names("order", [f"{guild} {row + 1}" for guild in GUILDS for row in range(N_ROWS_OF_ORDERS)])
SQUARE: Final = Names("square", [f"{side} {number + 1}" for side in FARM_SIDES for number in range(MAX_SQUARES)])
TILE: Final = Names("tile", [str(number + 1) for number in range(N_TILES)])
PRICE_TOKEN: Final = Names("price token", [str(number + 1) for number in range(N_PRICE_TOKENS)])
PIER: Final = Names("pier", [str(number + 1) for number in range(PIERS)])
BOWL: Final = Names("bowl", GOODS)
SCROLL: Final = Names("scroll", GOODS)
INFLUENCE: Final = Names("influence", GUILDS)
ORDERS: Final = Names("orders", GUILDS)
LUXURY: Final = Names("luxury good", GOODS[12:])

# What answers are about besides.
MOST_PRODUCED: Final = 12
MOST_MOVED: Final = 3
FREED: Final = Names("freed", (*GOODS, "favour"))
ARROW: Final = Names("arrow", GOODS)
NEW_BUILDING: Final = Names("new building", GOODS)
SIDE_OF_A_TOKEN: Final = Names("side of a price token", ("1", "2"))
PRODUCED: Final = Names("produced", [str(number) for number in range(MOST_PRODUCED + 1)])
MOVED: Final = Names("moved", [str(number) for number in range(MOST_MOVED + 1)])
MOSAIC_FAVOUR: Final = Names("mosaic favour", ("1", "2"))

CAUSES: Final = (
    "bonus tile",
    "building",
    "favour action",
    "follower",
    "freed",
    "gain",
    "influence",
    "meditation",
    "merchant",
    "order",
    "peon",
    "sent away",
    "sold",
    "standing up",
    "study",
    "unused deliveries",
)
"""Why something happens, where its places do not say it."""
BY: Final = (*CAUSES, *CHARACTERS, *NOTABLES, *TILE.places)
"""What an event can say it happened by."""

# What a number in a signature is: an index into the names of that kind.
Good: TypeAlias = i64
Space: TypeAlias = i64
Building: TypeAlias = i64
Guild: TypeAlias = i64
Notable: TypeAlias = i64
Slot: TypeAlias = i64
"""Notable × 3 + slot."""
Order: TypeAlias = i64
"""Guild × 6 + row."""
Square: TypeAlias = i64
"""Side × 5 + square."""
Tile: TypeAlias = i64
PriceToken: TypeAlias = i64
FavourAction: TypeAlias = i64
FarmSide: TypeAlias = i64
Level: TypeAlias = i64
"""Of a notable or a building, from 1."""
NotableSet: TypeAlias = i64
"""A bit set of notables."""
Batch: TypeAlias = i64
"""How many goods of each kind: half of a batch, packed (see `goods`)."""
Materials: TypeAlias = i64
"""How many of each building material are named: four numbers of six bits."""
