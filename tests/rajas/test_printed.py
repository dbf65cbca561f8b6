"""What is printed on the parts, as whoever draws them gets it: the numbers of a view point at the right things."""

from typing import Any

from doab.rajas import RULES, rajas
from doab.rajas.table.edition import load_edition
from doab.rajas.view.print import printed

PRINTED = printed(RULES.edition)


def test_a_laid_tile_is_found_by_its_number() -> None:
    game: Any = rajas("Asha: tile orange 7 fork tea2 spices1 at 2,3 turned E | Bram: boat 3")
    number = game.view(0)["table"]["tiles"][7]
    assert (number - 1) % 4 == 1
    assert PRINTED["tiles"][(number - 1) // 4] == {
        "name": "orange 7 fork tea2 spices1",
        "colour": "orange",
        "back": "cow",
        "cost": 7,
        "roads": ["NES"],
        "buildings": [],
        "markets": [["tea", 2], ["spices", 1]],
    }


def test_incomes_of_the_river_are_found_by_their_numbers() -> None:
    game: Any = rajas("Asha: boat 1 | Bram: boat 3 | river 7 sail3")
    river = [PRINTED["incomes"][number] for number in game.view(0)["table"]["river"][1:]]
    assert river[:7] == ["any2", "karma2", "money3", "chamber", "purple_per_karma", "fame2", "sail3"]
    assert PRINTED["river"][7] == "money4"
    assert PRINTED["bridge_after"] == 17


def test_spaces_are_in_the_order_of_the_board() -> None:
    game: Any = rajas("Asha: money 9 | Bram: boat 3 | Chitra: boat 2 | board quarry Asha, dancer Bram")
    side, board = PRINTED["sides"]["three_four"], game.view(0)["table"]["board"]
    assert len(side) == len(board) == 37
    taken = [(space["kind"], space["cost"], seat) for space, seat in zip(side, board, strict=True) if seat != -1]
    assert taken == [("quarry", 1, -2), ("quarry", 1, 0), ("harbour", 1, -2), ("dancer", 0, 1)]


def test_yields_say_from_where_they_are_reached() -> None:
    last = PRINTED["province"]["yields"][-1]
    assert last == {
        "name": "3,3 S",
        "at": [[12, "S"], [16, "E"], [18, "W"]],
        "basic": "money4",
        "navaratna": "money2",
        "colour": "brown",
    }
    assert PRINTED["province"]["residence"] == 2
    assert PRINTED["province"]["roads"] == "ESW"


def test_a_yield_tile_on_a_place_is_found_by_its_number() -> None:
    game: Any = rajas("Asha: token yellow money5 at 2,1 N | Bram: boat 3 | options navaratna")
    number = game.view(0)["table"]["tokens"][2]
    assert PRINTED["tokens"][number - 1] == {"colour": "yellow", "income": "money5"}


def test_separate_roads_of_an_own_edition_stay_separate() -> None:
    tiles = [["blue", "snake", 3, "NS EW", [], [["tea", 1]]]]
    assert printed(load_edition({"province_tiles": {"tiles": tiles}}))["tiles"][0]["roads"] == ["NS", "EW"]
