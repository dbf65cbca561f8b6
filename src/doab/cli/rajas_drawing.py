"""The drawing of Rajas: its board, its questions in words, and what every offered answer costs and brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text

from doab.cli.drawing import Choice, Drawing
from doab.cli.rajas_board import board
from doab.cli.rajas_look import Look, tile_road
from doab.cli.rajas_province import facts, full_province
from doab.core import Action, Event, Game
from doab.rajas import layout, market, payment, province, tracks
from doab.rajas.building import ChooseSquare, PayForTile
from doab.rajas.laying import FameOrMoney, fame_of, money_of
from doab.rajas.names import (
    BALCONY,
    CHAMBER,
    CHAMBERS,
    COLOURS,
    GOODS,
    HARBOUR,
    HIGH_TERRACE,
    LOW_TERRACE,
    MAX_CELLS,
    MAX_YIELDS,
    MIXED_MARKET,
    N_BUILDINGS,
    ONE_KIND_MARKET,
    QUARRY,
    SIDES,
    SPACE_KINDS,
)
from doab.rajas.state import FREE, Rajas
from doab.rajas.tokens import ChoosePlace
from doab.rajas.wording import event_lines, income_phrase, question_sentence, say


class RajasDrawing(Drawing):
    """Everything that a person needs to see in order to answer."""

    def board(self, game: Game, seat: int, width: int) -> RenderableType:
        return board(cast(Rajas, game.state), game.names, seat, width)

    def near(self, game: Game, seat: int, width: int) -> RenderableType | None:
        look = Look(cast(Rajas, game.state), game.names)
        if game.question == "lay":
            return full_province(look, seat)
        player = look.state.players[seat]
        return Group(Text(say("purse", fame=player.fame, money=player.money)), facts(look, seat))

    def question(self, game: Game) -> str:
        state = cast(Rajas, game.state)
        top, names = state.top, state.edition.tile_names
        if isinstance(top, ChooseSquare):
            return question_sentence("lay", tile=names[state.tops[top.stack] - 1])
        if isinstance(top, PayForTile):
            missing = top.cost(state) - payment.bundle_total(top.bundle)
            tile, colour = names[state.tops[top.stack] - 1], COLOURS[top.stack // 3]
            return question_sentence("pay tile", tile=tile, missing=missing, colour=colour)
        if isinstance(top, ChoosePlace):
            colour, code = state.edition.token_names[top.kind].split()
            return question_sentence("onto", colour=colour, income=income_phrase(code))
        return question_sentence(game.question or "")

    def log(self, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        return event_lines(events, names)

    def goal(self, game: Game) -> str:
        return say("goal")

    def possible(self, action: Action, note: str, rule: str) -> str:
        return say("possible", answer=action.text, note=note or action.text, rule=rule)

    def score(self, game: Game, seat: int) -> str:
        state = cast(Rajas, game.state)
        player = state.players[seat]
        lead = tracks.lead_of(state, seat)
        key = "score-lead" if lead >= 0 else "score-short"
        return say(key, fame=player.fame, money=player.money, lead=lead, missing=-lead)

    def choices(self, game: Game) -> list[Choice]:
        state = cast(Rajas, game.state)
        return [_choice(state, state.to_move(), action) for action in game.actions]


def _choice(state: Rajas, seat: int, action: Action) -> Choice:
    number = action.index
    if action.text == "pass":
        return Choice(action, say("area-other"), say("pass"))
    if action.family == "place":
        kind = number - layout.PLACE
        return Choice(action, _area(kind), _space_note(state, seat, kind), SPACE_KINDS[kind])
    if action.family == "lay":
        return _square_choice(state, seat, action)
    return Choice(action, note=_note(state, seat, action))


def _area(kind: int) -> str:
    if kind in (QUARRY, HARBOUR):
        return say("area-build")
    if kind < LOW_TERRACE:
        return say("area-market")
    if kind < BALCONY:
        return say("area-terraces")
    return say("area-balconies" if kind < CHAMBER else "area-chambers")


def _space_note(state: Rajas, seat: int, kind: int) -> str:
    name = SPACE_KINDS[kind]
    if kind in (QUARRY, HARBOUR):
        first = state.side.first[kind]
        free = (space for space in range(first, first + state.side.number[kind]) if state.board[space] == FREE)
        return say(f"space-{name}", cost=state.side.costs[next(free)])
    if kind == MIXED_MARKET:
        return say("space-mixed market", amount=market.mixed_goods(state, seat))
    if ONE_KIND_MARKET <= kind < ONE_KIND_MARKET + len(GOODS):
        good = kind - ONE_KIND_MARKET
        amount = market.best_markets(state, seat, good, 6)
        return say("space-one kind market", good=GOODS[good], amount=amount)
    if kind < LOW_TERRACE:
        return say("space-any market")
    if HIGH_TERRACE <= kind < BALCONY:
        return say("space-terrace", colour=COLOURS[kind - HIGH_TERRACE])
    if BALCONY <= kind < CHAMBER:
        paid, taken = divmod(kind - BALCONY, 4)
        return say("space-balcony", paid=COLOURS[paid], taken=COLOURS[taken])
    return say(f"space-{name}")


def _square_choice(state: Rajas, seat: int, action: Action) -> Choice:
    """A tile on a square: grouped by square, shown as its road and the special yields that it would reach."""
    cell, turned = divmod(action.index - layout.LAY, 4)
    edition = state.edition
    top = state.top
    road = "?"
    reached: list[str] = []
    if isinstance(top, ChooseSquare):
        tile = state.tops[top.stack] - 1
        road = tile_road(edition, tile, turned)
        if state.tiles[seat * MAX_CELLS + cell] == 0:
            ahead = state.copy()
            ahead.put_tile(seat, cell, tile, turned)
            places = province.reached_yields(ahead, seat)
            reached = [income_phrase(_yield_code(state, seat, at)) for at in range(edition.yields) if places >> at & 1]
    short = say("lay-yield" if reached else "lay", road=road, side=SIDES[turned], incomes=" + ".join(reached))
    return Choice(action, edition.square(cell), short=short)


def _yield_code(state: Rajas, seat: int, place: int) -> str:
    edition = state.edition
    token = state.tokens[seat * MAX_YIELDS + place]
    if token:
        return edition.incomes[edition.token_income[token - 1]].code
    printed = edition.yield_navaratna if state.players[seat].advanced else edition.yield_basic
    return edition.incomes[printed[place]].code


def _note(state: Rajas, seat: int, action: Action) -> str:
    """What any other answer costs or brings."""
    number, family, edition = action.index, action.family, state.edition
    if family == "take":
        return _tile_note(state, seat, state.tops[number - layout.TAKE] - 1)
    if family == "pay":
        return _payment_note(state, number)
    if family == "upgrade":
        level = state.levels[seat * N_BUILDINGS + number - layout.UPGRADE]
        return say("upgrade", level=level, next=level + 1)
    if number == layout.STAY:
        return say("stay")
    if family == "sail":
        return say("sail", income=income_phrase(edition.incomes[state.river[number - layout.SAIL]].code))
    if family == "visit":
        return say(f"free-{CHAMBERS[number - layout.VISIT]}")
    if family == "sell":
        left = getattr(state.top, "number", 6)
        return say("sell", amount=market.best_markets(state, seat, number - layout.SELL, left))
    if family == "choose":
        return say("choose", number=state.supply[number - layout.CHOOSE])
    if family == "collect":
        return say("collect", income=income_phrase(_yield_code(state, seat, number - layout.COLLECT)))
    if family == "onto":
        return say("onto", income=income_phrase(_yield_code(state, seat, number - layout.ONTO)))
    if number == layout.DECLINE:
        return say("decline")
    if family == "token":
        return income_phrase(edition.incomes[edition.token_income[number - layout.TOKEN]].code)
    if number == layout.DONE:
        return say("done")
    if isinstance(state.top, FameOrMoney):
        return say(action.text, fame=state.top.fame, money=state.top.money)
    return ""


def _tile_note(state: Rajas, seat: int, tile: int) -> str:
    fame, money = fame_of(state, seat, tile), money_of(state, tile)
    worth = "worth-both" if fame and money else "worth-fame" if fame else "worth-money"
    name = state.edition.tile_names[tile]
    return say("take", tile=name, worth=say(worth, fame=fame, money=money))


def _payment_note(state: Rajas, number: int) -> str:
    notes = []
    if payment.is_flipped(number):
        value = 7 - payment.value_of(number)
        notes.append(say("flip", value=value, other=7 - value))
    if isinstance(state.top, PayForTile):
        missing = state.top.cost(state) - payment.bundle_total(state.top.bundle) - payment.value_of(number)
        if missing > 0:
            notes.append(say("pay-tile", missing=missing))
    return ", ".join(notes)
