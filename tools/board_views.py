"""Writes what the boards in the browser are tried out with, in `web/fixtures/`: real views of recorded games.

    python tools/board_views.py [--game GAME]           writes them
    python tools/board_views.py [--game GAME] --check   says which are out of date, with status 1

Of each game: views at the start, in the middle and at the end, one view for every question that a player is asked, and
all places that actions and events name, and an event of every kind. What is printed on the parts goes to the
board itself.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from doab.core import CHANCE, Game, parse_record
from doab.core.registry import find_rules

ROOT = Path(__file__).resolve().parent.parent
FIXTURES = ROOT / "web" / "fixtures"
# Name of a table → the golden record that is played there. The questions of a game are looked for in all of them.
TABLES = {
    "rajas": {
        "2": "two-players",
        "3": "three-players",
        "4": "four-players",
        "2-navaratna": "navaratna",
        "2-ganga": "ganga",
        "2-navaratna-ganga": "navaratna-ganga",
        "2-mixed": "mixed",
    },
    "agra": {"2": "two-players", "3": "three-players", "4": "four-players"},
}
# What a player is asked at the beginning of a turn, by which the middle of a game is recognised.
MAIN_QUESTIONS = ("turn", "action")


def seen_by_asked(game: Game) -> dict[str, Any]:
    """What is sent to the page of the player who has to answer; after the end, to that of the first seat."""
    view = game.view(max(0, game.state.to_move()) if not game.over else 0)
    for answer in view["legal"]:
        answer["beside"] = game.rules.table[answer["index"]].beside
    return {name: value for name, value in view.items() if name != "state"}


def games(name: str) -> Iterator[tuple[str, list[Any], Callable[[], Game]]]:
    """The tables of a game: name, lines of the record, and a game before its first line."""
    for table, record_name in TABLES[name].items():
        text = (ROOT / "tests" / name / "goldens" / f"{record_name}.txt").read_text(encoding="utf-8")
        record = parse_record(text)

        def begin(record: Any = record) -> Game:
            return Game.new(record.game, record.names, record.options)

        yield table, record.moves, begin


def moments(name: str) -> dict[str, dict[str, Any]]:
    """The views of every table at its moments, and of each question the first one after a third of a game."""
    found: dict[str, dict[str, Any]] = {}
    for table, moves, begin in games(name):
        game = begin()
        for at, move in enumerate(moves):
            asked = not game.over and game.state.to_move() != CHANCE
            if asked and f"start-{table}" not in found:
                found[f"start-{table}"] = seen_by_asked(game)
            if asked and at >= len(moves) * 0.6 and f"middle-{table}" not in found and game.question in MAIN_QUESTIONS:
                found[f"middle-{table}"] = seen_by_asked(game)
            if asked and at >= len(moves) // 3:
                found.setdefault(f"asked-{str(game.question).replace(' ', '-')}", seen_by_asked(game))
            game.replay(move)
        found.setdefault(f"middle-{table}", found[f"start-{table}"])
        found[f"end-{table}"] = seen_by_asked(game)
    return found


def places(name: str) -> dict[str, list[str]]:
    """Every place: of actions, in the help of the game, and where events come from and go to."""
    rules = find_rules(name)
    actions = {target for action in rules.table for target in action.targets}
    told: set[str] = set()
    for _, moves, begin in games(name):
        game = begin()
        for move in moves:
            game.replay(move)
        for event in game.events_since(0):
            told |= {event.from_, event.to}
    return {
        "actions": sorted(actions),
        "help": sorted(rules.telling.places()),
        "events": sorted(told - {""}),
    }


def events(name: str) -> list[dict[str, object]]:
    """One event of every kind: what happens to which thing, from which place to which."""
    found: dict[tuple[str, ...], dict[str, object]] = {}
    for _, moves, begin in games(name):
        game = begin()
        for move in moves:
            game.replay(move)
        for event in game.events_since(0):
            found.setdefault((event.verb, event.what, event.from_, event.to), event.to_json())
    return [found[kind] for kind in sorted(found)]


def written(name: str) -> dict[Path, str]:
    """Every file of a game, as it should be."""
    content: dict[Path, Any] = {FIXTURES / f"{name}-{moment}.json": view for moment, view in moments(name).items()}
    content[FIXTURES / f"{name}-places.json"] = places(name)
    content[FIXTURES / f"{name}-events.json"] = events(name)
    content[ROOT / "web" / "src" / "boards" / name / "printed.json"] = find_rules(name).printed.data()
    return {
        path: f"{json.dumps(value, ensure_ascii=False, separators=(',', ':'))}\n" for path, value in content.items()
    }


def main() -> int:
    parser = argparse.ArgumentParser(description="Views of recorded games for the boards in the browser.")
    parser.add_argument("--game", choices=sorted(TABLES), action="append", help="only this game")
    parser.add_argument("--check", action="store_true", help="write nothing, say what is out of date")
    chosen = parser.parse_args()
    stale = []
    for name in chosen.game or TABLES:
        for path, text in written(name).items():
            if path.is_file() and path.read_text(encoding="utf-8") == text:
                continue
            stale.append(path.relative_to(ROOT).as_posix())
            if not chosen.check:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
    if chosen.check and stale:
        print(f"“python tools/board_views.py” rewrites: {', '.join(stale)}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
