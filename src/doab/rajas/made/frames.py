"""Kinds of frames as numbers, and what each of them knows. Written by `make made`, never by hand."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from doab.core.encoding import MOST_KNOWN, place_of
from doab.core.questions import without_number
from doab.core.state import Frame
from doab.rajas.learning import told
from doab.rajas.rules import (
    building,
    dice,
    ending,
    laying,
    market,
    palace,
    placing,
    river,
    setup,
    tokens,
    tracks,
    turn,
    upgrades,
)

PLACE_WORKER: Final = 0
ROUND: Final = 1
ROLL: Final = 2
CHOOSE_COLOUR: Final = 3
PAY_AT_CHAMBER: Final = 4
PAY_AT_MARKET: Final = 5
PAY_AT_BALCONY: Final = 6
PAY_FOR_TILE: Final = 7
CHOOSE_TILE: Final = 8
CHOOSE_SQUARE: Final = 9
SCORE_TILE: Final = 10
FAME_OR_MONEY: Final = 11
REVEAL: Final = 12
CHOOSE_REROLL: Final = 13
RETURN_DICE: Final = 14
NAME_COLOURS: Final = 15
SAIL: Final = 16
UPGRADE: Final = 17
CHOOSE_GOOD: Final = 18
CHOOSE_TOKEN: Final = 19
CHOOSE_PLACE: Final = 20
DRAW_WHITE: Final = 21
DRAW_BROWN: Final = 22
PUT_ASIDE: Final = 23
LAST_TURNS: Final = 24
DRAW_START_PLAYER: Final = 25
COUNT_RIVER: Final = 26
LAY_RIVER_TILE: Final = 27
END_TURN: Final = 28
DANCERS_TOKEN: Final = 29
MONEY_BONUSES: Final = 30
FAME_BONUSES: Final = 31
SPECIAL_YIELDS: Final = 32
CHOOSE_YIELD: Final = 33
PAY_AT_HARBOUR: Final = 34
RAJAS_UPGRADE: Final = 35
CHOOSE_CHAMBER: Final = 36
OFFER_REROLL: Final = 37
STARTING_DICE: Final = 38
FIND_START_PLAYER: Final = 39
BROWN_TILES: Final = 40
N_KINDS: Final = 41
N_KNOWN: Final = 6
"""The most that a frame knows."""

NAMES: Final = (
    "PlaceWorker",
    "Round",
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
    "ChooseReroll",
    "ReturnDice",
    "NameColours",
    "Sail",
    "Upgrade",
    "ChooseGood",
    "ChooseToken",
    "ChoosePlace",
    "DrawWhite",
    "DrawBrown",
    "PutAside",
    "LastTurns",
    "DrawStartPlayer",
    "CountRiver",
    "LayRiverTile",
    "EndTurn",
    "DancersToken",
    "MoneyBonuses",
    "FameBonuses",
    "SpecialYields",
    "ChooseYield",
    "PayAtHarbour",
    "RajasUpgrade",
    "ChooseChamber",
    "OfferReroll",
    "StartingDice",
    "FindStartPlayer",
    "BrownTiles",
)
NUMBERS: Final[dict[type[Frame], int]] = {
    placing.PlaceWorker: PLACE_WORKER,
    turn.Round: ROUND,
    dice.Roll: ROLL,
    dice.ChooseColour: CHOOSE_COLOUR,
    palace.PayAtChamber: PAY_AT_CHAMBER,
    market.PayAtMarket: PAY_AT_MARKET,
    palace.PayAtBalcony: PAY_AT_BALCONY,
    building.PayForTile: PAY_FOR_TILE,
    building.ChooseTile: CHOOSE_TILE,
    building.ChooseSquare: CHOOSE_SQUARE,
    laying.ScoreTile: SCORE_TILE,
    laying.FameOrMoney: FAME_OR_MONEY,
    laying.Reveal: REVEAL,
    dice.ChooseReroll: CHOOSE_REROLL,
    dice.ReturnDice: RETURN_DICE,
    dice.NameColours: NAME_COLOURS,
    river.Sail: SAIL,
    upgrades.Upgrade: UPGRADE,
    market.ChooseGood: CHOOSE_GOOD,
    tokens.ChooseToken: CHOOSE_TOKEN,
    tokens.ChoosePlace: CHOOSE_PLACE,
    tokens.DrawWhite: DRAW_WHITE,
    tokens.DrawBrown: DRAW_BROWN,
    tokens.PutAside: PUT_ASIDE,
    ending.LastTurns: LAST_TURNS,
    setup.DrawStartPlayer: DRAW_START_PLAYER,
    setup.CountRiver: COUNT_RIVER,
    setup.LayRiverTile: LAY_RIVER_TILE,
    ending.EndTurn: END_TURN,
    tokens.DancersToken: DANCERS_TOKEN,
    tracks.MoneyBonuses: MONEY_BONUSES,
    tracks.FameBonuses: FAME_BONUSES,
    laying.SpecialYields: SPECIAL_YIELDS,
    laying.ChooseYield: CHOOSE_YIELD,
    river.PayAtHarbour: PAY_AT_HARBOUR,
    palace.RajasUpgrade: RAJAS_UPGRADE,
    palace.ChooseChamber: CHOOSE_CHAMBER,
    dice.OfferReroll: OFFER_REROLL,
    setup.StartingDice: STARTING_DICE,
    setup.FindStartPlayer: FIND_START_PLAYER,
    setup.BrownTiles: BROWN_TILES,
}


def number_of(frame: Frame) -> i64:
    """The number of a frame's kind."""
    number = NUMBERS.get(type(frame))
    if number is None:
        raise without_number(frame)
    return number


