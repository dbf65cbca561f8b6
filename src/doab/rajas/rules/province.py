"""7 The province: roads, what is joined to the residence, where a tile may be laid, what the tiles show."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from doab.core.bits import BIT
from doab.rajas.table.edition import Edition
from doab.rajas.table.state import Rajas
from doab.rajas.table.things import MAX_CELLS, N_BUILDINGS

_NO_SIDES: Final = vec[i64]([0] * MAX_CELLS)


def joined_roads(state: Rajas, seat: i64, changed_cell: i64 = -1, changed_tile: i64 = 0) -> vec[i64]:
    """R-32: for every square the sides (bit set) whose road is joined to the residence.

    A search over roads, not over tiles: a tile with two separate roads can be joined by one and not by the other. With
    `changed_cell` the province is looked at as if `changed_tile` (tile × 4 + turn + 1) lay there (R-51).
    """
    edition = state.edition
    first: i64 = seat * MAX_CELLS
    joined = _NO_SIDES[:]
    residence: i64 = edition.residence
    joined[residence] = edition.residence_roads
    arriving: vec[i64] = vec[i64](capacity=MAX_CELLS * 2)  # cell × 4 + side where a joined road ends
    for first_arrival in edition.arrivals[residence * 16 + edition.residence_roads]:
        arriving = append(arriving, first_arrival)
    at: i64 = 0
    while at < len(arriving):
        cell: i64 = arriving[at] // 4
        side: i64 = arriving[at] % 4
        at += 1
        tile: i64 = changed_tile if cell == changed_cell else state.tiles[first + cell]
        if tile > 0:
            component: i64 = edition.roads[(tile - 1) * 4 + side]
            if component & ~joined[cell]:
                joined[cell] |= component
                for arrival in edition.arrivals[cell * 16 + component]:
                    arriving = append(arriving, arrival)
    return joined


def open_road_ends(state: Rajas, seat: i64) -> vec[i64]:
    """R-29, R-31, R-96: for every empty square the sides (bit set) at which a joined road waits to be continued."""
    edition = state.edition
    joined = joined_roads(state, seat)
    ends = _NO_SIDES[:]
    first: i64 = seat * MAX_CELLS
    cell: i64
    for cell in range(edition.cells):
        if joined[cell]:
            for arrival in edition.arrivals[cell * 16 + joined[cell]]:
                square: i64 = arrival // 4
                if edition.buildable[square] and state.tiles[first + square] == 0:
                    ends[square] |= BIT[arrival % 4]
    return ends


def has_open_road_end(state: Rajas, seat: i64) -> bool:
    """R-30, R-96: without one nothing can be built. Every tile has a road, so any tile fits any open end."""
    player = state.players[seat]
    if player.road_ends < 0:
        player.road_ends = 0
        for end in open_road_ends(state, seat):
            if end:
                player.road_ends = 1
    return player.road_ends > 0


def all_joined(state: Rajas, seat: i64, cell: i64, tile: i64) -> bool:
    """R-51: with `tile` lying on `cell`, is every visible tile still joined to the residence?"""
    joined = joined_roads(state, seat, cell, tile)
    first: i64 = seat * MAX_CELLS
    other: i64
    for other in range(state.edition.cells):
        if (state.tiles[first + other] > 0 or other == cell) and joined[other] == 0:
            return False
    return True


def keeps_roads(edition: Edition, old: i64, new: i64) -> bool:
    """R-51: whether the roads of one tile join everything that those of another do (both: tile × 4 + turn): then
    nothing is cut off.
    """
    return all(not edition.roads[old * 4 + side] & ~edition.roads[new * 4 + side] for side in range(4))


def reached_yields(state: Rajas, seat: i64) -> i64:
    """R-32, R-35: the special yields (bit set) that a road joins to the residence and that can still pay."""
    return yields_of(state, joined_roads(state, seat)) & ~state.players[seat].spent


def yields_of(state: Rajas, joined: vec[i64]) -> i64:
    """R-32: the special yields (bit set) at the ends of joined roads, as `joined_roads` gives them.

    The residence is no tile: a yield printed beside it would need one.
    """
    edition = state.edition
    reached: i64 = 0
    for touch in edition.yield_touches:
        if joined[touch // 4] >> (touch % 4) & 1:
            reached |= BIT[edition.yield_at[touch]]
    return reached


# -- what the visible tiles show (R-42: covered tiles count for nothing)


def markets_of(state: Rajas, seat: i64) -> i64:
    """The number of visible markets."""
    count: i64 = 0
    for tile in visible_tiles(state, seat):
        count += (state.edition.tile_good[tile * 2] >= 0) + (state.edition.tile_good[tile * 2 + 1] >= 0)
    return count


def market_tiles_of(state: Rajas, seat: i64) -> i64:
    """The number of visible tiles with at least one market."""
    count: i64 = 0
    for tile in visible_tiles(state, seat):
        if state.edition.tile_good[tile * 2] >= 0:
            count += 1
    return count


def buildings_of(state: Rajas, seat: i64) -> i64:
    """The number of visible buildings."""
    count: i64 = 0
    building: i64
    for tile in visible_tiles(state, seat):
        for building in range(N_BUILDINGS):
            count += state.edition.tile_buildings[tile * N_BUILDINGS + building]
    return count


def curves_of(state: Rajas, seat: i64) -> i64:
    """R-86: the curves of all visible tiles."""
    count: i64 = 0
    for tile in visible_tiles(state, seat):
        count += state.edition.tile_curves[tile]
    return count


def visible_tiles(state: Rajas, seat: i64) -> vec[i64]:
    tiles: vec[i64] = vec[i64](capacity=MAX_CELLS)
    at: i64
    for at in range(seat * MAX_CELLS, seat * MAX_CELLS + MAX_CELLS):
        if state.tiles[at] > 0:
            tiles = append(tiles, (state.tiles[at] - 1) // 4)
    return tiles
