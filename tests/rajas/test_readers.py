"""Named facts about a position, as the tests and the terminal read them (docs/rajas/text.md)."""

from typing import Any

import pytest

from doab.rajas import rajas


def test_what_lies_under_an_overbuilt_tile() -> None:
    game = rajas(
        "Asha: tile orange 4 straight silk2 at 2,3 turned N, tile purple 6 straight mill tea1 at 2,3 turned S | Bram:"
    )
    assert game["Asha"].tiles == {"2,3": "purple 6 straight mill tea1"}
    assert game["Asha"].laid == {"2,3": ("purple 6 straight mill tea1", "S")}
    assert game["Asha"].covered == {"2,3": ("orange 4 straight silk2", "N")}


@pytest.mark.parametrize(("reached", "marker"), [(0, 12), (12, 33), (20, 33), (33, 44), (44, 55), (55, None)])
def test_where_the_bonus_marker_lies(reached: int, marker: int | None) -> None:
    """11: 12, 33, 44, 55, then out of the game; the worker on 20 is no bonus of the marker."""
    game = rajas(f"Asha: money 0, reached {reached} | Bram:")
    assert game["Asha"].next_money_bonus == marker


def test_what_the_special_yields_would_pay() -> None:
    """14.2, 14.4, R-89: the print of the own side, or the yield tile that lies on it."""
    basic: Any = rajas("Asha: advanced | Bram:")
    assert (basic["Asha"].yields["2,1 N"], basic["Bram"].yields["2,1 N"]) == ("money3", "money5")
    navaratna: Any = rajas("Asha: token yellow karma2 at 2,1 N | Bram: | options navaratna")
    assert (navaratna["Asha"].yields["2,1 N"], navaratna["Bram"].yields["2,1 N"]) == ("karma2", "money3")


def test_facts_about_the_table() -> None:
    game = rajas("Asha: dice blue 3 | Bram: | Chitra: | board quarry Bram")
    assert game.table.costs("quarry") == [1, 2, 2, 3, 3, 4, 4]  # the first of the eight is covered
    assert game.table.costs("harbour") == [0, 1, 2, 2]
    assert "any market" not in game.table.space_kinds
    assert game.table.river[2] == "karma2"
    assert game.table.supply["blue"] == 11
    game.play("place low terrace", "reroll blue 3")
    assert game.table.rolling == {"blue": 1, "green": 0, "orange": 0, "purple": 0}


def test_display_and_white_pile_belong_to_different_games() -> None:
    basic: Any = rajas("Asha: | Bram:")
    assert basic.table.display == []
    assert len(basic.table.white_pile) == 8
    navaratna: Any = rajas("Asha: | Bram: | options navaratna")
    assert len(navaratna.table.display) == 30
    assert navaratna.table.white_pile == []


@pytest.mark.parametrize(
    ("position", "ending"),
    [
        ("Asha: | Bram:", "open"),
        ("Asha: | Bram: | open nothing", "limit of rounds"),
        ("Asha: fame 55 | Bram: | ending Asha | open nothing", "after last turns"),
        ("Asha: fame 55 | Bram: | ending Asha | start Bram | open nothing", "at once"),
    ],
)
def test_how_a_game_ended(position: str, ending: str) -> None:
    assert rajas(position).table.ending == ending
