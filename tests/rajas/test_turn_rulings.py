"""Turns, placements and the end of a round: rulings R-07 to R-15."""

import pytest

from doab.core.errors import CannotUndo, IllegalAction
from doab.rajas import RajasGame, rajas
from tests.rajas.steps import FREE_OF_CHARGE, carry_out, chance, printed, standing

ONE_KIND = {"place tea market", "place silk market", "place spices market"}


def crowded(asha: str, also: str = "") -> RajasGame:
    """Two players; everything free of charge is taken. Bram has no worker left, Asha two, less those in `also`."""
    return rajas(
        f"Asha: {asha} | Bram: fame 15, boat 18 | asks Asha"
        " | board mixed market Bram, low terrace Bram, blue terrace Asha, green terrace Bram, orange terrace Bram,"
        f" purple terrace Bram{also}"
    )


def only_the_blue_terrace() -> RajasGame:
    """Three players; Asha has neither money nor dice and one worker, Bram one, Cleo none; no blue die is left."""
    return rajas(
        "Asha: money 0 | Bram: fame 15, boat 18, dice blue 1 1 1 2 2 2 green 5 | Cleo: fame 15, dice blue 6 6 6 6 6 6"
        " | board mixed market Bram Cleo, low terrace Cleo, orange terrace Asha Bram, purple terrace Asha Bram,"
        " green terrace Bram Cleo, blue terrace Cleo | asks Asha"
    )


def last_worker(asha: str) -> RajasGame:
    """Two players; Asha has one worker left, Bram none."""
    return rajas(
        f"Asha: {asha} | Bram: money 4 | asks Asha"
        " | board blue terrace Asha, purple terrace Asha, green terrace Bram, orange terrace Bram, mixed market Bram"
    )


# ----------------------------------------------------------------


def test_r07_no_passing_while_a_useful_space_is_free() -> None:
    """R-07: two workers left and the low terrace free: a worker must be placed."""
    game = rajas("Asha: money 3 | Bram: money 4 | board blue terrace Asha | asks Asha")
    assert game["Asha"].unplaced == 2
    assert "place low terrace" in game.legal
    assert "pass" not in game.legal
    assert game.why_not("pass") == "R-07"
    with pytest.raises(IllegalAction):
        game.play("pass")
    assert game.to_move == "Asha"


def test_r07_the_list_of_a_player_without_dice_is_what_costs_nothing() -> None:
    """R-07: money alone opens nothing: a quarry needs dice, everything else payable is free of charge."""
    game = rajas("Asha: money 9 | Bram: money 4")
    assert set(game.legal) == FREE_OF_CHARGE


def test_r07_a_useful_space_that_costs_a_die_forbids_passing() -> None:
    """R-07: a purple 1 pays the Great Mogul, the harbour and a balcony, so there is no pass."""
    game = crowded("money 0, karma 0, dice purple 1")
    assert set(game.legal) == {
        *ONE_KIND,
        "place great mogul",
        "place harbour",
        "place purple to green balcony",
    }


def test_r07_a_space_that_karma_makes_payable_forbids_passing() -> None:
    """R-07: a purple 5 that karma can turn to 2 pays the Dancer and the harbour."""
    game = crowded("money 0, karma 1, dice purple 5", ", purple to green balcony Asha")
    assert set(game.legal) == {*ONE_KIND, "place dancer", "place harbour"}


# ----------------------------------------------------------------


def test_r08_nothing_free_at_all_leaves_only_the_pass() -> None:
    """R-08: no space can be entered: the pass is the only answer."""
    assert list(crowded("money 0").legal) == ["pass"]


def test_r08_only_spaces_without_effect_allow_the_pass() -> None:
    """R-08: a purple 5 without karma pays only the one-kind markets, and there are no markets to count."""
    game = crowded("money 0, karma 0, dice purple 5", ", purple to green balcony Asha")
    assert set(game.legal) == {*ONE_KIND, "pass"}


def test_r08_one_market_makes_its_space_useful_and_the_pass_disappears() -> None:
    """R-08: the same position with a tea market in the province: the tea space pays."""
    game = crowded(
        "money 0, karma 0, dice purple 5, tile orange 3 bend tea1 at 2,3 turned N", ", purple to green balcony Asha"
    )
    assert set(game.legal) == ONE_KIND


