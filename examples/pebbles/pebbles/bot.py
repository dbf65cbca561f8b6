"""A bot for any game: it tries each answer once in its mind and takes the one after which it stands best."""

from __future__ import annotations

from typing import Any

from doab.bots import BotKind
from doab.core import CHANCE, Action, Rules, Source


class EagerBot:
    name = "eager"

    def __init__(self, rules: Rules, seed: int | str) -> None:
        self.rules = rules
        self.source = Source(f"eager bot {seed}")

    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        return max(actions, key=lambda action: self.lead_after(view, action))

    def lead_after(self, view: dict[str, Any], action: Action) -> int:
        """How far ahead of the best other seat this answer leaves us, if the dice fall as we imagine them."""
        state = self.rules.sight.imagine(view["state"], self.source)
        state.apply(action.index)
        while not state.is_over() and state.to_move() == CHANCE:
            state.apply(state.offers().draw(self.source))
        scores = self.rules.scores(state)
        own = scores.pop(view["seat"])
        return own - max(scores)


EAGER = BotKind("eager", "takes what brings most at once; plays every game", EagerBot)
