"""Rulings R-63 to R-71: the fame and money tracks, their bonuses, their workers, and where they meet."""

from typing import Any

import pytest

from doab.rajas import RajasGame, lead, rajas
from tests.rajas.steps import build, printed, sail_by_harbour, take_blue_die

ALL_AT_FOUR = "temple 4, palace 4, fort 4, mill 4"  # eight upgrades
ALL_AT_TWO = {"temple": 2, "palace": 2, "fort": 2, "mill": 2}

# Tea 3, 3, 3, 2, 2 and spices 1, 1: five tea markets bring 13.
TEA_PROVINCE = (
    "tile orange 11 crossing mill tea3 at 2,3 turned N, tile blue 11 crossing temple tea3 at 1,2 turned N, "
    "tile purple 10 fork palace tea3 at 1,4 turned E, tile orange 7 fork tea2 spices1 at 2,2 turned N, "
    "tile blue 7 fork tea2 spices1 at 2,4 turned E"
)


def two_players(asha: str, *clauses: str, edition: dict[str, Any] | None = None) -> RajasGame:
    """Asha, who is asked, against Bram."""
    text = " | ".join([f"Asha: {asha}", "Bram: money 4", *clauses])
    return rajas(text, edition=edition) if edition else rajas(text)


def low_terrace(asha: str) -> RajasGame:
    """Asha has placed a worker on the low terrace: 2 money more."""
    game = two_players(asha)
    game.play("place low terrace")
    return game


def great_mogul(asha: str, *clauses: str, edition: dict[str, Any] | None = None) -> RajasGame:
    """Asha has gone to the Great Mogul with a blue 1: 2 fame more."""
    game = two_players(f"{asha}, dice blue 1", *clauses, edition=edition)
    game.play("place great mogul", "pay blue 1")
    return game


# ----------------------------------------------------------------


def tile_across_fame_31() -> RajasGame:
    """A fork with a mill and spices 1 joins two karma; the fame goes from 30 to 32, the boat lies before `money5`."""
    game = two_players("money 11, fame 30, boat 10, dice orange 6 1", "offer orange 7 fork mill spices1")
    build(game, "orange cow", "1,2 turned W", "orange 6", "orange 1")
    assert game.question == "first"
    assert set(game.legal) == {"fame first", "money first"}
    return game


def test_r63_the_whole_chain_of_the_fame_comes_before_the_money_and_the_special_yield() -> None:
    """R-63: fame 32 sails, the 5 money sail again, the upgrade is made; then come the tile's coin and its karma."""
    game = tile_across_fame_31()
    game.play("fame first")
    assert (game.question, game["Asha"].fame, game["Asha"].money, game["Asha"].karma) == ("sail", 32, 10, 1)
    game.play("sail to 11")
    assert (game.question, game["Asha"].fame, game["Asha"].money, game["Asha"].karma) == ("sail", 32, 15, 1)
    game.play("sail to 12")
    assert (game.question, game["Asha"].money, game["Asha"].karma) == ("upgrade", 15, 1)
    game.play("upgrade mill")
    assert (game["Asha"].fame, game["Asha"].money, game["Asha"].karma, game["Asha"].boat) == (32, 16, 3, 12)
    assert game["Asha"].levels == {**ALL_AT_TWO, "mill": 3}
    assert game.to_move == "Bram"


def test_r63_money_first_moves_the_coin_before_the_chain_of_the_fame() -> None:
    """R-63: with the money first the coin lies already when the boat is asked; the karma still comes last."""
    game = tile_across_fame_31()
    game.play("money first")
    assert (game.question, game["Asha"].fame, game["Asha"].money, game["Asha"].karma) == ("sail", 32, 11, 1)
    game.play("sail to 11")
    assert (game.question, game["Asha"].money, game["Asha"].karma) == ("sail", 16, 1)
    game.play("sail to 12", "upgrade mill")
    assert (game["Asha"].fame, game["Asha"].money, game["Asha"].karma, game["Asha"].boat) == (32, 16, 3, 12)
    assert game.to_move == "Bram"


