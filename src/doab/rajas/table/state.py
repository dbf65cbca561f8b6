"""The state of a game of Rajas: plain numbers, and the verbs that change them.

Rules never touch a number that a person at the table would see change; they use a verb, and the verb reports
it to everybody who listens.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from doab.core.bits import BIT
from doab.core.events import GAIN, MOVE, PAY, PLACE, REVEAL, SCORE, TURN
from doab.core.state import Frame, Offers, State
from doab.rajas.table.edition import BoardSide, Edition
from doab.rajas.table.things import (
    BUILDING,
    DICE_OF_A_COLOUR,
    DIE,
    MAX_CELLS,
    MAX_YIELDS,
    N_BUILDINGS,
    N_COLOURS,
    N_FACES,
    RIVER,
    RIVER_TILE,
    SCROLL,
    SPACE,
    SQUARE,
    STACK,
    SUPPLY,
    TILE,
    TOKEN,
    YIELD,
)

FREE: Final = -1
COVERED: Final = -2
"""What a space of the board holds besides the seat of a worker."""

HIGHEST_KARMA: Final = 3
SHORTFALL_LIMIT: Final = 2
LOWEST_LEVEL: Final = 2
HIGHEST_LEVEL: Final = 4
STARTING_WORKERS: Final = 3
FRONT_LIMIT: Final = 10
BACK_LIMIT: Final = 8
DICE_OF_A_SEAT: Final = 24

OVERBUILD_BITS: Final = 5
OVERBUILD: Final = 31
"""What a player remembers of a stack (see `Player.overbuilds`): how many bits it takes, and all of them set."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Player:
    """What one seat owns, where that is a single number."""

    def __init__(self) -> None:
        self.money: i64 = 0
        self.fame: i64 = 0
        self.karma: i64 = 1
        self.boat: i64 = 0  # river space, 0: the start
        self.active: i64 = STARTING_WORKERS
        self.unplaced: i64 = STARTING_WORKERS
        self.money_bonuses: i64 = 0  # how many bonus and worker spaces of the money track have been taken
        self.fame_bonuses: i64 = 0
        self.spent: i64 = 0  # bit set of special yields that can pay no more
        self.connected: i64 = 0  # bit set of places whose yield tile counts as connected
        self.fresh: i64 = 0  # building + 1 of this turn's fame-5 upgrade, which does not score yet
        self.shortfall: i64 = 0  # yield tiles taken this round for having fewer workers
        self.crossed: i64 = 0  # 1 for the first player whose markers met, 2 for the second, … 0: not yet
        self.road_ends: i64 = -1  # whether a road waits to be continued; −1: to be found out
        self.overbuilds: i64 = 0  # of every stack `master_builder.least_difference`; 0: to be found out
        self.advanced: i64 = 0  # plays on the backs of the boards: 8 dice, weaker printed yields (14, 15.1)

    def copy(self) -> Player:
        twin = Player()
        twin.money = self.money
        twin.fame = self.fame
        twin.karma = self.karma
        twin.boat = self.boat
        twin.active = self.active
        twin.unplaced = self.unplaced
        twin.money_bonuses = self.money_bonuses
        twin.fame_bonuses = self.fame_bonuses
        twin.spent = self.spent
        twin.connected = self.connected
        twin.fresh = self.fresh
        twin.shortfall = self.shortfall
        twin.crossed = self.crossed
        twin.road_ends = self.road_ends
        twin.overbuilds = self.overbuilds
        twin.advanced = self.advanced
        return twin

    def limit(self) -> i64:
        """5, 14.2, R-89: how many dice the Kali board holds."""
        return BACK_LIMIT if self.advanced else FRONT_LIMIT


