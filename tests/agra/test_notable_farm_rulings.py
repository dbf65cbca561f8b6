"""Rulings A-150 to A-153: Takshaka, Mahout, Khatib, French Trader and Dyer."""

import pytest

from doab.agra import AgraGame
from tests.agra.steps import (
    about_to_win,
    answer,
    at_pier,
    pay_materials,
    processing_buildings,
    quiet_turn,
    roll,
    win,
)

# ----------------------------------------------------------------


def architect_of(goods: str, *clauses: str, contracts: str = "takshaka") -> AgraGame:
    won = f", contracts {contracts}" if contracts else ""
    game = at_pier(1, "asks Teal: action", *clauses, Teal=f"goods {goods}{won}")
    game.play("place architect")
    return game


def test_a150_takshaka_adds_one_to_the_value_and_pays_one() -> None:
    """A-150: Sandstone, Wood, two kinds and Takshaka are 4; Paper costs 4."""
    game = architect_of("sandstone 1 wood 1")
    game.play("build paper")
    pay_materials(game, "sandstone", "wood")
    game.play("bonus rupees+5")
    assert (game["Teal"].rupees, game["Teal"].goods) == (2 + 1 + 5, {})
    assert processing_buildings(game) == {"paper"}


def test_a150_without_takshaka_the_same_materials_are_too_little() -> None:
    """A-150: without him Paper cannot be built from Sandstone and Wood."""
    assert "build paper" not in architect_of("sandstone 1 wood 1", contracts="").legal


def test_a150_a_material_that_takshaka_makes_superfluous_is_not_taken() -> None:
    """A-150: one Cement and Takshaka pay a cost of 3; nothing more may be paid."""
    game = architect_of("cement 2")
    game.play("build curry")
    pay_materials(game, "cement")
    assert game.question == "bonus"
    assert game["Teal"].goods == {"cement": 1}


def test_a150_a_paid_building_on_the_builders_site_counts() -> None:
    """A-150: built by the Architect where the builder stands: value and Rupee as anywhere, then the builder moves."""
    game = architect_of("cement 1", "builder curry")
    game.play("build curry")
    pay_materials(game, "cement")
    game.play("bonus favour+3")
    answer(game, "processing", "move 0")
    roll(game, "builder", 1)
    assert (game["Teal"].rupees, game.table.builder) == (2 + 1 + 3, "oil")


def test_a150_mujtahida_pays_takshakas_rupee() -> None:
    """A-150: a free building of the Mujtahida is not built by the builder."""
    game = about_to_win("mujtahida", teal="contracts takshaka")
    win(game, "mujtahida")
    game.play("bonus merchants+3")
    answer(game, "processing", "move 0")
    assert game["Teal"].rupees == 2 + 2 + 1 + 3


def test_a150_the_builders_site_pays_nothing() -> None:
    """A-150: built by the builder, no Rupee."""
    game = at_pier(1, "asks Teal: action", "builder curry", Teal="contracts takshaka")
    game.play("place curry")
    answer(game, "processing", "move 0")
    roll(game, "builder", 2)
    assert (game["Teal"].rupees, processing_buildings(game), game.table.builder) == (2, {"curry"}, "brick")


def test_a150_the_event_of_pier_2_pays_nothing() -> None:
    """A-150: the event builds for nobody; Teal has only the 2 Rupees of the delivery."""
    game = at_pier(
        1,
        "river cook",
        "delivered cook oil Teal",
        "builder curry",
        "asks Teal: action",
        Teal="goods wood 1, contracts takshaka",
    )
    game.play("place sailor", "deliver wood to cook")
    roll(game, "builder", 1)
    assert (game.table.boat, processing_buildings(game), game["Teal"].rupees) == (2, {"curry"}, 4)


# ----------------------------------------------------------------

