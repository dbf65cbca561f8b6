"""A large folder begins with a few lines: what lives there, who may call it, where to begin reading."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LARGE = 8
"""Files, those of inner folders included."""
SOURCES = {".py", ".ts", ".svelte"}
NOT_OURS = {"node_modules", "__pycache__", "migrations", "symbols", "ornament"}
NAMED = re.compile(r"`(\w[\w/.-]*\.(?:py|ts|svelte|ftl))`")


def folders() -> list[Path]:
    """The packages of Doab, and what is large among the pages and the tests."""
    packages = [path.parent for path in (ROOT / "src" / "doab").rglob("__init__.py") if path.parent.name != "doab"]
    pages = [ROOT / "web" / "src", *(path for path in (ROOT / "web" / "src").iterdir() if path.is_dir())]
    large = [path for path in pages if len(files_of(path)) >= LARGE and path.name != "parts"]
    return sorted([*packages, *large, ROOT / "tests"])


def files_of(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.suffix in SOURCES and not NOT_OURS & set(path.parts)]


def introduction_of(folder: Path) -> str:
    readme, package = folder / "README.md", folder / "__init__.py"
    if readme.exists():
        return readme.read_text(encoding="utf-8")
    return ast.get_docstring(ast.parse(package.read_text(encoding="utf-8"))) or "" if package.exists() else ""


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.relative_to(ROOT).as_posix())
def test_a_folder_says_where_to_begin(folder: Path) -> None:
    introduction = introduction_of(folder)
    lines = [line for line in introduction.splitlines() if line.strip()]
    assert len(lines) >= 4, "say what lives here, who may call it, and where to begin reading"
    _, begin, where = introduction.partition("Begin with ")
    assert begin, "say where to begin reading: “Begin with `…`”"
    places = (folder, folder.parent, ROOT / "src" / "doab", ROOT / "web" / "src", ROOT)
    assert NAMED.search(where), "say with which file to begin"
    missing = [name for name in NAMED.findall(introduction) if not any((place / name).exists() for place in places)]
    assert not missing, f"files that are not there: {', '.join(missing)}"
