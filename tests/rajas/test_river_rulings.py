"""Rulings R-56 to R-62: the boats on the river."""

import pytest

from doab.core.errors import IllegalAction
from doab.rajas import rajas
from tests.rajas.steps import build, overbuild, printed, sail_by_harbour, sail_by_portuguese, take_blue_die


def harbour(text: str, die: str) -> set[str]:
    """The answers after a worker has been placed in the harbour and a die been paid."""
    game = rajas(text)
    game.play("place harbour", f"pay {die}")
    assert game.question == "sail"
    return set(game.legal)


# ----------------------------------------------------------------


@pytest.mark.parametrize(("value", "spaces"), [(1, [1]), (2, [1, 2]), (3, [1, 2, 3])])
def test_r56_the_boat_moves_at_least_one_space(value: int, spaces: list[int]) -> None:
    """R-56: a die of value v moves the boat 1 to v spaces; standing still is not offered."""
    answers = harbour(f"Asha: karma 0, dice blue {value} | Bram: money 4", f"blue {value}")
    assert answers == {f"sail to {space}" for space in spaces}


def test_r56_other_boats_are_skipped_and_not_counted() -> None:
    """R-56: a boat in the way is jumped over and does not use up a step."""
    text = "Asha: karma 0, dice blue 3 | Bram: boat 2 | Chitra: boat 4"
    assert harbour(text, "blue 3") == {"sail to 1", "sail to 3", "sail to 5"}


def test_r56_the_second_worker_pays_and_jumps_over_a_boat() -> None:
    """R-56: the harbour example: 1 money, a die of 2, one boat jumped over, the mill goes from 3 to 4."""
    game = rajas("Asha: boat 9, mill 3, dice blue 2 | Bram: boat 11 | board harbour Bram")
    game.play("place harbour", "pay blue 2")
    assert set(game.legal) == {"sail to 10", "sail to 12"}
    game.play("sail to 12", "upgrade mill")
    assert (game["Asha"].boat, game["Asha"].money, game["Asha"].levels["mill"]) == (12, 2, 4)
    assert game.table.board["harbour"] == ["Bram", "Asha"]


def test_r56_near_the_end_the_boat_stops_on_the_last_space() -> None:
    """R-56: no boat sails beyond the last space."""
    assert harbour("Asha: boat 23, dice blue 3 | Bram: money 4", "blue 3") == {"sail to 24", "sail to 25"}
    assert harbour("Asha: boat 24, dice blue 3 | Bram: money 4", "blue 3") == {"sail to 25"}


# ----------------------------------------------------------------


def test_r57_the_portuguese_counts_free_spaces() -> None:
    """R-57: from 12, with boats on 14 and 18, the six free spaces end on 20, behind the bridge."""
    game = rajas("Asha: boat 12, temple 3, dice green 6 | Bram: boat 14 | Chitra: boat 18")
    game.play("place portuguese", "pay green 6")
    sail_by_portuguese(game, 20)
    assert (game["Asha"].boat, game["Asha"].fame, game["Asha"].workers, game["Asha"].unplaced) == (20, 1, 4, 3)
    assert game.to_move == "Bram"


def test_r57_six_spaces_from_the_start() -> None:
    """R-57: on an empty river the Portuguese takes the boat from the start to space 6: 2 fame."""
    game = rajas("Asha: dice green 6 | Bram: money 4")
    game.play("place portuguese", "pay green 6")
    sail_by_portuguese(game, 6)
    assert (game["Asha"].boat, game["Asha"].fame, game["Asha"].money, game["Asha"].karma) == (6, 2, 3, 1)


def test_r57_one_boat_in_the_way() -> None:
    """R-57: with a boat on 3 the six free spaces end on 7: 4 money."""
    game = rajas("Asha: dice green 6 | Bram: boat 3")
    game.play("place portuguese", "pay green 6")
    sail_by_portuguese(game, 7)
    assert (game["Asha"].boat, game["Asha"].fame, game["Asha"].money) == (7, 0, 7)


# ----------------------------------------------------------------


@pytest.mark.parametrize("boat", [20, 21, 22, 23, 24, 25])
def test_r58_no_portuguese_from_the_last_six_spaces(boat: int) -> None:
    """R-58: from 20 to 25 the Portuguese is closed."""
    game = rajas(f"Asha: boat {boat}, dice green 6 | Bram: money 4")
    assert "place portuguese" not in game.legal
    with pytest.raises(IllegalAction):
        game.play("place portuguese")


