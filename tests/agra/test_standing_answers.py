"""Standing answers: always follow, never ask me, and answers that are given ahead (5.2.4, A-30)."""

import pytest

from doab.agra import agra
from doab.core import Game
from doab.core.errors import UnknownAction


def three_players() -> Game:
    """Teal is about to process cotton to cloth; Pink and Gold could follow."""
    return agra(
        "Teal: goods cotton 3 | Pink: goods cotton 2 | Gold: goods cotton 2 | built cloth | merchant quarry "
        "| asks Teal: action"
    )


def test_a30_always_follow_is_answered_and_logged_without_asking() -> None:
    """A-30: Pink always follows and Gold never; both answers stand in the log, and Teal gains one favour."""
    game = three_players()
    game.stand(1, "follow", "follow")
    game.stand(2, "follow", "no")
    game.play("place cloth", "move 2")
    assert [step.action.text for step in game.steps] == ["place cloth", "move 2", "follow", "no"]
    assert [step.seat for step in game.steps] == [0, 0, 1, 2]
    assert (game["Pink"].goods, game["Gold"].goods) == ({"cotton": 1, "cloth": 1}, {"cotton": 2})
    assert game["Teal"].favour == 1


def test_a30_a_standing_answer_that_is_withdrawn_is_asked_again() -> None:
    """A-30: after withdrawing, Pink is asked."""
    game = three_players()
    game.stand(1, "follow", "follow")
    game.stand(1, "follow", None)
    game.play("place cloth", "move 1")
    assert (game.question, game.to_move) == ("follow", "Pink")


def test_a30_a_standing_answer_is_given_only_where_it_is_legal() -> None:
    """A-162: “follow twice” needs tile 2; without it Pink is asked as usual."""
    game = three_players()
    game.stand(1, "follow", "follow twice")
    game.play("place cloth", "move 1")
    assert (game.question, game.to_move) == ("follow", "Pink")


def test_a30_players_can_answer_ahead_while_another_is_asked() -> None:
    """A-30: while Pink is asked, Gold can already answer; the answer serves once."""
    game = three_players()
    game.play("place cloth", "move 1")
    assert game.ahead() == [(2, "follow")]
    game.stand(2, "follow", "follow", once=True)
    assert game.to_move == "Pink"
    game.play("no")
    assert [step.action.text for step in game.steps[-2:]] == ["no", "follow"]
    assert game.view(2)["standing"] == {}


def test_a_standing_answer_must_be_an_action() -> None:
    """A text that is no action is refused when it is given, not when it would be used."""
    with pytest.raises(UnknownAction):
        three_players().stand(1, "follow", "perhaps")
