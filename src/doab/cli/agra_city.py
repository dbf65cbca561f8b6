"""The city of Agra: the sixteen buildings with what lies on them, the four characters, meditation and influence."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from doab.agra.rules.secondary import OWN, SPEND
from doab.agra.said.terms import LEVELS, effect_phrase, good_term, guild_term
from doab.agra.table.things import (
    BONUS_TILES,
    BUILDINGS,
    CHARACTERS,
    FAVOUR_ACTIONS,
    FIRST_BUILDING,
    FIRST_TILE,
    GUILDS,
    N_GUILDS,
    N_ROWS,
    N_TILES,
    OUTER_ACTIONS,
    PRODUCTION,
)
from doab.cli.agra_look import GUILD_STYLE, ROW_STYLE, Look, fitted, flow
from doab.cli.language import say, tell
from doab.cli.look import QUIET, SEAT_STYLE
from doab.core.wording import Term, key_of

CELLS: Final = (20, 17, 17, 17)
"""Widths of the four columns of buildings; three rules stand between them."""
RULE: Final = Text.assemble(("│", QUIET))
STEP: Final = 4
"""The width of a step of the influence tracks."""


def city(look: Look) -> RenderableType:
    """The buildings, a row for each colour: name and value, then worker, pawns and rupees, then everybody's goods."""
    arrows = [tell(key_of("terminal-agra-level", level)) for level in range(1, len(CELLS) + 1)]
    lines = [RULE.join(fitted(Text(head, QUIET), width) for head, width in zip(arrows, CELLS, strict=True))]
    for row in range(N_ROWS):
        cells = [_building(look, column * N_ROWS + row) for column in range(len(CELLS))]
        for line in range(3):
            parts = [fitted(cell[line], width) for cell, width in zip(cells, CELLS, strict=True)]
            lines.append(RULE.join(parts))
        if row < N_ROWS - 1:
            lines.append(Text("┼".join("─" * width for width in CELLS), QUIET))
    return Group(*lines)


def _building(look: Look, good: int) -> tuple[Text, Text, Text]:
    state = look.state
    built = state.is_built(good)
    style = ROW_STYLE[good % N_ROWS]
    # Only the first four buildings have short names of their own; the others are known by their goods.
    name = tell(key_of("terminal-agra-building", BUILDINGS[good])) if good < len(PRODUCTION) else say(good_term(good))
    head = Text.assemble((name, f"bold {style}" if built else f"dim {style}"), " ", look.value(good))
    if not built:
        head.append(f" ({state.edition.cost[good]})", QUIET)
    here = look.worker(FIRST_BUILDING + good)
    if state.merchant == good:
        here.append(f" {tell('terminal-agra-merchant')}", "bold reverse")
    if state.builder == good:
        here.append(f" {tell('terminal-agra-builder')}", "bold reverse")
    if state.coins[good]:
        here.append(f" {state.coins[good]}₹", "bold yellow")
    return head, here, look.stores(good)


def legend(look: Look, width: int) -> list[Text]:
    """What the signs mean, and the bonus tiles that are left for the next buildings."""
    state = look.state
    pieces = []
    for level in range(2, 5):
        left = [
            _bonus(name)
            for tile, name in enumerate(BONUS_TILES)
            if tile // 4 + 2 == level and _has(state.bonus_tiles, tile)
        ]
        pieces.append(Text(f"{LEVELS[level]} {' '.join(left) or tell('terminal-none')}", QUIET))
    signs = Text(tell("terminal-agra-signs"), QUIET)
    return [signs, *flow(tell("terminal-agra-bonus-tiles"), pieces, width, 12)]


def _bonus(name: str) -> str:
    """`artisans+3`, `cover+2`."""
    brings, _, rupees = name.partition("+")
    word = say(guild_term(brings)) if brings in GUILDS else tell(key_of("terminal-agra-bonus", brings))
    return f"{word}+{rupees}"


def _has(bits: int, at: int) -> bool:
    return int(bits) >> at & 1 == 1


# ---------------------------------------------------------------- beside the buildings


def characters(look: Look) -> list[Text]:
    return [
        Text.assemble(
            (f"{tell(key_of('terminal-agra-character', name)):<10}", "bold"),
            fitted(look.worker(space), 3),
            (tell(key_of("terminal-agra-does", name)), QUIET),
        )
        for space, name in enumerate(CHARACTERS)
    ]


def meditation(look: Look) -> list[Text]:
    """The circle with its blocked action, and the track with everybody's tracker."""
    state = look.state
    words = [say(Term(key_of("agra-circle", name))) for name in OUTER_ACTIONS]
    free = [word for at, word in enumerate(words) if at != state.blocked]
    blocked = tell("terminal-agra-blocked", action=words[state.blocked])
    circle = Text.assemble(
        (f"{tell('terminal-agra-meditation'):<11}", "bold"), " ".join(free), (f"  {blocked}", "bold")
    )
    track = Text.assemble((f"{tell('terminal-agra-tracker'):<11}", "bold"))
    for space, points in enumerate(state.edition.track, 1):
        track.append(f"{points}", "")
        for seat in range(state.seats):
            if state.players[seat].tracker == space:
                track.append(look.marks[seat], f"{SEAT_STYLE[seat]} reverse")
        track.append("  ")
    track.rstrip()
    return [circle, track]


def influence(look: Look) -> list[Text]:
    """A line a guild; above them what an order pays at each step. A star: the step brings favour or a tile."""
    state, edition = look.state, look.state.edition
    steps = range(int(edition.top_step) + 1)
    head = Text.assemble((f"{tell('terminal-agra-step'):<5}", "bold"))
    pays = Text.assemble((f"{tell('terminal-agra-pays'):<5}", QUIET))
    for step in steps:
        head.append(f"{step}{'*' if edition.step_bonus[step] else ''}".ljust(STEP), QUIET)
        pays.append((f"+{edition.order_reward[step]}" if step else "").ljust(STEP))
    lines = [head, pays]
    for guild in range(N_GUILDS):
        line = Text.assemble((f"{say(guild_term(guild))[:3]:<5}", GUILD_STYLE[guild]))
        for step in steps:
            here = [seat for seat in range(state.seats) if state.step(seat, guild) == step]
            cell = Text(tell("terminal-agra-all")) if len(here) >= STEP else Text()
            for seat in here if len(here) < STEP else []:
                cell.append(look.marks[seat], SEAT_STYLE[seat])
            line.append_text(fitted(cell if here else Text("·", QUIET), STEP))
        line.rstrip()
        lines.append(line)
    head.rstrip()
    pays.rstrip()
    return lines


def display(look: Look) -> list[Text]:
    """The open favour tiles: what must be owned → what is spent, and what they do."""
    tiles = [tile for tile in range(N_TILES) if _has(look.state.display, tile)]
    return [
        Text(tell("terminal-agra-display" if tiles else "terminal-agra-display-empty"), "bold"),
        *(favour_action(FIRST_TILE + at) for at in tiles),
    ]


def favour_action(action: int) -> Text:
    """`tile 4 3→2 sell a good for its value`: own three favour, spend two."""
    kind, _, number = FAVOUR_ACTIONS[action].partition(" ")
    name = tell(key_of("terminal-agra-short", kind), number=int(number))
    effect = say(effect_phrase(FAVOUR_ACTIONS[action]))
    return Text.assemble((f"{name} ", "cyan"), (f"{OWN[action]}→{SPEND[action]} ", QUIET), effect)
