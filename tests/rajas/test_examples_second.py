"""The rulebook's worked examples E15 to E28: river, karma, tracks, the end, the variants."""

from typing import Any

import pytest

from doab.core import Game
from doab.rajas import RajasGame, lead, rajas
from tests.rajas.steps import (
    build,
    chance,
    overbuild,
    printed,
    sail_by_harbour,
    sail_by_portuguese,
    set_up,
    take_blue_die,
    take_die,
)

LEVELS = {"temple": 2, "palace": 2, "fort": 2, "mill": 2}


def leila(items: str, *clauses: str, rajesh: str = "money 4") -> RajasGame:
    """Leila, who is asked, against Rajesh."""
    return rajas(" | ".join([f"Leila: {items}", f"Rajesh: {rajesh}", *clauses]))


# ---------------------------------------------------------------- E15 to E19: incomes of the river


@pytest.mark.parametrize(
    ("levels", "upgrades"),
    [("temple 3, palace 3, mill 3", 3), ("temple 4, palace 3", 3), ("temple 2", 0), ("fort 4, mill 4", 4)],
)
def test_e15_one_fame_for_each_upgrade(levels: str, upgrades: int) -> None:
    """E15: three upgrades made so far bring 3 fame, spread over the buildings or not."""
    game = leila(f"{levels}, boat 19, dice blue 1")
    sail_by_harbour(game, "blue 1", 20)
    assert (game["Leila"].fame, game["Leila"].money) == (upgrades, 3)
    assert game.to_move == "Rajesh"


@pytest.mark.parametrize(
    ("levels", "upgrades"),
    [("temple 3, palace 3, mill 3", 3), ("temple 4, palace 3", 3), ("temple 2", 0), ("fort 4, mill 4", 4)],
)
def test_e16_two_money_for_each_upgrade(levels: str, upgrades: int) -> None:
    """E16: three upgrades made so far bring 6 money."""
    game = leila(f"{levels}, money 3, boat 22, dice blue 1")
    sail_by_harbour(game, "blue 1", 23)
    assert (game["Leila"].money, game["Leila"].fame) == (3 + 2 * upgrades, 0)
    assert game.to_move == "Rajesh"


@pytest.mark.parametrize("karma", [0, 1, 2, 3])
def test_e17_two_fame_for_each_karma(karma: int) -> None:
    """E17: karma 2 brings 4 fame on the last space, and the karma stays."""
    game = leila(f"fame 6, karma {karma}, boat 24, dice blue 1")
    sail_by_harbour(game, "blue 1", 25)
    assert (game["Leila"].fame, game["Leila"].karma) == (6 + 2 * karma, karma)
    assert game.to_move == "Rajesh"


def test_e18_an_upgrade_on_the_river() -> None:
    """E18: the temple goes from 2 to 3, the other buildings stay."""
    game = leila("boat 11, dice blue 1")
    sail_by_harbour(game, "blue 1", 12)
    assert (game.question, set(game.legal)) == ("upgrade", {f"upgrade {building}" for building in LEVELS})
    game.play("upgrade temple")
    assert game["Leila"].levels == {**LEVELS, "temple": 3}
    assert game.to_move == "Rajesh"


@pytest.mark.parametrize("karma", [0, 1, 2, 3])
@pytest.mark.parametrize(
    ("space", "colour", "paid"),
    [(5, "purple", "blue 1"), (10, "blue", "green 1"), (14, "orange", "blue 1"), (18, "green", "blue 1")],
)
def test_e19_a_die_of_the_colour_for_each_karma(space: int, colour: str, paid: str, karma: int) -> None:
    """E19: none to three dice, as many as the karma; the karma is not spent."""
    game = leila(f"karma {karma}, boat {space - 1}, dice {paid}")
    sail_by_harbour(game, paid, space)
    chance(game, *([f"die {colour} 5"] * karma))
    assert (game["Leila"].dice, game["Leila"].karma) == ([f"{colour} 5"] * karma, karma)
    assert game.to_move == "Rajesh"


# ---------------------------------------------------------------- E20: karma

TURNED = [
    ("great mogul", 6, 0),
    ("dancer", 5, 0),
    ("yogi", 4, 2),
    ("raja", 3, 0),
    ("portuguese", 1, 0),
]


