"""Rulings R-44 to R-48: the palace."""

import pytest

from doab.core.errors import IllegalAction
from doab.rajas import rajas
from tests.rajas.steps import edition_with_river, printed, sail_by_harbour, sail_by_portuguese

# ----------------------------------------------------------------


def test_r44_raja_money_before_the_upgrade() -> None:
    """R-44: the Raja's 3 money send the boat to fame per upgrade before the upgrade itself is made: no fame."""
    game = rajas("Asha: money 10, boat 19, dice green 4 | Bram: money 4")
    game.play("place raja", "pay green 4")
    assert (game.question, game["Asha"].money) == ("sail", 13)
    game.play("sail to 20")
    assert (game.question, game["Asha"].fame) == ("upgrade", 0)
    game.play("upgrade temple")
    assert (game["Asha"].fame, game["Asha"].money, game["Asha"].levels["temple"]) == (0, 13, 3)
    assert game.to_move == "Bram"


def test_r44_yogi_karma_before_the_die() -> None:
    """R-44: the Yogi's karma is there when the die is chosen."""
    game = rajas("Asha: karma 0, dice green 3 | Bram: money 4")
    game.play("place yogi", "pay green 3")
    assert (game.question, game["Asha"].karma, game["Asha"].dice) == ("choose", 2, [])
    game.play("choose purple", "die purple 6")
    assert (game["Asha"].karma, game["Asha"].dice) == (2, ["purple 6"])
    assert game.to_move == "Bram"


def test_r44_dancer_dice_before_the_white_tile() -> None:
    """R-44: the Dancer's two dice are rolled before the white tile is drawn."""
    game = rajas("Asha: dice green 2 | Bram: money 4")
    game.play("place dancer", "pay green 2", "choose blue", "choose orange", "die blue 5", "die orange 6")
    assert (game.question, game.to_move) == ("draw", "chance")
    assert game["Asha"].dice == ["blue 5", "orange 6"]
    game.play("draw white money3")
    assert game["Asha"].money == 6
    assert game.to_move == "Bram"


def test_r44_great_mogul_fame_with_its_bonus() -> None:
    """R-44: the two fame of the Great Mogul come with their bonus; the elephant waits for the end of the round."""
    game = rajas("Asha: money 4 | Bram: fame 3, dice green 1 | asks Bram")
    game.play("place great mogul", "pay green 1")
    assert (game.question, game["Bram"].fame) == ("upgrade", 5)
    game.play("upgrade fort")
    assert game["Bram"].levels["fort"] == 3
    assert game.table.start_player == "Asha"


def test_r44_low_terrace_money_before_the_reroll() -> None:
    """R-44: the two money of the low terrace and the boat come before the re-roll."""
    game = rajas("Asha: money 10, boat 1, dice green 2 | Bram: money 4")
    game.play("place low terrace")
    assert (game.question, game["Asha"].money) == ("sail", 12)
    game.play("sail to 2")
    assert (game.question, game["Asha"].karma) == ("reroll", 3)
    game.play("done")
    assert game["Asha"].dice == ["green 2"]
    assert game.to_move == "Bram"


# ----------------------------------------------------------------

FOUR = ("Asha", "Bram", "Chitra", "Dev")


def last_worker(mogul: str | None, start: str, last: str) -> str:
    """Four players at the end of round 3: only one worker is left to place."""
    clauses = [f"{name}: unplaced {int(name == last)}" for name in FOUR]
    clauses += [f"start {start}", f"asks {last}", "round 3"]
    if mogul is not None:
        clauses.append(f"board great mogul {mogul}")
    return " | ".join(clauses)


