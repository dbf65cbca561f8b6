"""The action table: every answer of the game has one number, one text and, where it means a place, a target."""

import re

import pytest

from doab.core import CHANCE
from doab.core.errors import UnknownAction
from doab.rajas import RULES
from doab.rajas.answers import ANSWERS
from doab.rajas.made.numbers import LAY, N_ACTIONS, SAIL, STAY
from tests.nets.answers import check_texts, told
from tests.rajas.golden_kinds import rules_of
from tests.rajas.walks import TABLES, walk

TABLE = RULES.table

TARGET = re.compile(r"(space|die|stack|square|yield|supply|scroll|river|good|token) \S.*|(fame|money) track")
WITHOUT_TARGET = {"pass", "done", "stay", "decline"}


def test_the_answers_are_what_they_were() -> None:
    """Datasets, environments and policies of other people know them by these numbers and texts."""
    assert (len(TABLE), told(TABLE)) == (568, "558fc051acbc7578")


def test_text_and_number_lead_to_each_other() -> None:
    check_texts(TABLE)


def test_capitals_and_white_space_do_not_matter() -> None:
    assert TABLE.parse("  Place   QUARRY ").text == "place quarry"


def test_an_edition_has_no_action_for_what_it_does_not_have() -> None:
    used = {action.index for action in TABLE}
    # The start of the river is no space to sail to.
    assert [index for index in range(SAIL, STAY) if index in used] == list(range(SAIL + 1, SAIL + 26))
    # Of the spaces this board has no market for any good (6) and only four of the sixteen balconies (12 to 27).
    balconies = [14, 16, 23, 25]  # blue to orange, green to blue, orange to purple, purple to green
    assert [index for index in range(34) if index in used] == [*range(6), *range(7, 12), *balconies, *range(28, 34)]


def test_a_number_without_an_action_is_unknown() -> None:
    for index in (-1, SAIL, N_ACTIONS):
        with pytest.raises(UnknownAction, match=f"there is no action with the number {index}"):
            TABLE[index]


def test_targets_name_things_on_the_table() -> None:
    for action in TABLE:
        if action.family == "chance" or action.text in WITHOUT_TARGET:
            assert action.targets == ()
        else:
            assert len(action.targets) == 1
            assert TARGET.fullmatch(action.targets[0]), action.targets


def test_targets_say_what_the_text_says() -> None:
    targets = {action.text: action.targets[0] for action in TABLE if action.targets}
    assert targets["place blue to orange balcony"] == "space blue to orange balcony"
    assert targets["pay blue 3 flipped"] == targets["reroll blue 3"] == targets["return blue 3"] == "die blue 3"
    assert targets["take orange cow"] == "stack orange cow"
    assert targets["lay 2,3 turned E"] == "square 2,3"
    assert targets["collect 2,1 N"] == targets["onto 2,1 N"] == "yield 2,1 N"
    assert targets["choose blue"] == "supply blue"
    assert targets["upgrade temple"] == "scroll temple"
    assert targets["sail to 12"] == "river 12"
    assert targets["visit yogi"] == "space yogi"
    assert targets["sell silk"] == "good silk"
    assert targets["token yellow money5"] == "token yellow money5"


def test_every_legal_answer_of_whole_games_parses_and_chance_has_its_own() -> None:
    """What means chance is offered when chance is asked, and never to a player."""
    positions = 0
    families = set()
    for seats, options in TABLES[::4]:
        for game in walk(seats, options, "layout"):
            for action in game.actions:
                assert TABLE.parse(action.text) is action
                assert (action.family == "chance") == (game.state.to_move() == CHANCE)
                families.add(action.family)
            positions += 1
    assert positions > 2000
    assert families == {answer.family for answer in ANSWERS}


def test_the_same_number_means_the_same_in_every_edition() -> None:
    """A smaller edition leaves numbers out. What does not go by printed things has the same number in both."""
    small = rules_of("small").table
    printed = ("collect", "onto", "token", "lay", "reveal", "draw", "river tile")
    alike = [action for action in small if action.text in TABLE and not action.text.startswith(printed)]
    assert len(small) == N_ACTIONS
    assert len(alike) == 16 + 1 + 48 + 12 + 2 + 24 + 4 + 24 + 1 + 4 + 11 + 6 + 3 + 1 + 24 + 4 + 6
    for action in alike:
        assert TABLE[action.index].text == action.text
    assert small.parse("lay 2,1 turned N").index == LAY + 3 * 4  # three columns, not five
