"""Writes docs/architecture.md and its picture: which part imports which, read from the sources.

python tools/architecture.py            writes both
python tools/architecture.py --check    writes nothing; fails if one of them is out of date
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, pairwise, permutations, product
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = "docs/architecture.md"
PICTURE: Final = "docs/pictures/architecture.svg"
SOURCE: Final = "src/doab"
PAGES: Final = "web/src"

Graph = dict[str, set[str]]
"""Part → the parts that it imports."""

INTRODUCTION: Final = """\
# How it hangs together

<!-- Written by tools/architecture.py from the imports of the sources (make docs). -->

This page is generated from the imports in the sources, so it is always up to date. What a folder is for is said in
its `README.md` or `__init__.py`; why it is so, in the
[decisions](decisions/0001-state-and-questions.md).

![The parts of Doab, and which of them imports which](pictures/architecture.svg)

An arrow leads from a part to the part that it imports. Arrows are left out where a longer path of arrows leads to the
same part: everything imports the core. The games do not know each other, no part knows the parts above it, and
`tests/test_architecture.py` keeps it that way. The pages import none of this: they talk to the server as described in
`web/openapi.json`, which is generated from its messages.
"""


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(description=f"Writes {PAGE} and {PICTURE}.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if one of them is out of date")
    check = parser.parse_args(arguments).check
    imports = list(python_imports(ROOT / SOURCE))
    failed = 0
    for name, text in ((PAGE, page(imports)), (PICTURE, picture(of_folders(imports, ROOT / SOURCE)))):
        path = root / name
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"{name}: written")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            print(f"{name} is out of date: run `make docs`", file=sys.stderr)
            failed = 1
    return failed


# ---------------------------------------------------------------- who imports whom


def python_imports(folder: Path) -> Iterator[tuple[Path, Path]]:
    """A file, and what it imports of the same package: a file or a folder."""
    package = folder.name
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))):
            if isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
                names = [f"{node.module}.{alias.name}" for alias in node.names]
            elif isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            else:
                continue
            for name in names:
                first, *rest = name.split(".")
                if first == package and rest:
                    yield file, folder.joinpath(*rest)


def page_imports(folder: Path) -> Iterator[tuple[Path, Path]]:
    """The same for TypeScript and Svelte."""
    for file in sorted([*folder.rglob("*.ts"), *folder.rglob("*.svelte")]):
        if not file.name.endswith(".test.ts"):
            for target in re.findall(r"""from '(\.[^']*)'""", file.read_text(encoding="utf-8")):
                yield file, Path(file.parent, target).resolve()


def of_folders(imports: Iterable[tuple[Path, Path]], folder: Path) -> Graph:
    """Between the folders right inside a folder."""
    found: Graph = {}
    for file, target in imports:
        here, there = (_part(path, folder) for path in (file, target))
        if here:
            found.setdefault(here, set())
        if here and there and here != there:
            found[here].add(there)
            found.setdefault(there, set())
    return found


def _part(path: Path, folder: Path) -> str:
    """The folder right inside a folder that a file lies in; empty: in none."""
    if not path.is_relative_to(folder):
        return ""
    inside = path.relative_to(folder).parts
    return inside[0] if inside and (folder / inside[0]).is_dir() else ""


def reached_from(graph: Graph, start: str) -> set[str]:
    found: set[str] = set()
    left = [*graph[start]]
    while left:
        one = left.pop()
        if one not in found:
            found.add(one)
            left += graph[one]
    return found


def without_shortcuts(graph: Graph) -> Graph:
    """Only what cannot be reached by way of somebody else."""
    return {
        here: {there for there in all_of_it if not any(there in reached_from(graph, other) for other in all_of_it)}
        for here, all_of_it in graph.items()
    }


def levels(graph: Graph) -> list[list[str]]:
    """From the bottom up: each stands above all that it imports."""
    height: dict[str, int] = {}

    def height_of(one: str) -> int:
        if one not in height:
            height[one] = 1 + max((height_of(other) for other in graph[one]), default=-1)
        return height[one]

    for one in graph:
        height_of(one)
    return [sorted(one for one in graph if height[one] == level) for level in range(max(height.values()) + 1)]


# ---------------------------------------------------------------- the page


def page(imports: Sequence[tuple[Path, Path]]) -> str:
    lines = [INTRODUCTION, "## Parts", "", *table(of_folders(imports, ROOT / SOURCE)), ""]
    for part in ("rajas", "agra", "server"):
        lines += [f"## Inside `{part}`", "", *table(of_folders(imports, ROOT / SOURCE / part)), ""]
    lines += ["## Inside the pages, `web/src`", "", *table(of_folders(page_imports(ROOT / PAGES), ROOT / PAGES)), ""]
    return "\n".join(lines).rstrip() + "\n"


def table(graph: Graph) -> list[str]:
    """Which part imports which; those that most others import come first."""
    called = {one: sum(one in others for others in graph.values()) for one in graph}
    rows = sorted(graph, key=lambda one: (-called[one], one))
    return [
        "| folder | imports | is imported by |",
        "|---|---|---|",
        *(f"| `{one}` | {named(graph[one])} | {named(who for who in graph if one in graph[who])} |" for one in rows),
    ]


