"""A position in a line: clauses, items, and messages that quote the place."""

import pytest

from doab.core.errors import PositionError
from doab.core.kit import Clause, parse_clauses
from pebbles import pebbles


def test_clauses_and_items() -> None:
    text = (
        "Asha: money 9,karma 1 , tile blue at 2,3 turned E | Bram  B: |asks Asha| board quarry Asha Bram, dancer Asha"
    )
    assert parse_clauses(text) == [
        Clause("Asha", True, ["money 9", "karma 1", "tile blue at 2,3 turned E"]),
        Clause("Bram B", True, []),
        Clause("asks", False, ["Asha"]),
        Clause("board", False, ["quarry Asha Bram", "dancer Asha"]),
    ]


def test_an_empty_text_has_no_clauses_and_a_keyword_may_stand_alone() -> None:
    assert parse_clauses("  ") == []
    assert parse_clauses("bag") == [Clause("bag", False, [])]


def test_clauses_are_written_as_they_are_read() -> None:
    text = "Asha: money 9, karma 1 | Bram: | asks Asha | bag"
    assert " | ".join(str(clause) for clause in parse_clauses(text)) == text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Asha: | | Bram:", "clause 2 is empty; expected “NAME: item, item” or “keyword item, item” between the |"),
        ("Asha: | : money 3", "“: money 3”: a player's name is missing before the colon"),
        ("Asha: | Asha: money 3", "there are 2 clauses for the player “Asha”; one is expected"),
        ("Asha: a,, b", "“Asha: a, , b”: an item is missing between two commas, or a comma is left over"),
        ("Asha: a,", "“Asha: a,”: an item is missing between two commas, or a comma is left over"),
    ],
)
def test_a_text_that_is_no_position(text: str, message: str) -> None:
    with pytest.raises(PositionError) as caught:
        parse_clauses(text)
    assert str(caught.value) == message


def test_words_and_numbers_of_an_item() -> None:
    clause = Clause("Asha", True, ["money 9", "lead -3"])
    assert clause.word_number("money 9", 0, 99) == ("money", 9)
    assert clause.number("lead -3", "-3", -9, 9) == -3
    assert clause.one_of("money 9", "money", ["money", "fame"]) == "money"
    assert Clause("asks", False, ["Asha"]).only_item() == "Asha"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "Asha: points x, hand 1 | Bram:",
            "“Asha: points x, hand 1”, item “points x”: expected a number from 0 to 99, got “x”",
        ),
        ("Asha: points 100 | Bram:", "“Asha: points 100”, item “points 100”: expected a number from 0 to 99, got 100"),
        ("Asha: points | Bram:", "“Asha: points”, item “points”: expected a word and a number"),
        ("Asha: | Bram: gold 3", "“Bram: gold 3”, item “gold 3”: expected points or hand or shown, got “gold”"),
        ("Asha: | Bram: | asks Asha, Bram", "“asks Asha, Bram”: expected one item after “asks”, got 2"),
        ("Asha: | Bram: | round 9", "“round 9”: expected a number from 1 to 5, got 9"),
        ("Asha: | Bram: | asks Chitra", "“asks Chitra”: expected Asha or Bram"),
    ],
)
def test_a_game_refuses_what_it_does_not_know(text: str, message: str) -> None:
    with pytest.raises(PositionError) as caught:
        pebbles(text)
    assert str(caught.value) == message
