"""Worked examples of the rulebook, X9 to X17, and the golden rows G-07 to G-14 and G-19: main actions."""

import pytest

from doab.agra import AgraGame, agra
from doab.core.errors import IllegalAction
from tests.agra.steps import answer, answers, decline_influence, end_sailing, pay_materials, sailing_answers

QUIET = "merchant cotton-farm | builder clothes"


def example(*clauses: str) -> AgraGame:
    """A position of an example; merchant and builder are out of the way."""
    return agra(" | ".join([*clauses[:-1], QUIET, clauses[-1]]))


# ---------------------------------------------------------------- X9: Architect


def paper_factory() -> AgraGame:
    """Yellow has two workers left, four Wood and a Cement; Teal and Orange own Wood too."""
    return example(
        "Yellow: rupees 2, goods wood 4 cement 1, "
        "standing sailor trader botanist quarry woodcutter turmeric-farm cotton-farm brick",
        "Teal: goods wood 1",
        "Orange: goods wood 2",
        "built brick",
        "asks Yellow: action",
    )


def test_x9_g07_the_paper_factory() -> None:
    """X9, G-07: Wood 1 + Cement 2 + 1 for two sorts pay 4; 4 Rupees and 1 favour; 3 Paper; one follower, 1 favour."""
    game = paper_factory()
    assert game["Yellow"].workers == 2
    game.play("place architect", "build paper")
    pay_materials(game, "wood", "cement")
    assert game.question == "bonus"
    assert game["Yellow"].goods == {"wood": 3}
    game.play("bonus favour+4")
    assert (game["Yellow"].rupees, game["Yellow"].favour) == (6, 1)
    game.play("move 3")
    assert (game.to_move, game.question) == ("Teal", "follow")
    game.play("no")
    assert (game.to_move, game.question) == ("Orange", "follow")
    game.play("follow")
    assert game["Yellow"].goods == {"paper": 3}
    assert (game["Yellow"].rupees, game["Yellow"].favour, game["Yellow"].workers) == (6, 2, 0)
    assert {"architect", "paper"} <= set(game["Yellow"].standing)
    assert game["Orange"].goods == {"wood": 1, "paper": 1}
    assert game["Teal"].goods == {"wood": 1}
    assert "paper" in game.table.built
    assert "favour+4" not in game.table.bonus_left


def test_x9_two_sorts_are_needed_for_the_bonus_of_one() -> None:
    """X9: four Wood pay as well, without a bonus; three Wood pay for Cement (3) but not for Paper (4)."""
    game = paper_factory()
    game.play("place architect", "build paper")
    pay_materials(game, "wood", "wood", "wood", "wood")
    assert game["Yellow"].goods == {"cement": 1}
    poor = example("Yellow: goods wood 3", "Teal: rupees 2", "asks Yellow: action")
    poor.play("place architect")
    assert "build paper" not in poor.legal
    assert "build cement" in poor.legal


# ---------------------------------------------------------------- X10 to X12: Sailor


def test_x10_g08_a_painting_for_the_sailor() -> None:
    """X10, G-08: a Painting makes 1 + 3 deliveries; two are used, so 2 Rupees for the others."""
    game = example(
        "Magenta: rupees 2, goods oil 1 cement 1 painting 1",
        "Teal: rupees 2",
        "river cook mahout khatib",
        "asks Magenta: action",
    )
    game.play("place sailor", "pay painting", "deliver oil to cook", "deliver cement to mahout")
    assert game["Magenta"].rupees == 2 + 1 + 1
    end_sailing(game)
    decline_influence(game)
    assert game["Magenta"].rupees == 2 + 1 + 1 + 2


def test_g08_four_deliveries_and_no_fifth() -> None:
    """G-08: the capacity is four: after four goods the fifth stays in its store."""
    game = example(
        "Magenta: rupees 2, goods wood 1 cement 1 curry 1 oil 1 paper 1 painting 1",
        "Teal: rupees 2",
        "river cook mahout khatib sufi",
        "asks Magenta: action",
    )
    game.play("place sailor", "pay painting", "deliver oil to cook", "deliver cement to mahout")
    game.play("deliver paper to khatib")
    assert {"deliver curry to sufi", "deliver wood to cook"} <= set(game.legal)
    game.play("deliver curry to sufi")
    assert sailing_answers(game, "deliver") == set()
    end_sailing(game)
    decline_influence(game)
    assert game["Magenta"].goods == {"wood": 1}
    assert game["Magenta"].rupees == 2 + 4