def test_r63_a_bonus_interrupts_the_favour_of_a_chamber() -> None:
    """R-63: the Raja's 3 money reach 12; the boat and its 5 money are settled before the Raja's upgrade is asked."""
    game = two_players("money 10, boat 10, dice blue 4")
    game.play("place raja", "pay blue 4")
    assert (game.question, game["Asha"].money) == ("sail", 13)
    game.play("sail to 11")
    assert (game.question, game["Asha"].money) == ("upgrade", 18)
    game.play("upgrade fort")
    assert game["Asha"].levels == {**ALL_AT_TWO, "fort": 3}
    assert game.to_move == "Bram"


# ----------------------------------------------------------------


def test_r64_money_from_30_to_46_brings_two_dice_and_then_the_boat() -> None:
    """R-64: one move passes 33 and 44; both bonuses come, the lower one first, and neither comes again."""
    game = two_players(f"money 30, boat 22, {ALL_AT_FOUR}, dice blue 1")
    sail_by_harbour(game, "blue 1", 23)
    assert (game.question, game["Asha"].money, game["Asha"].boat) == ("choose", 46, 23)
    game.play("choose blue", "choose green", "die blue 4", "die green 2")
    assert game.question == "sail"
    assert set(game.legal) == {"sail to 24", "stay"}
    game.play("stay")
    assert (game["Asha"].money, game["Asha"].boat, game["Asha"].dice) == (46, 23, ["blue 4", "green 2"])
    take_blue_die(game)
    game.play("place low terrace")
    assert (game.question, game["Asha"].money) == ("reroll", 48)


def test_r64_the_next_bonus_after_46_is_at_55() -> None:
    """R-64: with 33 and 44 taken in one move the marker lies on 55 and brings two dice there."""
    game = two_players(f"money 39, reached 46, boat 22, {ALL_AT_FOUR}, dice blue 1")
    sail_by_harbour(game, "blue 1", 23)
    assert (game.question, game["Asha"].money) == ("choose", 55)
    game.play("choose orange", "choose purple", "die orange 1", "die purple 6")
    assert (game["Asha"].dice, game["Asha"].boat) == (["orange 1", "purple 6"], 23)
    assert game.to_move == "Bram"


def test_r64_fame_from_23_to_31_brings_karma_and_then_the_boat() -> None:
    """R-64: one move reaches 24 and 31; the karma is there when the boat is asked."""
    game = two_players(f"fame 23, karma 1, boat 19, {ALL_AT_FOUR}, dice blue 1")
    sail_by_harbour(game, "blue 1", 20)
    assert (game.question, game["Asha"].fame, game["Asha"].karma) == ("sail", 31, 3)
    game.play("stay")
    assert (game["Asha"].fame, game["Asha"].karma, game["Asha"].boat) == (31, 3, 20)
    assert game.to_move == "Bram"


def test_r64_the_worker_of_20_takes_its_turn_after_the_boat_of_12() -> None:
    """R-64: the worker on the track is a bonus like the others; passing 12 and 20 asks the boat first."""
    game = two_players(f"money 8, boat 22, {ALL_AT_FOUR}, dice blue 1")
    sail_by_harbour(game, "blue 1", 23)
    assert (game.question, game["Asha"].money, game["Asha"].workers) == ("sail", 24, 4)
    game.play("stay")
    assert (game["Asha"].money, game["Asha"].workers, game["Asha"].unplaced) == (24, 5, 4)
    assert game.to_move == "Bram"


# ----------------------------------------------------------------


def test_r65_the_income_of_a_bonus_reaches_the_next_bonus() -> None:
    """R-65: 43 → 45 sails to the five tea markets, 13 more make 58 and the dice of 55; neither bonus comes twice."""
    game = low_terrace(f"money 43, boat 23, dice green 2, {TEA_PROVINCE}")
    assert (game.question, game["Asha"].money) == ("sail", 45)
    game.play("sail to 24")
    assert game.question == "goods"
    game.play("sell tea")
    assert (game.question, game["Asha"].money) == ("choose", 58)
    game.play("choose blue", "choose blue", "die blue 1", "die blue 2")
    assert game.question == "reroll"
    game.play("done")
    assert (game["Asha"].money, game["Asha"].boat, game["Asha"].dice) == (58, 24, ["blue 1", "blue 2", "green 2"])
    assert game.to_move == "Bram"


