"""The river with its notables, the orders of the guilds, Akbar's bowls, and a player's farm."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from doab.agra.said.terms import LEVELS, good_term, guild_term, notable_term
from doab.agra.table.things import FARM_SIDES, N_LEVELS, N_ROWS_OF_ORDERS
from doab.agra.view.view import COVER, FARMER
from doab.cli.agra_look import GUILD_STYLE, Look, fitted, flow
from doab.cli.language import say, tell
from doab.cli.look import QUIET, SEAT_STYLE
from doab.core.wording import Term, key_of

ORDER: Final = 21
BOWL: Final = 10
SIGNS: Final = {COVER: "▒", FARMER: "F"}
"""On the squares of a farm; a dot where none of them is."""


# ---------------------------------------------------------------- the river


def river(look: Look, width: int) -> list[Text]:
    """The boat, and the notables that are still to be won, a line or two for each level."""
    table, printed = look.table, look.printed
    piers = Text.assemble((f"{tell('terminal-agra-river')} ", "bold"))
    last = len(printed["piers"])
    for pier in range(1, last + 1):
        if table["boat"] == pier:
            piers.append(f"[{tell('terminal-agra-boat', pier=pier)}]", "bold")
        else:
            piers.append(f" {pier} ", QUIET)
        piers.append("≈" if pier < last else " ", QUIET)
    leaves = printed["piers"][table["boat"] - 1]["leaves"]
    if leaves is not None:
        level, won = LEVELS[leaves["level"]], table["won_of_level"][leaves["level"] - 1]
        piers.append(tell("terminal-agra-boat-leaves", level=level, number=leaves["number"], won=won), QUIET)
    lines = [piers]
    for level_number in range(1, N_LEVELS + 1):
        cards = [_card(look, name) for name in table["river"] if printed["notables"][name]["level"] == level_number]
        if cards:
            label = LEVELS[level_number]
            if level_number > table["open_level"]:
                label = tell("terminal-agra-closed", level=label)
            lines += flow(label, cards, width, 11)
    return lines


def _card(look: Look, notable: str) -> Text:
    """`Cook art oil, wood=A`: name, guild, and the goods wanted, from the top; who has brought which."""
    guild = look.printed["notables"][notable]["guild"]
    mark = (f" {say(guild_term(guild))[:3]} ", GUILD_STYLE[guild])
    text = Text.assemble((say(notable_term(notable)), "bold"), mark)
    for slot, (good, brought) in enumerate(look.table["river"][notable].items()):
        text.append(", " if slot else "").append(say(good_term(good)))
        if brought is not None:
            text.append("=").append(look.marks[brought["seat"]] * brought["markers"], SEAT_STYLE[brought["seat"]])
    return text


# ---------------------------------------------------------------- the imperial board


def orders(look: Look) -> list[Text]:
    """Six orders a guild; an arrow marks the one that can be fulfilled, a letter who has fulfilled which."""
    guilds, limit = look.table["guilds"], look.table["order_limit"]
    head = Text()
    for name, guild in guilds.items():
        told = tell("terminal-agra-orders", guild=guild_term(name), taken=guild["taken"], limit=limit)
        head.append_text(fitted(Text(f"  {told}", f"bold {GUILD_STYLE[name]}"), ORDER))
    lines = [head]
    for row in range(N_ROWS_OF_ORDERS):
        line = Text()
        for name, guild in guilds.items():
            goods = "+".join(say(good_term(good)) for good in look.printed["orders"][name][row])
            marked = guild["marked"] == row + 1
            cell = Text.assemble(("►" if marked else " ", "bold"), look.owner(guild["orders"][row]), " ")
            cell.append(goods, "bold" if marked else "")
            line.append_text(fitted(cell, ORDER))
        lines.append(line)
    return lines


def bowls(look: Look) -> list[Text]:
    """Akbar's twelve bowls in their two sixes."""
    shown = look.printed["bowls"]
    half = len(shown) // 2
    lines = [Text(tell("terminal-agra-bowls"), "bold")]
    for row in range(half):
        line = Text()
        for bowl in (row, half + row):
            line.append_text(look.owner(look.table["bowls"].get(shown[bowl]))).append(" ")
            good = Text(say(good_term(shown[bowl])))
            line.append_text(fitted(good, BOWL - 1 if bowl == row else BOWL - 2))
        lines.append(line)
    return lines


# ---------------------------------------------------------------- a farm


def own_farm(look: Look) -> list[Text]:
    """The ring of a farm: corners with what they yield, five squares a side, farmers and covers.

    Sides run clockwise from the first corner, as their squares are counted: north to the right, east down, south to
    the left, west up.
    """
    squares = look.printed["squares"]

    def sign(side: int, square: int) -> str:
        return SIGNS.get(look.own["squares"][FARM_SIDES[side]][square - 1], "·")

    def corner(at: int) -> str:
        good = look.printed["corners"][at]
        return f"{say(good_term(good))} {look.own['output'][good]}"

    left = max(len(corner(0)), len(corner(3)))
    inside = 2 * squares + 1
    north, east, south, west = (say(Term(key_of("agra-side", side))) for side in FARM_SIDES)
    notes = {1: f"{north} 1→{squares}", squares // 2 + 1: f"↑{west}  {east}↓", squares: f"{squares}←1 {south}"}
    upper = " ".join(sign(0, square) for square in range(1, squares + 1))
    lower = " ".join(sign(2, square) for square in range(squares, 0, -1))
    heading = tell("terminal-agra-farm", farmer=SIGNS[FARMER], cover=SIGNS[COVER])
    lines = [Text(heading, "bold"), Text(f"{corner(0):>{left}} {upper} {corner(1)}")]
    for row in range(1, squares + 1):
        line = Text(f"{sign(3, squares + 1 - row):>{left}}")
        line.append(f"{notes.get(row, ''):^{inside}}", QUIET)
        lines.append(line.append(sign(1, row)))
    lines.append(Text(f"{corner(3):>{left}} {lower} {corner(2)}"))
    return lines
