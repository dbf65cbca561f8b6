"""Rulings A-146 to A-149: Portuguese Trader, Cook, Jagirdar and Sufi."""

import pytest

from doab.agra import AgraGame
from tests.agra.steps import (
    about_to_win,
    answer,
    at_pier,
    climb,
    do_nothing,
    end_sailing,
    roll,
    win,
)


def sailor_of(goods: str, *clauses: str, trader: bool = True) -> AgraGame:
    """Teal stands on the Sailor, with the Portuguese Trader if wanted; only level I can be served."""
    won = ", contracts portuguese_trader" if trader else ""
    game = at_pier(
        1, "river sufi takshaka mahout cook", "asks Teal: action", *clauses, Teal=f"rupees 2, goods {goods}{won}"
    )
    game.play("place sailor")
    return game


# ----------------------------------------------------------------


def test_a146_two_wood_and_two_turmeric_are_five_deliveries() -> None:
    """A-146: 1 free delivery and 4 paid ones; the sixth is refused."""
    game = sailor_of("wood 3 turmeric 2 oil 2 cement 1 curry 1 brick 1")
    game.play("pay wood", "pay wood", "pay turmeric", "pay turmeric")
    answer(game, "portuguese", "enough")
    game.play("deliver oil twice to cook", "deliver cement to mahout", "deliver curry to sufi")
    game.play("deliver brick to takshaka")
    assert "deliver wood to cook" not in game.legal
    assert "deliver wood to mahout" not in game.legal
    assert game["Teal"].goods == {"wood": 1}
    end_sailing(game)
    climb(game)
    assert game["Teal"].rupees == 2 + 5
    assert game["Teal"].influence == {"artisans": 2, "merchants": 1, "scholars": 1}


def test_a146_painting_and_curry_are_too_much() -> None:
    """A-146: 3 and 2 are 5, one more than may be paid, whichever comes first."""
    for first, second in (("curry", "painting"), ("painting", "curry")):
        game = sailor_of("curry 1 painting 1 oil 1")
        game.play(f"pay {first}")
        assert f"pay {second}" not in game.legal


def test_a146_a_painting_and_a_wood_are_exactly_four() -> None:
    """A-146: paid in board order; nothing delivered pays 4 Rupees back."""
    game = sailor_of("wood 2 painting 1")
    game.play("pay wood")
    assert {"pay wood", "pay painting", "enough"} == set(game.legal)
    game.play("pay painting")
    answer(game, "portuguese", "enough")
    end_sailing(game)
    assert (game["Teal"].rupees, game["Teal"].goods) == (6, {"wood": 1})


def test_a146_goods_are_paid_in_board_order() -> None:
    """A-146: after Turmeric no Wood is offered."""
    game = sailor_of("wood 1 turmeric 2")
    game.play("pay turmeric")
    assert set(game.legal) == {"pay turmeric", "enough"}


def test_a146_the_payment_counts_current_values() -> None:
    """A-146: Wood at 2 by a price token: two of them are the limit."""
    game = sailor_of("wood 4", "prices 1 wood 2")
    game.play("pay wood", "pay wood")
    assert "pay wood" not in game.legal
    answer(game, "portuguese", "enough")
    end_sailing(game)
    assert (game["Teal"].rupees, game["Teal"].goods) == (6, {"wood": 2})


def test_a146_one_may_stop_early_and_pays_only_once() -> None:
    """A-146: one Wood and enough; afterwards no other payment is offered."""
    game = sailor_of("wood 3 oil 1")
    game.play("pay wood", "enough")
    assert game.question == "sailor"
    assert "pay wood" not in game.legal
    game.play("deliver oil to cook", "deliver wood to mahout")
    assert game["Teal"].goods == {"wood": 1}
    assert game["Teal"].rupees == 4


def test_a146_without_the_trader_one_good_is_all() -> None:
    """A-146: nobody else pays a second good."""
    game = sailor_of("wood 3 oil 1", trader=False)
    game.play("pay wood")
    assert game.question == "sailor"
    assert "pay wood" not in game.legal


def test_a146_the_payment_is_no_delivery() -> None:
    """A-146: Cloth paid to the Sailor brings the 2 Rupees of its unused deliveries and no bonus."""
    game = sailor_of("cloth 1")
    game.play("pay cloth")
    answer(game, "portuguese", "enough")
    end_sailing(game)
    assert game["Teal"].rupees == 4


# ----------------------------------------------------------------


def kicked_out(cook: int, *clauses: str, pose: str = "standing") -> AgraGame:
    """Pink takes the quarry where Teal, who has the Cook, has a worker."""
    game = at_pier(1, "asks Pink: action", *clauses, Teal=f"contracts cook, cook {cook}, {pose} quarry")
    game.play("place quarry")
    return game


