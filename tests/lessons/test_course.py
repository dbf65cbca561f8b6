"""Reading lessons: every fault of the file is named with its place."""

import pytest

from doab.lessons.course import Course, Lesson, Puzzle, Step, Task, read_course
from doab.lessons.errors import LessonError

SMALL = """
game = "rajas"

[[lessons]]
id = "rajas-1"
title = "Harbour"
teaches = ["10"]
position = "Asha: | Bram: | asks Asha"
goal = "Sail."
reached = ["Asha.boat == 1"]

[[lessons.steps]]
says = "Go to the harbour."
accept = ["place harbour"]

[lessons.task]
says = "Once more."
answers = 2
reached = ["Asha.boat >= 2"]
solution = ["place harbour"]
fails = [["place quarry"]]
hints = ["There is water."]

[[puzzles]]
id = "rajas-sail-1"
theme = "river"
seat = "Asha"
says = "Sail."
position = "Asha: | Bram: | asks Asha"
reached = ["Asha.boat >= 1"]
solution = ["place harbour"]
"""


def test_a_file_is_read_as_what_it_holds() -> None:
    course = read_course(SMALL)
    (lesson,), (puzzle,) = course.lessons, course.puzzles
    assert isinstance(course, Course)
    assert isinstance(lesson, Lesson)
    assert isinstance(puzzle, Puzzle)
    assert (course.game, lesson.id, lesson.later, lesson.luck) == ("rajas", "rajas-1", "", ())
    assert lesson.steps == (Step("Go to the harbour.", ("place harbour",)),)
    assert [str(condition) for condition in lesson.reached] == ["Asha.boat == 1"]
    assert isinstance(lesson.task, Task)
    assert (lesson.task.answers, lesson.task.fails) == (2, (("place quarry",),))
    assert puzzle.solution == ("place harbour",)


@pytest.mark.parametrize(
    ("was", "instead", "message"),
    [
        ('goal = "Sail."\n', "", "rajas-1: goal is missing"),
        ('game = "rajas"\n', "", "game is missing"),
        (
            'goal = "Sail."',
            'goal = "Sail."\ngaol = "x"',
            "rajas-1: gaol is not known here; known are id, title, teaches,",
        ),
        ('goal = "Sail."', "goal = 3", "rajas-1 goal: must be a text, not 3"),
        ('goal = "Sail."', 'goal = ""', "rajas-1 goal: must be a text, not ''"),
        ("answers = 2", 'answers = "two"', "rajas-1 task answers: must be a number, not 'two'"),
        (
            'accept = ["place harbour"]',
            'accept = "place harbour"',
            "rajas-1 steps 1 accept: must be a list, not 'place",
        ),
        ('accept = ["place harbour"]', "accept = [1]", "rajas-1 steps 1 accept 1: must be a text, not 1"),
        ('fails = [["place quarry"]]', 'fails = ["place quarry"]', "rajas-1 task fails 1: must be a list, not 'place"),
        ("[lessons.task]", "[[lessons.task]]", "rajas-1 task: must be a table, not ["),
        (
            '["Asha.boat == 1"]',
            '["Asha.boat = 1"]',
            "rajas-1 reached 1: “Asha.boat = 1” is no condition: invalid syntax",
        ),
        ("rajas-sail-1", "rajas-1", "rajas-1: the id is there twice"),
        ("[[puzzles]]", "[[puzzles]", "the lessons are not valid TOML: "),
    ],
)
def test_a_fault_is_named_with_its_place(was: str, instead: str, message: str) -> None:
    assert was in SMALL
    with pytest.raises(LessonError) as caught:
        read_course(SMALL.replace(was, instead, 1))
    assert str(caught.value).startswith(message)
