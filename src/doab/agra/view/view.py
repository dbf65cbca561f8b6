"""The table by names: what lies where, and what follows from it by the rules. Boards, the terminal and position lines
read it, and so do the facts that people ask a game for (`readers.py`).

What is printed on the parts is not repeated here (`print.py`). Where the key says which kind of place is meant, the
kind is left out: the rupees on `space oil` are `coins["oil"]`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal, TypeAlias, TypedDict, TypeVar

from doab.agra.rules import architect, farm, goods, notables, river, trader
from doab.agra.rules.orders import markers_in, reward_of
from doab.agra.rules.secondary import OWN
from doab.agra.table.edition import Edition
from doab.agra.table.state import NOBODY, Agra
from doab.agra.table.things import (
    BELOW_COLUMN,
    BONUS_TILES,
    BUILDINGS,
    FARM_SIDES,
    FAVOUR_ACTIONS,
    FIRST_BUILDING,
    FIRST_TILE,
    GOODS,
    GUILDS,
    MAX_SLOTS,
    MAX_SQUARES,
    N_BASIC,
    N_FARM_SIDES,
    N_FAVOUR_ACTIONS,
    N_GOODS,
    N_LEVELS,
    N_PRICE_TOKENS,
    N_ROWS_OF_ORDERS,
    N_TILES,
    NOTABLES,
    OUTER_ACTIONS,
    SPACE,
    SPACES,
    TRADER,
    USED,
)
from doab.core.chance import CHANCE
from doab.core.state import Frame

Owner: TypeAlias = int | Literal["neutral"] | None
"""Whose marker lies there: that of a seat, a neutral one, or none."""
OWNERS: Final[tuple[Owner, ...]] = (0, 1, 2, 3, "neutral", None)
"""By the numbers of the state; NOBODY is the last."""
TILES: Final = tuple(range(1, N_TILES + 1))
ALL_SQUARES: Final = (1 << MAX_SQUARES) - 1
Thing = TypeVar("Thing")
FARMER: Final = "farmer"
COVER: Final = "cover"


class PriceToken(TypedDict):
    good: str | None
    """None: it lies at the Trader."""
    value: int


class Deliveries(TypedDict):
    free: int
    paid: int
    left: int
    """Both together."""


class Brought(TypedDict):
    seat: int
    markers: int


class Guild(TypedDict):
    orders: list[Owner]
    """From the top row."""
    marked: int | None
    """The row of its marker, from 1; None: all orders are fulfilled."""
    wanted: list[str]
    """The goods that the marked order wants."""
    taken: int


class GoodsInHand(TypedDict):
    """Goods on their way: chosen for something that still lacks another answer, or gained and not yet stored."""

    seat: int
    goods: dict[str, int]
    favour: int
    to: str | None
    """The place where they go; None: into the stores."""
    missing: int
    """What is still to be chosen: in building value for a building, in value at the Trader."""


class AgraPlayer(TypedDict):
    rupees: int | None
    """None: they are in a bag that the viewer cannot look into."""
    favour: int
    workers: int
    """In the supply."""
    standing: list[str]
    """On these spaces."""
    lying: list[str]
    cook: int
    """Workers on the Cook."""
    markers: int
    """In the supply."""
    locked: int
    french: int
    """Markers on the French Trader."""
    tracker: int
    """The space on the track of meditation, from 1."""
    meditation: int
    """The points that the first worker who meditates brings there (A-46)."""
    study: list[str] | None
    """The goods that the next step costs; None: there is none (A-95)."""
    rewards: dict[str, int | None]
    """By guild, what an order would pay now (A-118); None: the player has no step of influence there (A-121)."""
    goods: dict[str, int]
    influence: dict[str, int]
    tiles: list[int]
    actions: list[str]
    """The favour actions that the player has: the printed ones and those of the tiles."""
    ready: list[str]
    """Those for which the player owns enough favour."""
    contracts: list[str]
    used: list[str]
    raised: list[str]
    """Notables that have brought influence in this part of the turn."""
    squares: dict[str, list[str]]
    """By side, clockwise: the good that a square brings, or what is on it: the farmer, a cover."""
    output: dict[str, int]
    """What the farm yields of each basic good."""
    covers: int


class AgraTable(TypedDict):
    round: int
    last_round: int | None
    over: bool
    start: int
    turn: int | None
    """Whose turn it is, whoever is asked; None: nobody's."""
    built: list[str]
    merchant: str
    builder: str | None
    builder_moves: bool
    """The building is up, and the builder still has to walk on."""
    coins: dict[str, int]
    values: dict[str, int]
    """Of all goods as they stand, price tokens included."""
    tokens: list[PriceToken]
    bonus_tiles: list[str]
    blocked: str
    points: int
    deliveries: Deliveries | None
    """What is left of a Sailor action; None: nobody sails."""
    boat: int
    open_level: int
    won_of_level: list[int]
    """How many notables of level I, II, III and IV have been won."""
    river: dict[str, dict[str, Brought | None]]
    """The notables that wait there, and who has brought what they want: by good, the top slot first."""
    reached: list[str]
    """Those of them that the boat has reached."""
    won: dict[str, int]
    """By whom the other notables of this game have been won."""
    order_limit: int
    guilds: dict[str, Guild]
    bowls: dict[str, Owner]
    """Those that are filled, by the good that they show."""
    display: list[int]
    pile: list[int]
    in_hand: GoodsInHand | None
    players: list[AgraPlayer]


