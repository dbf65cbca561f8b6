"""Dice, the places on Kali and karma: rulings R-16 to R-28."""

import pytest

from doab.rajas import RajasGame, rajas
from tests.rajas.steps import (
    COLOURS,
    FREE_OF_CHARGE,
    carry_out,
    chance,
    payments,
    reveal_any,
    sail_by_portuguese,
    standing,
)

TEN_DICE = "blue 1 2 3 green 1 2 3 orange 1 2 purple 1 2"
TEN = [
    *("blue 1", "blue 2", "blue 3"),
    *("green 1", "green 2", "green 3"),
    *("orange 1", "orange 2"),
    *("purple 1", "purple 2"),
]

# Tea for 2, 2 and 3: left and right of the residence and below it.
THREE_TEA_MARKETS = (
    "tile purple 4 straight tea2 at 1,2 turned E, tile green 5 straight tea2 at 1,4 turned E,"
    " tile purple 10 fork palace tea3 at 2,3 turned N"
)


def without(dice: list[str], *gone: str) -> list[str]:
    """These dice less some of them."""
    left = list(dice)
    for die in gone:
        left.remove(die)
    return left


def returns(*dice: str) -> set[str]:
    """The answers of a player who may return one of these dice or none."""
    return {*(f"return {die}" for die in dice), "done"}


def faces(colour: str) -> set[str]:
    """What chance can answer when a die of this colour is rolled."""
    return {f"die {colour} {value}" for value in range(1, 7)}


def chooses(*colours: str) -> set[str]:
    """The answers of a player who may take a die of one of these colours."""
    return {f"choose {colour}" for colour in colours}


def buying(dice: str, karma: int, tile: str, stack: str) -> RajasGame:
    """Asha buys this tile for the square below the residence and is asked for the first die."""
    game = rajas(f"Asha: money 3, karma {karma}, dice {dice} | Bram: money 4 | offer {tile} | asks Asha")
    game.play("place quarry", f"take {stack}", "lay 2,3 turned N")
    return game


def sets_of(game: RajasGame) -> list[tuple[str, ...]]:
    """All payments that are offered, as sorted sets of dice."""
    return sorted(tuple(sorted(text.removeprefix("pay ") for text in way)) for way in payments(game))


# ----------------------------------------------------------------


def at_the_limit() -> RajasGame:
    """Asha holds ten dice and gains an orange one."""
    game = rajas(f"Asha: dice {TEN_DICE} | Bram: money 4 | asks Asha")
    game.play("place orange terrace")
    return game


def test_r16_at_ten_dice_the_question_comes_before_the_roll() -> None:
    """R-16: ten held, one gained: return one of the ten or do without, and nothing has been rolled yet."""
    game = at_the_limit()
    assert (game.to_move, game.question) == ("Asha", "return")
    assert set(game.legal) == returns(*TEN)
    assert game["Asha"].dice == TEN
    assert game.table.supply["orange"] == 10


def test_r16_a_returned_die_makes_room_and_then_the_new_one_is_rolled() -> None:
    """R-16: blue 1 goes back first, then the orange die is rolled."""
    game = at_the_limit()
    game.play("return blue 1")
    assert (game.to_move, game.question) == ("chance", "roll")
    assert set(game.legal) == faces("orange")
    assert game["Asha"].dice == without(TEN, "blue 1")
    assert game.table.supply["blue"] == 10
    game.play("die orange 5")
    assert game["Asha"].dice == sorted([*without(TEN, "blue 1"), "orange 5"])
    assert game.to_move == "Bram"


def test_r16_taking_no_die_is_allowed_at_the_limit() -> None:
    """R-16: she keeps her ten dice, nothing is rolled, the turn is over."""
    game = at_the_limit()
    game.play("done")
    assert game["Asha"].dice == TEN
    assert game.table.supply["orange"] == 10
    assert standing(game, "orange terrace") == ["Asha"]
    assert game.to_move == "Bram"


def test_r16_the_tenth_die_fits_without_a_question() -> None:
    """R-16: nine held, one gained: no question."""
    game = rajas("Asha: dice blue 1 2 3 green 1 2 3 orange 1 purple 1 2 | Bram: money 4 | asks Asha")
    game.play("place orange terrace")
    assert (game.to_move, game.question) == ("chance", "roll")
    game.play("die orange 6")
    assert len(game["Asha"].dice) == 10


