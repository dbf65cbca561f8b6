"""Trains the network of a game: games against itself, learning, games again, until the time is over.

    python -m doab.bots.learn rajas --minutes 8 --workers 16 --out weights

While the network learns from the last games, the next ones are already played with the one before.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import torch  # type: ignore[import-not-found]

from doab.bots.learn.rounds import match, play_for
from doab.bots.learn.selfplay import Habits
from doab.bots.learn.training import Arrays, Learner, Positions
from doab.core import Source, find_rules

SEATS = (2, 4, 2, 4, 3)
"""How often games for so many players are played: most tables have two or four."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--round", type=float, default=45.0, help="seconds of play in each round")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("build/learn"))
    parser.add_argument("--start", type=Path, help="a checkpoint to go on from")
    parser.add_argument("--hidden", type=int, default=48)
    parser.add_argument("--second", type=int, default=16)
    parser.add_argument("--epochs", type=float, default=1.0, help="how often a round sees the positions of its window")
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--window", type=int, default=6, help="rounds whose positions are learned from")
    parser.add_argument("--plans", type=int, default=24)
    parser.add_argument("--budget", type=int, default=600, help="positions looked at to find the plans of a move")
    parser.add_argument("--width", type=int, default=0)
    parser.add_argument(
        "--caution", type=float, default=0.015, help="in the end; at first, without --start, three times as much"
    )
    parser.add_argument("--surprise", type=float, default=0.1)
    parser.add_argument("--patience", type=float, default=0.92, help="how much later moves count (1: only the end)")
    parser.add_argument("--seed", default="1")
    train(parser.parse_args())


def train(wanted: argparse.Namespace) -> None:
    rules = find_rules(wanted.game)
    habits = Habits(
        plans=wanted.plans,
        budget=wanted.budget,
        width=wanted.width,
        surprise=wanted.surprise,
        patience=wanted.patience,
    )
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(int(Source(wanted.seed).below(2**31)))
    generator = torch.Generator()
    learner = Learner(rules, wanted.hidden, wanted.second, device)
    wanted.out.mkdir(parents=True, exist_ok=True)
    network: str | None = None
    if wanted.start:
        learner.load_state_dict(torch.load(wanted.start, map_location=device))
        learner.write(wanted.out / f"{wanted.game}-start.net")
        network = str(wanted.out / f"{wanted.game}-start.net")
    window: dict[int, list[Positions]] = {seats: [] for seats in rules.players}
    began = time.monotonic()
    log = (wanted.out / f"{wanted.game}.jsonl").open("a", encoding="utf-8")

    def tell(**facts: Any) -> None:
        line = json.dumps({"seconds": round(time.monotonic() - began), **facts})
        print(line, flush=True)
        log.write(line + "\n")
        log.flush()

    def orders(number: int) -> list[tuple[str, int, str | None, float, str, Habits]]:
        first = 1.0 if wanted.start else 3.0
        careful = replace(habits, caution=wanted.caution * max(1.0, first - 0.5 * number))
        return [
            (
                wanted.game,
                SEATS[worker % len(SEATS)],
                network,
                wanted.round,
                f"{wanted.seed}/{number}/{worker}",
                careful,
            )
            for worker in range(wanted.workers)
        ]

    with get_context("spawn").Pool(wanted.workers) as pool:
        coming = pool.map_async(play_for, orders(0), chunksize=1)
        number = 0
        while True:
            games = coming.get()
            last = time.monotonic() - began > 60 * wanted.minutes
            if not last:
                coming = pool.map_async(play_for, orders(number + 1), chunksize=1)
            fresh = {seats: Positions(joined(games, seats), device) for seats in sorted({one[0] for one in games})}
            before = {seats: learner.check(positions, seats) for seats, positions in fresh.items()}
            for seats, positions in fresh.items():
                window[seats] = [*window[seats], positions][-wanted.window :]
            seen = sum(len(positions) for several in window.values() for positions in several)
            steps = max(20, int(wanted.epochs * seen / wanted.batch))
            losses = learner.learn(window, steps, wanted.batch, wanted.rate, generator)
            path = wanted.out / f"{wanted.game}-{number}.net"
            learner.write(path)
            torch.save(learner.state_dict(), wanted.out / f"{wanted.game}.pt")
            tell(
                round=number,
                games={str(seats): sum(one[1] for one in games if one[0] == seats) for seats in fresh},
                positions=sum(len(positions) for positions in fresh.values()),
                learned=losses,
                before=before,
            )
            network = str(path)
            number += 1
            if last:
                break
        habits = replace(habits, caution=wanted.caution)
        for rival in (None, str(wanted.out / f"{wanted.game}-{max(0, number // 2 - 1)}.net")):
            results = pool.map(
                match,
                [
                    (wanted.game, (2, 4)[worker % 2], network, rival, wanted.round / 2, f"match/{worker}", habits)
                    for worker in range(wanted.workers)
                ],
                chunksize=1,
            )
            for seats in (2, 4):
                won, played = (sum(float(one[at]) for one in results if one[0] == seats) for at in (1, 2))
                tell(
                    match=Path(rival).name if rival else "judgement",
                    seats=seats,
                    share=won / max(1, played),
                    games=played,
                )


def joined(games: list[tuple[int, int, Arrays]], seats: int) -> Arrays:
    """The positions of all workers that played with so many players."""
    parts = [arrays for number, _, arrays in games if number == seats]
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


if __name__ == "__main__":
    main()
