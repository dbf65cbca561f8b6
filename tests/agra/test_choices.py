"""Workers, farmers and goods are picked in any order, as one choice that is taken back at once."""

import pytest

from doab.agra import AgraGame, agra
from doab.core import digest
from doab.core.errors import IllegalAction


def picked(game: AgraGame) -> dict[str, int]:
    """What can be picked, and how often."""
    assert game.choice is not None
    return {item.action.text: item.most for item in game.choice.items}


def test_a44_workers_are_laid_down_in_any_order() -> None:
    game = agra("Teal: standing sailor trader quarry | Pink: | asks Teal")
    assert set(picked(game)) == {"lay quarry", "lay sailor", "lay trader"}
    game.choose("lay quarry", "lay sailor", "lay trader")
    assert [step.action.text for step in game.steps] == ["lay sailor", "lay trader", "lay quarry"]
    assert [step.goes_on for step in game.steps] == [False, True, True]


def test_a44_more_workers_may_follow_whatever_their_place_on_the_board() -> None:
    """Laid one after the other, a worker that stands before the last one is not offered; picked, it is laid first."""
    game = agra("Teal: standing sailor trader quarry | Pink: | asks Teal")
    game.choose("lay trader", "lay quarry")
    assert "lay sailor" not in game.legal
    assert set(picked(game)) == {"lay sailor"}
    game.choose("lay sailor")
    assert [step.action.text for step in game.steps] == ["lay sailor", "lay trader", "lay quarry"]
    once = agra("Teal: standing sailor trader quarry | Pink: | asks Teal")
    once.choose("lay sailor", "lay quarry", "lay trader")
    assert digest(game.state) == digest(once.state)


def test_a102_workers_stand_up_in_any_order() -> None:
    game = agra("Teal: lying sailor trader quarry, goods book 1 | Pink: | asks Teal: action")
    game.play("use book")
    assert set(picked(game)) == {"stand quarry", "stand sailor", "stand trader"}
    assert game.choice is not None
    assert game.choice.least == 0
    game.choose("stand trader", "stand quarry")
    assert game.question != "stand"


def test_a95_two_farmers_move_in_any_order() -> None:
    game = agra("Teal: favour 4, tiles 8, farmer north 3, farmer east 3 | Pink: | asks Teal: action")
    game.play("tile 8")
    game.choose("farmer east 4", "farmer north 2")
    assert [step.action.text for step in game.steps[-2:]] == ["farmer north 2", "farmer east 4"]
    assert [step.goes_on for step in game.steps[-2:]] == [False, True]


def test_a89_goods_are_given_and_taken_in_any_order() -> None:
    game = agra("Teal: goods wood 1 sandstone 1 cotton 1 | Pink: | asks Teal: action")
    game.play("place trader")
    game.choose("give wood", "give sandstone", "give cotton")
    assert game.question == "taking"
    assert game.choice is not None
    assert game.choice.family == "take"


def test_a89_where_markers_run_short_goods_are_taken_one_by_one() -> None:
    """The order says which of them are stored."""
    game = agra("Teal: goods book 1, favour 21 | Pink: | asks Teal: action")
    game.play("place trader", "give book")
    assert game.question == "taking"
    assert game.choice is None


def test_a33_materials_are_paid_in_any_order() -> None:
    game = agra("Teal: goods sandstone 3 wood 3 | Pink: | asks Teal: action")
    game.play("place architect")
    game.play(next(answer for answer in game.legal if answer.startswith("build ")))
    assert game.choice is not None
    for picks in game.choice.sets:
        trial = game.copy()
        trial.choose(*reversed(picks))
        assert trial.question == "bonus"


def test_a44_another_answer_in_between_begins_another_choice() -> None:
    game = agra("Teal: standing sailor trader, favour 4, artisans 2 | Pink: rupees 2 | asks Teal | display 1 2 3")
    game.play("lay trader", "favour 3", "raise artisans", "take tile 1", "open tile 4", "lay sailor")
    assert [step.goes_on for step in game.steps if step.action.family == "lay"] == [False, False]


def test_a44_what_does_not_stand_is_not_laid() -> None:
    game = agra("Teal: standing sailor trader quarry | Pink: | asks Teal")
    with pytest.raises(IllegalAction, match="together"):
        game.choose("lay trader", "lay trader")
    assert game.version == 0
