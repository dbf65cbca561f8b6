"""Docs run: every Python block is executed, every `doab` command is called, links lead somewhere, the site builds.

A block is left out only by a comment above it that says why: `<!-- not run: opens a game and waits for answers -->`.
A block that quotes a file says which, `<!-- from: examples/pebbles/pyproject.toml -->`, and must stand in it word for
word; it is not executed, since the file has tests of its own.
"""

import os
import re
import shlex
import subprocess
import sys
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path, PurePosixPath

import pytest

from tools import site
from tools.site_checks import check_site

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / page for page in site.pages()]
PYTHON = {"python", "py"}
SHELL = {"console", "sh", "shell", "bash"}
SECONDS = 120  # no command in the docs takes longer


@dataclass(frozen=True)
class Block:
    """A fenced block: its language, the line where its text begins, the reason not to run it and the file that it
    quotes, if it gives them.
    """

    language: str
    line: int
    text: str
    not_run: str | None = None
    quotes: str | None = None


def blocks_of(page: str) -> Iterator[Block]:
    """The fenced blocks of a page, in order."""
    not_run: str | None = None
    quotes: str | None = None
    lines = iter(enumerate(page.splitlines(), 1))
    for number, line in lines:
        if fence := re.match(r"(\s*)(`{3,}|~{3,})\s*([\w-]*)", line):
            indent, mark, language = fence.groups()
            inside = []
            for _, text in lines:
                if text.strip() == mark:
                    break
                inside.append(text.removeprefix(indent))
            yield Block(language, number + 1, "\n".join(inside) + "\n", not_run, quotes)
            not_run = quotes = None
        elif comment := re.match(r"\s*<!--\s*not run\b:?(.*?)-->", line):
            not_run = comment[1].strip()
        elif comment := re.match(r"\s*<!--\s*from:(.*?)-->", line):
            quotes = comment[1].strip()
        elif line.strip():
            not_run = quotes = None  # the comment stands right above its block


def commands_of(block: Block) -> Iterator[tuple[int, list[str]]]:
    """Line and words of each command behind a `$`; a line that ends in a backslash goes on in the next."""
    lines = iter(enumerate(block.text.splitlines(), block.line))
    for number, line in lines:
        if line.startswith("$ "):
            command = line[2:]
            while command.endswith("\\"):
                command = command[:-1] + next(lines)[1]
            yield number, shlex.split(command, comments=True)


def run_python(blocks: list[Block], file: str) -> None:
    """Executes the blocks of one page in one namespace; a failure is told with the page's own line."""
    namespace: dict[str, object] = {"__name__": "docs"}
    for block in blocks:
        if is_run(block) and (failure := failure_of(block, file, namespace)):
            pytest.fail(failure, pytrace=False)


def is_run(block: Block) -> bool:
    return block.language in PYTHON and block.not_run is None and block.quotes is None


def failure_of(block: Block, file: str, namespace: dict[str, object]) -> str:
    try:
        # The empty lines in front make the line numbers those of the page.
        exec(compile("\n" * (block.line - 1) + block.text, file, "exec"), namespace)
    except SyntaxError as error:
        return f"{file}:{error.lineno}: {error.msg}"
    except Exception as error:
        lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
        line = lines[0] or block.line
        told = "".join(traceback.format_exception_only(error)).strip()
        return f"{file}:{line}: {block.text.splitlines()[line - block.line].strip()}\n{told}"
    return ""


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks_in(page: Path) -> list[Block]:
    return list(blocks_of(page.read_text(encoding="utf-8")))


def pages_with(languages: set[str]) -> list[Path]:
    return [page for page in PAGES if any(block.language in languages for block in blocks_in(page))]


@pytest.mark.parametrize("page", pages_with(PYTHON), ids=name_of)
def test_python_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run_python(blocks_in(page), name_of(page))


