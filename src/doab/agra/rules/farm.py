"""5.2.3, A-13, A-28 The farm: farmers, covers, and what the four corners yield."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from doab.agra.made.numbers import DONE, FARMER, UNCOVER
from doab.agra.table.edition import Edition
from doab.agra.table.state import Agra, Question
from doab.agra.table.things import FAVOUR_ACTION, MAX_SQUARES, MOVE_FARMERS, N_FARM_SIDES, N_SQUARES, FarmSide
from doab.core.state import Offers
from doab.core.things import Seat


def yield_of(edition: Edition, side: FarmSide, square: i64, farmer: i64, covers: i64) -> i64:
    """5.2.3, A-28: the good that a square brings: before the farmer that of the corner where its side begins, behind
    the farmer that of the next corner. −1: none, for the farmer or a cover is on it."""
    if square == farmer or covers >> (side * MAX_SQUARES + square - 1) & 1:
        return -1
    return edition.corners[side if square < farmer else (side + 1) % N_FARM_SIDES]


def output(state: Agra, seat: i64, good: i64) -> i64:
    """5.2.3: how many squares bring a good. They lie on the two sides that meet in its corner."""
    corner: i64 = 0
    while state.edition.corners[corner] != good:
        corner += 1
    # Side `corner` begins at this corner; the side before it ends here.
    after: i64 = corner
    before: i64 = (corner + N_FARM_SIDES - 1) % N_FARM_SIDES
    farmer_after: i64 = state.farmers[seat * N_FARM_SIDES + after]
    farmer_before: i64 = state.farmers[seat * N_FARM_SIDES + before]
    covers: i64 = state.players[seat].covers
    number: i64 = 0
    square: i64
    for square in range(1, state.edition.squares + 1):
        if yield_of(state.edition, after, square, farmer_after, covers) == good:
            number += 1
        if yield_of(state.edition, before, square, farmer_before, covers) == good:
            number += 1
    return number


def offer_covers(state: Agra, seat: i64, offers: Offers) -> None:
    covers: i64 = state.players[seat].covers
    square: i64
    for square in range(N_SQUARES):
        if covers >> square & 1:
            offers.add(UNCOVER + square)


def forbid_covers(rule: str, offers: Offers) -> None:
    square: i64
    for square in range(N_SQUARES):
        offers.forbid(UNCOVER + square, rule)


def offer_farmers(state: Agra, seat: i64, lowest_side: i64, not_back_to: i64, offers: Offers) -> None:
    """6.1.2, A-95: one square further along its side, not onto a cover, nor back to where the previous step began."""
    side: i64
    for side in range(lowest_side, N_FARM_SIDES):
        at: i64 = state.farmers[seat * N_FARM_SIDES + side]
        _offer_square(state, seat, side, at - 1, not_back_to, offers)
        _offer_square(state, seat, side, at + 1, not_back_to, offers)


def _offer_square(state: Agra, seat: i64, side: i64, square: i64, not_back_to: i64, offers: Offers) -> None:
    at: i64 = side * MAX_SQUARES + square - 1
    if square < 1 or square > state.edition.squares:
        return
    if state.players[seat].covers >> at & 1:
        offers.forbid(FARMER + at, "A-95")
    elif at != not_back_to:
        offers.add(FARMER + at)


def can_move_farmer(state: Agra, seat: i64) -> bool:
    offers = Offers()
    offer_farmers(state, seat, 0, -1, offers)
    return offers.count > 0


@mypyc_attr(acyclic=True, free_list_len=1)
class RemoveCover(Question):
    """A cover is removed: by a building-bonus tile or a favour tile."""

    asks = "cover"

    def offer(self, state: Agra, offers: Offers) -> None:
        offer_covers(state, self.seat, offers)

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        state.uncover(self.seat, action - UNCOVER)


def remove_cover(state: Agra, seat: i64) -> None:
    """A-74: nothing happens if no cover is left."""
    if state.players[seat].covers:
        state.push(RemoveCover(seat))


def first_step(state: Agra, seat: i64, square: i64, by: str) -> None:
    """A-95: a first farmer step; a second one may follow, by the same farmer or one of a later side."""
    side: i64 = square // MAX_SQUARES
    origin: i64 = side * MAX_SQUARES + state.farmers[seat * N_FARM_SIDES + side] - 1
    state.move_farmer(seat, square, by)
    offers = Offers()
    offer_farmers(state, seat, side, origin, offers)
    if offers.count > 0:
        state.push(SecondStep(seat, side, origin))


@mypyc_attr(acyclic=True, free_list_len=1)
class MoveFarmers(Question):
    """Tile 8: two squares in all."""

    asks = "pick"
    picks = "farmer"

    def offer(self, state: Agra, offers: Offers) -> None:
        offer_farmers(state, self.seat, 0, -1, offers)

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        first_step(state, self.seat, action - FARMER, FAVOUR_ACTION[MOVE_FARMERS])


@mypyc_attr(acyclic=True, free_list_len=1)
class SecondStep(Question):
    """A-95: up to two farmers one square each, or one farmer two squares; sides in order: no pair comes twice."""

    asks = "second step"
    picks = "farmer"
    stops = "done"

    def __init__(self, seat: Seat, side: FarmSide, origin: i64) -> None:
        super().__init__(seat)
        self.side = side
        self.origin = origin

    def offer(self, state: Agra, offers: Offers) -> None:
        offer_farmers(state, self.seat, self.side, self.origin, offers)
        offers.add(DONE)

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        if action != DONE:
            state.move_farmer(self.seat, action - FARMER)
