"""Large answers travel compressed, if they hold nothing that is a secret of whoever asks.

The length of a compressed answer tells how much of it repeats itself. Whoever makes somebody's browser ask again and
again, can have words of his own put into the answer, and measures it on its way, so finds out, letter by letter, a
secret in the same answer (the attack is called BREACH). So tokens, keys, sessions, notes and talk stay as they are, and
so does the state of a table; what is named here is printed, public, or made of moves from a fixed list.
"""

from __future__ import annotations

import re
from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

COMPRESSED: Final = re.compile(
    r"/openapi\.json"
    r"|/api/games(/[^/]+/(places|edition))?"
    r"|/api/bots"
    r"|/api/tables(/[^/]+/(steps|since|record|scores|review|edition|positions/\d+))?"
)
SMALLEST: Final = 1000
LEVEL: Final = 5
"""Takes a third of the time of the highest one, for a few per cent more."""
IN_THREADS: Final = 16 * 1024
"""Bytes from which on others do not wait for it."""


class Compression:
    """WebSockets compress by themselves, and the pages lie compressed beside themselves."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.compressing = GZipMiddleware(
            app, minimum_size=SMALLEST, compresslevel=LEVEL, thread_minimum_size=IN_THREADS
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_compressed = scope["type"] == "http" and scope["method"] == "GET" and COMPRESSED.fullmatch(scope["path"])
        await (self.compressing if is_compressed else self.app)(scope, receive, send)
