"""Rulings A-115 to A-124: Akbar, guild orders, the order limit and the top of the influence tracks."""

import pytest

from doab.agra import AgraGame, agra
from doab.core.errors import IllegalAction
from tests.agra.steps import answer, answers, at_pier, end_sailing, finish_turn, go_on, go_to, markers_of, table

# The goods of the six orders of the Artisans, top to bottom.
ARTISANS = (
    *("cement 1 dye 1", "sandstone 1 book 1", "brick 1 cloth 1"),
    *("turmeric 1 clothes 1", "plank 1 oil 1", "cotton 1 painting 1"),
)
REWARD = (1, 2, 2, 3, 3, 4, 4, 5, 5)  # on the steps 1 to 9

# ----------------------------------------------------------------


def test_a115_each_good_once_for_the_whole_table() -> None:
    """A-115: Teal serves Curry; Pink, who owns Curry and Dye, can serve only Dye afterwards."""
    game = agra(
        "Teal: goods curry 2 | Pink: goods curry 1 dye 1 | river cook mahout | merchant quarry | asks Teal: orders"
    )
    assert "gift curry" in game.legal
    game.play("gift curry")
    assert (game["Teal"].akbar, game["Teal"].goods, game["Teal"].markers) == (["curry"], {"curry": 1}, 20)
    finish_turn(game)
    go_on(game, "meditation")
    game.play("place woodcutter", "produce 0")
    go_to(game, "orders")
    assert answers(game, "gift") == {"gift dye"}
    with pytest.raises(IllegalAction):
        game.play("gift curry")


def test_a115_not_even_the_giver_gives_the_same_good_again() -> None:
    """A-115: an own marker closes the bowl as well, for the order phase and for tile 7."""
    game = agra("Teal: goods curry 1 oil 1 dye 1, akbar curry, favour 4, tiles 7 | Pink: rupees 2 | asks Teal: orders")
    assert answers(game, "gift") == {"gift oil", "gift dye"}
    game.play("tile 7")
    assert set(game.legal) == {"gift oil", "gift dye"}


def test_a115_a_neutral_marker_closes_a_bowl() -> None:
    """A-115: a bowl with a neutral marker takes nothing."""
    game = agra("Teal: goods curry 1 dye 1 | Pink: rupees 2 | neutral akbar curry | asks Teal: orders")
    assert answers(game, "gift") == {"gift dye"}


def test_a115_basic_goods_have_no_bowl() -> None:
    """A-115: every processed and luxury good has a bowl, no basic one has."""
    basic = "sandstone 1 wood 1 turmeric 1 cotton 1"
    others = ("cement", "plank", "curry", "oil", "brick", "paper", "dye", "cloth", "statue", "book", "painting")
    goods = " ".join(f"{good} 1" for good in (*others, "clothes"))
    game = agra(f"Teal: goods {basic} {goods} | Pink: rupees 2 | asks Teal: orders")
    assert answers(game, "gift") == {f"gift {good}" for good in (*others, "clothes")}


def test_a115_one_gift_or_one_order_in_the_order_phase() -> None:
    """A-115: after a gift the order phase is over: no second gift and no order."""
    game = agra(
        "Teal: goods curry 1 cement 1 dye 1, artisans 1, favour 2 | Pink: rupees 2 | marked artisans 1"
        " | asks Teal: orders"
    )
    assert answers(game, "gift", "order") == {"gift curry", "gift cement", "gift dye", "order artisans"}
    game.play("gift curry")
    assert not answers(game, "gift", "order")


# ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("boat", "orders", "open_"),
    [(1, "", True), (1, "orders artisans 3", False), (3, "orders artisans 3", True), (3, "orders artisans 3 5", False)],
)
def test_a116_neutral_markers_count_for_the_limit(boat: int, orders: str, open_: bool) -> None:
    """A-116: with two players two neutral markers and one order close a column at limit 3; limit 4 opens it."""
    contracts = "contracts takshaka khatib caliph" if boat == 3 else "rupees 2"
    pink = ", ".join(text for text in (orders, contracts) if text)
    game = table(
        *("neutral artisans 1 2", "marked artisans 4", f"boat {boat}", "river cook mahout", "asks Teal: orders"),
        Teal=f"goods {ARTISANS[3]}, artisans 1",
        Pink=pink,
    )
    assert game.table.limit == (4 if boat == 3 else 3)
    assert ("order artisans" in game.legal) is open_


def test_a116_the_limit_holds_for_each_column_by_itself() -> None:
    """A-116: three markers in the Scholars' column say nothing about the Artisans' column."""
    game = table(
        *("marked artisans 1, scholars 1", "asks Teal: orders"),
        Teal="goods cement 1 dye 1 paper 1 oil 1, artisans 1, scholars 1",
        Pink="orders scholars 2 3 4",
    )
    assert answers(game, "order") == {"order artisans"}


# ----------------------------------------------------------------


TWO_PLAYERS_AT_PIER_5 = "contracts takshaka khatib muezzin caliph dutch_trader"


def test_a117_neutral_markers_fill_a_column_too() -> None:
    """A-117: two neutral markers and four orders cover the column: the game ends after the next round."""
    game = table(
        *("neutral artisans 1 2", "marked artisans 6", "boat 5", "river cook grand_imam", "round 4"),
        "asks Teal: orders",
        Teal=f"goods {ARTISANS[5]}, artisans 2, orders artisans 3 4",
        Pink=f"orders artisans 5, {TWO_PLAYERS_AT_PIER_5}",
    )
    assert not game.table.ending
    game.play("order artisans")
    assert (game.table.marked["artisans"], game.table.ending) == (7, 5)
    assert (game["Teal"].orders["artisans"], game["Teal"].rupees) == ([3, 4, 6], 2 + 2)


def test_a117_five_markers_do_not_end_the_game() -> None:
    """A-117: with one order left nothing is triggered."""
    game = table(
        *("neutral artisans 1 2", "marked artisans 5", "boat 5", "river cook grand_imam", "round 4"),
        "asks Teal: orders",
        Teal=f"goods {ARTISANS[4]}, artisans 2, orders artisans 3 4",
        Pink=TWO_PLAYERS_AT_PIER_5,
    )
    game.play("order artisans")
    assert (game.table.marked["artisans"], game.table.ending) == (6, None)


def test_a117_four_players_fill_a_column_without_neutral_markers() -> None:
    """A-117: six markers of four players end the game as well, whoever laid the last one."""
    game = at_pier(
        *(5, "marked artisans 2", "river cook grand_imam", "round 6", "asks Teal: orders"),
        Teal=f"goods {ARTISANS[1]}, artisans 2, orders artisans 1",
        Pink="orders artisans 3 4",
        Gold="orders artisans 5 6",
    )
    game.play("order artisans")
    assert (game.table.marked["artisans"], game.table.ending) == (7, 7)


# ----------------------------------------------------------------


def fulfil(teal: int, pink: int = 0, gold: int = 0) -> AgraGame:
    """Teal, on this step of the Artisans, has fulfilled their marked order in the order phase."""
    game = table(
        *("marked artisans 1", "round 3", "ending 4", "asks Teal: orders"),
        Teal=f"goods cement 1 dye 1, artisans {teal}",
        Pink=f"artisans {pink}",
        Gold=f"artisans {gold}",
    )
    game.play("order artisans")
    return game


@pytest.mark.parametrize("step", range(1, 10))
def test_a118_the_leader_gets_the_full_reward_and_stays(step: int) -> None:
    """A-118: whoever is alone in front is paid the printed number and does not climb."""
    game = fulfil(step, pink=step - 1)
    assert (game["Teal"].rupees, game["Teal"].influence["artisans"]) == (2 + REWARD[step - 1], step)


