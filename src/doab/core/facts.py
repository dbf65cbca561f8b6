"""The types of what a game knows by name of its table and its players: `game.table.round`, `game["Asha"].money`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    TableT = TypeVar("TableT", default=Any)
    PlayerT = TypeVar("PlayerT", default=Any)
else:  # at run time they need no default, and the engines no other package
    from typing import TypeVar

    TableT = TypeVar("TableT")
    PlayerT = TypeVar("PlayerT")
