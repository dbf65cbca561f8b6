"""Numbers and texts of all actions (see docs/agra/text.md). The numbers are the same in every edition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from doab.agra.names import (
    BONUS_TILES,
    FARM_SIDES,
    FAVOUR_ACTIONS,
    FIRST_TILE,
    GOODS,
    GUILDS,
    MAX_SLOTS,
    MAX_SQUARES,
    N_BONUS_TILES,
    N_FARM_SIDES,
    N_FAVOUR_ACTIONS,
    N_GOODS,
    N_GUILDS,
    N_NOTABLES,
    N_PRICE_TOKENS,
    N_SPACES,
    N_TILES,
    NOTABLES,
    SPACES,
)
from doab.core.actions import Action, ActionTable

if TYPE_CHECKING:
    from doab.agra.edition import Edition

MOST_PRODUCED: Final = 12
N_SLOTS: Final = N_NOTABLES * MAX_SLOTS
N_SQUARES: Final = N_FARM_SIDES * MAX_SQUARES
FACES: Final = 6

PLACE: Final = 0  # + space
PEON: Final = PLACE + N_SPACES  # + space
LAY: Final = PEON + N_SPACES  # + space
LAY_COOK: Final = LAY + N_SPACES
STAND: Final = LAY_COOK + 1  # + space
TRADE: Final = STAND + N_SPACES  # + good
TAKE: Final = TRADE + N_GOODS  # + good
GIVE: Final = TAKE + N_GOODS  # + good
PAY: Final = GIVE + N_GOODS  # + good
SELL: Final = PAY + N_GOODS  # + good
SWAP: Final = SELL + N_GOODS  # + good
DYE_GOOD: Final = SWAP + N_GOODS  # + good
FREE: Final = DYE_GOOD + N_GOODS  # + good, or favour
FORFEIT: Final = FREE + N_GOODS + 1
GIFT: Final = FORFEIT + 1  # + good
BOWL: Final = GIFT + N_GOODS  # + good shown by the bowl
DELIVER: Final = BOWL + N_GOODS  # + notable × 3 + slot
DELIVER_TWICE: Final = DELIVER + N_SLOTS  # the same
PROCESS: Final = DELIVER_TWICE + N_SLOTS  # + good that comes out
UNCOVER: Final = PROCESS + N_GOODS  # + side × 5 + square − 1
FARMER: Final = UNCOVER + N_SQUARES  # + side × 5 + square − 1
PRICE: Final = FARMER + N_SQUARES  # + (token × 16 + good) × 2 + face
BUILD: Final = PRICE + N_PRICE_TOKENS * N_GOODS * 2  # + building
BONUS: Final = BUILD + N_GOODS  # + bonus tile
RAISE: Final = BONUS + N_BONUS_TILES  # + guild
ORDER: Final = RAISE + N_GUILDS  # + guild
PRODUCE: Final = ORDER + N_GUILDS  # + number
MOVE: Final = PRODUCE + MOST_PRODUCED + 1  # + number
EXTRA: Final = MOVE + 4
EXTRA_WITH_MULLAH: Final = EXTRA + 1
FOLLOW: Final = EXTRA_WITH_MULLAH + 1
FOLLOW_TWICE: Final = FOLLOW + 1
TAKE_FAVOUR: Final = FOLLOW_TWICE + 1
TAKE_TILE: Final = TAKE_FAVOUR + 1  # + tile − 1
GIVE_BACK: Final = TAKE_TILE + N_TILES  # + tile − 1
FAVOUR_ACTION: Final = GIVE_BACK + N_TILES  # + favour action
FAVOUR_WITH_MULLAH: Final = FAVOUR_ACTION + N_FAVOUR_ACTIONS  # + favour action
USE: Final = FAVOUR_WITH_MULLAH + N_FAVOUR_ACTIONS  # + luxury good − 12
USE_OIL: Final = USE + 4
USE_CURRY: Final = USE_OIL + 1
USE_OIL_AND_CURRY: Final = USE_CURRY + 1
USE_CALIPH: Final = USE_OIL_AND_CURRY + 1
ENGLISH: Final = USE_CALIPH + 1  # + good
FRENCH: Final = ENGLISH + N_GOODS  # + good
MOSAIC: Final = FRENCH + N_GOODS  # + favour gained − 1
TO_COOK: Final = MOSAIC + 2
TO_SUPPLY: Final = TO_COOK + 1
STUDY: Final = TO_SUPPLY + 1
SKIP: Final = STUDY + 1
NO: Final = SKIP + 1
DONE: Final = NO + 1
ENOUGH: Final = DONE + 1
END_MEDITATION: Final = ENOUGH + 1
END_SAILING: Final = END_MEDITATION + 1
END_TRADING: Final = END_SAILING + 1
END_GARDENING: Final = END_TRADING + 1
OPEN_ORDERS: Final = END_GARDENING + 1
SKIP_ORDERS: Final = OPEN_ORDERS + 1
END_TURN: Final = SKIP_ORDERS + 1
DIE: Final = END_TURN + 1  # chance: + face − 1
NOTABLE: Final = DIE + FACES  # chance: + notable
OPEN_TILE: Final = NOTABLE + N_NOTABLES  # chance: + tile − 1
FIRST_PLAYER: Final = OPEN_TILE + N_TILES  # chance: + seat
N_ACTIONS: Final = FIRST_PLAYER + 4

_SINGLE: Final = (
    (LAY_COOK, "lay cook", "lay"),
    (FORFEIT, "forfeit", "free"),
    (EXTRA, "extra", "extra"),
    (EXTRA_WITH_MULLAH, "extra with mullah", "extra"),
    (FOLLOW, "follow", "follow"),
    (FOLLOW_TWICE, "follow twice", "follow"),
    (TAKE_FAVOUR, "take favour", "tile"),
    (USE_OIL, "oil", "secondary"),
    (USE_CURRY, "curry", "secondary"),
    (USE_OIL_AND_CURRY, "oil and curry", "secondary"),
    (USE_CALIPH, "caliph", "secondary"),
    (MOSAIC, "mosaic 1", "secondary"),
    (MOSAIC + 1, "mosaic 2", "secondary"),
    (TO_COOK, "to cook", "cook"),
    (TO_SUPPLY, "to supply", "cook"),
    (STUDY, "study", "botanist"),
    (SKIP, "skip", "go on"),
    (NO, "no", "go on"),
    (DONE, "done", "go on"),
    (ENOUGH, "enough", "go on"),
    (END_MEDITATION, "end meditation", "go on"),
    (END_SAILING, "end sailing", "go on"),
    (END_TRADING, "end trading", "go on"),
    (END_GARDENING, "end gardening", "go on"),
    (OPEN_ORDERS, "open orders", "go on"),
    (SKIP_ORDERS, "skip orders", "go on"),
    (END_TURN, "end turn", "go on"),
)

#: Answers about a kind of good: first number, words around the good, family.
_OF_A_GOOD: Final = (
    (TRADE, "trade {}", "trade"),
    (TAKE, "take {}", "take"),
    (GIVE, "give {}", "give"),
    (PAY, "pay {}", "pay"),
    (SELL, "sell {}", "sell"),
    (SWAP, "swap {}", "swap"),
    (DYE_GOOD, "dye {}", "dye"),
    (FREE, "free {}", "free"),
    (GIFT, "gift {}", "gift"),
    (BOWL, "bowl {}", "bowl"),
    (ENGLISH, "english trader {}", "secondary"),
    (FRENCH, "french trader {}", "secondary"),
)


def action_table(edition: Edition) -> ActionTable:
    return ActionTable(N_ACTIONS, _actions(edition))


def square_name(at: int) -> str:
    return f"{FARM_SIDES[at // MAX_SQUARES]} {at % MAX_SQUARES + 1}"


def _targets_of_a_good(edition: Edition, family: str, good: int) -> tuple[str, ...]:
    """The place of a good is its store; only an answer about a bowl means Akbar's, which not every good has."""
    if family != "bowl":
        return (f"good {GOODS[good]}",)
    return (f"bowl {GOODS[good]}",) if edition.bowl_of[good] >= 0 else ()


