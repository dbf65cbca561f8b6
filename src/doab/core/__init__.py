"""What all games share: states and their questions, actions, chance, events, records, options, editions, the registry.

A game is a state, which is plain data, and a stack of questions on it. A question offers answers and says what an
answer does; chance is a player who is asked like any other; everything that a person at the table would notice is an
event. A record is the list of the answers.

One file per concept. It knows no game and imports nothing else of Doab; every other folder may import it.
`tools/compile.py` says which files are compiled.

Begin with `state.py` (questions and the stack), then `rules.py` (what a game has to bring), `parts.py` (what it may
bring besides) and `game.py` (one game in progress, as the rest of the program uses it). Words: `events.py`,
`wording.py`, `telling.py`. Chance: `chance.py`, `sealed.py`.
"""

from doab.core.actions import Action, ActionTable
from doab.core.chance import CHANCE, Source, sample
from doab.core.events import Event
from doab.core.game import Game
from doab.core.options import Option
from doab.core.records import Record, parse_record
from doab.core.registry import find_rules, game_names, register
from doab.core.rules import Rules, digest
from doab.core.state import Frame, Offers, State

__all__ = [
    "CHANCE",
    "Action",
    "ActionTable",
    "Event",
    "Frame",
    "Game",
    "Offers",
    "Option",
    "Record",
    "Rules",
    "Source",
    "State",
    "digest",
    "find_rules",
    "game_names",
    "parse_record",
    "register",
    "sample",
]
