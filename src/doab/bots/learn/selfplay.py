"""Games from which a network learns: bots play against themselves, and every position that they think about is kept.

Each position is kept as the observation of the seat that is asked, with the answer that it gave and the answers that it
might have given; and as that of one other seat, which has nothing to answer. When the game is over all of them learn
how it went on and how it ended: the end alone is mostly luck, what the network thought of the next moves is mostly its
own opinion, so it is a mixture of both (temporal differences, TD(λ)).
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16

from doab.bots.judgement import Judgement, judgement_for
from doab.bots.network import MOST_SEATS, read_network
from doab.bots.plans import best_ways
from doab.bots.prospects import NetworkProspects, Prospects
from doab.core import Game, Rules, Source, State
from doab.core.playouts import settle

Expected = tuple[list[float], list[float]]
"""The chances to win and the margins of all seats."""


@dataclass(frozen=True)
class Habits:
    """How the games are played."""

    plans: int = 24
    """Of the plans that the judgement likes best, so many are shown to the network."""
    budget: int = 600
    width: int = 0
    """Of the beam; 0: the judgement's own."""
    surprise: float = 0.08
    """How often another of the first plans is played than the best, so that the network sees what comes of it."""
    kept: float = 0.4
    """The share of positions that is kept: those of one game are much alike."""
    caution: float = 0.02
    """How much a point less in the judgement counts against a plan: a network that has not seen what comes of plans
    that the judgement would never choose thinks too well of them.
    """
    noise: float = 0.02
    """How much the worth of a plan is blurred."""
    patience: float = 0.92
    """How much what came later counts, and not what was thought of the next move. 1: only how the game ended."""


class Kept:
    """Positions of games, growing."""

    def __init__(self, rules: Rules, seats: int, facts: int) -> None:
        self.encoder = rules.learning.encoder(seats)
        self.size = int(self.encoder.size)
        self.buffer = vec[i16]([0] * self.size)
        self.facts_buffer = vec[float]([0.0] * (MOST_SEATS * facts))
        self.answers = len(rules.table)
        self.rows: list[np.ndarray[Any, Any]] = []
        self.facts: list[np.ndarray[Any, Any]] = []
        self.masks: list[np.ndarray[Any, Any]] = []
        self.given: list[int] = []
        self.seats: list[int] = []
        self.games: list[int] = []
        self.moves: list[int] = []
        self.wins: list[float] = []
        self.margins: list[float] = []

    def keep(self, state: State, seat: int, judgement: Judgement, answer: int, game: int, move: int) -> None:
        self.encoder.encode(state, seat, self.buffer, 0)
        for at in range(len(self.facts_buffer)):
            self.facts_buffer[at] = 0.0
        judgement.put_facts(state, seat, self.facts_buffer)
        mask = np.zeros(self.answers, dtype=bool)
        if answer >= 0:
            mask[state.legal()] = True
        self.rows.append(np.array(memoryview(self.buffer), dtype=np.int16))
        self.facts.append(np.array(memoryview(self.facts_buffer), dtype=np.float16))
        self.masks.append(np.packbits(mask))
        self.given.append(answer)
        self.seats.append(seat)
        self.games.append(game)
        self.moves.append(move)

    def finish(self, course: list[Expected]) -> None:
        """Tell all positions of a game what is to be learned of them, move by move."""
        for at in range(len(self.wins), len(self.seats)):
            wins, margins = course[self.moves[at]]
            self.wins.append(wins[self.seats[at]])
            self.margins.append(margins[self.seats[at]])

    def arrays(self) -> dict[str, np.ndarray[Any, Any]]:
        return {
            "rows": np.stack(self.rows),
            "facts": np.stack(self.facts),
            "masks": np.stack(self.masks),
            "given": np.array(self.given, dtype=np.int16),
            "games": np.array(self.games, dtype=np.int32),
            "wins": np.array(self.wins, dtype=np.float32),
            "margins": np.array(self.margins, dtype=np.float32),
        }


