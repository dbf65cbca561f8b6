"""`doab arena`: matches from the command line."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from doab.arena import read_results
from doab.arena.report import PLOTS
from tests.arena.made_up import BROKEN, install, made_up
from tests.cli.conftest import Run

__all__ = ["made_up"]


def test_a_pairing_leaves_results_report_and_plots(run: Run, made_up: None, tmp_path: Path) -> None:
    done = run("arena", "pebbles", "random", "first", "--players", "3", "--games", "4", "--workers", "0")
    assert done.exit_code == 0, done.output
    folder = tmp_path / "arena" / "pebbles-random-first-3"
    results = read_results(folder / "games.jsonl")
    assert [result.bots for result in results[:3]] == [
        ["random", "first", "first"],
        ["first", "first", "random"],
        ["first", "random", "first"],
    ]
    assert len(results) == 6  # whole groups
    assert "# Pebbles: random, first\n" in (folder / "report.md").read_text(encoding="utf-8")
    assert {path.name for path in folder.iterdir()} == {
        "games.jsonl",
        "report.md",
        "ratings.svg",
        "scores.svg",
        "lengths.svg",
        "seats.svg",
        "winners.svg",
    }
    assert "share of wins" in done.stdout


def test_the_same_command_goes_on(run: Run, made_up: None, tmp_path: Path) -> None:
    words = ["arena", "pebbles", "random", "--workers", "0", "--plots", "none", "--folder", "mine"]
    run(*words, "--games", "3")
    first = (tmp_path / "mine" / "games.jsonl").read_text(encoding="utf-8")
    done = run(*words, "--games", "5")
    assert "3 games are there, 2 are still to be played" in done.stderr
    both = (tmp_path / "mine" / "games.jsonl").read_text(encoding="utf-8")
    assert both.startswith(first)
    assert [json.loads(line)["seed"] for line in both.splitlines()] == ["1/0", "1/1", "1/2", "1/3", "1/4"]
    assert run(*words, "--games", "5").exit_code == 0
    assert (tmp_path / "mine" / "games.jsonl").read_text(encoding="utf-8") == both


def test_options_and_editions_are_played(run: Run, made_up: None, tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text("[game]\nhand = 0\nfaces = 2\ngoal = 3\nrounds = 2\n", encoding="utf-8")
    words = ["arena", "pebbles", "random", "first", "--games", "1", "--workers", "0", "--plots", "none"]
    done = run(*words, "--option", "quiet", "--option", "level=strong/weak", "--edition", "own.toml")
    assert done.exit_code == 0, done.output
    [folder] = (tmp_path / "arena").iterdir()
    results = read_results(folder / "games.jsonl")
    assert {result.options for result in results} == {"quiet, level=strong/weak"}
    assert max(score for result in results for score in result.scores) <= 4


def test_a_tournament_goes_on_when_a_bot_fails(run: Run, made_up: None, tmp_path: Path) -> None:
    words = ["--games", "2", "--workers", "0", "--plots", "none", "--folder", "mine"]
    done = run("arena", "pebbles", "random", "crashing", "first", *words)
    assert done.exit_code == 0, done.output
    assert "crashing failed in 4 games, first: raised an error at “toll”: ValueError: no idea at all" in done.stdout
    results = read_results(tmp_path / "mine" / "games.jsonl")
    assert sum(result.failure is None for result in results) == 2
    assert "## Games that failed" in (tmp_path / "mine" / "report.md").read_text(encoding="utf-8")


def test_games_that_failed_are_played_again(
    run: Run, made_up: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot fails in the second of three groups and is repaired; then the file is as if it had never failed."""
    words = ["arena", "pebbles", "mendable", "random", "--workers", "0", "--plots", "none", "--folder", "mine"]
    path = tmp_path / "mine" / "games.jsonl"
    monkeypatch.setenv(BROKEN, "1/1")
    assert run(*words, "--games", "6").exit_code == 0
    first = path.read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["failure"] is None for line in first] == [True, True, False, False, True, True]

    monkeypatch.setenv(BROKEN, "")
    done = run(*words, "--games", "8")
    assert done.exit_code == 0, done.output
    assert "6 games are there (failed, and played again: 2), 4 are still to be played" in done.stderr
    second = path.read_text(encoding="utf-8").splitlines()
    assert (second[:2], second[4:6]) == (first[:2], first[4:6])
    results = read_results(path)
    assert [result.seed for result in results] == ["1/0", "1/0", "1/1", "1/1", "1/2", "1/2", "1/3", "1/3"]
    assert [result.failure for result in results] == [None] * 8
    assert "8 games in 4 groups" in (tmp_path / "mine" / "report.md").read_text(encoding="utf-8")
    assert "8 games are there, 0 are still to be played" in run(*words, "--games", "8").stderr


