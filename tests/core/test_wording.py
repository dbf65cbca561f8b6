"""A phrase is data: what it holds, and that it comes back from JSON as it went."""

import json

import pytest

from doab.core.wording import Phrase, Term, all_of, key_of, phrase, player_name, raw

TILE = phrase("rajas-tile", cost=5, colour=Term("rajas-colour-blue"))
PAY = phrase("rajas-question-pay-tile", missing=3, tile=TILE, player="Asha", kinds=[Term("rajas-good-tea"), "x", 2])


def test_a_phrase_as_json() -> None:
    assert PAY.to_json() == {
        "key": "rajas-question-pay-tile",
        "fields": {
            "missing": 3,
            "tile": {"key": "rajas-tile", "fields": {"cost": 5, "colour": {"term": "rajas-colour-blue"}}},
            "player": "Asha",
            "kinds": [{"term": "rajas-good-tea"}, "x", 2],
        },
    }


@pytest.mark.parametrize("one", [PAY, TILE, phrase("core-over"), raw("{ $as } it is")])
def test_a_phrase_comes_back_from_json_as_it_went(one: Phrase) -> None:
    assert Phrase.from_json(json.loads(json.dumps(one.to_json()))) == one


@pytest.mark.parametrize(
    "data",
    [
        "text",
        3,
        {"term": "rajas-good-tea"},
        {"key": "Not A Key", "fields": {}},
        {"key": "core-raw"},
        {"key": "core-raw", "fields": {"text": None}},
        {"key": "core-raw", "fields": {"text": True}},
        {"key": "core-raw", "fields": {"Text": "x"}},
        {"key": "core-raw", "fields": {"text": {"term": "-"}}},
        {"key": "core-raw", "fields": {}, "more": 1},
    ],
)
def test_what_is_no_phrase_is_refused(data: object) -> None:
    with pytest.raises(ValueError, match="phrase"):
        Phrase.from_json(data)


def test_all_phrases_and_terms_inside_a_phrase() -> None:
    keys = [part.key for part in PAY.parts()]
    assert keys == ["rajas-question-pay-tile", "rajas-tile", "rajas-colour-blue", "rajas-good-tea"]


def test_several_things_are_joined_by_and() -> None:
    assert all_of(["a"]) == "a"
    assert all_of(["a", "b", "c"]) == phrase("core-and", before=["a", "b"], last="c")


def test_keys_are_made_of_the_words_of_the_rules() -> None:
    assert key_of("rajas-space", "mixed market") == "rajas-space-mixed-market"
    assert key_of("agra-notable", "sadr_us_sudur") == "agra-notable-sadr-us-sudur"


def test_a_seat_without_a_name_is_told_by_its_number() -> None:
    assert player_name(["Asha", "Bram"], 1) == "Bram"
    assert player_name([], 1) == phrase("core-seat", number=2)
