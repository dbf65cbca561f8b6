"""Rulings A-75 to A-81: what the Sailor carries, and what he costs."""

import pytest

from doab.agra import AgraGame
from doab.core.errors import IllegalAction
from tests.agra.steps import acting, answers, before_pier_four, decline_influence, end_sailing, go_to, sailing_answers

TWO_MORE = ("Gold: rupees 2", "Plum: rupees 2")
OWN_CONTRACTS = "contracts french_trader takshaka"

# One good each for the upper slots of five notables of level I.
FIVE_TOPS = (
    "deliver oil to cook",
    "deliver cement to mahout",
    "deliver paper to khatib",
    "deliver curry to sufi",
    "deliver brick to takshaka",
)
SIX_TOPS = (
    *FIVE_TOPS[:3],
    "deliver paper to muezzin",
    "deliver cloth to caliph",
    "deliver brick to mullah",
)


def sailing(goods: str, *clauses: str, items: str = "rupees 2", pink: str = "rupees 2") -> AgraGame:
    """Teal has placed a worker on the Sailor; the Cook, the Mahout and the Khatib wait."""
    river = () if any(clause.startswith("river ") for clause in clauses) else ("river cook mahout khatib",)
    game = acting(f"goods {goods}, {items}", *clauses, *river, pink=pink)
    game.play("place sailor")
    return game


def with_jagirdar(goods: str, *clauses: str, items: str = "rupees 2") -> AgraGame:
    """The same for the owner of the Jagirdar, with four players and the boat at pier 3."""
    return sailing(goods, *TWO_MORE, *clauses, "boat 3", items=f"{items}, contracts jagirdar", pink=OWN_CONTRACTS)


def wood_and_painting(goods: str, *clauses: str, scholars: int = 1, rival: str = "rupees 2") -> AgraGame:
    """Teal sails with Wood and Painting in store, which the marked order of the Scholars wants."""
    items = f"rupees 2, scholars {scholars}"
    return sailing(f"wood 1 {goods} painting 1", "marked scholars 2", *clauses, items=items, pink=rival)


def finish_sailing(game: AgraGame) -> None:
    """End the action without a step of influence."""
    end_sailing(game)
    decline_influence(game)


# ----------------------------------------------------------------


def test_a75_one_guild_order_for_each_visit() -> None:
    """A-75: after the Merchants' order the Artisans' is not offered, though goods and deliveries would do."""
    game = sailing(
        "cement 1 oil 1 dye 2 statue 1",
        "river dyer khatib",
        "marked artisans 1, merchants 2",
        items="rupees 2, artisans 1, merchants 1",
    )
    game.play("pay statue")
    assert answers(game, "order") == {"order artisans", "order merchants"}
    game.play("order merchants")
    assert game.question == "sailor"
    assert answers(game, "order") == set()
    assert "deliver dye to dyer" in game.legal
    assert game["Teal"].rupees == 2 + 1
    finish_sailing(game)
    assert game["Teal"].rupees == 2 + 1 + 2
    go_to(game, "orders")
    assert "order artisans" in game.legal


def test_a75_an_order_and_notables_in_one_visit() -> None:
    """A-75: a Statue carries four: two for the order, one each for two notables, in any order."""
    game = wood_and_painting("oil 1 paper 1 statue 1")
    game.play("pay statue", "deliver oil to cook", "order scholars", "deliver paper to khatib")
    finish_sailing(game)
    assert game["Teal"].rupees == 2 + 1 + 1 + 1
    assert game["Teal"].goods == {}


# ----------------------------------------------------------------


def test_a76_the_payment_may_come_after_the_free_delivery() -> None:
    """A-76: one delivery for nothing, then a Curry for two more."""
    game = sailing("oil 1 cement 1 paper 1 curry 1")
    game.play("deliver oil to cook")
    assert sailing_answers(game, "deliver") == set()
    game.play("pay curry", "deliver cement to mahout", "deliver paper to khatib")
    finish_sailing(game)
    assert game["Teal"].rupees == 2 + 1 + 1 + 1
    assert game["Teal"].goods == {}


def test_a76_one_payment_of_one_good() -> None:
    """A-76: once paid, nothing more can be paid; the marker is back in the supply."""
    game = sailing("wood 2 cotton 1")
    assert answers(game, "pay") == {"pay wood", "pay cotton"}
    before = game["Teal"].markers
    game.play("pay cotton")
    assert game.question == "sailor"
    assert answers(game, "pay") == set()
    assert game["Teal"].markers == before + 1
    assert game["Teal"].goods == {"wood": 2}
    with pytest.raises(IllegalAction):
        game.play("pay wood")


def test_a76_the_payment_is_no_delivery() -> None:
    """A-76: the Sufi's Rupee is for delivered Curry, not for one that is paid."""
    game = sailing("curry 1", items="rupees 2, contracts sufi")
    game.play("pay curry")
    finish_sailing(game)
    assert game["Teal"].rupees == 2 + 2


