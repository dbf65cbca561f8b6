"""One process that serves an application until it is told to stop."""

from __future__ import annotations

import errno
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType
from typing import Final

import uvicorn
from fastapi import FastAPI

from doab.core.errors import DoabError

CONNECTIONS: Final = 900
"""More are refused: systems commonly allow a process 1,024 open files, and the database needs some."""
KEEP_ALIVE: Final = 75
"""Seconds that an idle connection stays open: longer than proxies keep theirs, so that it is they who close."""
LARGEST_MESSAGE: Final = 64 * 1024
PING: Final = 20.0
GRACE: Final = 3
"""Seconds that requests and WebSockets have to end when the server stops."""
SWITCH_SECONDS: Final = 0.0005
"""How long a thread that calculates may keep the event loop waiting (Python's own value is ten times that)."""
ANY_ADDRESS: Final = ("0.0.0.0", "::")


class CannotListen(DoabError):
    """The address is not to be had."""


def listen(host: str, port: int) -> socket.socket:
    """Take the address now, so that what is wrong with it is known before anything else is started."""
    where = f"{host} port {port}"
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (socket.gaierror, UnicodeError) as error:  # not known, or no name at all
        raise CannotListen(f"there is no address “{host}” to listen on") from error
    family, _, _, _, address = min(found, key=lambda one: one[0] != socket.AF_INET)
    listening = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":  # there it would let two servers have the same port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(address)
        listening.listen()
    except OSError as error:
        listening.close()
        reasons = {
            errno.EADDRINUSE: f"{where} is taken by another program: --port chooses another one",
            errno.EACCES: f"{where} is only for programs with special rights: --port chooses another one",
            errno.EADDRNOTAVAIL: f"{host} is not an address of this machine: --host chooses another one",
        }
        raise CannotListen(reasons.get(error.errno or 0, f"cannot listen on {where}: {error.strerror}")) from error
    return listening


def url_of(listening: socket.socket) -> str:
    """Where a browser on this machine finds it."""
    host, port = listening.getsockname()[:2]
    if host in ANY_ADDRESS:
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


class AnnouncingServer(uvicorn.Server):
    """Says when it is ready, and stops in good order when a signal comes."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Uvicorn would end by the same signal again, as if it had failed, and in disorder when asked a second time.

        Here being stopped is no failure, and it takes a few seconds at most, however often one asks.
        """
        self.should_exit = True


def serve_app(app: FastAPI, listening: socket.socket, ready: Callable[[], None], proxies: str = "") -> None:
    """Serve until a signal comes. `proxies` are the addresses whose word about the visitor's address is taken."""
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,  # `RequestLog` does it without telling secrets
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        limit_concurrency=CONNECTIONS,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=GRACE,
    )
    server = AnnouncingServer(config, ready)

    for number in (signal.SIGINT, signal.SIGTERM):  # at once: Uvicorn begins to listen to them a little later
        signal.signal(number, server.handle_exit)
    sys.setswitchinterval(SWITCH_SECONDS)
    server.run([listening])
