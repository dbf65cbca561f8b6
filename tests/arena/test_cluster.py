"""The same games on a Ray cluster: one of this machine, for as long as the test takes."""

import os
import subprocess
import sys
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import pytest

from doab.arena import games_of, make_setting, read_results, tables_of
from doab.arena.cluster import of_the_same_rules
from doab.arena.results import Result
from doab.arena.running import play_here
from tests.arena.made_up import install
from tests.arena.test_running import comparable

NEEDS_RAY = pytest.mark.skipif(find_spec("ray") is None, reason="the extra “ray” is not installed")


def test_results_of_another_doab_are_not_mixed_in(made_up: None) -> None:
    [job, *_] = games_of(make_setting("pebbles", 2), [("first", "first")], 1)
    [played] = play_here([job])
    assert of_the_same_rules(played, job) is played
    stranger = of_the_same_rules(replace(played, doab="0.0.9"), job)
    assert stranger.failure is not None
    assert stranger.failure.reason.startswith("a machine of the cluster plays with doab 0.0.9, rules 1, edition ")
    assert stranger.scores == []


def on_local_cluster(folder: Path, *words: str, status: int = 0) -> list[Result]:
    """The results of `doab arena pebbles WORDS` on a cluster of this machine, which ends with this status."""
    paths = [
        *install(folder / "cluster"),
        *(path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path),
    ]
    words = ("pebbles", *words, "--ray", "local", "--plots", "none", "--folder", "played")
    done = subprocess.run(
        [sys.executable, "-c", f"from doab.cli import app; app(['arena', *{words!r}])"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "HOME": str(folder), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == status, done.stdout + done.stderr
    return read_results(folder / "played" / "games.jsonl")


@NEEDS_RAY
def test_a_local_cluster_plays_the_same_games(made_up: None, tmp_path: Path) -> None:
    played = on_local_cluster(tmp_path, "random", "first", "--players", "3", "--games", "3", "--patience", "200")
    jobs = games_of(make_setting("pebbles", 3), tables_of(["random", "first"], 3), 3)
    assert comparable(played) == comparable(list(play_here(jobs)))


@NEEDS_RAY
def test_a_game_that_takes_too_long_on_a_cluster_is_ended(made_up: None, tmp_path: Path) -> None:
    played = on_local_cluster(tmp_path, "sleeping", "random", "--games", "2", "--patience", "0.5", status=1)
    reasons = [result.failure.reason for result in played if result.failure is not None]
    assert reasons == ["took longer than 0.5 s, or its process died"] * 2
