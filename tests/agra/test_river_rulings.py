"""Rulings A-125 to A-132: available notables, the boat and what happens at its piers."""

import pytest

from doab.agra import AgraGame
from tests.agra.steps import (
    answers,
    at_pier,
    climb,
    coins_lying,
    complete,
    end_sailing,
    finish_turn,
    go_on,
    roll,
    takes_a_good,
)

PROCESSED = ("cement", "plank", "curry", "oil", "brick", "paper", "dye", "cloth")


# ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("boat", "available"),
    [
        (1, {"cook"}),
        (2, {"cook", "mullah"}),
        (3, {"cook", "mullah"}),
        (4, {"cook", "mullah", "painter"}),
        (5, {"cook", "mullah", "painter", "grand_imam"}),
        (6, {"cook", "mullah", "painter", "grand_imam"}),
    ],
)
def test_a125_a127_levels_open_with_the_boat_and_stay_open(boat: int, available: set[str]) -> None:
    """A-127: pier 1 opens level I, pier 2 level II, pier 4 level III, pier 5 level IV; A-125: none closes again."""
    game = at_pier(boat, "river cook mullah painter grand_imam", "asks Teal: action", Teal="goods oil 1 wood 1")
    game.play("place sailor")
    oil = {text for text in answers(game, "deliver") if text.startswith("deliver oil to ")}
    assert oil == {f"deliver oil to {key}" for key in available}


def test_a125_a_level_one_card_is_served_at_pier_five() -> None:
    """A-125: late in the game a card of level I still pays and gives its step."""
    game = at_pier(5, "river cook grand_imam", "asks Teal: action", Teal="goods oil 1")
    game.play("place sailor", "deliver oil to cook")
    end_sailing(game)
    game.play("raise artisans")
    assert (game["Teal"].rupees, game["Teal"].influence["artisans"], game.table.boat) == (3, 1, 5)


@pytest.mark.parametrize(("boat", "offered"), [(1, False), (2, True)])
def test_a127_the_meditation_reaches_the_same_notables(boat: int, offered: bool) -> None:
    """A-127: the meditation action and tile 6 serve exactly the levels that the boat has opened."""
    game = at_pier(
        *(boat, "river cook mullah", "blocked process", "points 3", "asks Teal"),
        Teal="goods brick 1 oil 1, favour 4, tiles 6",
    )
    assert ("deliver brick to mullah" in game.legal) is offered
    game.play("tile 6")
    assert ("deliver brick to mullah" in game.legal) is offered


# ----------------------------------------------------------------


def test_a126_the_first_contract_of_level_two_takes_the_boat_to_pier_three_only() -> None:
    """A-126: one contract of level II moves the boat by one pier."""
    game = complete("mullah", 2)
    roll(game, "merchant", 1)
    assert (game.table.boat, game.table.limit) == (3, 4)


def test_a126_the_second_contract_of_level_two_takes_the_boat_to_pier_four() -> None:
    """A-126: the first one, won earlier, counts: two in all."""
    game = complete("mullah", 3, Pink="contracts caliph")
    assert (game.table.boat, game.table.limit) == (4, 5)


@pytest.mark.parametrize(("key", "boat"), [("cook", 2), ("cook", 3), ("cook", 4), ("mullah", 4), ("mullah", 5)])
def test_a126_contracts_of_lower_levels_move_nothing(key: str, boat: int) -> None:
    """A-126: a pier asks for its own level; further cards of lower levels leave the boat where it is."""
    game = complete(key, boat)
    assert (game.to_move, game.table.boat, game["Teal"].contracts) == ("Teal", boat, [key])


def test_a126_one_contract_of_level_one_is_not_enough() -> None:
    """A-126: the boat leaves the first pier with the second contract of level I."""
    game = complete("cook", 1)
    assert (game.to_move, game.table.boat) == ("Teal", 1)


# ----------------------------------------------------------------


def reach_pier_two(*clauses: str, **items: str) -> AgraGame:
    """Teal wins the Cook; Pink has won Takshaka: the boat goes to pier 2."""
    items.setdefault("Pink", "contracts takshaka")
    return complete("cook", 1, *clauses, **items)


def test_a128_the_last_construction_site_leaves_nothing_to_the_builder() -> None:
    """A-128: the twelfth building goes up, the builder leaves, and no die is rolled."""
    built = "built cement plank curry oil brick paper dye cloth statue book painting"
    game = reach_pier_two(built, "builder clothes")
    assert (game.to_move, game.table.boat, game.table.builder) == ("Teal", 2, None)
    assert "clothes" in game.table.built


def test_a128_without_a_builder_nothing_is_built() -> None:
    """A-128: with all buildings up the boat moves and nothing else happens."""
    built = "built cement plank curry oil brick paper dye cloth statue book painting clothes"
    game = reach_pier_two(built, "builder none")
    assert (game.to_move, game.table.boat, game.table.builder, game.table.limit) == ("Teal", 2, None, 3)


def test_a128_nobody_follows_and_nobody_is_paid() -> None:
    """A-128: owners of Sandstone are not asked; the new building is empty; Takshaka brings nothing."""
    game = reach_pier_two("builder cement", Pink="contracts takshaka, goods sandstone 2", Gold="goods sandstone 1")
    roll(game, "builder", 6)
    assert game.to_move == "Teal"
    assert game.table.builder == "dye"
    assert (game["Pink"].rupees, game["Pink"].goods, game["Gold"].goods) == (2, {"sandstone": 2}, {"sandstone": 1})
    assert (game["Teal"].standing, len(game.table.bonus_left)) == (["sailor"], 12)


