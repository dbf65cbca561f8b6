"""18 The laws that hold in every position: each of them is broken here once, and must be named."""

from collections.abc import Callable
from typing import Any

import pytest

from doab.core.errors import InvariantError
from doab.rajas import RULES, rajas

GAME = (
    "Asha: money 13, fame 6, karma 2, boat 5, temple 3, dice blue 3 orange 4"
    ", tile orange 4 straight silk2 at 2,3 turned N | Bram: boat 3, dice green 1 | Chitra: boat 4 | board dancer Asha"
)
NAVARATNA = (
    "Asha: token yellow money5 at 2,1 N | Bram: boat 3 | options navaratna | display"
    " white any1, white any1, white money3, white money3, white upgrade, white upgrade, white karma1, white karma1"
    ", yellow blue2, yellow green2, yellow orange2, yellow purple2, yellow money5, yellow boat1, yellow upgrade"
    ", yellow karma2, red any2, red any2, red money7, red upgrade, red boat1, red karma2"
    ", brown fame_per_market_tile, brown fame_per_three_river, brown money_per_building, brown money2_per_yield_tile"
    ", brown fame2_per_bend, brown money2_per_upgrade, brown fame_per_worker"
)
ASHA = 0
ORANGE_3 = RULES.edition.tile_names.index("orange 3 bend tea1")
ORANGE_4 = RULES.edition.tile_names.index("orange 4 straight silk2")
BLUE_SNAKE = 0


def cell(square: str) -> int:
    return RULES.edition.cell_of(square)


def set_to(table: str, at: int, value: int) -> Callable[[Any], None]:
    return lambda state: getattr(state, table).__setitem__(at, value)


def player(**numbers: int) -> Callable[[Any], None]:
    def change(state: Any) -> None:
        for name, value in numbers.items():
            setattr(state.players[ASHA], name, value)

    return change


def both(*changes: Callable[[Any], None]) -> Callable[[Any], None]:
    def change(state: Any) -> None:
        for one in changes:
            one(state)

    return change


@pytest.mark.parametrize("position", [GAME, NAVARATNA])
def test_sound_positions_are_accepted(position: str) -> None:
    RULES.checks.check_state(rajas(position).state)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (set_to("dice", 0, -1), "a number of dice is below zero"),
        (set_to("supply", 0, -1), "a number of dice is below zero"),
        (set_to("rolling", 0, -1), "a number of dice is below zero"),
        (set_to("supply", 0, 10), "there are 11 blue dice instead of 12"),
        (both(set_to("dice", 0, 11), set_to("supply", 0, 0)), "seat 0 holds 13 dice, more than 10"),
        (player(money=-1), "seat 0 has -1 money"),
        (player(karma=4), "seat 0 has 4 karma"),
        (player(karma=-1), "seat 0 has -1 karma"),
        (set_to("levels", 0, 5), "seat 0 has temple at level 5"),
        (set_to("levels", 2, 1), "seat 0 has fort at level 1"),
        (player(fresh=2), r"seat 0 has not moved up on palace, the upgrade of fame 5 \(R-37\)"),
        (player(fresh=1), "the upgrade of fame 5 of seat 0 outlived its turn"),
        (player(active=6), "seat 0 has 6 workers"),
        (player(active=2), "seat 0 has 2 workers"),
        (player(money=33), "seat 0 has an open money bonus at 33"),
        (player(fame=15), "seat 0 has an open fame bonus at 15"),
        (player(fame=55, fame_bonuses=4), "seat 0 has met, and nobody noticed"),
        (set_to("tiles", cell("4,1"), ORANGE_3 * 4 + 1), "the tile of seat 0 on 4,1 has no road to the residence"),
        (set_to("tiles", cell("1,3"), ORANGE_3 * 4 + 1), "seat 0 has built on 1,3"),
        (set_to("covered_tiles", cell("3,3"), ORANGE_3 * 4 + 1), "seat 0 has a covered tile without a cover on 3,3"),
        (
            set_to("tiles", cell("3,3"), ORANGE_4 * 4 + 1),
            r"seat 0 has reached a yield that is not spent \(R-35, R-52\)",
        ),
        (player(connected=1), "seat 0 counts a yield tile that no road has reached"),
        (player(boat=26), "a boat has left the river, for 26"),
        (player(boat=3), "two boats share space 3"),
        (player(unplaced=3), "seat 0: 1 [+] 3 workers of 3"),
        (set_to("board", 0, -1), r"a cover tile is gone \(R-03\)"),
        (set_to("tops", BLUE_SNAKE, 0), r"the stack blue snake shows no tile \(R-04\)"),
        (set_to("piles", BLUE_SNAKE, 2), "a tile of the stack blue snake is lost"),
        (set_to("piles", BLUE_SNAKE, 31), "the tile “blue 4 straight silk2” is there twice"),
        (set_to("yield_tiles", 0, 1), "there are 1 tiles “white any1”"),
        (lambda state: setattr(state, "round", 41), r"round 41 is past the limit \(R-80\)"),
    ],
)
def test_a_broken_law_is_named(change: Callable[[Any], None], message: str) -> None:
    state = rajas(GAME).state
    change(state)
    with pytest.raises(InvariantError, match=message):
        RULES.checks.check_state(state)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (set_to("tokens", 0, 5), "the yield tile yellow blue2 lies on 1,2 N"),
        (set_to("tokens", 3, 1), "there are 3 tiles “white any1”"),
        (player(active=7), "seat 0 has 7 workers"),
    ],
)
def test_a_broken_law_of_navaratna_is_named(change: Callable[[Any], None], message: str) -> None:
    state = rajas(NAVARATNA).state
    change(state)
    with pytest.raises(InvariantError, match=message):
        RULES.checks.check_state(state)


def test_dice_in_the_air_must_have_room_on_kali() -> None:
    """R-16: the hand limit is settled before the roll."""
    game: Any = rajas("Asha: dice blue 1 1 1 1 1 1 1 1 1 | Bram: boat 3")
    game.play("place green terrace")
    assert game.question == "roll"
    RULES.checks.check_state(game.state)
    game.state.dice[0] += 1
    game.state.supply[0] -= 1
    with pytest.raises(InvariantError, match="seat 0 rolls 1 dice, but there is no room for them on Kali"):
        RULES.checks.check_state(game.state)


def test_a_finished_game_is_checked_like_a_turn() -> None:
    game: Any = rajas("Asha: fame 55, crossed 1 | Bram: boat 3 | ending Asha | open nothing")
    assert game.over
    RULES.checks.check_state(game.state)
    game.state.players[1].money_bonuses = 0
    game.state.players[1].money = 12
    with pytest.raises(InvariantError, match="seat 1 has an open money bonus at 12"):
        RULES.checks.check_state(game.state)
