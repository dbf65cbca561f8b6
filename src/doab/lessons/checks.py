"""Plays every lesson in every way in which it can be gone through, and every puzzle; says what is wrong with them.

Of a lesson: the position can be read and the learner is asked; what a step accepts is legal, whichever answers were
accepted before; what lights up is there; every other legal answer has words; script and dice fit; the goal is reached;
nothing that is said is longer than 25 words. Of its task: the solutions reach its goal, the mistakes do not, and
somebody who clicks about at random seldom does. Of a puzzle: the solution reaches the goal within the turn, and not
before its last answer.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from doab.core import Game
from doab.core.chance import Source
from doab.core.errors import DoabError
from doab.lessons.conditions import Condition
from doab.lessons.course import Course, Lesson, Puzzle, Step, Task
from doab.lessons.errors import LessonError
from doab.lessons.scene import Scene, matching

MOST_WORDS: Final = 25
MOST_PATHS: Final = 60
MOST_ANSWERS: Final = 6
"""So many of the accepted answers are tried at one step; of more, the first and the last ones."""
GUESSES: Final = 200
TASK_GUESSED: Final = 1 / 3
PUZZLE_GUESSED: Final = 1 / 10
MOST_OF_A_TURN: Final = 90
"""Answers; a random player gives up after so many."""
LUCK_OF_A_PUZZLE: Final = 6
"""So many times a puzzle is solved, with other dice each time."""
MOST_MINUTES: Final = {"rajas": 12.0, "agra": 20.0}
"""What the path through all lessons of a game may take."""
WORDS_A_SECOND: Final = 3.0
SECONDS_AN_ANSWER: Final = 3.0
SECONDS_A_TASK: Final = 20.0
SECONDS_BETWEEN: Final = 4.0


@dataclass
class Findings:
    """What playing a lesson or a puzzle has shown."""

    faults: list[str] = field(default_factory=list)
    paths: int = 0
    guessed: float | None = None
    """The share of random players who solved it; None: there is nothing to solve."""


def words_in(text: str) -> int:
    return len(re.findall(r"\w[\w’'-]*", text))


def missing(game: Game, conditions: Iterable[Condition]) -> list[str]:
    return [condition.text for condition in conditions if not condition.holds(game)]


def _lacking(game: Game, conditions: Iterable[Condition]) -> str:
    lacking = missing(game, conditions)
    return f"this does not hold: {', '.join(lacking)}" if lacking else ""


# -- lessons


def check_lesson(game: str, lesson: Lesson) -> Findings:
    findings = Findings()
    faults = findings.faults
    faults += [f"“{text}” has {words_in(text)} words" for text in _said(lesson) if words_in(text) > MOST_WORDS]
    try:
        walk = _Walk(lesson, findings)
        begun = Game.at(game, lesson.position)
        walk.go(Scene(begun, begun.names[0], lesson.luck), 0, ())
        faults += [f"step {at + 1} never comes" for at in range(len(lesson.steps)) if at not in walk.came]
        task = lesson.task
        end = Game.at(game, task.position) if task is not None and task.position else walk.end
        if task is not None and end is not None:
            _check_task(lesson.id, task, end, findings)
    except DoabError as error:
        faults.append(str(error))
    return findings


def _said(lesson: Lesson) -> list[str]:
    said = [lesson.goal, *(text for step in lesson.steps for text in (step.says, step.wrong, step.told))]
    return said if lesson.task is None else [*said, lesson.task.says, *lesson.task.hints]


class _Walk:
    """All ways through a lesson, or as many as are enough."""

    def __init__(self, lesson: Lesson, findings: Findings) -> None:
        self.lesson = lesson
        self.findings = findings
        self.came: set[int] = set()
        self.end: Game | None = None

    def fault(self, at: int, text: str) -> None:
        said = f"step {at + 1}: {text}"
        if said not in self.findings.faults:
            self.findings.faults.append(said)

    def go(self, scene: Scene, at: int, given: tuple[str, ...]) -> None:
        """Play from step `at` on; `given` are the answers of the learner before it."""
        if at == len(self.lesson.steps):
            self._arrive(scene, given)
            return
        step = self.lesson.steps[at]
        if step.maybe and not (scene.asked and scene.game.question == step.maybe):
            self.go(scene, at + 1, given)
            return
        if not scene.asked:
            self.fault(at, f"{scene.learner} is not asked after {list(given)}; asked is {_asked(scene.game)}")
            return
        self.came.add(at)
        good = self._check_answers(scene.game, at, step)
        tried = good if len(good) <= MOST_ANSWERS else good[: MOST_ANSWERS // 2] + good[-MOST_ANSWERS // 2 :]
        for answer in tried if self.findings.paths < MOST_PATHS else tried[:1]:
            self._answer(scene.copy(), at, step, (*given, answer))

    def _answer(self, scene: Scene, at: int, step: Step, given: tuple[str, ...]) -> None:
        try:
            scene.answer(given[-1], step.then)
        except LessonError as error:
            self.fault(at, f"after {given[-1]}: {error}")
            return
        if scene.script:
            self.fault(at, f"after {given[-1]}: nobody came to say {scene.script}")
        self.go(scene, at + 1, given)

    def _arrive(self, scene: Scene, given: tuple[str, ...]) -> None:
        self.findings.paths += 1
        self.end = scene.game
        if scene.game.to_move == "chance":
            self.findings.faults.append(f"after {list(given)} chance is not told what to answer")
        if scene.luck:
            self.findings.faults.append(f"after {list(given)} this luck is left over: {', '.join(scene.luck)}")
        if reason := _lacking(scene.game, self.lesson.reached):
            self.findings.faults.append(f"after {list(given)}: {reason}")

    def _check_answers(self, game: Game, at: int, step: Step) -> list[str]:
        """What the step accepts, of what is legal."""
        legal = game.legal
        good = matching(step.accept, legal)
        for pattern in step.accept:
            if not matching([pattern], legal):
                self.fault(at, f"{pattern} is not possible: {', '.join(legal[:40])}")
        if not step.wrong and len(good) < len(legal):
            self.fault(at, f"nothing is said to {', '.join(one for one in legal if one not in good)}")
        places = {place for action in game.actions for place in action.targets} | {*game.rules.telling.places()}
        for light in step.lights:
            if light not in places:
                self.fault(at, f"there is no {light} to light up")
        return good


def _asked(game: Game) -> str:
    return "nobody" if game.over else f"{game.to_move} ({game.question})"


# -- tasks


def _check_task(name: str, task: Task, game: Game, findings: Findings) -> None:
    begun = Scene(game, game.names[0], task.luck)
    if not begun.asked:
        findings.faults.append(f"task: {begun.learner} is not asked; asked is {_asked(game)}")
        return
    for solution in (task.solution, *task.also):
        if len(solution) > task.answers:
            findings.faults.append(f"task: the solution {list(solution)} has more than {task.answers} answers")
        played = begun.copy()
        if reason := _impossible(played, solution) or _lacking(played.game, task.reached):
            findings.faults.append(f"task: the solution {list(solution)}: {reason}")
    for mistake in task.fails:
        played = begun.copy()
        if reason := _impossible(played, mistake):
            findings.faults.append(f"task: the mistake {list(mistake)}: {reason}")
        elif not missing(played.game, task.reached):
            findings.faults.append(f"task: the mistake {list(mistake)} solves it")
    findings.guessed = _guessed(name, Scene(game, begun.learner, rolls=True), task.reached, task.answers)
    if findings.guessed > TASK_GUESSED:
        findings.faults.append(f"task: {findings.guessed:.0%} solve it by guessing")


def _impossible(scene: Scene, answers: Sequence[str]) -> str:
    """Plays answers; why that cannot be done, or nothing."""
    for answer in answers:
        if not scene.asked:
            return f"{scene.learner} is not asked before {answer}; asked is {_asked(scene.game)}"
        if answer not in scene.game.legal:
            return f"{answer} is not possible: {', '.join(scene.game.legal[:30])}"
        scene.answer(answer)
    return ""


def _guessed(name: str, begun: Scene, conditions: Sequence[Condition], answers: int) -> float:
    """The share of random players who reach something with so many answers."""
    source = Source(name)
    lucky = 0
    for number in range(GUESSES):
        scene = begun.copy()
        scene.game.source = Source(f"{name} {number}")
        for _ in range(answers):
            if not scene.asked:
                break
            legal = scene.game.legal
            scene.answer(legal[source.below(len(legal))])
            if not missing(scene.game, conditions):
                lucky += 1
                break
    return lucky / GUESSES


# -- puzzles


def check_puzzle(game: str, puzzle: Puzzle) -> Findings:
    findings = Findings()
    faults = findings.faults
    if words_in(puzzle.says) > MOST_WORDS:
        faults.append(f"“{puzzle.says}” has {words_in(puzzle.says)} words")
    try:
        for number in range(LUCK_OF_A_PUZZLE):
            if reason := _unsolved(begin(game, puzzle, number), puzzle):
                faults.append(f"the solution {list(puzzle.solution)}: {reason}")
                break
        findings.guessed = _guessed(puzzle.id, begin(game, puzzle), puzzle.reached, MOST_OF_A_TURN)
        if findings.guessed > PUZZLE_GUESSED:
            faults.append(f"{findings.guessed:.0%} solve it by guessing")
    except DoabError as error:
        faults.append(str(error))
    return findings


def _unsolved(scene: Scene, puzzle: Puzzle) -> str:
    """Plays the solution; why it is none, or nothing."""
    if reason := _impossible(scene, puzzle.solution[:-1]):
        return reason
    if not missing(scene.game, puzzle.reached):
        return "the goal is reached before its last answer"
    return _impossible(scene, puzzle.solution[-1:]) or _lacking(scene.game, puzzle.reached)


def begin(game: str, puzzle: Puzzle, seed: int = 0) -> Scene:
    """The turn of a puzzle; `seed` says what chance brings."""
    return Scene(Game.at(game, puzzle.position, seed=seed), puzzle.seat, one_turn=True, rolls=True)


# -- how long it takes


def seconds_of(lesson: Lesson) -> float:
    """How long a lesson takes somebody who reads at a usual pace and makes no mistakes."""
    texts = [lesson.goal, *(text for step in lesson.steps for text in (step.says, step.told))]
    seconds = SECONDS_BETWEEN + SECONDS_AN_ANSWER * len(lesson.steps)
    if lesson.task is not None:
        texts.append(lesson.task.says)
        seconds += SECONDS_A_TASK + SECONDS_AN_ANSWER * len(lesson.task.solution)
    return seconds + sum(map(words_in, texts)) / WORDS_A_SECOND


def minutes_of(course: Course) -> float:
    """How long the path takes: all lessons but those that are offered later."""
    return sum(seconds_of(lesson) for lesson in course.lessons if not lesson.later) / 60
