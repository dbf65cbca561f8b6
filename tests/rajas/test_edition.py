"""The printed data (16, R-06, R-36): the default edition, editions from files, and every fault with table and row."""

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from doab.core import Game
from doab.core.errors import EditionError, RecordError
from doab.rajas import RULES, rajas
from doab.rajas.table.edition import Edition, load_edition
from doab.rajas.table.income_codes import parse_income
from tests.nets.editions import Change, Tables, drop, put
from tests.rajas.golden_kinds import FOLDER, rules_of
from tests.rajas.steps import printed


def broken(change: Change) -> str:
    """What is said about the default edition after a change to its tables."""
    tables = printed()
    change(tables)
    with pytest.raises(EditionError) as refused:
        load_edition(tables)
    return str(refused.value)


# -- what loads


def test_the_default_edition_loads_and_is_complete() -> None:
    """1, 16: 37 spaces on side B, 25 river spaces, 64 tiles in 12 stacks, 30 yield tiles, 8 river tiles, 16 squares."""
    edition = load_edition()
    assert edition.name == "reconstructed"
    assert edition.digest == RULES.edition_digest
    assert len(edition.side_three_four.kinds) == 37
    assert (edition.last_space, edition.bridge_after) == (25, 17)
    assert edition.n_tiles == 64
    assert [len(stack) for stack in edition.stack_tiles] == [5, 6, 5] * 4
    assert sum(edition.token_count) == 30
    assert len(edition.river_tiles) == 8
    assert sum(edition.buildable) == 16
    assert edition.yields == 11
    assert len(set(edition.tile_names)) == 64


def test_an_edition_from_disk_can_be_played_to_the_end(tmp_path: Path) -> None:
    text = Path(str(FOLDER / "editions" / "small.toml")).read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(text.replace('edition = "small"', 'edition = "mine"'), encoding="utf-8")
    game: Any = Game.new("rajas", ["Asha", "Bram"], {"ganga": True}, seed=1, edition=path)
    game.play_random(seed=1)
    assert game.over
    assert game.table.round == 3
    record = game.record()
    assert (record.edition, record.edition_digest) == ("mine", game.rules.edition_digest)
    assert Game.from_record(str(record), RULES.with_edition(path)).over


def test_some_tables_of_the_default_edition_replaced() -> None:
    game: Any = rajas("Asha: | Bram:", edition={"limits": {"rounds": 3}})
    assert game.rules.edition_name == "changed"
    assert game.rules.edition.rounds == 3
    assert game.rules.edition_digest != RULES.edition_digest
    named = RULES.with_edition({"edition": "quick", "limits": {"rounds": 3}})
    assert named.edition_name == "quick"


def test_the_same_tables_give_the_same_digest() -> None:
    assert load_edition(printed()).digest == RULES.edition_digest
    assert rules_of("small").edition_digest == load_edition(FOLDER / "editions" / "small.toml").digest


def test_a_record_of_another_edition_is_refused_with_the_reason() -> None:
    small = rules_of("small")
    game = Game.new(small, ["Asha", "Bram"], {}, seed=1)
    game.play_random(seed=1)
    with pytest.raises(RecordError) as refused:
        Game.from_record(str(game.record()))
    assert str(refused.value) == (
        f"line 1: the game was played with edition small {small.edition_digest}, "
        f"but reconstructed {RULES.edition_digest} is loaded: give the file of that edition"
    )


def test_pieces_that_are_alike_have_names_of_their_own() -> None:
    tables = printed()
    tables["province_tiles"]["tiles"].append(copy.deepcopy(tables["province_tiles"]["tiles"][0]))
    tables["river_tiles"]["tiles"].append("kind3")
    edition = load_edition(tables)
    assert edition.tile_names[-1] == "orange 4 straight silk2 #2"
    assert edition.river_tile_names[-1] == "kind3 #2"


def test_R32_roads_may_be_written_as_groups_of_sides() -> None:
    tables = printed()
    tables["province_tiles"]["tiles"][0][3] = "NS EW"
    assert load_edition(tables).tile_names[0] == "orange 4 NS+EW silk2"


def test_R05_an_edition_may_leave_a_stack_empty() -> None:
    tables = printed()
    rows = tables["province_tiles"]["tiles"]
    tables["province_tiles"]["tiles"] = [row for row in rows if row[:2] != ["blue", "tiger"]]
    game: Any = Game.new("rajas", ["Asha", "Bram"], seed=1, edition=tables)
    game.settle()
    assert game.question == "turn"
    assert [stack for stack, tile in game.table.offer.items() if tile is None] == ["blue tiger"]


