"""The state of a game of Agra: plain numbers, and the verbs that change them."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from doab.agra.made.numbers import LAY, LAY_COOK
from doab.agra.table.edition import Edition
from doab.agra.table.switches import Switches
from doab.agra.table.things import (
    BUILDING,
    FAVOUR,
    GOOD,
    GUILD,
    INFLUENCE,
    JAGIRDAR,
    MAX_SLOTS,
    MAX_SQUARES,
    N_BASIC,
    N_BOWLS,
    N_FARM_SIDES,
    N_GOODS,
    N_GUILDS,
    N_MARKERS,
    N_NOTABLES,
    N_ORDERS,
    N_PRICE_TOKENS,
    N_SPACES,
    N_WORKERS,
    NOTABLE,
    SCROLL,
    SPACE,
    SQUARE,
)
from doab.core.bits import BIT
from doab.core.events import GAIN, MOVE, PAY, PLACE, SCORE, TURN
from doab.core.state import Frame, Offers, State

NOBODY: Final = -1
START_RUPEES: Final = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class Player:
    """What one seat owns, where that is a single number."""

    def __init__(self) -> None:
        self.rupees: i64 = START_RUPEES
        self.workers: i64 = N_WORKERS  # in supply
        self.cook: i64 = 0  # standing workers on the Cook
        self.markers: i64 = N_MARKERS  # in supply
        self.favour: i64 = 0
        self.locked: i64 = 0  # markers on favour actions and scrolls until the end of the turn
        self.french: i64 = 0  # markers on the French Trader
        self.tracker: i64 = 1
        self.tiles: i64 = 0  # bit set of favour tiles
        self.contracts: i64 = 0  # bit set of notables
        self.covers: i64 = 0  # bit set of squares that are still covered
        self.used: i64 = 0  # bit set of what has been used this turn
        self.raised: i64 = 0  # bit set of notables that have brought influence in this phase slot

    def copy(self) -> Player:
        twin = Player()
        twin.rupees = self.rupees
        twin.workers = self.workers
        twin.cook = self.cook
        twin.markers = self.markers
        twin.favour = self.favour
        twin.locked = self.locked
        twin.french = self.french
        twin.tracker = self.tracker
        twin.tiles = self.tiles
        twin.contracts = self.contracts
        twin.covers = self.covers
        twin.used = self.used
        twin.raised = self.raised
        return twin

    def has(self, notable: i64) -> bool:
        """Whether this player has won a notable."""
        return self.contracts >> notable & 1 == 1

    def has_used(self, what: i64) -> bool:
        return self.used >> what & 1 == 1


@mypyc_attr(acyclic=True, free_list_len=1)
class Agra(State):
    """A position of the game. Tables over seats are flat: `goods[seat × 16 + good]` and so on.

    What changes less often than once a turn is shared between copies, and copied before it is changed (marked: shared).
    """

    def __init__(
        self,
        edition: Edition,
        switches: Switches,
        players: list[Player],
        goods: vec[i64],
        influence: vec[i64],
        farmers: vec[i64],
        workers: vec[i64],
        coins: vec[i64],
        prices: vec[i64],
        slots: vec[i64],
        bowls: vec[i64],
        orders: vec[i64],
        marked: vec[i64],
    ) -> None:
        super().__init__(len(players))
        self.edition = edition
        self.switches = switches
        self.players = players
        self.goods: vec[i64] = goods  # seat × 16 + good → markers in that store
        self.influence: vec[i64] = influence  # seat × 3 + guild → step; shared
        self.farmers: vec[i64] = farmers  # seat × 4 + side → square, from 1; shared
        self.workers: vec[i64] = workers  # space → seat × 2 + 1 if standing, NOBODY
        self.coins: vec[i64] = coins  # building → rupees lying there
        self.prices: vec[i64] = prices  # price token × 2 → good or −1 (at the Trader); + 1 → face, 0 or 1; shared
        self.slots: vec[i64] = slots  # notable × 3 + slot → seat × 4 + markers, 0: open; shared
        self.bowls: vec[i64] = bowls  # bowl → seat, NEUTRAL or NOBODY; shared
        self.orders: vec[i64] = orders  # guild × 6 + row → seat, NEUTRAL or NOBODY; shared
        self.marked: vec[i64] = marked  # guild → row of the guild-order marker; 6: below the column; shared
        self.built: i64 = (1 << N_BASIC) - 1  # bit set of buildings
        self.river: i64 = 0  # bit set of notables that wait on the river
        self.won: i64 = 0  # bit set of notables that have been won by anybody
        self.display: i64 = 0  # bit set of open favour tiles
        self.pile: i64 = 0  # bit set of favour tiles that are face down
        self.bonus_tiles: i64 = 0  # bit set of building-bonus tiles left
        self.merchant: i64 = 0
        self.builder: i64 = N_BASIC  # building, −1: gone
        self.builder_moves: i64 = 0  # 1: his building is up and he still has to walk on
        self.blocked: i64 = 1  # outer meditation action under the marker
        self.boat: i64 = 1
        self.limit: i64 = 0
        self.round: i64 = 1
        self.start: i64 = 0
        self.end_round: i64 = 0  # 0: no end in sight
        # The meditation phase of this turn
        self.points: i64 = 0
        self.laid: i64 = 0  # how many workers have been laid down
        self.lay_from: i64 = 0  # first space that may be laid next in this series
        self.generated: i64 = 0  # 1: the Muezzin has added his point
        self.spending: i64 = 0  # 1: the second step has begun
        self.outer: i64 = -1  # last outer action of this phase
        # The Sailor action of this turn
        self.sailing: i64 = 0  # 1: under way
        self.free_left: i64 = 0
        self.paid_left: i64 = 0
        self.doubles: i64 = 0  # in this turn

    def copy(self) -> Agra:
        twin = Agra(
            self.edition,
            self.switches,
            [player.copy() for player in self.players],
            self.goods[:],
            self.influence,
            self.farmers,
            self.workers[:],
            self.coins[:],
            self.prices,
            self.slots,
            self.bowls,
            self.orders,
            self.marked,
        )
        twin.built = self.built
        twin.river = self.river
        twin.won = self.won
        twin.display = self.display
        twin.pile = self.pile
        twin.bonus_tiles = self.bonus_tiles
        twin.merchant = self.merchant
        twin.builder = self.builder
        twin.builder_moves = self.builder_moves
        twin.blocked = self.blocked
        twin.boat = self.boat
        twin.limit = self.limit
        twin.round = self.round
        twin.start = self.start
        twin.end_round = self.end_round
        twin.points = self.points
        twin.laid = self.laid
        twin.lay_from = self.lay_from
        twin.generated = self.generated
        twin.spending = self.spending
        twin.outer = self.outer
        twin.sailing = self.sailing
        twin.free_left = self.free_left
        twin.paid_left = self.paid_left
        twin.doubles = self.doubles
        twin.top = self.top
        return twin

    def to_json(self) -> dict[str, object]:
        from doab.agra.text.codec import to_json  # the codec knows every kind of frame, and they know this file

        return to_json(self)

    def __repr__(self) -> str:
        """The position as a line that can be pasted back, with the usual names: a state knows none."""
        from doab.agra.text.position_text import position_text
        from doab.core.kit.positions import USUAL_NAMES

        return f"<{position_text(self, USUAL_NAMES[: self.seats])}>"

    # -- the stack

    def offer(self, offers: Offers) -> None:
        cast(Question, self.top).offer(self, offers)

    def answer(self, action: i64) -> None:
        """A-44: only an unbroken run of laying keeps its order; any other answer, whoever gives it, begins it again."""
        if not LAY <= action <= LAY_COOK and not self.switches.passed_over:
            self.lay_from = 0
        cast(Question, self.top).answer(self, action)

    def resolve(self) -> None:
        cast(Task, self.top).resolve(self)

    def only_answer(self) -> i64:
        return cast(Question, self.top).only_answer(self)

    def owner(self) -> i64:
        """The turn owner: the seat of the frame that ends the turn."""
        frame = self.top
        seat: i64 = self.start
        while frame is not None:
            if frame.seat >= 0:
                seat = frame.seat
            frame = frame.below
        return seat

    # -- goods

    def owned(self, seat: i64, good: i64) -> i64:
        return self.goods[seat * N_GOODS + good]

    def value(self, good: i64) -> i64:
        """5.2.1, A-26: the current value of a good, price tokens included."""
        token: i64
        for token in range(N_PRICE_TOKENS):
            if self.prices[token * 2] == good:
                return self.edition.token_faces[token * 2 + self.prices[token * 2 + 1]]
        return self.edition.value[good]

    def give_up(self, seat: i64, good: i64, number: i64, by: str) -> None:
        """Goods leave their store; their markers go back to the supply."""
        self.goods[seat * N_GOODS + good] -= number
        self.players[seat].markers += number
        if number > 0 and self.log is not None:
            self.tell(PAY, seat, GOOD[good], number, GOOD.place(good), "markers", by)

    def store(self, seat: i64, what: i64, number: i64, from_: str, by: str = "") -> None:
        """Markers become goods or favour. Only `goods.gain` calls this: the supply may be short."""
        self.players[seat].markers -= number
        if what == FAVOUR:
            self.players[seat].favour += number
        else:
            self.goods[seat * N_GOODS + what] += number
        if number > 0 and self.log is not None:
            name, place = ("favour", "favour") if what == FAVOUR else (GOOD[what], GOOD.place(what))
            self.tell(GAIN, seat, name, number, from_, place, by)

    def move_good(self, seat: i64, good: i64, target: i64, number: i64) -> None:
        """5.2.4: goods are processed: the same markers lie in another store."""
        self.goods[seat * N_GOODS + good] -= number
        self.goods[seat * N_GOODS + target] += number
        if number > 0 and self.log is not None:
            self.tell(MOVE, seat, GOOD[good], number, GOOD.place(good), GOOD.place(target))

    def take_good_for_marker(self, seat: i64, good: i64, to: str) -> None:
        """A good leaves its store, and its marker lies somewhere on the boards from now on."""
        self.goods[seat * N_GOODS + good] -= 1
        if self.log is not None:
            self.tell(PLACE, seat, GOOD[good], 1, GOOD.place(good), to)

    def spend_favour(self, seat: i64, number: i64, by: str) -> None:
        """A-103: all but one of the markers spent go to the supply; one is locked until the end of the turn."""
        player = self.players[seat]
        player.favour -= number
        player.markers += number - 1
        player.locked += 1
        self.tell(PAY, seat, "favour", number, "favour", "markers", by)

    def lock_good(self, seat: i64, good: i64) -> None:
        """A-109: a luxury good is used: its marker is locked on the scroll."""
        self.goods[seat * N_GOODS + good] -= 1
        self.players[seat].locked += 1
        if self.log is not None:
            self.tell(PAY, seat, GOOD[good], 1, GOOD.place(good), SCROLL.place(good))

    # -- money

    def earn(self, seat: i64, amount: i64, from_: str, by: str = "") -> None:
        """A-03: the bank is unlimited."""
        self.players[seat].rupees += amount
        if amount > 0:
            self.tell(GAIN, seat, "rupees", amount, from_, "rupees", by)

    def pay(self, seat: i64, amount: i64, by: str) -> None:
        self.players[seat].rupees -= amount
        if amount > 0:
            self.tell(PAY, seat, "rupees", amount, "rupees", "", by)

    # -- workers

    def put_worker(self, seat: i64, space: i64) -> None:
        """A worker comes from the supply and stands."""
        self.players[seat].workers -= 1
        self.workers[space] = seat * 2 + 1
        if self.log is not None:
            self.tell(PLACE, seat, "worker", 1, "workers", SPACE.place(space))

    def turn_worker(self, space: i64, standing: i64) -> None:
        seat: i64 = self.workers[space] // 2
        self.workers[space] = seat * 2 + standing
        if self.log is not None:
            self.tell(MOVE, seat, "worker", standing, SPACE.place(space), SPACE.place(space))

    def send_home(self, space: i64) -> None:
        """The worker on a space goes back to the supply of its owner."""
        seat: i64 = self.workers[space] // 2
        self.workers[space] = NOBODY
        self.players[seat].workers += 1
        if self.log is not None:
            self.tell(MOVE, seat, "worker", 1, SPACE.place(space), "workers")

    def has_lying(self, seat: i64, lowest: i64) -> bool:
        """Whether a worker of this seat lies on the board, on `lowest` or after it."""
        return any(self.workers[space] == seat * 2 for space in range(lowest, N_SPACES))

    # -- buildings, farm, tracker

    def is_built(self, building: i64) -> bool:
        return self.built >> building & 1 == 1

    def put_up(self, seat: i64, building: i64) -> None:
        """A building stands. If it is the builder's, he has to walk on."""
        self.built |= BIT[building]
        if self.builder == building:
            self.builder_moves = 1
        if self.log is not None:
            self.tell(PLACE, seat, "building", 1, "", BUILDING.place(building))

    def uncover(self, seat: i64, square: i64, by: str = "") -> None:
        self.players[seat].covers &= ~BIT[square]
        self.tell(GAIN, seat, "cover", 1, SQUARE.place(square), "cover", by)

    def move_farmer(self, seat: i64, square: i64, by: str = "") -> None:
        at: i64 = seat * N_FARM_SIDES + square // MAX_SQUARES
        before: i64 = square - square % MAX_SQUARES + self.farmers[at] - 1
        self.farmers = self.farmers[:]
        self.farmers[at] = square % MAX_SQUARES + 1
        self.tell(MOVE, seat, "farmer", 1, SQUARE.place(before), SQUARE.place(square), by)

    def advance_tracker(self, seat: i64) -> None:
        """A-149: on the last space nothing happens."""
        player = self.players[seat]
        if player.tracker < len(self.edition.track):
            player.tracker += 1
            self.tell(SCORE, seat, "tracker", player.tracker, to="tracker")

    # -- influence

    def step(self, seat: i64, guild: i64) -> i64:
        return self.influence[seat * N_GUILDS + guild]

    def raise_step(self, seat: i64, guild: i64) -> None:
        """Only `influence.raise_influence` calls this: the bonus of the step must follow."""
        self.influence = self.influence[:]
        self.influence[seat * N_GUILDS + guild] += 1
        if self.log is not None:
            self.tell(SCORE, seat, GUILD[guild], self.step(seat, guild), "", INFLUENCE.place(guild))

    # -- markers on cards, bowls and orders; price tokens

    def put_on_slot(self, slot: i64, markers: i64) -> None:
        """Markers (seat × 4 + number) lie on a slot of a notable; 0: it is open again."""
        self.slots = self.slots[:]
        self.slots[slot] = markers

    def fill_bowl(self, bowl: i64, owner: i64) -> None:
        self.bowls = self.bowls[:]
        self.bowls[bowl] = owner

    def cover_order(self, order: i64, owner: i64) -> None:
        self.orders = self.orders[:]
        self.orders[order] = owner

    def mark_order(self, guild: i64, row: i64) -> None:
        """The guild-order marker goes to a row of its column."""
        self.marked = self.marked[:]
        self.marked[guild] = row

    def put_token(self, token: i64, good: i64, face: i64) -> None:
        """A price token lies on a good, or (−1) at the Trader."""
        self.prices = self.prices[:]
        self.prices[token * 2] = good
        self.prices[token * 2 + 1] = face

    # -- notables

    def winner_of(self, notable: i64) -> i64:
        """Who has won a notable; NOBODY."""
        seat: i64
        for seat in range(self.seats):
            if self.players[seat].contracts >> notable & 1:
                return seat
        return NOBODY

    def award(self, seat: i64, notable: i64) -> None:
        """7.4, A-78, A-136: a notable is won. The Jagirdar already works in the Sailor action in which he is won."""
        self.river &= ~BIT[notable]
        self.won |= BIT[notable]
        self.players[seat].contracts |= BIT[notable]
        if notable == JAGIRDAR and self.sailing and seat == self.owner():
            self.free_left += 1
        if self.log is not None:
            self.tell(GAIN, seat, NOTABLE.place(notable), 1, NOTABLE.place(notable), NOTABLE.place(notable))

    # -- turns

    def use(self, seat: i64, what: i64) -> None:
        self.players[seat].used |= BIT[what]

    def begin(self, seat: i64, what: str) -> None:
        self.tell(TURN, seat, what, self.round)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Question(Frame):
    """A frame that a seat or chance answers."""

    under = "4.0"  # where the turn asks, and no ruling

    def offer(self, state: Agra, offers: Offers) -> None:
        """Say what may be answered. The only place where this legality is written."""
        raise NotImplementedError

    def answer(self, state: Agra, action: i64) -> None:
        """Take an answer that was offered: leave the stack (or stay), and do what it means."""
        raise NotImplementedError

    def only_answer(self, state: Agra) -> i64:
        """The answer that is given without asking, because there is no choice; −1: ask."""
        return -1


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Task(Frame):
    """A frame that resolves itself as soon as it is on top."""

    def is_task(self) -> bool:
        return True

    def resolve(self, state: Agra) -> None:
        """Leave the stack (or stay and push something on top) and do what has to be done."""
        raise NotImplementedError


def new_state(edition: Edition, switches: Switches, seats: int) -> Agra:
    """2: everything as it lies before anything is drawn or rolled."""
    players = [Player() for _ in range(seats)]
    for player in players:
        player.covers = edition.covers
    state = Agra(
        edition,
        switches,
        players,
        vec[i64]([0] * (seats * N_GOODS)),
        vec[i64]([0] * (seats * N_GUILDS)),
        vec[i64]([edition.farmer_start] * (seats * N_FARM_SIDES)),
        vec[i64]([NOBODY] * N_SPACES),
        vec[i64]([0] * N_GOODS),
        vec[i64]([0 if at % 2 else -1 for at in range(2 * N_PRICE_TOKENS)]),
        vec[i64]([0] * (N_NOTABLES * MAX_SLOTS)),
        vec[i64]([NOBODY] * N_BOWLS),
        vec[i64]([NOBODY] * N_ORDERS),
        vec[i64]([0] * N_GUILDS),
    )
    state.limit = edition.limit_start
    state.pile = (1 << 14) - 1
    state.bonus_tiles = (1 << 12) - 1
    return state
