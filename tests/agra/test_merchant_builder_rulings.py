"""Rulings A-61 to A-69: the merchant, the Rupees he leaves behind, and the builder."""

import pytest

from doab.agra import AgraGame, agra
from doab.core.errors import DoabError, IllegalAction
from tests.agra.steps import GOODS, acting, coins_lying, do_nothing, end_sailing, finish_turn, go_on, pay_materials

CHARACTERS = ["architect", "sailor", "trader", "botanist"]
PRODUCTION = ["quarry", "woodcutter", "turmeric-farm", "cotton-farm"]
DIE = {f"die {pips}" for pips in range(1, 7)}


def built_but(*unbuilt: str) -> str:
    """The clause that has all processing buildings stand except these."""
    return "built " + " ".join(building for building in GOODS[4:] if building not in unbuilt)


def site(goods: str, *clauses: str, building: str = "cement", pink: str = "rupees 2") -> AgraGame:
    """Teal has just placed a worker on the builder's site."""
    game = acting(goods, *clauses, f"builder {building}", pink=pink)
    game.play(f"place {building}")
    return game


# ----------------------------------------------------------------


@pytest.mark.parametrize("posture", ["standing", "lying"])
def test_a61_the_peon_visits_the_merchant(posture: str) -> None:
    """A-61: an own worker and the merchant on the quarry: the Peon brings 2 favour and the merchant moves."""
    game = acting(f"rupees 2, {posture} quarry", "merchant quarry")
    game.play("peon quarry", "produce 2")
    assert (game.to_move, game.question) == ("chance", "merchant")
    assert set(game.legal) == DIE
    game.play("die 1")
    assert game["Teal"].favour == 2
    assert game["Teal"].goods == {"sandstone": 2}
    assert game.table.merchant == "woodcutter"


def test_a61_no_merchant_no_favour() -> None:
    """A-61: the Peon elsewhere leaves the merchant alone."""
    game = acting("rupees 2, lying quarry", "merchant woodcutter")
    game.play("peon quarry", "produce 2")
    finish_turn(game)
    assert game["Teal"].favour == 0
    assert game.table.merchant == "woodcutter"


# ----------------------------------------------------------------


def test_a62_the_favour_cannot_be_spent_during_the_action() -> None:
    """A-62: nothing to spend while producing, 2 favour before the roll, a basic good for them afterwards."""
    game = acting("rupees 2", "merchant quarry")
    game.play("place quarry")
    assert game.question == "production"
    assert "favour 1" not in game.legal
    assert game["Teal"].favour == 0
    game.play("produce 1")
    assert game.question == "merchant"
    assert game["Teal"].favour == 2
    game.play("die 2")
    assert game.question == "after action"
    assert "favour 1" in game.legal


def test_a62_followers_bring_their_favour_first() -> None:
    """A-62: 1 favour for the follower, then 2 for the visit, then the roll."""
    game = acting("goods sandstone 1", "built cement", "merchant cement", pink="goods sandstone 1")
    game.play("place cement", "move 1")
    assert (game.to_move, game.question) == ("Pink", "follow")
    assert game["Teal"].favour == 0
    game.play("follow")
    assert game.question == "merchant"
    assert game["Teal"].favour == 3
    game.play("die 1")
    assert game.table.merchant == "quarry"


def test_a62_an_empty_action_is_a_visit_too() -> None:
    """A-62: nothing to process, and still 2 favour."""
    game = acting("rupees 2", "built cement", "merchant cement")
    game.play("place cement")
    do_nothing(game)
    game.play("die 1")
    assert game["Teal"].favour == 2


# ----------------------------------------------------------------

FROM_THE_QUARRY = [
    (1, "woodcutter", {}),
    (2, "turmeric-farm", {"woodcutter": 1}),
    (3, "cotton-farm", {"woodcutter": 1, "turmeric-farm": 1}),
    (4, "quarry", {"woodcutter": 1, "turmeric-farm": 1, "cotton-farm": 1}),
    (5, "woodcutter", {"woodcutter": 1, "turmeric-farm": 1, "cotton-farm": 1, "quarry": 1}),
    (6, "turmeric-farm", {"woodcutter": 2, "turmeric-farm": 1, "cotton-farm": 1, "quarry": 1}),
]


@pytest.mark.parametrize(("pips", "end", "passed"), FROM_THE_QUARRY)
def test_a63_the_merchant_drops_rupees_on_passed_buildings(pips: int, end: str, passed: dict[str, int]) -> None:
    """A-63: 1 Rupee on every building passed, neither on the start nor on the end, two if passed twice."""
    game = acting("rupees 2", "merchant quarry")
    game.play("place quarry", "produce 0", f"die {pips}")
    assert game.table.merchant == end
    assert coins_lying(game) == passed


@pytest.mark.parametrize(("pips", "end", "passed"), FROM_THE_QUARRY)
def test_a63_with_the_switch_the_landing_counts(pips: int, end: str, passed: dict[str, int]) -> None:
    """A-63: `merchant_pays_landing` lays one more Rupee on the building where he stops."""
    game = acting("rupees 2", "merchant quarry", "options merchant_pays_landing")
    game.play("place quarry", "produce 0", f"die {pips}")
    assert game.table.merchant == end
    assert coins_lying(game) == {**passed, end: passed.get(end, 0) + 1}


