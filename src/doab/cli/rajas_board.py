"""The table of Rajas on one screen: tracks, action spaces, tiles on offer, river, provinces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from doab.cli.language import say, tell
from doab.cli.look import QUIET, SEAT_STYLE, heading_of
from doab.cli.rajas_look import COLOUR_STYLE, Look, letter_of, tile_road, tile_words
from doab.cli.rajas_province import provinces
from doab.core.wording import key_of, phrase
from doab.rajas.rules.tracks import steps_of_money
from doab.rajas.said.terms import back_term, colour_term, good_term, income_mark, yield_colour_term
from doab.rajas.table import income_codes
from doab.rajas.table.state import Rajas
from doab.rajas.table.things import (
    BACKS,
    BALCONY,
    CHAMBER,
    CHAMBERS,
    COLOURS,
    HARBOUR,
    HIGH_TERRACE,
    LOW_TERRACE,
    MIXED_MARKET,
    N_COLOURS,
    N_GOODS,
    ONE_KIND_MARKET,
    QUARRY,
    RIVER,
    SPACE_KINDS,
    TOKEN_COLOURS,
)
from doab.rajas.view.view import Space

WIDE: Final = 110
"""From this width on parts stand side by side."""
RIVER_CELL: Final = 9
START_CELL: Final = 12
BONUS_MARKS: Final = {
    income_codes.UPGRADE: "terminal-rajas-bonus-upgrade",
    income_codes.WORKER: "terminal-rajas-bonus-worker",
    income_codes.KARMA: "terminal-rajas-bonus-karma",
    income_codes.BOAT_TO_NEXT: "terminal-rajas-bonus-boat",
    income_codes.DICE_OF_CHOICE: "terminal-rajas-bonus-dice",
}
"""The letters of what the tracks bring."""


def board(state: Rajas, names: Sequence[str], seat: int, width: int) -> RenderableType:
    """The whole table as it is seen from a seat."""
    look = Look(state, names)
    parts: list[RenderableType] = [heading(look), tracks(look, width)]
    # The news of a round, the board and the answers fit 45 lines together; with empty lines they would not.
    if width >= WIDE:
        grid = Table.grid(padding=(0, 1))
        grid.add_row(spaces(look), offer(look))
        parts.append(grid)
    else:
        parts += [Text(), spaces(look), Text(), offer(look), Text()]
    parts.append(river(look, width))
    if width < WIDE:
        parts.append(Text())
    if look.table["navaratna"]:
        parts.append(display(look))
    parts.append(provinces(look, seat, width))
    return Group(*parts)


def heading(look: Look) -> RenderableType:
    title = heading_of(look, phrase("rajas-title"), look.table["round"], look.over, look.asked)
    title.append(f" · {tell('terminal-rajas-elephant')} ").append_text(look.name(look.table["start"]))
    return Rule(title, style=QUIET)


# ---------------------------------------------------------------- the two tracks


def tracks(look: Look, width: int) -> RenderableType:
    """Fame runs from the left, money from the right, two coins a step; where they meet the game ends.

    Drawn to scale: one column a fame space where the screen is wide enough, else one for two.
    """
    meeting = int(look.edition.meeting_point)
    scale = 1 if width >= WIDE else 2
    columns = -(-meeting // scale)
    name_width = min(12, max(len(name) for name in look.names) + 2)
    grid = Table.grid(padding=(0, 1))
    if scale == 1:
        grid.add_row(
            Text(tell("terminal-rajas-fame-runs"), QUIET),
            _bonus_line(look, columns),
            Text(tell("terminal-rajas-money-runs"), QUIET),
        )
    for seat, player in enumerate(look.table["players"]):
        missing = -player["lead"]
        gap = (
            tell("terminal-rajas-gap", number=missing) if missing > 0 else tell("terminal-rajas-lead", number=-missing)
        )
        workers = "♟" * player["unplaced"] + "♙" * (player["workers"] - player["unplaced"])
        markers = tell("terminal-rajas-markers", fame=f"{player['fame']:<2}", money=f"{player['money']:<2}")
        purse = Text.assemble(f"{markers} ", (gap, "bold"), " ", (workers, SEAT_STYLE[seat]))
        grid.add_row(look.name(seat, name_width), _track_line(look, seat, columns, scale), purse)
    return grid


def _track_line(look: Look, seat: int, columns: int, scale: int) -> Text:
    """Fame solid from the left, money shaded from the right; an overlap is a lead."""
    player = look.table["players"][seat]
    fame = min(columns, player["fame"] // scale)
    money = min(columns, player["money_steps"] // scale)
    both = max(0, fame + money - columns)
    style = SEAT_STYLE[seat]
    return Text.assemble(
        ("█" * (fame - both), style),
        ("▓" * both, style),
        ("·" * (columns - fame - money), QUIET),
        ("▒" * (money - both), style),
    )


def _bonus_line(look: Look, columns: int) -> Text:
    """`5 upgrade` above the space that brings it: fame from the left, money from the right."""
    edition = look.edition
    line = [" "] * columns

    def mark_of(income: int) -> str:
        kind = edition.incomes[income].kind
        return tell(BONUS_MARKS[kind]) if kind in BONUS_MARKS else "?"

    def put(at: int, label: str, to_the_left: bool) -> None:
        first = at - len(label) + 1 if to_the_left else at
        for offset, sign in enumerate(label):
            if 0 <= first + offset < columns:
                line[first + offset] = sign

    for at, income in zip(edition.fame_bonus_at, edition.fame_bonus, strict=True):
        put(at - 1, f"{at}{mark_of(income)}", True)
    for at, income in zip(edition.money_bonus_at, edition.money_bonus, strict=True):
        put(columns - steps_of_money(at), f"{at}{mark_of(income)}", False)
    return Text("".join(line), QUIET)


# ---------------------------------------------------------------- where workers go


def spaces(look: Look) -> RenderableType:
    """The action spaces, area by area; a mark is a worker, a dot is a free space, a block is covered."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="bold")
    harbour = (f"  {tell('terminal-rajas-harbour')} ", "bold")
    quarry = Text.assemble(_priced(look, QUARRY), harbour, _priced(look, HARBOUR))
    grid.add_row(tell("terminal-rajas-quarry"), quarry)
    goods = [(ONE_KIND_MARKET + at, say(good_term(at)), "") for at in range(N_GOODS)]
    any_market = (ONE_KIND_MARKET + N_GOODS, tell("terminal-rajas-any"), "")
    mixed = (MIXED_MARKET, tell("terminal-rajas-mixed"), "")
    grid.add_row(tell("terminal-rajas-area-market"), _named(look, [mixed, *goods, any_market]))
    terraces = [(HIGH_TERRACE + at, say(colour_term(at)), COLOUR_STYLE[name]) for at, name in enumerate(COLOURS)]
    low = (LOW_TERRACE, tell("terminal-rajas-low"), "")
    grid.add_row(tell("terminal-rajas-area-terraces"), _named(look, [low, *terraces]))
    balconies = [
        (BALCONY + 4 * paid + taken, f"{letter_of(paid)}→2{letter_of(taken)}", COLOUR_STYLE[COLOURS[taken]])
        for paid in range(N_COLOURS)
        for taken in range(N_COLOURS)
    ]
    grid.add_row(tell("terminal-rajas-area-balconies"), _named(look, balconies))
    chambers = [
        (CHAMBER + at, f"{at + 1} {tell(key_of('terminal-rajas-chamber', name))}", "")
        for at, name in enumerate(CHAMBERS)
    ]
    grid.add_row(tell("terminal-rajas-area-chambers"), _named(look, chambers[:3]))
    grid.add_row("", _named(look, chambers[3:]))
    return grid


