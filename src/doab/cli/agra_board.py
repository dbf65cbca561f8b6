"""The table of Agra on one screen: city, river, imperial board, the own farm, and all players at a glance."""

from __future__ import annotations

from typing import Final

from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from doab.agra.said.terms import good_term, notable_term
from doab.agra.view.view import AgraPlayer
from doab.cli.agra_city import characters, city, display, favour_action, influence, legend, meditation
from doab.cli.agra_court import bowls, orders, own_farm, river
from doab.cli.agra_look import LYING, STANDING, Look, fitted, flow
from doab.cli.language import say, tell
from doab.cli.look import QUIET, heading_of
from doab.core.wording import key_of, phrase

WIDE: Final = 118
"""From this width on parts stand side by side."""
NAME: Final = 12
COLUMNS: Final = ("rupees", "favour", "workers", "markers", "goods", "covers", "tiles")
GAP: Final = 2
"""Columns between parts that stand side by side, and after the last."""


def board(look: Look, width: int) -> RenderableType:
    """The whole table as it is seen from a seat."""
    beside = [*characters(look), *meditation(look), *influence(look), *display(look)]
    parts: list[RenderableType] = [heading(look)]
    if width >= WIDE:
        parts += [_side_by_side(city(look), Group(*beside)), *legend(look, width), *river(look, width)]
        court = (Group(*orders(look)), Group(*bowls(look)), Group(*own_farm(look)))
        parts.append(_side_by_side(*court))
    else:
        parts += [city(look), *legend(look, width)]
        parts += [*beside, *river(look, width), *orders(look)]
        parts.append(_side_by_side(Group(*bowls(look)), Group(*own_farm(look))))
    parts += [players(look, width), *favour(look, width)]
    return Group(*parts)


def _side_by_side(*parts: RenderableType) -> Table:
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for _ in parts:
        grid.add_column(no_wrap=True)
    grid.add_row(*parts)
    return grid


def heading(look: Look) -> RenderableType:
    table = look.table
    heading = heading_of(look, phrase("agra-title"), table["round"], table["over"], look.asked)
    heading.append(f" · {tell('terminal-agra-start')} ").append_text(look.name(table["start"]))
    if table["last_round"] is not None and not table["over"]:
        heading.append(" · ").append(tell("terminal-agra-last-round", number=table["last_round"]), "bold")
    return Rule(heading, style=QUIET)


def players(look: Look, width: int) -> RenderableType:
    """One line per player, with a question mark for the others' rupees; then who has won which notables."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for head in ("", *COLUMNS):
        grid.add_column(justify="left" if head in ("", "tiles") else "right", no_wrap=True)
    grid.add_row("", *(Text(tell(key_of("terminal-agra-column", head)), QUIET) for head in COLUMNS))
    contracts: list[Text] = []
    for seat, player in enumerate(look.table["players"]):
        rupees = "?" if player["rupees"] is None else player["rupees"]
        kept = f" {tell('terminal-agra-cook', number=player['cook'])}" if player["cook"] else ""
        goods = sum(player["goods"].values())
        row = (rupees, player["favour"], f"{workers(player)}{kept}", player["markers"], goods, player["covers"])
        tiles = " ".join(str(tile) for tile in player["tiles"])
        grid.add_row(look.name(seat, NAME), *(str(one) for one in row), tiles or "–")
        won = [say(notable_term(name)) for name in player["contracts"]]
        contracts += [Text.assemble(look.mark(seat), " ", name) for name in won]
    if width < WIDE:
        return Group(grid, *(flow(tell("terminal-agra-won"), contracts, width, 5) if contracts else []))
    # The header and the lines of at least two players give room for all notables in what is left beside the table.
    paper = Console(width=width)
    left = width - GAP - Measurement.get(paper, paper.options, grid).maximum
    beside = flow(tell("terminal-agra-won"), contracts, left, 4) if contracts else []
    return _side_by_side(grid, Group(*(fitted(line, left) for line in beside)))


def workers(player: AgraPlayer) -> str:
    """`5 ▲3 ▬2`: five in supply, three stand on the board and two lie."""
    return f"{player['workers']} {STANDING}{len(player['standing'])} {LYING}{len(player['lying'])}"


def favour(look: Look, width: int) -> list[Text]:
    """The favour actions of the player who looks: a tick where favour suffices, a cross where one has been used."""
    player = look.own
    tiles = [f"tile {tile}" for tile in player["tiles"]]
    pieces = []
    for action, cost in look.printed["favour"].items():
        if action in tiles or not action.startswith("tile"):
            sign = "×" if action in player["used"] else "✓" if player["favour"] >= cost["own"] else " "
            pieces.append(Text.assemble((sign, "bold"), favour_action(look, action)))
    return flow(tell("terminal-agra-favour"), pieces, width, 8)


def own_goods(look: Look) -> Text:
    """What a player has at hand, in one line."""
    player = look.own
    goods = [f"{say(good_term(good))} {number}" for good, number in player["goods"].items()]
    rupees, favour = player["rupees"] or 0, player["favour"]
    purse = tell("terminal-agra-purse", rupees=rupees, favour=favour, workers=workers(player))
    shown = ", ".join(goods) or tell("terminal-agra-no-goods")
    return Text.assemble((f"{look.names[look.seat]}  ", "bold"), purse, " · ", shown)
