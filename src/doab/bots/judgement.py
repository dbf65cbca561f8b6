"""What a bot knows about a game besides its rules: how well a seat stands, and what is worth telling a network."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from doab.core import Rules, Source, State
from doab.core.errors import OptionError
from doab.core.questions import fields_of
from doab.core.state import Frame

VICTORY: Final = 1000.0
"""More than any judgement sees in a game that goes on, even if it is shared by all at the table."""


def worth_of_end(ranks: Sequence[int], seat: i64) -> float:
    """What the end of a game is worth besides the points, on the scale of the judgements: a victory, and be it shared,
    more than any prospect; a defeat less than any, and the less the further behind.
    """
    if ranks[seat] == 1:
        return VICTORY / ranks.count(1)
    return -VICTORY * (ranks[seat] - 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """A game's rules of thumb. Only differences between positions of one game mean anything."""

    width = 0
    """How many positions a beam follows; 0: every way to finish a move is tried, as far as the budget goes."""
    later_plans = 16
    later_budget = 600
    later_width = 0
    """How many plans a search compares at the turns after the one that it thinks about, of how many positions, and how
    wide the beam is there: little thought, for there are many of them.
    """
    facts = 0
    """How many numbers about each seat a network is given besides the observation."""
    steepness = 0.1
    """How much a point of a judgement says about who will win, at the end of the game."""
    calm = 1.0
    """How much less it says at the beginning: the share of it that is left."""

    def begin(self, state: State, seat: i64) -> None:
        """A move is looked for from here. What is guessed about the rest of the game is guessed now."""
        raise NotImplementedError

    def judge(self, state: State, seat: i64) -> float:
        """How well a seat stands. At the end of the game that is its points and `worth_of_end`."""
        raise NotImplementedError

    def is_done(self, state: State, seat: i64) -> bool:
        """Whether the move of this seat is over: nothing that it will be asked belongs to it any more."""
        raise NotImplementedError

    def known(self, frame: Frame) -> list[int]:
        """What a frame knows besides its seat. Games of which many positions are looked at have a faster way."""
        return fields_of(frame)

    def guess(self, state: State, seat: i64, source: Source) -> None:
        """Fill in what `seat` does not know with what is likely. Games without secrets have nothing to do."""

    def put_facts(self, state: State, looking: i64, row: vec[float]) -> None:
        """Write what a network is given besides the observation of `looking`: `facts` numbers about each seat, its own
        first. It may tell what `looking` cannot see: bots look only at tables that they have imagined.
        """

    def progress(self, state: State) -> float:
        """How far the game has come, from 0 to 1."""
        return 0.5


JUDGED = ("agra", "rajas")
"""The games that this package has a judgement for."""


def judgement_for(rules: Rules) -> Judgement:
    """The judgement that comes with this package for a game."""
    if rules.name == "rajas":
        from doab.bots.rajas_judgement import RajasJudgement

        return RajasJudgement(rules)
    if rules.name == "agra":
        from doab.bots.agra_judgement import AgraJudgement

        return AgraJudgement(rules)
    raise OptionError(f"there is no judgement for {rules.title} yet")