def test_a63_rupees_pile_up() -> None:
    """A-63: a Rupee that lies there already gets company; nobody's purse changes."""
    game = acting("rupees 2", "merchant quarry", "coins woodcutter 1, cotton-farm 3")
    game.play("place quarry", "produce 0", "die 3")
    assert coins_lying(game) == {"woodcutter": 2, "turmeric-farm": 1, "cotton-farm": 3}
    assert (game["Teal"].rupees, game["Pink"].rupees) == (2, 2)


# ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("pips", "end", "passed"), [(1, "quarry", {}), (2, "woodcutter", {"quarry": 1}), (5, "clothes", None)]
)
def test_a64_from_the_tailor_back_to_the_quarry(pips: int, end: str, passed: dict[str, int] | None) -> None:
    """A-64: the first column and the Tailor are built; after the Tailor comes the quarry."""
    game = acting("rupees 2", "built clothes", "merchant clothes")
    game.play("place clothes")
    do_nothing(game)
    game.play(f"die {pips}")
    assert game.table.merchant == end
    assert coins_lying(game) == (dict.fromkeys(PRODUCTION, 1) if passed is None else passed)


def test_a64_unbuilt_buildings_are_skipped() -> None:
    """A-64: column by column from the cotton farm over Paper and Statue, without a stop or a Rupee between them."""
    game = acting("rupees 2", "built paper statue", "merchant cotton-farm", "builder cement")
    game.play("place cotton-farm", "produce 0", "die 3")
    assert game.table.merchant == "quarry"
    assert coins_lying(game) == {"paper": 1, "statue": 1}
    assert game.table.builder == "cement"


def test_a64_the_merchant_never_stands_on_a_construction_site() -> None:
    """A-64: a position with the merchant on an unbuilt building is refused."""
    with pytest.raises(DoabError):
        agra("Teal: rupees 2 | Pink: rupees 2 | merchant paper | asks Teal: action")


# ----------------------------------------------------------------


def test_a65_rupees_are_taken_before_producing() -> None:
    """A-65: 2 Rupees from the quarry before the amount is chosen; those elsewhere stay."""
    game = acting("rupees 2", "coins quarry 2, woodcutter 1")
    game.play("place quarry")
    assert game.question == "production"
    assert game["Teal"].rupees == 4
    assert game["Teal"].goods == {}
    assert coins_lying(game) == {"woodcutter": 1}


def test_a65_rupees_are_taken_from_an_opponents_building_too() -> None:
    """A-65: who sends a worker away collects; the one who leaves gets none of it."""
    game = acting("goods wood 1", "built paper", "coins paper 3", pink="rupees 2, standing paper")
    game.play("place paper")
    assert game.question == "processing"
    assert (game["Teal"].rupees, game["Pink"].rupees) == (5, 2)
    assert coins_lying(game) == {}


def test_a65_rupees_dropped_by_the_own_visit_come_too_late() -> None:
    """A-65: the merchant passes the quarry again after the placement: that Rupee stays there."""
    game = acting("rupees 2", "merchant quarry")
    game.play("place quarry", "produce 0", "die 6")
    assert game["Teal"].rupees == 2
    assert coins_lying(game)["quarry"] == 1


# ----------------------------------------------------------------


def test_a66_building_is_forced_and_free_processing_is_not() -> None:
    """A-66: no Wood: Paper stands, nobody follows, no bonus tile, one worker used, then the builder's roll."""
    game = site("rupees 2", building="paper", pink="goods wood 1")
    do_nothing(game)
    assert (game.to_move, game.question) == ("chance", "builder")
    assert "paper" in game.table.built
    assert len(game.table.bonus_left) == 12
    assert (game["Teal"].rupees, game["Teal"].workers, game["Teal"].standing) == (2, 9, ["paper"])
    assert game["Pink"].goods == {"wood": 1}


def test_a66_up_to_three_goods_and_followers() -> None:
    """A-66: at the builder's site 0 to 3 goods are processed, and others follow."""
    game = site("goods wood 4", building="paper", pink="goods wood 1")
    assert set(game.legal) == {"move 0", "move 1", "move 2", "move 3"}
    game.play("move 3", "follow", "die 1")
    assert game["Teal"].goods == {"wood": 1, "paper": 3}
    assert game["Pink"].goods == {"paper": 1}
    assert game["Teal"].favour == 1


def test_a66_building_materials_are_not_touched() -> None:
    """A-66: no material is paid at the builder's site."""
    game = site("goods wood 4 cement 2 plank 1", building="oil")
    do_nothing(game)
    game.play("die 1")
    assert game["Teal"].goods == {"wood": 4, "cement": 2, "plank": 1}


def test_a66_takshaka_earns_nothing_at_the_builders_site() -> None:
    """A-66: Takshaka's Rupee is for buildings built without the builder."""
    game = site("rupees 2, contracts takshaka", building="paper")
    do_nothing(game)
    game.play("die 1")
    assert game["Teal"].rupees == 2


