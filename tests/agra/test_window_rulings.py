"""Rulings A-100 to A-102: windows for secondary actions, Oil and Curry, standing workers up."""

import pytest

from doab.agra import AgraGame, agra
from doab.core.errors import IllegalAction
from tests.agra.steps import answer, at_pier, end_sailing, go_to, quiet_turn, table

# ----------------------------------------------------------------


WINDOWS = [
    ("meditation", "asks Teal", ()),
    ("meditation", "points 2 | asks Teal", ("farmer north 2",)),
    ("action", "asks Teal: action", ()),
    ("architect", "asks Teal: action", ("place architect",)),
    ("processing", "asks Teal: action", ("place cement",)),
    ("processing", "builder plank | asks Teal: action", ("place plank",)),
    ("sailor", "asks Teal: action", ("place sailor",)),
    ("sailor", "asks Teal: action", ("place sailor", "pay curry", "deliver oil to cook")),
    ("trader", "asks Teal: action", ("place trader",)),
    ("trader", "asks Teal: action", ("place trader", "give curry", "enough", "take cotton")),
    ("botanist", "asks Teal: action", ("place botanist",)),
    ("botanist", "asks Teal: action", ("place botanist", "uncover north 1")),
    ("production", "asks Teal: action", ("place woodcutter",)),
    ("after action", "asks Teal: action", ("place woodcutter", "produce 1")),
    ("orders", "asks Teal: action", ("place woodcutter", "produce 1", "open orders")),
    ("end", "asks Teal: action", ("place woodcutter", "produce 1", "open orders", "skip orders")),
]


@pytest.mark.parametrize(("question", "clauses", "path"), WINDOWS)
def test_a100_a_favour_action_fits_into_every_window_of_the_own_turn(
    question: str, clauses: str, path: tuple[str, ...]
) -> None:
    """A-100: in each window of the turn owner a basic good can be taken for two favour."""
    own = "goods sandstone 1 wood 1 curry 1 oil 1, favour 2"
    game = table("river cook sufi", "built cement", "merchant quarry", clauses, Teal=own, Pink="")
    if path:
        game.play(*path)
    assert (game.to_move, game.question) == ("Teal", question)
    assert "favour 1" in game.legal
    game.play("favour 1", "take turmeric")
    assert (game["Teal"].goods["turmeric"], game["Teal"].favour) == (1, 0)


CLOSED = [
    ("giving", ("place trader", "give curry")),
    ("taking", ("place trader", "give curry", "enough")),
    ("materials", ("place architect", "build cement")),
    ("bonus", ("place architect", "build cement", "pay sandstone", "pay wood")),
    ("second step", ("place botanist", "farmer north 2")),
    ("influence", ("place sailor", "deliver oil to cook", "end sailing")),
    ("step bonus", ("place architect", "raise merchants")),
    ("stand", ("oil",)),
    ("raise", ("favour 3",)),
    ("painting", ("use painting",)),
]


@pytest.mark.parametrize(("question", "path"), CLOSED)
def test_a100_payments_gains_and_series_are_no_windows(question: str, path: tuple[str, ...]) -> None:
    """A-100: inside a payment, a gain or a series of questions no secondary action is offered."""
    own = "goods sandstone 3 wood 3 curry 1 oil 1 painting 1, favour 6, merchants 2, lying quarry woodcutter"
    game = table("river cook sufi", "builder clothes", "merchant cotton-farm", "asks Teal: action", Teal=own, Pink="")
    assert {"favour 1", "oil", "use painting"} <= set(game.legal)
    game.play(*path)
    assert (game.to_move, game.question) == ("Teal", question)
    assert not {"favour 1", "favour 2", "favour 3", "oil", "curry", "use painting"} & set(game.legal)


def test_a100_nobody_acts_in_the_turn_of_another() -> None:
    """A-100: a follower with favour, Oil and a Book is asked about following and nothing else."""
    game = agra(
        "Teal: goods cotton 1 | Pink: goods cotton 1 oil 1 book 1 clothes 1, favour 6, tiles 1, lying trader"
        " | built cloth | asks Teal: action"
    )
    game.play("place cloth", "move 1")
    assert (game.to_move, game.question) == ("Pink", "follow")
    assert set(game.legal) == {"follow", "no"}


