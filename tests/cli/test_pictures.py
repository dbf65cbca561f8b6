"""The board in the docs is the board that the terminal draws."""

import re
from pathlib import Path

import pytest

from doab.core import Game
from tools import board_picture


@pytest.mark.parametrize("page", list(board_picture.PAGES), ids=lambda page: page.name)
def test_the_picture_is_up_to_date(page: Path) -> None:
    assert board_picture.with_picture(page) == page.read_text(encoding="utf-8"), "run tools/board_picture.py"


@pytest.mark.parametrize("board", list(board_picture.BOARDS))
def test_the_example_game_is_a_whole_game(board: str) -> None:
    path, _ = board_picture.BOARDS[board]
    game = Game.from_record(path.read_text(encoding="utf-8"))
    assert game.over


@pytest.mark.parametrize(("board", "height"), [("board", 45), ("agra board", 50)])
def test_the_picture_fits_the_screen(board: str, height: int) -> None:
    lines = board_picture.picture(board=board).splitlines()
    assert len(lines) <= height
    assert max(len(line) for line in lines) <= 120
    assert not re.search("\x1b", "".join(lines))