@pytest.mark.parametrize(("space", "value", "karma"), TURNED)
def test_e20_a_die_turned_over_pays_for_a_chamber(space: str, value: int, karma: int) -> None:
    """E20: 6 counts as 1, 5 as 2, 4 as 3, 3 as 4, 1 as 6, for one karma (the Yogi gives two back)."""
    game = leila(f"karma 1, dice blue {value}")
    game.play(f"place {space}")
    assert set(game.legal) == {f"pay blue {value} flipped"}
    game.play(f"pay blue {value} flipped")
    if space == "portuguese":
        sail_by_portuguese(game, 6)
    assert (game["Leila"].karma, game["Leila"].dice) == (karma, [])


@pytest.mark.parametrize(("space", "value", "karma"), TURNED)
def test_e20_without_karma_no_die_is_turned(space: str, value: int, karma: int) -> None:
    """E20: the same die with no karma left does not open the chamber."""
    game = leila(f"karma 0, dice blue {value}")
    assert f"place {space}" not in game.legal
    game = leila(f"karma 0, dice blue {7 - value}")
    assert f"place {space}" in game.legal


def test_e20_a_two_turned_to_five_pays_the_master_builder() -> None:
    """E20: the blue 2 counts as the 5; the difference is paid with another die."""
    game = leila(
        "karma 1, dice blue 2 purple 1, tile orange 4 straight silk2 at 1,2 turned E", "offer purple 5 fork temple"
    )
    game.play("place master builder", "pay blue 2 flipped")
    overbuild(game, "purple snake", "1,2 turned E", "purple 1")
    assert (game["Leila"].karma, game["Leila"].dice, game["Leila"].fame) == (0, [], 2)


def test_e20_dice_that_are_not_used_cannot_be_turned() -> None:
    """E20: on the low terrace dice are rolled again, not used; three karma turn nothing."""
    game = leila("karma 3, dice blue 1 6")
    game.play("place low terrace")
    assert (game.question, set(game.legal)) == ("reroll", {"reroll blue 1", "reroll blue 6", "done"})
    game.play("done")
    assert (game["Leila"].karma, game["Leila"].dice) == (3, ["blue 1", "blue 6"])


# ---------------------------------------------------------------- E21, E22: bonuses of the tracks


@pytest.mark.parametrize(
    ("money", "question"),
    [
        (9, "reroll"),
        (10, "sail"),
        (11, "sail"),
        (12, "reroll"),
        (30, "reroll"),
        (31, "choose"),
        (32, "choose"),
        (33, "reroll"),
        (42, "sail"),
        (43, "sail"),
        (44, "reroll"),
        (53, "choose"),
        (54, "choose"),
        (55, "reroll"),
        (80, "reroll"),
    ],
)
def test_e21_reaching_or_passing_a_money_bonus(money: int, question: str) -> None:
    """E21: 12 and 44 move the boat, 33 and 55 give two dice; between and beyond them there is nothing."""
    game = leila(f"money {money}, boat 5, dice purple 4")
    game.play("place low terrace")
    assert (game.question, game["Leila"].money) == (question, money + 2)


def test_e21_the_first_bonus_moves_the_boat_with_its_income() -> None:
    """E21: money 12 sails to the next free space, which brings 2 fame."""
    game = leila("money 10, boat 4, dice purple 4", rajesh="boat 5")
    game.play("place low terrace")
    assert set(game.legal) == {"sail to 6", "stay"}
    game.play("sail to 6", "done")
    assert (game["Leila"].money, game["Leila"].boat, game["Leila"].fame) == (12, 6, 2)


def test_e21_falling_back_and_passing_again_brings_nothing() -> None:
    """E21: 13 brings the boat once; 3 money paid and 4 gained cross 12 again without a bonus."""
    game = leila(
        "money 11, boat 5, dice purple 4 orange 6 2",
        "board quarry Rajesh Rajesh",
        "offer orange 8 straight silk2 spices2",
    )
    game.play("place low terrace", "sail to 6", "done")
    assert (game["Leila"].money, game["Leila"].boat) == (13, 6)
    take_blue_die(game)
    build(game, "orange cow", "2,3 turned N", "orange 6", "orange 2")
    assert (game["Leila"].money, game["Leila"].boat) == (14, 6)
    assert (game.question, game.to_move) == ("turn", "Leila")


def test_e22_the_money_marker_beside_a_fame_bonus() -> None:
    """E22: money 59 lies beside fame 31; the boat stays."""
    game = leila("money 57, boat 5, dice purple 4")
    game.play("place low terrace")
    assert (game.question, game["Leila"].money, game["Leila"].boat) == ("reroll", 59, 5)


