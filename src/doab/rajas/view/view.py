"""The table by names, with all that follows from it by the rules: what tests, the terminal and the boards in the
browser read, so that none of them knows a number of the engine or a rule.

Places are those of the board (`space quarry`, `river 6`); a thing has the name by which actions and events call it.
Nothing in Rajas is hidden: everybody sees the same.
"""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict, cast

from doab.rajas.rules import placing, tracks
from doab.rajas.rules.building import NO_SPACE, ChooseSquare, ChooseTile, PayForTile
from doab.rajas.rules.market import PayAtMarket
from doab.rajas.rules.palace import PayAtBalcony, PayAtChamber
from doab.rajas.rules.river import PayAtHarbour
from doab.rajas.table.edition import Edition
from doab.rajas.table.income_codes import WORKER
from doab.rajas.table.state import COVERED, DICE_OF_A_SEAT, FREE, Rajas
from doab.rajas.table.things import (
    BUILDINGS,
    CHAMBER,
    COLOURS,
    DIE,
    GOODS,
    HARBOUR,
    MAX_CELLS,
    MAX_YIELDS,
    N_BUILDINGS,
    N_SPACE_KINDS,
    QUARRY,
    RIVER,
    SIDES,
    SPACE_KINDS,
    STACKS,
    WHITE,
)

Side = Literal["N", "E", "S", "W"]
Space = int | Literal["next", "covered"] | None
"""The seat whose worker stands there; the one that the next worker takes (R-10); closed with three players; free."""


class Turned(TypedDict):
    tile: str
    turned: Side
    """The side to which its north points."""


class LaidTile(Turned):
    leads: str
    """The sides to which its roads lead as it lies."""
    under: NotRequired[Turned]
    """The tile on which it lies."""


class NextBonuses(TypedDict):
    fame: str | None
    money: str | None


class RajasPlayer(TypedDict):
    money: int
    fame: int
    lead: int
    """How far the two markers have passed each other; below zero: how far they are from meeting (13.1)."""
    money_steps: int
    """How far the money marker has come towards that of fame, in spaces of fame: two coins are one (R-70)."""
    next: NextBonuses
    """The places of the two tracks whose bonus comes next (R-66)."""
    bonus_marker: str | None
    """Where the bonus marker lies: the next bonus of the money track that is no worker."""
    karma: int
    boat: str
    workers: int
    most_workers: int
    unplaced: int
    waiting: list[str]
    """The places where a worker waits that the player can still win."""
    dice: list[str]
    """By colour and value."""
    room: int
    """How many dice the player may keep."""
    levels: dict[str, int]
    markets: dict[str, list[int]]
    """What the markets that can be seen in the province are worth, the best first."""
    province: dict[str, LaidTile]
    """Tiles by square."""
    yields: dict[str, str]
    """What each special yield pays: the income of its yield tile, or what is printed there."""
    yield_tiles: dict[str, str]
    """The yield tiles that lie on them."""
    spent: list[str]
    """Those that have paid, or can pay no more (R-35, R-52)."""
    connected: list[str]
    """Those whose yield tiles count as connected (R-83)."""
    fresh: str | None
    """The building that was upgraded this turn and does not score yet (R-37)."""
    crossed: int
    """1 for the first player whose markers met, 2 for the second, …; 0: not yet (R-77)."""
    shortfall: int
    """Yield tiles taken this round for having fewer workers (R-84)."""
    advanced: bool
    """Plays on the backs of the boards."""


class Stack(TypedDict):
    tile: str | None
    """On top."""
    under: int
    """How many lie under it."""


class Promised(TypedDict):
    """Where a worker will stand when what is being asked has been paid."""

    seat: int
    space: str


class InHand(TypedDict):
    """The tile that is being bought, from when it is chosen until it is paid for."""

    seat: int
    stack: str
    tile: str
    square: str | None
    """Where it will lie, once that has been chosen."""
    turned: Side | None


class RajasTable(TypedDict):
    round: int
    start: int
    """The seat that has the elephant."""
    ending: int | None
    """The seat that brought about the end of the game."""
    turn: int | None
    """The seat that is asked, or for which chance is; null: none."""
    navaratna: bool
    ganga: bool
    side: Literal["two", "three_four"]
    """Which side of the board is up."""
    promised: Promised | None
    in_hand: InHand | None
    spaces: dict[str, list[Space]]
    """The spaces of each kind, left to right."""
    costs: dict[str, int]
    """What the next worker pays in money, where that depends on who came before."""
    stacks: dict[str, Stack]
    supply: dict[str, int]
    rolling: dict[str, int]
    """Dice in the air, if there are any."""
    yield_tiles: dict[str, int]
    """How many of each yield tile can still be had: in Navaratna those on display, else those in the white pile."""
    pile: int
    """How many white yield tiles can still be drawn, with whatever is on them (without Navaratna)."""
    put_aside: dict[str, int]
    river: dict[str, str]
    """River tiles: the incomes of spaces that bring something else than is printed there."""
    players: list[RajasPlayer]