def test_a100_no_window_while_a_worker_goes_to_the_cook() -> None:
    """A-100: whoever is sent away decides between Cook and supply; neither side has a window there."""
    game = agra(
        "Teal: favour 6 | Pink: favour 6, contracts cook, standing trader | river sufi mahout | asks Teal: action"
    )
    game.play("place trader")
    assert (game.to_move, game.question) == ("Pink", "cook")
    assert set(game.legal) == {"to cook", "to supply"}


def test_a100_no_window_while_the_jagirdar_delivers() -> None:
    """A-100: the owner of the Jagirdar is asked for a delivery only, out of turn."""
    game = at_pier(
        4,
        "river cook mahout",
        "asks Teal: action",
        Teal="goods oil 1",
        Pink="contracts jagirdar, goods wood 1 clothes 1, favour 6",
    )
    game.play("place sailor", "deliver oil to cook")
    end_sailing(game)
    game.play("done")
    assert (game.to_move, game.question) == ("Pink", "jagirdar")
    assert set(game.legal) == {"deliver wood to cook", "deliver wood to mahout", "no"}


def test_a100_a_favour_good_is_delivered_in_the_same_sailor_action() -> None:
    """A-100: between two deliveries favour buys a Wood, and this Wood goes to the Cook."""
    game = agra(
        "Teal: goods curry 1 oil 1, favour 2 | Pink: rupees 2 | river cook sufi | merchant quarry | asks Teal: action"
    )
    game.play("place sailor", "pay curry", "deliver oil to cook", "favour 1", "take wood", "deliver wood to cook")
    assert game["Teal"].contracts == ["cook"]
    assert game["Teal"].rupees == 2 + 1 + 2
    end_sailing(game)
    game.play("raise artisans")
    assert game["Teal"].rupees == 2 + 1 + 2 + 1
    assert (game["Teal"].influence["artisans"], game["Teal"].favour, game["Teal"].goods) == (1, 0, {})


def test_a100_all_kinds_of_secondary_actions_in_one_window() -> None:
    """A-100: Oil and Curry, favour, luxury goods and once-per-turn notables all are offered; the Statue is not."""
    game = at_pier(
        4,
        "river mahout",
        "asks Teal: action",
        Teal="goods oil 1 curry 1 cotton 1 paper 1 statue 1 book 1 painting 1 clothes 1, favour 4, lying trader,"
        " tiles 4, contracts french_trader caliph mullah english_trader",
    )
    offered = {text for text in game.legal if not text.startswith(("place ", "peon "))}
    assert {"oil", "curry", "oil and curry", "use book", "use painting", "use clothes", "caliph"} <= offered
    assert {"favour 1", "favour 2", "favour 3", "tile 4", "favour 1 with mullah", "tile 4 with mullah"} <= offered
    assert {"english trader paper", "french trader paper"} <= offered
    assert not {"use statue", "mosaic 1", "open orders", "end turn"} & offered


def test_a100_a_window_without_a_choice_is_asked_while_a_favour_action_is_legal() -> None:
    """A-100: with two favour the three last windows of the turn are asked although one answer of their own is left."""
    game = agra("Teal: favour 2 | Pink: rupees 2 | merchant quarry | asks Teal: action")
    game.play("place woodcutter", "produce 0")
    for question, own in [("after action", "open orders"), ("orders", "skip orders"), ("end", "end turn")]:
        assert (game.to_move, game.question) == ("Teal", question)
        assert set(game.legal) == {own, "favour 1"}
        game.play(own)
    assert game.to_move == "Pink"


def test_a100_a_window_without_any_choice_is_skipped() -> None:
    """A-100: without favour and goods the windows after the main action are not asked at all."""
    game = agra("Teal: favour 1 | Pink: rupees 2 | merchant quarry | asks Teal: action")
    game.play("place woodcutter", "produce 0")
    assert (game.to_move, game.question) == ("Pink", "action")


# ----------------------------------------------------------------


def tired(items: str, *clauses: str) -> AgraGame:
    """Teal's turn begins; four of Teal's workers lie."""
    own = f"{items}, lying sailor trader quarry woodcutter"
    return table(*clauses, "merchant cotton-farm", "asks Teal", Teal=own, Pink="")


