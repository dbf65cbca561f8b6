"""Rulings R-49 to R-55: the Master Builder builds on top of a tile."""

from typing import Any

import pytest

from doab.core.errors import IllegalAction
from doab.rajas import RajasGame, rajas
from tests.rajas.steps import build, edition_with_roads, overbuild, payments, sail_by_harbour, take_blue_die

# An orange 4 right below the residence; on top of the purple cow stack lies a purple 6 as long as nothing else is said.
ORANGE_4 = "tile orange 4 straight silk2 at 2,3 turned N"


def visit(text: str, chamber_die: str, **options: Any) -> RajasGame:
    """A worker at the Master Builder, the chamber paid; the tile is asked next."""
    game = rajas(text, **options)
    game.play("place master builder", f"pay {chamber_die}")
    assert game.question == "tile"
    return game


def lays(text: str, chamber_die: str, stack: str, **options: Any) -> set[str]:
    """Where the top of a stack may be laid by the Master Builder, as `2,3 turned E`."""
    game = visit(text, chamber_die, **options)
    game.play(f"take {stack}")
    return {answer.removeprefix("lay ") for answer in game.legal}


# ----------------------------------------------------------------


def test_r49_the_difference_is_paid_in_the_colour_of_the_new_tile() -> None:
    """R-49: purple 6 over orange 4 costs a purple 2; it scores its mill and its tea."""
    game = visit(f"Asha: karma 0, dice green 5 purple 2, {ORANGE_4} | Bram: money 4", "green 5")
    assert set(game.legal) == {"take purple cow"}
    game.play("take purple cow")
    assert set(game.legal) == {"lay 2,3 turned N"}
    game.play("lay 2,3 turned N", "pay purple 2")
    assert (game.question, game.to_move) == ("reveal", "chance")
    game.play("reveal purple 7 fork fort silk1")
    assert game.table.offer["purple cow"] == "purple 7 fork fort silk1"
    assert game["Asha"].tiles == {"2,3": "purple 6 straight mill tea1"}
    assert (game["Asha"].fame, game["Asha"].money, game["Asha"].dice) == (2, 3 + 1, [])
    assert game.table.board["master builder"] == ["Asha"]
    assert game.to_move == "Bram"


def test_r49_nothing_is_paid_before_the_last_answer() -> None:
    """R-49: until the difference is paid the chamber is empty and the dice are all there."""
    game = visit(f"Asha: dice green 5 purple 2, {ORANGE_4} | Bram: money 4", "green 5")
    game.play("take purple cow", "lay 2,3 turned N")
    assert game["Asha"].dice == ["green 5", "purple 2"]
    assert game["Asha"].tiles == {"2,3": "orange 4 straight silk2"}


@pytest.mark.parametrize("old", ["blue 6 straight palace silk1", "orange 8 straight silk2 spices2"])
def test_r49_the_new_tile_must_cost_more(old: str) -> None:
    """R-49: purple 6 may not cover a tile of 6 or more, also of another colour."""
    province = f"tile {old} at 2,3 turned N"
    game = rajas(f"Asha: karma 0, dice green 5 purple 2, {province} | Bram: money 4 | empty purple tiger")
    assert game.table.offer["purple cow"] == "purple 6 straight mill tea1"
    assert "place master builder" not in game.legal
    with pytest.raises(IllegalAction):
        game.play("place master builder")


def test_r49_one_die_or_more_that_reach_the_difference() -> None:
    """R-49: a difference of 2 is paid with a 2, with a 6 or with two 1s, but not with one 1."""
    game = visit(f"Asha: karma 0, dice green 5 purple 6 2 1 1, {ORANGE_4} | Bram: money 4", "green 5")
    game.play("take purple cow", "lay 2,3 turned N")
    assert sorted(payments(game)) == [
        ("pay purple 1", "pay purple 1"),
        ("pay purple 2",),
        ("pay purple 6",),
    ]


def test_r49_karma_helps_to_pay_the_difference() -> None:
    """R-49: a purple 1 alone pays a difference of 2 once it is turned to 6."""
    text = f"Asha: karma 1, dice green 5 purple 1, {ORANGE_4} | Bram: money 4 | empty purple tiger"
    game = visit(text, "green 5")
    assert set(game.legal) == {"take purple cow"}
    overbuild(game, "purple cow", "2,3 turned N", "purple 1 flipped")
    assert (game["Asha"].karma, game["Asha"].fame) == (0, 2)


def test_r49_dice_of_the_old_colour_do_not_pay() -> None:
    """R-49: for the purple tile over the orange one no orange die is taken."""
    game = visit(f"Asha: karma 0, dice green 5 orange 6 purple 2, {ORANGE_4} | Bram: money 4", "green 5")
    game.play("take purple cow", "lay 2,3 turned N")
    assert set(game.legal) == {"pay purple 2"}


