"""Players and options: what is impossible is refused with the reason."""

import pytest

from doab.core import Game, Option
from doab.core.errors import OptionError
from doab.core.options import options_text, parse_options, settle_options
from doab.core.rules import Rules
from tests.sample_game.pebbles import RULES

KNOWN = (Option("ganga", "a switch"), Option("mixed", "a word a seat", ("advanced", "beginner")))


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
        ({"ganga": 1}, "option “ganga” is on or off (true or false), not 1"),
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


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({"ganga": False, "mixed": ()}, "none"),
        ({"ganga": True, "mixed": ()}, "ganga"),
        ({"ganga": True, "mixed": ("advanced", "beginner")}, "ganga, mixed=advanced/beginner"),
    ],
)
def test_options_as_text_and_back(options: dict[str, bool | tuple[str, ...]], text: str) -> None:
    assert options_text(options) == text
    assert settle_options(KNOWN, parse_options(text), 2) == options


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
    assert (game.Asha.points, game.Bram.points) == (0, 2)
    game.settle()
    game.play(next(text for text in game.legal if text.startswith("lay")))
    assert game.question == "draw"


def test_every_option_set_can_be_played() -> None:
    for seats in RULES.players:
        for options in RULES.option_sets(seats):
            assert Game.new(RULES, list("ABCD")[:seats], options).question == "draw"
    assert Rules.option_sets(RULES, 2) == [{}]
