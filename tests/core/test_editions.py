"""Editions: every fault is told with its table and row."""

from pathlib import Path
from typing import Any

import pytest

from doab.core.editions import PrintedTable, lay_over, line_of, read_toml, tables_digest
from doab.core.errors import EditionError
from pebbles import POCKET, RULES

TOML = """
name = "box"
printed = 2017-10-26
[bag]
pebbles = [1, 1, 1, 1]
[game]
hand = 1
faces = 6
goal = 20
rounds = 3
"""


def test_an_edition_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(TOML.replace("printed = 2017-10-26\n", ""), encoding="utf-8")
    rules = RULES.with_edition(path)
    assert (rules.edition_name, rules.bag, rules.goal) == ("box", [1, 1, 1, 1], 20)
    assert rules.edition_digest != RULES.edition_digest


def test_an_edition_with_some_tables_replaced() -> None:
    rules = RULES.with_edition({"bag": {"pebbles": [5, 0, 0, 0]}})
    assert (rules.bag, rules.goal) == ([5, 0, 0, 0], RULES.goal)
    assert RULES.with_edition({}).edition_digest == RULES.edition_digest == tables_digest(POCKET)


def test_a_file_with_some_tables_is_laid_over_the_usual_edition(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text("[bag]\npebbles = [5, 0, 0, 0]\n", encoding="utf-8")
    assert lay_over(POCKET, path) == {**POCKET, "edition": "changed", "bag": {"pebbles": [5, 0, 0, 0]}}
    assert lay_over(POCKET, {"edition": "mine"}) == {**POCKET, "edition": "mine"}
    rules = RULES.with_edition(path)
    assert (rules.bag, rules.goal) == ([5, 0, 0, 0], RULES.goal)


LINES = """# an edition
edition = "mine"
cost = 1

[river]  # with a bridge
bridge = 3
tiles = [
  1,
]
shore = { left = 1, right = 2 }
[[ people ]]
name = "cook"
[[people]]
name = "dyer"
[river.bank]
name = "sand"
"""


@pytest.mark.parametrize(
    ("where", "line"),
    [
        ("edition", 2),
        ("cost", 3),
        ("river", 5),
        ("bridge", 0),
        ("[river] bridge", 6),
        ("[river] tiles, row 4", 7),
        ("[river] source", 5),
        ("[river.shore] left", 10),
        ("[river.bank] name", 16),
        ("[[people]] row 1 name", 12),
        ("[[people]] row 2 name", 14),
        ("[[people]] row 2 age", 13),
        ("[[people]] row 3 name", 0),
        ("[lake] depth", 0),
        ("the edition", 0),
        ("", 0),
    ],
)
def test_the_line_that_an_error_is_about(where: str, line: int) -> None:
    assert line_of(LINES, EditionError(where, "is wrong")) == line


def test_the_line_that_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text("[bag]\n\npebbles = [1, 2\n", encoding="utf-8")
    with pytest.raises(EditionError) as caught:
        read_toml(path)
    assert line_of(path.read_text(encoding="utf-8"), caught.value) == 3


def test_a_date_has_a_fingerprint_too(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(TOML, encoding="utf-8")
    assert len(tables_digest(read_toml(path))) == 12


@pytest.mark.parametrize(
    ("replaced", "message"),
    [
        ({"name": ""}, "pebbles name: must be a text, not ''"),
        ({"name": 3}, "pebbles name: must be a text, not 3"),
        ({"bag": 3}, "pebbles bag: must be a table, not 3"),
        ({"bag": {}}, "[bag] pebbles: is missing"),
        ({"bag": {"pebbles": 3}}, "[bag] pebbles: must be a list, not 3"),
        ({"bag": {"pebbles": [1, 2, "3", 4]}}, "[bag] pebbles, row 3: must be a whole number from 0 to 9, not '3'"),
        ({"bag": {"pebbles": [1, 2, 3, 10]}}, "[bag] pebbles, row 4: must be a whole number from 0 to 9, not 10"),
        ({"bag": {"pebbles": [1, True, 3, 4]}}, "[bag] pebbles, row 2: must be a whole number from 0 to 9, not True"),
        ({"bag": {"pebbles": [1, 2]}}, "[bag] pebbles: must have 4 rows, not 2"),
        ({"bag": {"pebbles": [1, 2, 3, 4], "lost": 1}}, "[bag] lost: is not known here; the known keys are pebbles"),
        ({"game": {**POCKET["game"], "faces": 7}}, "[game] faces: must be a whole number from 1 to 6, not 7"),
        ({"extra": 1}, "pebbles extra: is not known here; the known keys are bag, game, name"),
    ],
)
def test_a_fault_is_told_with_table_and_row(replaced: dict[str, Any], message: str) -> None:
    with pytest.raises(EditionError) as caught:
        RULES.with_edition(replaced)
    assert str(caught.value) == message
    assert caught.value.where == message.partition(":")[0]


def test_tables_inside_tables_and_rows_are_named() -> None:
    table = PrintedTable({"river": {"bridge": {"at": 9}, "row": {"x": 1}}}, "")
    assert table.table("river").table("bridge").where == "[river.bridge]"
    assert PrintedTable({"deep": {}}, "[river] spaces, row 3").table("deep").where == "[river] spaces, row 3 deep"
    assert table.has("river")
    assert not table.has("lake")


def test_words_are_checked_row_by_row() -> None:
    table = PrintedTable({"colours": ["blue", "pink"], "free": ["a", 1]}, "[dice]")
    assert table.words("colours") == ["blue", "pink"]
    assert table.words("colours", ["blue", "pink", "grey"]) == ["blue", "pink"]
    with pytest.raises(EditionError, match=r"^\[dice\] colours, row 2: must be one of blue, green, not 'pink'$"):
        table.words("colours", ["blue", "green"])
    with pytest.raises(EditionError, match=r"^\[dice\] free, row 2: must be a text, not 1$"):
        table.words("free")


def test_rows_are_parsed_and_a_bad_one_is_named() -> None:
    table = PrintedTable({"sizes": ["1", "2", "x"], "good": ["1", "2"]}, "[ships]")
    assert table.parsed("good", int) == [1, 2]
    with pytest.raises(EditionError, match=r"^\[ships\] sizes, row 3: invalid literal for int"):
        table.parsed("sizes", int)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"name = ", "is not valid TOML: Invalid value (at end of document)"),
        (b"name = '\xff'", "is not UTF-8 text (byte 8)"),
        (None, "cannot be read: No such file or directory"),
    ],
)
def test_a_file_that_cannot_be_read(tmp_path: Path, content: bytes | None, message: str) -> None:
    path = tmp_path / "box.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(EditionError) as caught:
        read_toml(path)
    assert str(caught.value) == f"{path}: {message}"
