"""Rulings A-103 to A-107: favour actions, their markers, favour tiles and the steps that bring them."""

import pytest

from doab.agra import AgraGame, agra
from tests.agra.steps import answer, at_pier, finish_turn, go_on, go_to, quiet_turn, roll, table

# ----------------------------------------------------------------


def test_a103_one_of_the_spent_markers_is_locked() -> None:
    """A-103: of three favour spent two go to supply and one lies on the action until the turn ends."""
    game = agra("Teal: goods cotton 1, favour 3 | Pink: rupees 2 | merchant cotton-farm | asks Teal")
    assert game["Teal"].markers == 18
    game.play("favour 2", "process cotton to oil")
    assert (game["Teal"].favour, game["Teal"].markers, game["Teal"].locked, game["Teal"].goods) == (
        0,
        20,
        1,
        {"oil": 1},
    )
    assert quiet_turn(game) == "Teal"
    assert (game["Teal"].markers, game["Teal"].locked) == (21, 0)


def test_a103_unspent_favour_stays() -> None:
    """A-103: four owned, three spent: one favour is left, one marker locked, two go to supply."""
    game = agra("Teal: favour 4 | Pink: rupees 2 | asks Teal")
    game.play("favour 3", "raise artisans")
    assert (game["Teal"].favour, game["Teal"].locked, game["Teal"].markers) == (1, 1, 20)


def test_a103_several_actions_lock_one_marker_each() -> None:
    """A-103: two favour actions in a turn lock two markers; both come back at the end of the turn."""
    game = agra("Teal: favour 6 | Pink: rupees 2 | merchant quarry | asks Teal")
    game.play("favour 3", "raise artisans", "favour 1", "take wood")
    assert (game["Teal"].favour, game["Teal"].locked, game["Teal"].markers) == (1, 2, 18)
    quiet_turn(game)
    assert (game["Teal"].locked, game["Teal"].markers) == (0, 20)


def test_a103_the_marker_set_free_serves_as_the_good() -> None:
    """A-103: with an empty supply the second marker spent becomes the basic good; nobody has to free anything."""
    game = agra("Teal: favour 2, supply 0 | Pink: rupees 2 | asks Teal")
    game.play("favour 1", "take wood")
    assert game.question != "free"
    assert (game["Teal"].goods, game["Teal"].favour, game["Teal"].locked, game["Teal"].markers) == (
        {"wood": 1},
        0,
        1,
        0,
    )


# ----------------------------------------------------------------


def followed_twice(option: str) -> AgraGame:
    """Pink has followed with tile 2 in Teal's turn; now Pink processes one good in a turn of her own."""
    game = agra(
        "Teal: goods cotton 1 | Pink: goods cotton 6, favour 6, tiles 2 | built oil cloth | merchant quarry"
        f" | asks Teal: action | options favour_reset={option}"
    )
    game.play("place cloth", "move 1", "follow twice")
    assert (game["Pink"].goods, game["Pink"].favour, game["Pink"].locked, game["Pink"].markers) == (
        {"cotton": 4, "cloth": 2},
        4,
        1,
        11,
    )
    assert game["Teal"].favour == 1
    finish_turn(game)
    assert game.to_move == "Pink"
    return game


def process_in_turn(game: AgraGame, building: str) -> None:
    go_on(game, "meditation")
    game.play(f"place {building}", "move 1")


def test_a104_a_use_while_following_counts_through_the_own_turn() -> None:
    """A-104: tile 2 used while following is still marked in the own turn and free in the one after it."""
    game = followed_twice("own_turn_end")
    assert game["Pink"].locked == 1
    process_in_turn(game, "oil")
    assert game.question == "after action"
    finish_turn(game)
    assert (game["Pink"].locked, game["Pink"].goods) == (0, {"cotton": 3, "oil": 1, "cloth": 2})
    assert quiet_turn(game) == "Teal"
    process_in_turn(game, "cloth")
    assert (game.to_move, game.question) == ("Pink", "extra")
    assert set(game.legal) == {"extra", "no"}


def test_a104_the_other_reading_clears_it_at_the_end_of_any_turn() -> None:
    """A-104: with `any_turn_end` the tile is free again as soon as the turn in which it was used is over."""
    game = followed_twice("any_turn_end")
    assert (game["Pink"].locked, game["Pink"].markers) == (0, 12)
    process_in_turn(game, "oil")
    assert (game.to_move, game.question) == ("Pink", "extra")
    game.play("extra")
    assert game["Pink"].goods == {"cotton": 2, "oil": 2, "cloth": 2}


