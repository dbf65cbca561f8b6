"""The worked examples of the rulebook, E1 to E14: building, markets, palace and river."""

import pytest

from doab.rajas import RajasGame, rajas
from tests.rajas.steps import carry_out, chance, payments, reveal_any, sail_by_harbour, standing

# Roads from the residence to the square beside the left corner (2,1) and to the one beside the right corner (2,5).
TO_THE_LEFT_CORNER = "tile orange 3 bend tea1 at 2,3 turned W, tile orange 4 straight silk2 at 2,2 turned E"
TO_THE_RIGHT_CORNER = "tile orange 3 bend tea1 at 2,3 turned N, tile orange 4 straight silk2 at 2,4 turned E"

# Three tea markets (2, 2, 3) and a silk market (2).
THREE_TEA_AND_A_SILK_MARKET = (
    "tile purple 4 straight tea2 at 1,2 turned E, tile green 5 straight tea2 at 1,4 turned E,"
    " tile purple 10 fork palace tea3 at 2,3 turned N, tile orange 4 straight silk2 at 3,3 turned N"
)

# Silk for 2, 2, 1 and 2, and tea for 2.
FOUR_SILK_MARKETS = (
    "tile orange 4 straight silk2 at 1,2 turned E, tile purple 5 straight silk2 at 1,4 turned E,"
    " tile orange 6 straight temple silk1 at 2,3 turned N, tile purple 8 straight tea2 silk2 at 3,3 turned N"
)

# Silk, tea and silk, spices and tea: five markets on three tiles.
FIVE_MARKETS = (
    "tile orange 4 straight silk2 at 1,2 turned E, tile purple 8 straight tea2 silk2 at 1,4 turned E,"
    " tile green 8 straight spices2 tea2 at 2,3 turned N"
)


# ---------------------------------------------------------------- building


def test_e1_a_blue_three_and_a_blue_five_pay_for_blue_seven() -> None:
    """E1: 3 + 5 = 8 is enough for 7; it is the only payment and no change is given."""
    game = rajas(
        "Rajesh: money 3, karma 0, dice blue 5 3 | Leila: money 4 | offer blue 7 fork tea2 spices1 | asks Rajesh"
    )
    game.play("place quarry", "take blue cow", "lay 2,3 turned N")
    assert payments(game) == [("pay blue 5", "pay blue 3")]
    game.play("pay blue 5", "pay blue 3")
    reveal_any(game)
    assert game["Rajesh"].tiles == {"2,3": "blue 7 fork tea2 spices1"}
    assert game["Rajesh"].dice == []
    assert game["Rajesh"].money == 3 - 1 + 3
    assert game.table.supply["blue"] == 12


def test_e1_a_blue_three_and_a_blue_three_do_not_pay_for_blue_seven() -> None:
    """E1: 3 + 3 = 6 is too little, and dice of another colour do not help."""
    game = rajas(
        "Rajesh: money 3, karma 0, dice blue 3 3 green 6 | Leila: money 4"
        " | offer blue 7 fork tea2 spices1 | asks Rajesh"
    )
    game.play("place quarry")
    assert "take blue cow" not in game.legal


def test_e2_rajesh_builds_the_orange_nine_on_an_existing_road() -> None:
    """E2: 1 money and two orange dice; the tile continues the road below the residence."""
    game = rajas(
        "Rajesh: money 3, karma 0, dice orange 5 4, tile purple 4 straight tea2 at 2,3 turned N | Leila: money 4"
        " | offer orange 9 bend temple mill | asks Rajesh"
    )
    game.play("place quarry", "take orange tiger", "lay 3,3 turned N")
    assert payments(game) == [("pay orange 5", "pay orange 4")]
    carry_out(game, "pay orange 5", "pay orange 4")
    assert standing(game, "quarry") == ["Rajesh"]
    assert game["Rajesh"].money == 2
    assert game["Rajesh"].fame == 4
    assert game["Rajesh"].dice == []
    assert game.table.supply["orange"] == 12
    assert game["Rajesh"].tiles == {"2,3": "purple 4 straight tea2", "3,3": "orange 9 bend temple mill"}
    assert game["Rajesh"].spent == set()