def test_r65_a_nested_gain_takes_the_lower_open_bonus_first() -> None:
    """R-65: 8 → 24 opens 12 and 20; the boat of 12 brings 13 more, and 20's worker comes before the dice of 33."""
    game = two_players(f"money 8, boat 22, {ALL_AT_FOUR}, dice blue 1, {TEA_PROVINCE}")
    sail_by_harbour(game, "blue 1", 23)
    assert (game.question, game["Asha"].money, game["Asha"].workers) == ("sail", 24, 4)
    game.play("sail to 24", "sell tea")
    assert (game.question, game["Asha"].money, game["Asha"].workers) == ("choose", 37, 5)
    game.play("choose green", "choose orange", "die green 3", "die orange 3")
    assert (game["Asha"].money, game["Asha"].workers, game["Asha"].dice) == (37, 5, ["green 3", "orange 3"])
    assert game.to_move == "Bram"


# ----------------------------------------------------------------


def pay_three_gain_four(money: int) -> RajasGame:
    """The third quarry space costs 3, and the tile brings 4 money."""
    game = two_players(
        f"money {money}, boat 5, dice orange 6 2", "board quarry Bram Bram", "offer orange 8 straight silk2 spices2"
    )
    build(game, "orange cow", "2,3 turned N", "orange 6", "orange 2")
    return game


def test_r66_a_bonus_passed_a_second_time_brings_nothing() -> None:
    """R-66: 13 – 3 + 4 crosses 12 again; no boat is asked."""
    game = pay_three_gain_four(13)
    assert (game["Asha"].money, game["Asha"].boat) == (14, 5)
    assert (game.question, game.to_move) == ("turn", "Bram")


def test_r66_a_worker_space_passed_a_second_time_brings_no_second_worker() -> None:
    """R-66: 21 – 3 + 4 crosses 20 again; four workers before and after."""
    game = pay_three_gain_four(21)
    assert (game["Asha"].money, game["Asha"].workers, game["Asha"].unplaced) == (22, 4, 3)
    assert (game.question, game.to_move) == ("turn", "Bram")


def test_r66_money_that_falls_below_20_costs_no_worker() -> None:
    """R-66: a worker once won stays, with the marker behind its space."""
    game = two_players("money 21, dice orange 4", "board quarry Bram Bram", "offer orange 4 bend temple")
    build(game, "orange snake", "2,3 turned N", "orange 4")
    assert (game["Asha"].money, game["Asha"].workers, game["Asha"].unplaced) == (18, 4, 3)


@pytest.mark.parametrize(
    ("money", "reached", "question"),
    [
        (10, 11, "sail"),
        (10, 12, "reroll"),
        (10, 13, "reroll"),
        (10, 40, "reroll"),
        (31, 32, "choose"),
        (31, 33, "reroll"),
        (42, 43, "sail"),
        (42, 44, "reroll"),
        (53, 54, "choose"),
        (53, 55, "reroll"),
    ],
)
def test_r66_what_counts_is_the_highest_money_so_far(money: int, reached: int, question: str) -> None:
    """R-66: a bonus is open until the marker has reached it once, however far it has gone back since."""
    game = low_terrace(f"money {money}, reached {reached}, boat 5, dice purple 4")
    assert (game["Asha"].money, game.question) == (money + 2, question)


@pytest.mark.parametrize(("reached", "workers"), [(19, 4), (20, 4), (25, 4)])
def test_r66_the_worker_of_20_comes_once(reached: int, workers: int) -> None:
    """R-66: whether 20 was reached before or is reached now, there is one worker for it."""
    game = low_terrace(f"money 18, reached {reached}, boat 5, dice purple 4")
    assert (game["Asha"].money, game["Asha"].workers, game.question) == (20, workers, "reroll")


# ----------------------------------------------------------------