_NOBODY: Final[dict[int, Space]] = {FREE: None, COVERED: "covered"}


def view(state: Rajas) -> RajasTable:
    edition = state.edition
    kinds = len(edition.token_count)
    return {
        "round": int(state.round),
        "start": int(state.start),
        "ending": int(state.trigger) if state.trigger >= 0 else None,
        "turn": _turn(state),
        "navaratna": bool(state.navaratna),
        "ganga": bool(state.ganga),
        "side": "two" if state.side is edition.side_two else "three_four",
        "promised": _promised(state),
        "in_hand": _in_hand(state),
        "spaces": {SPACE_KINDS[kind]: _spaces(state, kind) for kind in range(N_SPACE_KINDS) if state.side.number[kind]},
        "costs": _costs(state),
        "stacks": {
            name: {
                "tile": edition.tile_names[state.tops[at] - 1] if state.tops[at] > 0 else None,
                "under": int(state.piles[at]).bit_count(),
            }
            for at, name in enumerate(STACKS)
        },
        "supply": {colour: int(state.supply[at]) for at, colour in enumerate(COLOURS)},
        "rolling": {colour: int(state.rolling[at]) for at, colour in enumerate(COLOURS) if state.rolling[at]},
        "yield_tiles": _yield_tiles(state, 0),
        "pile": 0 if state.navaratna else sum(_yield_tiles(state, 0).values()),
        "put_aside": _yield_tiles(state, kinds),
        "river": {
            RIVER.place(space): edition.incomes[state.river[space]].code
            for space in range(1, int(edition.last_space))
            if state.river[space] != edition.river[space]
        },
        "players": [_player(state, seat) for seat in range(state.seats)],
    }


# -- whose turn, and what is about to happen


def _turn(state: Rajas) -> int | None:
    frame = state.top
    while frame is not None and frame.seat < 0:
        frame = frame.below
    return None if frame is None else int(frame.seat)


def _promised(state: Rajas) -> Promised | None:
    """R-15: nobody stands anywhere before everything is paid."""
    top = state.top
    kind = NO_SPACE
    if isinstance(top, ChooseTile | ChooseSquare | PayForTile | PayAtBalcony | PayAtMarket):
        kind = int(top.space)
    elif isinstance(top, PayAtChamber):
        kind = CHAMBER + int(top.chamber)
    elif isinstance(top, PayAtHarbour):
        kind = HARBOUR
    if top is None or kind == NO_SPACE:
        return None
    return {"seat": int(top.seat), "space": SPACE_KINDS[kind]}


def _in_hand(state: Rajas) -> InHand | None:
    top = state.top
    if not isinstance(top, ChooseSquare | PayForTile):
        return None
    chosen = top if isinstance(top, PayForTile) else None
    return {
        "seat": int(top.seat),
        "stack": STACKS[top.stack],
        "tile": state.edition.tile_names[state.tops[top.stack] - 1],
        "square": state.edition.square(int(chosen.cell)) if chosen else None,
        "turned": _side(int(chosen.turned)) if chosen else None,
    }


# -- the board


def _spaces(state: Rajas, kind: int) -> list[Space]:
    first, following = int(state.side.first[kind]), placing.free_space(state, kind)
    spaces: list[Space] = []
    for at in range(first, first + int(state.side.number[kind])):
        holder = int(state.board[at])
        spaces.append("next" if at == following else _NOBODY.get(holder, holder))
    return spaces


def _costs(state: Rajas) -> dict[str, int]:
    spaces = {SPACE_KINDS[kind]: placing.free_space(state, kind) for kind in (QUARRY, HARBOUR)}
    return {kind: int(state.side.costs[space]) for kind, space in spaces.items() if space >= 0}


def _yield_tiles(state: Rajas, first: int) -> dict[str, int]:
    """Without Navaratna only the white ones are in the game."""
    edition, tiles = state.edition, state.yield_tiles
    return {
        name: int(tiles[first + kind])
        for kind, name in enumerate(edition.token_names)
        if tiles[first + kind] and (state.navaratna or edition.token_colour[kind] == WHITE)
    }


# -- a player