def leila_at_the_left_corner() -> RajasGame:
    """Leila has laid a fork in the left corner; both symbols beside it are joined with her residence."""
    game = rajas(
        f"Leila: money 4, karma 0, dice blue 4 green 5, {TO_THE_LEFT_CORNER} | Rajesh: money 3"
        " | offer green 5 fork mill | asks Leila"
    )
    carry_out(game, "place quarry", "take green snake", "lay 2,1 turned W", "pay green 5")
    return game


def test_e3_the_tile_is_scored_before_its_special_yields() -> None:
    """E3: when Leila is asked for the order of the yields the mill's 2 fame are there, money and dice not yet."""
    game = leila_at_the_left_corner()
    assert game.question == "yield"
    assert set(game.legal) == {"collect 2,1 N", "collect 2,1 W"}
    assert (game["Leila"].fame, game["Leila"].money, game["Leila"].dice) == (2, 3, ["blue 4"])


@pytest.mark.parametrize(
    "answers",
    [
        ["collect 2,1 N", "choose purple", "die purple 6"],
        ["collect 2,1 W", "choose purple", "die purple 6"],
    ],
    ids=["money first", "die first"],
)
def test_e3_the_left_corner_brings_a_die_and_five_money(answers: list[str]) -> None:
    """E3: one die of choice and 5 money, in either order."""
    game = leila_at_the_left_corner()
    game.play(*answers)
    assert game["Leila"].money == 3 + 5
    assert game["Leila"].dice == ["blue 4", "purple 6"]
    assert game["Leila"].fame == 2
    assert game["Leila"].spent == {"2,1 N", "2,1 W"}
    assert game.to_move == "Rajesh"


def test_e3_a_tile_that_touches_no_symbol_brings_nothing_extra() -> None:
    """E3: a bend in the same corner whose roads lead east and south joins no yield."""
    game = rajas(
        f"Leila: money 4, karma 0, dice blue 4 green 4, {TO_THE_LEFT_CORNER} | Rajesh: money 3"
        " | offer green 4 bend fort | asks Leila"
    )
    carry_out(game, "place quarry", "take green snake", "lay 2,1 turned E", "pay green 4")
    assert (game["Leila"].fame, game["Leila"].money, game["Leila"].dice) == (2, 3, ["blue 4"])
    assert game["Leila"].spent == set()
    assert game.to_move == "Rajesh"


@pytest.mark.parametrize(
    ("tile", "stack", "dice", "fame"),
    [
        ("orange 4 bend temple", "orange snake", [4], 2),
        ("orange 5 fork palace", "orange snake", [5], 2),
        ("orange 9 bend temple mill", "orange tiger", [5, 4], 4),
        ("orange 9 straight palace fort", "orange cow", [5, 4], 4),
    ],
)
def test_e4_each_building_brings_two_fame_at_the_start(tile: str, stack: str, dice: list[int], fame: int) -> None:
    """E4: in the first column of the table one building is worth 2 fame, two are worth 4."""
    values = " ".join(str(value) for value in dice)
    game = rajas(f"Leila: money 3, karma 0, dice blue 4 orange {values} | Rajesh: money 4 | offer {tile} | asks Leila")
    carry_out(game, "place quarry", f"take {stack}", "lay 2,3 turned N", *(f"pay orange {value}" for value in dice))
    assert (game["Leila"].fame, game["Leila"].money) == (fame, 2)
    assert game.to_move == "Rajesh"


