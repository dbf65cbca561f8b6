"""The action table: every answer of the game has one number, one text and, where it means a place, a target."""

import re

import pytest

from doab.agra import RULES, answers
from doab.core import CHANCE
from doab.core.errors import UnknownAction
from tests.agra.walks import TABLES, walk

TABLE = RULES.table

# Datasets, environments and policies of other people know answers by these numbers. The networks of the bots do not.
FIRST_INDEX = {
    "PLACE": 0,
    "PEON": 20,
    "LAY": 40,
    "LAY_COOK": 60,
    "STAND": 61,
    "TRADE": 81,
    "TAKE": 97,
    "GIVE": 113,
    "PAY": 129,
    "SELL": 145,
    "SWAP": 161,
    "DYE_GOOD": 177,
    "FREE": 193,
    "FORFEIT": 210,
    "GIFT": 211,
    "BOWL": 227,
    "DELIVER": 243,
    "DELIVER_TWICE": 315,
    "PROCESS": 387,
    "UNCOVER": 403,
    "FARMER": 423,
    "PRICE": 443,
    "BUILD": 539,
    "BONUS": 555,
    "RAISE": 567,
    "ORDER": 570,
    "PRODUCE": 573,
    "MOVE": 586,
    "EXTRA": 590,
    "EXTRA_WITH_MULLAH": 591,
    "FOLLOW": 592,
    "FOLLOW_TWICE": 593,
    "TAKE_FAVOUR": 594,
    "TAKE_TILE": 595,
    "GIVE_BACK": 609,
    "FAVOUR_ACTION": 623,
    "FAVOUR_WITH_MULLAH": 640,
    "USE": 657,
    "USE_OIL": 661,
    "USE_CURRY": 662,
    "USE_OIL_AND_CURRY": 663,
    "USE_CALIPH": 664,
    "ENGLISH": 665,
    "FRENCH": 681,
    "MOSAIC": 697,
    "TO_COOK": 699,
    "TO_SUPPLY": 700,
    "STUDY": 701,
    "SKIP": 702,
    "NO": 703,
    "DONE": 704,
    "ENOUGH": 705,
    "END_MEDITATION": 706,
    "END_SAILING": 707,
    "END_TRADING": 708,
    "END_GARDENING": 709,
    "OPEN_ORDERS": 710,
    "SKIP_ORDERS": 711,
    "END_TURN": 712,
    "DIE": 713,
    "NOTABLE": 719,
    "OPEN_TILE": 743,
    "FIRST_PLAYER": 757,
}
N_ACTIONS = 761
SLOTS = 20 * 2 + 4 * 3  # two for the notables of the levels I to III, three for level IV

# family → how many actions the default edition has of it
FAMILIES = {
    "place": 20,
    "peon": 20,
    "lay": 20 + 1,  # and the Cook
    "stand": 20,
    "trade": 16,
    "take": 16,
    "give": 16,
    "pay": 16,
    "sell": 16,
    "swap": 16,
    "dye": 16,
    "free": 16 + 2,  # favour, and forfeit
    "gift": 16,
    "bowl": 16,
    "deliver": SLOTS * 2,
    "process": 12,
    "uncover": 20,
    "farmer": 20,
    "price": 3 * 16 * 2,
    "build": 12,
    "bonus": 12,
    "raise": 3,
    "order": 3,
    "produce": 13,
    "move": 4,
    "extra": 2,
    "follow": 2,
    "tile": 14 * 2 + 1,  # take, give back; take favour instead
    "secondary": 17 * 2 + 4 + 3 + 1 + 16 * 2 + 2,  # favour actions, luxury goods, Oil and Curry, notables
    "cook": 2,
    "botanist": 1,
    "go on": 11,
    "chance": 6 + 24 + 14 + 4,
}
KINDS_OF_PLACES = "space|good|bowl|slot|arrow|square|bonus|influence|orders|tile|scroll|printed favour"
TARGET = re.compile(rf"({KINDS_OF_PLACES}) \S.*|favour")
WITHOUT_TARGET = {"chance", "go on", "extra", "follow", "cook", "botanist", "produce", "move"}


def test_the_numbers_are_pinned() -> None:
    assert {name: getattr(answers, name) for name in FIRST_INDEX} == FIRST_INDEX
    assert answers.N_ACTIONS == N_ACTIONS == len(TABLE)


def test_every_first_number_of_the_answers_is_pinned() -> None:
    names = {name for name in vars(answers) if name.isupper() and isinstance(getattr(answers, name), int)}
    sizes = {name for name in names if name.startswith(("N_", "MAX_", "MOST_"))} | {
        "FACES",
        "FIRST_TILE",
        "TYPE_CHECKING",
    }
    assert names - sizes == set(FIRST_INDEX)


def test_the_families_are_complete() -> None:
    counted: dict[str, int] = {}
    for action in TABLE:
        counted[action.family] = counted.get(action.family, 0) + 1
    assert counted == FAMILIES


def test_text_and_number_lead_to_each_other() -> None:
    for action in TABLE:
        assert TABLE[action.index] is action
        assert TABLE.parse(action.text) is action
        assert str(action) == action.text


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
    assert FAMILIES.keys() - families <= {"cook", "dye", "extra", "bowl", "sell", "swap"}


def test_the_same_number_means_the_same_in_every_edition() -> None:
    """What a slot wants is printed, so another edition may have another text there; nothing else changes."""
    tables = {"price_tokens": {"faces": [[1, 3], [2, 3], [3, 4]]}}
    other = RULES.with_edition(tables).table
    assert len(other) == N_ACTIONS
    changed = [(action.text, other[action.index].text) for action in TABLE if other[action.index].text != action.text]
    assert len(changed) == 16
    assert changed[0] == ("price 1 on sandstone showing 2", "price 1 on sandstone showing 3")
