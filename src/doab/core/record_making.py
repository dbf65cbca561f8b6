"""The record of a game that is being played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from doab.core.options import chosen_options
from doab.core.records import Move, Record
from doab.core.rules import digest

if TYPE_CHECKING:
    from doab.core.game import Game


def record_of(game: Game[Any, Any]) -> Record:
    """All that a game is made from, and how it stands."""
    moves = [Move(game.name_of(step.seat), step.action.text) for step in game.steps]
    result = None
    if game.over:
        ranks, scores = game.rules.ranking(game.state), game.rules.scores(game.state)
        result = list(zip(game.names, ranks, scores, strict=True))
    chosen = chosen_options(game.rules.options, game.options)
    return Record(
        game.rules.name,
        game.rules.version,
        game.rules.edition_name,
        game.rules.edition_digest,
        list(game.names),
        dict(chosen),
        moves,
        result,
        digest(game.state),
        start=game.start_text,
    )
