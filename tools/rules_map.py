"""Writes the rules map: which code and which tests stand for each ruling and each worked example.

    python tools/rules_map.py            writes docs/<game>/rules-map.md
    python tools/rules_map.py --check    writes nothing; fails if a map is out of date or has a gap

An id is cited in a docstring, in a comment, as a whole string (`offers.forbid(action, "R-10")`), or, by a test, in its
name (`test_r10_…`). A range is written with … or – and the prefix on both sides: `R-22 … R-25`.
"""

import argparse
import ast
import io
import os
import re
import sys
import tokenize
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Catalogue:
    """One numbered list of things to cite, such as the rulings R-01, R-02, … of a game."""

    heading: str
    prefix: str  # what stands before the number: "R-", "E"
    file: str
    entry: str  # pattern of an entry's line; its groups are the number and the title, which may have several parts
    needs_code: bool = True
    digits: int = 1

    def name(self, number: int) -> str:
        return f"{self.prefix}{number:0{self.digits}d}"

    def titles(self, root: Path) -> dict[int, str]:
        """The entries of the list, in the order of their numbers."""
        text = (root / self.file).read_text(encoding="utf-8")
        found = re.findall(self.entry, text, re.MULTILINE)
        numbers = [int(number) for number, *_ in found]
        for number in numbers:
            if numbers.count(number) > 1:
                free = self.name(max(numbers) + 1)
                raise ValueError(f"{self.name(number)} stands twice in {self.file}; the next free id is {free}")
        return dict(sorted((int(number), " · ".join(part.strip() for part in parts)) for number, *parts in found))

    def cited_in(self, text: str) -> set[int]:
        """The numbers that a text cites, ranges filled in."""
        prefix = re.escape(self.prefix)
        single = rf"(?<![\w-]){prefix}(\d+)(?!\w)"
        numbers = {int(number) for number in re.findall(single, text)}
        for first, last in re.findall(rf"{single}\s*[…–]\s*{prefix}(\d+)(?!\w)", text):
            numbers.update(range(int(first), int(last) + 1))
        return numbers

    def cited_in_name(self, name: str) -> set[int]:
        """`test_r10_r12_no_money` cites 10 and 12: the numbers that a test's name begins with."""
        letter = self.prefix.rstrip("-").lower()
        leading = re.match(r"test((?:_[a-z]\d+)+)(?:_|$)", name)
        return {int(number) for number in re.findall(rf"_{letter}(\d+)", leading[1])} if leading else set()


@dataclass(frozen=True)
class Map:
    """The rules map of one game: what is cited, where, and the page that shows it."""

    title: str
    page: str
    code: tuple[str, ...]
    tests: tuple[str, ...]
    catalogues: tuple[Catalogue, ...]


MAPS = (
    Map(
        title="Rajas of the Ganges",
        page="docs/rajas/rules-map.md",
        code=("src/doab/rajas", "src/doab/core"),
        tests=("tests",),
        catalogues=(
            Catalogue("Rulings", "R-", "docs/rajas/rulings.md", r"^\*\*R-(\d+) (.+?)\*\*", digits=2),
            Catalogue("Worked examples", "E", "docs/rajas/print.md", r"^\| E(\d+) \| (.+?) \|", needs_code=False),
        ),
    ),
    Map(
        title="Agra",
        page="docs/agra/rules-map.md",
        code=("src/doab/agra", "src/doab/core"),
        tests=("tests/agra",),
        catalogues=(
            Catalogue("Rulings", "A-", "docs/agra/rulings.md", r"^### A-(\d+) · (.+) · [A-Z/]+$", digits=2),
            Catalogue(
                "Worked examples",
                "X",
                "docs/agra/print.md",
                r"^\| X(\d+) \| (.+?) \| .+? \| (.+?) \|",
                needs_code=False,
            ),
            Catalogue(
                "Golden rows",
                "G-",
                "docs/agra/rules.md",
                r"^\| G-(\d+) \| (.+?) \| (.+?) \|",
                needs_code=False,
                digits=2,
            ),
        ),
    ),
)


