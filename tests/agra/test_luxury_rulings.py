"""Rulings A-108 to A-114: Statue, Book, Painting and Clothes."""

import pytest

from doab.agra import AgraGame, agra
from doab.core.errors import IllegalAction
from tests.agra.steps import answer, at_pier, climb, end_sailing, finish_turn, go_on, quiet_turn, roll, table

# ----------------------------------------------------------------


def test_a108_one_of_each_kind_in_a_turn() -> None:
    """A-108: Book, Painting and Clothes all may be used in one turn, but no second Book."""
    game = agra("Teal: goods book 2 painting 1 clothes 1, lying trader | Pink: rupees 2 | asks Teal")
    game.play("use book", "stand trader")
    answer(game, "stand", "done")
    assert {"use painting", "use clothes"} <= set(game.legal)
    assert "use book" not in game.legal
    game.play("use painting", "raise artisans", "raise merchants", "use clothes")
    assert (game["Teal"].goods, game["Teal"].locked, game["Teal"].rupees, game["Teal"].favour) == (
        {"book": 1},
        3,
        2 + 3,
        1,
    )
    with pytest.raises(IllegalAction):
        game.play("use book")


def test_a108_all_four_in_one_turn() -> None:
    """A-108: the Statue comes on top of the other three."""
    game = agra(
        "Teal: goods statue 1 book 1 painting 1 clothes 1 | Pink: rupees 2 | merchant quarry | asks Teal: action"
    )
    game.play("use clothes", "use painting", "raise artisans", "raise scholars", "use book")
    answer(game, "stand", "done")
    game.play("place woodcutter", "produce 1", "use statue", "place turmeric-farm", "produce 1")
    assert (game["Teal"].goods, game["Teal"].rupees, game["Teal"].favour) == ({"wood": 1, "turmeric": 1}, 5, 1)
    finish_turn(game)
    assert (game.to_move, game["Teal"].locked, game["Teal"].markers) == ("Pink", 0, 19)


@pytest.mark.parametrize("good", ["book", "painting", "clothes"])
def test_a108_the_same_kind_again_in_the_next_turn(good: str) -> None:
    """A-108: a kind that was used is closed for this turn and open in the next one."""
    game = agra(f"Teal: goods {good} 2, used {good} | Pink: rupees 2 | merchant quarry | asks Teal: action")
    assert f"use {good}" not in game.legal
    quiet_turn(game)
    quiet_turn(game)
    assert game.to_move == "Teal"
    assert f"use {good}" in game.legal


# ----------------------------------------------------------------


def test_a109_clothes_lie_on_the_scroll_until_the_end_of_the_turn() -> None:
    """A-109: the good becomes a locked marker; it reaches the supply only at the end of the turn."""
    game = agra("Teal: goods clothes 1 | Pink: rupees 2 | merchant quarry | asks Teal: action")
    assert (game["Teal"].markers, game["Teal"].locked) == (21, 0)
    game.play("use clothes")
    assert (game["Teal"].goods, game["Teal"].markers, game["Teal"].locked) == ({}, 21, 1)
    quiet_turn(game)
    assert (game["Teal"].markers, game["Teal"].locked) == (22, 0)


def test_a109_a_book_takes_one_marker_for_its_favour() -> None:
    """A-109: the Book is locked, its favour comes from the supply; one marker comes back at the end of the turn."""
    game = agra("Teal: goods book 1, lying trader quarry | Pink: rupees 2 | merchant cotton-farm | asks Teal: action")
    assert game["Teal"].markers == 21
    game.play("use book", "stand trader", "stand quarry")
    answer(game, "stand", "done")
    assert (game["Teal"].markers, game["Teal"].locked, game["Teal"].favour) == (20, 1, 1)
    quiet_turn(game)
    assert (game["Teal"].markers, game["Teal"].locked, game["Teal"].favour) == (21, 0, 1)


def test_a109_statue_and_painting_are_locked_too() -> None:
    """A-109: both lie on their scrolls through the additional action and come back together."""
    game = agra("Teal: goods statue 1 painting 1 | Pink: rupees 2 | merchant quarry | asks Teal: action")
    game.play("use painting", "raise artisans", "raise merchants", "place woodcutter", "produce 0", "use statue")
    assert (game["Teal"].goods, game["Teal"].locked, game["Teal"].markers) == ({}, 2, 20)
    game.play("place turmeric-farm", "produce 2")
    finish_turn(game)
    assert (game["Teal"].goods, game["Teal"].locked, game["Teal"].markers) == ({"turmeric": 2}, 0, 20)


# ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "second"), [("artisans", "merchants"), ("artisans", "scholars"), ("merchants", "scholars")]
)
def test_a110_a_painting_raises_two_different_tracks(first: str, second: str) -> None:
    """A-110: one step on each of two tracks of the player's choice; the third stays."""
    game = agra("Teal: goods painting 1, artisans 3, merchants 3, scholars 3 | Pink: rupees 2 | asks Teal: action")
    game.play("use painting", f"raise {first}", f"raise {second}")
    assert game.question == "action"
    expected = {guild: 3 + (guild in (first, second)) for guild in ("artisans", "merchants", "scholars")}
    assert game["Teal"].influence == expected


def test_a110_never_the_same_track_twice() -> None:
    """A-110: after the Artisans the second step goes to one of the two other guilds."""
    game = agra("Teal: goods painting 1 | Pink: rupees 2 | asks Teal: action")
    game.play("use painting", "raise artisans")
    assert set(game.legal) == {"raise merchants", "raise scholars"}
    with pytest.raises(IllegalAction):
        game.play("raise artisans")


def test_a110_both_steps_can_bring_a_bonus() -> None:
    """A-110: entering step 3 on one track and step 6 on the other pays 1 and 2 favour, each at once."""
    game = agra("Teal: goods painting 1, artisans 2, merchants 5 | Pink: rupees 2 | asks Teal: action")
    game.play("use painting", "raise artisans", "take favour")
    assert game["Teal"].favour == 1
    game.play("raise merchants", "take favour")
    assert (game["Teal"].favour, game["Teal"].influence["artisans"], game["Teal"].influence["merchants"]) == (3, 3, 6)


def test_a110_the_step_of_a_track_at_the_top_is_wasted() -> None:
    """A-110: with two markers at the top a Painting raises the third marker once and no more."""
    game = agra(
        "Teal: goods painting 1, artisans 9, merchants 9, scholars 3 | Pink: rupees 2 | round 3 | ending 4"
        " | asks Teal: action"
    )
    game.play("use painting")
    for _ in range(2):
        answer(game, "painting", "raise scholars" if "raise scholars" in game.legal else game.legal[0])
    assert game.question == "action"
    assert game["Teal"].influence == {"artisans": 9, "merchants": 9, "scholars": 4}
    assert (game["Teal"].goods, game.table.ending) == ({}, 4)


# ----------------------------------------------------------------


def test_a111_the_statue_waits_until_the_main_action_is_over() -> None:
    """A-111: not in the meditation, not before or during the Sailor's deliveries; only after them."""
    game = agra("Teal: goods statue 1 oil 1 wood 1, favour 2 | Pink: rupees 2 | river cook mahout | asks Teal")
    closed = []
    for text in ("end meditation", "place sailor", "pay wood", "deliver oil to cook", "end sailing", "raise artisans"):
        assert "use statue" not in game.legal
        closed.append(game.question)
        game.play(text)
    assert closed == ["meditation", "action", "sailor", "sailor", "sailor", "influence"]
    assert (game.to_move, game.question) == ("Teal", "after action")
    assert {"use statue", "open orders"} <= set(game.legal)


def test_a111_no_statue_once_the_order_phase_is_open() -> None:
    """A-111: whoever opens the order phase has let the Statue pass, for this turn."""
    game = agra("Teal: goods statue 1, favour 2 | Pink: rupees 2 | merchant quarry | asks Teal: action")
    game.play("place woodcutter", "produce 0")
    assert "use statue" in game.legal
    game.play("open orders")
    assert game.question == "orders"
    assert "use statue" not in game.legal
    game.play("skip orders")
    assert game.question == "end"
    assert "use statue" not in game.legal


def test_a111_followers_and_merchant_come_before_the_statue() -> None:
    """A-111: processing, following, the merchant's favour and his die are over when the Statue is offered."""
    game = agra(
        "Teal: goods statue 1 cotton 1 | Pink: goods cotton 1 | built cloth | merchant cloth | asks Teal: action"
    )
    game.play("place cloth", "move 1")
    assert (game.to_move, game.question) == ("Pink", "follow")
    game.play("follow")
    roll(game, "merchant", 1)
    assert (game.to_move, game.question, game["Teal"].favour) == ("Teal", "after action", 1 + 2)
    assert "use statue" in game.legal


def test_a111_the_builder_comes_before_the_statue() -> None:
    """A-111: the builder has moved on when the Statue is offered."""
    game = agra("Teal: goods statue 1 cotton 1 | Pink: rupees 2 | builder cloth | asks Teal: action")
    game.play("place cloth", "move 1")
    roll(game, "builder", 1)
    assert (game.to_move, game.question, game.table.builder) == ("Teal", "after action", "statue")
    assert "use statue" in game.legal