def scholars_order(scholars: int = 1) -> AgraGame:
    """Teal sails with Curry, Wood and Painting; the Scholars' marker lies on Wood and Painting."""
    game = example(
        f"Teal: rupees 2, goods wood 1 curry 1 painting 1, scholars {scholars}",
        "Pink: rupees 2",
        "river mahout khatib",
        "marked scholars 2",
        "asks Teal: action",
    )
    game.play("place sailor")
    return game


def test_x11_g09_a_guild_order_with_the_sailor() -> None:
    """X11, G-09: a Curry makes three deliveries, the order takes two: 1 Rupee unused, 1 for the order."""
    game = scholars_order()
    game.play("pay curry", "order scholars")
    end_sailing(game)
    assert game["Teal"].rupees == 2 + 1 + 1
    assert game["Teal"].goods == {}
    assert list(game["Teal"].orders["scholars"]) == [2]
    assert game.table.marked["scholars"] == 3
    assert game["Teal"].influence["scholars"] == 1
    assert game["Teal"].markers == 21


def test_x11_without_a_payment_no_order() -> None:
    """X11: two deliveries are needed, and only one is free."""
    game = scholars_order()
    assert "order scholars" not in game.legal


def test_x12_g10_curry_and_wood_to_two_notables() -> None:
    """X12, G-10: a Cotton makes two deliveries: 1 + 1 Rupees, one step with the Scholars and one with the Artisans."""
    game = example(
        "Yellow: rupees 2, goods wood 1 cotton 1 curry 1",
        "Teal: rupees 2",
        "river sufi cook",
        "asks Yellow: action",
    )
    game.play("place sailor", "pay cotton", "deliver curry to sufi", "deliver wood to cook")
    assert game["Yellow"].rupees == 2 + 1 + 1
    end_sailing(game)
    assert game.question == "influence"
    assert set(game.legal) == {"raise scholars", "raise artisans", "done"}
    game.play("raise scholars")
    assert set(game.legal) == {"raise artisans", "done"}
    game.play("raise artisans")
    assert game.question != "influence"
    assert game["Yellow"].influence == {"artisans": 1, "merchants": 0, "scholars": 1}
    assert game["Yellow"].rupees == 4
    assert game["Yellow"].goods == {}


# ---------------------------------------------------------------- X13: double delivery


def test_x13_g11_two_wood_for_the_mahout() -> None:
    """X13, G-11: a rival is on the upper slot; two Wood win the Mahout 2 to 1 and bring one step only."""
    game = example(
        "Teal: rupees 2, goods wood 2 cotton 1",
        "Pink: rupees 2",
        "river mahout khatib",
        "delivered mahout cement Pink",
        "asks Teal: action",
    )
    game.play("place sailor", "pay cotton", "deliver wood twice to mahout")
    assert game["Teal"].rupees == 2 + 2 + 1
    assert game["Teal"].contracts == ["mahout"]
    assert game["Pink"].favour == 1
    assert game.table.boat == 1
    end_sailing(game)
    game.play("raise merchants")
    assert game.question != "influence"
    assert game["Teal"].influence == {"artisans": 0, "merchants": 1, "scholars": 0}
    assert game["Teal"].markers == 22


# ---------------------------------------------------------------- X14 and X15: Trader


def test_x14_g12_five_for_four() -> None:
    """X14, G-12: two Cement and a Turmeric (5) become a Curry and two Cotton (4)."""
    game = example("Orange: goods turmeric 1 cement 2", "Teal: rupees 2", "asks Orange: action")
    game.play("place trader", "give turmeric", "give cement", "give cement")
    game.play("take cotton", "take cotton", "take curry")
    assert game.question != "taking"
    assert game["Orange"].goods == {"cotton": 2, "curry": 1}
    assert game["Orange"].markers == 19


