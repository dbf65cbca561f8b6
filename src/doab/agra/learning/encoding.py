"""What a seat knows of a game of Agra, as a row of small integers (docs/learn/observations.md shows the layout).

A-14: the others' rupees are hidden, unless they are played open or the game is over: they read −1. Everything else lies
open. The row leaves out only what follows from the rest or makes no difference:

- which notables have been won: those that somebody has a contract with;
- the face of a price token that lies at the Trader, and of the others: the values tell;
- what is printed (wants, orders, bowls, levels, guilds): it never changes;
- batches of goods in a second such frame below the topmost one, and facts about frames in the middle of a high stack
  (the `open` piece still counts them): only the set-up and rare chains make such stacks.

Counts that no rule bounds are cut off at bounds that no normal game reaches. Players' things on the boards are written
as one row per player (workers, contracts), so that a network need not work out from a number whose they are; slots,
bowls and orders, of which there are too many for that, hold the number of their owner, counted from the observing seat.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from doab.agra.learning.open_questions import add_pieces, put_questions
from doab.agra.rules.placing import COOK_CAPACITY
from doab.agra.table.edition import HIGHEST_VALUE
from doab.agra.table.state import Agra
from doab.agra.table.things import (
    BELOW_COLUMN,
    BONUS_TILES,
    FARM_SIDES,
    FAVOUR_ACTIONS,
    FIRST_TILE,
    GOODS,
    GUILDS,
    MAX_SLOTS,
    MAX_SQUARES,
    N_BONUS_TILES,
    N_BOWLS,
    N_FARM_SIDES,
    N_FAVOUR_ACTIONS,
    N_GOODS,
    N_GUILDS,
    N_MARKERS,
    N_NOTABLES,
    N_PRICE_TOKENS,
    N_ROWS_OF_ORDERS,
    N_SPACES,
    N_TILES,
    N_WORKERS,
    NEUTRAL,
    NOTABLES,
    OUTER_ACTIONS,
    PIERS,
    SPACES,
    USED,
)
from doab.core.encoding import Encoder, Layout, place_of, put_rotated
from doab.core.state import State

HIDDEN: Final = -1
MOST_RUPEES: Final = 500
MOST_STEPS: Final = 31
MOST: Final = 99
MOST_ROUNDS: Final = 255
N_SQUARES: Final = 20
N_OTHER_USES: Final = 10
N_OUTER: Final = 4
N_OPTIONS: Final = 8
SQUARES: Final = tuple(f"{side} {square}" for side in FARM_SIDES for square in range(1, MAX_SQUARES + 1))
TILES: Final = FAVOUR_ACTIONS[FIRST_TILE:]
ORDERS: Final = tuple(f"{guild} {row}" for guild in GUILDS for row in range(1, N_ROWS_OF_ORDERS + 1))
OTHER_USES: Final = USED[N_FAVOUR_ACTIONS:]
OPTIONS: Final = (
    "builder_start_counts_first",
    "meditation_interleave",
    "influence_cap",
    "peon_collects_rupees",
    "merchant_pays_landing",
    "max_doubles_per_turn",
    "favour_reset",
    "open_rupees",
)


def agra_layout(seats: int) -> Layout:
    """The same for every edition: sizes come from what an edition may hold at most."""
    layout = Layout()
    add = layout.add
    each = (seats,)
    add("rupees", each, HIDDEN, MOST_RUPEES, "rupees of each player; −1: hidden in the bag (A-14)")
    add("workers", each, 0, N_WORKERS, "workers in the supply")
    add("cook", each, 0, COOK_CAPACITY, "standing workers on the Cook")
    add("markers", each, 0, N_MARKERS, "markers in the supply")
    add("favour", each, 0, N_MARKERS, "favour")
    add("locked", each, 0, N_MARKERS, "markers on favour actions and scrolls until the end of the turn")
    add("french", each, 0, 2, "markers on the French Trader")
    add("tracker", each, 1, MOST_STEPS, "space of the meditation tracker")
    add("start", each, 0, 1, "is the start player")
    add("turn", each, 0, 1, "has the turn")
    add("to_move", each, 0, 1, "is asked now")
    add("goods", (seats, GOODS), 0, N_MARKERS, "goods by kind")
    add("influence", (seats, GUILDS), 0, MOST_STEPS, "steps with the guilds")
    add("farm", (seats, SQUARES), 0, 2, "farm squares side by side: 0 open, 1 covered, 2 a farmer stands there")
    favours = "favour actions 1 to 3 and those of tiles 1 to 14: 1 owned, 2 used this turn, 3 both"
    add("favour_actions", (seats, FAVOUR_ACTIONS), 0, 3, favours)
    add("used", (seats, OTHER_USES), 0, 1, f"used this turn: {', '.join(OTHER_USES)}")
    add("contracts", (seats, NOTABLES), 0, 1, "notables won")
    add("workers_on", (seats, SPACES), 0, 2, "workers on the spaces: 1 lying, 2 standing")
    add("built", (GOODS,), 0, 1, "buildings that stand")
    add("coins", (GOODS,), 0, MOST, "rupees that lie on the buildings")
    add("merchant", (GOODS,), 0, 1, "where the merchant stands")
    add("builder", (GOODS,), 0, 1, "where the builder stands; nowhere: he has left")
    add("values", (GOODS,), 1, HIGHEST_VALUE, "current values of the goods")
    add("price_tokens", (GOODS,), 0, N_PRICE_TOKENS, "the price token on the good, from 1; 0: none")
    add("river", (NOTABLES,), 0, 1, "notables that wait on the river")
    add(
        "slot_owners",
        (NOTABLES, MAX_SLOTS),
        0,
        seats,
        "who has delivered: 1 the looking seat, 2 the next, …; 0: open",
    )
    add("slot_markers", (NOTABLES, MAX_SLOTS), 0, 2, "how many markers lie there")
    raised = (
        "notables that have brought influence in this phase (A-50): 1 the looking seat, 2, 4, 8 the next ones, added up"
    )
    add("raised", (NOTABLES,), 0, 15, raised)
    owners = "1 the looking seat, 2 the next, …, 5 neutral, 0 free"
    add("bowls", (N_BOWLS,), 0, NEUTRAL + 1, f"Akbar's bowls: {owners}")
    add("orders", (ORDERS,), 0, NEUTRAL + 1, f"orders, guild by guild: {owners}")
    add("marked", (GUILDS,), 0, BELOW_COLUMN, "rows of the guild-order markers; 6: below the column")
    add("favour_tiles", (TILES,), 0, 2, "favour tiles: 1 face down in the pile, 2 on display, 0 with a player")
    add("bonus_tiles", (BONUS_TILES,), 0, 1, "building-bonus tiles left")
    add("blocked", (OUTER_ACTIONS,), 0, 1, "the outer meditation action under the marker")
    add("outer", (OUTER_ACTIONS,), 0, 1, "the last outer action of this meditation")
    add("builder_moves", (1,), 0, 1, "the builder still has to walk on (A-181)")
    add("boat", (1,), 1, PIERS, "pier of the boat")
    add("limit", (1,), 0, PIERS, "how many orders of a guild may be covered")
    add("round", (1,), 1, MOST_ROUNDS, "the round")
    add("rounds_left", (1,), -1, MOST, "rounds after this one until the end; −1: no end in sight")
    add("points", (1,), 0, MOST, "meditation points")
    add("laid", (1,), 0, MOST, "workers laid down in this meditation")
    add("lay_from", (1,), 0, N_SPACES, "first space whose worker may be laid down next (A-44)")
    add("generated", (1,), 0, 1, "the Muezzin has added his point")
    add("spending", (1,), 0, 1, "points have been spent: no more workers may lie down")
    add("sailing", (1,), 0, 1, "a Sailor action is under way")
    add("free_left", (1,), 0, MOST, "free deliveries it has left")
    add("paid_left", (1,), 0, MOST, "paid deliveries it has left")
    add("doubles", (1,), 0, MOST, "double deliveries in this turn")
    options = (
        "builder_start_counts_first, meditation_interleave, influence_cap (0 phase, 1 action, 2 turn), "
        "peon_collects_rupees, merchant_pays_landing, max_doubles_per_turn (0: no limit), favour_reset (1: any turn), "
        "open_rupees"
    )
    add("options", (OPTIONS,), 0, 2, options)
    add_pieces(layout, seats)
    return layout


class AgraEncoder(Encoder):
    """Writes observations of Agra for one number of players."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, agra_layout(seats))

    def encode(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        agra = cast(Agra, state)
        at = put_players(agra, seat, row, at)
        at = put_goods_and_influence(agra, seat, row, at)
        at = put_farms(agra, seat, row, at)
        at = put_favour_and_contracts(agra, seat, row, at)
        at = put_workers(agra, seat, row, at)
        at = put_buildings(agra, row, at)
        at = put_values(agra, row, at)
        at = put_notables(agra, seat, row, at)
        at = put_bowls_and_orders(agra, seat, row, at)
        at = put_tiles(agra, row, at)
        at = put_turn(agra, row, at)
        at = put_options(agra, row, at)
        put_questions(agra, seat, row, at)


def put_players(state: Agra, seat: i64, row: vec[i16], at: i64) -> i64:
    """Eleven numbers for every player, each in its piece."""
    seats: i64 = state.seats
    owner: i64 = -1
    asked: i64 = -1
    open_bags = state.switches.open_rupees == 1
    if state.top is not None:
        owner = state.owner()
        asked = state.top.seat
    else:
        open_bags = True  # at the end they are opened
    place: i64
    for place in range(seats):
        other: i64 = (seat + place) % seats
        player = state.players[other]
        to: i64 = at + place
        row[to] = HIDDEN
        if place == 0 or open_bags:
            row[to] = i16(min(player.rupees, MOST_RUPEES))
        to += seats
        row[to] = i16(player.workers)
        to += seats
        row[to] = i16(player.cook)
        to += seats
        row[to] = i16(player.markers)
        to += seats
        row[to] = i16(player.favour)
        to += seats
        row[to] = i16(player.locked)
        to += seats
        row[to] = i16(player.french)
        to += seats
        row[to] = i16(min(player.tracker, MOST_STEPS))
        to += seats
        row[to] = i16(other == state.start)
        to += seats
        row[to] = i16(other == owner)
        to += seats
        row[to] = i16(other == asked)
    return at + 11 * seats


def put_goods_and_influence(state: Agra, seat: i64, row: vec[i16], at: i64) -> i64:
    seats: i64 = state.seats
    at = put_rotated(state.goods, seat, seats, N_GOODS, row, at)
    influence = state.influence
    place: i64
    for place in range(seats):
        source: i64 = (seat + place) % seats * N_GUILDS
        row[at] = i16(min(influence[source], MOST_STEPS))
        row[at + 1] = i16(min(influence[source + 1], MOST_STEPS))
        row[at + 2] = i16(min(influence[source + 2], MOST_STEPS))
        at += N_GUILDS
    return at


def put_farms(state: Agra, seat: i64, row: vec[i16], at: i64) -> i64:
    """A-13, A-95: a farmer never stands on a cover."""
    seats: i64 = state.seats
    place: i64
    side: i64
    for place in range(seats):
        other: i64 = (seat + place) % seats
        at = put_bits(state.players[other].covers, N_SQUARES, row, at)
        for side in range(N_FARM_SIDES):
            square: i64 = state.farmers[other * N_FARM_SIDES + side] - 1
            row[at - N_SQUARES + side * MAX_SQUARES + square] = 2
    return at


def put_bits(bits: i64, number: i64, row: vec[i16], at: i64) -> i64:
    """A bit set, one number per bit."""
    place: i64
    for place in range(number):
        row[at + place] = i16(bits >> place & 1)
    return at + number


def put_one(which: i64, number: i64, row: vec[i16], at: i64) -> i64:
    """A 1 at `which`, else 0; all 0 for −1."""
    end: i64 = at + number
    to: i64
    for to in range(at, end):
        row[to] = 0
    if which >= 0:
        row[at + which] = 1
    return end


def put_favour_and_contracts(state: Agra, seat: i64, row: vec[i16], at: i64) -> i64:
    """A-101, A-103, A-106: what can be used once a turn; the three printed favour actions belong to everybody."""
    seats: i64 = state.seats
    other_uses: i64 = at + seats * N_FAVOUR_ACTIONS
    contracts: i64 = other_uses + seats * N_OTHER_USES
    place: i64
    action: i64
    for place in range(seats):
        player = state.players[(seat + place) % seats]
        has: i64 = player.tiles << FIRST_TILE | 7
        used: i64 = player.used
        for action in range(N_FAVOUR_ACTIONS):
            row[at] = i16((has >> action & 1) + 2 * (used >> action & 1))
            at += 1
        other_uses = put_bits(used >> N_FAVOUR_ACTIONS, N_OTHER_USES, row, other_uses)
        contracts = put_bits(player.contracts, N_NOTABLES, row, contracts)
    return contracts


def put_workers(state: Agra, seat: i64, row: vec[i16], at: i64) -> i64:
    seats: i64 = state.seats
    end: i64 = at + seats * N_SPACES
    to: i64
    for to in range(at, end):
        row[to] = 0
    workers = state.workers
    space: i64
    for space in range(N_SPACES):
        holder: i64 = workers[space]
        if holder >= 0:
            place: i64 = place_of(holder >> 1, seat, seats)
            row[at + place * N_SPACES + space] = i16(1 + (holder & 1))
    return end


def put_buildings(state: Agra, row: vec[i16], at: i64) -> i64:
    at = put_bits(state.built, N_GOODS, row, at)
    coins = state.coins
    building: i64
    for building in range(N_GOODS):
        row[at] = i16(min(coins[building], MOST))
        at += 1
    at = put_one(state.merchant, N_GOODS, row, at)
    return put_one(state.builder, N_GOODS, row, at)


def put_values(state: Agra, row: vec[i16], at: i64) -> i64:
    """A-26, A-91, A-92: the print, or the upper face of the price token that lies there."""
    printed = state.edition.value
    good: i64
    for good in range(N_GOODS):
        row[at + good] = i16(printed[good])
        row[at + N_GOODS + good] = 0
    prices = state.prices
    token: i64
    for token in range(N_PRICE_TOKENS):
        good = prices[token * 2]
        if good >= 0:
            row[at + good] = i16(state.edition.token_faces[token * 2 + prices[token * 2 + 1]])
            row[at + N_GOODS + good] = i16(token + 1)
    return at + 2 * N_GOODS


def put_notables(state: Agra, seat: i64, row: vec[i16], at: i64) -> i64:
    """7: who waits on the river, what has been delivered to them, and who has brought influence already."""
    seats: i64 = state.seats
    at = put_bits(state.river, N_NOTABLES, row, at)
    slots = state.slots
    slot: i64
    for slot in range(N_NOTABLES * MAX_SLOTS):
        held: i64 = slots[slot]
        owner: i64 = 0
        if held > 0:
            owner = place_of(held >> 2, seat, seats) + 1
        row[at] = i16(owner)
        row[at + N_NOTABLES * MAX_SLOTS] = i16(held & 3)
        at += 1
    at += N_NOTABLES * MAX_SLOTS
    end: i64 = put_bits(state.players[seat].raised, N_NOTABLES, row, at)
    place: i64
    for place in range(1, seats):
        raised: i64 = state.players[(seat + place) % seats].raised
        to: i64 = at
        while raised:
            if raised & 1:
                row[to] += i16(1 << place)
            raised >>= 1
            to += 1
    return end


def put_bowls_and_orders(state: Agra, seat: i64, row: vec[i16], at: i64) -> i64:
    at = _put_owners(state.bowls, seat, state.seats, row, at)
    at = _put_owners(state.orders, seat, state.seats, row, at)
    guild: i64
    for guild in range(N_GUILDS):
        row[at] = i16(state.marked[guild])
        at += 1
    return at


def _put_owners(owners: vec[i64], seat: i64, seats: i64, row: vec[i16], at: i64) -> i64:
    place: i64
    for place in range(len(owners)):
        owner: i64 = owners[place]
        if owner != NEUTRAL:
            owner = place_of(owner, seat, seats)
        row[at] = i16(owner + 1)
        at += 1
    return at


def put_tiles(state: Agra, row: vec[i16], at: i64) -> i64:
    pile: i64 = state.pile
    display: i64 = state.display
    tile: i64
    for tile in range(N_TILES):
        row[at + tile] = i16((pile >> tile & 1) + 2 * (display >> tile & 1))
    return put_bits(state.bonus_tiles, N_BONUS_TILES, row, at + N_TILES)


def put_turn(state: Agra, row: vec[i16], at: i64) -> i64:
    at = put_one(state.blocked, N_OUTER, row, at)
    at = put_one(state.outer, N_OUTER, row, at)
    left: i64 = -1
    if state.end_round > 0:
        left = min(max(state.end_round - state.round, 0), MOST)
    row[at] = i16(state.builder_moves)
    row[at + 1] = i16(state.boat)
    row[at + 2] = i16(state.limit)
    row[at + 3] = i16(min(state.round, MOST_ROUNDS))
    row[at + 4] = i16(left)
    row[at + 5] = i16(min(state.points, MOST))
    row[at + 6] = i16(min(state.laid, MOST))
    row[at + 7] = i16(state.lay_from)
    row[at + 8] = i16(state.generated)
    row[at + 9] = i16(state.spending)
    row[at + 10] = i16(state.sailing)
    row[at + 11] = i16(min(state.free_left, MOST))
    row[at + 12] = i16(min(state.paid_left, MOST))
    row[at + 13] = i16(min(state.doubles, MOST))
    return at + 14


def put_options(state: Agra, row: vec[i16], at: i64) -> i64:
    switches = state.switches
    row[at] = i16(switches.builder_start_counts_first)
    row[at + 1] = i16(switches.meditation_interleave)
    row[at + 2] = i16(switches.influence_cap)
    row[at + 3] = i16(switches.peon_collects_rupees)
    row[at + 4] = i16(switches.merchant_pays_landing)
    row[at + 5] = i16(switches.max_doubles_per_turn)
    row[at + 6] = i16(switches.favour_reset_any_turn)
    row[at + 7] = i16(switches.open_rupees)
    return at + N_OPTIONS
