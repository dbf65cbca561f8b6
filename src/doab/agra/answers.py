"""Numbers and texts of all actions (see docs/agra/text.md). The numbers are the same in every edition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from doab.agra.table.things import (
    BONUS_TILES,
    FARM_SIDES,
    FAVOUR_ACTIONS,
    FIRST_TILE,
    GOODS,
    GUILDS,
    MAX_SLOTS,
    MAX_SQUARES,
    N_GOODS,
    N_PRICE_TOKENS,
    N_TILES,
    NOTABLES,
    SPACES,
)
from doab.core.actions import Action, ActionTable

if TYPE_CHECKING:
    from doab.agra.table.edition import Edition

MOST_PRODUCED: Final = 12
N_SLOTS: Final = 72
N_SQUARES: Final = 20
FACES: Final = 6

# Each begins where the one before ends (a test counts). They are written out because sums of numbers from other files
# are not known to the compiler, and these stand in every loop.
PLACE: Final = 0  # + space
PEON: Final = 20  # + space
LAY: Final = 40  # + space
LAY_COOK: Final = 60
STAND: Final = 61  # + space
TRADE: Final = 81  # + good
TAKE: Final = 97  # + good
GIVE: Final = 113  # + good
PAY: Final = 129  # + good
SELL: Final = 145  # + good
SWAP: Final = 161  # + good
DYE_GOOD: Final = 177  # + good
FREE: Final = 193  # + good, or favour
FORFEIT: Final = 210
GIFT: Final = 211  # + good
BOWL: Final = 227  # + good shown by the bowl
DELIVER: Final = 243  # + notable × 3 + slot
DELIVER_TWICE: Final = 315  # the same
PROCESS: Final = 387  # + good that comes out
UNCOVER: Final = 403  # + side × 5 + square − 1
FARMER: Final = 423  # + side × 5 + square − 1
PRICE: Final = 443  # + (token × 16 + good) × 2 + face
BUILD: Final = 539  # + building
BONUS: Final = 555  # + bonus tile
RAISE: Final = 567  # + guild
ORDER: Final = 570  # + guild
PRODUCE: Final = 573  # + number
MOVE: Final = 586  # + number
EXTRA: Final = 590
EXTRA_WITH_MULLAH: Final = 591
FOLLOW: Final = 592
FOLLOW_TWICE: Final = 593
TAKE_FAVOUR: Final = 594
TAKE_TILE: Final = 595  # + tile − 1
GIVE_BACK: Final = 609  # + tile − 1
FAVOUR_ACTION: Final = 623  # + favour action
FAVOUR_WITH_MULLAH: Final = 640  # + favour action
USE: Final = 657  # + luxury good − 12
USE_OIL: Final = 661
USE_CURRY: Final = 662
USE_OIL_AND_CURRY: Final = 663
USE_CALIPH: Final = 664
ENGLISH: Final = 665  # + good
FRENCH: Final = 681  # + good
MOSAIC: Final = 697  # + favour gained − 1
TO_COOK: Final = 699
TO_SUPPLY: Final = 700
STUDY: Final = 701
SKIP: Final = 702
NO: Final = 703
DONE: Final = 704
ENOUGH: Final = 705
END_MEDITATION: Final = 706
END_SAILING: Final = 707
END_TRADING: Final = 708
END_GARDENING: Final = 709
OPEN_ORDERS: Final = 710
SKIP_ORDERS: Final = 711
END_TURN: Final = 712
DIE: Final = 713  # chance: + face − 1
NOTABLE: Final = 719  # chance: + notable
OPEN_TILE: Final = 743  # chance: + tile − 1
FIRST_PLAYER: Final = 757  # chance: + seat
N_ACTIONS: Final = 761

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
    """The place of a good is its store; only an answer about a bowl means Akbar's, and not every good has one."""
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
