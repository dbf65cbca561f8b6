"""Events: typed, comparable, and nothing is told when nobody listens."""

import pytest

from doab.core import Event
from doab.core.events import VERBS
from pebbles import pebbles


def test_an_event_goes_through_json() -> None:
    event = Event("pay", 1, "money", 3, "money track", "space quarry", "toll")
    assert event.to_json() == {
        "verb": "pay",
        "seat": 1,
        "what": "money",
        "amount": 3,
        "from": "money track",
        "to": "space quarry",
        "by": "toll",
    }
    twin = Event.from_json(event.to_json())
    assert twin == event
    assert hash(twin) == hash(event)
    assert twin != Event("pay", 1, "money", 4, "money track", "space quarry", "toll")
    assert event != "pay"


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (Event("pay", 1, "money", 3, "purse", "bank", "toll"), "pay seat 1 money 3 from purse to bank by toll"),
        (Event("turn", -1, "round"), "turn table round"),
    ],
)
def test_an_event_reads_as_words(event: Event, text: str) -> None:
    assert str(event) == text
    assert repr(event) == f"<{text}>"


def test_the_verbs_tell_what_happened_in_order() -> None:
    game = pebbles("Asha: points 3, hand 2 | Bram: hand 4")
    game.play("lay 2", "take one")
    assert [str(event) for event in game.events] == [
        "place seat 0 pebble 2",
        "score seat 0 points 2 by pebble",
        "pay seat 0 points 1 by toll",
        "score seat 1 points 1 by toll",
    ]
    assert all(event.verb in VERBS for event in game.events)


def test_nothing_is_kept_when_nobody_listens() -> None:
    state = pebbles("Asha: hand 2 | Bram: hand 4").state
    state.apply(state.legal()[0])
    assert state.log is None
