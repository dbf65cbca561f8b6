"""What the things on the boards are: a name, what one does with it, and the section of the rules.

Places are the words by which actions and events name them: `space quarry`, `slot cook 1`, `order artisans 3`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from doab.agra.said.terms import (
    board_words,
    bonus_words,
    effect_phrase,
    good_term,
    guild_term,
    notable_help,
    notable_term,
    space_term,
    square_words,
    tile_words,
)
from doab.agra.table.things import (
    BONUS_TILES,
    CHARACTERS,
    FARM_SIDES,
    FAVOUR_ACTIONS,
    GOODS,
    GUILDS,
    MAX_SQUARES,
    N_BASIC,
    N_PRICE_TOKENS,
    N_ROWS_OF_ORDERS,
    N_TILES,
    NOTABLES,
    OUTER_ACTIONS,
    PIERS,
    PRODUCTION,
    SPACES,
    STATUE,
)
from doab.core.wording import Field, Phrase, Term, key_of, phrase

if TYPE_CHECKING:
    from doab.agra.table.edition import Edition

PLAIN: Final = {
    "favour": "5.5",
    "rupees": "8.0",
    "workers": "6.2.1",
    "markers": "A-97",
    "farm": "5.2.3",
    "farmer": "5.2.3",
    "cover": "5.2.3",
    "tracker": "6.1",
    "meditation": "6.1",
    "meditation marker": "A-51",
    "merchant": "6.2.1",
    "builder": "6.2.1",
    "boat": "7.1",
    "display": "5.6",
    "tiles": "5.6",
    "order limit": "6.3.2",
    "order marker": "6.3.2",
    "akbar": "6.3.1",
    "start player": "4.0",
}
"""Places without number or name, and the sections that explain them."""
CIRCLE: Final = (*OUTER_ACTIONS, "farmer")
"""The actions of the meditation circle."""


def places(edition: Edition) -> Iterator[str]:
    """Every place that has a phrase."""
    yield from PLAIN
    yield from (f"space {space}" for space in SPACES)
    for good in GOODS:
        yield f"good {good}"
        if good not in GOODS[:N_BASIC]:
            yield from (f"arrow {good}", f"bowl {good}")
    for notable, name in enumerate(NOTABLES):
        yield f"notable {name}"
        yield from (f"slot {name} {slot + 1}" for slot in range(edition.slots[notable]))
    for side in FARM_SIDES:
        yield f"farmer {side}"
        yield from (f"square {side} {number + 1}" for number in range(MAX_SQUARES))
    yield from (f"bonus {name}" for name in BONUS_TILES)
    for guild in GUILDS:
        yield from (f"influence {guild}", f"orders {guild}")
        yield from (f"order {guild} {row + 1}" for row in range(N_ROWS_OF_ORDERS))
    yield from (f"tile {number + 1}" for number in range(N_TILES))
    yield from (f"printed {name}" for name in FAVOUR_ACTIONS if name.startswith("favour"))
    yield from (f"scroll {good}" for good in GOODS[STATUE:])
    yield from (f"pier {number + 1}" for number in range(PIERS))
    yield from (f"price token {number + 1}" for number in range(N_PRICE_TOKENS))
    yield from (f"circle {action}" for action in CIRCLE)


def place_phrase(place: str) -> Phrase | None:
    """What a place is, and where the rules explain it; None for anything that is not a place."""
    if place in PLAIN:
        return _told(Term(key_of("agra-place", place)), phrase(key_of("agra-help", place)), PLAIN[place])
    kind, _, name = place.partition(" ")
    if kind == "farmer" and name in FARM_SIDES:
        return place_phrase(kind)
    words = name.split()
    try:
        return _person_or_building(kind, name, words) or _thing(kind, place, name, words)
    except (IndexError, KeyError, ValueError):
        return None


def place_words(place: str) -> Field:
    """What a place is called."""
    told = place_phrase(place)
    return place if told is None else told.fields["name"]


def _person_or_building(kind: str, name: str, words: list[str]) -> Phrase | None:
    if kind == "space" and name in CHARACTERS:
        return _told(space_term(name), phrase(key_of("agra-help", name)), "6.2.2.1")
    if kind == "space" and name in PRODUCTION:
        good = good_term(PRODUCTION.index(name))
        return _told(space_term(name), phrase("agra-help-production", good=good), "6.2.2.2")
    if kind == "space" and name in SPACES:
        return _told(space_term(name), phrase("agra-help-processing", good=good_term(name)), "6.2.2.3")
    if kind == "notable" and name in NOTABLES:
        return _told(notable_term(name), notable_help(name), "7.0")
    if kind == "slot" and words[0] in NOTABLES:
        slot = phrase("agra-place-slot", notable=notable_term(words[0]), number=int(words[1]))
        return _told(slot, phrase("agra-help-slot"), "7.2")
    if kind in ("influence", "orders") and name in GUILDS:
        named = phrase(key_of("agra-place", kind), guild=guild_term(name))
        return _told(named, phrase(key_of("agra-help", kind)), "5.6" if kind == "influence" else "6.3.2")
    return None


def _thing(kind: str, place: str, name: str, words: list[str]) -> Phrase | None:
    if kind == "good" and name in GOODS:
        return _told(good_term(name), phrase("agra-help-good"), "5.2")
    if kind == "arrow" and name in GOODS:
        return _told(phrase("agra-place-arrow", good=good_term(name)), phrase("agra-help-arrow"), "5.2.4")
    if kind == "bowl" and name in GOODS:
        return _told(board_words(place), phrase("agra-help-bowl"), "6.3.1")
    if kind == "order" and words[0] in GUILDS:
        return _told(board_words(place), phrase("agra-help-order"), "6.3.2")
    if kind == "square" and words[0] in FARM_SIDES:
        return _told(square_words(name), phrase("agra-help-square"), "5.2.3")
    if kind == "bonus" and name in BONUS_TILES:
        return _told(phrase("agra-place-bonus"), bonus_words(name), "6.2.2.1")
    if kind == "tile" and place in FAVOUR_ACTIONS:
        return _told(tile_words(int(name)), effect_phrase(place), "5.5")
    if kind == "printed" and name in FAVOUR_ACTIONS:
        return _told(phrase("agra-place-printed", number=int(words[1])), effect_phrase(name), "5.5")
    if kind == "scroll" and name in GOODS[STATUE:]:
        named = phrase("agra-place-scroll", good=good_term(name))
        return _told(named, phrase(key_of("agra-help-scroll", name)), "A-108")
    if kind == "pier" and 1 <= int(name) <= PIERS:
        return _told(phrase("agra-pier", number=int(name)), phrase(key_of("agra-help-pier", name)), "7.1")
    if kind == "price":
        return _told(phrase("agra-price-token", number=int(words[1])), phrase("agra-help-price-token"), "A-91")
    if kind == "circle" and name in CIRCLE:
        return _told(Term(key_of("agra-circle", name)), phrase(key_of("agra-help-circle", name)), "6.1.2")
    return None


def _told(name: Field, what: Phrase, rule: str) -> Phrase:
    return phrase("core-place", name=name, what=what, rule=rule)