# ----------------------------------------------------------------


def test_r50_the_five_of_the_chamber_does_not_pay_the_difference() -> None:
    """R-50: with a purple 5 alone the chamber could be paid, but then the difference could not."""
    game = rajas(f"Asha: dice purple 5, {ORANGE_4} | Bram: money 4")
    assert "place master builder" not in game.legal


def test_r50_from_the_river_the_purple_5_pays_the_difference() -> None:
    """R-50: a free visit asks for no 5, so the only purple die pays the difference."""
    game = rajas(f"Asha: money 0, boat 3, dice blue 1 purple 5, {ORANGE_4} | Bram: money 4")
    sail_by_harbour(game, "blue 1", 4)
    game.play("visit master builder")
    overbuild(game, "purple cow", "2,3 turned N", "purple 5")
    assert (game["Asha"].fame, game["Asha"].money, game["Asha"].dice) == (2, 1, [])
    assert not game.table.board.get("master builder")


def test_r50_two_fives_of_one_colour() -> None:
    """R-50: one purple 5 for the chamber and a second one for the difference."""
    game = visit(f"Asha: karma 0, dice purple 5 5, {ORANGE_4} | Bram: money 4", "purple 5")
    overbuild(game, "purple cow", "2,3 turned N", "purple 5")
    assert (game["Asha"].fame, game["Asha"].dice) == (2, [])


def test_r50_no_money_is_due() -> None:
    """R-50: an empty purse does not matter: the Master Builder takes dice only."""
    game = visit(f"Asha: money 0, karma 0, dice green 5 purple 2, {ORANGE_4} | Bram: money 4", "green 5")
    overbuild(game, "purple cow", "2,3 turned N", "purple 2")
    assert game["Asha"].money == 1


# ----------------------------------------------------------------

# A fork at (2,3) leads to a straight at (2,2), and only through it to a bend at (2,1).
ROW = (
    "tile orange 5 fork palace at 2,3 turned S, tile purple 4 straight tea2 at 2,2 turned E, "
    "tile orange 3 bend tea1 at 2,1 turned E"
)


def test_r51_no_tile_may_lose_its_road() -> None:
    """R-51: a bend over (2,2) would cut off (2,1) in every turn; over the fork one turn keeps both."""
    text = f"Asha: karma 0, dice blue 5 green 3, {ROW} | Bram: money 4 | offer green 7 bend temple silk2"
    game = visit(text, "blue 5")
    game.play("take green cow")
    with pytest.raises(IllegalAction):
        game.play("lay 2,2 turned N")
    assert set(game.legal) == {"lay 2,3 turned W"}


def test_r51_a_tile_that_keeps_all_roads_is_legal() -> None:
    """R-51: a fork fits wherever it leaves every tile joined, the new one included."""
    text = f"Asha: karma 0, dice green 5 blue 4, {ROW} | Bram: money 4 | offer blue 7 fork temple spices1"
    assert lays(text, "green 5", "blue cow") == {
        *("2,1 turned N", "2,1 turned E", "2,1 turned W"),
        *("2,2 turned E", "2,2 turned W"),
        *("2,3 turned S", "2,3 turned W"),
    }


def test_r51_a_way_round_keeps_a_tile_joined() -> None:
    """R-51: two ways lead to the tiles: after one is cut the other one counts, also for the new tile itself."""
    ring = (
        "tile orange 5 fork palace at 2,3 turned N, tile orange 3 bend tea1 at 1,4 turned S, "
        "tile purple 5 fork temple at 2,4 turned S"
    )
    text = f"Asha: karma 0, dice green 5 blue 3, {ring} | Bram: money 4 | offer blue 8 straight silk2 spices2"
    assert lays(text, "green 5", "blue cow") == {"2,3 turned N", "2,3 turned E", "2,4 turned N", "2,4 turned E"}


def test_r51_a_bridge_joins_only_along_its_own_roads() -> None:
    """R-51: the west–east road of a bridge leads nowhere, so a tile that hangs on it alone would be cut off."""
    province = (
        "tile orange 4 NS+EW silk2 at 2,3 turned N, tile orange 3 bend tea1 at 1,4 turned S, "
        "tile purple 5 fork temple at 2,4 turned S"
    )
    text = f"Asha: karma 0, dice green 5 blue 5, {province} | Bram: money 4 | offer blue 8 straight silk2 spices2"
    bridge = edition_with_roads({"orange 4 straight silk2": "NS EW"})
    assert lays(text, "green 5", "blue cow", edition=bridge) == {"2,3 turned N", "2,3 turned E", "2,4 turned N"}