def test_a66_only_the_site_with_the_builder_is_open() -> None:
    """A-66: a new board offers characters, production buildings and the one site with the builder."""
    game = acting("rupees 2", "builder dye")
    assert set(game.legal) == {f"place {space}" for space in [*CHARACTERS, *PRODUCTION, "dye"]}
    with pytest.raises(IllegalAction):
        game.play("place cement")


# ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("pips", "end"), [(1, "plank"), (2, "clothes"), (3, "plank"), (4, "clothes"), (5, "plank"), (6, "clothes")]
)
def test_a67_the_builder_counts_on_in_circles(pips: int, end: str) -> None:
    """A-67: Cement has just been built, only Planks and Clothes are left: 5 pips end on Planks."""
    game = site("rupees 2", built_but("cement", "plank", "clothes"))
    do_nothing(game)
    game.play(f"die {pips}")
    assert game.table.builder == end


@pytest.mark.parametrize(("pips", "end"), [(1, "dye"), (2, "cloth"), (3, "statue"), (6, "clothes")])
def test_a67_he_counts_from_the_building_just_built(pips: int, end: str) -> None:
    """A-67: from Paper one construction tile a pip, down the column and on to the next."""
    game = site("rupees 2", building="paper")
    do_nothing(game)
    game.play(f"die {pips}")
    assert game.table.builder == end


@pytest.mark.parametrize(("pips", "end"), [(1, "clothes"), (2, "plank"), (3, "oil")])
def test_a67_past_the_tailor_he_begins_again_at_the_first_tile(pips: int, end: str) -> None:
    """A-67: the first construction tile, not the first building, follows the Tailor; built ones are skipped."""
    game = site("rupees 2", "built cement curry", building="painting")
    do_nothing(game)
    game.play(f"die {pips}")
    assert game.table.builder == end


@pytest.mark.parametrize("pips", [1, 4, 6])
def test_a67_one_tile_left_is_where_he_goes(pips: int) -> None:
    """A-67: with a single construction tile left every roll ends there."""
    game = site("rupees 2", built_but("cement", "oil"), building="oil")
    do_nothing(game)
    game.play(f"die {pips}")
    assert game.table.builder == "cement"


# ----------------------------------------------------------------


def test_a68_the_builder_leaves_with_the_last_building() -> None:
    """A-68: the twelfth building goes up: no roll, no builder."""
    game = site("rupees 2", built_but("clothes"), building="clothes")
    do_nothing(game)
    assert game.table.builder is None
    assert game.to_move != "chance"
    finish_turn(game)
    assert game.to_move == "Pink"


def test_a68_the_architect_may_build_the_last_one() -> None:
    """A-68: paid with Cement and Plank (2 + 2 + 1), the builder leaves without a roll."""
    game = acting("goods cement 1 plank 1", built_but("clothes"), "builder clothes")
    game.play("place architect", "build clothes")
    pay_materials(game, "cement", "plank")
    game.play("bonus rupees+6")
    do_nothing(game)
    assert game.table.builder is None
    assert game.to_move != "chance"
    assert game["Teal"].standing == ["architect", "clothes"]


def test_a68_pier_two_finds_no_builder() -> None:
    """A-68: everything is built, the second level-I contract moves the boat, and nothing else happens there."""
    game = acting(
        "goods wood 1",
        built_but(),
        "builder none",
        "river cook mahout",
        "delivered cook oil Pink",
        pink="contracts takshaka",
    )
    game.play("place sailor", "deliver wood to cook")
    end_sailing(game)
    assert game.table.boat == 2
    assert game.table.builder is None
    assert (game.to_move, game.question) == ("Teal", "influence")


# ----------------------------------------------------------------


def test_a69_build_process_follow_roll() -> None:
    """A-69: the building stands before processing, all followers are asked, then the die is rolled."""
    game = site("goods sandstone 2", "Gold: rupees 2", "Plum: goods sandstone 1", pink="goods sandstone 1")
    assert (game.to_move, game.question) == ("Teal", "processing")
    assert "cement" in game.table.built
    game.play("move 2")
    assert (game.to_move, game.question) == ("Pink", "follow")
    game.play("no")
    assert (game.to_move, game.question) == ("Plum", "follow")
    game.play("follow")
    assert (game.to_move, game.question) == ("chance", "builder")
    assert set(game.legal) == DIE
    assert game["Teal"].favour == 1
    game.play("die 2")
    assert game.table.builder == "curry"


def test_a69_the_new_site_is_for_the_next_player() -> None:
    """A-69: after the roll the next player may use the builder's new site and send the worker off the old one."""
    game = site("rupees 2")
    do_nothing(game)
    game.play("die 4")
    finish_turn(game)
    go_on(game, "meditation")
    assert (game.to_move, game.question) == ("Pink", "action")
    assert game.table.builder == "brick"
    assert {"place brick", "place cement"} <= set(game.legal)
    assert "place plank" not in game.legal