@pytest.mark.parametrize("option", ["own_turn_end", "any_turn_end"])
def test_a104_each_favour_action_once_in_a_turn(option: str) -> None:
    """A-104: under both readings a favour action works once in the own turn and again in the next one."""
    game = agra(f"Teal: favour 8 | Pink: rupees 2 | merchant quarry | asks Teal | options favour_reset={option}")
    game.play("favour 1", "take wood")
    assert "favour 1" not in game.legal
    assert "favour 3" in game.legal
    go_to(game, "action")
    assert "favour 1" not in game.legal
    quiet_turn(game)
    quiet_turn(game)
    assert game.to_move == "Teal"
    assert "favour 1" in game.legal
    marked = agra("Teal: favour 8, used favour 1 | Pink: rupees 2 | asks Teal: action")
    assert "favour 1" not in marked.legal
    assert marked["Teal"].locked == 1


# ----------------------------------------------------------------


@pytest.mark.parametrize(("favour", "offered"), [(2, False), (3, False), (4, True)])
def test_a105_own_four_spend_three(favour: int, offered: bool) -> None:
    """A-105: with three favour an action that asks for four is closed although it costs three."""
    game = agra(f"Teal: favour {favour} | Pink: rupees 2 | asks Teal: action")
    assert ("favour 3" in game.legal) is offered


def test_a105_only_the_favour_store_counts() -> None:
    """A-105: markers locked on an action or lying in supply are no favour that is owned."""
    game = agra("Teal: goods cotton 1, favour 4 | Pink: rupees 2 | asks Teal: action")
    assert {"favour 1", "favour 2", "favour 3"} <= set(game.legal)
    game.play("favour 1", "take wood")
    assert (game["Teal"].favour, game["Teal"].locked) == (2, 1)
    assert not {"favour 2", "favour 3"} & set(game.legal)


# ----------------------------------------------------------------


ALL_TILES = set(range(1, 15))


def fourth_tile() -> AgraGame:
    """Teal, who has three tiles, has just won the Mosaic Maker with the Sailor."""
    game = at_pier(
        2,
        "river mosaic_maker mullah",
        "delivered mosaic_maker dye Teal",
        "display 2 3 6",
        "asks Teal: action",
        Teal="goods cement 1, tiles 1 4 5",
    )
    game.play("place sailor", "deliver cement to mosaic_maker")
    assert (game.to_move, game.question) == ("Teal", "tile")
    assert set(game.legal) == {f"take tile {number}" for number in ALL_TILES - {1, 4, 5}}
    return game


@pytest.mark.parametrize("discarded", [1, 4, 5, 9])
def test_a106_any_of_the_four_tiles_may_go(discarded: int) -> None:
    """A-106: with a fourth tile from the pile one of the four, the new one included, goes back into the pile."""
    game = fourth_tile()
    game.play("take tile 9")
    assert (game.to_move, game.question) == ("Teal", "give back")
    assert set(game.legal) == {"give back tile 1", "give back tile 4", "give back tile 5", "give back tile 9"}
    game.play(f"give back tile {discarded}")
    kept = sorted({1, 4, 5, 9} - {discarded})
    assert (game["Teal"].tiles, game.table.display) == (kept, [2, 3, 6])
    assert game.table.pile == sorted(ALL_TILES - {2, 3, 6} - set(kept))
    roll(game, "merchant", 1)


def test_a106_the_display_is_refilled_before_the_discard() -> None:
    """A-106: a tile from the display is replaced from the pile first; the discarded tile cannot come up there."""
    game = fourth_tile()
    game.play("take tile 2")
    assert (game.to_move, game.question) == ("chance", "favour tile")
    assert set(game.legal) == {f"open tile {number}" for number in range(7, 15)}
    game.play("open tile 7")
    assert set(game.legal) == {"give back tile 1", "give back tile 2", "give back tile 4", "give back tile 5"}
    game.play("give back tile 4")
    assert (game["Teal"].tiles, game.table.display) == ([1, 2, 5], [3, 6, 7])
    assert game.table.pile == [4, 8, 9, 10, 11, 12, 13, 14]


def four_full_boards(teal: str, *clauses: str) -> AgraGame:
    """Every player has three tiles, two lie open, the pile is empty; Teal's turn begins."""
    return table(
        "display 6 7",
        "pile none",
        "river cook mahout",
        "merchant quarry",
        *clauses,
        "asks Teal",
        Teal=f"{teal}, tiles 1 4 5",
        Pink="tiles 2 3 8",
        Gold="tiles 9 10 11",
        Plum="tiles 12 13 14",
    )