@mypyc_attr(acyclic=True, free_list_len=1)
class Rajas(State):
    """A position of the game. Tables over seats are flat: `dice[seat × 24 + colour × 6 + face − 1]` and so on.

    What changes less often than once a turn is shared between copies, and copied before it is changed (marked: shared).
    """

    def __init__(
        self,
        edition: Edition,
        side: BoardSide,
        players: list[Player],
        dice: vec[i64],
        supply: vec[i64],
        rolling: vec[i64],
        levels: vec[i64],
        tiles: vec[i64],
        covered_tiles: vec[i64],
        tokens: vec[i64],
        board: vec[i64],
        tops: vec[i64],
        piles: vec[i64],
        yield_tiles: vec[i64],
        river: vec[i64],
    ) -> None:
        super().__init__(len(players))
        self.edition = edition
        self.side = side
        self.players = players
        self.dice: vec[i64] = dice  # seat × 24 + colour × 6 + face − 1 → number of such dice
        self.supply: vec[i64] = supply  # colour → dice
        self.rolling: vec[i64] = rolling  # colour → dice in the air, about to be rolled by the seat whose turn it is
        self.levels: vec[i64] = levels  # seat × 4 + building → 2, 3 or 4; shared
        self.tiles: vec[i64] = tiles  # seat × 20 + cell → visible tile × 4 + turn + 1, 0: empty; shared
        self.covered_tiles: vec[i64] = covered_tiles  # the same for the tile underneath; shared
        self.tokens: vec[i64] = tokens  # seat × 16 + place → kind of yield tile + 1, 0: none (Navaratna); shared
        self.board: vec[i64] = board  # space → seat, FREE or COVERED
        self.tops: vec[i64] = tops  # stack → tile on offer + 1, 0: none; shared
        self.piles: vec[i64] = piles  # stack → bit set of the tiles that lie under the top; shared
        self.yield_tiles: vec[i64] = yield_tiles  # kind → in the pile or display; then again those put aside; shared
        self.river: vec[i64] = river  # space → income; shared
        self.round: i64 = 1
        self.start: i64 = 0  # who has the elephant
        self.trigger: i64 = -1  # who triggered the end of the game
        self.navaratna: i64 = 0
        self.shortfall_limit: i64 = 0  # most yield tiles a round for having fewer workers; 0: one for each
        self.ganga: i64 = 0

    def copy(self) -> Rajas:
        twin = Rajas(
            self.edition,
            self.side,
            [player.copy() for player in self.players],
            self.dice[:],
            self.supply[:],
            self.rolling[:],
            self.levels,
            self.tiles,
            self.covered_tiles,
            self.tokens,
            self.board[:],
            self.tops,
            self.piles,
            self.yield_tiles,
            self.river,
        )
        twin.round = self.round
        twin.start = self.start
        twin.trigger = self.trigger
        twin.navaratna = self.navaratna
        twin.shortfall_limit = self.shortfall_limit
        twin.ganga = self.ganga
        twin.top = self.top
        return twin

    def to_json(self) -> dict[str, object]:
        from doab.rajas.text.codec import to_json  # the codec knows every kind of frame, and they know this file

        return to_json(self)

    def __repr__(self) -> str:
        """The position as a line that can be pasted back, with the usual names: a state knows none."""
        from doab.core.kit.positions import USUAL_NAMES
        from doab.rajas.text.position_text import position_text

        return f"<{position_text(self, USUAL_NAMES[: self.seats])}>"

    # -- the stack

    def offer(self, offers: Offers) -> None:
        cast(Question, self.top).offer(self, offers)

    def answer(self, action: i64) -> None:
        cast(Question, self.top).answer(self, action)

    def resolve(self) -> None:
        cast(Task, self.top).resolve(self)

    # -- dice

    def held(self, seat: i64) -> i64:
        """How many dice lie on a Kali board."""
        total: i64 = 0
        at: i64
        for at in range(seat * DICE_OF_A_SEAT, seat * DICE_OF_A_SEAT + DICE_OF_A_SEAT):
            total += self.dice[at]
        return total

    def return_die(self, seat: i64, die: i64, by: str) -> None:
        """A die (colour × 6 + face − 1) goes back to the supply: paid, or given up for a new one."""
        self.dice[seat * DICE_OF_A_SEAT + die] -= 1
        self.supply[die // N_FACES] += 1
        if self.log is not None:
            self.tell(PAY, seat, DIE.place(die), 1, "kali", SUPPLY.place(die // N_FACES), by)

    def take_die(self, colour: i64) -> None:
        """A die leaves the supply and is about to be rolled."""
        self.supply[colour] -= 1
        self.rolling[colour] += 1

    def lift_die(self, seat: i64, die: i64) -> None:
        """A die on Kali is about to be rolled again."""
        self.dice[seat * DICE_OF_A_SEAT + die] -= 1
        self.rolling[die // N_FACES] += 1
        if self.log is not None:
            self.tell(MOVE, seat, DIE.place(die), 1, "kali")

    def land_die(self, seat: i64, die: i64) -> None:
        """A rolled die comes to rest on Kali with its result."""
        self.rolling[die // N_FACES] -= 1
        self.dice[seat * DICE_OF_A_SEAT + die] += 1
        if self.log is not None:
            self.tell(GAIN, seat, DIE.place(die), 1, "", "kali")

    # -- tracks, karma, levels, workers, boats

    def pay_money(self, seat: i64, amount: i64, to: str) -> None:
        self.players[seat].money -= amount
        if amount > 0:
            self.tell(PAY, seat, "money", amount, "money track", to)

    def advance_money(self, seat: i64, amount: i64, from_: str, by: str = "") -> None:
        """Only `tracks.gain_money` calls this: the bonuses must follow."""
        self.players[seat].money += amount
        self.tell(SCORE, seat, "money", amount, from_, "money track", by)

    def advance_fame(self, seat: i64, amount: i64, from_: str, by: str = "") -> None:
        """Only `tracks.gain_fame` calls this: the bonuses must follow."""
        self.players[seat].fame += amount
        self.tell(SCORE, seat, "fame", amount, from_, "fame track", by)

    def gain_karma(self, seat: i64, amount: i64, from_: str, by: str = "") -> None:
        """6, R-26: anything above three is lost."""
        player = self.players[seat]
        gained: i64 = min(amount, HIGHEST_KARMA - player.karma)
        player.karma += gained
        self.tell(GAIN, seat, "karma", gained, from_, "karma", by)

    def pay_karma(self, seat: i64, amount: i64) -> None:
        self.players[seat].karma -= amount
        if amount > 0:
            self.tell(PAY, seat, "karma", amount, "karma")

    def raise_level(self, seat: i64, building: i64, from_: str, by: str) -> None:
        self.levels = self.levels[:]
        self.levels[seat * N_BUILDINGS + building] += 1
        if self.log is not None:
            level: i64 = self.levels[seat * N_BUILDINGS + building]
            self.tell(GAIN, seat, BUILDING.place(building), level, from_, SCROLL.place(building), by)

    def level(self, seat: i64, building: i64) -> i64:
        return self.levels[seat * N_BUILDINGS + building]

    def gain_worker(self, seat: i64, from_: str, by: str) -> None:
        player = self.players[seat]
        player.active += 1
        player.unplaced += 1
        self.tell(GAIN, seat, "worker", 1, from_, "workers", by)

    def place_worker(self, seat: i64, space: i64) -> None:
        self.board[space] = seat
        self.players[seat].unplaced -= 1
        if self.log is not None:
            self.tell(PLACE, seat, "worker", 1, "workers", SPACE.place(self.side.kinds[space]))

    def move_boat(self, seat: i64, space: i64) -> None:
        player = self.players[seat]
        if self.log is not None:
            self.tell(MOVE, seat, "boat", space - player.boat, RIVER.place(player.boat), RIVER.place(space))
        player.boat = space

    # -- tiles

    def take_top(self, stack: i64) -> i64:
        """The tile on offer leaves its stack."""
        tile: i64 = self.tops[stack] - 1
        self._set_top(stack, 0)
        return tile

    def _set_top(self, stack: i64, top: i64) -> None:
        self.tops = self.tops[:]
        self.tops[stack] = top
        for player in self.players:
            player.overbuilds &= ~(OVERBUILD * BIT[OVERBUILD_BITS * stack])

    def turn_up(self, tile: i64) -> None:
        """The next tile of a stack is on offer."""
        edition = self.edition
        stack: i64 = edition.tile_stack[tile]
        self.piles = self.piles[:]
        self.piles[stack] &= ~BIT[edition.tile_bit[tile]]
        self._set_top(stack, tile + 1)
        self.reveal()
        if self.log is not None:
            self.tell(REVEAL, -1, TILE.place(edition.tile_names[tile]), to=STACK.place(stack))

    def put_tile(self, seat: i64, cell: i64, tile: i64, turn: i64) -> None:
        """A tile comes to lie in a province, on an empty square or on another tile."""
        at: i64 = seat * MAX_CELLS + cell
        if self.tiles[at] > 0:
            self.covered_tiles = self.covered_tiles[:]
            self.covered_tiles[at] = self.tiles[at]
        self.tiles = self.tiles[:]
        self.tiles[at] = tile * 4 + turn + 1
        self.players[seat].road_ends = -1
        self.players[seat].overbuilds = 0
        if self.log is not None:
            edition = self.edition
            name = TILE.place(edition.tile_names[tile])
            stack = STACK.place(edition.tile_stack[tile])
            self.tell(PLACE, seat, name, turn, stack, SQUARE.place(edition.square(cell)))

    # -- yield tiles and river tiles

    def lay_river_tile(self, space: i64, tile: i64) -> None:
        self.river = self.river[:]
        self.river[space] = self.edition.river_tiles[tile]
        if self.log is not None:
            name = RIVER_TILE.place(self.edition.river_tile_names[tile])
            self.tell(PLACE, -1, name, 1, "", RIVER.place(space))

    def set_aside(self, kind: i64) -> None:
        self.yield_tiles = self.yield_tiles[:]
        self.yield_tiles[len(self.edition.token_count) + kind] += 1

    def take_yield_tile(self, kind: i64) -> None:
        """A yield tile leaves the pile or the display."""
        self.yield_tiles = self.yield_tiles[:]
        self.yield_tiles[kind] -= 1

    def put_token(self, seat: i64, kind: i64, place: i64) -> None:
        self.tokens = self.tokens[:]
        self.tokens[seat * MAX_YIELDS + place] = kind + 1
        if self.log is not None:
            token = TOKEN.place(self.edition.token_names[kind])
            self.tell(PLACE, seat, token, 1, token, YIELD.place(self.edition.yield_names[place]))

    # -- turns

    def begin(self, seat: i64, what: str) -> None:
        self.tell(TURN, seat, what, self.round)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Question(Frame):
    """A frame that a seat or chance answers."""

    under = "4"  # where the turn asks, and no ruling

    def offer(self, state: Rajas, offers: Offers) -> None:
        """Say what may be answered. The only place where this legality is written."""
        raise NotImplementedError

    def answer(self, state: Rajas, action: i64) -> None:
        """Take an answer that was offered: leave the stack, and do what it means."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Task(Frame):
    """A frame that resolves itself as soon as it is on top."""

    def is_task(self) -> bool:
        return True

    def resolve(self, state: Rajas) -> None:
        """Leave the stack (or stay and push something on top) and do what has to be done."""
        raise NotImplementedError


def new_state(edition: Edition, seats: int) -> Rajas:
    """2: everything as it lies before anything is drawn or rolled."""
    side = edition.side(seats)
    board = [FREE] * len(side.kinds)
    if seats == 3:
        for space in side.covered:
            board[space] = COVERED
    kinds = len(edition.token_count)
    return Rajas(
        edition,
        side,
        [Player() for _ in range(seats)],
        vec[i64]([0] * (seats * DICE_OF_A_SEAT)),
        vec[i64]([DICE_OF_A_COLOUR] * N_COLOURS),
        vec[i64]([0] * N_COLOURS),
        vec[i64]([LOWEST_LEVEL] * (seats * N_BUILDINGS)),
        vec[i64]([0] * (seats * MAX_CELLS)),
        vec[i64]([0] * (seats * MAX_CELLS)),
        vec[i64]([0] * (seats * MAX_YIELDS)),
        vec[i64](board),
        vec[i64]([0] * len(edition.stack_tiles)),
        edition.full_stacks[:],
        vec[i64](list(edition.token_count) + [0] * kinds),
        edition.river[:],
    )
