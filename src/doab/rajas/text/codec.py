"""The state as plain data and back. Names as in `state.py`; frames by the names of their classes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from doab.core.plain import (
    numbers_from_json,
    numbers_to_json,
    push_stack,
    stack_to_json,
    tables_from_json,
    tables_to_json,
)
from doab.core.questions import kinds_of
from doab.rajas.table.edition import Edition
from doab.rajas.table.state import Rajas, new_state

PLAYER_FIELDS = (
    "money",
    "fame",
    "karma",
    "boat",
    "active",
    "unplaced",
    "money_bonuses",
    "fame_bonuses",
    "spent",
    "connected",
    "fresh",
    "shortfall",
    "crossed",
    "advanced",
)
TABLES = (
    "dice",
    "supply",
    "rolling",
    "levels",
    "tiles",
    "covered_tiles",
    "tokens",
    "board",
    "tops",
    "piles",
    "yield_tiles",
    "river",
)
NUMBERS = ("round", "start", "trigger", "navaratna", "ganga")

KINDS: Final = kinds_of("doab.rajas.rules")


def to_json(state: Rajas) -> dict[str, Any]:
    """The whole position. R-84: no limit is written where there is none, so that positions of version 1 keep their
    digests.
    """
    return {
        **numbers_to_json(state, NUMBERS),
        **({"shortfall_limit": int(state.shortfall_limit)} if state.shortfall_limit else {}),
        "players": [numbers_to_json(player, PLAYER_FIELDS) for player in state.players],
        **tables_to_json(state, TABLES),
        "open": stack_to_json(state),
    }


def from_json(edition: Edition, data: Mapping[str, Any]) -> Rajas:
    """The inverse of `to_json`, for the same edition."""
    state = new_state(edition, len(data["players"]))
    numbers_from_json(state, NUMBERS, data)
    state.shortfall_limit = data.get("shortfall_limit", 0)
    for player, row in zip(state.players, data["players"], strict=True):
        numbers_from_json(player, PLAYER_FIELDS, row)
    tables_from_json(state, TABLES, data)
    push_stack(state, KINDS, data["open"])
    return state
