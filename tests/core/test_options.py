"""Players and options: what is impossible is refused with the reason."""

import pytest

from doab.core import Game, Option
from doab.core.errors import OptionError
from doab.core.options import Options, chosen_options, options_text, parse_options, settle_options
from doab.core.parts import Checks
from pebbles import RULES

KNOWN = (Option("ganga", "a switch"), Option("mixed", "a word a seat", ("advanced", "beginner")))
CHOICES = (
    Option("counts_first", "a switch that is on", on=True),
    Option("cap", "one of several words", choices=("phase", "action", "turn")),
)


def test_options_left_out_are_off() -> None:
    assert settle_options(KNOWN, None, 2) == {"ganga": False, "mixed": ()}
    assert settle_options(KNOWN, {"mixed": None, "ganga": None}, 2) == {"ganga": False, "mixed": ()}
    assert settle_options(KNOWN, {"mixed": []}, 2) == {"ganga": False, "mixed": ()}


def test_options_given_are_settled() -> None:
    given = {"ganga": True, "mixed": ["advanced", "beginner"]}
    assert settle_options(KNOWN, given, 2) == {"ganga": True, "mixed": ("advanced", "beginner")}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"fly": True}, "there is no option “fly”; the options are ganga, mixed"),
        ({"ganga": 1}, "option “ganga” is on or off (true or false, yes or no), not 1"),
        ({"ganga": "maybe"}, "option “ganga” is on or off (true or false, yes or no), not 'maybe'"),
        ({"ganga": ["yes", "no"]}, "option “ganga” is on or off (true or false, yes or no), not ['yes', 'no']"),
        ({"ganga": []}, "option “ganga” is on or off (true or false, yes or no), not []"),
        ({"mixed": True}, "option “mixed” takes one word a seat (advanced or beginner), not True"),
        ({"mixed": "advanced"}, "option “mixed” takes one word a seat (advanced or beginner), not 'advanced'"),
        ({"mixed": ["advanced", "good"]}, "option “mixed”, seat 2: 'good' is not advanced or beginner"),
        ({"mixed": ["advanced"]}, "option “mixed” needs one word for each of the 2 seats, got 1"),
    ],
)
def test_an_impossible_option_is_refused(given: dict[str, object], message: str) -> None:
    with pytest.raises(OptionError) as caught:
        settle_options(KNOWN, given, 2)
    assert str(caught.value) == message


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(OptionError, match=r"^there is no option “fly”; the options are none$"):
        settle_options((), {"fly": True}, 2)


# ---------------------------------------------------------------- words to choose from, switches that are on


def test_the_first_choice_and_what_is_on_are_the_defaults() -> None:
    assert [option.default for option in (*KNOWN, *CHOICES)] == [False, (), True, "phase"]
    assert settle_options(CHOICES, {}, 2) == {"counts_first": True, "cap": "phase"}


@pytest.mark.parametrize(
    ("given", "settled"),
    [
        ({"cap": "turn"}, {"counts_first": True, "cap": "turn"}),
        ({"cap": ["action"]}, {"counts_first": True, "cap": "action"}),
        ({"counts_first": False}, {"counts_first": False, "cap": "phase"}),
        ({"counts_first": ["no"]}, {"counts_first": False, "cap": "phase"}),
        ({"counts_first": "yes", "cap": ("turn",)}, {"counts_first": True, "cap": "turn"}),
    ],
)
def test_a_word_or_a_switch_may_be_given_as_a_list_of_one(given: dict[str, object], settled: Options) -> None:
    assert settle_options(CHOICES, given, 2) == settled


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"cap": "round"}, "option “cap” must be phase or action or turn, not 'round'"),
        ({"cap": True}, "option “cap” must be phase or action or turn, not True"),
        ({"cap": ["phase", "turn"]}, "option “cap” must be phase or action or turn, not ['phase', 'turn']"),
        ({"cap": []}, "option “cap” must be phase or action or turn, not []"),
    ],
)
def test_a_word_that_is_no_choice_is_refused(given: dict[str, object], message: str) -> None:
    with pytest.raises(OptionError) as caught:
        settle_options(CHOICES, given, 2)
    assert str(caught.value) == message


