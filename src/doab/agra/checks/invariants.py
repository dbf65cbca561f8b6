"""1.2 What is true of every position that the rules can reach.

The fuzzer checks after every answer of every game, so messages are put together only when a law is broken.
"""

from __future__ import annotations

from typing import Final, NoReturn

from doab.agra.rules import influence, meditation, pawns, placing, river, setup
from doab.agra.table.state import NOBODY, Agra
from doab.agra.table.things import (
    BELOW_COLUMN,
    DISPLAYED_TILES,
    FIRST_BUILDING,
    GOODS,
    GUILDS,
    MAX_SLOTS,
    MAX_SQUARES,
    MOST_TILES,
    N_BASIC,
    N_FARM_SIDES,
    N_GOODS,
    N_GUILDS,
    N_MARKERS,
    N_PRICE_TOKENS,
    N_ROWS,
    N_ROWS_OF_ORDERS,
    N_TILES,
    N_WORKERS,
    NOTABLES,
    PIERS,
    SPACES,
    USED_CLOTHES,
)
from doab.core.errors import InvariantError
from doab.core.state import Frame

ALL_TILES: Final = (1 << N_TILES) - 1
ALL_BUILDINGS: Final = (1 << N_GOODS) - 1
BASIC_BUILDINGS: Final = (1 << N_BASIC) - 1
LOCKING: Final = (1 << (USED_CLOTHES + 1)) - 1
"""Favour actions and luxury goods: what is used up with a marker on it."""


def check(state: Agra) -> None:
    """Raise `InvariantError` naming the first law that is broken."""
    frames = _kinds_of_frames(state)
    _check_markers(state)
    _check_workers(state)
    for seat in range(state.seats):
        _check_player(state, seat)
    _check_prices(state)
    _check_pawns(state, frames)
    _check_buildings(state)
    _check_tiles(state, frames)
    _check_notables(state)
    _check_turn(state, frames)
    if setup.BeginGame not in frames:
        _check_orders(state)
        _check_river(state, frames)


def _fail(message: str) -> NoReturn:
    raise InvariantError(message)


def _count(bits: int) -> int:
    return bits.bit_count()


def _kinds_of_frames(state: Agra) -> set[type[Frame]]:
    kinds = set()
    frame = state.top
    while frame is not None:
        kinds.add(type(frame))
        frame = frame.below
    return kinds