@pytest.mark.parametrize("step", range(1, 10))
def test_a118_tied_for_the_lead_counts_as_leading(step: int) -> None:
    """A-118: with another marker on the same, highest step the reward is full and nobody climbs."""
    game = fulfil(step, pink=step)
    assert (game["Teal"].rupees, game["Teal"].influence["artisans"]) == (2 + REWARD[step - 1], step)
    assert game["Pink"].influence["artisans"] == step


# ----------------------------------------------------------------


@pytest.mark.parametrize("step", range(1, 9))
def test_a119_everybody_else_gets_one_less_and_climbs(step: int) -> None:
    """A-119: behind another marker the reward of the own step less one is paid, then comes a step."""
    game = fulfil(step, pink=9)
    answer(game, "step bonus", "take favour")
    assert (game["Teal"].rupees, game["Teal"].influence["artisans"]) == (2 + REWARD[step - 1] - 1, step + 1)
    assert game["Teal"].favour == {2: 1, 5: 2}.get(step, 0)


def test_a119_steps_three_two_two() -> None:
    """A-119: on 2 behind a marker on 3 and level with another on 2: reward 2 − 1, then step 3 with its bonus."""
    game = fulfil(2, pink=3, gold=2)
    assert (game.question, game["Teal"].influence["artisans"], game["Teal"].rupees) == ("step bonus", 3, 2 + 1)
    assert (game["Pink"].influence["artisans"], game["Gold"].influence["artisans"]) == (3, 2)


def test_a119_leading_does_not_mean_the_top_of_the_track() -> None:
    """A-119: on step 3 of nine, but ahead of all others, the reward is full."""
    game = fulfil(3, pink=2, gold=1)
    assert (game["Teal"].rupees, game["Teal"].influence["artisans"]) == (2 + 2, 3)


def test_a119_a_reward_of_one_less_one_is_nothing() -> None:
    """A-119: on step 1 behind somebody the order brings no Rupee, only the step."""
    game = fulfil(1, pink=2)
    assert (game["Teal"].rupees, game["Teal"].influence["artisans"]) == (2, 2)


# ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("marked", "covered", "expected"),
    [
        *((1, "", 2), (5, "", 6), (6, "", 1)),
        *((6, "1 3 5", 2), (2, "3 4", 5), (4, "1 5 6", 2), (3, "1 2 4 5 6", 7), (1, "2 3 4 5 6", 7)),
    ],
)
def test_a120_the_guild_marker_goes_to_the_next_free_order(marked: int, covered: str, expected: int) -> None:
    """A-120: downward over covered orders, from the bottom to the top; below the column when none is free."""
    game = at_pier(
        *(5, f"marked artisans {marked}", "river cook grand_imam", "asks Teal: orders"),
        Teal=f"goods {ARTISANS[marked - 1]}, artisans 1",
        Pink=f"orders artisans {covered}" if covered else "",
    )
    game.play("order artisans")
    assert game.table.marked["artisans"] == expected
    assert game["Teal"].orders["artisans"] == [marked]


def test_a120_neutral_orders_are_skipped() -> None:
    """A-120: an order under a neutral marker is not free."""
    game = table(
        *("neutral artisans 2 3", "marked artisans 1", "asks Teal: orders"),
        Teal=f"goods {ARTISANS[0]}, artisans 1",
        Pink="",
    )
    game.play("order artisans")
    assert game.table.marked["artisans"] == 4


def test_a120_a_column_at_its_limit_still_moves_its_marker() -> None:
    """A-120: the third order at limit 3 closes the column, and yet the marker goes on."""
    game = table(
        *("marked artisans 3", "asks Teal: orders"),
        Teal=f"goods {ARTISANS[2]}, artisans 1",
        Pink="orders artisans 1 2",
    )
    game.play("order artisans")
    assert (game.table.marked["artisans"], game.table.limit) == (4, 3)


