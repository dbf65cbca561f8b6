"""Rulings A-154 to A-158: Mujtahida, Muezzin, Caliph, English Trader, Mullah and Mosaic Maker."""

import pytest

from doab.agra import AgraGame
from tests.agra.steps import (
    about_to_win,
    answer,
    answers,
    at_pier,
    processing_buildings,
    quiet_turn,
    refill_display,
    roll,
    stand_up,
    win,
)

LEVEL_2_BONUSES = {"bonus artisans+3", "bonus cover+2", "bonus merchants+3", "bonus favour+3"}
ALL_TWELVE = "built cement plank curry oil brick paper dye cloth statue book painting clothes"


# ----------------------------------------------------------------


def test_a154_the_first_unbuilt_building_is_built_with_bonus_worker_and_processing() -> None:
    """A-154: Cement stands, so Planks are built; a bonus of level 2, a worker, 2 Wood moved, Pink follows."""
    game = about_to_win("mujtahida", "built cement", goods="wood 2", Pink="goods wood 1")
    win(game, "mujtahida")
    assert (game.question, set(game.legal)) == ("bonus", LEVEL_2_BONUSES)
    game.play("bonus favour+3")
    assert processing_buildings(game) == {"cement", "plank"}
    assert (game.question, set(game.legal)) == ("processing", {"move 0", "move 1", "move 2"})
    game.play("move 2")
    assert (game.question, game.to_move) == ("follow", "Pink")
    game.play("follow")
    assert (game["Teal"].goods, game["Pink"].goods) == ({"plank": 2}, {"plank": 1})
    assert (game["Teal"].rupees, game["Teal"].favour) == (2 + 2 + 3, 1 + 1)
    assert (game["Teal"].standing, game["Teal"].workers) == (["sailor", "plank"], 8)


def test_a154_closest_to_the_corner_goes_column_by_column() -> None:
    """A-154: with the second column built it is the top of the third, not a building further down or right."""
    game = about_to_win("mujtahida", "built cement plank curry oil book")
    win(game, "mujtahida")
    assert answers(game, "bonus") == {"bonus artisans+4", "bonus favour+4", "bonus scholars+4", "bonus rupees+5"}
    game.play("bonus rupees+5")
    assert processing_buildings(game) == {"cement", "plank", "curry", "oil", "book", "brick"}


def test_a154_won_out_of_turn_the_followers_are_asked_from_the_turn_owner_on() -> None:
    """A-154: Gold wins her in Teal's turn and processes 1: Teal, Pink and Plum may follow; no tile 2 for Gold."""
    game = at_pier(
        5,
        "river mujtahida",
        "built cement",
        "delivered mujtahida statue Gold twice",
        "asks Teal: action",
        Teal="goods curry 1 wood 1",
        Pink="goods wood 1",
        Gold="goods wood 3, tiles 2, favour 2",
        Plum="goods wood 1",
    )
    game.play("place sailor", "deliver curry to mujtahida")
    assert (game.question, game.to_move) == ("bonus", "Gold")
    game.play("bonus merchants+3")
    assert (game.question, game.to_move) == ("processing", "Gold")
    assert set(game.legal) == {"move 0", "move 1", "move 2", "move 3"}
    game.play("move 1")
    asked = []
    while game.question == "follow":
        asked.append(game.to_move)
        game.play("follow")
    assert asked == ["Teal", "Pink", "Plum"]
    assert (game["Gold"].favour, game["Gold"].rupees, game["Gold"].locked) == (2 + 3, 2 + 3, 0)
    assert game["Gold"].goods == {"wood": 2, "plank": 1}
    assert game["Gold"].standing == ["plank"]
    assert game["Teal"].favour == 1


def test_a154_without_a_worker_in_supply_there_is_no_processing() -> None:
    """A-154: all ten workers are out; the building and the bonus come all the same."""
    spaces = "architect sailor trader botanist quarry woodcutter turmeric-farm cotton-farm cement curry"
    game = about_to_win("mujtahida", "built cement curry", goods="wood 3", teal=f"standing {spaces}")
    win(game, "mujtahida", "peon sailor")
    game.play("bonus favour+3")
    assert game.question != "processing"
    assert processing_buildings(game) == {"cement", "plank", "curry"}
    assert (game["Teal"].rupees, game["Teal"].workers, game["Teal"].goods) == (0 + 2 + 3, 0, {"wood": 3})
    assert "plank" not in game["Teal"].standing


