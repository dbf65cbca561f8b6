"""The first number of each family of answers. Written by `make made`, never by hand.

They are literals, because only literals are known to the compiler, and they are used in every loop.
"""

from __future__ import annotations

from typing import Final

PLACE: Final = 0  # place {space}
PASS: Final = 34  # pass
PAY: Final = 35  # pay {die}
PAY_FLIPPED: Final = 59  # pay {die} flipped
TAKE: Final = 83  # take {stack}
LAY: Final = 95  # lay {square} turned {side}
FAME_FIRST: Final = 175  # fame first
MONEY_FIRST: Final = 176  # money first
COLLECT: Final = 177  # collect {place}
RETURN: Final = 193  # return {die}
CHOOSE: Final = 217  # choose {colour}
REROLL: Final = 221  # reroll {die}
DONE: Final = 245  # done
UPGRADE: Final = 246  # upgrade {building}
SAIL: Final = 250  # sail to {number}
STAY: Final = 283  # stay
VISIT: Final = 284  # visit {chamber}
SELL: Final = 290  # sell {good}
TOKEN: Final = 293  # token {token}
DECLINE: Final = 333  # decline
ONTO: Final = 334  # onto {place}
ROLL: Final = 350  # die {die}
REVEAL: Final = 374  # reveal {tile}
DRAW: Final = 502  # draw {token}
FIRST_PLAYER: Final = 542  # first player {number}
COUNT: Final = 546  # count {number}
RIVER_TILE: Final = 552  # river tile {income}
N_ACTIONS: Final = 568

FIRST: Final[dict[str, int]] = {
    "PLACE": PLACE,
    "PASS": PASS,
    "PAY": PAY,
    "PAY_FLIPPED": PAY_FLIPPED,
    "TAKE": TAKE,
    "LAY": LAY,
    "FAME_FIRST": FAME_FIRST,
    "MONEY_FIRST": MONEY_FIRST,
    "COLLECT": COLLECT,
    "RETURN": RETURN,
    "CHOOSE": CHOOSE,
    "REROLL": REROLL,
    "DONE": DONE,
    "UPGRADE": UPGRADE,
    "SAIL": SAIL,
    "STAY": STAY,
    "VISIT": VISIT,
    "SELL": SELL,
    "TOKEN": TOKEN,
    "DECLINE": DECLINE,
    "ONTO": ONTO,
    "ROLL": ROLL,
    "REVEAL": REVEAL,
    "DRAW": DRAW,
    "FIRST_PLAYER": FIRST_PLAYER,
    "COUNT": COUNT,
    "RIVER_TILE": RIVER_TILE,
}
