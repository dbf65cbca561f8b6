"""16.1 What an income brings, wherever it is printed."""

from __future__ import annotations

from mypy_extensions import i64

from doab.rajas.rules import dice, market, palace, province, river, tracks, upgrades
from doab.rajas.table.income_codes import (
    ANY_CHAMBER,
    BOAT_TO_NEXT,
    DICE_OF_CHOICE,
    DICE_OF_CHOICE_PER_KARMA,
    DICE_OF_COLOUR,
    DICE_OF_COLOUR_PER_KARMA,
    FAME,
    FAME_PER_BEND,
    FAME_PER_KARMA,
    FAME_PER_MARKET_TILE,
    FAME_PER_THREE_RIVER,
    FAME_PER_UPGRADE,
    FAME_PER_WORKER,
    GOODS_OF_ONE_KIND,
    KARMA,
    MIXED_GOODS,
    MONEY,
    MONEY_PER_BUILDING,
    MONEY_PER_MARKET,
    MONEY_PER_UPGRADE,
    MONEY_PER_YIELD_TILE,
    ONE_CHAMBER,
    ONE_DIE_OF_EACH,
    SAIL,
    UPGRADE,
    WORKER,
)
from doab.rajas.table.state import Rajas


def receive(state: Rajas, seat: i64, income: i64, from_: str, by: str = "") -> None:
    """Give an income (its number in the edition) to a seat. What it asks for or triggers goes on top of the stack."""
    edition = state.edition
    player = state.players[seat]
    kind: i64 = edition.income_kind[income]
    amount: i64 = edition.income_amount[income]
    detail: i64 = edition.income_detail[income]
    if kind == MONEY:
        tracks.gain_money(state, seat, amount, from_, by)
    elif kind == FAME:
        tracks.gain_fame(state, seat, amount, from_, by)
    elif kind == DICE_OF_CHOICE:
        dice.gain_of_choice(state, seat, amount)
    elif kind == DICE_OF_COLOUR:
        dice.gain_of_colour(state, seat, detail, amount)
    elif kind == DICE_OF_COLOUR_PER_KARMA:
        dice.gain_of_colour(state, seat, detail, player.karma)
    elif kind == DICE_OF_CHOICE_PER_KARMA:
        dice.gain_of_choice(state, seat, player.karma)
    elif kind == ONE_DIE_OF_EACH:
        dice.gain_one_of_each(state, seat, detail, amount)
    elif kind == KARMA:
        state.gain_karma(seat, amount, from_, by)
    elif kind == UPGRADE:
        upgrades.offer_upgrade(state, seat, detail, from_, by)
    elif kind == WORKER:
        tracks.gain_worker(state, seat, from_, by)
    elif kind == BOAT_TO_NEXT:
        river.offer_boat(state, seat)
    elif kind == SAIL:
        river.sail_up_to(state, seat, amount)
    elif kind == ANY_CHAMBER:
        state.push(palace.ChooseChamber(seat))
    elif kind == ONE_CHAMBER:
        palace.visit_if_possible(state, seat, detail)
    elif kind == MIXED_GOODS:
        tracks.gain_money(state, seat, market.mixed_goods(state, seat), from_, by)
    elif kind == GOODS_OF_ONE_KIND:
        market.sell_one_kind(state, seat, amount, from_, by)
    elif kind == MONEY_PER_MARKET:
        tracks.gain_money(state, seat, province.markets_of(state, seat), from_, by)
    elif kind == FAME_PER_UPGRADE:
        tracks.gain_fame(state, seat, tracks.upgrades_made(state, seat), from_, by)
    elif kind == MONEY_PER_UPGRADE:
        tracks.gain_money(state, seat, amount * tracks.upgrades_made(state, seat), from_, by)
    elif kind == FAME_PER_KARMA:
        tracks.gain_fame(state, seat, amount * player.karma, from_, by)
    elif kind == FAME_PER_MARKET_TILE:
        tracks.gain_fame(state, seat, province.market_tiles_of(state, seat), from_, by)
    elif kind == FAME_PER_THREE_RIVER:
        tracks.gain_fame(state, seat, river.thirds_travelled(state, seat), from_, by)
    elif kind == MONEY_PER_BUILDING:
        tracks.gain_money(state, seat, province.buildings_of(state, seat), from_, by)
    elif kind == MONEY_PER_YIELD_TILE:
        tracks.gain_money(state, seat, amount * connected_yield_tiles(state, seat), from_, by)
    elif kind == FAME_PER_BEND:
        tracks.gain_fame(state, seat, amount * province.curves_of(state, seat), from_, by)
    elif kind == FAME_PER_WORKER:
        tracks.gain_fame(state, seat, player.active, from_, by)


def connected_yield_tiles(state: Rajas, seat: i64) -> i64:
    """14.6, R-83, R-87: yield tiles that a build has joined, all those of the same build included."""
    places: i64 = state.players[seat].connected
    count: i64 = 0
    while places:
        count += places & 1
        places >>= 1
    return count
