"""One round of one checkout's engines, in a process of its own: `python -m benchmarks.one_tree SECONDS ROUND`.

Which checkout it is, PYTHONPATH says. So this file is that of today and asks for nothing that an older checkout had
not. Prints rates as JSON, and what the bots chose: two checkouts that choose alike have looked at the same positions.
"""

from __future__ import annotations

import hashlib
import json
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16

from benchmarks.measuring import chooser
from benchmarks.one_engine import stay_on_one_core
from doab.bots.levels import MEDIUM_LEVELS, bot_of
from doab.core import CHANCE, Game, Rules, Source, State, find_rules
from doab.core.playouts import play_on, settle

NAMES = ("Asha", "Bram", "Chand", "Devi")
GAMES = ("rajas", "agra")
POSITIONS = 24
"""Of the first random game, evenly spread: what copies, observations and bots are measured in."""
AT_ONCE = 100
FOREVER = 1e9


def rates_of(name: str, seconds: float, first: int) -> dict[str, float]:
    """How much of everything a second of processor time is enough for."""
    rules = find_rules(name)
    positions = some_positions(rules)
    return {
        "moves inside": rate(seconds, lambda number: moves_inside(rules, first + number)),
        "moves from Python": rate(seconds, lambda number: moves_from_python(rules, first + number)),
        "games at a table": rate(seconds, lambda number: whole_game(rules, first + number)),
        "copies": rate(seconds / 2, lambda number: copies(positions[number % len(positions)].state)),
        "observations": rate(seconds / 2, lambda number: observations(rules, positions[number % len(positions)].state)),
        "decisions of medium": rate(seconds, lambda number: decision(positions[number % len(positions)], [])),
    }


def rate(seconds: float, some: Callable[[int], int]) -> float:
    """The first call is not counted: it warms caches."""
    some(0)
    done, number, start = 0, 0, time.process_time()
    while number == 0 or time.process_time() - start < seconds:
        number += 1
        done += some(number)
    return done / (time.process_time() - start)


def begun(rules: Rules) -> State:
    return rules.start(len(NAMES), rules.settle(NAMES, {}))


def moves_inside(rules: Rules, number: int) -> int:
    return int(play_on(begun(rules), Source(f"compare {number}"), rules.longest).moves)


def moves_from_python(rules: Rules, number: int) -> int:
    state, source, choose = begun(rules), Source(f"compare {number}"), chooser(number)
    moves = 0
    settle(state, source)
    while state.top is not None:
        state.apply(choose(state.legal()))
        settle(state, source)
        moves += 1
    return moves


def whole_game(rules: Rules, number: int) -> int:
    game = Game.new(rules, NAMES, {}, f"compare {number}")
    game.play_random(number)
    return 1


def some_positions(rules: Rules) -> list[Game]:
    """In which a player is asked and has a choice."""
    game = Game.new(rules, NAMES, {}, "compare")
    game.play_random("compare")
    answers = [step.action.index for step in game.steps]
    found, twin = [], Game.new(rules, NAMES, {}, "compare")
    for answer in answers:
        if twin.state.to_move() != CHANCE and len(twin.state.legal()) > 1:
            found.append(twin.copy())
        twin.play(answer)
    return [found[at * len(found) // POSITIONS] for at in range(POSITIONS)]


def copies(state: State) -> int:
    for _ in range(AT_ONCE):
        state.copy()
    return AT_ONCE


def observations(rules: Rules, state: State) -> int:
    learning: Any = getattr(rules, "learning", rules)  # in older checkouts the rules have encoders themselves
    encoder = learning.encoder(len(NAMES))
    row = vec[i16]([0] * int(encoder.size))
    for number in range(AT_ONCE):
        encoder.encode(state, number % len(NAMES), row, 0)
    return AT_ONCE


def decision(game: Game, chosen: list[str]) -> int:
    """Of a bot that has all the time it wants, so that the machine decides nothing."""
    level = replace(MEDIUM_LEVELS[game.rules.name], seconds=FOREVER)
    bot = bot_of("medium", level, game.rules, 1)
    chosen.append(bot.choose(game.view(game.state.to_move()), game.actions).text)
    return 1


def choices_of(name: str) -> str:
    """What the bot chose in all positions, as a hash."""
    chosen: list[str] = []
    for game in some_positions(find_rules(name)):
        decision(game, chosen)
    return hashlib.sha256("\n".join(chosen).encode()).hexdigest()[:16]


def main(seconds: float, number: int) -> None:
    stay_on_one_core()
    measured = {name: rates_of(name, seconds, 1_000_000 * number) for name in GAMES}
    print(json.dumps({"rates": measured, "choices": {name: choices_of(name) for name in GAMES}}))


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
