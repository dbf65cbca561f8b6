"""Rulings R-29 to R-39, R-93 and R-96: building in the own province."""

from typing import Any

import pytest

from doab.core.errors import IllegalAction
from doab.rajas import RajasGame, rajas
from tests.rajas.steps import (
    build,
    chance,
    edition_with_river,
    edition_with_roads,
    overbuild,
    printed,
    reveal_any,
    sail_by_harbour,
    take_blue_die,
)

# A road from the residence down and to the left, and one to the right: the corners (2,1) and (2,5) are next.
TO_THE_LEFT = "tile orange 5 fork palace at 2,3 turned S, tile blue 4 straight silk2 at 2,2 turned E"
TO_THE_RIGHT = "tile orange 5 fork palace at 2,3 turned N, tile blue 4 straight silk2 at 2,4 turned E"

# No road of these four points at an empty square.
NO_OPEN_END = (
    "tile orange 3 bend tea1 at 1,2 turned N, tile purple 3 bend spices1 at 1,4 turned W, "
    "tile orange 4 straight silk2 at 2,3 turned N, tile purple 4 straight tea2 at 3,3 turned N"
)

FORKS = [
    "orange 5 fork palace",
    "orange 7 fork tea2 spices1",
    "orange 7 fork mill spices1",
    "orange 10 fork fort silk3",
    "orange 10 fork palace temple",
    "orange 12 fork fort mill",
    "purple 5 fork temple",
    "purple 7 fork spices2 silk1",
    "purple 7 fork fort silk1",
    "purple 10 fork palace tea3",
    "purple 10 fork temple mill",
    "purple 12 fork palace fort",
    "green 5 fork mill",
]


def full_province() -> str:
    """Sixteen tiles on the sixteen squares, all of them joined to the residence."""
    turned = {f"2,{column}": "E" for column in (1, 2, 4, 5)}
    turned |= {f"3,{column}": "N" for column in (1, 2, 3, 4, 5)}
    turned |= {f"4,{column}": "W" for column in (1, 2, 4, 5)}
    tiles = [f"tile {name} at {square} turned {turned[square]}" for name, square in zip(FORKS, turned, strict=True)]
    tiles += [
        "tile blue 11 crossing temple tea3 at 2,3 turned N",
        "tile blue 4 straight silk2 at 1,2 turned E",
        "tile green 4 straight spices2 at 1,4 turned E",
    ]
    return ", ".join(tiles)


def lays(text: str, stack: str, **options: Any) -> set[str]:
    """Where the top of a stack may be laid, as `2,3 turned E`."""
    game = rajas(text, **options)
    game.play("place quarry", f"take {stack}")
    assert game.question == "lay"
    return {answer.removeprefix("lay ") for answer in game.legal}


# ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "stack", "places"),
    [
        ("orange 4 straight silk2", "orange snake", {"1,2 turned E", "1,4 turned E", "2,3 turned N"}),
        (
            "orange 3 bend tea1",
            "orange snake",
            {"1,2 turned N", "1,2 turned E", "1,4 turned S", "1,4 turned W", "2,3 turned N", "2,3 turned W"},
        ),
        (
            "orange 5 fork palace",
            "orange snake",
            {
                *("1,2 turned N", "1,2 turned E", "1,2 turned W"),
                *("1,4 turned E", "1,4 turned S", "1,4 turned W"),
                *("2,3 turned N", "2,3 turned S", "2,3 turned W"),
            },
        ),
        ("orange 11 crossing mill tea3", "orange tiger", {"1,2 turned N", "1,4 turned N", "2,3 turned N"}),
    ],
)
def test_r29_the_first_tile_continues_a_road_of_the_residence(tile: str, stack: str, places: set[str]) -> None:
    """R-29: in an empty province a tile goes left, right or below the residence, with a road towards it."""
    assert lays(f"Asha: dice orange 6 5 | Bram: money 4 | offer {tile}", stack) == places


def test_r29_road_must_meet_road() -> None:
    """R-29: beside a road end the tile has to be turned so that its own road meets it."""
    text = "Asha: dice orange 4, tile purple 5 fork temple at 2,3 turned N | Bram: money 4"
    assert lays(text, "orange snake") == {"1,2 turned E", "1,4 turned E", "2,4 turned E", "3,3 turned N"}


