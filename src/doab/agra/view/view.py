"""Named facts about a position, for tests, the terminal and people with a Python prompt (docs/agra/text.md)."""

from __future__ import annotations

from collections.abc import Sequence

from doab.agra.rules import farm, scoring
from doab.agra.table.state import Agra
from doab.agra.table.things import (
    BONUS_TILES,
    BUILDINGS,
    FARM_SIDES,
    GOODS,
    GUILDS,
    MAX_SLOTS,
    N_BASIC,
    N_FARM_SIDES,
    N_GOODS,
    N_PRICE_TOKENS,
    N_ROWS_OF_ORDERS,
    N_TILES,
    NEUTRAL,
    NOTABLES,
    OUTER_ACTIONS,
    SPACES,
    USED,
)


def _members(bits: int, names: Sequence[str]) -> list[str]:
    return [name for at, name in enumerate(names) if bits >> at & 1]


def _tiles(bits: int) -> list[int]:
    return [tile + 1 for tile in range(N_TILES) if bits >> tile & 1]


class PlayerReader:
    """What anybody who may look into the bag can know of one player."""

    def __init__(self, state: Agra, seat: int) -> None:
        self._state = state
        self.seat = seat
        player = state.players[seat]
        self.rupees = int(player.rupees)
        self.favour = int(player.favour)
        self.markers = int(player.markers)
        self.locked = int(player.locked)
        self.workers = int(player.workers)
        self.cook = int(player.cook)
        self.tracker = int(player.tracker)
        self.french = int(player.french)
        self.contracts = sorted(_members(int(player.contracts), NOTABLES))
        self.tiles = _tiles(int(player.tiles))
        self.covers = int(player.covers).bit_count()
        self.used = _members(int(player.used), USED)

    @property
    def goods(self) -> dict[str, int]:
        """The goods owned, by kind."""
        owned = {name: int(self._state.goods[self.seat * N_GOODS + at]) for at, name in enumerate(GOODS)}
        return {name: number for name, number in owned.items() if number}

    @property
    def influence(self) -> dict[str, int]:
        return {guild: int(self._state.step(self.seat, at)) for at, guild in enumerate(GUILDS)}

    @property
    def orders(self) -> dict[str, list[int]]:
        """Rows of the player's orders by guild, the top row being 1."""
        found: dict[str, list[int]] = {}
        for at, owner in enumerate(self._state.orders):
            if owner == self.seat:
                found.setdefault(GUILDS[at // N_ROWS_OF_ORDERS], []).append(at % N_ROWS_OF_ORDERS + 1)
        return found

    @property
    def akbar(self) -> list[str]:
        """Bowls that hold a marker of the player, by the good they show."""
        bowls = self._state.edition.bowls
        return sorted(GOODS[bowls[at]] for at, owner in enumerate(self._state.bowls) if owner == self.seat)

    @property
    def farmers(self) -> dict[str, int]:
        return {side: int(self._state.farmers[self.seat * N_FARM_SIDES + at]) for at, side in enumerate(FARM_SIDES)}

    @property
    def output(self) -> dict[str, int]:
        """What the farm yields of every basic good."""
        return {GOODS[good]: int(farm.output(self._state, self.seat, good)) for good in range(N_BASIC)}

    @property
    def standing(self) -> list[str]:
        return [SPACES[at] for at, holder in enumerate(self._state.workers) if holder == self.seat * 2 + 1]

    @property
    def lying(self) -> list[str]:
        return [SPACES[at] for at, holder in enumerate(self._state.workers) if holder == self.seat * 2]

    @property
    def score(self) -> dict[str, int]:
        """The items of the final score as it stands, and their total."""
        return scoring.score_items(self._state, self.seat)


class TableReader:
    """What can be seen of the whole table."""

    def __init__(self, state: Agra, names: Sequence[str]) -> None:
        self._state = state
        self._names = names
        self.round = int(state.round)
        self.start_player = names[state.start]
        self.boat = int(state.boat)
        self.limit = int(state.limit)
        self.points = int(state.points)
        self.blocked = OUTER_ACTIONS[state.blocked]
        self.merchant = BUILDINGS[state.merchant]
        self.builder = BUILDINGS[state.builder] if state.builder >= 0 else None
        self.display = _tiles(int(state.display))
        self.pile = _tiles(int(state.pile))
        self.bonus_left = _members(int(state.bonus_tiles), BONUS_TILES)
        self.free_left = int(state.free_left)
        self.paid_left = int(state.paid_left)

    @property
    def ending(self) -> int | None:
        """The round after which the game ends; None: no end in sight."""
        return int(self._state.end_round) or None

    @property
    def value(self) -> dict[str, int]:
        """Current values of all goods."""
        return {name: int(self._state.value(good)) for good, name in enumerate(GOODS)}

    @property
    def built(self) -> set[str]:
        return set(_members(int(self._state.built), BUILDINGS))

    @property
    def coins(self) -> dict[str, int]:
        return {BUILDINGS[at]: int(number) for at, number in enumerate(self._state.coins) if number}

    @property
    def prices(self) -> dict[str, int]:
        """Goods with a price token, and the value that it shows."""
        prices = self._state.prices
        lying = [int(prices[token * 2]) for token in range(N_PRICE_TOKENS) if prices[token * 2] >= 0]
        return {GOODS[good]: int(self._state.value(good)) for good in lying}

    @property
    def river(self) -> list[str]:
        """Notables that can still be served now or later, by number."""
        return _members(int(self._state.river), NOTABLES)

    @property
    def delivered(self) -> dict[str, list[tuple[str, str | None, int]]]:
        """For every notable on the river his slots: good, player and number of markers."""
        found = {}
        for name in self.river:
            notable = NOTABLES.index(name)
            found[name] = [self._slot(notable * MAX_SLOTS + slot) for slot in range(self._state.edition.slots[notable])]
        return found

    def _slot(self, at: int) -> tuple[str, str | None, int]:
        good, held = GOODS[self._state.edition.wants[at]], int(self._state.slots[at])
        return (good, self._names[held // 4], held % 4) if held else (good, None, 0)

    @property
    def marked(self) -> dict[str, int]:
        """Row of every guild-order marker; 7: below the column."""
        return {guild: int(self._state.marked[at]) + 1 for at, guild in enumerate(GUILDS)}

    @property
    def orders(self) -> dict[str, list[str | None]]:
        """Who has fulfilled which order, by guild and row; `neutral` for neutral markers."""
        names = [*self._names, *([""] * (NEUTRAL - len(self._names))), "neutral"]
        rows = N_ROWS_OF_ORDERS
        return {
            guild: [names[owner] if owner >= 0 else None for owner in self._state.orders[at * rows : (at + 1) * rows]]
            for at, guild in enumerate(GUILDS)
        }

    @property
    def neutral(self) -> dict[str, list[int] | list[str]]:
        """Rows (or bowls) with neutral markers."""
        state = self._state
        found: dict[str, list[int] | list[str]] = {}
        for at, guild in enumerate(GUILDS):
            column = state.orders[at * N_ROWS_OF_ORDERS : (at + 1) * N_ROWS_OF_ORDERS]
            found[guild] = [row + 1 for row, owner in enumerate(column) if owner == NEUTRAL]
        found["akbar"] = sorted(
            GOODS[state.edition.bowls[at]] for at, owner in enumerate(state.bowls) if owner == NEUTRAL
        )
        return {where: what for where, what in found.items() if what}