def _actions(edition: Edition) -> Iterator[Action]:
    for first, word in ((PLACE, "place"), (PEON, "peon"), (LAY, "lay"), (STAND, "stand")):
        for at, space in enumerate(SPACES):
            yield Action(first + at, f"{word} {space}", word, (f"space {space}",))
    for first, words, family in _OF_A_GOOD:
        for at, good in enumerate(GOODS):
            yield Action(first + at, words.format(good), family, _targets_of_a_good(edition, family, at))
    yield Action(FREE + N_GOODS, "free favour", "free", ("favour",))
    for index, text, family in _SINGLE:
        yield Action(index, text, family)
    for notable, name in enumerate(NOTABLES):
        for slot in range(edition.slots[notable]):
            good = GOODS[edition.wants[notable * MAX_SLOTS + slot]]
            target = (f"slot {name} {slot + 1}",)
            yield Action(DELIVER + notable * MAX_SLOTS + slot, f"deliver {good} to {name}", "deliver", target)
            yield Action(
                DELIVER_TWICE + notable * MAX_SLOTS + slot, f"deliver {good} twice to {name}", "deliver", target
            )
        yield Action(NOTABLE + notable, f"notable {name}", "chance")
    for made, name in enumerate(GOODS):
        source = edition.source[made]
        if source >= 0:
            yield Action(PROCESS + made, f"process {GOODS[source]} to {name}", "process", (f"arrow {name}",))
            yield Action(BUILD + made, f"build {name}", "build", (f"space {name}",))
    for at in range(N_SQUARES):
        yield Action(UNCOVER + at, f"uncover {square_name(at)}", "uncover", (f"square {square_name(at)}",))
        yield Action(FARMER + at, f"farmer {square_name(at)}", "farmer", (f"square {square_name(at)}",))
    for token in range(N_PRICE_TOKENS):
        for priced, name in enumerate(GOODS):
            for face in range(2):
                shown = edition.token_faces[token * 2 + face]
                text = f"price {token + 1} on {name} showing {shown}"
                yield Action(PRICE + (token * N_GOODS + priced) * 2 + face, text, "price", (f"good {name}",))
    for at, name in enumerate(BONUS_TILES):
        yield Action(BONUS + at, f"bonus {name}", "bonus", (f"bonus {name}",))
    for at, guild in enumerate(GUILDS):
        yield Action(RAISE + at, f"raise {guild}", "raise", (f"influence {guild}",))
        yield Action(ORDER + at, f"order {guild}", "order", (f"orders {guild}",))
    for number in range(MOST_PRODUCED + 1):
        yield Action(PRODUCE + number, f"produce {number}", "produce")
    for number in range(4):
        yield Action(MOVE + number, f"move {number}", "move")
    for tile in range(N_TILES):
        yield Action(TAKE_TILE + tile, f"take tile {tile + 1}", "tile", (f"tile {tile + 1}",))
        yield Action(GIVE_BACK + tile, f"give back tile {tile + 1}", "tile", (f"tile {tile + 1}",))
        yield Action(OPEN_TILE + tile, f"open tile {tile + 1}", "chance")
    for at, name in enumerate(FAVOUR_ACTIONS):
        target = (name if at >= FIRST_TILE else f"printed {name}",)
        yield Action(FAVOUR_ACTION + at, name, "secondary", target)
        yield Action(FAVOUR_WITH_MULLAH + at, f"{name} with mullah", "secondary", target)
    for at, good in enumerate(GOODS[12:]):
        yield Action(USE + at, f"use {good}", "secondary", (f"scroll {good}",))
    for face in range(FACES):
        yield Action(DIE + face, f"die {face + 1}", "chance")
    for seat in range(4):
        yield Action(FIRST_PLAYER + seat, f"first player {seat + 1}", "chance")