def test_r29_a_road_against_a_blank_side_joins_nothing() -> None:
    """R-29: beside the blank side of a tile nothing can be built, however the new tile is turned."""
    text = "Asha: dice orange 3, tile purple 4 straight tea2 at 2,3 turned N | Bram: money 4 | offer orange 3 bend tea1"
    places = lays(text, "orange snake")
    assert places == {
        *("1,2 turned N", "1,2 turned E"),
        *("1,4 turned S", "1,4 turned W"),
        *("3,3 turned N", "3,3 turned W"),
    }


def test_r29_the_squares_of_garden_and_residence_are_not_built_on() -> None:
    """R-29: a road may lead to the closed square at the bottom, but no tile goes there nor on the residence."""
    text = (
        "Asha: dice orange 3, tile purple 4 straight tea2 at 2,3 turned N, "
        "tile green 4 straight spices2 at 3,3 turned N | Bram: money 4 | offer orange 3 bend tea1"
    )
    game = rajas(text)
    game.play("place quarry", "take orange snake")
    assert set(game.legal) == {"lay 1,2 turned N", "lay 1,2 turned E", "lay 1,4 turned S", "lay 1,4 turned W"}
    for place in ("4,3 turned N", "1,3 turned N", "2,3 turned N", "1,1 turned E"):
        with pytest.raises(IllegalAction):
            game.play(f"lay {place}")


def test_r29_the_tile_lies_where_it_was_laid() -> None:
    """R-29: a legal tile is laid, paid and scored."""
    game = rajas("Asha: dice orange 4 | Bram: money 4")
    build(game, "orange snake", "1,4 turned E", "orange 4")
    assert game["Asha"].tiles == {"1,4": "orange 4 straight silk2"}
    assert game["Asha"].money == 3 - 1 + 2
    assert game["Asha"].dice == []
    assert game.table.supply["orange"] == 12
    assert game.to_move == "Bram"


# ----------------------------------------------------------------


def test_r30_a_full_province_closes_the_quarry() -> None:
    """R-30: with a tile on all sixteen squares nothing can be bought, whatever the purse holds."""
    dice = "dice blue 6 6 green 6 6 orange 6 6 purple 6 6"
    game = rajas(f"Asha: money 9, {dice}, {full_province()} | Bram: money 4")
    assert len(game["Asha"].tiles) == 16
    assert "place quarry" not in game.legal
    with pytest.raises(IllegalAction):
        game.play("place quarry")


def test_r30_a_road_end_against_a_filled_square_is_no_room() -> None:
    """R-30: the one road end left points at a tile with a blank side there, so nothing can be bought."""
    province = (
        "tile orange 3 bend tea1 at 1,2 turned N, tile purple 3 bend spices1 at 1,4 turned W, "
        "tile orange 5 fork palace at 2,3 turned N, tile green 3 bend silk1 at 2,4 turned S, "
        "tile purple 4 straight tea2 at 3,4 turned N, tile blue 3 bend tea1 at 4,4 turned W, "
        "tile purple 5 fork temple at 3,3 turned N"
    )
    game = rajas(f"Asha: money 9, dice orange 6 6 blue 6 6, {province} | Bram: money 4")
    assert "place quarry" not in game.legal


def test_r30_only_tiles_that_can_be_paid_are_for_sale() -> None:
    """R-30: of the twelve tiles on offer just those are listed that the dice can pay."""
    game = rajas("Asha: karma 0, dice orange 4 green 5 1 | Bram: money 4")
    game.play("place quarry")
    assert set(game.legal) == {"take orange snake", "take green snake", "take green cow"}


def test_r30_no_tile_can_be_paid() -> None:
    """R-30: dice that pay for no tile on offer close the quarry."""
    game = rajas("Asha: karma 0, dice orange 3 green 3 purple 3 blue 3 | Bram: money 4")
    assert "place quarry" not in game.legal


# ----------------------------------------------------------------


def test_r31_a_tile_may_cut_off_a_road() -> None:
    """R-31: a straight may block the neighbour's second exit; the neighbour stays joined by its other road."""
    game = rajas(
        "Asha: dice orange 4 purple 4, tile purple 5 fork temple at 2,3 turned N, tile blue 3 bend tea1 at 1,4 turned S"
        " | Bram: money 4"
    )
    build(game, "orange snake", "2,4 turned N", "orange 4")
    assert game["Asha"].tiles["2,4"] == "orange 4 straight silk2"
    assert game["Asha"].money == 3 - 1 + 2
    take_blue_die(game)
    game.play("place quarry", "take purple snake")
    assert set(game.legal) == {"lay 1,2 turned E", "lay 3,3 turned N", "lay 3,4 turned N"}