def test_r08_a_terrace_whose_colour_is_exhausted_does_not_force_anybody() -> None:
    """R-08: only the blue terrace is free and no blue die is left: place without effect, or pass."""
    game = only_the_blue_terrace()
    assert game.table.supply["blue"] == 0
    assert set(game.legal) == {"place blue terrace", "pass"}


def test_r08_a_pass_is_not_for_the_whole_round() -> None:
    """R-08: Bram returns a blue die, so in the next lap Asha has a useful space and may pass no more."""
    game = only_the_blue_terrace()
    game.play("pass")
    assert game.to_move == "Bram"
    game.play("place tea market", "pay blue 1")
    assert game.table.supply["blue"] == 1
    assert (game.to_move, game.table.round, game["Asha"].unplaced) == ("Asha", 1, 1)
    assert list(game.legal) == ["place blue terrace"]
    assert game.why_not("pass") == "R-07"
    game.play("place blue terrace", "die blue 3")
    assert game["Asha"].dice == ["blue 3"]
    assert game.table.round == 2


def test_r08_still_stuck_in_the_next_lap_she_may_pass_again() -> None:
    """R-08: Bram returns a green die, which does not help; Asha is asked again and keeps her worker."""
    game = only_the_blue_terrace()
    game.play("pass", "place spices market", "pay green 5")
    assert (game.to_move, game.table.round, game["Asha"].unplaced) == ("Asha", 1, 1)
    assert set(game.legal) == {"place blue terrace", "pass"}


# ----------------------------------------------------------------


def test_r09_the_mixed_market_may_be_taken_without_markets() -> None:
    """R-09: no income, but the space is blocked for the other player."""
    game = rajas("Asha: money 3 | Bram: money 4")
    game.play("place mixed market")
    assert game["Asha"].money == 3
    assert standing(game, "mixed market") == ["Asha"]
    assert game.to_move == "Bram"
    assert "place mixed market" not in game.legal


def test_r09_a_one_kind_market_takes_its_die_even_without_that_good() -> None:
    """R-09: the tea space costs the die; without a tea market it pays nothing."""
    game = rajas(
        "Asha: money 3, karma 0, dice blue 4 5, tile orange 4 straight silk2 at 2,3 turned N"
        " | Bram: money 4 | asks Asha"
    )
    game.play("place tea market", "pay blue 5")
    assert (game["Asha"].money, game["Asha"].dice) == (3, ["blue 4"])
    assert standing(game, "tea market") == ["Asha"]
    assert game.to_move == "Bram"


def test_r09_the_terrace_of_an_exhausted_colour_may_be_blocked() -> None:
    """R-09: no blue die in the supply: the worker stands, nobody gets anything."""
    game = rajas("Asha: dice blue 1 1 | Bram: dice blue 1 1 1 1 1 1 1 1 1 1 | asks Asha")
    game.play("place blue terrace")
    assert game["Asha"].dice == ["blue 1", "blue 1"]
    assert standing(game, "blue terrace") == ["Asha"]
    assert game.to_move == "Bram"


def test_r09_a_balcony_with_an_exhausted_target_costs_the_die_all_the_same() -> None:
    """R-09: green for two blue dice while none is left: only the green die goes."""
    game = rajas("Asha: dice blue 1 1 green 3 6 | Bram: dice blue 1 1 1 1 1 1 1 1 1 1 | asks Asha")
    game.play("place green to blue balcony", "pay green 3")
    assert game["Asha"].dice == ["blue 1", "blue 1", "green 6"]
    assert game.table.supply["green"] == 11
    assert game.to_move == "Bram"


def test_r09_the_harbour_is_closed_to_a_boat_on_the_last_space() -> None:
    """R-09: with the boat on 25 even a 1 cannot be used in the harbour."""
    assert "place harbour" not in rajas("Asha: boat 25, karma 0, dice blue 1 2 3 | Bram: money 4").legal
    assert "place harbour" in rajas("Asha: boat 24, karma 0, dice blue 1 2 3 | Bram: money 4").legal


