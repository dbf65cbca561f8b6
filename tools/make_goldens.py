"""Writes the golden records of Rajas anew: `python -m tools.make_goldens [NAME …]`, from the root of the repository.

How each is found: greedy bots play one game after the other, with the seeds 0, 1, 2, …, until the claim of the record
is true of a game. The seed stands in the record's second remark. To be run after a change of the rules or of the
edition that is meant (`doab record check` and the tests say which records it touches), with a new rules version.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import count

from doab.bots.base import make_bot, play_with_bots
from doab.core import Game
from doab.core.kit import write_golden
from tests.rajas.golden_kinds import KINDS, NAMES, Kind, rules_of

BOT = "greedy"


def played(kind: Kind, seed: int) -> Game:
    """The game of this kind that greedy bots play with a seed."""
    rules = rules_of(kind.edition)
    game = Game.new(rules, NAMES[: kind.seats], kind.options, seed)
    play_with_bots(game, [make_bot(BOT, rules, f"{seed}/{seat}") for seat in range(kind.seats)])
    return game


def make(kind: Kind) -> None:
    """Look for a game that proves the claim, and write it."""
    for seed in count():
        print(f"\r{kind.name}: seed {seed} ", end="", flush=True)
        game = played(kind, seed)
        if kind.holds(game):
            write_golden(game, kind.path, f"{kind.proves}\nFound with {BOT} bots, seed {seed}.")
            print(f"→ {game.version} answers")
            return


def main(names: Sequence[str]) -> None:
    unknown = set(names) - {kind.name for kind in KINDS}
    if unknown:
        sys.exit(f"no golden record is called {', '.join(sorted(unknown))}")
    for kind in KINDS:
        if not names or kind.name in names:
            make(kind)


if __name__ == "__main__":
    main(sys.argv[1:])
