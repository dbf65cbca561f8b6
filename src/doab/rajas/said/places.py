"""What the things on the board are: a name, what one does with it, and the section of the rules.

Places are the words by which actions and events name them: `space quarry`, `square 2,3`, `river 7`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from doab.core.wording import Field, Phrase, Term, key_of, phrase
from doab.rajas.said.terms import (
    back_term,
    colour_term,
    die_words,
    good_term,
    river_words,
    space_words,
    square_words,
    yield_place_words,
    yield_tile_words,
)
from doab.rajas.table.things import (
    BUILDINGS,
    CHAMBERS,
    COLOURS,
    GOODS,
    N_FACES,
    SPACE_KINDS,
    STACKS,
)

if TYPE_CHECKING:
    from doab.rajas.table.edition import Edition

PLAIN: Final = {
    "fame track": "11",
    "money track": "11",
    "kali": "5",
    "karma": "6",
    "residence": "7",
    "elephant": "12",
    "boat": "10",
    "bridge": "10",
    "workers": "11",
    "bonus marker": "11",
    "display": "14",
    "meeting point": "13",
}
"""Places without number or colour, and the sections that explain them."""


def places(edition: Edition) -> Iterator[str]:
    """Every place that has a phrase."""
    yield from PLAIN
    for at, space in enumerate(SPACE_KINDS):
        if edition.has_space_kind(at):
            yield f"space {space}"
    for colour in COLOURS:
        yield f"supply {colour}"
        yield from (f"die {colour} {face}" for face in range(1, N_FACES + 1))
    yield from (f"stack {stack}" for stack in STACKS)
    yield from (f"square {edition.square(cell)}" for cell in range(edition.cells))
    yield from (f"yield {name}" for name in edition.yield_names)
    yield from (f"scroll {building}" for building in BUILDINGS)
    yield from (f"good {good}" for good in GOODS)
    yield from (f"river {space}" for space in range(edition.last_space + 1))
    yield from (f"token {token}" for token in edition.token_names)
    yield from (f"fame {at}" for at in edition.fame_bonus_at)
    yield from (f"money {at}" for at in edition.money_bonus_at)


def place_phrase(place: str) -> Phrase | None:
    """What a place is, and where the rules explain it; None for anything that is not a place."""
    if place in PLAIN:
        return _told(Term(key_of("rajas-place", place)), phrase(key_of("rajas-help", place)), PLAIN[place])
    kind, _, name = place.partition(" ")
    if kind == "space" and name in SPACE_KINDS:
        return _space(name)
    words = name.split()
    try:
        return _numbered(kind, name, words)
    except (IndexError, KeyError, ValueError):
        return None


def place_words(place: str) -> Field:
    """What a place is called."""
    told = place_phrase(place)
    return place if told is None else told.fields["name"]


def _space(space: str) -> Phrase:
    words = space.split()
    if words[-1] == "terrace" and words[0] in COLOURS:
        return _told(space_words(space), phrase("rajas-help-terrace", colour=colour_term(words[0])), "9")
    if words[-1] == "balcony":
        paid, taken = colour_term(words[0]), colour_term(words[2])
        return _told(space_words(space), phrase("rajas-help-balcony", paid=paid, taken=taken), "9")
    section = {"quarry": "7", "harbour": "10", "master builder": "9.1", "low terrace": "9"}
    rule = section.get(space, "9" if space in CHAMBERS else "8")
    return _told(space_words(space), phrase(key_of("rajas-help", space)), rule)


def _numbered(kind: str, name: str, words: list[str]) -> Phrase | None:
    if kind == "die" and words[0] in COLOURS:
        return _told(die_words(words[0], int(words[1])), phrase("rajas-help-die"), "6")
    if kind == "supply" and name in COLOURS:
        return _told(phrase("rajas-place-supply", colour=colour_term(name)), phrase("rajas-help-supply"), "5")
    if kind == "stack" and name in STACKS:
        stack = phrase("rajas-stack", colour=colour_term(words[0]), back=back_term(words[1]))
        return _told(stack, phrase("rajas-help-stack"), "7")
    if kind == "square" and name.replace(",", "").isdigit():
        return _told(square_words(name), phrase("rajas-help-square"), "7")
    if kind == "yield":
        return _told(yield_place_words(name), phrase("rajas-help-yield"), "7")
    if kind == "scroll" and name in BUILDINGS:
        return _told(Term(key_of("rajas-place-scroll", name)), phrase("rajas-help-scroll"), "7")
    if kind == "good" and name in GOODS:
        return _told(good_term(name), phrase("rajas-help-good"), "8")
    if kind == "river":
        number = int(name)
        return _told(river_words(number), phrase("rajas-help-river" if number else "rajas-help-river-start"), "10")
    if kind in ("fame", "money"):
        space = phrase(key_of("rajas", kind, "space"), number=int(name))
        return _told(space, phrase(key_of("rajas-help", kind, "track")), "11")
    if kind == "token":
        return _told(yield_tile_words(name), phrase("rajas-help-token"), "14")
    return None


def _told(name: Field, what: Phrase, rule: str) -> Phrase:
    return phrase("core-place", name=name, what=what, rule=rule)
