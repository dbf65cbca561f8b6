"""Builds the documentation site into build/site: from docs/, from the pages beside it, and from the files they link to.

The pages are written for a code host, where a link leads to any file of the repository. Here they are rewritten in
build/pages: links go to where the pages stand on the site, a linked source file becomes a page, and lists are indented
as the generator reads them. Nothing is added to what a page says.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))  # so that `tools` is found when this file is run

from tools.site_checks import Checked, check_site  # noqa: E402

DOCS = ROOT / "docs"
CONFIG = "zensical.toml"
BESIDE = {
    "README.md": "about.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "examples/pebbles/README.md": "extend/pebbles.md",
}
"""Pages that stand where people look for them on a code host, and where they are on the site."""
ICON = ROOT / "web" / "public" / "favicon.svg"
LINK = re.compile(r"(?P<before>\]\(|(?:src|href)=\")(?P<target>[^)\s#\"]+)(?=[)#\"])")
FENCE = re.compile(r"(?P<indent>\s*)(?P<mark>`{3,}|~{3,})")
ITEM = re.compile(r"(?P<indent> *)(?P<mark>[-*+]|\d+[.)])(?P<gap> +)(?=\S)")
LANGUAGES = {".py": "python", ".toml": "toml", ".ts": "typescript", ".ftl": "text", ".md": "markdown"}


class SiteError(Exception):
    """The site cannot be built as it is; the message names every fault."""


# ---------------------------------------------------------------- where things stand


def place_of(file: PurePosixPath) -> PurePosixPath:
    """Where a file of the repository stands on the site, both seen from the top: docs/a.md → a.md."""
    if str(file) in BESIDE:
        return PurePosixPath(BESIDE[str(file)])
    if file.parts[0] == "docs":
        return PurePosixPath(*file.parts[1:])
    return PurePosixPath("source", *file.parts[:-1], f"{file.name}.md")


def relative(target: PurePosixPath, page: PurePosixPath) -> str:
    return os.path.relpath(target, page.parent).replace(os.sep, "/")


def lay_out(text: str, file: PurePosixPath, linked: set[PurePosixPath]) -> str:
    """A page for the generator; files that it links to and that are no pages of the docs are put into `linked`."""

    def moved(found: re.Match[str]) -> str:
        target = found["target"]
        if re.match(r"[a-z]+:", target):
            return found[0]
        path = PurePosixPath(os.path.normpath(file.parent / target).replace(os.sep, "/"))
        if not (ROOT / path).is_file():
            raise SiteError(f"{file}: there is no file {path}")
        if path.parts[0] != "docs" and str(path) not in BESIDE:
            linked.add(path)
        return found["before"] + relative(place_of(path), place_of(file))

    return "".join(line if inside else LINK.sub(moved, line) for inside, line in indented(text))


def indented(text: str) -> Iterator[tuple[bool, str]]:
    """The lines of a page, with whether they are inside a fenced block. The parts of a list item are indented by four
    a level, and lists and tables have an empty line before them: elsewhere that does not matter, but here it does.
    """
    items: list[int] = []  # where the text of each open item begins, as the page is written
    fence, shift, blank, table = "", 0, True, False
    for line in text.splitlines(keepends=True):
        bare = line.lstrip(" ")
        indent = len(line) - len(bare)
        if fence:
            yield True, " " * max(0, indent + shift) + bare if bare.strip() else line
            fence = "" if bare.strip() == fence else fence
            continue
        if not bare.strip():
            blank, table = True, False
            yield False, line
            continue
        if bare.startswith("|") and not table and not blank:
            yield False, "\n"
        table = bare.startswith("|")
        item = ITEM.match(line)
        level = sum(indent >= start for start in items)
        if item:
            if not items and not blank:
                yield False, "\n"
            items = [*items[:level], item.end()]
        elif blank:
            items = items[:level]
        shift = 4 * level - indent
        if found := FENCE.match(line):
            fence = found["mark"]
        blank = False
        marked = f"{item['mark']}{' ' * max(1, 4 - len(item['mark']))}{line[item.end() :]}" if item else bare
        yield bool(fence), " " * (4 * level) + marked


def source_page(file: PurePosixPath) -> str:
    """A source file as a page; the search leaves it out, or it would find little else."""
    text = (ROOT / file).read_text(encoding="utf-8")
    fence = "~" * max(3, 1 + max((len(run) for run in re.findall(r"~+", text)), default=0))
    language = LANGUAGES.get(file.suffix, "text")
    return f"---\nsearch:\n  exclude: true\n---\n\n# {file.name}\n\n`{file}`\n\n{fence}{language}\n{text}\n{fence}\n"


# ---------------------------------------------------------------- building


def pages() -> list[PurePosixPath]:
    """The pages of the repository that the site is made of."""
    found = [*(ROOT / name for name in BESIDE), *sorted(DOCS.rglob("*.md"))]
    return [PurePosixPath(path.relative_to(ROOT).as_posix()) for path in found]


def stage(folder: Path) -> None:
    """Lay out all pages, and what they need, in `folder`."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(DOCS, folder, ignore=shutil.ignore_patterns("*.md", CONFIG))
    shutil.copy(ICON, folder / "look" / "icon.svg")
    linked: set[PurePosixPath] = set()
    made = {place_of(file): lay_out((ROOT / file).read_text(encoding="utf-8"), file, linked) for file in pages()}
    made |= {place_of(file): source_page(file) for file in linked}
    for place, text in made.items():
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        (folder / place).write_text(text, encoding="utf-8")


def named_in(navigation: object) -> Iterator[str]:
    """The pages of the navigation, however deep."""
    if isinstance(navigation, str):
        yield navigation
    for inner in (
        navigation.values() if isinstance(navigation, dict) else navigation if isinstance(navigation, list) else []
    ):
        yield from named_in(inner)


def check_navigation() -> None:
    """Every page can be reached, and none twice."""
    config = tomllib.loads((DOCS / CONFIG).read_text(encoding="utf-8"))
    named = list(named_in(config["project"]["nav"]))
    wanted = [str(place_of(file)) for file in pages()]
    faults = [f"docs/{CONFIG} does not name the page {page} in its navigation" for page in wanted if page not in named]
    faults += [f"docs/{CONFIG} names {page}, which is no page" for page in named if page not in wanted]
    faults += [f"docs/{CONFIG} names {page} twice" for page in sorted(set(named)) if named.count(page) > 1]
    if faults:
        raise SiteError("\n".join(faults))


def build(folder: Path) -> Checked:
    """Build the site in `folder`/site, strictly, and check what was built; `SiteError` names what is wrong."""
    check_navigation()
    stage(folder / "pages")
    shutil.copy(DOCS / CONFIG, folder / CONFIG)
    shutil.rmtree(folder / "site", ignore_errors=True)
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean", "--config-file", str(folder / CONFIG)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        told = re.sub(r"\x1b\[[0-9;]*m", "", f"{done.stdout}\n{done.stderr}")
        raise SiteError(told.partition("Traceback")[0].strip() or told)
    checked = check_site(folder / "site")
    if checked.faults:
        raise SiteError("\n".join(checked.faults))
    return checked


def main() -> int:
    try:
        checked = build(ROOT / "build")
    except SiteError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"  build/site/index.html: {checked}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