def test_R46_without_white_tiles_the_dancer_gives_two_dice() -> None:
    yield_tiles = {**printed()["yield_tiles"], "white": []}
    game = rajas("Asha: dice blue 2 | Bram: boat 3", edition={"yield_tiles": yield_tiles})
    game.play("place dancer", "pay blue 2", "choose blue", "choose blue", "die blue 1", "die blue 6")
    assert game.to_move == "Bram"
    assert game["Asha"].dice == ["blue 1", "blue 6"]


def test_R92_on_the_last_space_there_is_nowhere_to_sail() -> None:
    """A bonus that sends the boat on is void on the last space, as `boat1` is (R-60)."""
    tracks = printed()["tracks"]
    tracks["money_bonus"][0] = [12, "sail3"]
    game = rajas("Asha: money 11, boat 25, workers 4 | Bram: boat 3", edition={"tracks": tracks})
    game.play("place low terrace")
    assert (game["Asha"].money, game["Asha"].boat, game["Asha"].next_money_bonus) == (13, 25, 33)
    assert game.to_move == "Bram"


# -- the file


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match=r"none\.toml: cannot be read: No such file or directory"):
        load_edition(tmp_path / "none.toml")


def test_a_file_that_is_no_toml(tmp_path: Path) -> None:
    path = tmp_path / "broken.toml"
    path.write_text('edition = "mine"\ngame = rajas\n', encoding="utf-8")
    with pytest.raises(EditionError, match=r"broken\.toml: is not valid TOML: .*line 2"):
        load_edition(path)
    assert path.read_text(encoding="utf-8") == 'edition = "mine"\ngame = rajas\n'


@pytest.mark.parametrize("table", ["edition", "game"])
def test_a_missing_word(table: str) -> None:
    assert broken_file(drop(table)) == f"{table}: is missing"


def broken_file(change: Change) -> str:
    """As `broken`, for a file: nothing is filled in from the default edition."""
    tables = printed()
    change(tables)
    with pytest.raises(EditionError) as refused:
        Edition(tables)
    return str(refused.value)


@pytest.mark.parametrize(
    "table",
    ["tracks", "limits", "board", "river", "river_tiles", "province", "yield_tiles", "province_tiles"],
)
def test_a_missing_table(table: str) -> None:
    assert broken_file(drop(table)) == f"{table}: is missing"


