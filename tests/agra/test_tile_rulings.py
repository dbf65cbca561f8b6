"""Rulings A-162 to A-168: the favour tiles, the end of a turn, and the list of building-bonus tiles."""

import pytest

from doab.agra import AgraGame
from tests.agra.steps import answer, answers, at_pier, climb, end_sailing, finish_turn, go_on, go_to, quiet_turn, set_up

VALUE_2 = ("cement", "plank", "curry", "oil", "brick", "paper", "dye", "cloth")


def tile_of(
    tile: int, favour: int, items: str = "rupees 2", *clauses: str, asks: str = "asks Teal: action"
) -> AgraGame:
    """Teal owns one tile and some favour; the Cook and the Sufi are on the river."""
    return at_pier(1, "river sufi cook", asks, *clauses, Teal=f"{items}, tiles {tile}, favour {favour}")


# ---------------------------------------------------------------- own and spend, tile by tile

TILES = [
    (1, 2, 2, "lying trader", [("stand", "stand trader")]),
    (4, 3, 2, "goods wood 1", [("pick", "sell wood")]),
    (5, 3, 2, "rupees 2", [("cover", "uncover north 1")]),
    (6, 4, 2, "goods oil 1", [("pick", "deliver oil to cook"), ("influence", "done")]),
    (7, 4, 2, "goods curry 1", [("gift", "gift curry")]),
    (8, 2, 1, "rupees 2", [("pick", "farmer north 2"), ("second step", "done")]),
    (9, 3, 2, "rupees 2", [("pick", "price 1 on wood showing 2")]),
    (10, 2, 2, "goods curry 1", [("pick", "swap curry"), ("good", "take paper")]),
    (11, 4, 3, "rupees 2", [("good", "take paper")]),
    (12, 4, 4, "rupees 2", []),
    (13, 3, 2, "goods wood 1", [("pick", "process wood to plank")]),
    (14, 3, 3, "standing trader", [("action", "peon trader")]),
]


@pytest.mark.parametrize(("tile", "own", "spend", "items", "path"), TILES, ids=[f"tile {row[0]}" for row in TILES])
def test_a166_every_tile_has_its_own_and_its_price(
    tile: int, own: int, spend: int, items: str, path: list[tuple[str, str]]
) -> None:
    """A-166: not offered with one favour fewer; the price is paid, one marker of it is locked; once a turn."""
    assert f"tile {tile}" not in tile_of(tile, own - 1, items).legal
    game = tile_of(tile, own + 4, items)
    game.play(f"tile {tile}")
    for question, text in path:
        answer(game, question, text)
    assert (game["Teal"].favour, game["Teal"].locked) == (own + 4 - spend, 1)
    assert f"tile {tile}" not in game.legal
    assert f"tile {tile}" in tile_of(tile, own, items).legal


# ----------------------------------------------------------------


def followed(*clauses: str, pink: str = "goods cotton 2, tiles 2, favour 2") -> AgraGame:
    """Teal moves one Cotton into Cloth; Pink may follow."""
    game = at_pier(1, "built cloth", "asks Teal: action", *clauses, Teal="goods cotton 1", Pink=pink)
    game.play("place cloth", "move 1")
    return game


def test_a162_a_follower_moves_two_and_the_actor_has_one_favour() -> None:
    """A-162: tile 2 while following: 2 Cotton for 2 favour; Teal earns 1 for one follower."""
    game = followed()
    assert (game.question, game.to_move, set(game.legal)) == ("follow", "Pink", {"follow", "follow twice", "no"})
    game.play("follow twice")
    assert (game["Pink"].goods, game["Pink"].favour, game["Pink"].locked) == ({"cloth": 2}, 0, 1)
    assert game["Teal"].favour == 1


@pytest.mark.parametrize(
    "pink",
    [
        "goods cotton 1, tiles 2, favour 2",
        "goods cotton 2, tiles 2, favour 1",
        "goods cotton 2, tiles 1, favour 2",
        "goods cotton 2, tiles 2, favour 3, used tile 2",
    ],
    ids=["one good", "one favour", "another tile", "used tile"],
)
def test_a162_otherwise_one_good_follows(pink: str) -> None:
    """A-162: a second good, 2 favour and the unused tile are needed."""
    assert set(followed(pink=pink).legal) == {"follow", "no"}