@pytest.mark.parametrize(
    ("boat", "others"),
    [(19, "Bram: money 4"), (19, "Bram: boat 21"), (19, "Bram: boat 20 | Chitra: boat 24"), (18, "Bram: boat 20")],
)
def test_r58_the_portuguese_stops_on_the_last_space(boat: int, others: str) -> None:
    """R-58: from 19 the boat reaches 25, also if boats in the way leave fewer than six free spaces."""
    game = rajas(f"Asha: boat {boat}, karma 2, dice green 6 | {others}")
    game.play("place portuguese", "pay green 6")
    sail_by_portuguese(game, 25)
    assert (game["Asha"].boat, game["Asha"].fame) == (25, 4)


def test_r58_the_last_space_is_no_goal_before_its_turn() -> None:
    """R-58: from 18 on an empty river the sixth space is 24, not the last one."""
    game = rajas(
        "Asha: boat 18, dice green 6, tile orange 4 straight silk2 at 1,2 turned E, "
        "tile purple 4 straight tea2 at 2,3 turned N | Bram: money 4"
    )
    game.play("place portuguese", "pay green 6")
    sail_by_portuguese(game, 24)
    game.play("sell tea")
    assert (game["Asha"].boat, game["Asha"].money) == (24, 5)


# ----------------------------------------------------------------


def test_r59_the_last_space_holds_every_boat_and_pays_each() -> None:
    """R-59: a second boat arrives on the last space, takes its income, and the harbour is closed to both."""
    game = rajas("Asha: boat 25, dice orange 1 | Bram: boat 24, karma 2, dice blue 3 1 | asks Bram")
    game.play("place harbour", "pay blue 3")
    assert set(game.legal) == {"sail to 25"}
    game.play("sail to 25")
    assert (game["Bram"].boat, game["Bram"].fame, game["Bram"].dice) == (25, 4, ["blue 1"])
    assert game.to_move == "Asha"
    assert "place harbour" not in game.legal
    take_blue_die(game)
    assert game.to_move == "Bram"
    assert "place harbour" not in game.legal


def test_r59_no_boat_moves_beyond_the_last_space() -> None:
    """R-59: at the end of the river the bonus of money 12 is void: nothing is asked, nothing comes."""
    game = rajas("Asha: boat 25, money 9, dice green 4 | Bram: money 4")
    game.play("place raja", "pay green 4")
    assert (game.question, game["Asha"].money, game["Asha"].fame) == ("upgrade", 12, 0)
    game.play("upgrade temple")
    assert (game["Asha"].boat, game.to_move) == (25, "Bram")


# ----------------------------------------------------------------


def test_r60_the_boat_of_money_12_may_be_declined_and_is_gone() -> None:
    """R-60: declined at money 12 the boat stays; reaching 12 once more brings no second offer."""
    game = rajas("Asha: money 9, dice green 4 orange 4 | Bram: money 4")
    game.play("place raja", "pay green 4")
    assert (game.question, game["Asha"].money) == ("sail", 12)
    assert set(game.legal) == {"sail to 1", "stay"}
    game.play("stay")
    assert (game.question, game["Asha"].boat) == ("upgrade", 0)
    game.play("upgrade temple")
    take_blue_die(game)
    build(game, "orange snake", "1,2 turned E", "orange 4")
    assert (game["Asha"].money, game["Asha"].boat) == (13, 0)
    assert game.to_move == "Bram"


@pytest.mark.parametrize(
    ("start", "placement"),
    [
        ("money 10", ["place low terrace"]),
        ("money 42", ["place low terrace"]),
        ("fame 30", ["place great mogul", "pay green 1"]),
        ("fame 29", ["place great mogul", "pay green 1"]),
    ],
)
def test_r60_every_boat_of_the_tracks_may_be_declined(start: str, placement: list[str]) -> None:
    """R-60: the boats of money 12 and 44 and of fame 31 are offers."""
    game = rajas(f"Asha: {start}, boat 1, karma 0, dice green 1 | Bram: boat 2")
    game.play(*placement)
    assert game.question == "sail"
    assert set(game.legal) == {"sail to 3", "stay"}
    declined, taken = game.copy(), game.copy()
    declined.play("stay")
    assert declined["Asha"].boat == 1
    taken.play("sail to 3")
    assert taken["Asha"].boat == 3
    assert taken["Asha"].money == declined["Asha"].money + 3


