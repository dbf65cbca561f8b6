"""What is printed on the boards, tiles and cards, as plain data for whoever draws them.

Goods, guilds and notables are numbers (`names`), as in a view of a game.
"""

from __future__ import annotations

from typing import Any

from doab.agra.rules.secondary import OWN, SPEND
from doab.agra.table.edition import Edition
from doab.agra.table.things import FAVOUR_ACTIONS, GUILDS, MAX_SLOTS, N_NOTABLES, N_ROWS_OF_ORDERS


def printed(edition: Edition) -> dict[str, Any]:
    """The tables of an edition, and what favour actions cost."""
    return {
        "value": [int(value) for value in edition.printed],
        "source": [int(good) for good in edition.source],
        "cost": [int(cost) for cost in edition.cost],
        "material": [int(value) for value in edition.material],
        "faces": [int(face) for face in edition.token_faces],
        "track": [int(points) for points in edition.track],
        "steps": [[int(good) for good in step] for step in edition.step_cost],
        "squares": int(edition.squares),
        "corners": [int(good) for good in edition.corners],
        "rewards": [int(reward) for reward in edition.order_reward],
        "bonuses": [int(favour) for favour in edition.step_bonus],
        "orders": [_column(edition, guild) for guild in range(len(GUILDS))],
        "bowls": [int(good) for good in edition.bowls],
        "notables": [_notable(edition, notable) for notable in range(N_NOTABLES)],
        "favour": {name: [int(OWN[at]), int(SPEND[at])] for at, name in enumerate(FAVOUR_ACTIONS)},
    }


def _column(edition: Edition, guild: int) -> list[list[int]]:
    """The orders of a guild from the top, two goods each."""
    rows = range(guild * N_ROWS_OF_ORDERS, (guild + 1) * N_ROWS_OF_ORDERS)
    return [[int(edition.order_goods[at * 2]), int(edition.order_goods[at * 2 + 1])] for at in rows]


def _notable(edition: Edition, notable: int) -> dict[str, Any]:
    """Level, guild and wanted goods, the top slot first."""
    slots = range(notable * MAX_SLOTS, notable * MAX_SLOTS + int(edition.slots[notable]))
    return {
        "level": int(edition.level[notable]),
        "guild": int(edition.guild[notable]),
        "wants": [int(edition.wants[at]) for at in slots],
    }
