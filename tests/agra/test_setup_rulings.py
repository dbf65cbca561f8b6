"""The set-up but for the notables: rulings A-06 to A-18, without A-08 and A-15."""

from typing import Any

import pytest

from doab.agra import agra
from doab.core import Game
from tests.agra.steps import (
    GOODS,
    GUILDS,
    NAMES,
    answers,
    end_sailing,
    finish_turn,
    go_on,
    set_up,
    setting_up,
    visit_the_sailor,
)

TWO, THREE, FOUR = NAMES[:2], NAMES[:3], NAMES


# ----------------------------------------------------------------


def test_a06_the_merchant_rolls_five_and_six_again() -> None:
    """A-06: 6, then 5, then 1: he starts on the quarry."""
    game = Game.new("agra", list(FOUR), options={}, seed=7)
    assert (game.to_move, game.question) == ("chance", "merchant start")
    assert sorted(game.legal) == [f"die {pip}" for pip in range(1, 7)]
    for text in ("die 6", "die 5"):
        game.play(text)
        assert game.question == "merchant start"
    game.play("die 1")
    assert game.question == "builder start"
    assert game.table.merchant == "quarry"


@pytest.mark.parametrize(
    ("pip", "building"), [(1, "quarry"), (2, "woodcutter"), (3, "turmeric-farm"), (4, "cotton-farm")]
)
def test_a06_the_quarry_counts_as_pip_one(pip: int, building: str) -> None:
    """A-06: 1 to 4 are the four buildings of the first column, top to bottom."""
    game = set_up(FOUR, {"merchant start": [f"die {pip}"]})
    assert game.table.merchant == building


# ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("pip", "counting", "stepping"),
    [
        (1, "cement", "plank"),
        (2, "plank", "curry"),
        (3, "curry", "oil"),
        (4, "oil", "brick"),
        (5, "brick", "paper"),
        (6, "paper", "dye"),
    ],
)
def test_a07_the_first_construction_tile_counts_as_pip_one(pip: int, counting: str, stepping: str) -> None:
    """A-07: cement is pip one; with the switch off the builder steps on from there, so plank is."""
    wanted = {"builder start": [f"die {pip}"]}
    assert set_up(FOUR, wanted).table.builder == counting
    assert set_up(FOUR, wanted, options={"builder_start_counts_first": True}).table.builder == counting
    assert set_up(FOUR, wanted, options={"builder_start_counts_first": False}).table.builder == stepping


def test_a07_the_builder_rolls_once() -> None:
    """A-07: 6 is not rolled again for the builder."""
    game = setting_up(FOUR, "builder start")
    assert sorted(game.legal) == [f"die {pip}" for pip in range(1, 7)]
    game.play("die 6")
    assert game.question == "notables"


# ----------------------------------------------------------------


@pytest.mark.parametrize("names", [TWO, THREE, FOUR])
def test_a09_chance_names_the_start_player(names: tuple[str, ...]) -> None:
    """A-09: every seat can be drawn, whoever sits first."""
    game = setting_up(names, "start")
    assert sorted(game.legal) == [f"first player {seat}" for seat in range(1, len(names) + 1)]


def test_a09_the_drawn_player_begins_and_begins_every_round() -> None:
    """A-09: Gold is drawn; after four turns it is Gold again, in round 2, and Gold keeps the marker."""
    game = set_up(FOUR, {"start": ["first player 3"]})
    turns = []
    for _ in range(9):
        turns.append((game.table.round, game.to_move))
        assert game.table.start_player == "Gold"
        visit_the_sailor(game)
    order = ["Gold", "Plum", "Teal", "Pink"]
    assert turns == [(1, name) for name in order] + [(2, name) for name in order] + [(3, "Gold")]


def test_a09_the_first_question_of_a_game_is_the_main_action() -> None:
    """A-09: nobody has anything to lay down or to spend yet, so the start player is asked for an action at once."""
    game = set_up(THREE, {"start": ["first player 2"]})
    assert (game.to_move, game.question) == ("Pink", "action")


# ----------------------------------------------------------------


