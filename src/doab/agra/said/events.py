"""What happened, in phrases: the parts of a line of the log."""

from __future__ import annotations

from typing import Final

from doab.agra.said.places import place_words
from doab.agra.said.terms import (
    by_words,
    good_term,
    guild_term,
    notable_term,
    tile_words,
)
from doab.agra.table.things import (
    BOWL,
    BUILDING,
    FAVOUR_ACTION,
    GOOD,
    GOODS,
    GUILDS,
    MAX_SLOTS,
    N_ROWS_OF_ORDERS,
    NOTABLE,
    ORDER,
    ORDERS,
    PIER,
    PRICE_TOKEN,
    SCROLL,
    SLOT,
    SWAP_ONE,
    TILE,
)
from doab.core.chance import CHANCE
from doab.core.events import GAIN, MOVE, PAY, PLACE, REVEAL, SCORE, TURN, Event
from doab.core.wording import Field, Phrase, key_of, phrase, raw

SWAPS: Final = ("english_trader", FAVOUR_ACTION[SWAP_ONE], "trader", "dyer", "meditation")
"""Payments that are one half of an exchange."""
MARKS_OF_A_TURN: Final = ("start player", "round", "last round ahead", "end")
"""The marks of turns and rounds that are shown; the beginning of a turn is clear from what is done in it."""


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
    notable, tile = NOTABLE.find(what), TILE.find(what)
    if notable >= 0:
        return phrase("agra-event-contract", notable=notable_term(notable))
    if tile >= 0:
        return phrase("agra-event-take-tile", tile=tile_words(tile + 1))
    if what == "cover":
        return phrase("agra-event-cover")
    if what == "meditation points":
        return phrase("agra-event-gain-points", amount=amount)
    if what in ("rupees", "favour"):
        return phrase(key_of("agra-event-gain", what), amount=amount, source=_source(event))
    return phrase("agra-event-gain-good", amount=amount, good=good_term(what)) if what in GOODS else None


def _source(event: Event) -> Field:
    """What brought something; a luxury good is named by itself."""
    good = SCROLL.find(event.from_)
    if good >= 0:
        return good_term(good)
    return by_words(event.by) if event.by else place_words(event.from_)


def _paid(event: Event) -> Phrase | None:
    what, amount, tile = event.what, int(event.amount), TILE.find(event.what)
    if SCROLL.find(event.to) >= 0:
        return phrase("agra-event-use", good=good_term(what))
    if tile >= 0:
        return phrase("agra-event-give-tile-back", tile=tile_words(tile + 1))
    if what == "meditation points":
        return phrase("agra-event-pay-points", amount=amount)
    if what in ("rupees", "favour"):
        return phrase(key_of("agra-event-pay", what), amount=amount, source=by_words(event.by))
    if what not in GOODS:
        return None
    key = "agra-event-swap-good" if event.by in SWAPS else "agra-event-pay-good"
    return phrase(key, amount=amount, good=good_term(what), source=by_words(event.by))


def _placed(event: Event) -> Phrase | None:
    what = event.what
    if what in GOODS:
        return _delivered(event)
    if what in ("worker", "merchant", "builder", "rupees"):
        return phrase(key_of("agra-event-place", what), space=place_words(event.to))
    if what == "building":
        key = "agra-event-place-building-nobody" if event.seat == CHANCE else "agra-event-place-building"
        return phrase(key, building=place_words(event.to))
    if what in ("neutral marker", "marker"):
        return phrase(key_of("agra-event-place", what), place=place_words(event.to))
    if what == "order limit":
        return phrase("agra-event-order-limit", amount=int(event.amount))
    if what == "order marker":
        guild, row = divmod(ORDER.find(event.to), N_ROWS_OF_ORDERS)
        return phrase("agra-event-place-order-marker", guild=guild_term(guild), amount=row + 1)
    return None


def _delivered(event: Event) -> Phrase:
    """A good to Akbar, to a notable who wants it, or to the French Trader."""
    good, slot = good_term(event.what), SLOT.find(event.to)
    if BOWL.find(event.to) >= 0:
        return phrase("agra-event-gift", good=good)
    if slot >= 0:
        return phrase("agra-event-deliver", good=good, notable=notable_term(slot // MAX_SLOTS))
    return phrase("agra-event-place-good", good=good, notable=place_words(event.to))


def _moved(event: Event) -> Phrase | None:
    what, amount = event.what, int(event.amount)
    if what in GOODS:
        good = good_term(GOOD.find(event.to))
        return phrase("agra-event-process", amount=amount, source=good_term(what), good=good)
    if what == "worker":
        return _moved_worker(event)
    if what == "farmer":
        return phrase("agra-event-move-farmer", square=place_words(event.to))
    if what == "boat":
        return phrase("agra-event-move-boat", amount=PIER.find(event.to) + 1)
    if what in PRICE_TOKEN.places:
        return _moved_token(event)
    if what == "order marker":
        return _moved_order_marker(event)
    if what == "meditation marker":
        return phrase("agra-event-blocked", action=place_words(event.to))
    if what == "builder" and not event.to:
        return phrase("agra-event-builder-gone")
    if what in ("merchant", "builder"):
        return phrase(key_of("agra-event-move", what), amount=amount, space=place_words(event.to))
    return None


def _moved_worker(event: Event) -> Phrase:
    """A worker stands up, lies down, goes home, or goes to the Cook and comes back from him."""
    if NOTABLE.find(event.to) >= 0:
        return phrase("agra-event-worker-to-cook")
    if NOTABLE.find(event.from_) >= 0:
        return phrase("agra-event-worker-from-cook")
    turned = "standing" if event.amount else "lying"
    how = turned if event.to == event.from_ else "supply"
    return phrase(key_of("agra-event-worker", how), space=place_words(event.from_))


def _moved_token(event: Event) -> Phrase:
    token, good = PRICE_TOKEN.find(event.what) + 1, BUILDING.find(event.to)
    if good < 0:
        return phrase("agra-event-price-home", token=token)
    return phrase("agra-event-price", token=token, good=good_term(good), amount=int(event.amount))


def _moved_order_marker(event: Event) -> Phrase:
    fulfilled = ORDERS.find(event.to)
    if fulfilled >= 0:
        return phrase("agra-event-orders-fulfilled", guild=guild_term(fulfilled))
    guild, row = divmod(ORDER.find(event.to), N_ROWS_OF_ORDERS)
    return phrase("agra-event-move-order-marker", guild=guild_term(guild), amount=row + 1)


def _scored(event: Event) -> Phrase | None:
    if event.what in GUILDS:
        return phrase("agra-event-influence", guild=guild_term(event.what), step=int(event.amount))
    return phrase("agra-event-tracker") if event.what == "tracker" else None


def _revealed(event: Event) -> Phrase | None:
    tile = TILE.find(event.what)
    return phrase("agra-event-reveal", tile=tile_words(tile + 1)) if tile >= 0 else None
