"""The state as plain data and back. Names as in `state.py`; frames by the names of their classes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from doab.agra.table.edition import Edition
from doab.agra.table.state import Agra, new_state
from doab.agra.table.switches import Switches
from doab.core.plain import (
    numbers_from_json,
    numbers_to_json,
    push_stack,
    stack_to_json,
    tables_from_json,
    tables_to_json,
)
from doab.core.questions import kinds_of

PLAYER_FIELDS = (
    "rupees",
    "workers",
    "cook",
    "markers",
    "favour",
    "locked",
    "french",
    "tracker",
    "tiles",
    "contracts",
    "covers",
    "used",
    "raised",
)
TABLES = (
    "goods",
    "influence",
    "farmers",
    "workers",
    "coins",
    "prices",
    "slots",
    "bowls",
    "orders",
    "marked",
)
NUMBERS = (
    "built",
    "river",
    "won",
    "display",
    "pile",
    "bonus_tiles",
    "merchant",
    "builder",
    "builder_moves",
    "blocked",
    "boat",
    "limit",
    "round",
    "start",
    "end_round",
    "points",
    "laid",
    "lay_from",
    "generated",
    "spending",
    "outer",
    "sailing",
    "free_left",
    "paid_left",
    "doubles",
)
SWITCHES = (
    "builder_start_counts_first",
    "meditation_interleave",
    "influence_cap",
    "peon_collects_rupees",
    "merchant_pays_landing",
    "max_doubles_per_turn",
    "favour_reset_any_turn",
    "open_rupees",
)

KINDS: Final = kinds_of("doab.agra.rules")


def to_json(state: Agra) -> dict[str, Any]:
    return {
        "switches": numbers_to_json(state.switches, SWITCHES),
        **numbers_to_json(state, NUMBERS),
        "players": [numbers_to_json(player, PLAYER_FIELDS) for player in state.players],
        **tables_to_json(state, TABLES),
        "open": stack_to_json(state),
    }


def from_json(edition: Edition, data: Mapping[str, Any]) -> Agra:
    """The inverse of `to_json`, for the same edition."""
    switches = Switches()
    numbers_from_json(switches, SWITCHES, data["switches"])
    state = new_state(edition, switches, len(data["players"]))
    numbers_from_json(state, NUMBERS, data)
    for player, row in zip(state.players, data["players"], strict=True):
        numbers_from_json(player, PLAYER_FIELDS, row)
    tables_from_json(state, TABLES, data)
    push_stack(state, KINDS, data["open"])
    return state
