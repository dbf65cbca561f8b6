"""Kinds of frames as numbers, and what each of them knows, for `open_questions`.

Frames are recognized by their classes, so that they themselves need not know that they are encoded. Facts that are
seats are counted from the seat that looks. Special yields that are due and the dice of a payment are pieces of their
own, not facts.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from doab.core.bits import BIT
from doab.core.encoding import place_of
from doab.core.state import Frame
from doab.rajas.answers import PAY
from doab.rajas.rules import (
    building,
    dice,
    ending,
    laying,
    market,
    palace,
    river,
    setup,
    tokens,
    tracks,
    turn,
    upgrades,
)
from doab.rajas.rules.payment import bundle_total
from doab.rajas.table.things import N_COLOURS

#: All kinds of frames by their numbers. Those that know anything come first.
KINDS: Final[tuple[type[Frame], ...]] = (
    turn.PlaceWorker,
    turn.Round,
    dice.Roll,
    dice.ChooseColour,
    palace.PayAtChamber,
    market.PayAtMarket,
    palace.PayAtBalcony,
    building.PayForTile,
    building.ChooseTile,
    building.ChooseSquare,
    laying.ScoreTile,
    laying.FameOrMoney,
    laying.Reveal,
    dice.ChooseReroll,
    dice.ReturnDice,
    dice.NameColours,
    river.Sail,
    upgrades.Upgrade,
    market.ChooseGood,
    tokens.ChooseToken,
    tokens.ChoosePlace,
    tokens.DrawWhite,
    tokens.DrawBrown,
    tokens.PutAside,
    ending.LastTurns,
    setup.DrawStartPlayer,
    setup.CountRiver,
    setup.LayRiverTile,
    ending.EndTurn,
    tokens.DancersToken,
    tracks.MoneyBonuses,
    tracks.FameBonuses,
    laying.SpecialYields,
    laying.ChooseYield,
    river.PayAtHarbour,
    palace.RajasUpgrade,
    palace.ChooseChamber,
    dice.OfferReroll,
    setup.StartingDice,
    setup.FindStartPlayer,
    setup.BrownTiles,
)
N_KINDS: Final = 41
FIRST_WITHOUT_FACTS: Final = 28
_NUMBERS: Final[dict[type[Frame], int]] = {kind: number for number, kind in enumerate(KINDS)}
N_FACTS: Final = 6
MOST: Final = 99

# Kinds whose sets and batches are written into pieces of their own.
PAY_FOR_TILE: Final = 7
SPECIAL_YIELDS: Final = 32
CHOOSE_YIELD: Final = 33


def number_of(frame: Frame) -> i64:
    """The number of a frame's kind."""
    return _NUMBERS[type(frame)]


def _put_wanted(wanted: i64, row: vec[i16], at: i64) -> None:
    colour: i64
    for colour in range(N_COLOURS):
        row[at + colour] = i16(wanted >> (4 * colour) & 15)


def _promised(chamber_die: i64) -> i64:
    """0: nothing; else the die (colour × 6 + face), and 24 more if it is to be turned."""
    if chamber_die < 0:
        return 0
    return chamber_die - PAY + 1