FARMS = [
    ("mahout", "quarry", "sandstone", "farmer north 2, farmer west 4"),
    ("mahout", "woodcutter", "wood", "farmer north 4, farmer east 2"),
    ("khatib", "cotton-farm", "cotton", "farmer east 4, farmer south 2"),
    ("khatib", "turmeric-farm", "turmeric", "farmer south 4, farmer west 2"),
]


@pytest.mark.parametrize(("key", "space", "good", "farmers"), FARMS)
def test_a151_one_more_even_of_nothing(key: str, space: str, good: str, farmers: str) -> None:
    """A-151: the farm yields 0, the notable 1; from an opening yield of 2 it becomes 3."""
    elsewhere = "merchant quarry" if space != "quarry" else "merchant woodcutter"
    game = at_pier(1, elsewhere, "asks Teal: action", Teal=f"contracts {key}, {farmers}")
    assert game["Teal"].output[good] == 0
    game.play(f"place {space}")
    assert set(game.legal) == {"produce 0", "produce 1"}
    game.play("produce 1")
    assert game["Teal"].goods == {good: 1}
    game = at_pier(1, elsewhere, "asks Teal: action", Teal=f"contracts {key}")
    game.play(f"place {space}")
    assert set(game.legal) == {f"produce {number}" for number in range(4)}


@pytest.mark.parametrize(("other", "space"), [row[:2] for row in FARMS])
def test_a151_the_other_one_does_not_help(other: str, space: str) -> None:
    """A-151: the Mahout knows Sandstone and Wood only, the Khatib Cotton and Turmeric only."""
    key = "khatib" if other == "mahout" else "mahout"
    elsewhere = "merchant quarry" if space != "quarry" else "merchant woodcutter"
    game = at_pier(1, elsewhere, "asks Teal: action", Teal=f"contracts {key}")
    game.play(f"place {space}")
    assert set(game.legal) == {"produce 0", "produce 1", "produce 2"}


@pytest.mark.parametrize(("key", "good"), [("mahout", "wood"), ("khatib", "cotton")])
def test_a151_taking_a_basic_good_is_no_production(key: str, good: str) -> None:
    """A-151: the favour action brings one good, not two."""
    game = at_pier(1, "asks Teal: action", Teal=f"contracts {key}, favour 2")
    game.play("favour 1", f"take {good}")
    assert game["Teal"].goods == {good: 1}


# ----------------------------------------------------------------


def french_trader_of(items: str, *clauses: str, asks: str = "asks Teal: action", also: str = "") -> AgraGame:
    return at_pier(2 if also else 1, asks, *clauses, Teal=f"{items}, contracts french_trader {also}".strip())


def test_a152_the_third_marker_brings_5_and_the_cloth_1() -> None:
    """A-152: with the Portuguese Trader a Cloth as third marker is 1 + 5 Rupees; three markers come home."""
    game = french_trader_of("goods cloth 1, french 2", also="portuguese_trader")
    assert game["Teal"].markers == 19
    game.play("french trader cloth")
    assert (game["Teal"].rupees, game["Teal"].markers, game["Teal"].french) == (2 + 1 + 5, 22, 0)


@pytest.mark.parametrize("french", [0, 1])
def test_a152_the_first_two_markers_bring_nothing(french: int) -> None:
    """A-152: no payout, no influence, no question: he is no notable on the river."""
    game = french_trader_of(f"goods book 1, french {french}")
    game.play("french trader book")
    assert (game["Teal"].rupees, game["Teal"].french, game["Teal"].goods) == (2, french + 1, {})
    assert (game.question, game.to_move) == ("action", "Teal")
    assert game["Teal"].influence == {"artisans": 0, "merchants": 0, "scholars": 0}


def test_a152_once_a_turn() -> None:
    """A-152: a second good has to wait for the next turn, and then it is welcome."""
    game = french_trader_of("goods wood 3")
    game.play("french trader wood")
    assert "french trader wood" not in game.legal
    for name in ("Teal", "Pink", "Gold", "Plum"):
        assert quiet_turn(game) == name
    assert "french trader wood" in game.legal
    game.play("french trader wood")
    assert game["Teal"].french == 2