@pytest.mark.parametrize("good", ["oil", "curry"])
def test_a101_one_oil_or_one_curry_stands_one_worker(good: str) -> None:
    """A-101: one Oil or one Curry goes back to supply and one worker of the player's choice stands up."""
    game = tired(f"goods {good} 1")
    assert game["Teal"].markers == 21
    game.play(good)
    assert {"stand sailor", "stand trader", "stand quarry", "stand woodcutter"} <= set(game.legal)
    game.play("stand quarry")
    assert game.question == "meditation"
    assert (game["Teal"].standing, game["Teal"].lying) == (["quarry"], ["sailor", "trader", "woodcutter"])
    assert (game["Teal"].goods, game["Teal"].markers, game["Teal"].locked) == ({}, 22, 0)


def test_a101_oil_and_curry_together_stand_three() -> None:
    """A-101: one Oil with one Curry stands three of four workers."""
    game = tired("goods oil 1 curry 1")
    assert {"oil", "curry", "oil and curry"} <= set(game.legal)
    game.play("oil and curry", "stand sailor", "stand quarry", "stand woodcutter")
    assert game.question == "meditation"
    assert (game["Teal"].standing, game["Teal"].lying) == (["sailor", "quarry", "woodcutter"], ["trader"])
    assert game["Teal"].goods == {}


@pytest.mark.parametrize("first", ["oil", "curry", "oil and curry"])
def test_a101_only_one_of_the_three_in_a_turn(first: str) -> None:
    """A-101: after any one of them none of the three is offered in this turn, although goods are left."""
    game = tired("goods oil 2 curry 2")
    game.play(first, "stand sailor")
    answer(game, "stand", "done")
    for text in ("oil", "curry", "oil and curry"):
        assert text not in game.legal
    with pytest.raises(IllegalAction):
        game.play("curry")
    go_to(game, "action")
    assert not {"oil", "curry", "oil and curry"} & set(game.legal)


def test_a101_the_next_turn_offers_it_again() -> None:
    """A-101: the limit is one use in a turn, not one in a game."""
    game = tired("goods oil 2")
    game.play("oil", "stand quarry")
    quiet_turn(game)
    quiet_turn(game)
    assert game.to_move == "Teal"
    assert "oil" in game.legal


def test_a101_a_position_can_say_that_it_is_used() -> None:
    """A-101: with the use marked as spent nothing is offered; without a lying worker nothing is either."""
    assert not {"oil", "curry", "oil and curry"} & set(tired("goods oil 1 curry 1, used oil").legal)
    upright = agra("Teal: goods oil 1 curry 1, standing quarry | Pink: rupees 2 | asks Teal")
    assert not {"oil", "curry", "oil and curry"} & set(upright.legal)


# ----------------------------------------------------------------


def test_a102_a_book_with_one_lying_worker() -> None:
    """A-102: three is the most: one lying worker stands up and the favour comes all the same."""
    game = agra("Teal: goods book 1, lying trader | Pink: rupees 2 | asks Teal")
    game.play("use book")
    answer(game, "stand", "stand trader")
    answer(game, "stand", "done")
    assert (game["Teal"].standing, game["Teal"].lying, game["Teal"].favour) == (["trader"], [], 1)


def test_a102_a_book_with_nobody_lying() -> None:
    """A-102: a Book brings its favour although nobody lies."""
    game = agra("Teal: goods book 1, standing trader | Pink: rupees 2 | asks Teal")
    game.play("use book")
    answer(game, "stand", "done")
    assert (game["Teal"].standing, game["Teal"].favour, game["Teal"].goods) == (["trader"], 1, {})


def test_a102_the_player_may_stop_early() -> None:
    """A-102: after one of four the player stops; the Book still pays."""
    game = tired("goods book 1")
    game.play("use book", "stand trader", "done")
    assert (game["Teal"].standing, game["Teal"].lying) == (["trader"], ["sailor", "quarry", "woodcutter"])
    assert game["Teal"].favour == 1


def test_a102_workers_are_asked_in_board_order_and_at_most_three() -> None:
    """A-102: a space that was passed over does not come back, and after the third worker nobody is asked for."""
    game = tired("goods book 1")
    game.play("use book", "stand trader")
    assert set(game.legal) == {"stand quarry", "stand woodcutter", "done"}
    other = tired("goods book 1")
    other.play("use book", "stand sailor", "stand trader", "stand quarry")
    assert other.question == "meditation"
    assert other["Teal"].lying == ["woodcutter"]
