"""What all games share: states and their questions, actions, chance, events, records, editions, the registry."""

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
