"""Facts about a finished game of Rajas of the Ganges: 13 The end of the game, and how each seat got there."""

from __future__ import annotations

from doab.core import Game
from doab.core.events import PAY, PLACE

PLACES = {"quarry": "at the quarry", "market": "at markets", "harbour": "at the harbour"}
"""By the last word of a space's name. All other spaces are in the palace."""


def ending(game: Game) -> str:
    """13.2, R-74 … R-76: markers met, either on the last seat of a round or with last turns for others to follow."""
    told: str = game.table.ending
    return {"at once": "markers met, last seat", "after last turns": "markers met, last turns"}.get(told, told)


def figures(game: Game, seat: int) -> dict[str, float]:
    player = game.rules.player_reader(game.state, seat)
    found: dict[str, float] = {
        "money": player.money,
        "fame": player.fame,
        "workers": player.workers,
        "boat": player.boat,
        "upgrades": player.upgrades,
        "tiles built": 0,
        "karma used": 0,
        "money paid": 0,
        "at the quarry": 0,
        "at markets": 0,
        "in the palace": 0,
        "at the harbour": 0,
    }
    for step in game.steps:
        for event in step.events:
            if event.seat != seat:
                continue
            if event.verb == PLACE and event.what == "worker":
                found[PLACES.get(event.to.split()[-1], "in the palace")] += 1
            elif event.verb == PLACE and event.to.startswith("square "):
                found["tiles built"] += 1
            elif event.verb == PAY and event.what in ("karma", "money"):
                found["karma used" if event.what == "karma" else "money paid"] += event.amount
    return found