@pytest.mark.parametrize(("reset", "free"), [("own_turn_end", False), ("any_turn_end", True)])
def test_a162_used_while_following_it_is_used_up_in_the_own_turn(reset: str, free: bool) -> None:
    """A-162: the mark goes at the end of Pink's own turn, with the switch already at the end of Teal's."""
    game = followed(f"options favour_reset={reset}", pink="goods cotton 5, tiles 2, favour 4")
    game.play("follow twice")
    finish_turn(game)
    go_on(game, "meditation")
    assert (game.to_move, game.question, game["Pink"].locked) == ("Pink", "action", 0 if free else 1)
    game.play("place cloth", "move 1")
    assert (game.question == "extra") is free
    answer(game, "extra", "no")
    finish_turn(game)
    assert game["Pink"].locked == 0


def test_a162_in_the_own_building_after_at_least_one_good() -> None:
    """A-162: three goods and one more; after none there is no question."""
    game = tile_of(2, 2, "goods cotton 5", "built cloth")
    game.play("place cloth", "move 3")
    assert (game.question, set(game.legal)) == ("extra", {"extra", "no"})
    game.play("extra")
    assert (game["Teal"].goods, game["Teal"].favour, game["Teal"].locked) == ({"cotton": 1, "cloth": 4}, 0, 1)
    game = tile_of(2, 2, "goods cotton 5", "built cloth")
    game.play("place cloth", "move 0")
    assert game.question != "extra"
    assert game["Teal"].goods == {"cotton": 5}


def test_a162_with_a_meditation_action_and_without_points() -> None:
    """A-162: 2 points pay for the first Cotton, the favour for the second."""
    game = tile_of(2, 2, "goods cotton 3", "points 2", asks="asks Teal")
    game.play("process cotton to oil", "extra")
    assert (game["Teal"].goods, game.table.points, game["Teal"].favour) == ({"cotton": 1, "oil": 2}, 0, 0)


def test_a162_with_a_favour_action() -> None:
    """A-162: favour 2 processes one, tile 2 another along the same arrow."""
    game = tile_of(2, 5, "goods cotton 2")
    game.play("favour 2", "process cotton to cloth", "extra")
    assert (game["Teal"].goods, game["Teal"].favour, game["Teal"].locked) == ({"cloth": 2}, 0, 2)


def test_a162_once() -> None:
    """A-162: used with the first processing of the turn it is not asked at the second."""
    game = tile_of(2, 4, "goods cotton 6", "built cloth", "points 4", asks="asks Teal")
    game.play("process cotton to oil", "extra", "process cotton to oil")
    assert game.question != "extra"
    go_to(game, "action")
    game.play("place cloth", "move 1")
    assert game.question != "extra"


def test_a162_the_tile_is_no_action_by_itself() -> None:
    """A-162: it has to be combined with a processing."""
    assert "tile 2" not in tile_of(2, 4, "goods cotton 6").legal


# ----------------------------------------------------------------


def test_a163_one_point_in_the_meditation_phase_only() -> None:
    """A-163: own 2, spend 1, one point; not in the action phase, not with 1 favour."""
    game = tile_of(3, 2, asks="asks Teal")
    game.play("tile 3")
    assert (game.table.points, game["Teal"].favour, game["Teal"].locked) == (1, 1, 1)
    game.play("farmer north 2")
    assert game["Teal"].farmers["north"] == 2
    assert "tile 3" not in tile_of(3, 2).legal
    assert "tile 3" not in tile_of(3, 1, "standing trader", asks="asks Teal").legal


def test_a163_the_point_counts_as_generated() -> None:
    """A-163: the Muezzin adds one although nobody lies down; a worker laid afterwards brings no second one."""
    game = at_pier(3, "asks Teal", Teal="contracts muezzin, tiles 3, favour 2, standing trader")
    game.play("tile 3")
    assert game.table.points == 2
    game.play("lay trader")
    assert game.table.points == 3


# ----------------------------------------------------------------


def test_a164_a_delivery_with_rupees_and_influence() -> None:
    """A-164: one good, the payout of the card, a step; no double delivery."""
    game = tile_of(6, 4, "goods oil 2 wood 2")
    game.play("tile 6")
    assert (game.question, set(game.legal)) == ("pick", {"deliver oil to cook", "deliver wood to cook"})
    game.play("deliver oil to cook", "raise artisans")
    assert (game["Teal"].rupees, game["Teal"].favour, game["Teal"].influence["artisans"]) == (3, 2, 1)
    assert tuple(game.table.delivered["cook"][0]) == ("oil", "Teal", 1)
    assert game.question == "action"


@pytest.mark.parametrize(("cap", "steps"), [("phase", 1), ("action", 2), ("turn", 1)])
def test_a164_inside_a_sailor_no_second_step_for_the_same_card(cap: str, steps: int) -> None:
    """A-164: Oil by the Sailor, Wood by the tile, both to the Cook: one step, or one for each action by the switch."""
    game = tile_of(6, 4, "goods oil 1 wood 1", f"options influence_cap={cap}")
    game.play("place sailor", "deliver oil to cook", "tile 6", "deliver wood to cook")
    assert game["Teal"].contracts == ["cook"]
    climb(game)
    end_sailing(game)
    climb(game)
    assert game["Teal"].influence["artisans"] == steps
    assert game["Teal"].rupees == 2 + 1 + 2


