"""9.1 The Master Builder: a tile on offer is built on one of the player's own, cheaper tiles."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from doab.core.bits import BIT
from doab.rajas.rules import payment, province
from doab.rajas.table.state import OVERBUILD, OVERBUILD_BITS, Rajas
from doab.rajas.table.things import MAX_CELLS, N_COLOURS

ON_NONE: Final = 31
"""Instead of a difference: the tile fits on no other. No tile costs as much (`doab.rajas.table.tiles`)."""


def can_overbuild(state: Rajas, seat: i64, chamber_die: i64) -> bool:
    """9.1, R-48, R-55: at least one complete overbuild is possible once the chamber's die (an action, −1: free) is
    paid.
    """
    colour: i64
    stack: i64
    for colour in range(N_COLOURS):
        best: i64 = min(payment.best_total(state, seat, colour, chamber_die), ON_NONE - 1)
        if best > 0:
            for stack in range(colour * 3, colour * 3 + 3):
                if least_difference(state, seat, stack) <= best:
                    return True
    return False


def least_difference(state: Rajas, seat: i64, stack: i64) -> i64:
    """The least that it costs to build the top of `stack` on an own tile that it fits on; ON_NONE: it fits on none.

    That changes only with the tile on offer and with the province, and is asked in every turn: so it is found once.
    """
    player = state.players[seat]
    least: i64 = player.overbuilds >> (OVERBUILD_BITS * stack) & OVERBUILD
    if least == 0:
        least = _find_least_difference(state, seat, stack)
        player.overbuilds |= least * BIT[OVERBUILD_BITS * stack]
    return least


def _find_least_difference(state: Rajas, seat: i64, stack: i64) -> i64:
    least: i64 = ON_NONE
    tile: i64 = state.tops[stack] - 1
    if tile < 0:
        return ON_NONE
    first: i64 = seat * MAX_CELLS
    cell: i64
    for cell in range(state.edition.cells):
        if state.tiles[first + cell] == 0:
            continue
        if why_not_cover(state, seat, cell, tile, least - 1) is None and fits_on(state, seat, cell, tile):
            least = difference_of(state, seat, cell, tile)
    return least


def difference_of(state: Rajas, seat: i64, cell: i64, tile: i64) -> i64:
    """R-49: how much more a tile costs than the one that lies there."""
    old: i64 = (state.tiles[seat * MAX_CELLS + cell] - 1) // 4
    return state.edition.tile_cost[tile] - state.edition.tile_cost[old]


def why_not_cover(state: Rajas, seat: i64, cell: i64, tile: i64, best: i64) -> str | None:
    """R-49, R-53: the old tile is cheaper and covers nothing, and the difference can be paid; None if all of that
    is so.
    """
    at: i64 = seat * MAX_CELLS + cell
    if state.tiles[at] == 0:
        return "9.1"
    if state.covered_tiles[at] > 0:
        return "R-53"
    difference: i64 = difference_of(state, seat, cell, tile)
    if difference <= 0:
        return "R-49"
    return None if difference <= best else "R-55"


def fits_on(state: Rajas, seat: i64, cell: i64, tile: i64) -> bool:
    """R-51: whether there is a turn in which a tile on `cell` leaves every visible tile joined to the residence."""
    old: i64 = state.tiles[seat * MAX_CELLS + cell] - 1
    turned: i64
    for turned in range(4):  # quick to see, and usually enough
        if province.keeps_roads(state.edition, old, tile * 4 + turned):
            return True
    return covering_turns(state, seat, cell, tile) > 0


def covering_turns(state: Rajas, seat: i64, cell: i64, tile: i64) -> i64:
    """R-51: the turns (bit set) in which a tile on `cell` leaves every visible tile joined to the residence."""
    turns: i64 = 0
    turned: i64
    for turned in range(4):
        code: i64 = tile * 4 + turned
        if state.edition.turn_differs[code] and province.all_joined(state, seat, cell, code + 1):
            turns |= BIT[turned]
    return turns
