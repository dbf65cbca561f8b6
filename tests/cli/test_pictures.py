"""The board in README and docs is the board that the terminal draws."""

import re
from pathlib import Path

import pytest

from doab.core import Game
from tools import board_picture


@pytest.mark.parametrize("page", list(board_picture.PAGES), ids=lambda page: page.name)
def test_the_picture_is_up_to_date(page: Path) -> None:
    assert board_picture.with_picture(page) == page.read_text(encoding="utf-8"), "run tools/board_picture.py"


def test_the_example_game_is_a_whole_game() -> None:
    game = Game.from_record(board_picture.GAME.read_text(encoding="utf-8"))
    assert game.over


def test_the_picture_fits_the_screen() -> None:
    lines = board_picture.picture().splitlines()
    assert len(lines) <= 45
    assert max(len(line) for line in lines) <= 120
    assert not re.search("\x1b", "".join(lines))
