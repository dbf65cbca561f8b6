"""One process that serves an application until it is told to stop."""

from __future__ import annotations

import errno
import logging
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType
from typing import Final

import uvicorn
from fastapi import FastAPI

from doab.core.errors import DoabError
from doab.server.guard.connections import PATIENCE, Connections, connection_class
from doab.server.settings import Settings

if sys.platform != "win32":
    import resource

OTHER_FILES: Final = 200
"""Files that a process needs besides its connections: the database, what it sends, pipes to bots."""
LARGEST_MESSAGE: Final = 64 * 1024
PING: Final = 20.0
GRACE: Final = 3
"""Seconds that requests and WebSockets have to end when the server stops."""
TICKS: Final = 10
"""Of Uvicorn's clock in a second."""
SWITCH_SECONDS: Final = 0.0005
"""How long a thread that calculates may keep the event loop waiting (Python's own value is ten times that)."""
ANY_ADDRESS: Final = ("0.0.0.0", "::")

logger = logging.getLogger(__name__)


class CannotListen(DoabError):
    """The address is not available."""


def listen(host: str, port: int) -> socket.socket:
    """Take the address now, so that anything wrong with it is known before anything else starts."""
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
            errno.EADDRINUSE: f"{where} is taken by another program: choose another one with --port",
            errno.EACCES: f"{where} is only for programs with special rights: choose another one with --port",
            errno.EADDRNOTAVAIL: f"{host} is not an address of this machine: choose another one with --host",
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

    def __init__(self, config: uvicorn.Config, connections: Connections, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.connections = connections
        self.ready = ready

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS == 0:
            self.connections.look_after({one.transport for one in self.server_state.connections})
        return await super().on_tick(counter)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Uvicorn would raise the same signal again, as if it had failed, and end in disorder when asked a second time.

        Here, being stopped is not a failure, and it takes a few seconds at most, however often one asks.
        """
        self.should_exit = True


def allow_files(settings: Settings) -> None:
    """Every connection is an open file. Systems commonly allow a process fewer than it may ask for."""
    if sys.platform == "win32":
        return
    wanted = settings.websockets + settings.connections + OTHER_FILES
    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if allowed < wanted and most != resource.RLIM_INFINITY:
        wanted = min(wanted, most)
    if allowed < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    if wanted < settings.websockets + settings.connections + OTHER_FILES:
        logger.warning("the system allows this process too few open files", extra={"allowed": most})


def serve_app(
    app: FastAPI, settings: Settings, listening: socket.socket, ready: Callable[[], None], proxies: str = ""
) -> None:
    """Serve until a signal comes. `proxies` are the addresses that are believed about the visitor's address."""
    allow_files(settings)
    connection = connection_class(settings.connections)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,  # `RequestLog` does it without giving away secrets
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        http=connection,
        timeout_keep_alive=PATIENCE,
        timeout_graceful_shutdown=GRACE,
    )
    server = AnnouncingServer(config, connection.everybody, ready)

    for number in (signal.SIGINT, signal.SIGTERM):  # at once: Uvicorn begins to listen to them a little later
        signal.signal(number, server.handle_exit)
    sys.setswitchinterval(SWITCH_SECONDS)
    server.run([listening])