def test_a106_a_used_tile_that_comes_back_in_the_same_turn_is_still_used() -> None:
    """A-106: tile 4 is used, given back and taken again in one turn: it stays used until the turn is over."""
    game = four_full_boards("goods wood 2 painting 1, favour 6, artisans 2, merchants 2")
    game.play("tile 4", "sell wood", "use painting", "raise artisans", "take tile 6", "give back tile 4")
    answer(game, "favour tile", "open tile 4")
    assert (game["Teal"].locked, game.table.display, game.table.pile) == (2, [4, 7], [])
    answer(game, "painting", "raise merchants")
    game.play("take tile 4", "give back tile 1")
    answer(game, "favour tile", "open tile 1")
    assert (game["Teal"].tiles, game["Teal"].favour, game.table.display) == ([4, 5, 6], 4, [1, 7])
    assert "tile 4" not in game.legal
    assert "tile 6" in game.legal  # new to Teal, so it is unused
    for _ in range(4):
        quiet_turn(game)
    assert (game.to_move, game["Teal"].locked) == ("Teal", 0)
    assert "tile 4" in game.legal


def test_a106_the_marker_of_a_discarded_tile_stays_locked_until_the_end_of_the_turn() -> None:
    """A-106: the tile goes, its marker comes back with the others at the end of the turn."""
    game = four_full_boards("goods wood 1, favour 3, artisans 2, used tile 4")
    assert (game["Teal"].locked, game["Teal"].markers) == (1, 17)
    go_to(game, "action")
    game.play("place architect", "raise artisans", "take tile 7", "give back tile 4")
    answer(game, "favour tile", "open tile 4")
    assert (game["Teal"].locked, game["Teal"].markers, game["Teal"].tiles) == (1, 17, [1, 5, 7])
    finish_turn(game)
    assert (game.to_move, game["Teal"].locked, game["Teal"].markers) == ("Pink", 0, 18)


# ----------------------------------------------------------------


def climbs_from(step: int, items: str = "rupees 2", *clauses: str) -> AgraGame:
    """Teal, on this step of the Artisans, has raised the marker with the Architect."""
    game = table(*clauses, "asks Teal: action", Teal=f"{items}, artisans {step}", Pink="")
    game.play("place architect", "raise artisans")
    assert game["Teal"].influence["artisans"] == step + 1
    return game


@pytest.mark.parametrize(("step", "favour"), [(2, 1), (5, 2)])
def test_a107_steps_three_and_six_offer_favour_or_a_tile(step: int, favour: int) -> None:
    """A-107: entering step 3 brings 1 favour, step 6 brings 2, or one of the three open tiles, at once."""
    game = climbs_from(step)
    assert (game.to_move, game.question) == ("Teal", "step bonus")
    assert set(game.legal) == {"take favour", "take tile 1", "take tile 2", "take tile 3"}
    game.play("take favour")
    assert (game["Teal"].favour, game["Teal"].tiles, game.table.display) == (favour, [], [1, 2, 3])


@pytest.mark.parametrize("step", [0, 1, 3, 4, 6, 7])
def test_a107_no_other_step_has_a_bonus(step: int) -> None:
    """A-107: only the third and the sixth step bring something; the start is step 0."""
    game = climbs_from(step)
    assert game.question != "step bonus"
    assert (game["Teal"].favour, game["Teal"].tiles) == (0, [])


def test_a107_a_taken_tile_is_replaced_from_the_pile() -> None:
    """A-107: the display is filled up again with whatever comes from the pile; no favour is paid besides."""
    game = climbs_from(2)
    game.play("take tile 2")
    assert (game.to_move, game.question) == ("chance", "favour tile")
    assert set(game.legal) == {f"open tile {number}" for number in range(4, 15)}
    game.play("open tile 9")
    assert (game["Teal"].tiles, game["Teal"].favour, game.table.display) == ([2], 0, [1, 3, 9])
    assert game.table.pile == [4, 5, 6, 7, 8, 10, 11, 12, 13, 14]


def test_a107_with_an_empty_pile_the_display_shrinks() -> None:
    """A-107: nothing comes up any more when the pile is empty."""
    game = table(
        *("display 12 13 14", "pile none", "asks Teal: action"),
        Teal="tiles 1 2, artisans 2",
        Pink="tiles 3 4 5",
        Gold="tiles 6 7 8",
        Plum="tiles 9 10 11",
    )
    game.play("place architect", "raise artisans", "take tile 13")
    assert (game["Teal"].tiles, game.table.display, game.table.pile) == ([1, 2, 13], [12, 14], [])


@pytest.mark.parametrize(("discarded", "display"), [(1, [1, 7]), (4, [4, 7]), (6, [6, 7])])
def test_a107_a_discard_into_an_empty_pile_lies_open_at_once(discarded: int, display: list[int]) -> None:
    """A-107: four players with three tiles each, two open, no pile: the discarded tile fills the display again."""
    game = four_full_boards("artisans 2")
    go_to(game, "action")
    game.play("place architect", "raise artisans", "take tile 6", f"give back tile {discarded}")
    answer(game, "favour tile", f"open tile {discarded}")
    assert (game.table.display, game.table.pile) == (display, [])
    assert game["Teal"].tiles == sorted({1, 4, 5, 6} - {discarded})