# ---------------------------------------------------------------- the whole table


def view(state: Agra, bags: Sequence[int]) -> AgraTable:
    """The table by names. `bags` are the seats whose rupees are seen (A-14)."""
    level = river.open_level(state)
    waiting = members(state.river, NOTABLES)
    stack = _stack(state)
    begun = any(frame.seat != CHANCE for frame in stack)
    return {
        "round": state.round,
        "last_round": state.end_round or None,
        "over": not stack,
        "start": state.start,
        "turn": state.owner() if begun else None,
        "built": members(state.built, BUILDINGS),
        "merchant": BUILDINGS[state.merchant],
        "builder": BUILDINGS[state.builder] if state.builder >= 0 else None,
        "builder_moves": state.builder_moves == 1,
        "coins": {BUILDINGS[building]: number for building, number in enumerate(state.coins) if number},
        "values": {name: state.value(good) for good, name in enumerate(GOODS)},
        "tokens": _tokens(state),
        "bonus_tiles": members(state.bonus_tiles, BONUS_TILES),
        "blocked": OUTER_ACTIONS[state.blocked],
        "points": state.points,
        "deliveries": _deliveries(state) if state.sailing else None,
        "boat": state.boat,
        "open_level": level,
        "won_of_level": [river.won_of_level(state, of + 1) for of in range(N_LEVELS)],
        "river": {name: _slots(state, name) for name in waiting},
        "reached": [name for name in waiting if _card(state.edition, name)[1] <= level],
        "won": {name: state.winner_of(NOTABLES.index(name)) for name in members(state.won, NOTABLES)},
        "order_limit": state.limit,
        "guilds": _guilds(state),
        "bowls": {
            GOODS[state.edition.bowls[bowl]]: OWNERS[owner] for bowl, owner in enumerate(state.bowls) if owner != NOBODY
        },
        "display": members(state.display, TILES),
        "pile": members(state.pile, TILES),
        "in_hand": next((held for frame in stack if (held := _in_hand(state, frame)) is not None), None),
        "players": [player_view(state, seat, seat in bags) for seat in range(state.seats)],
    }


def _stack(state: Agra) -> list[Frame]:
    """What is open, from the top."""
    frames: list[Frame] = []
    frame = state.top
    while frame is not None:
        frames.append(frame)
        frame = frame.below
    return frames


def members(bits: int, things: tuple[Thing, ...]) -> list[Thing]:
    """Those that a bit set holds."""
    return [*_members(bits, things)]


@lru_cache(maxsize=1 << 14)
def _members(bits: int, things: tuple[Thing, ...]) -> tuple[Thing, ...]:
    return tuple(thing for at, thing in enumerate(things) if bits >> at & 1)


def _tokens(state: Agra) -> list[PriceToken]:
    prices, faces = state.prices, state.edition.token_faces
    tokens = range(0, 2 * N_PRICE_TOKENS, 2)
    return [
        {"good": GOODS[prices[at]] if prices[at] >= 0 else None, "value": faces[at + prices[at + 1]]} for at in tokens
    ]


