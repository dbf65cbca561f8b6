"""Rulings A-70 to A-74: the Architect and the building bonus."""

import pytest

from doab.agra import AgraGame
from tests.agra.steps import GOODS, acting, answer, answers, do_nothing, finish_turn, pay_materials

LEVEL_2 = {"artisans+3", "cover+2", "merchants+3", "favour+3"}
LEVEL_3 = {"artisans+4", "favour+4", "scholars+4", "rupees+5"}
LEVEL_4 = {"scholars+5", "favour+5", "merchants+5", "rupees+6"}
BONUSES = {
    **dict.fromkeys(("cement", "plank", "curry", "oil"), LEVEL_2),
    **dict.fromkeys(("brick", "paper", "dye", "cloth"), LEVEL_3),
    **dict.fromkeys(("statue", "book", "painting", "clothes"), LEVEL_4),
}
RAISES = {"raise artisans", "raise merchants", "raise scholars"}

# Eight workers of Teal: two are left for the Architect and the new building.
EIGHT = "sailor trader botanist quarry woodcutter turmeric-farm cotton-farm cement"


def built_by_architect(teal: str, building: str, materials: str, *clauses: str, pink: str = "rupees 2") -> AgraGame:
    """Teal has paid for a building with the Architect and is about to choose the bonus."""
    game = acting(teal, *clauses, pink=pink)
    game.play("place architect", f"build {building}")
    pay_materials(game, *materials.split())
    return game


def brick_with_two_cement(*clauses: str, goods: str = "", items: str = "rupees 2") -> AgraGame:
    """Brick (4) is paid with two Cement; the builder is on Clothes."""
    teal = f"goods {f'{goods} cement 2'.strip()}, {items}"
    return built_by_architect(teal, "brick", "cement cement", "builder clothes", *clauses)


# ----------------------------------------------------------------


def test_a70_the_builders_building_is_paid_and_brings_its_bonus() -> None:
    """A-70: Sandstone and Wood (1 + 1 + 1) for Cement, a bonus tile, processing, following, then the builder's roll."""
    game = built_by_architect(
        "goods sandstone 2 wood 1", "cement", "sandstone wood", "builder cement", pink="goods sandstone 1"
    )
    assert game.question == "bonus"
    assert "cement" in game.table.built
    assert game["Teal"].goods == {"sandstone": 1}
    game.play("bonus favour+3", "move 1")
    assert (game.to_move, game.question) == ("Pink", "follow")
    game.play("follow")
    assert (game.to_move, game.question) == ("chance", "builder")
    game.play("die 2")
    assert game.table.builder == "curry"
    assert (game["Teal"].rupees, game["Teal"].favour) == (2 + 3, 1 + 1)
    assert game["Teal"].goods == {"cement": 1}
    assert game["Teal"].standing == ["architect", "cement"]


def test_a70_the_builders_building_is_not_free() -> None:
    """A-70: without material the Architect cannot build where the builder stands."""
    game = acting("goods sandstone 2", "builder cement")
    game.play("place architect")
    assert set(game.legal) == {*RAISES, "skip"}


def test_a70_takshaka_helps_on_the_builders_building() -> None:
    """A-70: paid with the Architect it is not built by the builder: one Cement is worth 3, and 1 Rupee comes."""
    game = built_by_architect("goods cement 1, contracts takshaka", "cement", "cement", "builder cement")
    game.play("bonus favour+3")
    do_nothing(game)
    game.play("die 1")
    assert game["Teal"].rupees == 2 + 1 + 3
    assert game["Teal"].goods == {}
    assert game.table.builder == "plank"


def test_a70_elsewhere_the_builder_stays() -> None:
    """A-70: no roll if the builder was not there."""
    game = brick_with_two_cement()
    game.play("bonus rupees+5")
    do_nothing(game)
    assert game.to_move != "chance"
    assert game.table.builder == "clothes"


# ----------------------------------------------------------------


def test_a71_the_last_worker_on_the_architect_builds_nothing() -> None:
    """A-71: one worker in supply, placed on the Architect: only influence or nothing is left."""
    game = acting(f"goods cement 2, standing {EIGHT} plank", "built cement plank", "builder clothes")
    assert game["Teal"].workers == 1
    game.play("place architect")
    assert game["Teal"].workers == 0
    assert set(game.legal) == {*RAISES, "skip"}