@pytest.mark.parametrize(
    ("prices", "good", "value"),
    [
        ((), "wood", 1),
        (("prices 1 wood 2",), "wood", 2),
        ((), "curry", 2),
        (("prices 1 curry 1",), "curry", 1),
        (("prices 2 curry 3",), "curry", 3),
        (("prices 2 painting 2",), "painting", 2),
    ],
)
def test_a76_the_current_value_is_paid(prices: tuple[str, ...], good: str, value: int) -> None:
    """A-76: price tokens change what a payment is worth."""
    game = sailing(f"{good} 1", *prices)
    game.play(f"pay {good}")
    finish_sailing(game)
    assert game["Teal"].rupees == 2 + value


def test_a76_the_value_is_fixed_when_it_is_paid() -> None:
    """A-76: a Painting at 4 was paid; at pier 4 all tokens leave, and four deliveries are still open."""
    game = before_pier_four("curry 1 painting 1", "prices 3 painting 4")
    game.play("place sailor", "pay painting", "deliver curry to caliph")
    assert game.table.boat == 4
    assert game.table.prices == {}
    assert game["Teal"].rupees == 2 + 2
    finish_sailing(game)
    assert game["Teal"].rupees == 2 + 2 + 4


# ----------------------------------------------------------------


def test_a77_five_deliveries_for_a_painting_at_four() -> None:
    """A-77: 1 + 4 = 5; the sixth good stays where it is."""
    game = sailing(
        "wood 1 cement 1 curry 1 oil 1 brick 1 paper 1 painting 1",
        *TWO_MORE,
        "river cook mahout khatib sufi takshaka",
        "prices 3 painting 4",
    )
    game.play("pay painting", *FIVE_TOPS[:4])
    assert "deliver wood to cook" in game.legal
    game.play(FIVE_TOPS[4])
    assert sailing_answers(game, "deliver") == set()
    finish_sailing(game)
    assert game["Teal"].goods == {"wood": 1}
    assert game["Teal"].rupees == 2 + 5


def test_a77_six_deliveries_with_the_jagirdar() -> None:
    """A-77: 2 + 4 = 6; five is no limit of its own."""
    game = with_jagirdar(
        "wood 1 cement 1 oil 1 brick 1 paper 2 cloth 1 painting 1",
        "river cook mahout khatib muezzin caliph mullah",
        "prices 3 painting 4",
    )
    game.play("pay painting", *SIX_TOPS[:5])
    assert "deliver wood to cook" in game.legal
    game.play(SIX_TOPS[5])
    assert sailing_answers(game, "deliver") == set()
    finish_sailing(game)
    assert game["Teal"].goods == {"wood": 1}
    assert game["Teal"].rupees == 2 + 6


def test_a77_one_delivery_without_payment() -> None:
    """A-77: who pays nothing delivers one good."""
    game = sailing("oil 1 cement 1")
    game.play("deliver oil to cook")
    assert sailing_answers(game, "deliver") == set()
    assert sailing_answers(game, "pay") == {"pay cement"}


# ----------------------------------------------------------------


@pytest.mark.parametrize(("deliveries", "rupees"), [(0, 3), (1, 3 + 1), (2, 2 + 2), (3, 1 + 3), (4, 0 + 4)])
def test_a78_a_rupee_for_each_paid_and_unused_delivery(deliveries: int, rupees: int) -> None:
    """A-78: a Painting pays for three; the free delivery is used first and never pays."""
    game = sailing("cement 1 curry 1 oil 1 paper 1 painting 1", *TWO_MORE, "river cook mahout khatib sufi takshaka")
    game.play("pay painting", *FIVE_TOPS[:deliveries])
    finish_sailing(game)
    assert game["Teal"].rupees == 2 + rupees


def test_a78_nothing_paid_nothing_unused() -> None:
    """A-78: no payment and no delivery: no Rupee."""
    game = sailing("oil 1 cement 1")
    finish_sailing(game)
    assert game["Teal"].rupees == 2
    assert game["Teal"].goods == {"cement": 1, "oil": 1}


def test_a78_the_jagirdars_delivery_is_free_as_well() -> None:
    """A-78: with the Jagirdar two deliveries are free, so after two of them all three of the Painting are unused."""
    game = with_jagirdar("cement 1 oil 1 painting 1")
    game.play("pay painting", *FIVE_TOPS[:2])
    finish_sailing(game)
    assert game["Teal"].rupees == 2 + 1 + 1 + 3


@pytest.mark.parametrize(("texts", "rupees"), [((), 5), (("deliver oil to cook",), 6)])
def test_a78_a_jagirdar_won_on_the_way_adds_a_free_delivery(texts: tuple[str, ...], rupees: int) -> None:
    """A-78: a Wood is paid, the second delivery wins the Jagirdar: a free one is left, which pays no Rupee."""
    game = sailing("wood 1 plank 1 oil 1 dye 1", "river jagirdar cook", "boat 2", pink=OWN_CONTRACTS)
    game.play("pay wood", "deliver dye to jagirdar", "deliver plank to jagirdar")
    assert (game.to_move, game.question) == ("chance", "merchant")
    game.play("die 1")
    assert game["Teal"].contracts == ["jagirdar"]
    assert game.table.boat == 3
    assert answers(game, "deliver") == {"deliver oil to cook"}
    game.play(*texts)
    finish_sailing(game)
    assert game["Teal"].rupees == rupees


