"""Worked examples of the rulebook: orders, payouts, contracts and influence (X18 to X22, G-15 to G-18)."""

import pytest

from doab.agra import AgraGame, agra
from tests.agra.steps import answer, answers, climb, decline_influence, end_sailing, finish_turn, go_on, go_to, roll

# ---------------------------------------------------------------- 6.3.2: the order of the Merchants


def orange_in_the_order_phase() -> AgraGame:
    """Limit 3; no step with the Artisans, three markers with the Scholars, the Merchants want Oil and Dye."""
    return agra(
        "Orange: goods oil 1 dye 1 cement 1 paper 1, merchants 4, scholars 2 | Teal: merchants 6, orders scholars 2 3"
        " | Yellow: orders scholars 4 | marked artisans 1, merchants 2, scholars 1 | river cook mahout"
        " | asks Orange: orders"
    )


def test_x18_only_the_merchants_order_is_open() -> None:
    """X18: goods for all three orders are there, but one guild lacks the step and one has reached the limit of 3."""
    game = orange_in_the_order_phase()
    assert game.table.limit == 3
    assert answers(game, "order") == {"order merchants"}


def test_x18_oil_and_dye_for_the_merchants() -> None:
    """X18: both goods go, one marker lies on the order, 3 − 1 Rupees are paid, then Orange climbs one step."""
    game = orange_in_the_order_phase()
    assert game["Orange"].markers == 18
    game.play("order merchants")
    assert (game["Orange"].goods, game["Orange"].markers) == ({"cement": 1, "paper": 1}, 19)
    assert (game["Orange"].orders["merchants"], game.table.marked["merchants"]) == ([2], 3)
    assert (game["Orange"].rupees, game["Orange"].influence["merchants"]) == (2 + 3 - 1, 5)


def test_g15_the_next_order_is_wood_and_statue() -> None:
    """G-15: the guild marker has gone one down: the next one to serve the Merchants needs Wood and Statue."""
    game = agra(
        "Orange: goods oil 1 dye 1, merchants 4 | Teal: goods wood 1 statue 1, merchants 6, orders scholars 2 3"
        " | Yellow: orders scholars 4 | marked artisans 1, merchants 2, scholars 1 | river cook mahout"
        " | merchant quarry | asks Orange: orders"
    )
    assert answers(game, "order") == {"order merchants"}
    game.play("order merchants")
    assert (game["Orange"].rupees, game["Orange"].influence["merchants"], game.table.marked["merchants"]) == (4, 5, 3)
    finish_turn(game)
    go_on(game, "meditation")
    game.play("place woodcutter", "produce 0")
    go_to(game, "orders")
    game.play("order merchants")
    assert (game["Teal"].rupees, game["Teal"].influence["merchants"]) == (2 + 4, 6)
    assert (game["Teal"].orders["merchants"], game.table.marked["merchants"]) == ([3], 4)


# ---------------------------------------------------------------- 7.2: payouts at the Cook


def yellow_serves_the_cook() -> AgraGame:
    """Yellow has delivered an Oil to the empty Cook; Teal, with a Wood, comes next."""
    game = agra("Yellow: goods oil 1 | Teal: goods wood 1 | river cook mahout | merchant quarry | asks Yellow: action")
    game.play("place sailor", "deliver oil to cook")
    assert game["Yellow"].rupees == 2 + 1
    return game


def test_x19_oil_pays_one_and_the_wood_after_it_two() -> None:
    """X19: Yellow's Oil is the first marker on the Cook, Teal's Wood the second."""
    game = yellow_serves_the_cook()
    end_sailing(game)
    decline_influence(game)
    finish_turn(game)
    go_on(game, "meditation")
    game.play("place sailor", "deliver wood to cook")
    assert (game["Yellow"].rupees, game["Teal"].rupees) == (3, 2 + 2)


def test_x19_whoever_delivers_both_gets_three() -> None:
    """X19: Oil and Wood by one player: 1 + 2."""
    game = agra("Yellow: goods oil 1 wood 1 turmeric 1 | Teal: rupees 2 | river cook mahout | asks Yellow: action")
    game.play("place sailor", "pay turmeric", "deliver oil to cook", "deliver wood to cook")
    assert (game["Yellow"].rupees, game["Yellow"].contracts) == (2 + 1 + 2, ["cook"])


