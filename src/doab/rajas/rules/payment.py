"""4, 6 Paying with dice, and karma: a die that is about to be used may be turned to its opposite face for one karma
(R-23 … R-25).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from doab.core.bits import BIT
from doab.core.state import Offers
from doab.rajas.made.numbers import PAY, PAY_FLIPPED
from doab.rajas.table.state import DICE_OF_A_SEAT, Rajas
from doab.rajas.table.things import N_COLOURS, N_DIE_KINDS, N_FACES

# -- one die


def is_flipped(action: i64) -> bool:
    return action >= PAY_FLIPPED


def die_of(action: i64) -> i64:
    """The die (colour × 6 + face − 1) that a payment gives up, as it lies on Kali."""
    return action - PAY_FLIPPED if action >= PAY_FLIPPED else action - PAY


def value_of(action: i64) -> i64:
    """6: the value that counts, after the flip."""
    face: i64 = die_of(action) % N_FACES + 1
    return N_FACES + 1 - face if action >= PAY_FLIPPED else face


ONES: Final = 0b000001_000001_000001_000001
"""In a hand: the dice of all colours that show 1. Moved down by n, a hand has those there that show n + 1."""
ONE_COLOUR: Final = 0b111111
"""In a hand: all dice of the first colour."""


def pay_die(state: Rajas, seat: i64, action: i64, by: str) -> None:
    if is_flipped(action):
        state.pay_karma(seat, 1)
    state.return_die(seat, die_of(action), by)


def holds(state: Rajas, seat: i64, die: i64) -> bool:
    return state.dice[seat * DICE_OF_A_SEAT + die] > 0


def offer_exact(state: Rajas, seat: i64, value: i64, offers: Offers) -> None:
    """9, R-28: any die that shows `value`, or shows it after a flip."""
    karma: i64 = state.players[seat].karma
    colour: i64
    for colour in range(N_COLOURS):
        if holds(state, seat, colour * N_FACES + value - 1):
            offers.add(PAY + colour * N_FACES + value - 1)
        opposite: i64 = colour * N_FACES + N_FACES - value
        if holds(state, seat, opposite):
            if karma > 0:
                offers.add(PAY_FLIPPED + opposite)
            else:
                offers.forbid(PAY_FLIPPED + opposite, "6")


def hand_of(state: Rajas, seat: i64) -> i64:
    """The kinds of dice that a player holds, as a bit set. Code that needs many of them asks for this once."""
    hand: i64 = 0
    bit: i64 = 1
    at: i64
    for at in range(seat * DICE_OF_A_SEAT, seat * DICE_OF_A_SEAT + DICE_OF_A_SEAT):
        if state.dice[at] > 0:
            hand |= bit
        bit += bit
    return hand


def has_exact(hand: i64, karma: i64, value: i64) -> bool:
    """Whether `offer_exact` offers anything."""
    return (hand >> (value - 1) & ONES) != 0 or (karma > 0 and (hand >> (N_FACES - value) & ONES) != 0)


def has_colour(hand: i64, colour: i64) -> bool:
    return (hand >> (colour * N_FACES) & ONE_COLOUR) != 0


def offer_colour(state: Rajas, seat: i64, colour: i64, offers: Offers) -> None:
    """R-25: a die of a colour, whatever it shows; turning it would be pointless and is not offered."""
    die: i64
    for die in range(N_DIE_KINDS):
        if holds(state, seat, die):
            if die // N_FACES == colour:
                offers.add(PAY + die)
            else:
                offers.forbid(PAY + die, "9")
            offers.forbid(PAY_FLIPPED + die, "R-25")


# -- several dice of one colour that must add up (7, R-22)
#
# A way to pay is one of nine: an unflipped die from 6 down to 1, or a flipped 1, 2 or 3 (worth 6, 5, 4). A payment
# names its dice in this order. A bundle counts them, four bits a way.

WAYS: Final = 9
_BITS: Final = 4


def way_face(way: i64) -> i64:
    return 6 - way if way < 6 else way - 5


def way_value(way: i64) -> i64:
    return 6 - way if way < 6 else 12 - way


def way_action(colour: i64, way: i64) -> i64:
    return (PAY if way < 6 else PAY_FLIPPED) + colour * N_FACES + way_face(way) - 1


def way_of(action: i64) -> i64:
    face: i64 = die_of(action) % N_FACES + 1
    return face + 5 if action >= PAY_FLIPPED else 6 - face


def best_total(state: Rajas, seat: i64, colour: i64, spent_action: i64) -> i64:
    """The most that all dice of a colour together can be worth; `spent_action` as for a `Purse`."""
    karma: i64 = state.players[seat].karma
    spent: i64 = -1
    if spent_action >= 0:
        spent = die_of(spent_action)
        karma -= is_flipped(spent_action)
    total: i64 = 0
    face: i64
    for face in range(1, N_FACES + 1):
        die: i64 = colour * N_FACES + face - 1
        number: i64 = state.dice[seat * DICE_OF_A_SEAT + die]
        if die == spent:
            number -= 1
        total += number * face
        if face <= 3 and karma > 0:
            flips: i64 = min(karma, number)
            karma -= flips
            total += flips * (7 - 2 * face)
    return total


@mypyc_attr(acyclic=True)
class Purse:
    """The dice of one colour that may pay for a tile, and the karma that may turn them.

    `spent_action` is a payment that was promised before (the chamber's die, R-50, R-55) and is gone; −1: none.
    """

    def __init__(self, state: Rajas, seat: i64, colour: i64, spent_action: i64) -> None:
        self.karma: i64 = state.players[seat].karma
        self.faces: i64 = 0  # four bits a face, 1 to 6
        face: i64
        for face in range(N_FACES):
            number: i64 = state.dice[seat * DICE_OF_A_SEAT + colour * N_FACES + face]
            if spent_action >= 0 and die_of(spent_action) == colour * N_FACES + face:
                number -= 1
            self.faces |= number << (_BITS * face)
        if spent_action >= 0 and is_flipped(spent_action):
            self.karma -= 1

    def next_ways(self, cost: i64, bundle: i64) -> i64:
        """R-22: the ways (bit set) in which a payment that began with `bundle`, and is not enough yet, may go on."""
        ways: i64 = 0
        way: i64
        for way in range(_last_way(bundle), WAYS):
            if self._can_use(way, bundle) and self._completes(cost, bundle + BIT[_BITS * way], way):
                ways |= BIT[way]
        return ways

    def comes_too_late(self, cost: i64, bundle: i64, way: i64) -> bool:
        """Whether a way that may not go on could have done so in another order."""
        return self._can_use(way, bundle) and self._completes(cost, bundle + BIT[_BITS * way], 0)

    def _can_use(self, way: i64, bundle: i64) -> bool:
        face: i64 = way_face(way)
        used: i64 = bundle >> (_BITS * (6 - face)) & 15
        if face <= 3:
            used += bundle >> (_BITS * (face + 5)) & 15
        if used >= (self.faces >> (_BITS * (face - 1)) & 15):
            return False
        return way < 6 or _flips(bundle) < self.karma

    def _completes(self, cost: i64, bundle: i64, lowest: i64) -> bool:
        """Can this bundle become (or is it) a payment in which nothing is superfluous?"""
        total: i64 = bundle_total(bundle)
        if total >= cost:
            return _is_tight(bundle, total - cost)
        way: i64
        for way in range(lowest, WAYS):
            if self._can_use(way, bundle) and self._completes(cost, bundle + BIT[_BITS * way], way):
                return True
        return False


def bundle_total(bundle: i64) -> i64:
    total: i64 = 0
    way: i64
    for way in range(WAYS):
        total += (bundle >> (_BITS * way) & 15) * way_value(way)
    return total


def _flips(bundle: i64) -> i64:
    return (bundle >> 24 & 15) + (bundle >> 28 & 15) + (bundle >> 32 & 15)


def _last_way(bundle: i64) -> i64:
    way: i64
    for way in range(WAYS - 1, 0, -1):
        if bundle >> (_BITS * way) & 15:
            return way
    return 0


def _is_tight(bundle: i64, surplus: i64) -> bool:
    """R-22: no die could be left out, and no flip left undone, without falling short."""
    way: i64
    for way in range(WAYS):
        if bundle >> (_BITS * way) & 15:
            if way_value(way) <= surplus:
                return False
            if way >= 6 and way_value(way) - way_face(way) <= surplus:
                return False
    return True


def offer_ways(purse: Purse, colour: i64, cost: i64, bundle: i64, offers: Offers) -> None:
    ways: i64 = purse.next_ways(cost, bundle)
    way: i64
    for way in range(WAYS):
        if ways >> way & 1:
            offers.add(way_action(colour, way))
        elif not purse.faces >> (_BITS * (way_face(way) - 1)) & 15:
            offers.forbid(way_action(colour, way), "7, own dice")
        elif way >= 6 and purse.karma == 0:
            offers.forbid(way_action(colour, way), "6")
        elif offers.explaining and purse.comes_too_late(cost, bundle, way):
            offers.forbid(way_action(colour, way), "7, order")
        else:
            offers.forbid(way_action(colour, way), "R-22")


def pay_bundle(state: Rajas, seat: i64, colour: i64, bundle: i64, by: str) -> None:
    """Return all dice of a payment and pay for its flips."""
    state.pay_karma(seat, _flips(bundle))
    way: i64
    for way in range(WAYS):
        for _ in range(bundle >> (_BITS * way) & 15):
            state.return_die(seat, colour * N_FACES + way_face(way) - 1, by)