def test_r31_a_road_into_the_plain_border_does_nothing() -> None:
    """R-31: the left side of (1,2) carries no symbol: a road that ends there is allowed and brings nothing."""
    game = rajas("Asha: dice orange 4 | Bram: money 4")
    build(game, "orange snake", "1,2 turned E", "orange 4")
    assert game["Asha"].spent == set()
    assert (game["Asha"].money, game["Asha"].karma, game["Asha"].boat) == (4, 1, 0)
    assert game.to_move == "Bram"


# ----------------------------------------------------------------

BRIDGE = edition_with_roads({"orange 4 straight silk2": "NS EW"})
TWO_BENDS = edition_with_roads({"orange 4 straight silk2": "NE SW"})


def test_r32_an_edge_pays_when_its_own_road_is_joined() -> None:
    """R-32: of a bridge only the joined road counts; the edge at the other road pays when a later tile joins it."""
    game = rajas(
        "Asha: dice orange 4 purple 3, tile purple 5 fork temple at 2,3 turned S | Bram: money 4"
        " | offer purple 3 bend spices1, orange 4 NS+EW silk2",
        edition=BRIDGE,
    )
    build(game, "orange snake", "1,2 turned N", "orange 4")
    assert game["Asha"].tiles["1,2"] == "orange 4 NS+EW silk2"
    assert (game["Asha"].karma, game["Asha"].money, game["Asha"].spent) == (1, 4, set())
    take_blue_die(game)
    build(game, "purple snake", "2,2 turned N", "purple 3")
    assert (game["Asha"].karma, game["Asha"].money, game["Asha"].spent) == (3, 4 - 2 + 1, {"1,2 N"})


def test_r32_the_joined_road_of_a_bridge_pays_at_once() -> None:
    """R-32: the west–east road of a bridge in the corner brings the west yield, its north–south road nothing yet."""
    game = rajas(f"Asha: dice orange 4, {TO_THE_LEFT} | Bram: money 4 | offer orange 4 NS+EW silk2", edition=BRIDGE)
    build(game, "orange snake", "2,1 turned N", "orange 4")
    game.play("choose green", "die green 6")
    assert game["Asha"].spent == {"2,1 W"}
    assert (game["Asha"].money, game["Asha"].dice) == (4, ["green 6"])
    assert game.to_move == "Bram"


def test_r32_nothing_is_built_onto_a_road_that_is_not_joined() -> None:
    """R-32: below the bridge ends a road that does not lead to the residence; no tile may continue it."""
    text = "Asha: dice purple 4, tile orange 4 NS+EW silk2 at 1,2 turned N | Bram: money 4"
    assert lays(text, "purple snake", edition=BRIDGE) == {"1,4 turned E", "2,3 turned N"}


def test_r32_two_bends_on_a_tile_are_two_roads() -> None:
    """R-32: with two bends on one tile, only the bend that starts at the residence leads on."""
    text = "Asha: dice purple 4, tile orange 4 NE+SW silk2 at 2,3 turned N | Bram: money 4"
    assert lays(text, "purple snake", edition=TWO_BENDS) == {"1,2 turned E", "1,4 turned E", "2,4 turned E"}


def test_r32_two_roads_are_turned_only_as_far_as_they_differ() -> None:
    """R-32: a bridge looks the same in every turn, two bends look the same after half a turn."""
    start = "Asha: dice orange 4 | Bram: money 4"
    assert lays(start, "orange snake", edition=BRIDGE) == {"1,2 turned N", "1,4 turned N", "2,3 turned N"}
    two = lays(start, "orange snake", edition=TWO_BENDS)
    assert two == {f"{square} turned {turn}" for square in ("1,2", "1,4", "2,3") for turn in "NE"}


# ----------------------------------------------------------------

ORDER_MATTERS = (
    "Asha: fame 22, money 11, karma 1, boat 24, dice orange 6 4 | Bram: money 4 | offer orange 10 fork fort silk3"
)


def test_r33_fame_first() -> None:
    """R-33: two fame first reach 24 and its karma, so the boat then brings six fame."""
    game = rajas(ORDER_MATTERS)
    build(game, "orange tiger", "2,3 turned N", "orange 6", "orange 4")
    assert game.question == "first"
    assert set(game.legal) == {"fame first", "money first"}
    assert (game["Asha"].fame, game["Asha"].money) == (22, 10)
    game.play("fame first")
    assert (game["Asha"].fame, game["Asha"].karma, game["Asha"].money) == (24, 3, 13)
    game.play("sail to 25")
    assert (game["Asha"].fame, game["Asha"].karma, game["Asha"].money, game["Asha"].boat) == (30, 3, 13, 25)