@pytest.mark.parametrize(
    ("mogul", "start", "last", "following"),
    [
        ("Chitra", "Asha", "Dev", "Chitra"),
        ("Asha", "Asha", "Dev", "Asha"),
        ("Dev", "Chitra", "Bram", "Dev"),
        (None, "Asha", "Dev", "Bram"),
        (None, "Chitra", "Bram", "Dev"),
        (None, "Dev", "Chitra", "Asha"),
    ],
)
def test_r45_the_next_start_player(mogul: str | None, start: str, last: str, following: str) -> None:
    """R-45: whoever stands at the Great Mogul starts the next round, else the left neighbour of the start player."""
    game = rajas(last_worker(mogul, start, last))
    game.play("place blue terrace")
    assert (game.table.round, game.table.start_player) == (3, start)
    game.play("die blue 3")
    assert (game.table.round, game.table.start_player, game.to_move) == (4, following, following)
    assert [game[name].unplaced for name in FOUR] == [3, 3, 3, 3]
    assert not game.table.board.get("great mogul")


def test_r45_the_elephant_moves_only_at_the_end_of_the_round() -> None:
    """R-45: after the Great Mogul has been used the round goes on with the start player it began with."""
    game = rajas("Asha: money 3 | Bram: dice green 1, unplaced 1 | Chitra: unplaced 0 | asks Bram")
    game.play("place great mogul", "pay green 1")
    assert (game.table.start_player, game.to_move, game.table.round) == ("Asha", "Asha", 1)
    assert game.table.board["great mogul"] == ["Bram"]
    for colour in ("blue", "green", "orange"):
        game.play(f"place {colour} terrace", f"die {colour} 3")
    assert (game.table.start_player, game.to_move, game.table.round) == ("Bram", "Bram", 2)


def test_r45_two_rounds_in_a_row() -> None:
    """R-45: the third player starts round 2 by the Great Mogul; nobody is there in round 2, so the fourth starts 3."""
    players = "Asha: unplaced 0 | Bram: unplaced 0 | Chitra: dice green 1, unplaced 1 | Dev: unplaced 0"
    game = rajas(f"{players} | asks Chitra")
    game.play("place great mogul", "pay green 1")
    assert (game.table.round, game.table.start_player, game.to_move) == (2, "Chitra", "Chitra")
    for colour in ("blue", "green", "orange", "purple"):
        for _ in range(2):
            game.play(f"place {colour} terrace", f"die {colour} 3")
    game.play("place mixed market", "place mixed market", "place low terrace", "done")
    game.play("place tea market", "pay green 3")
    assert (game.table.round, game.table.start_player, game.to_move) == (3, "Dev", "Dev")


# ----------------------------------------------------------------


TWO_BLUE_DICE = ("choose blue", "choose blue", "die blue 1", "die blue 1")


def test_r46_the_pile_is_renewed_when_it_is_empty_at_a_draw() -> None:
    """R-46: the last white tile is drawn; at the next draw all eight are in the pile again."""
    game = rajas("Asha: dice green 2 | Bram: boat 3, dice blue 1 | white money3")
    game.play("place dancer", "pay green 2", *TWO_BLUE_DICE)
    assert set(game.legal) == {"draw white money3"}
    game.play("draw white money3")
    assert game["Asha"].money == 6
    sail_by_harbour(game, "blue 1", 4)
    game.play("visit dancer", *TWO_BLUE_DICE)
    assert set(game.legal) == {f"draw white {income}" for income in ("any1", "money3", "upgrade", "karma1")}


def test_r46_the_tile_just_put_aside_comes_back_with_the_others() -> None:
    """R-46: the only money tile was the last of the pile; it is in the new pile as well."""
    tiles = printed()["yield_tiles"] | {"white": ["money3"] + ["karma1"] * 7}
    text = "Asha: dice green 2 | Bram: boat 3, dice blue 1 | white money3"
    game = rajas(text, edition={"yield_tiles": tiles})
    game.play("place dancer", "pay green 2", *TWO_BLUE_DICE, "draw white money3")
    sail_by_harbour(game, "blue 1", 4)
    game.play("visit dancer", *TWO_BLUE_DICE)
    assert set(game.legal) == {"draw white karma1", "draw white money3"}


