"""The game in words: nothing that the rules name is left without a phrase."""

import pytest

from doab.core import Game
from doab.core.events import Event
from doab.core.wording import log_lines, raw
from doab.locale import say
from doab.rajas import RULES, rajas
from doab.rajas.said.reasons import REASONS
from doab.rajas.said.terms import income_mark, income_phrase


def lines(game: Game, version: int = 0) -> list[str]:
    return [say(line) for line in log_lines(game.events_since(version), game.names, RULES.telling.event)]


def label(answer: str) -> str:
    return say(RULES.telling.answer(RULES.start(2, RULES.settle(["A", "B"], {})), RULES.table.parse(answer)))


def notes(game: Game) -> dict[str, str]:
    found = {action.text: RULES.telling.worth(game.state, action, game.names) for action in game.actions}
    return {text: say(note) for text, note in found.items() if note is not None}


def test_what_one_player_does_is_one_line() -> None:
    game = Game.new(RULES, ["Asha", "Bram"], {}, 3)
    game.settle()
    name = game.to_move
    version = game.version
    game.play("place low terrace", "done")
    assert lines(game, version) == [f"{name}: worker to low terrace, +2 money (low terrace)"]


def test_a_tile_that_is_turned_up_in_a_turn_stays_in_its_line() -> None:
    game = rajas("Asha: dice orange 4 | Bram: boat 3 | offer orange 4 straight silk2")
    game.play("place quarry", "take orange snake", "lay 1,4 turned E", "pay orange 4", "reveal orange 3 bend tea1")
    assert lines(game)[0] == (
        "Asha: worker to quarry, pays 1 money, pays orange 4, lays orange 4 (straight, silk 2) "
        "on the square in row 1, column 4, orange 3 (curve, tea 1) is turned up, +2 money (tile)"
    )


def test_questions_name_the_facts_that_belong_to_them() -> None:
    game = rajas("Asha: dice orange 4 | Bram: boat 3 | offer orange 4 straight silk2")
    game.play("place quarry", "take orange snake")
    assert say(RULES.telling.question(game.state, 0, game.names)) == (
        "Where does orange 4 (straight, silk 2) go, and how is it turned?"
    )
    game.play("lay 1,4 turned E")
    question = RULES.telling.question(game.state, 0, game.names)
    assert question.fields["missing"] == 4
    assert say(question).endswith("costs 4 more in orange dice. Which die do you pay with?")


def test_who_is_not_asked_hears_who_is() -> None:
    game = rajas("Asha: money 4 | Bram: money 4 | asks Bram")
    assert say(RULES.telling.question(game.state, 1, game.names)) == "Where does your worker go?"
    assert say(RULES.telling.question(game.state, 0, game.names)) == "Bram is asked: Where does your worker go?"
    assert say(RULES.telling.question(game.state, 0)) == "player 2 is asked: Where does your worker go?"


def test_answers_as_labels() -> None:
    assert label("place quarry") == "Place a worker in the quarry"
    assert label("place blue to orange balcony") == "Place a worker on the balcony from blue to orange"
    assert label("pay blue 3 flipped") == "Turn blue 3 over and pay with 4"
    assert label("take orange cow") == "Build the top tile of the orange cow stack"
    assert label("choose orange") == "Take an orange die"
    assert label("token white any1") == "Take the white yield tile (1 die of choice)"
    assert label("river tile sail3") == "river tile (the boat sails 1 to 3 free spaces on) is drawn"


def test_what_answers_cost_and_bring() -> None:
    told = notes(rajas("Asha: money 9, dice blue 6 5 2 orange 4 1, karma 1 | Bram: boat 3 | asks Asha"))
    assert told["place quarry"] == "costs 1 money, then dice"
    assert told["place blue terrace"] == "brings 1 blue die"
    assert told["place blue to orange balcony"] == "costs 1 blue, brings 2 orange"
    assert told["place dancer"] == "costs a 2, brings 2 dice, a yield tile"
    assert told["place harbour"] == "costs a die of 1–3"
    game = rajas("Asha: dice orange 3 2, karma 1 | Bram: boat 3 | offer orange 4 straight silk2")
    game.play("place quarry")
    assert notes(game)["take orange snake"] == "orange 4 (straight, silk 2): brings 2 money"
    game.play("take orange snake", "lay 1,4 turned E")
    assert notes(game)["pay orange 3"] == "1 still to pay"
    assert notes(game)["pay orange 3 flipped"] == "costs 1 karma: turned from 3 to 4"


def test_every_income_has_a_phrase_and_a_mark_that_fits_a_river_space() -> None:
    for income in RULES.edition.incomes:
        assert say(income_phrase(income.code))
        assert 0 < len(say(income_mark(income.code))) <= 8, income.code


def test_incomes_in_words() -> None:
    assert say(income_phrase("any1")) == "1 die of choice"
    assert say(income_phrase("blue2")) == "2 blue dice"
    assert say(income_phrase("orange_per_karma")) == "1 orange die for each karma"
    assert say(income_phrase("green_orange_purple")) == "1 die each of green, orange and purple"
    assert say(income_phrase("chamber_raja")) == "Raja Man Singh, free of charge"
    assert say(income_mark("purple_per_karma")) == "P·karma"
    assert say(income_mark("blue_green_orange")) == "B, G, O"


def test_roads_without_a_name_are_told_by_their_sides() -> None:
    event = Event("reveal", -1, "tile blue 7 NS+EW tea2")
    told = RULES.telling.event(event)
    assert told is not None
    assert say(told) == "blue 7 (NS+EW, tea 2) is turned up"


def test_an_event_that_nobody_knows_is_told_in_plain_words() -> None:
    event = Event("gain", 0, "peacock", 2, "garden")
    assert RULES.telling.event(event) == raw("gain seat 0 peacock 2 from garden")


def test_reasons_say_what_the_rules_say_in_their_errors() -> None:
    for rule, reason in REASONS.items():
        assert say(RULES.telling.reason(rule)) == reason == RULES.explain(rule)
    unknown = f"R-{99}"  # not a ruling, so that no map looks for it
    assert say(RULES.telling.reason(unknown)) == RULES.explain(unknown)


def test_the_score_adds_up() -> None:
    game = rajas("Asha: fame 30, money 65 | Bram: fame 37, money 52")
    items = [(say(item), number) for item, number in RULES.telling.score_items(game.state, 0)]
    needed = "needed for the markers to meet (above it: the lead, below it: what is missing)"
    assert items == [("fame", 30), ("money, two for one fame", 33), (needed, -61)]
    for seat in range(2):
        total = sum(number for _, number in RULES.telling.score_items(game.state, seat))
        assert total == RULES.scores(game.state)[seat] == 2


@pytest.mark.parametrize("place", ["", "quarry garden", "square", "die red 3", "river x", "yield 2,1", "stack blue"])
def test_what_is_no_place_is_not_explained(place: str) -> None:
    assert RULES.telling.place(place) is None


def test_places_say_what_they_are_and_where_the_rules_say_it() -> None:
    told = RULES.telling.place("space yogi")
    assert told is not None
    assert say(told) == "Yogi: Give up a 3: 2 karma and a die of choice. (rules, 9)"
    assert told.fields["rule"] == "9"