@pytest.mark.parametrize(("boat", "allowed"), [(0, True), (19, True), (20, False), (24, False), (25, False)])
def test_r09_the_portuguese_is_closed_to_the_last_six_spaces(boat: int, allowed: bool) -> None:
    """R-09: from space 20 on a six does not open the Portuguese."""
    game = rajas(f"Asha: boat {boat}, karma 0, dice blue 6 | Bram: money 4")
    assert ("place portuguese" in game.legal) is allowed


def test_r09_the_quarry_is_closed_without_a_complete_purchase() -> None:
    """R-09: money for the space is not enough: orange 3 pays for no tile on offer."""
    game = rajas("Asha: money 9, karma 0, dice orange 3 | Bram: money 4 | offer orange 4 straight silk2")
    assert "place quarry" not in game.legal


def test_r09_the_master_builder_is_closed_without_an_overbuild() -> None:
    """R-09: a five and other dice, but no tile to build on."""
    game = rajas("Asha: money 9, karma 0, dice green 5 purple 6 | Bram: money 4")
    assert "place master builder" not in game.legal


# ----------------------------------------------------------------


def test_r10_left_most_space_too_expensive_closes_the_quarry() -> None:
    """R-10: the next quarry space costs 2 and Asha has 1: no quarry, although three spaces are free."""
    game = rajas("Bram: money 4 | Asha: money 1, karma 0, dice orange 6 4 | board quarry Bram | asks Asha")
    assert "place quarry" not in game.legal
    assert game.why_not("place quarry") == "R-10"
    with pytest.raises(IllegalAction):
        game.play("place quarry")


def test_r10_exactly_the_price_of_the_left_most_space_is_enough() -> None:
    """R-10: with 2 money the space for 2 can be taken; it stands left of the two others."""
    game = rajas("Bram: money 4 | Asha: money 2, karma 0, dice blue 4 orange 4 | board quarry Bram | asks Asha")
    assert game.why_not("place quarry") is None
    carry_out(game, "place quarry", "take orange snake", "lay 2,3 turned N", "pay orange 4")
    assert game["Asha"].money == 2 - 2 + 2
    assert standing(game, "quarry") == ["Bram", "Asha"]


def test_r10_left_most_space_too_expensive_closes_the_harbour() -> None:
    """R-10: the free space is taken and the next one costs 1: closed to Asha without money."""
    game = rajas("Bram: money 4 | Asha: money 0, karma 0, dice blue 2 | board harbour Bram | asks Asha")
    assert "place harbour" not in game.legal
    assert game.why_not("place harbour") == "R-10"


def test_r10_the_first_harbour_space_costs_nothing() -> None:
    """R-10: without money the empty harbour is open, since its left-most space is free."""
    game = rajas("Asha: money 0, karma 0, dice blue 2 | Bram: money 4 | asks Asha")
    game.play("place harbour", "pay blue 2", "sail to 2")
    assert (game["Asha"].money, game["Asha"].karma) == (0, 2)


# ----------------------------------------------------------------


@pytest.mark.parametrize("others", ["Bram: money 4 | Cleo: money 5", "Bram: money 4 | Cleo: money 5 | Dora: money 6"])
def test_r11_one_worker_each_on_the_mixed_spaces_with_three_and_four_players(others: str) -> None:
    """R-11: Asha stands on one mixed space: the other one is for somebody else."""
    game = rajas(f"Asha: money 3, karma 0, dice blue 4 | {others} | board mixed market Asha | asks Asha")
    assert "place mixed market" not in game.legal
    assert game.why_not("place mixed market") == "R-11"
    assert set(game.legal) >= ONE_KIND
    game.play("place green terrace", "die green 1")
    assert game.to_move == "Bram"
    assert "place mixed market" in game.legal
    game.play("place mixed market")
    assert standing(game, "mixed market") == ["Asha", "Bram"]


def test_r11_the_limit_ends_with_the_round() -> None:
    """R-11: after the clean-up Asha may use a mixed space again."""
    game = rajas(
        "Asha: money 3 | Bram: money 4 | Cleo: money 5 | asks Asha"
        " | board mixed market Asha, low terrace Asha, orange terrace Bram Cleo, purple terrace Bram Cleo,"
        " blue terrace Bram Cleo"
    )
    assert "place mixed market" not in game.legal
    game.play("place green terrace", "die green 1")
    assert (game.table.round, game.to_move) == (2, "Bram")
    game.play("place blue terrace", "die blue 1", "place orange terrace", "die orange 1")
    assert game.to_move == "Asha"
    assert "place mixed market" in game.legal


