"""Rulings A-82 to A-87: double delivery and what a delivered good pays."""

import pytest

from doab.agra import AgraGame
from tests.agra.steps import acting, answer, answers, decline_influence, end_sailing, sailing_answers

TWO_MORE = ("Gold: rupees 2", "Plum: rupees 2")
LEVEL_ONE_WON = "contracts french_trader takshaka"


def doubles(game: AgraGame) -> set[str]:
    """The double deliveries that the Sailor offers."""
    return {text for text in sailing_answers(game, "deliver") if " twice " in text}


def slots(game: AgraGame, key: str) -> list[tuple[str, str | None, int]]:
    """The slots of a notable, top first: good, owner, number of markers."""
    return [(good, owner, count) for good, owner, count in game.table.delivered[key]]


def sailing(goods: str, *clauses: str, items: str = "rupees 2", pink: str = "rupees 2") -> AgraGame:
    game = acting(f"goods {goods}, {items}", *clauses, pink=pink)
    game.play("place sailor")
    return game


def three_pairs(contract: str, *clauses: str, goods: str = "") -> AgraGame:
    """Teal has paid a Painting at 4 and owns two goods each for three empty notables."""
    game = sailing(
        f"{goods} cement 2 oil 2 paper 2 painting 1".strip(),
        *TWO_MORE,
        "river cook mahout khatib",
        "boat 3",
        "prices 3 painting 4",
        *clauses,
        items=f"rupees 2, contracts {contract}",
        pink=LEVEL_ONE_WON,
    )
    game.play("pay painting")
    return game


# ----------------------------------------------------------------


def test_a82_the_sailor_allows_a_double_delivery() -> None:
    """A-82: with two deliveries and two Wood the Mahout can have both."""
    game = sailing("wood 2 cotton 1", "river mahout khatib")
    assert doubles(game) == set()
    game.play("pay cotton")
    assert doubles(game) == {"deliver wood twice to mahout"}
    game.play("deliver wood twice to mahout")
    assert slots(game, "mahout") == [("cement", None, 0), ("wood", "Teal", 2)]
    assert game["Teal"].goods == {}
    assert game["Teal"].rupees == 2 + 1 + 1


def test_a82_it_takes_two_goods() -> None:
    """A-82: one Wood cannot be delivered twice."""
    game = sailing("wood 1 cotton 1", "river mahout khatib")
    game.play("pay cotton")
    assert doubles(game) == set()
    assert "deliver wood to mahout" in game.legal


def test_a82_not_in_the_meditation_phase() -> None:
    """A-82: six meditation points pay for two deliveries, but only one at a time."""
    game = acting("goods wood 2", "river mahout cook", "blocked cover", "points 6", asks="Teal")
    assert answers(game, "deliver") == {"deliver wood to mahout", "deliver wood to cook"}
    game.play("deliver wood to mahout")
    decline_influence(game)
    assert answers(game, "deliver") == {"deliver wood to cook"}


def test_a82_not_with_tile_6() -> None:
    """A-82: the favour tile delivers one good."""
    game = acting("goods wood 2, favour 4, tiles 6", "river mahout cook")
    game.play("tile 6")
    assert game.question == "pick"
    assert set(game.legal) == {"deliver wood to mahout", "deliver wood to cook"}


def test_a82_not_with_tile_6_inside_a_sailor_action() -> None:
    """A-82: even while the Sailor has two deliveries open, the tile delivers one good."""
    game = sailing("wood 2 cotton 1", "river mahout cook", items="favour 4, tiles 6")
    game.play("pay cotton")
    assert doubles(game) == {"deliver wood twice to mahout", "deliver wood twice to cook"}
    game.play("tile 6")
    assert set(game.legal) == {"deliver wood to mahout", "deliver wood to cook"}


def test_a82_not_for_the_jagirdars_owner_in_anothers_turn() -> None:
    """A-82: Pink may add one good to Teal's voyage."""
    game = acting("rupees 2", "river mahout cook", "boat 3", pink=f"goods wood 2, {LEVEL_ONE_WON} jagirdar")
    game.play("place sailor")
    end_sailing(game)
    assert (game.to_move, game.question) == ("Pink", "jagirdar")
    assert set(game.legal) == {"deliver wood to mahout", "deliver wood to cook", "no"}


def test_a82_a_statue_sailor_allows_it() -> None:
    """A-82: the Statue's action is a main action like any other."""
    game = acting("goods wood 3 statue 1", "river mahout khatib", asks="Teal: after")
    game.play("use statue", "place sailor", "pay wood")
    assert doubles(game) == {"deliver wood twice to mahout"}


# ----------------------------------------------------------------


