"""How a game went: the score of every seat from the start to the end."""

from __future__ import annotations

import threading
from collections import OrderedDict

from doab.core import CHANCE
from doab.server.errors import Refused
from doab.server.guard import costs
from doab.server.guard.costs import charge
from doab.server.messages import scores as say
from doab.server.tables import sight
from doab.server.tables.games import begun
from doab.server.tables.rooms import Room

KEPT = 32
"""Games whose scores are remembered."""


class Courses:
    """How finished games went. Each is replayed once."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[str, int], say.Scores] = OrderedDict()
        self._lock = threading.Lock()

    def of(self, room: Room) -> say.Scores:
        """A point whenever another seat comes to be asked. Only when the game is over: scores may hold secrets."""
        if room.table.status not in sight.OVER or sight.keeps_secrets(room):
            raise Refused(409, "secret_until_over", "The scores can be read when the game is over.")
        key = room.table.id, room.table.revision
        with self._lock:
            found = self._known.get(key)
        if found is None:
            charge(room.game.version / costs.ANSWERS_REPLAYED)
            with room.running.pasts.replaying(patience=2):
                found = _replayed(room)
        with self._lock:
            self._known[key] = found
            self._known.move_to_end(key)
            while len(self._known) > KEPT:
                self._known.popitem(last=False)
        return found


def _replayed(room: Room) -> say.Scores:
    played = room.game
    game = begun(played.rules, room.table, played.names)
    points = [_point(game.version, game.rules.scores(game.state))]
    last = CHANCE
    for step in played.steps:
        if step.seat not in (CHANCE, last):
            points.append(_point(game.version, game.rules.scores(game.state)))
            last = step.seat
        game.play(step.action, standing=False)
    points.append(_point(game.version, game.rules.scores(game.state)))
    return say.Scores(points=points)


def _point(version: int, scores: list[int]) -> say.ScorePoint:
    return say.ScorePoint(version=version, scores=scores)
