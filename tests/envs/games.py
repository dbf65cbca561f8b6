"""The games that the environments are tested with: both titles, and Pebbles as a game of somebody else's."""

from doab.agra import RULES as AGRA
from doab.core import Rules
from doab.core.chance import Source
from doab.envs.tables import Play, Seating
from doab.rajas import RULES as RAJAS
from pebbles import RULES as PEBBLES

GAMES: dict[str, Rules] = {"pebbles": PEBBLES, "rajas": RAJAS, "agra": AGRA}


def advance(play: Play, source: Source, answers: int) -> None:
    """Random answers, until the game is over or so many have been given."""
    while answers > 0 and not play.over:
        legal = play.state.legal()
        play.answer(legal[source.below(len(legal))])
        answers -= 1


def whole_game(seating: Seating, seed: int) -> Play:
    play = Play(seating, seed)
    advance(play, Source(f"test {seed}"), seating.rules.longest)
    return play
