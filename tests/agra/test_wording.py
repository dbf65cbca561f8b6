"""The game in words: nothing that the rules name is left without a sentence."""

import re
import string

import pytest

from doab.agra import RULES, agra
from doab.agra.names import FAVOUR_ACTIONS, NOTABLES
from doab.agra.reasons import RULE_OF_QUESTION
from doab.agra.sentences import TEMPLATES, TITLES
from doab.agra.wording import event_lines, event_phrase, question_sentence, say
from doab.core import Event, Game

QUESTIONS = """
    meditation, swap, action, cook, architect, materials, bonus, cover, processing, extra, follow, sailor, portuguese,
    influence, jagirdar, trader, giving, taking, botanist, second step, production, dyer, step bonus, tile, give back,
    stand, painting, raise, gift, bowl, good, pick, free, after action, orders, end
"""
"""As docs/agra/text.md lists them."""
FIELDS = ("number", "building", "missing", "source", "good", "player", "left", "favour")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_event_of_random_games_has_its_phrase(seats: int) -> None:
    for seed, options in enumerate(RULES.option_sets(seats)):
        game = Game.new(RULES, ["Asha", "Bram", "Chand", "Devi"][:seats], options, seed)
        game.play_random(seed)
        for event in game.events_since(0):
            phrase = event_phrase(event)
            assert phrase is not None or event.what == "turn", str(event)
            assert phrase is None or not re.match(r"(pay|gain|place|move|score|reveal|turn) ", phrase), phrase
        assert event_lines(game.events_since(0), game.names)[-1].endswith("the game is over")


def test_an_event_that_nobody_knows_is_told_in_plain_words() -> None:
    assert event_phrase(Event("move", 0, "elephant", 2, "stable")) == "move elephant 2 stable"


def test_what_one_player_does_is_one_line() -> None:
    game = agra("Teal: goods wood 1 | Pink: standing quarry | asks Teal: action | merchant woodcutter")
    game.play("place sailor", "deliver wood to mahout", "raise merchants")
    assert event_lines(game.events_since(0), game.names)[0] == (
        "Teal: worker to sailor, delivers wood to Mahout, +1 rupee (Mahout), merchants step 1"
    )


def test_every_question_notable_and_favour_action_has_its_sentence() -> None:
    for question in {*re.split(r",\s*", QUESTIONS.strip()), *RULE_OF_QUESTION}:
        assert question_sentence(question, **dict.fromkeys(FIELDS, "x")) != f"{question}?", question
    assert question_sentence("riddle") == "riddle?"
    for notable in NOTABLES:
        assert TITLES[notable]
        assert say(f"notable-{notable}")
    for action in FAVOUR_ACTIONS:
        assert say(f"effect-{action}")


def test_one_is_said_as_one() -> None:
    assert say("lay", number=1) == "+1 point"
    assert say("lay", number=2) == "+2 points"
    assert question_sentence("sailor", number=1).startswith("Sailing: 1 delivery at hand")
    assert question_sentence("sailor", number=3).startswith("Sailing: 3 deliveries at hand")


def test_templates_name_their_fields() -> None:
    for key, template in TEMPLATES.items():
        for _, field, _, _ in string.Formatter().parse(template):
            assert field is None or field.isidentifier(), key
        assert not key.endswith("-one") or key.removesuffix("-one") in TEMPLATES, key
