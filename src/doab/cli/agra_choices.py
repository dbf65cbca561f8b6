"""The answers of Agra as they are shown: in which group, and under which name."""

from __future__ import annotations

from typing import Final

from doab.agra.made import numbers as answers
from doab.agra.said.terms import good_term
from doab.agra.table.state import Agra
from doab.agra.table.things import FIRST_BUILDING, N_BASIC, N_GOODS, N_SPACES, SPACES
from doab.cli.drawing import Choice
from doab.cli.language import tell
from doab.core import Action
from doab.core.wording import key_of

GROUPS: Final = (
    *("lay", "trade", "deliver", "process", "uncover", "farmer", "pay", "order", "gift", "raise", "build", "give"),
    *("botanist", "secondary", "go on"),
)
"""Families of answers that have a heading of their own."""


def choice(state: Agra, action: Action, note: str, label: str) -> Choice:
    """How one offered answer is shown. `label` is empty in the language of the answers themselves."""
    if action.index < answers.LAY:
        return Choice(action, _kind_of_space(action.index), note, label or SPACES[action.index % N_SPACES])
    if action.family == "price":
        return _price(state, action)
    group = tell(key_of("terminal-agra-group", action.family)) if action.family in GROUPS else ""
    return Choice(action, group, note, label)


def _kind_of_space(number: int) -> str:
    space = number % N_SPACES
    if number >= answers.PEON:
        return tell("terminal-agra-group-peon")
    if space < FIRST_BUILDING:
        return tell("terminal-agra-group-character")
    if space < FIRST_BUILDING + N_BASIC:
        return tell("terminal-agra-group-production")
    return tell("terminal-agra-group-processing")


def _price(state: Agra, action: Action) -> Choice:
    """A price token on a good: what the good is worth now, and what it would be worth."""
    at = action.index - answers.PRICE
    token, good, face = at // 2 // N_GOODS, at // 2 % N_GOODS, at % 2
    shown = int(state.edition.token_faces[token * 2 + face])
    short = tell("terminal-agra-price", good=good_term(good), value=int(state.value(good)), shown=shown)
    return Choice(action, tell("terminal-agra-group-price", number=token + 1), short=short)