def test_a83_five_deliveries_hold_two_doubles() -> None:
    """A-83: 2 + 2 of five deliveries; the fifth is a single one."""
    game = three_pairs("muezzin")
    game.play("deliver oil twice to cook", "deliver cement twice to mahout")
    assert doubles(game) == set()
    assert "deliver paper to khatib" in game.legal
    assert game["Teal"].rupees == 2 + 4


def test_a83_six_deliveries_hold_three_doubles() -> None:
    """A-83: with the Jagirdar a third double is possible; there is no limit in numbers."""
    game = three_pairs("jagirdar")
    game.play("deliver oil twice to cook", "deliver cement twice to mahout")
    assert doubles(game) == {"deliver paper twice to khatib"}
    game.play("deliver paper twice to khatib")
    assert sailing_answers(game, "deliver") == set()
    assert game["Teal"].rupees == 2 + 6


def test_a83_the_switch_stops_at_two() -> None:
    """A-83: `max_doubles_per_turn=two` leaves a single delivery where a third double would fit."""
    game = three_pairs("jagirdar", "options max_doubles_per_turn=two")
    game.play("deliver oil twice to cook")
    assert doubles(game) == {"deliver cement twice to mahout", "deliver paper twice to khatib"}
    game.play("deliver cement twice to mahout")
    assert doubles(game) == set()
    assert "deliver paper to khatib" in game.legal


@pytest.mark.parametrize(
    ("clauses", "left"),
    [
        ((), {"deliver paper twice to khatib"}),
        (("options max_doubles_per_turn=none",), {"deliver paper twice to khatib"}),
        (("options max_doubles_per_turn=two",), set()),
    ],
)
def test_a83_the_switch_counts_a_statue_sailor_too(clauses: tuple[str, ...], left: set[str]) -> None:
    """A-83: two doubles with the Sailor; with the switch the Statue-Sailor of the same turn has none left."""
    game = three_pairs("muezzin", *clauses, goods="wood 1 statue 1")
    game.play("deliver oil twice to cook", "deliver cement twice to mahout")
    end_sailing(game)
    decline_influence(game)
    assert game["Teal"].rupees == 2 + 4 + 1
    game.play("use statue", "peon sailor", "pay wood")
    assert doubles(game) == left
    assert "deliver paper to khatib" in game.legal


def test_a83_both_slots_of_one_notable_may_be_doubled() -> None:
    """A-83: two Oil and two Wood for the Cook: 1 + 1, then 3 + 1 Rupees, and four markers come back."""
    game = sailing("wood 2 oil 3 painting 1", "river cook mahout")
    game.play("pay painting", "deliver oil twice to cook")
    assert slots(game, "cook") == [("oil", "Teal", 2), ("wood", None, 0)]
    assert game["Teal"].rupees == 2 + 2
    assert "deliver oil to cook" not in game.legal
    game.play("deliver wood twice to cook")
    assert game["Teal"].rupees == 2 + 2 + 4
    assert game["Teal"].contracts == ["cook"]
    assert game["Teal"].goods == {"oil": 1}
    assert game["Teal"].markers == 21


# ----------------------------------------------------------------


@pytest.mark.parametrize("owner", ["Teal", "Pink"])
def test_a84_a_filled_slot_is_closed(owner: str) -> None:
    """A-84: a single marker from an earlier turn is never doubled, neither by its owner nor by others."""
    game = sailing("wood 2 cotton 1", "river cook mahout", f"delivered mahout wood {owner}")
    game.play("pay cotton")
    assert answers(game, "deliver") == {"deliver wood to cook", "deliver wood twice to cook"}


def test_a84_single_or_double_is_chosen_when_the_slot_is_filled() -> None:
    """A-84: after a single Oil in this very action the second Oil finds no place at the Cook."""
    game = sailing("oil 2 painting 1", "river cook mullah mahout")
    game.play("pay painting", "deliver oil to cook")
    assert slots(game, "cook") == [("oil", "Teal", 1), ("wood", None, 0)]
    assert sailing_answers(game, "deliver") == set()


# ----------------------------------------------------------------


def test_a85_the_contract_is_decided_after_the_second_marker() -> None:
    """A-85: Pink has the upper slot; a double below makes it 2 to 1 and pays 2 + 1 Rupees."""
    game = sailing("wood 2 cotton 1", "river mahout khatib", "delivered mahout cement Pink")
    game.play("pay cotton", "deliver wood twice to mahout")
    assert game["Teal"].contracts == ["mahout"]
    assert game["Teal"].rupees == 2 + 2 + 1
    assert (game["Pink"].contracts, game["Pink"].favour) == ([], 1)
    assert "mahout" not in game.table.river


