"""What is printed on the boards, tiles and cards (Annex D): read from TOML, checked, and laid out for the rules.

What only the pictures in the rulebooks show lives in a file with its provenance; anybody who owns the game can load
another.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from doab.agra.table.things import (
    GOODS,
    GUILDS,
    MAX_SLOTS,
    MAX_SQUARES,
    N_BASIC,
    N_BOWLS,
    N_FARM_SIDES,
    N_GOODS,
    N_LEVELS,
    N_NOTABLES,
    N_PRICE_TOKENS,
    N_ROWS,
    N_ROWS_OF_ORDERS,
    NOTABLES,
    NOTABLES_WITH_FOUR,
)
from doab.core.editions import PrintedTable, lay_over, read_toml, row_of, tables_digest

DEFAULT = files("doab.agra") / "editions" / "reconstructed.toml"
PROCESSED: Final = GOODS[N_BASIC:]
MATERIALS: Final = ("sandstone", "wood", "cement", "plank")
N_COLUMNS: Final = N_GOODS // N_ROWS
HIGHEST_VALUE: Final = 5
"""So that three goods are traded for at most 14 of a kind, which a batch can hold (`goods`)."""


class Edition:
    """The printed data as the rules read it. Goods, notables and guilds are numbers (see `names`)."""

    def __init__(self, tables: Mapping[str, Any]) -> None:
        self.tables = dict(tables)
        self.digest = tables_digest(self.tables)
        root = PrintedTable(self.tables, "")
        game = root.text("game")
        if game != "agra":
            root.fail("game", f"must be agra, not {game!r}")
        self.name = root.text("edition")
        if "·" in self.name or not self.name.isprintable() or self.name != " ".join(self.name.split()):
            root.fail("edition", f"must be a name that fits in the first line of a record, not {self.name!r}")
        self._read_goods(root.table("goods"))
        self._read_buildings(root.table("buildings"))
        self._read_price_tokens(root.table("price_tokens"))
        self._read_meditation(root.table("meditation"))
        self._read_farm(root.table("farm"))
        self._read_influence(root.table("influence"))
        self._read_orders(root.table("orders"))
        self._read_akbar(root.table("akbar"))
        self._read_notables(root)
        root.no_other_fields()

    def _read_goods(self, table: PrintedTable) -> None:
        """1.1, A-26, A-27, A-31: the grid, the values, the arrows and the building values."""
        if len(table.words("rows")) != N_ROWS:
            table.fail("rows", f"must be {N_ROWS} words")
        for at, column in enumerate(table.rows("columns")):
            expected = list(GOODS[at * N_ROWS : (at + 1) * N_ROWS])
            if column != expected:
                table.fail(row_of("columns", at), f"must be {expected}, the goods in board order, not {column!r}")
        by_column = table.numbers("value", 1, HIGHEST_VALUE)
        if len(table.rows("columns")) != N_COLUMNS or len(by_column) != N_COLUMNS:
            table.fail("value", f"there must be {N_COLUMNS} columns, and a value for each of them")
        self.value: vec[i64] = vec[i64]([by_column[good // N_ROWS] for good in range(N_GOODS)])
        source = [-1] * N_GOODS
        for at, arrow in enumerate(table.rows("arrows")):
            if not _is_pair(arrow) or not 1 <= arrow[0] < arrow[1] <= N_COLUMNS:
                table.fail(row_of("arrows", at), f"must lead from a column to a later one, from 1 to 4, not {arrow!r}")
            for row in range(N_ROWS):
                target = (arrow[1] - 1) * N_ROWS + row
                if source[target] >= 0:
                    table.fail(row_of("arrows", at), f"column {arrow[1]} already has an arrow")
                source[target] = (arrow[0] - 1) * N_ROWS + row
        if any(source[good] < 0 for good in range(N_BASIC, N_GOODS)):
            table.fail("arrows", "one arrow must lead into each of the columns 2, 3 and 4")
        self.source: vec[i64] = vec[i64](source)  # the good that is processed into this one; −1: a basic good
        values = table.table("building_value")
        self.material: vec[i64] = vec[i64]([values.number(good, 1, 9) if good in MATERIALS else 0 for good in GOODS])
        values.no_other_fields()
        table.no_other_fields()

    def _read_buildings(self, table: PrintedTable) -> None:
        costs = table.table("cost")
        self.cost: vec[i64] = vec[i64]([costs.number(good, 1, 60) if good in PROCESSED else 0 for good in GOODS])
        costs.no_other_fields()
        table.no_other_fields()

    def _read_price_tokens(self, table: PrintedTable) -> None:
        """A-92: two faces a token, the lower one first."""
        faces = table.rows("faces")
        if len(faces) != N_PRICE_TOKENS:
            table.fail("faces", f"must be {N_PRICE_TOKENS} tokens, not {len(faces)}")
        for at, pair in enumerate(faces):
            if not _is_pair(pair) or not 1 <= pair[0] < pair[1] <= HIGHEST_VALUE:
                message = f"must be two values from 1 to {HIGHEST_VALUE}, the lower one first, not {pair!r}"
                table.fail(row_of("faces", at), message)
        self.token_faces: vec[i64] = vec[i64]([face for pair in faces for face in pair])
        table.no_other_fields()

    def _read_meditation(self, table: PrintedTable) -> None:
        """6.1.1, A-12: what a space is worth, and the goods for the step behind it."""
        track = table.numbers("track", 1, 9)
        if len(track) < 2:
            table.fail("track", "must have at least two spaces")
        self.track: vec[i64] = vec[i64](track)
        costs = table.rows("step_cost")
        if len(costs) != len(track) - 1:
            table.fail("step_cost", f"must have {len(track) - 1} steps, one between every two spaces, not {len(costs)}")
        self.step_cost: list[vec[i64]] = []
        for at, row in enumerate(costs):
            if not isinstance(row, list) or any(good not in GOODS for good in row):
                table.fail(row_of("step_cost", at), f"must be a list of goods, not {row!r}")
            self.step_cost.append(vec[i64]([GOODS.index(good) for good in row]))
        self.two_favour_from: i64 = table.number("two_favour_from", 1, len(track))
        table.no_other_fields()

    def _read_farm(self, table: PrintedTable) -> None:
        """A-13: a ring of corners and sides."""
        corners = table.words("corners_clockwise", GOODS[:N_BASIC])
        if sorted(corners) != sorted(GOODS[:N_BASIC]):
            table.fail("corners_clockwise", f"must name each of {', '.join(GOODS[:N_BASIC])} once")
        self.corners: vec[i64] = vec[i64]([GOODS.index(good) for good in corners])
        self.squares: i64 = table.number("squares_per_side", 1, MAX_SQUARES)
        self.farmer_start: i64 = table.number("farmer_start", 1, int(self.squares))
        covered = table.numbers("covered", 1, int(self.squares))
        if self.farmer_start in covered or len(set(covered)) != len(covered):
            table.fail("covered", f"must be different squares without the farmer's square {self.farmer_start}")
        self.covers: i64 = sum(
            1 << (side * MAX_SQUARES + square - 1) for side in range(N_FARM_SIDES) for square in covered
        )
        table.no_other_fields()

    def _read_influence(self, table: PrintedTable) -> None:
        rewards = table.numbers("order_reward", 0, 99)
        if not rewards:
            table.fail("order_reward", "must have at least one step")
        self.top_step: i64 = len(rewards)
        by_step = [0]  # below the first step there is no reward
        by_step += rewards
        self.order_reward: vec[i64] = vec[i64](by_step)
        bonus = [0] * (len(rewards) + 1)
        for at, row in enumerate(table.rows("favour_bonus")):
            if not _is_pair(row) or not 1 <= row[0] <= len(rewards) or row[1] < 1:
                table.fail(row_of("favour_bonus", at), f"must be a pair of a step and favour, not {row!r}")
            bonus[row[0]] = row[1]
        self.step_bonus: vec[i64] = vec[i64](bonus)
        table.no_other_fields()

    def _read_orders(self, table: PrintedTable) -> None:
        # at least the two neutral markers, at most what the first marker on the river shows.
        self.limit_start: i64 = table.number("limit_start", 2, 4)
        goods: list[int] = []
        for guild in GUILDS:
            rows = table.rows(guild)
            if len(rows) != N_ROWS_OF_ORDERS:
                table.fail(guild, f"must have {N_ROWS_OF_ORDERS} orders, not {len(rows)}")
            for at, row in enumerate(rows):
                if not isinstance(row, list) or len(row) != 2 or any(good not in GOODS for good in row):
                    table.fail(row_of(guild, at), f"must be two goods, not {row!r}")
                goods += [GOODS.index(good) for good in row]
        self.order_goods: vec[i64] = vec[i64](goods)  # (guild × 6 + row) × 2 + 0 or 1
        table.no_other_fields()

    def _read_akbar(self, table: PrintedTable) -> None:
        """A-18: twelve bowls, six on each side."""
        bowls = table.words("left", GOODS) + table.words("right", GOODS)
        if len(table.rows("left")) != N_BOWLS // 2 or len(set(bowls)) != N_BOWLS or len(bowls) != N_BOWLS:
            table.fail("left", "left and right must name six different goods each")
        self.bowls: vec[i64] = vec[i64]([GOODS.index(good) for good in bowls])
        self.bowl_of: vec[i64] = vec[i64]([bowls.index(good) if good in bowls else -1 for good in GOODS])
        table.no_other_fields()

    def _read_notables(self, root: PrintedTable) -> None:
        """A-05, A-135: what each notable wants, his level and his guild."""
        rows = root.rows("notables")
        if len(rows) != N_NOTABLES:
            root.fail("[[notables]]", f"must be {N_NOTABLES}, not {len(rows)}")
        level = [0] * N_NOTABLES
        guild = [0] * N_NOTABLES
        wants = [-1] * (N_NOTABLES * MAX_SLOTS)
        slots = [0] * N_NOTABLES
        for at, row in enumerate(rows):
            if not isinstance(row, Mapping):
                root.fail("[[notables]]", f"row {at + 1} must be a table, not {row!r}")
            line = PrintedTable(row, f"[[notables]] row {at + 1}")
            key = line.text("key")
            if key not in NOTABLES:
                line.fail("key", f"{key!r} is not a notable; they are {', '.join(NOTABLES)}")
            number = NOTABLES.index(key)
            if line.number("no", 1, N_NOTABLES) != number + 1 or slots[number]:
                line.fail("no", f"{key} is number {number + 1} and stands once in the list")
            level[number] = line.number("level", 1, N_LEVELS)
            name = line.text("guild")
            if name not in GUILDS:
                line.fail("guild", f"must be one of {', '.join(GUILDS)}, not {name!r}")
            guild[number] = GUILDS.index(name)
            goods = line.words("wants", GOODS)
            if not 1 <= len(goods) <= MAX_SLOTS or len(set(goods)) != len(goods):
                line.fail("wants", f"must be one to three different goods, not {goods}")
            slots[number] = len(goods)
            for slot, good in enumerate(goods):
                wants[number * MAX_SLOTS + slot] = GOODS.index(good)
            line.no_other_fields()
        for number, least in enumerate(NOTABLES_WITH_FOUR, 1):
            if level.count(number) < least:
                root.fail("[[notables]]", f"must be at least {least} of level {number}, not {level.count(number)}")
        self.level: vec[i64] = vec[i64](level)
        self.guild: vec[i64] = vec[i64](guild)
        self.wants: vec[i64] = vec[i64](wants)
        self.slots: vec[i64] = vec[i64](slots)


def _is_pair(value: Any) -> bool:
    """Two whole numbers."""
    return isinstance(value, list) and len(value) == 2 and all(type(number) is int for number in value)


def load_edition(source: Path | Mapping[str, Any] | None = None) -> Edition:
    """The usual edition, or with the tables of a file or of a mapping in place of its own."""
    usual = read_toml(Path(str(DEFAULT)))
    return Edition(usual if source is None else lay_over(usual, source))
