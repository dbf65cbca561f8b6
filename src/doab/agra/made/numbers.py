"""The first number of each family of answers. Written by `make made`, never by hand.

They are literals, because only literals are known to the compiler, and they are used in every loop.
"""

from __future__ import annotations

from typing import Final

PLACE: Final = 0  # place {space}
PEON: Final = 20  # peon {space}
LAY: Final = 40  # lay {space}
LAY_COOK: Final = 60  # lay cook
STAND: Final = 61  # stand {space}
TRADE: Final = 81  # trade {good}
TAKE: Final = 97  # take {good}
GIVE: Final = 113  # give {good}
PAY: Final = 129  # pay {good}
SELL: Final = 145  # sell {good}
SWAP: Final = 161  # swap {good}
DYE_GOOD: Final = 177  # dye {good}
FREE: Final = 193  # free {good}
FORFEIT: Final = 210  # forfeit
GIFT: Final = 211  # gift {good}
BOWL: Final = 227  # bowl {good}
DELIVER: Final = 243  # deliver {good} to {notable}
DELIVER_TWICE: Final = 315  # deliver {good} twice to {notable}
PROCESS: Final = 387  # process {source} to {good}
UNCOVER: Final = 403  # uncover {square}
FARMER: Final = 423  # farmer {square}
PRICE: Final = 443  # price {token} on {good} showing {value}
BUILD: Final = 539  # build {building}
BONUS: Final = 555  # bonus {bonus}
RAISE: Final = 567  # raise {guild}
ORDER: Final = 570  # order {guild}
PRODUCE: Final = 573  # produce {number}
MOVE: Final = 586  # move {number}
EXTRA: Final = 590  # extra
EXTRA_WITH_MULLAH: Final = 591  # extra with mullah
FOLLOW: Final = 592  # follow
FOLLOW_TWICE: Final = 593  # follow twice
TAKE_FAVOUR: Final = 594  # take favour
TAKE_TILE: Final = 595  # take tile {tile}
GIVE_BACK: Final = 609  # give back tile {tile}
FAVOUR_ACTION: Final = 623  # {action}
FAVOUR_WITH_MULLAH: Final = 640  # {action} with mullah
USE: Final = 657  # use {good}
USE_OIL: Final = 661  # oil
USE_CURRY: Final = 662  # curry
USE_OIL_AND_CURRY: Final = 663  # oil and curry
USE_CALIPH: Final = 664  # caliph
ENGLISH: Final = 665  # english trader {good}
FRENCH: Final = 681  # french trader {good}
MOSAIC: Final = 697  # mosaic {favour}
TO_COOK: Final = 699  # to cook
TO_SUPPLY: Final = 700  # to supply
STUDY: Final = 701  # study
SKIP: Final = 702  # skip
NO: Final = 703  # no
DONE: Final = 704  # done
ENOUGH: Final = 705  # enough
END_MEDITATION: Final = 706  # end meditation
END_SAILING: Final = 707  # end sailing
END_TRADING: Final = 708  # end trading
END_GARDENING: Final = 709  # end gardening
OPEN_ORDERS: Final = 710  # open orders
SKIP_ORDERS: Final = 711  # skip orders
END_TURN: Final = 712  # end turn
DIE: Final = 713  # die {number}
NOTABLE: Final = 719  # notable {notable}
OPEN_TILE: Final = 743  # open tile {tile}
FIRST_PLAYER: Final = 757  # first player {number}
N_ACTIONS: Final = 761

FIRST: Final[dict[str, int]] = {
    "PLACE": PLACE,
    "PEON": PEON,
    "LAY": LAY,
    "LAY_COOK": LAY_COOK,
    "STAND": STAND,
    "TRADE": TRADE,
    "TAKE": TAKE,
    "GIVE": GIVE,
    "PAY": PAY,
    "SELL": SELL,
    "SWAP": SWAP,
    "DYE_GOOD": DYE_GOOD,
    "FREE": FREE,
    "FORFEIT": FORFEIT,
    "GIFT": GIFT,
    "BOWL": BOWL,
    "DELIVER": DELIVER,
    "DELIVER_TWICE": DELIVER_TWICE,
    "PROCESS": PROCESS,
    "UNCOVER": UNCOVER,
    "FARMER": FARMER,
    "PRICE": PRICE,
    "BUILD": BUILD,
    "BONUS": BONUS,
    "RAISE": RAISE,
    "ORDER": ORDER,
    "PRODUCE": PRODUCE,
    "MOVE": MOVE,
    "EXTRA": EXTRA,
    "EXTRA_WITH_MULLAH": EXTRA_WITH_MULLAH,
    "FOLLOW": FOLLOW,
    "FOLLOW_TWICE": FOLLOW_TWICE,
    "TAKE_FAVOUR": TAKE_FAVOUR,
    "TAKE_TILE": TAKE_TILE,
    "GIVE_BACK": GIVE_BACK,
    "FAVOUR_ACTION": FAVOUR_ACTION,
    "FAVOUR_WITH_MULLAH": FAVOUR_WITH_MULLAH,
    "USE": USE,
    "USE_OIL": USE_OIL,
    "USE_CURRY": USE_CURRY,
    "USE_OIL_AND_CURRY": USE_OIL_AND_CURRY,
    "USE_CALIPH": USE_CALIPH,
    "ENGLISH": ENGLISH,
    "FRENCH": FRENCH,
    "MOSAIC": MOSAIC,
    "TO_COOK": TO_COOK,
    "TO_SUPPLY": TO_SUPPLY,
    "STUDY": STUDY,
    "SKIP": SKIP,
    "NO": NO,
    "DONE": DONE,
    "ENOUGH": ENOUGH,
    "END_MEDITATION": END_MEDITATION,
    "END_SAILING": END_SAILING,
    "END_TRADING": END_TRADING,
    "END_GARDENING": END_GARDENING,
    "OPEN_ORDERS": OPEN_ORDERS,
    "SKIP_ORDERS": SKIP_ORDERS,
    "END_TURN": END_TURN,
    "DIE": DIE,
    "NOTABLE": NOTABLE,
    "OPEN_TILE": OPEN_TILE,
    "FIRST_PLAYER": FIRST_PLAYER,
}
