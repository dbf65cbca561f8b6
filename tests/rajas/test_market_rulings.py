"""Rulings R-40 to R-43: what the markets bring."""

import pytest

from doab.rajas import rajas
from tests.rajas.steps import build, overbuild, sail_by_harbour, take_blue_die

# Rajesh's province of the rulebook: tea 2, 2 and 3, silk 2.
TEA_AND_SILK = (
    "tile purple 4 straight tea2 at 2,3 turned N, tile green 5 straight tea2 at 3,3 turned N, "
    "tile orange 4 straight silk2 at 1,2 turned E, tile orange 11 crossing mill tea3 at 1,4 turned N"
)

# Silk 2, 2, 2 and 1, and one tea 2.
FOUR_SILK = (
    "tile orange 4 straight silk2 at 1,2 turned E, tile blue 4 straight silk2 at 1,4 turned E, "
    "tile purple 5 straight silk2 at 2,3 turned N, tile green 3 bend silk1 at 3,3 turned N, "
    "tile purple 4 straight tea2 at 3,4 turned E"
)

# One market of each good: tea 3, silk 2, spices 2.
ONE_OF_EACH = (
    "tile orange 11 crossing mill tea3 at 1,4 turned N, tile orange 4 straight silk2 at 1,2 turned E, "
    "tile green 4 straight spices2 at 2,3 turned N"
)


# ----------------------------------------------------------------


def test_r40_mixed_goods_count_the_best_market_of_each_good() -> None:
    """R-40: tea 2, 2, 3 and silk 2 bring 5 on the mixed market."""
    game = rajas(f"Asha: {TEA_AND_SILK} | Bram: money 4")
    game.play("place mixed market")
    assert game["Asha"].money == 3 + 5
    assert game.to_move == "Bram"


@pytest.mark.parametrize(("value", "income"), [(1, 3), (2, 5), (3, 7), (4, 7), (6, 7)])
def test_r40_goods_of_one_kind_count_the_best_markets(value: int, income: int) -> None:
    """R-40: a die of value v brings the v best of tea 2, 2, 3, and all of them if v is larger."""
    game = rajas(f"Asha: dice blue {value}, {TEA_AND_SILK} | Bram: money 4")
    game.play("place tea market", f"pay blue {value}")
    assert (game["Asha"].money, game["Asha"].dice) == (3 + income, [])
    assert game.to_move == "Bram"


def test_r28_a_flipped_die_counts_with_its_new_value() -> None:
    """R-28: a blue 1 turned to 6 for one karma brings all three tea markets."""
    game = rajas(f"Asha: karma 1, dice blue 1, {TEA_AND_SILK} | Bram: money 4")
    game.play("place tea market", "pay blue 1 flipped")
    assert (game["Asha"].money, game["Asha"].karma, game["Asha"].dice) == (3 + 7, 0, [])


@pytest.mark.parametrize("value", [3, 6])
def test_r22_a_flip_that_sells_no_more_markets_is_not_offered(value: int) -> None:
    """R-22: with three tea markets a 3 sells them all, so turning it to 4 is pointless, and turning a 6 to 1 is a
    loss.
    """
    game = rajas(f"Asha: karma 1, dice blue {value}, {TEA_AND_SILK} | Bram: money 4")
    game.play("place tea market")
    assert game.legal == [f"pay blue {value}"]
    assert game.why_not(f"pay blue {value} flipped") == "R-22"


def test_r40_two_markets_on_one_tile_are_two_markets() -> None:
    """R-40: silk 2 and spices 2 of the same tile both count on the mixed market."""
    game = rajas("Asha: tile orange 8 straight silk2 spices2 at 2,3 turned N | Bram: money 4")
    game.play("place mixed market")
    assert game["Asha"].money == 3 + 4


def test_r40_the_best_market_may_share_its_tile_with_another_good() -> None:
    """R-40: of silk 1 and silk 2 the better one counts, next to the spices 2 of the weaker one's tile."""
    game = rajas(
        "Asha: tile purple 7 fork spices2 silk1 at 2,3 turned N, tile orange 4 straight silk2 at 1,2 turned E"
        " | Bram: money 4"
    )
    game.play("place mixed market")
    assert game["Asha"].money == 3 + 4


def test_r40_three_goods_are_the_most_on_the_mixed_market() -> None:
    """R-40: one market of each good: tea 3, silk 2, spices 2."""
    game = rajas(f"Asha: {ONE_OF_EACH} | Bram: money 4")
    game.play("place mixed market")
    assert game["Asha"].money == 3 + 7


def test_r40_the_river_counts_mixed_goods_in_the_same_way() -> None:
    """R-40: the river space of mixed goods brings 5 as well, without a worker on the market."""
    game = rajas(f"Asha: boat 15, dice blue 1, {TEA_AND_SILK} | Bram: money 4")
    sail_by_harbour(game, "blue 1", 16)
    assert game["Asha"].money == 3 + 5


# ----------------------------------------------------------------


def test_r41_a_one_kind_space_is_tied_to_its_good() -> None:
    """R-41: who has only tea may use the silk market, pays the die and gets nothing."""
    game = rajas("Asha: dice blue 4, tile purple 4 straight tea2 at 2,3 turned N | Bram: money 4")
    assert "place silk market" in game.legal
    game.play("place silk market", "pay blue 4")
    assert (game["Asha"].money, game["Asha"].dice) == (3, [])
    assert game.table.board["silk market"] == ["Asha"]
    assert game.to_move == "Bram"