@pytest.mark.parametrize("names", [TWO, THREE, FOUR])
def test_a10_the_order_limit_starts_at_three(names: tuple[str, ...]) -> None:
    """A-10: the markers 4, 5 and 6 still lie on the river."""
    assert set_up(names).table.limit == 3


@pytest.mark.parametrize(
    ("boat", "card", "delivery", "owned", "limit"),
    [
        (1, "mahout", ("cement", "wood"), "takshaka", 3),
        (2, "english_trader", ("cloth", "plank"), "takshaka sufi", 4),
        (3, "english_trader", ("cloth", "plank"), "takshaka sufi caliph", 5),
        (4, "subadar", ("book", "cement"), "takshaka sufi caliph calligrapher", 6),
        (5, "dewan", ("clothes", "dye", "plank"), "takshaka sufi caliph calligrapher dutch_trader", 6),
    ],
)
def test_a10_the_piers_three_to_five_bring_four_five_and_six(
    boat: int, card: str, delivery: tuple[str, ...], owned: str, limit: int
) -> None:
    """A-10: the boat's arrival at a pier raises the limit; piers 2 and 6 leave it."""
    *first, last = delivery
    marks = ", ".join(f"{card} {good} Teal" for good in first)
    game = agra(
        f"Teal: goods {last} 1 | Pink: contracts {owned} | river {card} khatib | delivered {marks}"
        f" | boat {boat} | merchant quarry | builder clothes | asks Teal: action"
    )
    before = game.table.limit
    game.play("place sailor", f"deliver {last} to {card}")
    while game.question in ("merchant", "builder", "good"):
        game.play(game.legal[0])
    assert before == (3, 3, 4, 5, 6)[boat - 1]
    assert (game.table.boat, game.table.limit) == (boat + 1, limit)


# ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("names", "covered", "pip", "row"),
    [
        (TWO, (3, 4), 3, 5),
        (TWO, (3, 4), 4, 5),
        (TWO, (3, 4), 2, 2),
        (TWO, (6, 1), 6, 2),
        (TWO, (1, 6), 1, 2),
        (THREE, (6,), 6, 1),
        (THREE, (2,), 2, 3),
        (THREE, (2,), 1, 1),
    ],
)
def test_a11_a_marker_rolled_onto_a_neutral_order_slides_down(
    names: tuple[str, ...], covered: tuple[int, ...], pip: int, row: int
) -> None:
    """A-11: to the next free order below, from the bottom on to the top; a free order keeps the marker."""
    game = set_up(names, {"neutral order": [f"die {neutral}" for neutral in covered], "order marker": [f"die {pip}"]})
    assert list(game.table.neutral["artisans"]) == sorted(covered)
    assert game.table.marked["artisans"] == row


def test_a11_the_neutral_markers_are_placed_before_the_guild_markers() -> None:
    """A-11: first the bowls, then the neutral orders, then one roll a column for the guild-order markers."""
    game = setting_up(THREE, "start")
    game.play("first player 1")
    asked = []
    while game.to_move == "chance":
        asked.append(game.question)
        game.play(game.draw())
    assert asked == ["neutral bowl"] * 2 + ["neutral order"] * 3 + ["order marker"] * 3 + ["favour tile"] * 3


# ----------------------------------------------------------------


def test_a12_the_tracker_starts_on_the_space_that_yields_one() -> None:
    """A-12: space 1; the first worker laid down is worth 1 point."""
    assert [player.tracker for player in (set_up(TWO)["Teal"], set_up(TWO)["Pink"])] == [1, 1]
    game = agra("Teal: standing quarry | Pink: rupees 2 | asks Teal")
    game.play("lay quarry")
    assert game.table.points == 1