def test_a154_the_builder_moves_on_if_he_stood_there() -> None:
    """A-154: built under the builder's feet, he rolls after the processing."""
    game = about_to_win("mujtahida", "builder cement", goods="sandstone 1")
    win(game, "mujtahida")
    game.play("bonus artisans+3", "move 1")
    roll(game, "builder", 3)
    assert (game.table.builder, game["Teal"].goods) == ("oil", {"cement": 1})


def test_a154_with_everything_built_she_builds_nothing() -> None:
    """A-154: no construction tile is left, nothing is asked."""
    game = about_to_win("mujtahida", ALL_TWELVE, "builder none", goods="wood 1")
    win(game, "mujtahida")
    assert game.question not in ("bonus", "processing")
    assert (game["Teal"].rupees, game["Teal"].workers) == (4, 9)


# ----------------------------------------------------------------


def test_a155_one_more_point_a_phase_with_any_point() -> None:
    """A-155: three workers at space 3 are 5 and 1 more; the extra point comes once, with the first."""
    game = at_pier(3, "asks Teal", Teal="contracts muezzin, tracker 3, standing sailor trader quarry")
    assert game.table.points == 0
    seen = []
    for space in ("sailor", "trader", "quarry"):
        game.play(f"lay {space}")
        seen.append(game.table.points)
    assert seen == [3, 5, 6]


def test_a155_a_worker_of_the_cook_counts() -> None:
    """A-155: handed back at space 1 he is worth 1, and 1 more."""
    game = at_pier(3, "asks Teal", Teal="contracts muezzin cook, cook 1")
    game.play("lay cook")
    assert game.table.points == 2


def test_a155_nobody_else_has_the_point() -> None:
    """A-155: Teal meditates without him; Pink's Muezzin is Pink's."""
    game = at_pier(3, "asks Teal", Teal="standing trader", Pink="contracts muezzin")
    game.play("lay trader")
    assert game.table.points == 1


def test_a155_again_in_the_next_phase() -> None:
    """A-155: once a phase, not once a game."""
    game = at_pier(3, "asks Teal", Teal="contracts muezzin, standing trader sailor")
    game.play("lay sailor")
    assert game.table.points == 2
    for name in ("Teal", "Pink", "Gold", "Plum"):
        assert quiet_turn(game) == name
    game.play("lay trader")
    assert game.table.points == 2


# ----------------------------------------------------------------


def test_a156_the_caliph_stands_one_worker_for_a_cotton_once_a_turn() -> None:
    """A-156: a second Cotton is refused in this turn and accepted in the next."""
    game = at_pier(3, "asks Teal: action", Teal="contracts caliph, goods cotton 2, lying sailor trader")
    game.play("caliph")
    stand_up(game, "trader")
    assert (game["Teal"].standing, game["Teal"].lying, game["Teal"].goods) == (["trader"], ["sailor"], {"cotton": 1})
    assert (game.question, "caliph" in game.legal) == ("action", False)
    for name in ("Teal", "Pink", "Gold", "Plum"):
        assert quiet_turn(game) == name
    assert "caliph" in game.legal


def test_a156_the_caliph_needs_a_cotton() -> None:
    """A-156: other goods do not serve."""
    game = at_pier(3, "asks Teal: action", Teal="contracts caliph, goods cloth 2, lying trader")
    assert "caliph" not in game.legal


def test_a156_the_caliph_is_not_the_oil_and_curry_action() -> None:
    """A-156: both in one turn."""
    game = at_pier(3, "asks Teal: action", Teal="contracts caliph, goods cotton 1 oil 1, lying sailor trader")
    game.play("caliph")
    stand_up(game, "sailor")
    game.play("oil")
    answer(game, "stand", "stand trader")
    assert (game["Teal"].standing, game["Teal"].goods) == (["sailor", "trader"], {})


