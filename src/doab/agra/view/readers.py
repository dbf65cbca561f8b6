"""Named facts about a position, for tests and people with a Python prompt (docs/agra/text.md): short for the view."""

from __future__ import annotations

from collections.abc import Sequence

from doab.agra.rules import scoring
from doab.agra.table.state import Agra
from doab.agra.table.things import BELOW_COLUMN
from doab.agra.view.view import FARMER, bowls_of, player_view, rows_of, view


class PlayerReader:
    """One player, as seen by anybody who may look into their bag."""

    def __init__(self, state: Agra, seat: int) -> None:
        self._state = state
        self.seat = seat
        seen = player_view(state, seat, True)
        self.rupees = int(state.players[seat].rupees)
        self.favour = seen["favour"]
        self.markers = seen["markers"]
        self.locked = seen["locked"]
        self.workers = seen["workers"]
        self.standing = seen["standing"]
        self.lying = seen["lying"]
        self.cook = seen["cook"]
        self.tracker = seen["tracker"]
        self.french = seen["french"]
        self.contracts = sorted(seen["contracts"])
        self.tiles = seen["tiles"]
        self.covers = seen["covers"]
        self.used = seen["used"]
        self.goods = seen["goods"]
        self.influence = seen["influence"]
        self.farmers = {side: squares.index(FARMER) + 1 for side, squares in seen["squares"].items()}
        self.output = seen["output"]

    @property
    def orders(self) -> dict[str, list[int]]:
        """Rows of the player's orders by guild, the top row being 1."""
        return {guild: rows for guild, rows in rows_of(view(self._state, ()), self.seat).items() if rows}

    @property
    def akbar(self) -> list[str]:
        """Bowls that hold a marker of the player, by the good they show."""
        return sorted(bowls_of(view(self._state, ()), self.seat))

    @property
    def score(self) -> dict[str, int]:
        """The items of the final score as it stands, and their total."""
        return scoring.score_items(self._state, self.seat)


class TableReader:
    """The whole table as anybody sees it, with names for seats."""

    def __init__(self, state: Agra, names: Sequence[str]) -> None:
        self._names = names
        seen = self._seen = view(state, ())
        self.round = seen["round"]
        self.start_player = names[seen["start"]]
        self.ending = seen["last_round"]
        self.boat = seen["boat"]
        self.limit = seen["order_limit"]
        self.points = seen["points"]
        self.blocked = seen["blocked"]
        self.merchant = seen["merchant"]
        self.builder = seen["builder"]
        self.display = seen["display"]
        self.pile = seen["pile"]
        self.bonus_left = seen["bonus_tiles"]
        self.value = seen["values"]
        self.built = set(seen["built"])
        self.coins = seen["coins"]
        self.free_left = state.free_left
        self.paid_left = state.paid_left

    @property
    def prices(self) -> dict[str, int]:
        """Goods with a price token, and the value that it shows."""
        return {token["good"]: token["value"] for token in self._seen["tokens"] if token["good"] is not None}

    @property
    def river(self) -> list[str]:
        """Notables that can still be served now or later, by number."""
        return [*self._seen["river"]]

    @property
    def delivered(self) -> dict[str, list[tuple[str, str | None, int]]]:
        """For every notable on the river the slots: good, player and number of markers."""
        return {
            name: [
                (good, self._names[brought["seat"]], brought["markers"]) if brought else (good, None, 0)
                for good, brought in slots.items()
            ]
            for name, slots in self._seen["river"].items()
        }

    @property
    def marked(self) -> dict[str, int]:
        """Row of every guild-order marker; 7: below the column."""
        return {name: guild["marked"] or BELOW_COLUMN + 1 for name, guild in self._seen["guilds"].items()}

    @property
    def orders(self) -> dict[str, list[str | None]]:
        """Who has fulfilled which order, by guild and row; `neutral` for neutral markers."""
        return {
            name: [self._names[owner] if isinstance(owner, int) else owner for owner in guild["orders"]]
            for name, guild in self._seen["guilds"].items()
        }

    @property
    def neutral(self) -> dict[str, list[int] | list[str]]:
        """Rows (or bowls) with neutral markers."""
        found: dict[str, list[int] | list[str]] = {**rows_of(self._seen, "neutral")}
        found["akbar"] = sorted(bowls_of(self._seen, "neutral"))
        return {where: what for where, what in found.items() if what}