def _occupants(look: Look, kind: int) -> list[Text]:
    return [_occupant(look, space) for space in look.table["spaces"].get(SPACE_KINDS[kind], [])]


def _occupant(look: Look, space: Space) -> Text:
    if isinstance(space, int):
        return look.mark(space)
    return Text("▒", QUIET) if space == "covered" else Text("·")


def _priced(look: Look, kind: int) -> Text:
    """Spaces with a price each, left to right: `1· 1A 2·`."""
    side = look.edition.side(len(look.names))
    text = Text()
    for at, occupant in enumerate(_occupants(look, kind), side.first[kind]):
        text.append(str(side.costs[at]), QUIET)
        text.append_text(occupant)
        text.append(" ")
    text.rstrip()
    return text


def _named(look: Look, kinds: list[tuple[int, str, str]]) -> Text:
    text = Text()
    for kind, name, style in kinds:
        occupants = _occupants(look, kind)
        if occupants:
            text.append(f"{name} ", style)
            text.append_text(Text().join(occupants))
            text.append(" " if len(kinds) == 5 else "  ")
    text.rstrip()
    return text


# ---------------------------------------------------------------- tiles on offer


def offer(look: Look) -> RenderableType:
    """Twelve stacks: a line a colour, a column a back. Cost, road and content of each top; dice in supply."""
    grid = Table.grid(padding=(0, 1))
    for _ in range(len(BACKS) + 2):
        grid.add_column(no_wrap=True)
    backs = (Text(say(back_term(back)), QUIET) for back in BACKS)
    grid.add_row(Text(tell("terminal-rajas-offer"), "bold"), *backs, Text(" #", QUIET))
    for colour in COLOURS:
        style = COLOUR_STYLE[colour]
        cells = [_stack(look, f"{colour} {back}", style) for back in BACKS]
        supply = look.table["supply"][colour]
        grid.add_row(Text(say(colour_term(colour)), style), *cells, Text(f"{supply:>2}", style))
    return grid


