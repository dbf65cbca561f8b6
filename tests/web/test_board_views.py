"""The views that the boards in the browser are tried out with are those of today's rules."""

import pytest

from tools import board_views


@pytest.mark.parametrize("game", sorted(board_views.TABLES))
def test_the_views_for_the_boards_are_current(game: str) -> None:
    stale = [
        path.name
        for path, text in board_views.written(game).items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]
    assert stale == [], "run tools/board_views.py"
