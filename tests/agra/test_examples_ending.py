"""The rulebook's examples X23 to X26, and the golden rows G-20, G-21 and G-25."""

from doab.agra import AgraGame
from tests.agra.steps import (
    about_to_win,
    answer,
    answers,
    at_pier,
    climb,
    end_sailing,
    final_scoring_example,
    go_to,
    win,
)


def cloth_for_the_french_trader(french: int) -> AgraGame:
    """Teal has both traders and a Cloth, and is about to act."""
    items = f"goods cloth 1, french {french}, contracts portuguese_trader french_trader"
    return at_pier(2, "asks Teal: action", Teal=items)


def paper_for_akbar(goods: str) -> AgraGame:
    """Teal has won the Sadr us-Sudur and may make the gift."""
    game = about_to_win("sadr_us_sudur", goods=goods)
    win(game, "sadr_us_sudur")
    assert (game.question, game.to_move) == ("gift", "Teal")
    return game


def test_x23_the_final_scoring() -> None:
    """X23: 36 coins, Subadar 4, Grand Imam 4, Merchants 4, Scholars 2, covers 5, Akbar 11: 66 Rupees, and the win."""
    game = final_scoring_example()
    assert game["Teal"].score["total"] == 36 + 4 + 4 + 4 + 2 + 5 + 11
    assert game.ranking[0] == ("Teal", 1)
    assert [game[name].score["total"] for name in ("Pink", "Gold", "Plum")] == [20, 21, 22]


def test_g21_the_final_scoring_example() -> None:
    """G-21: 66 Rupees; behind them come 22, 21 and 20."""
    game = final_scoring_example()
    assert game["Teal"].score["total"] == 66
    assert game["Teal"].contracts == ["grand_imam", "mullah", "subadar"]
    assert game.ranking == [("Teal", 1), ("Plum", 2), ("Gold", 3), ("Pink", 4)]


def test_x24_the_portuguese_trader_takes_two_wood_and_two_turmeric() -> None:
    """X24: 1 free delivery and 4 paid ones; if none is used the paid ones are 4 Rupees."""
    items = "goods wood 2 turmeric 2 oil 2 cement 2 brick 1 curry 1, contracts portuguese_trader"
    game = at_pier(1, "river sufi takshaka mahout cook", "asks Teal: action", Teal=items)
    game.play("place sailor", "pay wood", "pay wood", "pay turmeric", "pay turmeric")
    answer(game, "portuguese", "enough")
    unused = game.copy()
    unused.play("end sailing")
    assert unused["Teal"].rupees == 2 + 4
    game.play("deliver oil twice to cook", "deliver cement twice to mahout", "deliver brick to takshaka")
    assert not answers(game, "deliver")
    end_sailing(game)
    climb(game)
    assert (game["Teal"].rupees, game["Teal"].goods) == (2 + 2 + 2 + 1, {"curry": 1})


def test_x25_a_cloth_for_the_french_trader_pays_the_portuguese_traders_rupee() -> None:
    """X25: 1 Rupee for the Cloth in any case; with the third marker 5 more, and the markers come back."""
    for french, rupees, left in ((0, 1, 1), (1, 1, 2), (2, 1 + 5, 0)):
        game = cloth_for_the_french_trader(french)
        game.play("french trader cloth")
        assert (game["Teal"].rupees, game["Teal"].french, game["Teal"].goods) == (2 + rupees, left, {})


def test_g25_the_third_marker_on_the_french_trader() -> None:
    """G-25: 1 and 5 Rupees, three markers back in the supply."""
    game = cloth_for_the_french_trader(2)
    supply = game["Teal"].markers
    game.play("french trader cloth")
    assert (game["Teal"].rupees, game["Teal"].markers) == (2 + 1 + 5, supply + 3)


def test_x26_paper_in_the_curry_bowl() -> None:
    """X26: both are worth 2, so a Paper may be put where a Curry belongs."""
    game = paper_for_akbar("paper 1")
    game.play("gift paper")
    assert "bowl curry" in game.legal
    assert not {"bowl statue", "bowl book", "bowl painting", "bowl clothes"} & set(game.legal)
    game.play("bowl curry")
    assert (game["Teal"].akbar, game["Teal"].goods) == (["curry"], {})


def test_g20_the_curry_bowl_is_closed_and_the_paper_bowl_open() -> None:
    """G-20: after the gift Akbar takes another Paper, but no Curry, from anybody."""
    game = paper_for_akbar("paper 2 curry 1")
    game.play("gift paper", "bowl curry")
    end_sailing(game)
    climb(game)
    go_to(game, "orders")
    assert answers(game, "gift") == {"gift paper"}
    game.play("gift paper")
    assert game["Teal"].akbar == ["curry", "paper"]