def test_r46_tiles_put_aside_do_not_come_back_before_the_pile_is_empty() -> None:
    """R-46: while the pile holds tiles, only these can be drawn."""
    game = rajas("Asha: dice green 2 | Bram: boat 3, dice blue 1 | white karma1 upgrade")
    game.play("place dancer", "pay green 2", *TWO_BLUE_DICE)
    assert set(game.legal) == {"draw white karma1", "draw white upgrade"}
    game.play("draw white karma1")
    assert game["Asha"].karma == 2
    sail_by_harbour(game, "blue 1", 4)
    game.play("visit dancer", *TWO_BLUE_DICE)
    assert set(game.legal) == {"draw white upgrade"}


def test_r46_a_tile_goes_aside_only_after_its_income() -> None:
    """R-46: a second draw inside the income of the last tile shuffles the others only."""
    tiles = printed()["yield_tiles"] | {"white": ["money3"] + ["karma1"] * 7}
    game = rajas(
        "Asha: money 9, boat 3, dice green 2 | Bram: money 4 | white money3",
        edition={"yield_tiles": tiles},
    )
    game.play("place dancer", "pay green 2", *TWO_BLUE_DICE)
    game.play("draw white money3")
    assert (game.question, game["Asha"].money) == ("sail", 12)
    game.play("sail to 4", "visit dancer", *TWO_BLUE_DICE)
    assert set(game.legal) == {"draw white karma1"}


def test_r46_the_die_of_a_white_tile_is_a_die_of_choice() -> None:
    """R-46: the white tile with a die leaves the colour to the player."""
    game = rajas("Asha: dice green 2 | Bram: money 4 | white any1")
    game.play("place dancer", "pay green 2", *TWO_BLUE_DICE, "draw white any1")
    assert set(game.legal) == {"choose blue", "choose green", "choose orange", "choose purple"}
    game.play("choose purple", "die purple 4")
    assert game["Asha"].dice == ["blue 1", "blue 1", "purple 4"]
    assert game.to_move == "Bram"


def test_r46_the_upgrade_of_a_white_tile() -> None:
    """R-46: the white tile with an upgrade pays at once."""
    game = rajas("Asha: dice green 2 | Bram: money 4 | white upgrade")
    game.play("place dancer", "pay green 2", *TWO_BLUE_DICE)
    game.play("draw white upgrade", "upgrade palace")
    assert game["Asha"].levels == {"temple": 2, "palace": 3, "fort": 2, "mill": 2}
    assert game.to_move == "Bram"


# ----------------------------------------------------------------

SIX = "1 1 1 1 1 1"
TEN = "1 1 1 1 1 1 1 1 1 1"


def test_r47_a_terrace_without_dice_of_its_colour() -> None:
    """R-47: all green dice are held: the green terrace may be used and brings nothing."""
    game = rajas(f"Asha: dice green {SIX} | Bram: dice green {SIX}")
    assert game.table.supply["green"] == 0
    game.play("place green terrace")
    assert game["Asha"].dice == ["green 1"] * 6
    assert game.table.board["green terrace"] == ["Asha"]
    assert game.to_move == "Bram"


def test_r47_a_balcony_with_one_die_left_brings_one() -> None:
    """R-47: one orange die is left: the balcony brings it, and the second one is lost."""
    game = rajas(f"Asha: dice blue 3 orange 2 | Bram: dice orange {TEN}")
    assert game.table.supply["orange"] == 1
    game.play("place blue to orange balcony", "pay blue 3", "die orange 5")
    assert game["Asha"].dice == ["orange 2", "orange 5"]
    assert game.table.supply["orange"] == 0
    assert game.to_move == "Bram"


def test_r47_a_balcony_without_dice_takes_its_price_all_the_same() -> None:
    """R-47: no orange die is left: the blue die is paid and nothing comes."""
    game = rajas(f"Asha: dice blue 3 orange 2 2 | Bram: dice orange {TEN}")
    assert game.table.supply["orange"] == 0
    game.play("place blue to orange balcony", "pay blue 3")
    assert game["Asha"].dice == ["orange 2", "orange 2"]
    assert game.table.supply["blue"] == 12
    assert game.to_move == "Bram"