def test_r33_money_first() -> None:
    """R-33: three money first send the boat off with one karma; the tile's fame follows."""
    game = rajas(ORDER_MATTERS)
    build(game, "orange tiger", "2,3 turned N", "orange 6", "orange 4")
    game.play("money first")
    assert (game["Asha"].fame, game["Asha"].karma, game["Asha"].money) == (22, 1, 13)
    game.play("sail to 25")
    assert (game["Asha"].fame, game["Asha"].karma, game["Asha"].money, game["Asha"].boat) == (26, 3, 13, 25)


def test_r33_not_asked_where_no_bonus_is_near() -> None:
    """R-33: if neither marker reaches a bonus, fame and money are settled without a question."""
    game = rajas("Asha: dice orange 6 4 | Bram: money 4 | offer orange 10 fork fort silk3")
    build(game, "orange tiger", "2,3 turned N", "orange 6", "orange 4")
    assert (game["Asha"].fame, game["Asha"].money) == (2, 3 - 1 + 3)
    assert game.to_move == "Bram"


# ----------------------------------------------------------------


def left_corner() -> RajasGame:
    """A fork has just joined a die of choice and 5 money; the purse stands at 8."""
    game = rajas(
        f"Asha: money 9, boat 1, dice purple 5, {TO_THE_LEFT} | Bram: money 4 | offer purple 5 fork temple",
    )
    build(game, "purple snake", "2,1 turned W", "purple 5")
    return game


def test_r34_yields_come_after_the_tile_has_been_scored() -> None:
    """R-34: when the order of the two yields is asked, the tile's fame is already there and no yield is."""
    game = left_corner()
    assert game.question == "yield"
    assert set(game.legal) == {"collect 2,1 N", "collect 2,1 W"}
    assert (game["Asha"].fame, game["Asha"].money, game["Asha"].dice) == (2, 8, [])


def test_r34_money_before_the_die() -> None:
    """R-34: the 5 money and the boat that they send off are finished before the die is chosen."""
    game = left_corner()
    game.play("collect 2,1 N")
    assert (game.question, game["Asha"].money) == ("sail", 13)
    game.play("sail to 2")
    assert (game.question, game["Asha"].karma) == ("choose", 3)
    game.play("choose green", "die green 2")
    assert game["Asha"].dice == ["green 2"]
    assert game["Asha"].spent == {"2,1 N", "2,1 W"}
    assert game.to_move == "Bram"


def test_r34_the_die_before_the_money() -> None:
    """R-34: the other order is free too; the die is rolled before the money moves."""
    game = left_corner()
    game.play("collect 2,1 W", "choose orange")
    assert game["Asha"].money == 8
    chance(game, "die orange 6")
    assert (game.question, game["Asha"].money, game["Asha"].dice) == ("sail", 13, ["orange 6"])
    game.play("stay")
    assert (game["Asha"].boat, game["Asha"].karma) == (1, 1)
    assert game.to_move == "Bram"


def test_r34_a_single_yield_is_not_asked_for() -> None:
    """R-34: one yield alone is paid without a question of order."""
    game = rajas(f"Asha: dice orange 3, {TO_THE_LEFT} | Bram: money 4 | offer orange 3 bend tea1")
    build(game, "orange snake", "2,1 turned N", "orange 3")
    assert (game["Asha"].money, game["Asha"].spent) == (3 - 1 + 1 + 5, {"2,1 N"})
    assert game.to_move == "Bram"


# ----------------------------------------------------------------


def test_r35_karma_at_three_is_lost_and_the_edge_spent() -> None:
    """R-35: two karma joined at karma 3 bring nothing, and the edge is spent."""
    game = rajas("Asha: karma 3, dice orange 3 | Bram: money 4 | offer orange 3 bend tea1")
    build(game, "orange snake", "1,2 turned N", "orange 3")
    assert (game["Asha"].karma, game["Asha"].money, game["Asha"].spent) == (3, 3, {"1,2 N"})
    assert game.to_move == "Bram"


def test_r35_an_upgrade_with_all_levels_full_is_lost() -> None:
    """R-35: an upgrade joined with every building at 4 is lost, and the edge is spent."""
    game = rajas(
        f"Asha: temple 4, palace 4, fort 4, mill 4, dice orange 3, {TO_THE_RIGHT} | Bram: money 4"
        " | offer orange 3 bend tea1"
    )
    build(game, "orange snake", "2,5 turned W", "orange 3")
    assert game["Asha"].levels == {"temple": 4, "palace": 4, "fort": 4, "mill": 4}
    assert game["Asha"].spent == {"2,5 N"}
    assert game.to_move == "Bram"