def test_e5_temple_at_two_and_mill_at_three_bring_five_fame() -> None:
    """E5: 2 + 3 fame, then an upgrade and a die from the right corner; the upgrade does not change the 5."""
    game = rajas(
        f"Leila: money 5, fame 6, karma 0, mill 3, dice purple 6 4, {TO_THE_RIGHT_CORNER} | Rajesh: money 3"
        " | offer purple 10 fork temple mill | asks Leila"
    )
    carry_out(game, "place quarry", "take purple tiger", "lay 2,5 turned W", "pay purple 6", "pay purple 4")
    assert game["Leila"].fame == 6 + 5
    assert set(game.legal) == {"collect 2,5 N", "collect 2,5 E"}
    game.play("collect 2,5 N")
    assert set(game.legal) == {"upgrade temple", "upgrade palace", "upgrade fort", "upgrade mill"}
    game.play("upgrade mill")
    assert game["Leila"].levels == {"temple": 2, "palace": 2, "fort": 2, "mill": 4}
    assert game["Leila"].fame == 6 + 5
    game.play("choose blue", "die blue 2")
    assert game["Leila"].dice == ["blue 2"]
    assert (game["Leila"].fame, game["Leila"].money) == (11, 4)
    assert game["Leila"].spent == {"2,5 N", "2,5 E"}


# ---------------------------------------------------------------- market


def test_e6_mixed_goods_count_the_silk_and_one_tea_market() -> None:
    """E6: three tea markets and one silk market: two markets are counted, 5 money."""
    game = rajas(f"Rajesh: money 3, {THREE_TEA_AND_A_SILK_MARKET} | Leila: money 4 | asks Rajesh")
    game.play("place mixed market")
    assert game["Rajesh"].money == 3 + 5
    assert game.to_move == "Leila"


def test_e7_a_four_counts_all_three_tea_markets() -> None:
    """E7: up to four tea markets, there are three: 7 money, and the die is gone."""
    game = rajas(f"Rajesh: money 3, karma 0, dice blue 4, {THREE_TEA_AND_A_SILK_MARKET} | Leila: money 4 | asks Rajesh")
    game.play("place tea market")
    assert list(game.legal) == ["pay blue 4"]
    game.play("pay blue 4")
    assert game["Rajesh"].money == 3 + 7
    assert game["Rajesh"].dice == []
    assert game.to_move == "Leila"


@pytest.mark.parametrize(
    ("market", "die", "income"),
    [("tea", 1, 3), ("tea", 2, 5), ("tea", 3, 7), ("silk", 4, 2), ("spices", 4, 0)],
)
def test_e7_the_die_limits_the_number_of_markets(market: str, die: int, income: int) -> None:
    """E7: the same province with other dice and on the other one-kind spaces; the best markets are counted."""
    game = rajas(
        f"Rajesh: money 3, karma 0, dice blue {die}, {THREE_TEA_AND_A_SILK_MARKET} | Leila: money 4 | asks Rajesh"
    )
    game.play(f"place {market} market", f"pay blue {die}")
    assert game["Rajesh"].money == 3 + income


@pytest.mark.parametrize("others", ["Mira: money 5", "Mira: money 5 | Tariq: money 6"], ids=["three", "four"])
def test_e8_the_other_mixed_space_is_for_another_player(others: str) -> None:
    """E8: Rajesh stands on a mixed space: not on the other one too, but on one-kind spaces; Leila may take it."""
    game = rajas(
        f"Rajesh: money 3, karma 0, dice blue 4 | Leila: money 4 | {others} | board mixed market Rajesh | asks Rajesh"
    )
    assert "place mixed market" not in game.legal
    for good in ("tea", "silk", "spices"):
        assert f"place {good} market" in game.legal
    game.play("place silk market", "pay blue 4")
    assert game.to_move == "Leila"
    assert "place mixed market" in game.legal


# ---------------------------------------------------------------- palace


def test_e9_leila_takes_an_orange_die_from_a_high_terrace() -> None:
    """E9: the die is rolled and lies on Kali with its value; nothing is paid."""
    game = rajas("Leila: money 3, dice blue 2 | Rajesh: money 4 | asks Leila")
    game.play("place orange terrace")
    assert set(game.legal) == {f"die orange {value}" for value in range(1, 7)}
    game.play("die orange 4")
    assert game["Leila"].dice == ["blue 2", "orange 4"]
    assert game["Leila"].money == 3
    assert game.table.supply["orange"] == 11
    assert standing(game, "orange terrace") == ["Leila"]