def test_r60_the_boat_of_a_special_yield_may_be_declined() -> None:
    """R-60: the boat yield above (1,4) is declined: the boat stays and the yield is spent."""
    game = rajas("Asha: boat 1, dice orange 3 | Bram: money 4 | offer orange 3 bend tea1")
    build(game, "orange snake", "1,4 turned W", "orange 3")
    assert set(game.legal) == {"sail to 2", "stay"}
    game.play("stay")
    assert (game["Asha"].boat, game["Asha"].karma, game["Asha"].spent) == (1, 1, {"1,4 N"})
    assert game.to_move == "Bram"


def test_r60_the_boat_of_a_special_yield_takes_the_income_of_its_space() -> None:
    """R-60: the boat yield above (1,4) is used: two karma on space 2."""
    game = rajas("Asha: boat 1, dice orange 3 | Bram: money 4 | offer orange 3 bend tea1")
    build(game, "orange snake", "1,4 turned W", "orange 3")
    game.play("sail to 2")
    assert (game["Asha"].boat, game["Asha"].karma, game["Asha"].spent) == (2, 3, {"1,4 N"})


def test_r60_the_boat_of_a_yield_tile_may_be_declined() -> None:
    """R-60: a yellow boat token in the left corner is joined and declined: it is spent."""
    game = rajas(
        "Asha: boat 1, dice orange 3, tile orange 5 fork palace at 2,3 turned S, "
        "tile blue 4 straight silk2 at 2,2 turned E, token yellow boat1 at 2,1 N"
        " | Bram: money 4 | options navaratna | offer orange 3 bend tea1"
    )
    build(game, "orange snake", "2,1 turned N", "orange 3")
    assert set(game.legal) == {"sail to 2", "stay"}
    game.play("stay")
    assert (game["Asha"].boat, game["Asha"].money, game["Asha"].spent) == (1, 3, {"2,1 N"})
    assert game.to_move == "Bram"


def test_r60_on_the_last_space_the_bonus_is_void_and_the_marker_moves_on() -> None:
    """R-60: with the boat on the last space the boat bonus passes unasked and the next bonus is open at once."""
    bonuses = [[12, "boat1"], [13, "any2"], [20, "worker"]]
    game = rajas(
        "Asha: money 10, boat 25, temple 4, palace 4, fort 4, mill 4, dice green 4 | Bram: money 4",
        edition={"tracks": printed()["tracks"] | {"money_bonus": bonuses}},
    )
    game.play("place raja", "pay green 4")
    assert (game.question, game["Asha"].money, game["Asha"].boat) == ("choose", 13, 25)
    game.play("choose blue", "choose green", "die blue 1", "die green 1")
    assert (game["Asha"].dice, game["Asha"].boat) == (["blue 1", "green 1"], 25)
    assert game.to_move == "Bram"


# ----------------------------------------------------------------


def test_r61_spaces_run_over_pay_nothing() -> None:
    """R-61: from the start to space 3 in one move: 3 money, no dice and no karma."""
    game = rajas("Asha: dice blue 3 | Bram: money 4")
    sail_by_harbour(game, "blue 3", 3)
    assert (game["Asha"].money, game["Asha"].karma, game["Asha"].dice) == (6, 1, [])
    assert game.to_move == "Bram"


def test_r61_fame_from_the_river_sends_the_boat_on() -> None:
    """R-61: three fame at 29 reach the bonus of 31: the boat may go on to 14 and takes an orange die."""
    game = rajas("Asha: fame 29, boat 12, dice blue 1 | Bram: money 4")
    sail_by_harbour(game, "blue 1", 13)
    assert (game.question, game["Asha"].fame) == ("sail", 32)
    assert set(game.legal) == {"sail to 14", "stay"}
    game.play("sail to 14", "die orange 5")
    assert (game["Asha"].boat, game["Asha"].fame, game["Asha"].dice) == (14, 32, ["orange 5"])
    assert game.to_move == "Bram"


def test_r61_money_from_the_river_sends_the_boat_on() -> None:
    """R-61: five money at 8 reach the bonus of 12: the boat goes on to the upgrade of space 12."""
    game = rajas("Asha: money 8, boat 10, dice blue 1 | Bram: money 4")
    sail_by_harbour(game, "blue 1", 11)
    assert (game.question, game["Asha"].money) == ("sail", 13)
    game.play("sail to 12", "upgrade mill")
    assert (game["Asha"].boat, game["Asha"].money, game["Asha"].levels["mill"]) == (12, 13, 3)
    assert game.to_move == "Bram"


def test_r61_a_free_portuguese_starts_a_new_move() -> None:
    """R-61: from the chamber on space 4 the Portuguese sails to 10: one blue die for one karma."""
    game = rajas("Asha: boat 3, dice green 1 | Bram: money 4")
    sail_by_harbour(game, "green 1", 4)
    game.play("visit portuguese")
    sail_by_portuguese(game, 10)
    game.play("die blue 2")
    assert (game["Asha"].boat, game["Asha"].dice) == (10, ["blue 2"])
    assert game.to_move == "Bram"