def test_e22_the_fame_marker_beside_a_money_bonus() -> None:
    """E22: fame 44 lies beside money 33; no dice come."""
    game = leila("fame 42, boat 5, dice blue 1")
    game.play("place great mogul", "pay blue 1")
    assert (game["Leila"].fame, game["Leila"].dice) == (44, [])
    assert (game.question, game.to_move) == ("turn", "Rajesh")


# ---------------------------------------------------------------- E23: the end of the game


def test_e23_both_leads_are_two() -> None:
    """E23: money 65 with fame 30 and money 52 with fame 37 are both ahead by 2."""
    assert (lead(30, 65), lead(37, 52)) == (2, 2)


def test_e23_rajesh_met_first_and_wins() -> None:
    """E23: Rajesh passes with 65 and 30, Leila follows with 52 and 37; the leads are equal, the earlier one wins."""
    game = rajas(
        "Rajesh: fame 30, money 60, boat 10, dice blue 1 | "
        "Leila: fame 33, money 53, karma 2, boat 24, dice blue 1 | start Rajesh | asks Rajesh"
    )
    sail_by_harbour(game, "blue 1", 11)
    assert (game["Rajesh"].fame, game["Rajesh"].money, game["Rajesh"].lead) == (30, 65, 2)
    assert game.to_move == "Leila"
    sail_by_harbour(game, "blue 1", 25)
    assert (game["Leila"].fame, game["Leila"].money, game["Leila"].lead) == (37, 52, 2)
    assert game.over
    assert game.ranking == [("Rajesh", 1), ("Leila", 2)]


# ---------------------------------------------------------------- E24: fewer workers


def test_e24_four_workers_against_five_bring_a_yield_tile() -> None:
    """E24: coming up for the fifth time without a worker, Rajesh takes one tile and lays it on its colour."""
    game = leila(
        "workers 5, unplaced 1",
        "options navaratna",
        "display white any1, red money7",
        rajesh="money 4, workers 4, unplaced 0",
    )
    take_blue_die(game)
    assert (game.question, game.to_move) == ("token", "Rajesh")
    assert set(game.legal) == {"token white any1", "token red money7", "decline"}
    game.play("token red money7")
    assert (game.question, set(game.legal)) == ("onto", {"onto 4,1 W", "onto 4,5 E"})
    game.play("onto 4,1 W")
    assert (game["Rajesh"].tokens, game["Rajesh"].money) == ({"4,1 W": "red money7"}, 4)
    assert (game.table.round, game.to_move) == (2, "Rajesh")


def test_e24_four_workers_against_six_bring_a_second_tile_a_turn_later() -> None:
    """E24: the next time without a worker there is a second tile; both can be declined."""
    game = leila(
        "workers 6, unplaced 2",
        "options navaratna",
        "display white any1, red money7",
        rajesh="money 4, workers 4, unplaced 0",
    )
    take_blue_die(game)
    game.play("token white any1", "onto 2,1 W")
    assert (game.question, game.to_move) == ("turn", "Leila")
    take_die(game, "green")
    assert (game.question, game.to_move) == ("token", "Rajesh")
    assert set(game.legal) == {"token red money7", "decline"}
    game.play("decline")
    assert game["Rajesh"].tokens == {"2,1 W": "white any1"}
    assert (game.table.round, game.to_move) == (2, "Rajesh")


def test_e24_a_colour_without_a_free_place_cannot_be_taken() -> None:
    """E24: both red places of Rajesh are full; the red tile is not his to take."""
    game = leila(
        "workers 5, unplaced 1",
        "options navaratna",
        "display white any1, red money7",
        rajesh="workers 4, unplaced 0, token red any2 at 4,1 W, token red upgrade at 4,5 E",
    )
    take_blue_die(game)
    assert (game.question, set(game.legal)) == ("token", {"token white any1", "decline"})


# ---------------------------------------------------------------- E25: river tiles


def test_e25_the_first_roll_of_two_replaces_the_two_karma() -> None:
    """E25: the first tile lies on the second space, the next count goes on from there."""
    game: Any = Game.new("rajas", ["Leila", "Rajesh"], options={"ganga": True}, seed=7)
    chance(game, "count 2", "river tile sail3", "count 3", "river tile kind3")
    for tile in ("chamber_yogi", "any_per_karma", "chamber_raja"):
        chance(game, "count 6", f"river tile {tile}")
    chance(game, "count 2")
    game.settle()
    laid = {2: "sail3", 5: "kind3", 11: "chamber_yogi", 17: "any_per_karma", 23: "chamber_raja"}
    incomes = printed()["river"]["spaces"]
    assert incomes[1] == "karma2"
    assert {number: game.table.river[number] for number in range(1, 26)} == {
        **dict(enumerate(incomes, start=1)),
        **laid,
    }


