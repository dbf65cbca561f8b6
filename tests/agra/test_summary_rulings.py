"""Rulings A-169 to A-183: orders of asking, ways to deliver, empty actions, pending moves, and what is left."""

import pytest

from doab.agra import AgraGame
from tests.agra.steps import (
    GOODS,
    NAMES,
    WANTS,
    about_to_win,
    answer,
    at_pier,
    climb,
    do_nothing,
    end_sailing,
    finish_turn,
    go_to,
    pay_materials,
    processing_buildings,
    quiet_turn,
    refill_display,
    roll,
    set_up,
    table,
    total,
    win,
)


def asked_in_turn(game: AgraGame, question: str, text: str) -> list[str]:
    """Who is asked this question, one after the other, while everybody answers the same."""
    asked = []
    while game.question == question:
        asked.append(str(game.to_move))
        game.play(text)
    return asked


# ----------------------------------------------------------------


def test_a169_pier_4_asks_for_markers_from_the_turn_owner_on() -> None:
    """A-169: everybody gains a favour, nobody but the winner has a marker: Pink, Plum and Teal are asked in turn."""
    game = at_pier(
        3,
        "river mullah",
        "delivered mullah brick Gold twice",
        "asks Pink: action",
        Teal="goods wood 1, supply 0, contracts caliph",
        Pink="goods wood 1 oil 1, supply 0",
        Gold="goods wood 1, supply 0",
        Plum="goods wood 1, supply 0",
    )
    game.play("place sailor", "deliver oil to mullah")
    assert (game.table.boat, game["Gold"].contracts) == (4, ["mullah"])
    assert asked_in_turn(game, "free", "forfeit") == ["Pink", "Plum", "Teal"]
    assert [game[name].favour for name in NAMES] == [0, 1, 1, 0]  # Pink's one is her lost Oil
    assert game["Gold"].markers == 1


def test_a169_amounts_are_fixed_before_the_first_choice() -> None:
    """A-169: at pier 5 the Cotton that Teal takes does not change what she takes, nor anybody else's."""
    game = at_pier(
        4,
        "river subadar",
        "delivered subadar book Teal",
        "asks Teal: action",
        Teal="goods cement 1",
        Pink="goods cotton 1",
        Gold="goods cotton 3",
    )
    game.play("place sailor", "deliver cement to subadar")
    assert (game.table.boat, game.to_move, game.question) == (5, "Teal", "good")
    assert set(game.legal) == {"take sandstone", "take wood", "take turmeric", "take cotton"}
    game.play("take cotton")
    assert game.to_move == "Pink"
    assert set(game.legal) == {f"take {good}" for good in GOODS[4:12]}
    game.play("take oil")
    assert game.to_move == "Gold"
    assert set(game.legal) == {f"take {good}" for good in GOODS[12:]}
    game.play("take book")
    assert (game.to_move, set(game.legal)) == ("Plum", {f"take {good}" for good in GOODS[:4]})
    game.play("take wood")
    assert (game["Teal"].goods, game.table.limit) == ({"cotton": 1}, 6)


# ----------------------------------------------------------------


def test_a170_the_turn_owner_chooses_first_even_if_somebody_else_moves_the_boat() -> None:
    """A-170: Gold's delivery as Jagirdar in Teal's turn: the goods of pier 5 are taken Teal, Pink, Gold, Plum."""
    game = at_pier(
        4,
        "river dutch_trader",
        "delivered dutch_trader clothes Gold",
        "asks Teal: action",
        Gold="goods plank 1, contracts jagirdar",
    )
    game.play("place sailor")
    do_nothing(game)
    assert (game.question, game.to_move) == ("jagirdar", "Gold")
    game.play("deliver plank to dutch_trader")
    assert asked_in_turn(game, "good", "take wood") == list(NAMES)
    assert game.table.boat == 5
    climb(game)
    assert (game["Gold"].influence["merchants"], game["Gold"].rupees, game["Teal"].favour) == (1, 4, 1)


# ----------------------------------------------------------------


def test_a171_a_contract_of_level_4_and_pier_6_are_one_trigger() -> None:
    """A-171: the end is set for the next round, once; another such contract in that round changes nothing."""
    game = about_to_win("dewan", "round 4", "start Teal", "river dewan grand_imam", Pink="goods statue 2 paper 1 oil 1")
    win(game, "dewan")
    assert (game.table.ending, game.table.boat, game.table.round) == (5, 6, 4)
    end_sailing(game)
    climb(game)
    finish_turn(game)
    for name in ("Pink", "Gold", "Plum", "Teal"):
        assert quiet_turn(game) == name
    assert (game.table.round, game.to_move, game.table.ending) == (5, "Pink", 5)
    go_to(game, "action")
    game.play("place sailor", "pay statue", "deliver statue to grand_imam", "deliver paper to grand_imam")
    game.play("deliver oil to grand_imam")
    assert (game["Pink"].contracts, game.table.ending, game.table.boat) == (["grand_imam"], 5, 6)