def fields_of(frame: Frame) -> list[int]:
    """What a frame knows besides its seat, in the order in which its class takes it."""
    number = number_of(frame)
    if number == PLACE_WORKER:
        place_worker = cast(placing.PlaceWorker, frame)
        return [place_worker.last]
    if number == ROUND:
        the_round = cast(turn.Round, frame)
        return [the_round.done, the_round.placed]
    if number == ROLL:
        roll = cast(dice.Roll, frame)
        return [roll.roller]
    if number == CHOOSE_COLOUR:
        choose_colour = cast(dice.ChooseColour, frame)
        return [choose_colour.left, choose_colour.wanted, choose_colour.lowest]
    if number == PAY_AT_CHAMBER:
        pay_at_chamber = cast(palace.PayAtChamber, frame)
        return [pay_at_chamber.chamber]
    if number == PAY_AT_MARKET:
        pay_at_market = cast(market.PayAtMarket, frame)
        return [pay_at_market.space]
    if number == PAY_AT_BALCONY:
        pay_at_balcony = cast(palace.PayAtBalcony, frame)
        return [pay_at_balcony.space]
    if number == PAY_FOR_TILE:
        pay_for_tile = cast(building.PayForTile, frame)
        return [
            pay_for_tile.space,
            pay_for_tile.chamber_die,
            pay_for_tile.stack,
            pay_for_tile.cell,
            pay_for_tile.turned,
            pay_for_tile.bundle,
        ]
    if number == CHOOSE_TILE:
        choose_tile = cast(building.ChooseTile, frame)
        return [choose_tile.space, choose_tile.chamber_die]
    if number == CHOOSE_SQUARE:
        choose_square = cast(building.ChooseSquare, frame)
        return [choose_square.space, choose_square.chamber_die, choose_square.stack]
    if number == SCORE_TILE:
        score_tile = cast(laying.ScoreTile, frame)
        return [score_tile.fame, score_tile.money]
    if number == FAME_OR_MONEY:
        fame_or_money = cast(laying.FameOrMoney, frame)
        return [fame_or_money.fame, fame_or_money.money]
    if number == REVEAL:
        reveal = cast(laying.Reveal, frame)
        return [reveal.stack]
    if number == CHOOSE_REROLL:
        choose_reroll = cast(dice.ChooseReroll, frame)
        return [choose_reroll.lowest]
    if number == RETURN_DICE:
        return_dice = cast(dice.ReturnDice, frame)
        return [return_dice.left, return_dice.lowest]
    if number == NAME_COLOURS:
        name_colours = cast(dice.NameColours, frame)
        return [name_colours.number, name_colours.wanted]
    if number == SAIL:
        sail = cast(river.Sail, frame)
        return [sail.spaces, sail.may_stay]
    if number == UPGRADE:
        upgrade = cast(upgrades.Upgrade, frame)
        return [upgrade.from_next_turn]
    if number == CHOOSE_GOOD:
        choose_good = cast(market.ChooseGood, frame)
        return [choose_good.number]
    if number == CHOOSE_TOKEN:
        choose_token = cast(tokens.ChooseToken, frame)
        return [choose_token.shortfall]
    if number == CHOOSE_PLACE:
        choose_place = cast(tokens.ChoosePlace, frame)
        return [choose_place.kind]
    if number == DRAW_WHITE:
        draw_white = cast(tokens.DrawWhite, frame)
        return [draw_white.drawer]
    if number == DRAW_BROWN:
        draw_brown = cast(tokens.DrawBrown, frame)
        return [draw_brown.drawer]
    if number == PUT_ASIDE:
        put_aside = cast(tokens.PutAside, frame)
        return [put_aside.kind]
    if number == LAST_TURNS:
        last_turns = cast(ending.LastTurns, frame)
        return [last_turns.following]
    if number == DRAW_START_PLAYER:
        draw_start_player = cast(setup.DrawStartPlayer, frame)
        return [draw_start_player.tied]
    if number == COUNT_RIVER:
        count_river = cast(setup.CountRiver, frame)
        return [count_river.space, count_river.tiles]
    if number == LAY_RIVER_TILE:
        lay_river_tile = cast(setup.LayRiverTile, frame)
        return [lay_river_tile.space, lay_river_tile.tiles]
    if number == SPECIAL_YIELDS:
        special_yields = cast(laying.SpecialYields, frame)
        return [special_yields.due, special_yields.with_token]
    if number == CHOOSE_YIELD:
        choose_yield = cast(laying.ChooseYield, frame)
        return [choose_yield.due, choose_yield.with_token]
    return []


