"""The bots that people play against: easy, medium, hard and best. One search, with more or less thought.

`easy` knows only the rules of thumb, and often plays what it does not like best. The others judge by the network of
their game: `medium` at the end of its turn or just behind its next one, `hard` and `best` further on. How much thought
that takes is another thing in each game, and stands here for each.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Final

from doab.bots.base import Bot, BotKind, UnknownBot
from doab.bots.judgement import JUDGED, judgement_for
from doab.bots.network import Network, read_network
from doab.bots.prospects import NetworkProspects, Prospects, ThumbProspects
from doab.bots.search import SearchBot
from doab.bots.tree import Thought
from doab.core import Rules

WEIGHTS: Final = Path(__file__).parent / "weights"
SHORTEST: Final = 0.05
LONGEST: Final = 600.0
"""Seconds that `best` can be told to think."""


@dataclass(frozen=True)
class Level:
    """How much thought a bot spends. It stops after so many visits of its tree, so that it plays alike on every
    machine, and at the latest after its seconds.
    """

    visits: int
    seconds: float
    plans: int
    """That are compared at the root."""
    caution: float
    """How much a point less in the judgement counts against a plan."""
    budget: int = 3000
    """Positions looked at to find them."""
    width: int = 0
    """Of the beam that finds them; 0: the judgement's own."""
    rivals: int = 6
    """Plans that are tried in the tree."""
    moves: int = 2
    """Of its own that each visit looks ahead at least."""
    later_budget: int = 0
    """Positions looked at to find the plans of later turns; 0: the judgement's own."""
    widening: float = 1.0
    """How many of the outcomes that chance may bring are told apart; with little time better few, and those well."""
    worlds: int = 1
    """Imagined tables, where something is hidden."""
    slips: int = 0
    """Of a hundred moves, so many are not what it likes best."""
    learned: bool = True
    """Judges by the network, not by rule of thumb."""


EASY_LEVEL: Final = Level(visits=0, seconds=0.15, plans=12, caution=1.0, slips=40, learned=False)
MEDIUM_LEVELS: Final = {
    # Even a look ahead at each of two plans is worth much in Rajas, and at four players most.
    "rajas": Level(visits=2, seconds=0.15, plans=24, caution=0.015, rivals=2),
    "agra": Level(visits=0, seconds=0.15, plans=24, caution=0.015, budget=1000),
}
HARD_LEVELS: Final = {
    "rajas": Level(visits=160, seconds=1.8, plans=16, caution=0.015, rivals=16),
    # A turn of Agra is so long that finding more of its plans brings more than looking further ahead.
    "agra": Level(visits=2, seconds=1.8, plans=100, caution=0.015, budget=6000, width=20, rivals=2),
}
ALL_DAY: Final = 1_000_000_000
BEST_LEVELS: Final = {
    "rajas": Level(
        visits=ALL_DAY, seconds=5.0, plans=32, caution=0.015, rivals=16, moves=3, later_budget=1500, widening=4.0
    ),
    # Looking further, with wider beams, left it a hundred visits: too few for its plans.
    "agra": Level(visits=ALL_DAY, seconds=5.0, plans=400, caution=0.015, budget=60_000, width=100, rivals=12, worlds=2),
}


@lru_cache(maxsize=8)
def network_for(rules: Rules) -> Network:
    """The weights that come with this package; every edition is judged by those of the usual one."""
    return read_network(rules, WEIGHTS / f"{rules.name}.net")


def prospects_for(rules: Rules, learned: bool = True) -> Prospects:
    if learned:
        return NetworkProspects(rules, judgement_for(rules), network_for(rules))
    return ThumbProspects(rules, judgement_for(rules))


def bot_of(name: str, level: Level, rules: Rules, seed: int | str) -> SearchBot:
    """A bot of one's own level: for experiments, and for those below."""
    judgement, prospects = judgement_for(rules), prospects_for(rules, level.learned)
    thought = Thought(judgement, level.plans, level.caution, level.budget, level.width, level.moves)
    thought.later_budget = level.later_budget or thought.later_budget
    thought.widening = level.widening
    return SearchBot(
        name,
        rules,
        seed,
        judgement,
        prospects,
        thought,
        level.visits,
        level.seconds,
        level.rivals,
        level.worlds,
        level.slips,
    )


def level_for(levels: Mapping[str, Level], rules: Rules) -> Level:
    judgement_for(rules)  # which says so if there is none
    return levels[rules.name]


def make_easy(rules: Rules, seed: int | str) -> Bot:
    return bot_of("easy", EASY_LEVEL, rules, seed)


def make_medium(rules: Rules, seed: int | str) -> Bot:
    return bot_of("medium", level_for(MEDIUM_LEVELS, rules), rules, seed)


def make_hard(rules: Rules, seed: int | str) -> Bot:
    return bot_of("hard", level_for(HARD_LEVELS, rules), rules, seed)


def make_best(rules: Rules, seed: int | str) -> Bot:
    return bot_of("best", level_for(BEST_LEVELS, rules), rules, seed)


def best_with(setting: str) -> BotKind:
    """`best:5` thinks for five seconds, however many positions that are."""
    try:
        seconds = float(setting)
    except ValueError:
        seconds = 0.0
    if not SHORTEST <= seconds <= LONGEST:
        raise UnknownBot(
            f"“best:{setting}”: behind the colon stands how many seconds it thinks about a move, "
            f"{SHORTEST:g} to {LONGEST:g}"
        )

    def make_best_with(rules: Rules, seed: int | str) -> Bot:
        return bot_of("best", replace(level_for(BEST_LEVELS, rules), seconds=seconds), rules, seed)

    return replace(BEST, make=make_best_with, seconds=seconds)


EASY = BotKind("easy", "knows what is good, and often plays something else: for a first game", make_easy, 0.2, JUDGED)
MEDIUM = BotKind("medium", "plays what promises most, and hardly looks further", make_medium, 0.2, JUDGED)
HARD = BotKind("hard", "looks some turns ahead and weighs what the others will do", make_hard, 2.0, JUDGED)
BEST = BotKind(
    "best", "looks as far ahead as its time allows: best:10 for ten seconds", make_best, 5.0, JUDGED, best_with
)