def hindsight(thoughts: list[Expected], end: Expected, patience: float) -> list[Expected]:
    """What is to be learned of the position before each move, given what was thought before each of them."""
    course = [end]
    for wins, margins in reversed(thoughts[1:]):
        later_wins, later_margins = course[-1]
        course.append(
            (
                [patience * later + (1.0 - patience) * now for now, later in zip(wins, later_wins, strict=True)],
                [patience * later + (1.0 - patience) * now for now, later in zip(margins, later_margins, strict=True)],
            )
        )
    return course[::-1]


class SelfPlay:
    """Plays games for one number of players, with a network or, the first time, without one."""

    def __init__(self, rules: Rules, seats: int, network: Path | None, habits: Habits) -> None:
        self.rules = rules
        self.seats = seats
        self.habits = habits
        self.judgement = judgement_for(rules)
        if habits.width and self.judgement.width:
            self.judgement.width = habits.width
        self.facts_of = judgement_for(rules)
        self.known = Prospects(rules)  # of the end
        self.prospects: Prospects | None = None
        if network is not None:
            self.prospects = NetworkProspects(rules, judgement_for(rules), read_network(rules, network))
        self.kept = Kept(rules, seats, self.judgement.facts)

    def play(self, seed: str, game: int) -> None:
        """One game, kept."""
        source = Source(seed)
        table = Game.new(self.rules, [f"P{seat}" for seat in range(self.seats)], {}, seed)
        state = table.state
        settle(state, source)
        thoughts: list[Expected] = []
        move = -1
        while not state.is_over():
            move += 1
            if self.prospects is not None:
                thoughts.append(self._expected(state))
            seat = int(state.to_move())
            legal = state.legal()
            line = [legal[0]] if len(legal) == 1 else self._plan(state, seat, source)
            if self._keeps(source):
                other = (seat + 1 + int(source.below(self.seats - 1))) % self.seats
                self.kept.keep(state, other, self.facts_of, -1, game, move)
            for answer in line:
                if state.is_over() or state.to_move() != seat:
                    break
                if state.offers().count > 1 and self._keeps(source):
                    self.kept.keep(state, seat, self.facts_of, answer, game, move)
                state.apply(answer)
            settle(state, source)
        end = self._expected(state)
        self.kept.finish(hindsight(thoughts, end, self.habits.patience) if thoughts else [end] * (move + 1))

    def play_against(self, other: SelfPlay, seat: int, seed: str) -> float:
        """This one's share of a victory on a seat, with the other one on all the others."""
        source = Source(seed)
        state = Game.new(self.rules, [f"P{number}" for number in range(self.seats)], {}, seed).state
        settle(state, source)
        while not state.is_over():
            asked = int(state.to_move())
            player = self if asked == seat else other
            legal = state.legal()
            for answer in [legal[0]] if len(legal) == 1 else player._plan(state, asked, source):
                if state.is_over() or state.to_move() != asked:
                    break
                state.apply(answer)
            settle(state, source)
        ranks = self.rules.ranking(state)
        return 1.0 / ranks.count(1) if ranks[seat] == 1 else 0.0

    def _expected(self, state: State) -> Expected:
        """What is thought of a position, or known when the game is over; all seats together win once."""
        looking = self.prospects or self.known
        looking.look(state)
        wins = [looking.wins[seat] for seat in range(self.seats)]
        return [win / sum(wins) for win in wins], [looking.margins[seat] for seat in range(self.seats)]

    def _keeps(self, source: Source) -> bool:
        return int(source.below(1000)) < 1000 * self.habits.kept

    def _plan(self, state: State, seat: int, source: Source) -> list[int]:
        habits = self.habits
        state = state.copy()
        self.judgement.guess(state, seat, source)  # the player knows no more than at a table
        ways = best_ways(state, seat, self.judgement, habits.budget, habits.plans)
        if int(source.below(1000)) < 1000 * habits.surprise:
            return list(ways[int(source.below(min(8, len(ways))))].line)
        if self.prospects is None:
            return list(ways[0].line)
        best, line = -1e9, ways[0].line
        for way in ways:
            blur = habits.noise * (int(source.below(1000)) + int(source.below(1000)) - 1000) / 1000
            doubt = habits.caution * (ways[0].worth - way.worth)
            worth = self.prospects.worth_of(way.state, seat) + blur - doubt
            if worth > best:
                best, line = worth, way.line
        return list(line)