def test_r35_a_boat_move_on_the_last_space_is_lost() -> None:
    """R-35: a boat yield joined with the boat on the last space is lost without a question."""
    game = rajas("Asha: boat 25, dice orange 3 | Bram: money 4 | offer orange 3 bend tea1")
    build(game, "orange snake", "1,4 turned W", "orange 3")
    assert (game["Asha"].boat, game["Asha"].spent) == (25, {"1,4 N"})
    assert game.to_move == "Bram"


def test_r35_dice_of_a_colour_that_nobody_can_take_are_lost() -> None:
    """R-35: a token for two blue dice joined while all twelve are held brings nothing and is spent."""
    game = rajas(
        f"Asha: dice blue 1 1 1 1 orange 3, {TO_THE_LEFT}, token yellow blue2 at 2,1 N"
        " | Bram: dice blue 1 1 1 1 1 1 1 1 | options navaratna | offer orange 3 bend tea1"
    )
    assert game.table.supply["blue"] == 0
    build(game, "orange snake", "2,1 turned N", "orange 3")
    assert (game["Asha"].money, game["Asha"].dice, game["Asha"].spent) == (3, ["blue 1"] * 4, {"2,1 N"})
    assert game.to_move == "Bram"


def test_r35_the_bottom_yield_pays_at_any_of_its_places() -> None:
    """R-35: the bottom yield can be joined from the side as well."""
    game = rajas(
        "Asha: dice purple 3, tile orange 5 fork palace at 2,3 turned N, tile green 3 bend silk1 at 2,4 turned S, "
        "tile blue 4 straight silk2 at 3,4 turned N | Bram: money 4 | offer purple 3 bend spices1"
    )
    assert game["Asha"].spent == set()
    build(game, "purple snake", "4,4 turned W", "purple 3")
    assert (game["Asha"].money, game["Asha"].spent) == (3 - 1 + 1 + 4, {"3,3 S"})


def test_r35_the_bottom_yield_pays_once_for_all_its_places() -> None:
    """R-35: joined from above before, the bottom yield pays nothing when a road reaches it from the side."""
    game = rajas(
        "Asha: dice purple 3, tile orange 5 fork palace at 2,3 turned N, "
        "tile orange 11 crossing mill tea3 at 3,3 turned N, tile green 3 bend silk1 at 3,4 turned S"
        " | Bram: money 4 | offer purple 3 bend spices1"
    )
    assert game["Asha"].spent == {"3,3 S"}
    build(game, "purple snake", "4,4 turned W", "purple 3")
    assert (game["Asha"].money, game["Asha"].spent) == (3 - 1 + 1, {"3,3 S"})


# ----------------------------------------------------------------


def test_r36_the_left_corner_brings_a_die_and_money() -> None:
    """R-36: the first junction example: one die of choice and 5 money."""
    game = rajas(f"Asha: dice purple 5, {TO_THE_LEFT} | Bram: money 4 | offer purple 5 fork temple")
    build(game, "purple snake", "2,1 turned W", "purple 5")
    game.play("collect 2,1 W", "choose blue", "die blue 1")
    assert (game["Asha"].money, game["Asha"].dice) == (3 - 1 + 5, ["blue 1"])


def test_r36_the_right_corner_brings_a_die_and_an_upgrade() -> None:
    """R-36: the second junction example: five fame for temple 2 and mill 3, then one die of choice and an upgrade."""
    game = rajas(
        f"Asha: fame 6, mill 3, dice purple 6 4, {TO_THE_RIGHT} | Bram: money 4 | offer purple 10 fork temple mill"
    )
    build(game, "purple tiger", "2,5 turned W", "purple 6", "purple 4")
    assert set(game.legal) == {"collect 2,5 N", "collect 2,5 E"}
    assert game["Asha"].fame == 11
    game.play("collect 2,5 N", "upgrade temple", "choose blue", "die blue 1")
    assert (game["Asha"].fame, game["Asha"].money, game["Asha"].dice) == (11, 2, ["blue 1"])
    assert game["Asha"].levels == {"temple": 3, "palace": 2, "fort": 2, "mill": 3}