# ---------------------------------------------------------------- E26: starting money


@pytest.mark.parametrize(
    ("hands", "start", "money"),
    [
        (((1, 1, 1, 1), (2, 2, 2, 2)), "Leila", [3, 4]),
        (((2, 2, 2, 2), (1, 1, 1, 1)), "Rajesh", [4, 3]),
        (((3, 3, 3, 3), (1, 1, 1, 1), (2, 2, 2, 2)), "Rajesh", [5, 3, 4]),
        (((6, 6, 6, 6), (5, 5, 5, 5), (1, 1, 1, 1), (2, 2, 2, 2)), "Asha", [5, 6, 3, 4]),
    ],
)
def test_e26_money_rises_from_the_start_player_on(
    hands: tuple[tuple[int, ...], ...], start: str, money: list[int]
) -> None:
    """E26: the start player has 3 money, each seat clockwise one more, whatever its own dice show."""
    names = ("Leila", "Rajesh", "Asha", "Bram")[: len(hands)]
    game = set_up(names, *hands)
    assert (game.table.start_player, game.to_move, game.question) == (start, start, "turn")
    assert [game[name].money for name in names] == money
    assert [game[name].fame for name in names] == [0] * len(names)


# ---------------------------------------------------------------- E27: fame 5


def test_e27_the_upgrade_of_fame_5_scores_from_the_next_turn_on() -> None:
    """E27: a temple takes the fame from 4 to 6 and the temple is upgraded; the next temple, a turn later, brings 3."""
    game = leila("money 5, fame 4, karma 0, dice orange 4 purple 5", "offer orange 4 bend temple, purple 5 fork temple")
    build(game, "orange snake", "1,2 turned E", "orange 4")
    assert (game.question, game["Leila"].fame) == ("upgrade", 6)
    game.play("upgrade temple")
    assert (game["Leila"].fame, game["Leila"].levels) == (6, {**LEVELS, "temple": 3})
    take_blue_die(game)
    build(game, "purple snake", "1,4 turned E", "purple 5")
    assert (game["Leila"].fame, game["Leila"].money) == (9, 5 - 1 - 2)


@pytest.mark.parametrize(("fame", "question"), [(2, "turn"), (3, "upgrade"), (4, "upgrade"), (5, "turn")])
def test_e27_fame_5_is_reached_or_passed_once(fame: int, question: str) -> None:
    """E27: 3 and 4 plus 2 fame bring the upgrade; 2 is too few and 5 has had it."""
    game = leila(f"fame {fame}, dice blue 1")
    game.play("place great mogul", "pay blue 1")
    assert (game.question, game["Leila"].fame) == (question, fame + 2)


# ---------------------------------------------------------------- E28: workers


def test_e28_the_second_worker_won_removes_the_third() -> None:
    """E28: fame 15 brings the fourth worker, the bridge the fifth; money 20 brings none."""
    game = leila("fame 13, money 18, karma 0, boat 17, dice blue 1 1 purple 4")
    assert game["Leila"].workers == 3
    game.play("place great mogul", "pay blue 1")
    assert (game["Leila"].fame, game["Leila"].workers) == (15, 4)
    take_blue_die(game)
    sail_by_harbour(game, "blue 1", 18)
    assert game["Leila"].workers == 5
    take_die(game, "green")
    game.play("place low terrace", "done")
    assert (game["Leila"].money, game["Leila"].workers, game["Leila"].unplaced) == (20, 5, 2)


@pytest.mark.parametrize(
    ("items", "first", "second", "third"),
    [
        (
            "fame 13, money 18, boat 17",
            ("place low terrace", "done"),
            ("place great mogul", "pay blue 1"),
            ("place harbour", "pay blue 1", "sail to 18"),
        ),
        (
            "fame 13, money 18, boat 17",
            ("place harbour", "pay blue 1", "sail to 18"),
            ("place low terrace", "done"),
            ("place great mogul", "pay blue 1"),
        ),
    ],
)
def test_e28_in_whatever_way_they_are_won(
    items: str, first: tuple[str, ...], second: tuple[str, ...], third: tuple[str, ...]
) -> None:
    """E28: the first two spaces give a worker each, the third one gives none, in every order."""
    game = leila(f"{items}, karma 0, dice blue 1 1 purple 4")
    workers = []
    for turn, colour in ((first, "blue"), (second, "green"), (third, "orange")):
        game.play(*turn)
        workers.append(game["Leila"].workers)
        take_die(game, colour)
    assert workers == [4, 5, 5]
