"""9.1 The Master Builder: a tile on offer is built on an own, cheaper tile."""

from __future__ import annotations

from mypy_extensions import i64

from doab.core.bits import BIT
from doab.rajas import payment, province
from doab.rajas.names import MAX_CELLS, N_COLOURS
from doab.rajas.state import Rajas


def can_overbuild(state: Rajas, seat: i64, chamber_die: i64) -> bool:
    """9.1, R-48, R-55: at least one complete overbuild is possible once the chamber's die (an action, −1: free) is
    paid.
    """
    if not has_coverable_tile(state, seat):
        return False
    colour: i64 = 0
    while colour < N_COLOURS:
        best: i64 = payment.best_total(state, seat, colour, chamber_die)
        stack: i64 = colour * 3
        while best > 0 and stack < colour * 3 + 3:
            if can_cover_with(state, seat, stack, best):
                return True
            stack += 1
        colour += 1
    return False


def has_coverable_tile(state: Rajas, seat: i64) -> bool:
    at: i64 = seat * MAX_CELLS
    end: i64 = at + MAX_CELLS
    while at < end:
        if state.tiles[at] > 0 and state.covered_tiles[at] == 0:
            return True
        at += 1
    return False


def can_cover_with(state: Rajas, seat: i64, stack: i64, best: i64) -> bool:
    """Whether the top of `stack` fits on some own tile, if the dice of its colour are worth `best`."""
    tile: i64 = state.tops[stack] - 1
    if tile < 0:
        return False
    cell: i64 = 0
    while cell < state.edition.cells:
        if why_not_cover(state, seat, cell, tile, best) == "" and covering_turns(state, seat, cell, tile, 1) > 0:
            return True
        cell += 1
    return False


def why_not_cover(state: Rajas, seat: i64, cell: i64, tile: i64, best: i64) -> str:
    """R-49, R-53: the old tile is cheaper and covers nothing, and the difference can be paid; empty if all of that
    holds.
    """
    at: i64 = seat * MAX_CELLS + cell
    if state.tiles[at] == 0:
        return "9.1"
    if state.covered_tiles[at] > 0:
        return "R-53"
    difference: i64 = state.edition.tile_cost[tile] - state.edition.tile_cost[(state.tiles[at] - 1) // 4]
    if difference <= 0:
        return "R-49"
    return "" if difference <= best else "R-55"


def covering_turns(state: Rajas, seat: i64, cell: i64, tile: i64, enough: i64 = 4) -> i64:
    """R-51: the turns (bit set) in which a tile on `cell` leaves every visible tile joined to the residence.

    The search stops when `enough` of them are found.
    """
    turns: i64 = 0
    turned: i64 = 0
    while turned < 4 and enough > 0:
        code: i64 = tile * 4 + turned
        if state.edition.turn_differs[code] and province.all_joined(state, seat, cell, code + 1):
            turns |= BIT[turned]
            enough -= 1
        turned += 1
    return turns
