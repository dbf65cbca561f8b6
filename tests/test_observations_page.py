"""The page about observations is what the encoders say."""

from pathlib import Path

import pytest

from doab.core.encoding import Piece
from tools.observations import PAGE, ROOT, bound, main, shape


def test_the_page_in_the_docs_is_current() -> None:
    assert main(["--check"]) == 0


def test_a_page_that_is_missing_or_old_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"], tmp_path) == 1
    assert main([], tmp_path) == 0
    assert main(["--check"], tmp_path) == 0
    page = tmp_path / PAGE
    assert page.read_text(encoding="utf-8") == (ROOT / PAGE).read_text(encoding="utf-8")
    page.write_text(page.read_text(encoding="utf-8").replace("money of each player", "money"), encoding="utf-8")
    assert main(["--check"], tmp_path) == 1
    assert capsys.readouterr().err == f"{PAGE} is out of date: run `make docs`\n" * 2


def pieces(*bounds: int) -> list[Piece]:
    return [Piece("p", (2, players, 6), 0, high, "", 0) for players, high in zip((2, 3, 4), bounds, strict=True)]


def test_what_goes_by_the_number_of_players_is_told_so() -> None:
    assert shape(pieces(9, 9, 9)) == "2 × players × 6"
    told = [bound(pieces(*bounds), (2, 3, 4), "high") for bounds in ((9, 9, 9), (2, 3, 4), (1, 2, 3))]
    assert told == ["9", "players", "players − 1"]
    with pytest.raises(ValueError, match="say how that is told"):
        bound(pieces(4, 6, 8), (2, 3, 4), "high")
