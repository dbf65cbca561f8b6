"""Named facts about a position, for tests, the terminal and people with a Python prompt (docs/rajas/text.md)."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from doab.rajas.answers import N_DIE_KINDS, die_name
from doab.rajas.rules import tracks
from doab.rajas.table.state import COVERED, DICE_OF_A_SEAT, Rajas
from doab.rajas.table.things import (
    BUILDINGS,
    COLOURS,
    MAX_CELLS,
    MAX_YIELDS,
    N_BUILDINGS,
    N_SPACE_KINDS,
    SIDES,
    SPACE_KINDS,
    STACKS,
)


class PlayerReader:
    """What can be seen of one player."""

    def __init__(self, state: Rajas, seat: int) -> None:
        self._state = state
        self.seat = seat
        player = state.players[seat]
        self.money = int(player.money)
        self.fame = int(player.fame)
        self.karma = int(player.karma)
        self.boat = int(player.boat)
        self.workers = int(player.active)
        self.unplaced = int(player.unplaced)
        self.limit = int(player.limit())
        self.advanced = bool(player.advanced)
        self.crossed = int(player.crossed)
        self.lead = int(tracks.lead_of(state, seat))
        self.upgrades = int(tracks.upgrades_made(state, seat))

    @property
    def dice(self) -> list[str]:
        """`["blue 2", "blue 4", …]`, sorted by colour and value."""
        first = self.seat * DICE_OF_A_SEAT
        return [die_name(die) for die in range(N_DIE_KINDS) for _ in range(self._state.dice[first + die])]

    @property
    def levels(self) -> dict[str, int]:
        return {name: int(self._state.levels[self.seat * N_BUILDINGS + at]) for at, name in enumerate(BUILDINGS)}

    @property
    def next_money_bonus(self) -> int | None:
        """Where the bonus marker lies: the next open bonus of the money track that is not a worker; None: out of
        the game.
        """
        edition, taken = self._state.edition, self._state.players[self.seat].money_bonuses
        for at in range(taken, len(edition.money_bonus_at)):
            if edition.incomes[edition.money_bonus[at]].code != "worker":
                return int(edition.money_bonus_at[at])
        return None

    @property
    def tiles(self) -> dict[str, str]:
        """Visible tiles by square."""
        return {square: name for square, (name, _) in self.laid.items()}

    @property
    def laid(self) -> dict[str, tuple[str, str]]:
        """Visible tiles by square, with the side to which their north is turned."""
        return self._laid(self._state.tiles[:])

    @property
    def covered(self) -> dict[str, tuple[str, str]]:
        """Tiles that lie under another one."""
        return self._laid(self._state.covered_tiles[:])

    def _laid(self, tiles: object) -> dict[str, tuple[str, str]]:
        edition = self._state.edition
        found = {}
        for cell in range(edition.cells):
            tile = tiles[self.seat * MAX_CELLS + cell]  # type: ignore[index]
            if tile > 0:
                found[edition.square(cell)] = (edition.tile_names[(tile - 1) // 4], SIDES[(tile - 1) % 4])
        return found

    @property
    def tokens(self) -> dict[str, str]:
        """Yield tiles by place (Navaratna)."""
        edition = self._state.edition
        found = {}
        for place, name in enumerate(edition.yield_names):
            kind = self._state.tokens[self.seat * MAX_YIELDS + place]
            if kind > 0:
                found[name] = edition.token_names[kind - 1]
        return found

    @property
    def yields(self) -> dict[str, str]:
        """What every place of a special yield would pay now, by the player's side of the board and its yield tiles."""
        edition = self._state.edition
        printed = edition.yield_navaratna if self.advanced else edition.yield_basic
        tokens = self.tokens
        return {
            name: tokens[name].partition(" ")[2] if name in tokens else edition.incomes[printed[place]].code
            for place, name in enumerate(edition.yield_names)
        }

    @property
    def spent(self) -> set[str]:
        """Places that have paid or can pay no more."""
        names = self._state.edition.yield_names
        return {name for place, name in enumerate(names) if self._state.players[self.seat].spent >> place & 1}

    @property
    def connected(self) -> int:
        """How many yield tiles count as connected (R-83)."""
        return int(self._state.players[self.seat].connected).bit_count()


class TableReader:
    """What can be seen of the whole table."""

    def __init__(self, state: Rajas, names: Sequence[str]) -> None:
        self._state = state
        self._names = names
        self.round = int(state.round)
        self.start_player = names[state.start]

    @property
    def board(self) -> dict[str, list[str]]:
        """Who stands where: kind of space → players, left to right."""
        kinds = {kind: [self._names[seat] for seat in self.spaces(kind) if seat >= 0] for kind in self.space_kinds}
        return {kind: players for kind, players in kinds.items() if players}

    @property
    def supply(self) -> dict[str, int]:
        return {colour: int(self._state.supply[at]) for at, colour in enumerate(COLOURS)}

    @property
    def rolling(self) -> dict[str, int]:
        """Dice in the air."""
        return {colour: int(self._state.rolling[at]) for at, colour in enumerate(COLOURS)}

    @property
    def offer(self) -> dict[str, str | None]:
        """The tile on top of every stack."""
        names = self._state.edition.tile_names
        tops = self._state.tops
        return {stack: names[tops[at] - 1] if tops[at] > 0 else None for at, stack in enumerate(STACKS)}

    @property
    def left_in_stack(self) -> dict[str, int]:
        """How many tiles every stack still has, the top included."""
        state = self._state
        return {
            stack: int(state.piles[at]).bit_count() + (1 if state.tops[at] > 0 else 0)
            for at, stack in enumerate(STACKS)
        }

    def spaces(self, kind: str) -> list[int]:
        """What stands on the spaces of a kind, left to right: a seat, −1 free, −2 covered."""
        side, at = self._state.side, SPACE_KINDS.index(kind)
        return [int(self._state.board[side.first[at] + more]) for more in range(side.number[at])]

    def costs(self, kind: str) -> list[int]:
        """What the spaces of a kind cost in money, left to right; covered ones are left out."""
        side, at = self._state.side, SPACE_KINDS.index(kind)
        spaces = range(side.first[at], side.first[at] + side.number[at])
        return [int(side.costs[space]) for space in spaces if self._state.board[space] != COVERED]

    @property
    def space_kinds(self) -> list[str]:
        """The kinds of spaces that this side of the board has."""
        return [SPACE_KINDS[kind] for kind in range(N_SPACE_KINDS) if self._state.side.number[kind] > 0]

    @property
    def river(self) -> list[str]:
        """Income codes by river space; the start (0) brings nothing."""
        edition = self._state.edition
        return ["", *(edition.incomes[income].code for income in list(self._state.river)[1:])]

    @property
    def display(self) -> list[str]:
        """The open yield tiles of the Navaratna variant."""
        return self._yield_tiles(0) if self._state.navaratna else []

    @property
    def white_pile(self) -> list[str]:
        """What is still in the face-down white pile (basic game)."""
        return [] if self._state.navaratna else [name for name in self._yield_tiles(0) if name.startswith("white")]

    @property
    def put_aside(self) -> list[str]:
        return self._yield_tiles(len(self._state.edition.token_count))

    def _yield_tiles(self, first: int) -> list[str]:
        names = self._state.edition.token_names
        tiles = self._state.yield_tiles
        return sorted(name for kind, name in enumerate(names) for _ in range(tiles[first + kind]))

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
