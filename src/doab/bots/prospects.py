"""What every seat may expect of a position: the chance to win, and the margin. By rule of thumb, or from a network."""

from __future__ import annotations

from math import exp

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from doab.bots.judgement import Judgement
from doab.bots.network import MOST_SEATS, Network
from doab.core import Rules, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Prospects:
    """Fills `wins` and `margins`, one number per seat, for the position that it last looked at."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.wins = vec[float]([0.0] * MOST_SEATS)
        self.margins = vec[float]([0.0] * MOST_SEATS)

    def look(self, state: State) -> None:
        """At all seats."""
        if state.is_over():
            self.look_back(state)
        else:
            self.look_ahead(state)

    def look_back(self, state: State) -> None:
        """The game is over: the winners share one victory."""
        ranks = self.rules.ranking(state)
        scores = self.rules.scores(state)
        winners = ranks.count(1)
        for seat in range(len(ranks)):
            others = max(score for other, score in enumerate(scores) if other != seat)
            self.wins[seat] = 1.0 / winners if ranks[seat] == 1 else 0.0
            self.margins[seat] = float(scores[seat] - others)

    def look_ahead(self, state: State) -> None:
        raise NotImplementedError

    def look_for(self, state: State, seat: i64) -> None:
        """At one seat only, which may be quicker: the others' numbers mean nothing then."""
        self.look(state)

    def worth_of(self, state: State, seat: i64) -> float:
        """How good a position is for a seat."""
        self.look_for(state, seat)
        return utility(self.wins[seat], self.margins[seat])


MARGIN_COUNTS = 0.2
"""How much a margin counts beside victory."""
GREAT_MARGIN = 30.0


def utility(win: float, margin: float) -> float:
    """What a seat wants: to win, and where that is decided, by as much or to lose by as little as it can."""
    share = 0.5 + 0.5 * max(-1.0, min(1.0, margin / GREAT_MARGIN))
    return (1.0 - MARGIN_COUNTS) * win + MARGIN_COUNTS * share


class ThumbProspects(Prospects):
    """By the judgement of a game: a seat that is judged to stand better is likelier to win, the more so the later it
    is.
    """

    def __init__(self, rules: Rules, judgement: Judgement) -> None:
        super().__init__(rules)
        self.judgement = judgement

    def look_ahead(self, state: State) -> None:
        judgement = self.judgement
        seats = int(state.seats)
        worths: list[float] = []
        for seat in range(seats):
            judgement.begin(state, seat)
            worths.append(judgement.judge(state, seat))
        steep = judgement.steepness * (judgement.calm + (1.0 - judgement.calm) * judgement.progress(state))
        best = max(worths)
        weights = [exp(max(-30.0, steep * (worth - best))) for worth in worths]
        total = sum(weights)
        for seat in range(seats):
            others = max(worth for other, worth in enumerate(worths) if other != seat)
            self.wins[seat] = weights[seat] / total
            self.margins[seat] = worths[seat] - others


class NetworkProspects(Prospects):
    """What a network has learned."""

    def __init__(self, rules: Rules, judgement: Judgement, network: Network) -> None:
        super().__init__(rules)
        self.judgement = judgement
        self.network = network
        told, tells = int(network.inputs.size - network.inputs.facts_at), MOST_SEATS * judgement.facts
        if told != tells:
            raise ValueError(f"the network was told {told} facts, and the judgement of {rules.title} tells {tells}")
        self.facts = vec[float]([0.0] * (MOST_SEATS * judgement.facts))

    def look_ahead(self, state: State) -> None:
        """Each seat by itself: the chances of all need not add up to one, but every look at a seat says the same."""
        for seat in range(int(state.seats)):
            self._ask(state, seat)
            self.wins[seat] = self.network.win
            self.margins[seat] = self.network.margin

    def look_for(self, state: State, seat: i64) -> None:
        if state.is_over():
            self.look_back(state)
        else:
            self._ask(state, seat)
            self.wins[seat] = self.network.win
            self.margins[seat] = self.network.margin

    def _ask(self, state: State, seat: i64) -> None:
        facts = self.facts
        at: i64
        for at in range(len(facts)):
            facts[at] = 0.0
        self.judgement.put_facts(state, seat, facts)
        self.network.look(state, seat, facts)
