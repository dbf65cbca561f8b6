"""The page for hosts is complete: it names every setting with its default, and how much room games take."""

import random
import re
from dataclasses import fields
from pathlib import Path

import pytest
from sqlalchemy import text

from doab.server.running import Running
from doab.server.settings import Settings
from doab.server.tables.rooms import look
from tests.server.opened import begin, play

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


@pytest.mark.parametrize("game", ["rajas", "agra"])
def test_a_thousand_games_take_as_much_room_as_the_page_says(running: Running, game: str) -> None:
    """Measured by one that is played at random, with dice that are always the same."""
    told = re.search(
        r"some (\d+) MB of disk for a thousand games of Rajas for two\s.* (\d+) MB for a thousand of Agra", PAGE
    )
    assert told
    before = bytes_of(running)
    table_id = begin(running, game, dice="00" * 32)
    play(running, table_id, 2000, random.Random(1))
    with look(running, table_id) as room:
        assert room.table.status == "over"
    taken = bytes_of(running) - before
    assert taken / 1000 == pytest.approx(int(told[1 if game == "rajas" else 2]), rel=0.15)


def bytes_of(running: Running) -> int:
    with running.database.read() as session:
        return int(session.scalar(text("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")) or 0)
