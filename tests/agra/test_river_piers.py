"""The five moves of the boat, one test each: who pays for it, what happens and in which order (A-128 to A-132)."""

import pytest

from tests.agra.steps import coins_lying, complete, roll, takes_a_good

PROCESSED = {
    "take cement",
    "take plank",
    "take curry",
    "take oil",
    "take brick",
    "take paper",
    "take dye",
    "take cloth",
}
LUXURY = {"take statue", "take book", "take painting", "take clothes"}


def test_a128_from_pier_1_to_pier_2() -> None:
    """A-128: the second contract of level I: the builder's building goes up for nobody, then he rolls."""
    game = complete("cook", 1, "builder paper", Pink="contracts takshaka, goods wood 1")
    assert (game.to_move, game.question) == ("chance", "builder")
    assert (game.table.boat, "paper" in game.table.built) == (2, True)
    game.play("die 2")
    assert (game.to_move, game.table.builder, game.table.limit) == ("Teal", "cloth", 3)
    assert (game["Teal"].rupees, game["Pink"].rupees, len(game.table.bonus_left)) == (2 + 2, 2, 12)
    assert [game[name].favour for name in game.names] == [0, 0, 0, 0]
    assert game.table.ending is None


def test_a129_from_pier_2_to_pier_3() -> None:
    """A-129: the first contract of level II: the merchant walks, Cotton brings favour, the limit is 4."""
    game = complete(
        *("mullah", 2, "merchant turmeric-farm"),
        goods="cotton 5",
        Pink="goods cotton 2",
        Plum="goods cotton 1",
    )
    assert (game.table.boat, game["Teal"].rupees) == (3, 2 + 2)
    roll(game, "merchant", 3)
    assert (game.table.merchant, coins_lying(game)) == ("woodcutter", {"cotton-farm": 1, "quarry": 1})
    assert [game[name].favour for name in game.names] == [3, 2, 0, 1]
    assert (game.to_move, game.table.limit, game.table.ending) == ("Teal", 4, None)


def test_a132_from_pier_3_to_pier_4() -> None:
    """A-132: the second contract of level II: price tokens go home, everybody gets a favour, the limit is 5."""
    game = complete("mullah", 3, "prices 1 wood 2, 3 clothes 4", Pink="favour 2", Plum="goods cotton 3")
    assert (game.table.boat, game.table.limit, game.table.prices) == (4, 5, {})
    assert (game.table.value["wood"], game.table.value["clothes"]) == (1, 3)
    assert [game[name].favour for name in game.names] == [1, 3, 1, 1]
    assert (game.to_move, game.table.ending) == ("Teal", None)


def test_a130_from_pier_4_to_pier_5() -> None:
    """A-130: the first contract of level III: a good worth 1, 2 or 3 for 0, 1 or more Cotton; the limit is 6."""
    game = complete("subadar", 4, Pink="goods cotton 1", Gold="goods cotton 2", Plum="goods cotton 4")
    assert (game.table.boat, game.to_move) == (5, "Teal")
    assert set(game.legal) == {"take sandstone", "take wood", "take turmeric", "take cotton"}
    takes_a_good(game, "Teal", "cotton")
    assert set(game.legal) == PROCESSED
    takes_a_good(game, "Pink", "oil")
    assert set(game.legal) == LUXURY
    takes_a_good(game, "Gold", "book")
    assert set(game.legal) == LUXURY
    takes_a_good(game, "Plum", "statue")
    assert (game["Teal"].goods, game["Pink"].goods) == ({"cotton": 1}, {"cotton": 1, "oil": 1})
    assert (game["Gold"].goods, game["Plum"].goods) == ({"cotton": 2, "book": 1}, {"cotton": 4, "statue": 1})
    assert (game.to_move, game.table.limit, game.table.ending) == ("Teal", 6, None)


@pytest.mark.parametrize("round_", [3, 8])
def test_a131_from_pier_5_to_pier_6(round_: int) -> None:
    """A-131: the first contract of level IV: Clothes pay one more from now on, and the next round is the last."""
    game = complete("grand_imam", 5, f"round {round_}", goods="clothes 1")
    assert (game.table.boat, game.table.limit, game.table.ending) == (6, 6, round_ + 1)
    assert (game["Teal"].rupees, game["Teal"].favour) == (2 + 3, 3)
    assert (game.question, "use clothes" in game.legal) == ("sailor", True)
    game.play("use clothes")
    assert game["Teal"].rupees == 2 + 3 + 4
