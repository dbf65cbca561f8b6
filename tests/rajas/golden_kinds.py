"""What the golden records of Rajas prove: one for each player count, each option and each way a game can end.

The tests check every claim on the replayed game; `tools/make_goldens.py` looks for games of which it is true.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from doab.core import Game
from doab.rajas import RULES, RajasGame, RajasRules
from tests.nets.goldens import Kind

FOLDER = Path(__file__).parent / "goldens"
NAMES = ("Asha", "Bram", "Chitra", "Dirk")
ADVANCED_FIRST = ("advanced", "beginner")


def rules_of(edition: str) -> RajasRules:
    """The rules with an edition by name: the default one, or a file beside the golden records."""
    return RULES if edition == RULES.edition_name else RULES.with_edition(FOLDER / "editions" / f"{edition}.toml")


def kind(
    name: str,
    proves: str,
    holds: Callable[[Any], bool],
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    edition: str = "reconstructed",
) -> Kind:
    """A golden record of Rajas, looked for among games of greedy bots."""
    return Kind(name, proves, holds, rules_of(edition), FOLDER, seats, options or {})


# -- facts about a finished game


def crossers(game: RajasGame) -> list[str]:
    """The players whose markers have met, in the order in which they did (R-77)."""
    return sorted((name for name in game.names if game[name].crossed), key=lambda name: int(game[name].crossed))


def last_turns(game: RajasGame) -> list[str]:
    """The players who were given a last turn (R-74)."""
    events = game.events_since(0)
    return [game.names[event.seat] for event in events if (event.verb, event.what) == ("turn", "last turn")]


def rank(game: Game, name: str) -> int:
    return dict(game.ranking)[name]


def has_ended_by_meeting(game: Any) -> bool:
    return bool(crossers(game)) and crossers(game)[0] == game.names[game.state.trigger]


def ends_at_once(game: RajasGame) -> bool:
    """R-76: the seat before the start player met: nobody has another turn, and nobody else has met."""
    before = game.names[game.names.index(game.table.start_player) - 1]
    return crossers(game) == [before] and last_turns(game) == []


def first_still_wins(game: RajasGame) -> bool:
    """R-77: after the last turns the one who set off the end is ahead of everybody."""
    met = crossers(game)
    return last_turns(game) != [] and len(met) == 1 and game[met[0]].lead > 0 and rank(game, met[0]) == 1


def is_overtaken(game: RajasGame) -> bool:
    """R-77: the winner met second, in a last turn, with a larger lead than the first."""
    met = crossers(game)
    return len(met) == 2 and met[1] in last_turns(game) and 0 <= game[met[0]].lead < game[met[1]].lead


def is_tied(game: RajasGame) -> bool:
    """R-77: two have met and lead by the same."""
    met = crossers(game)
    return len(met) == 2 and game[met[0]].lead == game[met[1]].lead > 0


def meets_exactly(game: RajasGame) -> bool:
    """R-73: the markers met without passing: lead 0 sets off the end, and wins."""
    return len(crossers(game)) == 1 and game[crossers(game)[0]].lead == 0


def runs_out_of_rounds(game: Any) -> bool:
    """R-80: nobody has met, and the last round of the edition is over."""
    return crossers(game) == [] and game.table.round == game.rules.edition.rounds


KINDS = (
    kind("two-players", "A game of two players, on side A of the board.", has_ended_by_meeting),
    kind("three-players", "A game of three players: two spaces are covered.", has_ended_by_meeting, 3),
    kind("four-players", "A game of four players, on side B of the board.", has_ended_by_meeting, 4),
    kind("navaratna", "The Navaratna variant.", has_ended_by_meeting, 2, {"navaratna": True}),
    kind("mixed", "Players of mixed level: Asha is advanced.", has_ended_by_meeting, 2, {"mixed": ADVANCED_FIRST}),
    kind("ganga", "The Ganga module: river tiles.", has_ended_by_meeting, 2, {"ganga": True}),
    kind(
        "navaratna-ganga",
        "The Navaratna variant with river tiles.",
        has_ended_by_meeting,
        2,
        {"navaratna": True, "ganga": True},
    ),
    kind(
        "third-yield-tile",
        "The Navaratna variant with a third yield tile.",
        has_ended_by_meeting,
        2,
        {"navaratna": True, "third_yield_tile": True},
    ),
    kind(
        "third-yield-tile-ganga",
        "The Navaratna variant with a third yield tile and with river tiles.",
        has_ended_by_meeting,
        2,
        {"navaratna": True, "third_yield_tile": True, "ganga": True},
    ),
    kind(
        "mixed-ganga",
        "Players of mixed level with river tiles: Asha is advanced.",
        has_ended_by_meeting,
        2,
        {"ganga": True, "mixed": ADVANCED_FIRST},
    ),
    kind("end-at-once", "R-76: the last seat of a round meets, and the game is over at once.", ends_at_once),
    kind("end-first-still-wins", "R-77: who sets off the end wins, also after the last turns.", first_still_wins),
    kind("end-overtaken", "R-77: a later player meets in a last turn, passes further and wins.", is_overtaken),
    kind("end-tie-earlier-wins", "R-77: two players lead by the same; who met first wins.", is_tied),
    kind("end-exact-meeting", "R-73: the markers meet exactly; a lead of 0 ends the game and wins.", meets_exactly),
    kind(
        "end-limit-of-rounds",
        "R-80: after the last round of the edition nobody has met; ranked by lead.",
        runs_out_of_rounds,
        3,
        edition="small",
    ),
)