def test_r51_the_only_overbuild_would_cut_a_tile_off() -> None:
    """R-51: if every payable overbuild leaves a tile without a road, the chamber is closed."""
    province = (
        "tile purple 4 straight tea2 at 2,3 turned N, tile orange 12 fork fort mill at 3,3 turned N, "
        "tile blue 12 fork mill temple at 3,4 turned E"
    )
    text = f"Asha: karma 0, dice blue 5 green 3, {province} | Bram: money 4"
    assert "place master builder" not in rajas(f"{text} | offer green 7 bend temple silk2").legal
    assert "place master builder" in rajas(f"{text} | offer green 7 fork palace tea1").legal


# ----------------------------------------------------------------


def test_r52_an_overbuild_pays_no_special_yield() -> None:
    """R-52: a junction over the corner bend touches 5 money: nothing is paid, the edge is spent."""
    game = visit(f"Asha: dice green 5 purple 2, {ROW} | Bram: money 4 | offer purple 5 fork temple", "green 5")
    assert game["Asha"].spent == set()
    overbuild(game, "purple snake", "2,1 turned N", "purple 2")
    assert (game["Asha"].fame, game["Asha"].money) == (2, 3)
    assert game["Asha"].spent == {"2,1 N"}
    assert game.to_move == "Bram"


def test_r52_an_edge_joined_by_an_overbuild_cannot_pay_later() -> None:
    """R-52: the bottom yield, first touched by an overbuild, pays nothing to a tile that reaches it from the side."""
    game = visit(
        "Asha: dice blue 3 green 5 purple 2, tile orange 5 fork palace at 2,3 turned N, "
        "tile orange 3 bend tea1 at 3,3 turned N, tile purple 3 bend spices1 at 3,4 turned S"
        " | Bram: money 4 | offer purple 5 fork temple, blue 3 bend tea1",
        "green 5",
    )
    overbuild(game, "purple snake", "3,3 turned N", "purple 2")
    assert (game["Asha"].money, game["Asha"].spent) == (3, {"3,3 S"})
    take_blue_die(game)
    build(game, "blue snake", "4,4 turned W", "blue 3")
    assert (game["Asha"].money, game["Asha"].spent) == (3 - 1 + 1, {"3,3 S"})


def test_r52_an_edge_paid_before_is_not_paid_again() -> None:
    """R-52: covering a tile whose edge was collected long ago brings no second karma."""
    game = visit(
        "Asha: karma 1, dice green 5 purple 4, tile orange 3 bend tea1 at 1,2 turned N | Bram: money 4"
        " | offer purple 7 bend palace spices2",
        "green 5",
    )
    assert game["Asha"].spent == {"1,2 N"}
    overbuild(game, "purple cow", "1,2 turned N", "purple 4")
    assert (game["Asha"].karma, game["Asha"].fame, game["Asha"].money) == (1, 2, 5)
    assert game["Asha"].spent == {"1,2 N"}


def test_r52_an_edge_that_loses_its_road_stays_spent() -> None:
    """R-52: the covering tile turns away from an edge; the edge stays spent."""
    game = visit(
        "Asha: dice green 5 purple 4, tile orange 3 bend tea1 at 1,2 turned N | Bram: money 4"
        " | offer purple 7 bend palace spices2",
        "green 5",
    )
    overbuild(game, "purple cow", "1,2 turned E", "purple 4")
    assert game["Asha"].spent == {"1,2 N"}


# ----------------------------------------------------------------


def test_r53_a_covering_tile_is_never_covered() -> None:
    """R-53: two tiles lie on (2,3): the Master Builder has nothing to build on."""
    stack = f"tile orange 3 bend tea1 at 2,3 turned N, {ORANGE_4}"
    game = rajas(f"Asha: dice green 5 purple 2, {stack} | Bram: money 4")
    assert game["Asha"].tiles == {"2,3": "orange 4 straight silk2"}
    assert "place master builder" not in game.legal


def test_r53_the_square_just_overbuilt_is_not_listed_again() -> None:
    """R-53: a second Master Builder in the same round is not offered for the square that was overbuilt."""
    game = visit(f"Asha: karma 0, boat 3, dice green 5 purple 6 2 blue 1, {ORANGE_4} | Bram: money 4", "green 5")
    overbuild(game, "purple cow", "2,3 turned N", "purple 2")
    take_blue_die(game)
    sail_by_harbour(game, "blue 1", 4)
    assert set(game.legal) == {"visit dancer", "visit yogi", "visit raja", "visit portuguese"}


def test_r53_other_squares_stay_open() -> None:
    """R-53: of a covered square and a single tile only the single tile may be built on."""
    province = f"tile orange 3 bend tea1 at 2,3 turned N, {ORANGE_4}, tile blue 4 straight silk2 at 1,2 turned E"
    text = f"Asha: karma 0, dice green 5 purple 2, {province} | Bram: money 4"
    assert lays(text, "green 5", "purple cow") == {"1,2 turned E"}