def named(folders: Iterable[str]) -> str:
    return ", ".join(f"`{one}`" for one in sorted(folders)) or "–"


# ---------------------------------------------------------------- the picture

BOX: Final = (128, 40)
GAP: Final = (40, 64)
MARGIN: Final = 16
TIP: Final = (
    '<marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">'
    '<path d="M0 0 8 4 0 8z"/></marker>'
)
STYLE: Final = """\
rect { fill: #fdf8ec; stroke: #8a5a2b; stroke-width: 1.5 }
text { font: 15px system-ui, sans-serif; fill: #2a1c10; text-anchor: middle; dominant-baseline: central }
path { fill: none; stroke: #8a5a2b; stroke-width: 1.5; marker-end: url(#tip) }
marker path { fill: #8a5a2b; stroke: none; marker-end: none }
@media (prefers-color-scheme: dark) {
  rect { fill: #2a2433; stroke: #d9b27c }
  text { fill: #f3e9d6 }
  path { stroke: #d9b27c }
  marker path { fill: #d9b27c }
}"""


def picture(graph: Graph) -> str:
    shown = without_shortcuts(graph)
    drawn, ways = with_bends(shown, levels(graph))
    rows = arranged(levels(drawn), drawn)
    width = max(map(len, rows)) * (BOX[0] + GAP[0]) - GAP[0] + 2 * MARGIN
    height = len(rows) * (BOX[1] + GAP[1]) - GAP[1] + 2 * MARGIN
    middles = middles_of(rows, width, height)
    arrows = [f'<path d="{arrow([middles[one] for one in way])}"/>' for way in ways]
    boxes = [
        f'<rect x="{x - BOX[0] // 2}" y="{y - BOX[1] // 2}" width="{BOX[0]}" height="{BOX[1]}" rx="8"/>'
        f'<text x="{x}" y="{y}">{one}</text>'
        for one, (x, y) in sorted(middles.items())
        if one in shown
    ]
    head = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">',
        f"<title>The parts of Doab: {'; '.join(told(shown))}</title>",
        f"<style>\n{STYLE}\n</style>",
        f"<defs>{TIP}</defs>",
    ]
    return "\n".join([*head, *arrows, *boxes, "</svg>"]) + "\n"


def told(graph: Graph) -> list[str]:
    return [f"{here} imports {', '.join(sorted(graph[here]))}" for here in sorted(graph) if graph[here]]


def middles_of(rows: Sequence[Sequence[str]], width: int, height: int) -> dict[str, tuple[int, int]]:
    """Where the boxes stand; the lowest level at the bottom, each row in the middle."""
    found = {}
    for level, row in enumerate(rows):
        for number, one in enumerate(row):
            x = width // 2 + (2 * number - len(row) + 1) * (BOX[0] + GAP[0]) // 2
            found[one] = x, height - MARGIN - BOX[1] // 2 - level * (BOX[1] + GAP[1])
    return found


def with_bends(graph: Graph, rows: Sequence[Sequence[str]]) -> tuple[Graph, list[list[str]]]:
    """The same with a place in each row that an arrow passes, so that it runs behind no box; and each arrow's way."""
    level = {one: number for number, row in enumerate(rows) for one in row}
    found: Graph = {one: set() for one in graph}
    ways = []
    for here in sorted(graph):
        for there in sorted(graph[here]):
            bends = [f"{here} to {there}, row {row}" for row in range(level[here] - 1, level[there], -1)]
            ways.append([here, *bends, there])
            for start, end in pairwise(ways[-1]):
                found.setdefault(start, set()).add(end)
    return found, ways


def arrow(way: Sequence[tuple[int, int]]) -> str:
    """From the lower edge of the first box to the upper edge of the last, straight past the boxes between them."""
    points = [(way[0][0], way[0][1] + BOX[1] // 2)]
    for x, y in way[1:-1]:
        points += [(x, y - BOX[1] // 2), (x, y + BOX[1] // 2)]
    points.append((way[-1][0], way[-1][1] - BOX[1] // 2))
    drawn = f"M{points[0][0]} {points[0][1]}"
    for number, ((x, y), (to_x, to_y)) in enumerate(pairwise(points)):
        half = (to_y - y) // 2
        drawn += f"V{to_y}" if number % 2 else f"C{x} {y + half} {to_x} {to_y - half} {to_x} {to_y}"
    return drawn


def arranged(rows: Sequence[Sequence[str]], graph: Mapping[str, set[str]]) -> list[list[str]]:
    """Each row in the order in which the fewest arrows cross, and of those the one with the shortest arrows."""

    def cost(chosen: Sequence[Sequence[str]]) -> tuple[int, float]:
        at = {one: 2 * number - len(row) + 1 for row in chosen for number, one in enumerate(row)}
        level = {one: number for number, row in enumerate(chosen) for one in row}
        arrows = [(here, there) for here in graph for there in graph[here]]
        crossing = sum(
            (at[a] - at[c]) * (at[b] - at[d]) < 0
            for (a, b), (c, d) in combinations(arrows, 2)
            if level[a] == level[c] or level[b] == level[d]
        )
        return crossing, sum(abs(at[here] - at[there]) for here, there in arrows)

    return [list(row) for row in min(product(*(list(permutations(row)) for row in rows)), key=cost)]


if __name__ == "__main__":
    sys.exit(main())