def test_a71_the_peon_keeps_the_last_worker_for_the_building() -> None:
    """A-71: one worker in supply and an own one on the Architect: the Peon may build, the last worker goes there."""
    game = acting(f"rupees 2, goods cement 2, lying architect, standing {EIGHT}", "built cement", "builder clothes")
    game.play("peon architect")
    assert answers(game, "build") == {f"build {good}" for good in GOODS[5:12]}
    game.play("build brick")
    pay_materials(game, "cement", "cement")
    game.play("bonus rupees+5")
    do_nothing(game)
    assert game["Teal"].workers == 0
    assert {"architect", "brick"} <= set(game["Teal"].standing)
    assert game["Teal"].rupees == 2 - 2 + 5


def test_a71_two_workers_are_enough() -> None:
    """A-71: two in supply: one for the Architect, one for the building."""
    game = acting(f"goods cement 2, standing {EIGHT}", "built cement", "builder clothes")
    assert game["Teal"].workers == 2
    game.play("place architect", "build brick")
    pay_materials(game, "cement", "cement")
    game.play("bonus rupees+5")
    assert game["Teal"].workers == 0


def test_a71_the_second_worker_goes_even_if_nothing_is_processed() -> None:
    """A-71: no Sandstone: the worker still stands on the new building."""
    game = brick_with_two_cement()
    game.play("bonus rupees+5")
    do_nothing(game)
    assert game["Teal"].standing == ["architect", "brick"]
    assert game["Teal"].workers == 8


def test_a71_the_architect_may_be_used_for_nothing() -> None:
    """A-71: both parts are a choice; skipping changes neither influence nor buildings."""
    game = acting("goods cement 2", "builder clothes")
    game.play("place architect", "skip")
    finish_turn(game)
    assert game.to_move == "Pink"
    assert game["Teal"].influence == {"artisans": 0, "merchants": 0, "scholars": 0}
    assert game["Teal"].goods == {"cement": 2}


# ----------------------------------------------------------------


def test_a72_pay_bonus_worker_process() -> None:
    """A-72: the building stands before the bonus, the bonus comes before the worker, the worker before processing."""
    game = brick_with_two_cement(goods="sandstone 1")
    assert game.question == "bonus"
    assert "brick" in game.table.built
    assert game["Teal"].goods == {"sandstone": 1}
    assert game["Teal"].standing == ["architect"]
    game.play("bonus rupees+5")
    assert game.question == "processing"
    assert game["Teal"].rupees == 7
    assert game["Teal"].standing == ["architect", "brick"]
    assert set(game.legal) == {"move 0", "move 1"}


def test_a72_the_favour_of_the_bonus_pays_for_one_more_good() -> None:
    """A-72: 1 favour and the bonus make 2: tile 2 adds a fourth Wood in step 3."""
    game = built_by_architect("goods wood 6 cement 1, favour 1, tiles 2", "paper", "wood cement", "builder clothes")
    game.play("bonus favour+4", "move 3")
    assert game.question == "extra"
    game.play("extra")
    assert game["Teal"].goods == {"wood": 1, "paper": 4}
    assert (game["Teal"].rupees, game["Teal"].favour, game["Teal"].locked) == (6, 0, 1)


def test_a72_without_that_favour_no_good_more() -> None:
    """A-72: with 1 favour and the bonus of 5 Rupees tile 2 cannot be used."""
    game = built_by_architect("goods wood 6 cement 1, favour 1, tiles 2", "paper", "wood cement", "builder clothes")
    game.play("bonus rupees+5", "move 3")
    assert game.question != "extra"
    assert game["Teal"].goods == {"wood": 2, "paper": 3}


def test_a72_an_influence_bonus_is_settled_before_processing() -> None:
    """A-72: Artisans 2 to 3 by the tile: the step's bonus is asked first, then the processing."""
    game = brick_with_two_cement("display 1 3 4", goods="sandstone 1", items="artisans 2")
    game.play("bonus artisans+4")
    assert game.question == "step bonus"
    assert set(game.legal) == {"take favour", "take tile 1", "take tile 3", "take tile 4"}
    game.play("take favour")
    assert game.question == "processing"
    assert game["Teal"].influence["artisans"] == 3
    assert (game["Teal"].favour, game["Teal"].rupees) == (1, 6)


def test_a72_a_taken_bonus_tile_is_gone() -> None:
    """A-72: it lies face down with its owner; the next building of the level offers the other three."""
    game = brick_with_two_cement()
    game.play("bonus favour+4")
    assert "favour+4" not in game.table.bonus_left
    assert len(game.table.bonus_left) == 11
    later = brick_with_two_cement("built paper", "gone favour+4")
    assert set(later.legal) == {f"bonus {tile}" for tile in LEVEL_3 - {"favour+4"}}


