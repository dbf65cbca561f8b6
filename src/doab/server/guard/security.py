"""What stands before every route: strict headers, limits of number and size, no requests from other sites' pages.

`install` puts it in front of an application. All of it holds for WebSockets, too.
"""

from __future__ import annotations

import re
from functools import partial
from urllib.parse import urlsplit

from fastapi import FastAPI
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from doab.server.errors import Refused
from doab.server.guard import costs
from doab.server.guard.compression import Compression
from doab.server.guard.headers import security_headers
from doab.server.guard.limits import Limits, limits_of
from doab.server.guard.places import RequestLimit, SocketLimit
from doab.server.guard.refusals import install_refusals, refuse
from doab.server.guard.request_log import ASKED_BY_MACHINES
from doab.server.people.credentials import COOKIE, bearer_of
from doab.server.settings import Settings

SAFE_METHODS = {"GET", "HEAD", "OPTIONS", "TRACE"}
"""They change nothing."""
OUR_PAGES = {"same-origin", "none"}
"""What browsers call a request by one of our pages, or by the person in front of the browser."""
PORTS = {"http": 80, "https": 443}
HOST = re.compile(rb"([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{0,5})?")
"""A name or an address, and perhaps a port."""
RECORDS = "/api/records"
MESSAGE_TOO_BIG = 1009


def install(app: FastAPI, settings: Settings) -> None:
    app.state.limits = Limits(settings)
    install_refusals(app)
    # Nothing is answered with “look elsewhere”: an address that is slightly wrong is wrong.
    app.router.redirect_slashes = False
    _remove_pages_with_foreign_scripts(app)
    # The last one added is the first to see a request.
    app.add_middleware(SizeLimit, settings=settings)
    app.add_middleware(Compression)
    app.add_middleware(RequestLimit, settings=settings)
    app.add_middleware(SocketLimit, settings=settings)
    app.add_middleware(OwnPagesOnly)
    app.add_middleware(OneHost)
    app.add_middleware(CallLimit)
    app.add_middleware(SecurityHeaders)


def _remove_pages_with_foreign_scripts(app: FastAPI) -> None:
    """FastAPI's pages about the interface run scripts from another site, which we forbid. `/openapi.json` stays."""
    foreign = {app.docs_url, app.redoc_url, app.swagger_ui_oauth2_redirect_url} - {None}
    app.router.routes[:] = [route for route in app.router.routes if getattr(route, "path", None) not in foreign]
    app.docs_url = app.redoc_url = app.swagger_ui_oauth2_redirect_url = None


class SecurityHeaders:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                MutableHeaders(scope=message).update(security_headers(scope))
            await send(message)

        await self.app(scope, receive, send_with_headers)


class CallLimit:
    """Counts every request and every WebSocket that is opened. Messages over a WebSocket are counted there.

    Monitoring always gets through: it must see that the server is well, most of all when many people ask.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and scope["path"] not in ASKED_BY_MACHINES:
            connection = HTTPConnection(scope)
            try:
                limits_of(connection).count_call(connection)
            except Refused as refused:
                await refuse(refused, scope, receive, send)
                return
            with costs.paid_by(partial(limits_of(connection).count_call, connection)):
                await self.app(scope, receive, send)
            return
        await self.app(scope, receive, send)


class OneHost:
    """Refuses requests that do not say, once and legibly, which host they are for.

    Given two hosts, a proxy may believe one and we the other; HTTP/1.1 asks for exactly one, HTTP/1.0 for none.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            hosts = [value for name, value in scope["headers"] if name == b"host"]
            fewest = 0 if scope.get("http_version") == "1.0" else 1
            if not fewest <= len(hosts) <= 1 or not all(HOST.fullmatch(host) for host in hosts):
                message = "A request names the host that it is for in one “Host” header."
                await refuse(Refused(400, "bad_request", message), scope, receive, send)
                return
        await self.app(scope, receive, send)


class OwnPagesOnly:
    """Refuses what the page of another site makes a browser send: it would come with our visitor's cookie.

    Signing in counts, too, cookie or not: otherwise a page could sign its visitors in as somebody else.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        unsafe = scope["type"] == "websocket" or (scope["type"] == "http" and scope["method"] not in SAFE_METHODS)
        if unsafe and is_cross_site(HTTPConnection(scope)):
            message = "The request was made by a page of another site."
            await refuse(Refused(403, "cross_site", message), scope, receive, send)
            return
        await self.app(scope, receive, send)


def is_cross_site(connection: HTTPConnection) -> bool:
    """Whether a page of another origin asks. Programs that are not browsers say nothing about it and are believed."""
    if bearer_of(connection) is not None and COOKIE not in connection.cookies:
        return False  # no browser adds a token by itself
    site = connection.headers.get("sec-fetch-site")
    if site is not None:
        return site not in OUR_PAGES
    origin = connection.headers.get("origin")
    return origin is not None and not _is_same_host(origin, connection.headers.get("host", ""))


def _is_same_host(origin: str, host: str) -> bool:
    try:
        theirs, ours = urlsplit(origin), urlsplit(f"//{host}")
        usual = PORTS.get(theirs.scheme)
        same_port = (theirs.port or usual) == (ours.port or usual)
    except ValueError:
        return False
    return usual is not None and theirs.hostname is not None and theirs.hostname == ours.hostname and same_port


class SizeLimit:
    """Refuses bodies and messages that are too large: as soon as they are announced, at the latest when read."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.largest_request = settings.largest_request
        self.largest_record = settings.largest_record

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        largest = self.largest_record if scope["path"] == RECORDS else self.largest_request
        announced = Headers(scope=scope).get("content-length")
        if announced is not None:
            if not (announced.isascii() and announced.isdigit()):
                await refuse(Refused(400, "bad_request", "Content-Length is not a number."), scope, receive, send)
                return
            if len(announced) > 18 or int(announced) > largest:
                message = f"The request is larger than {largest} bytes."
                await refuse(Refused(413, "too_large", message), scope, receive, send)
                return
        read = 0

        async def receive_counting() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > largest:
                raise HTTPException(413)  # the code that reads the body lets this one through
            return message

        await self.app(scope, receive_counting, send)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def receive_measuring() -> Message:
            message = await receive()
            size = len((message.get("text") or "").encode("utf-8", "replace")) + len(message.get("bytes") or b"")
            if size > self.largest_request:
                await send({"type": "websocket.close", "code": MESSAGE_TOO_BIG, "reason": "too_large"})
                return {"type": "websocket.disconnect", "code": MESSAGE_TOO_BIG, "reason": "too_large"}
            return message

        await self.app(scope, receive_measuring, send)