@pytest.mark.parametrize(
    ("paid", "taken"), [("blue", "orange"), ("orange", "purple"), ("purple", "green"), ("green", "blue")]
)
def test_r47_a_balcony_gives_two_dice_of_the_other_colour(paid: str, taken: str) -> None:
    """R-47: with enough dice in the supply each balcony changes one die into two of the next colour."""
    game = rajas(f"Asha: dice {paid} 3 | Bram: money 4")
    game.play(f"place {paid} to {taken} balcony", f"pay {paid} 3", f"die {taken} 2", f"die {taken} 6")
    assert game["Asha"].dice == [f"{taken} 2", f"{taken} 6"]


# ----------------------------------------------------------------


def test_r48_an_occupied_chamber_may_be_visited_from_the_river() -> None:
    """R-48: from space 17 every chamber from 2 to 6 that can be carried out is offered, the occupied Dancer too."""
    game = rajas("Asha: boat 16, dice blue 1 | Bram: money 4 | board dancer Bram")
    sail_by_harbour(game, "blue 1", 17)
    assert game.question == "chamber"
    assert set(game.legal) == {"visit dancer", "visit yogi", "visit raja", "visit portuguese"}


def test_r48_a_free_visit_takes_no_worker_and_no_die() -> None:
    """R-48: the free Yogi brings karma and a die; the only worker used stands in the harbour."""
    game = rajas("Asha: karma 0, boat 16, dice blue 1 green 4 | Bram: money 4 | board yogi Bram")
    sail_by_harbour(game, "blue 1", 17)
    game.play("visit yogi", "choose orange", "die orange 2")
    assert (game["Asha"].karma, game["Asha"].dice, game["Asha"].unplaced) == (2, ["green 4", "orange 2"], 2)
    assert game.table.board["yogi"] == ["Bram"]
    assert game.to_move == "Bram"


def test_r48_the_free_master_builder_pays_the_difference() -> None:
    """R-48: the Master Builder is offered if an overbuild can be paid, and its dice are due."""
    game = rajas("Asha: boat 3, dice blue 1 purple 2, tile orange 4 straight silk2 at 2,3 turned N | Bram: money 4")
    sail_by_harbour(game, "blue 1", 4)
    assert "visit master builder" in game.legal
    game.play("visit master builder", "take purple cow", "lay 2,3 turned N")
    assert set(game.legal) == {"pay purple 2"}


def test_r48_the_free_portuguese_sails_six_spaces() -> None:
    """R-48: from space 17 the Portuguese takes the boat across the bridge to 23, with that income."""
    game = rajas("Asha: boat 16, temple 3, dice blue 1 | Bram: money 4")
    sail_by_harbour(game, "blue 1", 17)
    game.play("visit portuguese")
    sail_by_portuguese(game, 23)
    assert (game["Asha"].boat, game["Asha"].money, game["Asha"].workers) == (23, 3 + 2, 4)


@pytest.mark.parametrize(("space", "portuguese"), [(19, True), (20, False), (21, False), (24, False)])
def test_r48_the_free_portuguese_is_banned_in_the_last_six_spaces(space: int, portuguese: bool) -> None:
    """R-48: a chamber space among the last six offers no Portuguese; the one before them does."""
    game = rajas(
        f"Asha: boat {space - 1}, dice blue 1 | Bram: money 4",
        edition=edition_with_river({space: "chamber"}),
    )
    sail_by_harbour(game, "blue 1", space)
    expected = {"visit dancer", "visit yogi", "visit raja"}
    assert set(game.legal) == (expected | {"visit portuguese"} if portuguese else expected)


def test_r48_the_great_mogul_is_not_free() -> None:
    """R-48: the Great Mogul cannot be visited from the river, and the visit cannot be declined."""
    game = rajas("Asha: boat 3, dice blue 1 | Bram: money 4")
    sail_by_harbour(game, "blue 1", 4)
    for answer in ("visit great mogul", "stay", "decline", "pass"):
        with pytest.raises(IllegalAction):
            game.play(answer)
