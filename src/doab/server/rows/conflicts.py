"""PostgreSQL ends a transaction when two wait for each other. Nothing of it was kept: the request is made again."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final, TypeVar

from sqlalchemy.exc import DBAPIError
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from doab.server.rows.postgres import is_conflict

TIMES: Final = 3
"""How often a request is tried in all."""

Result = TypeVar("Result")
logger = logging.getLogger(__name__)


def once_more(do: Callable[[], Result]) -> Result:
    """What a thread does for a request that came through a WebSocket."""
    for _ in range(TIMES - 1):
        try:
            return do()
        except DBAPIError as error:
            _check_conflict(error)
    return do()


class OnceMore:
    """The same for requests over HTTP, around everything that reads and answers them."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        heard: list[Message] = []
        answered = False

        async def answering(message: Message) -> None:
            nonlocal answered
            answered = True
            await send(message)

        for tries in range(1, TIMES + 1):
            try:
                await self.app(scope, _hearing_again(heard, receive), answering)
                return
            except DBAPIError as error:
                if answered or tries == TIMES:
                    raise
                _check_conflict(error)


def _hearing_again(heard: list[Message], receive: Receive) -> Receive:
    """Gives the messages that have been heard already, and then those that come."""
    number = 0

    async def hearing() -> Message:
        nonlocal number
        if number == len(heard):
            heard.append(await receive())
        number += 1
        return heard[number - 1]

    return hearing


def _check_conflict(error: DBAPIError) -> None:
    if not is_conflict(error):
        raise error
    logger.warning("a transaction gave way to another one and is made again", extra={"error": str(error.orig)})
