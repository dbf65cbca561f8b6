"""Every lesson and every puzzle is played: what the rules or an edition have made untrue shows here."""

import re
from pathlib import Path

import pytest

from doab.core import Game
from doab.lessons.checks import MOST_MINUTES, check_lesson, check_puzzle, minutes_of
from doab.lessons.course import GAMES, Lesson, Puzzle, course_of

DOCS = Path(__file__).resolve().parent.parent.parent / "docs"
LESSONS = [(game, lesson) for game in GAMES for lesson in course_of(game).lessons]
PUZZLES = [(game, puzzle) for game in GAMES for puzzle in course_of(game).puzzles]


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=[lesson.id for _, lesson in LESSONS])
def test_every_lesson_can_be_gone_through(game: str, lesson: Lesson) -> None:
    found = check_lesson(game, lesson)
    assert found.faults == []
    assert found.paths > 0


@pytest.mark.parametrize(("game", "puzzle"), PUZZLES, ids=[puzzle.id for _, puzzle in PUZZLES])
def test_every_puzzle_is_solved_as_it_says(game: str, puzzle: Puzzle) -> None:
    assert check_puzzle(game, puzzle).faults == []


@pytest.mark.parametrize("game", GAMES)
def test_the_path_is_short(game: str) -> None:
    assert minutes_of(course_of(game)) <= MOST_MINUTES[game]


@pytest.mark.parametrize("game", GAMES)
def test_ids_are_numbered_and_every_lesson_on_the_path_ends_with_a_task(game: str) -> None:
    lessons = course_of(game).lessons
    assert [lesson.id for lesson in lessons] == [f"{game}-{number}" for number in range(1, len(lessons) + 1)]
    assert [lesson.id for lesson in lessons if lesson.task is None and not lesson.later] == []


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=[lesson.id for _, lesson in LESSONS])
def test_what_a_lesson_teaches_stands_in_the_rules(game: str, lesson: Lesson) -> None:
    rules, rulings = ((DOCS / game / page).read_text(encoding="utf-8") for page in ("rules.md", "rulings.md"))
    for taught in lesson.teaches:
        if re.fullmatch(r"[RA]-\d+", taught):
            assert re.search(rf"^(### |\*\*){taught} ", rulings, re.MULTILINE), taught
        else:
            assert re.search(rf"(?<![\d.]){re.escape(taught)}(?![.\d]*\d)", rules), taught


@pytest.mark.parametrize("game", GAMES)
def test_learners_sit_in_the_first_seat_beside_one_rival(game: str) -> None:
    for lesson in course_of(game).lessons:
        assert Game.at(game, lesson.position).names == ["Asha", "Bram"], lesson.id