@pytest.mark.parametrize("cook", [0, 1])
def test_a147_a_standing_worker_goes_to_the_cook_or_into_the_supply(cook: int) -> None:
    """A-147: the owner decides at once, and has the favour in either case."""
    workers = 10 - cook - 1
    game = kicked_out(cook)
    assert (game.question, game.to_move, set(game.legal)) == ("cook", "Teal", {"to cook", "to supply"})
    game.play("to cook")
    assert (game["Teal"].cook, game["Teal"].workers, game["Teal"].favour) == (cook + 1, workers, 1)
    assert (game.question, game.to_move) == ("production", "Pink")
    game = kicked_out(cook)
    game.play("to supply")
    assert (game["Teal"].cook, game["Teal"].workers, game["Teal"].favour) == (cook, workers + 1, 1)


def test_a147_the_third_worker_goes_to_the_supply() -> None:
    """A-147: with two workers on the Cook nothing is asked."""
    game = kicked_out(2)
    assert (game.question, game.to_move) == ("production", "Pink")
    assert (game["Teal"].cook, game["Teal"].workers, game["Teal"].favour) == (2, 8, 1)


def test_a147_a_lying_worker_goes_to_the_supply() -> None:
    """A-147: the Cook takes standing workers only, and a lying one brings no favour."""
    game = kicked_out(0, pose="lying")
    assert game.question == "production"
    assert (game["Teal"].cook, game["Teal"].workers, game["Teal"].favour) == (0, 10, 0)


def test_a147_nobody_without_the_cook_is_asked() -> None:
    """A-147: Pink has no Cook; her worker goes home."""
    game = at_pier(1, "asks Teal: action", Teal="contracts cook", Pink="standing quarry")
    game.play("place quarry")
    assert (game.question, game.to_move) == ("production", "Teal")
    assert (game["Pink"].workers, game["Pink"].favour) == (10, 1)


def test_a147_workers_of_the_cook_meditate_as_if_laid_down() -> None:
    """A-147: at space 3 the two workers are worth 2 and 2 and go into the supply."""
    game = at_pier(1, "asks Teal", Teal="contracts cook, cook 2, tracker 3")
    game.play("lay cook")
    assert (game.table.points, game["Teal"].cook, game["Teal"].workers) == (2, 1, 9)
    game.play("lay cook")
    assert (game.table.points, game["Teal"].cook, game["Teal"].workers) == (4, 0, 10)
    assert "lay cook" not in game.legal


@pytest.mark.parametrize(("option", "possible"), [("no", False), ("yes", True)])
def test_a147_they_leave_only_before_the_first_meditation_action(option: str, possible: bool) -> None:
    """A-147: after a farmer has moved the Cook keeps his workers, unless laying and acting may alternate."""
    options = ["options meditation_interleave"] if option == "yes" else []
    game = at_pier(1, "asks Teal", "points 1", *options, Teal="contracts cook, cook 1")
    assert "lay cook" in game.legal
    game.play("farmer north 2")
    assert ("lay cook" in game.legal) is possible


def test_a147_they_cannot_be_placed_from_the_card() -> None:
    """A-147: with nobody in the supply only the Peon is left; handed back in meditation, one can be placed."""
    spaces = "architect sailor trader botanist quarry woodcutter turmeric-farm cotton-farm"
    teal = f"contracts cook, cook 2, standing {spaces}"
    game = at_pier(1, "asks Teal: action", "builder cement", Teal=teal)
    assert game["Teal"].workers == 0
    assert {text.split()[0] for text in game.legal} == {"peon"}
    game = at_pier(1, "asks Teal", "builder cement", Teal=teal)
    game.play("lay cook", "end meditation")
    assert "place cement" in game.legal


# ----------------------------------------------------------------


def jagirdar_of_pink(teal: str, pink: str, *clauses: str) -> AgraGame:
    """Teal is about to act at pier 3; the only contract of level II is the Jagirdar, and Pink has it."""
    river = "river sufi mahout cook caliph mullah painter"
    return at_pier(3, river, "asks Teal: action", *clauses, Teal=teal, Pink=f"{pink}, contracts jagirdar")


def test_a148_sailor_and_statue_sailor_ask_the_jagirdar_twice() -> None:
    """A-148: each delivery brings Pink what deliveries bring, and Teal a favour."""
    game = jagirdar_of_pink("goods statue 1", "goods oil 1 cement 1")
    game.play("place sailor")
    do_nothing(game)
    assert (game.question, game.to_move) == ("jagirdar", "Pink")
    game.play("deliver oil to cook")
    assert (game.question, game.to_move) == ("influence", "Pink")
    game.play("raise artisans")
    assert (game["Pink"].rupees, game["Teal"].favour) == (3, 1)
    game.play("use statue", "peon sailor")
    do_nothing(game)
    assert (game.question, game.to_move) == ("jagirdar", "Pink")
    game.play("deliver cement to mahout", "raise merchants")
    assert (game["Pink"].rupees, game["Teal"].favour, game["Teal"].rupees) == (4, 2, 0)
    assert game["Pink"].influence == {"artisans": 1, "merchants": 1, "scholars": 0}
    assert game["Pink"].goods == {}


