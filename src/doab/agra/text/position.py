"""A position as one line of text (docs/agra/text.md). `position_text` writes what `parse_position` reads."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from doab.agra.rules.delivery import is_full
from doab.agra.rules.orders import OrderPhase, next_order
from doab.agra.rules.pawns import next_unbuilt
from doab.agra.rules.placing import COOK_CAPACITY, MainAction, is_usable
from doab.agra.rules.secondary import FRENCH_CAPACITY
from doab.agra.rules.trader import may_change_price
from doab.agra.rules.turn import AfterAction, EndOfTurn, FinishTurn, NextTurn, begin_turn
from doab.agra.table.edition import Edition
from doab.agra.table.state import NOBODY, Agra, new_state
from doab.agra.table.switches import Switches
from doab.agra.table.things import (
    BELOW_COLUMN,
    BONUS_TILES,
    BUILDINGS,
    FARM_SIDES,
    GOODS,
    GUILDS,
    MAX_SLOTS,
    MAX_SQUARES,
    N_BASIC,
    N_FARM_SIDES,
    N_GOODS,
    N_GUILDS,
    N_MARKERS,
    N_NOTABLES,
    N_PRICE_TOKENS,
    N_ROWS_OF_ORDERS,
    N_TILES,
    N_WORKERS,
    NEUTRAL,
    NOTABLES,
    NOTABLES_WITH_FEWER,
    NOTABLES_WITH_FOUR,
    OUTER_ACTIONS,
    PIERS,
    SPACES,
    USED,
    USED_CLOTHES,
)
from doab.agra.text.codec import KINDS
from doab.core.errors import PositionError
from doab.core.kit.positions import Clause, parse_clauses, parse_stack
from doab.core.options import Options, parse_options

HIGHEST_NUMBER = 999
LIMITS = (3, 3, 4, 5, 6, 6)
PHASES = ("meditation", "action", "after", "orders", "end")
SwitchMaker = Callable[[Mapping[str, object]], tuple[Options, Switches]]


class _Reader:
    """Reads the clauses of one line into a state, in the order of their dependence on each other."""

    def __init__(self, edition: Edition, text: str, make_switches: SwitchMaker) -> None:
        clauses = parse_clauses(_protect_asks(text))
        self.edition = edition
        self.players = [clause for clause in clauses if clause.is_player]
        self.tables = {clause.subject: clause for clause in clauses if not clause.is_player}
        if not 2 <= len(self.players) <= 4:
            raise PositionError(f"a position has 2 to 4 players (“Teal: … | Pink: …”), not {len(self.players)}")
        if len(self.tables) + len(self.players) != len(clauses):
            raise PositionError("a clause is given twice")
        self.names = [clause.subject for clause in self.players]
        words = " ".join(self.tables["options"].items) if "options" in self.tables else ""
        self.options, switches = make_switches(parse_options(", ".join(words.split())))
        self.state = new_state(edition, switches, len(self.players))
        self.given: list[set[str]] = [set() for _ in self.players]
        self.bounds = {
            "rupees": (0, HIGHEST_NUMBER),
            "favour": (0, N_MARKERS),
            "tracker": (1, len(edition.track)),
            "french": (0, FRENCH_CAPACITY - 1),
            "cook": (0, COOK_CAPACITY),
            "workers": (0, N_WORKERS),
            "supply": (0, N_MARKERS),
            "locked": (0, N_MARKERS),
            **{guild: (0, int(edition.top_step)) for guild in GUILDS},
        }

    def read(self) -> None:
        known: dict[str, Callable[[Clause], None] | None] = {
            "options": None,
            "round": self.read_round,
            "start": self.read_start,
            "ending": self.read_ending,
            "boat": self.read_boat,
            "limit": self.read_limit,
            "built": self.read_built,
            "merchant": self.read_merchant,
            "builder": self.read_builder,
            "coins": self.read_coins,
            "prices": self.read_prices,
            "blocked": self.read_blocked,
            "river": self.read_river,
            "delivered": self.read_delivered,
            "neutral": self.read_neutral,
            "marked": self.read_marked,
            "display": self.read_display,
            "pile": self.read_pile,
            "gone": self.read_gone,
            "points": self.read_points,
            "turn": self.read_turn_numbers,
            "asks": None,
            "open": None,
        }
        for keyword, clause in self.tables.items():
            if keyword not in known:
                clause.fail("", f"“{keyword}” is not a clause; the clauses are {', '.join(known)}")
        for seat, clause in enumerate(self.players):
            for item in clause.items:
                self.read_item(seat, clause, item)
        for keyword, read in known.items():
            if read is not None and keyword in self.tables:
                read(self.tables[keyword])
            elif keyword == "builder":
                self.state.builder = next_unbuilt(self.state, N_BASIC - 1)
            elif keyword == "river":
                self._default_river()
            elif keyword == "marked":
                self._default_marked()
            elif keyword == "display":
                self._default_display()
        for seat in range(len(self.players)):
            self._settle_supplies(seat)
        self._check_pawns()
        self._check_farms()
        self._check_marked()
        self.read_questions()

    def seat_of(self, clause: Clause, item: str, name: str) -> int:
        return self.names.index(clause.one_of(item, name, self.names))

    def _indices(self, clause: Clause, item: str, words: Sequence[str], names: Sequence[str]) -> list[int]:
        return [names.index(clause.one_of(item, word, names)) for word in words]

    def _bits(self, clause: Clause, names: Sequence[str]) -> int:
        words = [word for word in " ".join(clause.items).split() if word != "none"]
        return sum(1 << at for at in set(self._indices(clause, "", words, names)))

    # -- the table

    def read_round(self, clause: Clause) -> None:
        self.state.round = clause.number("", clause.only_item(), 1, HIGHEST_NUMBER)

    def read_start(self, clause: Clause) -> None:
        self.state.start = self.seat_of(clause, "", clause.only_item())

    def read_ending(self, clause: Clause) -> None:
        self.state.end_round = clause.number("", clause.only_item(), 0, HIGHEST_NUMBER)

    def read_boat(self, clause: Clause) -> None:
        self.state.boat = clause.number("", clause.only_item(), 1, PIERS)
        self.state.limit = max(int(self.edition.limit_start), LIMITS[self.state.boat - 1])

    def read_limit(self, clause: Clause) -> None:
        self.state.limit = clause.number("", clause.only_item(), 1, N_ROWS_OF_ORDERS)

    def read_built(self, clause: Clause) -> None:
        self.state.built |= self._bits(clause, BUILDINGS)

    def read_merchant(self, clause: Clause) -> None:
        self.state.merchant = BUILDINGS.index(clause.one_of("", clause.only_item(), BUILDINGS))

    def read_builder(self, clause: Clause) -> None:
        where, _, moving = clause.only_item().partition(" ")
        self.state.builder_moves = int(bool(moving) and clause.one_of("", moving, ("moving",)) == "moving")
        where = clause.one_of("", where, ("none", *BUILDINGS))
        self.state.builder = -1 if where == "none" else BUILDINGS.index(where)

    def read_coins(self, clause: Clause) -> None:
        for item in clause.items:
            where, number = clause.word_number(item, 0, HIGHEST_NUMBER)
            self.state.coins[BUILDINGS.index(clause.one_of(item, where, BUILDINGS))] = number

    def read_prices(self, clause: Clause) -> None:
        for item in clause.items:
            words = item.split()
            if len(words) != 3:
                clause.fail(item, "expected a token, a good and the value that it shows, such as “1 wood 2”")
            token = clause.number(item, words[0], 1, N_PRICE_TOKENS) - 1
            faces = [int(face) for face in self.edition.token_faces[token * 2 : token * 2 + 2]]
            shown = clause.number(item, words[2], 1, 9)
            if shown not in faces:
                clause.fail(item, f"price token {token + 1} shows {faces[0]} or {faces[1]}, not {shown}")
            good = GOODS.index(clause.one_of(item, words[1], GOODS))
            if not may_change_price(self.state, token, good, faces.index(shown)):
                clause.fail(
                    item, f"there is already a token on {words[1]}, or {shown} is too far from its print (A-91)"
                )
            self.state.prices[token * 2] = good
            self.state.prices[token * 2 + 1] = faces.index(shown)

    def read_blocked(self, clause: Clause) -> None:
        self.state.blocked = OUTER_ACTIONS.index(clause.one_of("", clause.only_item(), OUTER_ACTIONS))

    def read_river(self, clause: Clause) -> None:
        self.state.river = self._bits(clause, NOTABLES)
        if self.state.river & self.state.won:
            clause.fail("", "a notable that has been won does not wait on the river")

    def _default_river(self) -> None:
        wanted = NOTABLES_WITH_FOUR if len(self.players) == 4 else NOTABLES_WITH_FEWER
        for level in range(1, 5):
            waiting = [n for n in range(N_NOTABLES) if self.edition.level[n] == level and not self.state.won >> n & 1]
            for notable in waiting[: wanted[level - 1]]:
                self.state.river |= 1 << notable

    def read_delivered(self, clause: Clause) -> None:
        for item in clause.items:
            words = item.split(maxsplit=2)
            if len(words) != 3:
                clause.fail(item, "expected a notable, a good and a player, such as “cook oil Teal” (or “… twice”)")
            twice = words[2].endswith(" twice") and words[2] not in self.names
            name = words[2].removesuffix(" twice") if twice else words[2]
            notable = NOTABLES.index(clause.one_of(item, words[0], NOTABLES))
            good = GOODS.index(clause.one_of(item, words[1], GOODS))
            wants = [int(want) for want in self.edition.wants[notable * MAX_SLOTS : (notable + 1) * MAX_SLOTS]]
            if good not in wants:
                clause.fail(item, f"{words[0]} does not want {words[1]}")
            seat = self.seat_of(clause, item, name)
            slot = notable * MAX_SLOTS + wants.index(good)
            if self.state.won >> notable & 1 or self.state.slots[slot]:
                clause.fail(item, f"{words[0]} has been won, or has already got {words[1]}")
            self.state.slots[slot] = seat * 4 + (2 if twice else 1)
            self.state.river |= 1 << notable
            if is_full(self.state, notable):
                clause.fail(item, f"{words[0]} has got everything, so somebody has won him")

    def read_neutral(self, clause: Clause) -> None:
        for item in clause.items:
            where, *what = item.split()
            if clause.one_of(item, where, (*GUILDS, "akbar")) == "akbar":
                self._fill_bowls(clause, item, what, NEUTRAL)
            else:
                self._cover_orders(clause, item, GUILDS.index(where), what, NEUTRAL)

    def _fill_bowls(self, clause: Clause, item: str, goods: Sequence[str], owner: int) -> None:
        for good in self._indices(clause, item, goods, GOODS):
            bowl = int(self.edition.bowl_of[good])
            if bowl < 0:
                clause.fail(item, f"Akbar has no bowl for {GOODS[good]}")
            if self.state.bowls[bowl] != NOBODY:
                clause.fail(item, f"there is already a marker in the bowl of {GOODS[good]}")
            self.state.bowls[bowl] = owner

    def _cover_orders(self, clause: Clause, item: str, guild: int, rows: Sequence[str], owner: int) -> None:
        for word in rows:
            order = guild * N_ROWS_OF_ORDERS + clause.number(item, word, 1, N_ROWS_OF_ORDERS) - 1
            if self.state.orders[order] != NOBODY:
                clause.fail(item, f"order {word} of the {GUILDS[guild]} is already covered")
            self.state.orders[order] = owner

    def read_marked(self, clause: Clause) -> None:
        self._default_marked()
        for item in clause.items:
            guild, row = clause.word_number(item, 1, N_ROWS_OF_ORDERS + 1)
            self.state.marked[GUILDS.index(clause.one_of(item, guild, GUILDS))] = row - 1

    def _default_marked(self) -> None:
        for guild in range(N_GUILDS):
            self.state.marked[guild] = next_order(self.state, guild, N_ROWS_OF_ORDERS - 1)

    def _tile_bits(self, clause: Clause) -> int:
        words = [word for word in " ".join(clause.items).split() if word != "none"]
        return sum(1 << (clause.number("", word, 1, N_TILES) - 1) for word in words)

    def _owned_tiles(self) -> int:
        return sum(int(player.tiles) for player in self.state.players)

    def read_display(self, clause: Clause) -> None:
        self.state.display = self._tile_bits(clause)
        if self.state.display & self._owned_tiles():
            clause.fail("", "a favour tile that somebody owns is not on display")
        self.state.pile &= ~self.state.display

    def _default_display(self) -> None:
        free = [tile for tile in range(N_TILES) if self.state.pile >> tile & 1]
        self.state.display = sum(1 << tile for tile in free[:3])
        self.state.pile &= ~self.state.display

    def read_pile(self, clause: Clause) -> None:
        self.state.pile = self._tile_bits(clause)
        if self.state.pile & (self._owned_tiles() | self.state.display):
            clause.fail("", "a favour tile in the pile is not on display and nobody's")

    def read_gone(self, clause: Clause) -> None:
        self.state.bonus_tiles &= ~self._bits(clause, BONUS_TILES)

    def read_points(self, clause: Clause) -> None:
        self.state.points = clause.number("", clause.only_item(), 0, HIGHEST_NUMBER)

    def read_turn_numbers(self, clause: Clause) -> None:
        """What else a turn in progress knows: `turn laid 2, spending 1, …`."""
        for item in clause.items:
            word, number = clause.word_number(item, -1, HIGHEST_NUMBER)
            setattr(self.state, clause.one_of(item, word, TURN_NUMBERS), number)

    # -- the players

    def read_item(self, seat: int, clause: Clause, item: str) -> None:
        state, player = self.state, self.state.players[seat]
        word, *rest = item.split()
        if word in self.bounds:
            number = clause.word_number(item, *self.bounds[word])[1]
            self.given[seat].add(word)
            if word in GUILDS:
                state.influence[seat * N_GUILDS + GUILDS.index(word)] = number
            else:
                setattr(player, "markers" if word == "supply" else word, number)
        elif word == "goods":
            self.read_goods(seat, clause, item, rest)
        elif word in ("standing", "lying"):
            for space in self._indices(clause, item, rest, SPACES):
                if state.workers[space] != NOBODY:
                    clause.fail(item, f"there is already a worker on {SPACES[space]}")
                state.workers[space] = seat * 2 + int(word == "standing")
        elif word == "contracts":
            for notable in self._indices(clause, item, rest, NOTABLES):
                if state.won >> notable & 1:
                    clause.fail(item, f"{NOTABLES[notable]} has already been won")
                player.contracts |= 1 << notable
                state.won |= 1 << notable
        elif word == "tiles":
            for text in rest:
                tile = clause.number(item, text, 1, N_TILES) - 1
                if not state.pile >> tile & 1:
                    clause.fail(item, f"somebody already owns tile {tile + 1}")
                player.tiles |= 1 << tile
                state.pile &= ~(1 << tile)
        elif word == "orders":
            guild = GUILDS.index(clause.one_of(item, rest[0] if rest else "", GUILDS))
            self._cover_orders(clause, item, guild, rest[1:], seat)
        elif word == "akbar":
            self._fill_bowls(clause, item, rest, seat)
        elif word == "farmer" and len(rest) == 2:
            side = FARM_SIDES.index(clause.one_of(item, rest[0], FARM_SIDES))
            square = clause.number(item, rest[1], 1, int(self.edition.squares))
            state.farmers[seat * N_FARM_SIDES + side] = square
        elif word == "uncovered":
            self.read_uncovered(seat, clause, item, rest)
        elif word == "used":
            what = " ".join(rest)
            player.used |= 1 << USED.index(clause.one_of(item, what, USED))
        elif word == "raised":
            for notable in self._indices(clause, item, rest, NOTABLES):
                player.raised |= 1 << notable
        else:
            clause.fail(item, "is not an item of a player (see docs/agra/text.md)")

    def read_goods(self, seat: int, clause: Clause, item: str, words: Sequence[str]) -> None:
        if len(words) % 2:
            clause.fail(item, "expected goods and their numbers, such as “wood 4 cement 1”")
        for good, number in zip(words[::2], words[1::2], strict=True):
            at = GOODS.index(clause.one_of(item, good, GOODS))
            self.state.goods[seat * N_GOODS + at] = clause.number(item, number, 0, N_MARKERS)

    def read_uncovered(self, seat: int, clause: Clause, item: str, words: Sequence[str]) -> None:
        player = self.state.players[seat]
        if list(words) == ["all"]:
            player.covers = 0
            return
        if len(words) != 2:
            clause.fail(item, "expected a side and a square, such as “uncovered north 1”, or “uncovered all”")
        side = FARM_SIDES.index(clause.one_of(item, words[0], FARM_SIDES))
        square = side * MAX_SQUARES + clause.number(item, words[1], 1, int(self.edition.squares)) - 1
        if not player.covers >> square & 1:
            clause.fail(item, "there is no cover on that square")
        player.covers &= ~(1 << square)

    def _settle_supplies(self, seat: int) -> None:
        state, player = self.state, self.state.players[seat]
        given = self.given[seat]
        if "locked" not in given:
            player.locked = sum(1 for at in range(USED_CLOTHES + 1) if player.used >> at & 1)
        if "workers" not in given:
            on_board = sum(1 for holder in state.workers if holder >= 0 and holder // 2 == seat)
            player.workers = N_WORKERS - player.cook - on_board
        others = player.favour + player.locked + player.french
        others += sum(state.goods[seat * N_GOODS : (seat + 1) * N_GOODS])
        others += sum(int(held) % 4 for held in state.slots if held and held // 4 == seat)
        others += sum(1 for owner in state.orders if owner == seat) + sum(1 for owner in state.bowls if owner == seat)
        if "supply" not in given:
            player.markers = N_MARKERS - others
        if player.markers < 0 or player.workers < 0:
            raise PositionError(
                f"{self.names[seat]} has more markers or workers than there are ({N_MARKERS}, {N_WORKERS})"
            )

    def _check_pawns(self) -> None:
        """A-25, A-64: pawns and workers stand only where they can."""
        state = self.state
        if not state.is_built(state.merchant):
            raise PositionError(f"the merchant cannot stand on {BUILDINGS[state.merchant]}, which is not built")
        if state.builder >= 0 and state.is_built(state.builder) and not state.builder_moves:
            raise PositionError(f"the builder cannot stand on {BUILDINGS[state.builder]}, which is built")
        for space, holder in enumerate(state.workers):
            if holder != NOBODY and not is_usable(state, space):
                raise PositionError(
                    f"no worker can be on {SPACES[space]}: it is not built, and the builder is elsewhere"
                )

    def _check_farms(self) -> None:
        """A-95: farmers stand on squares without a cover."""
        for at, square in enumerate(self.state.farmers):
            seat, side = divmod(at, N_FARM_SIDES)
            if self.state.players[seat].covers >> (side * MAX_SQUARES + square - 1) & 1:
                raise PositionError(f"{self.names[seat]} has a farmer on the cover of {FARM_SIDES[side]} {square}")

    def _check_marked(self) -> None:
        """A-120: guild-order markers lie on a free order or below a full column (anywhere before they are rolled)."""
        if "open" in self.tables:
            return
        for guild, row in enumerate(self.state.marked):
            free = [at for at in range(N_ROWS_OF_ORDERS) if self.state.orders[guild * N_ROWS_OF_ORDERS + at] == NOBODY]
            if row not in (free or [BELOW_COLUMN]):
                raise PositionError(
                    f"the marker of the {GUILDS[guild]} must lie on a free order, or below a full column"
                )

    # -- what is open

    def read_questions(self) -> None:
        state = self.state
        if "open" in self.tables:
            parse_stack(self.tables["open"], state, KINDS)
            return
        asked, phase = int(state.start), "meditation"
        if "asks" in self.tables:
            clause = self.tables["asks"]
            name, _, word = clause.only_item().partition(ASKS_SIGN)
            asked = self.seat_of(clause, "", name.strip())
            phase = clause.one_of("", word.strip() or "meditation", PHASES)
        done = (asked - state.start) % state.seats + 1
        state.push(NextTurn((asked + 1) % state.seats, done))
        if phase == "meditation":
            begin_turn(state, asked)
        else:
            state.push(FinishTurn(asked))
            state.push(EndOfTurn(asked))
            if phase != "end":
                state.push(OrderPhase(asked))
            if phase in ("action", "after"):
                state.push(AfterAction(asked))
            if phase == "action":
                state.push(MainAction(asked, 0))
        state.run()


TURN_NUMBERS = (
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

ASKS_SIGN = "→"


def _protect_asks(text: str) -> str:
    """`asks Teal: action` has a colon but is no player: another sign replaces it before the clauses are split."""
    clauses = text.split("|")
    return "|".join(
        clause.replace(":", f" {ASKS_SIGN} ", 1) if clause.split()[:1] == ["asks"] else clause for clause in clauses
    )


def parse_position(edition: Edition, text: str, make_switches: SwitchMaker) -> tuple[list[str], Options, Agra]:
    """Names, options and state of a position."""
    reader = _Reader(edition, text, make_switches)
    reader.read()
    return reader.names, reader.options, reader.state
