"""The page about who imports whom says what the sources do."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tools import architecture
from tools.architecture import PAGE, PICTURE, ROOT, arranged, levels, main, of_folders, table, without_shortcuts

GRAPH = {"top": {"left", "right", "low"}, "left": {"low"}, "right": {"low"}, "low": set()}


def test_page_and_picture_are_current() -> None:
    assert main(["--check"]) == 0


def test_a_page_or_picture_that_is_missing_or_old_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"], tmp_path) == 1
    assert main([], tmp_path) == 0
    assert main(["--check"], tmp_path) == 0
    picture = tmp_path / PICTURE
    picture.write_text(picture.read_text(encoding="utf-8").replace(">core<", ">hub<"), encoding="utf-8")
    assert main(["--check"], tmp_path) == 1
    told = [f"{name} is out of date: run `make docs`" for name in (PAGE, PICTURE, PICTURE)]
    assert capsys.readouterr().err.splitlines() == told


def test_imports_are_found_wherever_they_stand(tmp_path: Path) -> None:
    folder = tmp_path / "house"
    files = {
        "__init__.py": "",
        "cellar/__init__.py": "",
        "cellar/wine.py": "import os\n",
        "kitchen/cook.py": "from house.cellar.wine import os\n\ndef late():\n    import house.garden.herbs\n",
        "garden/herbs.py": "from house import cellar\nfrom elsewhere.kitchen import x\n",
        "door.py": "from house.kitchen import cook\n",
    }
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    found = of_folders(architecture.python_imports(folder), folder)
    assert found == {"cellar": set(), "kitchen": {"cellar", "garden"}, "garden": {"cellar"}}


def test_imports_of_pages(tmp_path: Path) -> None:
    (tmp_path / "table").mkdir()
    (tmp_path / "api").mkdir()
    (tmp_path / "table" / "A.svelte").write_text(
        "import { x } from '../api/client';\nimport 'svelte';", encoding="utf-8"
    )
    (tmp_path / "api" / "client.test.ts").write_text("import A from '../table/A.svelte';", encoding="utf-8")
    assert of_folders(architecture.page_imports(tmp_path), tmp_path) == {"table": {"api"}, "api": set()}


def test_what_is_drawn() -> None:
    assert without_shortcuts(GRAPH) == {**GRAPH, "top": {"left", "right"}}
    assert levels(GRAPH) == [["low"], ["left", "right"], ["top"]]
    short = {"top": {"low", "left"}, "left": {"low"}, "low": set[str]()}
    drawn, ways = architecture.with_bends(short, levels(short))
    assert ways == [["left", "low"], ["top", "left"], ["top", "top to low, row 1", "low"]]
    assert levels(drawn) == [["low"], ["left", "top to low, row 1"], ["top"]]
    crossed = {"a": {"y"}, "b": {"x"}, "x": set(), "y": set()}
    assert arranged([["x", "y"], ["a", "b"]], crossed) == [["x", "y"], ["b", "a"]]


def test_the_table_begins_with_who_is_imported_most() -> None:
    assert table(GRAPH)[2:] == [
        "| `low` | – | `left`, `right`, `top` |",
        "| `left` | `low` | `top` |",
        "| `right` | `low` | `top` |",
        "| `top` | `left`, `low`, `right` | – |",
    ]


def test_every_part_has_its_box() -> None:
    drawn = ElementTree.fromstring((ROOT / PICTURE).read_text(encoding="utf-8"))
    shown = sorted(text.text or "" for text in drawn.iter("{http://www.w3.org/2000/svg}text"))
    parts = [path.parent.name for path in (ROOT / "src" / "doab").glob("*/__init__.py")]
    assert shown == sorted(parts)
