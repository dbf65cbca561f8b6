"""The game in words: nothing that the rules name is left without a phrase."""

import pytest

from doab.agra import RULES, agra
from doab.agra.said.reasons import REASONS
from doab.core import Event, Game
from doab.core.wording import log_lines, raw
from doab.locale import say


def lines(game: Game) -> list[str]:
    return [say(line) for line in log_lines(game.events_since(0), game.names, RULES.telling.event)]


def told(event: Event) -> str:
    phrase = RULES.telling.event(event)
    assert phrase is not None
    return say(phrase)


def notes(game: Game) -> dict[str, str]:
    found = {action.text: RULES.telling.worth(game.state, action, game.names) for action in game.actions}
    return {text: say(note) for text, note in found.items() if note is not None}


def test_an_event_that_nobody_knows_is_told_in_plain_words() -> None:
    event = Event("move", 0, "elephant", 2, "stable")
    assert RULES.telling.event(event) == raw("move seat 0 elephant 2 from stable")


def test_what_one_player_does_is_one_line() -> None:
    game = agra("Teal: goods wood 1 | Pink: standing quarry | asks Teal: action | merchant woodcutter")
    game.play("place sailor", "deliver wood to mahout", "raise merchants")
    assert lines(game)[0] == (
        "Teal: worker to Sailor, delivers wood to the Mahout, +1 rupee (Mahout), merchants step 1"
    )


def test_one_is_said_as_one() -> None:
    assert told(Event("gain", 0, "statue", 1, "markers")) == "gains 1 statue"
    assert told(Event("gain", 0, "statue", 2, "markers")) == "gains 2 statues"
    assert told(Event("gain", 0, "wood", 2, "farm")) == "gains 2 wood"
    assert told(Event("gain", 0, "meditation points", 1)) == "+1 meditation point"


def test_where_things_came_from() -> None:
    assert told(Event("gain", 0, "favour", 2, "pier 3")) == "+2 favour (pier 3)"
    assert told(Event("gain", 0, "favour", 1, "notable mosaic_maker")) == "+1 favour (Mosaic Maker)"
    assert told(Event("gain", 0, "rupees", 1, "space cotton-farm")) == "+1 rupee (cotton farm)"
    assert told(Event("gain", 0, "rupees", 2, "tile 4")) == "+2 rupees (favour tile 4)"
    assert told(Event("pay", 0, "brick", 1, by="trader")) == "gives 1 brick (Trader)"
    assert told(Event("pay", 0, "brick", 2, by="order")) == "pays 2 bricks (order)"


@pytest.mark.parametrize(
    ("language", "favour"),
    [("en", "+1 favour (book)"), ("nl", "+1 gunst (boek)"), ("de", "+1 Gunst (Buch)"), ("es", "+1 favor (libro)")],
)
def test_the_favour_of_a_book_is_told_as_that_of_the_book(language: str, favour: str) -> None:
    game = agra("Teal: goods book 1, lying trader quarry | Pink: rupees 2 | merchant cotton-farm | asks Teal: action")
    game.play("use book", "stand trader", "stand quarry")
    (line,) = log_lines(game.events_since(0), game.names, RULES.telling.event)
    assert say(line, language).split(", ")[-1] == favour


def test_the_favour_for_the_sailor_is_told_as_that_of_the_jagirdar() -> None:
    game = agra(
        "Teal: goods oil 1 | Pink: contracts jagirdar, goods wood 1 | boat 4 | river cook mahout | asks Teal: action"
    )
    game.play("place sailor", "deliver oil to cook", "raise artisans", "deliver wood to mahout", "raise merchants")
    favour = [event for event in game.events_since(0) if event.what == "favour"]
    assert [(event.seat, told(event)) for event in favour] == [(0, "+1 favour (Jagirdar)")]


def test_questions_name_the_facts_that_belong_to_them() -> None:
    game = agra("Teal: goods wood 2 | Pink: goods wood 1 | asks Teal: action | built paper | merchant quarry")
    game.play("place paper")
    assert say(RULES.telling.question(game.state, 0, game.names)) == (
        "How many goods do you process from wood into paper?"
    )
    game.play("move 1")
    assert say(RULES.telling.question(game.state, 1, game.names)) == (
        "Teal processes wood into paper. Do you follow with one of yours?"
    )
    assert say(RULES.telling.question(game.state, 0, game.names)).startswith("Pink is asked: Teal processes")
    assert say(RULES.telling.question(game.state, 1)).startswith("player 1 processes")


def test_who_is_sent_away_is_named() -> None:
    game = agra("Teal: goods wood 2 | Pink: standing quarry | asks Teal: action | merchant woodcutter")
    assert notes(game)["place quarry"] == "brings 2 sandstone, sends Pink home (+1 favour)"
    quarry = RULES.telling.worth(game.state, RULES.table.parse("place quarry"))
    assert quarry is not None
    assert say(quarry) == "brings 2 sandstone, sends player 2 home (+1 favour)"


def test_reasons_say_what_the_rules_say_in_their_errors() -> None:
    for rule, reason in REASONS.items():
        assert say(RULES.telling.reason(rule)) == reason == RULES.explain(rule)
    assert say(RULES.telling.reason("A-01")) == RULES.explain("A-01")


def test_the_score_adds_up() -> None:
    """G-21: the example of final scoring."""
    game = agra(
        "Teal: rupees 36, contracts subadar grand_imam mullah, orders merchants 1 2, orders scholars 1 2, merchants 3, "
        "scholars 2, uncovered north 1, uncovered north 5, uncovered east 1, uncovered east 5, uncovered south 1, "
        "akbar curry paper dye oil book | Pink: scholars 4, merchants 1"
    )
    items = {say(item): number for item, number in RULES.telling.score_items(game.state, 0)}
    assert items == {
        "rupees": 36,
        "Subadar": 4,
        "Grand Imam": 4,
        "orders of the merchants": 4,
        "orders of the scholars": 2,
        "covers taken off": 5,
        "gifts to Akbar": 11,
    }
    assert sum(items.values()) == RULES.scores(game.state)[0] == 66


@pytest.mark.parametrize("place", ["", "space garden", "slot cook", "pier 7", "pier x", "tile 15", "square up 1"])
def test_what_is_no_place_is_not_explained(place: str) -> None:
    assert RULES.telling.place(place) is None


def test_places_say_what_they_are_and_where_the_rules_say_it() -> None:
    place = RULES.telling.place("notable mahout")
    assert place is not None
    assert say(place) == "Mahout: +1 when producing sandstone or wood (rules, 7.0)"
    assert place.fields["rule"] == "7.0"