def test_a120_the_marker_moves_before_the_reward() -> None:
    """A-120: when the step bonus of the order is asked the guild marker has moved."""
    game = fulfil(2, pink=3)
    assert (game.question, game.table.marked["artisans"]) == ("step bonus", 2)


# ----------------------------------------------------------------


def three_ways(teal: str, pink: str, row: int) -> list[bool]:
    """Whether the Merchants' order is offered in the order phase, by the Sailor who was paid, and by tile 7."""
    offered = []
    for phase, path in [("orders", ()), ("action", ("place sailor", "pay turmeric")), ("action", ("tile 7",))]:
        game = table(
            *("river cook mahout", f"marked merchants {row}", f"asks Teal: {phase}"),
            Teal=f"{teal}, favour 4, tiles 7",
            Pink=pink,
        )
        if path:
            game.play(*path)
        offered.append("order merchants" in game.legal)
    return offered


@pytest.mark.parametrize(
    ("teal", "pink", "row", "offered"),
    [
        ("goods turmeric 1 curry 1 cloth 1, merchants 1", "orders merchants 2 3", 1, True),
        ("goods turmeric 1 curry 1 cloth 1, merchants 0", "orders merchants 2 3", 1, False),
        ("goods turmeric 1 curry 1 cloth 1, artisans 5", "orders merchants 2 3", 1, False),
        ("goods turmeric 1 curry 1 oil 1, merchants 1", "orders merchants 2 3", 1, False),
        ("goods turmeric 1 curry 2 oil 1, merchants 1", "orders merchants 2 3", 1, False),
        ("goods turmeric 1 curry 1 cloth 1, merchants 1", "orders merchants 2 3 4", 1, False),
        ("goods turmeric 1 curry 1 cloth 1, merchants 1", "rupees 2", 2, False),
    ],
)
def test_a121_the_conditions_of_an_order(teal: str, pink: str, row: int, offered: bool) -> None:
    """A-121: a step in that guild, both goods, room below the limit and the marker on it, whoever asks for it."""
    assert three_ways(teal, pink, row) == [offered] * 3


# ----------------------------------------------------------------


def test_a122_two_goods_become_one_marker_on_the_order() -> None:
    """A-122: goods −2, supply +1, one marker on the order: all 22 are still there."""
    game = agra("Teal: goods cement 2 dye 1, artisans 1 | Pink: rupees 2 | marked artisans 1 | asks Teal: orders")
    assert (game["Teal"].markers, markers_of(game, "Teal")) == (19, 22)
    game.play("order artisans")
    assert (game["Teal"].goods, game["Teal"].markers, game["Teal"].orders["artisans"]) == ({"cement": 1}, 20, [1])
    assert markers_of(game, "Teal") == 22


# ----------------------------------------------------------------


MERCHANTS_FOUR = "curry 1 cloth 1 oil 1 dye 1 wood 1 statue 2 plank 1 brick 1 turmeric 2"


def test_a123_an_order_by_the_sailor_and_another_in_the_order_phase() -> None:
    """A-123: both in one turn, in one column, while the limit allows it."""
    game = agra(
        "Teal: goods turmeric 1 curry 1 cloth 1 oil 1 dye 1, merchants 1 | Pink: rupees 2 | river cook mahout"
        " | marked merchants 1 | asks Teal: action"
    )
    game.play("place sailor", "pay turmeric", "order merchants")
    assert game["Teal"].rupees == 2 + 1
    end_sailing(game)
    go_to(game, "orders")
    game.play("order merchants")
    assert (game["Teal"].orders["merchants"], game.table.marked["merchants"], game["Teal"].rupees) == ([1, 2], 3, 4)


