"""Several processes play the games: the same games, and none of the processes outlives its purpose."""

import os
import signal
import subprocess
import sys
import textwrap
import time
from pathlib import Path
from typing import NoReturn

import numpy as np
import pytest

from doab.core.errors import GameError, OptionError
from doab.envs.vector import IllegalAnswer, VectorGames
from doab.envs.workers import WorkerDied, as_received, as_sent
from pebbles import RULES as PEBBLES
from pebbles import PebblesRules

ROOT = Path(__file__).resolve().parent.parent.parent
ARRAYS = (
    "observations",
    "masks",
    "rewards",
    "to_move",
    "terminated",
    "truncated",
    "seeds",
    "lengths",
    "last_lengths",
    "last_observations",
)
PATIENCE = 60.0


def is_alive(process: int) -> bool:
    """Also a process that has ended but was not waited for counts as gone."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def wait_until_gone(processes: list[int]) -> None:
    end = time.monotonic() + PATIENCE
    while any(map(is_alive, processes)):
        assert time.monotonic() < end, f"still there: {processes}"
        time.sleep(0.02)


def test_the_same_games_by_one_process_or_several() -> None:
    """Five games are not the same number for two processes; games end, and some are broken off."""
    with (
        VectorGames(PEBBLES, 5, players=3, max_steps=19) as here,
        VectorGames(PEBBLES, 5, players=3, max_steps=19, workers=2) as apart,
    ):
        ends = breaks = 0
        for seed in (7, 8):
            here.reset(seed=seed)
            apart.reset(seed=seed)
            for _ in range(100):
                answers = here.sample_actions()
                np.testing.assert_array_equal(apart.sample_actions(), answers)
                here.step(answers)
                apart.step(answers)
                for name in ARRAYS:
                    np.testing.assert_array_equal(getattr(apart, name), getattr(here, name), name)
                ends += int(here.terminated.sum())
                breaks += int(here.truncated.sum())
        assert ends > 10
        assert breaks > 10


@pytest.mark.random_games
@pytest.mark.parametrize("game", ["rajas", "agra"])
def test_the_same_games_of_both_titles(game: str) -> None:
    with (
        VectorGames(game, 3, players=4, max_steps=150) as here,
        VectorGames(game, 3, 4, max_steps=150, workers=3) as apart,
    ):
        here.reset(seed=1)
        apart.reset(seed=1)
        for _ in range(400):
            answers = here.sample_actions()
            here.step(answers)
            apart.step(answers)
            for name in ARRAYS:
                np.testing.assert_array_equal(getattr(apart, name), getattr(here, name), name)


def test_an_illegal_answer_reaches_no_process() -> None:
    with VectorGames(PEBBLES, 4, workers=2) as games:
        games.reset(seed=0)
        answers = games.sample_actions()
        answers[3] = PEBBLES.table.parse("leave it").index
        with pytest.raises(IllegalAnswer, match="game 3"):
            games.step(answers)
        assert games.lengths.tolist() == [0, 0, 0, 0]
        games.step(games.sample_actions())
        assert games.lengths.tolist() == [1, 1, 1, 1]
        with pytest.raises(ValueError, match="read-only"):
            games.observations[0, 0] = 1


def test_rules_are_sent_by_name_by_where_they_lie_or_as_they_are() -> None:
    assert as_sent("rajas") == as_received("rajas") == "rajas"
    assert as_sent(PEBBLES) == ("pebbles.rules", "RULES")
    assert as_received(("pebbles.rules", "RULES")) is PEBBLES
    failing = Failing()
    assert as_received(as_sent(failing)) is failing


def test_rules_that_cannot_be_sent_are_told_before_a_process_begins() -> None:
    rules = PEBBLES.with_edition({})
    rules.__dict__["unsendable"] = lambda: None
    with pytest.raises(OptionError, match="these rules cannot be sent to other processes: name the game"):
        VectorGames(rules, 2, workers=2)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
class TestEnds:
    def test_close_ends_the_processes(self) -> None:
        games = VectorGames(PEBBLES, 2, workers=2)
        games.reset(seed=0)
        processes = games.processes
        assert all(map(is_alive, processes))
        games.close()
        assert not any(map(is_alive, processes))
        games.close()
        with pytest.raises(GameError, match="the environment is closed"):
            games.step([0, 0])

    def test_forgetting_the_environment_ends_them_too(self) -> None:
        games = VectorGames(PEBBLES, 2, workers=2)
        processes = games.processes
        del games
        wait_until_gone(processes)

    def test_a_process_that_dies_is_told_and_the_other_one_is_sent_home(self) -> None:
        games = VectorGames(PEBBLES, 6, workers=3)
        games.reset(seed=0)
        processes = games.processes
        os.kill(processes[1], signal.SIGKILL)
        with pytest.raises(WorkerDied, match=r"doab games 2 to 3 has ended \(exit code -9\)"):
            games.step(games.sample_actions())
        wait_until_gone(processes)
        with pytest.raises(GameError, match="the environment is closed"):
            games.reset()

    def test_a_fault_in_a_process_is_told_with_its_place(self) -> None:
        games = VectorGames(Failing(), 2, workers=2)
        with pytest.raises(WorkerDied, match=r"doab games 0 to 0 failed:\n(.|\n)*this game cannot be encoded there"):
            games.reset(seed=0)

    @pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGKILL], ids=["Ctrl-C", "killed"])
    def test_when_the_program_ends_its_processes_end(self, ending: signal.Signals, tmp_path: Path) -> None:
        """Ctrl-C goes to the program and its processes alike, as a terminal sends it."""
        program = tmp_path / "program.py"
        program.write_text(
            textwrap.dedent("""
                import signal

                from pebbles import RULES
                from doab.envs.vector import VectorGames

                if __name__ == "__main__":
                    # Whatever is started in the background of a script ignores Ctrl-C, and so would this.
                    signal.signal(signal.SIGINT, signal.default_int_handler)
                    games = VectorGames(RULES, 4, workers=3)
                    games.reset(seed=0)
                    print(*games.processes, flush=True)
                    while True:
                        games.step(games.sample_actions())
            """)
        )
        path = os.pathsep.join([str(ROOT / "examples" / "pebbles"), os.environ.get("PYTHONPATH", "")])
        running = subprocess.Popen(
            [sys.executable, program],
            env={**os.environ, "PYTHONPATH": path},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert running.stdout is not None
        processes = [int(word) for word in running.stdout.readline().split()]
        assert len(processes) == 2
        if ending == signal.SIGINT:
            os.killpg(running.pid, ending)
        else:
            running.kill()
        _, told = running.communicate(timeout=PATIENCE)
        wait_until_gone([running.pid, *processes])
        if ending == signal.SIGINT:
            assert told.count("Traceback") == 1  # of the program; its processes say nothing
            assert told.rstrip().endswith("KeyboardInterrupt")
            assert running.returncode == -signal.SIGINT


class Failing(PebblesRules):
    """Pebbles that arrive in another process as rules that cannot be encoded."""

    def __reduce__(self) -> tuple[type[PebblesRules], tuple[()]]:
        return Unencoded, ()


class Unencoded(PebblesRules):
    def __init__(self) -> None:
        super().__init__()
        self.learning.make = self.fail

    def fail(self, seats: int) -> NoReturn:
        raise RuntimeError("this game cannot be encoded there")