def test_a111_the_jagirdar_comes_before_the_statue() -> None:
    """A-111: the owner of the Jagirdar answers the Sailor before a Statue can be spent."""
    game = at_pier(
        *(4, "river cook mahout", "asks Teal: action"),
        Teal="goods statue 1 oil 1",
        Pink="contracts jagirdar, goods wood 1",
    )
    game.play("place sailor", "deliver oil to cook")
    end_sailing(game)
    game.play("done")
    assert (game.to_move, game.question) == ("Pink", "jagirdar")
    game.play("no")
    assert (game.to_move, game.question) == ("Teal", "after action")
    assert "use statue" in game.legal


def test_a111_one_statue_in_a_turn() -> None:
    """A-111: after the additional action a second Statue is not offered before the next turn."""
    game = agra("Teal: goods statue 2, favour 2 | Pink: rupees 2 | merchant quarry | asks Teal: action")
    game.play("place woodcutter", "produce 0", "use statue", "place turmeric-farm", "produce 0")
    assert game.to_move == "Teal"
    while game.to_move == "Teal":
        assert "use statue" not in game.legal
        go_on(game)
    assert game["Teal"].goods == {"statue": 1}


# ----------------------------------------------------------------


def with_a_statue(items: str, *clauses: str, pink: str = "") -> AgraGame:
    """Teal has worked in the quarry and pays a Statue for another main action."""
    own = f"goods statue 1, {items}"
    game = table(*(clauses or ("merchant cotton-farm",)), "asks Teal: action", Teal=own, Pink=pink)
    game.play("place quarry", "produce 2", "use statue")
    assert (game.to_move, game.question) == ("Teal", "action")
    return game


def test_a112_the_same_space_again_only_with_the_peon() -> None:
    """A-112: the quarry, where the own worker stands, costs 2 Rupees and no worker."""
    game = with_a_statue("rupees 5")
    assert "place quarry" not in game.legal
    game.play("peon quarry", "produce 2")
    assert (game["Teal"].rupees, game["Teal"].workers, game["Teal"].goods) == (3, 9, {"sandstone": 4})


def test_a112_no_peon_without_the_money() -> None:
    """A-112: the Peon's price is the usual one: with 1 Rupee and workers in supply the quarry is closed."""
    game = with_a_statue("rupees 1")
    assert not {"place quarry", "peon quarry"} & set(game.legal)


def test_a112_a_paid_statue_must_be_carried_out() -> None:
    """A-112: after the payment only a space may be chosen; the turn cannot go on without it."""
    game = with_a_statue("rupees 5")
    assert {text.split()[0] for text in game.legal} == {"place", "peon"}
    with pytest.raises(IllegalAction):
        game.play("open orders")


def test_a112_a_statue_sends_workers_away() -> None:
    """A-112: a standing worker that the additional action sends away is worth a favour as always."""
    game = with_a_statue("rupees 5", pink="standing trader")
    game.play("place trader")
    assert (game["Pink"].favour, game["Pink"].standing, game["Pink"].workers) == (1, [], 10)
    assert (game["Teal"].standing, game["Teal"].workers) == (["trader", "quarry"], 8)


def test_a112_a_statue_visits_the_merchant() -> None:
    """A-112: the additional action on the merchant's building brings 2 favour and moves him."""
    game = with_a_statue("rupees 5", "merchant woodcutter")
    game.play("place woodcutter", "produce 0")
    roll(game, "merchant", 1)
    assert (game["Teal"].favour, game.table.merchant) == (2, "turmeric-farm")


def test_a112_a_statue_uses_the_builders_site_and_others_follow() -> None:
    """A-112: the additional action builds with the builder, is followed, and moves him."""
    game = with_a_statue("rupees 5", "builder cement", "merchant cotton-farm", pink="goods sandstone 1")
    game.play("place cement", "move 2", "follow")
    roll(game, "builder", 1)
    assert (game["Teal"].goods, game["Teal"].favour, game["Pink"].goods) == ({"cement": 2}, 1, {"cement": 1})
    assert ("cement" in game.table.built, game.table.builder) == (True, "plank")


def test_a112_without_workers_the_statue_forces_a_peon() -> None:
    """A-112: all ten workers are out: both actions are Peons, the second one for the last Rupee."""
    game = agra(
        "Teal: goods statue 1, rupees 3, standing architect sailor trader botanist quarry woodcutter turmeric-farm"
        " cotton-farm cement plank | Pink: rupees 2 | built cement plank curry | merchant curry | asks Teal: action"
    )
    game.play("peon quarry", "produce 0", "use statue")
    assert game["Teal"].rupees == 1
    assert {text.split()[0] for text in game.legal} == {"peon"}
    game.play("peon woodcutter", "produce 1")
    assert (game["Teal"].rupees, game["Teal"].workers, game["Teal"].goods) == (0, 0, {"wood": 1})


# ----------------------------------------------------------------