def test_r67_paying_down_to_33_brings_no_dice() -> None:
    """R-67: 35 – 2 stops on the bonus space 33; nothing happens."""
    game = two_players("money 35, dice orange 4", "board quarry Bram", "offer orange 4 bend temple")
    build(game, "orange snake", "2,3 turned N", "orange 4")
    assert (game["Asha"].money, game["Asha"].fame, game["Asha"].dice) == (33, 2, [])
    assert (game.question, game.to_move) == ("turn", "Bram")


@pytest.mark.parametrize(("money", "workers"), [(14, 3), (22, 4), (46, 4), (57, 4)])
def test_r67_paying_in_the_harbour_stops_on_a_bonus_without_effect(money: int, workers: int) -> None:
    """R-67: the third harbour space costs 2; the marker stops on 12, 20, 44 or 55 and only the river pays."""
    game = two_players(f"money {money}, boat 5, dice blue 1", "board harbour Bram Bram")
    sail_by_harbour(game, "blue 1", 6)
    assert (game["Asha"].money, game["Asha"].fame, game["Asha"].boat) == (money - 2, 2, 6)
    assert (game["Asha"].workers, game["Asha"].dice) == (workers, [])
    assert (game.question, game.to_move) == ("turn", "Bram")


# ----------------------------------------------------------------


@pytest.mark.parametrize("money", [57, 58, 72, 90, 110])
def test_r68_money_beside_a_fame_bonus_brings_nothing(money: int) -> None:
    """R-68: the money marker stops beside fame 31, 24, 15 or 5; no boat, no karma, no worker, no upgrade."""
    game = low_terrace(f"money {money}, boat 5, dice purple 4")
    assert (game.question, game["Asha"].money) == ("reroll", money + 2)
    assert (game["Asha"].boat, game["Asha"].karma, game["Asha"].workers, game["Asha"].fame) == (5, 1, 4, 0)
    assert (game["Asha"].levels, game["Asha"].dice) == (ALL_AT_TWO, ["purple 4"])


@pytest.mark.parametrize("fame", [31, 37, 42, 49, 53])
def test_r68_fame_beside_a_money_bonus_brings_nothing(fame: int) -> None:
    """R-68: the fame marker stops beside money 55, 44, 33, 20 or 12; no dice, no boat, no worker."""
    game = great_mogul(f"fame {fame}, boat 5")
    assert (game["Asha"].fame, game["Asha"].money, game["Asha"].boat) == (fame + 2, 3, 5)
    assert (game["Asha"].workers, game["Asha"].dice) == (4, [])
    assert (game.question, game.to_move) == ("turn", "Bram")


# ----------------------------------------------------------------

THIRD_WORKER = [
    ("fame 15, boat 18, money 18", ("place low terrace", "done")),
    ("fame 15, boat 17, money 20", ("place harbour", "pay blue 1", "sail to 18")),
    ("fame 13, boat 18, money 20", ("place great mogul", "pay blue 1")),
]


@pytest.mark.parametrize(("asha", "turn"), THIRD_WORKER)
def test_r69_with_two_won_the_third_space_is_empty(asha: str, turn: tuple[str, ...]) -> None:
    """R-69: whichever two were won, crossing the third space leaves it at five workers."""
    game = two_players(f"{asha}, karma 0, dice blue 1")
    assert game["Asha"].workers == 5
    game.play(*turn)
    assert (game["Asha"].workers, game["Asha"].unplaced) == (5, 4)
    assert game.to_move == "Bram"


@pytest.mark.parametrize(("asha", "turn"), THIRD_WORKER)
def test_r69_navaratna_has_a_sixth_worker(asha: str, turn: tuple[str, ...]) -> None:
    """R-69: in the Navaratna variant the third inactive worker stays and is won like the others."""
    game = two_players(f"{asha}, karma 0, dice blue 1", "options navaratna")
    assert game["Asha"].workers == 5
    game.play(*turn)
    assert (game["Asha"].workers, game["Asha"].unplaced) == (6, 5)
    assert game.to_move == "Bram"


