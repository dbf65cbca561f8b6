"""18 What is true of every position that the rules can reach.

The fuzzer checks after every answer of every game, so messages are put together only when a law is broken.
"""

from __future__ import annotations

from typing import NoReturn

from librt.vecs import vec
from mypy_extensions import i64

from doab.core.bits import BIT
from doab.core.errors import InvariantError
from doab.core.state import Frame
from doab.rajas.rules import dice, laying, placing, province, tokens, tracks
from doab.rajas.table.state import (
    COVERED,
    DICE_OF_A_SEAT,
    HIGHEST_KARMA,
    HIGHEST_LEVEL,
    LOWEST_LEVEL,
    STARTING_WORKERS,
    Rajas,
)
from doab.rajas.table.things import (
    BUILDINGS,
    COLOURS,
    DICE_OF_A_COLOUR,
    MAX_CELLS,
    MAX_YIELDS,
    N_BUILDINGS,
    N_COLOURS,
    N_FACES,
    STACKS,
    WHITE,
)


def check(state: Rajas) -> None:
    """Raise `InvariantError` naming the first law that is broken."""
    frames = _frames(state)
    _check_dice(state, frames)
    for seat in range(state.seats):
        _check_player(state, seat)
        _check_province(state, seat)
    _check_boats(state)
    _check_workers(state)
    _check_tiles(state, frames)
    _check_yield_tiles(state, frames)
    if state.round > state.edition.rounds:
        _fail(f"round {state.round} is past the limit (R-80)")


def _fail(message: str) -> NoReturn:
    raise InvariantError(message)


def _frames(state: Rajas) -> list[Frame]:
    frames = []
    frame = state.top
    while frame is not None:
        frames.append(frame)
        frame = frame.below
    return frames


def _check_dice(state: Rajas, frames: list[Frame]) -> None:
    """5: twelve of every colour, and nobody has more than Kali can hold, those in the air included."""
    totals = [int(state.supply[colour] + state.rolling[colour]) for colour in range(N_COLOURS)]
    lying = list(state.dice)
    if min(lying) < 0 or min(state.supply) < 0 or min(state.rolling) < 0:
        _fail("a number of dice is below zero")
    for seat, player in enumerate(state.players):
        held = 0
        for colour in range(N_COLOURS):
            first = seat * DICE_OF_A_SEAT + colour * N_FACES
            number = sum(lying[first : first + N_FACES])
            totals[colour] += number
            held += number
        if held > player.limit():
            _fail(f"seat {seat} holds {held} dice, more than {player.limit()}")
    for colour, total in enumerate(totals):
        if total != DICE_OF_A_COLOUR:
            _fail(f"there are {total} {COLOURS[colour]} dice instead of {DICE_OF_A_COLOUR}")
    rolling = sum(state.rolling)
    for frame in frames if rolling else []:
        if isinstance(frame, dice.Roll) and state.held(frame.roller) + rolling > state.players[frame.roller].limit():
            _fail(f"seat {frame.roller} rolls {rolling} dice, but there is no room for them on Kali")


def _check_player(state: Rajas, seat: int) -> None:
    player = state.players[seat]
    if player.money < 0:
        _fail(f"seat {seat} has {player.money} money")
    if not 0 <= player.karma <= HIGHEST_KARMA:
        _fail(f"seat {seat} has {player.karma} karma")
    levels = state.levels[seat * N_BUILDINGS : (seat + 1) * N_BUILDINGS]
    for building, level in enumerate(levels):
        if not LOWEST_LEVEL <= level <= HIGHEST_LEVEL:
            _fail(f"seat {seat} has {BUILDINGS[building]} at level {level}")
    if player.fresh and levels[player.fresh - 1] == LOWEST_LEVEL:
        _fail(f"seat {seat} has not moved up on {BUILDINGS[player.fresh - 1]}, the upgrade of fame 5 (R-37)")
    if not STARTING_WORKERS <= player.active <= tracks.most_workers(state):
        _fail(f"seat {seat} has {player.active} workers")
    if state.top is None or isinstance(state.top, placing.PlaceWorker):
        _check_between_turns(state, seat)


def _check_between_turns(state: Rajas, seat: int) -> None:
    """Between turns everything is resolved: no bonus is due, and the upgrade of fame 5 scores in full (R-37)."""
    player = state.players[seat]
    if tracks.money_bonus_due(state, seat, 0):
        _fail(f"seat {seat} has an open money bonus at {player.money}")
    if tracks.fame_bonus_due(state, seat, 0):
        _fail(f"seat {seat} has an open fame bonus at {player.fame}")
    if player.fresh:
        _fail(f"the upgrade of fame 5 of seat {seat} outlived its turn")
    # Paying lowers the lead, so a player who has met may fall back in a last turn; nobody meets unnoticed.
    if player.crossed == 0 and tracks.lead_of(state, seat) >= 0:
        _fail(f"seat {seat} has met, and nobody noticed")


