"""Counting positions, on a position of Pebbles that was counted by hand."""

import pytest

from doab.core import Game
from doab.core.kit import continuations, divide, perft
from pebbles import RULES, pebbles

TEXT = "Asha: points 3, hand 1 2 | Bram: hand 4 | bag 1 1 3"
"""Counted by hand:

1 answer   roll, lay 1, lay 2, show: 4
2 answers  roll: 3 faces; lay 1: 2 tolls; lay 2: 2 tolls; show: Bram's roll, lay 4, show: 3 + 2 + 2 + 3 = 10
3 answers  roll: 3 faces, Bram's three answers each, 9; lay 1, lay 2: after each of 2 tolls a draw of 1 or 3, 4 and 4;
           show: 3 faces of Bram's die, 2 tolls, and after Bram shows Asha's roll, lay 1, lay 2, 8: 25
"""


@pytest.mark.parametrize(("depth", "count"), [(0, 1), (1, 4), (2, 10), (3, 25)])
def test_counted_by_hand(depth: int, count: int) -> None:
    game = pebbles(TEXT)
    assert perft(game, depth) == perft(game.state, depth) == count


def test_divided_by_first_answer() -> None:
    assert divide(pebbles(TEXT), 3) == {"roll": 9, "lay 1": 4, "lay 2": 4, "show": 8}
    assert divide(pebbles(TEXT), 1) == {"roll": 1, "lay 1": 1, "lay 2": 1, "show": 1}


def test_not_through_chance() -> None:
    """The roll is one position; each toll leads to one draw; showing leads to Bram's three answers and on from there:
    roll 1, lay 4 with 2 tolls, show with Asha's 3."""
    game = pebbles(TEXT)
    assert divide(game, 3, through_chance=False) == {"roll": 1, "lay 1": 2, "lay 2": 2, "show": 6}
    assert perft(game, 3, through_chance=False) == 11


def test_a_finished_game_is_one_position() -> None:
    """With 11 points every answer but the roll ends the game; a roll ends it one answer later."""
    game = pebbles("Asha: points 11, hand 1 | Bram: | bag | options quiet")
    assert [perft(game, depth) for depth in (1, 2, 3, 4)] == [3, 5, 5, 5]


def test_counting_leaves_the_game_as_it_was() -> None:
    game = pebbles(TEXT)
    before = game.state.to_json()
    perft(game, 4)
    assert game.state.to_json() == before


def test_continuations_follow_one_question_of_one_seat() -> None:
    assert continuations(pebbles(TEXT), "turn") == [("roll",), ("lay 1",), ("lay 2",), ("show",)]
    game = pebbles("Asha: hand 1 | Bram: hand 2 | bag | options quiet")
    assert continuations(game, "turn") == [("roll",), ("lay 1",), ("show",)]


def test_continuations_go_on_while_the_question_stays() -> None:
    """Dealing two pebbles each out of 1, 1, 4, 4 is the question “draw” four times: 4!/(2!·2!) = 6 ways."""
    rules = RULES.with_edition({"bag": {"pebbles": [2, 0, 0, 2]}})
    deals = continuations(Game.new(rules, ["Asha", "Bram"]), "draw")
    assert len(deals) == 6
    assert deals[0] == ("draw 1", "draw 1", "draw 4", "draw 4")
    assert all(sorted(deal) == ["draw 1", "draw 1", "draw 4", "draw 4"] for deal in deals)


def test_what_cannot_be_counted_is_refused() -> None:
    game = pebbles(TEXT)
    with pytest.raises(ValueError, match=r"^the depth must be 0 or more, not -1$"):
        perft(game, -1)
    with pytest.raises(ValueError, match=r"^the depth must be 1 or more, not 0$"):
        divide(game, 0)
    with pytest.raises(ValueError, match=r"^the open question is “turn”, not “toll”$"):
        continuations(game, "toll")
