"""1.2 What is true of every position that the rules can reach."""

from __future__ import annotations

from doab.agra import placing
from doab.agra.names import (
    BELOW_COLUMN,
    FIRST_BUILDING,
    GOODS,
    GUILDS,
    MAX_SLOTS,
    N_BASIC,
    N_FARM_SIDES,
    N_GOODS,
    N_GUILDS,
    N_MARKERS,
    N_NOTABLES,
    N_PRICE_TOKENS,
    N_ROWS_OF_ORDERS,
    N_SPACES,
    N_TILES,
    N_WORKERS,
    NOTABLES,
    SPACES,
)
from doab.agra.state import NOBODY, Agra
from doab.core.errors import InvariantError


def check(state: Agra) -> None:
    """Raise `InvariantError` naming the first law that is broken."""
    for seat in range(state.seats):
        _check_markers(state, seat)
        _check_workers(state, seat)
        _check_player(state, seat)
    _check_spaces(state)
    _check_prices(state)
    _check_pawns(state)
    _check_orders(state)
    _check_notables(state)
    _check_tiles(state)


def _require(holds: bool, message: str) -> None:
    if not holds:
        raise InvariantError(message)


def _check_markers(state: Agra, seat: int) -> None:
    """A-04: every player has 22 markers, wherever they lie."""
    player = state.players[seat]
    parts = [player.markers, player.favour, player.locked, player.french]
    parts += list(state.goods[seat * N_GOODS : (seat + 1) * N_GOODS])
    _require(all(part >= 0 for part in parts), f"seat {seat} has fewer than no markers somewhere: {parts}")
    total = sum(parts)
    total += sum(int(held) % 4 for held in state.slots if held and held // 4 == seat)
    total += sum(1 for owner in state.orders if owner == seat) + sum(1 for owner in state.bowls if owner == seat)
    _require(total == N_MARKERS, f"seat {seat} has {total} markers instead of {N_MARKERS} (A-04)")


def _check_workers(state: Agra, seat: int) -> None:
    player = state.players[seat]
    on_board = sum(1 for holder in state.workers if holder >= 0 and holder // 2 == seat)
    total = player.workers + player.cook + on_board
    _require(total == N_WORKERS, f"seat {seat} has {total} workers instead of {N_WORKERS}")
    _require(
        player.workers >= 0 and 0 <= player.cook <= 2,
        f"seat {seat}: {player.workers} workers, {player.cook} on the Cook",
    )


def _check_player(state: Agra, seat: int) -> None:
    player = state.players[seat]
    _require(player.rupees >= 0, f"seat {seat} has {player.rupees} rupees")
    _require(0 <= player.french <= 2, f"seat {seat} has {player.french} markers on the French Trader")
    _require(1 <= player.tracker <= len(state.edition.track), f"seat {seat} has the tracker on {player.tracker}")
    _require(player.covers & ~state.edition.covers == 0, f"seat {seat} has a cover where none lay")
    for side in range(N_FARM_SIDES):
        square = state.farmers[seat * N_FARM_SIDES + side]
        _require(1 <= square <= state.edition.squares, f"seat {seat} has a farmer on square {square}")
        _require(not player.covers >> (side * 5 + square - 1) & 1, f"seat {seat} has a farmer on a cover (A-95)")
    for guild in range(N_GUILDS):
        step = state.step(seat, guild)
        _require(0 <= step <= state.edition.top_step, f"seat {seat} stands on step {step} of the {GUILDS[guild]}")


def _check_spaces(state: Agra) -> None:
    for space in range(N_SPACES):
        holder = state.workers[space]
        _require(holder == NOBODY or holder // 2 < state.seats, f"nobody's worker stands on {SPACES[space]}")
        _require(
            holder == NOBODY or placing.is_usable(state, space), f"a worker stands on unbuilt {SPACES[space]} (A-25)"
        )


def _check_prices(state: Agra) -> None:
    """A-91, A-92: one token a good, at most one step from the print; values from 1 to 4 with the usual tokens."""
    lying = [int(state.prices[token * 2]) for token in range(N_PRICE_TOKENS) if state.prices[token * 2] >= 0]
    _require(len(lying) == len(set(lying)), "two price tokens lie on one good")
    for good in lying:
        step = abs(state.value(good) - state.edition.printed[good])
        _require(step <= 1, f"{GOODS[good]} is worth {state.value(good)}, {step} from its print")


def _check_pawns(state: Agra) -> None:
    _require(state.is_built(state.merchant), f"the merchant stands on unbuilt {GOODS[state.merchant]}")
    _require(state.built & 15 == 15, "a production building is gone")
    if state.builder < 0:
        _require(state.built == (1 << N_GOODS) - 1, "the builder has left, but there is something to build (A-68)")
    elif not state.builder_moves:
        _require(state.builder >= N_BASIC, "the builder stands on a production building")
        _require(
            not state.is_built(state.builder), f"the builder stands on built {SPACES[FIRST_BUILDING + state.builder]}"
        )


def _check_orders(state: Agra) -> None:
    for guild in range(N_GUILDS):
        row = state.marked[guild]
        column = state.orders[guild * N_ROWS_OF_ORDERS : (guild + 1) * N_ROWS_OF_ORDERS]
        covered = sum(1 for owner in column if owner != NOBODY)
        if row == BELOW_COLUMN:
            _require(
                covered == N_ROWS_OF_ORDERS, f"the marker of the {GUILDS[guild]} is below a column that is not full"
            )
            _require(state.end_round > 0, "a full column has not set off the end (4.3)")
        elif 0 <= row < N_ROWS_OF_ORDERS:
            _require(
                column[row] == NOBODY or state.round == 1, f"the marker of the {GUILDS[guild]} lies on a covered order"
            )
    top = any(
        state.step(seat, guild) == state.edition.top_step for seat in range(state.seats) for guild in range(N_GUILDS)
    )
    _require(not top or state.end_round > 0, "a marker at the top has not set off the end (4.3)")
    _require(
        state.end_round == 0 or state.round <= state.end_round, f"round {state.round} after the last, {state.end_round}"
    )


def _check_notables(state: Agra) -> None:
    won = 0
    for player in state.players:
        _require(won & player.contracts == 0, "a notable has been won twice")
        won |= player.contracts
    _require(won == state.won, "the notables that were won do not add up")
    _require(state.won & state.river == 0, "a notable that was won still waits on the river")
    for notable in range(N_NOTABLES):
        held = [int(state.slots[notable * MAX_SLOTS + slot]) for slot in range(MAX_SLOTS)]
        if not state.river >> notable & 1:
            _require(not any(held), f"there are markers on {NOTABLES[notable]}, who is not on the river")
        for slot, value in enumerate(held):
            _require(slot < state.edition.slots[notable] or value == 0, f"{NOTABLES[notable]} has no slot {slot + 1}")
            _require(value == 0 or 1 <= value % 4 <= 2, f"{value % 4} markers on one slot of {NOTABLES[notable]}")
        full = sum(1 for value in held if value) == state.edition.slots[notable]
        _require(not full or not state.river >> notable & 1, f"{NOTABLES[notable]} is full and was not awarded")


def _check_tiles(state: Agra) -> None:
    """Every favour tile is in the display, in the pile or with one player."""
    seen = [int(state.display), int(state.pile), *(int(player.tiles) for player in state.players)]
    for tile in range(N_TILES):
        number = sum(1 for place in seen if place >> tile & 1)
        _require(number == 1, f"there are {number} favour tiles {tile + 1}")
