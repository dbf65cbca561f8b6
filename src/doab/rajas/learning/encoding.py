"""What a seat knows of a game of Rajas, as a row of small integers (docs/learn/observations.md shows the layout).

Nothing in Rajas is hidden (the view is the whole state), so the row leaves out only what follows from the rest or
decides nothing:

- whose workers stand on the spaces: only the one with the Great Mogul matters (12), and that has a piece of its own;
- which tiles lie in the stacks: all of the edition but those on offer and in the provinces, which are given;
- which yield tiles were put aside: all of the edition but those in the pile, on the provinces and in a hand;
- which river tiles are left during the set-up: those that do not lie on the river yet;
- what is printed: it never changes. Tiles are given by what they show where they are compared, on offer and in one's
  own province, and by their numbers in the edition elsewhere;
- which special yields wait in a second such frame below the topmost one, and facts about frames in the middle of a high
  stack (the `open` piece still counts them): only set-up and rare chains of bonuses make such stacks.

Counts that no rule bounds are cut off at bounds that no normal game reaches. Numbers of things (tiles, yield tiles,
kinds of frames) are compact and complete, for networks that embed them; what a plain network should see at a glance
stands beside them: what the tiles of a province add up to, a single 1 for the open question, the start player and the
player who is asked.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from doab.core.encoding import Encoder, Layout, put_rotated
from doab.core.state import State
from doab.rajas.learning.open_questions import add_pieces, put_questions
from doab.rajas.rules.placing import free_space
from doab.rajas.rules.tracks import MOST_WORKERS_NAVARATNA
from doab.rajas.table.edition import Edition
from doab.rajas.table.state import (
    FREE,
    FRONT_LIMIT,
    HIGHEST_KARMA,
    HIGHEST_LEVEL,
    LOWEST_LEVEL,
    Rajas,
)
from doab.rajas.table.things import (
    BUILDINGS,
    CHAMBER,
    COLOURS,
    GOODS,
    GREAT_MOGUL,
    HARBOUR,
    MAX_CELLS,
    MAX_RIVER,
    MAX_RIVER_TILES,
    MAX_TILES,
    MAX_TOKEN_KINDS,
    MAX_YIELDS,
    N_BUILDINGS,
    N_COLOURS,
    N_FACES,
    N_GOODS,
    N_SPACE_KINDS,
    N_STACKS,
    QUARRY,
    SIDES,
    SPACE_KINDS,
    STACKS,
)

MOST_POINTS: Final = 255
MOST_ROUNDS: Final = 255
MOST_BONUSES: Final = 31
LEAST_LEAD: Final = -999
MOST_COST: Final = 99
MOST_SPACES: Final = 99
MOST_TOKENS: Final = 99
HIGHEST_TILE_COST: Final = 60
N_OFFERED: Final = 13
N_OWN: Final = 7
_ROADS: Final = tuple(f"road {side}" for side in SIDES)
SHOWN: Final = (*BUILDINGS, *GOODS, "markets", "market tiles", "curves")
OWN: Final = (*_ROADS, "cost", "buildings", "value")
OFFERED: Final = ("cost", *_ROADS, *BUILDINGS, *GOODS, "markets")
#: What a province shows is added up in two numbers of five counts, twelve bits each.
_COUNTS: Final = 5
_BITS: Final = 12
_COUNT: Final = (1 << _BITS) - 1
_ONES: Final = vec[i64]([bits.bit_count() for bits in range(256)])
"""How many bits are set, eight at a time: most stacks have no more tiles."""


def rajas_layout(seats: int) -> Layout:
    """The same for every edition: sizes come from what an edition may hold at most."""
    layout = Layout()
    add = layout.add
    each = (seats,)
    add("money", each, 0, MOST_POINTS, "money of each player")
    add("fame", each, 0, MOST_POINTS, "fame")
    add("lead", each, LEAST_LEAD, MOST_POINTS, "how far the markers have passed each other; negative: what is missing")
    add("karma", each, 0, HIGHEST_KARMA, "karma")
    add("boat", each, 0, MAX_RIVER, "river space of the boat, 0: the start")
    add("workers", each, 0, MOST_WORKERS_NAVARATNA, "active workers")
    add("unplaced", each, 0, MOST_WORKERS_NAVARATNA, "workers still to be placed in this round")
    add("money_bonuses", each, 0, MOST_BONUSES, "bonuses of the money track that have been taken")
    add("fame_bonuses", each, 0, MOST_BONUSES, "bonuses of the fame track that have been taken")
    add("fresh", each, 0, N_BUILDINGS, "building (from 1) whose level of this turn does not score yet (R-37)")
    add("shortfall", each, 0, MOST_WORKERS_NAVARATNA, "yield tiles taken this round for having fewer workers (R-84)")
    add("crossed", each, 0, seats, "1 for the first player whose markers met, 2 for the second, …; 0: not yet")
    add("advanced", each, 0, 1, "plays on the backs of the boards")
    add("elephant", each, 0, 1, "is the start player")
    add("mogul", each, 0, 1, "stands with the Great Mogul, and so starts the next round")
    add("trigger", each, 0, 1, "has set off the end of the game")
    add("to_move", each, 0, 1, "is asked now")
    add("dice", (seats, COLOURS, N_FACES), 0, FRONT_LIMIT, "dice on Kali by colour and face")
    add("levels", (seats, BUILDINGS), LOWEST_LEVEL, HIGHEST_LEVEL, "levels of temple, palace, fort and mill")
    add("yields", (seats, MAX_YIELDS), 0, 2, "special yields: 0 open, 1 spent, 2 spent with a connected yield tile")
    add("tokens", (seats, MAX_YIELDS), 0, MAX_TOKEN_KINDS, "yield tiles on the places: kind, from 1; 0: none")
    add("tiles", (seats, MAX_CELLS), 0, MAX_TILES * 4, "province squares: visible tile × 4 + turn + 1; 0: empty")
    add("covered", (seats, MAX_CELLS), 0, MAX_TILES, "province squares: the tile underneath, from 1; 0: none")
    shown = "temples, palaces, forts, mills, value of tea, silk, spices, markets, market tiles, curves of the province"
    add("shown", (seats, SHOWN), 0, MAX_CELLS * 18, shown)
    own = "one's own squares: roads N, E, S, W (0 none; equal numbers are joined), cost, buildings, market value"
    add("own_squares", (MAX_CELLS, OWN), 0, HIGHEST_TILE_COST, own)
    offer = (
        "tiles on offer: cost, road N, E, S, W as printed, temples, palaces, forts, mills, tea, silk, spices, markets"
    )
    add("offer", (STACKS, OFFERED), 0, HIGHEST_TILE_COST, offer)
    add("stacks", (STACKS,), 0, 60, "tiles that lie under the one on offer")
    add("free_spaces", (SPACE_KINDS,), 0, MOST_SPACES, "free spaces of each kind on the board")
    add("quarry_cost", (1,), 0, MOST_COST, "money that the next free space of the quarry costs; 0 if none is free")
    add("harbour_cost", (1,), 0, MOST_COST, "the same for the harbour")
    add("yield_tiles", (MAX_TOKEN_KINDS,), 0, MOST_TOKENS, "yield tiles in the pile or display, by kind")
    add(
        "river_tiles",
        (MAX_RIVER,),
        0,
        MAX_RIVER_TILES,
        "river spaces from 1: the river tile there, from 1; 0: the print",
    )
    add("supply", (COLOURS,), 0, 12, "dice in the supply by colour")
    add("rolling", (COLOURS,), 0, 12, "dice about to be rolled by colour")
    add("round", (1,), 1, MOST_ROUNDS, "the round")
    add("rounds_left", (1,), 0, MOST_ROUNDS, "rounds before the limit of the edition (R-80)")
    add("variants", (("navaratna", "ganga", "third_yield_tile"),), 0, 1, "Navaratna, Ganga, a third yield tile (R-84)")
    add_pieces(layout, seats)
    return layout


class RajasEncoder(Encoder):
    """Writes observations of Rajas for one edition and number of players."""

    def __init__(self, edition: Edition, seats: int) -> None:
        super().__init__(seats, rajas_layout(seats))
        self.offered: vec[i64] = vec[i64]([0] * N_OFFERED)  # (tile + 1) × 13: what a tile on offer shows
        self.squares: vec[i64] = vec[i64]([0] * N_OWN)  # (tile × 4 + turn + 1) × 7: what a square shows
        self.first_counts: vec[i64] = vec[i64]([0])  # tile × 4 + turn + 1 → buildings and tea
        self.last_counts: vec[i64] = vec[i64]([0])  # … silk, spices, markets, market tiles, curves
        for tile in range(edition.n_tiles):
            self._add_tile(edition, tile)
        self.tile_of_income: vec[i64] = vec[i64]([0] * len(edition.incomes))
        for at in range(len(edition.river_tiles) - 1, -1, -1):
            self.tile_of_income[edition.river_tiles[at]] = at + 1

    def _add_tile(self, edition: Edition, tile: int) -> None:
        cost = int(edition.tile_cost[tile])
        buildings = [int(edition.tile_buildings[tile * N_BUILDINGS + at]) for at in range(N_BUILDINGS)]
        values, markets = [0] * N_GOODS, 0
        for at in (tile * 2, tile * 2 + 1):
            if edition.tile_good[at] >= 0:
                values[edition.tile_good[at]] += int(edition.tile_value[at])
                markets += 1
        for number in (cost, *_roads(edition, tile * 4), *buildings, *values, markets):
            self.offered = append(self.offered, number)
        counts = [*buildings, *values, markets, int(markets > 0), int(edition.tile_curves[tile])]
        for turned in range(4):
            for number in (*_roads(edition, tile * 4 + turned), cost, sum(buildings), sum(values)):
                self.squares = append(self.squares, number)
            self.first_counts = append(self.first_counts, _packed(counts[:_COUNTS]))
            self.last_counts = append(self.last_counts, _packed(counts[_COUNTS:]))

    def encode(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        rajas = cast(Rajas, state)
        at = put_players(rajas, seat, row, at)
        at = put_dice(rajas, seat, row, at)
        at = put_levels(rajas, seat, row, at)
        at = put_yields(rajas, seat, row, at)
        at = self.put_provinces(rajas, seat, row, at)
        at = self.put_offer(rajas, row, at)
        at = put_board(rajas, row, at)
        at = put_yield_tiles(rajas, row, at)
        at = self.put_river(rajas, row, at)
        at = put_table(rajas, row, at)
        put_questions(rajas, seat, row, at)

    def put_provinces(self, state: Rajas, seat: i64, row: vec[i16], at: i64) -> i64:
        """All players' tiles, covered tiles and what they add up to; then the observer's own squares in detail."""
        seats: i64 = state.seats
        tiles = state.tiles
        covered_tiles = state.covered_tiles
        first_counts = self.first_counts
        last_counts = self.last_counts
        under: i64 = at + seats * MAX_CELLS
        sums: i64 = under + seats * MAX_CELLS
        place: i64
        source: i64
        count: i64
        for place in range(seats):
            other: i64 = (seat + place) % seats
            first: i64 = 0
            last: i64 = 0
            for source in range(other * MAX_CELLS, other * MAX_CELLS + MAX_CELLS):
                tile: i64 = tiles[source]
                row[at] = i16(tile)
                row[under] = 0
                if tile > 0:  # most squares are empty
                    row[under] = i16((covered_tiles[source] + 3) >> 2)
                    first += first_counts[tile]
                    last += last_counts[tile]
                at += 1
                under += 1
            for count in range(_COUNTS):
                row[sums + count] = i16(first >> (_BITS * count) & _COUNT)
                row[sums + _COUNTS + count] = i16(last >> (_BITS * count) & _COUNT)
            sums += 2 * _COUNTS
        squares = self.squares
        for source in range(seat * MAX_CELLS, seat * MAX_CELLS + MAX_CELLS):
            shows: i64 = tiles[source] * N_OWN
            row[sums] = i16(squares[shows])
            row[sums + 1] = i16(squares[shows + 1])
            row[sums + 2] = i16(squares[shows + 2])
            row[sums + 3] = i16(squares[shows + 3])
            row[sums + 4] = i16(squares[shows + 4])
            row[sums + 5] = i16(squares[shows + 5])
            row[sums + 6] = i16(squares[shows + 6])
            sums += N_OWN
        return sums

    def put_offer(self, state: Rajas, row: vec[i16], at: i64) -> i64:
        tops = state.tops
        offered = self.offered
        stack: i64
        for stack in range(N_STACKS):
            shows: i64 = tops[stack] * N_OFFERED
            row[at] = i16(offered[shows])
            row[at + 1] = i16(offered[shows + 1])
            row[at + 2] = i16(offered[shows + 2])
            row[at + 3] = i16(offered[shows + 3])
            row[at + 4] = i16(offered[shows + 4])
            row[at + 5] = i16(offered[shows + 5])
            row[at + 6] = i16(offered[shows + 6])
            row[at + 7] = i16(offered[shows + 7])
            row[at + 8] = i16(offered[shows + 8])
            row[at + 9] = i16(offered[shows + 9])
            row[at + 10] = i16(offered[shows + 10])
            row[at + 11] = i16(offered[shows + 11])
            row[at + 12] = i16(offered[shows + 12])
            at += N_OFFERED
        ones = _ONES
        piles = state.piles
        for stack in range(N_STACKS):
            left: i64 = piles[stack]
            count: i64 = 0
            while left:
                count += ones[left & 255]
                left >>= 8
            row[at] = i16(count)
            at += 1
        return at

    def put_river(self, state: Rajas, row: vec[i16], at: i64) -> i64:
        """15.2: where a river tile covers the print, and with what."""
        river = state.river
        print_ = state.edition.river
        last: i64 = state.edition.last_space
        space: i64
        for space in range(MAX_RIVER):
            row[at + space] = 0
        for space in range(1, last + 1):
            if river[space] != print_[space]:
                row[at + space - 1] = i16(self.tile_of_income[river[space]])
        return at + MAX_RIVER


def _roads(edition: Edition, turned_tile: int) -> list[int]:
    """For every side the road that ends there: 0 none, 1 the first, 2 another that is not joined to it, …"""
    found: list[int] = []
    numbers = []
    for side in range(4):
        component = int(edition.roads[turned_tile * 4 + side])
        if component and component not in found:
            found.append(component)
        numbers.append(found.index(component) + 1 if component else 0)
    return numbers


def _packed(counts: list[int]) -> int:
    return sum(count << (_BITS * at) for at, count in enumerate(counts))


def put_players(state: Rajas, seat: i64, row: vec[i16], at: i64) -> i64:
    """Seventeen numbers for every player, each in its piece."""
    seats: i64 = state.seats
    meeting: i64 = state.edition.meeting_point
    mogul: i64 = state.board[state.side.first[CHAMBER + GREAT_MOGUL]]
    asked: i64 = -1
    if state.top is not None:
        asked = state.top.seat
    place: i64
    for place in range(seats):
        other: i64 = (seat + place) % seats
        player = state.players[other]
        lead: i64 = player.fame + ((player.money + 1) >> 1) - meeting
        to: i64 = at + place
        row[to] = i16(min(player.money, MOST_POINTS))
        to += seats
        row[to] = i16(min(player.fame, MOST_POINTS))
        to += seats
        row[to] = i16(min(lead, MOST_POINTS))
        to += seats
        row[to] = i16(player.karma)
        to += seats
        row[to] = i16(player.boat)
        to += seats
        row[to] = i16(player.active)
        to += seats
        row[to] = i16(player.unplaced)
        to += seats
        row[to] = i16(min(player.money_bonuses, MOST_BONUSES))
        to += seats
        row[to] = i16(min(player.fame_bonuses, MOST_BONUSES))
        to += seats
        row[to] = i16(player.fresh)
        to += seats
        row[to] = i16(player.shortfall)
        to += seats
        row[to] = i16(player.crossed)
        to += seats
        row[to] = i16(player.advanced)
        to += seats
        row[to] = i16(other == state.start)
        to += seats
        row[to] = i16(other == mogul)
        to += seats
        row[to] = i16(other == state.trigger)
        to += seats
        row[to] = i16(other == asked)
    return at + 17 * seats


def put_dice(state: Rajas, seat: i64, row: vec[i16], at: i64) -> i64:
    return put_rotated(state.dice, seat, state.seats, N_COLOURS * N_FACES, row, at)


def put_levels(state: Rajas, seat: i64, row: vec[i16], at: i64) -> i64:
    return put_rotated(state.levels, seat, state.seats, N_BUILDINGS, row, at)


def put_yields(state: Rajas, seat: i64, row: vec[i16], at: i64) -> i64:
    """14.4, R-35, R-83: what has become of the special yields, and the yield tiles that lie there."""
    seats: i64 = state.seats
    place: i64
    printed: i64
    for place in range(seats):
        player = state.players[(seat + place) % seats]
        spent: i64 = player.spent
        connected: i64 = player.connected
        for printed in range(MAX_YIELDS):
            row[at] = i16((spent >> printed & 1) + (connected >> printed & 1))
            at += 1
    return put_rotated(state.tokens, seat, seats, MAX_YIELDS, row, at)


def put_board(state: Rajas, row: vec[i16], at: i64) -> i64:
    """4: spaces of one kind are alike, except for what those of the quarry and the harbour cost."""
    number = state.side.number
    kind: i64
    for kind in range(N_SPACE_KINDS):
        row[at + kind] = i16(min(number[kind], MOST_SPACES))
    board = state.board
    kinds = state.side.kinds
    space: i64
    for space in range(len(board)):
        if board[space] != FREE:
            row[at + kinds[space]] -= 1
    at += N_SPACE_KINDS
    quarry: i64 = free_space(state, QUARRY)
    harbour: i64 = free_space(state, HARBOUR)
    row[at] = 0
    row[at + 1] = 0
    if quarry >= 0:
        row[at] = i16(state.side.costs[quarry])
    if harbour >= 0:
        row[at + 1] = i16(state.side.costs[harbour])
    return at + 2


def put_yield_tiles(state: Rajas, row: vec[i16], at: i64) -> i64:
    yield_tiles = state.yield_tiles
    kinds: i64 = len(yield_tiles) // 2  # behind them those that were put aside
    kind: i64
    for kind in range(MAX_TOKEN_KINDS):
        row[at + kind] = 0
    for kind in range(kinds):
        row[at + kind] = i16(min(yield_tiles[kind], MOST_TOKENS))
    return at + MAX_TOKEN_KINDS


def put_table(state: Rajas, row: vec[i16], at: i64) -> i64:
    colour: i64
    for colour in range(N_COLOURS):
        row[at] = i16(state.supply[colour])
        row[at + N_COLOURS] = i16(state.rolling[colour])
        at += 1
    at += N_COLOURS
    row[at] = i16(min(state.round, MOST_ROUNDS))
    row[at + 1] = i16(min(max(state.edition.rounds - state.round, 0), MOST_ROUNDS))
    row[at + 2] = i16(state.navaratna)
    row[at + 3] = i16(state.ganga)
    row[at + 4] = i16(state.navaratna and not state.shortfall_limit)
    return at + 5
