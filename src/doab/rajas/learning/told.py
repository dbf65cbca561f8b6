"""How what frames know is written for networks, where it is not the number itself: a function for each such alias.

`tools/made.py` writes the calls: an alias has as many columns as COLUMNS says, else one.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from doab.core.bits import BIT
from doab.rajas.made.numbers import PAY
from doab.rajas.rules.payment import bundle_total
from doab.rajas.table.things import N_COLOURS, Payment, PromisedDie, SeatSet, Wanted

COLUMNS: Final = {"Wanted": 4, "YieldSet": 0, "RiverTiles": 0}
"""The yields that are due are pieces of their own, and which river tiles are left shows on the river."""


def put_wanted(wanted: Wanted, row: vec[i16], at: i64) -> None:
    colour: i64
    for colour in range(N_COLOURS):
        row[at + colour] = i16(wanted >> (4 * colour) & 15)


def promised_die(promised: PromisedDie) -> i64:
    """0: nothing; else the die (colour × 6 + face), and 24 more if it is to be turned."""
    return 0 if promised < 0 else promised - PAY + 1


def payment(bundle: Payment) -> i64:
    """What the dice named so far are worth."""
    return bundle_total(bundle)


def seat_set(found: SeatSet, looking: i64, seats: i64) -> i64:
    """Turned so that the looking seat is bit 0."""
    return (found >> looking | found << (seats - looking)) & (BIT[seats] - 1)