# ----------------------------------------------------------------


def test_a172_workers_stay_where_they_are_when_turns_end() -> None:
    """A-172: standing and lying workers are the same after a round; nothing happens at the start of a turn."""
    game = at_pier(1, "asks Teal: action", Teal="standing woodcutter, lying trader, favour 1")
    for name in NAMES:
        assert quiet_turn(game) == name
    assert game.to_move == "Teal"
    assert (game["Teal"].standing, game["Teal"].lying) == (["botanist", "woodcutter"], ["trader"])
    assert (game["Teal"].favour, game["Teal"].rupees, game["Teal"].goods) == (1, 2, {})
    assert (game["Pink"].standing, game["Gold"].standing, game["Plum"].standing) == (
        ["architect"],
        ["quarry"],
        ["turmeric-farm"],
    )


# ----------------------------------------------------------------

WAYS = {
    "Sailor": ("asks Teal: action", "rupees 2", ["place sailor"]),
    "meditation": ("asks Teal | points 3 | blocked trade", "rupees 2", []),
    "tile 6": ("asks Teal: action", "favour 4, tiles 6", ["tile 6"]),
}


@pytest.mark.parametrize("way", WAYS)
def test_a173_three_ways_in_the_own_turn_and_any_open_slot(way: str) -> None:
    """A-173: by Sailor, meditation and tile 6; the bottom slot may be filled while the top is open."""
    asks, items, path = WAYS[way]
    game = at_pier(3, "river cook", asks, Teal=f"{items}, goods oil 1 wood 1 curry 1")
    game.play(*path)
    assert {"deliver oil to cook", "deliver wood to cook"} <= set(game.legal)
    assert "deliver curry to cook" not in game.legal
    game.play("deliver wood to cook")
    assert [tuple(slot) for slot in game.table.delivered["cook"]] == [("oil", None, 0), ("wood", "Teal", 1)]
    assert game["Teal"].rupees == 3


def test_a173_the_jagirdar_is_the_fourth_way() -> None:
    """A-173: in another player's Sailor; a filled slot takes nothing more."""
    game = at_pier(
        3,
        "river cook",
        "delivered cook oil Gold",
        "asks Teal: action",
        Pink="goods wood 1 oil 1, contracts jagirdar",
    )
    game.play("place sailor")
    do_nothing(game)
    assert set(game.legal) == {"deliver wood to cook", "no"}


@pytest.mark.parametrize("space", ["architect", "trader", "botanist", "woodcutter"])
def test_a173_no_other_space_delivers(space: str) -> None:
    """A-173: no delivery with any other main action, nor in the order phase."""
    game = at_pier(1, "river cook", "asks Teal: action", Teal="goods oil 1 wood 1")
    game.play(f"place {space}")
    seen = list(game.legal)
    do_nothing(game)
    seen += game.legal
    go_to(game, "orders")
    seen += game.legal
    assert not [text for text in seen if text.startswith("deliver ")]


# ----------------------------------------------------------------


def test_a174_the_step_of_an_order_comes_before_the_next_delivery() -> None:
    """A-174: not in the lead: 0 Rupees (1 – 1) and the step at once; the notable's step at the end."""
    game = at_pier(
        1,
        "river cook",
        "marked scholars 1",
        "asks Teal: action",
        Teal="goods curry 1 paper 1 oil 1 wood 1, scholars 1",
        Pink="scholars 2",
    )
    game.play("place sailor", "pay curry", "order scholars")
    assert (game.question, game["Teal"].influence["scholars"], game["Teal"].rupees) == ("sailor", 2, 2)
    game.play("deliver wood to cook")
    assert game["Teal"].rupees == 3
    end_sailing(game)
    assert game["Teal"].influence["artisans"] == 0
    game.play("raise artisans")
    assert game["Teal"].influence == {"artisans": 1, "merchants": 0, "scholars": 2}


def test_a174_a_bonus_of_that_step_comes_at_once_too() -> None:
    """A-174: entering step 3 by the order asks before the Sailor goes on."""
    game = at_pier(
        1,
        "river cook",
        "marked scholars 1",
        "asks Teal: action",
        Teal="goods curry 1 paper 1 oil 1 wood 1, scholars 2",
        Pink="scholars 4",
    )
    game.play("place sailor", "pay curry", "order scholars")
    assert game.question == "step bonus"
    game.play("take favour")
    assert (game.question, game["Teal"].favour, game["Teal"].rupees) == ("sailor", 1, 2 + 2 - 1)


