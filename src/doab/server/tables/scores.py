"""How a game went: the score of every seat from the start to the end."""

from __future__ import annotations

from doab.core import CHANCE
from doab.server.errors import Refused
from doab.server.messages import scores as say
from doab.server.tables import sight
from doab.server.tables.games import begun
from doab.server.tables.rooms import Room


def scores(room: Room) -> say.Scores:
    """One point whenever the word has passed to another seat. Only when the game is over: a score may tell secrets."""
    if room.table.status not in sight.OVER or sight.keeps_secrets(room):
        raise Refused(409, "secret_until_over", "The scores can be read when the game is over.")
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
