"""The catalogues of the pages in the browser: nothing missing, nothing left over."""

from collections import Counter

import pytest
from fluent.syntax import ast

from doab.locale import DEFAULT, languages
from doab.locale.catalogues import FOLDER
from tests.locale.catalogue_files import Written, entries, messages
from tests.locale.pages import PARTS, SOURCES, calls, keys_in, put_together_in
from tests.locale.phrases import PARTS as OTHER_PARTS

LANGUAGES = languages()
ALL_PARTS = (*PARTS, *OTHER_PARTS)


def used() -> set[str]:
    return keys_in(path.read_text(encoding="utf-8") for path in SOURCES)


def named_fields(key: str) -> set[str]:
    """What a message names in any language: one needs a number to choose a form, another does not."""
    written = (messages(language, ALL_PARTS).get(key) for language in LANGUAGES)
    return {field for one in written if one is not None for field in one.variables}


def unlike(english: dict[str, Written], other: dict[str, Written]) -> list[str]:
    """Messages that are not in both, or do not tell the same facts; a number by which a form is chosen may be told."""
    found = english.keys() ^ other.keys()
    for key in english.keys() & other.keys():
        one, two = english[key], other[key]
        if (one.variables ^ two.variables) - one.choosing - two.choosing:
            found.add(key)
        # A heading stands in every language; other forms of a word are each language's own affair.
        if ("title" in one.attributes) != ("title" in two.attributes):
            found.add(key)
    return sorted(found)


def are_wrong(given: list[str] | None, named: set[str]) -> bool:
    return given is not None and set(given) != named


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    """The page reads all catalogues into one."""
    named = Counter(
        entry.id.name for part in ALL_PARTS for entry in entries(language, part) if isinstance(entry, ast.Message)
    )
    assert [key for key, number in named.items() if number > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_and_none_is_left_over(language: str) -> None:
    written = messages(language, PARTS).keys()
    assert sorted(used() - written) == []
    assert sorted(written - used()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_messages_that_tell_the_same_facts(language: str) -> None:
    """In every file that there is, whoever uses it."""
    files = tuple(sorted(path.name.removesuffix(".ftl") for path in (FOLDER / DEFAULT).iterdir()))
    assert set(files) >= set(ALL_PARTS)
    assert unlike(messages(DEFAULT, files), messages(language, files)) == []


def test_keys_of_the_pages_stand_in_the_source_as_a_whole() -> None:
    found = {path.name: put_together_in(path.read_text(encoding="utf-8")) for path in SOURCES}
    assert {name: keys for name, keys in found.items() if keys} == {}


def test_every_call_asks_for_a_message_that_there_is_with_the_fields_that_it_names() -> None:
    known = messages(DEFAULT, ALL_PARTS)
    assert sorted({call["key"] for call in calls()} - known.keys()) == []
    wrong = [call for call in calls() if are_wrong(call["fields"], named_fields(call["key"]))]
    assert wrong == []
    assert len(calls()) > 300


def test_words_that_are_handed_over_as_they_are_need_no_forms() -> None:
    """Only a phrase has terms with their forms; `t` would leave `$good-plural` empty."""
    for language in LANGUAGES:
        known = messages(language, ALL_PARTS)
        assert sorted(key for key in messages(language, PARTS) if known[key].forms) == []
        assert sorted({call["key"] for call in calls() if known[call["key"]].forms}) == []


# -- the checks themselves can fail


def test_a_key_of_the_pages_is_found_however_it_is_quoted() -> None:
    source = "t('ui-a'); const keys = { b: \"boards-b\" }; t(on ? `rajas-board-c` : 'agra-board-d'); 'agra-good'"
    assert keys_in([source]) == {"ui-a", "boards-b", "rajas-board-c", "agra-board-d"}


def test_a_key_that_is_put_together_is_found() -> None:
    assert len(put_together_in("t(`ui-error-${code}`)")) == 1
    assert len(put_together_in("t('ui-error-' + code)")) == 1
    assert put_together_in("t('ui-error-stale')") == []


def test_fields_that_a_message_does_not_name_are_found() -> None:
    assert are_wrong([], {"name"})
    assert are_wrong(["name", "count"], {"name"})
    assert not are_wrong(["name"], {"name"})
    assert not are_wrong(None, {"name"})


def test_a_fact_that_only_one_language_tells_is_found() -> None:
    english = {"ui-a": Written("ui", {"count", "name"}, choosing={"count"}), "ui-b": Written("ui")}
    assert unlike(english, {"ui-a": Written("ui", {"name"}), "ui-b": Written("ui")}) == []
    assert unlike(english, {"ui-a": Written("ui", {"count"}), "ui-b": Written("ui")}) == ["ui-a"]
    assert unlike(english, {"ui-a": english["ui-a"]}) == ["ui-b"]
    assert unlike({}, {"ui-c": Written("ui")}) == ["ui-c"]
    assert unlike({"ui-d": Written("ui", attributes={"title"})}, {"ui-d": Written("ui")}) == ["ui-d"]