# ----------------------------------------------------------------


def nine_and_two() -> RajasGame:
    """Asha pays a blue die of ten at the balcony and gains two orange dice."""
    game = rajas(f"Asha: dice {TEN_DICE} | Bram: money 4 | asks Asha")
    game.play("place blue to orange balcony", "pay blue 1")
    return game


def test_r17_nine_held_and_two_gained_returns_at_most_one() -> None:
    """R-17: one return is enough to make room for both, so a second is not asked; ten dice in the end."""
    game = nine_and_two()
    nine = without(TEN, "blue 1")
    assert game.question == "return"
    assert set(game.legal) == returns(*nine)
    game.play("return green 1")
    assert game.question == "roll"
    chance(game, "die orange 5", "die orange 6")
    assert game["Asha"].dice == sorted([*without(nine, "green 1"), "orange 5", "orange 6"])
    assert game.to_move == "Bram"


def test_r17_nine_held_and_two_gained_takes_one_if_none_is_returned() -> None:
    """R-17: with one place left one orange die comes; ten dice in the end."""
    game = nine_and_two()
    game.play("done")
    chance(game, "die orange 5")
    assert game.to_move == "Bram"
    assert game["Asha"].dice == sorted([*without(TEN, "blue 1"), "orange 5"])
    assert game.table.supply["orange"] == 9


def test_r17_no_dice_are_returned_while_there_is_room_for_the_gain() -> None:
    """R-17: eight held after the payment and two gained: nothing may be thrown away."""
    game = rajas("Asha: dice blue 1 2 3 green 1 2 3 purple 1 2 3 | Bram: money 4 | asks Asha")
    game.play("place blue to orange balcony", "pay blue 1")
    assert (game.to_move, game.question) == ("chance", "roll")
    chance(game, "die orange 5", "die orange 6")
    assert len(game["Asha"].dice) == 10


@pytest.mark.parametrize(
    ("answers", "rolls", "held"),
    [
        (["done"], ["die orange 6"], 10),
        (["return orange 1"], ["die orange 5", "die orange 6"], 10),
        (["return green 1"], ["die orange 6"], 9),
    ],
    ids=["none", "the short colour", "another colour"],
)
def test_r17_the_printed_number_counts_even_if_the_supply_is_short(
    answers: list[str], rolls: list[str], held: int
) -> None:
    """R-17: one orange die left for a gain of two: a return is still offered, and an orange one adds to the supply."""
    game = rajas(
        "Asha: dice blue 1 2 3 green 1 2 3 orange 1 purple 1 2 3 | Bram: dice orange 1 1 1 1 1 1 1 1 1 1 | asks Asha"
    )
    assert game.table.supply["orange"] == 1
    game.play("place blue to orange balcony", "pay blue 1")
    assert game.question == "return"
    game.play(*answers)
    chance(game, *rolls)
    assert game.to_move == "Bram"
    assert len(game["Asha"].dice) == held
    assert game.table.supply["orange"] == 0


@pytest.mark.parametrize(
    ("answers", "left"),
    [
        (["done"], TEN),
        (["return blue 1", "done", "choose green", "die green 6"], [*without(TEN, "blue 1"), "green 6"]),
        (
            ["return blue 1", "return blue 2", "choose green", "choose purple", "die green 6", "die purple 6"],
            [*without(TEN, "blue 1", "blue 2"), "green 6", "purple 6"],
        ),
    ],
    ids=["none", "one", "two"],
)
def test_r17_ten_held_and_two_of_choice_swap_none_one_or_two(answers: list[str], left: list[str]) -> None:
    """R-17: money 33 brings two dice of choice; at the limit every die taken is one returned."""
    game = rajas(f"Asha: money 31, dice {TEN_DICE} | Bram: money 4 | asks Asha")
    game.play("place low terrace")
    assert game.question == "return"
    game.play(*answers)
    assert game.question == "reroll"
    assert game["Asha"].dice == sorted(left)


# ----------------------------------------------------------------


