"""Notebooks are as they were run: valid, in order, without faults, and without traces of the machine that ran them.

They are not run here, because they need PyTorch and minutes.
"""

import base64
import json
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
NOTEBOOKS = sorted((ROOT / "docs").rglob("*.ipynb"))
MOST_BYTES = 100_000  # of a picture
OF_A_MACHINE = re.compile(
    r"(?<![\w.])/(?:home|root|tmp|work|Users|mnt|opt|usr|var)/|[A-Z]:\\\\|\blocalhost\b|0x[0-9a-f]{6,}"
)

notebooks = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def code_of(notebook: dict[str, Any]) -> list[dict[str, Any]]:
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def text_of(source: str | list[str]) -> str:
    return source if isinstance(source, str) else "".join(source)


def test_there_is_a_notebook() -> None:
    assert [path.name for path in NOTEBOOKS] == ["training.ipynb"]


@notebooks
def test_it_has_the_form_of_a_notebook(path: Path) -> None:
    notebook = read(path)
    assert (notebook["nbformat"], notebook["nbformat_minor"]) >= (4, 5)
    assert notebook["metadata"]["kernelspec"]["language"] == "python"
    ids = [cell["id"] for cell in notebook["cells"]]
    assert len(set(ids)) == len(ids) > 0
    for cell in notebook["cells"]:
        assert cell["cell_type"] in ("markdown", "code")
        assert isinstance(text_of(cell["source"]), str)


@notebooks
def test_its_code_compiles(path: Path) -> None:
    for cell in code_of(read(path)):
        compile(text_of(cell["source"]), f"{path.name} {cell['id']}", "exec")


@notebooks
def test_it_was_run_from_top_to_bottom_without_faults(path: Path) -> None:
    cells = code_of(read(path))
    assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))
    assert {output["output_type"] for cell in cells for output in cell["outputs"]} <= {"stream", "display_data"}
    assert any(cell["outputs"] for cell in cells)
    assert not [output for cell in cells for output in cell["outputs"] if output.get("name") == "stderr"]


@notebooks
def test_its_pictures_are_small(path: Path) -> None:
    pictures = [
        output["data"]["image/png"]
        for cell in code_of(read(path))
        for output in cell["outputs"]
        if "image/png" in output.get("data", {})
    ]
    assert pictures
    assert all(len(base64.b64decode(text_of(picture))) < MOST_BYTES for picture in pictures)


@notebooks
def test_it_tells_nothing_of_the_machine(path: Path) -> None:
    notebook = read(path)
    texts = [text_of(cell["source"]) for cell in notebook["cells"]]
    texts += [text_of(output.get("text", "")) for cell in code_of(notebook) for output in cell["outputs"]]
    texts += [json.dumps(notebook["metadata"])]
    assert not [found[0] for text in texts for found in OF_A_MACHINE.finditer(text)]
