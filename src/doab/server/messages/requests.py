"""What can be asked of tables: the forms of requests (docs/server/api.md)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from doab.server.rows.schema import Confirm, HintsFor, OnTimeout, Seating
from doab.server.tables.pace import NoClock, Pace

WITHOUT_NUL = r"^[^\x00]*$"
"""PostgreSQL's texts can hold every character but this one."""

SeatNumber = Annotated[int, Field(ge=0, le=3)]
Count = Annotated[int, Field(ge=0, le=2**31 - 1)]
Word = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=30)]
Salt = Annotated[str, StringConstraints(max_length=64)]
Key = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[\w.-]+$")]
AnswerText = Annotated[str, StringConstraints(min_length=1, max_length=200)]
OptionGiven = bool | Word | Annotated[list[Word], Field(max_length=8)]


class Request(BaseModel):
    model_config = ConfigDict(extra="forbid")


# -- making tables and sitting down


class NewTable(Request):
    game: Word
    seats: Annotated[int, Field(ge=1, le=8)] = 2
    options: Annotated[dict[str, OptionGiven], Field(max_length=30)] = {}
    edition: Annotated[str, StringConstraints(max_length=60_000)] | None = None
    """The text of a TOML file; null: the edition that comes with the game."""
    bots: Annotated[dict[str, Word], Field(max_length=8)] = {}
    """Number of a seat → kind of bot."""
    visible: bool = True
    sit: bool = True
    """Whether the host takes the first seat that is free."""
    name: Name | None = None
    """What the host is called at this table; null: as everywhere."""
    salt: Salt = ""
    pace: Pace = NoClock()
    on_timeout: OnTimeout = "bot"
    takeover_bot: Word | None = None
    """The bot that plays for people who are away; null: the usual one."""
    hints: HintsFor = "alone"
    seating: Seating = "given"


class ShowTable(Request):
    visible: bool


class SitDown(Request):
    seat: SeatNumber | None = None
    name: Name | None = None
    salt: Salt = ""


class SeatBot(Request):
    bot: Word | None
    """The kind of bot; null: the seat becomes free."""


class SeatWishes(Request):
    confirm: Confirm | None = None
    auto: bool | None = None


# -- playing


class BySeat(Request):
    seat: SeatNumber | None = None
    """May be left out by a player who owns only one."""


class Asked(BySeat):
    """What every request about the course of a game says."""

    revision: Count


class GiveAnswer(Asked):
    answer: AnswerText | Count
    key: Key | None = None


class GiveAnswers(Asked):
    answers: Annotated[list[AnswerText | Count], Field(max_length=100)]
    """What was picked of `choice`, in any order."""
    key: Key | None = None


class TakeBack(Asked):
    steps: Annotated[int, Field(ge=1, le=1000)] = 1


class TryAnswers(Asked):
    answers: Annotated[list[AnswerText | Count], Field(max_length=100)]


class ProposeRewind(Asked):
    to: Count


class SetStanding(BySeat):
    question: Word
    answer: AnswerText | None
    once: bool = False


class ForkTable(Request):
    at: Count | None = None
    """After how many answers; null: where the game stands."""
    as_: Annotated[Literal["sandbox", "table"], Field(alias="as")] = "sandbox"
    bots: Annotated[dict[str, Word], Field(max_length=8)] = {}
    pace: Pace = NoClock()
    visible: bool = False


class Say(Request):
    text: Annotated[str, StringConstraints(min_length=1, max_length=1000, strip_whitespace=True, pattern=WITHOUT_NUL)]


class WriteNotes(Request):
    text: Annotated[str, StringConstraints(max_length=20_000, pattern=WITHOUT_NUL)]
