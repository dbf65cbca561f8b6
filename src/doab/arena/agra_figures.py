"""Facts about a finished game of Agra: 4.3 which trigger set off its end, and how each seat got there."""

from __future__ import annotations

from doab.core import Game
from doab.core.events import GAIN, PAY, PLACE, SCORE, TURN, Event


def ending(game: Game) -> str:
    """4.3, A-140: the first trigger decides. It stands right before the event that announces the last round."""
    before: Event | None = None
    for step in game.steps:
        for event in step.events:
            if event.verb == TURN and event.what == "last round ahead" and before is not None:
                return _trigger(before)
            before = event
    return "unknown"  # a game that began at a position after the trigger


def _trigger(event: Event) -> str:
    if event.what == "boat":
        return "boat at the last pier"
    return "influence at the top" if event.verb == SCORE else "column of orders"


def figures(game: Game, seat: int) -> dict[str, float]:
    player = game.rules.player_reader(game.state, seat)
    found: dict[str, float] = {
        "rupees": player.rupees,
        "orders": sum(len(rows) for rows in player.orders.values()),
        "notables": len(player.contracts),
        "bowls": len(player.akbar),
        "influence": sum(player.influence.values()),
        "meditation track": player.tracker,
        "favour left": player.favour,
        "favour used": 0,
        "meditation points": 0,
        "buildings": 0,
        "goods delivered": 0,
        "covers taken": 0,
    }
    for step in game.steps:
        for event in step.events:
            if event.seat != seat:
                continue
            if event.verb == PAY and event.what == "favour":
                found["favour used"] += event.amount
            elif event.verb == GAIN and event.what == "meditation points":
                found["meditation points"] += event.amount
            elif event.verb == GAIN and event.what == "cover":
                found["covers taken"] += 1
            elif event.verb == PLACE and event.what == "building":
                found["buildings"] += 1
            elif event.verb == PLACE and event.what not in ("worker", "marker"):
                found["goods delivered"] += 1
    return found