# ---------------------------------------------------------------- as text


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({}, "none"),
        ({"ganga": True}, "ganga"),
        ({"ganga": False}, "ganga=no"),
        ({"cap": "turn"}, "cap=turn"),
        ({"ganga": True, "mixed": ("advanced", "beginner")}, "ganga, mixed=advanced/beginner"),
        ({"ganga": False, "cap": "phase"}, "ganga=no, cap=phase"),
    ],
)
def test_the_text_says_all_that_it_is_given(options: Options, text: str) -> None:
    assert options_text(options) == text


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("none", {}),
        ("", {}),
        ("ganga", {"ganga": True}),
        ("ganga=no, cap=turn", {"ganga": ["no"], "cap": ["turn"]}),
        (" mixed = advanced / beginner ,, ganga ", {"mixed": ["advanced", "beginner"], "ganga": True}),
    ],
)
def test_what_a_text_gives(text: str, options: dict[str, object]) -> None:
    assert parse_options(text) == options


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({"ganga": False, "mixed": (), "counts_first": True, "cap": "phase"}, "none"),
        ({"ganga": True, "mixed": (), "counts_first": True, "cap": "phase"}, "ganga"),
        ({"ganga": False, "mixed": (), "counts_first": False, "cap": "turn"}, "counts_first=no, cap=turn"),
        (
            {"ganga": True, "mixed": ("advanced", "beginner"), "counts_first": True, "cap": "action"},
            "ganga, mixed=advanced/beginner, cap=action",
        ),
    ],
)
def test_what_differs_from_the_default_is_all_that_a_record_needs(options: Options, text: str) -> None:
    known = (*KNOWN, *CHOICES)
    assert options_text(chosen_options(known, options)) == text
    assert settle_options(known, parse_options(text), 2) == options


@pytest.mark.parametrize(
    ("names", "message"),
    [
        (["Asha"], "Pebbles is for 2 to 4 players, not 1"),
        (list("ABCDE"), "Pebbles is for 2 to 4 players, not 5"),
        (["Asha", ""], "'' cannot be a player's name: it must not be empty or contain , · | : = / #"),
        (["Asha", "B, C"], "'B, C' cannot be a player's name: it must not be empty or contain , · | : = / #"),
        (["Asha", " B"], "' B' cannot be a player's name: it must not be empty or contain , · | : = / #"),
        (["Asha", "B\x1b"], "'B\\x1b' cannot be a player's name: it must not be empty or contain , · | : = / #"),
        (["Asha", "Chance"], "no player can be called “chance”: that is what the dice are called in a record"),
        (["Asha", "asha"], "every player needs a name of their own, got Asha, asha"),
    ],
)
def test_impossible_players_are_refused(names: list[str], message: str) -> None:
    with pytest.raises(OptionError) as caught:
        Game.new(RULES, names)
    assert str(caught.value) == message


def test_a_combination_that_the_rules_forbid_is_refused_with_the_rule() -> None:
    with pytest.raises(OptionError, match=r"^P-7: at least one seat must be strong$"):
        Game.new(RULES, ["Asha", "Bram"], {"level": ["weak", "weak"]})


def test_options_change_the_game() -> None:
    game = Game.new(RULES, ["Asha", "Bram"], {"level": ["strong", "weak"], "quiet": True})
    assert (game["Asha"].points, game["Bram"].points) == (0, 2)
    game.settle()
    game.play(next(text for text in game.legal if text.startswith("lay")))
    assert game.question == "draw"


def test_every_option_set_can_be_played() -> None:
    for seats in RULES.players:
        for options in RULES.checks.option_sets(seats):
            assert Game.new(RULES, list("ABCD")[:seats], options).question == "draw"
    assert Checks(RULES).option_sets(2) == [{}]
