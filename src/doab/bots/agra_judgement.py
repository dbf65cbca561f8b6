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

from doab.agra.made.frames import fields_of
from doab.agra.rules import farm, scoring
from doab.agra.rules.river import open_level
from doab.agra.table.state import NOBODY, Agra
from doab.agra.table.things import (
    MAX_SLOTS,
    N_BASIC,
    N_GOODS,
    N_GUILDS,
    N_MARKERS,
    N_ROWS_OF_ORDERS,
    PIERS,
)
from doab.bots.judgement import Judgement, worth_of_end
from doab.core import Rules, Source, State
from doab.core.state import Frame


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
    bag: tuple[float, ...] = (1.2, 0.14, 0.02, 2.7, -1.1)
    """What usually lies in a bag: for each round, more of it for each seat beyond the second, for the square of the
    round, for each notable and each bowl. Fitted to games of these bots; of three bags one differs by eight or more.
    """
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
    """After so many rounds whoever is ahead wants the end: each step of their highest guild is worth more and more.
    After twice as many everybody does."""
    hurry: float = 0.15
    most_hurry: float = 4.0


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

    # -- before and during a move

    def begin(self, state: State, seat: i64) -> None:
        """Guess how much of the game is left. Fixed for a move: or progress would be blamed for the nearer end."""
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
        """Whether a seat still has its turn in this round."""
        turn = (int(table.owner()) - int(table.start)) % int(table.seats)
        return (seat - int(table.start)) % int(table.seats) > turn

    def _guessed_score(self, table: Agra, seat: i64) -> float:
        """What can be seen of a score; the bag is guessed by what usually fills it."""
        items = scoring.score_items(table, seat)
        return items["total"] - items["rupees"] + self._usual_rupees(table, seat)

    def _usual_rupees(self, table: Agra, seat: i64) -> float:
        rounds, notables = float(table.round), float(int(table.players[seat].contracts).bit_count())
        each_round, each_seat, later, notable, bowl = self.weights.bag
        usual = rounds * (each_round + each_seat * float(table.seats - 2) + later * rounds)
        return max(2.0, usual + notable * notables + bowl * float(scoring.bowls_of(table, seat)))

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
        place: i64
        for place in range(seats):
            seat: i64 = (looking + place) % seats
            at: i64 = place * 7
            player = table.players[seat]
            row[at] = float(scoring.notables_score(table, seat)) / 10
            row[at + 1] = float(scoring.guilds_score(table, seat)) / 10
            row[at + 2] = float(scoring.akbar_score(scoring.bowls_of(table, seat))) / 10
            row[at + 3] = float(scoring.covers_score(table, seat) + scoring.meditation_score(table, seat)) / 10
            row[at + 4] = float(player.rupees) / 20
            row[at + 5] = self._output(table, seat)
            row[at + 6] = self._workers(table, seat) / 4

    # -- judging

    def known(self, frame: Frame) -> list[int]:
        return fields_of(frame)

    def judge(self, state: State, seat: i64) -> float:
        table = cast(Agra, state)
        player = table.players[seat]
        worth = float(player.rupees) + self._board(table, seat)
        if table.is_over():
            return worth + worth_of_end(self.rules.ranking(table), seat)
        if self.share == 0 and self.is_done(table, seat):
            return worth + 0.01 * scoring.tie_break(table, seat)
        if table.end_round > 0 and not self.ending:
            worth += self.weights.ending if self.tired or worth > self.rivals else -2 * self.weights.ending
        kept = self._goods_at_hand(table, seat) + self._demand(table, seat)
        kept += self._favour(table, seat)
        kept += self._workers(table, seat)
        kept += self.weights.tile * int(player.tiles).bit_count() + self.weights.tracker * float(player.tracker)
        # What is at hand in the middle of a turn
        now = self.weights.point * float(table.points)
        if table.sailing:
            now += float(table.paid_left) + self.weights.delivery * float(table.free_left)
        return worth + self.share * (kept + self._output(table, seat)) + now

    def _board(self, table: Agra, seat: i64) -> float:
        """8.0 as it stands, less the rupees, and what influence, bowls and notables may still lead to."""
        weights = self.weights
        bowls: i64 = scoring.bowls_of(table, seat)
        akbar: i64 = scoring.akbar_score(bowls)
        worth = float(scoring.notables_score(table, seat) + scoring.guilds_score(table, seat) + akbar)
        worth += self.share * max(0.0, weights.gift * float(bowls) - float(akbar))
        worth += self.share * self._influence(table, seat)
        if self.hurry:
            worth += self.hurry * max(int(table.step(seat, guild)) for guild in range(N_GUILDS))
        lasting = 0.0
        contracts: i64 = table.players[seat].contracts
        notable: i64 = 0
        while contracts:
            if contracts & 1:
                lasting += weights.contracts[notable]
            contracts >>= 1
            notable += 1
        worth += self.rest * lasting
        return worth + float(scoring.covers_score(table, seat)) + float(scoring.meditation_score(table, seat))

    def _goods_at_hand(self, table: Agra, seat: i64) -> float:
        weights, edition = self.weights, table.edition
        worth = 0.0
        good: i64
        for good in range(N_GOODS):
            number: i64 = table.owned(seat, good)
            if number:
                each = weights.good[min(table.value(good), 4)]
                worth += each * (float(number) if number < 3 else 2.0 + float(number - 2) * weights.spare_good)
                bowl: i64 = edition.bowl_of[good]
                if bowl >= 0 and table.bowls[bowl] == NOBODY:
                    worth += weights.bowl
        return worth

    def _demand(self, table: Agra, seat: i64) -> float:
        """What notables and marked orders want; also own markers that lie on notables."""
        weights, edition = self.weights, table.edition
        first: i64 = seat * N_GOODS
        left = table.goods[first : first + N_GOODS]
        worth = 0.0
        level: i64 = open_level(table)
        river: i64 = table.river
        notable: i64 = 0
        slot: i64
        while river >> notable:
            ahead: i64 = edition.level[notable] - level
            if river >> notable & 1 and ahead <= 1:
                first_slot: i64 = notable * MAX_SLOTS
                for slot in range(first_slot, first_slot + edition.slots[notable]):
                    held: i64 = table.slots[slot]
                    good: i64 = edition.wants[slot]
                    if held:
                        if held // 4 == seat:
                            worth += weights.marker_on_card * float(held % 4)
                    elif left[good] > 0:
                        left[good] -= 1
                        worth += weights.wanted if ahead <= 0 else weights.wanted / 2
            notable += 1
        guild: i64
        for guild in range(N_GUILDS):
            row: i64 = table.marked[guild]
            if row < N_ROWS_OF_ORDERS:
                at: i64 = (guild * N_ROWS_OF_ORDERS + row) * 2
                there: i64 = 0  # of the two goods
                if table.owned(seat, edition.order_goods[at]) > 0:
                    there += 1
                if table.owned(seat, edition.order_goods[at + 1]) > 0:
                    there += 1
                worth += weights.ordered * float(there)
                if there == 2 and table.step(seat, guild) > 0:
                    worth += 2 * weights.ordered
        return worth

    def _favour(self, table: Agra, seat: i64) -> float:
        weights, player = self.weights, table.players[seat]
        worth = 0.0
        for place in range(min(int(player.favour), len(weights.favour))):
            worth += weights.favour[place]
        other: i64
        for other in range(table.seats):
            if other != seat:
                worth -= weights.rival_favour * float(table.players[other].favour)
        short: i64 = 4 - min(N_MARKERS, player.markers + player.locked)
        return worth - weights.short_of_markers * float(max(0, short))

    def _workers(self, table: Agra, seat: i64) -> float:
        player, edition = table.players[seat], table.edition
        standing: i64 = player.cook
        for worker in table.workers:
            if worker == seat * 2 + 1:
                standing += 1
        points: i64 = 0
        laid: i64
        for laid in range(standing):
            points += edition.track[max(0, player.tracker - 1 - laid)]
        return self.weights.worker[player.workers] + self.weights.meditation * float(points)

    def _influence(self, table: Agra, seat: i64) -> float:
        weights = self.weights
        worth = 0.0
        guild: i64
        other: i64
        for guild in range(N_GUILDS):
            own: i64 = table.step(seat, guild)
            others: i64 = 0
            for other in range(table.seats):
                if other != seat:
                    others = max(others, table.step(other, guild))
            worth += weights.step * float(own)
            if own:
                worth += weights.first_step
            if own > others:
                worth += weights.lead
        return worth

    def _output(self, table: Agra, seat: i64) -> float:
        most: i64 = self.weights.most_output
        total: i64 = 0
        good: i64
        for good in range(N_BASIC):
            total += min(most, farm.output(table, seat, good))
        return self.weights.output * float(total)
