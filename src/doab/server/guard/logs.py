"""What the server logs for the people who run it: one JSON object per line on stderr, or plain lines for a terminal.

`logger.info("what happened", extra={"table": …})`: the fields are in the line beside the event. Nothing that is
logged here may be of use to a reader who should not have it: no cookies, bodies or query strings, and of a table's id
only the beginning, since the whole id is an invitation.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from contextvars import ContextVar
from typing import Any, Final

request_id: ContextVar[str | None] = ContextVar("request_id", default=None)
"""Of the request being answered: it is in every line that is written meanwhile."""

SHOWN_OF_AN_ID: Final = 4
QUIET: Final = ("alembic", "asyncio", "httpcore", "httpx", "sqlalchemy", "websockets")
"""Packages that log at length. httpx would even log the addresses of webhooks, which are secrets."""

# What every record has; anything else in it was given as a field.
_COMMON: Final = {*logging.makeLogRecord({}).__dict__, "message", "asctime", "taskName", "color_message"}


def short(some_id: str) -> str:
    """Enough of an id to find its lines again, too little to use it."""
    return some_id if len(some_id) <= SHOWN_OF_AN_ID else f"{some_id[:SHOWN_OF_AN_ID]}…"


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    fields = {name: value for name, value in record.__dict__.items() if name not in _COMMON}
    current = request_id.get()
    if current is not None:
        fields.setdefault("request", current)
    return fields


class JsonLines(logging.Formatter):
    """`{"time": …, "level": …, "logger": …, "event": …, …}`; a traceback stands under `error`."""

    def format(self, record: logging.LogRecord) -> str:
        whole = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line = {
            **fields_of(record),
            "time": f"{whole}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage().strip(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        ordered = {name: line.pop(name) for name in ("time", "level", "logger", "event")}
        return json.dumps({**ordered, **line}, default=str)


class PlainLines(logging.Formatter):
    """Time of day, level, event and fields; a traceback below."""

    def format(self, record: logging.LogRecord) -> str:
        clock = time.strftime("%H:%M:%S", time.localtime(record.created))
        fields = "".join(f" {name}={value}" for name, value in fields_of(record).items())
        # A path is what somebody sent: it must not be able to break the line or steer the terminal.
        told = f"{record.getMessage().strip()}{fields}"
        safe = "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in told)
        line = f"{clock} {record.levelname.lower():<7} {safe}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def configure_logs(level: str, plain: bool) -> None:
    """From now on everything that is logged in this process goes to stderr in one form."""
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(PlainLines() if plain else JsonLines())
    root = logging.getLogger()
    root.handlers = [lines]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
        logger.setLevel(logging.NOTSET)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.filters = [_worth_telling]


def _worth_telling(record: logging.LogRecord) -> bool:
    """`RequestLog` logs as much about every WebSocket as anybody needs.

    Uvicorn logs its whole address, and takes a refused handshake for a fault in the program.
    """
    return "WebSocket %s" not in str(record.msg) and "without completing handshake" not in str(record.msg)