@pytest.mark.parametrize(("cap", "steps"), [("phase", 2), ("action", 2), ("turn", 1)])
def test_a164_after_a_meditation_delivery_the_phase_is_another(cap: str, steps: int) -> None:
    """A-164: Oil in meditation, Wood by the tile in the action phase: two steps, or one a turn by the switch."""
    game = tile_of(
        6, 4, "goods oil 1 wood 1", f"options influence_cap={cap}", "points 3", "blocked trade", asks="asks Teal"
    )
    game.play("deliver oil to cook")
    climb(game)
    go_to(game, "action")
    game.play("tile 6", "deliver wood to cook")
    climb(game)
    assert game["Teal"].influence["artisans"] == steps


def test_a164_only_available_notables() -> None:
    """A-164: at pier 1 a notable of level II cannot be served."""
    game = at_pier(1, "river cook mullah", "asks Teal: action", Teal="goods oil 1 wood 1, tiles 6, favour 4")
    game.play("tile 6")
    assert set(game.legal) == {"deliver oil to cook", "deliver wood to cook"}


# ----------------------------------------------------------------


def test_a165_in_the_meditation_phase_and_besides_the_order_phase() -> None:
    """A-165: an order by the tile in meditation, a gift in the order phase of the same turn."""
    game = tile_of(7, 4, "goods paper 1 oil 1 curry 1, scholars 1", "marked scholars 1", asks="asks Teal")
    game.play("tile 7")
    assert (game.question, answers(game, "gift", "order")) == (
        "gift",
        {"gift paper", "gift oil", "gift curry", "order scholars"},
    )
    game.play("order scholars")
    assert (game["Teal"].orders["scholars"], game["Teal"].rupees, game.table.marked["scholars"]) == ([1], 3, 2)
    go_to(game, "action")
    game.play("place trader", "end trading")
    go_to(game, "orders")
    game.play("gift curry")
    assert game["Teal"].akbar == ["curry"]


def test_a165_a_gift_by_the_tile_leaves_the_order_phase() -> None:
    """A-165: one gift by the tile and one in the order phase."""
    game = tile_of(7, 4, "goods paper 1 curry 1", asks="asks Teal: orders")
    game.play("tile 7", "gift paper")
    assert game.question == "orders"
    game.play("gift curry")
    assert game["Teal"].akbar == ["curry", "paper"]


def test_a165_an_order_needs_what_orders_need() -> None:
    """A-165: without a step among the Scholars their order is not offered."""
    game = tile_of(7, 4, "goods paper 1 oil 1", "marked scholars 1")
    game.play("tile 7")
    assert "order scholars" not in game.legal


# ----------------------------------------------------------------


def test_a166_tile_13_goes_by_current_values_along_an_arrow() -> None:
    """A-166: Paper at 1 and Book at 2: Paper may become a Book, and Wood a Plank but no Paper."""
    game = tile_of(13, 3, "goods paper 1 wood 1", "prices 1 paper 1, 2 book 2")
    game.play("tile 13")
    assert set(game.legal) == {"process paper to book", "process wood to plank"}
    game.play("process paper to book")
    assert game["Teal"].goods == {"wood": 1, "book": 1}


def test_a166_tile_13_does_not_process_into_luxury_goods() -> None:
    """A-166: at printed values a Paper stays a Paper."""
    game = tile_of(13, 3, "goods paper 1 wood 1")
    game.play("tile 13")
    assert set(game.legal) == {"process wood to plank", "process wood to paper"}


def test_a166_tile_11_takes_any_good_worth_2_now() -> None:
    """A-166: the eight processed goods; with tokens Wood at 2 instead of Curry at 3."""
    game = tile_of(11, 4)
    game.play("tile 11")
    assert set(game.legal) == {f"take {good}" for good in VALUE_2}
    game = tile_of(11, 4, "rupees 2", "prices 1 wood 2, 2 curry 3")
    game.play("tile 11")
    assert set(game.legal) == {f"take {good}" for good in (*VALUE_2, "wood") if good != "curry"}
    game.play("take wood")
    assert game["Teal"].goods == {"wood": 1}