def test_r11_two_players_know_no_limit() -> None:
    """R-11: on a board for two with a second mixed space one player may stand on both."""
    board = printed()["board"]
    board["two"]["market_mixed"] = 2
    game = rajas("Asha: money 3 | Bram: money 4 | board mixed market Asha | asks Asha", edition={"board": board})
    assert "place mixed market" in game.legal
    game.play("place mixed market")
    assert standing(game, "mixed market") == ["Asha", "Asha"]


# ----------------------------------------------------------------


def test_r12_the_money_of_a_tile_cannot_pay_the_quarry() -> None:
    """R-12: silk for 2 money would be the income, but the space has to be paid first and Asha has nothing."""
    game = rajas("Asha: money 0, karma 0, dice blue 4 orange 4 | Bram: money 4")
    assert "place quarry" not in game.legal


def test_r12_the_income_of_a_river_space_cannot_pay_the_harbour() -> None:
    """R-12: 3 money on the next river space do not pay the 1 money of the second harbour space."""
    game = rajas("Bram: money 4 | Asha: money 0, karma 0, boat 2, dice blue 2 | board harbour Bram | asks Asha")
    assert "place harbour" not in game.legal


def test_r12_the_yogis_karma_cannot_turn_the_die_that_pays_him() -> None:
    """R-12: a 4 without karma is no 3, even though the Yogi would bring two karma."""
    assert "place yogi" not in rajas("Asha: karma 0, dice blue 4 | Bram: money 4").legal
    assert "place yogi" in rajas("Asha: karma 1, dice blue 4 | Bram: money 4").legal


def test_r12_a_balcony_is_paid_before_its_dice_come() -> None:
    """R-12: without a blue die there is no exchange for orange ones."""
    game = rajas("Asha: karma 3, dice green 3 | Bram: money 4")
    assert {text for text in game.legal if "balcony" in text} == {"place green to blue balcony"}


# ----------------------------------------------------------------


def test_r13_a_last_worker_that_crosses_the_bridge_brings_another_turn() -> None:
    """R-13: boat 17 → 18 with the last worker: the new one is active at once and can be placed this round."""
    game = last_worker("karma 0, boat 17, dice blue 2")
    assert (game["Asha"].workers, game["Asha"].unplaced) == (3, 1)
    game.play("place harbour", "pay blue 2", "sail to 18")
    assert (game["Asha"].boat, game["Asha"].workers, game["Asha"].unplaced) == (18, 4, 1)
    assert (game.to_move, game.question, game.table.round) == ("Asha", "turn", 1)


@pytest.mark.parametrize(
    ("asha", "answers"),
    [
        ("fame 13, karma 0, dice blue 1", ["place great mogul", "pay blue 1"]),
        ("fame 14, karma 0, dice blue 1", ["place great mogul", "pay blue 1"]),
        ("money 17, karma 0, dice blue 4", ["place raja", "pay blue 4", "upgrade mill"]),
        ("money 19, karma 0, dice blue 4", ["place raja", "pay blue 4", "upgrade mill"]),
    ],
    ids=["reaches fame 15", "passes fame 15", "reaches money 20", "passes money 20"],
)
def test_r13_workers_of_both_tracks_can_be_placed_in_the_same_round(asha: str, answers: list[str]) -> None:
    """R-13: fame 15 and money 20, reached or passed, bring a worker for this round."""
    game = last_worker(asha)
    game.play(*answers)
    assert (game["Asha"].workers, game["Asha"].unplaced) == (4, 1)
    assert (game.to_move, game.question, game.table.round) == ("Asha", "turn", 1)


def test_r13_one_space_short_brings_no_worker_and_ends_the_round() -> None:
    """R-13: fame 12 + 2 = 14: no worker, and as nobody has one left the round is over."""
    game = last_worker("fame 12, karma 0, dice blue 1")
    game.play("place great mogul", "pay blue 1")
    assert (game["Asha"].fame, game["Asha"].workers, game.table.round) == (14, 3, 2)