@pytest.mark.parametrize(("cap", "steps"), [("phase", 2), ("action", 2), ("turn", 1)])
def test_a113_sailor_and_statue_sailor_to_one_card(cap: str, steps: int) -> None:
    """A-113: the Statue has a slot of its own: the same notable gives a second step, unless a turn counts as one."""
    game = agra(
        "Teal: goods oil 1 wood 1 statue 1, rupees 4 | Pink: rupees 2 | river cook mahout | asks Teal: action"
        f" | options influence_cap={cap}"
    )
    game.play("place sailor", "deliver oil to cook", "end sailing", "raise artisans")
    game.play("use statue", "peon sailor", "deliver wood to cook")
    end_sailing(game)
    assert (game.question == "influence") is (steps == 2)
    climb(game)
    assert (game["Teal"].influence["artisans"], game["Teal"].contracts) == (steps, ["cook"])
    assert game["Teal"].rupees == 4 + 1 - 2 + 2


@pytest.mark.parametrize(("cap", "steps"), [("phase", 1), ("action", 2), ("turn", 1)])
@pytest.mark.parametrize("statue", [0, 1])
def test_a113_before_a_statue_is_paid_the_slot_is_still_the_action(cap: str, steps: int, statue: int) -> None:
    """A-113: the Sailor and then tile 6 to the same card, before any Statue is spent: one step in that phase."""
    goods = "goods oil 1 wood 1 statue 1" if statue else "goods oil 1 wood 1"
    game = table(
        *("river cook mahout", "asks Teal: action", f"options influence_cap={cap}"),
        Teal=f"{goods}, favour 4, tiles 6",
        Pink="",
    )
    game.play("place sailor", "deliver oil to cook", "end sailing", "raise artisans")
    assert game.question == "after action"
    game.play("tile 6", "deliver wood to cook")
    climb(game)
    assert (game["Teal"].influence["artisans"], game["Teal"].contracts) == (steps, ["cook"])


@pytest.mark.parametrize(("cap", "steps"), [("phase", 2), ("action", 2), ("turn", 1)])
def test_a113_the_order_phase_is_a_slot_of_its_own(cap: str, steps: int) -> None:
    """A-113: tile 6 in the opened order phase gives a step for a card that the Sailor has served."""
    game = table(
        *("river cook mahout", "asks Teal: action", f"options influence_cap={cap}"),
        Teal="goods oil 1 wood 1, favour 4, tiles 6",
        Pink="",
    )
    game.play("place sailor", "deliver oil to cook", "end sailing", "raise artisans", "open orders")
    game.play("tile 6", "deliver wood to cook")
    climb(game)
    assert game["Teal"].influence["artisans"] == steps


def test_a113_the_free_peon_serves_the_statue_action() -> None:
    """A-113: tile 14 counts as used in the action phase: the Statue's Peon is free."""
    game = with_a_statue("rupees 0, favour 3, tiles 14")
    game.play("tile 14")
    assert set(game.legal) == {"peon quarry"}
    game.play("peon quarry")
    assert game["Teal"].locked == 2
    game.play("produce 1")
    assert (game["Teal"].rupees, game["Teal"].favour, game["Teal"].goods) == (0, 0, {"sandstone": 3})


def test_a113_the_free_peon_serves_one_of_the_two_actions() -> None:
    """A-113: tile 14 that was used for the main action is not offered for the Statue action."""
    game = agra(
        "Teal: goods statue 1, rupees 0, favour 6, tiles 14, standing quarry | Pink: rupees 2 | merchant cotton-farm"
        " | asks Teal: action"
    )
    game.play("tile 14", "peon quarry", "produce 1")
    assert "tile 14" not in game.legal
    game.play("use statue")
    assert not {"tile 14", "peon quarry"} & set(game.legal)


# ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("boat", "prices", "rupees"),
    [
        *((1, "", 3), (1, "prices 3 clothes 4", 4), (1, "prices 2 clothes 2", 2), (1, "prices 2 clothes 3", 3)),
        *((5, "", 3), (6, "", 4), (6, "prices 3 clothes 4", 5), (6, "prices 2 clothes 2", 3)),
    ],
)
def test_a114_clothes_pay_their_current_value(boat: int, prices: str, rupees: int) -> None:
    """A-114: Rupees to the current value of Clothes, and one more once the boat lies at pier 6."""
    clauses = [text for text in (prices, "asks Teal: action") if text]
    game = at_pier(boat, *clauses, "river cook mahout", Teal="goods clothes 1, rupees 0")
    game.play("use clothes")
    assert game["Teal"].rupees == rupees


def test_a114_using_clothes_is_no_delivery() -> None:
    """A-114: the Dutch Trader pays nothing for Clothes that are used as a luxury good."""
    game = at_pier(
        5, "river cook mahout", "asks Teal: action", Teal="goods clothes 1, rupees 0, contracts dutch_trader"
    )
    game.play("use clothes")
    assert game["Teal"].rupees == 3
