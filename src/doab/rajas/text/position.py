"""A position as one line of text, and back (docs/rajas/text.md). `parse_position` and `position_text` are a pair."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from doab.core.errors import PositionError
from doab.core.kit.positions import Clause, parse_clauses, parse_stack
from doab.core.options import Options
from doab.rajas.rules import province, tracks
from doab.rajas.rules.ending import LastTurns
from doab.rajas.rules.placing import PlaceWorker, free_space
from doab.rajas.rules.setup import shortfall_limit
from doab.rajas.rules.turn import Round
from doab.rajas.table.edition import Edition
from doab.rajas.table.income_codes import WORKER
from doab.rajas.table.state import DICE_OF_A_SEAT, LOWEST_LEVEL, STARTING_WORKERS, Player, Rajas, new_state
from doab.rajas.table.things import (
    BUILDINGS,
    COLOURS,
    DICE_OF_A_COLOUR,
    MAX_CELLS,
    MAX_YIELDS,
    N_BUILDINGS,
    N_COLOURS,
    N_FACES,
    N_STACKS,
    SIDES,
    SPACE_KINDS,
    STACKS,
    TOKEN_COLOURS,
    WHITE,
)
from doab.rajas.text.codec import KINDS

START_MONEY = 3
HIGHEST_NUMBER = 999


class _Reader:
    """Reads the clauses of one line into a state, in the order of their dependence on each other."""

    def __init__(self, edition: Edition, text: str, third_yield_tile: bool) -> None:
        clauses = parse_clauses(text)
        self.edition = edition
        self.players = [clause for clause in clauses if clause.is_player]
        self.tables = {clause.subject: clause for clause in clauses if not clause.is_player}
        if not 2 <= len(self.players) <= 4:
            raise PositionError(f"a position has 2 to 4 players (“Asha: … | Bram: …”), not {len(self.players)}")
        if len(self.tables) + len(self.players) != len(clauses):
            raise PositionError("a clause is given twice")
        self.names = [clause.subject for clause in self.players]
        self.state = new_state(edition, len(self.players))
        self.options: Options = {
            "navaratna": False,
            "third_yield_tile": third_yield_tile,
            "ganga": False,
            "mixed": (),
        }
        self.top_of: dict[int, int] = {}  # stack → tile + 1 that a clause put on top

    def read(self) -> None:
        known = {
            "options": self.read_options,
            "round": self.read_round,
            "start": self.read_start,
            "board": self.read_board,
            "rolling": self.read_rolling,
            "river": self.read_river,
            "offer": self.read_offer,
            "last": self.read_last,
            "empty": self.read_empty,
            "turning": self.read_turning,
            "white": self.read_white,
            "aside": self.read_aside,
            "display": self.read_display,
            "asks": None,
            "ending": None,
            "lap": None,
            "open": None,
        }
        for keyword, clause in self.tables.items():
            if keyword not in known:
                clause.fail("", f"“{keyword}” is not a clause; the clauses are {', '.join(known)}")
        order: Sequence[tuple[str, Callable[[Clause], None] | None]] = list(known.items())
        for keyword, read in order[:3]:
            self._read_clause(keyword, read)
        for seat, clause in enumerate(self.players):
            self.read_player(seat, clause)
        self._settle_provinces()
        for keyword, read in order[3:]:
            self._read_clause(keyword, read)
        self._settle_supply()
        self._settle_workers()
        self.read_questions()

    def _read_clause(self, keyword: str, read: Callable[[Clause], None] | None) -> None:
        if read is not None and keyword in self.tables:
            read(self.tables[keyword])

    def seat_of(self, clause: Clause, item: str, name: str) -> int:
        return self.names.index(clause.one_of(item, name, self.names))

    # -- the table

    def read_options(self, clause: Clause) -> None:
        for word in " ".join(clause.items).split():
            clause.one_of(word, word, ("navaratna", "third_yield_tile", "ganga", "mixed"))
            if word != "mixed":
                self.options[word] = True
        self.state.navaratna = int(bool(self.options["navaratna"]))
        self.state.shortfall_limit = shortfall_limit(self.options)
        self.state.ganga = int(bool(self.options["ganga"]))

    def read_round(self, clause: Clause) -> None:
        self.state.round = clause.number("", clause.only_item(), 1, HIGHEST_NUMBER)

    def read_start(self, clause: Clause) -> None:
        self.state.start = self.seat_of(clause, "", clause.only_item())

    def read_board(self, clause: Clause) -> None:
        for item in clause.items:
            kind = next((at for at, name in enumerate(SPACE_KINDS) if item.startswith(name + " ")), -1)
            if kind < 0 or self.state.side.number[kind] == 0:
                clause.fail(item, "expected a space of this board and the players on it, such as “quarry Asha Bram”")
            for name in self._names_in(clause, item, item.removeprefix(SPACE_KINDS[kind]).strip()):
                space = free_space(self.state, kind)
                if space < 0:
                    clause.fail(item, f"there is no free space left for {name}")
                self.state.board[space] = self.names.index(name)

    def _names_in(self, clause: Clause, item: str, text: str) -> list[str]:
        """The players named one after the other; a name may have several words, so the longest that fits counts."""
        found = []
        while text:
            fitting = [name for name in self.names if f"{text} ".startswith(f"{name} ")]
            if not fitting:
                clause.one_of(item, text.split()[0], self.names)
            found.append(max(fitting, key=len))
            text = text.removeprefix(found[-1]).strip()
        return found

    def read_rolling(self, clause: Clause) -> None:
        for item in clause.items:
            colour, number = clause.word_number(item, 1, DICE_OF_A_COLOUR)
            self.state.rolling[COLOURS.index(clause.one_of(item, colour, COLOURS))] = number

    def read_river(self, clause: Clause) -> None:
        for item in clause.items:
            space, _, code = item.partition(" ")
            number = clause.number(item, space, 1, int(self.edition.last_space) - 1)
            if code not in self.edition.river_tile_names:
                clause.fail(item, f"{code!r} is not a river tile; they are {', '.join(self.edition.river_tile_names)}")
            self.state.lay_river_tile(number, self.edition.river_tile_names.index(code))

    def tile_of(self, clause: Clause, item: str, name: str) -> int:
        if name not in self.edition.tile_names:
            clause.fail(item, f"there is no tile “{name}” in this edition")
        return self.edition.tile_names.index(name)

    def read_offer(self, clause: Clause) -> None:
        for item in clause.items:
            tile = self.tile_of(clause, item, item)
            stack = self.edition.tile_stack[tile]
            if not self.state.piles[stack] >> self.edition.tile_bit[tile] & 1 and self.state.tops[stack] != tile + 1:
                clause.fail(item, "this tile already lies in a province")
            self._turn_down(stack)
            self.state.turn_up(tile)

    def _turn_down(self, stack: int) -> None:
        if self.state.tops[stack] > 0:
            self.state.piles[stack] |= 1 << self.edition.tile_bit[self.state.tops[stack] - 1]
            self.state.tops[stack] = 0

    def read_last(self, clause: Clause) -> None:
        self.read_offer(clause)
        for item in clause.items:
            self.state.piles[self.edition.tile_stack[self.tile_of(clause, item, item)]] = 0

    def read_empty(self, clause: Clause) -> None:
        for item in clause.items:
            clause.one_of(item, item, ("all", *STACKS))
            for stack in range(N_STACKS) if item == "all" else [STACKS.index(item)]:
                self.state.tops[stack] = 0
                self.state.piles[stack] = 0

    def read_turning(self, clause: Clause) -> None:
        for item in clause.items:
            self._turn_down(STACKS.index(clause.one_of(item, item, STACKS)))

    def _kind_of(self, clause: Clause, name: str) -> int:
        if name not in self.edition.token_names:
            clause.fail(name, f"there is no such yield tile; they are {', '.join(self.edition.token_names)}")
        return self.edition.token_names.index(name)

    def read_white(self, clause: Clause) -> None:
        kinds = len(self.edition.token_count)
        for kind in range(kinds):
            if self.edition.token_colour[kind] == WHITE:
                self.state.yield_tiles[kind] = 0
                self.state.yield_tiles[kinds + kind] = self.edition.token_count[kind]
        for code in " ".join(clause.items).split():
            kind = self._kind_of(clause, f"white {code}") if code != "none" else -1
            if kind >= 0:
                self.state.yield_tiles[kind] += 1
                self.state.yield_tiles[kinds + kind] = max(0, self.state.yield_tiles[kinds + kind] - 1)

    def read_aside(self, clause: Clause) -> None:
        kinds = len(self.edition.token_count)
        for kind in range(kinds):
            self.state.yield_tiles[kinds + kind] = 0
        for code in " ".join(clause.items).split():
            if code != "none":
                self.state.yield_tiles[kinds + self._kind_of(clause, f"white {code}")] += 1

    def read_display(self, clause: Clause) -> None:
        for kind in range(len(self.edition.token_count)):
            self.state.yield_tiles[kind] = 0
        for name in clause.items:
            if name != "none":
                self.state.yield_tiles[self._kind_of(clause, name)] += 1

    # -- the players

    def read_player(self, seat: int, clause: Clause) -> None:
        player = self.state.players[seat]
        player.money = START_MONEY
        player.advanced = int(bool(self.options["navaratna"]))
        reached = -1
        for item in clause.items:
            word, *rest = item.split()
            if word in ("money", "fame", "boat", "reached") or word in BUILDINGS:
                high = self.edition.last_space if word == "boat" else 4 if word in BUILDINGS else HIGHEST_NUMBER
                number = clause.word_number(item, LOWEST_LEVEL if word in BUILDINGS else 0, int(high))[1]
                if word == "reached":
                    reached = number
                elif word in BUILDINGS:
                    self.state.levels[seat * N_BUILDINGS + BUILDINGS.index(word)] = number
                else:
                    setattr(player, word, number)
            elif word == "karma":
                player.karma = clause.word_number(item, 0, 3)[1]
            elif word in ("crossed", "shortfall"):
                setattr(player, word, clause.word_number(item, 0, 9)[1])
            elif word == "dice":
                self.read_dice(seat, clause, item, rest)
            elif word == "tile":
                self.read_tile(seat, clause, item)
            elif word == "token":
                self.read_token(seat, clause, item)
            elif item == "advanced":
                player.advanced = 1
                self.options["mixed"] = tuple("beginner" for _ in self.names)
            elif word == "fresh":
                player.fresh = BUILDINGS.index(clause.one_of(item, " ".join(rest), BUILDINGS)) + 1
            elif word not in ("workers", "unplaced", "spent", "connected", "taken"):
                clause.fail(item, "is not an item of a player (see docs/rajas/text.md)")
        self._settle_bonuses(player, max(int(player.money), reached))

    def read_dice(self, seat: int, clause: Clause, item: str, words: Sequence[str]) -> None:
        colour = -1
        for word in words:
            if word in COLOURS:
                colour = COLOURS.index(word)
            else:
                if colour < 0:
                    clause.fail(item, f"expected a colour before “{word}”")
                face = clause.number(item, word, 1, N_FACES)
                self.state.dice[seat * DICE_OF_A_SEAT + colour * N_FACES + face - 1] += 1

    def read_tile(self, seat: int, clause: Clause, item: str) -> None:
        name, at, place = item.removeprefix("tile ").partition(" at ")
        square, turned, side = place.partition(" turned ")
        if not at or not turned or side not in SIDES:
            clause.fail(item, "expected “tile NAME at ROW,COLUMN turned SIDE”")
        tile = self.tile_of(clause, item, name)
        try:
            cell = self.edition.cell_of(square)
        except ValueError as error:
            clause.fail(item, str(error))
        if not self.edition.buildable[cell]:
            clause.fail(item, f"square {square} cannot be built on")
        if self.state.covered_tiles[seat * MAX_CELLS + cell]:
            clause.fail(item, f"two tiles already lie on {square}")
        stack, bit = self.edition.tile_stack[tile], self.edition.tile_bit[tile]
        if not self.state.piles[stack] >> bit & 1:
            clause.fail(item, "this tile already lies somewhere else")
        self.state.piles[stack] &= ~(1 << bit)
        self.state.put_tile(seat, cell, tile, SIDES.index(side))

    def read_token(self, seat: int, clause: Clause, item: str) -> None:
        name, at, place = item.removeprefix("token ").partition(" at ")
        kind = self._kind_of(clause, name)
        if not at or place not in self.edition.yield_names:
            clause.fail(item, f"expected a place such as {', '.join(self.edition.yield_names)}")
        position = self.edition.yield_names.index(place)
        if self.state.tokens[seat * MAX_YIELDS + position]:
            clause.fail(item, f"a yield tile already lies on {place}")
        if not self.state.yield_tiles[kind]:
            clause.fail(item, "every such yield tile already lies somewhere else")
        if self.edition.yield_colour[position] != self.edition.token_colour[kind]:
            clause.fail(item, f"{place} is a {TOKEN_COLOURS[self.edition.yield_colour[position]]} place")
        self.state.tokens[seat * MAX_YIELDS + position] = kind + 1
        self.state.yield_tiles[kind] -= 1

    def _settle_bonuses(self, player: Player, reached: int) -> None:
        player.money_bonuses = sum(1 for at in self.edition.money_bonus_at if at <= reached)
        player.fame_bonuses = sum(1 for at in self.edition.fame_bonus_at if at <= player.fame)

    def _settle_provinces(self) -> None:
        """Tiles are on offer by default, and special yields that the roads reach are spent."""
        mixed = self.options["mixed"]
        if mixed or "mixed" in " ".join(self.tables["options"].items if "options" in self.tables else []):
            self.options["mixed"] = tuple(
                "advanced" if player.advanced else "beginner" for player in self.state.players
            )
        for stack in range(N_STACKS):
            for tile in self.edition.stack_tiles[stack]:
                if self.state.piles[stack] >> self.edition.tile_bit[tile] & 1:
                    self.state.turn_up(tile)
                    break
        for seat, clause in enumerate(self.players):
            player = self.state.players[seat]
            player.spent = province.reached_yields(self.state, seat)
            for place in range(self.edition.yields):
                if player.spent >> place & 1 and self.state.tokens[seat * MAX_YIELDS + place]:
                    player.connected |= 1 << place
            for item in clause.items:
                word, _, rest = item.partition(" ")
                if word in ("spent", "connected"):
                    setattr(player, word, self._places(clause, item, rest))
                elif word == "taken":
                    track, _, number = rest.partition(" ")
                    field = clause.one_of(item, track, ("money", "fame")) + "_bonuses"
                    setattr(player, field, clause.number(item, number, 0, 9))

    def _places(self, clause: Clause, item: str, text: str) -> int:
        found = 0
        for place in text.split(" and ") if text != "none" else []:
            found |= 1 << self.edition.yield_names.index(clause.one_of(item, place, self.edition.yield_names))
        return found

    def _settle_supply(self) -> None:
        for colour in range(N_COLOURS):
            held = int(self.state.rolling[colour])
            for seat in range(len(self.players)):
                first = seat * DICE_OF_A_SEAT + colour * N_FACES
                held += sum(self.state.dice[first : first + N_FACES])
            if held > DICE_OF_A_COLOUR:
                raise PositionError(f"there are {held} {COLOURS[colour]} dice, but the game has {DICE_OF_A_COLOUR}")
            self.state.supply[colour] = DICE_OF_A_COLOUR - held

    def _settle_workers(self) -> None:
        for seat, clause in enumerate(self.players):
            player = self.state.players[seat]
            won = sum(1 for at in range(player.fame_bonuses) if self._is_worker(self.edition.fame_bonus[at]))
            won += sum(1 for at in range(player.money_bonuses) if self._is_worker(self.edition.money_bonus[at]))
            won += int(player.boat > self.edition.bridge_after)
            player.active = min(STARTING_WORKERS + won, tracks.most_workers(self.state))
            for item in clause.items:
                if item.startswith("workers "):
                    player.active = clause.word_number(item, 0, 6)[1]
            player.unplaced = max(0, player.active - sum(1 for holder in self.state.board if holder == seat))
            for item in clause.items:
                if item.startswith("unplaced "):
                    player.unplaced = clause.word_number(item, 0, 6)[1]

    def _is_worker(self, income: int) -> bool:
        return self.edition.incomes[income].kind == WORKER

    # -- what is open

    def read_questions(self) -> None:
        state = self.state
        asked = self._named_seat("asks", int(state.start))
        trigger = self._named_seat("ending", -1)
        if trigger >= 0:
            state.trigger = trigger
            if not any(player.crossed for player in state.players):
                state.players[trigger].crossed = 1
        if "open" in self.tables:
            parse_stack(self.tables["open"], state, KINDS)
            return
        if trigger >= 0:
            state.push(LastTurns((asked + 1) % state.seats))
        else:
            if "lap" in self.tables:
                clause = self.tables["lap"]
                clause.one_of("", clause.only_item(), ("placed",))
            done = (asked - state.start) % state.seats + 1
            state.push(Round(done, int("lap" in self.tables)))
        state.push(PlaceWorker(asked, int(trigger >= 0)))

    def _named_seat(self, keyword: str, default: int) -> int:
        if keyword not in self.tables:
            return default
        return self.seat_of(self.tables[keyword], "", self.tables[keyword].only_item())


def parse_position(edition: Edition, text: str, third_yield_tile: bool = False) -> tuple[list[str], Options, Rajas]:
    """Names, options and state of a position. R-84: `third_yield_tile` is what holds when the line does not say so."""
    reader = _Reader(edition, text, third_yield_tile)
    reader.read()
    return reader.names, reader.options, reader.state
