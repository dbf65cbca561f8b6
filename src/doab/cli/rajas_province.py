"""The provinces: one in full with its roads, yields and dice, the others small beside it."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from doab.cli.language import say, tell
from doab.cli.look import QUIET
from doab.cli.rajas_look import COLOUR_STYLE, ROAD, Look, dice_text, letter_of, tile_content
from doab.rajas.said.terms import building_term, good_term, income_mark, yield_colour_term
from doab.rajas.table.state import HIGHEST_KARMA
from doab.rajas.table.things import COLOURS, SIDES, TOKEN_COLOURS

CELL: Final = 9
"""Columns of a square in the full drawing; it is two lines high."""
EDGE: Final = 8
"""Columns beside the province for the yields at its sides."""

NORTH, EAST, SOUTH, WEST = range(4)


def full_province(look: Look, seat: int) -> Text:
    """Squares with roads, tiles (cost, colour, content; ² lies on another) and yields; a dot is a spent yield."""
    edition = look.edition
    lines = [_edge_line(look, seat, NORTH)]
    for row in range(edition.rows):
        for line in range(2):
            text = Text()
            text.append_text(_side_label(look, seat, row, WEST, line))
            for column in range(edition.columns):
                text.append_text(_cell_line(look, seat, row * edition.columns + column, line))
            text.append_text(_side_label(look, seat, row, EAST, line))
            lines.append(text)
    lines.append(_edge_line(look, seat, SOUTH))
    return Text("\n").join(lines)


def _cell_line(look: Look, seat: int, cell: int, line: int) -> Text:
    """One of the two lines of a square: what lies there and the road to the north, then the other roads."""
    edition = look.edition
    laid = look.table["players"][seat]["province"].get(edition.square(cell))
    if cell == edition.residence:
        return Text("[⌂]".center(CELL), "bold") if line == 0 else Text(_road_line(edition.residence_roads), "bold")
    if not edition.buildable[cell]:
        return Text("░" * CELL, QUIET)
    if laid is None:
        return Text((edition.square(cell) if line == 1 else "").center(CELL), QUIET)
    printed = look.tile(laid["tile"])
    exits = edition.exits[printed * 4 + SIDES.index(laid["turned"])]
    colour = COLOURS[edition.tile_colour[printed]]
    if line == 1:
        return Text(_road_line(exits), COLOUR_STYLE[colour])
    covered = "²" if "under" in laid else ""
    cost = f"{edition.tile_cost[printed]}{letter_of(edition.tile_colour[printed])}{covered}"
    content = "".join(tile_content(edition, printed))
    return Text(f"{cost:<4}{'│' if exits >> NORTH & 1 else ' '}{content:<4}", COLOUR_STYLE[colour])


def _road_line(exits: int) -> str:
    left, right = ("─" if exits >> WEST & 1 else " "), ("─" if exits >> EAST & 1 else " ")
    return f"{left * 4}{ROAD[exits]}{right * 4}"


def _yield_text(look: Look, seat: int, place: int, width: int) -> Text:
    edition, player = look.edition, look.table["players"][seat]
    name = edition.yield_names[place]
    mark = say(income_mark(player["yields"][name]))
    if name in player["spent"]:
        return Text("·", QUIET)
    if name in player["yield_tiles"]:
        return Text(mark[:width], "bold reverse")
    if not look.table["navaratna"]:
        return Text(mark[:width], "bold")
    # The colour of the place matters as much as what is printed there: `y 3m` is a yellow place with 3 money.
    number, _, word = mark.partition(" ")
    colour = say(yield_colour_term(TOKEN_COLOURS[edition.yield_colour[place]]))
    return Text(f"{colour[0]} {number}{word[:1]}"[:width], "bold")


def _side_label(look: Look, seat: int, row: int, side: int, line: int) -> Text:
    """The yields at the left and right side, beside the roads that reach them."""
    edition = look.edition
    cell = row * edition.columns + (0 if side == WEST else edition.columns - 1)
    place = edition.yield_at[cell * 4 + side]
    if line != 1 or place < 0:
        return Text(" " * EDGE)
    label = _yield_text(look, seat, place, EDGE - 1)
    gap = " " * (EDGE - len(label))
    return Text.assemble(gap, label) if side == WEST else Text.assemble(label, gap)


def _edge_line(look: Look, seat: int, side: int) -> Text:
    """The yields at the top or at the bottom. Those beside a closed square stand there too."""
    edition = look.edition
    text = Text(" " * EDGE)
    for column in range(edition.columns):
        place = _yield_above(look, column) if side == NORTH else _yield_below(look, column)
        label = _yield_text(look, seat, place, CELL) if place >= 0 else Text("")
        before = (CELL - len(label)) // 2
        text.append(" " * before)
        text.append_text(label)
        text.append(" " * (CELL - len(label) - before))
    return text


def _yield_above(look: Look, column: int) -> int:
    """The yield north of the first square of a column that can be built on."""
    edition = look.edition
    for row in range(edition.rows):
        cell = row * edition.columns + column
        if edition.buildable[cell]:
            return int(edition.yield_at[cell * 4 + NORTH])
        if cell == edition.residence:
            return -1
    return -1


def _yield_below(look: Look, column: int) -> int:
    edition = look.edition
    for row in reversed(range(edition.rows)):
        cell = row * edition.columns + column
        if edition.buildable[cell]:
            return int(edition.yield_at[cell * 4 + SOUTH])
    return -1


def small_province(look: Look, seat: int) -> Text:
    """Only the roads, three columns and one line a square."""
    edition, province = look.edition, look.table["players"][seat]["province"]
    lines = []
    for row in range(edition.rows):
        text = Text()
        for cell in range(row * edition.columns, (row + 1) * edition.columns):
            laid = province.get(edition.square(cell))
            if cell == edition.residence:
                text.append("─⌂─", "bold")
            elif laid:
                tile = look.tile(laid["tile"])
                exits = edition.exits[tile * 4 + SIDES.index(laid["turned"])]
                left, right = ("─" if exits >> WEST & 1 else " "), ("─" if exits >> EAST & 1 else " ")
                style = COLOUR_STYLE[COLOURS[edition.tile_colour[tile]]]
                text.append(f"{left}{ROAD[exits]}{right}", style)
            else:
                text.append(" · " if edition.buildable[cell] else "░░░", QUIET)
        lines.append(text)
    return Text("\n").join(lines)


def levels_text(look: Look, seat: int) -> Text:
    levels = look.table["players"][seat]["levels"]
    return Text(" ".join(f"{say(building_term(building))} {level}" for building, level in levels.items()))


def markets_text(look: Look, seat: int) -> Text:
    """`tea 3 2 · silk 2`: the markets that can be sold, the best first."""
    markets = look.table["players"][seat]["markets"]
    parts = [f"{say(good_term(good))} {' '.join(map(str, values))}" for good, values in markets.items() if values]
    return Text(" · ".join(parts)) if parts else Text(tell("terminal-rajas-no-markets"), QUIET)


def facts(look: Look, seat: int) -> Text:
    """Dice, levels and markets of a player, a line each."""
    player = look.table["players"][seat]
    karma = "●" * player["karma"] + "○" * (HIGHEST_KARMA - player["karma"])
    held = tell("terminal-rajas-dice-held", held=len(player["dice"]), limit=player["room"])
    dice = Text.assemble(dice_text(player["dice"]), (f"  {held}", QUIET))
    levels = Text(f"{tell('terminal-rajas-karma')} {karma}  {levels_text(look, seat)}")
    return Text("\n").join([dice, levels, markets_text(look, seat)])


def provinces(look: Look, seat: int, width: int) -> RenderableType:
    """The province of `seat` in full, the others small: beside it where there is room, else below."""
    own = Group(
        Text.assemble(look.name(seat), (f"  {tell('terminal-rajas-legend')}", QUIET)),
        facts(look, seat),
        full_province(look, seat),
    )
    others: list[RenderableType] = []
    for other in range(len(look.names)):
        if other != seat:
            others += [_small(look, other), Text()]
    if width < 110:
        return Group(own, Text(), *others[:-1])
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=CELL * look.edition.columns + 2 * EDGE)
    grid.add_column()
    grid.add_row(own, Group(*others[:-1]))
    return grid


def _small(look: Look, seat: int) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    grid.add_row(small_province(look, seat), Text("\n").join([look.name(seat), facts(look, seat)]))
    return grid