def _slots(state: Agra, name: str) -> dict[str, Brought | None]:
    first, _, wants = _card(state.edition, name)
    found: dict[str, Brought | None] = {}
    for slot, good in enumerate(wants, first):
        held = state.slots[slot]
        found[good] = {"seat": held // 4, "markers": held % 4} if held else None
    return found


@lru_cache(maxsize=1 << 10)
def _card(edition: Edition, name: str) -> tuple[int, int, tuple[str, ...]]:
    """The first slot of a notable, the level and the goods that are wanted."""
    notable = NOTABLES.index(name)
    first = notable * MAX_SLOTS
    return (
        first,
        edition.level[notable],
        tuple(GOODS[good] for good in edition.wants[first : first + edition.slots[notable]]),
    )


def _deliveries(state: Agra) -> Deliveries:
    return {"free": state.free_left, "paid": state.paid_left, "left": state.free_left + state.paid_left}


def _guilds(state: Agra) -> dict[str, Guild]:
    found: dict[str, Guild] = {}
    for guild, name in enumerate(GUILDS):
        row = state.marked[guild]
        order = (guild * N_ROWS_OF_ORDERS + row) * 2
        wanted = () if row == BELOW_COLUMN else state.edition.order_goods[order : order + 2]
        found[name] = {
            "orders": [
                OWNERS[owner] for owner in state.orders[guild * N_ROWS_OF_ORDERS : (guild + 1) * N_ROWS_OF_ORDERS]
            ],
            "marked": None if row == BELOW_COLUMN else row + 1,
            "wanted": [GOODS[good] for good in wanted],
            "taken": markers_in(state, guild),
        }
    return found


# ---------------------------------------------------------------- what is on its way


def _in_hand(state: Agra, frame: Frame) -> GoodsInHand | None:
    if isinstance(frame, architect.PayMaterials):
        chosen = {GOODS[good]: frame.bundle >> 6 * at & 63 for at, good in enumerate(architect.MATERIALS)}
        missing = state.edition.cost[frame.building] - architect.bundle_worth(state, frame.seat, frame.bundle)
        return _held(frame, chosen, SPACE.place(FIRST_BUILDING + frame.building), missing)
    if isinstance(frame, trader.GiveMore):
        return _held(frame, _batch(frame.low, frame.high), SPACE.place(TRADER))
    if isinstance(frame, trader.TakeMore):
        return _held(frame, _batch(frame.low, frame.high), missing=frame.left)
    if isinstance(frame, goods.FreeMarker):
        return _held(frame, _batch(frame.low, frame.high), favour=frame.favour)
    if isinstance(frame, notables.ChooseBowl):
        return _held(frame, {GOODS[frame.good]: 1}, "akbar")
    return None


def _held(
    frame: Frame, chosen: dict[str, int], to: str | None = None, missing: int = 0, favour: int = 0
) -> GoodsInHand:
    held = {good: number for good, number in chosen.items() if number}
    return {"seat": frame.seat, "goods": held, "favour": favour, "to": to, "missing": missing}


def _batch(low: int, high: int) -> dict[str, int]:
    return {name: goods.batch_count(low, high, good) for good, name in enumerate(GOODS)}


# ---------------------------------------------------------------- one player


def player_view(state: Agra, seat: int, open_bag: bool) -> AgraPlayer:
    player = state.players[seat]
    edition, lies, stands = state.edition, seat * 2, seat * 2 + 1
    actions = [at for at in range(N_FAVOUR_ACTIONS) if at < FIRST_TILE or player.tiles >> at - FIRST_TILE & 1]
    steps = {name: state.step(seat, guild) for guild, name in enumerate(GUILDS)}
    stored = state.goods[seat * N_GOODS : (seat + 1) * N_GOODS]
    sides = [
        _squares(
            state.edition,
            side,
            state.farmers[seat * N_FARM_SIDES + side],
            player.covers >> side * MAX_SQUARES & ALL_SQUARES,
        )
        for side in range(N_FARM_SIDES)
    ]
    return {
        "rupees": player.rupees if open_bag else None,
        "favour": player.favour,
        "workers": player.workers,
        "standing": [SPACES[space] for space, holder in enumerate(state.workers) if holder == stands],
        "lying": [SPACES[space] for space, holder in enumerate(state.workers) if holder == lies],
        "cook": player.cook,
        "markers": player.markers,
        "locked": player.locked,
        "french": player.french,
        "tracker": player.tracker,
        "meditation": edition.track[player.tracker - 1],
        "study": [GOODS[good] for good in edition.step_cost[player.tracker - 1]]
        if player.tracker < len(edition.track)
        else None,
        "rewards": {name: reward_of(state, seat, guild) if steps[name] else None for guild, name in enumerate(GUILDS)},
        "goods": {name: number for name, number in zip(GOODS, stored, strict=True) if number},
        "influence": steps,
        "tiles": members(player.tiles, TILES),
        "actions": [FAVOUR_ACTIONS[at] for at in actions],
        "ready": [FAVOUR_ACTIONS[at] for at in actions if player.favour >= OWN[at]],
        "contracts": members(player.contracts, NOTABLES),
        "used": members(player.used, USED),
        "raised": members(player.raised, NOTABLES),
        "squares": {name: [*squares] for name, squares in zip(FARM_SIDES, sides, strict=True)},
        "output": {name: sum(squares.count(name) for squares in sides) for name in GOODS[:N_BASIC]},
        "covers": int(player.covers).bit_count(),
    }


@lru_cache(maxsize=1 << 12)
def _squares(edition: Edition, side: int, farmer: int, covered: int) -> tuple[str, ...]:
    """A side from the corner where it begins. `covered` is a bit set of its squares."""
    found: list[str] = []
    for square in range(1, edition.squares + 1):
        good = farm.yield_of(edition, side, square, farmer, covered << side * MAX_SQUARES)
        found.append(GOODS[good] if good >= 0 else FARMER if square == farmer else COVER)
    return tuple(found)


# ---------------------------------------------------------------- looked up in a view


def rows_of(table: AgraTable, owner: Owner) -> dict[str, list[int]]:
    """By guild, the rows on which markers of somebody lie."""
    return {
        name: [row for row, one in enumerate(guild["orders"], 1) if one == owner]
        for name, guild in table["guilds"].items()
    }


def bowls_of(table: AgraTable, owner: Owner) -> list[str]:
    return [good for good, one in table["bowls"].items() if one == owner]