def _check_province(state: Rajas, seat: int) -> None:
    """7, 9.1, R-35, R-51 … R-53: everything is joined, at most two tiles high, and what is reached is spent."""
    edition, player = state.edition, state.players[seat]
    visible = list(state.tiles[seat * MAX_CELLS : seat * MAX_CELLS + edition.cells])
    covered = list(state.covered_tiles[seat * MAX_CELLS : seat * MAX_CELLS + edition.cells])
    joined: vec[i64] = province.joined_roads(state, seat)
    for cell, tile in enumerate(visible):
        if tile:
            if not joined[cell]:
                _fail(f"the tile of seat {seat} on {edition.square(cell)} has no road to the residence")
            if not edition.buildable[cell]:
                _fail(f"seat {seat} has built on {edition.square(cell)}")
        elif covered[cell]:
            _fail(f"seat {seat} has a covered tile without a cover on {edition.square(cell)}")
    if province.yields_of(state, joined) & ~player.spent:
        _fail(f"seat {seat} has reached a yield that is not spent (R-35, R-52)")
    if player.connected & ~player.spent:
        _fail(f"seat {seat} counts a yield tile that no road has reached")


def _check_boats(state: Rajas) -> None:
    last = state.edition.last_space
    seen = set()
    for player in state.players:
        if not 0 <= player.boat <= last:
            _fail(f"a boat has left the river, for {player.boat}")
        if 0 < player.boat < last:
            if player.boat in seen:
                _fail(f"two boats share space {player.boat}")
            seen.add(player.boat)


def _check_workers(state: Rajas) -> None:
    board = list(state.board)
    for seat, player in enumerate(state.players):
        placed = board.count(seat)
        if placed + player.unplaced != player.active:
            _fail(f"seat {seat}: {placed} + {player.unplaced} workers of {player.active}")
    if state.seats == 3:
        for space in state.side.covered:
            if board[space] != COVERED:
                _fail("a cover tile is gone (R-03)")


def _check_tiles(state: Rajas, frames: list[Frame]) -> None:
    """Every tile is in its stack, on offer or in one province, once; a stack with tiles shows one."""
    edition = state.edition
    found = list(state.piles)  # bit sets, as in the state: every other tile of a stack is added, and must be new there
    for stack, top in enumerate(state.tops):
        if top > 0:
            _add_tile(state, found, top - 1)
        elif found[stack] and not any(isinstance(frame, laying.Reveal) and frame.stack == stack for frame in frames):
            _fail(f"the stack {STACKS[stack]} shows no tile (R-04)")
    for tile in filter(None, [*state.tiles, *state.covered_tiles]):
        _add_tile(state, found, (tile - 1) // 4)
    for stack, tiles in enumerate(found):
        if tiles != edition.full_stacks[stack]:
            _fail(f"a tile of the stack {STACKS[stack]} is lost")


def _add_tile(state: Rajas, found: list[i64], tile: i64) -> None:
    stack, bit = state.edition.tile_stack[tile], BIT[state.edition.tile_bit[tile]]
    if found[stack] & bit:
        _fail(f"the tile “{state.edition.tile_names[tile]}” is there twice")
    found[stack] |= bit


def _check_yield_tiles(state: Rajas, frames: list[Frame]) -> None:
    """No yield tile is lost: in the pile or display, put aside, on a province, or in somebody's hand."""
    edition = state.edition
    kinds = len(edition.token_count)
    seen = [int(state.yield_tiles[kind] + state.yield_tiles[kinds + kind]) for kind in range(kinds)]
    for at, token in enumerate(state.tokens):
        if token > 0:
            seen[token - 1] += 1
            place = at % MAX_YIELDS
            if edition.token_colour[token - 1] != edition.yield_colour[place]:
                _fail(f"the yield tile {edition.token_names[token - 1]} lies on {edition.yield_names[place]}")
    for frame in frames:
        if isinstance(frame, tokens.PutAside | tokens.ChoosePlace):
            seen[frame.kind] += 1
    for kind in range(kinds):
        if seen[kind] != edition.token_count[kind] and (state.navaratna or edition.token_colour[kind] == WHITE):
            _fail(f"there are {seen[kind]} tiles “{edition.token_names[kind]}”")
