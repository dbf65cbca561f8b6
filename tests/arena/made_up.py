"""Bots and results that are made up, so that tests know what must come out."""

import os
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from doab.arena.results import Result
from doab.arena.times import Times
from doab.bots import BotKind
from doab.core import Action, Rules

ROOT = Path(__file__).resolve().parent.parent.parent


class FirstBot:
    """Takes the first answer."""

    name = "first"

    def __init__(self, rules: Rules, seed: int | str) -> None:
        self.seed = seed

    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        return actions[0]


class CrashingBot(FirstBot):
    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        raise ValueError("no idea\nat all")


BROKEN = "MADE_UP_BROKEN"
"""The variable of the environment that names the seeds of groups in which the mendable bot fails."""


class MendableBot(FirstBot):
    """Fails in some games, until somebody repairs it."""

    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        if str(self.seed).rpartition("/")[0] in os.environ.get(BROKEN, "").split():
            raise ValueError("broken")
        return actions[0]


class CheatingBot(FirstBot):
    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        actions.append(Action(9, "die 2", "roll"))
        return actions[-1]


class DyingBot(FirstBot):
    """Takes its process along."""

    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        os._exit(3)


class SleepingBot(FirstBot):
    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        threading.Event().wait()
        return actions[0]


def unmakeable(rules: Rules, seed: int | str) -> FirstBot:
    raise RuntimeError("the weights are missing")


FIRST = BotKind("first", "takes the first answer", FirstBot)
CRASHING = BotKind("crashing", "raises an error", CrashingBot)
MENDABLE = BotKind("mendable", "raises an error until it is repaired", MendableBot)
CHEATING = BotKind("cheating", "answers what was not offered", CheatingBot)
DYING = BotKind("dying", "ends its process", DyingBot)
SLEEPING = BotKind("sleeping", "never answers", SleepingBot)
UNMAKEABLE = BotKind("unmakeable", "cannot be made", unmakeable)

ENTRY_POINTS = """
[doab.games]
pebbles = pebbles:RULES
[doab.bots]
first = tests.arena.made_up:FIRST
crashing = tests.arena.made_up:CRASHING
mendable = tests.arena.made_up:MENDABLE
cheating = tests.arena.made_up:CHEATING
dying = tests.arena.made_up:DYING
sleeping = tests.arena.made_up:SLEEPING
unmakeable = tests.arena.made_up:UNMAKEABLE
"""


def install(folder: Path) -> list[str]:
    """A package with Pebbles and the bots of this file; the paths on which other processes find all of it."""
    info = folder / "made_up-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: made_up\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(ENTRY_POINTS, encoding="utf-8")
    return [str(folder), str(ROOT), str(ROOT / "examples" / "pebbles")]


@pytest.fixture
def made_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pebbles and the bots of this file are installed, here and in processes that this one starts."""
    for path in reversed(install(tmp_path / "installed")):
        monkeypatch.syspath_prepend(path)


def result(
    bots: Sequence[str],
    scores: Sequence[int],
    seed: str = "1/0",
    ranks: Sequence[int] | None = None,
    figures: Sequence[dict[str, float]] | None = None,
    ending: str = "goal",
    decided: str = "score",
    rounds: int = 5,
) -> Result:
    """A game of which only this matters."""
    found = list(ranks) if ranks is not None else [1 + sum(other > score for other in scores) for score in scores]
    times = Times()
    times.add(0.25, 0.125)
    return Result(
        "pebbles",
        1,
        "abc",
        "none",
        seed,
        list(bots),
        "0.1.0",
        False,
        list(scores),
        found,
        rounds,
        10,
        20,
        9,
        ending,
        decided,
        list(figures) if figures is not None else [{"points": float(score)} for score in scores],
        [times for _ in bots],
    )
