"""The table of actions: number ↔ text, and words for what is not in it."""

import pytest

from doab.core import Action, ActionTable
from doab.core.actions import Answer
from doab.core.errors import UnknownAction
from doab.core.things import Names
from pebbles import RULES


def table() -> ActionTable:
    return ActionTable(5, [Action(0, "pay blue 4", "pay", ("blue",)), Action(3, "pass", "turn")])


def test_an_action_has_a_number_a_text_and_targets() -> None:
    action = table()[0]
    assert (action.index, action.text, action.family, action.targets) == (0, "pay blue 4", "pay", ("blue",))
    assert str(action) == "pay blue 4"
    assert repr(action) == "<Action 0: pay blue 4>"


def test_what_places_do_not_say_stands_beside_them() -> None:
    square, side = Names("square", ("1,1", "1,2")), Names("side", ("N", "E"))
    lay = Answer("LAY", "lay {square} turned {side}", square, side, lights="square {square}")
    laid = next(action for action in lay.actions(0, {}, ()) if action.text == "lay 1,2 turned E")
    assert (laid.targets, laid.beside) == (("square 1,2",), {"side": "E"})
    assert table()[0].beside == {}


def test_numbers_without_an_action_keep_their_place() -> None:
    actions = table()
    assert len(actions) == 5
    assert [action.index for action in actions] == [0, 3]


def test_every_action_of_a_game_is_found_by_number_and_by_text() -> None:
    for action in RULES.table:
        assert RULES.table[action.index] is action
        assert RULES.table.parse(action.text) is action
        assert action.text in RULES.table
    assert "fly" not in RULES.table


@pytest.mark.parametrize("text", ["pay blue 4", "  pay   blue 4 ", "Pay Blue 4", "PAY\tblue 4"])
def test_white_space_and_capitals_do_not_matter(text: str) -> None:
    assert table().parse(text).index == 0


@pytest.mark.parametrize("index", [-1, 1, 5, 10**9])
def test_a_number_without_action_is_refused(index: int) -> None:
    with pytest.raises(UnknownAction, match=f"^there is no action with the number {index}$"):
        table()[index]


def test_an_unknown_text_is_refused_with_a_guess() -> None:
    with pytest.raises(
        UnknownAction, match=r"^“pay blue 5” is not an action of this game. Did you mean “pay blue 4”\?$"
    ):
        table().parse("pay blue 5")


def test_an_unknown_text_that_is_like_nothing_is_refused_without_a_guess() -> None:
    with pytest.raises(UnknownAction, match=r"^“xyzzy” is not an action of this game\.$"):
        table().parse("xyzzy")


@pytest.mark.parametrize(
    ("action", "message"),
    [
        (Action(0, "other", "turn"), "action 0 “other” is in the table twice"),
        (Action(1, "pass", "turn"), "action 1 “pass” is in the table twice"),
        (Action(5, "other", "turn"), "action 5 “other” is outside the table of 5"),
        (Action(-1, "other", "turn"), "action -1 “other” is outside the table of 5"),
    ],
)
def test_a_table_that_contradicts_itself_is_not_made(action: Action, message: str) -> None:
    with pytest.raises(ValueError, match=f"^{message}$"):
        ActionTable(5, [*table(), action])
