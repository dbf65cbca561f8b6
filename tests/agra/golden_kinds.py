"""What the golden records of Agra prove: one for each player count, each set of switches and each way a game can end.

The tests check every claim on the replayed game; `tools/make_goldens.py` looks for games of which it is true.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from doab.agra import RULES, AgraGame
from doab.agra.rules import scoring
from doab.core import Game
from doab.core.errors import IllegalAction
from tests.nets.goldens import Kind

FOLDER = Path(__file__).parent / "goldens"
SHORT = 800
"""More answers than a record should have: the games of the first seeds are passed over if they are longer."""
SWITCHES = {
    "rupees": "everybody's rupees are open; the Peon collects, and the merchant pays where he lands",
    "meditation": "workers lie down between meditation actions; a notable brings a step a turn; any turn's end resets",
    "builder": "the builder counts from the second tile; a notable brings one step an action; two doubles a turn",
}


# -- facts about a finished game


def end_set_off_by(game: AgraGame) -> str:
    """4.3: which of the three triggers came first: what was told right before the last round was announced."""
    events = game.events_since(0)
    before = events[[event.what for event in events].index("last round ahead") - 1]
    if before.what == "boat":
        return "river"
    return "influence" if before.verb == "score" else "orders"


def keys(game: Any) -> list[tuple[int, int]]:
    """Final scores with what breaks their ties (A-144)."""
    seats = range(len(game.names))
    return [(game.rules.scores(game.state)[seat], scoring.tie_break(game.state, seat)) for seat in seats]


def is_short(game: AgraGame) -> bool:
    return bool(game.version <= SHORT)


def ends_by(trigger: str) -> Callable[[Any], bool]:
    return lambda game: end_set_off_by(game) == trigger and is_short(game)


def is_tie_broken(game: AgraGame) -> bool:
    """A-144: the two best have the same score, and goods and favour decide."""
    best, second = sorted(keys(game), reverse=True)[:2]
    return best[0] == second[0] and best[1] > second[1]


def is_shared(game: AgraGame) -> bool:
    """A-144: the two best have the same score, and the same in goods and favour."""
    best, second = sorted(keys(game), reverse=True)[:2]
    return best == second


def switches_matter(game: AgraGame) -> bool:
    """With the rules as they are by default the same answers are not possible, or lead to another position."""
    if not is_short(game):
        return False
    plain = Game.new(RULES, game.names)
    for step in game.steps:
        if plain.over:
            return True
        try:
            plain.play(step.action)
        except IllegalAction:
            return True
    return {**plain.state.to_json(), "switches": {}} != {**game.state.to_json(), "switches": {}}


def kind(
    name: str,
    proves: str,
    holds: Callable[[Any], bool],
    players: str,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
) -> Kind:
    """A golden record of Agra, looked for among games of random players with a purpose."""
    return Kind(name, proves, holds, RULES, FOLDER, seats, options or {}, players)


KINDS = (
    kind("two-players", "A game of two players: ten notables, two neutral markers a column.", is_short, "river"),
    kind("three-players", "A game of three players: one neutral marker a column.", is_short, "orders", 3),
    kind("four-players", "A game of four players: fourteen notables, no neutral markers.", is_short, "river", 4),
    kind("end-river", "A-140: the boat reaches pier 6 with a contract of level IV.", ends_by("river"), "river", 3),
    kind("end-influence", "A-140: an influence marker reaches the top.", ends_by("influence"), "influence", 4),
    kind("end-orders", "A-140: the sixth order of a column is covered.", ends_by("orders"), "orders", 3),
    kind("tie-broken", "A-144: the same score, and more goods and favour win.", is_tie_broken, "influence"),
    kind("shared-victory", "A-144: the same score, goods and favour: the victory is shared.", is_shared, "influence"),
    *(
        kind(f"switches-{name}", f"Switches: {what}.", switches_matter, "river", seats, options)
        for (name, what), options, seats in zip(
            SWITCHES.items(), RULES.checks.option_sets(2)[1:], (2, 3, 3), strict=True
        )
    ),
)
