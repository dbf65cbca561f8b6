"""What is made is what the sources say, and a number that was given is never given again."""

import shutil
from pathlib import Path

import pytest

from doab.core.state import Frame
from doab.rajas.made.frames import number_of
from tools.made import GAMES, SOURCE, Changed, main, numbered

STALE = "src/doab/rajas/made/frames.py is out of date: run make made\n"


def test_all_that_is_made_is_current(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"]) == 0, capsys.readouterr().err


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The files that are made, and the numbers, apart from the sources."""
    for game in GAMES:
        shutil.copytree(SOURCE / game / "made", tmp_path / game / "made")
        shutil.copy(SOURCE / game / "numbers.toml", tmp_path / game)
    return tmp_path


def test_what_is_out_of_date_says_what_to_run(copied: Path, capsys: pytest.CaptureFixture[str]) -> None:
    frames = copied / "rajas" / "made" / "frames.py"
    text = frames.read_text(encoding="utf-8")
    frames.write_text(text.replace("place_worker.last", "place_worker.first"), encoding="utf-8")
    assert main(["--check"], copied) == 1
    assert capsys.readouterr().err == STALE
    assert main([], copied) == 0
    assert frames.read_text(encoding="utf-8") == text


def test_a_new_kind_of_frame_gets_the_next_number() -> None:
    assert numbered({"Roll": 0, "Turn": 1}, ["Draw", "Roll", "Turn"], {"Roll": 0}) == {"Roll": 0, "Turn": 1, "Draw": 2}


def test_a_kind_of_frame_that_is_gone_keeps_its_number() -> None:
    assert numbered({"Roll": 0, "Turn": 1}, ["Draw", "Roll"], {}) == {"Roll": 0, "Turn": 1, "Draw": 2}


def test_a_row_is_never_changed(copied: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = copied / "rajas" / "numbers.toml"
    text = rows.read_text(encoding="utf-8")
    rows.write_text(text.replace("Round = 1\n", "Round = 2\n").replace("Roll = 2\n", "Roll = 1\n"), encoding="utf-8")
    assert main([], copied) == 2
    assert capsys.readouterr().err == "rajas: Round has the number 1, which never changes: numbers.toml says 2\n"


def test_no_number_is_left_out_or_given_twice() -> None:
    for rows in ({"Roll": 1}, {"Roll": 0, "Turn": 0}):
        with pytest.raises(Changed, match="from 0 on, each once"):
            numbered(rows, [], {})


def test_a_frame_that_nobody_has_numbered_says_what_to_run() -> None:
    with pytest.raises(LookupError, match="Frame has no number: run make made"):
        number_of(Frame(0))