def test_r18_both_colours_are_named_before_any_roll() -> None:
    """R-18: the Dancer's two dice: blue and blue are named first, then both are rolled."""
    game = rajas("Asha: karma 0, dice green 2 orange 5 | Bram: money 4 | asks Asha")
    game.play("place dancer", "pay green 2")
    assert game.question == "choose"
    assert set(game.legal) == chooses(*COLOURS)
    game.play("choose blue")
    assert game.question == "choose"
    assert game["Asha"].dice == ["orange 5"]
    game.play("choose blue")
    assert game.question == "roll"
    game.play("die blue 4")
    assert (game.to_move, game.question) == ("chance", "roll")
    game.play("die blue 6")
    assert game["Asha"].dice == ["blue 4", "blue 6", "orange 5"]


def three_named_colours() -> RajasGame:
    """Asha holds nine dice after paying the harbour and gains a blue, a green and an orange one."""
    game = rajas(
        "Asha: karma 0, dice blue 1 1 2 green 1 1 orange 1 1 purple 1 1 1 | Bram: money 4 | asks Asha"
        " | options ganga | river 2 blue_green_orange"
    )
    game.play("place harbour", "pay blue 2", "sail to 2")
    assert game.question == "return"
    assert set(game.legal) == returns("blue 1", "green 1", "orange 1", "purple 1")
    return game


def test_r18_room_for_one_of_three_named_colours() -> None:
    """R-18: nine held and nothing returned: one of the three colours is picked."""
    game = three_named_colours()
    game.play("done")
    assert game.question == "choose"
    assert set(game.legal) == chooses("blue", "green", "orange")
    game.play("choose orange")
    chance(game, "die orange 6")
    assert game.to_move == "Bram"
    assert len(game["Asha"].dice) == 10
    assert game["Asha"].dice.count("orange 6") == 1


def test_r18_room_for_two_of_three_named_colours() -> None:
    """R-18: one die returned: two of the three colours, each once; no pair comes up twice."""
    game = three_named_colours()
    game.play("return purple 1", "done")
    assert set(game.legal) == chooses("blue", "green")
    game.play("choose blue")
    assert set(game.legal) == chooses("green", "orange")
    game.play("choose green")
    carry_out(game, "die blue 6", "die green 6")
    assert game.to_move == "Bram"
    expected = [*("blue 1", "blue 1", "blue 6"), *("green 1", "green 1", "green 6"), *("orange 1", "orange 1")]
    assert game["Asha"].dice == [*expected, "purple 1", "purple 1"]


def test_r18_colours_are_named_in_order_and_the_refusal_says_so() -> None:
    """R-18: the order of naming is ours, so that no pair comes twice: orange first would leave no second colour."""
    game = three_named_colours()
    game.play("return purple 1", "done")
    assert game.why_not("choose orange") == "5.2, order"
    assert game.why_not("choose purple") == "R-18", "purple is not among the colours of this gain"
    game.play("choose green")
    assert game.question == "roll", "only orange was left for the second die"


def test_r22_dice_are_paid_from_the_highest_and_the_refusal_says_so() -> None:
    """R-22: 6 and 4 pay for 10; the 4 alone cannot begin, and that is no question of what is superfluous."""
    game = buying("orange 4 6", 0, "orange 10 fork palace temple", "orange tiger")
    assert set(game.legal) == {"pay orange 6"}
    assert game.why_not("pay orange 4") == "7, order"


def test_r18_room_for_all_three_named_colours() -> None:
    """R-18: two dice returned: all three come and no colour is asked for."""
    game = three_named_colours()
    game.play("return blue 1", "return green 1")
    assert game.question == "roll"
    carry_out(game, "die blue 6", "die green 6", "die orange 6")
    assert game.to_move == "Bram"
    assert len(game["Asha"].dice) == 10


# ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "gained"), [(" orange 1 1", 0), (" orange 1", 1), ("", 2)], ids=["none left", "one left", "two left"]
)
def test_r19_a_balcony_brings_only_what_the_supply_has(own: str, gained: int) -> None:
    """R-19: two orange dice are due: what is missing is lost, the blue die is paid all the same."""
    game = rajas(f"Asha: dice blue 3 6{own} | Bram: dice orange 1 1 1 1 1 1 1 1 1 1 | asks Asha")
    assert game.table.supply["orange"] == gained
    game.play("place blue to orange balcony", "pay blue 3")
    chance(game, *["die orange 6"] * gained)
    assert game.to_move == "Bram"
    assert "blue 3" not in game["Asha"].dice
    assert game["Asha"].dice.count("orange 6") == gained
    assert game.table.supply["orange"] == 0
    assert game.table.supply["blue"] == 11


