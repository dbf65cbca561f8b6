"""What a host can choose. `doab serve` fills it in from its options and from the variables `DOAB_…`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, get_type_hints

import platformdirs

from doab.core.errors import DoabError

PREFIX = "DOAB_"
YES = {"1", "true", "yes", "on"}
NO = {"0", "false", "no", "off"}


class SettingError(DoabError):
    """A variable does not hold what it should."""


def default_folder() -> Path:
    """Where the tables of this user's server live."""
    return Path(platformdirs.user_data_dir("doab", appauthor=False))


@dataclass(frozen=True)
class Settings:
    folder: Path = field(default_factory=default_folder)
    """Holds the database `doab.sqlite3`."""
    database: str = ""
    """A database to use instead of the one in the folder: `postgresql://user:password@host/name`."""
    address: str = ""
    """How people reach the server, such as https://games.example.org: for links in webhooks. Empty: unknown."""
    secure_cookies: bool | None = None
    """Whether cookies travel over https only. None: when the request came over https."""
    guests: bool = True
    """Whether people may play without an account."""
    registration: bool = True
    """Whether new accounts can be made."""
    session_days: float = 90
    password_memory: int = 65536
    """Kibibytes that hashing one password takes: what makes guessing expensive. Tests use less."""
    calls_a_minute: int = 1200
    """Requests that one user or address may send in a minute before being asked to wait. 0: no limit."""
    websockets: int = 1000
    """WebSockets that may be open at a time; every page that shows the lobby or a table holds one. 0: no limit."""
    websockets_an_address: int = 200
    """The same from one address. Room for a club behind one address: 30 people with six pages each. 0: no limit."""
    connections: int = 500
    """Connections for anything else. If there are more, those that have waited longest for their client close."""
    sign_ins_a_minute: int = 20
    """Guests, registrations and logins from one address in a minute. 0: no limit."""
    largest_request: int = 64 * 1024
    largest_record: int = 1024 * 1024
    bot_workers: int = 1
    bot_seconds: float = 10
    """Seconds after which a bot that has not answered is replaced for that question, unless it says it takes longer."""
    thinking_seconds: float = 10
    """The longest that a bot may be asked to think about a decision: `best:10`. Slower bots are not offered."""
    hint_bot: str = "hard"
    """The bot that gives hints."""
    hints_a_minute: int = 20
    """Hints that players may ask for before they have to wait. 0: no limit."""
    chat_a_minute: int = 30
    """Lines of chat that users may write before they have to wait. 0: no limit."""
    review_bot: str = "hard"
    """The bot that says how a finished game went. A word that is not a bot, such as `none`: nobody does."""
    review_glancing_bot: str = "medium"
    """Looks at the whole game first, and the other one only at what seems to have cost most. `none`: nobody."""
    private_webhooks: bool = False
    """Whether webhooks may lead to addresses inside the host's own network."""
    metrics_public: bool = False
    """Whether anybody may read `/metrics`, not only programs on the same machine."""
    sweep_seconds: float = 1
    """How often clocks, forgotten bots and webhooks are looked at."""

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.folder / 'doab.sqlite3'}"


def settings_from(variables: Mapping[str, str], **chosen: Any) -> Settings:
    """Settings from environment variables: `DOAB_CALLS_A_MINUTE=0`. What was `chosen` takes precedence."""
    kinds = get_type_hints(Settings)
    given = {one.name: variables.get(PREFIX + one.name.upper(), "") for one in fields(Settings)}
    read = {name: _read(name, text, kinds[name]) for name, text in given.items() if text}
    return Settings(**{**read, **{name: value for name, value in chosen.items() if value is not None}})


def _read(name: str, text: str, kind: Any) -> Any:
    variable = PREFIX + name.upper()
    if kind in (bool, bool | None):
        if text.lower() not in YES | NO:
            raise SettingError(f"{variable} must be yes or no, not {text!r}")
        return text.lower() in YES
    if kind in (int, float):
        try:
            number = kind(text)
        except ValueError as error:
            raise SettingError(f"{variable} must be a number, not {text!r}") from error
        if not 0 <= number < float("inf"):
            raise SettingError(f"{variable} must not be {text}")
        return number
    return kind(text)