# ---------------------------------------------------------------- what a source file cites


@dataclass(frozen=True, order=True)
class Place:
    """Where something is cited: a file and the dotted name of a function or class in it ("" is the file itself)."""

    file: str
    name: str


@dataclass(frozen=True)
class Passage:
    """A piece of prose in a source file, and the function, class or file that it belongs to."""

    place: Place
    text: str


@dataclass(frozen=True)
class Scope:
    """The lines of a function or class, its decorators and the comment right above it included."""

    name: str
    first: int
    last: int


def comments_of(source: str) -> dict[int, str]:
    """Line → comment, without the marks that are meant for checkers (`noqa: E501` is no example)."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    comments = {token.start[0]: token.string for token in tokens if token.type == tokenize.COMMENT}
    return {line: re.sub(r"#\s*(noqa|type:).*", "", comment) for line, comment in comments.items()}


def scopes_of(node: ast.AST, comment_lines: set[int], outer: str = "") -> Iterator[Scope]:
    """Every function and class below a node, outer ones before inner ones."""
    for child in ast.iter_child_nodes(node):
        name = outer
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = f"{outer}.{child.name}" if outer else child.name
            first = min([child.lineno, *(decorator.lineno for decorator in child.decorator_list)])
            while first - 1 in comment_lines:
                first -= 1
            yield Scope(name, first, child.end_lineno or child.lineno)
        yield from scopes_of(child, comment_lines, name)


def passages_of(file: str, source: str) -> Iterator[Passage]:
    """The docstrings, comments and string constants of a file, comments on neighbouring lines as one passage."""
    tree = ast.parse(source, file)
    lines = source.splitlines()
    comments = comments_of(source)
    alone = {line for line in comments if lines[line - 1].lstrip().startswith("#")}
    scopes = list(scopes_of(tree, alone))

    def place(line: int) -> Place:
        around = [scope for scope in scopes if scope.first <= line <= scope.last]
        return Place(file, around[-1].name if around else "")

    docstrings = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            if ast.get_docstring(node, clean=False) is not None:
                docstrings.add(id(node.body[0].value))  # type: ignore[attr-defined]
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            # Inside the code only a string of nothing but ids cites them; a sentence there may speak of anything.
            if id(node) in docstrings or " " not in node.value:
                yield Passage(place(node.lineno), node.value)

    block: list[str] = []
    for line in sorted(comments):
        if line - 1 not in alone or line not in alone:
            block = []
        block.append(comments[line].lstrip("#: "))
        if line not in alone or line + 1 not in alone:
            yield Passage(place(line), " ".join(block))


Citations = dict[int, set[Place]]


def python_files(root: Path, folders: Sequence[str]) -> Iterator[Path]:
    for folder in folders:
        yield from sorted((root / folder).rglob("*.py"))


def cited_by_code(root: Path, folders: Sequence[str], catalogue: Catalogue) -> Citations:
    """Number → where code cites it. A file's own docstring counts only for what nothing inside the file cites."""
    citations: Citations = {}
    for path in python_files(root, folders):
        file = path.relative_to(root).as_posix()
        for passage in passages_of(file, path.read_text(encoding="utf-8")):
            for number in catalogue.cited_in(passage.text):
                citations.setdefault(number, set()).add(passage.place)
    for number, places in citations.items():
        inside = {place.file for place in places if place.name}
        citations[number] = {place for place in places if place.name or place.file not in inside}
    return citations


def cited_by_tests(root: Path, folders: Sequence[str], catalogue: Catalogue) -> Citations:
    """Number → the test functions that cite it; what stands outside a test function proves nothing."""
    citations: Citations = {}
    for path in python_files(root, folders):
        file = path.relative_to(root).as_posix()
        source = path.read_text(encoding="utf-8")
        for passage in passages_of(file, source):
            if test := test_around(passage.place.name):
                for number in catalogue.cited_in(passage.text):
                    citations.setdefault(number, set()).add(Place(file, test))
        for scope in scopes_of(ast.parse(source, file), set()):
            for number in catalogue.cited_in_name(scope.name.rpartition(".")[2]):
                citations.setdefault(number, set()).add(Place(file, scope.name))
    return citations


