"""Dice are named, given back, rolled again and paid in any order, as one choice that is taken back at once."""

import pytest

from doab.core.errors import IllegalAction
from doab.rajas import RajasGame, rajas


def picked(game: RajasGame) -> dict[str, int]:
    """What can be picked, and how often."""
    assert game.choice is not None
    return {item.action.text: item.most for item in game.choice.items}


def test_r18_purple_may_be_named_before_blue() -> None:
    game = rajas("Asha: dice blue 2 | Bram: | asks Asha")
    game.play("place dancer", "pay blue 2")
    assert "choose purple" in game.legal
    game.choose("choose purple", "choose blue")
    assert [step.action.text for step in game.steps[-2:]] == ["choose blue", "choose purple"]
    assert game.table.rolling == {"blue": 1, "green": 0, "orange": 0, "purple": 1}


def test_r18_blue_may_be_named_after_orange_one_by_one_too() -> None:
    game = rajas("Asha: dice blue 2 | Bram: | asks Asha")
    game.play("place dancer", "pay blue 2", "choose orange")
    assert "choose blue" not in game.legal
    assert picked(game) == {"choose blue": 1, "choose green": 1, "choose orange": 1, "choose purple": 1}
    game.choose("choose blue")
    assert [step.action.text for step in game.steps[-2:]] == ["choose blue", "choose orange"]
    assert game.table.rolling == {"blue": 1, "green": 0, "orange": 1, "purple": 0}


def test_r19_the_last_die_of_a_colour_is_named_once() -> None:
    """Where only one set is left the rules take it unasked; it is picked all the same."""
    game = rajas("Asha: dice green 2 | Bram: dice blue 1 1 1 1 1 1 | Cleo: dice blue 1 1 1 1 1 | asks Asha")
    assert game.table.supply["blue"] == 1
    game.play("place dancer", "pay green 2")
    assert picked(game) == {"choose blue": 1, "choose green": 2, "choose orange": 2, "choose purple": 2}
    game.choose("choose purple", "choose blue")
    assert game.table.rolling == {"blue": 1, "green": 0, "orange": 0, "purple": 1}


def test_r16_dice_are_given_back_in_any_order() -> None:
    asha = "Asha: dice blue 1 2 green 3 4 5 orange 6 purple 1 2 3 4"
    game = rajas(f"{asha} | Bram: | open ReturnDice 0 2 0, NameColours 0 2 65535, EndTurn 0")
    game.choose("return purple 4", "return blue 2")
    assert game["Asha"].dice == [
        "blue 1",
        "green 3",
        "green 4",
        "green 5",
        "orange 6",
        "purple 1",
        "purple 2",
        "purple 3",
    ]
    assert game.question == "choose"


def test_r16_one_die_given_back_is_enough() -> None:
    asha = "Asha: dice blue 1 2 green 3 4 5 orange 6 purple 1 2 3 4"
    game = rajas(f"{asha} | Bram: | open ReturnDice 0 2 0, NameColours 0 2 65535, EndTurn 0")
    game.choose("return green 5")
    assert [step.action.text for step in game.steps] == ["return green 5", "done"]
    assert len(game["Asha"].dice) == 9


def test_r27_dice_are_rolled_again_in_any_order() -> None:
    game = rajas("Asha: money 4, dice blue 1 2 2 purple 6 | Bram: | asks Asha")
    game.play("place low terrace")
    assert picked(game) == {"reroll blue 1": 1, "reroll blue 2": 2, "reroll purple 6": 1}
    assert game.choice is not None
    assert (game.choice.least, game.choice.most, game.choice.any_set) == (0, 4, True)
    game.choose("reroll purple 6", "reroll blue 2", "reroll blue 1")
    assert game.table.rolling == {"blue": 2, "green": 0, "orange": 0, "purple": 1}
    assert game["Asha"].dice == ["blue 2"]


def test_r22_a_tile_is_paid_in_any_order_and_only_without_superfluous_dice() -> None:
    game = rajas("Asha: dice blue 1 2 3 4 | Bram: | offer blue 4 bend palace | asks Asha")
    game.play("place quarry", "take blue cow", first_lay(game))
    assert game.choice is not None
    sets = {tuple(game.rules.table[index].text for index in picks) for picks in game.choice.sets}
    assert ("pay blue 2", "pay blue 4") in sets
    with pytest.raises(IllegalAction, match="together"):
        game.choose("pay blue 4", "pay blue 1")
    game.choose("pay blue 2", "pay blue 4")
    assert game["Asha"].dice == ["blue 1", "blue 3"]


def first_lay(game: RajasGame) -> str:
    game = game.copy()
    game.play("place quarry", "take blue cow")
    return game.legal[0]


def test_r18_a_choice_goes_all_or_none() -> None:
    game = rajas("Asha: dice blue 2 | Bram: | asks Asha")
    game.play("place dancer", "pay blue 2")
    before = game.version
    with pytest.raises(IllegalAction, match="together"):
        game.choose("choose purple", "choose blue", "choose blue")
    assert (game.version, game.question) == (before, "choose")


def test_r22_answers_of_one_choice_know_that_they_belong_together() -> None:
    game = rajas("Asha: dice blue 1 2 3 4 | Bram: | offer blue 4 bend palace | asks Asha")
    game.play("place quarry", "take blue cow", first_lay(game))
    game.choose("pay blue 2", "pay blue 4")
    assert [(step.action.text, step.goes_on) for step in game.steps[-2:]] == [
        ("pay blue 4", False),
        ("pay blue 2", True),
    ]
