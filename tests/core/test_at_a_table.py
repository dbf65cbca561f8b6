"""What a table needs of a game besides playing: who may know an answer, what is left unused, who left, versions."""

import pytest

from doab.core import Game, find_rules, game_names, register, registry
from doab.core.errors import UnknownGame
from doab.core.state import EVERYBODY
from pebbles import RULES, PebblesRules, pebbles


def test_a_step_says_which_question_it_answered_and_who_may_know_it() -> None:
    game = Game.new(RULES, ["Asha", "Bram"], seed=4)
    game.settle()
    assert [(step.question, step.audience) for step in game.steps] == [
        ("draw", 0),
        ("draw", 0),
        ("draw", 1),
        ("draw", 1),
    ]
    game.play("roll")
    assert (game.steps[-1].question, game.steps[-1].audience) == ("turn", EVERYBODY)


def test_who_declines_leaves_the_other_answers_unused() -> None:
    game = pebbles("Asha: hand 1 2, points 3 | Bram: hand 3 | asks Asha")
    game.play("lay 1")
    assert game.steps[-1].declined == []
    game.play("leave it")
    assert game.steps[-1].declined == ["take one"]


def test_declining_answers_are_in_the_tables_of_both_games() -> None:
    for name in ("rajas", "agra"):
        rules = find_rules(name)
        assert rules.declining
        assert [text for text in rules.declining if text not in rules.table] == []


def test_standing_answers_can_wait_for_the_table() -> None:
    game = pebbles("Asha: hand 1 2, points 3 | Bram: hand 3 | asks Asha")
    game.stand(1, "toll", "take one")
    game.play("lay 1", standing=False)
    assert (game.question, game.to_move, game.undoable) == ("toll", "Bram", 1)
    assert game.play_standing()
    assert [step.action.text for step in game.steps] == ["lay 1", "take one"]
    assert not game.play_standing()


def test_a_seat_that_has_left_declines_or_takes_the_first_answer() -> None:
    game = pebbles("Asha: hand 1 2, points 3 | Bram: hand 3 | asks Asha")
    assert RULES.table[RULES.absent_answer(game.state)].text == game.legal[0] == "roll"
    game.play("lay 1")
    assert game.legal == ["take one", "leave it"]
    assert RULES.table[RULES.absent_answer(game.state)].text == "leave it"


@pytest.mark.parametrize("name", ["rajas", "agra"])
def test_a_table_of_seats_that_have_left_comes_to_an_end_or_goes_on_forever_without_a_fault(name: str) -> None:
    """Agra has no end by rounds (A-183): some hundred answers are enough to see that it goes on."""
    game = Game.new(name, ["Asha", "Bram"], seed=2)
    game.settle()
    while not game.over and game.version < 1500:
        game.play(game.rules.absent_answer(game.state))
        game.settle()
    assert game.over or name == "agra"


def test_a_version_of_the_rules_that_is_still_there(monkeypatch: pytest.MonkeyPatch) -> None:
    class Newer(PebblesRules):
        version = 2

    monkeypatch.setattr(registry, "_registered", {})
    newer = Newer()
    register(newer)
    assert find_rules("pebbles") is find_rules("pebbles", 2) is newer
    with pytest.raises(UnknownGame) as caught:
        find_rules("pebbles", 1)
    assert str(caught.value) == "Pebbles is installed with rules 2; version 1 is not there any more"
    registry._registered["pebbles@1"] = RULES
    assert find_rules("pebbles", 1) is RULES
    assert "pebbles@1" not in game_names()
