"""2, 14.3, 15 Set-up: what is drawn and rolled before the first turn. Chance answers all of it except where the brown
tiles go.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from doab.core.bits import BIT
from doab.core.chance import CHANCE
from doab.core.options import Options
from doab.core.state import Offers
from doab.rajas.made.numbers import COUNT, FIRST_PLAYER, RIVER_TILE
from doab.rajas.rules.dice import Roll
from doab.rajas.rules.laying import Reveal
from doab.rajas.rules.tokens import DrawBrown
from doab.rajas.rules.turn import Round
from doab.rajas.table.edition import Edition
from doab.rajas.table.state import DICE_OF_A_SEAT, SHORTFALL_LIMIT, Question, Rajas, Task, new_state
from doab.rajas.table.things import N_COLOURS, N_FACES, N_STACKS, RiverSpace, RiverTiles, SeatSet


def set_up(edition: Edition, seats: int, options: Options) -> Rajas:
    """2, 14.2, 15.1: a new game with chance to move. The options have been checked (R-95)."""
    state = new_state(edition, seats)
    state.navaratna = int(bool(options["navaratna"]))
    state.shortfall_limit = shortfall_limit(options)
    state.ganga = int(bool(options["ganga"]))
    levels = options["mixed"]
    for seat, player in enumerate(state.players):
        advanced = bool(levels) and isinstance(levels, tuple) and levels[seat] == "advanced"
        player.advanced = int(bool(state.navaratna) or advanced)
    # The stack is worked through from the top, so what comes last goes on first.
    state.push(Round(0, 0))
    state.push(BrownTiles())
    state.push(FindStartPlayer())
    for seat in reversed(range(seats)):
        state.push(StartingDice(seat))
    for stack in reversed(range(N_STACKS)):
        if state.piles[stack]:
            state.push(Reveal(stack))
    if state.ganga:
        state.river = edition.river[:]
        state.push(CountRiver(0, (1 << len(edition.river_tiles)) - 1))
    state.run()
    return state


def shortfall_limit(options: Options) -> i64:
    """R-84: in Navaratna two yield tiles a round for having fewer workers, unless the option gives a third."""
    return SHORTFALL_LIMIT if options["navaratna"] and not options["third_yield_tile"] else 0


@mypyc_attr(acyclic=True, free_list_len=1)
class CountRiver(Question):
    """15.2, R-90: a die says how many spaces further on the next river tile lies. On or past the last space: no
    more tiles.
    """

    asks = "count"
    under = "2"

    def __init__(self, space: RiverSpace, tiles: RiverTiles) -> None:
        super().__init__(CHANCE)
        self.space = space  # where the last tile was laid
        self.tiles = tiles  # bit set of the tiles left

    def offer(self, state: Rajas, offers: Offers) -> None:
        offers.add_evenly(COUNT, N_FACES)

    def answer(self, state: Rajas, action: i64) -> None:
        state.pop()
        space: i64 = self.space + action - COUNT + 1
        if space < state.edition.last_space:
            state.push(LayRiverTile(space, self.tiles))


@mypyc_attr(acyclic=True, free_list_len=1)
class LayRiverTile(Question):
    """15.2: a random river tile replaces the printed income of the space."""

    asks = "river tile"
    under = "2"

    def __init__(self, space: RiverSpace, tiles: RiverTiles) -> None:
        super().__init__(CHANCE)
        self.space = space
        self.tiles = tiles

    def offer(self, state: Rajas, offers: Offers) -> None:
        tile: i64
        for tile in range(len(state.edition.river_tiles)):
            if self.tiles >> tile & 1:
                offers.add_chance(RIVER_TILE + tile, 1)

    def answer(self, state: Rajas, action: i64) -> None:
        state.pop()
        tile: i64 = action - RIVER_TILE
        state.lay_river_tile(self.space, tile)
        left: i64 = self.tiles & ~BIT[tile]
        if left:
            state.push(CountRiver(self.space, left))


@mypyc_attr(acyclic=True, free_list_len=1)
class StartingDice(Task):
    """2.5, R-02: one die of every colour is rolled and kept."""

    asks = "starting dice"

    def resolve(self, state: Rajas) -> None:
        state.pop()
        colour: i64
        for colour in range(N_COLOURS):
            state.take_die(colour)
        state.push(Roll(self.seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class FindStartPlayer(Task):
    """2.6, R-01: the lowest total begins; chance breaks ties."""

    asks = "find start player"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def resolve(self, state: Rajas) -> None:
        state.pop()
        totals = [_total(state, seat) for seat in range(state.seats)]
        lowest = min(totals)
        if totals.count(lowest) == 1:
            begin_with(state, totals.index(lowest))
        else:
            state.push(DrawStartPlayer(sum(1 << seat for seat in range(state.seats) if totals[seat] == lowest)))


def _total(state: Rajas, seat: int) -> int:
    first = seat * DICE_OF_A_SEAT
    return sum(state.dice[first + die] * (die % N_FACES + 1) for die in range(DICE_OF_A_SEAT))


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawStartPlayer(Question):
    """R-01: a fair choice among those who tied."""

    asks = "start"
    under = "2"

    def __init__(self, tied: SeatSet) -> None:
        super().__init__(CHANCE)
        self.tied = tied  # bit set of seats

    def offer(self, state: Rajas, offers: Offers) -> None:
        seat: i64
        for seat in range(state.seats):
            if self.tied >> seat & 1:
                offers.add_chance(FIRST_PLAYER + seat, 1)

    def answer(self, state: Rajas, action: i64) -> None:
        state.pop()
        begin_with(state, action - FIRST_PLAYER)


def begin_with(state: Rajas, seat: i64) -> None:
    """2.6, 2.7: the elephant, and money rising clockwise from the start player."""
    state.start = seat
    for other in range(state.seats):
        state.players[(seat + other) % state.seats].money = state.edition.start_money[other]
    state.begin(seat, "start player")


@mypyc_attr(acyclic=True, free_list_len=1)
class BrownTiles(Task):
    """14.3, R-81: in Navaratna everybody draws a brown tile, in order from the start player. The rest lie open."""

    asks = "brown tiles"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def resolve(self, state: Rajas) -> None:
        state.pop()
        if state.navaratna:
            for other in reversed(range(state.seats)):
                state.push(DrawBrown((state.start + other) % state.seats))