def test_r19_a_short_river_income_brings_no_other_colour() -> None:
    """R-19: three purple dice for three karma, but two are left: two come and nothing replaces the third."""
    game = rajas("Asha: money 3, karma 3, boat 3, dice blue 2 | Bram: dice purple 1 1 1 1 1 1 1 1 1 1 | asks Asha")
    game.play("place harbour", "pay blue 2", "sail to 5")
    chance(game, "die purple 3", "die purple 4")
    assert game.to_move == "Bram"
    assert game["Asha"].dice == ["purple 3", "purple 4"]


# ----------------------------------------------------------------


def no_blue_in_the_supply(asha: str) -> RajasGame:
    """Three players; Asha holds one blue die, the others eleven."""
    game = rajas(f"Asha: karma 0, dice {asha} | Bram: dice blue 3 3 3 3 3 3 | Cleo: dice blue 3 3 3 3 3 | asks Asha")
    assert game.table.supply["blue"] == 0
    return game


def test_r20_a_die_just_returned_can_be_taken_again() -> None:
    """R-20: blue 1 goes back to an empty supply and may be chosen and rolled anew, but only once."""
    game = no_blue_in_the_supply("blue 1 green 1 2 3 orange 1 3 4 purple 1 3 4")
    game.play("place dancer", "pay green 2", "return blue 1")
    assert set(game.legal) == chooses(*COLOURS)
    game.play("choose blue")
    assert set(game.legal) == chooses("green", "orange", "purple")
    game.play("choose green")
    carry_out(game, "die blue 6", "die green 6")
    assert "blue 6" in game["Asha"].dice
    assert "blue 1" not in game["Asha"].dice
    assert len(game["Asha"].dice) == 10


def test_r20_another_die_returned_does_not_bring_the_missing_colour() -> None:
    """R-20: with a purple die returned there is still no blue one to take."""
    game = no_blue_in_the_supply("blue 1 green 1 2 3 orange 1 3 4 purple 1 3 4")
    game.play("place dancer", "pay green 2", "return purple 1")
    assert set(game.legal) == chooses("green", "orange", "purple")


def test_r20_a_die_just_paid_can_be_taken_again() -> None:
    """R-20: the blue 2 that pays the Dancer is in the supply when her dice are chosen."""
    game = no_blue_in_the_supply("blue 2")
    game.play("place dancer", "pay blue 2")
    assert set(game.legal) == chooses(*COLOURS)
    game.play("choose blue")
    assert set(game.legal) == chooses("green", "orange", "purple")


# ----------------------------------------------------------------


def test_r21_with_room_on_kali_a_die_is_taken_without_a_question() -> None:
    """R-21: five held, four orange ones in the supply: the terrace's die is rolled at once."""
    game = rajas("Asha: dice blue 1 2 green 1 2 purple 1 | Bram: dice orange 1 1 1 1 1 1 1 1 | asks Asha")
    assert game.table.supply["orange"] == 4
    game.play("place orange terrace")
    assert (game.to_move, game.question) == ("chance", "roll")
    game.play("die orange 2")
    assert game["Asha"].dice == ["blue 1", "blue 2", "green 1", "green 2", "orange 2", "purple 1"]
    assert game.table.supply["orange"] == 3


def test_r21_dice_of_choice_cannot_be_declined_with_room() -> None:
    """R-21: money 33 says "may", but with room both dice are taken: only colours are offered."""
    game = rajas("Asha: money 31, dice blue 3 | Bram: money 4 | asks Asha")
    game.play("place low terrace")
    assert set(game.legal) == chooses(*COLOURS)
    game.play("choose blue")
    assert set(game.legal) == chooses(*COLOURS)


# ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "karma", "expected"),
    [
        ("blue 6 5 2", 1, [("blue 2", "blue 5"), ("blue 2", "blue 6"), ("blue 5", "blue 6")]),
        ("blue 6 5 2", 0, [("blue 2", "blue 5"), ("blue 2", "blue 6"), ("blue 5", "blue 6")]),
        ("blue 3 2", 2, [("blue 2 flipped", "blue 3")]),
        ("blue 6 4", 1, [("blue 4", "blue 6")]),
        ("blue 4 4 4", 1, [("blue 4", "blue 4")]),
        ("blue 1 1", 2, [("blue 1", "blue 1 flipped")]),
        ("blue 4 2 1", 0, [("blue 1", "blue 2", "blue 4")]),
    ],
)
def test_r22_no_payment_holds_a_superfluous_die_or_flip(dice: str, karma: int, expected: list[tuple[str, ...]]) -> None:
    """R-22: for blue 7 exactly the sets from which neither a die nor a flip can be left out, each once."""
    assert sets_of(buying(dice, karma, "blue 7 fork tea2 spices1", "blue cow")) == expected


def test_r22_cheap_tile_every_single_die_and_the_pair_of_small_ones() -> None:
    """R-22: blue 3 with 6, 2, 1 and one karma: the 6, the 2 turned, the 1 turned, or 2 and 1 together."""
    game = buying("blue 6 2 1", 1, "blue 3 bend tea1", "blue snake")
    assert sets_of(game) == [("blue 1", "blue 2"), ("blue 1 flipped",), ("blue 2 flipped",), ("blue 6",)]


def test_r22_paying_too_much_is_fine_and_nothing_comes_back() -> None:
    """R-22: 6 and 5 for blue 7: both dice go, no change."""
    game = buying("blue 6 5 2", 1, "blue 7 fork tea2 spices1", "blue cow")
    game.play("pay blue 6", "pay blue 5")
    reveal_any(game)
    assert game["Asha"].dice == ["blue 2"]
    assert (game["Asha"].money, game["Asha"].karma) == (3 - 1 + 3, 1)


def test_r22_only_dice_of_the_tiles_colour_count() -> None:
    """R-22: green and purple dice are no help for a blue tile."""
    game = buying("blue 4 3 green 6 purple 6", 0, "blue 7 fork tea2 spices1", "blue cow")
    assert sets_of(game) == [("blue 3", "blue 4")]


# ----------------------------------------------------------------


def test_r23_dice_to_be_re_rolled_are_not_turned() -> None:
    """R-23: low terrace with three karma: dice are re-rolled as they lie, no flip is offered."""
    game = rajas("Asha: money 3, karma 3, dice blue 3 orange 5 | Bram: money 4 | asks Asha")
    game.play("place low terrace")
    assert game.question == "reroll"
    assert set(game.legal) == {"reroll blue 3", "reroll orange 5", "done"}
    game.play("reroll blue 3", "done", "die blue 1")
    assert game["Asha"].karma == 3
    assert game["Asha"].dice == ["blue 1", "orange 5"]


def test_r23_karma_is_never_an_action_of_its_own() -> None:
    """R-23: at the start of a turn a worker is to be placed; turning a die is only part of a payment."""
    game = rajas("Asha: money 3, karma 3, dice blue 3 orange 5 | Bram: money 4")
    assert all(text.startswith("place ") for text in game.legal)


def test_r23_returned_dice_are_not_turned() -> None:
    """R-23: dice that go back over the hand limit are not used, so karma does not touch them."""
    game = rajas(f"Asha: karma 3, dice {TEN_DICE} | Bram: money 4 | asks Asha")
    game.play("place orange terrace")
    assert set(game.legal) == returns(*TEN)


# ----------------------------------------------------------------


def test_r24_two_karma_turn_two_dice_of_one_payment() -> None:
    """R-24: orange 1 and 2 turned to 6 and 5 pay for orange 9; no karma is left."""
    game = buying("orange 2 1", 2, "orange 9 bend temple mill", "orange tiger")
    assert sets_of(game) == [("orange 1 flipped", "orange 2 flipped")]
    carry_out(game, "pay orange 1 flipped", "pay orange 2 flipped")
    assert (game["Asha"].karma, game["Asha"].dice, game["Asha"].fame) == (0, [], 4)
    assert game["Asha"].tiles == {"2,3": "orange 9 bend temple mill"}


def test_r24_one_karma_turns_one_die_only() -> None:
    """R-24: with one karma 6 + 2 = 8 is the best, so orange 9 is not on the list."""
    game = rajas("Asha: money 3, karma 1, dice orange 2 1 | Bram: money 4 | offer orange 9 bend temple mill")
    game.play("place quarry")
    assert set(game.legal) == {"take orange snake", "take orange cow"}


