"""What a review of a game found out, as data: for a terminal, a page and files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from doab.bots.base import Prospect
from doab.core import Action, Game

FORMAT: Final = 1
"""Of reports as plain data."""


@dataclass(frozen=True)
class Point:
    """What everybody could expect after a turn, and what that turn had cost."""

    at: int
    """How many answers had been given."""
    turn: int
    """The number of the turn, from 1; 0: the game begins."""
    seat: int
    """Whose turn it was."""
    win: list[float]
    margin: list[float]
    cost: list[float | None]
    """Points that each seat gave away in this turn; None: nobody looked."""


@dataclass(frozen=True)
class Word:
    """An answer as it is written in records, and how it is said."""

    text: str
    phrase: dict[str, Any]


@dataclass(frozen=True)
class Mistake:
    """A decision: what was answered from there on, what the bot would have, and the difference."""

    at: int
    cost: float
    win: float
    """How much of the chance to win it cost."""
    played: list[Word]
    better: list[Word]


@dataclass(frozen=True)
class CostlyTurn:
    """A turn in which a seat gave something away; the largest mistake first."""

    seat: int
    turn: int
    whose: int
    """Others may be asked in somebody's turn."""
    cost: float
    win: float
    mistakes: list[Mistake]


@dataclass(frozen=True)
class Stroke:
    """A draw that changed what the seat could expect for which it was made."""

    at: int
    """How many answers had been given before it."""
    turn: int
    seat: int
    win: float
    margin: float
    drawn: list[Word]


@dataclass(frozen=True)
class Report:
    """All that a review found out."""

    bot: str
    game: str
    names: list[str]
    over: bool
    points: list[Point]
    worst: list[list[CostlyTurn]]
    """Of every seat, the costliest first."""
    luck: list[Stroke]
    format: int = FORMAT

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def outcome(game: Game) -> list[Prospect]:
    """How a game ended, in the words of those that hoped: a shared victory counts for its share."""
    ranks, scores = game.rules.ranking(game.state), game.rules.scores(game.state)
    share = 1.0 / ranks.count(1)
    others = [max(scores[:seat] + scores[seat + 1 :]) for seat in range(len(scores))]
    return [
        Prospect(share if rank == 1 else 0.0, float(score - other))
        for rank, score, other in zip(ranks, scores, others, strict=True)
    ]


def words_of(game: Game, line: Sequence[Action]) -> list[Word]:
    """A line in words. Answers to which there was no other are left out, unless there is nothing else to say."""
    words, chosen = [], []
    for action in line:
        legal = [] if game.over else game.state.legal()
        word = Word(action.text, game.rules.telling.answer(game.state, action, game.names).to_json())
        words.append(word)
        if len(legal) != 1:
            chosen.append(word)
        # An adviser imagines what is hidden: what it would have gone on with may not be possible.
        if action.index not in legal:
            break
        game.play(action, standing=False)
    return chosen or words
