"""10 The river: the harbour, how boats sail, and what the spaces bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from doab.core.state import Offers
from doab.core.things import Count, Flag, Seat
from doab.rajas.made.numbers import PAY, PAY_FLIPPED, SAIL, STAY
from doab.rajas.rules import income, payment, placing, tracks
from doab.rajas.table.state import Question, Rajas
from doab.rajas.table.things import HARBOUR, N_DIE_KINDS, N_FACES, RIVER, SPACE

LONGEST_HARBOUR_TRIP: Final = 3
PORTUGUESE_TRIP: Final = 6


def is_on_last_space(state: Rajas, seat: i64) -> bool:
    """10, R-59: no harbour action and no boat income any more."""
    return state.players[seat].boat == state.edition.last_space


def next_free(state: Rajas, seat: i64, space: i64) -> i64:
    """10, R-56, R-57: the first free space past `space`. Other boats are skipped; the last space is always free
    (R-59).
    """
    behind: i64
    for behind in range(space + 1, state.edition.last_space):
        if not _occupied(state, seat, behind):
            return behind
    return state.edition.last_space


def _occupied(state: Rajas, seat: i64, space: i64) -> bool:
    return any(other != seat and state.players[other].boat == space for other in range(state.seats))


def offer_boat(state: Rajas, seat: i64) -> None:
    """R-60: `boat1` from any source may be declined; on the last space it is void."""
    if not is_on_last_space(state, seat):
        state.push(Sail(seat, 1, 1))


def sail_up_to(state: Rajas, seat: i64, spaces: i64) -> None:
    """10, R-56, R-92: at least one free space further and at most that many; compulsory."""
    if not is_on_last_space(state, seat):
        state.push(Sail(seat, spaces, 0))


def can_visit_portuguese(state: Rajas, seat: i64) -> bool:
    """9, R-57, R-58: not from the last six spaces."""
    return state.players[seat].boat + PORTUGUESE_TRIP <= state.edition.last_space


def sail_with_portuguese(state: Rajas, seat: i64) -> None:
    """9, R-57, R-58: six free spaces; the boat stops on the last space if other boats leave fewer."""
    space: i64 = state.players[seat].boat
    for _ in range(PORTUGUESE_TRIP):
        space = next_free(state, seat, space)
    arrive(state, seat, space)


def arrive(state: Rajas, seat: i64, space: i64) -> None:
    """10, R-59, R-61, R-62: the bridge's worker first, then the income of the space where the boat stops, and of no
    other.
    """
    edition = state.edition
    before: i64 = state.players[seat].boat
    state.move_boat(seat, space)
    if before <= edition.bridge_after < space:
        tracks.gain_worker(state, seat, "bridge")
    income.receive(state, seat, state.river[space], RIVER.place(space))


def thirds_travelled(state: Rajas, seat: i64) -> i64:
    """R-85: one for every three river spaces past the start, skipped ones included."""
    return state.players[seat].boat // 3


@mypyc_attr(acyclic=True, free_list_len=1)
class Sail(Question):
    """10, R-56, R-60, R-92: which of the next free spaces the boat goes to."""

    asks = "sail"
    under = "R-56"

    def __init__(self, seat: Seat, spaces: Count, may_stay: Flag) -> None:
        super().__init__(seat)
        self.spaces = spaces
        self.may_stay = may_stay

    def offer(self, state: Rajas, offers: Offers) -> None:
        space: i64 = state.players[self.seat].boat
        for _ in range(self.spaces):
            if space < state.edition.last_space:
                space = next_free(state, self.seat, space)
                offers.add(SAIL + space)
        if self.may_stay:
            offers.add(STAY)
        else:
            offers.forbid(STAY, "R-56")

    def answer(self, state: Rajas, action: i64) -> None:
        state.pop()
        if action != STAY:
            arrive(state, self.seat, action - SAIL)


@mypyc_attr(acyclic=True, free_list_len=1)
class PayAtHarbour(Question):
    """10, R-28: a die of value 1, 2 or 3 says how far the boat may go; a 4, 5 or 6 can be turned."""

    asks = "pay"
    under = "R-22"

    def offer(self, state: Rajas, offers: Offers) -> None:
        karma: i64 = state.players[self.seat].karma
        die: i64
        for die in range(N_DIE_KINDS):
            if payment.holds(state, self.seat, die):
                if die % N_FACES < LONGEST_HARBOUR_TRIP:
                    offers.add(PAY + die)
                    offers.forbid(PAY_FLIPPED + die, "R-28")
                else:
                    offers.forbid(PAY + die, "R-28")
                    if karma > 0:
                        offers.add(PAY_FLIPPED + die)
                    else:
                        offers.forbid(PAY_FLIPPED + die, "6")

    def answer(self, state: Rajas, action: i64) -> None:
        state.pop()
        placing.stand_worker(state, self.seat, HARBOUR)
        payment.pay_die(state, self.seat, action, SPACE[HARBOUR])
        sail_up_to(state, self.seat, payment.value_of(action))


def can_pay_at_harbour(hand: i64, karma: i64) -> bool:
    """10, R-28: some die shows 1, 2 or 3, or would after a flip."""
    return any(payment.has_exact(hand, karma, shown) for shown in range(1, LONGEST_HARBOUR_TRIP + 1))