def test_r13_the_other_player_has_his_turn_before_the_new_worker_is_placed() -> None:
    """R-13: a new worker brings no double turn: Bram places in between."""
    game = rajas(
        "Asha: karma 0, boat 17, dice blue 2 | Bram: money 4 | asks Asha"
        " | board blue terrace Asha, purple terrace Asha, green terrace Bram, orange terrace Bram"
    )
    game.play("place harbour", "pay blue 2", "sail to 18")
    assert game.to_move == "Bram"
    game.play("place mixed market")
    assert (game.to_move, game.table.round) == ("Asha", 1)


def test_r13_all_four_workers_come_back_at_the_clean_up() -> None:
    """R-13: the worker won stays active: four workers in the next round."""
    game = last_worker("karma 0, boat 17, dice blue 2 green 5")
    game.play("place harbour", "pay blue 2", "sail to 18", "place tea market", "pay green 5")
    assert (game["Asha"].workers, game["Asha"].unplaced, game.table.round) == (4, 4, 2)


# ----------------------------------------------------------------


def test_r14_a_lap_of_passes_ends_the_round() -> None:
    """R-14: Asha is stuck with two workers and Bram has none: one pass and the clean-up runs."""
    game = crowded("money 0")
    game.play("pass")
    assert (game.table.round, game.table.start_player, game.to_move) == (2, "Bram", "Bram")
    assert (game["Asha"].unplaced, game["Bram"].unplaced) == (3, 5)
    assert standing(game, "low terrace") == []


def test_r14_a_lap_with_a_placement_is_followed_by_another() -> None:
    """R-14: Asha passes, Bram places, Asha passes again: only that second lap was without a placement."""
    game = only_the_blue_terrace()
    game.play("pass", "place spices market", "pay green 5")
    assert (game.table.round, game.to_move) == (1, "Asha")
    game.play("pass")
    assert (game.table.round, game.table.start_player, game.to_move) == (2, "Bram", "Bram")


def test_r14_the_round_is_over_when_the_last_worker_stands() -> None:
    """R-14: nobody has a worker left: clean-up at once, the elephant goes to the left."""
    game = last_worker("karma 0, dice green 5")
    game.play("place tea market", "pay green 5")
    assert (game.table.round, game.table.start_player, game.to_move) == (2, "Bram", "Bram")
    assert (game["Asha"].unplaced, game["Bram"].unplaced) == (3, 3)


def test_r14_a_player_without_workers_is_skipped() -> None:
    """R-14: Bram has placed everything: Asha plays on, turn after turn."""
    game = rajas(
        "Asha: money 3 | Bram: money 4 | board green terrace Bram, orange terrace Bram, purple terrace Bram | asks Asha"
    )
    game.play("place blue terrace", "die blue 1")
    assert (game.to_move, game.table.round, game["Asha"].unplaced) == ("Asha", 1, 2)


# ----------------------------------------------------------------


def test_r15_only_payable_tiles_are_offered() -> None:
    """R-15: orange 4 and 1 money: of the orange tiles only the one for 4; of the purple ones only the one for 4."""
    game = rajas(
        "Asha: money 1, karma 0, dice orange 4 purple 4 | Bram: money 4"
        " | offer orange 4 straight silk2, purple 4 straight tea2 | asks Asha"
    )
    game.play("place quarry")
    assert game.question == "tile"
    assert set(game.legal) == {"take orange snake", "take purple snake"}


def test_r15_a_single_orange_four_buys_a_single_tile() -> None:
    """R-15: orange 4 and 1 money only: one tile is on the list, and it fits on every side of the residence."""
    game = rajas("Asha: money 1, karma 0, dice orange 4 | Bram: money 4 | offer orange 4 straight silk2 | asks Asha")
    game.play("place quarry")
    assert list(game.legal) == ["take orange snake"]
    game.play("take orange snake")
    assert set(game.legal) == {"lay 1,2 turned E", "lay 1,4 turned E", "lay 2,3 turned N"}
    game.play("lay 1,4 turned E")
    assert list(game.legal) == ["pay orange 4"]


