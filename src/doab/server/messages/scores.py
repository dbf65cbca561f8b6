"""What is said about the course of a game that is over."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel


class ScorePoint(BaseModel):
    version: int
    """After how many answers."""
    scores: list[int]
    """One a seat."""


class ScoreItem(BaseModel):
    phrase: dict[str, Any]
    """What it is for (docs/wording.md)."""
    score: int


class Scores(BaseModel):
    points: list[ScorePoint]
    items: list[list[ScoreItem]]
    """For every seat what its score at the end is made of."""
