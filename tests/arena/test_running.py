"""Games in processes: the same results as in one, and nothing that a bot does stops the others."""

from typing import Any

from doab.arena import Result, games_of, make_setting, tables_of
from doab.arena.match import COMPILED
from doab.arena.running import cores, play_here, play_in_processes


def comparable(results: list[Result]) -> list[dict[str, Any]]:
    """What does not depend on the clock, in the order of seeds and seats."""
    found = []
    for result in sorted(results, key=lambda one: one.key):
        data = result.to_json()
        data["decisions"] = [times["count"] for times in data.pop("times")]
        del data["seconds"]
        found.append(data)
    return found


def test_two_processes_play_the_same_games_as_this_one(made_up: None) -> None:
    """Also on the same engines: compiled, if this process runs compiled."""
    jobs = list(games_of(make_setting("pebbles", 3, {"quiet": True}), tables_of(["random", "first"], 3), 9))
    here = list(play_here(jobs))
    assert comparable(list(play_in_processes(jobs, 2))) == comparable(here)
    assert {result.compiled for result in here} == {COMPILED}
    assert len(here) == 9


def test_whoever_ends_its_process_loses_only_that_game(made_up: None) -> None:
    setting = make_setting("pebbles", 2)
    jobs = [*games_of(setting, [("first", "dying")], 1), *games_of(setting, [("first", "random")], 4)]
    results = list(play_in_processes(jobs, 2))
    assert len(results) == 6
    for result in results:
        reason = result.failure.reason if result.failure is not None else None
        assert reason == ("its process died (exit code 3)" if "dying" in result.bots else None)


def test_a_game_that_takes_too_long_is_ended(made_up: None) -> None:
    jobs = games_of(make_setting("pebbles", 2), [("sleeping", "random")], 1)
    failures = [result.failure for result in play_in_processes(jobs, 2, patience=0.5)]
    assert [failure.reason for failure in failures if failure is not None] == ["took longer than 0.5 s"] * 2


def test_jobs_are_taken_as_they_are_needed(made_up: None) -> None:
    """A match without end can be stopped at any time."""
    taken = []

    def endless() -> Any:
        for job in games_of(make_setting("pebbles", 2), [("first", "first")]):
            taken.append(job)
            yield job

    results = play_in_processes(endless(), 1)
    assert next(results).failure is None
    results.close()
    assert len(taken) <= 4


def test_there_is_a_core() -> None:
    assert cores() >= 1
