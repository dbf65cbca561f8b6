"""What a webhook reports (docs/server/webhooks.md). All wording is here.

An event says that something happened at a table, never what is on it: somebody who reads along learns no secrets.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, get_args

from doab.core.errors import UnknownGame
from doab.core.registry import find_rules
from doab.server.rows.schema import Seat, TableRow

EventKind = Literal[
    "your_turn", "reminder", "timed_out", "rewind_asked", "game_started", "game_over", "invited", "chat"
]
EVENT_KINDS: tuple[EventKind, ...] = get_args(EventKind)
TEST = "test"
USUAL: tuple[EventKind, ...] = tuple(kind for kind in EVENT_KINDS if kind != "chat")
"""What a webhook is sent unless it says otherwise."""
QUIET_WHILE_PRESENT: frozenset[str] = frozenset({"your_turn", "reminder", "chat"})
"""People who have the table open see these anyway."""
LONGEST_QUOTE = 300
"""Characters of a remark that a message repeats; the details hold all of it."""

Details = Mapping[str, Any]
Payload = dict[str, Any]


def describe(kind: str, table: TableRow, seat: Seat, details: Details, at: float) -> Payload:
    """The event as it is sent, still without its id, and without a link: the sender knows how the server is reached."""
    title = _title_of(table.game)
    details = {"deadline": table.deadline, "confirm": table.held, **details} if kind == "your_turn" else dict(details)
    return {
        "event": kind,
        "at": at,
        "table": {"id": table.id, "game": table.game, "title": title, "link": None},
        "seat": {"seat": seat.number, "name": seat.name},
        "message": _WORDING[kind](title, seat.name or "", details, at),
        "details": details,
    }


def describe_test(at: float) -> Payload:
    """An event about no table: shows whether messages arrive."""
    message = "This is a test: messages from Doab arrive here."
    return {"event": TEST, "at": at, "table": None, "seat": None, "message": message, "details": {}}


def with_link(payload: Payload, address: str) -> Payload:
    """The same event with the way to its table, if the server knows how people reach it."""
    if not address or payload["table"] is None:
        return payload
    # People who are asked to play again want to see the new table.
    link = f"{address.rstrip('/')}/table/{payload['details'].get('rematch', payload['table']['id'])}"
    return {**payload, "table": {**payload["table"], "link": link}}


def _title_of(game: str) -> str:
    try:
        return find_rules(game).title
    except UnknownGame:
        return game  # taken out since the table was made; a message is still a message


# -- one sentence each


def _your_turn(title: str, name: str, details: Details, at: float) -> str:
    if details.get("confirm"):
        return f"{name}, your turn in {title} waits for you to confirm it."
    return f"{name}, it is your turn in {title}."


def _reminder(title: str, name: str, details: Details, at: float) -> str:
    deadline = details.get("deadline")
    if deadline is None:
        return f"{name}, {title} is waiting for you."
    return f"{name}, your time in {title} ends in {_span(deadline - at)}."


def _timed_out(title: str, name: str, details: Details, at: float) -> str:
    what = "you are out of the game" if details.get("what") == "drop" else "a bot plays for you until you return"
    return f"{name}, your time in {title} is up: {what}."


def _rewind_asked(title: str, name: str, details: Details, at: float) -> str:
    by = details.get("by", "Somebody")
    if "to" not in details:
        return f"{by} asks to take back part of {title}."
    return f"{by} asks to go back to answer {details['to']} of {title}."


def _game_started(title: str, name: str, details: Details, at: float) -> str:
    players = _listed(details.get("players", ()))
    return f"{title} has begun: {players}." if players else f"{title} has begun."


def _game_over(title: str, name: str, details: Details, at: float) -> str:
    winners = [place["name"] for place in details.get("result") or () if place["rank"] == 1]
    if not winners:
        return f"{title} is over."
    return f"{title} is over: {_listed(winners)} {'has' if len(winners) == 1 else 'have'} won."


def _invited(title: str, name: str, details: Details, at: float) -> str:
    return f"{details.get('by', 'Somebody')} would like to play {title} again and keeps a seat for you."


def _chat(title: str, name: str, details: Details, at: float) -> str:
    text = " ".join(str(details.get("text", "")).split())
    if len(text) > LONGEST_QUOTE:
        text = text[: LONGEST_QUOTE - 1] + "…"
    return f"{details.get('by', 'Somebody')} says in {title}: {text}"


_WORDING: dict[str, Callable[[str, str, Details, float], str]] = {
    "your_turn": _your_turn,
    "reminder": _reminder,
    "timed_out": _timed_out,
    "rewind_asked": _rewind_asked,
    "game_started": _game_started,
    "game_over": _game_over,
    "invited": _invited,
    "chat": _chat,
}


def _listed(names: Sequence[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)


def _span(seconds: float) -> str:
    """A length of time in the largest unit of which there are at least two: 90 minutes, but 2 hours."""
    for unit, length in (("day", 86_400), ("hour", 3_600), ("minute", 60)):
        if seconds >= 2 * length:
            return f"{round(seconds / length)} {unit}s"
    count = max(0, round(seconds))
    return f"{count} second{'' if count == 1 else 's'}"