# ----------------------------------------------------------------


@pytest.mark.parametrize("landing", [False, True])
def test_a129_the_merchant_drops_rupees_and_visits_nobody(landing: bool) -> None:
    """A-129: he walks three buildings and leaves Rupees on the way; a worker on his building gets no favour."""
    options = ["options merchant_pays_landing"] if landing else []
    game = complete("mullah", 2, "merchant quarry", *options, Pink="standing quarry cotton-farm")
    roll(game, "merchant", 3)
    assert coins_lying(game) == {"woodcutter": 1, "turmeric-farm": 1, **({"cotton-farm": 1} if landing else {})}
    assert (game.table.merchant, game["Pink"].favour, game["Teal"].favour) == ("cotton-farm", 0, 0)


@pytest.mark.parametrize(("cotton", "favour"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (5, 3)])
def test_a129_favour_for_cotton_up_to_three(cotton: int, favour: int) -> None:
    """A-129: one favour for each own Cotton, three at most; the Cotton stays."""
    goods = f"goods cotton {cotton}" if cotton else ""
    game = complete("mullah", 2, Pink=goods, Gold="goods wood 5")
    roll(game, "merchant", 1)
    assert (game["Pink"].favour, game["Pink"].goods.get("cotton", 0)) == (favour, cotton)
    assert game["Gold"].favour == 0


# ----------------------------------------------------------------


def reach_pier_five(*clauses: str, goods: str = "", **items: str) -> AgraGame:
    """Teal wins Subadar with a Cement: the boat goes to pier 5 and everybody takes a good."""
    game = complete("subadar", 4, *clauses, goods=goods, **items)
    assert game.table.boat == 5
    return game


def test_a130_the_value_is_the_current_one() -> None:
    """A-130: with one Cotton any good that is worth 2 now may be taken: Wood with a 2, but not Cement with a 3."""
    game = reach_pier_five("prices 1 wood 2, 2 cement 3", Pink="goods cotton 1")
    assert set(game.legal) == {"take sandstone", "take turmeric", "take cotton"}
    takes_a_good(game, "Teal", "cotton")
    assert set(game.legal) == {"take wood", *(f"take {good}" for good in PROCESSED if good != "cement")}
    takes_a_good(game, "Pink", "wood")
    assert game["Pink"].goods == {"wood": 1, "cotton": 1}


def test_a130_two_cotton_or_more_give_a_good_worth_three() -> None:
    """A-130: a luxury good or what a token has made worth 3; never less."""
    game = reach_pier_five("prices 2 cement 3, 3 book 4", goods="cotton 2")
    assert set(game.legal) == {"take cement", "take statue", "take painting", "take clothes"}


def test_a130_without_a_free_marker_the_player_frees_one_or_forfeits() -> None:
    """A-130: a player whose supply is empty may give up another good; the kind gained is not offered."""
    game = reach_pier_five(Pink="goods curry 2 wood 1, supply 0")
    takes_a_good(game, "Teal", "wood")
    takes_a_good(game, "Pink", "wood")
    assert (game.to_move, game.question) == ("Pink", "free")
    assert set(game.legal) == {"free curry", "forfeit"}
    game.play("free curry")
    assert game["Pink"].goods == {"wood": 2, "curry": 1}


# ----------------------------------------------------------------


def test_a131_only_the_luxury_action_pays_more_at_pier_six() -> None:
    """A-131: Clothes used bring 4 Rupees, Clothes sold with tile 4 their value of 3."""
    own = "goods clothes 2 wood 1, rupees 0, favour 3, tiles 4"
    game = at_pier(6, "river cook mullah", "asks Teal: action", Teal=own)
    game.play("tile 4", "sell clothes")
    assert game["Teal"].rupees == 3
    game.play("use clothes")
    assert game["Teal"].rupees == 3 + 4


def test_a131_every_player_sells_better_and_not_only_once() -> None:
    """A-131: the bonus holds for each Clothes action from now on, for everybody."""
    game = at_pier(
        *(6, "river cook mullah", "start Teal", "round 4", "ending 5", "asks Teal: action"),
        Teal="goods clothes 1, rupees 0",
        Pink="goods clothes 1, rupees 0",
    )
    game.play("use clothes", "place woodcutter", "produce 0")
    finish_turn(game)
    go_on(game, "meditation")
    game.play("use clothes")
    assert (game["Teal"].rupees, game["Pink"].rupees) == (4, 4)


# ----------------------------------------------------------------


def test_a132_tokens_go_home_and_can_be_placed_anew() -> None:
    """A-132: no good keeps a token; at the Trader all three are waiting again."""
    game = complete("mullah", 3, "prices 1 wood 2, 2 brick 3, 3 clothes 4", goods="statue 1", Pink="contracts caliph")
    assert (game.table.boat, game.table.prices) == (4, {})
    assert (game.table.value["wood"], game.table.value["brick"], game.table.value["clothes"]) == (1, 2, 3)
    end_sailing(game)
    climb(game)
    game.play("use statue", "place trader")
    offered = answers(game, "price")
    assert {"price 1 on wood showing 2", "price 2 on brick showing 3", "price 3 on clothes showing 4"} <= offered
