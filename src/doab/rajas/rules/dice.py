"""5 Dice: gaining them within the hand limit, and rolling them.

A gain takes three steps (R-16 … R-21): give dice back if there is no room, name the colours, roll them all together.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from doab.core.bits import BIT
from doab.core.chance import CHANCE
from doab.core.state import Offers
from doab.core.things import Count, Seat
from doab.rajas.made.numbers import CHOOSE, DONE, REROLL, RETURN, ROLL
from doab.rajas.table.state import DICE_OF_A_SEAT, Question, Rajas, Task
from doab.rajas.table.things import N_COLOURS, N_DIE_KINDS, N_FACES, Colour, Die, Wanted

#: What a gain may consist of: a number of dice for every colour, four bits each. `ANY_COLOURS` sets no bound.
_BITS: Final = 4
_MANY: Final = 15
ANY_COLOURS: Final = _MANY | _MANY << 4 | _MANY << 8 | _MANY << 12


def gain_of_choice(state: Rajas, seat: i64, number: i64) -> None:
    """5: dice of choice, of equal or different colours."""
    _gain(state, seat, number, ANY_COLOURS)


def gain_of_colour(state: Rajas, seat: i64, colour: i64, number: i64) -> None:
    """5, R-19: dice of one colour, as many as the supply holds."""
    _gain(state, seat, number, number << (_BITS * colour))


def gain_one_of_each(state: Rajas, seat: i64, colours: i64, number: i64) -> None:
    """15.2: one die of each of the named colours (bit set)."""
    wanted: i64 = 0
    colour: i64
    for colour in range(N_COLOURS):
        if colours >> colour & 1:
            wanted |= BIT[_BITS * colour]
    _gain(state, seat, number, wanted)


def _gain(state: Rajas, seat: i64, number: i64, wanted: i64) -> None:
    if number <= 0:
        return
    state.push(NameColours(seat, number, wanted))
    excess: i64 = state.held(seat) + number - state.players[seat].limit()
    if excess > 0:
        state.push(ReturnDice(seat, excess, 0))


@mypyc_attr(acyclic=True, free_list_len=1)
class ReturnDice(Question):
    """5.1, R-16, R-17, R-20: over the limit, dice may be given back before the new ones are taken, never more than
    needed.

    They are asked for one by one in the order of the die kinds, so that no set comes twice, and return to the supply
    at once.
    """

    asks = "return"
    under = "R-17"
    picks = "return"
    stops = "done"

    def __init__(self, seat: Seat, left: Count, lowest: Die) -> None:
        super().__init__(seat)
        self.left = left
        self.lowest = lowest

    def offer(self, state: Rajas, offers: Offers) -> None:
        offers.add(DONE)
        die: i64
        for die in range(self.lowest, N_DIE_KINDS):
            if state.dice[self.seat * DICE_OF_A_SEAT + die] > 0:
                offers.add(RETURN + die)

    def answer(self, state: Rajas, action: i64) -> None:
        state.pop()
        if action == DONE:
            return
        die: i64 = action - RETURN
        state.return_die(self.seat, die, "room")
        if self.left > 1 and _holds_from(state, self.seat, die):
            state.push(ReturnDice(self.seat, self.left - 1, die))


def _holds_from(state: Rajas, seat: i64, lowest: i64) -> bool:
    return any(state.dice[seat * DICE_OF_A_SEAT + die] > 0 for die in range(lowest, N_DIE_KINDS))


@mypyc_attr(acyclic=True, free_list_len=1)
class NameColours(Task):
    """5.2, R-18 … R-21: how many dice of the gain can be taken, now that the returns are settled. Taking is
    compulsory.
    """

    asks = "name colours"

    def __init__(self, seat: Seat, number: Count, wanted: Wanted) -> None:
        super().__init__(seat)
        self.number = number
        self.wanted = wanted

    def resolve(self, state: Rajas) -> None:
        state.pop()
        room: i64 = state.players[self.seat].limit() - state.held(self.seat)
        available: i64 = 0
        colour: i64
        for colour in range(N_COLOURS):
            available += _available(state, self.wanted, colour)
        number: i64 = min(min(self.number, room), available)  # two by two: compiled to a comparison
        if number > 0:
            state.push(Roll(self.seat))
            _take_or_ask(state, self.seat, number, self.wanted, 0)


def _available(state: Rajas, wanted: i64, colour: i64) -> i64:
    """R-19, R-20: what the supply holds of a colour, as far as the gain allows it."""
    return min(state.supply[colour], wanted >> (_BITS * colour) & _MANY)


def _take_or_ask(state: Rajas, seat: i64, left: i64, wanted: i64, lowest: i64) -> None:
    """Take `left` more dice of colours from `lowest` on; ask only where there is a choice."""
    choices: i64 = 0
    total: i64 = 0
    colour: i64
    for colour in range(lowest, N_COLOURS):
        available: i64 = _available(state, wanted, colour)
        if available > 0:
            choices += 1
            total += available
    if choices > 1 and total > left:
        state.push(ChooseColour(seat, left, wanted, lowest))
        return
    for colour in range(lowest, N_COLOURS):
        number: i64 = min(left, _available(state, wanted, colour))
        left -= number
        for _ in range(number):
            state.take_die(colour)


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseColour(Question):
    """5.2, R-18: the colour of the next die, in the order of the colours; such that all the dice can still be named."""

    asks = "choose"
    under = "R-18"
    picks = "choose"

    def __init__(self, seat: Seat, left: Count, wanted: Wanted, lowest: Colour) -> None:
        super().__init__(seat)
        self.left = left
        self.wanted = wanted
        self.lowest = lowest

    def offer(self, state: Rajas, offers: Offers) -> None:
        # There are more dice than have to be named, or nobody would be asked: so there is a last colour to begin with.
        last_good: i64 = N_COLOURS
        rest: i64 = 0  # dice of this and later colours
        while rest < self.left:
            last_good -= 1
            rest += _available(state, self.wanted, last_good)
        colour: i64
        for colour in range(N_COLOURS):
            if self.lowest <= colour <= last_good and _available(state, self.wanted, colour) > 0:
                offers.add(CHOOSE + colour)
            elif state.supply[colour] == 0:
                offers.forbid(CHOOSE + colour, "R-19")
            elif _available(state, self.wanted, colour) > 0:
                offers.forbid(CHOOSE + colour, "5.2, order")

    def answer(self, state: Rajas, action: i64) -> None:
        state.pop()
        colour: i64 = action - CHOOSE
        state.take_die(colour)
        wanted: i64 = self.wanted
        if wanted != ANY_COLOURS:
            wanted -= BIT[_BITS * colour]
        if self.left > 1:
            _take_or_ask(state, self.seat, self.left - 1, wanted, colour)


@mypyc_attr(acyclic=True, free_list_len=1)
class Roll(Question):
    """5.3: all dice in the air are rolled together. Chance answers die by die; nobody is asked in between."""

    asks = "roll"
    under = "5"

    def __init__(self, roller: Seat) -> None:
        super().__init__(CHANCE)
        self.roller = roller

    def offer(self, state: Rajas, offers: Offers) -> None:
        offers.add_evenly(ROLL + _first_rolling(state) * N_FACES, N_FACES)

    def answer(self, state: Rajas, action: i64) -> None:
        state.land_die(self.roller, action - ROLL)
        if _first_rolling(state) == N_COLOURS:
            state.pop()


def _first_rolling(state: Rajas) -> i64:
    colour: i64
    for colour in range(N_COLOURS):
        if state.rolling[colour] > 0:
            return colour
    return N_COLOURS


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseReroll(Question):
    """9, R-23, R-27: the low terrace lets players re-roll any of their dice once, all together; or none."""

    asks = "reroll"
    under = "R-27"
    picks = "reroll"
    stops = "done"

    def __init__(self, seat: Seat, lowest: Die) -> None:
        super().__init__(seat)
        self.lowest = lowest

    def offer(self, state: Rajas, offers: Offers) -> None:
        offers.add(DONE)
        die: i64
        for die in range(self.lowest, N_DIE_KINDS):
            if state.dice[self.seat * DICE_OF_A_SEAT + die] > 0:
                offers.add(REROLL + die)

    def answer(self, state: Rajas, action: i64) -> None:
        state.pop()
        if action != DONE:
            die: i64 = action - REROLL
            state.lift_die(self.seat, die)
            if _holds_from(state, self.seat, die):
                state.push(ChooseReroll(self.seat, die))
                return
        if _first_rolling(state) < N_COLOURS:
            state.push(Roll(self.seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class OfferReroll(Task):
    """R-27, R-44: after the terrace's money and everything it brought, so new dice can be among them."""

    asks = "offer reroll"

    def resolve(self, state: Rajas) -> None:
        state.pop()
        if state.held(self.seat) > 0:
            state.push(ChooseReroll(self.seat, 0))