def test_r36_an_edge_pays_what_the_edition_prints_there() -> None:
    """R-36: no corner is fixed: another edition may print two fame and three karma there."""
    province = printed()["province"]
    for place in province["yields"]:
        if place["at"] == [[2, 1, "N"]]:
            place["basic"] = "fame2"
        if place["at"] == [[2, 1, "W"]]:
            place["basic"] = "karma3"
    game = rajas(
        f"Asha: karma 0, dice purple 5, {TO_THE_LEFT} | Bram: money 4 | offer purple 5 fork temple",
        edition={"province": province},
    )
    build(game, "purple snake", "2,1 turned W", "purple 5")
    game.play("collect 2,1 W")
    assert (game["Asha"].fame, game["Asha"].karma, game["Asha"].money) == (2 + 2, 3, 2)


# ----------------------------------------------------------------

# A tile with fort and tea 2 goes on the right of the residence or on its left; a temple can cover the straight below.
TEMPLE_CHAIN = (
    "dice orange 6 1 blue 3 purple 5, tile purple 4 straight tea2 at 2,3 turned N | Bram: money 4"
    " | offer orange 7 bend fort tea2, blue 7 fork temple spices1, purple 5 fork temple"
)


def test_r37_the_upgrade_of_fame_5_does_not_score_in_the_same_turn() -> None:
    """R-37: a temple laid later in the turn that reached fame 5 still scores 2, one of the next turn 3."""
    game = rajas(f"Asha: fame 4, money 11, boat 3, {TEMPLE_CHAIN}")
    build(game, "orange cow", "1,2 turned E", "orange 6", "orange 1")
    game.play("fame first")
    assert (game.question, game["Asha"].fame) == ("upgrade", 6)
    game.play("upgrade temple")
    assert game["Asha"].levels["temple"] == 3
    game.play("sail to 4", "visit master builder")
    overbuild(game, "blue cow", "2,3 turned N", "blue 3")
    assert (game["Asha"].fame, game["Asha"].money) == (6 + 2, 13)
    take_blue_die(game)
    build(game, "purple snake", "1,4 turned E", "purple 5")
    assert (game["Asha"].fame, game["Asha"].money) == (8 + 3, 11)


def test_r37_a_second_upgrade_of_the_turn_scores_at_once() -> None:
    """R-37: fame 5 and then the river raise the temple to 4: it scores 3 this turn and 4 in the next."""
    game = rajas(f"Asha: fame 4, money 11, boat 11, {TEMPLE_CHAIN}", edition=edition_with_river({13: "chamber"}))
    build(game, "orange cow", "1,4 turned W", "orange 6", "orange 1")
    game.play("fame first", "upgrade temple", "sail to 12", "upgrade temple")
    assert (game["Asha"].levels["temple"], game["Asha"].fame, game["Asha"].money) == (4, 6, 12)
    game.play("sail to 13", "visit master builder")
    overbuild(game, "blue cow", "2,3 turned N", "blue 3")
    assert (game["Asha"].fame, game["Asha"].money) == (6 + 3, 13)
    take_blue_die(game)
    build(game, "purple snake", "1,2 turned E", "purple 5")
    assert game["Asha"].fame == 9 + 4


def test_r37_an_upgrade_from_the_river_scores_in_the_same_turn() -> None:
    """R-37: every other upgrade counts for the next building laid, also later in the same turn."""
    game = rajas(f"Asha: fame 6, money 11, boat 11, {TEMPLE_CHAIN}", edition=edition_with_river({13: "chamber"}))
    build(game, "orange cow", "1,4 turned W", "orange 6", "orange 1")
    game.play("fame first", "sail to 12", "upgrade temple", "sail to 13", "visit master builder")
    overbuild(game, "blue cow", "2,3 turned N", "blue 3")
    assert game["Asha"].fame == 6 + 2 + 3


def test_r37_the_upgrade_of_fame_5_counts_as_made_at_once() -> None:
    """R-37: fame per upgrade made counts the upgrade of fame 5 in the same turn."""
    game = rajas("Asha: fame 4, money 11, boat 19, dice orange 6 1 | Bram: money 4 | offer orange 7 bend fort tea2")
    build(game, "orange cow", "1,2 turned E", "orange 6", "orange 1")
    game.play("fame first", "upgrade temple", "sail to 20")
    assert (game["Asha"].fame, game["Asha"].money, game["Asha"].boat) == (6 + 1, 12, 20)


