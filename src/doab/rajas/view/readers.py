"""Named facts about a position, for tests and people with a Python prompt (docs/rajas/text.md): short for the view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from doab.rajas.rules import tracks
from doab.rajas.table.state import COVERED, FREE, Rajas
from doab.rajas.table.things import COLOURS, SPACE_KINDS
from doab.rajas.view.view import LaidTile, Turned, view


class PlayerReader:
    """What can be seen of one player."""

    def __init__(self, state: Rajas, seat: int) -> None:
        self.seat = seat
        self._seen = seen = view(state)["players"][seat]
        self.money = seen["money"]
        self.fame = seen["fame"]
        self.karma = seen["karma"]
        self.boat = _number(seen["boat"])
        self.workers = seen["workers"]
        self.unplaced = seen["unplaced"]
        self.limit = seen["room"]
        self.advanced = seen["advanced"]
        self.crossed = seen["crossed"]
        self.lead = seen["lead"]
        self.upgrades = int(tracks.upgrades_made(state, seat))

    @property
    def dice(self) -> list[str]:
        """`["blue 2", "blue 4", …]`, sorted by colour and value."""
        return self._seen["dice"]

    @property
    def levels(self) -> dict[str, int]:
        return self._seen["levels"]

    @property
    def next_money_bonus(self) -> int | None:
        """Where the bonus marker lies: the next open bonus of the money track that is not a worker; None: out of
        the game.
        """
        place = self._seen["bonus_marker"]
        return None if place is None else _number(place)

    @property
    def tiles(self) -> dict[str, str]:
        """Visible tiles by square."""
        return {square: laid["tile"] for square, laid in self._seen["province"].items()}

    @property
    def laid(self) -> dict[str, tuple[str, str]]:
        """Visible tiles by square, with the side to which their north is turned."""
        return {square: _pair(laid) for square, laid in self._seen["province"].items()}

    @property
    def covered(self) -> dict[str, tuple[str, str]]:
        """Tiles that lie under another one."""
        return {square: _pair(laid["under"]) for square, laid in self._seen["province"].items() if "under" in laid}

    @property
    def tokens(self) -> dict[str, str]:
        """Yield tiles by place (Navaratna)."""
        return self._seen["yield_tiles"]

    @property
    def yields(self) -> dict[str, str]:
        """What every place of a special yield would pay now, by the player's side of the board and its yield tiles."""
        return self._seen["yields"]

    @property
    def spent(self) -> set[str]:
        """Places that have paid or can pay no more."""
        return set(self._seen["spent"])

    @property
    def connected(self) -> int:
        """How many yield tiles count as connected (R-83)."""
        return len(self._seen["connected"])


def _number(place: str) -> int:
    return int(place.rpartition(" ")[2])


def _pair(tile: LaidTile | Turned) -> tuple[str, str]:
    return tile["tile"], tile["turned"]


class TableReader:
    """What can be seen of the whole table."""

    def __init__(self, state: Rajas, names: Sequence[str]) -> None:
        self._state = state
        self._names = names
        self._seen = seen = view(state)
        self.round = seen["round"]
        self.start_player = names[seen["start"]]

    @property
    def board(self) -> dict[str, list[str]]:
        """Who stands where: kind of space → players, left to right."""
        kinds = {kind: [self._names[seat] for seat in self.spaces(kind) if seat >= 0] for kind in self.space_kinds}
        return {kind: players for kind, players in kinds.items() if players}

    @property
    def supply(self) -> dict[str, int]:
        return self._seen["supply"]

    @property
    def rolling(self) -> dict[str, int]:
        """Dice in the air."""
        return {colour: self._seen["rolling"].get(colour, 0) for colour in COLOURS}

    @property
    def offer(self) -> dict[str, str | None]:
        """The tile on top of every stack."""
        return {stack: seen["tile"] for stack, seen in self._seen["stacks"].items()}

    @property
    def left_in_stack(self) -> dict[str, int]:
        """How many tiles every stack still has, the top included."""
        return {stack: seen["under"] + (seen["tile"] is not None) for stack, seen in self._seen["stacks"].items()}

    def spaces(self, kind: str) -> list[int]:
        """What stands on the spaces of a kind, left to right: a seat, −1 free, −2 covered."""
        return [space if isinstance(space, int) else _UNHELD[space] for space in self._seen["spaces"][kind]]

    def costs(self, kind: str) -> list[int]:
        """What the spaces of a kind cost in money, left to right; covered ones are left out."""
        side, at = self._state.side, SPACE_KINDS.index(kind)
        spaces = range(side.first[at], side.first[at] + side.number[at])
        return [int(side.costs[space]) for space in spaces if self._state.board[space] != COVERED]

    @property
    def space_kinds(self) -> list[str]:
        """The kinds of spaces that this side of the board has."""
        return list(self._seen["spaces"])

    @property
    def river(self) -> list[str]:
        """Income codes by river space; the start (0) brings nothing."""
        edition = self._state.edition
        return ["", *(edition.incomes[income].code for income in list(self._state.river)[1:])]

    @property
    def display(self) -> list[str]:
        """The open yield tiles of the Navaratna variant."""
        return _each(self._seen["yield_tiles"]) if self._seen["navaratna"] else []

    @property
    def white_pile(self) -> list[str]:
        """What is still in the face-down white pile (basic game)."""
        return [] if self._seen["navaratna"] else _each(self._seen["yield_tiles"])

    @property
    def put_aside(self) -> list[str]:
        return _each(self._seen["put_aside"])

    @property
    def ending(self) -> str:
        """How the game ended, by the last seat of a round, with last turns, or by the limit of rounds."""
        state = self._state
        if state.top is not None:
            return "open"
        if state.trigger < 0:
            return "limit of rounds"
        last: i64 = (state.start + state.seats - 1) % state.seats
        return "at once" if state.trigger == last else "after last turns"


_UNHELD: Final = {"next": FREE, None: FREE, "covered": COVERED}


def _each(tiles: dict[str, int]) -> list[str]:
    return sorted(name for name, number in tiles.items() for _ in range(number))