def test_r24_three_karma_offer_no_flip_too_many() -> None:
    """R-24: 1, 1 and 2 for orange 12: both ones turned, or a one and the two turned beside the other one."""
    game = buying("orange 2 1 1", 3, "orange 12 fork fort mill", "orange tiger")
    assert sets_of(game) == [
        ("orange 1", "orange 1 flipped", "orange 2 flipped"),
        ("orange 1 flipped", "orange 1 flipped"),
    ]


def test_r24_three_karma_turn_three_dice_where_all_three_are_needed() -> None:
    """R-24: 3, 3 and 3 for orange 12: three fours, each turned for one karma; with two karma it is not on the list."""
    game = buying("orange 3 3 3", 3, "orange 12 fork fort mill", "orange tiger")
    assert sets_of(game) == [("orange 3 flipped", "orange 3 flipped", "orange 3 flipped")]
    carry_out(game, *["pay orange 3 flipped"] * 3)
    assert (game["Asha"].karma, game["Asha"].dice) == (0, [])
    game = rajas("Asha: money 3, karma 2, dice orange 3 3 3 | Bram: money 4 | offer orange 12 fork fort mill")
    game.play("place quarry")
    assert set(game.legal) == {"take orange snake", "take orange cow"}


# ----------------------------------------------------------------


def test_r25_no_flip_at_a_balcony() -> None:
    """R-25: the value of the die does not matter at a balcony, so karma is not offered."""
    game = rajas("Asha: karma 3, dice blue 1 6 green 2 | Bram: money 4 | asks Asha")
    game.play("place blue to orange balcony")
    assert set(game.legal) == {"pay blue 1", "pay blue 6"}


# ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("karma", "die", "payment", "after"),
    [
        (0, 3, "pay blue 3", 2),
        (1, 3, "pay blue 3", 3),
        (2, 3, "pay blue 3", 3),
        (3, 3, "pay blue 3", 3),
        (3, 4, "pay blue 4 flipped", 3),
        (1, 4, "pay blue 4 flipped", 2),
    ],
)
def test_r26_the_yogi_brings_karma_up_to_three(karma: int, die: int, payment: str, after: int) -> None:
    """R-26: two karma, at most three in all; a flip that pays the Yogi is paid before."""
    game = rajas(f"Asha: karma {karma}, dice blue {die} | Bram: money 4 | asks Asha")
    game.play("place yogi", payment)
    assert game.question == "choose"
    assert game["Asha"].karma == after
    game.play("choose green", "die green 2")
    assert game["Asha"].dice == ["green 2"]
    assert game.to_move == "Bram"


def test_r26_karma_beyond_three_is_void_without_a_question() -> None:
    """R-26: the river's two karma at three karma: nothing happens, the turn goes on."""
    game = rajas("Asha: karma 3, dice blue 2 | Bram: money 4 | asks Asha")
    game.play("place harbour", "pay blue 2", "sail to 2")
    assert game["Asha"].karma == 3
    assert game.to_move == "Bram"


def chained() -> RajasGame:
    """A tile brings Asha to fame 24 (two karma) and to money 12 (boat to a chamber); she is asked which first."""
    game = rajas(
        "Asha: money 11, fame 22, karma 0, boat 3, dice green 1 orange 6 1 purple 1 | Bram: money 4"
        " | offer orange 7 bend fort tea2 | asks Asha"
    )
    carry_out(game, "place quarry", "take orange cow", "lay 2,3 turned N", "pay orange 6", "pay orange 1")
    assert game.question == "first"
    return game


def test_r26_karma_won_in_a_chain_pays_a_flip_later_in_the_same_turn() -> None:
    """R-26: fame first: the two karma turn the purple 1 that pays the Master Builder's difference of 2."""
    game = chained()
    game.play("fame first")
    assert (game["Asha"].fame, game["Asha"].karma) == (24, 2)
    game.play("sail to 4", "visit master builder")
    carry_out(game, "take purple tiger", "lay 2,3 turned N", "pay purple 1 flipped")
    assert game["Asha"].tiles == {"2,3": "purple 9 bend mill fort"}
    assert (game["Asha"].fame, game["Asha"].karma) == (28, 1)
    assert game["Asha"].dice == ["green 1"]


