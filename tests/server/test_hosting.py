"""The page for hosts is complete: it names every setting with its default, and only commands that there are."""

import re
from dataclasses import fields
from pathlib import Path

from doab.server.settings import Settings

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
ROWS = dict(re.findall(r"^\| `(DOAB_\w+)` \| (.*?) \|", PAGE, re.MULTILINE))


def test_the_page_names_every_setting_and_no_other() -> None:
    assert set(ROWS) == {f"DOAB_{field.name.upper()}" for field in fields(Settings)}


def test_the_page_gives_the_defaults() -> None:
    settings = Settings()
    said = {True: "yes", False: "no"}
    for field in fields(Settings):
        value, told = getattr(settings, field.name), ROWS[f"DOAB_{field.name.upper()}"]
        if isinstance(value, bool):
            assert told == said[value], field.name
        elif isinstance(value, int | float):
            assert float(told) == value, field.name