def _check_markers(state: Agra) -> None:
    """A-04: every player has 22 markers, wherever they lie."""
    goods, orders, bowls = list(state.goods), list(state.orders), list(state.bowls)
    on_notables = [0] * state.seats
    for held in filter(None, state.slots):
        if not 1 <= held % 4 <= 2 or held // 4 >= state.seats:
            _fail(f"a slot of a notable holds {held % 4} markers of seat {held // 4}")
        on_notables[held // 4] += held % 4
    for seat, player in enumerate(state.players):
        parts = [player.markers, player.favour, player.locked, player.french]
        parts += goods[seat * N_GOODS : (seat + 1) * N_GOODS]
        if min(parts) < 0:
            _fail(f"seat {seat} has fewer than no markers somewhere: {parts}")
        total = sum(parts) + on_notables[seat] + orders.count(seat) + bowls.count(seat)
        if total != N_MARKERS:
            _fail(f"seat {seat} has {total} markers instead of {N_MARKERS} (A-04)")


def _check_workers(state: Agra) -> None:
    """Ten workers each: in the supply, on the Cook, or one on each space where a worker can be."""
    holders = list(state.workers)
    for seat, player in enumerate(state.players):
        total = player.workers + player.cook + holders.count(seat * 2) + holders.count(seat * 2 + 1)
        if total != N_WORKERS:
            _fail(f"seat {seat} has {total} workers instead of {N_WORKERS}")
        if player.workers < 0 or not 0 <= player.cook <= placing.COOK_CAPACITY:
            _fail(f"seat {seat}: {player.workers} workers, {player.cook} on the Cook")
    for space, holder in enumerate(holders):
        if holder != NOBODY:
            if holder // 2 >= state.seats:
                _fail(f"nobody's worker stands on {SPACES[space]}")
            if not placing.is_usable(state, space):
                _fail(f"a worker stands on unbuilt {SPACES[space]} (A-25)")


def _check_player(state: Agra, seat: int) -> None:
    player, edition = state.players[seat], state.edition
    if player.rupees < 0:
        _fail(f"seat {seat} has {player.rupees} rupees")
    if not 0 <= player.french <= 2:
        _fail(f"seat {seat} has {player.french} markers on the French Trader")
    if not 1 <= player.tracker <= len(edition.track):
        _fail(f"seat {seat} has the tracker on {player.tracker}")
    if player.locked != _count(player.used & LOCKING):
        _fail(f"seat {seat} has {player.locked} locked markers and has used {int(player.used):b} (A-103, A-109)")
    if player.covers & ~edition.covers:
        _fail(f"seat {seat} has a cover where none lay")
    farmers = state.farmers[seat * N_FARM_SIDES : (seat + 1) * N_FARM_SIDES]
    for side, square in enumerate(farmers):
        if not 1 <= square <= edition.squares:
            _fail(f"seat {seat} has a farmer on square {square}")
        if player.covers >> (side * MAX_SQUARES + square - 1) & 1:
            _fail(f"seat {seat} has a farmer on a cover (A-95)")
    for guild, step in enumerate(state.influence[seat * N_GUILDS : (seat + 1) * N_GUILDS]):
        if not 0 <= step <= edition.top_step:
            _fail(f"seat {seat} stands on step {step} of the {GUILDS[guild]}")
        if step == edition.top_step and state.end_round == 0:
            _fail("a marker at the top has not triggered the end (4.3)")


def _check_prices(state: Agra) -> None:
    """A-91, A-92: one token per good, at most one step from the print."""
    lying = [int(state.prices[token * 2]) for token in range(N_PRICE_TOKENS) if state.prices[token * 2] >= 0]
    if len(lying) != len(set(lying)):
        _fail("two price tokens lie on one good")
    for good in lying:
        if not -1 <= state.value(good) - state.edition.value[good] <= 1:
            _fail(f"{GOODS[good]} is worth {state.value(good)}, too far from its print")


def _check_pawns(state: Agra, frames: set[type[Frame]]) -> None:
    """A-64, A-67, A-68: the merchant on a building, the builder on a construction site, unless he still has to walk."""
    if not state.is_built(state.merchant):
        _fail(f"the merchant stands on unbuilt {GOODS[state.merchant]}")
    if state.builder_moves:
        if pawns.MoveBuilder not in frames and pawns.RollBuilder not in frames:
            _fail("the builder has to walk, but nothing will make him")
    elif state.builder < 0:
        if state.built != ALL_BUILDINGS:
            _fail("the builder has left, but there is something to build (A-68)")
    elif state.is_built(state.builder):
        _fail(f"the builder stands on built {SPACES[FIRST_BUILDING + state.builder]}")


def _check_buildings(state: Agra) -> None:
    """A-74: bonus tiles never run out, as there are as many of each level as buildings."""
    if state.built & BASIC_BUILDINGS != BASIC_BUILDINGS:
        _fail("a production building is gone")
    if min(state.coins) < 0:
        _fail("a building owes rupees")
    for column in range(1, N_GOODS // N_ROWS):
        unbuilt = N_ROWS - _count(state.built >> (column * N_ROWS) & 15)
        left = _count(state.bonus_tiles >> ((column - 1) * N_ROWS) & 15)
        if left < unbuilt:
            _fail(f"{left} bonus tiles are left for {unbuilt} buildings of level {column + 1} (A-74)")


def _check_tiles(state: Agra, frames: set[type[Frame]]) -> None:
    """A-106, A-107: every favour tile is in the display, in the pile or with one player, who has at most three."""
    seen = int(state.display | state.pile)
    shown = _count(state.display)
    number = shown + _count(state.pile)
    for seat, player in enumerate(state.players):
        held = _count(player.tiles)
        seen |= player.tiles
        number += held
        if held > MOST_TILES and influence.GiveBack not in frames:
            _fail(f"seat {seat} has {held} favour tiles (A-106)")
    if seen != ALL_TILES or number != N_TILES:
        _fail(f"{_count(seen)} favour tiles lie in {number} places instead of {N_TILES}")
    if shown > DISPLAYED_TILES:
        _fail(f"{shown} favour tiles are on display")
    if shown < DISPLAYED_TILES and state.pile:
        if influence.OpenTile not in frames and setup.OpenTiles not in frames:
            _fail("the display of favour tiles was not filled up (A-107)")


def _check_notables(state: Agra) -> None:
    """7.4: a notable is won once, then has no markers; one who has got all his goods has been won."""
    won = 0
    for player in state.players:
        if won & player.contracts:
            _fail("a notable has been won twice")
        won |= player.contracts
    if won != state.won:
        _fail("the notables won do not add up")
    if state.won & state.river:
        _fail("a notable that has been won still waits on the river")
    filled: dict[int, int] = {}
    for at, held in enumerate(state.slots):
        if held:
            notable = at // MAX_SLOTS
            filled[notable] = filled.get(notable, 0) + 1
            if not state.river >> notable & 1:
                _fail(f"there are markers on {NOTABLES[notable]}, who is not on the river")
            if at % MAX_SLOTS >= state.edition.slots[notable]:
                _fail(f"{NOTABLES[notable]} has no slot {at % MAX_SLOTS + 1}")
            if filled[notable] == state.edition.slots[notable]:
                _fail(f"{NOTABLES[notable]} has all his goods and has not been won")


def _check_turn(state: Agra, frames: set[type[Frame]]) -> None:
    """A-41, A-78: points last for the meditation, deliveries for the Sailor action."""
    if state.points < 0 or state.free_left < 0 or state.paid_left < 0:
        _fail("points or deliveries were spent that were not there")
    if state.points and meditation.Meditation not in frames:
        _fail(f"{state.points} meditation points outlived their phase (A-41)")
    if not state.sailing and (state.free_left or state.paid_left):
        _fail("deliveries outlived the Sailor action (A-78)")
    if state.end_round and state.round > state.end_round:
        _fail(f"round {state.round} after the last, {state.end_round}")


def _check_orders(state: Agra) -> None:
    """6.3.2, A-116, A-120: no column above the limit; its marker on a free order; a full column triggers the end."""
    orders = list(state.orders)
    for guild, row in enumerate(state.marked):
        column = orders[guild * N_ROWS_OF_ORDERS : (guild + 1) * N_ROWS_OF_ORDERS]
        covered = N_ROWS_OF_ORDERS - column.count(NOBODY)
        if covered > state.limit:
            _fail(f"{covered} orders of the {GUILDS[guild]} are covered, above the limit of {state.limit} (A-116)")
        if row == BELOW_COLUMN:
            if covered < N_ROWS_OF_ORDERS:
                _fail(f"the marker of the {GUILDS[guild]} is below a column that is not full")
            if state.end_round == 0:
                _fail("a full column has not triggered the end (4.3)")
        elif column[row] != NOBODY:
            _fail(f"the marker of the {GUILDS[guild]} lies on a covered order")


def _check_river(state: Agra, frames: set[type[Frame]]) -> None:
    """7.1, A-10, A-133: the boat is as far on as contracts allow, the limit as high as the pier; pier 6 is the end."""
    if not 1 <= state.boat <= PIERS:
        _fail(f"the boat is at pier {state.boat}")
    if river.SailOn in frames:
        return
    if river.may_leave(state):
        _fail(f"the boat stays at pier {state.boat} although it may leave")
    if state.boat > 2 and state.limit != min(state.boat + 1, N_ROWS_OF_ORDERS):
        _fail(f"the order limit is {state.limit} at pier {state.boat} (A-10)")
    if state.boat == PIERS and state.end_round == 0:
        _fail("the boat at pier 6 has not triggered the end (4.3)")
