"""How well a seat stands in Agra, by rule of thumb, counted in rupees.

What would be scored if the game ended now counts in full. What may still bring something (goods, favour, workers,
influence, the farm, notables) counts for as much as the rest of the game can make of it: much at the start, nothing in
the last turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from doab.agra import farm, scoring
from doab.agra.names import (
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
    PIERS,
)
from doab.agra.river import open_level
from doab.agra.state import NOBODY, Agra
from doab.bots.judgement import Judgement
from doab.core import Rules, Source, State


@dataclass(frozen=True)
class Weights:
    """The rules of thumb as numbers."""

    good: tuple[float, ...] = (0.0, 0.65, 1.4, 2.2, 3.0)
    """A good by its current value."""
    spare_good: float = 0.4
    """The share of that for the third and every further good of a kind."""
    wanted: float = 0.7
    """More for a good that an open notable wants; half of it for one who waits behind the boat."""
    ordered: float = 0.5
    """More for each of the two goods of a marked order, and again for having both."""
    bowl: float = 0.7
    """More for a good that Akbar has a free bowl for."""
    gift: float = 2.6
    """For each own bowl: the first ones score less, but they prepare the later ones."""
    favour: tuple[float, ...] = (0.7, 0.7, 0.7, 0.7, 0.4, 0.4, 0.4, 0.2)
    worker: tuple[float, ...] = (-2.0, 0.0, 0.9, 1.6, 2.1, 2.5, 2.8, 3.0, 3.1, 3.2, 3.2)
    """By workers in supply: without one there is only the Peon."""
    meditation: float = 0.3
    """For each point that the standing workers would bring."""
    tracker: float = 0.7
    step: float = 1.5
    """For each influence step, besides what it does for orders."""
    first_step: float = 0.5
    """More for the first step of a guild: without it there are no orders."""
    lead: float = 0.5
    """For leading in a guild."""
    output: float = 0.3
    most_output: int = 5
    marker_on_card: float = 0.9
    tile: float = 1.0
    short_of_markers: float = 0.6
    """For each marker that the supply has less than four."""
    rival_favour: float = 0.1
    contracts: tuple[float, ...] = (
        *(1.5, 0.0, 1.5, 1.5, 1.5, 2.5, 2.0, 1.5),  # level I: the Sufi's effect has been counted
        *(2.5, 2.5, 1.5, 1.5, 2.0, 2.5, 1.0),  # level II
        *(1.0, 1.5, 1.0, 1.5, 1.0),  # level III; what they score at the end is counted apart
        *(1.0, 1.0, 1.0, 1.0),  # level IV
    )
    """The lasting effects of the notables, for a whole game."""
    point: float = 0.5
    """A meditation point that has not been spent yet."""
    delivery: float = 0.5
    """A free delivery that is left; one that was paid brings a rupee anyway."""
    game: float = 15.0
    """Rounds of a game, to guess how many are left."""
    full_worth: float = 5.0
    """With so many rounds left, what is kept for later has its full worth."""
    ending: float = 4.0
    """For setting off the end when ahead, and against it when behind."""
    patience: int = 45
    """After so many rounds whoever is ahead wants the end: each step of his highest guild is worth more and more.
    After twice as many everybody does."""
    hurry: float = 0.15
    most_hurry: float = 4.0
    winning: float = 1000.0


class AgraJudgement(Judgement):
    """The judgement of the greedy bot."""

    width = 12
    later_plans = 16
    later_budget = 1500
    later_width = 12
    facts = 7

    def __init__(self, rules: Rules, weights: Weights | None = None) -> None:
        self.rules = rules
        self.weights = weights or Weights()
        self.share = 1.0  # of what is kept for later
        self.rest = 1.0  # of the game
        self.own_turn = True
        self.ending = False  # the end has been set off before this move
        self.rivals = 0.0  # what the best of the others would score
        self.tired = False  # the game has lasted too long to wait for a better moment
        self.hurry = 0.0  # for each step of the highest guild: it brings the end nearer
        # Most positions of a search differ in little: each part is judged once for what it depends on.
        self.known: dict[tuple[object, ...], float] = {}

    # -- before and during a move

    def begin(self, state: State, seat: i64) -> None:
        """Guess how much of the game is left. Fixed for a move: else progress would be blamed for the nearer end."""
        table = cast(Agra, state)
        self.own_turn = table.owner() == seat
        self.ending = table.end_round > 0
        rounds = float(table.end_round - table.round) if self.ending else self._rounds_left(table)
        if self.ending and not self.own_turn and self._turn_is_to_come(table, seat):
            rounds += 1
        self.share = min(1.0, rounds / self.weights.full_worth)
        self.rest = min(1.0, rounds / self.weights.game)
        others = [other for other in range(table.seats) if other != seat]
        self.rivals = max(self._guessed_score(table, other) for other in others)
        self.known = {}
        self.hurry = 0.0
        late = int(table.round) - self.weights.patience
        self.tired = late > self.weights.patience
        if self.tired or (late > 0 and scoring.score_items(table, seat)["total"] > self.rivals):
            self.hurry = min(self.weights.most_hurry, self.weights.hurry * late)

    def is_done(self, state: State, seat: i64) -> bool:
        """The move is over with the turn; out of turn, as soon as somebody else is asked."""
        if state.top is None:
            return True
        if self.own_turn:
            return cast(Agra, state).owner() != seat
        return state.to_move() != seat

    def _rounds_left(self, table: Agra) -> float:
        """The nearest of the three ends decides: the river, a guild at the top, a column of orders."""
        edition = table.edition
        top = max(int(step) for step in table.influence) / int(edition.top_step)
        filled = 0
        for guild in range(N_GUILDS):
            column = table.orders[guild * N_ROWS_OF_ORDERS : (guild + 1) * N_ROWS_OF_ORDERS]
            filled = max(filled, sum(1 for owner in column if owner != NOBODY))
        progress = max(top, (int(table.boat) - 1) / PIERS, (filled - 2) / (N_ROWS_OF_ORDERS - 1))
        return max(1.0, self.weights.game * (1.0 - progress))

    def _turn_is_to_come(self, table: Agra, seat: int) -> bool:
        """Whether a seat has still its turn in this round."""
        turn = (int(table.owner()) - int(table.start)) % int(table.seats)
        return (seat - int(table.start)) % int(table.seats) > turn

    def _guessed_score(self, table: Agra, seat: int) -> float:
        """What can be seen of a score; the bag is guessed by what usually fills it."""
        items = scoring.score_items(table, seat)
        return items["total"] - items["rupees"] + self._usual_rupees(table, seat)

    def _usual_rupees(self, table: Agra, seat: int) -> float:
        earned = 2.0 + sum(int(table.step(seat, guild)) for guild in range(N_GUILDS))
        return earned + 2.0 * sum(scoring.orders_of(table, seat))

    def guess(self, state: State, seat: i64, source: Source) -> None:
        """A-14: what lies in the other bags is what usually fills them, give or take a third."""
        table = cast(Agra, state)
        for other in range(table.seats):
            if other != seat and not table.switches.open_rupees and not table.is_over():
                usual = int(self._usual_rupees(table, other))
                table.players[other].rupees = max(0, usual + int(source.below(2 * usual // 3 + 1)) - usual // 3)

    def progress(self, state: State) -> float:
        table = cast(Agra, state)
        if table.end_round > 0:
            return 1.0
        return 1.0 - min(1.0, self._rounds_left(table) / self.weights.game)

    def put_facts(self, state: State, looking: i64, row: vec[float]) -> None:
        table = cast(Agra, state)
        seats: i64 = table.seats
        place: i64 = 0
        while place < seats:
            seat: i64 = (looking + place) % seats
            at: i64 = place * 7
            player = table.players[seat]
            items = scoring.score_items(table, seat)
            hidden = place > 0 and not table.switches.open_rupees
            rupees = self._usual_rupees(table, seat) if hidden else float(player.rupees)
            row[at] = items["notables"] / 10
            row[at + 1] = items["guilds"] / 10
            row[at + 2] = items["akbar"] / 10
            row[at + 3] = (items["covers"] + items["meditation"]) / 10
            row[at + 4] = rupees / 20
            row[at + 5] = self._output(table, seat)
            row[at + 6] = self._workers(table, seat) / 4
            place += 1

    # -- judging

    def judge(self, state: State, seat: i64) -> float:
        table = cast(Agra, state)
        player = table.players[seat]
        worth = int(player.rupees) + self._board(table, seat)
        if table.is_over():
            return worth - self.weights.winning * self.rules.ranking(table)[seat]
        if self.share == 0 and self.is_done(table, seat):
            return worth + 0.01 * scoring.tie_break(table, seat)
        if table.end_round > 0 and not self.ending:
            worth += self.weights.ending if self.tired or worth > self.rivals else -2 * self.weights.ending
        kept = self._goods(table, seat) + self._favour(table, seat) + self._workers(table, seat)
        kept += self.weights.tile * int(player.tiles).bit_count() + self.weights.tracker * int(player.tracker)
        # What is at hand in the middle of a turn
        now = self.weights.point * int(table.points)
        if table.sailing:
            now += int(table.paid_left) + self.weights.delivery * int(table.free_left)
        return worth + self.share * (kept + self._output(table, seat)) + now

    def _board(self, table: Agra, seat: int) -> float:
        """8.0 as it stands, less the rupees, and what influence, bowls and notables may still lead to."""
        player = table.players[seat]
        key = ("board", tuple(table.influence), tuple(table.orders), tuple(table.bowls), player.contracts)
        worth = self.known.get(key)
        if worth is None:
            items = scoring.score_items(table, seat)
            worth = float(items["notables"] + items["guilds"] + items["akbar"])
            worth += self.share * max(0.0, self.weights.gift * scoring.bowls_of(table, seat) - items["akbar"])
            worth += self.share * self._influence(table, seat)
            if self.hurry:
                worth += self.hurry * max(int(table.step(seat, guild)) for guild in range(N_GUILDS))
            contracts = int(player.contracts)
            lasting = (self.weights.contracts[notable] for notable in range(N_NOTABLES) if contracts >> notable & 1)
            worth += self.rest * sum(lasting)
            self.known[key] = worth
        covers = int(table.edition.covers).bit_count() - int(player.covers).bit_count()
        last = player.tracker == len(table.edition.track)
        return worth + covers + (scoring.LAST_SPACE_BONUS if last else 0)

    def _goods(self, table: Agra, seat: int) -> float:
        first = seat * N_GOODS
        owned = tuple(int(number) for number in table.goods[first : first + N_GOODS])
        places = (tuple(table.prices), tuple(table.bowls), tuple(table.slots), tuple(table.marked), table.river)
        key = ("goods", owned, *places, table.boat, tuple(table.influence))
        worth = self.known.get(key)
        if worth is None:
            worth = self.known[key] = self._goods_at_hand(table, owned) + self._demand(table, seat, owned)
        return worth

    def _goods_at_hand(self, table: Agra, owned: tuple[int, ...]) -> float:
        weights, edition = self.weights, table.edition
        values = [int(value) for value in edition.printed]
        for token in range(N_PRICE_TOKENS):
            good = int(table.prices[token * 2])
            if good >= 0:
                values[good] = int(edition.token_faces[token * 2 + table.prices[token * 2 + 1]])
        worth = 0.0
        for good, number in enumerate(owned):
            if number:
                each = weights.good[min(values[good], 4)]
                worth += each * (number if number < 3 else 2 + (number - 2) * weights.spare_good)
                bowl = edition.bowl_of[good]
                if bowl >= 0 and table.bowls[bowl] == NOBODY:
                    worth += weights.bowl
        return worth

    def _demand(self, table: Agra, seat: int, owned: tuple[int, ...]) -> float:
        """What notables and marked orders want; also own markers that lie on notables."""
        weights, edition = self.weights, table.edition
        worth = 0.0
        left = list(owned)
        level = int(open_level(table))
        river = int(table.river)
        for notable in range(N_NOTABLES):
            if not river >> notable & 1:
                continue
            ahead = int(edition.level[notable]) - level
            if ahead > 1:
                continue
            for slot in range(notable * MAX_SLOTS, notable * MAX_SLOTS + int(edition.slots[notable])):
                held = int(table.slots[slot])
                good = int(edition.wants[slot])
                if held and held // 4 == seat:
                    worth += weights.marker_on_card * (held % 4)
                elif not held and left[good] > 0:
                    left[good] -= 1
                    worth += weights.wanted if ahead <= 0 else weights.wanted / 2
        for guild in range(N_GUILDS):
            row = int(table.marked[guild])
            if row < N_ROWS_OF_ORDERS:
                at = (guild * N_ROWS_OF_ORDERS + row) * 2
                both = owned[edition.order_goods[at]] > 0, owned[edition.order_goods[at + 1]] > 0
                worth += weights.ordered * sum(both)
                if all(both) and table.step(seat, guild) > 0:
                    worth += 2 * weights.ordered
        return worth

    def _favour(self, table: Agra, seat: int) -> float:
        weights = self.weights
        favour = int(table.players[seat].favour)
        worth = sum(weights.favour[:favour])
        for other in range(table.seats):
            if other != seat:
                worth -= weights.rival_favour * int(table.players[other].favour)
        player = table.players[seat]
        short = 4 - min(N_MARKERS, int(player.markers + player.locked))
        return worth - weights.short_of_markers * max(0, short)

    def _workers(self, table: Agra, seat: int) -> float:
        player, edition = table.players[seat], table.edition
        standing = int(player.cook)
        for space in range(N_SPACES):
            if table.workers[space] == seat * 2 + 1:
                standing += 1
        tracker = int(player.tracker)
        points = sum(int(edition.track[max(0, tracker - 1 - laid)]) for laid in range(standing))
        return self.weights.worker[player.workers] + self.weights.meditation * points

    def _influence(self, table: Agra, seat: int) -> float:
        weights = self.weights
        worth = 0.0
        for guild in range(N_GUILDS):
            own = int(table.step(seat, guild))
            others = max(int(table.step(other, guild)) for other in range(table.seats) if other != seat)
            worth += weights.step * own
            if own:
                worth += weights.first_step
            if own > others:
                worth += weights.lead
        return worth

    def _output(self, table: Agra, seat: int) -> float:
        farmers = tuple(table.farmers[seat * N_FARM_SIDES : (seat + 1) * N_FARM_SIDES])
        key = ("output", farmers, table.players[seat].covers)
        worth = self.known.get(key)
        if worth is None:
            most = self.weights.most_output
            yields = [min(most, int(farm.output(table, seat, good))) for good in range(N_BASIC)]
            worth = self.known[key] = self.weights.output * sum(yields)
        return worth
