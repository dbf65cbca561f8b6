"""What a host can choose. `doab serve` fills it from its options and from variables `DOAB_…`."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import platformdirs


def default_folder() -> Path:
    """Where the tables of this user's server live."""
    return Path(platformdirs.user_data_dir("doab", appauthor=False))


@dataclass(frozen=True)
class Settings:
    folder: Path = field(default_factory=default_folder)
    """Holds the database `doab.sqlite3`."""
    database: str = ""
    """Another database than the one in the folder, as an SQLAlchemy address."""
    address: str = ""
    """How people reach the server, such as https://games.example.org: for links in webhooks. Empty: unknown."""
    secure_cookies: bool | None = None
    """Whether cookies travel over https only. None: when the request came over https."""
    guests: bool = True
    """Whether one may play without an account."""
    registration: bool = True
    """Whether new accounts can be made."""
    session_days: float = 90
    password_memory: int = 65536
    """Kibibytes that hashing one password takes: what makes guessing expensive. Tests take less."""
    calls_a_minute: int = 1200
    """Requests that one user or address may send in a minute before it is asked to wait. 0: no limit."""
    sign_ins_a_minute: int = 20
    """Guests, registrations and logins from one address in a minute. 0: no limit."""
    largest_request: int = 64 * 1024
    largest_record: int = 1024 * 1024
    bot_workers: int = 1
    bot_seconds: float = 10
    """A bot that has not answered by then is replaced for that question."""
    private_webhooks: bool = False
    """Whether webhooks may lead to addresses inside the host's own network."""
    metrics_public: bool = False
    """Whether anybody may read `/metrics`, not only programs on the same machine."""
    sweep_seconds: float = 1
    """How often clocks, forgotten bots and webhooks are looked at."""

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.folder / 'doab.sqlite3'}"