# ----------------------------------------------------------------


@pytest.mark.parametrize("space", ["architect", "sailor", "trader", "botanist", "quarry", "woodcutter", "cement"])
def test_a175_a_worker_may_go_where_nothing_can_be_done(space: str) -> None:
    """A-175: no goods, an output of 0: every usable space can be chosen, and the turn goes on."""
    farmers = "farmer north 2, farmer west 4, farmer east 2"
    game = at_pier(1, "built cement", "asks Teal: action", Teal=farmers)
    game.play(f"place {space}")
    do_nothing(game)
    finish_turn(game)
    assert game.to_move == "Pink"
    assert (game["Teal"].standing, game["Teal"].goods, game["Teal"].rupees) == ([space], {}, 2)


# ----------------------------------------------------------------


def test_a176_neutral_bowls_only_block() -> None:
    """A-176: three players and a neutral marker: nobody scores it and nobody can use the bowl."""
    game = table(
        "neutral akbar curry",
        "asks Teal: orders",
        Teal="rupees 0, goods cement 1 curry 1 oil 1",
        Pink="rupees 0",
        Gold="rupees 0",
    )
    assert [game[name].score["total"] for name in ("Teal", "Pink", "Gold")] == [0, 0, 0]
    assert {text for text in game.legal if text.startswith("gift ")} == {"gift cement", "gift oil"}
    assert game.table.neutral["akbar"] == ["curry"]


# ----------------------------------------------------------------


def test_a177_a_tile_may_be_used_in_the_turn_in_which_it_is_taken() -> None:
    """A-177: step 3 by the Architect, tile 1 taken, a worker stood up with it."""
    game = at_pier(1, "display 1 2 3", "asks Teal: action", Teal="scholars 2, favour 2, lying trader")
    assert "tile 1" not in game.legal
    game.play("place architect", "raise scholars", "take tile 1")
    refill_display(game)
    assert (game["Teal"].tiles, game.question) == ([1], "after action")
    game.play("tile 1")
    answer(game, "stand", "stand trader")
    assert game["Teal"].standing == ["architect", "trader"]


def test_a177_a_contract_may_be_used_in_the_turn_in_which_it_is_won() -> None:
    """A-177: the Caliph stands a worker up in the very action that won him."""
    game = about_to_win("caliph", goods="cotton 1", teal="lying trader")
    assert "caliph" not in game.legal
    win(game, "caliph")
    assert game.question == "sailor"
    game.play("caliph")
    answer(game, "stand", "stand trader")
    assert game["Teal"].standing == ["sailor", "trader"]


# ----------------------------------------------------------------


def test_a178_two_empty_notables_pay_1_and_1() -> None:
    """A-178: a Curry and a Wood, one delivery paid with a Cotton: 2 Rupees, a step of each guild."""
    game = at_pier(1, "river sufi cook", "asks Teal: action", Teal="goods cotton 1 curry 1 wood 1")
    game.play("place sailor", "pay cotton", "deliver curry to sufi", "deliver wood to cook")
    assert game["Teal"].rupees == 2 + 1 + 1
    end_sailing(game)
    climb(game)
    assert game["Teal"].influence == {"artisans": 1, "merchants": 0, "scholars": 1}
    assert game["Teal"].rupees == 4


# ----------------------------------------------------------------


def test_a179_the_calligrapher_serves_every_peon_of_a_turn() -> None:
    """A-179: a Peon and a Peon by the Statue cost 2 Rupees in all."""
    game = at_pier(
        3, "asks Teal: action", Teal="rupees 5, contracts calligrapher, goods statue 1, standing sailor trader"
    )
    game.play("peon trader", "end trading")
    assert game["Teal"].rupees == 4
    game.play("use statue", "peon sailor")
    do_nothing(game)
    assert game["Teal"].rupees == 3


def test_a179_one_rupee_is_enough_and_none_is_not() -> None:
    """A-179: with a supply of workers the Peon has to be paid."""
    teal = "contracts calligrapher, standing trader"
    assert "peon trader" in at_pier(3, "asks Teal: action", Teal=f"{teal}, rupees 1").legal
    assert "peon trader" not in at_pier(3, "asks Teal: action", Teal=f"{teal}, rupees 0").legal
    assert "peon trader" not in at_pier(3, "asks Teal: action", Teal="standing trader, rupees 1").legal


# ----------------------------------------------------------------


def test_a180_every_good_and_notable_has_one_name() -> None:
    """A-180: sixteen goods, fourteen notables on the river by their keys, whatever a translation calls them."""
    game = set_up(NAMES)
    assert set(game.table.value) == set(GOODS)
    assert len(game.table.river) == 14
    assert set(game.table.river) <= set(WANTS)
    assert {key: tuple(good for good, _, _ in game.table.delivered[key]) for key in game.table.river} == {
        key: WANTS[key] for key in game.table.river
    }


