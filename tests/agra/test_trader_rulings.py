"""Rulings A-88 to A-94: the Trader and the price tokens."""

from collections.abc import Mapping

import pytest

from doab.agra import AgraGame
from doab.core.errors import IllegalAction
from tests.agra.steps import (
    GOODS,
    acting,
    answer,
    answers,
    before_pier_four,
    do_nothing,
    finish_turn,
    forfeit,
    set_up,
)

VALUE = {good: (1, 2, 2, 3)[place // 4] for place, good in enumerate(GOODS)}
FACES = {1: (1, 2), 2: (2, 3), 3: (3, 4)}


def trading(teal: str, *clauses: str) -> AgraGame:
    """Teal has placed a worker on the Trader."""
    game = acting(teal, *clauses)
    game.play("place trader")
    return game


def give(game: AgraGame, *goods: str) -> None:
    """Give these goods, in board order, and no more."""
    for good in goods:
        game.play(f"give {good}")
    answer(game, "giving", "enough")


def take(game: AgraGame, *goods: str) -> None:
    """Take these goods, in board order; what leaves no choice may be there already."""
    for good in goods:
        answer(game, "taking", f"take {good}")


def price_changes(lying: Mapping[int, tuple[str, int]] | None = None) -> set[str]:
    """All price-token changes that A-91 allows while these tokens lie on goods."""
    now = dict(lying or {})
    places = {token: good for token, (good, _) in now.items()}
    return {
        f"price {token} on {good} showing {face}"
        for token, faces in FACES.items()
        for face in faces
        for good in GOODS
        if abs(face - VALUE[good]) <= 1
        and (good not in places.values() or places.get(token) == good)
        and now.get(token) != (good, face)
    }


# ----------------------------------------------------------------


def test_a88_the_new_goods_are_worth_exactly_one_less() -> None:
    """A-88: goods worth 5 buy goods worth 4 together, and the exchange is over as soon as 4 is reached."""
    game = trading("goods turmeric 1 cement 2")
    give(game, "turmeric", "cement", "cement")
    game.play("take sandstone", "take painting")
    assert game.question != "taking"
    assert game["Teal"].goods == {"sandstone": 1, "painting": 1}
    assert game["Teal"].markers == 20


def test_a88_taking_goes_on_until_the_value_is_reached() -> None:
    """A-88: with 1 of 4 still to take only goods worth 1 are offered, and no end."""
    game = trading("goods turmeric 1 cement 2")
    give(game, "turmeric", "cement", "cement")
    game.play("take sandstone", "take sandstone", "take wood")
    assert game.question == "taking"
    assert set(game.legal) == {"take wood", "take cotton"}
    with pytest.raises(IllegalAction):
        game.play("take plank")


def test_a88_one_good_worth_one_buys_nothing() -> None:
    """A-88: the goods given must be worth 2 at least."""
    game = trading("goods cotton 1")
    assert answers(game, "give") == set()
    with pytest.raises(IllegalAction):
        game.play("give cotton")


def test_a88_two_cotton_buy_one_other_basic_good() -> None:
    """A-88: 1 + 1 − 1 = 1; the giving cannot end after the first Cotton."""
    game = trading("goods cotton 2")
    game.play("give cotton")
    assert "enough" not in game.legal
    answer(game, "giving", "give cotton")
    answer(game, "giving", "enough")
    assert game.question == "taking"
    assert set(game.legal) == {"take sandstone", "take wood", "take turmeric"}
    game.play("take wood")
    assert game["Teal"].goods == {"wood": 1}


def test_a88_a_luxury_good_buys_two() -> None:
    """A-88: a Statue is worth 3 and buys goods worth 2 together: one of value 2, or two of value 1."""
    game = trading("goods statue 1")
    give(game, "statue")
    assert set(game.legal) == {f"take {good}" for good in GOODS if VALUE[good] < 3}
    game.play("take paper")
    assert game["Teal"].goods == {"paper": 1}
    assert game["Teal"].markers == 21


# ----------------------------------------------------------------


def test_a89_the_first_good_taken_leaves_an_exact_way_on() -> None:
    """A-89: 4 to take: a luxury good first would need a 1 that comes before it; given kinds are not taken."""
    game = trading("goods turmeric 1 cement 2")
    give(game, "turmeric", "cement", "cement")
    assert game.question == "taking"
    assert set(game.legal) == {f"take {good}" for good in ("sandstone", "wood", "cotton", *GOODS[5:12])}
    game.play("take cotton")
    assert set(game.legal) == {f"take {good}" for good in ("cotton", "statue", "book", "painting", "clothes")}
    game.play("take cotton")
    assert set(game.legal) == {f"take {good}" for good in ("cotton", *GOODS[5:12])}


def test_a89_at_most_three_goods_are_given() -> None:
    """A-89: after the third good the taking begins."""
    game = trading("goods cotton 5")
    game.play("give cotton", "give cotton", "give cotton")
    assert game.question == "taking"
    assert game["Teal"].goods == {"cotton": 2}


def test_a89_goods_are_given_in_board_order() -> None:
    """A-89: after Cement no Turmeric, which comes before it."""
    game = trading("goods turmeric 2 cement 2 plank 1")
    game.play("give cement")
    assert game.question == "giving"
    assert set(game.legal) == {"give cement", "give plank", "enough"}


def test_a89_any_number_of_goods_may_be_taken() -> None:
    """A-89: three Statues (9) for eight Cotton."""
    game = trading("goods statue 3")
    give(game, "statue", "statue", "statue")
    take(game, *["cotton"] * 8)
    assert game["Teal"].goods == {"cotton": 8}


def test_a89_one_exchange_a_visit() -> None:
    """A-89: after the exchange no second one, though goods are left; a token may still be changed."""
    game = trading("goods curry 2 plank 1")
    give(game, "curry")
    take(game, "wood")
    assert game.question == "trader"
    assert answers(game, "give") == set()
    assert answers(game, "price") == price_changes()


def test_a89_no_exchange_without_an_exact_completion() -> None:
    """A-89: Sandstone and Wood at 2, one Turmeric and one Cotton: nothing of value 1 is left to take."""
    game = trading("goods turmeric 1 cotton 1", "prices 1 sandstone 2, 2 wood 2")
    assert game.question == "trader"
    assert answers(game, "give") == set()
    assert "price 3 on statue showing 4" in game.legal


def test_a89_with_one_price_lower_the_exchange_is_there() -> None:
    """A-89: the same with Wood at 1: Turmeric and Cotton buy a Wood and nothing else."""
    game = trading("goods turmeric 1 cotton 1", "prices 1 sandstone 2")
    assert answers(game, "give") == {"give turmeric"}
    game.play("give turmeric")
    answer(game, "giving", "give cotton")
    answer(game, "giving", "enough")
    take(game, "wood")
    assert game["Teal"].goods == {"wood": 1}


def test_a89_the_player_decides_what_is_stored() -> None:
    """A-89: 5 are taken with two markers: a Cotton, for which there is none any more, may come after the Oil."""
    game = trading("goods statue 2, supply 0")
    give(game, "statue", "statue")
    game.play("take oil", "take oil")
    assert set(game.legal) == {f"take {good}" for good in ("sandstone", "wood", "turmeric", "cotton")}
    game.play("take cotton")
    assert game.question == "trader"
    assert (game["Teal"].goods, game["Teal"].markers) == ({"oil": 2}, 0)


def test_a89_a_good_out_of_order_is_not_stored_on_a_freed_marker() -> None:
    """A-89, A-97: 8 are taken with three markers: the Wood makes room for the third Oil, not for the second Cotton."""
    game = trading("goods statue 3 wood 1, supply 0")
    give(game, "statue", "statue", "statue")
    game.play("take cotton", "take oil", "take oil", "take oil", "take cotton")
    assert set(game.legal) == {"free wood", "forfeit"}
    game.play("free wood")
    assert (game["Teal"].goods, game["Teal"].markers) == ({"cotton": 1, "oil": 3}, 0)


@pytest.mark.parametrize(
    ("freed", "goods"), [((), {"sandstone": 1, "wood": 1}), (("free wood",), {"sandstone": 1, "cotton": 1})]
)
def test_a89_a_shortage_of_markers_is_settled_after_the_last_good(
    freed: tuple[str, ...], goods: dict[str, int]
) -> None:
    """A-89: one marker for two goods: a Wood is freed, or what comes last in board order is forfeited."""
    game = trading("goods wood 1 statue 1, supply 0")
    give(game, "statue")
    game.play("take sandstone", "take cotton")
    assert (game.to_move, game.question) == ("Teal", "free")
    assert set(game.legal) == {"free wood", "forfeit"}
    game.play(*freed)
    forfeit(game)
    assert game["Teal"].goods == goods
    assert game["Teal"].markers == 0


# ----------------------------------------------------------------


def test_a90_both_parts_may_be_skipped() -> None:
    """A-90: the Trader may be left without an exchange and without a token."""
    game = trading("goods curry 2")
    game.play("end trading")
    finish_turn(game)
    assert game["Teal"].goods == {"curry": 2}
    assert game.table.prices == {}


def test_a90_only_a_token() -> None:
    """A-90: token 1 lies on Wood; flipping it is all that happens."""
    game = trading("rupees 2", "prices 1 wood 2")
    game.play("price 1 on wood showing 1")
    do_nothing(game)
    finish_turn(game)
    assert game.table.prices == {"wood": 1}
    assert game.table.value["wood"] == 1


def test_a90_token_before_the_exchange() -> None:
    """A-90: Wood is raised to 2 first, then two Wood buy goods worth 3; no second change of a token."""
    game = trading("goods wood 2")
    game.play("price 1 on wood showing 2")
    assert answers(game, "price") == set()
    assert answers(game, "give") == {"give wood"}
    give(game, "wood", "wood")
    take(game, "painting")
    assert game["Teal"].goods == {"painting": 1}
    assert game.question != "trader" or answers(game, "price") == set()


def test_a90_token_after_the_exchange() -> None:
    """A-90: two Wood at 1 buy goods worth 1, then the token may still be changed, once."""
    game = trading("goods wood 2")
    give(game, "wood", "wood")
    take(game, "cotton")
    assert game.question == "trader"
    game.play("price 1 on cotton showing 2")
    assert game["Teal"].goods == {"cotton": 1}
    assert game.table.value["cotton"] == 2
    assert game.question != "trader" or not answers(game, "price", "give")


# ----------------------------------------------------------------


def test_a91_every_change_from_the_start() -> None:
    """A-91: all tokens at the Trader: any face on any good that it moves by 1 at most, 72 changes in all."""
    game = trading("rupees 2")
    assert len(price_changes()) == 72
    assert answers(game, "price") == price_changes()


@pytest.mark.parametrize(
    "lying",
    [
        {1: ("wood", 2)},
        {1: ("wood", 1), 2: ("painting", 3)},
        {1: ("curry", 1), 2: ("cotton", 2), 3: ("clothes", 4)},
    ],
)
def test_a91_every_change_with_tokens_on_goods(lying: dict[int, tuple[str, int]]) -> None:
    """A-91: move, flip or both; never onto another token, and never without any change."""
    tokens = ", ".join(f"{token} {good} {face}" for token, (good, face) in lying.items())
    game = trading("rupees 2", f"prices {tokens}")
    assert answers(game, "price") == price_changes(lying)


@pytest.mark.parametrize(
    "change", ["price 2 on wood showing 3", "price 3 on wood showing 3", "price 1 on book showing 1"]
)
def test_a91_never_more_than_one_step_from_the_printed_value(change: str) -> None:
    """A-91: a 3 on Wood (1) or a 1 on Books (3) is two steps away."""
    game = trading("rupees 2")
    with pytest.raises(IllegalAction):
        game.play(change)


def test_a91_the_limit_is_the_printed_value_not_the_current_one() -> None:
    """A-91: Wood stands at 2 and still cannot go to 3."""
    game = trading("rupees 2", "prices 2 wood 2")
    assert "price 2 on wood showing 3" not in game.legal


def test_a91_a_flip_may_cancel_the_change() -> None:
    """A-91: token 1 on Wood is flipped from 2 to 1: the value is the printed one, and the token still lies there."""
    game = trading("rupees 2", "prices 1 wood 2")
    game.play("price 1 on wood showing 1")
    assert game.table.value["wood"] == 1
    assert game.table.prices == {"wood": 1}
    again = trading("rupees 2", "prices 1 wood 1")
    assert "price 2 on wood showing 2" not in again.legal


def test_a91_move_and_flip_at_once() -> None:
    """A-91: token 1 goes from Wood, where it shows 1, to Cotton, where it shows 2."""
    game = trading("rupees 2", "prices 1 wood 1")
    game.play("price 1 on cotton showing 2")
    assert game.table.prices == {"cotton": 2}
    assert (game.table.value["wood"], game.table.value["cotton"]) == (1, 2)


# ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "good", "value"),
    [
        ("price 1 on wood showing 2", "wood", 2),
        ("price 1 on wood showing 1", "wood", 1),
        ("price 2 on cotton showing 2", "cotton", 2),
        ("price 1 on curry showing 1", "curry", 1),
        ("price 2 on curry showing 2", "curry", 2),
        ("price 3 on paper showing 3", "paper", 3),
        ("price 2 on painting showing 2", "painting", 2),
        ("price 1 on painting showing 2", "painting", 2),
        ("price 3 on painting showing 4", "painting", 4),
    ],
)
def test_a92_a_token_replaces_the_value(change: str, good: str, value: int) -> None:
    """A-92: the flags on the token are the value, whatever is printed."""
    game = trading("rupees 2")
    game.play(change)
    assert game.table.value[good] == value
    assert {other: game.table.value[other] for other in GOODS if other != good} == {
        other: VALUE[other] for other in GOODS if other != good
    }


def test_a92_values_stay_between_one_and_four() -> None:
    """A-92: no change leads below 1 or above 4, nor a basic good above 2 or a luxury good below 2."""
    reachable: dict[str, set[int]] = {good: set() for good in GOODS}
    for text in answers(trading("rupees 2"), "price"):
        good, face = text.split()[3], int(text.split()[5])
        reachable[good].add(face)
    limits = {1: {1, 2}, 2: {1, 2, 3}, 3: {2, 3, 4}}
    assert reachable == {good: limits[VALUE[good]] for good in GOODS}


def test_a92_a_new_game_has_all_tokens_at_the_trader() -> None:
    """A-92: no token on a good at the start: values 1, 2, 2, 3 by column."""
    game = set_up(["Teal", "Pink"])
    assert game.table.prices == {}
    assert {good: game.table.value[good] for good in GOODS} == VALUE


# ----------------------------------------------------------------


def test_a93_a_token_does_not_go_back_to_the_trader() -> None:
    """A-93: every change puts the token on a good; there is no other place for it."""
    game = trading("rupees 2", "prices 1 wood 2")
    changes = [text for text in game.legal if text.startswith("price 1 ")]
    assert {text.split()[3] for text in changes} <= set(GOODS)
    assert len(changes) == 27
    assert set(game.legal) == {*price_changes({1: ("wood", 2)}), "end trading"}


def test_a93_pier_four_brings_the_tokens_home() -> None:
    """A-93: the river event does what the Trader cannot, and then every face is free again."""
    game = before_pier_four("curry 1", "prices 1 wood 2, 2 curry 3, 3 clothes 4")
    game.play("place sailor", "deliver curry to caliph")
    assert game.table.boat == 4
    assert game.table.prices == {}
    assert {good: game.table.value[good] for good in GOODS} == VALUE


# ----------------------------------------------------------------


@pytest.mark.parametrize("lying", [{}, {1: ("wood", 2)}, {2: ("painting", 3), 3: ("paper", 3)}])
def test_a94_tile_9_changes_a_token_as_the_trader_does(lying: dict[int, tuple[str, int]]) -> None:
    """A-94: place, move or flip under the same limits; 2 of 3 favour are spent, one of them locked."""
    tokens = ", ".join(f"{token} {good} {face}" for token, (good, face) in lying.items())
    game = acting("favour 3, tiles 9", *([f"prices {tokens}"] if tokens else []))
    game.play("tile 9")
    assert game.question == "pick"
    assert set(game.legal) == price_changes(lying)
    game.play("price 1 on cotton showing 2")
    assert game.table.value["cotton"] == 2
    assert (game["Teal"].favour, game["Teal"].locked, game["Teal"].markers) == (1, 1, 20)
    assert game.question == "action"


def test_a94_tokens_stay_until_somebody_moves_them() -> None:
    """A-94: the end of a turn does not move them."""
    game = trading("rupees 2")
    game.play("price 3 on clothes showing 4")
    do_nothing(game)
    finish_turn(game)
    assert game.to_move == "Pink"
    assert game.table.prices == {"clothes": 4}
