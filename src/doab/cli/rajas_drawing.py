"""The drawing of Rajas: its board, and how its answers are grouped and shown."""

from __future__ import annotations

from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text

from doab.cli.drawing import Choice, Drawing
from doab.cli.language import say, tell
from doab.cli.rajas_board import board
from doab.cli.rajas_look import Look, tile_road
from doab.cli.rajas_province import facts, full_province
from doab.core import Action, Game
from doab.rajas.made import numbers as answers
from doab.rajas.said.terms import income_phrase, side_term
from doab.rajas.said.worth import reached_yields
from doab.rajas.table.state import Rajas
from doab.rajas.table.things import BALCONY, CHAMBER, HARBOUR, LOW_TERRACE, QUARRY, SIDES, SPACE_KINDS
from doab.rajas.view.view import view


class RajasDrawing(Drawing):
    """Everything that a person needs to see in order to answer."""

    def board(self, game: Game, seat: int, width: int) -> RenderableType:
        return board(cast(Rajas, game.state), game.names, seat, width)

    def near(self, game: Game, seat: int, width: int) -> RenderableType | None:
        look = Look(cast(Rajas, game.state), game.names)
        if game.question == "lay":
            return full_province(look, seat)
        player = look.table["players"][seat]
        purse = tell("terminal-rajas-purse", fame=player["fame"], money=player["money"])
        return Group(Text(purse), facts(look, seat))

    def score(self, game: Game, seat: int) -> str:
        player = view(cast(Rajas, game.state))["players"][seat]
        fame, money, lead = player["fame"], player["money"], player["lead"]
        if lead >= 0:
            return tell("terminal-rajas-score-lead", fame=fame, money=money, lead=lead)
        return tell("terminal-rajas-score-short", fame=fame, money=money, missing=-lead)

    def choice(self, game: Game, action: Action) -> Choice:
        label, note = self.label(game, action), self.note(game, action)
        if action.index == answers.PASS:
            return Choice(action, tell("terminal-rajas-area-other"), note, label)
        if action.family == "place":
            kind = action.index - answers.PLACE
            return Choice(action, _area(kind), note, label or SPACE_KINDS[kind])
        if action.family == "lay":
            return _square_choice(cast(Rajas, game.state), action)
        return Choice(action, "", note, label)


def _area(kind: int) -> str:
    if kind in (QUARRY, HARBOUR):
        return tell("terminal-rajas-area-build")
    if kind < LOW_TERRACE:
        return tell("terminal-rajas-area-market")
    if kind < BALCONY:
        return tell("terminal-rajas-area-terraces")
    return tell("terminal-rajas-area-balconies" if kind < CHAMBER else "terminal-rajas-area-chambers")


def _square_choice(state: Rajas, action: Action) -> Choice:
    """A tile on a square: grouped by square, shown as its road and the special yields that it would reach."""
    cell, turned = divmod(action.index - answers.LAY, 4)
    side = side_term(SIDES[turned])
    hand, edition = view(state)["in_hand"], state.edition
    road = tile_road(edition, edition.tile_names.index(hand["tile"]), turned) if hand else "?"
    short = tell("terminal-rajas-lay", road=road, side=side)
    incomes = [say(income_phrase(code)) for code in reached_yields(state, state.to_move(), action.index)]
    if incomes:
        short = tell("terminal-rajas-lay-yield", road=road, side=side, incomes=" + ".join(incomes))
    return Choice(action, state.edition.square(cell), short=short)