# ----------------------------------------------------------------


def test_a181_a_pending_move_of_the_builder_comes_before_the_event() -> None:
    """A-181: Paper is built on the site; tile 6 sends the boat to pier 2: roll, build there, roll."""
    game = at_pier(
        1,
        "river cook",
        "delivered cook oil Teal",
        "builder paper",
        "asks Teal: action",
        Teal="goods wood 2, tiles 6, favour 4",
        Pink="contracts takshaka",
    )
    game.play("place paper")
    assert (game.question, processing_buildings(game)) == ("processing", {"paper"})
    game.play("tile 6")
    answer(game, "pick", "deliver wood to cook")
    roll(game, "builder", 1)
    assert (game.table.boat, processing_buildings(game)) == (2, {"paper", "dye"})
    roll(game, "builder", 2)
    assert (game.table.builder, game["Teal"].contracts) == ("statue", ["cook"])
    climb(game)
    assert game.question == "processing"
    game.play("move 1")
    assert game["Teal"].goods == {"paper": 1}
    finish_turn(game)
    assert (game.table.builder, game.to_move) == ("statue", "Pink")


def test_a181_the_architects_pending_move_counts_as_well() -> None:
    """A-181: built by the Architect under the builder's feet; the same order."""
    game = at_pier(
        1,
        "river cook",
        "delivered cook oil Teal",
        "builder curry",
        "asks Teal: action",
        Teal="goods sandstone 1 wood 2 turmeric 1, tiles 6, favour 4",
        Pink="contracts takshaka",
    )
    game.play("place architect", "build curry")
    pay_materials(game, "sandstone", "wood")
    game.play("bonus favour+3", "tile 6")
    answer(game, "pick", "deliver wood to cook")
    roll(game, "builder", 1)
    assert processing_buildings(game) == {"curry", "oil"}
    roll(game, "builder", 1)
    assert game.table.builder == "brick"
    climb(game)
    game.play("move 1")
    assert (game.to_move, game.table.builder, game["Teal"].goods) == ("Teal", "brick", {"curry": 1})


# ----------------------------------------------------------------


def visiting(space: str, merchant: str) -> AgraGame:
    """Teal goes to a production building and wins the first contract of level II there with tile 6."""
    game = at_pier(
        2,
        "river mullah",
        "delivered mullah brick Teal",
        f"merchant {merchant}",
        "asks Teal: action",
        Teal="goods oil 1, tiles 6, favour 4",
    )
    game.play(f"place {space}", "tile 6")
    answer(game, "pick", "deliver oil to mullah")
    assert game.table.boat == 3
    return game


def test_a182_the_visit_counts_although_the_merchant_has_left() -> None:
    """A-182: pier 3 moves him away; after the action 2 favour and another roll from where he is."""
    game = visiting("quarry", "quarry")
    roll(game, "merchant", 1)
    assert game.table.merchant == "woodcutter"
    climb(game)
    assert (game.question, game["Teal"].favour) == ("production", 4 - 2)
    game.play("produce 1")
    assert game["Teal"].favour == 4 - 2 + 2
    roll(game, "merchant", 2)
    assert (game.table.merchant, dict(game.table.coins).get("turmeric-farm")) == ("cotton-farm", 1)
    assert (game.to_move, game["Teal"].rupees) == ("Teal", 4)


def test_a182_a_merchant_who_arrives_later_is_not_visited() -> None:
    """A-182: he comes to the woodcutter by the event, after Teal has: no favour, no second roll."""
    game = visiting("woodcutter", "quarry")
    roll(game, "merchant", 1)
    assert game.table.merchant == "woodcutter"
    climb(game)
    game.play("produce 1")
    assert (game["Teal"].favour, game.table.merchant) == (4 - 2, "woodcutter")
    assert game.to_move != "chance"


# ----------------------------------------------------------------


def test_a183_no_round_is_the_last_by_its_number() -> None:
    """A-183: after round 150 comes round 151; nobody has set off an end."""
    game = at_pier(1, "round 150", "start Teal", "asks Plum: action")
    assert quiet_turn(game) == "Plum"
    assert (game.over, game.table.round, game.to_move, game.table.ending) == (False, 151, "Teal", None)


def test_a183_a_score_as_it_stands_ends_nothing() -> None:
    """A-183: the score can be read at any time; the game goes on."""
    assert total("rupees 9, tracker 6") == 14
    game = at_pier(1, "round 150", "asks Teal: action", Teal="rupees 9, tracker 6")
    assert (game.over, game.question) == (False, "action")
