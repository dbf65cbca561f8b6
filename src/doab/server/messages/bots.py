"""Messages about bots: those that can be invited to a table, one that plays on for somebody, and hints."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from doab.server.messages.requests import Request, Word
from doab.server.messages.tables import PhraseInfo


class BotInfo(BaseModel):
    name: str
    help: str
    """What it is like, in its author's words."""
    games: list[str] | None
    """The games that it knows; null: all."""
    seconds: float | None
    """The longest that it thinks about a decision, in seconds; null: no promise."""
    most_seconds: float | None
    """It can be told how long to think, up to this many seconds: `best:10`. null: it cannot."""


class PlayOn(Request):
    """A bot is to play for me."""

    bot: Word | None = None
    """Which one; null: the table's bot."""
    until: Literal["return", "turn_end"] = "return"


class HintedAnswer(BaseModel):
    index: int
    text: str
    win: float
    """The chance of winning after it, from 0 to 1."""
    margin: float
    """The expected difference between your score and the best of the others, in points of the game."""
    then: list[PhraseInfo]
    """How the adviser would go on in the same turn."""


class Hint(BaseModel):
    revision: int
    """What it is about; a later position makes it worthless."""
    bot: str
    """Whose advice it is."""
    answers: list[HintedAnswer]
    """The best first, three at most."""
