"""What every offered answer costs and brings, before it is given."""

from __future__ import annotations

from collections.abc import Sequence

from doab.core.actions import Action
from doab.core.wording import Field, Phrase, key_of, phrase
from doab.rajas.made import numbers as answers
from doab.rajas.rules import market, payment, province
from doab.rajas.rules.building import ChooseSquare, PayForTile
from doab.rajas.rules.laying import FameOrMoney, fame_of, money_of
from doab.rajas.said.terms import colour_term, income_phrase, tile_words
from doab.rajas.table.state import FREE, Rajas
from doab.rajas.table.things import (
    BALCONY,
    CHAMBER,
    CHAMBERS,
    GREAT_MOGUL,
    HARBOUR,
    HIGH_TERRACE,
    LOW_TERRACE,
    MAX_CELLS,
    MAX_YIELDS,
    MIXED_MARKET,
    N_BUILDINGS,
    N_COLOURS,
    N_FACES,
    N_GOODS,
    ONE_KIND_MARKET,
    QUARRY,
    SPACE_KINDS,
)


def worth_phrase(state: Rajas, action: Action, names: Sequence[str] = ()) -> Phrase | None:
    """What an answer costs and brings to the seat that is asked; None where the label says it all."""
    number, family, seat = action.index, action.family, state.to_move()
    if seat < 0:
        return None
    if number < answers.PASS:
        return _space_note(state, seat, number - answers.PLACE)
    if family == "take":
        return _tile_note(state, seat, number - answers.TAKE)
    if family == "pay":
        return _payment_note(state, number)
    if family == "lay":
        incomes = [income_phrase(code) for code in reached_yields(state, seat, number)]
        return phrase("rajas-note-lay", incomes=incomes) if incomes else None
    if family == "first":
        return _order_note(state, number)
    return _gain_note(state, seat, action)


def _gain_note(state: Rajas, seat: int, action: Action) -> Phrase | None:
    number, family, edition = action.index, action.family, state.edition
    if family == "upgrade":
        level = int(state.levels[seat * N_BUILDINGS + number - answers.UPGRADE])
        return phrase("rajas-note-upgrade", level=level, next=level + 1)
    if family == "sail" and number != answers.STAY:
        return _brings(edition.incomes[state.river[number - answers.SAIL]].code)
    if family == "visit" and number - answers.VISIT != GREAT_MOGUL:
        return phrase(key_of("rajas-note-free", CHAMBERS[number - answers.VISIT]))
    if family == "sell":
        left = getattr(state.top, "number", N_FACES)
        return phrase("rajas-note-sell", amount=int(market.best_markets(state, seat, number - answers.SELL, left)))
    if family == "choose":
        return phrase("rajas-note-choose", number=int(state.supply[number - answers.CHOOSE]))
    if family == "collect":
        return _brings(yield_code(state, seat, number - answers.COLLECT))
    if family == "onto":
        return phrase("rajas-note-onto", income=income_phrase(yield_code(state, seat, number - answers.ONTO)))
    if family == "token" and number != answers.DECLINE:
        return _brings(edition.incomes[edition.token_income[number - answers.TOKEN]].code)
    return None


def _brings(code: str) -> Phrase:
    return phrase("rajas-note-brings", income=income_phrase(code))


def _space_note(state: Rajas, seat: int, kind: int) -> Phrase | None:
    if kind in (QUARRY, HARBOUR):
        first = state.side.first[kind]
        free = [space for space in range(first, first + state.side.number[kind]) if state.board[space] == FREE]
        return phrase(key_of("rajas-note", SPACE_KINDS[kind]), cost=int(state.side.costs[free[0]])) if free else None
    if kind == MIXED_MARKET:
        return phrase("rajas-note-mixed-market", amount=int(market.mixed_goods(state, seat)))
    if ONE_KIND_MARKET <= kind < ONE_KIND_MARKET + N_GOODS:
        amount = int(market.best_markets(state, seat, kind - ONE_KIND_MARKET, N_FACES))
        return phrase("rajas-note-one-kind-market", amount=amount)
    if kind < LOW_TERRACE:
        return phrase("rajas-note-any-market")
    if HIGH_TERRACE <= kind < BALCONY:
        return phrase("rajas-note-terrace", colour=colour_term(kind - HIGH_TERRACE))
    if BALCONY <= kind < CHAMBER:
        paid, taken = divmod(kind - BALCONY, N_COLOURS)
        return phrase("rajas-note-balcony", paid=colour_term(paid), taken=colour_term(taken))
    return phrase(key_of("rajas-note", SPACE_KINDS[kind]))


def _tile_note(state: Rajas, seat: int, stack: int) -> Phrase | None:
    if not state.tops[stack]:
        return None
    tile = int(state.tops[stack]) - 1
    fame, money = int(fame_of(state, seat, tile)), int(money_of(state, tile))
    worth: dict[str, Field] = {"tile": tile_words(state.edition.tile_names[tile])}
    if fame:
        worth["fame"] = fame
    if money:
        worth["money"] = money
    return Phrase(key_of("rajas-note-take", "both" if fame and money else "fame" if fame else "money"), worth)


def _payment_note(state: Rajas, number: int) -> Phrase | None:
    missing = 0
    if isinstance(state.top, PayForTile):
        paid = payment.bundle_total(state.top.bundle) + payment.value_of(number)
        missing = int(state.top.cost(state) - paid)
    if payment.is_flipped(number):
        other = int(payment.value_of(number))
        if missing > 0:
            return phrase("rajas-note-flip-and-pay", value=N_FACES + 1 - other, other=other, missing=missing)
        return phrase("rajas-note-flip", value=N_FACES + 1 - other, other=other)
    return phrase("rajas-note-pay-tile", missing=missing) if missing > 0 else None


def _order_note(state: Rajas, number: int) -> Phrase | None:
    if not isinstance(state.top, FameOrMoney):
        return None
    if number == answers.FAME_FIRST:
        return phrase("rajas-note-fame-first", fame=int(state.top.fame))
    return phrase("rajas-note-money-first", money=int(state.top.money))


def reached_yields(state: Rajas, seat: int, action: int) -> list[str]:
    """The income codes of the special yields that the tile would reach if it were laid like that."""
    cell, turned = divmod(action - answers.LAY, 4)
    if not isinstance(state.top, ChooseSquare) or state.tiles[seat * MAX_CELLS + cell]:
        return []
    ahead = state.copy()
    ahead.put_tile(seat, cell, state.tops[state.top.stack] - 1, turned)
    places = int(province.reached_yields(ahead, seat))
    return [yield_code(state, seat, at) for at in range(state.edition.yields) if places >> at & 1]


def yield_code(state: Rajas, seat: int, place: int) -> str:
    """What a special yield brings: its yield tile, or what is printed."""
    edition = state.edition
    token = state.tokens[seat * MAX_YIELDS + place]
    if token:
        return edition.incomes[edition.token_income[token - 1]].code
    printed = edition.yield_navaratna if state.players[seat].advanced else edition.yield_basic
    return edition.incomes[printed[place]].code
