"""What happened, in phrases: the parts of a line of the log."""

from __future__ import annotations

from typing import Final

from doab.core.events import GAIN, MOVE, PAY, PLACE, REVEAL, SCORE, TURN, Event
from doab.core.wording import Field, Phrase, key_of, phrase, raw
from doab.rajas.said.places import place_words
from doab.rajas.said.terms import building_term, by_words, die_words, income_phrase, tile_words, yield_tile_words
from doab.rajas.table.things import BUILDING, DIE, N_FACES, RIVER, RIVER_TILE, TILE, TOKEN

MARKS_OF_A_TURN: Final = ("start player", "round", "last turns", "end")
"""The marks of turns and rounds that are shown; the beginning of a turn is clear from what is done in it."""
TOLD_BY_THE_PLACE: Final = "special yield"
"""Which one it is says more than that it is one."""
KNOWN: Final = ((PAY, "money"), (PAY, "karma"), (GAIN, "karma"))
"""What is said with nothing but a number."""


def event_phrase(event: Event) -> Phrase | None:
    """What happened, as part of a line of the log; None for what need not be told."""
    if event.verb == TURN:
        if event.what not in MARKS_OF_A_TURN:
            return None
        fields = {"amount": int(event.amount)} if event.what == "round" else {}
        return Phrase(key_of("rajas-event", event.what), fields)
    told = {PAY: _changed, GAIN: _changed, MOVE: _moved, SCORE: _scored, PLACE: _placed, REVEAL: _revealed}[event.verb]
    return told(event) or raw(str(event))


def _changed(event: Event) -> Phrase | None:
    """What a player paid or gained."""
    die, building, amount = DIE.find(event.what), BUILDING.find(event.what), int(event.amount)
    if die >= 0:
        verb = "return" if event.by == "room" else event.verb
        return phrase(key_of("rajas-event", verb, "die"), die=_die(die))
    if building >= 0:
        return phrase("rajas-event-upgrade", building=building_term(building), amount=amount)
    if event.what == "worker":
        return phrase("rajas-event-gain-worker")
    if event.what == "karma" and not amount:
        return phrase("rajas-event-no-karma")
    known = (event.verb, event.what) in KNOWN
    return phrase(key_of("rajas-event", event.verb, event.what), amount=amount) if known else None


def _moved(event: Event) -> Phrase | None:
    die = DIE.find(event.what)
    if die >= 0:
        return phrase("rajas-event-move-die", die=_die(die))
    if event.what == "boat":
        return phrase("rajas-event-move-boat", amount=RIVER.find(event.to))
    return phrase("rajas-event-elephant") if event.what == "elephant" else None


def _scored(event: Event) -> Phrase:
    return Phrase(key_of("rajas-event", event.what), {"amount": int(event.amount), "source": _source(event)})


def _source(event: Event) -> Field:
    """What brought something."""
    return place_words(event.from_) if event.by in ("", TOLD_BY_THE_PLACE) else by_words(event.by)


def _placed(event: Event) -> Phrase | None:
    if event.what == "worker":
        return phrase("rajas-event-place-worker", space=place_words(event.to))
    if TILE.name(event.what):
        return phrase("rajas-event-place-tile", tile=_tile(event.what), square=place_words(event.to))
    if RIVER_TILE.name(event.what):
        return phrase("rajas-event-river-tile", tile=_tile(event.what), space=place_words(event.to))
    return phrase("rajas-event-place-token", tile=_tile(event.what), place=place_words(event.to))


def _revealed(event: Event) -> Phrase:
    return phrase("rajas-event-reveal", tile=_tile(event.what))


def _die(die: int) -> Phrase:
    return die_words(die // N_FACES, die % N_FACES + 1)


def _tile(what: str) -> Phrase:
    """A tile of a province or of the river, or a yield tile."""
    if income := RIVER_TILE.name(what):
        return phrase("rajas-river-tile", income=income_phrase(income))
    name = TILE.name(what)
    return tile_words(name) if name else yield_tile_words(TOKEN.name(what))