@pytest.mark.parametrize("value", range(1, 7))
def test_e10_a_blue_die_of_any_value_for_two_orange_dice(value: int) -> None:
    """E10: the balcony takes a blue die whatever it shows and gives two orange dice, both rolled."""
    game = rajas(f"Rajesh: money 3, karma 0, dice blue {value} | Leila: money 4 | asks Rajesh")
    game.play("place blue to orange balcony", f"pay blue {value}")
    chance(game, "die orange 2", "die orange 5")
    assert game["Rajesh"].dice == ["orange 2", "orange 5"]
    assert (game.table.supply["blue"], game.table.supply["orange"]) == (12, 10)
    assert game.to_move == "Leila"


@pytest.mark.parametrize(
    ("pay", "take"), [("blue", "orange"), ("orange", "purple"), ("purple", "green"), ("green", "blue")]
)
def test_e10_the_four_exchanges_of_the_balconies(pay: str, take: str) -> None:
    """E10: each balcony gives two dice of the next colour."""
    game = rajas(f"Rajesh: money 3, karma 0, dice {pay} 5 | Leila: money 4 | asks Rajesh")
    assert [text for text in game.legal if "balcony" in text] == [f"place {pay} to {take} balcony"]
    game.play(f"place {pay} to {take} balcony", f"pay {pay} 5", f"die {take} 1", f"die {take} 6")
    assert game["Rajesh"].dice == [f"{take} 1", f"{take} 6"]


def leila_covers_her_orange_four() -> RajasGame:
    """Leila pays green 5 and purple 2 and lays purple 6 over an orange 4 whose roads miss the symbol in the west."""
    game = rajas(
        "Leila: money 3, karma 0, dice blue 2 green 5 purple 2, tile orange 5 fork palace at 2,3 turned S,"
        " tile orange 5 straight spices2 at 2,2 turned E, tile orange 4 bend temple at 2,1 turned E"
        " | Rajesh: money 4 | offer purple 6 straight mill tea1 | asks Leila"
    )
    assert game["Leila"].spent == set()
    carry_out(game, "place master builder", "pay green 5", "take purple cow", "lay 2,1 turned E", "pay purple 2")
    return game


def test_e11_purple_six_over_orange_four_costs_a_purple_two() -> None:
    """E11: the green 5 pays the Master Builder, the purple 2 the difference; the new tile scores in full."""
    game = leila_covers_her_orange_four()
    assert game["Leila"].tiles == {
        "2,1": "purple 6 straight mill tea1",
        "2,2": "orange 5 straight spices2",
        "2,3": "orange 5 fork palace",
    }
    assert (game["Leila"].fame, game["Leila"].money, game["Leila"].dice) == (2, 3 + 1, ["blue 2"])
    assert standing(game, "master builder") == ["Leila"]


def test_e11_an_overbuild_brings_no_special_yield() -> None:
    """E11: the new road is the first to reach the die of choice in the west: no die comes, and the yield is spent."""
    game = leila_covers_her_orange_four()
    assert game["Leila"].spent == {"2,1 W"}
    assert game["Leila"].dice == ["blue 2"]
    assert game.to_move == "Rajesh"


@pytest.mark.parametrize(("purple", "allowed"), [(1, False), (2, True), (3, True), (6, True)])
def test_e11_the_purple_die_must_be_worth_the_difference(purple: int, allowed: bool) -> None:
    """E11: from orange 4 to purple 6 a purple 2 is the least that will do."""
    game = rajas(
        f"Leila: money 3, karma 0, dice green 5 purple {purple}, tile orange 4 straight silk2 at 2,3 turned N"
        " | Rajesh: money 4 | offer purple 6 straight mill tea1"
    )
    assert ("place master builder" in game.legal) is allowed


