"""Writes golden records again: `python -m tools.make_goldens [GAME | GAME/NAME …]`, from the root of the repository.

How each is found: bots, or the random players of the tests, play one game after the other, with the seeds 0, 1, 2, …,
until the claim of the record is true of a game. The seed stands in the record's second remark. To be run after a change
of the rules or of the edition that is meant (`doab record check` and the tests say which records it touches), with a
new rules version.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import count
from typing import cast

from doab.bots.base import make_bot, play_with_bots
from doab.core import Game
from doab.core.kit import write_golden
from tests.agra.golden_kinds import KINDS as KINDS_OF_AGRA
from tests.agra.players import PURPOSES, towards
from tests.agra.steps import NAMES as NAMES_OF_AGRA
from tests.nets.goldens import Kind
from tests.nets.walks import walk_through
from tests.rajas.golden_kinds import KINDS as KINDS_OF_RAJAS
from tests.rajas.golden_kinds import NAMES as NAMES_OF_RAJAS

KINDS = (*KINDS_OF_RAJAS, *KINDS_OF_AGRA)
NAMES = {"rajas": NAMES_OF_RAJAS, "agra": NAMES_OF_AGRA}


def played(kind: Kind, seed: int) -> Game:
    """The game of this kind that its players play with a seed."""
    names = NAMES[kind.rules.name][: kind.seats]
    if kind.players in PURPOSES:
        *_, walked = walk_through(kind.rules, names, kind.options, seed, towards(kind.players))
        return cast(Game, walked)
    game = Game.new(kind.rules, names, kind.options, seed)
    play_with_bots(game, [make_bot(kind.players, kind.rules, f"{seed}/{seat}") for seat in range(kind.seats)])
    return game


def who(kind: Kind) -> str:
    return f"random players towards {kind.players}" if kind.players in PURPOSES else f"{kind.players} bots"


def make(kind: Kind) -> None:
    """Look for a game that proves the claim, and write it."""
    for seed in count():
        print(f"\r{kind.label}: seed {seed} ", end="", flush=True)
        game = played(kind, seed)
        if kind.holds(game):
            write_golden(game, kind.path, f"{kind.proves}\nFound with {who(kind)}, seed {seed}.")
            print(f"→ {game.version} answers")
            return


def main(chosen: Sequence[str]) -> None:
    unknown = set(chosen) - {kind.label for kind in KINDS} - set(NAMES)
    if unknown:
        sys.exit(f"no golden record is called {', '.join(sorted(unknown))}")
    for kind in KINDS:
        if not chosen or kind.label in chosen or kind.rules.name in chosen:
            make(kind)


if __name__ == "__main__":
    main(sys.argv[1:])
