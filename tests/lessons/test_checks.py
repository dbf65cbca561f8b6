"""Spoilt on purpose, a lesson or a puzzle fails, and the message says where."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from doab.lessons.checks import check_lesson, check_puzzle, minutes_of, seconds_of, words_in
from doab.lessons.conditions import Condition
from doab.lessons.course import Lesson, Puzzle, course_of

LESSONS = {lesson.id: lesson for lesson in course_of("rajas").lessons}
PUZZLES = {puzzle.id: puzzle for puzzle in course_of("rajas").puzzles}
RIVER = LESSONS["rajas-4"]


def with_step(at: int, **changes: Any) -> Lesson:
    """The lesson about the river with another step `at`, counted from 1."""
    steps = list(RIVER.steps)
    steps[at - 1] = replace(steps[at - 1], **changes)
    return replace(RIVER, steps=tuple(steps))


def with_task(**changes: Any) -> Lesson:
    assert RIVER.task is not None
    return replace(RIVER, task=replace(RIVER.task, **changes))


SPOILT: list[tuple[Callable[[], Lesson], str]] = [
    (lambda: replace(RIVER, position="Asha: gold 3 | Bram: | asks Asha"), "“gold 3”: is not an item of a player"),
    (
        lambda: replace(RIVER, position=RIVER.position.replace("asks Asha", "asks Bram")),
        "step 1: Asha is not asked after",
    ),
    (lambda: replace(RIVER, goal="word " * 26), f"“{'word ' * 26}” has 26 words"),
    (lambda: replace(RIVER, luck=("die * 6",)), "'choose blue'] chance is not told what to answer"),
    (lambda: replace(RIVER, luck=(*RIVER.luck, "die * 1")), "this luck is left over: die * 1"),
    (lambda: replace(RIVER, reached=(Condition("Asha.boat == 9"),)), "this does not hold: Asha.boat == 9"),
    (lambda: with_step(1, accept=("place harbor",)), "step 1: place harbor is not possible: place quarry, "),
    (lambda: with_step(1, lights=("space harbor",)), "step 1: there is no space harbor to light up"),
    (lambda: with_step(1, wrong=""), "step 1: nothing is said to place quarry, "),
    (lambda: with_step(1, then=("die blue 1",)), "step 1: after place harbour: nobody came to say ['die blue 1']"),
    (lambda: with_step(5, maybe="chose"), "step 5 never comes"),
    (
        lambda: with_task(position=RIVER.position.replace("asks Asha", "asks Bram")),
        "task: Asha is not asked; asked is Bram",
    ),
    (lambda: with_task(solution=("place harbour", "pay blue 2")), "this does not hold: Asha.workers == 4"),
    (lambda: with_task(also=(("place harbour", "pay purple 1"),)), "pay purple 1 is not possible: "),
    (lambda: with_task(answers=2), "has more than 2 answers"),
    (lambda: with_task(fails=(("place harbour", "pay orange 3", "sail to 18"),)), "'sail to 18'] solves it"),
    (
        lambda: with_task(fails=(("place the harbour",),)),
        "task: the mistake ['place the harbour']: place the harbour is not",
    ),
    (lambda: with_task(reached=(Condition("Asha.workers == 3"),)), "solve it by guessing"),
    (lambda: with_task(reached=(Condition("Asha.gold == 3"),)), "“Asha.gold == 3”: Asha has no “gold”"),
]


@pytest.mark.parametrize(("spoilt", "message"), SPOILT, ids=[message for _, message in SPOILT])
def test_a_spoilt_lesson_fails(spoilt: Callable[[], Lesson], message: str) -> None:
    assert message in "\n".join(check_lesson("rajas", spoilt()).faults)


PUZZLE = PUZZLES["rajas-meet-1"]


@pytest.mark.parametrize(
    ("spoilt", "message"),
    [
        (replace(PUZZLE, says="word " * 26), "has 26 words"),
        (replace(PUZZLE, position="Asha: gold 3"), "a position has 2 to 4 players"),
        (replace(PUZZLE, solution=("place the market",)), "place the market is not possible: "),
        (replace(PUZZLE, solution=("place tea market",)), "this does not hold: Bram.lead >= 0"),
        (replace(PUZZLE, reached=(Condition("Bram.lead >= -6"),)), "the goal is reached before its last answer"),
        (replace(PUZZLE, reached=(Condition("Bram.lead >= -6"),)), "solve it by guessing"),
    ],
)
def test_a_spoilt_puzzle_fails(spoilt: Puzzle, message: str) -> None:
    assert message in "\n".join(check_puzzle("rajas", spoilt).faults)


def test_words_are_counted_as_they_are_read() -> None:
    assert words_in("Bram’s space is not free – and 2 + 1 are 3.") == 10


def test_how_long_a_lesson_takes() -> None:
    """4 s before it, 3 s an answer, 20 s for the task, and the words at 180 a minute."""
    lesson = replace(RIVER, goal="one two three", steps=(), task=None)
    assert seconds_of(lesson) == 5.0
    assert RIVER.task is not None
    assert seconds_of(replace(lesson, task=replace(RIVER.task, says="one two three"))) == 5.0 + 1.0 + 20.0 + 9.0


def test_lessons_that_come_later_are_not_on_the_path() -> None:
    course = course_of("rajas")
    on_the_path = replace(course, lessons=tuple(lesson for lesson in course.lessons if not lesson.later))
    assert len(on_the_path.lessons) == len(course.lessons) - 1
    assert minutes_of(course) == minutes_of(on_the_path)
