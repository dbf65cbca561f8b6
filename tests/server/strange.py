"""Games and bots that only tests have: purses that give themselves away, and bots that fail."""

from __future__ import annotations

import os
import time
from typing import Any, Final

from doab.agra.rules import AgraRules
from doab.agra.state import Agra
from doab.bots import Bot, BotKind
from doab.core import Action, Rules, find_rules
from doab.core.options import Options

PURSE: Final = 7_390_000
"""Seat 0 begins with this many rupees, seat 1 with a million more, and so on: no other number comes near them."""


class PursesRules(AgraRules):
    """Agra in which everybody begins with a purse that nobody could have by chance."""

    name = "purses"
    title = "Purses"

    def start(self, seats: int, options: Options) -> Agra:
        state = super().start(seats, options)
        for seat, player in enumerate(state.players):
            player.rupees = PURSE + 1_000_000 * seat
        return state


def _agra() -> AgraRules:
    rules = find_rules("agra")
    assert isinstance(rules, AgraRules)
    return rules


PURSES: Final = PursesRules(_agra().edition)


class CrashingBot:
    """Raises an error."""

    name = "crashing"

    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        raise RuntimeError(f"I cannot decide between {len(actions)} answers")


class DyingBot:
    """Takes its whole process with it."""

    name = "dying"

    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        os._exit(3)


class SleepingBot:
    """Thinks longer than anybody waits."""

    name = "sleeping"

    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        time.sleep(600)
        return actions[0]


def _kind(bot: type[CrashingBot] | type[DyingBot] | type[SleepingBot]) -> BotKind:
    def make(rules: Rules, seed: int | str) -> Bot:
        return bot()

    return BotKind(bot.name, bot.__doc__ or "", make)


CRASHING: Final = _kind(CrashingBot)
DYING: Final = _kind(DyingBot)
SLEEPING: Final = _kind(SleepingBot)
