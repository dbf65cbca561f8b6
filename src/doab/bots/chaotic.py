"""The weakest bot: any answer is as good as any other."""

from __future__ import annotations

from typing import Any

from doab.bots.base import BotKind
from doab.core import Action, Rules, Source


class ChaoticBot:
    """Gives a random answer."""

    name = "random"

    def __init__(self, rules: Rules, seed: int | str) -> None:
        self.source = Source(f"random bot {seed}")

    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        return actions[self.source.below(len(actions))]


RANDOM = BotKind("random", "answers anything that is allowed; good for a first try of the rules", ChaoticBot)
