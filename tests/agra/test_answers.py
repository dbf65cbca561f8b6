"""The action table: every answer of the game has one number, one text and, where it means a place, a target."""

import re

import pytest

from doab.agra import RULES
from doab.agra.answers import ANSWERS
from doab.agra.made.numbers import N_ACTIONS
from doab.core import CHANCE
from doab.core.errors import UnknownAction
from tests.agra.walks import TABLES, walk
from tests.nets.answers import check_texts, told

TABLE = RULES.table

KINDS_OF_PLACES = "space|good|bowl|slot|arrow|square|bonus|influence|orders|tile|scroll|printed favour"
TARGET = re.compile(rf"({KINDS_OF_PLACES}) \S.*|favour")
WITHOUT_TARGET = {"chance", "go on", "extra", "follow", "cook", "botanist", "produce", "move"}


def test_the_answers_are_what_they_were() -> None:
    """Datasets, environments and policies of other people know them by these numbers and texts."""
    assert (len(TABLE), told(TABLE)) == (761, "8cce34478df73524")


def test_text_and_number_lead_to_each_other() -> None:
    check_texts(TABLE)


def test_capitals_and_white_space_do_not_matter() -> None:
    assert TABLE.parse("  Place   QUARRY ").text == "place quarry"


def test_numbers_without_an_action_are_unknown() -> None:
    """Slots that no notable has, and arrows and buildings of the basic goods."""
    used = {action.index for action in TABLE}
    missing = [index for index in range(N_ACTIONS) if index not in used]
    third_slots = [first + notable * 3 + 2 for first in (243, 315) for notable in range(20)]
    assert missing == sorted([*third_slots, *range(387, 391), *range(539, 543)])
    for index in (-1, 245, 387, N_ACTIONS):
        with pytest.raises(UnknownAction, match=f"there is no action with the number {index}"):
            TABLE[index]


def test_targets_name_things_on_the_table() -> None:
    for action in TABLE:
        assert len(action.targets) <= 1
        if action.family in WITHOUT_TARGET:
            assert action.targets == ()
        for target in action.targets:
            assert TARGET.fullmatch(target), target


def test_targets_say_what_the_text_says() -> None:
    targets = {action.text: action.targets[0] for action in TABLE if action.targets}
    assert targets["place quarry"] == targets["peon quarry"] == targets["lay quarry"] == "space quarry"
    assert targets["deliver oil to cook"] == targets["deliver oil twice to cook"] == "slot cook 1"
    assert targets["process cotton to oil"] == "arrow oil"
    assert targets["price 1 on wood showing 2"] == targets["trade wood"] == "good wood"
    assert targets["farmer north 2"] == "square north 2"
    assert targets["bonus artisans+3"] == "bonus artisans+3"
    assert targets["raise scholars"] == "influence scholars"
    assert targets["order scholars"] == "orders scholars"
    assert targets["favour 1"] == targets["favour 1 with mullah"] == "printed favour 1"
    assert targets["tile 4"] == targets["take tile 4"] == targets["give back tile 4"] == "tile 4"
    assert targets["use statue"] == "scroll statue"
    assert targets["free favour"] == "favour"
    assert targets["bowl curry"] == "bowl curry"
    assert targets["gift curry"] == "good curry"
    assert "bowl wood" not in targets, "Akbar has no bowl for it"


def test_every_legal_answer_of_whole_games_parses_and_chance_has_its_own() -> None:
    """What means chance is offered when chance is asked, and never to a player."""
    families = set()
    for seats, options in TABLES[::3]:
        for game in walk(seats, options, "layout"):
            for action in game.actions:
                assert TABLE.parse(action.text) is action
                assert (action.family == "chance") == (game.state.to_move() == CHANCE)
                families.add(action.family)
    assert {answer.family for answer in ANSWERS} - families <= {"cook", "dye", "extra", "bowl", "sell", "swap"}


def test_the_same_number_means_the_same_in_every_edition() -> None:
    """What a slot wants is printed, so another edition may have another text there; nothing else changes."""
    tables = {"price_tokens": {"faces": [[1, 3], [2, 3], [3, 4]]}}
    other = RULES.with_edition(tables).table
    assert len(other) == N_ACTIONS
    changed = [(action.text, other[action.index].text) for action in TABLE if other[action.index].text != action.text]
    assert len(changed) == 16
    assert changed[0] == ("price 1 on sandstone showing 2", "price 1 on sandstone showing 3")
