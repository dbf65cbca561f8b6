"""The game in words: nothing that the rules name is left without a sentence."""

import re
import string

from doab.core import Game
from doab.rajas import RULES, rajas
from doab.rajas.reasons import RULE_OF_QUESTION
from doab.rajas.wording import TEMPLATES, event_lines, event_phrase, income_mark, income_phrase, question_sentence, say


def test_every_event_of_many_games_has_its_phrase() -> None:
    for seed, options in enumerate(RULES.option_sets(3)):
        game = Game.new(RULES, ["Asha", "Bram", "Chand"], options, seed)
        game.play_random(seed)
        for event in game.events_since(0):
            phrase = event_phrase(event)
            told = phrase is not None or event.verb == "turn"
            assert told, str(event)
            assert phrase is None or not re.match(r"(pay|gain|place|move|score|reveal|turn) ", phrase), phrase
        assert event_lines(game.events_since(0), game.names)[-1] == "the game is over"


def test_what_one_player_does_is_one_line() -> None:
    game = Game.new(RULES, ["Asha", "Bram"], {}, 3)
    game.settle()
    name = game.to_move
    version = game.version
    game.play("place low terrace", "done")
    assert event_lines(game.events_since(version), game.names) == [
        f"{name}: worker to low terrace, +2 money (low terrace)"
    ]


def test_a_tile_that_is_turned_up_in_a_turn_stays_in_its_line() -> None:
    game = rajas("Asha: dice orange 4 | Bram: boat 3 | offer orange 4 straight silk2")
    game.play("place quarry", "take orange snake", "lay 1,4 turned E", "pay orange 4", "reveal orange 3 bend tea1")
    assert event_lines(game.events_since(0), game.names)[0] == (
        "Asha: worker to quarry, pays 1 money, pays orange 4, lays orange 4 straight silk2 on square 1,4, "
        "orange 3 bend tea1 is turned up, +2 money (tile)"
    )


def test_every_income_has_a_phrase_and_a_mark_that_fits_a_river_space() -> None:
    for income in RULES.edition.incomes:
        assert income_phrase(income.code)
        assert 0 < len(income_mark(income.code)) <= 8, income.code


def test_incomes_in_words() -> None:
    assert income_phrase("any1") == "1 die of choice"
    assert income_phrase("blue2") == "2 blue dice"
    assert income_phrase("orange_per_karma") == "1 orange die for each karma"
    assert income_phrase("green_orange_purple") == "1 die each of green, orange and purple"
    assert income_phrase("chamber_yogi") == "the yogi, free of charge"
    assert income_mark("purple_per_karma") == "P·karma"


def test_every_question_has_a_sentence() -> None:
    for question in RULE_OF_QUESTION:
        sentence = question_sentence(question, tile="", colour="", income="")
        assert sentence != f"{question}?", question
    assert question_sentence("lay", tile="blue 3 bend tea1") == "Where does blue 3 bend tea1 go, and how is it turned?"
    assert question_sentence("riddle") == "riddle?"


def test_templates_name_their_fields() -> None:
    for key, template in TEMPLATES.items():
        for _, field, _, _ in string.Formatter().parse(template):
            assert field is None or field.isidentifier(), key
    assert say("upgrade", level=2, next=3) == "level 2 → 3"
