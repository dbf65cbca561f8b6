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
from doab.arena.running import play_here
from tests.arena.made_up import install
from tests.arena.test_running import comparable


def test_results_of_another_doab_are_not_mixed_in(made_up: None) -> None:
    [job, *_] = games_of(make_setting("pebbles", 2), [("first", "first")], 1)
    [played] = play_here([job])
    assert of_the_same_rules(played, job) is played
    stranger = of_the_same_rules(replace(played, doab="0.0.9"), job)
    assert stranger.failure is not None
    assert stranger.failure.reason.startswith("a machine of the cluster plays with doab 0.0.9, rules 1, edition ")
    assert stranger.scores == []


@pytest.mark.skipif(find_spec("ray") is None, reason="the extra “ray” is not installed")
def test_a_local_cluster_plays_the_same_games(made_up: None, tmp_path: Path) -> None:
    paths = [
        *install(tmp_path / "cluster"),
        *(path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path),
    ]
    words = ["pebbles", "random", "first", "--players", "3", "--games", "3", "--ray", "local", "--plots", "none"]
    program = f"from doab.cli import app; app(['arena', *{words!r}, '--folder', 'played'])"
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "HOME": str(tmp_path), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    jobs = games_of(make_setting("pebbles", 3), tables_of(["random", "first"], 3), 3)
    assert comparable(read_results(tmp_path / "played" / "games.jsonl")) == comparable(list(play_here(jobs)))
