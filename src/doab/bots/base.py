"""What a bot is, and which bots there are. A package adds one through the entry point group `doab.bots`:

[project.entry-points."doab.bots"]
clever = "clever:KIND"
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import entry_points
from typing import Any, Protocol

from doab.core import Action, Game, Rules
from doab.core.errors import DoabError

GROUP = "doab.bots"


class UnknownBot(DoabError):
    """No installed bot has that name."""


class Bot(Protocol):
    """Somebody who answers. It is shown a view, never the state of the table."""

    name: str

    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        """One of `actions`, which are what the view's seat may answer now."""
        ...


@dataclass(frozen=True)
class BotKind:
    """How a bot is called, what it is like, and how one is made for a game."""

    name: str
    help: str
    make: Callable[[Rules, int | str], Bot]


_registered: dict[str, BotKind] = {}


def register_bot(kind: BotKind) -> None:
    """Add a bot by hand: for the bots of this package, for tests and notebooks."""
    _registered[kind.name] = kind


def bot_kinds() -> list[BotKind]:
    """All bots that can be asked to the table, weakest first for those of this package."""
    _own_bots()
    found = dict(_registered)
    for entry in entry_points(group=GROUP):
        if entry.name not in found:
            kind = entry.load()
            if not isinstance(kind, BotKind):
                raise UnknownBot(f"the entry point of bot “{entry.name}” ({entry.value}) is no bot")
            found[entry.name] = kind
    return list(found.values())


def find_bot(name: str) -> BotKind:
    kinds = {kind.name: kind for kind in bot_kinds()}
    if name not in kinds:
        raise UnknownBot(f"there is no bot “{name}”; the bots are {', '.join(kinds)}")
    return kinds[name]


def make_bot(name: str, rules: Rules, seed: int | str) -> Bot:
    """A bot for one seat of one game. The same seed makes it break its ties the same way."""
    return find_bot(name).make(rules, seed)


def play_with_bots(game: Game, bots: list[Bot]) -> None:
    """Play a game to its end with a bot on every seat; chance answers from the game's own source."""
    game.settle()
    while not game.over:
        seat = game.state.to_move()
        game.play(bots[seat].choose(game.view(seat), game.actions))
        game.settle()


def _own_bots() -> None:
    # Here and not above, because these files need this one.
    from doab.bots.chaotic import RANDOM
    from doab.bots.greedy import GREEDY

    for kind in (RANDOM, GREEDY):
        _registered.setdefault(kind.name, kind)