def test_r26_karma_that_comes_later_in_the_chain_does_not_help_yet() -> None:
    """R-26: money first: at the chamber there is no karma, so no overbuild can be paid."""
    game = chained()
    game.play("money first", "sail to 4")
    assert game["Asha"].karma == 0
    assert set(game.legal) == {"visit dancer", "visit yogi", "visit raja", "visit portuguese"}


# ----------------------------------------------------------------


def test_r27_dice_of_a_bonus_may_be_re_rolled_with_the_others() -> None:
    """R-27: money 31 → 33 brings two dice; they are rolled first and are then among the dice to re-roll."""
    game = rajas("Asha: money 31, karma 0, dice blue 3 | Bram: money 4 | asks Asha")
    game.play("place low terrace")
    assert (game["Asha"].money, game.question) == (33, "choose")
    game.play("choose green", "choose green")
    chance(game, "die green 1", "die green 6")
    assert game.question == "reroll"
    assert set(game.legal) == {"reroll blue 3", "reroll green 1", "reroll green 6", "done"}
    game.play("reroll green 1", "done", "die green 5")
    assert game["Asha"].dice == ["blue 3", "green 5", "green 6"]
    assert game.to_move == "Bram"


def test_r27_the_money_comes_before_the_re_roll() -> None:
    """R-27: when the dice are chosen the 2 money are there already."""
    game = rajas("Asha: money 3, karma 0, dice blue 3 | Bram: money 4 | asks Asha")
    game.play("place low terrace")
    assert (game["Asha"].money, game.question) == (5, "reroll")


def test_r27_a_boat_bonus_comes_before_the_re_roll() -> None:
    """R-27: money 10 → 12 sails the boat to two dice of choice; only then the re-roll is asked."""
    game = rajas("Asha: money 10, karma 0, dice blue 3 | Bram: money 4 | asks Asha")
    game.play("place low terrace")
    assert set(game.legal) == {"sail to 1", "stay"}
    game.play("sail to 1", "choose green", "choose orange")
    carry_out(game, "die green 1", "die orange 6")
    assert game.question == "reroll"
    assert set(game.legal) == {"reroll blue 3", "reroll green 1", "reroll orange 6", "done"}


def test_r27_no_die_need_be_re_rolled() -> None:
    """R-27: the empty set is allowed: the money alone."""
    game = rajas("Asha: money 3, karma 0, dice blue 3 4 | Bram: money 4 | asks Asha")
    game.play("place low terrace", "done")
    assert (game["Asha"].money, game["Asha"].dice) == (5, ["blue 3", "blue 4"])
    assert game.to_move == "Bram"


def test_r27_the_chosen_dice_are_rolled_once_and_together() -> None:
    """R-27: two of four dice are rolled anew, one roll each, and there is no second try."""
    game = rajas("Asha: money 3, karma 0, dice blue 3 4 green 5 purple 6 | Bram: money 4 | asks Asha")
    game.play("place low terrace", "reroll blue 3", "reroll green 5", "done")
    assert set(game.legal) == faces("blue")
    game.play("die blue 1")
    assert set(game.legal) == faces("green")
    game.play("die green 2")
    assert game.to_move == "Bram"
    assert game["Asha"].dice == ["blue 1", "blue 4", "green 2", "purple 6"]


def test_r27_a_re_rolled_die_may_show_the_same_value_again() -> None:
    """R-27: chance is free: a 3 can stay a 3, and supply and number of dice do not change."""
    game = rajas("Asha: money 3, karma 0, dice blue 3 4 | Bram: money 4 | asks Asha")
    game.play("place low terrace", "reroll blue 3", "done", "die blue 3")
    assert game["Asha"].dice == ["blue 3", "blue 4"]
    assert game.table.supply["blue"] == 10


# ----------------------------------------------------------------

CHAMBERS = {1: "great mogul", 2: "dancer", 3: "yogi", 4: "raja", 6: "portuguese"}
WITH_ANY_ORANGE_DIE = {
    *FREE_OF_CHARGE,
    "place tea market",
    "place silk market",
    "place spices market",
    "place orange to purple balcony",
}