def test_a123_four_orders_of_one_guild_in_one_turn() -> None:
    """A-123: Sailor, Statue-Sailor, tile 7 and the order phase each bring an order of their own."""
    game = at_pier(
        *(5, "river cook grand_imam", "marked merchants 1", "asks Teal: action"),
        Teal=f"goods {MERCHANTS_FOUR}, merchants 4, rupees 10, favour 4, tiles 7",
    )
    game.play("place sailor", "pay turmeric", "order merchants")
    assert "order merchants" not in game.legal
    end_sailing(game)
    game.play("use statue", "peon sailor", "pay turmeric", "order merchants")
    end_sailing(game)
    game.play("tile 7", "order merchants")
    go_on(game, "after action")
    game.play("order merchants")
    assert (game["Teal"].orders["merchants"], game.table.marked["merchants"]) == ([1, 2, 3, 4], 5)
    assert (game["Teal"].rupees, game["Teal"].goods) == (10 - 2 + 4 * 3, {})
    assert game["Teal"].influence["merchants"] == 4


def test_a123_the_limit_stops_the_next_order_of_the_turn() -> None:
    """A-123: the third marker of the column is laid by the Sailor: the order phase finds it closed."""
    game = agra(
        "Teal: goods turmeric 1 curry 1 cloth 1 oil 1 dye 1, merchants 1 | Pink: orders merchants 5 6"
        " | river cook mahout | marked merchants 1 | asks Teal: action"
    )
    game.play("place sailor", "pay turmeric", "order merchants")
    end_sailing(game)
    go_to(game, "orders")
    assert answers(game, "order") == set()


# ----------------------------------------------------------------


TOP = "artisans 9, merchants 9, scholars 9"


def test_a124_the_architect_does_not_raise_a_marker_at_the_top() -> None:
    """A-124: the other tracks and doing nothing are offered."""
    game = agra("Teal: artisans 9 | Pink: rupees 2 | round 3 | ending 4 | asks Teal: action")
    game.play("place architect")
    assert set(game.legal) == {"raise merchants", "raise scholars", "skip"}


def test_a124_with_all_markers_at_the_top_the_architect_can_only_be_left() -> None:
    """A-124: nothing to raise and nothing to build with: one answer is left besides the favour action."""
    game = agra(f"Teal: {TOP}, favour 4 | Pink: rupees 2 | round 3 | ending 4 | asks Teal: action")
    game.play("place architect")
    assert (game.question, set(game.legal)) == ("architect", {"skip", "favour 1"})


def test_a124_favour_three_needs_a_marker_that_can_rise() -> None:
    """A-124: the third printed favour action raises what is below the top; with nothing there it is not offered."""
    game = agra(f"Teal: {TOP}, favour 4 | Pink: rupees 2 | round 3 | ending 4 | asks Teal: action")
    assert "favour 3" not in game.legal
    game = agra("Teal: artisans 9, favour 4 | Pink: rupees 2 | round 3 | ending 4 | asks Teal: action")
    game.play("favour 3")
    assert set(game.legal) == {"raise merchants", "raise scholars"}


def test_a124_a_notable_of_a_guild_at_the_top_gives_no_step() -> None:
    """A-124: the delivery pays, the step is lost and not asked for."""
    game = agra(
        "Teal: goods oil 1, artisans 9 | Pink: rupees 2 | river cook mahout | round 3 | ending 4 | asks Teal: action"
    )
    game.play("place sailor", "deliver oil to cook")
    end_sailing(game)
    assert game.question != "influence"
    assert (game["Teal"].rupees, game["Teal"].influence["artisans"]) == (3, 9)


def test_a124_reaching_the_top_ends_the_game_after_the_next_round() -> None:
    """A-124: the last step sets the end once; nothing that follows moves it."""
    game = agra("Teal: artisans 8, merchants 8 | Pink: rupees 2 | round 3 | asks Teal: action")
    assert not game.table.ending
    game.play("place architect", "raise artisans")
    assert (game["Teal"].influence["artisans"], game.table.ending) == (9, 4)
    later = agra("Teal: artisans 8 | Pink: merchants 9 | round 4 | ending 4 | asks Teal: action")
    later.play("place architect", "raise artisans")
    assert (later["Teal"].influence["artisans"], later.table.ending) == (9, 4)
