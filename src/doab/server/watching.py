"""Who has which table open. Only this process knows it: people are shown it, but nothing depends on it."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from doab.server.hub import Hub, table_topic
from doab.server.messages.tables import Watchers

if TYPE_CHECKING:
    from doab.server.people.visitor import Visitor

MOST_NAMED = 20
"""Any more are only counted: everybody who watches gets a message about everybody who comes."""

Person = tuple[str, str]
"""Id and name of a user."""


class Watching:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._lock = threading.Lock()
        self._open: dict[str, Counter[Person | None]] = {}

    @contextmanager
    def present(self, table_id: str, visitor: Visitor | None) -> Iterator[None]:
        """Somebody has the table open as long as the block lasts; None: somebody without a name."""
        who = None if visitor is None else (visitor.user_id, visitor.name)
        with self._lock:
            self._open.setdefault(table_id, Counter())[who] += 1
        self._tell(table_id)
        try:
            yield
        finally:
            with self._lock:
                self._open[table_id] -= Counter([who])  # people who are no longer there are gone from the counter
                if not self._open[table_id]:
                    del self._open[table_id]
            self._tell(table_id)

    def is_here(self, table_id: str, user_id: str) -> bool:
        with self._lock:
            return any(who is not None and who[0] == user_id for who in self._open.get(table_id, ()))

    def at(self, table_id: str, seated: Collection[str]) -> Watchers:
        """All who have the table open except those who sit at it; somebody with a name counts once in all windows."""
        with self._lock:
            there = dict(self._open.get(table_id, {}))
        nameless = there.pop(None, 0)
        names = sorted((who[1] for who in there if who is not None and who[0] not in seated), key=str.casefold)
        return Watchers(names=names[:MOST_NAMED], others=nameless + len(names[MOST_NAMED:]))

    def _tell(self, table_id: str) -> None:
        self._hub.publish(table_topic(table_id), {"type": "watchers"})