# ----------------------------------------------------------------


@pytest.mark.parametrize(("good", "value"), [("cotton", 1), ("plank", 2), ("painting", 3)])
def test_a79_a_good_may_be_paid_for_its_rupees_alone(good: str, value: int) -> None:
    """A-79: nothing is delivered: the good has become its value in Rupees."""
    game = sailing(f"{good} 1")
    game.play(f"pay {good}")
    finish_sailing(game)
    assert game["Teal"].rupees == 2 + value
    assert game["Teal"].goods == {}
    assert game["Teal"].influence == {"artisans": 0, "merchants": 0, "scholars": 0}


def test_a79_the_sailor_can_be_visited_without_goods() -> None:
    """A-79: no goods at all: the worker stands there and the action is over."""
    game = acting("rupees 2", "river cook mahout")
    game.play("place sailor")
    finish_sailing(game)
    assert game["Teal"].standing == ["sailor"]
    assert game["Teal"].rupees == 2


# ----------------------------------------------------------------


def test_a80_an_order_needs_two_deliveries() -> None:
    """A-80: not for the free delivery alone; a Cotton paid makes it possible, and nothing is left over."""
    game = wood_and_painting("cotton 1")
    assert "order scholars" not in game.legal
    game.play("pay cotton")
    assert "order scholars" in game.legal
    game.play("order scholars")
    finish_sailing(game)
    assert game["Teal"].rupees == 2 + 1
    assert list(game["Teal"].orders["scholars"]) == [2]


def test_a80_both_deliveries_at_once() -> None:
    """A-80: with one of two deliveries used, no order."""
    game = wood_and_painting("cotton 1 oil 1")
    game.play("pay cotton", "deliver oil to cook")
    assert sailing_answers(game, "order") == set()


def test_a80_the_good_paid_is_gone() -> None:
    """A-80: who pays the only Wood cannot deliver it to the order."""
    game = wood_and_painting("cotton 1")
    game.play("pay wood")
    assert sailing_answers(game, "order") == set()


def test_a80_the_jagirdars_owner_need_not_pay() -> None:
    """A-80: two free deliveries are two deliveries."""
    game = with_jagirdar("wood 1 painting 1", "marked scholars 2", items="rupees 2, scholars 1")
    assert "order scholars" in game.legal
    game.play("order scholars")
    finish_sailing(game)
    assert game["Teal"].rupees == 2 + 1
    assert game["Teal"].goods == {}


def test_a80_the_jagirdars_owner_with_one_delivery_left() -> None:
    """A-80: after one free delivery a payment is needed again."""
    game = with_jagirdar("wood 1 cotton 1 oil 1 painting 1", "marked scholars 2", items="rupees 2, scholars 1")
    game.play("deliver oil to cook")
    assert "order scholars" not in game.legal
    game.play("pay cotton")
    assert "order scholars" in game.legal


# ----------------------------------------------------------------


def test_a81_no_order_without_influence() -> None:
    """A-81: on step 0 of the Scholars their order is not offered."""
    game = wood_and_painting("cotton 1", scholars=0)
    game.play("pay cotton")
    assert game.question == "sailor"
    assert answers(game, "order") == set()


@pytest.mark.parametrize(("clauses", "orders"), [((), set()), (("limit 4",), {"order scholars"})])
def test_a81_the_order_limit_holds(clauses: tuple[str, ...], orders: set[str]) -> None:
    """A-81: three markers in the column close it at limit 3, not at limit 4."""
    game = wood_and_painting("cotton 1", *clauses, rival="scholars 1, orders scholars 1 3 4")
    game.play("pay cotton")
    assert sailing_answers(game, "order") == orders


def test_a81_only_the_marked_order() -> None:
    """A-81: Wood and Painting do not help while another order is marked."""
    items = "rupees 2, scholars 1"
    game = sailing("wood 1 cotton 1 painting 1", "marked scholars 3", items=items)
    game.play("pay cotton")
    assert sailing_answers(game, "order") == set()


@pytest.mark.parametrize(
    ("own", "rival", "reward", "after"), [(1, 0, 1, 1), (4, 0, 3, 4), (4, 4, 3, 4), (4, 5, 2, 5), (1, 3, 0, 2)]
)
def test_a81_the_reward_is_that_of_the_order_phase(own: int, rival: int, reward: int, after: int) -> None:
    """A-81: leading or tied the Rupees of the own step, otherwise one less and a step, at once."""
    game = wood_and_painting("cotton 1 oil 1", "river cook khatib", scholars=own, rival=f"scholars {rival}")
    game.play("pay cotton", "order scholars")
    assert game["Teal"].rupees == 2 + reward
    assert game["Teal"].influence["scholars"] == after
    assert game.table.marked["scholars"] == 3
    assert list(game["Teal"].orders["scholars"]) == [2]
