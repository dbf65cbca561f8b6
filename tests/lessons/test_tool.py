"""`tools/lessons.py`: what it tells, and that it fails where a lesson does."""

from dataclasses import replace

import pytest

from doab.lessons.course import course_of
from tools import lessons


def test_it_tells_of_those_that_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert lessons.main(["rajas-1", "rajas-meet-1"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("rajas-1   Your first tile                    3 steps   3 paths task guessed ")
    assert told[3].startswith("rajas-meet-1   finish, karma ")


def test_it_lets_bots_try(capsys: pytest.CaptureFixture[str]) -> None:
    assert lessons.main(["rajas-step-1", "--bots"]) == 0
    assert "solved by easy" in capsys.readouterr().out


def test_it_fails_where_a_lesson_does(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    course = course_of("rajas")
    spoilt = replace(course, lessons=(replace(course.lessons[0], goal="word " * 26),), puzzles=())
    monkeypatch.setattr(lessons, "GAMES", ("rajas",))
    monkeypatch.setattr(lessons, "course_of", lambda game: spoilt)
    assert lessons.main([]) == 1
    assert "has 26 words" in capsys.readouterr().out
