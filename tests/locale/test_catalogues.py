"""The catalogues of all languages: nothing is missing, nothing is left over, and every phrase can be said."""

from collections import Counter

import pytest
from fluent.syntax import ast

from doab.core.wording import Phrase, Term
from doab.locale import DEFAULT, Catalogue, languages
from tests.locale.catalogue_files import entries, messages
from tests.locale.drawn import drawn_keys
from tests.locale.pages import BEGINNINGS
from tests.locale.phrases import PARTS, spoken, written_keys

LANGUAGES = languages()


def keys_in_phrases() -> set[str]:
    return {part.key for phrase in spoken() for part in phrase.parts()}


@pytest.mark.parametrize("part", [*PARTS, *BEGINNINGS])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_can_be_read(language: str, part: str) -> None:
    read = entries(language, part)
    assert [entry.content for entry in read if isinstance(entry, ast.Junk)] == []
    named = [entry.id.name for entry in read if isinstance(entry, ast.Message)]
    assert [key for key, number in Counter(named).items() if number > 1] == []
    beginning = BEGINNINGS.get(part, f"{part}-")  # the name of the file, unless the pages have another
    assert [key for key in named if not key.startswith(beginning)] == []
    assert [entry.id.name for entry in read if isinstance(entry, ast.Message) and entry.value is None] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing(language: str) -> None:
    known = messages(language).keys()
    assert sorted(keys_in_phrases() - known) == []
    assert {key: where for key, where in written_keys().items() if key not in known} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_left_over(language: str) -> None:
    used = keys_in_phrases() | written_keys().keys() | drawn_keys()
    assert sorted(messages(language).keys() - used) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_can_be_said(language: str) -> None:
    catalogue = Catalogue(language, strict=True)
    for phrase in spoken():
        told = catalogue.say(phrase)
        assert told.strip(), phrase
        assert not set(told) & set("{}$"), (phrase, told)
        assert "core-raw" not in {part.key for part in phrase.parts()}, phrase


def test_messages_name_all_that_phrases_hold_and_nothing_else() -> None:
    known = messages(DEFAULT)
    wrong = {
        phrase.key: (sorted(phrase.fields), sorted(known[phrase.key].variables))
        for phrase in spoken()
        if set(phrase.fields) != known[phrase.key].variables
    }
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_messages_with_the_same_fields(language: str) -> None:
    english, other = messages(DEFAULT), messages(language)
    assert sorted(other.keys() ^ english.keys()) == []
    assert {key: one.variables for key, one in other.items() if one.variables != english[key].variables} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_form_of_a_word_is_left_over(language: str) -> None:
    known = messages(language).values()
    named = {form for message in known for form in message.forms}
    assert sorted({form for message in known for form in message.attributes} - named) == []


def test_terms_are_plain_words() -> None:
    """They are said without fields."""
    terms = {part.key for phrase in spoken() for part in phrase.parts() if isinstance(part, Term)}
    assert {key for key in terms if messages(DEFAULT)[key].variables} == set()


def test_all_messages_of_the_games_are_really_said() -> None:
    """Whatever stands in the catalogue of a game is reached by its tables, a golden record or a rare position."""
    games = {key for key, one in messages(DEFAULT).items() if one.part in ("rajas", "agra")}
    assert sorted(games - keys_in_phrases()) == []


def test_a_phrase_without_a_message_is_refused_in_tests_and_shown_by_its_key_elsewhere() -> None:
    nothing = Phrase("rajas-nothing-like-it")
    with pytest.raises(LookupError, match="rajas-nothing-like-it"):
        Catalogue(DEFAULT, strict=True).say(nothing)
    assert Catalogue(DEFAULT, strict=False).say(nothing) == "rajas-nothing-like-it"


def test_a_phrase_that_lacks_a_field_is_refused_in_tests() -> None:
    with pytest.raises(LookupError, match="rajas-square"):
        Catalogue(DEFAULT, strict=True).say(Phrase("rajas-square"))
    assert "square" in Catalogue(DEFAULT, strict=False).say(Phrase("rajas-square"))


def test_a_language_that_there_is_not() -> None:
    with pytest.raises(ValueError, match="there is no language “xx”"):
        Catalogue("xx")
