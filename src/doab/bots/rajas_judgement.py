"""How well a seat stands in Rajas, by rule of thumb. Everything is counted in fame: two money are one fame.

What has been scored counts in full. What may still bring something (dice, karma, levels, markets, roads) counts for as
much as the rest of the game can make of it: much at the start, nothing in the last turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from doab.bots.judgement import Judgement, worth_of_end
from doab.core import Rules, State
from doab.core.state import Frame
from doab.rajas.made.frames import fields_of
from doab.rajas.rules import market, province
from doab.rajas.rules.placing import PlaceWorker
from doab.rajas.rules.tracks import lead_of, most_workers
from doab.rajas.table.state import DICE_OF_A_SEAT, LOWEST_LEVEL, STARTING_WORKERS, Rajas
from doab.rajas.table.things import CHAMBER, GREAT_MOGUL, N_BUILDINGS, N_FACES, N_GOODS


@dataclass(frozen=True)
class Weights:
    """The rules of thumb as numbers."""

    faces: tuple[float, ...] = (1.2, 1.2, 1.3, 1.4, 1.8, 2.2)
    """A die by what it shows: low ones sail, high ones build."""
    full_hand: int = 7
    """Dice beyond this number are worth half: there is hardly time to use them all."""
    karma: tuple[float, ...] = (0.0, 1.1, 1.9, 2.4)
    level: float = 1.5
    worker: float = 1.75
    """For each round to come."""
    boat: float = 0.2
    """For each space; the bridge counts extra as long as it can bring a worker."""
    bridge_ahead: float = 0.1
    markets: float = 0.08
    """For each money of a visit and each round to come."""
    ends: tuple[float, ...] = (-6.0, -1.0, 0.0, 0.4, 0.7)
    """By the number of open road ends; without one nothing can be built."""
    yield_in_reach: float = 0.3
    elephant: float = 0.4
    """For standing with the Great Mogul: the first choice of the next round."""
    fame_a_turn: float = 1.75
    """What a player makes of a turn, to guess how many turns are left."""
    full_worth: float = 9.0
    """With so many turns left, what is kept for later has its full worth."""
    meeting: float = 15.0


class RajasJudgement(Judgement):
    """The judgement of the greedy bot."""

    facts = 4

    def __init__(self, rules: Rules, weights: Weights | None = None) -> None:
        self.rules = rules
        self.weights = weights or Weights()
        self.share = 1.0  # of what is kept for later
        self.rounds = 8.0  # still to come
        order = sorted(range(N_FACES), key=lambda face: -self.weights.faces[face])
        self.best_faces: vec[i64] = vec[i64](order)

    def begin(self, state: State, seat: i64) -> None:
        """Guess how much of the game is left. Fixed for a move: else scoring would be blamed for the nearer end."""
        table = cast(Rajas, state)
        furthest = max(int(lead_of(table, other)) for other in range(table.seats))
        turns = 0.0 if table.trigger >= 0 else max(1.0, -furthest / self.weights.fame_a_turn)
        self.share = min(1.0, turns / self.weights.full_worth)
        self.rounds = turns / int(table.players[seat].active)

    def is_done(self, state: State, seat: i64) -> bool:
        """A move lasts until somebody's next worker is placed."""
        return state.top is None or state.to_move() != seat or isinstance(state.top, PlaceWorker)

    def known(self, frame: Frame) -> list[int]:
        return fields_of(frame)

    def judge(self, state: State, seat: i64) -> float:
        table = cast(Rajas, state)
        player = table.players[seat]
        worth = float(player.fame) + float(player.money) / 2
        if table.is_over():
            return worth + worth_of_end(self.rules.ranking(table), seat)
        if lead_of(table, seat) >= 0:
            return worth + self.weights.meeting
        if self.share == 0:
            return worth
        kept = self._dice(table, seat) + self.weights.karma[player.karma] + self._levels(table, seat)
        kept += self._boat(table, seat) + self._roads(table, seat)
        if table.board[table.side.first[CHAMBER + GREAT_MOGUL]] == seat:
            kept += self.weights.elephant
        later = self.weights.worker * int(player.active - STARTING_WORKERS) + self._markets(table, seat)
        return worth + self.share * kept + self.rounds * later

    def progress(self, state: State) -> float:
        table = cast(Rajas, state)
        furthest = max(int(lead_of(table, other)) for other in range(table.seats))
        return min(1.0, 1.0 + furthest / int(table.edition.meeting_point))

    def put_facts(self, state: State, looking: i64, row: vec[float]) -> None:
        table = cast(Rajas, state)
        seats: i64 = table.seats
        place: i64
        for place in range(seats):
            seat: i64 = (looking + place) % seats
            at: i64 = place * 4
            squares, in_reach = self._reach(table, seat)
            row[at] = squares / 4
            row[at + 1] = in_reach / 4
            row[at + 2] = float(market.mixed_goods(table, seat)) / 10
            row[at + 3] = float(self._best_good(table, seat)) / 10

    def _dice(self, table: Rajas, seat: i64) -> float:
        """The best ones first: those beyond a full hand count half."""
        first: i64 = seat * DICE_OF_A_SEAT
        room: i64 = self.weights.full_hand
        worth, spare = 0.0, 0.0
        at: i64
        for face in self.best_faces:
            each = self.weights.faces[face]
            dice: i64 = 0
            for at in range(first + face, first + DICE_OF_A_SEAT, N_FACES):
                dice += table.dice[at]
            for _ in range(dice):
                if room > 0:
                    worth += each
                else:
                    spare += each
                room -= 1
        return worth + spare / 2

    def _levels(self, table: Rajas, seat: i64) -> float:
        levels: i64 = 0
        building: i64
        for building in range(N_BUILDINGS):
            levels += table.levels[seat * N_BUILDINGS + building] - LOWEST_LEVEL
        return self.weights.level * float(levels)

    def _boat(self, table: Rajas, seat: int) -> float:
        player = table.players[seat]
        worth = self.weights.boat * int(player.boat)
        if player.active < most_workers(table):
            worth += self.weights.bridge_ahead * int(min(player.boat, table.edition.bridge_after))
        return worth

    def _markets(self, table: Rajas, seat: i64) -> float:
        """What a visit of the market would bring, mixed goods and the best single good together."""
        return self.weights.markets * float(market.mixed_goods(table, seat) + self._best_good(table, seat))

    def _best_good(self, table: Rajas, seat: i64) -> i64:
        """What four markets of the same good bring at most."""
        best: i64 = 0
        good: i64
        for good in range(N_GOODS):
            best = max(best, market.best_markets(table, seat, good, 4))
        return best

    def _roads(self, table: Rajas, seat: int) -> float:
        squares, in_reach = self._reach(table, seat)
        return self.weights.ends[min(squares, len(self.weights.ends) - 1)] + self.weights.yield_in_reach * in_reach

    def _reach(self, table: Rajas, seat: int) -> tuple[int, int]:
        """Where the next tile can go, and which special yields it could reach there."""
        edition = table.edition
        ends = province.open_road_ends(table, seat)
        squares = 0
        in_reach = 0
        spent = table.players[seat].spent
        for cell in range(edition.cells):
            if ends[cell]:
                squares += 1
                for side in range(4):
                    place = edition.yield_at[cell * 4 + side]
                    if place >= 0 and not spent >> place & 1:
                        in_reach += 1
        return squares, in_reach