@pytest.mark.parametrize("page", pages_with(SHELL), ids=name_of)
def test_commands_run(page: Path, tmp_path: Path) -> None:
    doab = Path(sys.executable).parent / "doab"
    for block in blocks_in(page):
        if block.language not in SHELL or block.not_run is not None:
            continue
        for line, words in commands_of(block):
            if words[0] == "doab":
                done = subprocess.run(
                    [doab, *words[1:]],
                    cwd=tmp_path,
                    env={**os.environ, "NO_COLOR": "1", "COLUMNS": "120"},
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.STDOUT,
                    text=True,
                    timeout=SECONDS,
                    check=False,
                )
                told = (
                    f"{name_of(page)}:{line}: `{shlex.join(words)}` ended with status {done.returncode}\n{done.stdout}"
                )
                assert done.returncode == 0, told


@pytest.mark.parametrize("page", pages_with(SHELL), ids=name_of)
def test_make_targets_exist(page: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for block in blocks_in(page):
        if block.language in SHELL:
            for line, words in commands_of(block):
                if words[0] == "make":
                    assert words[1] in targets, f"{name_of(page)}:{line}: the Makefile has no target '{words[1]}'"


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_what_is_not_run_says_why(page: Path) -> None:
    for block in blocks_in(page):
        assert block.not_run != "", f"{name_of(page)}:{block.line}: say why: <!-- not run: the reason -->"


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_what_is_quoted_stands_in_the_file(page: Path) -> None:
    for block in blocks_in(page):
        if block.quotes is not None:
            text = (ROOT / block.quotes).read_text(encoding="utf-8")
            assert block.text in text, f"{name_of(page)}:{block.line}: this does not stand in {block.quotes}"


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_no_command_hides_from_being_run(page: Path) -> None:
    for block in blocks_in(page):
        if block.language in SHELL - {"console"}:
            for number, line in enumerate(block.text.splitlines(), block.line):
                assert not line.startswith("doab "), f"{name_of(page)}:{number}: write `$ {line}`, so that it is run"


def prose_of(page: Path) -> Iterator[tuple[int, str]]:
    """The lines of a page that are in no fenced block, with their numbers."""
    fenced = {number for block in blocks_in(page) for number in range(block.line, block.line + block.text.count("\n"))}
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        if number not in fenced:
            yield number, line


def anchors_of(page: Path) -> set[str]:
    """The places of a page that a link can name, as code hosts call them: the headings in small letters."""
    found: list[str] = []
    for _, line in prose_of(page):
        if heading := re.match(r"#+ (.+)", line):
            words = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading[1]).strip().lower()
            name = re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
            found.append(f"{name}-{found.count(name)}" if name in found else name)
    return set(found)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    for number, line in prose_of(page):
        for target, anchor in re.findall(r"\]\(([^)\s#]*)(?:#([^)]*))?\)", line):
            if not re.match(r"[a-z]+:", target):
                file = page.parent / target if target else page
                assert file.exists(), f"{name_of(page)}:{number}: there is no {target}"
                if anchor and file.suffix == ".md":
                    assert anchor in anchors_of(file), f"{name_of(page)}:{number}: {target} has no heading #{anchor}"


@pytest.mark.skipif(find_spec("zensical") is None, reason="the extra “docs” is not installed")
def test_the_site_builds_and_stands_on_its_own(tmp_path: Path) -> None:
    """Strictly: every page is in the navigation, links and anchors lead somewhere, nothing comes from another host."""
    checked = site.build(tmp_path)
    assert checked.faults == []
    assert checked.pages > len(PAGES)
    built = {path.relative_to(tmp_path / "site").as_posix() for path in (tmp_path / "site").rglob("*.html")}
    assert {"index.html", "contributing.html", "extend/game.html", "source/src/doab/rajas/rules/turn.py.html"} <= built
    assert "doab.core.game.Game.play" in (tmp_path / "site" / "api" / "core.html").read_text(encoding="utf-8")


# ---------------------------------------------------------------- the reading of pages, on small ones

PAGE = """\
Some text.

```python
x = 1
```

<!-- not run: asks for answers -->

```console
$ doab play
```

- a list
  ~~~python
  y = x / 0
  ~~~

<!-- not run: -->
```text
```
"""


def test_blocks_with_language_line_and_reason() -> None:
    assert list(blocks_of(PAGE)) == [
        Block("python", 4, "x = 1\n"),
        Block("console", 10, "$ doab play\n", "asks for answers"),
        Block("python", 15, "y = x / 0\n"),
        Block("text", 20, "\n", ""),
    ]