def test_g16_the_cook_goes_to_the_top_slot() -> None:
    """G-16: one marker each: Yellow, on the top slot, wins; Teal's marker becomes a favour; each climbs one step."""
    game = yellow_serves_the_cook()
    end_sailing(game)
    climb(game)
    finish_turn(game)
    go_on(game, "meditation")
    game.play("place sailor", "deliver wood to cook")
    assert (game["Yellow"].contracts, game["Teal"].contracts) == (["cook"], [])
    assert (game["Yellow"].favour, game["Teal"].favour) == (1, 1)  # Yellow's for the worker sent away from the Sailor
    end_sailing(game)
    climb(game)
    assert (game["Yellow"].influence["artisans"], game["Teal"].influence["artisans"]) == (1, 1)


@pytest.mark.parametrize(
    ("start", "path", "rupees"),
    [
        ("goods oil 1 wood 1 curry 1 | Teal: rupees 2 | boat 1", ("oil to cook", "wood to cook"), 1 + 2),
        (
            "goods statue 1 paper 1 oil 1 curry 1 | Teal: contracts takshaka khatib muezzin caliph subadar | boat 5",
            ("statue to grand_imam", "paper to grand_imam", "oil to grand_imam"),
            1 + 2 + 3,
        ),
    ],
)
def test_x20_g16_a_card_delivered_by_one_player(start: str, path: tuple[str, ...], rupees: int) -> None:
    """X20: two goods by one player pay 3, three goods 6. G-16 says the same."""
    game = agra(f"Yellow: {start} | river cook grand_imam | round 4 | asks Yellow: action")
    game.play("place sailor", "pay curry", *(f"deliver {text}" for text in path))
    assert game["Yellow"].rupees == 2 + rupees
    assert len(game["Yellow"].contracts) == 1


# ---------------------------------------------------------------- 7.4: the Mosaic Maker


MOSAIC_MAKER = (
    "Teal: goods cement 2 turmeric 1 | Magenta: rupees 2 | Plum: contracts takshaka khatib"
    " | river mosaic_maker mullah | delivered mosaic_maker dye Magenta | boat 2 | merchant quarry | display 2 3 6"
    " | asks Teal: action"
)


def test_x21_the_double_delivery_is_complete_before_the_card_is_awarded() -> None:
    """X21: 2 + 1 Rupees, two markers against one: Teal wins although Magenta is on top."""
    game = agra(MOSAIC_MAKER)
    game.play("place sailor", "pay turmeric", "deliver cement twice to mosaic_maker")
    assert (game["Teal"].rupees, game["Teal"].contracts) == (2 + 2 + 1, ["mosaic_maker"])
    assert (game["Magenta"].favour, game["Magenta"].contracts) == (1, [])


def test_x21_a_single_cement_would_have_served_magenta() -> None:
    """X21: with one marker each the top slot decides: the card and its tile are Magenta's."""
    game = agra(MOSAIC_MAKER)
    game.play("place sailor", "deliver cement to mosaic_maker")
    assert (game["Teal"].rupees, game["Magenta"].contracts, game["Teal"].favour) == (2 + 2, ["mosaic_maker"], 1)
    assert (game.to_move, game.question) == ("Magenta", "tile")


@pytest.mark.parametrize(("tile", "display"), [(3, [2, 6, 14]), (12, [2, 3, 6])])
def test_g17_any_favour_tile_and_then_the_boat(tile: int, display: list[int]) -> None:
    """G-17: an open tile or one out of the pile; then the first contract of level II brings the boat to pier 3."""
    game = agra(MOSAIC_MAKER)
    game.play("place sailor", "pay turmeric", "deliver cement twice to mosaic_maker")
    assert (game.to_move, game.question) == ("Teal", "tile")
    assert set(game.legal) == {f"take tile {number}" for number in range(1, 15)}
    game.play(f"take tile {tile}")
    answer(game, "favour tile", "open tile 14")
    roll(game, "merchant", 2)
    assert (game["Teal"].tiles, game.table.display) == ([tile], display)
    assert (game.table.boat, game.table.limit, game.table.merchant, game["Magenta"].favour) == (
        3,
        4,
        "turmeric-farm",
        1,
    )
    end_sailing(game)
    game.play("raise artisans")
    assert (game["Teal"].influence["artisans"], game["Teal"].rupees, game["Teal"].markers) == (1, 5, 22)


