"""What all parts of a running server share. One a process; whatever two processes must agree on is in the database."""

from __future__ import annotations

from typing import cast

from starlette.requests import HTTPConnection

from doab.server.database import Database
from doab.server.hub import Hub
from doab.server.settings import Settings


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database_url)
        self.hub = Hub()

    def open(self) -> None:
        """Before the first request."""
        self.database.migrate()

    def close(self) -> None:
        self.database.close()


def house_of(connection: HTTPConnection) -> House:
    """The house that a request or WebSocket came to."""
    return cast(House, connection.app.state.house)
