"""Bots with every fault there is, for the processes of the tests: `BotWorkers(…, prepare=bring_bots)`."""

import os
import sys
import time
from pathlib import Path
from typing import Any

from doab.bots.base import Advice, BotKind, Prospect, register_bot
from doab.core import Action, Rules


class SampleBot:
    name = "sample"

    def __init__(self, rules: Rules, seed: int | str) -> None:
        self.rules = rules
        self.seed = seed
        self.asked = 0

    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        raise NotImplementedError


class Slow(SampleBot):
    """Says that it thinks, and in the file `begun` of its view, if that names one; then it thinks for an hour."""

    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        print("thinking", flush=True)
        if "begun" in view:
            Path(view["begun"]).touch()
        time.sleep(3600)
        return actions[0]


class Quitting(SampleBot):
    """Takes its process with it."""

    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        os._exit(view["status"])


class Leaving(SampleBot):
    """Wants to end the program in the polite way."""

    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        sys.exit("I have had enough")


class Raising(SampleBot):
    """Complains about what it was given."""

    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        raise ValueError(f"{self.rules.edition_name}, seed {self.seed}")


class Cheating(SampleBot):
    """Answers what is not offered."""

    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        return next(action for action in self.rules.table if action not in actions)


class Counting(SampleBot):
    """Gives the first answer when it is asked the first time, then the second, …"""

    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        self.asked += 1
        return actions[self.asked - 1]


class Meeting(SampleBot):
    """Answers when two processes have come to a folder, not earlier."""

    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        folder = Path(view["folder"])
        (folder / str(os.getpid())).touch()
        while len(list(folder.iterdir())) < 2:
            time.sleep(0.01)
        return actions[0]


class Lasting(SampleBot):
    """Takes a little more than a second."""

    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        time.sleep(1.2)
        return actions[0]


class Advising(SampleBot):
    """Likes the later answers better."""

    win = 0.5

    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        return actions[-1]

    def advise(self, view: dict[str, Any], actions: list[Action]) -> list[Advice]:
        liked = list(reversed(actions))
        return [Advice(one, Prospect(self.win / 2**place, -place), (one,)) for place, one in enumerate(liked)]

    def prospects(self, view: dict[str, Any]) -> list[Prospect]:
        return [Prospect(self.win, 0)]


class Hopeful(Advising):
    """Knows no bounds."""

    win = float("inf")


class Inventive(Advising):
    """Advises what is not offered."""

    def advise(self, view: dict[str, Any], actions: list[Action]) -> list[Advice]:
        return super().advise(view, [*actions, self.rules.table[0]])


def bring_bots() -> None:
    kinds = (Slow, Quitting, Leaving, Raising, Cheating, Counting, Meeting, Lasting, Advising, Hopeful, Inventive)
    for kind in kinds:
        name = kind.__name__.lower()
        register_bot(BotKind(name, "for tests", kind))
