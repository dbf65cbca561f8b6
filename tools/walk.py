"""Walks through seeded games and writes down, step by step, all that the rest of the program sees of them.

    python tools/walk.py                     walks all games and compares them with tests/walks
    python tools/walk.py --only rajas-3      only games whose name begins so
    python tools/walk.py --show rajas-3 412  prints what is seen at that step, to be compared with another checkout
    python tools/walk.py --write             rewrites tests/walks, after a change that is meant

A change that is not meant to change anything (files that move, a table that is made instead of written) leaves these
walks as they are. One that is meant to says in its commit what it changed, and rewrites them. What is seen has five
aspects: which answers are offered, the state itself, what people are told, what networks are told, and what every seat
and an onlooker may know. A step has one short hash of all five, so that the first step that differs is known, and a
game has a hash of each aspect, so that it is known what differs.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from doab.core import CHANCE, Game, Source, find_rules
from doab.core.kit.encodings import encoded
from doab.core.rules import digest
from doab.core.state import ONLOOKER
from doab.core.wording import Phrase

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "walks"
NAMES = ("Asha", "Bram", "Chitra", "Dirk")
GAMES = {"rajas": 20, "agra": 20}
ASPECTS = ("answers", "states", "words", "observations", "views")
LIKED = {"rajas": set[str](), "agra": {"raise", "deliver", "gift", "sell"}}
"""Families of answers that are chosen more often: at random, nobody in Agra looks for the end of the game."""
DIGITS = 3
"""Of the hash of a step."""
WIDTH = 40
"""Steps a line."""


@dataclass(frozen=True)
class Walk:
    """One game: who plays it, with which options."""

    rules: str
    number: int

    @property
    def name(self) -> str:
        return f"{self.rules}-{self.number}"

    def begin(self) -> Game:
        rules = find_rules(self.rules)
        seats = rules.players[self.number % len(rules.players)]
        sets = rules.checks.option_sets(seats)
        return Game.new(rules, NAMES[:seats], sets[self.number // len(rules.players) % len(sets)], self.name)

    def steps(self) -> Iterator[Game]:
        """The game before every answer, and when it is over."""
        game, source = self.begin(), Source(f"walk {self.name}")
        yield game
        while not game.over:
            game.play(game.draw() if game.state.to_move() == CHANCE else self._answer(game, source))
            yield game

    def _answer(self, game: Game, source: Source) -> int:
        legal = game.state.legal()
        liked = [index for index in legal if game.rules.table[index].family in LIKED[self.rules]]
        chosen = liked if liked and source.below(2) else legal
        return chosen[source.below(len(chosen))]


def walks() -> list[Walk]:
    return [Walk(rules, number) for rules, count in GAMES.items() for number in range(count)]


def seen(game: Game) -> dict[str, Any]:
    """All that is seen at one step, as plain data, aspect by aspect."""
    rules, state, names = game.rules, game.state, game.names
    actions = game.actions
    asked = state.to_move() if not game.over else CHANCE
    phrases: list[Phrase | None] = [rules.telling.question(state, seat, names) for seat in (ONLOOKER, asked)]
    phrases += [rules.telling.answer(state, action, names) for action in actions]
    if asked != CHANCE:
        phrases += [rules.telling.worth(state, action, names) for action in actions]
    if game.steps:
        phrases += [rules.telling.event(event) for event in game.steps[-1].events]
    encoder = rules.learning.encoder(len(names))
    looking = [seat for seat in range(len(names)) if seat in (asked, (asked + 1) % len(names))]
    return {
        "answers": [action.text for action in actions],
        "states": digest(state),
        "words": [one and one.to_json() for one in phrases],
        "observations": [encoded(encoder, state, seat) for seat in looking],
        "views": [rules.sight.view(state, seat) for seat in (ONLOOKER, *range(len(names)))],
    }


def told(walk: Walk) -> str:
    """A walk as it is written down: its name, a hash of each aspect, a short one of each step."""
    aspects = {name: hashlib.sha256() for name in ASPECTS}
    steps, game = list[str](), walk.begin()
    for game in walk.steps():
        whole = hashlib.sha256()
        for name, value in seen(game).items():
            text = json.dumps(value, sort_keys=True).encode()
            aspects[name].update(text)
            whole.update(text)
        steps.append(whole.hexdigest()[:DIGITS])
    chosen = " ".join(str(name) for name, value in sorted(game.options.items()) if value)
    head = f"{walk.name} · {', '.join(game.names)} · {chosen or 'no options'} · {len(game.steps)} answers"
    sums = " · ".join(f"{name} {sum_.hexdigest()[:16]}" for name, sum_ in aspects.items())
    rows = ["".join(steps[at : at + WIDTH]) for at in range(0, len(steps), WIDTH)]
    return "\n".join([head, sums, *rows]) + "\n"


def path_of(walk: Walk) -> Path:
    return FOLDER / f"{walk.name}.txt"


def parted(walk: Walk) -> str | None:
    """What is seen otherwise than it is written down, and from which step on; None: nothing."""
    path = path_of(walk)
    if not path.exists():
        return f"{walk.name}: {path} is missing; --write writes it"
    kept, today = path.read_text(encoding="utf-8").splitlines(), told(walk).splitlines()
    if kept == today:
        return None
    sums = [dict(part.split(" ") for part in lines[1].split(" · ")) for lines in (kept, today)]
    others = [name for name in ASPECTS if sums[0].get(name) != sums[1][name]]
    before, now = ("".join(lines[2:]) for lines in (kept, today))
    steps = range(0, max(len(before), len(now)), DIGITS)
    first = next((at // DIGITS for at in steps if before[at : at + DIGITS] != now[at : at + DIGITS]), None)
    where = "" if first is None else f", first at step {first} (--show {walk.name} {first})"
    return f"{walk.name}: {', '.join(others) or 'its heading'} differ{where}"


def show(name: str, number: int) -> None:
    [walk] = [walk for walk in walks() if walk.name == name]
    for at, game in enumerate(walk.steps()):
        if at == number:
            print(json.dumps(seen(game), indent=1, ensure_ascii=False))


def main(words: Sequence[str], chosen: Mapping[str, int] = GAMES) -> int:
    parser = argparse.ArgumentParser(prog="walk", description="Seeded games, hashed step by step.")
    parser.add_argument("--only", default="", metavar="NAME", help="only games whose name begins so")
    parser.add_argument("--write", action="store_true", help="write what is seen today")
    parser.add_argument("--show", nargs=2, metavar=("GAME", "STEP"), help="print what is seen at a step")
    asked = parser.parse_args(words)
    if asked.show:
        show(asked.show[0], int(asked.show[1]))
        return 0
    found = [walk for walk in walks() if walk.name.startswith(asked.only)]
    if asked.write:
        FOLDER.mkdir(parents=True, exist_ok=True)
        for walk in found:
            path_of(walk).write_text(told(walk), encoding="utf-8")
        return 0
    faults = [fault for walk in found if (fault := parted(walk))]
    print("\n".join(faults) or f"{len(found)} games, step by step as they are written down")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