# ----------------------------------------------------------------


def test_r54_the_covering_tile_scores_in_full() -> None:
    """R-54: temple 2 and mill 3 over a temple bring 5 fame, not the difference."""
    game = visit(
        "Asha: fame 6, mill 3, dice green 5 purple 5, tile purple 5 fork temple at 2,3 turned N | Bram: money 4"
        " | offer purple 10 fork temple mill",
        "green 5",
    )
    overbuild(game, "purple tiger", "2,3 turned N", "purple 5")
    assert (game["Asha"].fame, game["Asha"].money) == (11, 3)


def test_r54_its_markets_count_in_full() -> None:
    """R-54: silk 2 and spices 2 over a silk 2 bring 4 money."""
    game = visit(
        f"Asha: dice green 5 blue 4, {ORANGE_4} | Bram: money 4 | offer blue 8 straight silk2 spices2", "green 5"
    )
    overbuild(game, "blue cow", "2,3 turned N", "blue 4")
    assert (game["Asha"].fame, game["Asha"].money) == (0, 3 + 4)


def test_r54_its_score_brings_the_bonuses_of_the_tracks() -> None:
    """R-54: the fame of the covering tile reaches fame 5, so the upgrade of that space is asked."""
    text = f"Asha: fame 4, dice green 5 purple 5, {ORANGE_4} | Bram: money 4 | offer purple 9 straight temple palace"
    game = visit(text, "green 5")
    overbuild(game, "purple cow", "2,3 turned N", "purple 5")
    assert (game.question, game["Asha"].fame, game["Asha"].money) == ("upgrade", 8, 3)
    game.play("upgrade mill")
    assert (game["Asha"].levels["mill"], game["Asha"].fame) == (3, 8)
    assert game.to_move == "Bram"


# ----------------------------------------------------------------

# Of all tiles on offer only the purple 6 can be paid over the orange 4 with one purple 5 or with one green die.
ONE_OVERBUILD = (
    f"{ORANGE_4} | Bram: money 4 | offer purple 12 fork palace fort, green 12 fork temple palace | empty green cow"
)


def test_r55_karma_for_the_chamber_and_the_five_for_the_difference() -> None:
    """R-55: a green 2 turned to 5 pays the chamber, so that the purple 5 is left for the difference."""
    game = rajas(f"Asha: karma 1, dice green 2 purple 5, {ONE_OVERBUILD}")
    game.play("place master builder")
    assert set(game.legal) == {"pay green 2 flipped"}
    game.play("pay green 2 flipped")
    assert set(game.legal) == {"take purple cow"}
    game.play("take purple cow", "lay 2,3 turned N")
    assert set(game.legal) == {"pay purple 5"}
    game.play("pay purple 5")
    assert (game["Asha"].karma, game["Asha"].dice) == (0, [])


def test_r55_without_karma_the_same_dice_do_not_do() -> None:
    """R-55: with karma 0 the purple 5 is needed twice, so the chamber is closed."""
    game = rajas(f"Asha: karma 0, dice green 2 purple 5, {ONE_OVERBUILD}")
    assert "place master builder" not in game.legal
    with pytest.raises(IllegalAction):
        game.play("place master builder")


def test_r55_one_karma_is_not_enough_for_two_flips() -> None:
    """R-55: chamber and difference would each need a flipped die: legal with two karma, not with one."""
    dice = "dice green 2 purple 1"
    assert "place master builder" not in rajas(f"Asha: karma 1, {dice}, {ONE_OVERBUILD}").legal
    game = rajas(f"Asha: karma 2, {dice}, {ONE_OVERBUILD}")
    game.play("place master builder", "pay green 2 flipped")
    overbuild(game, "purple cow", "2,3 turned N", "purple 1 flipped")
    assert (game["Asha"].karma, game["Asha"].fame) == (0, 2)


def test_r55_without_a_tile_of_ones_own() -> None:
    """R-55: an empty province leaves the Master Builder nothing to build on."""
    game = rajas("Asha: dice green 5 purple 6 6 | Bram: money 4")
    assert "place master builder" not in game.legal


def test_r55_without_a_tile_on_offer() -> None:
    """R-55: with all stacks empty there is nothing to build."""
    game = rajas(f"Asha: dice green 5 purple 6 6, {ORANGE_4} | Bram: money 4 | empty all")
    assert "place master builder" not in game.legal


def test_r55_the_chamber_still_needs_its_five() -> None:
    """R-55: dice for the difference alone do not open the chamber."""
    game = rajas(f"Asha: karma 0, dice green 4 purple 2, {ORANGE_4} | Bram: money 4")
    assert "place master builder" not in game.legal