def test_around(name: str) -> str:
    """`TestQuarry.test_price.inner` lies in the test `TestQuarry.test_price`; "" if there is none around."""
    parts = name.split(".")
    for index, part in enumerate(parts):
        if part.startswith("test_"):
            return ".".join(parts[: index + 1])
    return ""


# ---------------------------------------------------------------- the page and its gaps


@dataclass(frozen=True)
class Row:
    name: str
    title: str
    code: set[Place]
    tests: set[Place]


@dataclass(frozen=True)
class Section:
    catalogue: Catalogue
    rows: list[Row]
    gaps: list[str]


def section(root: Path, rules_map: Map, catalogue: Catalogue) -> Section:
    titles = catalogue.titles(root)
    code = cited_by_code(root, rules_map.code, catalogue)
    tests = cited_by_tests(root, rules_map.tests, catalogue)
    rows = []
    gaps = []
    for number, title in titles.items():
        row = Row(catalogue.name(number), title, code.get(number, set()), tests.get(number, set()))
        rows.append(row)
        if catalogue.needs_code and not row.code:
            gaps.append(f"{row.name} ({title}): no code cites it")
        if not row.tests:
            gaps.append(f"{row.name} ({title}): no test cites it")
    if not titles:
        gaps.append(f"{catalogue.file}: no entry {catalogue.prefix}… found")
    for number in sorted((code.keys() | tests.keys()) - titles.keys()):
        for place in sorted(code.get(number, set()) | tests.get(number, set())):
            gaps.append(f"{place.file} · {place.name}: cites {catalogue.name(number)}, unknown to {catalogue.file}")
    return Section(catalogue, rows, gaps)


def cell(places: set[Place], page: str) -> str:
    """The places of a table cell, one file per line, the file as a link."""
    files: dict[str, list[str]] = {}
    for place in sorted(places):
        files.setdefault(place.file, []).append(place.name)
    lines = []
    for file, names in files.items():
        label = file.removeprefix("src/doab/").removeprefix("tests/")
        link = f"[{label}]({os.path.relpath(file, Path(page).parent)})"
        named = ", ".join(f"`{name}`" for name in names if name)
        lines.append(f"{link} · {named}" if named else link)
    return "<br>".join(lines) or "–"


def page_of(rules_map: Map, sections: Sequence[Section]) -> str:
    lines = [
        f"# {rules_map.title}: the rules map",
        "",
        "Where each ruling stands in the code, and which tests prove it.",
        "Written by `make docs`; a gap fails `make test`.",
    ]
    for part in sections:
        catalogue = part.catalogue
        source = os.path.relpath(catalogue.file, Path(rules_map.page).parent)
        lines += ["", f"## {catalogue.heading}", "", f"From [{source}]({source}).", ""]
        lines += ["| id | title | code | tests |", "|---|---|---|---|"]
        for row in part.rows:
            lines.append(
                f"| {row.name} | {row.title} | {cell(row.code, rules_map.page)} | {cell(row.tests, rules_map.page)} |"
            )
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str] | None = None, root: Path = ROOT, maps: Sequence[Map] = MAPS) -> int:
    parser = argparse.ArgumentParser(description="Writes docs/<game>/rules-map.md.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail on a gap or a page out of date")
    check = parser.parse_args(arguments).check
    complaints = []
    for rules_map in maps:
        sections = [section(root, rules_map, catalogue) for catalogue in rules_map.catalogues]
        gaps = [gap for part in sections for gap in part.gaps]
        page = root / rules_map.page
        text = page_of(rules_map, sections)
        if not check:
            page.write_text(text, encoding="utf-8")
            print(f"{rules_map.page}: {sum(len(part.rows) for part in sections)} entries, {len(gaps)} gaps")
        elif not page.exists() or page.read_text(encoding="utf-8") != text:
            complaints.append(f"{rules_map.page} is out of date: run `make docs`")
        complaints += gaps
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return 1 if check and complaints else 0


if __name__ == "__main__":
    sys.exit(main())
