"""9 The palace: terraces, balconies and the six chambers."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from doab.core.state import Offers
from doab.core.things import Seat
from doab.rajas.made.numbers import PAY, PAY_FLIPPED, VISIT
from doab.rajas.rules import building, dice, master_builder, payment, placing, river, tokens, tracks, upgrades
from doab.rajas.table.state import Question, Rajas, Task
from doab.rajas.table.things import (
    BALCONY,
    CHAMBER,
    CHAMBERS,
    DANCER,
    GREAT_MOGUL,
    HIGH_TERRACE,
    LOW_TERRACE,
    MASTER_BUILDER,
    N_COLOURS,
    N_FACES,
    PORTUGUESE,
    RAJA,
    SPACE,
    YOGI,
    Chamber,
    SpaceKind,
)


def visit_low_terrace(state: Rajas, seat: i64) -> None:
    """9, R-27, R-44: two money and whatever that triggers, then players may re-roll any of their dice."""
    placing.stand_worker(state, seat, LOW_TERRACE)
    state.push(dice.OfferReroll(seat))
    tracks.gain_money(state, seat, 2, SPACE.place(LOW_TERRACE))


def visit_high_terrace(state: Rajas, seat: i64, space: i64) -> None:
    """9, R-47: one die of the terrace's colour, if there is one."""
    placing.stand_worker(state, seat, space)
    dice.gain_of_colour(state, seat, space - HIGH_TERRACE, 1)


@mypyc_attr(acyclic=True, free_list_len=1)
class PayAtBalcony(Question):
    """9, R-19, R-25, R-47: one die of a colour for two of another, as far as the supply holds them."""

    asks = "pay"
    under = "R-22"

    def __init__(self, seat: Seat, space: SpaceKind) -> None:
        super().__init__(seat)
        self.space = space  # kind of space

    def offer(self, state: Rajas, offers: Offers) -> None:
        payment.offer_colour(state, self.seat, (self.space - BALCONY) // N_COLOURS, offers)

    def answer(self, state: Rajas, action: i64) -> None:
        state.pop()
        placing.stand_worker(state, self.seat, self.space)
        payment.pay_die(state, self.seat, action, SPACE[self.space])
        dice.gain_of_colour(state, self.seat, (self.space - BALCONY) % N_COLOURS, 2)


@mypyc_attr(acyclic=True, free_list_len=1)
class PayAtChamber(Question):
    """9, R-28: a die of any colour that shows exactly the number of the chamber."""

    asks = "pay"
    under = "R-22"

    def __init__(self, seat: Seat, chamber: Chamber) -> None:
        super().__init__(seat)
        self.chamber = chamber

    def offer(self, state: Rajas, offers: Offers) -> None:
        if self.chamber != MASTER_BUILDER:
            payment.offer_exact(state, self.seat, self.chamber + 1, offers)
            return
        # only a die after which an overbuild can still be paid for.
        dice_of_five = Offers(offers.explaining)
        payment.offer_exact(state, self.seat, self.chamber + 1, dice_of_five)
        for action in dice_of_five.actions:
            if master_builder.can_overbuild(state, self.seat, action):
                offers.add(action)
            else:
                offers.forbid(action, "R-55")
        for refused, rule in dice_of_five.reasons.items():
            offers.forbid(refused, rule)

    def answer(self, state: Rajas, action: i64) -> None:
        state.pop()
        if self.chamber == MASTER_BUILDER:
            state.push(building.ChooseTile(self.seat, CHAMBER + MASTER_BUILDER, action))
            return
        placing.stand_worker(state, self.seat, CHAMBER + self.chamber)
        payment.pay_die(state, self.seat, action, CHAMBERS[self.chamber])
        visit(state, self.seat, self.chamber)


def can_pay_at_chamber(state: Rajas, seat: i64, chamber: i64, hand: i64) -> bool:
    """R-28, R-50, R-55: some die shows the chamber's number; for the Master Builder, one that leaves an overbuild
    possible.
    """
    karma: i64 = state.players[seat].karma
    if not payment.has_exact(hand, karma, chamber + 1):
        return False
    if chamber != MASTER_BUILDER:
        return True
    colour: i64
    for colour in range(N_COLOURS):
        die: i64 = colour * N_FACES + chamber
        opposite: i64 = colour * N_FACES + N_FACES - 1 - chamber
        if hand >> die & 1 and master_builder.can_overbuild(state, seat, PAY + die):
            return True
        if karma > 0 and hand >> opposite & 1 and master_builder.can_overbuild(state, seat, PAY_FLIPPED + opposite):
            return True
    return False


def is_possible(state: Rajas, seat: i64, chamber: i64) -> bool:
    """9, R-48: the chamber's own conditions, with or without a worker and a die."""
    if chamber == MASTER_BUILDER:
        return master_builder.can_overbuild(state, seat, -1)
    return chamber != PORTUGUESE or river.can_visit_portuguese(state, seat)


def visit(state: Rajas, seat: i64, chamber: i64) -> None:
    """9, R-44: the favour of a chamber, in the order in which it is listed. What comes later goes on the stack first.

    The Great Mogul's elephant changes hands at the end of the round, by the worker that stands there (R-45).
    """
    if chamber == GREAT_MOGUL:
        tracks.gain_fame(state, seat, 2, SPACE.place(CHAMBER + GREAT_MOGUL))
    elif chamber == DANCER:
        state.push(tokens.DancersToken(seat))
        dice.gain_of_choice(state, seat, 2)
    elif chamber == YOGI:
        state.gain_karma(seat, 2, SPACE.place(CHAMBER + YOGI))
        dice.gain_of_choice(state, seat, 1)
    elif chamber == RAJA:
        state.push(RajasUpgrade(seat))
        tracks.gain_money(state, seat, 3, SPACE.place(CHAMBER + RAJA))
    elif chamber == MASTER_BUILDER:
        state.push(building.ChooseTile(seat, building.NO_SPACE, -1))
    elif chamber == PORTUGUESE:
        river.sail_with_portuguese(state, seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class RajasUpgrade(Task):
    """9, R-44: after the money of Raja Man Singh and everything it brought."""

    asks = "raja's upgrade"

    def resolve(self, state: Rajas) -> None:
        state.pop()
        upgrades.offer_upgrade(state, self.seat, 0, SPACE.place(CHAMBER + RAJA))


def visit_if_possible(state: Rajas, seat: i64, chamber: i64) -> None:
    """R-91, R-94: a river tile's chamber: no worker, no die; lost if it cannot be carried out."""
    if is_possible(state, seat, chamber):
        visit(state, seat, chamber)


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseChamber(Question):
    """10, R-48, R-94: the river's free palace action, chambers 2 to 6, occupied or not. Compulsory."""

    asks = "chamber"
    under = "R-48"

    def offer(self, state: Rajas, offers: Offers) -> None:
        chamber: i64
        for chamber in range(DANCER, PORTUGUESE + 1):
            if is_possible(state, self.seat, chamber):
                offers.add(VISIT + chamber)
            else:
                offers.forbid(VISIT + chamber, "R-55" if chamber == MASTER_BUILDER else "R-58")

    def answer(self, state: Rajas, action: i64) -> None:
        state.pop()
        visit(state, self.seat, action - VISIT)
