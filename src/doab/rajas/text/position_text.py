"""Writes a position as the line of text that `position.parse_position` reads: a bug report to be pasted back."""

from __future__ import annotations

from collections.abc import Sequence

from doab.core.kit.positions import stack_text
from doab.rajas.table.state import DICE_OF_A_SEAT, LOWEST_LEVEL, Rajas
from doab.rajas.table.things import (
    BUILDINGS,
    COLOURS,
    MAX_CELLS,
    MAX_YIELDS,
    N_BUILDINGS,
    N_DIE_KINDS,
    N_FACES,
    N_SPACE_KINDS,
    N_STACKS,
    SIDES,
    SPACE_KINDS,
    STACKS,
)


def position_text(state: Rajas, names: Sequence[str]) -> str:
    """The whole state; `parse_position` gives back an equal one."""
    clauses = [f"{name}: {', '.join(_player_items(state, seat))}" for seat, name in enumerate(names)]
    options = [word for word in ("navaratna", "ganga") if getattr(state, word)]
    if state.navaratna and not state.shortfall_limit:
        options.append("third_yield_tile")
    if not state.navaratna and any(player.advanced for player in state.players):
        options.append("mixed")
    if options:
        clauses.append(f"options {' '.join(options)}")
    clauses.append(f"round {state.round}")
    clauses.append(f"start {names[state.start]}")
    clauses += _table_clauses(state, names)
    if state.trigger >= 0:
        clauses.append(f"ending {names[state.trigger]}")
    clauses.append(f"open {stack_text(state)}")
    return " | ".join(clauses)


def _player_items(state: Rajas, seat: int) -> list[str]:
    edition, player = state.edition, state.players[seat]
    items = [f"money {player.money}", f"fame {player.fame}", f"karma {player.karma}", f"boat {player.boat}"]
    items += [f"taken money {player.money_bonuses}", f"taken fame {player.fame_bonuses}"]
    items += [f"workers {player.active}", f"unplaced {player.unplaced}"]
    dice = []
    for colour, name in enumerate(COLOURS):
        faces = [
            str(die % N_FACES + 1)
            for die in range(N_DIE_KINDS)
            for _ in range(state.dice[seat * DICE_OF_A_SEAT + die])
            if die // N_FACES == colour
        ]
        if faces:
            dice.append(f"{name} {' '.join(faces)}")
    if dice:
        items.append(f"dice {' '.join(dice)}")
    for building, name in enumerate(BUILDINGS):
        level = state.levels[seat * N_BUILDINGS + building]
        if level > LOWEST_LEVEL:
            items.append(f"{name} {level}")
    for cell in range(edition.cells):
        for tile in (state.covered_tiles[seat * MAX_CELLS + cell], state.tiles[seat * MAX_CELLS + cell]):
            if tile > 0:
                name = edition.tile_names[(tile - 1) // 4]
                items.append(f"tile {name} at {edition.square(cell)} turned {SIDES[(tile - 1) % 4]}")
    for place, name in enumerate(edition.yield_names):
        kind = state.tokens[seat * MAX_YIELDS + place]
        if kind > 0:
            items.append(f"token {edition.token_names[kind - 1]} at {name}")
    items.append(f"spent {_places(state, player.spent)}")
    items.append(f"connected {_places(state, player.connected)}")
    if player.fresh:
        items.append(f"fresh {BUILDINGS[player.fresh - 1]}")
    items += [f"{word} {getattr(player, word)}" for word in ("crossed", "shortfall") if getattr(player, word)]
    if player.advanced and not state.navaratna:
        items.append("advanced")
    return items


def _places(state: Rajas, places: int) -> str:
    found = [name for place, name in enumerate(state.edition.yield_names) if places >> place & 1]
    return " and ".join(found) or "none"


def _table_clauses(state: Rajas, names: Sequence[str]) -> list[str]:
    edition, side = state.edition, state.side
    clauses = []
    board = []
    for kind in range(N_SPACE_KINDS):
        spaces = range(side.first[kind], side.first[kind] + side.number[kind])
        standing = [names[state.board[space]] for space in spaces if state.board[space] >= 0]
        if standing:
            board.append(f"{SPACE_KINDS[kind]} {' '.join(standing)}")
    if board:
        clauses.append(f"board {', '.join(board)}")
    rolling = [f"{colour} {state.rolling[at]}" for at, colour in enumerate(COLOURS) if state.rolling[at]]
    if rolling:
        clauses.append(f"rolling {', '.join(rolling)}")
    tiles = {income: tile for tile, income in enumerate(edition.river_tiles)}
    river = [
        f"{space} {edition.river_tile_names[tiles[state.river[space]]]}"
        for space in range(1, int(edition.last_space))
        if state.river[space] != edition.river[space]
    ]
    if river:
        clauses.append(f"river {', '.join(river)}")
    stacks = [stack for stack in range(N_STACKS) if state.tops[stack] > 0]
    offer = [edition.tile_names[state.tops[stack] - 1] for stack in stacks if state.piles[stack]]
    last = [edition.tile_names[state.tops[stack] - 1] for stack in stacks if not state.piles[stack]]
    empty = [STACKS[stack] for stack in range(N_STACKS) if not state.tops[stack] and not state.piles[stack]]
    turning = [STACKS[stack] for stack in range(N_STACKS) if not state.tops[stack] and state.piles[stack]]
    for keyword, content in (("offer", offer), ("last", last), ("empty", empty), ("turning", turning)):
        if content:
            clauses.append(f"{keyword} {', '.join(content)}")
    kinds = len(edition.token_count)
    lying = [edition.token_names[kind] for kind in range(kinds) for _ in range(state.yield_tiles[kind])]
    aside = [edition.token_names[kind] for kind in range(kinds) for _ in range(state.yield_tiles[kinds + kind])]
    if state.navaratna:
        clauses.append(f"display {', '.join(lying) or 'none'}")
    else:
        clauses.append(f"white {_codes(lying)}")
        clauses.append(f"aside {_codes(aside)}")
    return clauses


def _codes(names: Sequence[str]) -> str:
    return " ".join(name.removeprefix("white ") for name in names if name.startswith("white ")) or "none"
