"""The printed data (Annex D): the default edition, editions from files, and every fault named with table and row."""

import copy
from pathlib import Path
from typing import Any

import pytest

from doab.agra import RULES, agra
from doab.agra.table.edition import load_edition
from doab.core import Game
from doab.core.errors import EditionError, RecordError
from doab.core.kit import fuzz_game
from tests.agra.players import towards
from tests.agra.steps import printed
from tests.nets.editions import Change, drop, put

COOK = 7


def broken(change: Change) -> str:
    """What is said about the default edition after a change to its tables."""
    tables = printed()
    change(tables)
    with pytest.raises(EditionError) as refused:
        load_edition(tables)
    return str(refused.value)


# -- what loads


def test_the_default_edition_loads_and_is_complete() -> None:
    edition = load_edition()
    assert edition.name == "reconstructed"
    assert edition.digest == RULES.edition_digest
    assert [list(edition.level).count(level) for level in (1, 2, 3, 4)] == [8, 7, 5, 4]
    assert len(edition.order_goods) == 36
    assert len(set(edition.bowls)) == 12
    assert int(edition.covers).bit_count() == 8
    assert edition.top_step == 9
    assert len(edition.track) == 6


def test_the_file_in_the_package_and_the_default_are_the_same() -> None:
    assert load_edition(printed()).digest == RULES.edition_digest


def test_some_tables_of_the_default_edition_replaced() -> None:
    rules = RULES.with_edition({"price_tokens": {"faces": [[1, 3], [2, 3], [3, 4]]}})
    assert rules.edition_name == "changed"
    assert rules.edition_digest != RULES.edition_digest
    named = RULES.with_edition({"edition": "mine", "price_tokens": {"faces": [[1, 3], [2, 3], [3, 4]]}})
    assert named.edition_name == "mine"


def small_edition() -> dict[str, Any]:
    """Short tracks, a small farm, dear buildings, notables who want one good: nothing printed is written in code."""
    tables = printed()
    tables["edition"] = "small"
    tables["meditation"] = {"track": [2, 1, 3], "step_cost": [["cotton", "cotton"], []], "two_favour_from": 2}
    tables["farm"] = {
        "corners_clockwise": ["wood", "cotton", "sandstone", "turmeric"],
        "squares_per_side": 3,
        "farmer_start": 2,
        "covered": [3],
    }
    tables["influence"] = {"order_reward": [4, 3, 2, 1], "favour_bonus": [[1, 3], [4, 1]]}
    tables["price_tokens"]["faces"] = [[1, 2], [1, 3], [4, 5]]
    tables["goods"]["value"] = [1, 2, 3, 4]
    tables["goods"]["arrows"] = [[1, 2], [2, 3], [1, 4]]
    tables["goods"]["building_value"] = {"sandstone": 3, "wood": 1, "cement": 1, "plank": 2}
    for row in tables["notables"]:
        row["wants"] = row["wants"][:1]
    tables["orders"]["limit_start"] = 4
    return tables


@pytest.mark.parametrize("purpose", ["river", "orders", "influence"])
@pytest.mark.parametrize("seats", RULES.players)
def test_an_edition_from_disk_can_be_played_to_the_end(tmp_path: Path, seats: int, purpose: str) -> None:
    path = tmp_path / "small.toml"
    path.write_text(toml(small_edition()), encoding="utf-8")
    rules = RULES.with_edition(path)
    assert rules.edition_name == "small"
    game = fuzz_game(rules, seats, {}, "small", policy=towards(purpose), stop_after=3000)
    assert game.over


def toml(tables: dict[str, Any]) -> str:
    """Tables of texts, numbers and lists as TOML."""
    lines = [f"{key} = {value!r}" for key, value in tables.items() if not isinstance(value, dict | list)]
    for name, table in tables.items():
        if isinstance(table, dict):
            lines.append(f"[{name}]")
            for key, value in table.items():
                if isinstance(value, dict):
                    inner = ", ".join(f"{word} = {number}" for word, number in value.items())
                    lines.append(f"{key} = {{ {inner} }}")
                else:
                    lines.append(f"{key} = {value!r}")
    for row in tables["notables"]:
        lines += ["[[notables]]", *(f"{key} = {value!r}" for key, value in row.items())]
    return "\n".join(lines)


def test_a_record_of_another_edition_is_refused_with_the_reason() -> None:
    other = RULES.with_edition(small_edition())
    game = Game.new(other, ["Teal", "Pink"], {}, seed=1)
    game.settle()
    with pytest.raises(
        RecordError, match=r"line 1: the game was played with edition small .* is loaded: give the file"
    ):
        Game.from_record(str(game.record()))


def test_a_position_with_an_edition_of_its_own() -> None:
    game = agra("Teal: tracker 3 | Pink:", edition=small_edition())
    assert game.table.value["brick"] == 3
    assert game["Teal"].score["meditation"] == 5


