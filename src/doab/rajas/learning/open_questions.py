"""The stack of open questions as numbers, for `encoding`: what is asked, and what will follow once that is answered.

Sets and payments do not fit into one small number each; the topmost ones are written out in pieces of their own.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from doab.core.encoding import MOST_KNOWN, Layout, place_of
from doab.core.state import Frame
from doab.rajas.made.frames import (
    CHOOSE_YIELD,
    N_KINDS,
    N_KNOWN,
    NAMES,
    PAY_FOR_TILE,
    SPECIAL_YIELDS,
    number_of,
    put_known,
)
from doab.rajas.rules import building, laying
from doab.rajas.rules.payment import WAYS
from doab.rajas.table.state import Rajas
from doab.rajas.table.things import MAX_YIELDS

NEAR: Final = 4
"""This many frames from the top are written with their facts; a stack in the middle of a game is seldom higher."""
ROWS: Final = NEAR + 1
"""… and then the lowest frame, which knows how the round goes on."""
MOST_ALIKE: Final = 31


def add_pieces(layout: Layout, seats: int) -> None:
    add = layout.add
    add("question", (NAMES,), 0, 1, "1 at the kind of question that is open (see the kinds of frames)")
    add("open", (NAMES,), 0, MOST_ALIKE, "how many frames of each kind lie on the stack, the open question included")
    add("frame_kind", (ROWS,), 0, N_KINDS, "the four topmost frames and the lowest one: kind, from 1; 0: no such frame")
    add("frame_seat", (ROWS,), -1, seats - 1, "whose they are, from the looking seat on; −1: chance or nobody")
    add("frame_facts", (ROWS, N_KNOWN), -1, MOST_KNOWN, "what they know, in the order of their classes (see the facts)")
    add("named_dice", (WAYS,), 0, 15, "dice named so far for a tile: 6 down to 1 as they lie, then turned 1, 2, 3")
    add("yields_due", (MAX_YIELDS,), 0, 2, "special yields that are still to pay: 1 the print, 2 the yield tile on it")


def put_questions(state: Rajas, looking: i64, row: vec[i16], at: i64) -> i64:
    """Write the pieces of `add_pieces` from `at` on; returns where they end."""
    counts: i64 = at + N_KINDS
    kinds: i64 = counts + N_KINDS
    owners: i64 = kinds + ROWS
    facts: i64 = owners + ROWS
    named: i64 = facts + ROWS * N_KNOWN
    due: i64 = named + WAYS
    end: i64 = due + MAX_YIELDS
    place: i64
    for place in range(at, end):
        row[place] = 0
    for place in range(owners, facts):
        row[place] = -1
    top = state.top
    if top is None:
        return end
    asked: i64 = number_of(top)
    row[at + asked] = 1
    if asked == PAY_FOR_TILE:
        _put_bundle(cast(building.PayForTile, top).bundle, row, named)
    seats: i64 = state.seats
    yields_told = False
    line: i64 = 0
    frame: Frame | None = top
    while frame is not None:
        kind: i64 = number_of(frame)
        if row[counts + kind] < MOST_ALIKE:
            row[counts + kind] += 1
        if not yields_told:
            yields_told = _put_yields(kind, frame, row, due)
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
    return end


def _put_bundle(bundle: i64, row: vec[i16], at: i64) -> None:
    way: i64
    for way in range(WAYS):
        row[at + way] = i16(bundle >> (4 * way) & 15)


def _put_yields(kind: i64, frame: Frame, row: vec[i16], at: i64) -> bool:
    """Whether the frame knows of yields that are due."""
    if kind == SPECIAL_YIELDS:
        yields = cast(laying.SpecialYields, frame)
        _put_places(yields.due, yields.with_token, row, at)
        return True
    if kind == CHOOSE_YIELD:
        choice = cast(laying.ChooseYield, frame)
        _put_places(choice.due, choice.with_token, row, at)
        return True
    return False


def _put_places(due: i64, with_token: i64, row: vec[i16], at: i64) -> None:
    place: i64
    for place in range(MAX_YIELDS):
        if due >> place & 1:
            row[at + place] = i16(1 + (with_token >> place & 1))