@pytest.mark.parametrize(("good", "income"), [("tea", 3), ("silk", 2), ("spices", 2)])
def test_r41_each_good_has_its_own_space(good: str, income: int) -> None:
    """R-41: a space of one good counts that good only, however high the die."""
    game = rajas(f"Asha: dice purple 6, {ONE_OF_EACH} | Bram: money 4")
    game.play(f"place {good} market", "pay purple 6")
    assert game["Asha"].money == 3 + income
    assert game.to_move == "Bram"


@pytest.mark.parametrize(("good", "income"), [("tea", 7), ("silk", 2)])
def test_r41_on_the_river_the_good_is_a_free_choice(good: str, income: int) -> None:
    """R-41: three markets of one kind on the river: the player names the good."""
    game = rajas(f"Asha: boat 18, dice blue 1, {TEA_AND_SILK} | Bram: money 4")
    sail_by_harbour(game, "blue 1", 19)
    assert game.question == "goods"
    assert {"sell tea", "sell silk"} <= set(game.legal)
    game.play(f"sell {good}")
    assert (game["Asha"].money, game["Asha"].dice) == (3 + income, [])


@pytest.mark.parametrize(("space", "income"), [(19, 6), (22, 7), (24, 7)])
def test_r41_the_river_counts_up_to_the_printed_number_of_markets(space: int, income: int) -> None:
    """R-41: of silk 2, 2, 2, 1 the river counts the best three, four or at most five, and asks for no further die."""
    game = rajas(f"Asha: boat {space - 1}, dice blue 1, {FOUR_SILK} | Bram: money 4")
    sail_by_harbour(game, "blue 1", space)
    game.play("sell silk")
    assert game["Asha"].money == 3 + income
    assert game.to_move == "Bram"


# ----------------------------------------------------------------

# Tea 3 is the only market of its tile; silk 1 and spices 2 share another one.
TEA_TO_COVER = "tile purple 10 fork palace tea3 at 2,3 turned N, tile purple 7 fork spices2 silk1 at 1,2 turned E"
COVER = "tile green 12 fork temple palace at 2,3 turned N"


@pytest.mark.parametrize(("province", "markets"), [(TEA_TO_COVER, 3), (f"{TEA_TO_COVER}, {COVER}", 2)])
def test_r42_a_covered_market_is_not_counted_per_market(province: str, markets: int) -> None:
    """R-42: one money per market falls by one when a tile with two buildings covers the tea."""
    game = rajas(f"Asha: boat 14, dice blue 1, {province} | Bram: money 4")
    sail_by_harbour(game, "blue 1", 15)
    assert game["Asha"].money == 3 + markets


def test_r42_a_covered_market_is_dead_on_the_market_too() -> None:
    """R-42: the Master Builder covers the tea 3; from then on the mixed market brings silk 1 and spices 2."""
    game = rajas(
        f"Asha: fame 6, dice blue 4 green 5 2, {TEA_TO_COVER} | Bram: money 4 | offer green 12 fork temple palace"
    )
    game.play("place master builder", "pay green 5")
    overbuild(game, "green tiger", "2,3 turned N", "green 2")
    assert (game["Asha"].fame, game["Asha"].money) == (10, 3)
    take_blue_die(game)
    tea, mixed = game.copy(), game.copy()
    tea.play("place tea market", "pay blue 4")
    assert tea["Asha"].money == 3
    mixed.play("place mixed market")
    assert mixed["Asha"].money == 3 + 3


def test_r42_a_covered_building_is_not_counted() -> None:
    """R-42: one money per building leaves the covered temple out and counts the palace just laid."""
    game = rajas(
        "Asha: dice blue 4, tile orange 4 bend temple at 2,3 turned N, "
        "tile purple 8 straight tea2 silk2 at 2,3 turned N, token brown money_per_building at 1,4 N"
        " | Bram: money 4 | options navaratna | offer blue 4 bend palace"
    )
    build(game, "blue snake", "1,4 turned W", "blue 4")
    assert (game["Asha"].fame, game["Asha"].money) == (2, 3 - 1 + 1)
    assert game["Asha"].spent == {"1,4 N"}


# ----------------------------------------------------------------


def test_r43_the_markets_of_one_action_are_one_move() -> None:
    """R-43: mixed goods 3 + 2 + 2 at money 10: the marker goes to 17, then the bonus of 12 comes once."""
    game = rajas(f"Asha: money 10, boat 1, {ONE_OF_EACH} | Bram: money 4")
    game.play("place mixed market")
    assert (game.question, game["Asha"].money) == ("sail", 17)
    game.play("sail to 2")
    assert (game["Asha"].money, game["Asha"].karma, game["Asha"].boat) == (17, 3, 2)
    assert game.to_move == "Bram"


def test_r43_the_markets_of_one_tile_are_one_move() -> None:
    """R-43: a tile with silk 2 and spices 2 at money 10: 14 first, then the bonus of 12."""
    game = rajas("Asha: money 11, dice orange 6 2 | Bram: money 4 | offer orange 8 straight silk2 spices2")
    build(game, "orange cow", "2,3 turned N", "orange 6", "orange 2")
    assert (game.question, game["Asha"].money) == ("sail", 14)
    game.play("stay")
    assert game.to_move == "Bram"


def test_r43_the_buildings_of_one_tile_are_one_move() -> None:
    """R-43: palace and fort at fame 4: the marker goes to 8, then the upgrade of fame 5 comes once."""
    game = rajas("Asha: fame 4, dice orange 6 3 | Bram: money 4 | offer orange 9 straight palace fort")
    build(game, "orange cow", "2,3 turned N", "orange 6", "orange 3")
    assert (game.question, game["Asha"].fame) == ("upgrade", 8)
    game.play("upgrade mill")
    assert game["Asha"].levels == {"temple": 2, "palace": 2, "fort": 2, "mill": 3}
    assert game.to_move == "Bram"
