"""One version: in the program, in the changelog, in the interface and in the docs that name it."""

import json
import re
from datetime import date
from pathlib import Path

from doab import __version__

ROOT = Path(__file__).resolve().parent.parent
HEADING = re.compile(r"^## \[(.+?)\](?: – (\S+))?$", re.MULTILINE)


def test_the_changelog_begins_with_what_is_not_released_and_this_version() -> None:
    (first, no_day), (newest, day), *_ = HEADING.findall((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    assert (first, no_day, newest) == ("Unreleased", "", __version__)
    assert date.fromisoformat(day) >= date(2026, 11, 19)


def test_the_interface_has_the_same_version() -> None:
    described = json.loads((ROOT / "web" / "openapi.json").read_text(encoding="utf-8"))
    assert described["info"]["version"] == __version__


def test_docs_name_the_package_of_this_version() -> None:
    hosting = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert set(re.findall(r"doab-(\d[\d.]*\d)-", hosting)) == {__version__}
    hello = (ROOT / "docs" / "extend" / "program-bot.md").read_text(encoding="utf-8")
    assert re.findall(r'"host": "doab ([\d.]+)"', hello) == [__version__]