def test_r37_the_other_types_score_what_their_cubes_show() -> None:
    """R-37: the delay holds for the type that was raised by fame 5 and for no other."""
    game = rajas(f"Asha: fame 4, money 11, boat 3, temple 3, {TEMPLE_CHAIN}")
    build(game, "orange cow", "1,2 turned E", "orange 6", "orange 1")
    game.play("fame first", "upgrade mill", "sail to 4", "visit master builder")
    overbuild(game, "blue cow", "2,3 turned N", "blue 3")
    assert game["Asha"].fame == 6 + 3


# ----------------------------------------------------------------


def test_r38_the_last_type_below_four_is_raised_without_a_question() -> None:
    """R-38: with levels 4, 4, 4, 3 the upgrade goes to the fourth type by itself."""
    game = rajas("Asha: temple 4, palace 4, fort 4, mill 3, dice green 4 | Bram: money 4")
    game.play("place raja", "pay green 4")
    assert game["Asha"].levels == {"temple": 4, "palace": 4, "fort": 4, "mill": 4}
    assert (game["Asha"].money, game.to_move) == (6, "Bram")


def test_r38_with_all_types_at_four_the_upgrade_is_lost() -> None:
    """R-38: with levels 4, 4, 4, 4 nothing happens; the money of the Raja comes all the same."""
    game = rajas("Asha: temple 4, palace 4, fort 4, mill 4, dice green 4 | Bram: money 4")
    game.play("place raja", "pay green 4")
    assert game["Asha"].levels == {"temple": 4, "palace": 4, "fort": 4, "mill": 4}
    assert (game["Asha"].money, game.to_move) == (6, "Bram")


def test_r38_an_upgrade_is_compulsory_and_only_for_types_below_four() -> None:
    """R-38: just the types below 4 are offered, and no way round."""
    game = rajas("Asha: temple 4, dice green 4 | Bram: money 4")
    game.play("place raja", "pay green 4")
    assert set(game.legal) == {"upgrade palace", "upgrade fort", "upgrade mill"}
    game.play("upgrade fort")
    assert game["Asha"].levels == {"temple": 4, "palace": 2, "fort": 3, "mill": 2}


# ----------------------------------------------------------------


def test_r39_fame_per_upgrade_made() -> None:
    """R-39: levels 4, 3, 2, 2 are three upgrades: 3 fame."""
    game = rajas("Asha: temple 4, palace 3, boat 19, dice blue 1 | Bram: money 4")
    sail_by_harbour(game, "blue 1", 20)
    assert (game["Asha"].fame, game["Asha"].money) == (3, 3)


def test_r39_money_per_upgrade_made() -> None:
    """R-39: levels 4, 3, 2, 2 are three upgrades: 6 money."""
    game = rajas("Asha: temple 4, palace 3, boat 22, dice blue 1 | Bram: money 4")
    sail_by_harbour(game, "blue 1", 23)
    assert (game["Asha"].fame, game["Asha"].money) == (0, 9)


@pytest.mark.parametrize(("boat", "fame", "money"), [(19, 6 + 8, 3), (22, 6, 3 + 16)])
def test_r39_eight_upgrades_are_the_most(boat: int, fame: int, money: int) -> None:
    """R-39: all four types at 4 are eight upgrades."""
    levels = "temple 4, palace 4, fort 4, mill 4"
    game = rajas(f"Asha: fame 6, money 3, reached 19, {levels}, boat {boat}, dice blue 1 | Bram: money 4")
    sail_by_harbour(game, "blue 1", boat + 1)
    assert (game["Asha"].fame, game["Asha"].money) == (fame, money)


def test_r39_without_an_upgrade_nothing_is_paid() -> None:
    """R-39: with every type at 2 no upgrade has been made."""
    game = rajas("Asha: boat 19, dice blue 1 | Bram: money 4")
    sail_by_harbour(game, "blue 1", 20)
    assert (game["Asha"].fame, game["Asha"].boat) == (0, 20)


# ----------------------------------------------------------------


def test_r93_an_upgrade_in_the_chain_does_not_change_the_fame_of_the_tile() -> None:
    """R-93: the temple was laid at level 2 and pays 2, although its money raised it to 3 before."""
    game = rajas("Asha: money 11, boat 11, dice green 6 4 | Bram: money 4 | offer green 10 fork temple spices3")
    build(game, "green tiger", "2,3 turned N", "green 6", "green 4")
    game.play("money first", "sail to 12", "upgrade temple")
    assert game["Asha"].levels["temple"] == 3
    assert (game["Asha"].fame, game["Asha"].money) == (2, 13)
    assert game.to_move == "Bram"