def test_a156_the_english_trader_swaps_goods_of_equal_current_value() -> None:
    """A-156: for a Paper all that is worth 2 now: Wood raised to 2, but no Curry raised to 3; once a turn."""
    game = at_pier(
        3,
        "prices 1 wood 2, 2 curry 3",
        "asks Teal: action",
        Teal="contracts english_trader, goods paper 2",
    )
    game.play("english trader paper")
    wanted = ("wood", "cement", "plank", "oil", "brick", "dye", "cloth")
    assert (game.question, set(game.legal)) == ("good", {f"take {good}" for good in wanted})
    game.play("take wood")
    assert game["Teal"].goods == {"wood": 1, "paper": 1}
    assert not [text for text in game.legal if text.startswith("english trader")]
    for name in ("Teal", "Pink", "Gold", "Plum"):
        assert quiet_turn(game) == name
    assert {"english trader wood", "english trader paper"} <= set(game.legal)


# ----------------------------------------------------------------


def mullah_of(items: str, *clauses: str, asks: str = "asks Teal: action", **others: str) -> AgraGame:
    return at_pier(3, asks, *clauses, Teal=f"{items}, contracts mullah", **others)


def test_a157_a_spend_of_2_becomes_1_and_that_one_is_locked() -> None:
    """A-157: own 2, pay 1; nothing comes back to the supply before the end of the turn."""
    game = mullah_of("favour 2")
    assert {"favour 1", "favour 1 with mullah"} <= set(game.legal)
    before = game["Teal"].markers
    game.play("favour 1 with mullah", "take wood")
    assert (game["Teal"].favour, game["Teal"].locked, game["Teal"].goods) == (1, 1, {"wood": 1})
    assert game["Teal"].markers == before - 1  # the Wood


def test_a157_the_full_number_must_be_owned() -> None:
    """A-157: 1 favour is no 2, and 3 are no 4."""
    assert not answers(mullah_of("favour 1"), "favour")
    game = mullah_of("favour 3")
    assert not {"favour 3", "favour 3 with mullah"} & set(game.legal)
    game = mullah_of("favour 4")
    game.play("favour 3 with mullah", "raise scholars")
    assert (game["Teal"].favour, game["Teal"].locked, game["Teal"].influence["scholars"]) == (2, 1, 1)


def test_a157_once_a_turn() -> None:
    """A-157: the second favour action of the turn costs all; in the next turn he helps again."""
    game = mullah_of("favour 9, goods cotton 1")
    game.play("favour 1 with mullah", "take wood")
    assert answers(game, "favour") == {"favour 2", "favour 3"}
    game.play("favour 3", "raise artisans")
    assert game["Teal"].favour == 9 - 1 - 3
    for name in ("Teal", "Pink", "Gold", "Plum"):
        assert quiet_turn(game) == name
    assert "favour 1 with mullah" in game.legal


def test_a157_he_may_be_left_out() -> None:
    """A-157: the full price may be paid, and he is still there for the next action."""
    game = mullah_of("favour 5, goods cotton 1")
    game.play("favour 1", "take wood")
    assert (game["Teal"].favour, game["Teal"].locked) == (3, 1)
    assert {"favour 2", "favour 2 with mullah"} <= set(game.legal)


@pytest.mark.parametrize(("tile", "asks"), [(3, "asks Teal"), (8, "asks Teal: action")])
def test_a157_a_spend_of_1_is_never_reduced(tile: int, asks: str) -> None:
    """A-157: tiles 3 and 8 cost 1 and offer no reduction."""
    game = mullah_of(f"favour 4, tiles {tile}", asks=asks)
    assert f"tile {tile}" in game.legal
    assert f"tile {tile} with mullah" not in game.legal


def test_a157_the_free_peon_costs_2() -> None:
    """A-157: tile 14 needs 3 favour and takes 2."""
    game = mullah_of("favour 3, tiles 14, standing trader")
    game.play("tile 14 with mullah")
    answer(game, "action", "peon trader")
    assert (game["Teal"].favour, game["Teal"].locked, game["Teal"].rupees) == (1, 1, 2)


