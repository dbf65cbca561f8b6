"""The rows. The log of answers (`Step`) is the truth about a game; everything else here is about people and tables.

Times are seconds since 1970. Ids of tables are unguessable: they are the invitation to a table that is not visible.
"""

from __future__ import annotations

import secrets
import time
from typing import Any, ClassVar, Literal

from sqlalchemy import JSON, ForeignKey, Index, MetaData, String, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

TableKind = Literal["table", "sandbox", "record"]
"""A sandbox is one person in all the seats; a record was uploaded to be looked at."""
Status = Literal["open", "playing", "over", "stored"]
OnTimeout = Literal["bot", "drop"]
Seating = Literal["given", "random"]
Confirm = Literal["turns", "draws", "off"]
HintsFor = Literal["alone", "all", "off"]
"""Who may ask for hints: people who play with nobody but bots, everybody, or nobody."""
ReviewStatus = Literal["waiting", "done", "failed"]


def new_id() -> str:
    return secrets.token_urlsafe(12)


class Base(DeclarativeBase):
    # Names, so that migrations can refer to constraints on every database.
    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s",
            "pk": "pk_%(table_name)s",
        }
    )
    type_annotation_map: ClassVar = {dict[str, Any]: JSON, list[Any]: JSON}


# -- people


class User(Base):
    __tablename__ = "users"
    id: Mapped[str] = mapped_column(primary_key=True, default=new_id)
    name: Mapped[str]
    looks: Mapped[str | None] = mapped_column(index=True, unique=True)
    """How the name of an account looks (`looks_of`). None: a guest, or an account from before names had to differ whose
    name an older one has."""
    login: Mapped[str | None] = mapped_column(unique=True)
    """In lower case; None for a guest."""
    password: Mapped[str | None]
    """The argon2 hash."""
    language: Mapped[str] = mapped_column(default="en")
    created_at: Mapped[float] = mapped_column(default=time.time)


