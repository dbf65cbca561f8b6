"""What happened, in phrases: the parts of a line of the log."""

from __future__ import annotations

from typing import Final

from doab.agra.said.terms import (
    board_words,
    good_term,
    guild_term,
    notable_term,
    source_words,
    space_term,
    tile_words,
)
from doab.agra.table.things import GOODS, GUILDS, N_ROWS_OF_ORDERS, NOTABLES
from doab.core.chance import CHANCE
from doab.core.events import GAIN, MOVE, PAY, PLACE, REVEAL, SCORE, TURN, Event
from doab.core.wording import Phrase, Term, key_of, phrase, raw

SWAPS: Final = ("english trader", "tile 10", "trader", "dyer", "meditation")
"""Payments that are one half of an exchange."""
MARKS_OF_A_TURN: Final = ("start player", "round", "last round ahead", "end")
"""The marks of turns and rounds that are told; the beginning of a turn shows in what is done in it."""


def event_phrase(event: Event) -> Phrase | None:
    """What happened, as part of a line of the log; None for what need not be told."""
    if event.verb == TURN:
        if event.what not in MARKS_OF_A_TURN:
            return None
        fields = {"amount": int(event.amount)} if event.what == "round" else {}
        return Phrase(key_of("agra-event", event.what), fields)
    told = {GAIN: _gained, PAY: _paid, PLACE: _placed, MOVE: _moved, SCORE: _scored, REVEAL: _revealed}[event.verb]
    return told(event) or raw(str(event))


def _gained(event: Event) -> Phrase | None:
    what, amount = event.what, int(event.amount)
    if event.source == "contract":
        return phrase("agra-event-contract", notable=notable_term(what))
    if what.startswith("tile "):
        return phrase("agra-event-take-tile", tile=tile_words(_number_of(what)))
    if what == "cover":
        return phrase("agra-event-cover")
    if what == "meditation points":
        return phrase("agra-event-gain-points", amount=amount)
    if what in ("rupees", "favour"):
        return phrase(key_of("agra-event-gain", what), amount=amount, source=source_words(event.source))
    return phrase("agra-event-gain-good", amount=amount, good=good_term(what)) if what in GOODS else None


def _paid(event: Event) -> Phrase | None:
    what, amount = event.what, int(event.amount)
    if event.source == "luxury good":
        return phrase("agra-event-use", good=good_term(what))
    if what.startswith("tile "):
        return phrase("agra-event-give-tile-back", tile=tile_words(_number_of(what)))
    if what == "meditation points":
        return phrase("agra-event-pay-points", amount=amount)
    source = source_words(event.source)
    if what in ("rupees", "favour"):
        return phrase(key_of("agra-event-pay", what), amount=amount, source=source)
    if what not in GOODS:
        return None
    key = "agra-event-swap-good" if event.source in SWAPS else "agra-event-pay-good"
    return phrase(key, amount=amount, good=good_term(what), source=source)


def _placed(event: Event) -> Phrase | None:
    what = event.what
    if what in ("worker", "merchant", "builder", "rupees"):
        return phrase(key_of("agra-event-place", what), space=space_term(event.target))
    if what == "building":
        key = "agra-event-place-building-nobody" if event.seat == CHANCE else "agra-event-place-building"
        return phrase(key, building=space_term(event.target))
    if what in ("neutral marker", "marker"):
        return phrase(key_of("agra-event-place", what), place=board_words(event.target))
    if what == "order limit":
        return phrase("agra-event-order-limit", amount=int(event.amount))
    if what.endswith(" order marker"):
        return phrase("agra-event-place-order-marker", guild=guild_term(what.split()[0]), amount=int(event.amount))
    if what not in GOODS:
        return None
    where = event.target.split()[0]
    if where == "bowl":
        return phrase("agra-event-gift", good=good_term(what))
    if where in NOTABLES:
        return phrase("agra-event-deliver", good=good_term(what), notable=notable_term(where))
    return phrase("agra-event-place-good", good=good_term(what), notable=notable_term(event.target))


def _moved(event: Event) -> Phrase | None:
    what, amount = event.what, int(event.amount)
    if what in GOODS:
        return phrase("agra-event-process", amount=amount, source=good_term(what), good=good_term(event.target))
    if what == "worker":
        return _moved_worker(event)
    if what in ("farmer", "boat"):
        return phrase(key_of("agra-event-move", what), amount=amount)
    if what.startswith("price token "):
        token = _number_of(what)
        if not amount:
            return phrase("agra-event-price-home", token=token)
        return phrase("agra-event-price", token=token, good=good_term(event.target), amount=amount)
    if what.endswith(" order marker"):
        guild = guild_term(what.split()[0])
        if amount > N_ROWS_OF_ORDERS:
            return phrase("agra-event-orders-fulfilled", guild=guild)
        return phrase("agra-event-move-order-marker", guild=guild, amount=amount)
    if what == "meditation marker":
        return phrase("agra-event-blocked", action=Term(key_of("agra-circle", event.target)))
    if what == "builder" and event.target == "box":
        return phrase("agra-event-builder-gone")
    if what in ("merchant", "builder"):
        return phrase(key_of("agra-event-move", what), amount=amount, space=space_term(event.target))
    return None


def _moved_worker(event: Event) -> Phrase:
    """A worker stands up, lies down, goes home, or goes to the Cook and comes back from him."""
    if event.target == "cook":
        return phrase("agra-event-worker-to-cook")
    if event.source == "cook":
        return phrase("agra-event-worker-from-cook")
    return phrase(key_of("agra-event-worker", event.target), space=space_term(event.source))


def _scored(event: Event) -> Phrase | None:
    if event.what in GUILDS:
        return phrase("agra-event-influence", guild=guild_term(event.what), step=int(event.target))
    return phrase("agra-event-tracker") if event.what == "tracker" else None


def _revealed(event: Event) -> Phrase | None:
    return phrase("agra-event-reveal", tile=tile_words(_number_of(event.what)))


def _number_of(what: str) -> int:
    """Of `tile 4` or `price token 2`."""
    return int(what.split()[-1])