@pytest.mark.parametrize(("text", "points", "favour"), [("mosaic 1", 3, 1), ("mosaic 2", 1, 2)])
def test_x21_the_mosaic_maker_turns_points_into_favour_once_a_turn(text: str, points: int, favour: int) -> None:
    """X21: 1 point for 1 favour or 3 points for 2, once in a turn."""
    game = agra(
        "Teal: contracts mosaic_maker | Magenta: contracts takshaka khatib | boat 3 | river cook mullah | points 4"
        " | asks Teal"
    )
    assert {"mosaic 1", "mosaic 2"} <= set(game.legal)
    game.play(text)
    assert (game.question, game["Teal"].favour, game.table.points) == ("meditation", favour, points)
    assert not {"mosaic 1", "mosaic 2"} & set(game.legal)


# ---------------------------------------------------------------- 7.5: Mullah and Jagirdar


def yellow_serves_mullah_and_jagirdar() -> AgraGame:
    """Magenta has two Dye on the Jagirdar; Yellow pays a Wood, serves the Mullah, and completes the Jagirdar."""
    game = agra(
        "Yellow: goods brick 1 plank 1 wood 1, merchants 2 | Magenta: goods oil 1 cotton 5"
        " | Teal: contracts takshaka khatib, goods cotton 2 | Orange: rupees 2 | river mullah jagirdar cook"
        " | delivered jagirdar dye Magenta twice | boat 2 | merchant quarry | display 1 2 3 | asks Yellow: action"
    )
    game.play("place sailor", "pay wood", "deliver brick to mullah")
    assert game["Yellow"].rupees == 2 + 1
    game.play("deliver plank to jagirdar")
    assert game["Yellow"].rupees == 2 + 1 + 3
    return game


def test_x22_the_card_goes_to_magenta_and_the_boat_moves_first() -> None:
    """X22: Magenta wins two to one, the boat goes to pier 3, and all this before Yellow's influence."""
    game = yellow_serves_mullah_and_jagirdar()
    assert (game["Magenta"].contracts, game["Magenta"].markers, game["Yellow"].favour) == (["jagirdar"], 16, 1)
    assert (game.to_move, game.question, game.table.boat) == ("chance", "merchant", 3)
    assert (game["Yellow"].influence["scholars"], game["Yellow"].influence["merchants"]) == (0, 2)
    game.play("die 2")
    assert (game.table.merchant, game.table.limit) == ("turmeric-farm", 4)
    assert [game[name].favour for name in game.names] == [1, 3, 2, 0]


def test_x22_yellow_climbs_twice_and_takes_a_tile() -> None:
    """X22: one step with the Scholars, one with the Merchants; step 3 there brings a favour tile."""
    game = yellow_serves_mullah_and_jagirdar()
    roll(game, "merchant", 2)
    end_sailing(game)
    assert (game.to_move, set(game.legal)) == ("Yellow", {"raise merchants", "raise scholars", "done"})
    game.play("raise merchants")
    assert (game.question, set(game.legal)) == (
        "step bonus",
        {"take favour", "take tile 1", "take tile 2", "take tile 3"},
    )
    game.play("take tile 2", "open tile 8", "raise scholars")
    assert (game["Yellow"].tiles, game.table.display, game["Yellow"].favour) == ([2], [1, 3, 8], 1)
    assert game["Yellow"].influence == {"artisans": 0, "merchants": 3, "scholars": 1}


def test_g18_no_overpay_and_then_the_jagirdar() -> None:
    """G-18: both deliveries are used, so no Rupee comes back; then Magenta is asked for one delivery of her own."""
    game = yellow_serves_mullah_and_jagirdar()
    roll(game, "merchant", 2)
    end_sailing(game)
    game.play("raise scholars", "raise merchants", "take favour")
    assert (game["Yellow"].rupees, game["Yellow"].favour) == (2 + 1 + 3, 2)
    assert (game.to_move, game.question) == ("Magenta", "jagirdar")
    assert set(game.legal) == {"deliver oil to mullah", "deliver oil to cook", "no"}
    game.play("no")
    assert (game.to_move, game["Yellow"].favour) == ("Yellow", 2)


def test_g18_magentas_delivery_pays_her_and_gives_yellow_a_favour() -> None:
    """G-18: Magenta serves the Cook in Yellow's turn: 1 Rupee and a step for her, 1 favour for Yellow."""
    game = yellow_serves_mullah_and_jagirdar()
    roll(game, "merchant", 2)
    end_sailing(game)
    game.play("done", "deliver oil to cook")
    assert (game.to_move, game.question) == ("Magenta", "influence")
    game.play("raise artisans")
    assert (game["Magenta"].rupees, game["Magenta"].influence["artisans"], game["Yellow"].favour) == (2 + 1, 1, 2)
    assert game["Yellow"].influence == {"artisans": 0, "merchants": 2, "scholars": 0}
