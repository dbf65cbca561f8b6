"""What a lesson and a puzzle consist of, and reading them: every fault of the file is named with its place."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Any, Final, TypeVar, get_args, get_origin, get_type_hints

from doab.lessons.conditions import Condition
from doab.lessons.errors import LessonError

GAMES: Final = ("rajas", "agra")
FOLDER: Final = Path(__file__).parent
Form = TypeVar("Form")


@dataclass(frozen=True)
class Step:
    """One answer of the learner. Where only one is possible the table gives it by itself: that is no step.

    In answers * stands for anything.
    """

    says: str
    accept: tuple[str, ...]
    """Answers that lead on."""
    lights: tuple[str, ...] = ()
    """Places that light up: targets of answers, or other places of the board."""
    wrong: str = ""
    """What is said to every other legal answer, which is not given then."""
    maybe: str = ""
    """The step is passed over unless this question is asked."""
    then: tuple[str, ...] = ()
    """What chance and the others say next; the others with their names: “Bram: no”."""
    told: str = ""
    """What is said afterwards."""


@dataclass(frozen=True)
class Task:
    """Something like it, without help."""

    says: str
    answers: int
    """The most that may be given."""
    reached: tuple[Condition, ...]
    solution: tuple[str, ...]
    hints: tuple[str, ...]
    """After the first failure, after the second, …"""
    fails: tuple[tuple[str, ...], ...]
    """Mistakes that must not solve it."""
    also: tuple[tuple[str, ...], ...] = ()
    """Other solutions."""
    position: str = ""
    """If it is not where the steps have ended."""
    luck: tuple[str, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """A position, the steps from there, and a task. The first player of the position learns."""

    id: str
    title: str
    teaches: tuple[str, ...]
    """Sections of the rules, and rulings."""
    position: str
    goal: str
    """What it is about, in one sentence."""
    reached: tuple[Condition, ...]
    """What holds after the last step."""
    steps: tuple[Step, ...]
    luck: tuple[str, ...] = ()
    """What dice show, in this order. Tiles are turned up as they come."""
    later: str = ""
    """When it is offered, if it is not on the path through all lessons."""
    task: Task | None = None


@dataclass(frozen=True)
class Puzzle:
    """A goal that can be reached within one turn. It may be reached by the solution or in another way."""

    id: str
    theme: str
    seat: str
    says: str
    position: str
    reached: tuple[Condition, ...]
    solution: tuple[str, ...]


@dataclass(frozen=True)
class Course:
    """All lessons of a game, in the order in which they are taken, and its puzzles."""

    game: str
    lessons: tuple[Lesson, ...]
    puzzles: tuple[Puzzle, ...]


@cache
def course_of(game: str) -> Course:
    """The lessons and puzzles that come with Doab."""
    return read_course((FOLDER / f"{game}.toml").read_text(encoding="utf-8"))


def read_course(text: str) -> Course:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LessonError(f"the lessons are not valid TOML: {error}") from error
    course = _read(Course, data, "")
    ids = [lesson.id for lesson in course.lessons] + [puzzle.id for puzzle in course.puzzles]
    if twice := sorted({one for one in ids if ids.count(one) > 1}):
        raise LessonError(f"{', '.join(twice)}: the id is there twice")
    return course


def _read(form: type[Form], data: Any, where: str) -> Form:
    """A table of the file as what it is of: every field as its type says, none missing, and no others."""
    if not isinstance(data, Mapping):
        raise LessonError(f"{where}: must be a table, not {data!r}")
    where = str(data.get("id", where))
    types = get_type_hints(form)
    needed = [field.name for field in fields(form) if field.default is MISSING]  # type: ignore[arg-type]
    if missing := [name for name in needed if name not in data]:
        raise LessonError(f"{where}: {missing[0]} is missing".removeprefix(": "))
    if unknown := [name for name in data if name not in types]:
        raise LessonError(f"{where}: {unknown[0]} is not known here; known are {', '.join(types)}".removeprefix(": "))
    return form(**{name: _value(types[name], data[name], f"{where} {name}".strip()) for name in data})


def _value(form: Any, data: Any, where: str) -> Any:
    if isinstance(form, UnionType):  # what may be left out
        return _value(get_args(form)[0], data, where)
    if get_origin(form) is tuple:
        if not isinstance(data, list):
            raise LessonError(f"{where}: must be a list, not {data!r}")
        return tuple(_value(get_args(form)[0], part, f"{where} {number}") for number, part in enumerate(data, 1))
    if form is Condition:
        try:
            return Condition(_value(str, data, where))
        except LessonError as error:
            raise LessonError(f"{where}: {error}") from error
    if form in (str, int):
        if not isinstance(data, form) or not data:
            raise LessonError(f"{where}: must be a {'text' if form is str else 'number'}, not {data!r}")
        return data
    return _read(form, data, where)