@pytest.mark.parametrize("level", ["advanced, ", ""])
@pytest.mark.parametrize(("asha", "turn"), THIRD_WORKER)
def test_r69_mixed_levels_stop_at_five(asha: str, turn: tuple[str, ...], level: str) -> None:
    """R-69: with players of mixed level the third worker is removed for advanced players and beginners alike."""
    bram = "money 4" if level else "advanced"
    game = rajas(f"Asha: {level}{asha}, karma 0, dice blue 1 | Bram: {bram} | options mixed")
    game.play(*turn)
    assert (game["Asha"].workers, game["Asha"].unplaced) == (5, 4)


# ----------------------------------------------------------------


def test_r70_the_lead_grows_past_the_printed_end() -> None:
    """R-70: the formula knows no end of the track."""
    assert lead(62, 40) == 21
    assert lead(0, 130) == 4
    assert lead(100, 200) == 139


def test_r70_fame_counts_on_past_61() -> None:
    """R-70: fame 60 and three karma on the last river space make 66, a lead of 5."""
    game = two_players("fame 60, money 0, karma 3, boat 24, dice blue 1", "start Bram", "asks Asha")
    assert game["Asha"].lead == -1
    sail_by_harbour(game, "blue 1", 25)
    assert (game["Asha"].fame, game["Asha"].lead) == (66, 5)
    assert game.over


def test_r70_money_counts_on_past_122() -> None:
    """R-70: money 118 and eight upgrades at 2 money make 134, a lead of 6."""
    game = two_players(f"money 118, boat 22, {ALL_AT_FOUR}, dice blue 1", "start Bram", "asks Asha")
    assert game["Asha"].lead == -2
    sail_by_harbour(game, "blue 1", 23)
    assert (game["Asha"].money, game["Asha"].lead) == (134, 6)
    assert game.over


# ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("fame", "money", "expected"),
    [
        (30, 65, 2),
        (37, 52, 2),
        (30, 66, 2),
        (30, 67, 3),
        (37, 51, 2),
        (37, 50, 1),
        (30, 62, 0),
        (30, 61, 0),
        (30, 60, -1),
        (40, 41, 0),
        (40, 40, -1),
        (61, 0, 0),
        (60, 0, -1),
        (60, 1, 0),
        (0, 121, 0),
        (0, 120, -1),
        (0, 3, -59),
        (0, 4, -59),
        (0, 5, -58),
        (0, 6, -58),
    ],
)
def test_r71_lead(fame: int, money: int, expected: int) -> None:
    """R-71: fame plus half the money, rounded up, less 61."""
    assert lead(fame, money) == expected


def test_r71_two_money_spaces_lie_beside_each_fame_space() -> None:
    """R-71: money 1 and 2 share a fame space, 3 and 4 the next one, all round the board."""
    for pair in range(1, 62):
        fame = 61 - pair
        assert lead(fame, 2 * pair - 1) == 0
        assert lead(fame, 2 * pair) == 0
        assert lead(fame, 2 * pair + 1) == 1
        assert lead(fame, 2 * pair - 2) == -1


def test_r71_printed_bonus_spaces_lie_beside_each_other() -> None:
    """R-71: money 12, 20, 33, 44 and 55 lie beside fame 55, 51, 44, 39 and 33."""
    beside = {12: 55, 20: 51, 33: 44, 44: 39, 55: 33}
    assert {money: -lead(0, money) for money in beside} == beside


def test_r71_a_player_shows_the_lead() -> None:
    """R-71: the players of a game have the lead of their two markers."""
    game = rajas("Asha: fame 20, money 33 | Bram: fame 4, money 18")
    assert (game["Asha"].lead, game["Bram"].lead) == (-24, -48)


@pytest.mark.parametrize(("meeting_point", "ahead", "over"), [(60, 0, True), (61, -1, False)])
def test_r71_the_meeting_point_is_printed_data(meeting_point: int, ahead: int, over: bool) -> None:
    """R-71: an edition with meeting point 60 ends the game one fame earlier."""
    tracks = {**printed()["tracks"], "meeting_point": meeting_point}
    game = great_mogul("fame 25, money 65", "start Bram", "asks Asha", edition={"tracks": tracks})
    assert (game["Asha"].fame, game["Asha"].lead, game.over) == (27, ahead, over)
