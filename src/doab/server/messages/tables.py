"""What is said of tables: the forms of answers (docs/server/api.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from doab.server.messages.forms import MadeByGames
from doab.server.rows.schema import Confirm, HintsFor, OnTimeout, Seating, Status, TableKind
from doab.server.tables.pace import Pace


class PhraseInfo(BaseModel):
    """What is said, without a language: the key of a message and what is filled in (docs/wording.md)."""

    key: str
    fields: dict[str, Any]


# -- what can be played


class OptionInfo(BaseModel):
    name: str
    help: str
    phrase: PhraseInfo
    choice_phrases: list[PhraseInfo]
    kind: Literal["switch", "choice", "per_seat"]
    choices: list[str]
    default: bool | str | list[str]


class GameInfo(BaseModel):
    name: str
    title: str
    players: list[int]
    options: list[OptionInfo]
    edition: str
    rules: int
    goal: PhraseInfo | None
    """What the game is about."""


class Places(BaseModel):
    places: dict[str, PhraseInfo]
    """What things on the board are, by the names that `targets` and events use."""


class EditionInfo(BaseModel):
    """What is printed on the parts of a table, and what its places are."""

    name: str
    digest: str
    """The fingerprint that is written in records."""
    printed: Annotated[Mapping[str, Any], MadeByGames("printed", "data")] | None
    """In the form that the game's board takes; null: the board needs none."""
    places: dict[str, PhraseInfo]


# -- a table as somebody sees it


class ClockInfo(BaseModel):
    left: float | None
    """Seconds, counted when this was sent; null: this seat is not on the clock now."""
    deadline: float | None


class SeatInfo(BaseModel):
    seat: int
    name: str | None
    kind: Literal["human", "bot", "open"]
    bot: str | None
    you: bool
    kept: bool
    """An open seat that is kept for somebody (a rematch)."""
    stand_in: bool
    stand_in_bot: str | None
    """The bot that plays for its owner; null: none does."""
    stand_in_turn: bool
    """It plays only this turn."""
    hints: int
    """How many hints were taken here."""
    dropped: bool
    present: bool
    confirm: Confirm
    auto: bool
    clock: ClockInfo | None


class DiceInfo(BaseModel):
    commitment: str
    salts: list[str]
    seed: str | None
    """null until the game is over"""
    drawn: int


class ScoreItem(BaseModel):
    phrase: PhraseInfo
    amount: int


class Place(BaseModel):
    seat: int
    name: str
    rank: int
    score: int
    dropped: bool
    items: list[ScoreItem]
    """What the score is made of; the parts add up to it."""


class ForkedFrom(BaseModel):
    table: str
    at: int


class TableInfo(BaseModel):
    id: str
    kind: TableKind
    game: str
    title: str
    status: Status
    rules: int
    edition: str
    own_edition: bool
    """What is printed differs from the edition that comes with the game: ask for `edition` before drawing."""
    hides: bool
    """Whether the seats have secrets from each other in this game with these options."""
    options: dict[str, Any]
    visible: bool
    host: str | None
    """Name of the host."""
    pace: Pace
    on_timeout: OnTimeout
    takeover_bot: str
    hints: HintsFor
    seating: Seating
    revision: int
    version: int
    seats: list[SeatInfo]
    dice: DiceInfo
    result: list[Place] | None
    rematch: str | None
    forked_from: ForkedFrom | None
    created_at: float
    started_at: float | None
    ended_at: float | None


class You(BaseModel):
    seats: list[int]
    seat: int | None
    """Whose view `position` is; null: a spectator's."""
    host: bool


class Unused(BaseModel):
    question: str
    answers: list[str]
    phrases: list[PhraseInfo]
    """The same answers, in words."""


class AskedAhead(BaseModel):
    seat: int
    question: str
    answers: list[str]
    phrases: list[PhraseInfo]


class Turn(BaseModel):
    seat: int
    hold: bool
    unused: list[Unused]
    undo: int
    """How many answers you can take back."""
    undo_choice: int
    """So many of them were given last as one choice."""
    hint: bool
    """Whether you may ask for a hint now."""
    deadline: float | None
    ahead: list[AskedAhead]


class RewindInfo(BaseModel):
    seat: int
    to: int
    accepted: list[int]
    waiting: list[int]


class Question(BaseModel):
    name: str
    seat: int
    rule: str
    phrase: PhraseInfo | None = None
    """null: a turn waits to be confirmed"""


