"""The stack of open questions as numbers, for `encoding`: what is asked, and what will follow once that is answered.

Sets of notables and batches of goods do not fit into one small number each; the topmost ones are written out in pieces
of their own.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from doab.agra.made.frames import (
    FREE_MARKER,
    GIVE_MORE,
    INFLUENCE_OF_DELIVERY,
    N_KINDS,
    N_KNOWN,
    NAMES,
    SAILOR,
    STEPS_FOR_SERVED,
    STORE,
    TAKE_MORE,
    number_of,
    put_known,
)
from doab.agra.rules import goods, influence, sailor, trader
from doab.agra.table.state import Agra
from doab.agra.table.things import GOODS, N_GOODS, N_NOTABLES, NOTABLES
from doab.core.encoding import MOST_KNOWN, Layout, place_of
from doab.core.state import Frame

NEAR: Final = 4
"""This many frames from the top are written with their facts: below them lie the parts of a turn, which know none."""
ROWS: Final = NEAR + 1
"""… and then the lowest frame, which knows whose turn comes next."""
MOST_ALIKE: Final = 31


def add_pieces(layout: Layout, seats: int) -> None:
    add = layout.add
    add("question", (NAMES,), 0, 1, "1 at the kind of question that is open (see the kinds of frames)")
    add("open", (NAMES,), 0, MOST_ALIKE, "how many frames of each kind lie on the stack, the open question included")
    add("frame_kind", (ROWS,), 0, N_KINDS, "the four topmost frames and the lowest one: kind, from 1; 0: no such frame")
    add("frame_seat", (ROWS,), -1, seats - 1, "whose they are, from the looking seat on; −1: chance or nobody")
    add("frame_facts", (ROWS, N_KNOWN), -1, MOST_KNOWN, "what they know, in the order of their classes (see the facts)")
    add("given", (GOODS,), 0, 15, "goods that are given to the Trader in the exchange under way")
    add("gained", (GOODS,), 0, 15, "goods that are being taken from the Trader, or wait for markers")
    add("served", (NOTABLES,), 0, 3, "notables served: 1 in the topmost delivering action, 2 in one below, 3 in both")


def put_questions(state: Agra, looking: i64, row: vec[i16], at: i64) -> i64:
    """Write the pieces of `add_pieces` from `at` on; returns where they end."""
    counts: i64 = at + N_KINDS
    kinds: i64 = counts + N_KINDS
    owners: i64 = kinds + ROWS
    facts: i64 = owners + ROWS
    given: i64 = facts + ROWS * N_KNOWN
    gained: i64 = given + N_GOODS
    served: i64 = gained + N_GOODS
    end: i64 = served + N_NOTABLES
    place: i64
    for place in range(at, end):
        row[place] = 0
    for place in range(owners, facts):
        row[place] = -1
    top = state.top
    if top is None:
        return end
    row[at + number_of(top)] = 1
    seats: i64 = state.seats
    goods_told = False
    served_bits: i64 = 0
    served_below: i64 = 0
    line: i64 = 0
    frame: Frame | None = top
    while frame is not None:
        kind: i64 = number_of(frame)
        if row[counts + kind] < MOST_ALIKE:
            row[counts + kind] += 1
        if not goods_told:
            goods_told = _put_goods(kind, frame, row, given, gained)
        bits: i64 = _served(kind, frame)
        if served_bits:
            served_below |= bits
        else:
            served_bits = bits
        if line < NEAR:
            row[kinds + line] = i16(kind + 1)
            row[owners + line] = i16(place_of(frame.seat, looking, seats))
            put_known(kind, frame, looking, seats, row, facts + line * N_KNOWN)
            line += 1
        if frame.below is None:
            row[kinds + NEAR] = i16(kind + 1)
            row[owners + NEAR] = i16(place_of(frame.seat, looking, seats))
            put_known(kind, frame, looking, seats, row, facts + NEAR * N_KNOWN)
        frame = frame.below
    if served_bits:
        for place in range(N_NOTABLES):
            row[served + place] = i16((served_bits >> place & 1) + 2 * (served_below >> place & 1))
    return end


def _served(kind: i64, frame: Frame) -> i64:
    """The notables (bit set) that a delivering action has served so far."""
    if kind == SAILOR:
        return cast(sailor.Sailor, frame).served
    if kind == INFLUENCE_OF_DELIVERY:
        return cast(influence.InfluenceOfDelivery, frame).served
    if kind == STEPS_FOR_SERVED:
        return cast(influence.StepsForServed, frame).served
    return 0


def _put_goods(kind: i64, frame: Frame, row: vec[i16], given: i64, gained: i64) -> bool:
    """Whether the frame has goods in hand."""
    if kind == FREE_MARKER:
        waiting = cast(goods.FreeMarker, frame)
        _put_batch(waiting.low, waiting.high, row, gained)
    elif kind == STORE:
        store = cast(goods.Store, frame)
        _put_batch(store.low, store.high, row, gained)
    elif kind == GIVE_MORE:
        giving = cast(trader.GiveMore, frame)
        _put_batch(giving.low, giving.high, row, given)
    elif kind == TAKE_MORE:
        taking = cast(trader.TakeMore, frame)
        _put_batch(taking.given_low, taking.given_high, row, given)
        _put_batch(taking.low, taking.high, row, gained)
    else:
        return False
    return True


def _put_batch(low: i64, high: i64, row: vec[i16], at: i64) -> None:
    good: i64
    for good in range(N_GOODS):
        row[at + good] = i16(goods.batch_count(low, high, good))