# -- the tables and rows


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (put("game", "agra"), "game: must be rajas, not 'agra'"),
        (put("game", 7), "game: must be a text, not 7"),
        (put("edition", ""), "edition: must be a text, not ''"),
        (put("edition", "my · own"), "edition: must be a name that fits in the first line of a record"),
        (put("edition", "my\nown"), "edition: must be a name that fits in the first line of a record"),
        (put("edition", " mine"), "edition: must be a name that fits in the first line of a record"),
        (put("weather", "fine"), "weather: is not known here; the known keys are board, edition, game, limits"),
        (put("tracks", 3), "tracks: must be a table, not 3"),
        # -- tracks
        (drop("tracks", "meeting_point"), "[tracks] meeting_point: is missing"),
        (
            put("tracks", "meeting_point", "61"),
            "[tracks] meeting_point: must be a whole number from 1 to 999, not '61'",
        ),
        (
            put("tracks", "start_money", [3, 4]),
            "[tracks] start_money: must be an amount for each of 4 seats, not for 2",
        ),
        (
            put("tracks", "start_money", [3, 4, 5, -6]),
            "[tracks] start_money, row 4: must be a whole number from 0 to 99, not -6",
        ),
        (put("tracks", "start_money", 3), "[tracks] start_money: must be a list, not 3"),
        (
            put("tracks", "fame_bonus", 0, [5]),
            "[tracks] fame_bonus, row 1: must be a pair of a space and an income code",
        ),
        (put("tracks", "fame_bonus", 0, [True, "karma2"]), "[tracks] fame_bonus, row 1: must be a pair of a space"),
        (put("tracks", "fame_bonus", 0, [0, "karma2"]), "[tracks] fame_bonus, row 1: must be a pair of a space"),
        (put("tracks", "fame_bonus", 0, [5, "gold2"]), "[tracks] fame_bonus, row 1: 'gold2' is not an income code"),
        (
            put("tracks", "fame_bonus", 2, [15, "karma2"]),
            "[tracks] fame_bonus, row 3: space 15 must lie behind 15: spaces ascend",
        ),
        (
            put("tracks", "money_bonus", 1, [20, "any2"]),
            "[tracks] money_bonus: must have the place of one inactive worker (code worker), not 0",
        ),
        (
            put("tracks", "money_bonus", 2, [33, "worker"]),
            "[tracks] money_bonus: must have the place of one inactive worker (code worker), not 2",
        ),
        (put("tracks", "silk_bonus", []), "[tracks] silk_bonus: is not known here; the known keys are fame_bonus"),
        # -- limits
        (put("limits", "rounds", 0), "[limits] rounds: must be a whole number from 1 to 1000, not 0"),
        (put("limits", "hours", 3), "[limits] hours: is not known here; the known keys are rounds"),
        # -- boards
        (drop("board", "two"), "[board] two: is missing"),
        (put("board", "five", {}), "[board] five: is not known here; the known keys are three_four, two"),
        (put("board", "two", "quarry", []), "[board.two] quarry: must have at least one space"),
        (put("board", "two", "quarry", [1, "two"]), "[board.two] quarry, row 2: must be a whole number from 0 to 99"),
        (
            put("board", "two", "quarry", [2, 1]),
            "[board.two] quarry: costs rise from left to right, not [2, 1]",
        ),
        (put("board", "two", "harbour", []), "[board.two] harbour: must have at least one space"),
        (
            put("board", "three_four", "harbour", [0, 2, 1]),
            "[board.three_four] harbour: costs rise from left to right, not [0, 2, 1]",
        ),
        (put("board", "two", "market_mixed", 9), "[board.two] market_mixed: must be a whole number from 0 to 4, not 9"),
        (
            put("board", "two", "market_one_kind", ["tea", "gold"]),
            "[board.two] market_one_kind, row 2: must be one of tea, silk, spices, any, not 'gold'",
        ),
        (put("board", "two", "terrace_low", -1), "[board.two] terrace_low: must be a whole number from 0 to 4, not -1"),
        (
            put("board", "two", "terrace_high", ["red"]),
            "[board.two] terrace_high, row 1: must be one of blue, green, orange, purple, not 'red'",
        ),
        (
            put("board", "two", "balcony", 1, ["blue"]),
            "[board.two] balcony, row 2: must be a pair of colours, paid and taken, not ['blue']",
        ),
        (
            put("board", "two", "balcony", 0, ["blue", "red"]),
            "[board.two] balcony, row 1: must be a pair of colours, paid and taken, not ['blue', 'red']",
        ),
        (put("board", "two", "cellar", 1), "[board.two] cellar: is not known here; the known keys are balcony"),
        (
            put("board", "three_four", "covered_with_three", "quarry", [8]),
            "[board.three_four.covered_with_three] quarry, row 1: must be a whole number from 0 to 7, not 8",
        ),
        (
            put("board", "three_four", "covered_with_three", "harbour", [5]),
            "[board.three_four.covered_with_three] harbour, row 1: must be a whole number from 0 to 4, not 5",
        ),
        (
            put("board", "three_four", "covered_with_three", "palace", [1]),
            "[board.three_four.covered_with_three] palace: is not known here; the known keys are harbour, quarry",
        ),
        # -- river
        (drop("river", "spaces"), "[river] spaces: is missing"),
        (drop("river", "bridge_after"), "[river] bridge_after: is missing"),
        (put("river", "bridge_after", 25), "[river] bridge_after: must be a whole number from 1 to 24, not 25"),
        (
            put("river", "spaces", 4, "nothing"),
            "[river] spaces, row 5: 'nothing' is not an income code; the income codes are",
        ),
        (put("river", "spaces", 4, 5), "[river] spaces, row 5: an income code is a text such as money3, not 5"),
        (put("river", "spaces", ["any1"] * 6), "[river] spaces: must be 7 to 32 spaces, not 6"),
        (put("river", "spaces", ["any1"] * 33), "[river] spaces: must be 7 to 32 spaces, not 33"),
        (
            put("river", "spaces", 24, "sail3"),
            "[river] spaces, row 25: the last space cannot move the boat on, as sail3",
        ),
        (
            put("river", "spaces", 24, "boat1"),
            "[river] spaces, row 25: the last space cannot move the boat on, as boat1",
        ),
        (put("river", "depth", 3), "[river] depth: is not known here; the known keys are bridge_after, spaces"),
        # -- river tiles
        (put("river_tiles", "tiles", []), "[river_tiles] tiles: must be 1 to 16 river tiles, not 0"),
        (put("river_tiles", "tiles", ["sail3"] * 17), "[river_tiles] tiles: must be 1 to 16 river tiles, not 17"),
        (
            put("river_tiles", "tiles", 1, "chamber_great_mogul"),
            "[river_tiles] tiles, row 2: 'chamber_great_mogul' is no",
        ),
        (put("river_tiles", "tile", 1), "[river_tiles] tile: is not known here; the known keys are tiles"),
        # -- province
        (drop("province", "rows"), "[province] rows: is missing"),
        (put("province", "rows", 5), "[province] rows: rows × columns must be at most 20, not 25"),
        (put("province", "residence", [5, 3]), "[province] residence: must be [row, column] within 4 × 5, not [5, 3]"),
        (put("province", "residence", [1]), "[province] residence: must be [row, column] within 4 × 5, not [1]"),
        (put("province", "roads", ["W", "up"]), "[province] roads, row 2: must be one of N, E, S, W, not 'up'"),
        (
            put("province", "closed", 1, [9, 9]),
            "[province] closed, row 2: must be [row, column] within 4 × 5, not [9, 9]",
        ),
        (put("province", "closed", 1, ["a", 1]), "[province] closed, row 2: must be [row, column] within 4 × 5"),
        (put("province", "closed", 1, 7), "[province] closed, row 2: must be [row, column] within 4 × 5, not 7"),
        (put("province", "garden", 1), "[province] garden: is not known here; the known keys are closed"),
        # -- special yields
        (
            put("province", "yields", 3, 5),
            "[province] yields, row 4: must be a table with at, basic and navaratna, not 5",
        ),
        (
            put("province", "yields", 3, "at", []),
            "[[province.yields]] row 4 at: must name at least one square and side",
        ),
        (
            put("province", "yields", 3, "at", [[2, 1]]),
            "[[province.yields]] row 4 at, row 1: must be [row, column, side], not [2, 1]",
        ),
        (
            put("province", "yields", 3, "at", [[2, 1, "X"]]),
            "[[province.yields]] row 4 at, row 1: must be [row, column, side], not [2, 1, 'X']",
        ),
        (
            put("province", "yields", 3, "at", [[9, 1, "N"]]),
            "[[province.yields]] row 4 at, row 1: there is no square 9,1",
        ),
        (
            put("province", "yields", 3, "at", [["a", 1, "N"]]),
            "[[province.yields]] row 4 at, row 1: 'a,1' is not a square: it must read ROW,COLUMN",
        ),
        (
            put("province", "yields", 3, "at", [[1, 3, "N"]]),
            "[[province.yields]] row 4 at, row 1: square 1,3 cannot be built on, so no road can leave it",
        ),
        (
            put("province", "yields", 3, "at", [[2, 1, "N"]]),
            "[[province.yields]] row 4 at: 2,1 N already leads to 2,1 N",
        ),
        (
            put("province", "yields", 3, "basic", "gold"),
            "[[province.yields]] row 4 basic, row 1: 'gold' is not an income code",
        ),
        (drop("province", "yields", 3, "basic"), "[[province.yields]] row 4 basic: is missing"),
        (
            put("province", "yields", 3, "navaratna", ["white"]),
            "[[province.yields]] row 4 navaratna, row 1: must be [colour, income] with a colour of white, yellow",
        ),
        (
            put("province", "yields", 3, "navaratna", ["pink", "money2"]),
            "[[province.yields]] row 4 navaratna, row 1: must be [colour, income] with a colour of white, yellow",
        ),
        (
            put("province", "yields", 3, "navaratna", ["white", "gold"]),
            "[[province.yields]] row 4 navaratna, row 1: 'gold' is not an income code",
        ),
        (
            put("province", "yields", 3, "bonus", 1),
            "[[province.yields]] row 4 bonus: is not known here; the known keys are at",
        ),
        (
            put("province", "yields", [{"at": [[2, 1, "N"]], "basic": "any1", "navaratna": ["white", "any1"]}]),
            "[province] yields: must have a brown place, where the brown tile of the set-up is laid (R-81)",
        ),
        (put("province", "yields", [{}] * 17), "[province] yields: at most 16 special yields, not 17"),
        # -- yield tiles
        (drop("yield_tiles", "white"), "[yield_tiles] white: is missing"),
        (put("yield_tiles", "red", 2, "gold7"), "[yield_tiles] red, row 3: 'gold7' is not an income code"),
        (
            put("yield_tiles", "brown", ["fame_per_worker"] * 3),
            "[yield_tiles] brown: must be at least 4 tiles, one for each player (R-81), not 3",
        ),
        (
            put("yield_tiles", "red", [f"money{number}" for number in range(1, 30)]),
            "[yield_tiles]: at most 40 different yield tiles, not",
        ),
        (
            put("yield_tiles", "pink", []),
            "[yield_tiles] pink: is not known here; the known keys are brown, red, white, yellow",
        ),
        # -- province tiles
        (put("province_tiles", "tiles", []), "[province_tiles] tiles: must be 1 to 128 tiles, not 0"),
        (
            lambda tables: put("province_tiles", "tiles", tables["province_tiles"]["tiles"] * 3)(tables),
            "[province_tiles] tiles: must be 1 to 128 tiles, not 192",
        ),
        (
            lambda tables: put("province_tiles", "tiles", [tables["province_tiles"]["tiles"][0]] * 61)(tables),
            "[province_tiles] tiles: at most 60 tiles in a stack, not 61 orange snake",
        ),
        (
            put("province_tiles", "shape", "square"),
            "[province_tiles] shape: is not known here; the known keys are tiles",
        ),
    ],
)
def test_a_fault_is_named_with_table_and_row(change: Callable[[Tables], None], message: str) -> None:
    assert broken(change).startswith(message)