@pytest.mark.parametrize("value", range(1, 7))
def test_r28_without_karma_a_die_opens_only_its_own_chamber(value: int) -> None:
    """R-28: chambers want the exact value, the harbour 1, 2 or 3; the 5 opens nothing without a tile to build on."""
    game = rajas(f"Asha: money 0, karma 0, dice orange {value} | Bram: money 4")
    opened = {f"place {CHAMBERS[value]}"} if value in CHAMBERS else set()
    if value <= 3:
        opened.add("place harbour")
    assert set(game.legal) == WITH_ANY_ORANGE_DIE | opened


@pytest.mark.parametrize("value", range(1, 7))
def test_r28_with_karma_a_die_opens_the_chambers_of_both_faces(value: int) -> None:
    """R-28: the value after the flip counts, and one face of every die is a 1, 2 or 3 for the harbour."""
    game = rajas(f"Asha: money 0, karma 1, dice orange {value} | Bram: money 4")
    opened = {f"place {CHAMBERS[face]}" for face in (value, 7 - value) if face in CHAMBERS}
    assert set(game.legal) == WITH_ANY_ORANGE_DIE | opened | {"place harbour"}


def test_r28_the_portuguese_takes_a_one_that_karma_turns() -> None:
    """R-28: a 1 and one karma make a 6: the boat sails six spaces to two fame."""
    game = rajas("Asha: karma 1, dice blue 1 | Bram: money 4 | asks Asha")
    game.play("place portuguese")
    assert list(game.legal) == ["pay blue 1 flipped"]
    game.play("pay blue 1 flipped")
    sail_by_portuguese(game, 6)
    assert (game["Asha"].boat, game["Asha"].fame, game["Asha"].karma, game["Asha"].dice) == (6, 2, 0, [])


def test_r28_a_chamber_offers_each_die_in_the_way_that_fits() -> None:
    """R-28: the Dancer takes a 2 as it lies and a 5 turned, of any colour, and nothing else."""
    game = rajas("Asha: karma 1, dice blue 2 green 5 orange 3 purple 2 | Bram: money 4")
    game.play("place dancer")
    assert set(game.legal) == {"pay blue 2", "pay green 5 flipped", "pay purple 2"}


def test_r28_the_harbour_does_not_take_a_four_without_karma() -> None:
    """R-28: a 4 stays a 4: no harbour."""
    game = rajas("Asha: karma 0, dice blue 4 | Bram: money 4")
    assert "place harbour" not in game.legal


def test_r28_the_harbour_takes_a_four_turned_to_three() -> None:
    """R-28: with one karma the 4 counts as 3: one, two or three spaces."""
    game = rajas("Asha: karma 1, dice blue 4 | Bram: money 4 | asks Asha")
    game.play("place harbour", "pay blue 4 flipped")
    assert set(game.legal) == {"sail to 1", "sail to 2", "sail to 3"}
    game.play("sail to 3")
    assert (game["Asha"].boat, game["Asha"].karma, game["Asha"].money) == (3, 0, 3 + 3)


def test_r28_the_harbour_does_not_take_a_small_die_turned_up() -> None:
    """R-28: 1, 2 and 3 are paid as they lie; 4, 5 and 6 only turned."""
    game = rajas("Asha: karma 1, dice blue 1 2 3 green 4 5 6 | Bram: money 4")
    game.play("place harbour")
    assert set(game.legal) == {
        *("pay blue 1", "pay blue 2", "pay blue 3"),
        *("pay green 4 flipped", "pay green 5 flipped", "pay green 6 flipped"),
    }


@pytest.mark.parametrize(
    ("die", "payment", "income"),
    [
        (1, "pay blue 1", 3),
        (1, "pay blue 1 flipped", 7),
        (2, "pay blue 2", 5),
        (3, "pay blue 3", 7),
        (5, "pay blue 5", 7),
    ],
)
def test_r28_a_one_kind_market_counts_the_value_after_the_flip(die: int, payment: str, income: int) -> None:
    """R-28: tea for 3, 2 and 2: a 1 counts the best one, turned to 6 it counts all three."""
    game = rajas(f"Asha: money 3, karma 1, dice blue {die}, {THREE_TEA_MARKETS} | Bram: money 4 | asks Asha")
    game.play("place tea market", payment)
    assert game["Asha"].money == 3 + income
    assert game["Asha"].karma == (0 if payment.endswith("flipped") else 1)
    assert game["Asha"].dice == []
