"""Messages about how a game went, as a bot sees it. The report itself is that of `doab.bots.report`."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from doab.server.messages.tables import PhraseInfo


class ReviewPoint(BaseModel):
    """What everybody could expect after a turn."""

    at: int
    """After how many answers."""
    turn: int
    """From 1; 0: the game begins."""
    seat: int
    """Whose turn it was; −1: nobody's."""
    win: list[float]
    """The chance of each seat to win, from 0 to 1."""
    margin: list[float]
    """How many points each seat could expect to be ahead of the best of the others."""
    cost: list[float | None]
    """Points that each seat gave away in this turn; null: nobody looked."""


class ReviewWord(BaseModel):
    text: str
    phrase: PhraseInfo


class ReviewMistake(BaseModel):
    at: int
    """The position in which it was answered: how many answers had been given."""
    cost: float
    win: float
    played: list[ReviewWord]
    better: list[ReviewWord]


class ReviewTurn(BaseModel):
    seat: int
    turn: int
    whose: int
    """Others may be asked in somebody's turn."""
    cost: float
    win: float
    mistakes: list[ReviewMistake]
    """The largest first."""


class ReviewStroke(BaseModel):
    at: int
    turn: int
    seat: int
    win: float
    margin: float
    drawn: list[ReviewWord]


class ReviewReport(BaseModel):
    format: int
    bot: str
    game: str
    names: list[str]
    over: bool
    points: list[ReviewPoint]
    worst: list[list[ReviewTurn]]
    """Of every seat, the costliest first."""
    luck: list[ReviewStroke]


class ReviewState(BaseModel):
    status: Literal["none", "waiting", "done", "failed"]
    possible: bool
    """Whether it can be asked for."""
    done: int
    total: int
    """How far it has got; 0: it has not begun."""
    report: ReviewReport | None