class UserSession(Base):
    """A browser that is signed in. Only a hash of what its cookie says is kept."""

    __tablename__ = "sessions"
    hash: Mapped[str] = mapped_column(primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    created_at: Mapped[float] = mapped_column(default=time.time)
    expires_at: Mapped[float]


class Token(Base):
    """A personal token for scripts. Only its hash is kept."""

    __tablename__ = "tokens"
    id: Mapped[str] = mapped_column(primary_key=True, default=new_id)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    hash: Mapped[str] = mapped_column(unique=True)
    label: Mapped[str]
    created_at: Mapped[float] = mapped_column(default=time.time)
    used_at: Mapped[float | None]


START_KEY = "start"
"""The key that seals the positions that records begin at."""


class Key(Base):
    """A secret of this installation."""

    __tablename__ = "keys"
    name: Mapped[str] = mapped_column(primary_key=True)
    value: Mapped[str]


class Beat(Base):
    """When people could last be served. One row."""

    __tablename__ = "beats"
    ONLY: ClassVar = 1
    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[float]


# -- tables


class TableRow(Base):
    __tablename__ = "tables"
    id: Mapped[str] = mapped_column(primary_key=True, default=new_id)
    kind: Mapped[TableKind] = mapped_column(String, default="table")
    status: Mapped[Status] = mapped_column(String, default="open")
    visible: Mapped[bool] = mapped_column(default=True)
    host_id: Mapped[str | None] = mapped_column(ForeignKey("users.id", ondelete="SET NULL"), index=True)
    game: Mapped[str]
    rules: Mapped[int]
    edition: Mapped[str]
    edition_digest: Mapped[str]
    edition_text: Mapped[str | None]
    """The TOML of an edition that is not the default one."""
    options: Mapped[dict[str, Any]]
    """Only what was chosen."""
    start: Mapped[str | None]
    """The position that the log starts from, as the game's line of text; None: the start of the game."""
    pace: Mapped[dict[str, Any]]
    on_timeout: Mapped[OnTimeout] = mapped_column(String, default="bot")
    takeover_bot: Mapped[str] = mapped_column(default="medium")
    hints: Mapped[HintsFor] = mapped_column(String, default="alone")
    seating: Mapped[Seating] = mapped_column(String, default="given")
    created_at: Mapped[float] = mapped_column(default=time.time)
    started_at: Mapped[float | None]
    ended_at: Mapped[float | None]
    result: Mapped[list[Any] | None]
    """A list of {seat, name, rank, score, dropped} when the game is over."""
    rematch_id: Mapped[str | None]
    forked_from: Mapped[str | None]
    forked_at: Mapped[int | None]

    # The dice under seal.
    seed: Mapped[str]
    """Secret until the game is over: 32 bytes as hexadecimal digits."""
    drawn: Mapped[int] = mapped_column(default=0)
    """How many draws of chance have been made, including those that were taken back."""

    # Where the game stands, and what its players want.
    revision: Mapped[int] = mapped_column(default=0)
    """Counts every change, so that a request that was made before one is recognized as stale."""
    glance: Mapped[int] = mapped_column(default=0)
    """Counts everything that changes what can be seen of the table, seats and proposals included."""
    version: Mapped[int] = mapped_column(default=0)
    """The number of answers."""
    snapshot: Mapped[dict[str, Any] | None] = mapped_column(deferred=True)
    """The state after `snapshot_version` answers: a cache. Read only when a game has to be loaded."""
    snapshot_version: Mapped[int] = mapped_column(default=0)
    standing: Mapped[list[Any]] = mapped_column(default=list)
    """Questions that seats want answered without being asked: [seat, question, answer, once]."""
    rewind: Mapped[dict[str, Any] | None]
    """An open proposal to take back more than a seat may on its own: {seat, to, accepted: [seat]}."""
    waits_for: Mapped[int | None]
    """The seat that has to answer or to confirm."""
    held: Mapped[bool] = mapped_column(default=False)
    """The seat has finished its turn and has to confirm it."""
    bot_to_move: Mapped[str | None] = mapped_column(index=True)
    """The kind of bot that has to answer for the seat the table waits for; None: a person."""
    waits_since: Mapped[float | None]
    deadline: Mapped[float | None] = mapped_column(index=True)
    remind_at: Mapped[float | None] = mapped_column(index=True)
    moved_at: Mapped[float | None]

    __table_args__ = (Index(None, "status", "visible", "created_at"),)


class Seat(Base):
    __tablename__ = "seats"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    user_id: Mapped[str | None] = mapped_column(ForeignKey("users.id", ondelete="SET NULL"), index=True)
    """Whose seat it is; for an open seat, for whom it is kept (a rematch)."""
    bot: Mapped[str | None]
    name: Mapped[str | None]
    """What the seat is called at the table; None: nobody sits here yet."""
    salt: Mapped[str] = mapped_column(default="")
    stand_in: Mapped[bool] = mapped_column(default=False)
    """A bot plays until its owner returns."""
    stand_in_bot: Mapped[str | None]
    """The bot that its owner chose to play for them; None: the table's bot."""
    stand_in_turn: Mapped[bool] = mapped_column(default=False)
    """It plays only this turn: then its owner is asked again."""
    hints: Mapped[int] = mapped_column(default=0)
    """How often somebody at this seat has taken a hint."""
    dropped: Mapped[bool] = mapped_column(default=False)
    confirm: Mapped[Confirm] = mapped_column(String, default="turns")
    auto: Mapped[bool] = mapped_column(default=True)
    bank: Mapped[float | None]
    """Seconds left on a live clock when it is not running."""
    present_at: Mapped[float | None]
    """When a browser of the owner last had the table open."""


class Step(Base):
    """One answer, of a player or of chance. What it did is not kept: the rules say it again."""

    __tablename__ = "steps"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    """From 1."""
    seat: Mapped[int]
    """−1: chance"""
    text: Mapped[str]
    question: Mapped[str]
    how: Mapped[str]
    """player, chance, standing, auto, bot, stand_in or dropped"""
    audience: Mapped[int]
    """The only seat that may know it; `EVERYBODY` (−2): all."""
    draw: Mapped[int | None]
    """Which draw from the sealed dice it was."""
    key: Mapped[str | None]
    """What the request called itself, so that it is not carried out twice."""
    at: Mapped[float]

    __table_args__ = (UniqueConstraint("table_id", "seat", "key"),)


class Happening(Base):
    """Something at the table that is not an answer: who came and went, what was taken back, whose time ran out."""

    __tablename__ = "happenings"
    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    at: Mapped[float] = mapped_column(default=time.time)
    kind: Mapped[str]
    seat: Mapped[int | None]
    after: Mapped[int]
    """The number of answers at that moment."""
    details: Mapped[dict[str, Any]]


class Remark(Base):
    """A line of chat."""

    __tablename__ = "chat"
    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    user_id: Mapped[str | None] = mapped_column(ForeignKey("users.id", ondelete="SET NULL"))
    name: Mapped[str]
    text: Mapped[str]
    at: Mapped[float] = mapped_column(default=time.time)


class Note(Base):
    """What users write down at a table for their own eyes."""

    __tablename__ = "notes"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    text: Mapped[str]
    at: Mapped[float] = mapped_column(default=time.time)


class Review(Base):
    """What a bot thinks of a game that is over, and how far it has got."""

    __tablename__ = "reviews"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    user_id: Mapped[str | None] = mapped_column(ForeignKey("users.id", ondelete="SET NULL"), index=True)
    """Who asked for it."""
    version: Mapped[int]
    """The number of answers of the game that is looked at."""
    status: Mapped[ReviewStatus] = mapped_column(String, default="waiting", index=True)
    asked_at: Mapped[float] = mapped_column(default=time.time)
    worked_at: Mapped[float | None]
    """When a process last worked on it: one that is lost does not come back to it."""
    bot: Mapped[str]
    glancing: Mapped[str]
    """The bot that looks at everything first; empty: none."""
    done: Mapped[int] = mapped_column(default=0)
    total: Mapped[int] = mapped_column(default=0)
    replies: Mapped[list[Any]] = mapped_column(default=list, deferred=True)
    """What the bots have said so far: nothing is asked twice, whatever happens to the server."""
    report: Mapped[dict[str, Any] | None] = mapped_column(deferred=True)


# -- messages to people who are not there


class Webhook(Base):
    __tablename__ = "webhooks"
    id: Mapped[str] = mapped_column(primary_key=True, default=new_id)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    url: Mapped[str]
    format: Mapped[str] = mapped_column(default="json")
    """json, discord or ntfy"""
    events: Mapped[list[Any]]
    """Kinds of events that are sent."""
    secret: Mapped[str]
    """Signs the messages."""
    enabled: Mapped[bool] = mapped_column(default=True)
    failures: Mapped[int] = mapped_column(default=0)
    """Messages given up in a row."""
    created_at: Mapped[float] = mapped_column(default=time.time)


class Delivery(Base):
    """A message that is to be sent, or was."""

    __tablename__ = "deliveries"
    id: Mapped[str] = mapped_column(primary_key=True, default=new_id)
    webhook_id: Mapped[str] = mapped_column(ForeignKey("webhooks.id", ondelete="CASCADE"), index=True)
    event: Mapped[dict[str, Any]]
    state: Mapped[str] = mapped_column(default="waiting")
    """waiting, sent or given_up"""
    tries: Mapped[int] = mapped_column(default=0)
    next_try_at: Mapped[float | None] = mapped_column(index=True)
    error: Mapped[str | None]
    created_at: Mapped[float] = mapped_column(default=time.time)
    sent_at: Mapped[float | None]
