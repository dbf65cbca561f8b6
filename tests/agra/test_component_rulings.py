"""The policy and the components: rulings A-01 to A-05."""

import random

import pytest

from doab.agra import agra
from doab.core import Game
from doab.core.errors import OptionError
from tests.agra.steps import (
    GUILDS,
    LEVEL,
    NAMES,
    answers,
    markers_of,
    processing_buildings,
    set_up,
    setting_up,
)

# Fourteen notables with five, five and four of the guilds, from level IV down to level I.
BALANCED = [
    *("grand_imam", "dewan"),
    *("painter", "subadar", "sadr_us_sudur"),
    *("muezzin", "jagirdar", "calligrapher", "mosaic_maker"),
    *("sufi", "khatib", "portuguese_trader", "mahout", "takshaka"),
]


# ----------------------------------------------------------------


def test_a01_three_languages_beat_the_loose_english_sentence_about_the_statue() -> None:
    """A-01: the Statue waits for the end of the main action, as three of the four rulebooks have it."""
    game = agra("Teal: goods statue 1 | Pink: rupees 2 | merchant quarry | asks Teal: action")
    game.play("place sailor")
    assert game.question == "sailor"
    assert "use statue" not in game.legal
    game.play("end sailing")
    assert game.question == "after action"
    assert "use statue" in game.legal


@pytest.mark.parametrize(("limit", "allowed"), [(3, False), (4, True)])
def test_a01_a_condition_that_only_the_german_text_adds_is_taken(limit: int, allowed: bool) -> None:
    """A-01: neutral markers count towards the order limit, which nobody else contradicts."""
    game = agra(
        "Teal: goods cement 1 dye 1, artisans 1 | Pink: orders artisans 4 5"
        f" | neutral artisans 3 | marked artisans 1 | limit {limit} | asks Teal: orders"
    )
    assert ("order artisans" in game.legal) is allowed


def test_a01_the_german_text_does_not_win_where_its_number_is_wrong() -> None:
    """A-01: the paper factory brings a bonus tile of level 3 (favour and 4), not the 3 of the German example."""
    game = agra("Teal: goods wood 1 cement 1 | Pink: rupees 2 | builder clothes | asks Teal: action")
    game.play("place architect", "build paper", "pay wood", "pay cement")
    assert set(game.legal) == {"bonus artisans+4", "bonus favour+4", "bonus scholars+4", "bonus rupees+5"}


# ----------------------------------------------------------------


def test_a02_four_players_hold_what_the_full_component_list_says() -> None:
    """A-02: 88 markers, 40 workers, 16 farmers, 32 covers and 12 influence markers."""
    game = set_up(NAMES)
    players = [game[name] for name in NAMES]
    assert sum(player.markers for player in players) == 88
    assert sum(player.workers for player in players) == 40
    assert sum(len(player.farmers) for player in players) == 16
    assert sum(player.covers for player in players) == 32
    assert sum(len(player.influence) for player in players) == 12


def test_a02_the_common_pieces_are_complete() -> None:
    """A-02: 12 construction tiles, 12 bonus tiles, 14 favour tiles (three open), all three price tokens at home."""
    game = set_up(NAMES)
    assert processing_buildings(game) == set()
    assert len(game.table.bonus_left) == len(set(game.table.bonus_left)) == 12
    assert len(game.table.display) == 3
    assert sorted([*game.table.display, *game.table.pile]) == list(range(1, 15))
    assert game.table.prices == {}
    assert set(game.table.marked) == set(GUILDS)
    assert (game.table.boat, game.table.blocked, game.table.round) == (1, "deliver", 1)


def test_a02_there_are_three_price_tokens() -> None:
    """A-02: the Trader can lay the tokens 1, 2 and 3, no other."""
    game = agra("Teal: rupees 2 | Pink: rupees 2 | asks Teal: action")
    game.play("place trader")
    assert {text.split()[1] for text in answers(game, "price")} == {"1", "2", "3"}


def test_a02_every_player_starts_with_empty_stores() -> None:
    """A-02: no goods, no favour, no tiles, no contracts; everything is in the supply."""
    game = set_up(NAMES)
    for name in NAMES:
        player = game[name]
        assert (player.goods, player.favour, player.locked, player.french, player.cook) == ({}, 0, 0, 0, 0)
        assert (list(player.contracts), list(player.tiles), list(player.akbar)) == ([], [], [])
        assert (list(player.standing), list(player.lying)) == ([], [])
        assert (player.markers, player.workers) == (22, 10)
        assert player.influence == {"artisans": 0, "merchants": 0, "scholars": 0}


@pytest.mark.parametrize("names", [("Teal",), (*NAMES, "Grey")])
def test_a02_the_pieces_serve_two_to_four_players(names: tuple[str, ...]) -> None:
    """A-02: there are pieces for four players, and nobody plays alone."""
    with pytest.raises(OptionError):
        Game.new("agra", list(names), options={}, seed=7)


# ----------------------------------------------------------------


def test_a03_the_bank_never_runs_dry() -> None:
    """A-03: four players hold 400 rupees, more than all 69 coins are worth, and 5 more are paid out."""
    game = agra(
        "Teal: rupees 100, goods cotton 1, contracts french_trader, french 2 | Pink: rupees 100"
        " | Gold: rupees 100 | Plum: rupees 100 | asks Teal: action"
    )
    game.play("french trader cotton")
    assert [game[name].rupees for name in NAMES] == [105, 100, 100, 100]


# ----------------------------------------------------------------


@pytest.mark.parametrize("names", [NAMES[:2], NAMES[:3], NAMES])
def test_a04_every_player_keeps_22_markers(names: tuple[str, ...]) -> None:
    """A-04: supply, goods, favour, notables, orders, Akbar, French Trader and locked ones make 22 all the time."""
    game = set_up(names, seed=11)
    choice = random.Random(5)
    for _ in range(400):
        if game.over:
            break
        game.play(game.draw() if game.to_move == "chance" else choice.choice(game.legal))
        if game.question in ("meditation", "action", "after action", "orders", "end"):
            assert [markers_of(game, name) for name in names] == [22] * len(names)


def test_a04_delivered_ordered_gifted_and_used_markers_count_too() -> None:
    """A-04: one marker on a notable, an order, a bowl and a used action each, two goods and three favour: 13 left."""
    game = agra(
        "Teal: goods wood 2, favour 3, artisans 1, orders artisans 4, akbar curry, used favour 1 | Pink: rupees 2"
        " | river cook mahout | delivered cook oil Teal | asks Teal: action"
    )
    assert game["Teal"].locked == 1
    assert game["Teal"].markers == 13
    assert markers_of(game, "Teal") == 22


# ----------------------------------------------------------------


def test_a05_the_decks_hold_8_7_5_and_4_notables() -> None:
    """A-05: what can be drawn for level IV, III, II and I, card by card; the drawn ones are gone."""
    game = setting_up(NAMES, "notables")
    sizes = []
    for key in BALANCED:
        assert game.question == "notables"
        assert {LEVEL[text.split()[1]] for text in game.legal} == {LEVEL[key]}
        sizes.append(len(game.legal))
        game.play(f"notable {key}")
    assert sizes == [4, 3, 5, 4, 3, 7, 6, 5, 4, 8, 7, 6, 5, 4]
