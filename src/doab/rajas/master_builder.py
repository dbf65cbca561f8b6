"""9.1 The Master Builder: a tile on offer is built on an own, cheaper tile."""

from __future__ import annotations

from mypy_extensions import i64

from doab.rajas import province
from doab.rajas.names import MAX_CELLS, N_STACKS
from doab.rajas.payment import Purse
from doab.rajas.state import Rajas


def can_overbuild(state: Rajas, seat: i64, chamber_die: i64) -> bool:
    """9.1, R-48, R-55: at least one complete overbuild is possible once the chamber's die (an action, −1: free) is paid."""
    stack: i64 = 0
    while stack < N_STACKS:
        if state.tops[stack] > 0 and overbuilds(state, seat, stack, chamber_die, -1) > 0:
            return True
        stack += 1
    return False


def overbuilds(state: Rajas, seat: i64, stack: i64, chamber_die: i64, cell: i64) -> i64:
    """9.1: squares (bit set) on which the top of `stack` may be laid over an own tile; with `cell` the turns there (bit set)."""
    edition = state.edition
    tile: i64 = state.tops[stack] - 1
    cost: i64 = edition.tile_cost[tile]
    best: i64 = Purse(state, seat, edition.tile_colour[tile], chamber_die).best_total()
    found: i64 = 0
    at: i64 = 0
    while at < edition.cells:
        if (cell < 0 or at == cell) and _may_cover(state, seat, at, cost, best):
            turn_: i64 = 0
            while turn_ < 4:
                if edition.turn_differs[tile * 4 + turn_] and province.all_joined(state, seat, at, tile * 4 + turn_ + 1):
                    if cell < 0:
                        found |= 1 << at
                        break
                    found |= 1 << turn_
                turn_ += 1
        at += 1
    return found


def _may_cover(state: Rajas, seat: i64, cell: i64, cost: i64, best: i64) -> bool:
    """R-49, R-53: the old tile is cheaper, is covered by nothing and covers nothing, and the difference can be paid."""
    at: i64 = seat * MAX_CELLS + cell
    if state.tiles[at] == 0 or state.covered_tiles[at] > 0:
        return False
    old: i64 = state.edition.tile_cost[(state.tiles[at] - 1) // 4]
    return old < cost and cost - old <= best


def why_not_cover(state: Rajas, seat: i64, cell: i64, stack: i64) -> str:
    at: i64 = seat * MAX_CELLS + cell
    if state.tiles[at] == 0:
        return "9.1"
    if state.covered_tiles[at] > 0:
        return "R-53"
    new: i64 = state.edition.tile_cost[state.tops[stack] - 1]
    return "R-49" if state.edition.tile_cost[(state.tiles[at] - 1) // 4] >= new else "R-51"