def test_r15_nothing_is_paid_and_nobody_stands_before_the_last_answer() -> None:
    """R-15: until the last die is named money, dice, workers, board and province are as before."""
    game = rajas(
        "Asha: money 1, karma 0, dice orange 4 purple 4 | Bram: money 4 | offer orange 4 straight silk2 | asks Asha"
    )
    for answer in ("place quarry", "take orange snake", "lay 2,3 turned N"):
        game.play(answer)
        assert game.to_move == "Asha"
        assert (game["Asha"].money, game["Asha"].unplaced, game["Asha"].tiles) == (1, 3, {})
        assert game["Asha"].dice == ["orange 4", "purple 4"]
        assert standing(game, "quarry") == []
        assert game.table.offer["orange snake"] == "orange 4 straight silk2"
    game.play("pay orange 4")
    assert (game["Asha"].money, game["Asha"].unplaced) == (0, 2)
    assert game["Asha"].dice == ["purple 4"]
    assert standing(game, "quarry") == ["Asha"]
    assert game["Asha"].tiles == {"2,3": "orange 4 straight silk2"}
    assert game.table.supply["orange"] == 12


def test_r15_a_chamber_is_not_entered_before_its_die_is_named() -> None:
    """R-15: the worker stands on the Great Mogul only when the 1 is paid."""
    game = rajas("Asha: karma 0, dice blue 1 green 1 | Bram: money 4")
    game.play("place great mogul")
    assert set(game.legal) == {"pay blue 1", "pay green 1"}
    assert (standing(game, "great mogul"), game["Asha"].unplaced, game["Asha"].fame) == ([], 3, 0)
    game.play("pay green 1")
    assert (standing(game, "great mogul"), game["Asha"].unplaced, game["Asha"].fame) == (["Asha"], 2, 2)


def test_r15_a_placement_can_be_taken_back_answer_by_answer() -> None:
    """R-15: before the last answer every step can be undone, back to the question where to place."""
    game = rajas("Asha: money 1, karma 0, dice orange 4 purple 4 | Bram: money 4 | offer orange 4 straight silk2")
    before = set(game.legal)
    game.play("place quarry", "take orange snake", "lay 2,3 turned N")
    questions = []
    for _ in range(3):
        game.undo()
        questions.append(game.question)
    assert questions == ["lay", "tile", "turn"]
    assert set(game.legal) == before


def test_r15_an_answer_that_was_not_offered_changes_nothing() -> None:
    """R-15: purple 9 cannot be paid with a 4; asking for it leaves the open question as it was."""
    game = rajas("Asha: money 1, karma 0, dice orange 4 purple 4 | Bram: money 4 | offer orange 4 straight silk2")
    game.play("place quarry")
    with pytest.raises(IllegalAction):
        game.play("take purple tiger")
    assert game.question == "tile"
    assert game["Asha"].money == 1


def test_r15_rolled_dice_cannot_be_taken_back() -> None:
    """R-15: after the Dancer's two dice have been rolled undo is refused."""
    game = rajas("Asha: karma 0, dice green 2 | Bram: money 4 | asks Asha")
    game.play("place dancer", "pay green 2", "choose blue", "choose blue")
    chance(game, "die blue 4", "die blue 6")
    with pytest.raises(CannotUndo):
        game.undo()
    assert game["Asha"].dice == ["blue 4", "blue 6"]


def test_r15_a_revealed_tile_cannot_be_taken_back() -> None:
    """R-15: once the next tile lies open the purchase stands."""
    game = rajas(
        "Asha: money 3, karma 0, dice blue 4 orange 4 | Bram: money 4 | offer orange 4 straight silk2 | asks Asha"
    )
    game.play("place quarry", "take orange snake", "lay 2,3 turned N", "pay orange 4", "reveal orange 3 bend tea1")
    with pytest.raises(CannotUndo):
        game.undo()
    assert game.table.offer["orange snake"] == "orange 3 bend tea1"
    assert game["Asha"].tiles == {"2,3": "orange 4 straight silk2"}


def test_r15_a_choice_after_a_roll_can_be_taken_back_up_to_the_roll() -> None:
    """R-15: choices that follow a roll are undone one by one, the roll itself stays."""
    game = rajas("Asha: money 31, karma 0, dice blue 3 4 5 | Bram: money 4 | asks Asha")
    game.play("place low terrace", "choose green", "choose green", "die green 1", "die green 6", "reroll blue 3")
    game.undo()
    assert game.question == "reroll"
    assert "reroll blue 3" in game.legal
    with pytest.raises(CannotUndo):
        game.undo()
    assert game["Asha"].dice == ["blue 3", "blue 4", "blue 5", "green 1", "green 6"]