def test_r61_a_river_tile_starts_a_new_move() -> None:
    """R-61: from the river tile on 7 the boat must go on one to three spaces and takes the last income only."""
    game = rajas("Asha: boat 6, dice green 1 | Bram: money 4 | options ganga | river 7 sail3")
    sail_by_harbour(game, "green 1", 7)
    assert set(game.legal) == {"sail to 8", "sail to 9", "sail to 10"}
    game.play("sail to 10", "die blue 2")
    assert (game["Asha"].boat, game["Asha"].money, game["Asha"].dice) == (10, 3, ["blue 2"])
    assert game.to_move == "Bram"


def test_r61_a_chain_ends_before_the_list_goes_on() -> None:
    """R-61: an overbuild from space 4 earns the money that moves the boat again, all in one turn."""
    game = rajas(
        "Asha: money 8, boat 3, karma 1, dice green 1 blue 4, tile orange 4 straight silk2 at 2,3 turned N"
        " | Bram: money 4 | offer blue 8 straight silk2 spices2"
    )
    sail_by_harbour(game, "green 1", 4)
    game.play("visit master builder")
    overbuild(game, "blue cow", "2,3 turned N", "blue 4")
    assert (game.question, game["Asha"].money) == ("sail", 12)
    game.play("sail to 5", "die purple 6")
    assert (game["Asha"].boat, game["Asha"].dice, game["Asha"].unplaced) == (5, ["purple 6"], 2)
    assert game.to_move == "Bram"


# ----------------------------------------------------------------


def test_r62_the_worker_comes_before_the_income() -> None:
    """R-62: from 16 with a 2 to 18: the bridge is not counted, and its worker is there before the die is rolled."""
    game = rajas("Asha: boat 16, karma 1, dice blue 2 | Bram: money 4")
    game.play("place harbour", "pay blue 2")
    assert set(game.legal) == {"sail to 17", "sail to 18"}
    game.play("sail to 18")
    assert (game.to_move, game["Asha"].workers, game["Asha"].unplaced, game["Asha"].dice) == ("chance", 4, 3, [])
    game.play("die green 6")
    assert (game["Asha"].boat, game["Asha"].dice) == (18, ["green 6"])


def test_r62_in_front_of_the_bridge_there_is_no_worker() -> None:
    """R-62: a boat that stops on 17 has not crossed the bridge."""
    game = rajas("Asha: boat 16, dice blue 1 | Bram: money 4")
    sail_by_harbour(game, "blue 1", 17)
    assert (game["Asha"].workers, game["Asha"].boat) == (3, 17)


def test_r62_behind_the_bridge_no_second_worker_comes() -> None:
    """R-62: a boat that starts behind the bridge brings no worker."""
    game = rajas("Asha: boat 18, karma 0, dice blue 2 | Bram: money 4")
    assert game["Asha"].workers == 4
    sail_by_harbour(game, "blue 2", 20)
    assert (game["Asha"].workers, game["Asha"].unplaced) == (4, 3)


def test_r62_a_bonus_move_crosses_the_bridge() -> None:
    """R-62: the boat of money 12 brings the worker as well."""
    game = rajas("Asha: money 10, boat 17, karma 0, dice blue 6 | Bram: money 4")
    game.play("place low terrace", "sail to 18", "done")
    assert (game["Asha"].boat, game["Asha"].workers, game["Asha"].unplaced) == (18, 4, 3)


def test_r62_a_river_tile_crosses_the_bridge() -> None:
    """R-62: a river tile on 16 that moves the boat on brings the worker as well."""
    game = rajas("Asha: boat 15, temple 3, dice blue 1 | Bram: boat 17 | options ganga | river 16 sail3")
    sail_by_harbour(game, "blue 1", 16)
    assert set(game.legal) == {"sail to 18", "sail to 19", "sail to 20"}
    game.play("sail to 20")
    assert (game["Asha"].workers, game["Asha"].fame) == (4, 1)


def test_r62_the_worker_is_won_by_running_over_the_bridge() -> None:
    """R-62: any space behind the bridge will do: from 17 with a 3 to 20."""
    game = rajas("Asha: boat 17, temple 3, dice blue 3 | Bram: money 4")
    sail_by_harbour(game, "blue 3", 20)
    assert (game["Asha"].workers, game["Asha"].unplaced, game["Asha"].fame) == (4, 3, 1)
