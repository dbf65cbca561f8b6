"""The stack of open questions as numbers, for `encoding`: what is asked, and what will follow when that is answered.

Kinds of frames are told by their classes, so that the frames themselves need not know that they are encoded. Facts that
are seats are counted from the seat that looks. Sets and payments do not fit into one small number each; the topmost
ones are written out in pieces of their own.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from doab.core.bits import BIT
from doab.core.encoding import Layout
from doab.core.state import Frame
from doab.rajas import building, dice, ending, laying, market, palace, river, setup, tokens, tracks, turn, upgrades
from doab.rajas.layout import PAY
from doab.rajas.names import MAX_YIELDS, N_COLOURS
from doab.rajas.payment import WAYS, bundle_total
from doab.rajas.state import Rajas

#: Kinds of frames by the names of their classes, in the order in which `put_frame` numbers them.
KINDS: Final = (
    "PlaceWorker",
    "Round",
    "EndTurn",
    "Roll",
    "ChooseColour",
    "PayAtChamber",
    "PayAtMarket",
    "PayAtBalcony",
    "PayForTile",
    "ChooseTile",
    "ChooseSquare",
    "ScoreTile",
    "FameOrMoney",
    "Reveal",
    "DancersToken",
    "ChooseReroll",
    "ReturnDice",
    "NameColours",
    "MoneyBonuses",
    "FameBonuses",
    "SpecialYields",
    "ChooseYield",
    "Sail",
    "PayAtHarbour",
    "Upgrade",
    "RajasUpgrade",
    "ChooseChamber",
    "ChooseGood",
    "OfferReroll",
    "ChooseToken",
    "ChoosePlace",
    "DrawWhite",
    "DrawBrown",
    "PutAside",
    "LastTurns",
    "StartingDice",
    "FindStartPlayer",
    "DrawStartPlayer",
    "BrownTiles",
    "CountRiver",
    "LayRiverTile",
)
N_KINDS: Final = 41

N_FACTS: Final = 6
NEAR: Final = 4
"""So many frames from the top are told with their facts; a stack in the middle of a game is seldom higher."""
ROWS: Final = NEAR + 1
"""… and then the lowest frame, which knows how the round goes on."""
MOST: Final = 99
MOST_ALIKE: Final = 31


def add_pieces(layout: Layout, seats: int) -> None:
    add = layout.add
    add("question", (N_KINDS,), 0, 1, "1 at the kind of question that is open (see the kinds of frames)")
    add("open", (N_KINDS,), 0, MOST_ALIKE, "how many frames of each kind lie on the stack, the open question included")
    add("frame_kind", (ROWS,), 0, N_KINDS, "the four topmost frames and the lowest one: kind, from 1; 0: no such frame")
    add("frame_seat", (ROWS,), -1, seats - 1, "whose they are, from the looking seat on; −1: chance or nobody")
    add("frame_facts", (ROWS, N_FACTS), -1, MOST, "what they know, in the order of their classes (see the facts)")
    add("named_dice", (WAYS,), 0, 15, "dice named so far for a tile: 6 down to 1 as they lie, then turned 1, 2, 3")
    add("yields_due", (MAX_YIELDS,), 0, 2, "special yields that are still to pay: 1 the print, 2 the yield tile on it")


def put_questions(state: Rajas, looking: i64, row: vec[i16], at: i64) -> i64:
    """Write the pieces of `add_pieces` from `at` on; gives where they end."""
    counts: i64 = at + N_KINDS
    kinds: i64 = counts + N_KINDS
    owners: i64 = kinds + ROWS
    facts: i64 = owners + ROWS
    named: i64 = facts + ROWS * N_FACTS
    due: i64 = named + WAYS
    end: i64 = due + MAX_YIELDS
    place: i64 = at
    while place < end:
        row[place] = 0
        place += 1
    place = owners
    while place < facts:
        row[place] = -1
        place += 1
    seats: i64 = state.seats
    yields_told = False
    depth: i64 = 0
    frame = state.top
    while frame is not None:
        line: i64 = depth if depth < NEAR else NEAR
        kind: i64 = put_frame(frame, looking, seats, row, facts + line * N_FACTS)
        owner: i64 = -1 if frame.seat < 0 else (frame.seat + seats - looking) % seats
        row[kinds + line] = i16(kind + 1)
        row[owners + line] = i16(owner)
        if row[counts + kind] < MOST_ALIKE:
            row[counts + kind] += 1
        if depth == 0:
            row[at + kind] = 1
            if isinstance(frame, building.PayForTile):
                _put_bundle(frame.bundle, row, named)
        if not yields_told:
            yields_told = _put_yields(frame, row, due)
        if frame.below is None and depth < NEAR:
            put_frame(frame, looking, seats, row, facts + NEAR * N_FACTS)
            row[kinds + NEAR] = i16(kind + 1)
            row[owners + NEAR] = i16(owner)
        elif depth >= NEAR and frame.below is not None:
            _forget_facts(row, facts + NEAR * N_FACTS)
        depth += 1
        frame = frame.below
    return end


def _forget_facts(row: vec[i16], at: i64) -> None:
    end: i64 = at + N_FACTS
    while at < end:
        row[at] = 0
        at += 1


def _put_bundle(bundle: i64, row: vec[i16], at: i64) -> None:
    way: i64 = 0
    while way < WAYS:
        row[at + way] = i16(bundle >> (4 * way) & 15)
        way += 1


def _put_yields(frame: Frame, row: vec[i16], at: i64) -> bool:
    """Whether the frame knows of yields that are due."""
    if isinstance(frame, laying.SpecialYields):
        _put_places(frame.due, frame.with_token, row, at)
        return True
    if isinstance(frame, laying.ChooseYield):
        _put_places(frame.due, frame.with_token, row, at)
        return True
    return False


def _put_places(due: i64, with_token: i64, row: vec[i16], at: i64) -> None:
    place: i64 = 0
    while place < MAX_YIELDS:
        if due >> place & 1:
            row[at + place] = i16(1 + (with_token >> place & 1))
        place += 1


def _put_wanted(wanted: i64, row: vec[i16], at: i64) -> None:
    colour: i64 = 0
    while colour < N_COLOURS:
        row[at + colour] = i16(wanted >> (4 * colour) & 15)
        colour += 1


def _promised(chamber_die: i64) -> i16:
    """0: nothing; else the die (colour × 6 + face), and 24 more if it is to be turned."""
    return 0 if chamber_die < 0 else i16(chamber_die - PAY + 1)


def put_frame(frame: Frame, looking: i64, seats: i64, row: vec[i16], at: i64) -> i64:
    """Write what a frame knows where there are zeros; gives the number of its kind. The frequent kinds come first."""
    if isinstance(frame, turn.PlaceWorker):
        row[at] = i16(frame.last)
        return 0
    if isinstance(frame, turn.Round):
        row[at] = i16(frame.done)
        row[at + 1] = i16(frame.placed)
        return 1
    if isinstance(frame, ending.EndTurn):
        return 2
    if isinstance(frame, dice.Roll):
        row[at] = i16((frame.roller + seats - looking) % seats)
        return 3
    if isinstance(frame, dice.ChooseColour):
        row[at] = i16(min(frame.left, MOST))
        row[at + 1] = i16(frame.lowest)
        _put_wanted(frame.wanted, row, at + 2)
        return 4
    if isinstance(frame, palace.PayAtChamber):
        row[at] = i16(frame.chamber)
        return 5
    if isinstance(frame, market.PayAtMarket):
        row[at] = i16(frame.space)
        return 6
    if isinstance(frame, palace.PayAtBalcony):
        row[at] = i16(frame.space)
        return 7
    if isinstance(frame, building.PayForTile):
        row[at] = i16(frame.space)
        row[at + 1] = _promised(frame.chamber_die)
        row[at + 2] = i16(frame.stack)
        row[at + 3] = i16(frame.cell)
        row[at + 4] = i16(frame.turned)
        row[at + 5] = i16(bundle_total(frame.bundle))
        return 8
    if isinstance(frame, building.ChooseTile):
        row[at] = i16(frame.space)
        row[at + 1] = _promised(frame.chamber_die)
        return 9
    if isinstance(frame, building.ChooseSquare):
        row[at] = i16(frame.space)
        row[at + 1] = _promised(frame.chamber_die)
        row[at + 2] = i16(frame.stack)
        return 10
    if isinstance(frame, laying.ScoreTile):
        row[at] = i16(min(frame.fame, MOST))
        row[at + 1] = i16(min(frame.money, MOST))
        return 11
    if isinstance(frame, laying.FameOrMoney):
        row[at] = i16(min(frame.fame, MOST))
        row[at + 1] = i16(min(frame.money, MOST))
        return 12
    if isinstance(frame, laying.Reveal):
        row[at] = i16(frame.stack)
        return 13
    if isinstance(frame, tokens.DancersToken):
        return 14
    if isinstance(frame, dice.ChooseReroll):
        row[at] = i16(frame.lowest)
        return 15
    if isinstance(frame, dice.ReturnDice):
        row[at] = i16(min(frame.left, MOST))
        row[at + 1] = i16(frame.lowest)
        return 16
    if isinstance(frame, dice.NameColours):
        row[at] = i16(min(frame.number, MOST))
        _put_wanted(frame.wanted, row, at + 2)
        return 17
    if isinstance(frame, tracks.MoneyBonuses):
        return 18
    if isinstance(frame, tracks.FameBonuses):
        return 19
    if isinstance(frame, laying.SpecialYields):
        return 20
    if isinstance(frame, laying.ChooseYield):
        return 21
    return _put_rarer_frame(frame, looking, seats, row, at)


def _put_rarer_frame(frame: Frame, looking: i64, seats: i64, row: vec[i16], at: i64) -> i64:
    if isinstance(frame, river.Sail):
        row[at] = i16(min(frame.spaces, MOST))
        row[at + 1] = i16(frame.may_stay)
        return 22
    if isinstance(frame, river.PayAtHarbour):
        return 23
    if isinstance(frame, upgrades.Upgrade):
        row[at] = i16(frame.from_next_turn)
        return 24
    if isinstance(frame, palace.RajasUpgrade):
        return 25
    if isinstance(frame, palace.ChooseChamber):
        return 26
    if isinstance(frame, market.ChooseGood):
        row[at] = i16(min(frame.number, MOST))
        return 27
    if isinstance(frame, dice.OfferReroll):
        return 28
    if isinstance(frame, tokens.ChooseToken):
        row[at] = i16(frame.shortfall)
        return 29
    if isinstance(frame, tokens.ChoosePlace):
        row[at] = i16(frame.kind)
        return 30
    if isinstance(frame, tokens.DrawWhite):
        row[at] = i16((frame.drawer + seats - looking) % seats)
        return 31
    if isinstance(frame, tokens.DrawBrown):
        row[at] = i16((frame.drawer + seats - looking) % seats)
        return 32
    if isinstance(frame, tokens.PutAside):
        row[at] = i16(frame.kind)
        return 33
    if isinstance(frame, ending.LastTurns):
        row[at] = i16((frame.following + seats - looking) % seats)
        return 34
    if isinstance(frame, setup.StartingDice):
        return 35
    if isinstance(frame, setup.FindStartPlayer):
        return 36
    if isinstance(frame, setup.DrawStartPlayer):
        row[at] = i16((frame.tied >> looking | frame.tied << (seats - looking)) & (BIT[seats] - 1))
        return 37
    if isinstance(frame, setup.BrownTiles):
        return 38
    if isinstance(frame, setup.CountRiver):
        row[at] = i16(frame.space)
        return 39
    if isinstance(frame, setup.LayRiverTile):
        row[at] = i16(frame.space)
        return 40
    raise NotImplementedError(f"the frame “{frame.name()}” has no number")
