"""Messages about the course of a game that is over. What each score is made of is in its result."""

from __future__ import annotations

from pydantic import BaseModel


class ScorePoint(BaseModel):
    version: int
    """After how many answers."""
    scores: list[int]
    """One a seat."""


class Scores(BaseModel):
    points: list[ScorePoint]