def _stack(look: Look, stack: str, style: str) -> Text:
    top, edition = look.table["stacks"][stack]["tile"], look.edition
    if top is None:
        return Text(tell("terminal-rajas-empty"), QUIET)
    tile = look.tile(top)
    road = tile_road(edition, tile, 0)
    return Text.assemble((f"{edition.tile_cost[tile]:>2} {road} ", style), tile_words(edition, tile))


def display(look: Look) -> Text:
    """Navaratna: the yield tiles that lie open to be taken, colour by colour."""
    text = Text(tell("terminal-rajas-yield-tiles"), "bold")
    for word in TOKEN_COLOURS:
        tiles = []
        for name, number in look.table["yield_tiles"].items():
            colour, _, income = name.partition(" ")
            if colour == word:
                mark = say(income_mark(income))
                tiles.append(mark if number == 1 else f"{mark} ×{number}")
        shown = ", ".join(tiles) or tell("terminal-none")
        text.append(f"  {say(yield_colour_term(word))}: ", "bold").append(shown)
    return text


# ---------------------------------------------------------------- the river


def river(look: Look, width: int) -> RenderableType:
    """The spaces in rows, boats beside the number of their space; a double bar is the bridge."""
    edition = look.edition
    per_row = max(5, min(13, (width - START_CELL) // RIVER_CELL + 1))
    lines: list[Text] = []
    for first in range(0, edition.last_space + 1, per_row):
        # The start is wider than a space, because all boats can lie there; later rows stand below the first.
        above, below = (Text(" " * (START_CELL - RIVER_CELL) if first else "") for _ in range(2))
        for space in range(first, min(first + per_row, edition.last_space + 1)):
            _river_space(look, space, above, below)
        lines += [above, below]
    return Group(*lines)


def _river_space(look: Look, space: int, above: Text, below: Text) -> None:
    edition = look.edition
    place = RIVER.place(space)
    cell = START_CELL if space == 0 else RIVER_CELL
    wall = "‖" if space == edition.bridge_after + 1 else " "
    number = tell("terminal-rajas-start") if space == 0 else str(space)
    boats = [seat for seat, player in enumerate(look.table["players"]) if player["boat"] == place]
    above.append(wall).append(number, QUIET).append(" ")
    for seat in boats:
        above.append(look.marks[seat], f"{SEAT_STYLE[seat]} reverse")
    above.append(" " * (cell - len(wall) - len(number) - 1 - len(boats)))
    mark = tell("terminal-rajas-river")
    if space:
        mark = say(income_mark(look.table["river"].get(place) or edition.incomes[edition.river[space]].code))
    changed = place in look.table["river"]
    below.append(wall).append(mark[: cell - 1].ljust(cell - 1), "bold" if changed or space == 0 else "")