def put_known(number: i64, frame: Frame, looking: i64, seats: i64, row: vec[i16], at: i64) -> None:
    """Write what a frame of a kind knows where there are zeros."""
    if number == PLACE_WORKER:
        place_worker = cast(placing.PlaceWorker, frame)
        row[at] = i16(place_worker.last)
        return
    if number == ROUND:
        the_round = cast(turn.Round, frame)
        row[at] = i16(min(the_round.done, MOST_KNOWN))
        row[at + 1] = i16(the_round.placed)
        return
    if number == ROLL:
        roll = cast(dice.Roll, frame)
        row[at] = i16(place_of(roll.roller, looking, seats))
        return
    if number == CHOOSE_COLOUR:
        choose_colour = cast(dice.ChooseColour, frame)
        row[at] = i16(min(choose_colour.left, MOST_KNOWN))
        told.put_wanted(choose_colour.wanted, row, at + 1)
        row[at + 5] = i16(choose_colour.lowest)
        return
    if number == PAY_AT_CHAMBER:
        pay_at_chamber = cast(palace.PayAtChamber, frame)
        row[at] = i16(pay_at_chamber.chamber)
        return
    if number == PAY_AT_MARKET:
        pay_at_market = cast(market.PayAtMarket, frame)
        row[at] = i16(pay_at_market.space)
        return
    if number == PAY_AT_BALCONY:
        pay_at_balcony = cast(palace.PayAtBalcony, frame)
        row[at] = i16(pay_at_balcony.space)
        return
    if number == PAY_FOR_TILE:
        pay_for_tile = cast(building.PayForTile, frame)
        row[at] = i16(pay_for_tile.space)
        row[at + 1] = i16(told.promised_die(pay_for_tile.chamber_die))
        row[at + 2] = i16(pay_for_tile.stack)
        row[at + 3] = i16(pay_for_tile.cell)
        row[at + 4] = i16(pay_for_tile.turned)
        row[at + 5] = i16(told.payment(pay_for_tile.bundle))
        return
    if number == CHOOSE_TILE:
        choose_tile = cast(building.ChooseTile, frame)
        row[at] = i16(choose_tile.space)
        row[at + 1] = i16(told.promised_die(choose_tile.chamber_die))
        return
    if number == CHOOSE_SQUARE:
        choose_square = cast(building.ChooseSquare, frame)
        row[at] = i16(choose_square.space)
        row[at + 1] = i16(told.promised_die(choose_square.chamber_die))
        row[at + 2] = i16(choose_square.stack)
        return
    if number == SCORE_TILE:
        score_tile = cast(laying.ScoreTile, frame)
        row[at] = i16(min(score_tile.fame, MOST_KNOWN))
        row[at + 1] = i16(min(score_tile.money, MOST_KNOWN))
        return
    if number == FAME_OR_MONEY:
        fame_or_money = cast(laying.FameOrMoney, frame)
        row[at] = i16(min(fame_or_money.fame, MOST_KNOWN))
        row[at + 1] = i16(min(fame_or_money.money, MOST_KNOWN))
        return
    if number == REVEAL:
        reveal = cast(laying.Reveal, frame)
        row[at] = i16(reveal.stack)
        return
    if number == CHOOSE_REROLL:
        choose_reroll = cast(dice.ChooseReroll, frame)
        row[at] = i16(choose_reroll.lowest)
        return
    if number == RETURN_DICE:
        return_dice = cast(dice.ReturnDice, frame)
        row[at] = i16(min(return_dice.left, MOST_KNOWN))
        row[at + 1] = i16(return_dice.lowest)
        return
    if number == NAME_COLOURS:
        name_colours = cast(dice.NameColours, frame)
        row[at] = i16(min(name_colours.number, MOST_KNOWN))
        told.put_wanted(name_colours.wanted, row, at + 1)
        return
    if number == SAIL:
        sail = cast(river.Sail, frame)
        row[at] = i16(min(sail.spaces, MOST_KNOWN))
        row[at + 1] = i16(sail.may_stay)
        return
    if number == UPGRADE:
        upgrade = cast(upgrades.Upgrade, frame)
        row[at] = i16(upgrade.from_next_turn)
        return
    if number == CHOOSE_GOOD:
        choose_good = cast(market.ChooseGood, frame)
        row[at] = i16(min(choose_good.number, MOST_KNOWN))
        return
    if number == CHOOSE_TOKEN:
        choose_token = cast(tokens.ChooseToken, frame)
        row[at] = i16(choose_token.shortfall)
        return
    if number == CHOOSE_PLACE:
        choose_place = cast(tokens.ChoosePlace, frame)
        row[at] = i16(choose_place.kind)
        return
    if number == DRAW_WHITE:
        draw_white = cast(tokens.DrawWhite, frame)
        row[at] = i16(place_of(draw_white.drawer, looking, seats))
        return
    if number == DRAW_BROWN:
        draw_brown = cast(tokens.DrawBrown, frame)
        row[at] = i16(place_of(draw_brown.drawer, looking, seats))
        return
    if number == PUT_ASIDE:
        put_aside = cast(tokens.PutAside, frame)
        row[at] = i16(put_aside.kind)
        return
    if number == LAST_TURNS:
        last_turns = cast(ending.LastTurns, frame)
        row[at] = i16(place_of(last_turns.following, looking, seats))
        return
    if number == DRAW_START_PLAYER:
        draw_start_player = cast(setup.DrawStartPlayer, frame)
        row[at] = i16(told.seat_set(draw_start_player.tied, looking, seats))
        return
    if number == COUNT_RIVER:
        count_river = cast(setup.CountRiver, frame)
        row[at] = i16(count_river.space)
        return
    if number == LAY_RIVER_TILE:
        lay_river_tile = cast(setup.LayRiverTile, frame)
        row[at] = i16(lay_river_tile.space)