def test_a152_a_good_worth_4_is_refused() -> None:
    """A-152: Clothes at 3 are taken, raised to 4 they are not."""
    assert "french trader clothes" in french_trader_of("goods clothes 1").legal
    assert "french trader clothes" not in french_trader_of("goods clothes 1", "prices 3 clothes 4").legal


@pytest.mark.parametrize("asks", ["asks Teal", "asks Teal: action", "asks Teal: orders", "asks Teal: end"])
def test_a152_in_any_window_of_the_own_turn(asks: str) -> None:
    """A-152: he needs no Sailor and no phase of his own."""
    assert "french trader wood" in french_trader_of("goods wood 1", asks=asks).legal


# ----------------------------------------------------------------


def dyer_of(items: str, *clauses: str, boat: int = 1, also: str = "") -> AgraGame:
    """Teal has the Dyer and stands on the woodcutter."""
    game = at_pier(boat, "asks Teal: action", *clauses, Teal=f"{items}, contracts dyer {also}".strip())
    game.play("place woodcutter")
    return game


@pytest.mark.parametrize("good", ["plank", "paper"])
def test_a153_two_of_three_wood_become_one_good_of_the_row(good: str) -> None:
    """A-153: 3 Wood produced, 1 Wood and 1 Plank or Paper kept."""
    game = dyer_of("uncovered north 5")
    game.play("produce 3")
    assert {"dye plank", "dye paper", "no"} <= set(game.legal)
    assert not {"dye book", "dye cement", "dye curry"} & set(game.legal)
    game.play(f"dye {good}")
    assert game["Teal"].goods == {"wood": 1, good: 1}
    assert game.question != "dyer"


def test_a153_the_value_is_the_current_one() -> None:
    """A-153: a Book lowered to 2 may be had, a Plank raised to 3 not."""
    game = dyer_of("rupees 2", "prices 1 book 2, 2 plank 3")
    game.play("produce 2")
    assert {"dye book", "dye paper"} <= set(game.legal)
    assert "dye plank" not in game.legal
    game.play("dye book")
    assert game["Teal"].goods == {"book": 1}


def test_a153_only_goods_just_produced() -> None:
    """A-153: five Wood in the store do not help one that is produced."""
    game = dyer_of("goods wood 5")
    game.play("produce 1")
    assert game.question != "dyer"
    assert game["Teal"].goods == {"wood": 6}


def test_a153_one_exchange_a_production() -> None:
    """A-153: four produced, two exchanged; the other two stay Wood."""
    game = dyer_of("uncovered north 5, uncovered east 1")
    game.play("produce 4", "dye paper")
    assert game.question != "dyer"
    assert game["Teal"].goods == {"wood": 2, "paper": 1}


def test_a153_the_mahouts_wood_counts_as_produced() -> None:
    """A-153: 1 from the farm and 1 from the Mahout are two."""
    game = dyer_of("farmer north 4", boat=2, also="mahout")
    game.play("produce 2")
    assert game.question == "dyer"
    game.play("dye plank")
    assert game["Teal"].goods == {"plank": 1}


def test_a153_the_exchange_is_optional() -> None:
    """A-153: who declines keeps both."""
    game = dyer_of("rupees 2")
    game.play("produce 2", "no")
    assert game["Teal"].goods == {"wood": 2}


def test_a153_again_in_the_next_production() -> None:
    """A-153: not once a turn: the Statue's production asks again."""
    game = dyer_of("goods statue 1")
    game.play("produce 2", "dye paper", "use statue", "place turmeric-farm", "produce 2")
    assert game.question == "dyer"
    game.play("dye curry")
    assert game["Teal"].goods == {"paper": 1, "curry": 1}