def test_x15_g13_two_wood_worth_two() -> None:
    """X15, G-13: the token with 2 flags on Wood: two Wood are 4, minus 1 is 3: any one good of value 3."""
    game = example("Teal: goods wood 2", "Pink: rupees 2", "asks Teal: action")
    game.play("place trader", "price 1 on wood showing 2")
    assert game.table.value["wood"] == 2
    game.play("give wood", "give wood")
    answer(game, "giving", "enough")
    assert game.question == "taking"
    basics = {"take sandstone", "take turmeric", "take cotton"}
    assert set(game.legal) == basics | {"take statue", "take book", "take painting", "take clothes"}
    game.play("take clothes")
    assert game["Teal"].goods == {"clothes": 1}


def test_g13_with_the_token_on_wood_already() -> None:
    """G-13: the same with a token that somebody has put there before."""
    game = example("Teal: goods wood 2", "Pink: rupees 2", "prices 1 wood 2", "asks Teal: action")
    game.play("place trader", "give wood", "give wood")
    answer(game, "giving", "enough")
    with pytest.raises(IllegalAction):
        game.play("take paper")
    game.play("take painting")
    assert game["Teal"].goods == {"painting": 1}


# ---------------------------------------------------------------- X16 and X17: production and processing


def test_x16_four_wood_from_the_woodcutter() -> None:
    """X16: four open squares beside Wood: four markers from the supply become Wood."""
    game = example("Orange: uncovered north 5, uncovered east 1", "Teal: rupees 2", "asks Orange: action")
    assert game["Orange"].output["wood"] == 4
    game.play("place woodcutter", "produce 4")
    assert game["Orange"].goods == {"wood": 4}
    assert game["Orange"].markers == 18


def test_x17_g14_three_cotton_become_cloth() -> None:
    """X17, G-14: of four Cotton three become Cloth; Magenta follows with one, which is 1 favour for Teal."""
    game = example("Teal: goods cotton 4", "Magenta: goods cotton 1", "built cloth", "asks Teal: action")
    game.play("place cloth", "move 3")
    assert (game.to_move, game.question) == ("Magenta", "follow")
    assert set(game.legal) == {"follow", "no"}
    game.play("follow")
    assert game["Teal"].goods == {"cotton": 1, "cloth": 3}
    assert game["Magenta"].goods == {"cloth": 1}
    assert (game["Teal"].favour, game["Magenta"].favour) == (1, 0)


def test_x17_nobody_follows() -> None:
    """X17: if Magenta declines, there is no favour."""
    game = example("Teal: goods cotton 4", "Magenta: goods cotton 1", "built cloth", "asks Teal: action")
    game.play("place cloth", "move 3", "no")
    assert game["Magenta"].goods == {"cotton": 1}
    assert game["Teal"].favour == 0


# ---------------------------------------------------------------- G-19: Portuguese Trader


def test_g19_two_wood_and_two_turmeric_make_five_deliveries() -> None:
    """G-19: the Portuguese Trader pays with 1 + 1 + 1 + 1 = 4: five deliveries, and no sixth."""
    game = example(
        "Teal: rupees 2, goods wood 3 turmeric 2 cement 1 curry 1 oil 2 paper 1, contracts portuguese_trader",
        *("Pink: rupees 2", "Gold: rupees 2", "Plum: rupees 2"),
        "river cook mahout khatib sufi",
        "asks Teal: action",
    )
    game.play("place sailor", "pay wood")
    assert game.question == "portuguese"
    game.play("pay wood", "pay turmeric", "pay turmeric")
    answer(game, "portuguese", "enough")
    assert game.question == "sailor"
    assert answers(game, "pay") == set()
    game.play("deliver oil twice to cook", "deliver cement to mahout", "deliver paper to khatib")
    assert "deliver wood to mahout" in game.legal
    game.play("deliver curry to sufi")
    assert sailing_answers(game, "deliver") == set()
    end_sailing(game)
    decline_influence(game)
    assert game["Teal"].goods == {"wood": 1}
    assert game["Teal"].rupees == 2 + 2 + 1 + 1 + 1