@pytest.mark.parametrize(
    ("column", "value", "message"),
    [
        (0, "red", "the colour must be one of blue, green, orange, purple, not 'red'"),
        (1, "mouse", "the back must be one of snake, cow, tiger, not 'mouse'"),
        (2, 0, "the cost must be a whole number from 1 to 30, not 0"),
        (2, True, "the cost must be a whole number from 1 to 30, not True"),
        (2, "4", "the cost must be a whole number from 1 to 30, not '4'"),
        (3, "loop", "the road must be straight, bend, fork, crossing or groups of sides such as 'NS EW', not 'loop'"),
        (3, "NS NE", "the road must be straight, bend, fork, crossing or groups of sides such as 'NS EW', not 'NS NE'"),
        (3, "", "the road must be straight, bend, fork, crossing or groups of sides such as 'NS EW', not ''"),
        (3, 4, "the road must be straight, bend, fork, crossing or groups of sides such as 'NS EW', not 4"),
        (4, ["tower"], "the buildings must be some of temple, palace, fort, mill, not ['tower']"),
        (4, "fort", "the buildings must be some of temple, palace, fort, mill, not 'fort'"),
        (5, [["gold", 2]], "the markets must be pairs of tea, silk, spices and a value from 1 to 9, not [['gold', 2]]"),
        (5, [["tea"]], "the markets must be pairs of tea, silk, spices and a value from 1 to 9, not [['tea']]"),
        (5, [["tea", 10]], "the markets must be pairs of tea, silk, spices and a value from 1 to 9, not [['tea', 10]]"),
        (5, [["tea", True]], "the markets must be pairs of tea, silk, spices and a value from 1 to 9"),
        (5, [["tea", "2"]], "the markets must be pairs of tea, silk, spices and a value from 1 to 9"),
        (5, ["tea"], "the markets must be pairs of tea, silk, spices and a value from 1 to 9, not ['tea']"),
        (5, 2, "the markets must be pairs of tea, silk, spices and a value from 1 to 9, not 2"),
        (5, [], "a tile shows one or two buildings or markets, not 0"),
        (5, [["tea", 1]] * 3, "a tile shows one or two buildings or markets, not 3"),
    ],
)
def test_a_fault_of_a_tile_is_named_with_its_row(column: int, value: object, message: str) -> None:
    # Row 17 is the purple 4, a straight with one market.
    assert broken(put("province_tiles", "tiles", 16, column, value)).startswith(
        f"[province_tiles] tiles, row 17: {message}"
    )


@pytest.mark.parametrize("row", ["orange 4", ["orange", "snake", 4], 4])
def test_a_tile_that_is_no_row(row: object) -> None:
    message = broken(put("province_tiles", "tiles", 2, row))
    assert message == (
        "[province_tiles] tiles, row 3: must be [colour, back, cost, road, buildings, markets], not " + repr(row)
    )


@pytest.mark.parametrize(
    "code",
    [
        "",
        "gold3",
        "money",
        "money0",
        "money100",
        "Money3",
        "blue_blue",
        "blue_red",
        "chamber_great_mogul",
        "red2",
        "worker2",
    ],
)
def test_an_unknown_income_code_is_refused_and_the_known_ones_are_listed(code: str) -> None:
    with pytest.raises(
        ValueError, match=r"is not an income code; the income codes are any_per_karma, upgrade, .*colours joined by _"
    ):
        parse_income(code)
