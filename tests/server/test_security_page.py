"""docs/server/security.md promises nothing that no test says."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "server" / "security.md"
NAME = re.compile(r"`(test_\w+)`")


def existing_tests() -> set[str]:
    return {
        node.name
        for path in (ROOT / "tests" / "server").glob("test_*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def promises() -> list[str]:
    """The lines of the tables on the page, without their heads."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.startswith("|") and line not in ("| | | test |", "|---|---|---|")]


def test_every_test_that_the_page_names_exists() -> None:
    named = set(NAME.findall(PAGE.read_text(encoding="utf-8")))
    assert len(named) > 50
    assert sorted(named - existing_tests()) == []


def test_every_promise_names_its_test() -> None:
    assert len(promises()) > 60
    assert [line for line in promises() if len(NAME.findall(line)) != 1] == []
