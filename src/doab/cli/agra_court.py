"""The river with its notables, the orders of the guilds, Akbar's bowls, and a player's farm."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from doab.agra.rules import farm
from doab.agra.rules.river import open_level, won_of_level
from doab.agra.said.terms import LEVELS, good_term, guild_term, notable_term
from doab.agra.table.state import NOBODY
from doab.agra.table.things import (
    FARM_SIDES,
    MAX_SLOTS,
    MAX_SQUARES,
    N_BOWLS,
    N_FARM_SIDES,
    N_GUILDS,
    N_LEVELS,
    N_NOTABLES,
    N_ROWS_OF_ORDERS,
    PIERS,
)
from doab.cli.agra_look import GUILD_STYLE, Look, fitted, flow
from doab.cli.language import say, tell
from doab.cli.look import QUIET, SEAT_STYLE
from doab.core.wording import Term, key_of

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
    piers = Text.assemble((f"{tell('terminal-agra-river')} ", "bold"))
    for pier in range(1, PIERS + 1):
        if state.boat == pier:
            piers.append(f"[{tell('terminal-agra-boat', pier=pier)}]", "bold")
        else:
            piers.append(f" {pier} ", QUIET)
        piers.append("≈" if pier < PIERS else " ", QUIET)
    if state.boat < PIERS:
        level, number = LEAVES[int(state.boat) - 1]
        won = int(won_of_level(state, LEVELS.index(level)))
        piers.append(tell("terminal-agra-boat-leaves", level=level, number=number, won=won), QUIET)
    lines = [piers]
    for level_number in range(1, N_LEVELS + 1):
        cards = [
            _card(look, notable)
            for notable in range(N_NOTABLES)
            if int(state.river) >> notable & 1 and state.edition.level[notable] == level_number
        ]
        if cards:
            closed = level_number > open_level(state)
            label = LEVELS[level_number]
            if closed:
                label = tell("terminal-agra-closed", level=label)
            lines += flow(label, cards, width, 11)
    return lines


def _card(look: Look, notable: int) -> Text:
    """`Cook art oil, wood=A`: name, guild, and the goods wanted, from the top; who has brought which."""
    state, edition = look.state, look.state.edition
    guild = int(edition.guild[notable])
    mark = (f" {say(guild_term(guild))[:3]} ", GUILD_STYLE[guild])
    text = Text.assemble((say(notable_term(notable)), "bold"), mark)
    for slot in range(int(edition.slots[notable])):
        at = notable * MAX_SLOTS + slot
        text.append(", " if slot else "").append(say(good_term(edition.wants[at])))
        held = int(state.slots[at])
        if held:
            text.append("=").append(look.marks[held // 4] * (held % 4), SEAT_STYLE[held // 4])
    return text


# ---------------------------------------------------------------- the imperial board


def orders(look: Look) -> list[Text]:
    """Six orders a guild; an arrow marks the one that can be fulfilled, a letter who has fulfilled which."""
    state, edition = look.state, look.state.edition
    head = Text()
    for guild in range(N_GUILDS):
        column = state.orders[guild * N_ROWS_OF_ORDERS : (guild + 1) * N_ROWS_OF_ORDERS]
        taken = sum(1 for owner in column if owner != NOBODY)
        told = tell("terminal-agra-orders", guild=guild_term(guild), taken=taken, limit=int(state.limit))
        head.append_text(fitted(Text(f"  {told}", f"bold {GUILD_STYLE[guild]}"), ORDER))
    lines = [head]
    for row in range(N_ROWS_OF_ORDERS):
        line = Text()
        for guild in range(N_GUILDS):
            at = guild * N_ROWS_OF_ORDERS + row
            goods = "+".join(say(good_term(good)) for good in edition.order_goods[at * 2 : at * 2 + 2])
            marked = int(state.marked[guild]) == row
            cell = Text.assemble(("►" if marked else " ", "bold"), look.owner(int(state.orders[at])), " ")
            cell.append(goods, "bold" if marked else "")
            line.append_text(fitted(cell, ORDER))
        lines.append(line)
    return lines


def bowls(look: Look) -> list[Text]:
    """Akbar's twelve bowls in their two sixes."""
    half = N_BOWLS // 2
    lines = [Text(tell("terminal-agra-bowls"), "bold")]
    for row in range(half):
        line = Text()
        for bowl in (row, half + row):
            line.append_text(look.owner(int(look.state.bowls[bowl]))).append(" ")
            good = Text(say(good_term(look.state.edition.bowls[bowl])))
            line.append_text(fitted(good, BOWL - 1 if bowl == row else BOWL - 2))
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
        return f"{say(good_term(good))} {farm.output(state, seat, good)}"

    left = max(len(corner(0)), len(corner(3)))
    inside = 2 * squares + 1
    north, east, south, west = (say(Term(key_of("agra-side", side))) for side in FARM_SIDES)
    notes = {1: f"{north} 1→{squares}", squares // 2 + 1: f"↑{west}  {east}↓", squares: f"{squares}←1 {south}"}
    upper = " ".join(sign(0, square) for square in range(1, squares + 1))
    lower = " ".join(sign(2, square) for square in range(squares, 0, -1))
    heading = tell("terminal-agra-farm", farmer=FARMER, cover=COVER)
    lines = [Text(heading, "bold"), Text(f"{corner(0):>{left}} {upper} {corner(1)}")]
    for row in range(1, squares + 1):
        line = Text(f"{sign(3, squares + 1 - row):>{left}}")
        line.append(f"{notes.get(row, ''):^{inside}}", QUIET)
        lines.append(line.append(sign(1, row)))
    lines.append(Text(f"{corner(3):>{left}} {lower} {corner(2)}"))
    return lines
