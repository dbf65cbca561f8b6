"""The rulebook's examples of set-up, goods, farm and meditation: X1 to X8, G-01 to G-06, G-22 to G-24."""

import pytest

from doab.agra import agra
from tests.agra.steps import GUILDS, NAMES, answers, go_on, lay_all, meditating, set_up, setting_up, with_points


def test_x1_g01_the_dice_3_5_1_place_the_order_markers() -> None:
    """X1, G-01: the guild-order markers stand on the rows 3, 5 and 1 of the three columns."""
    game = set_up(NAMES, {"order marker": ["die 3", "die 5", "die 1"]})
    assert game.table.marked == {"artisans": 3, "merchants": 5, "scholars": 1}


def test_x1_g01_each_column_has_its_own_die() -> None:
    """X1, G-01: three rolls of one die, each with six faces, and no neutral marker in the way."""
    game = setting_up(NAMES, "order marker")
    for text in ("die 3", "die 5", "die 1"):
        assert (game.to_move, game.question) == ("chance", "order marker")
        assert sorted(game.legal) == [f"die {pip}" for pip in range(1, 7)]
        game.play(text)
    assert game.question == "favour tile"


def test_x1_g01_the_marked_orders_are_the_ones_that_can_be_fulfilled() -> None:
    """X1, G-01: brick and cloth, turmeric and book, paper and oil, for a player with a step in each guild."""
    game = agra(
        "Teal: goods brick 1 cloth 1 turmeric 1 book 1 paper 1 oil 1, artisans 1, merchants 1, scholars 1"
        " | Pink: rupees 2 | marked artisans 3, merchants 5, scholars 1 | asks Teal: orders"
    )
    assert answers(game, "order") == {f"order {guild}" for guild in GUILDS}


def test_x2_g22_curry_is_worth_two() -> None:
    """X2, G-22: two flags beside the curry, and no price token on it."""
    assert set_up(NAMES).table.value["curry"] == 2
    game = agra("Teal: rupees 2 | Pink: rupees 2 | prices 1 wood 2 | asks Teal: action")
    assert game.table.value["curry"] == 2


def test_x3_g02_two_free_squares_beside_the_sandstone() -> None:
    """X3, G-02: the quarry yields two sandstone, taken from the marker supply."""
    game = agra("Teal: rupees 2 | Pink: rupees 2 | merchant cotton-farm | asks Teal: action")
    assert game["Teal"].output["sandstone"] == 2
    game.play("place quarry")
    assert "produce 3" not in game.legal
    game.play("produce 2")
    assert (game["Teal"].goods, game["Teal"].markers) == ({"sandstone": 2}, 20)


@pytest.mark.parametrize(
    "farm", ["uncovered north 5, uncovered east 1", "uncovered north 5, farmer east 4", "farmer north 2, farmer east 4"]
)
def test_g03_four_free_squares_beside_the_wood(farm: str) -> None:
    """G-03: the woodcutter yields four wood, and the supply is four markers smaller."""
    game = agra(f"Teal: {farm} | Pink: rupees 2 | merchant cotton-farm | asks Teal: action")
    assert game["Teal"].output["wood"] == 4
    game.play("place woodcutter")
    assert answers(game, "produce") == {f"produce {amount}" for amount in range(5)}
    game.play("produce 4")
    assert (game["Teal"].goods, game["Teal"].markers) == ({"wood": 4}, 18)


def test_x4_g23_sandstone_becomes_cement_or_bricks() -> None:
    """X4, G-23: one sandstone has exactly two arrows to go along."""
    game = with_points(2, "goods sandstone 1")
    assert answers(game, "process") == {"process sandstone to cement", "process sandstone to brick"}


@pytest.mark.parametrize("target", ["cement", "brick"])
def test_x4_g23_the_sandstone_is_used_up(target: str) -> None:
    """X4, G-23: the marker moves along the arrow, so there is nothing left of the sandstone."""
    game = with_points(2, "goods sandstone 1")
    game.play(f"process sandstone to {target}")
    assert (game["Teal"].goods, game["Teal"].markers) == ({target: 1}, 21)


@pytest.mark.parametrize(
    ("cement", "cost"),
    [(1, 2), (2, 4), (3, 5)],
)
def test_x5_g24_cement_builds_for_two(cement: int, cost: int) -> None:
    """X5, G-24: one cement is too little for a site of 3; two pay 4, three pay 5."""
    game = agra(f"Teal: goods cement {cement} | Pink: rupees 2 | builder clothes | asks Teal: action")
    game.play("place architect")
    costs = {"oil": 3, "paper": 4, "book": 5}
    assert {site for site in costs if f"build {site}" in game.legal} == {site for site in costs if costs[site] <= cost}


def test_x6_g04_three_workers_with_the_tracker_on_the_third_space() -> None:
    """X6, G-04: 2 + 2 + 1 = 5 meditation points."""
    game = meditating("standing sailor trader quarry, tracker 3")
    assert lay_all(game) == [2, 4, 5]
    assert game["Teal"].lying == ["sailor", "trader", "quarry"]


def test_x7_g05_two_points_trade_a_curry_for_a_paper() -> None:
    """X7, G-05: both are worth 2; no point is left, and trading is blocked afterwards."""
    game = with_points(2, "goods curry 1")
    game.play("trade curry", "take paper")
    assert (game.table.points, game["Teal"].goods) == (0, {"paper": 1})
    go_on(game, "meditation")
    assert game.table.blocked == "trade"


def test_x7_g05_one_point_is_too_little() -> None:
    """X7, G-05: the cost is the value of the good."""
    assert "trade curry" not in with_points(1, "goods curry 1").legal


def test_x8_g06_two_points_process_cotton_into_oil() -> None:
    """X8, G-06: oil is worth 2; no point is left, and processing is blocked afterwards."""
    game = with_points(2, "goods cotton 1")
    game.play("process cotton to oil")
    assert (game.table.points, game["Teal"].goods) == (0, {"oil": 1})
    go_on(game, "meditation")
    assert game.table.blocked == "process"


def test_x8_g06_one_point_is_too_little() -> None:
    """X8, G-06: the value of the cotton does not matter, that of the oil does."""
    assert "process cotton to oil" not in with_points(1, "goods cotton 1").legal