def test_a_reason_stands_right_above_its_block() -> None:
    assert list(blocks_of("<!-- not run: far away -->\ntext\n```py\n```\n")) == [Block("py", 4, "\n")]


def test_commands_go_on_after_a_backslash() -> None:
    block = Block("console", 7, "$ doab fuzz \\\n    --games 3\nsome output\n$ doab replay 'a b'  # a comment\n")
    assert list(commands_of(block)) == [(7, ["doab", "fuzz", "--games", "3"]), (10, ["doab", "replay", "a b"])]


def test_blocks_share_names_and_a_failure_names_the_line() -> None:
    with pytest.raises(pytest.fail.Exception, match=r"^page\.md:15: y = x / 0\nZeroDivisionError"):
        run_python(list(blocks_of(PAGE)), "page.md")


def test_a_syntax_error_names_the_line() -> None:
    with pytest.raises(pytest.fail.Exception, match=r"^page\.md:3: "):
        run_python([Block("python", 2, "x = 1\nx = = 1\n")], "page.md")


def test_a_quoted_block_names_its_file_and_is_not_executed() -> None:
    (block,) = blocks_of("<!-- from: Makefile -->\n```python\nnot Python\n```\n")
    assert (block.quotes, is_run(block)) == ("Makefile", False)


# ---------------------------------------------------------------- the site, on small pages


def laid_out(text: str) -> str:
    return "".join(line for _, line in site.indented(text))


def test_lists_are_indented_by_four_and_set_apart() -> None:
    assert laid_out("For all\n- one\n  goes on\n  - two\n\nend\n") == (
        "For all\n\n-   one\n    goes on\n    -   two\n\nend\n"
    )
    assert laid_out("1. one\n   goes on\n\n   ```py\n   x\n   ```\n2. two\n") == (
        "1.  one\n    goes on\n\n    ```py\n    x\n    ```\n2.  two\n"
    )


def test_tables_are_set_apart() -> None:
    assert laid_out("As here:\n| a |\n|---|\n| 1 |\n") == "As here:\n\n| a |\n|---|\n| 1 |\n"


def test_what_is_fenced_is_left_alone() -> None:
    page = "```\ntext\n- one\n  - two\n```\n"
    assert laid_out(page) == page


def test_links_lead_to_where_the_pages_stand_on_the_site() -> None:
    linked: set[PurePosixPath] = set()
    page = "[a](../../CONTRIBUTING.md#habits) [b](rules.md) [c](../../Makefile) [d](https://example.org/x.md)\n"
    assert site.lay_out(page, PurePosixPath("docs/rajas/game.md"), linked) == (
        "[a](../contributing.md#habits) [b](rules.md) [c](../source/Makefile.md) [d](https://example.org/x.md)\n"
    )
    assert linked == {PurePosixPath("Makefile")}


def test_a_link_to_nothing_stops_the_site() -> None:
    with pytest.raises(site.SiteError, match=r"^docs/wording\.md: there is no file docs/nothing\.md$"):
        site.lay_out("[a](nothing.md)", PurePosixPath("docs/wording.md"), set())


def test_faults_of_a_built_site_are_named(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(
        '<h1 id="top"></h1><a href="#top"></a><a href="#gone"></a><a href="gone.html"></a><a href="https://a.org"></a>'
        '<img src="https://b.org/x.png"><script src="gone.js"></script><p>| a | b |\n|---|:-:|</p><pre>|---|</pre>',
        encoding="utf-8",
    )
    (tmp_path / "look.css").write_text("a { background: url('https://c.org/y.png') }", encoding="utf-8")
    checked = check_site(tmp_path)
    assert (checked.pages, checked.links, checked.anchors, checked.outside) == (1, 3, 2, 1)
    assert checked.faults == [
        "index.html links to #gone: the page has no such place",
        "index.html links to gone.html, which is not there",
        "index.html shows the table |---|:-:| as text",
        "index.html loads https://b.org/x.png from another host",
        "index.html loads gone.js, which is not there",
        "look.css loads https://c.org/y.png from another host",
    ]
