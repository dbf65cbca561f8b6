"""Large answers travel compressed, unless they hold a secret of the person who asks.

The length of a compressed answer tells how much of it repeats itself. An attacker who can make somebody's browser ask
again and again, put words of their own into the answer and measure it on its way finds out, letter by letter, a secret
in the same answer (the attack is called BREACH). So tokens, keys, sessions, notes and talk stay as they are, and so
does the state of a table; what is named here is printed, public, or made of moves from a fixed list.
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
"""Takes a third of the time of the highest level, for a few per cent more bytes."""
IN_THREADS: Final = 16 * 1024
"""Answers larger than this many bytes are compressed in a thread, so that others do not wait."""


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
