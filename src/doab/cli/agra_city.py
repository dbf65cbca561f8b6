"""The city of Agra: the sixteen buildings with what lies on them, the four characters, meditation and influence."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from doab.agra.said.terms import LEVELS, effect_phrase, good_term, guild_term
from doab.agra.table.things import (
    BONUS_TILES,
    BUILDINGS,
    CHARACTERS,
    GOODS,
    GUILDS,
    N_ROWS,
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
    table, building = look.table, BUILDINGS[good]
    built = building in table["built"]
    style = ROW_STYLE[good % N_ROWS]
    # Only the first four buildings have short names of their own; the others are known by their goods.
    name = tell(key_of("terminal-agra-building", building)) if building in PRODUCTION else say(good_term(good))
    head = Text.assemble((name, f"bold {style}" if built else f"dim {style}"), " ", look.value(GOODS[good]))
    if not built:
        head.append(f" ({look.printed['cost'][building]})", QUIET)
    here = look.worker(building)
    if table["merchant"] == building:
        here.append(f" {tell('terminal-agra-merchant')}", "bold reverse")
    if table["builder"] == building:
        here.append(f" {tell('terminal-agra-builder')}", "bold reverse")
    if building in table["coins"]:
        here.append(f" {table['coins'][building]}₹", "bold yellow")
    return head, here, look.stores(GOODS[good])


def legend(look: Look, width: int) -> list[Text]:
    """What the signs mean, and the bonus tiles that are left for the next buildings."""
    pieces = []
    for level in range(2, 5):
        of_level = BONUS_TILES[(level - 2) * 4 : (level - 1) * 4]
        left = [_bonus(name) for name in of_level if name in look.table["bonus_tiles"]]
        pieces.append(Text(f"{LEVELS[level]} {' '.join(left) or tell('terminal-none')}", QUIET))
    signs = Text(tell("terminal-agra-signs"), QUIET)
    return [signs, *flow(tell("terminal-agra-bonus-tiles"), pieces, width, 12)]


def _bonus(name: str) -> str:
    """`artisans+3`, `cover+2`."""
    brings, _, rupees = name.partition("+")
    word = say(guild_term(brings)) if brings in GUILDS else tell(key_of("terminal-agra-bonus", brings))
    return f"{word}+{rupees}"


# ---------------------------------------------------------------- beside the buildings


def characters(look: Look) -> list[Text]:
    return [
        Text.assemble(
            (f"{tell(key_of('terminal-agra-character', name)):<10}", "bold"),
            fitted(look.worker(name), 3),
            (tell(key_of("terminal-agra-does", name)), QUIET),
        )
        for name in CHARACTERS
    ]


def meditation(look: Look) -> list[Text]:
    """The circle with its blocked action, and the track with everybody's tracker."""
    words = {name: say(Term(key_of("agra-circle", name))) for name in OUTER_ACTIONS}
    blocked = tell("terminal-agra-blocked", action=words.pop(look.table["blocked"]))
    circle = Text.assemble(
        (f"{tell('terminal-agra-meditation'):<11}", "bold"), " ".join(words.values()), (f"  {blocked}", "bold")
    )
    track = Text.assemble((f"{tell('terminal-agra-tracker'):<11}", "bold"))
    for space, points in enumerate(look.printed["track"], 1):
        track.append(f"{points}", "")
        for seat, player in enumerate(look.table["players"]):
            if player["tracker"] == space:
                track.append(look.marks[seat], f"{SEAT_STYLE[seat]} reverse")
        track.append("  ")
    track.rstrip()
    return [circle, track]


def influence(look: Look) -> list[Text]:
    """A line a guild; above them what an order pays at each step. A star: the step brings favour or a tile."""
    rewards, bonuses = look.printed["rewards"], look.printed["bonuses"]
    head = Text.assemble((f"{tell('terminal-agra-step'):<5}", "bold"))
    pays = Text.assemble((f"{tell('terminal-agra-pays'):<5}", QUIET))
    for step, reward in enumerate(rewards):
        head.append(f"{step}{'*' if bonuses[step] else ''}".ljust(STEP), QUIET)
        pays.append(("" if reward is None else f"+{reward}").ljust(STEP))
    lines = [head, pays]
    for guild in GUILDS:
        line = Text.assemble((f"{say(guild_term(guild))[:3]:<5}", GUILD_STYLE[guild]))
        for step in range(len(rewards)):
            here = [seat for seat, player in enumerate(look.table["players"]) if player["influence"][guild] == step]
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
    tiles = look.table["display"]
    return [
        Text(tell("terminal-agra-display" if tiles else "terminal-agra-display-empty"), "bold"),
        *(favour_action(look, f"tile {tile}") for tile in tiles),
    ]


def favour_action(look: Look, action: str) -> Text:
    """`tile 4 3→2 sell a good for its value`: own three favour, spend two."""
    kind, _, number = action.partition(" ")
    name = tell(key_of("terminal-agra-short", kind), number=int(number))
    cost = look.printed["favour"][action]
    effect = say(effect_phrase(action))
    return Text.assemble((f"{name} ", "cyan"), (f"{cost['own']}→{cost['spend']} ", QUIET), effect)
