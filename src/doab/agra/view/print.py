"""What is printed on the boards, tiles and cards, by names, for the code that draws them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypedDict

from doab.agra.rules.river import LEAVES, LIMITS, OPENS
from doab.agra.rules.secondary import OWN, SPEND
from doab.agra.table.edition import Edition
from doab.agra.table.things import (
    BUILDINGS,
    FAVOUR_ACTIONS,
    GOODS,
    GUILDS,
    MAX_SLOTS,
    N_BASIC,
    N_PRICE_TOKENS,
    N_ROWS_OF_ORDERS,
    NOTABLES,
    PIERS,
)
from doab.core.parts import Printed

if TYPE_CHECKING:
    from doab.agra.game import AgraRules


class AgraFavour(TypedDict):
    """What a favour action takes: so much must be owned, and so much of it is spent."""

    own: int
    spend: int


class AgraCard(TypedDict):
    level: int
    guild: str
    wants: list[str]
    """The top slot first."""


class Fulfilled(TypedDict):
    """So many notables of a level."""

    level: int
    number: int


class AgraPier(TypedDict):
    opens: int
    """The level of notables that can be served from here on."""
    leaves: Fulfilled | None
    """What lets the boat sail on."""
    limit: int | None
    """The order limit that it brings."""


class AgraPrint(TypedDict):
    value: dict[str, int]
    source: dict[str, str]
    """What a good is made of."""
    cost: dict[str, int]
    """Of a building, in building value."""
    material: dict[str, int]
    """Building value."""
    faces: list[list[int]]
    """Both faces of each price token, the lower one first."""
    track: list[int]
    steps: list[list[str]]
    """What is paid for the step behind each space of the track of meditation."""
    squares: int
    """On each side of a farm."""
    corners: list[str]
    """Of a farm, clockwise from where the north side begins."""
    rewards: list[int | None]
    """What an order pays at each step of influence, from 0; None: nobody fulfils one there."""
    bonuses: list[int]
    """Favour for arriving at a step."""
    orders: dict[str, list[list[str]]]
    """By guild, the top row first."""
    bowls: list[str]
    notables: dict[str, AgraCard]
    favour: dict[str, AgraFavour]
    piers: list[AgraPier]


class AgraPrinted(Printed):
    rules: AgraRules

    def data(self) -> AgraPrint:
        """The tables of the edition, what favour actions cost, and what the piers say."""
        edition, processed = self.rules.edition, range(N_BASIC, len(GOODS))
        return {
            "value": {name: int(edition.printed[good]) for good, name in enumerate(GOODS)},
            "source": {GOODS[good]: GOODS[edition.source[good]] for good in processed},
            "cost": {BUILDINGS[good]: int(edition.cost[good]) for good in processed},
            "material": {
                name: int(edition.material[good]) for good, name in enumerate(GOODS) if edition.material[good]
            },
            "faces": [[int(face) for face in edition.token_faces[at * 2 : at * 2 + 2]] for at in range(N_PRICE_TOKENS)],
            "track": [int(points) for points in edition.track],
            "steps": [_goods(step) for step in edition.step_cost],
            "squares": int(edition.squares),
            "corners": _goods(edition.corners),
            "rewards": [int(reward) if step else None for step, reward in enumerate(edition.order_reward)],
            "bonuses": [int(favour) for favour in edition.step_bonus],
            "orders": {name: _column(edition, guild) for guild, name in enumerate(GUILDS)},
            "bowls": _goods(edition.bowls),
            "notables": {name: _card(edition, notable) for notable, name in enumerate(NOTABLES)},
            "favour": {name: {"own": int(OWN[at]), "spend": int(SPEND[at])} for at, name in enumerate(FAVOUR_ACTIONS)},
            "piers": [_pier(pier) for pier in range(PIERS)],
        }


def _goods(numbers: Iterable[int]) -> list[str]:
    return [GOODS[good] for good in numbers]


def _column(edition: Edition, guild: int) -> list[list[str]]:
    """The orders of a guild from the top, two goods each."""
    rows = range(guild * N_ROWS_OF_ORDERS, (guild + 1) * N_ROWS_OF_ORDERS)
    return [_goods(edition.order_goods[at * 2 : at * 2 + 2]) for at in rows]


def _card(edition: Edition, notable: int) -> AgraCard:
    first = notable * MAX_SLOTS
    return {
        "level": int(edition.level[notable]),
        "guild": GUILDS[edition.guild[notable]],
        "wants": _goods(edition.wants[first : first + edition.slots[notable]]),
    }


def _pier(at: int) -> AgraPier:
    level, number = LEAVES[at] if at < len(LEAVES) else (0, 0)
    return {
        "opens": int(OPENS[at]),
        "leaves": {"level": level, "number": number} if number else None,
        "limit": int(LIMITS[at]) or None,
    }