def _player(state: Rajas, seat: int) -> RajasPlayer:
    edition, player = state.edition, state.players[seat]
    first, building = seat * DICE_OF_A_SEAT, seat * N_BUILDINGS
    printed = edition.yield_navaratna if player.advanced else edition.yield_basic
    yields = [(name, state.tokens[seat * MAX_YIELDS + place] - 1) for place, name in enumerate(edition.yield_names)]
    fame = _to_come(edition, "fame", int(player.fame_bonuses))
    money = _to_come(edition, "money", int(player.money_bonuses))
    cells = [cell for cell in range(edition.cells) if state.tiles[seat * MAX_CELLS + cell] > 0]
    return {
        "money": int(player.money),
        "fame": int(player.fame),
        "lead": int(tracks.lead_of(state, seat)),
        "money_steps": int(tracks.steps_of_money(player.money)),
        "next": {"fame": fame[0][0] if fame else None, "money": money[0][0] if money else None},
        "bonus_marker": next((place for place, kind in money if kind != WORKER), None),
        "karma": int(player.karma),
        "boat": RIVER.place(int(player.boat)),
        "workers": int(player.active),
        "most_workers": int(tracks.most_workers(state)),
        "unplaced": int(player.unplaced),
        "waiting": _waiting(state, seat, fame + money),
        "dice": [name for die, name in enumerate(DIE.names) for _ in range(state.dice[first + die])],
        "room": int(player.limit()),
        "levels": {name: int(state.levels[building + at]) for at, name in enumerate(BUILDINGS)},
        "markets": _markets(edition, [(state.tiles[seat * MAX_CELLS + cell] - 1) // 4 for cell in cells]),
        "province": {edition.square(cell): _laid(state, seat, cell) for cell in cells},
        "yields": {
            name: edition.incomes[edition.token_income[tile] if tile >= 0 else printed[place]].code
            for place, (name, tile) in enumerate(yields)
        },
        "yield_tiles": {name: edition.token_names[tile] for name, tile in yields if tile >= 0},
        "spent": [name for place, (name, _) in enumerate(yields) if player.spent >> place & 1],
        "connected": [name for place, (name, _) in enumerate(yields) if player.connected >> place & 1],
        "fresh": BUILDINGS[player.fresh - 1] if player.fresh else None,
        "crossed": int(player.crossed),
        "shortfall": int(player.shortfall),
        "advanced": bool(player.advanced),
    }


def _to_come(edition: Edition, track: str, taken: int) -> list[tuple[str, int]]:
    """R-66: the bonuses of a track that a player has not had yet: where, and what kind of income."""
    spaces, incomes = edition.fame_bonus_at, edition.fame_bonus
    if track == "money":
        spaces, incomes = edition.money_bonus_at, edition.money_bonus
    return [(f"{track} {spaces[at]}", edition.incomes[incomes[at]].kind) for at in range(taken, len(spaces))]


def _waiting(state: Rajas, seat: int, bonuses: list[tuple[str, int]]) -> list[str]:
    """R-13, R-69: a player who has as many workers as are allowed wins no more of them, wherever one waits."""
    player = state.players[seat]
    if player.active >= tracks.most_workers(state):
        return []
    places = [place for place, kind in bonuses if kind == WORKER]
    return places + ["bridge"] * (player.boat <= state.edition.bridge_after)


def _markets(edition: Edition, tiles: list[int]) -> dict[str, list[int]]:
    values: dict[str, list[int]] = {good: [] for good in GOODS}
    for tile in tiles:
        for at in (tile * 2, tile * 2 + 1):
            if edition.tile_good[at] >= 0:
                values[GOODS[edition.tile_good[at]]].append(int(edition.tile_value[at]))
    for good in values:
        values[good].sort(reverse=True)
    return values


def _laid(state: Rajas, seat: int, cell: int) -> LaidTile:
    at = seat * MAX_CELLS + cell
    exits, top = state.edition.exits[state.tiles[at] - 1], _turned(state.edition, state.tiles[at])
    leads = "".join(side for number, side in enumerate(SIDES) if exits >> number & 1)
    laid: LaidTile = {"tile": top["tile"], "turned": top["turned"], "leads": leads}
    if state.covered_tiles[at] > 0:
        laid["under"] = _turned(state.edition, state.covered_tiles[at])
    return laid


def _turned(edition: Edition, tile: int) -> Turned:
    """A tile as it lies in the state: its number × 4 + turn + 1."""
    return {"tile": edition.tile_names[(tile - 1) // 4], "turned": _side((tile - 1) % 4)}


def _side(turn: int) -> Side:
    return cast(Side, SIDES[turn])