def test_a157_the_additional_good_costs_1() -> None:
    """A-157: tile 2 after a processing of one's own."""
    game = mullah_of("favour 2, tiles 2, goods cotton 4", "built cloth")
    game.play("place cloth", "move 3")
    assert (game.question, set(game.legal)) == ("extra", {"extra", "extra with mullah", "no"})
    game.play("extra with mullah")
    assert (game["Teal"].favour, game["Teal"].locked, game["Teal"].goods) == (1, 1, {"cloth": 4})


def test_a157_not_while_following() -> None:
    """A-157: Teal follows with tile 2 and pays 2; the Mullah is for the own turn."""
    game = mullah_of(
        "favour 2, tiles 2, goods cotton 2", "built cloth", asks="asks Pink: action", Pink="goods cotton 1"
    )
    game.play("place cloth", "move 1")
    assert (game.to_move, set(game.legal)) == ("Teal", {"follow", "follow twice", "no"})
    game.play("follow twice")
    assert (game["Teal"].favour, game["Teal"].locked, game["Teal"].goods) == (0, 1, {"cloth": 2})


# ----------------------------------------------------------------


def test_a158_any_tile_of_display_or_pile() -> None:
    """A-158: all fourteen are offered while nobody owns one."""
    game = about_to_win("mosaic_maker", "display 4 5 6")
    win(game, "mosaic_maker")
    assert (game.question, set(game.legal)) == ("tile", {f"take tile {number}" for number in range(1, 15)})


def test_a158_a_tile_from_the_pile_leaves_the_display_alone() -> None:
    """A-158: searched out of the pile, and the pile is short of it."""
    game = about_to_win("mosaic_maker", "display 4 5 6")
    win(game, "mosaic_maker")
    game.play("take tile 9")
    assert (game["Teal"].tiles, game.table.display) == ([9], [4, 5, 6])
    assert game.table.pile == [1, 2, 3, 7, 8, 10, 11, 12, 13, 14]


def test_a158_a_tile_from_the_display_is_replaced() -> None:
    """A-158: the display shows three again."""
    game = about_to_win("mosaic_maker", "display 4 5 6")
    win(game, "mosaic_maker")
    game.play("take tile 5")
    refill_display(game)
    assert game["Teal"].tiles == [5]
    assert (len(game.table.display), len(game.table.pile)) == (3, 10)
    assert {4, 6} <= set(game.table.display)
    assert 5 not in {*game.table.display, *game.table.pile}


def test_a158_a_fourth_tile_is_given_back() -> None:
    """A-158: with three tiles one of the four goes back into the pile, the new one as well as any other."""
    game = about_to_win("mosaic_maker", "display 4 5 6", teal="tiles 1 2 3")
    win(game, "mosaic_maker")
    game.play("take tile 9")
    assert (game.question, set(game.legal)) == ("give back", {f"give back tile {number}" for number in (1, 2, 3, 9)})
    game.play("give back tile 9")
    assert game["Teal"].tiles == [1, 2, 3]
    assert 9 in game.table.pile


@pytest.mark.parametrize(("favour", "price"), [(1, 1), (2, 3)])
def test_a158_points_for_favour_once_a_turn(favour: int, price: int) -> None:
    """A-158: 1 point for 1 favour or 3 for 2; after the one the other is gone as well."""
    game = at_pier(3, "asks Teal", "points 6", Teal="contracts mosaic_maker")
    assert {"mosaic 1", "mosaic 2"} <= set(game.legal)
    game.play(f"mosaic {favour}")
    assert (game["Teal"].favour, game.table.points) == (favour, 6 - price)
    assert not {"mosaic 1", "mosaic 2"} & set(game.legal)


def test_a158_the_points_must_be_there_and_only_in_meditation() -> None:
    """A-158: 2 points buy the single favour only; in the action phase there are none."""
    game = at_pier(3, "asks Teal", "points 2", Teal="contracts mosaic_maker")
    assert answers(game, "mosaic") == {"mosaic 1"}
    game.play("end meditation")
    assert (game.question, answers(game, "mosaic")) == ("action", set())