def test_a148_the_jagirdar_may_decline() -> None:
    """A-148: no delivery, no favour for the turn owner."""
    game = jagirdar_of_pink("rupees 2", "goods oil 1")
    game.play("place sailor")
    do_nothing(game)
    game.play("no")
    assert (game["Teal"].favour, game["Pink"].goods, game["Pink"].rupees) == (0, {"oil": 1}, 2)


def test_a148_the_jagirdar_comes_after_influence_and_overpay() -> None:
    """A-148: when Pink is asked Teal has had 1 Rupee for the Wood, 2 for the unused deliveries, and the step."""
    game = jagirdar_of_pink("goods wood 1 curry 1", "goods oil 1")
    game.play("place sailor", "pay curry", "deliver wood to cook")
    end_sailing(game)
    game.play("raise artisans")
    assert (game.question, game.to_move) == ("jagirdar", "Pink")
    assert (game["Teal"].rupees, game["Teal"].influence["artisans"]) == (5, 1)
    assert {"deliver oil to cook", "no"} <= set(game.legal)


def test_a148_the_jagirdar_delivers_single_goods_to_notables_only() -> None:
    """A-148: no double delivery, no order, no payment."""
    game = jagirdar_of_pink("rupees 2", "goods oil 2 dye 1, merchants 2", "marked merchants 2")
    game.play("place sailor")
    do_nothing(game)
    assert set(game.legal) == {"deliver oil to cook", "deliver oil to mullah", "no"}


def test_a148_the_boat_has_moved_before_the_jagirdar_is_asked() -> None:
    """A-148: Teal's contract takes the boat to pier 4; Pink may serve level III at once."""
    game = jagirdar_of_pink("goods oil 1", "goods painting 1", "delivered mullah brick Teal")
    game.play("place sailor", "deliver oil to mullah")
    assert game.table.boat == 4
    end_sailing(game)
    climb(game)
    assert (game.question, game.to_move) == ("jagirdar", "Pink")
    assert "deliver painting to painter" in game.legal


def test_a148_the_owners_own_sailor_has_two_free_deliveries() -> None:
    """A-148: two goods without a payment, not three; what is left over of free deliveries pays nothing."""
    game = at_pier(
        3,
        "river sufi mahout cook caliph",
        "asks Teal: action",
        Teal="goods oil 1 cement 1 sandstone 1, contracts jagirdar",
    )
    game.play("place sailor", "deliver oil to cook", "deliver cement to mahout")
    assert "deliver sandstone to sufi" not in game.legal
    assert "pay sandstone" in game.legal
    game.play("end sailing")
    climb(game)
    assert game.question != "jagirdar"
    assert (game["Teal"].rupees, game["Teal"].favour) == (4, 0)


def test_a148_unused_free_deliveries_pay_nothing() -> None:
    """A-148: an owner who delivers nothing has no Rupee from it."""
    game = at_pier(3, "river cook", "asks Teal: action", Teal="goods oil 1, contracts jagirdar")
    game.play("place sailor", "end sailing")
    assert game["Teal"].rupees == 2


def test_a148_won_in_somebody_elses_sailor_he_reacts_at_once() -> None:
    """A-148: Teal's Plank gives Pink the Jagirdar; she is asked at the end of that very action."""
    game = at_pier(
        2,
        "river cook jagirdar",
        "delivered jagirdar dye Pink twice",
        "asks Teal: action",
        Teal="goods plank 1",
        Pink="goods oil 1",
    )
    game.play("place sailor", "deliver plank to jagirdar")
    roll(game, "merchant", 1)
    assert game["Pink"].contracts == ["jagirdar"]
    end_sailing(game)
    climb(game)
    assert (game.question, game.to_move) == ("jagirdar", "Pink")
    game.play("deliver oil to cook", "done")
    assert game["Teal"].favour == 2  # one for the Plank on the lost contract, one from the Jagirdar
    assert game["Pink"].rupees == 3


def test_a148_won_in_the_own_sailor_he_gives_a_free_delivery_at_once() -> None:
    """A-148: both deliveries are used when Teal wins him; one free delivery is left, and it pays nothing."""
    game = about_to_win("jagirdar", "river cook sufi jagirdar", goods="wood 1 oil 1 curry 1")
    game.play("place sailor", "pay wood", "deliver oil to cook", "deliver plank to jagirdar")
    assert game["Teal"].contracts == ["jagirdar"]
    assert game.question == "sailor"
    assert "deliver curry to sufi" in game.legal
    game.play("end sailing")
    climb(game)
    assert game["Teal"].rupees == 2 + 1 + 2


# ----------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(1, 2), (2, 3), (5, 6), (6, 6)])
def test_a149_the_sufi_is_a_free_step_of_the_tracker(before: int, after: int) -> None:
    """A-149: one space up and no goods paid; on the last space nothing."""
    game = about_to_win("sufi", goods="turmeric 1 cotton 1 oil 1 painting 1", teal=f"tracker {before}")
    win(game, "sufi")
    assert game["Teal"].tracker == after
    assert game["Teal"].goods == {"turmeric": 1, "cotton": 1, "oil": 1, "painting": 1}
