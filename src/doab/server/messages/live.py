"""Messages through WebSockets (docs/server/api.md)."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from doab.server.messages.tables import HappeningInfo, LobbyTable, StepInfo, TableState


class TableChanged(BaseModel):
    """What a page that has a table open is sent: first all there is, with the end of the log, then what has changed."""

    type: Literal["changed"] = "changed"
    revision: int
    kept: int
    """So many answers stand as they were told before; those after them are in `steps`, the last ones at least."""
    state: TableState
    """At first whole; then those parts that differ, and of `table` and `position` those of their parts that do."""
    steps: list[StepInfo]
    happenings: list[HappeningInfo]
    """Those that have not been told before."""


class LobbyNews(BaseModel):
    """What a lobby page is sent: first everything it shows, then what has changed."""

    type: Literal["lobby"] = "lobby"
    whole: bool
    tables: list[LobbyTable]
    gone: list[str]
    """Tables that are no longer shown."""