def test_r93_an_overbuild_in_the_chain_neither_earns_nor_destroys_a_yield() -> None:
    """R-93: the fork that joined 5 money is covered before they are paid: they still come, the new edge is spent."""
    game = rajas(
        f"Asha: money 10, boat 3, dice orange 6 1 purple 2, {TO_THE_LEFT} | Bram: money 4"
        " | offer orange 7 fork tea2 spices1, purple 9 straight temple palace"
    )
    build(game, "orange cow", "2,1 turned N", "orange 6", "orange 1")
    assert (game.question, game["Asha"].money) == ("sail", 12)
    game.play("sail to 4", "visit master builder")
    overbuild(game, "purple cow", "2,1 turned E", "purple 2")
    assert game["Asha"].tiles["2,1"] == "purple 9 straight temple palace"
    assert (game["Asha"].fame, game["Asha"].money, game["Asha"].dice) == (4, 12 + 5, [])
    assert game["Asha"].spent == {"2,1 N", "2,1 W"}
    assert game.to_move == "Bram"


def test_r93_a_token_laid_in_the_chain_comes_too_late() -> None:
    """R-93: a token put on a place that the tile has just joined is not paid; the printed 3 money are."""
    game = rajas(
        f"Asha: money 10, boat 3, dice orange 6 1, {TO_THE_LEFT} | Bram: money 4 | options navaratna"
        " | display yellow money5 | offer orange 7 fork tea2 spices1"
    )
    build(game, "orange cow", "2,1 turned N", "orange 6", "orange 1")
    game.play("sail to 4", "visit dancer", "choose blue", "choose blue", "die blue 1", "die blue 1")
    assert (game.question, game["Asha"].money) == ("token", 12)
    game.play("token yellow money5", "onto 2,1 N")
    assert game["Asha"].tokens == {"2,1 N": "yellow money5"}
    assert (game["Asha"].money, game["Asha"].spent) == (12 + 3, {"2,1 N"})
    assert game.to_move == "Bram"


def test_r93_a_counting_yield_is_counted_when_it_is_paid() -> None:
    """R-93: 2 money per upgrade count the upgrade that the tile's own money brought a moment before."""
    game = rajas(
        "Asha: money 11, boat 11, dice orange 6 1, token brown money2_per_upgrade at 1,4 N | Bram: money 4"
        " | options navaratna | offer orange 7 bend fort tea2"
    )
    build(game, "orange cow", "1,4 turned W", "orange 6", "orange 1")
    game.play("money first", "sail to 12", "upgrade temple")
    assert (game["Asha"].fame, game["Asha"].money) == (2, 12 + 2)
    assert game.to_move == "Bram"


def test_r93_tile_upgrade_yield_does_not_raise_the_fame_already_scored() -> None:
    """R-93: an upgrade from a special yield of the same tile comes after its fame."""
    game = rajas(f"Asha: dice orange 4, {TO_THE_RIGHT} | Bram: money 4 | offer orange 4 bend temple")
    build(game, "orange snake", "2,5 turned W", "orange 4")
    assert (game.question, game["Asha"].fame) == ("upgrade", 2)
    game.play("upgrade temple")
    assert (game["Asha"].fame, game["Asha"].levels["temple"]) == (2, 3)


# ----------------------------------------------------------------


def test_r96_without_an_open_road_end_the_quarry_is_closed() -> None:
    """R-96: twelve squares are empty, but no road points at one of them."""
    dice = "dice blue 6 6 green 6 6 orange 6 6 purple 6 6"
    game = rajas(f"Asha: money 9, {dice}, {NO_OPEN_END} | Bram: money 4")
    assert len(game["Asha"].tiles) == 4
    assert "place quarry" not in game.legal
    with pytest.raises(IllegalAction):
        game.play("place quarry")


def test_r96_an_overbuild_reopens_the_quarry() -> None:
    """R-96: a fork laid over (2,3) opens one road end, and the next tile can go there only."""
    game = rajas(
        f"Asha: dice blue 4 green 5 purple 1, {NO_OPEN_END} | Bram: money 4 | offer purple 5 fork temple",
    )
    assert "place quarry" not in game.legal
    game.play("place master builder", "pay green 5")
    overbuild(game, "purple snake", "2,3 turned N", "purple 1")
    assert game["Asha"].fame == 2
    take_blue_die(game)
    game.play("place quarry", "take blue snake")
    assert set(game.legal) == {"lay 2,4 turned E"}
    game.play("lay 2,4 turned E", "pay blue 4")
    reveal_any(game)
    assert game["Asha"].tiles["2,4"] == "blue 4 straight silk2"
