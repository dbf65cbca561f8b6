"""What is printed on the boards and tiles (16, R-06, R-36): read from TOML, checked, and laid out for the rules.

Nothing printed is written in code: anybody who owns the game can load a file of their own. Every fault is reported
with its table and row.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from doab.core.editions import PrintedTable, lay_over, read_toml, row_of, tables_digest
from doab.rajas.table.income_codes import BOAT_TO_NEXT, SAIL, WORKER, Income, parse_income
from doab.rajas.table.things import (
    BACKS,
    BALCONY,
    BROWN,
    BUILDINGS,
    CHAMBER,
    CHAMBERS,
    COLOURS,
    GOODS,
    HARBOUR,
    HIGH_TERRACE,
    LOW_TERRACE,
    MAX_CELLS,
    MAX_RIVER,
    MAX_RIVER_TILES,
    MAX_TILES,
    MAX_TOKEN_KINDS,
    MAX_YIELDS,
    MIXED_MARKET,
    N_SPACE_KINDS,
    N_STACKS,
    ONE_KIND_MARKET,
    QUARRY,
    SIDES,
    STACKS,
    TOKEN_COLOURS,
)
from doab.rajas.table.tiles import PrintedTile, parse_tile

DEFAULT = files("doab.rajas") / "editions" / "reconstructed.toml"

MOST_PLAYERS: Final = 4
SIDE_OF_STEP: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))  # row and column steps to N, E, S, W


class BoardSide:
    """One side of the main board: its spaces in order, each with its kind and its cost in money."""

    def __init__(self, kinds: Sequence[int], costs: Sequence[int], covered: Sequence[int]) -> None:
        self.kinds: vec[i64] = vec[i64](kinds)
        self.costs: vec[i64] = vec[i64](costs)
        self.covered: vec[i64] = vec[i64](covered)  # closed with three players
        self.first: vec[i64] = vec[i64]([list(kinds).index(k) if k in kinds else 0 for k in range(N_SPACE_KINDS)])
        self.number: vec[i64] = vec[i64]([list(kinds).count(k) for k in range(N_SPACE_KINDS)])


class Edition:
    """The printed data as the rules read it."""

    def __init__(self, tables: Mapping[str, Any]) -> None:
        self.tables = dict(tables)
        self.digest = tables_digest(self.tables)
        root = PrintedTable(self.tables, "")
        game = root.text("game")
        if game != "rajas":
            root.fail("game", f"must be rajas, not {game!r}")
        self.name = root.text("edition")
        if "·" in self.name or not self.name.isprintable() or self.name != " ".join(self.name.split()):
            root.fail("edition", f"must be a name that fits in the first line of a record, not {self.name!r}")
        self.incomes: list[Income] = []
        self._income_ids: dict[str, int] = {}
        self._read_tracks(root.table("tracks"))
        limits = root.table("limits")
        self.rounds: i64 = limits.number("rounds", 1, 1000)
        limits.no_other_fields()
        boards = root.table("board")
        self.side_two = self._read_side(boards.table("two"))
        self.side_three_four = self._read_side(boards.table("three_four"))
        boards.no_other_fields()
        self._read_river(root.table("river"))
        self._read_river_tiles(root.table("river_tiles"))
        self._read_province(root.table("province"))
        self._read_yield_tiles(root.table("yield_tiles"))
        self._read_tiles(root.table("province_tiles"))
        root.no_other_fields()
        self._lay_out_incomes()

    # -- names

    def has_space_kind(self, kind: int) -> bool:
        return self.side_two.number[kind] > 0 or self.side_three_four.number[kind] > 0

    def square(self, cell: int) -> str:
        """`2,3`: row and column of a square, from 1."""
        return f"{cell // self.columns + 1},{cell % self.columns + 1}"

    def cell_of(self, square: str) -> int:
        """The inverse of `square`; ValueError if there is no such square to build on."""
        row, _, column = square.partition(",")
        if not (row.isdigit() and column.isdigit()):
            raise ValueError(f"{square!r} is not a square: it must read ROW,COLUMN")
        if not (1 <= int(row) <= self.rows and 1 <= int(column) <= self.columns):
            raise ValueError(f"there is no square {square}")
        return (int(row) - 1) * self.columns + int(column) - 1

    def side(self, seats: int) -> BoardSide:
        """2: the side of the board depends on the number of players."""
        return self.side_two if seats == 2 else self.side_three_four

    def income_id(self, code: object) -> int:
        income = parse_income(code)
        if income.code not in self._income_ids:
            self._income_ids[income.code] = len(self.incomes)
            self.incomes.append(income)
        return self._income_ids[income.code]

    # -- reading

    def _read_tracks(self, table: PrintedTable) -> None:
        self.meeting_point: i64 = table.number("meeting_point", 1, 999)
        amounts = table.numbers("start_money", 0, 99)
        self.start_money: vec[i64] = vec[i64](amounts)
        if len(amounts) != MOST_PLAYERS:
            table.fail("start_money", f"must be an amount for each of {MOST_PLAYERS} seats, not for {len(amounts)}")
        fame = self._read_bonuses(table, "fame_bonus")
        money = self._read_bonuses(table, "money_bonus")
        self.fame_bonus_at: vec[i64] = vec[i64]([at for at, _ in fame])
        self.fame_bonus: vec[i64] = vec[i64]([income for _, income in fame])
        self.money_bonus_at: vec[i64] = vec[i64]([at for at, _ in money])
        self.money_bonus: vec[i64] = vec[i64]([income for _, income in money])
        table.no_other_fields()

    def _read_bonuses(self, table: PrintedTable, field: str) -> list[tuple[int, int]]:
        def parse(row: Any) -> tuple[int, int]:
            if not isinstance(row, list) or len(row) != 2 or type(row[0]) is not int or row[0] < 1:
                raise ValueError(f"must be a pair of a space and an income code, not {row!r}")
            return row[0], self.income_id(row[1])

        rows = table.parsed(field, parse)
        for at in range(1, len(rows)):
            if rows[at][0] <= rows[at - 1][0]:
                table.fail(row_of(field, at), f"space {rows[at][0]} must lie behind {rows[at - 1][0]}: spaces ascend")
        workers = sum(1 for _, income in rows if self.incomes[income].kind == WORKER)
        if workers != 1:
            table.fail(field, f"must have the place of one inactive worker (code worker), not {workers}")
        return rows

    def _read_side(self, table: PrintedTable) -> BoardSide:
        quarry = table.numbers("quarry", 0, 99)
        harbour = table.numbers("harbour", 0, 99)
        kinds = [QUARRY] * len(quarry) + [HARBOUR] * len(harbour)
        kinds += [MIXED_MARKET] * table.number("market_mixed", 0, 4)
        kinds += [
            ONE_KIND_MARKET + (*GOODS, "any").index(good) for good in table.words("market_one_kind", (*GOODS, "any"))
        ]
        kinds += [LOW_TERRACE] * table.number("terrace_low", 0, 4)
        kinds += [HIGH_TERRACE + COLOURS.index(colour) for colour in table.words("terrace_high", COLOURS)]
        kinds += table.parsed("balcony", _parse_balcony)
        kinds += [CHAMBER + chamber for chamber in range(len(CHAMBERS))]
        for field, costs in (("quarry", quarry), ("harbour", harbour)):
            if not costs:
                table.fail(field, "must have at least one space")
            if costs != sorted(costs):
                table.fail(field, f"costs rise from left to right, not {costs}")
        covered: list[int] = []
        if table.has("covered_with_three"):
            cover = table.table("covered_with_three")
            for at in cover.numbers("quarry", 0, len(quarry) - 1):
                covered.append(at)
            for at in cover.numbers("harbour", 0, len(harbour) - 1):
                covered.append(len(quarry) + at)
            cover.no_other_fields()
        table.no_other_fields()
        kinds_in_order = sorted(range(len(kinds)), key=lambda at: kinds[at])
        costs = [*quarry, *harbour] + [0] * (len(kinds) - len(quarry) - len(harbour))
        return BoardSide([kinds[at] for at in kinds_in_order], [costs[at] for at in kinds_in_order], covered)

    def _read_river(self, table: PrintedTable) -> None:
        codes = [-1, *table.parsed("spaces", self.income_id)]
        if not 7 <= len(codes) - 1 <= MAX_RIVER:
            table.fail("spaces", f"must be 7 to {MAX_RIVER} spaces, not {len(codes) - 1}")
        self.last_space: i64 = len(codes) - 1
        self.river: vec[i64] = vec[i64](codes)
        last = self.incomes[codes[-1]]
        if last.kind in (BOAT_TO_NEXT, SAIL):
            table.fail(row_of("spaces", len(codes) - 2), f"the last space cannot move the boat on, as {last.code} does")
        self.bridge_after: i64 = table.number("bridge_after", 1, len(codes) - 2)
        table.no_other_fields()

    def _read_river_tiles(self, table: PrintedTable) -> None:
        tiles = table.parsed("tiles", self.income_id)
        if not 1 <= len(tiles) <= MAX_RIVER_TILES:
            table.fail("tiles", f"must be 1 to {MAX_RIVER_TILES} river tiles, not {len(tiles)}")
        self.river_tiles: vec[i64] = vec[i64](tiles)
        self.river_tile_names = _distinct([self.incomes[income].code for income in tiles])
        table.no_other_fields()

    def _read_province(self, table: PrintedTable) -> None:
        self.rows = table.number("rows", 1, 9)
        self.columns = table.number("columns", 1, 9)
        self.cells = self.rows * self.columns
        if self.cells > MAX_CELLS:
            table.fail("rows", f"rows × columns must be at most {MAX_CELLS}, not {self.cells}")
        self.residence: i64 = self._parse_cell(table.numbers("residence", 1, 9), table, "residence")
        self.residence_roads: i64 = sum(1 << SIDES.index(side) for side in set(table.words("roads", SIDES)))
        buildable = [1] * self.cells
        buildable[self.residence] = 0
        for at, row in enumerate(table.rows("closed")):
            buildable[self._parse_cell(row, table, row_of("closed", at))] = 0
        self.buildable: vec[i64] = vec[i64](buildable)
        neighbours = []
        for cell in range(self.cells):
            for step in SIDE_OF_STEP:
                row, column = cell // self.columns + step[0], cell % self.columns + step[1]
                inside = 0 <= row < self.rows and 0 <= column < self.columns
                neighbours.append(row * self.columns + column if inside else -1)
        # cell × 16 + sides (bit set) → where roads that leave a square by these sides arrive: cell × 4 + side
        self.arrivals = [
            vec[i64](
                [
                    neighbours[cell * 4 + side] * 4 + (side + 2) % 4
                    for side in range(4)
                    if sides >> side & 1 and neighbours[cell * 4 + side] >= 0
                ]
            )
            for cell in range(self.cells)
            for sides in range(16)
        ]
        self._read_yields(table)
        table.no_other_fields()

    def _read_yields(self, table: PrintedTable) -> None:
        rows = table.rows("yields")
        if len(rows) > MAX_YIELDS:
            table.fail("yields", f"at most {MAX_YIELDS} special yields, not {len(rows)}")
        places = [-1] * (self.cells * 4)
        self.yield_names: list[str] = []
        basic, navaratna, colours = [], [], []
        for at, row in enumerate(rows):
            if not isinstance(row, Mapping):
                table.fail(row_of("yields", at), f"must be a table with at, basic and navaratna, not {row!r}")
            line = PrintedTable(row, f"[[province.yields]] row {at + 1}")
            touches = line.parsed("at", self._parse_touch)
            if not touches:
                line.fail("at", "must name at least one square and side")
            for touch in touches:
                if places[touch] >= 0:
                    line.fail("at", f"{self._place_name(touch)} already leads to {self.yield_names[places[touch]]}")
                places[touch] = at
            self.yield_names.append(self._place_name(touches[0]))
            basic.append(line.parse_row("basic", 0, line.value("basic"), self.income_id))
            colour, income = line.parse_row("navaratna", 0, line.value("navaratna"), self._parse_token_place)
            colours.append(colour)
            navaratna.append(income)
            line.no_other_fields()
        if BROWN not in colours:
            table.fail("yields", "must have a brown place, where the brown tile of the set-up is laid (R-81)")
        self.yield_at: vec[i64] = vec[i64](places)  # cell × 4 + side → yield, −1: none
        self.yield_touches: vec[i64] = vec[i64]([touch for touch, place in enumerate(places) if place >= 0])
        self.yields: i64 = len(rows)
        self.yield_basic: vec[i64] = vec[i64](basic)
        self.yield_navaratna: vec[i64] = vec[i64](navaratna)
        self.yield_colour: vec[i64] = vec[i64](colours)

    def _parse_cell(self, row: Any, table: PrintedTable, field: str) -> int:
        is_pair = isinstance(row, list) and len(row) == 2 and all(type(number) is int for number in row)
        if not is_pair or not (1 <= row[0] <= self.rows and 1 <= row[1] <= self.columns):
            table.fail(field, f"must be [row, column] within {self.rows} × {self.columns}, not {row!r}")
        return int((row[0] - 1) * self.columns + row[1] - 1)

    def _parse_touch(self, row: Any) -> int:
        if not isinstance(row, list) or len(row) != 3 or row[2] not in SIDES:
            raise ValueError(f"must be [row, column, side], not {row!r}")
        cell = self.cell_of(f"{row[0]},{row[1]}")
        if not self.buildable[cell]:
            raise ValueError(f"square {row[0]},{row[1]} cannot be built on, so no road can leave it")
        return cell * 4 + SIDES.index(row[2])

    def _place_name(self, touch: int) -> str:
        return f"{self.square(touch // 4)} {SIDES[touch % 4]}"

    def _parse_token_place(self, row: Any) -> tuple[int, int]:
        if not isinstance(row, list) or len(row) != 2 or row[0] not in TOKEN_COLOURS:
            raise ValueError(f"must be [colour, income] with a colour of {', '.join(TOKEN_COLOURS)}, not {row!r}")
        return TOKEN_COLOURS.index(row[0]), self.income_id(row[1])

    def _read_yield_tiles(self, table: PrintedTable) -> None:
        kinds: list[tuple[int, int]] = []
        counts: list[int] = []
        for colour, word in enumerate(TOKEN_COLOURS):
            for kind, number in Counter((colour, income) for income in table.parsed(word, self.income_id)).items():
                kinds.append(kind)
                counts.append(number)
        brown = sum(counts[at] for at, (colour, _) in enumerate(kinds) if colour == BROWN)
        if brown < MOST_PLAYERS:
            table.fail("brown", f"must be at least {MOST_PLAYERS} tiles, one for each player (R-81), not {brown}")
        if len(kinds) > MAX_TOKEN_KINDS:
            table.fail("", f"at most {MAX_TOKEN_KINDS} different yield tiles, not {len(kinds)}")
        self.token_colour: vec[i64] = vec[i64]([colour for colour, _ in kinds])
        self.token_income: vec[i64] = vec[i64]([income for _, income in kinds])
        self.token_count: vec[i64] = vec[i64](counts)
        self.token_names = [f"{TOKEN_COLOURS[colour]} {self.incomes[income].code}" for colour, income in kinds]
        table.no_other_fields()

    def _read_tiles(self, table: PrintedTable) -> None:
        tiles: list[PrintedTile] = table.parsed("tiles", parse_tile)
        if not 1 <= len(tiles) <= MAX_TILES:
            table.fail("tiles", f"must be 1 to {MAX_TILES} tiles, not {len(tiles)}")
        table.no_other_fields()
        self.n_tiles = len(tiles)
        self.tile_names = _distinct([tile.name() for tile in tiles])
        self.tile_colour: vec[i64] = vec[i64]([tile.colour for tile in tiles])
        self.tile_cost: vec[i64] = vec[i64]([tile.cost for tile in tiles])
        self.tile_curves: vec[i64] = vec[i64]([tile.curves() for tile in tiles])
        self.tile_stack: vec[i64] = vec[i64]([tile.colour * len(BACKS) + tile.back for tile in tiles])
        # buildings: tile × 4 + building → how many; markets: two a tile, good (−1: none) and value
        self.tile_buildings: vec[i64] = vec[i64](
            [tile.buildings.count(building) for tile in tiles for building in range(len(BUILDINGS))]
        )
        markets = [[*tile.markets, (-1, 0), (-1, 0)][:2] for tile in tiles]
        self.tile_good: vec[i64] = vec[i64]([good for pair in markets for good, _ in pair])
        self.tile_value: vec[i64] = vec[i64]([value for pair in markets for _, value in pair])
        # roads: (tile × 4 + turn) × 4 + side → all sides joined to that side by road (bit set), 0: no road there
        self.roads: vec[i64] = vec[i64](
            [tile.joined(turn, side) for tile in tiles for turn in range(4) for side in range(4)]
        )
        self.exits: vec[i64] = vec[i64]([tile.exits(turn) for tile in tiles for turn in range(4)])
        self.turn_differs: vec[i64] = vec[i64]([int(tile.turn_differs(turn)) for tile in tiles for turn in range(4)])
        by_stack: list[list[int]] = [[] for _ in range(N_STACKS)]
        for at, tile in enumerate(tiles):
            by_stack[tile.colour * len(BACKS) + tile.back].append(at)
        for stack, content in enumerate(by_stack):
            if len(content) > 60:
                table.fail("tiles", f"at most 60 tiles in a stack, not {len(content)} {STACKS[stack]}")
        # Piles are bit sets: tile `tile` is bit `tile_bit` of its stack.
        self.stack_tiles = [vec[i64](content) for content in by_stack]
        self.full_stacks: vec[i64] = vec[i64]([(1 << len(content)) - 1 for content in by_stack])
        self.tile_bit: vec[i64] = vec[i64]([by_stack[self.tile_stack[at]].index(at) for at in range(len(tiles))])

    def _lay_out_incomes(self) -> None:
        self.income_kind: vec[i64] = vec[i64]([income.kind for income in self.incomes])
        self.income_amount: vec[i64] = vec[i64]([income.amount for income in self.incomes])
        self.income_detail: vec[i64] = vec[i64]([income.detail for income in self.incomes])


def _parse_balcony(row: Any) -> int:
    if not isinstance(row, list) or len(row) != 2 or any(colour not in COLOURS for colour in row):
        raise ValueError(f"must be a pair of colours, paid and taken, not {row!r}")
    if row[0] == row[1]:
        raise ValueError(f"a balcony takes dice of another colour than the one it is paid with, not {row!r}")
    return BALCONY + 4 * COLOURS.index(row[0]) + COLOURS.index(row[1])


def _distinct(names: Sequence[str]) -> list[str]:
    """The second piece with the same name is called `… #2`, so that every piece has a name of its own."""
    seen: Counter[str] = Counter()
    result = []
    for name in names:
        seen[name] += 1
        result.append(name if seen[name] == 1 else f"{name} #{seen[name]}")
    return result


def load_edition(source: Path | Mapping[str, Any] | None = None) -> Edition:
    """The usual edition, or with the tables of a file or of a mapping in place of its own."""
    usual = read_toml(Path(str(DEFAULT)))
    return Edition(usual if source is None else lay_over(usual, source))
