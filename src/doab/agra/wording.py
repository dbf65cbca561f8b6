"""The game in English: the functions that fill the sentences of `sentences.py`.

Rules name a question, an answer or an event; how that is said to a person stands there and nowhere else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from doab.agra.names import GOODS, GUILDS, N_ROWS_OF_ORDERS, NOTABLES
from doab.agra.sentences import TEMPLATES, TITLES
from doab.core.events import GAIN, MOVE, PAY, PLACE, REVEAL, SCORE, TURN, Event
from doab.core.wording import Wording

ENGLISH: Final = Wording(TEMPLATES)
say = ENGLISH.say
question_sentence = ENGLISH.question

SWAPS: Final = ("english trader", "tile 10", "trader", "dyer", "meditation")
"""Payments that are one half of an exchange."""


def title(notable: str) -> str:
    """How a notable is addressed."""
    return TITLES[notable]


def event_lines(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """The log of some events: what one player did in a row is one line."""
    return ENGLISH.lines(events, names, event_phrase)


def event_phrase(event: Event) -> str | None:
    """What happened, as a part of a line of the log; None for what need not be told."""
    phrases = {GAIN: _gained, PAY: _paid, PLACE: _placed, MOVE: _moved, SCORE: _scored, TURN: _turned}
    if event.verb == REVEAL:
        return say("event-reveal", **_fields(event))
    if event.verb in phrases:
        return phrases[event.verb](event)
    return _by_key(event)


def _by_key(event: Event) -> str:
    """The phrase of just this verb and thing; plain words for what has none."""
    key = f"event-{event.verb} {event.what}"
    return " ".join(say(key if key in ENGLISH else "event-other", **_fields(event)).split())


def _fields(event: Event) -> dict[str, object]:
    return {
        "verb": event.verb,
        "what": event.what,
        "amount": event.amount,
        "source": TITLES.get(event.source, event.source),
        "target": event.target,
    }


def _gained(event: Event) -> str:
    if event.source == "contract":
        return say("event-gain contract", notable=title(event.what))
    if event.what.startswith("tile "):
        return say("event-gain tile", **_fields(event))
    key = f"event-gain {event.what}"
    return say(key if key in ENGLISH else "event-gain", **_fields(event))


def _paid(event: Event) -> str:
    if event.source == "luxury good":
        return say("event-pay luxury", **_fields(event))
    if event.what.startswith("tile "):
        return say("event-pay tile", **_fields(event))
    if event.what in GOODS and event.source in SWAPS:
        return say("event-pay swap", **_fields(event))
    key = f"event-pay {event.what}"
    return say(key if key in ENGLISH else "event-pay", **_fields(event))


def _placed(event: Event) -> str:
    if event.what == "building" and event.seat < 0:
        return say("event-place building nobody", **_fields(event))
    if event.what == "neutral marker":
        return say("event-place neutral", **_fields(event))
    if event.what in GOODS:
        where = event.target.split()[0]
        if where in NOTABLES:
            return say("event-place notable", notable=title(where), **_fields(event))
        return say("event-place bowl" if where == "bowl" else "event-place good", **_fields(event))
    if event.what == "order limit":
        return say("event-place order limit", **_fields(event))
    if event.what.endswith("order marker"):
        return say("event-place order marker", guild=event.what.split()[0], **_fields(event))
    return _by_key(event)


def _moved(event: Event) -> str:
    if event.what in GOODS:
        return say("event-move good", **_fields(event))
    if event.what == "worker":
        return say(f"event-move {event.target}", **_fields(event))
    if event.what.startswith("price token"):
        return say("event-move price" if event.amount else "event-move price home", **_fields(event))
    if event.what == "builder" and event.target == "box":
        return say("event-move builder gone")
    if event.what.endswith("order marker"):
        key = "event-move order marker below" if event.amount > N_ROWS_OF_ORDERS else "event-move order marker"
        return say(key, guild=event.what.split()[0], **_fields(event))
    return _by_key(event)


def _scored(event: Event) -> str:
    return say("event-score guild" if event.what in GUILDS else "event-score tracker", **_fields(event))


def _turned(event: Event) -> str | None:
    key = f"event-turn {event.what}"
    return say(key, **_fields(event)) if key in ENGLISH else None
