"""What is asked of the server costs calls, of which everybody may make a certain number a minute (`calls_a_minute`).

A request costs one call, which is what the smallest of them takes: a millisecond or two. Whatever takes longer says so
with `charge` before it begins; then the visitor who asked for it pays, or has to wait. What the server does by itself,
such as playing for bots, is charged to nobody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

ANSWERS_TOLD: Final = 20
"""Answers of a log that are sent for one call."""
ANSWERS_REPLAYED: Final = 20
"""Answers that are replayed with everything they do: a game that is not in memory, its scores."""
ANSWERS_PASSED: Final = 100
"""Answers that are gone through on the way to a position, or written into a record."""
ANSWERS_TRIED: Final = 1
"""Answers that are tried out: the game is copied for each."""
BYTES_OF_RECORD: Final = 500
"""Bytes of an uploaded record: it is read, checked by replaying it, and kept. Some twenty answers."""
TABLE: Final = 10
"""A new table."""
SOCKET_REFUSED: Final = 5
"""A WebSocket for which there is no room: it is opened and closed."""

_payer: ContextVar[Callable[[float], None] | None] = ContextVar("payer", default=None)


def charge(calls: float) -> None:
    """The visitor who asked for what is being done now pays this many calls, or is refused."""
    payer = _payer.get()
    if payer is not None:
        payer(calls)


@contextmanager
def paid_by(payer: Callable[[float], None] | None) -> Iterator[None]:
    """What is done in the block, also in threads and tasks that begin in it, is charged to `payer`; None: to nobody."""
    token = _payer.set(payer)
    try:
        yield
    finally:
        _payer.reset(token)
