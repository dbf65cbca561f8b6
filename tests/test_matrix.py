"""What `make test` leaves to `make thorough` is still tried in part, so that every value has its turn."""

from itertools import combinations, product

import pytest

from tests.matrix import covering, matrix

GAMES, SCREENS, LANGUAGES = ["rajas", "agra"], ["desk", "phone"], ["en", "nl", "de", "es"]


@pytest.mark.parametrize(
    ("kinds", "cases"),
    [
        ([GAMES], [("rajas",), ("agra",)]),
        ([GAMES, SCREENS], [("rajas", "desk"), ("agra", "phone")]),
        ([GAMES, LANGUAGES], [("rajas", "en"), ("agra", "nl"), ("rajas", "de"), ("agra", "es")]),
    ],
)
def test_of_one_or_two_kinds_each_value_occurs(kinds: list[list[str]], cases: list[tuple[str, ...]]) -> None:
    assert covering(kinds) == cases


def test_of_three_kinds_each_two_values_occur_together() -> None:
    kinds = [GAMES, SCREENS, LANGUAGES]
    cases = covering(kinds)
    for one, other in combinations(range(3), 2):
        assert {(case[one], case[other]) for case in cases} == set(product(kinds[one], kinds[other]))
    assert len(cases) == 8


def test_the_daily_cases_can_be_named() -> None:
    parameters = matrix(daily=[("nl",)], language=LANGUAGES).mark.args[1]
    assert [one.id for one in parameters if not one.marks] == ["nl"]
    with pytest.raises(AssertionError):
        matrix(daily=[("fr",)], language=LANGUAGES)


def test_what_is_left_out_is_marked() -> None:
    mark = matrix(game=GAMES, screen={"desk": 1280, "phone": 390}).mark
    names, parameters = mark.args
    assert names == ["game", "screen"]
    assert [(one.id, one.values, [mark.name for mark in one.marks]) for one in parameters] == [
        ("rajas-desk", ("rajas", 1280), []),
        ("rajas-phone", ("rajas", 390), ["thorough"]),
        ("agra-desk", ("agra", 1280), ["thorough"]),
        ("agra-phone", ("agra", 390), []),
    ]