def test_a166_tile_10_swaps_equal_current_values() -> None:
    """A-166: Curry raised to 3 is swapped for a good worth 3."""
    game = tile_of(10, 2, "goods curry 1", "prices 2 curry 3")
    game.play("tile 10")
    answer(game, "pick", "swap curry")
    assert set(game.legal) == {"take statue", "take book", "take painting", "take clothes"}
    game.play("take book")
    assert game["Teal"].goods == {"book": 1}


def test_a166_tile_9_changes_a_price_as_the_trader_does() -> None:
    """A-166: a token onto Wood showing 2; never two steps away from the printed value."""
    game = tile_of(9, 3)
    game.play("tile 9")
    assert "price 1 on wood showing 2" in game.legal
    assert not {"price 2 on wood showing 3", "price 3 on curry showing 4"} & set(game.legal)
    game.play("price 1 on wood showing 2")
    assert (game.table.value["wood"], game.table.prices) == (2, {"wood": 2})


def test_a166_tile_8_moves_one_farmer_twice_or_two_once() -> None:
    """A-166: two squares in all; covers stop a farmer."""
    game = tile_of(8, 2, "uncovered north 1")
    game.play("tile 8", "farmer north 2")
    assert game.question == "second step"
    assert {"farmer north 1", "farmer east 2", "farmer east 4", "done"} <= set(game.legal)
    assert "farmer east 1" not in game.legal
    game.play("farmer north 1")
    assert game["Teal"].farmers == {"north": 1, "east": 3, "south": 3, "west": 3}
    game = tile_of(8, 2)
    game.play("tile 8", "farmer north 2")
    assert "farmer north 1" not in game.legal
    game.play("farmer west 4")
    assert game["Teal"].farmers == {"north": 2, "east": 3, "south": 3, "west": 4}


def test_a166_tile_14_is_for_the_main_action_and_the_statues() -> None:
    """A-166: a free Peon, also for the additional main action; not in other phases."""
    for asks in ("asks Teal", "asks Teal: orders", "asks Teal: end"):
        assert "tile 14" not in tile_of(14, 3, "standing trader, goods curry 1 clothes 1", asks=asks).legal
    game = tile_of(14, 3, "standing trader, goods statue 1, rupees 0")
    game.play("place woodcutter", "produce 0", "use statue")
    assert {"peon trader", "peon woodcutter"} & set(game.legal) == set()
    game.play("tile 14")
    assert set(game.legal) == {"peon trader", "peon woodcutter"}
    game.play("peon trader")
    assert (game["Teal"].rupees, game["Teal"].favour, game.question) == (0, 0, "trader")


# ----------------------------------------------------------------


def test_a167_the_end_of_a_turn_returns_markers_and_turns_notables_back() -> None:
    """A-167: nothing is locked after it, and everything that is once a turn can be used again."""
    game = at_pier(
        3,
        "asks Teal: action",
        Teal="favour 9, goods book 2 cotton 2, tiles 8, contracts caliph, lying trader botanist sailor",
    )
    game.play("favour 1", "take wood", "tile 8", "farmer north 2", "farmer west 4", "caliph")
    answer(game, "stand", "stand sailor")
    game.play("use book", "done")
    assert (game["Teal"].locked, game["Teal"].favour) == (3, 9 - 2 - 1 + 1)
    once_a_turn = {"favour 1", "tile 8", "caliph", "use book"}
    assert not once_a_turn & set(game.legal)
    supply = game["Teal"].markers
    assert quiet_turn(game) == "Teal"
    assert (game["Teal"].locked, game["Teal"].markers) == (0, supply + 3)
    for name in ("Pink", "Gold", "Plum"):
        assert quiet_turn(game) == name
    assert once_a_turn <= set(game.legal)


def test_a167_the_turn_of_another_player_returns_nothing() -> None:
    """A-167: what Pink has locked while following stays locked until her own turn ends."""
    game = followed()
    game.play("follow twice")
    finish_turn(game)
    assert (game.to_move, game["Pink"].locked) == ("Pink", 1)
    assert quiet_turn(game) == "Pink"
    assert game["Pink"].locked == 0


# ----------------------------------------------------------------


def test_a168_twelve_tiles_four_a_level() -> None:
    """A-168: the Rupees of the levels add up to 11, 17 and 21."""
    levels = {
        11: ["artisans+3", "cover+2", "merchants+3", "favour+3"],
        17: ["artisans+4", "favour+4", "scholars+4", "rupees+5"],
        21: ["scholars+5", "favour+5", "merchants+5", "rupees+6"],
    }
    game = set_up(["Teal", "Pink", "Gold", "Plum"])
    assert sorted(game.table.bonus_left) == sorted(name for names in levels.values() for name in names)
    for rupees, names in levels.items():
        assert sum(int(name.split("+")[1]) for name in names) == rupees
