"""One line and one count for every request and every WebSocket: what was asked for, by whom, and how long it took."""

from __future__ import annotations

import logging
import re
import secrets
import time
from typing import Any, Final

from starlette.datastructures import MutableHeaders
from starlette.routing import Mount
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from doab.server.guard.logs import request_id, short
from doab.server.guard.metrics import NO_ROUTE, Metrics

HEADER: Final = "X-Request-Id"
ASKED_BY_MACHINES: Final = {"/healthz", "/metrics"}
"""Asked for every few seconds: logged only for those who want to know everything."""
_ID: Final = re.compile(r"[\w-]{16,}", re.ASCII)

logger = logging.getLogger("doab.server.requests")


class RequestLog:
    """Outside everything else between the server and the routes, so that refusals are logged, too.

    Reads `scope["state"]["user_id"]`, which is set where the user is found out.
    """

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        number = _begin(scope)
        path = scope["path"]  # a mounted application changes it
        status = 0
        began = time.perf_counter()

        async def send_with_number(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)[HEADER] = number
            await send(message)

        try:
            await self.app(scope, receive, send_with_number)
        except Exception:
            status = 500
            raise
        finally:
            seconds = time.perf_counter() - began
            route = route_of(scope, path)
            self.metrics.requested(route or NO_ROUTE, scope["method"], status, seconds)
            level = logging.WARNING if status >= 500 else logging.DEBUG if path in ASKED_BY_MACHINES else logging.INFO
            told = {"method": scope["method"], "path": told_path(scope, path, route), "status": status}
            logger.log(level, "request", extra={**told, "ms": round(seconds * 1000, 1), **_user(scope)})

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        _begin(scope)
        path = scope["path"]
        is_open = False
        status: int | None = None
        code: int | None = None
        began = time.perf_counter()

        def told() -> dict[str, Any]:
            return {"path": told_path(scope, path, route_of(scope, path)), **_user(scope)}

        async def receive_noting() -> Message:
            nonlocal code
            message = await receive()
            if message["type"] == "websocket.disconnect":
                code = code or message.get("code")
            return message

        async def send_noting(message: Message) -> None:
            nonlocal is_open, status, code
            if message["type"] == "websocket.accept":
                is_open = True
                self.metrics.websocket_opened()
                logger.info("websocket opened", extra=told())
            elif message["type"] == "websocket.close":
                code = message.get("code", 1000)
            elif message["type"] == "websocket.http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive_noting, send_noting)
        finally:
            seconds = round(time.perf_counter() - began, 1)
            if is_open:
                self.metrics.websocket_closed()
                logger.info("websocket closed", extra={**told(), "code": code, "seconds": seconds})
            else:
                logger.info("websocket refused", extra={**told(), "code": code, "status": status})


def _begin(scope: Scope) -> str:
    """A number of our own: one from outside could be anything."""
    number = secrets.token_hex(8)
    request_id.set(number)
    scope.setdefault("state", {})["request_id"] = number
    return number


def _user(scope: Scope) -> dict[str, str]:
    user = scope.get("state", {}).get("user_id")
    return {"user": user} if user is not None else {}


def route_of(scope: Scope, path: str) -> str | None:
    """The pattern that the path was matched with, such as `/api/tables/{table_id}`; None: it was not matched."""
    route = scope.get("route")
    if isinstance(route, Mount):
        return f"{route.path}/*"
    pattern = getattr(route, "path_format", None)
    if not isinstance(pattern, str):
        return None
    # The route of a router that is included in another one knows only its own part of the path, the end.
    end = pattern.format_map(scope.get("path_params", {}))
    return path.removesuffix(end) + pattern if path.endswith(end) else None


def told_path(scope: Scope, path: str, route: str | None) -> str:
    """The path with its ids shortened."""
    if route is None or isinstance(scope.get("route"), Mount):
        return _ID.sub(lambda match: short(match[0]), path)
    return route.format_map({name: short(str(value)) for name, value in scope.get("path_params", {}).items()})
