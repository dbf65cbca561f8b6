"""The river with its notables, the orders of the guilds, Akbar's bowls, and a player's farm."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from doab.agra import farm
from doab.agra.names import (
    GOODS,
    GUILDS,
    MAX_SLOTS,
    MAX_SQUARES,
    N_BOWLS,
    N_FARM_SIDES,
    N_GUILDS,
    N_LEVELS,
    N_NOTABLES,
    N_ROWS_OF_ORDERS,
    NOTABLES,
    PIERS,
)
from doab.agra.river import open_level
from doab.agra.state import NOBODY
from doab.agra.wording import say, title
from doab.cli.agra_look import GUILD_STYLE, LEVELS, Look, fitted, flow
from doab.cli.look import QUIET, SEAT_STYLE

ORDER: Final = 21
BOWL: Final = 10
LEAVES: Final = (("I", 2), ("II", 1), ("II", 2), ("III", 1), ("IV", 1))
"""By pier: the level and how many of its notables must have been won for the boat to sail on (7.1)."""
COVER: Final = "▒"
FARMER: Final = "F"


# ---------------------------------------------------------------- the river


def river(look: Look, width: int) -> list[Text]:
    """The boat, and the notables that are still to be won, a line or two for each level."""
    state = look.state
    piers = Text.assemble(("River ", "bold"))
    for pier in range(1, PIERS + 1):
        piers.append(f"[boat {pier}]" if state.boat == pier else f" {pier} ", "bold" if state.boat == pier else QUIET)
        piers.append("≈" if pier < PIERS else " ", QUIET)
    if state.boat < PIERS:
        level, number = LEAVES[int(state.boat) - 1]
        won = int(state.won_of_level(LEVELS.index(level)))
        piers.append(say("boat", level=level, number=number, won=won), QUIET)
    lines = [piers]
    for level_number in range(1, N_LEVELS + 1):
        cards = [
            _card(look, notable)
            for notable in range(N_NOTABLES)
            if int(state.river) >> notable & 1 and state.edition.level[notable] == level_number
        ]
        if cards:
            closed = level_number > open_level(state)
            lines += flow(f"{LEVELS[level_number]}{' closed' if closed else ''}", cards, width, 11)
    return lines


def _card(look: Look, notable: int) -> Text:
    """`Cook art oil, wood=A`: name, guild, and the goods that he wants from the top; who has brought which."""
    state, edition = look.state, look.state.edition
    guild = int(edition.guild[notable])
    text = Text.assemble((title(NOTABLES[notable]), "bold"), (f" {GUILDS[guild][:3]} ", GUILD_STYLE[guild]))
    for slot in range(int(edition.slots[notable])):
        at = notable * MAX_SLOTS + slot
        text.append(", " if slot else "").append(GOODS[edition.wants[at]])
        held = int(state.slots[at])
        if held:
            text.append("=").append(look.marks[held // 4] * (held % 4), SEAT_STYLE[held // 4])
    return text


# ---------------------------------------------------------------- the imperial board


def orders(look: Look) -> list[Text]:
    """Six orders a guild; an arrow marks the one that can be fulfilled, a letter who has fulfilled which."""
    state, edition = look.state, look.state.edition
    head = Text()
    for guild, name in enumerate(GUILDS):
        column = state.orders[guild * N_ROWS_OF_ORDERS : (guild + 1) * N_ROWS_OF_ORDERS]
        taken = sum(1 for owner in column if owner != NOBODY)
        head.append_text(fitted(Text(f"  {name} {taken} of {state.limit}", f"bold {GUILD_STYLE[guild]}"), ORDER))
    lines = [head]
    for row in range(N_ROWS_OF_ORDERS):
        line = Text()
        for guild in range(N_GUILDS):
            at = guild * N_ROWS_OF_ORDERS + row
            goods = f"{GOODS[edition.order_goods[at * 2]]}+{GOODS[edition.order_goods[at * 2 + 1]]}"
            marked = int(state.marked[guild]) == row
            cell = Text.assemble(("►" if marked else " ", "bold"), look.owner(int(state.orders[at])), " ")
            cell.append(goods, "bold" if marked else "")
            line.append_text(fitted(cell, ORDER))
        lines.append(line)
    return lines


def bowls(look: Look) -> list[Text]:
    """Akbar's twelve bowls in their two sixes."""
    half = N_BOWLS // 2
    lines = [Text("Akbar's bowls", "bold")]
    for row in range(half):
        line = Text()
        for bowl in (row, half + row):
            line.append_text(look.owner(int(look.state.bowls[bowl]))).append(" ")
            line.append_text(fitted(Text(GOODS[look.state.edition.bowls[bowl]]), BOWL - 1 if bowl == row else BOWL - 2))
        lines.append(line)
    return lines


# ---------------------------------------------------------------- a farm


def own_farm(look: Look) -> list[Text]:
    """The ring of a farm: corners with what they yield, five squares a side, farmers and covers.

    Sides run clockwise from the first corner, as their squares are counted: north to the right, east down, south to
    the left, west up.
    """
    state, seat = look.state, look.seat
    squares = int(state.edition.squares)

    def sign(side: int, square: int) -> str:
        if int(state.farmers[seat * N_FARM_SIDES + side]) == square:
            return FARMER
        covered = int(state.players[seat].covers) >> (side * MAX_SQUARES + square - 1) & 1
        return COVER if covered else "·"

    def corner(at: int) -> str:
        good = int(state.edition.corners[at])
        return f"{GOODS[good]} {farm.output(state, seat, good)}"

    left = max(len(corner(0)), len(corner(3)))
    inside = 2 * squares + 1
    notes = {1: f"north 1→{squares}", squares // 2 + 1: "↑west  east↓", squares: f"{squares}←1 south"}
    north = " ".join(sign(0, square) for square in range(1, squares + 1))
    south = " ".join(sign(2, square) for square in range(squares, 0, -1))
    lines = [Text(f"Farm  {FARMER} farmer  {COVER} cover", "bold"), Text(f"{corner(0):>{left}} {north} {corner(1)}")]
    for row in range(1, squares + 1):
        line = Text(f"{sign(3, squares + 1 - row):>{left}}")
        line.append(f"{notes.get(row, ''):^{inside}}", QUIET)
        lines.append(line.append(sign(1, row)))
    lines.append(Text(f"{corner(3):>{left}} {south} {corner(2)}"))
    return lines