class LegalAnswer(BaseModel):
    index: int
    text: str
    targets: list[str]
    beside: dict[str, str]
    """What it is about, where `targets` do not say it: the side to which a tile is turned."""
    phrase: PhraseInfo
    note: PhraseInfo | None
    """What it costs and brings."""


class ChoiceItem(LegalAnswer):
    """Something that can be picked, whether it could be answered first or not."""

    most: int
    """How often it can be picked."""


class ChoiceInfo(BaseModel):
    """Several answers that are picked in any order and given at once."""

    items: list[ChoiceItem]
    least: int
    most: int
    """How many can be picked altogether."""
    stops: str
    """The answer that ends the picking, which is not given with those that are picked; empty: there is none."""
    sets: list[list[int]] | None
    """What can be given, as places in `items`; null: everything within the limits."""


class StandingPhrases(BaseModel):
    question: PhraseInfo
    """The question without the facts of a position."""
    answer: PhraseInfo


class Position(BaseModel):
    """What a seat may know of the game; `table` is in the form of each game."""

    game: str
    rules: int
    edition: str
    options: dict[str, Any]
    names: list[str]
    seat: int
    version: int
    question: Question | None
    legal: list[LegalAnswer]
    choice: ChoiceInfo | None
    standing: dict[str, str]
    """Question → what it is always answered with."""
    standing_phrases: dict[str, StandingPhrases]
    ranking: list[int] | None
    table: Annotated[dict[str, Any], MadeByGames("sight", "view")]


class TableState(BaseModel):
    table: TableInfo
    you: You
    turn: Turn | None
    rewind: RewindInfo | None
    position: Position | None


class Watchers(BaseModel):
    """Who has the table open without sitting at it. Only for visible tables."""

    names: list[str]
    """Those who are signed in or guests, in alphabetical order; if there are many, only the first."""
    others: int
    """How many more there are, without a name or too many to name."""


class Changed(BaseModel):
    step: int | None
    """The number of the last answer that the request became or left; null: no game is being played yet."""
    state: TableState


class LobbyTable(BaseModel):
    """A line in the lobby or in the list of one's tables."""

    id: str
    kind: TableKind
    game: str
    title: str
    status: Status
    visible: bool
    host: str | None
    options: dict[str, Any]
    pace: Pace
    names: list[str | None]
    open_seats: int
    waits_for: str | None
    """Name of the seat that is waited for."""
    yours: bool
    """Whether it stands among your tables: you sit at it, or made it."""
    your_turn: bool
    your_seats: list[int]
    deadline: float | None
    version: int
    created_at: float
    moved_at: float | None


class TableList(BaseModel):
    tables: list[LobbyTable]


# -- what happened


class EventInfo(BaseModel):
    model_config = ConfigDict(serialize_by_alias=True)

    verb: str
    seat: int
    """−1: the table, not a player"""
    what: str
    """A word of the game: `wood`, `worker`, `die blue 4`"""
    amount: int
    from_: Annotated[str, Field(alias="from")]
    """A place, of this seat or of the table; empty: none of the game"""
    to: str
    """A place like that"""
    by: str
    """Why, where the places do not say it"""
    phrase: PhraseInfo | None
    """null: not worth telling"""


class StepInfo(BaseModel):
    number: int
    seat: int
    text: str | None
    """null: a secret of another seat"""
    phrase: PhraseInfo | None
    """The label of the answer; null with `text`."""
    question: str
    how: str
    at: float
    events: list[EventInfo]
    hidden: bool


class HappeningInfo(BaseModel):
    at: float
    kind: str
    seat: int | None
    after: int
    details: dict[str, Any]


class Log(BaseModel):
    steps: list[StepInfo]
    happenings: list[HappeningInfo]
    next: int | None
    """The number of the first answer on the next page, to be asked for with `from`; null: this is the last one."""


class Since(Log):
    model_config = ConfigDict(serialize_by_alias=True)

    seen: Annotated[int, Field(serialization_alias="from")]
    """The version that you saw last."""


StoppedBy = Literal["chance", "reveal", "other", "over"]


class Tried(BaseModel):
    position: Position
    events: list[EventInfo]
    played: int
    """How many of the answers were tried."""
    stopped: StoppedBy | None
    """Why it could not go on from there; null: it could."""


class Why(BaseModel):
    legal: bool
    rule: str | None
    reason: str | None
    phrase: PhraseInfo | None
    """The reason, in words."""


class ChatLine(BaseModel):
    id: int
    name: str
    text: str
    at: float


class Chat(BaseModel):
    lines: list[ChatLine]


class Notes(BaseModel):
    text: str
