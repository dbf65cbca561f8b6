"""Plays all lessons and puzzles, says what is wrong with them, and how long they take.

python tools/lessons.py                  all of them
python tools/lessons.py rajas-4 agra     those whose ids begin like this
python tools/lessons.py --bots           also which bots solve the puzzles (slow)
"""

import argparse
import sys
from collections.abc import Sequence

from doab.bots import make_bot
from doab.lessons.checks import MOST_MINUTES, begin, check_lesson, check_puzzle, minutes_of, missing, seconds_of
from doab.lessons.course import GAMES, Course, Puzzle, course_of

BOTS = ("easy", "greedy", "medium", "hard")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Plays all lessons and puzzles.")
    parser.add_argument("ids", nargs="*", metavar="ID", help="only those that begin like this")
    parser.add_argument("--bots", action="store_true", help="let the bots solve the puzzles as well")
    chosen = parser.parse_args(arguments)
    wanted = tuple(chosen.ids) or ("",)
    sound = True
    for game in GAMES:
        course = course_of(game)
        sound &= tell_lessons(course, wanted)
        sound &= tell_puzzles(course, wanted, chosen.bots)
    return 0 if sound else 1


def tell_lessons(course: Course, wanted: tuple[str, ...]) -> bool:
    sound = True
    for lesson in course.lessons:
        if lesson.id.startswith(wanted):
            found = check_lesson(course.game, lesson)
            task = "" if found.guessed is None else f"task guessed {found.guessed:4.0%}"
            steps = f"{len(lesson.steps)} steps {found.paths:3} paths"
            print(f"{lesson.id:9} {lesson.title:34} {steps} {task:18} {seconds_of(lesson):4.0f} s")
            sound &= tell_faults(found.faults)
    print(f"{course.game}: {minutes_of(course):.1f} minutes, {MOST_MINUTES[course.game]:.0f} at most\n")
    return sound


def tell_puzzles(course: Course, wanted: tuple[str, ...], bots: bool) -> bool:
    sound = True
    for puzzle in course.puzzles:
        if puzzle.id.startswith(wanted):
            found = check_puzzle(course.game, puzzle)
            guessed = f"guessed {found.guessed or 0:5.1%}"
            solvers = [bot for bot in BOTS if is_solved_by(bot, course.game, puzzle)] if bots else []
            by = f" solved by {', '.join(solvers) or 'no bot'}" if bots else ""
            print(f"{puzzle.id:14} {puzzle.theme:40} {guessed}{by}")
            sound &= tell_faults(found.faults)
    print()
    return sound


def is_solved_by(name: str, game: str, puzzle: Puzzle) -> bool:
    scene = begin(game, puzzle)
    bot, seat = make_bot(name, scene.game.rules, 5), scene.game.seat_of(puzzle.seat)
    while scene.asked and missing(scene.game, puzzle.reached):
        scene.answer(bot.choose(scene.game.view(seat), scene.game.actions).text)
    return not missing(scene.game, puzzle.reached)


def tell_faults(faults: Sequence[str]) -> bool:
    for fault in faults:
        print(f"    {fault}")
    return not faults


if __name__ == "__main__":
    sys.exit(main())
