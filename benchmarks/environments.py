"""How many steps a second the environments make, with random legal answers, observations and masks included.

    PYTHONPATH=$(.venv/bin/python tools/compile.py --path) .venv/bin/python benchmarks/environments.py

Prints two figures of each: steps a second by the clock, and by the processor time of all processes together. On a
machine that does nothing else they are the same for one process, and the first is twice the second for two.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from doab.core import Source, batches
from doab.envs import aec
from doab.envs.single import SingleSeat
from doab.envs.vector import VectorGames

GAMES = ("rajas", "agra")
PLAYERS = (2, 4)
WORKERS = (1, 2)


def processor_seconds(processes: list[int]) -> float:
    """Of this process and of others that it started, where the system tells (Linux)."""
    spent = time.process_time()
    for process in processes:
        stat = Path(f"/proc/{process}/stat")
        if stat.exists():
            fields = stat.read_text().rpartition(")")[2].split()
            spent += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return spent


def measure(seconds: float, some_steps: Callable[[], int], processes: list[int] | None = None) -> tuple[float, float]:
    """Steps a second, by the clock and by processor time."""
    others = processes or []
    some_steps()  # what is made at the first call is not counted
    steps, begun, spent = 0, time.perf_counter(), processor_seconds(others)
    while time.perf_counter() - begun < seconds:
        steps += some_steps()
    return steps / (time.perf_counter() - begun), steps / (processor_seconds(others) - spent)


def any_of(mask: NDArray[np.int8], source: Source) -> np.int64:
    """A legal answer. NumPy's own generator would take as long as the step."""
    legal = np.flatnonzero(mask)
    return np.int64(legal[source.below(len(legal))])


def aec_steps(game: str, players: int, raw: bool) -> Callable[[], int]:
    env: Any = aec.raw_env(game, players=players) if raw else aec.env(game, players=players)
    env.reset(seed=0)
    source = Source(0)

    def some() -> int:
        steps = 0
        while steps < 100:
            if not env.agents:
                env.reset()
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(any_of(observation["action_mask"], source))
                steps += 1
        return steps

    return some


def single_steps(game: str, players: int) -> Callable[[], int]:
    env = SingleSeat(game, players=players)
    source = Source(0)
    mask = env.reset(seed=0)[0]["action_mask"]

    def some() -> int:
        nonlocal mask
        for _ in range(20):
            observation, _, terminated, truncated, _ = env.step(any_of(mask, source))
            mask = env.reset()[0]["action_mask"] if terminated or truncated else observation["action_mask"]
        return 20

    return some


def vector_steps(games: VectorGames) -> Callable[[], int]:
    games.reset(seed=0)
    # Games that have all just begun are shorter to encode and to answer: go on until they stand at different points.
    for _ in range(300):
        games.step(games.sample_actions())

    def some() -> int:
        for _ in range(4):
            games.step(games.sample_actions())
        return 4 * games.num_envs

    return some


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="time for each measure")
    parser.add_argument("--num-envs", type=int, default=256, help="games of the vector environment")
    parser.add_argument("--only", default="", help="only environments whose name begins so: aec, single, vector")
    chosen = parser.parse_args()
    how = "interpreted" if batches.__file__.endswith(".py") else "compiled"
    load = f"load {os.getloadavg()[0]:.1f}, " if hasattr(os, "getloadavg") else ""
    print(f"engines {how}; {load}{os.cpu_count()} cores; vector with {chosen.num_envs} games")
    print(f"{'environment':28} {'game':6} players   steps/s   steps/s of processor time")

    def tell(name: str, game: str, players: int, speed: tuple[float, float]) -> None:
        print(f"{name:28} {game:6} {players:7} {speed[0]:9,.0f}   {speed[1]:9,.0f}", flush=True)

    for game in GAMES:
        for players in PLAYERS:
            for name, made in (
                ("aec, raw", lambda game, players: aec_steps(game, players, raw=True)),
                ("aec, wrapped", lambda game, players: aec_steps(game, players, raw=False)),
                ("single, random opponents", single_steps),
            ):
                if name.startswith(chosen.only):
                    tell(name, game, players, measure(chosen.seconds, made(game, players)))
            for workers in WORKERS:
                name = f"vector, {workers} process{'es' * (workers > 1)}"
                if name.startswith(chosen.only):
                    with VectorGames(game, chosen.num_envs, players=players, workers=workers) as games:
                        tell(name, game, players, measure(chosen.seconds, vector_steps(games), games.processes))


if __name__ == "__main__":
    main()