def test_e11_never_three_tiles_on_one_square() -> None:
    """E11: the only square is covered already, so the Master Builder has nothing to build on."""
    game = rajas(
        "Leila: money 3, karma 0, dice green 5 orange 6 purple 6, tile orange 4 straight silk2 at 2,3 turned N,"
        " tile purple 6 straight mill tea1 at 2,3 turned N | Rajesh: money 4"
    )
    assert game["Leila"].tiles == {"2,3": "purple 6 straight mill tea1"}
    assert "place master builder" not in game.legal


# ---------------------------------------------------------------- river


def test_e12_leila_sails_two_free_spaces_and_jumps_over_the_yellow_boat() -> None:
    """E12: second worker in the harbour: 1 money and a 2; the occupied space is not counted; the mill goes 3 → 4."""
    game = rajas(
        "Rajesh: money 3 | Leila: money 4, karma 0, boat 9, mill 3, dice green 2 | Mira: money 5, boat 11"
        " | board harbour Rajesh | asks Leila"
    )
    game.play("place harbour", "pay green 2")
    assert set(game.legal) == {"sail to 10", "sail to 12"}
    game.play("sail to 12")
    assert game.question == "upgrade"
    game.play("upgrade mill")
    assert game["Leila"].levels == {"temple": 2, "palace": 2, "fort": 2, "mill": 4}
    assert (game["Leila"].money, game["Leila"].boat, game["Leila"].dice) == (3, 12, [])
    assert game["Mira"].boat == 11
    assert standing(game, "harbour") == ["Rajesh", "Leila"]
    assert game.to_move == "Mira"


def test_e12_without_the_yellow_boat_the_same_die_reaches_one_space_less() -> None:
    """E12: every space free: from 9 a 2 reaches 10 and 11."""
    game = rajas(
        "Rajesh: money 3 | Leila: money 4, karma 0, boat 9, mill 3, dice green 2 | Mira: money 5"
        " | board harbour Rajesh | asks Leila"
    )
    game.play("place harbour", "pay green 2")
    assert set(game.legal) == {"sail to 10", "sail to 11"}


def test_e13_one_money_for_each_of_five_markets() -> None:
    """E13: five markets on three tiles: 5 money, whatever they are worth."""
    game = rajas(f"Rajesh: money 3, karma 0, boat 13, dice blue 2, {FIVE_MARKETS} | Leila: money 4 | asks Rajesh")
    sail_by_harbour(game, "blue 2", 15)
    assert game["Rajesh"].money == 3 + 5
    assert game.to_move == "Leila"


@pytest.mark.parametrize(("boat", "space", "income"), [(17, 19, 2 + 2 + 2), (20, 22, 7), (22, 24, 7)])
def test_e14_the_river_counts_silk_markets_without_a_die(boat: int, space: int, income: int) -> None:
    """E14: silk for 2, 2, 2 and 1: `kind3` counts the best three, `kind4` and `kind5` all four; no further die."""
    game = rajas(
        f"Rajesh: money 3, karma 0, boat {boat}, dice blue 2 green 5, {FOUR_SILK_MARKETS}"
        " | Leila: money 4 | asks Rajesh"
    )
    sail_by_harbour(game, "blue 2", space)
    assert game.question == "goods"
    game.play("sell silk")
    assert game["Rajesh"].money == 3 + income
    assert game["Rajesh"].dice == ["green 5"]
    assert game.to_move == "Leila"


def test_e14_the_kind_is_the_players_choice() -> None:
    """E14: he may count his single tea market instead."""
    game = rajas(
        f"Rajesh: money 3, karma 0, boat 20, dice blue 2 green 5, {FOUR_SILK_MARKETS} | Leila: money 4 | asks Rajesh"
    )
    sail_by_harbour(game, "blue 2", 22)
    game.play("sell tea")
    assert game["Rajesh"].money == 3 + 2