@pytest.mark.parametrize(("space", "points"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_a12_the_values_of_the_meditation_track(space: int, points: int) -> None:
    """A-12: 1, 2, 2, 3 are in the text, 3 and 4 complete the track."""
    game = agra(f"Teal: standing quarry, tracker {space} | Pink: rupees 2 | asks Teal")
    game.play("lay quarry")
    assert game.table.points == points


# ----------------------------------------------------------------


def test_a13_every_farm_opens_with_an_output_of_two() -> None:
    """A-13: farmers on the middle squares, two covers a side."""
    game = set_up(FOUR)
    for name in FOUR:
        assert game[name].farmers == {"north": 3, "east": 3, "south": 3, "west": 3}
        assert game[name].covers == 8
        assert game[name].output == {"sandstone": 2, "wood": 2, "turmeric": 2, "cotton": 2}


@pytest.mark.parametrize(
    ("farmers", "output"),
    [
        ("farmer north 5, farmer west 1", {"sandstone": 8, "wood": 2, "cotton": 4, "turmeric": 2}),
        ("farmer north 1, farmer east 5", {"sandstone": 2, "wood": 8, "cotton": 2, "turmeric": 4}),
        ("farmer east 1, farmer south 5", {"sandstone": 4, "wood": 2, "cotton": 8, "turmeric": 2}),
        ("farmer south 1, farmer west 5", {"sandstone": 2, "wood": 4, "cotton": 2, "turmeric": 8}),
    ],
)
def test_a13_a_good_yields_eight_at_most(farmers: str, output: dict[str, int]) -> None:
    """A-13: no covers, both farmers pushed away to the far ends of their sides of five squares."""
    game = agra(f"Teal: uncovered all, {farmers} | Pink: rupees 2 | asks Teal: action")
    assert game["Teal"].output == output


def test_a13_without_covers_every_good_yields_four() -> None:
    """A-13: two free squares on either side of each corner, so sixteen in all."""
    game = agra("Teal: uncovered all | Pink: rupees 2 | asks Teal: action")
    assert game["Teal"].covers == 0
    assert game["Teal"].output == {"sandstone": 4, "wood": 4, "turmeric": 4, "cotton": 4}


def test_a13_eight_goods_can_be_produced_in_the_quarry() -> None:
    """A-13: the greatest output is 8, no more."""
    game = agra(
        "Teal: uncovered all, farmer north 5, farmer west 1 | Pink: rupees 2 | merchant cotton-farm | asks Teal: action"
    )
    game.play("place quarry")
    assert answers(game, "produce") == {f"produce {amount}" for amount in range(9)}
    game.play("produce 8")
    assert game["Teal"].goods == {"sandstone": 8}


# ----------------------------------------------------------------


@pytest.mark.parametrize("names", [TWO, THREE, FOUR])
def test_a14_everybody_starts_with_two_rupees(names: tuple[str, ...]) -> None:
    """A-14: whichever seat starts."""
    game = set_up(names, {"start": ["first player 2"]})
    assert [game[name].rupees for name in names] == [2] * len(names)


def seen(options: str, pink: int, seat: int) -> dict[str, Any]:
    """What a seat sees when Pink owns so many rupees."""
    clause = f" | options {options}" if options else ""
    return agra(f"Teal: rupees 2 | Pink: rupees {pink} | asks Teal: action{clause}").view(seat)


def test_a14_the_purses_of_others_are_hidden() -> None:
    """A-14: Teal's view is the same whether Pink owns 7 or 9 rupees; Pink may count them at any time."""
    assert seen("", 7, seat=0) == seen("", 9, seat=0)
    assert seen("", 7, seat=1) != seen("", 9, seat=1)


def test_a14_with_open_rupees_everybody_can_count_them() -> None:
    """A-14: the switch shows the purses to all."""
    assert seen("open_rupees", 7, seat=0) != seen("open_rupees", 9, seat=0)


# ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("names", "rolls", "bowls"),
    [
        (TWO, (4, 4, 1, 6), {"plank", "curry", "clothes"}),
        (TWO, (4, 4, 6, 6), {"plank", "clothes"}),
        (TWO, (1, 2, 1, 2), {"cement", "brick", "curry", "dye"}),
        (TWO, (3, 6, 3, 5), {"statue", "book", "painting", "cloth"}),
        (THREE, (5, 5), {"paper", "cloth"}),
        (THREE, (4, 4), {"plank", "oil"}),
    ],
)
def test_a16_neutral_markers_cover_bowls_and_are_not_rolled_again(
    names: tuple[str, ...], rolls: tuple[int, ...], bowls: set[str]
) -> None:
    """A-16: two players roll twice a side, three players once; a repeated number covers nothing more."""
    game = set_up(names, {"neutral bowl": [f"die {pip}" for pip in rolls]})
    assert set(game.table.neutral["akbar"]) == bowls
    assert len(game.table.neutral["akbar"]) == len(bowls)


def test_a16_a_side_is_rolled_for_exactly_twice_with_two_players() -> None:
    """A-16: after 4, 4, 1, 6 the neutral orders follow."""
    game = setting_up(TWO, "neutral bowl")
    for text in ("die 4", "die 4", "die 1"):
        game.play(text)
        assert game.question == "neutral bowl"
    game.play("die 6")
    assert game.question == "neutral order"


# ----------------------------------------------------------------


def test_a17_with_two_players_a_repeated_order_is_rolled_again() -> None:
    """A-17: 3, 3, 3, 5 covers the orders 3 and 5 of the first column."""
    rolls = [3, 3, 3, 5, 1, 2, 6, 6, 4]
    game = set_up(TWO, {"neutral order": [f"die {pip}" for pip in rolls]})
    assert {guild: list(game.table.neutral[guild]) for guild in GUILDS} == {
        "artisans": [3, 5],
        "merchants": [1, 2],
        "scholars": [4, 6],
    }


def test_a17_with_three_players_each_column_gets_one_neutral_marker() -> None:
    """A-17: one roll a column, the same number may come in every column."""
    game = set_up(THREE, {"neutral order": ["die 2", "die 2", "die 6"]})
    assert {guild: list(game.table.neutral[guild]) for guild in GUILDS} == {
        "artisans": [2],
        "merchants": [2],
        "scholars": [6],
    }


def test_a17_four_players_play_without_neutral_markers() -> None:
    """A-17: the start player is followed by the rolls for the guild-order markers at once."""
    game = setting_up(FOUR, "start")
    game.play("first player 1")
    assert game.question == "order marker"
    game.settle()
    assert [list(game.table.neutral.get(where, [])) for where in (*GUILDS, "akbar")] == [[], [], [], []]


# ----------------------------------------------------------------


def test_a18_akbar_takes_the_twelve_goods_that_are_not_basic() -> None:
    """A-18: with one of every good, all but sandstone, wood, turmeric and cotton can be given."""
    every = " ".join(f"{good} 1" for good in GOODS)
    game = agra(f"Teal: goods {every} | Pink: rupees 2 | asks Teal: orders")
    assert answers(game, "gift") == {f"gift {good}" for good in GOODS[4:]}


def test_a18_cotton_is_no_gift_and_curry_is_one_once() -> None:
    """A-18: Teal gives the curry; from then on nobody can, and Pink is left with the paper."""
    game = agra("Teal: goods curry 2 cotton 1 | Pink: goods curry 1 paper 1 cotton 1 | asks Teal: orders")
    assert answers(game, "gift") == {"gift curry"}
    game.play("gift curry")
    assert game["Teal"].akbar == ["curry"]
    assert game["Teal"].goods == {"curry": 1, "cotton": 1}
    finish_turn(game)
    go_on(game, "meditation")
    game.play("place sailor")
    end_sailing(game)
    go_on(game, "after action")
    assert (game.to_move, game.question) == ("Pink", "orders")
    assert answers(game, "gift") == {"gift paper"}


@pytest.mark.parametrize("covered", ["Pink: akbar curry", "Pink: rupees 2 | neutral akbar curry"])
def test_a18_a_covered_bowl_takes_nothing(covered: str) -> None:
    """A-18: neither the other player's curry nor a neutral marker leaves the bowl open; paper has its own."""
    game = agra(f"Teal: goods curry 1 paper 1 | {covered} | asks Teal: orders")
    assert answers(game, "gift") == {"gift paper"}
