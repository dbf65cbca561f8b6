"""The table of Agra on one screen: city, river, imperial board, the own farm, and all players at a glance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from doab.agra.rules.secondary import OWN
from doab.agra.said.terms import good_term, notable_term
from doab.agra.table.state import Agra
from doab.agra.table.things import FIRST_TILE, N_FAVOUR_ACTIONS, N_GOODS, N_NOTABLES, N_TILES
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


def board(state: Agra, names: Sequence[str], seat: int, width: int) -> RenderableType:
    """The whole table as it is seen from a seat."""
    look = Look(state, names, seat)
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
    state = look.state
    heading = heading_of(look, phrase("agra-title"), int(state.round), state.is_over(), state.to_move())
    heading.append(f" · {tell('terminal-agra-start')} ").append_text(look.name(int(state.start)))
    if state.end_round and not state.is_over():
        heading.append(" · ").append(tell("terminal-agra-last-round", number=int(state.end_round)), "bold")
    return Rule(heading, style=QUIET)


def players(look: Look, width: int) -> RenderableType:
    """A line a player, of the others' rupees only a question mark; then who has won which notables."""
    state = look.state
    grid = Table.grid(padding=(0, 2, 0, 0))
    for head in ("", *COLUMNS):
        grid.add_column(justify="left" if head in ("", "tiles") else "right", no_wrap=True)
    grid.add_row("", *(Text(tell(key_of("terminal-agra-column", head)), QUIET) for head in COLUMNS))
    contracts: list[Text] = []
    for seat in range(state.seats):
        player = state.players[seat]
        goods = sum(int(number) for number in state.goods[seat * N_GOODS : (seat + 1) * N_GOODS])
        tiles = [str(tile + 1) for tile in range(N_TILES) if int(player.tiles) >> tile & 1]
        kept = f" {tell('terminal-agra-cook', number=int(player.cook))}" if player.cook else ""
        numbers = (player.markers, goods, int(player.covers).bit_count())
        row = (look.rupees(seat), str(player.favour), f"{workers(look, seat)}{kept}", *(str(one) for one in numbers))
        grid.add_row(look.name(seat, NAME), *row, " ".join(tiles) or "–")
        won = [say(notable_term(at)) for at in range(N_NOTABLES) if int(player.contracts) >> at & 1]
        contracts += [Text.assemble(look.mark(seat), " ", name) for name in won]
    if width < WIDE:
        return Group(grid, *(flow(tell("terminal-agra-won"), contracts, width, 5) if contracts else []))
    # The header and the lines of at least two players give room for all notables in what is left beside the table.
    paper = Console(width=width)
    left = width - GAP - Measurement.get(paper, paper.options, grid).maximum
    beside = flow(tell("terminal-agra-won"), contracts, left, 4) if contracts else []
    return _side_by_side(grid, Group(*(fitted(line, left) for line in beside)))


def workers(look: Look, seat: int) -> str:
    """`5 ▲3 ▬2`: five in supply, three stand on the board and two lie."""
    standing = sum(1 for holder in look.state.workers if holder == seat * 2 + 1)
    lying = sum(1 for holder in look.state.workers if holder == seat * 2)
    return f"{look.state.players[seat].workers} {STANDING}{standing} {LYING}{lying}"


def favour(look: Look, width: int) -> list[Text]:
    """The favour actions of the player who looks: a tick where favour suffices, a cross where one has been used."""
    player = look.state.players[look.seat]
    pieces = []
    for action in range(N_FAVOUR_ACTIONS):
        if action < FIRST_TILE or int(player.tiles) >> (action - FIRST_TILE) & 1:
            sign = "×" if player.has_used(action) else "✓" if player.favour >= OWN[action] else " "
            pieces.append(Text.assemble((sign, "bold"), favour_action(action)))
    return flow(tell("terminal-agra-favour"), pieces, width, 8)


def own_goods(look: Look) -> Text:
    """What a player has at hand, in one line."""
    player = look.state.players[look.seat]
    goods = [
        f"{say(good_term(good))} {look.state.goods[look.seat * N_GOODS + good]}"
        for good in range(N_GOODS)
        if look.state.goods[look.seat * N_GOODS + good]
    ]
    rupees, favour = int(player.rupees), int(player.favour)
    purse = tell("terminal-agra-purse", rupees=rupees, favour=favour, workers=workers(look, look.seat))
    shown = ", ".join(goods) or tell("terminal-agra-no-goods")
    return Text.assemble((f"{look.names[look.seat]}  ", "bold"), purse, " · ", shown)
