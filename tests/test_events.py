"""What the events of both games say: places that the rules list, and reasons out of a list; all of it can be said."""

from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from doab.agra import RULES as AGRA
from doab.agra.said.terms import by_words as agra_by_words
from doab.agra.table import things as agra_things
from doab.core import Event, Rules
from doab.core.wording import Field, Phrase, Term
from doab.locale import Catalogue, languages
from doab.rajas import RULES as RAJAS
from doab.rajas.said.terms import by_words as rajas_by_words
from doab.rajas.table import things as rajas_things
from tests.agra import walks as agra_walks
from tests.rajas import walks as rajas_walks

GAMES = [pytest.param(RAJAS, id="rajas"), pytest.param(AGRA, id="agra")]
WALKS: dict[str, Any] = {"rajas": rajas_walks, "agra": agra_walks}
THINGS: dict[str, Any] = {"rajas": rajas_things, "agra": agra_things}
SAID: dict[str, Callable[[str], Field]] = {"rajas": rajas_by_words, "agra": agra_by_words}
SOURCE = Path(__file__).resolve().parents[1] / "src" / "doab"
SEEDS = range(6)
TOLD_WITHOUT = {"rajas": {"room", "special yield"}, "agra": set[str]()}
"""Reasons that are told by another message, or by the place."""


def events(rules: Rules) -> Iterator[Event]:
    walks = WALKS[rules.name]
    for seed, (seats, options) in zip(SEEDS, cycle(walks.TABLES), strict=False):
        for game in walks.walk(seats, options, seed):
            yield from game.steps[-1].events if game.steps else []


@pytest.mark.parametrize("rules", GAMES)
def test_places_and_reasons_of_events_are_listed(rules: Rules) -> None:
    places, things = set(rules.telling.places()), THINGS[rules.name]
    named, reasons = set[str](), set[str]()
    for event in events(rules):
        named |= {event.from_, event.to}
        reasons.add(event.by)
    assert named - {""} <= places
    assert reasons - {""} <= set(things.BY)


@pytest.mark.parametrize("rules", GAMES)
def test_every_reason_of_its_own_is_given_by_some_rule(rules: Rules) -> None:
    files = (SOURCE / rules.name / "rules").glob("*.py")
    written = "".join(path.read_text(encoding="utf-8") for path in files)
    assert [cause for cause in THINGS[rules.name].CAUSES if f'"{cause}"' not in written] == []


@pytest.mark.parametrize("rules", GAMES)
def test_every_place_has_a_phrase(rules: Rules) -> None:
    assert [place for place in rules.telling.places() if rules.telling.place(place) is None] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("rules", GAMES)
def test_every_reason_can_be_said(rules: Rules, language: str) -> None:
    catalogue = Catalogue(language, strict=True)
    for by in THINGS[rules.name].BY:
        if by not in TOLD_WITHOUT[rules.name]:
            words = SAID[rules.name](by)
            assert isinstance(words, Term | Phrase)
            assert catalogue.say(words).strip(), by


@pytest.mark.parametrize("rules", GAMES)
def test_what_happens_has_no_place_only_where_there_is_none(rules: Rules) -> None:
    """A turn begins nowhere. All else comes from somewhere or goes somewhere."""
    assert {event.what for event in events(rules) if event.verb != "turn" and not event.from_ and not event.to} == set()
