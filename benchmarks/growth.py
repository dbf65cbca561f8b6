"""How costs grow with the work: players, stages of a game, memory. `python -m benchmarks.growth SECONDS` prints JSON.

It measures Doab alone, in the form in which it is found: compiled if the compiled engines are on the path.
"""

from __future__ import annotations

import gc
import gzip
import json
import os
import resource
import sys
from collections.abc import Callable
from multiprocessing import Pipe, get_context
from pathlib import Path
from typing import Any

from benchmarks.measuring import Clock, copies_of, whole_games
from benchmarks.one_engine import stay_on_one_core
from benchmarks.peers.ours import random_games, title
from doab.cli.speeds import RandomGames, is_compiled
from doab.core import CHANCE, Rules, Source, State, find_rules
from doab.core.playouts import play_on

STAGES = {"early": 0.1, "middle": 0.5, "late": 0.9}
GAMES = 8
"""Games whose positions stand for a stage."""
STRETCH = 40
"""Answers that are played on from such a position: a small part of a game."""
KEPT = 50_000
"""States that are kept at once to see what one of them takes."""


def main(seconds: float) -> None:
    stay_on_one_core()
    games = [find_rules(name) for name in ("rajas", "agra")]
    print(
        json.dumps(
            {
                "compiled": is_compiled(),
                "players": [of_players(rules, seats, seconds) for rules in games for seats in rules.players],
                "stages": [of_stage(rules, stage, seconds) for rules in games for stage in STAGES],
                "memory": [memory_of(rules) for rules in games],
            }
        )
    )


def of_players(rules: Rules, seats: int, seconds: float) -> dict[str, Any]:
    """Whole games and copies from their middle, with so many at the table."""
    played = title(random_games(rules.name, seats))
    inside = whole_games(played.ways["inside"], seconds)
    copies = copies_of(played.copier(), seconds / 2)
    return {"game": rules.title, "players": seats, "inside": inside, "copies": copies}


def of_stage(rules: Rules, stage: str, seconds: float) -> dict[str, Any]:
    """Moves and copies from positions of one stage, inside the engine."""
    games = random_games(rules.name)
    positions = [games.at(STAGES[stage], number) for number in range(GAMES)]
    source, moves, draws, clock = Source(stage), 0, 0, Clock()
    while clock.taken()["cpu"] < seconds:
        for state in positions:
            played = play_on(state.copy(), source, STRETCH)
            moves += int(played.moves)
            draws += int(played.draws)
    stretch = {"moves": moves, "draws": draws, **clock.taken()}
    copies = [copies_of(state.copy, seconds / 2 / GAMES) for state in positions]
    summed = {name: sum(one[name] for one in copies) for name in copies[0]}
    offered = [len(state.offers().actions) for state in positions]
    return {
        "game": rules.title,
        "stage": stage,
        "inside": stretch,
        "copies": summed,
        "answers": sum(offered) / len(offered),
    }


def memory_of(rules: Rules) -> dict[str, Any]:
    """Bytes of a state, of a state in a search tree and of a move in a record."""
    games = random_games(rules.name)
    middle = games.at(0.5)
    game = games.play(0)
    text = str(game.record()).encode()
    return {
        "game": rules.title,
        "state": bytes_of_each(middle.copy),
        "node": bytes_of_each(children_of(games)),
        "record": len(text) / game.version,
        "record_gzip": len(gzip.compress(text)) / game.version,
        "answers": game.version,
        "record_bytes": len(text),
    }


def children_of(games: RandomGames) -> Callable[[], State]:
    """States as a search tree holds them: each one random answer further than its parent, with its answers known."""
    source = Source("tree")
    parents = [games.at(part / 10, number) for number in range(4) for part in range(1, 10)]
    parents = [state for state in parents if not state.is_over() and state.to_move() != CHANCE]

    def child() -> State:
        parent = parents[int(source.below(len(parents)))]
        state = parent.copy()
        play_on(state, source, 1)
        state.offers()
        return state

    return child


def bytes_of_each(make: Callable[[], object]) -> float:
    """By what a process grows when many are kept, the list that holds them left out.

    Each measure has a process of its own: memory that was used before would be used again, unseen.
    """

    def grow() -> None:
        kept: list[object] = [None] * KEPT
        gc.collect()
        before = resident()
        for number in range(KEPT):
            kept[number] = make()
        sender.send((resident() - before) / KEPT)

    receiver, sender = Pipe(duplex=False)
    process = get_context("fork").Process(target=grow)
    process.start()
    grown: float = receiver.recv()
    process.join()
    return grown


def resident() -> int:
    """Bytes of memory that this process has."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        return int(statm.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


if __name__ == "__main__":
    main(float(sys.argv[1]))
