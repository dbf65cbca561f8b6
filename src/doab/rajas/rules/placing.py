"""4 Placing a worker: which space it may take, what that costs, and passing."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from doab.core.state import Offers
from doab.core.things import Flag, Seat
from doab.rajas.made.numbers import PASS, PLACE
from doab.rajas.rules import building, ending, market, palace, payment, river, tracks, turn
from doab.rajas.table.state import FREE, Question, Rajas
from doab.rajas.table.things import (
    BALCONY,
    CHAMBER,
    HARBOUR,
    HIGH_TERRACE,
    LOW_TERRACE,
    MASTER_BUILDER,
    MIXED_MARKET,
    N_COLOURS,
    N_GOODS,
    N_SPACE_KINDS,
    ONE_KIND_MARKET,
    PORTUGUESE,
    QUARRY,
    SPACE,
)


def free_space(state: Rajas, kind: i64) -> i64:
    """4, R-10: the first free space of a kind; in quarry and harbour that is the left-most free one. −1: none."""
    first: i64 = state.side.first[kind]
    space: i64
    for space in range(first, first + state.side.number[kind]):
        if state.board[space] == FREE:
            return space
    return -1


def stand_worker(state: Rajas, seat: i64, kind: i64) -> None:
    """4, R-12, R-15: the placement is complete: the worker stands and the money of the space is paid. The effect comes
    after.

    The lap now has a placement, and the turn ends when everything above is done.
    """
    below = state.top
    if isinstance(below, turn.Round):
        state.pop()
        state.push(turn.Round(below.done, 1))
    state.push(ending.EndTurn(seat))
    space: i64 = free_space(state, kind)
    state.place_worker(seat, space)
    state.pay_money(seat, state.side.costs[space], SPACE.place(kind))


@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceWorker(Question):
    """4, R-07 … R-11, R-15, R-75: where the next worker goes.

    Passing is possible only if no placement is of use, or in a last turn.
    """

    asks = "turn"
    under = "4"

    def __init__(self, seat: Seat, last: Flag) -> None:
        super().__init__(seat)
        self.last = last  # a last turn, after somebody has triggered the end

    def offer(self, state: Rajas, offers: Offers) -> None:
        useful = False
        hand: i64 = payment.hand_of(state, self.seat)
        kind: i64
        for kind in range(N_SPACE_KINDS):
            if state.side.number[kind] > 0:
                why = why_not_place(state, self.seat, kind, free_space(state, kind), hand)
                if why is None:
                    offers.add(PLACE + kind)
                    useful = useful or is_useful(state, self.seat, kind)
                elif offers.explaining:
                    offers.forbid(PLACE + kind, why)
        if self.last or not useful:
            offers.add(PASS)
        else:
            offers.forbid(PASS, "R-07")

    def answer(self, state: Rajas, action: i64) -> None:
        state.pop()
        if action != PASS:
            begin_placement(state, self.seat, action - PLACE)


def why_not_place(state: Rajas, seat: i64, kind: i64, space: i64, hand: i64) -> str | None:
    """R-09: which rule closes a kind of space to a player now; None if no rule does.

    A placement without effect is allowed; a placement whose cost cannot be paid is not. `space` is the free one, −1:
    there is none; `hand`: see `payment.hand_of`.
    """
    if space < 0:
        return "4"
    cost: i64 = state.side.costs[space]
    if cost > 0 and state.players[seat].money < cost:
        return "R-10"
    if kind == QUARRY:
        return None if building.can_build(state, seat, hand) else "R-30"
    if kind == HARBOUR:
        if river.is_on_last_space(state, seat):
            return "R-59"
        return None if river.can_pay_at_harbour(hand, state.players[seat].karma) else "R-28"
    if kind == MIXED_MARKET:
        return "R-11" if state.seats > 2 and stands_on(state, seat, MIXED_MARKET) else None
    if ONE_KIND_MARKET <= kind < LOW_TERRACE:
        return None if hand else "8"
    if BALCONY <= kind < CHAMBER:
        return None if payment.has_colour(hand, (kind - BALCONY) // N_COLOURS) else "9"
    if kind >= CHAMBER:
        chamber: i64 = kind - CHAMBER
        if chamber == PORTUGUESE and not river.can_visit_portuguese(state, seat):
            return "R-58"
        if not palace.can_pay_at_chamber(state, seat, chamber, hand):
            return "R-55" if chamber == MASTER_BUILDER else "R-28"
    return None


def stands_on(state: Rajas, seat: i64, kind: i64) -> bool:
    first: i64 = state.side.first[kind]
    return any(state.board[space] == seat for space in range(first, first + state.side.number[kind]))


def is_useful(state: Rajas, seat: i64, kind: i64) -> bool:
    """R-07, R-09: would a legal placement, leaving its cost aside, change anything?"""
    if kind == MIXED_MARKET:
        return market.mixed_goods(state, seat) > 0
    if ONE_KIND_MARKET <= kind < ONE_KIND_MARKET + N_GOODS:
        return market.best_markets(state, seat, kind - ONE_KIND_MARKET, 1) > 0
    if kind == ONE_KIND_MARKET + N_GOODS:
        return market.mixed_goods(state, seat) > 0
    if HIGH_TERRACE <= kind < BALCONY:
        return can_gain(state, seat, kind - HIGH_TERRACE, 1, 0)
    if BALCONY <= kind < CHAMBER:
        return can_gain(state, seat, (kind - BALCONY) % N_COLOURS, 2, 1)
    return True


def can_gain(state: Rajas, seat: i64, colour: i64, number: i64, paid: i64) -> bool:
    """R-07, R-20: could gaining a colour bring a die, if need be one that was just given back?"""
    if state.supply[colour] > 0:
        return True
    over = state.held(seat) - paid + number > state.players[seat].limit()
    return over and payment.has_colour(payment.hand_of(state, seat), colour)


def begin_placement(state: Rajas, seat: i64, kind: i64) -> None:
    """4, R-15: ask for what the space costs; a space that costs nothing is taken at once."""
    if kind == QUARRY:
        state.push(building.ChooseTile(seat, QUARRY, -1))
    elif kind == HARBOUR:
        state.push(river.PayAtHarbour(seat))
    elif kind == MIXED_MARKET:
        stand_worker(state, seat, kind)
        tracks.gain_money(state, seat, market.mixed_goods(state, seat), SPACE.place(kind))
    elif kind < LOW_TERRACE:
        state.push(market.PayAtMarket(seat, kind))
    elif kind == LOW_TERRACE:
        palace.visit_low_terrace(state, seat)
    elif kind < BALCONY:
        palace.visit_high_terrace(state, seat, kind)
    elif kind < CHAMBER:
        state.push(palace.PayAtBalcony(seat, kind))
    else:
        state.push(palace.PayAtChamber(seat, kind - CHAMBER))
