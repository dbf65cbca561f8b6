"""18 What is true of every position that the rules can reach."""

from __future__ import annotations

from doab.core.errors import InvariantError
from doab.core.state import Frame
from doab.rajas import laying, province, tokens, tracks, turn
from doab.rajas.names import (
    BUILDINGS,
    COLOURS,
    DICE_OF_A_COLOUR,
    MAX_CELLS,
    MAX_YIELDS,
    N_BUILDINGS,
    N_COLOURS,
    N_FACES,
    N_STACKS,
    STACKS,
    WHITE,
)
from doab.rajas.state import (
    COVERED,
    DICE_OF_A_SEAT,
    HIGHEST_KARMA,
    HIGHEST_LEVEL,
    LOWEST_LEVEL,
    STARTING_WORKERS,
    Rajas,
)


def check(state: Rajas) -> None:
    """Raise `InvariantError` naming the first law that is broken."""
    _check_dice(state)
    for seat in range(state.seats):
        _check_player(state, seat)
        _check_province(state, seat)
    _check_boats(state)
    _check_workers(state)
    _check_tiles(state)
    _check_yield_tiles(state)
    _require(state.round <= state.edition.rounds, f"round {state.round} is past the limit (R-80)")


def _require(holds: bool, message: str) -> None:
    if not holds:
        raise InvariantError(message)


def _frames(state: Rajas) -> list[Frame]:
    frames = []
    frame = state.top
    while frame is not None:
        frames.append(frame)
        frame = frame.below
    return frames


def _check_dice(state: Rajas) -> None:
    for colour in range(N_COLOURS):
        total = int(state.supply[colour] + state.rolling[colour])
        for seat in range(state.seats):
            first = seat * DICE_OF_A_SEAT + colour * N_FACES
            total += sum(state.dice[first : first + N_FACES])
        _require(total == DICE_OF_A_COLOUR, f"there are {total} {COLOURS[colour]} dice instead of {DICE_OF_A_COLOUR}")
        _require(state.supply[colour] >= 0 and state.rolling[colour] >= 0, f"{COLOURS[colour]} dice below zero")
    for seat in range(state.seats):
        _require(all(number >= 0 for number in state.dice[seat * DICE_OF_A_SEAT : (seat + 1) * DICE_OF_A_SEAT]), "dice")
        held, limit = state.held(seat), state.players[seat].limit()
        _require(held <= limit, f"seat {seat} holds {held} dice, more than {limit}")


def _check_player(state: Rajas, seat: int) -> None:
    player = state.players[seat]
    _require(player.money >= 0, f"seat {seat} has {player.money} money")
    _require(0 <= player.karma <= HIGHEST_KARMA, f"seat {seat} has {player.karma} karma")
    for building in range(N_BUILDINGS):
        level = state.level(seat, building)
        name = BUILDINGS[building]
        _require(LOWEST_LEVEL <= level <= HIGHEST_LEVEL, f"seat {seat} has {name} at level {level}")
    most = tracks.most_workers(state)
    _require(STARTING_WORKERS <= player.active <= most, f"seat {seat} has {player.active} workers")
    if isinstance(state.top, turn.PlaceWorker):
        # Between turns everything is resolved: no bonus is due, and the upgrade of fame 5 scores in full.
        _require(not tracks.money_bonus_due(state, seat, 0), f"seat {seat} has an open money bonus at {player.money}")
        _require(not tracks.fame_bonus_due(state, seat, 0), f"seat {seat} has an open fame bonus at {player.fame}")
        _require(player.fresh == 0, f"the upgrade of fame 5 of seat {seat} outlived its turn")
        crossed = tracks.lead_of(state, seat) >= 0
        # Paying lowers the lead, so one who has met may fall back in a last turn; nobody meets without being noticed
        #
        _require(player.crossed > 0 or not crossed, f"seat {seat} has met, and nobody noticed")


def _check_province(state: Rajas, seat: int) -> None:
    joined = province.joined_roads(state, seat)
    for cell in range(state.edition.cells):
        at = seat * MAX_CELLS + cell
        square = state.edition.square(cell)
        if state.tiles[at]:
            _require(joined[cell] > 0, f"the tile of seat {seat} on {square} has no road to the residence")
            _require(bool(state.edition.buildable[cell]), f"seat {seat} has built on {square}")
        else:
            _require(state.covered_tiles[at] == 0, f"seat {seat} has a covered tile without a cover on {square}")
    _require(
        province.reached_yields(state, seat) == 0, f"seat {seat} has reached a yield that is not spent (R-35, R-52)"
    )
    player = state.players[seat]
    _require(player.connected & ~player.spent == 0, f"seat {seat} counts a yield tile that no road has reached")


def _check_boats(state: Rajas) -> None:
    boats = [int(player.boat) for player in state.players if 0 < player.boat < state.edition.last_space]
    _require(len(boats) == len(set(boats)), f"two boats share a space: {boats}")
    _require(all(0 <= player.boat <= state.edition.last_space for player in state.players), "a boat has left the river")


def _check_workers(state: Rajas) -> None:
    for seat, player in enumerate(state.players):
        placed = sum(1 for holder in state.board if holder == seat)
        _require(
            placed + player.unplaced == player.active,
            f"seat {seat}: {placed} + {player.unplaced} workers of {player.active}",
        )
    if state.seats == 3:
        _require(all(state.board[space] == COVERED for space in state.side.covered), "a cover tile is gone (R-03)")


def _check_tiles(state: Rajas) -> None:
    """Every tile is in its stack, on offer or in one province, once; a stack with tiles shows one."""
    edition = state.edition
    seen = [0] * edition.n_tiles
    for tile in [*state.tiles, *state.covered_tiles]:
        if tile > 0:
            seen[(tile - 1) // 4] += 1
    revealing = {frame.stack for frame in _frames(state) if isinstance(frame, laying.Reveal)}
    for stack in range(N_STACKS):
        if state.tops[stack] > 0:
            seen[state.tops[stack] - 1] += 1
        else:
            _require(state.piles[stack] == 0 or stack in revealing, f"the stack {STACKS[stack]} shows no tile (R-04)")
        for bit, tile in enumerate(edition.stack_tiles[stack]):
            seen[tile] += int(state.piles[stack] >> bit & 1)
    for tile, number in enumerate(seen):
        _require(number == 1, f"there are {number} tiles “{edition.tile_names[tile]}”")


def _check_yield_tiles(state: Rajas) -> None:
    """No yield tile is lost: in the pile or display, put aside, on a province, or in somebody's hand."""
    edition = state.edition
    kinds = len(edition.token_count)
    seen = [int(state.yield_tiles[kind] + state.yield_tiles[kinds + kind]) for kind in range(kinds)]
    for seat in range(state.seats):
        for place in range(edition.yields):
            kind = state.tokens[seat * MAX_YIELDS + place] - 1
            if kind >= 0:
                seen[kind] += 1
                colour = edition.token_colour[kind]
                _require(colour == edition.yield_colour[place], f"a yield tile lies on {edition.yield_names[place]}")
    for frame in _frames(state):
        if isinstance(frame, tokens.PutAside | tokens.ChoosePlace):
            seen[frame.kind] += 1
    for kind in range(kinds):
        if state.navaratna or edition.token_colour[kind] == WHITE:
            _require(
                seen[kind] == edition.token_count[kind], f"there are {seen[kind]} tiles “{edition.token_names[kind]}”"
            )
