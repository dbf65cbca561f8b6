"""What is printed on the parts, as the code that draws them gets it, by the names that a view has for them."""

from doab.rajas import RULES, rajas

PRINTED = RULES.printed.data()


def test_a_laid_tile_is_found_by_its_name() -> None:
    game = rajas("Asha: tile orange 7 fork tea2 spices1 at 2,3 turned E | Bram: boat 3")
    laid = game.view(0)["table"]["players"][0]["province"]["2,3"]
    assert laid["turned"] == "E"
    assert [tile for tile in PRINTED["tiles"] if tile["name"] == laid["tile"]] == [
        {
            "name": "orange 7 fork tea2 spices1",
            "colour": "orange",
            "back": "cow",
            "cost": 7,
            "roads": ["NES"],
            "buildings": [],
            "markets": [["tea", 2], ["spices", 1]],
        }
    ]


def test_a_river_tile_lies_over_what_is_printed() -> None:
    game = rajas("Asha: boat 1 | Bram: boat 3 | river 7 sail3")
    assert game.view(0)["table"]["river"] == {"river 7": "sail3"}
    assert PRINTED["river"][:8] == ["", "any2", "karma2", "money3", "chamber", "purple_per_karma", "fame2", "money4"]
    assert PRINTED["bridge_after"] == 17


def test_spaces_are_in_the_order_of_the_board() -> None:
    game = rajas("Asha: money 9 | Bram: boat 3 | Chitra: boat 2 | board quarry Asha, dancer Bram")
    table = game.view(0)["table"]
    side = PRINTED["sides"][table["side"]]
    board = [(kind, space) for kind, spaces in table["spaces"].items() for space in spaces]
    assert [kind for kind, _ in board] == [space["kind"] for space in side]
    assert len(side) == 37
    pairs = zip(side, board, strict=True)
    taken = [(space["kind"], space["cost"], held) for space, (_, held) in pairs if held not in (None, "next")]
    assert taken == [("quarry", 1, "covered"), ("quarry", 1, 0), ("harbour", 1, "covered"), ("dancer", 0, 1)]


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


def test_a_yield_tile_on_a_place_is_called_by_colour_and_income() -> None:
    game = rajas("Asha: token yellow money5 at 2,1 N | Bram: boat 3 | options navaratna")
    name = game.view(0)["table"]["players"][0]["yield_tiles"]["2,1 N"]
    assert [token for token in PRINTED["tokens"] if f"{token['colour']} {token['income']}" == name] == [
        {"colour": "yellow", "income": "money5"}
    ]


def test_separate_roads_of_an_own_edition_stay_separate() -> None:
    tiles = [["blue", "snake", 3, "NS EW", [], [["tea", 1]]]]
    rules = RULES.with_edition({"province_tiles": {"tiles": tiles}})
    assert rules.printed.data()["tiles"][0]["roads"] == ["NS", "EW"]