# ----------------------------------------------------------------


@pytest.mark.parametrize("building", list(BONUSES))
def test_a73_the_bonus_tiles_are_those_of_the_buildings_column(building: str) -> None:
    """A-73: the level of a building is its column; Paper offers the tiles of level 3 only."""
    site = "clothes" if building != "clothes" else "cement"
    game = built_by_architect("goods cement 1 plank 1", building, "cement plank", f"builder {site}")
    assert game.question == "bonus"
    assert set(game.legal) == {f"bonus {tile}" for tile in BONUSES[building]}


@pytest.mark.parametrize(
    ("building", "tile", "rupees", "favour"),
    [
        ("oil", "favour+3", 3, 1),
        ("paper", "favour+4", 4, 1),
        ("paper", "rupees+5", 5, 0),
        ("book", "favour+5", 5, 1),
        ("book", "rupees+6", 6, 0),
    ],
)
def test_a73_rupees_and_favour_of_the_bonus_tiles(building: str, tile: str, rupees: int, favour: int) -> None:
    """A-73: the tile with favour is worth 3 Rupees at level 2, 4 at level 3 and 5 at level 4."""
    game = built_by_architect("goods cement 1 plank 1", building, "cement plank", "builder clothes")
    game.play(f"bonus {tile}")
    assert (game["Teal"].rupees, game["Teal"].favour) == (2 + rupees, favour)


@pytest.mark.parametrize(
    ("building", "tile", "guild", "rupees"),
    [
        ("oil", "artisans+3", "artisans", 3),
        ("oil", "merchants+3", "merchants", 3),
        ("dye", "artisans+4", "artisans", 4),
        ("dye", "scholars+4", "scholars", 4),
        ("statue", "scholars+5", "scholars", 5),
        ("statue", "merchants+5", "merchants", 5),
    ],
)
def test_a73_influence_of_the_bonus_tiles(building: str, tile: str, guild: str, rupees: int) -> None:
    """A-73: one step in the guild on the tile and its Rupees."""
    game = built_by_architect("goods cement 1 plank 1", building, "cement plank", "builder clothes")
    game.play(f"bonus {tile}")
    assert game["Teal"].rupees == 2 + rupees
    assert game["Teal"].influence == {**dict.fromkeys(("artisans", "merchants", "scholars"), 0), guild: 1}


def test_a73_the_cover_tile_takes_off_one_cover() -> None:
    """A-73: the fourth tile of level 2: any one cover and 2 Rupees."""
    game = built_by_architect("goods cement 1 plank 1", "oil", "cement plank", "builder clothes")
    game.play("bonus cover+2")
    assert game.question == "cover"
    assert set(game.legal) == {
        f"uncover {side} {square}" for side in ("north", "east", "south", "west") for square in (1, 5)
    }
    game.play("uncover east 1")
    assert (game["Teal"].rupees, game["Teal"].covers) == (4, 7)
    assert game["Teal"].output["wood"] == 3


# ----------------------------------------------------------------


def test_a74_an_influence_marker_at_the_top_stays() -> None:
    """A-74: Artisans at the top: the tile brings its 3 Rupees only."""
    game = built_by_architect(
        "goods cement 1 plank 1, artisans 9", "oil", "cement plank", "builder clothes", "round 3", "ending 4"
    )
    game.play("bonus artisans+3")
    assert game["Teal"].rupees == 5
    assert game["Teal"].influence["artisans"] == 9
    assert game["Teal"].favour == 0
    assert game.table.ending == 4


def test_a74_no_cover_left() -> None:
    """A-74: all covers are off: the tile brings its 2 Rupees only, and nothing is asked."""
    game = built_by_architect("goods cement 1 plank 1, uncovered all", "oil", "cement plank", "builder clothes")
    game.play("bonus cover+2")
    assert game.question != "cover"
    assert (game["Teal"].rupees, game["Teal"].covers) == (4, 0)


def test_a74_the_fourth_building_of_a_level_takes_the_fourth_tile() -> None:
    """A-74: four tiles and four buildings a level: the last building finds the last tile."""
    game = built_by_architect(
        "goods cement 1 plank 1",
        "oil",
        "cement plank",
        "builder clothes",
        "built cement plank curry",
        "gone artisans+3 cover+2 merchants+3",
    )
    answer(game, "bonus", "bonus favour+3")
    assert (game["Teal"].rupees, game["Teal"].favour) == (5, 1)
    assert {tile for tile in LEVEL_2 if tile in game.table.bonus_left} == set()
