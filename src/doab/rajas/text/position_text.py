"""Writes a position as the line of text that `position.parse_position` reads: a bug report to be pasted back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from doab.core.kit.positions import stack_text
from doab.rajas.table.edition import Edition
from doab.rajas.table.state import LOWEST_LEVEL, Rajas
from doab.rajas.table.things import COLOURS
from doab.rajas.view.view import RajasPlayer, RajasTable, view


def position_text(state: Rajas, names: Sequence[str]) -> str:
    """The whole state; `parse_position` gives back an equal one."""
    table = view(state)
    players = zip(names, table["players"], strict=True)
    clauses = [f"{name}: {', '.join(_player_items(state.edition, table, player))}" for name, player in players]
    options = [word for word, chosen in (("navaratna", table["navaratna"]), ("ganga", table["ganga"])) if chosen]
    if table["navaratna"] and not state.shortfall_limit:
        options.append("third_yield_tile")
    if not table["navaratna"] and any(player["advanced"] for player in table["players"]):
        options.append("mixed")
    if options:
        clauses.append(f"options {' '.join(options)}")
    clauses.append(f"round {table['round']}")
    clauses.append(f"start {names[table['start']]}")
    clauses += _table_clauses(state.edition, table, names)
    if table["ending"] is not None:
        clauses.append(f"ending {names[table['ending']]}")
    clauses.append(f"open {stack_text(state)}")
    return " | ".join(clauses)


def _player_items(edition: Edition, table: RajasTable, player: RajasPlayer) -> list[str]:
    items = [f"money {player['money']}", f"fame {player['fame']}", f"karma {player['karma']}"]
    items.append(f"boat {player['boat'].removeprefix('river ')}")
    items.append(f"taken money {_taken(edition.money_bonus_at, player['next']['money'])}")
    items.append(f"taken fame {_taken(edition.fame_bonus_at, player['next']['fame'])}")
    items += [f"workers {player['workers']}", f"unplaced {player['unplaced']}"]
    faces = {colour: [die.split()[1] for die in player["dice"] if die.startswith(colour)] for colour in COLOURS}
    dice = [f"{colour} {' '.join(of_colour)}" for colour, of_colour in faces.items() if of_colour]
    if dice:
        items.append(f"dice {' '.join(dice)}")
    items += [f"{building} {level}" for building, level in player["levels"].items() if level > LOWEST_LEVEL]
    for square, laid in player["province"].items():
        tiles = [laid["under"], laid] if "under" in laid else [laid]
        items += [f"tile {tile['tile']} at {square} turned {tile['turned']}" for tile in tiles]
    items += [f"token {tile} at {place}" for place, tile in player["yield_tiles"].items()]
    items.append(f"spent {' and '.join(player['spent']) or 'none'}")
    items.append(f"connected {' and '.join(player['connected']) or 'none'}")
    if player["fresh"]:
        items.append(f"fresh {player['fresh']}")
    if player["crossed"]:
        items.append(f"crossed {player['crossed']}")
    if player["shortfall"]:
        items.append(f"shortfall {player['shortfall']}")
    if player["advanced"] and not table["navaratna"]:
        items.append("advanced")
    return items


def _taken(bonuses: Iterable[int], following: str | None) -> int:
    """How many bonuses of a track lie before the next one."""
    spaces = [int(at) for at in bonuses]
    return len(spaces) if following is None else spaces.index(int(following.split()[1]))


def _table_clauses(edition: Edition, table: RajasTable, names: Sequence[str]) -> list[str]:
    clauses = []
    standing = {kind: [names[seat] for seat in held if isinstance(seat, int)] for kind, held in table["spaces"].items()}
    board = [f"{kind} {' '.join(players)}" for kind, players in standing.items() if players]
    rolling = [f"{colour} {number}" for colour, number in table["rolling"].items()]
    named = zip(edition.river_tiles, edition.river_tile_names, strict=True)
    tiles = {edition.incomes[income].code: name for income, name in named}
    river = [f"{place.split()[1]} {tiles[code]}" for place, code in table["river"].items()]
    stacks = table["stacks"]
    for keyword, content in (
        ("board", board),
        ("rolling", rolling),
        ("river", river),
        ("offer", [stack["tile"] for stack in stacks.values() if stack["tile"] and stack["under"]]),
        ("last", [stack["tile"] for stack in stacks.values() if stack["tile"] and not stack["under"]]),
        ("empty", [name for name, stack in stacks.items() if not stack["tile"] and not stack["under"]]),
        ("turning", [name for name, stack in stacks.items() if not stack["tile"] and stack["under"]]),
    ):
        if content:
            clauses.append(f"{keyword} {', '.join(content)}")
    lying, aside = _each(table["yield_tiles"]), _each(table["put_aside"])
    if table["navaratna"]:
        clauses.append(f"display {', '.join(lying) or 'none'}")
    else:
        clauses.append(f"white {_codes(lying)}")
        clauses.append(f"aside {_codes(aside)}")
    return clauses


def _each(tiles: dict[str, int]) -> list[str]:
    return [name for name, number in tiles.items() for _ in range(number)]


def _codes(names: Sequence[str]) -> str:
    return " ".join(name.removeprefix("white ") for name in names) or "none"
