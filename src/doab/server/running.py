"""What all parts of a running server share. One per process; whatever processes must agree on is in the database."""

from __future__ import annotations

import asyncio
import logging
from typing import cast

from starlette.requests import HTTPConnection

from doab.server.bot_workers import BotWorkers
from doab.server.guard.metrics import Metrics
from doab.server.heartbeat import Heartbeat
from doab.server.hub import Hub
from doab.server.lobby_news import LobbyNews
from doab.server.rows.database import Database
from doab.server.settings import Settings
from doab.server.tables.bot_seats import BotSeats
from doab.server.tables.games import Games
from doab.server.tables.hints import Hints
from doab.server.tables.pasts import Pasts
from doab.server.tables.reviews import Reviews
from doab.server.tables.rooms import Glances
from doab.server.tables.scores import Courses
from doab.server.watching import Watching

logger = logging.getLogger(__name__)


class Running:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database_url)
        self.hub = Hub()
        self.heartbeat = Heartbeat(self.database, self.hub)
        self.lobby_news = LobbyNews(self.database, self.hub)
        self.watching = Watching(self.hub)
        self.games = Games()
        self.glances = Glances()
        self.pasts = Pasts()
        self.courses = Courses()
        self.metrics = Metrics(self.database)
        self.database.wrote = self.metrics.wrote
        self.workers = BotWorkers(settings.bot_workers, settings.bot_seconds)
        self.bots = BotSeats(self)
        self.hints = Hints(self)
        self.reviews = Reviews(self)

    async def open(self) -> None:
        """Before the first request, in the event loop."""
        await asyncio.to_thread(self.database.migrate)
        await asyncio.to_thread(self.workers.open)
        self.hub.open()
        await asyncio.to_thread(self.heartbeat.beat)
        self.lobby_news.open()
        self.bots.open()
        self.reviews.open()

    async def close(self) -> None:
        try:
            await asyncio.to_thread(self.heartbeat.beat)
        except Exception:
            logger.exception("the last beat could not be written")
        await self.bots.close()
        await self.reviews.close()
        await self.lobby_news.close()
        await asyncio.to_thread(self.workers.close)
        self.database.close()


def running_of(connection: HTTPConnection) -> Running:
    """The server that a request or WebSocket came to."""
    return cast(Running, connection.app.state.running)