def test_a85_a_single_marker_would_lose_the_tie() -> None:
    """A-85: with one Wood it is 1 to 1 and the upper slot decides for Pink."""
    game = sailing("wood 2 cotton 1", "river mahout khatib", "delivered mahout cement Pink")
    game.play("pay cotton", "deliver wood to mahout")
    assert game["Pink"].contracts == ["mahout"]
    assert (game["Teal"].contracts, game["Teal"].favour, game["Teal"].rupees) == ([], 1, 4)


def test_a85_a_double_against_a_double_is_a_tie() -> None:
    """A-85: 2 to 2: the upper slot decides; the loser gets both markers as favour and 3 + 1 Rupees."""
    game = sailing("wood 2 cotton 1", "river mahout khatib", "delivered mahout cement Pink twice")
    game.play("pay cotton", "deliver wood twice to mahout")
    assert game["Pink"].contracts == ["mahout"]
    assert (game["Teal"].rupees, game["Teal"].favour) == (2 + 3 + 1, 2)
    assert (game["Pink"].markers, game["Pink"].favour) == (22, 0)


# ----------------------------------------------------------------


def test_a86_the_second_marker_earns_the_delivery_bonus_too() -> None:
    """A-86: the Dyer's owner doubles Dye on an empty card: (1 + 1) + (1 + 1) Rupees and one step."""
    game = sailing(
        "cotton 1 dye 2", "river jagirdar cook", "boat 2", items="rupees 2, contracts dyer", pink="contracts takshaka"
    )
    game.play("pay cotton", "deliver dye twice to jagirdar")
    assert game["Teal"].rupees == 2 + 4
    end_sailing(game)
    assert game.question == "influence"
    assert set(game.legal) == {"raise merchants", "done"}
    game.play("raise merchants")
    assert game.question != "influence"
    assert game["Teal"].influence == {"artisans": 0, "merchants": 1, "scholars": 0}


def test_a86_the_second_marker_pays_one_rupee_however_full_the_card_is() -> None:
    """A-86: with a rival's marker on the card the first pays 2 and the second 1."""
    game = sailing(
        "brick 2 cotton 1",
        "river court_artist cook",
        "boat 5",
        "delivered court_artist painting Pink",
        pink="contracts caliph french_trader muezzin subadar takshaka",
    )
    game.play("pay cotton", "deliver brick twice to court_artist")
    assert game["Teal"].rupees == 2 + 2 + 1
    assert slots(game, "court_artist") == [("painting", "Pink", 1), ("brick", "Teal", 2), ("cloth", None, 0)]


def test_a86_the_second_marker_counts_for_later_payouts() -> None:
    """A-86: two markers of Pink's double and the new one: 3 Rupees."""
    game = sailing("wood 1", "river mahout khatib", "delivered mahout cement Pink twice")
    game.play("deliver wood to mahout")
    assert game["Teal"].rupees == 2 + 3
    assert game["Pink"].contracts == ["mahout"]


# ----------------------------------------------------------------


def grand_mufti(goods: str) -> AgraGame:
    """Pink has doubled both the Book and the Cloth of the Grand Mufti; Teal sails with Cement."""
    return sailing(
        goods,
        "river grand_mufti cook",
        "boat 5",
        "round 6",
        "delivered grand_mufti book Pink twice, grand_mufti cloth Pink twice",
        pink="contracts caliph french_trader muezzin subadar takshaka",
    )


def test_a87_the_third_slot_may_pay_five() -> None:
    """A-87: four markers on the card and the new one: 5 Rupees; then Pink wins 4 to 1."""
    game = grand_mufti("cement 1")
    game.play("deliver cement to grand_mufti")
    assert game["Teal"].rupees == 2 + 5
    assert game["Teal"].favour == 1
    assert "grand_mufti" in game["Pink"].contracts
    assert game["Pink"].favour == 3
    assert (game.table.boat, game.table.ending) == (6, 7)


def test_a87_a_double_there_pays_five_and_one() -> None:
    """A-87: the payout has no limit of its own; the second marker pays 1 as ever."""
    game = grand_mufti("wood 1 cement 2")
    game.play("pay wood", "deliver cement twice to grand_mufti")
    assert game["Teal"].rupees == 2 + 5 + 1
    assert game["Teal"].favour == 2


@pytest.mark.parametrize(
    ("clauses", "payout"),
    [
        ((), 1),
        (("delivered cook oil Teal",), 2),
        (("delivered cook oil Pink",), 2),
        (("delivered cook oil Pink twice",), 3),
    ],
)
def test_a87_the_payout_is_the_number_of_markers_on_the_card(clauses: tuple[str, ...], payout: int) -> None:
    """A-87: everybody's markers count, the new one included."""
    game = sailing("wood 1", "river cook mahout", *clauses)
    game.play("deliver wood to cook")
    assert game["Teal"].rupees == 2 + payout
    end_sailing(game)
    answer(game, "influence", "raise artisans")
    assert game["Teal"].influence["artisans"] == 1
