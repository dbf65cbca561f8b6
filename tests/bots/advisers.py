"""Advisers whose thoughts are known beforehand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from doab.bots.base import Advice, BotKind, Prospect
from doab.core import Action, Rules

Thoughts = Mapping[int, Mapping[str, tuple[float, float]]]
"""How many answers had been given → what may be answered → chance to win and margin."""


class Knowing:
    """Thinks what it was told to think, and nothing of everything else. Keeps all views that it is shown."""

    name = "knowing"

    def __init__(
        self,
        thoughts: Thoughts | None = None,
        positions: Mapping[int, list[tuple[float, float]]] | None = None,
        lines: Mapping[tuple[int, str], list[Action]] | None = None,
    ) -> None:
        self.thoughts = thoughts or {}
        self.positions = positions or {}
        self.lines = lines or {}
        self.advised: list[dict[str, Any]] = []
        self.looked: list[dict[str, Any]] = []

    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        return self.advise(view, actions)[0].action

    def advise(self, view: dict[str, Any], actions: list[Action]) -> list[Advice]:
        self.advised.append(view)
        thoughts = self.thoughts.get(view["version"], {})
        advice = [
            Advice(one, Prospect(*thoughts.get(one.text, (0.5, 0.0))), self._line(view["version"], one))
            for one in actions
        ]
        return sorted(advice, key=lambda one: -one.prospect.margin)

    def _line(self, version: int, action: Action) -> tuple[Action, ...]:
        return (action, *self.lines.get((version, action.text), []))

    def prospects(self, view: dict[str, Any]) -> list[Prospect]:
        self.looked.append(view)
        even = (1 / len(view["names"]), 0.0)
        told = self.positions.get(view["version"], [even] * len(view["names"]))
        return [Prospect(*one) for one in told]


class Thoughtful:
    """Values every answer by its number: quick, for every game, and the same every time."""

    name = "thoughtful"

    def __init__(self, rules: Rules, seed: int | str) -> None:
        self.rules = rules

    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        return self.advise(view, actions)[0].action

    def advise(self, view: dict[str, Any], actions: list[Action]) -> list[Advice]:
        advice = [Advice(one, self._prospect(view["version"], one.index), (one,)) for one in actions]
        return sorted(advice, key=lambda one: -one.prospect.margin)

    def prospects(self, view: dict[str, Any]) -> list[Prospect]:
        seats = len(view["names"])
        lead = [(view["version"] * (seat + 3)) % 17 / 17 for seat in range(seats)]
        return [Prospect((1 + one) / (seats + sum(lead)), 10 * one - 5) for one in lead]

    @staticmethod
    def _prospect(version: int, index: int) -> Prospect:
        margin = (index * 7 + version) % 11 / 2
        return Prospect(margin / 10, margin)


THOUGHTFUL = BotKind("thoughtful", "values answers by their numbers", Thoughtful)
