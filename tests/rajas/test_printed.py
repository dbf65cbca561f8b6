"""What is printed on the parts, as the code that draws them gets it, by the names that a view has for them."""

import pytest

from doab.core.wording import Phrase
from doab.rajas import RULES, rajas
from doab.rajas.said.places import place_words as words_of
from doab.rajas.said.terms import income_phrase, tile_words
from doab.rajas.table.edition import load_edition
from doab.rajas.view.print import printed

PRINTED = printed(RULES.edition)
Drawn = tuple[str, int, list[str]]


def place_words(place: str) -> Phrase:
    words = words_of(place)
    assert isinstance(words, Phrase)
    return words


def test_a_laid_tile_is_found_by_its_name() -> None:
    game = rajas("Asha: tile orange 7 fork tea2 spices1 at 2,3 turned E | Bram: boat 3")
    laid = game.view(0)["table"]["players"][0]["province"]["2,3"]
    assert laid["turned"] == "E"
    assert PRINTED["tiles"][laid["tile"]] == {
        "colour": "orange",
        "back": "cow",
        "cost": 7,
        "roads": ["NES"],
        "buildings": [],
        "markets": [("tea", 2), ("spices", 1)],
        "words": tile_words("orange 7 fork tea2 spices1").to_json(),
    }
    assert laid["leads"] == "ESW"


def test_a_river_tile_lies_over_what_is_printed() -> None:
    game = rajas("Asha: boat 1 | Bram: boat 3 | river 7 sail3")
    assert game.view(0)["table"]["river"] == {"river 7": "sail3"}
    assert PRINTED["river"][:8] == ["", "any2", "karma2", "money3", "chamber", "purple_per_karma", "fame2", "money4"]
    assert PRINTED["bridge_after"] == 17


def test_spaces_are_in_the_order_of_the_board() -> None:
    game = rajas("Asha: money 9 | Bram: boat 3 | Chitra: boat 2 | board quarry Asha, dancer Bram")
    table = game.view(0)["table"]
    side = PRINTED["sides"]["three_four" if table["side"] == "three_four" else "two"]
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
        "at": [(12, "S"), (16, "E"), (18, "W")],
        "basic": "money4",
        "navaratna": "money2",
        "colour": "brown",
    }
    assert PRINTED["province"]["residence"] == 2
    assert PRINTED["province"]["roads"] == "ESW"


def test_a_yield_tile_on_a_place_is_called_by_colour_and_income() -> None:
    game = rajas("Asha: token yellow money5 at 2,1 N | Bram: boat 3 | options navaratna")
    name = game.view(0)["table"]["players"][0]["yield_tiles"]["2,1 N"]
    assert [token for token in PRINTED["tokens"] if token["name"] == name] == [
        {"name": "yellow money5", "colour": "yellow", "income": "money5"}
    ]


def test_separate_roads_of_an_own_edition_stay_separate() -> None:
    tiles = [["blue", "snake", 3, "NS EW", [], [["tea", 1]]]]
    (tile,) = printed(load_edition({"province_tiles": {"tiles": tiles}}))["tiles"].values()
    assert tile["roads"] == ["NS", "EW"]


@pytest.mark.parametrize(
    ("code", "gain", "each"),
    [
        ("any2", ("dice", 2, ["any", "any"]), None),
        ("blue_per_karma", ("dice", 1, ["blue"]), ("karma", 1, [])),
        ("blue_green_orange", ("dice", 3, ["blue", "green", "orange"]), None),
        ("money2_per_yield_tile", ("money", 2, []), ("token", 1, [])),
        ("fame_per_three_river", ("fame", 1, []), ("river", 3, [])),
        ("chamber", ("chamber", 1, []), None),
        ("chamber_yogi", ("chamber", 1, ["yogi"]), None),
        ("kind3", ("goods", 3, []), None),
    ],
)
def test_an_income_says_what_is_gained_and_for_each_of_what(code: str, gain: Drawn, each: Drawn | None) -> None:
    income = PRINTED["incomes"][code]
    found = [thing and (thing["kind"], thing["number"], thing["of"]) for thing in (income["gain"], income["each"])]
    assert found == [gain, each]
    assert income["words"] == income_phrase(code).to_json()


def test_everything_that_can_be_drawn_has_a_name() -> None:
    assert set(RULES.telling.places()) <= set(PRINTED["names"])
    assert PRINTED["names"]["stack blue cow"] == place_words("stack blue cow").to_json()
    assert PRINTED["names"]["side E"] == {"term": "rajas-side-east"}
    assert PRINTED["dice"]["green 4"] == {"colour": "green", "value": 4}


@pytest.mark.parametrize(
    ("space", "part", "colours", "goods", "values"),
    [
        ("quarry", "quarry", [], [], []),
        ("harbour", "harbour", [], [], [1, 2, 3]),
        ("mixed market", "market", [], ["tea", "silk", "spices"], []),
        ("silk market", "market", [], ["silk"], []),
        ("low terrace", "low terrace", [], [], []),
        ("green terrace", "terrace", ["green"], [], []),
        ("green to blue balcony", "balcony", ["green", "blue"], [], []),
        ("raja", "chamber", [], [], [4]),
    ],
)
def test_a_space_says_what_belongs_there(
    space: str, part: str, colours: list[str], goods: list[str], values: list[int]
) -> None:
    found = next(one for one in PRINTED["sides"]["two"] if one["kind"] == space)
    assert (found["part"], found["colours"], found["goods"], found["values"]) == (part, colours, goods, values)