def put_facts(number: i64, frame: Frame, looking: i64, seats: i64, row: vec[i16], at: i64) -> None:
    """Write what a frame of a kind knows where there are zeros. The frequent kinds come first."""
    if number == 0:
        place_worker = cast(turn.PlaceWorker, frame)
        row[at] = i16(place_worker.last)
    elif number == 1:
        the_round = cast(turn.Round, frame)
        row[at] = i16(the_round.done)
        row[at + 1] = i16(the_round.placed)
    elif number == 2:
        roll = cast(dice.Roll, frame)
        row[at] = i16(place_of(roll.roller, looking, seats))
    elif number == 3:
        choose_colour = cast(dice.ChooseColour, frame)
        row[at] = i16(min(choose_colour.left, MOST))
        _put_wanted(choose_colour.wanted, row, at + 1)
        row[at + 5] = i16(choose_colour.lowest)
    elif number == 4:
        pay_at_chamber = cast(palace.PayAtChamber, frame)
        row[at] = i16(pay_at_chamber.chamber)
    elif number == 5:
        pay_at_market = cast(market.PayAtMarket, frame)
        row[at] = i16(pay_at_market.space)
    elif number == 6:
        pay_at_balcony = cast(palace.PayAtBalcony, frame)
        row[at] = i16(pay_at_balcony.space)
    elif number == 7:
        pay_for_tile = cast(building.PayForTile, frame)
        row[at] = i16(pay_for_tile.space)
        row[at + 1] = i16(_promised(pay_for_tile.chamber_die))
        row[at + 2] = i16(pay_for_tile.stack)
        row[at + 3] = i16(pay_for_tile.cell)
        row[at + 4] = i16(pay_for_tile.turned)
        row[at + 5] = i16(bundle_total(pay_for_tile.bundle))
    elif number == 8:
        choose_tile = cast(building.ChooseTile, frame)
        row[at] = i16(choose_tile.space)
        row[at + 1] = i16(_promised(choose_tile.chamber_die))
    elif number == 9:
        choose_square = cast(building.ChooseSquare, frame)
        row[at] = i16(choose_square.space)
        row[at + 1] = i16(_promised(choose_square.chamber_die))
        row[at + 2] = i16(choose_square.stack)
    elif number == 10:
        score_tile = cast(laying.ScoreTile, frame)
        row[at] = i16(min(score_tile.fame, MOST))
        row[at + 1] = i16(min(score_tile.money, MOST))
    elif number == 11:
        fame_or_money = cast(laying.FameOrMoney, frame)
        row[at] = i16(min(fame_or_money.fame, MOST))
        row[at + 1] = i16(min(fame_or_money.money, MOST))
    elif number == 12:
        reveal = cast(laying.Reveal, frame)
        row[at] = i16(reveal.stack)
    elif number == 13:
        choose_reroll = cast(dice.ChooseReroll, frame)
        row[at] = i16(choose_reroll.lowest)
    elif number == 14:
        return_dice = cast(dice.ReturnDice, frame)
        row[at] = i16(min(return_dice.left, MOST))
        row[at + 1] = i16(return_dice.lowest)
    elif number == 15:
        name_colours = cast(dice.NameColours, frame)
        row[at] = i16(min(name_colours.number, MOST))
        _put_wanted(name_colours.wanted, row, at + 1)
    elif number == 16:
        sail = cast(river.Sail, frame)
        row[at] = i16(min(sail.spaces, MOST))
        row[at + 1] = i16(sail.may_stay)
    elif number == 17:
        upgrade = cast(upgrades.Upgrade, frame)
        row[at] = i16(upgrade.from_next_turn)
    elif number == 18:
        choose_good = cast(market.ChooseGood, frame)
        row[at] = i16(min(choose_good.number, MOST))
    elif number == 19:
        choose_token = cast(tokens.ChooseToken, frame)
        row[at] = i16(choose_token.shortfall)
    elif number == 20:
        choose_place = cast(tokens.ChoosePlace, frame)
        row[at] = i16(choose_place.kind)
    elif number == 21:
        draw_white = cast(tokens.DrawWhite, frame)
        row[at] = i16(place_of(draw_white.drawer, looking, seats))
    elif number == 22:
        draw_brown = cast(tokens.DrawBrown, frame)
        row[at] = i16(place_of(draw_brown.drawer, looking, seats))
    elif number == 23:
        put_aside = cast(tokens.PutAside, frame)
        row[at] = i16(put_aside.kind)
    elif number == 24:
        last_turns = cast(ending.LastTurns, frame)
        row[at] = i16(place_of(last_turns.following, looking, seats))
    elif number == 25:
        tied: i64 = cast(
            setup.DrawStartPlayer, frame
        ).tied  # bit set of seats, turned so that the looking seat is bit 0
        row[at] = i16((tied >> looking | tied << (seats - looking)) & (BIT[seats] - 1))
    elif number == 26:
        count_river = cast(setup.CountRiver, frame)
        row[at] = i16(count_river.space)
    elif number == 27:
        lay_river_tile = cast(setup.LayRiverTile, frame)
        row[at] = i16(lay_river_tile.space)
