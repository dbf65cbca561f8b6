"""Games and bots that only tests have: purses that give themselves away, bots that fail, and one that advises."""

from __future__ import annotations

import os
import time
from typing import Any, Final

from doab.agra.game import AgraRules
from doab.agra.table.edition import Edition
from doab.agra.table.state import Agra
from doab.agra.view.sight import AgraSight
from doab.bots import Advice, Bot, BotKind, Prospect
from doab.core import Action, Rules, find_rules
from doab.core.options import Options

PURSE: Final = 7_390_329
"""Seat 0 begins with this many rupees, seat 1 with a million more, and so on: no other number comes near them."""
FOR_BOTS: Final = "only what bots imagine from has this word"

UNLUCKY: Final = "Unlucky"
PATIENT: Final = "Patient"
"""Names of people whose adviser takes its process with it, or never comes to an end."""


class PursesRules(AgraRules):
    """Agra in which everybody begins with a purse that nobody could have by chance, and what bots get has a word."""

    name = "purses"
    title = "Purses"

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        self.sight = PursesSight(self)

    def start(self, seats: int, options: Options) -> Agra:
        state = super().start(seats, options)
        for seat, player in enumerate(state.players):
            player.rupees = PURSE + 1_000_000 * seat
        return state


class PursesSight(AgraSight):
    def seen(self, state: Agra, seat: int) -> dict[str, Any]:
        return {**super().seen(state, seat), FOR_BOTS: True}


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


class AdvisingBot:
    """Would always give the last answer, then the one before it, and so on."""

    name = "advising"

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        return actions[-1]

    def advise(self, view: dict[str, Any], actions: list[Action]) -> list[Advice]:
        if view["names"][view["seat"]] == UNLUCKY:
            os._exit(3)
        if view["names"][view["seat"]] == PATIENT:
            time.sleep(600)
        return [
            Advice(action, Prospect(0.62 - 0.1 * place, 3.2 - 2 * place), (action, self.rules.table[0]))
            for place, action in enumerate(reversed(actions))
        ]

    def prospects(self, view: dict[str, Any]) -> list[Prospect]:
        return [Prospect(1 / len(view["names"]), 0.0) for _ in view["names"]]


def _kind(bot: type[CrashingBot] | type[DyingBot] | type[SleepingBot]) -> BotKind:
    def make(rules: Rules, seed: int | str) -> Bot:
        return bot()

    return BotKind(bot.name, bot.__doc__ or "", make)


def _thinking(setting: str) -> BotKind:
    return BotKind("lasting", "Thinks as long as it is told.", _advising, seconds=float(setting), set=_thinking)


def _advising(rules: Rules, seed: int | str) -> Bot:
    return AdvisingBot(rules)


CRASHING: Final = _kind(CrashingBot)
DYING: Final = _kind(DyingBot)
SLEEPING: Final = _kind(SleepingBot)
ADVISING: Final = BotKind("advising", AdvisingBot.__doc__ or "", _advising)
LASTING: Final = _thinking("5")
FOREIGN: Final = BotKind("foreign", "Knows no game of ours.", _advising, games=("chess",))