def test_if_every_game_failed_the_status_says_so(
    run: Run, made_up: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["arena", "pebbles", "mendable", "random", "--games", "2", "--workers", "0", "--folder", "mine"]
    monkeypatch.setenv(BROKEN, "1/0 2/0")
    for _ in range(2):
        done = run(*words)
        assert done.exit_code == 1
        told = "error: every game of this match failed, first: mendable raised an error at “turn”: ValueError: broken"
        assert done.stderr.splitlines()[-1] == told
        assert "## Games that failed" in (tmp_path / "mine" / "report.md").read_text(encoding="utf-8")
    monkeypatch.setenv(BROKEN, "2/0")
    assert run(*words).exit_code == 0
    # Of the match with another seed every game fails, though the folder has others that did not.
    assert run(*words, "--seed", "2").exit_code == 1
    assert run(*words).exit_code == 0


def test_plots_of_an_older_report_go(run: Run, made_up: None, tmp_path: Path) -> None:
    """Those that the arena draws, and only after a report of its own; whatever else lies there stays."""
    words = ["arena", "pebbles", "random", "first", "--games", "2", "--workers", "0", "--folder", "mine", "--plots"]
    folder = tmp_path / "mine"
    folder.mkdir()
    for name in ("scores.png", "own.svg", "ratings.pdf"):
        (folder / name).write_text("somebody else's", encoding="utf-8")
    always = {"games.jsonl", "report.md", "own.svg", "ratings.pdf"}
    run(*words, "svg")
    assert {path.name for path in folder.iterdir()} == {*always, "scores.png", *(f"{name}.svg" for name in PLOTS)}
    run(*words, "png")
    assert {path.name for path in folder.iterdir()} == {*always, *(f"{name}.png" for name in PLOTS)}
    assert "(seats.png)" in (folder / "report.md").read_text(encoding="utf-8")
    run(*words, "none")
    assert {path.name for path in folder.iterdir()} == always


def test_a_line_that_is_no_result_is_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "games.jsonl").write_text('{"game": "rajas"}\n', encoding="utf-8")
    done = run("arena", "rajas", "random", "--folder", "mine")
    assert done.exit_code == 2
    lacking = "“rules”, “edition”, “options”, “seed”, “bots”, “doab”, “compiled”"
    path = Path("mine", "games.jsonl")
    assert done.stderr == f"error: {path}, line 1: this is not the result of a game: it lacks {lacking}\n"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["rajas", "nobody"], "there is no bot “nobody”"),
        (["rajas", "random", "random"], "“random” is named twice"),
        (["rajas", "random", "--players", "7"], "is for 2 to 4 players, not 7"),
        (["rajas", "random", "--plots", "gif"], "svg or png"),
        (["rajas", "random", "--ray", "local", "--workers", "2"], "--ray goes without --workers"),
        (["rajas", "random", "--patience", "9", "--workers", "0"], "--patience does not go with --workers 0"),
        (["rajas", "random", "--minutes", "0"], "--minutes is more than 0, not 0"),
        (["rajas", "random", "--minutes", "-1"], "--minutes is more than 0, not -1"),
        (["rajas", "random", "--minutes", "nan"], "--minutes is more than 0, not nan"),
        (["rajas", "random", "--seed", ""], "--seed is empty"),
        (["chess", "random"], "there is no game “chess”"),
        (["chess", "easy"], "there is no game “chess”"),
        (["RAJAS", "easy"], "there is no game “RAJAS”"),
    ],
)
def test_what_cannot_be_played_is_told(run: Run, words: list[str], told: str) -> None:
    done = run("arena", *words)
    assert done.exit_code == 2
    assert told in " ".join(done.stderr.split())


@pytest.mark.parametrize(
    ("missing", "extra"), [("matplotlib", "doab[arena]"), ("pebble", "doab[arena]"), ("ray", "doab[arena,ray]")]
)
def test_who_lacks_the_extra_is_told_what_to_install(tmp_path: Path, missing: str, extra: str) -> None:
    words = ["arena", "rajas", "random", *(["--ray", "local"] if missing == "ray" else [])]
    program = f"import sys; sys.modules[{missing!r}] = None; from doab.cli import app; app({words!r})"
    done = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert f"the package “{missing}” is missing: pip install '{extra}' brings it" in " ".join(done.stderr.split())


def test_the_help_needs_no_extra() -> None:
    program = "import sys; sys.modules['matplotlib'] = sys.modules['pebble'] = sys.modules['ray'] = None; "
    program += "from doab.cli import app; app(['arena', '--help'])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert "doab arena rajas greedy random --players 4" in done.stdout


LISTENING = (
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # a script's background turns it off
    "from doab.cli import app; "
)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no signals like these")
def test_an_interrupted_match_keeps_all_that_was_played(tmp_path: Path) -> None:
    """Ctrl-C in the middle of games in two processes; then the rest of a short match in this one."""
    paths = [*install(tmp_path / "installed"), *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))]
    words = ["pebbles", "random", "first", "--folder", "mine", "--plots", "none", "--games"]
    file = tmp_path / "mine" / "games.jsonl"
    with subprocess.Popen(
        [sys.executable, "-c", LISTENING + f"app(['arena', *{words!r}, '100000', '--workers', '2'])"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as begun:
        try:
            end = time.monotonic() + 60
            while not file.exists() or file.read_text(encoding="utf-8").count("\n") < 5:
                assert begun.poll() is None, begun.communicate()[0]
                assert time.monotonic() < end, "no games are played"
                time.sleep(0.02)
            os.killpg(begun.pid, signal.SIGINT)
            told, _ = begun.communicate(timeout=60)
        finally:
            if begun.poll() is None:  # a failure here must not leave a match running beside the other tests
                os.killpg(begun.pid, signal.SIGKILL)
    assert begun.returncode == 130, told
    assert "interrupted: the same command goes on from here" in told
    assert "share of wins" in told
    played = read_results(file)
    assert len(played) >= 5
    assert f"{len(played):,} games in" in (tmp_path / "mine" / "report.md").read_text(encoding="utf-8")
    assert file.read_text(encoding="utf-8").endswith("\n")