# -- the file


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match=r"none\.toml: cannot be read: No such file or directory"):
        load_edition(tmp_path / "none.toml")


def test_a_file_that_is_no_toml(tmp_path: Path) -> None:
    path = tmp_path / "broken.toml"
    path.write_text('edition = "mine"\ngame = agra\n', encoding="utf-8")
    with pytest.raises(EditionError, match=r"broken\.toml: is not valid TOML: .*line 2"):
        load_edition(path)


# -- every check, with the table and the row that it names


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (put("game", "rajas"), "game: must be agra, not 'rajas'"),
        (drop("edition"), None),
        (put("edition", 3), "edition: must be a text, not 3"),
        (drop("goods"), None),
        (put("goods", 3), "goods: must be a table, not 3"),
        (put("spice", {}), "spice: is not known here; the known keys are akbar, buildings, edition"),
        # goods
        (drop("goods", "rows"), "[goods] rows: is missing"),
        (put("goods", "rows", ["stone"]), "[goods] rows: must be 4 words"),
        (put("goods", "columns", 2, ["brick"]), "[goods] columns, row 3: must be ['brick', 'paper', 'dye', 'cloth']"),
        (put("goods", "columns", 0, "wood"), "[goods] columns, row 1: must be ['sandstone', 'wood', 'turmeric'"),
        (drop("goods", "columns", 3), "[goods] value: there must be 4 columns, and a value for each of them"),
        (put("goods", "value", [1, 2, 2]), "[goods] value: there must be 4 columns, and a value for each of them"),
        (put("goods", "value", [1, 2, 2, 6]), "[goods] value, row 4: must be a whole number from 1 to 5, not 6"),
        (put("goods", "arrows", 1, [1]), "[goods] arrows, row 2: must lead from a column to a later one, from 1 to 4"),
        (put("goods", "arrows", 1, [1, "3"]), "[goods] arrows, row 2: must lead from a column to a later one"),
        (put("goods", "arrows", 1, [3, 2]), "[goods] arrows, row 2: must lead from a column to a later one"),
        (put("goods", "arrows", 1, [2, 2]), "[goods] arrows, row 2: must lead from a column to a later one"),
        (put("goods", "arrows", 2, [1, 3]), "[goods] arrows, row 3: column 3 already has an arrow"),
        (drop("goods", "arrows", 2), "[goods] arrows: one arrow must lead into each of the columns 2, 3 and 4"),
        (drop("goods", "building_value", "wood"), "[goods.building_value] wood: is missing"),
        (put("goods", "building_value", "brick", 2), "[goods.building_value] brick: is not known here"),
        (put("goods", "building_value", "wood", 0), "[goods.building_value] wood: must be a whole number from 1 to 9"),
        (put("goods", "smell", 1), "[goods] smell: is not known here"),
        # buildings and price tokens
        (drop("buildings", "cost", "paper"), "[buildings.cost] paper: is missing"),
        (put("buildings", "cost", "paper", 0), "[buildings.cost] paper: must be a whole number from 1 to 60, not 0"),
        (put("buildings", "cost", "quarry", 2), "[buildings.cost] quarry: is not known here"),
        (put("buildings", "height", 2), "[buildings] height: is not known here"),
        (drop("price_tokens", "faces", 2), "[price_tokens] faces: must be 3 tokens, not 2"),
        (put("price_tokens", "faces", 1, 2), "[price_tokens] faces, row 2: must be two values from 1 to 5, the lower"),
        (put("price_tokens", "faces", 1, [3, 2]), "[price_tokens] faces, row 2: must be two values from 1 to 5, the"),
        (put("price_tokens", "faces", 1, [True, 2]), "[price_tokens] faces, row 2: must be two values from 1 to 5"),
        (put("price_tokens", "weight", 2), "[price_tokens] weight: is not known here"),
        # meditation and farm
        (put("meditation", "track", [1]), "[meditation] track: must have at least two spaces"),
        (put("meditation", "track", 2, 0), "[meditation] track, row 3: must be a whole number from 1 to 9, not 0"),
        (drop("meditation", "step_cost", 0), "[meditation] step_cost: must have 5 steps, one between every two spaces"),
        (put("meditation", "step_cost", 1, ["gold"]), "[meditation] step_cost, row 2: must be a list of goods, not"),
        (
            put("meditation", "step_cost", 1, "curry"),
            "[meditation] step_cost, row 2: must be a list of goods, not 'curry'",
        ),
        (put("meditation", "two_favour_from", 7), "[meditation] two_favour_from: must be a whole number from 1 to 6"),
        (put("meditation", "music", 1), "[meditation] music: is not known here"),
        (put("farm", "corners_clockwise", 0, "oil"), "[farm] corners_clockwise, row 1: must be one of sandstone, wood"),
        (put("farm", "corners_clockwise", 0, "wood"), "[farm] corners_clockwise: must name each of sandstone, wood"),
        (put("farm", "squares_per_side", 6), "[farm] squares_per_side: must be a whole number from 1 to 5, not 6"),
        (put("farm", "farmer_start", 6), "[farm] farmer_start: must be a whole number from 1 to 5, not 6"),
        (put("farm", "covered", [3]), "[farm] covered: must be different squares without the farmer's square 3"),
        (put("farm", "covered", [1, 1]), "[farm] covered: must be different squares without the farmer's square 3"),
        (put("farm", "covered", [0]), "[farm] covered, row 1: must be a whole number from 1 to 5, not 0"),
        (put("farm", "cows", 1), "[farm] cows: is not known here"),
        # influence, orders, Akbar
        (put("influence", "order_reward", []), "[influence] order_reward: must have at least one step"),
        (
            put("influence", "order_reward", 0, -1),
            "[influence] order_reward, row 1: must be a whole number from 0 to 99",
        ),
        (
            put("influence", "favour_bonus", 0, 3),
            "[influence] favour_bonus, row 1: must be a pair of a step and favour",
        ),
        (
            put("influence", "favour_bonus", 0, ["a", 1]),
            "[influence] favour_bonus, row 1: must be a pair of a step and",
        ),
        (put("influence", "favour_bonus", 0, [10, 1]), "[influence] favour_bonus, row 1: must be a pair of a step and"),
        (put("influence", "favour_bonus", 0, [3, 0]), "[influence] favour_bonus, row 1: must be a pair of a step and"),
        (put("influence", "fame", 1), "[influence] fame: is not known here"),
        (put("orders", "limit_start", 5), "[orders] limit_start: must be a whole number from 2 to 4, not 5"),
        (drop("orders", "scholars", 0), "[orders] scholars: must have 6 orders, not 5"),
        (put("orders", "scholars", 1, ["wood"]), "[orders] scholars, row 2: must be two goods, not ['wood']"),
        (put("orders", "scholars", 1, ["wood", "gold"]), "[orders] scholars, row 2: must be two goods, not"),
        (put("orders", "bankers", []), "[orders] bankers: is not known here"),
        (drop("akbar", "left", 0), "[akbar] left: left and right must name six different goods each"),
        (put("akbar", "left", 0, "oil"), "[akbar] left: left and right must name six different goods each"),
        (put("akbar", "right", 0, "gold"), "[akbar] right, row 1: must be one of sandstone, wood"),
        (put("akbar", "middle", []), "[akbar] middle: is not known here"),
        # notables
        (drop("notables", 3), "[[notables]]: must be 24, not 23"),
        (put("notables", 3, "mahout"), "[[notables]]: row 4 must be a table, not 'mahout'"),
        (put("notables", COOK, "key", "baker"), "[[notables]] row 8 key: 'baker' is not a notable; they are"),
        (put("notables", COOK, "key", "dyer"), "[[notables]] row 8 no: dyer is number 7 and stands once in the list"),
        (put("notables", COOK, "no", 9), "[[notables]] row 8 no: cook is number 8 and stands once in the list"),
        (put("notables", COOK, "level", 5), "[[notables]] row 8 level: must be a whole number from 1 to 4, not 5"),
        (put("notables", COOK, "guild", "bankers"), "[[notables]] row 8 guild: must be one of artisans, merchants"),
        (put("notables", COOK, "wants", []), "[[notables]] row 8 wants: must be one to three different goods, not []"),
        (
            put("notables", COOK, "wants", ["oil", "oil"]),
            "[[notables]] row 8 wants: must be one to three different goods",
        ),
        (put("notables", COOK, "wants", ["soup"]), "[[notables]] row 8 wants, row 1: must be one of sandstone, wood"),
        (put("notables", COOK, "colour", "red"), "[[notables]] row 8 colour: is not known here"),
        (drop("notables", COOK, "guild"), "[[notables]] row 8 guild: is missing"),
    ],
)
def test_a_fault_is_named_with_its_table_and_row(change: Change, message: str | None) -> None:
    if message is None:  # what is left out of a mapping is as in the default edition
        tables = printed()
        change(tables)
        assert load_edition(tables).digest
        return
    assert broken(change).startswith(message)


def test_a_notable_that_stands_twice_in_the_list() -> None:
    def twice(tables: dict[str, Any]) -> None:
        tables["notables"][COOK + 1] = copy.deepcopy(tables["notables"][COOK])

    assert broken(twice) == "[[notables]] row 9 no: cook is number 8 and stands once in the list"


def test_a08_a_level_with_too_few_notables_could_not_be_dealt() -> None:
    def one_of_level_four(tables: dict[str, Any]) -> None:
        for row in tables["notables"][21:]:
            row["level"] = 3

    assert broken(one_of_level_four) == "[[notables]]: must be at least 2 of level 4, not 1"
