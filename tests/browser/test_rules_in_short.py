"""The rules in short: from the lobby, from the table, and from every mark of a rule, at the section that it names."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import Axe
from tests.browser.conftest import Visit
from tests.browser.tables import be_guest, go_on_with_bram, open_table
from tests.browser.visitor import DESKTOP, PHONE, Screen, Visitor
from tests.browser.words import place_rule
from tests.matrix import matrix

# After so many answers of a record the first seat is asked where a worker goes; a place that cannot be used, the
# ruling that says so, the heading of its section, and that of the section about the place.
ASKED = {
    "rajas": (76, "space master builder", "R-55", "Master Builder 9.1", "Master Builder 9.1"),
    "agra": (65, "printed favour 1", "A-105", "Favour 5.5", "Favour 5.5"),
}
TURN = {"rajas": "Round and turn 4", "agra": "Your turn 4.0"}
GAMES = pytest.mark.parametrize("game", ASKED)
GAMES_ON_SCREENS = matrix(game=list(ASKED), screen={"desk": DESKTOP, "phone": PHONE})


def begin(visitor: Visitor, game: str) -> None:
    be_guest(visitor)
    open_table(visitor, go_on_with_bram(visitor, game, "two-players", ASKED[game][0]))
    visitor.answers.first.wait_for()


def rules(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("dialog")


def expect_at(visitor: Visitor, heading: str) -> None:
    """The section is marked, in sight, and has the focus."""
    marked = rules(visitor).locator("section.marked h3").first
    expect(marked).to_have_text(heading)
    expect(marked).to_be_in_viewport()
    expect(marked).to_be_focused()


@GAMES_ON_SCREENS
def test_the_question_says_where_it_is_explained(visit: Visit, game: str, screen: Screen) -> None:
    visitor = visit(screen=screen)
    begin(visitor, game)
    axe = Axe(visitor)
    mark = visitor.question.locator("[data-rule]").first
    visitor.touch(mark)
    expect_at(visitor, TURN[game])
    expect(rules(visitor).locator("svg use").first).to_be_attached()
    axe.look("rules in short")
    visitor.page.keyboard.press("Escape")
    expect(rules(visitor)).to_have_count(0)
    expect(mark).to_be_focused()
    visitor.touch(visitor.page.locator("header [data-rules]"))
    expect(rules(visitor).locator("section.marked")).to_have_count(0)
    assert axe.found == []
    assert visitor.complaints == []


@GAMES
def test_a_refusal_opens_the_section_of_its_ruling(visit: Visit, game: str) -> None:
    visitor = visit()
    begin(visitor, game)
    _, place, ruling, heading, _ = ASKED[game]
    visitor.touch_place(place)
    visitor.question.locator(".refused [data-rule]").click()
    expect_at(visitor, heading)
    expect(rules(visitor).locator(".ruling")).to_contain_text(f"{ruling}: ")


@GAMES
def test_the_help_about_a_place_can_be_gone_to_and_opens_its_section(visit: Visit, game: str) -> None:
    visitor = visit()
    begin(visitor, game)
    page = visitor.page
    _, place, _, _, heading = ASKED[game]
    page.mouse.move(*visitor.middle(visitor.place(place)))
    mark = page.get_by_role("note").locator("[data-rule]")
    expect(mark).to_have_attribute("data-rule", place_rule(game, place))
    box = mark.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 6, box["y"] + 6, steps=4)
    expect(page.locator(".help.solid")).to_be_visible()
    mark.click()
    expect_at(visitor, heading)


@GAMES
def test_a_key_opens_the_rules_of_the_place_that_has_the_focus(visit: Visit, game: str) -> None:
    visitor = visit()
    begin(visitor, game)
    page = visitor.page
    place = sorted(visitor.lit_places())[0]
    page.keyboard.press("Tab")
    visitor.place(place).focus()
    expect(page.get_by_role("note")).to_be_visible()
    page.keyboard.press("?")
    expect(rules(visitor).locator("section.marked h3 .number").first).to_have_text(place_rule(game, place))


def test_what_a_place_brings_is_told(visit: Visit) -> None:
    visitor = visit()
    begin(visitor, "rajas")
    page = visitor.page
    for place, brings in {
        "river 5": "Brings: 1 purple die for each karma",
        "yield 2,1 N": "Brings: 5 money",
        "fame 24": "Brings: 2 karma",
    }.items():
        page.mouse.move(*visitor.middle(visitor.place(place)))
        expect(page.get_by_role("note").locator(".now")).to_contain_text(brings)
        page.mouse.move(1, 1)
        expect(page.get_by_role("note")).to_have_count(0)


@GAMES
def test_the_card_of_a_game_opens_them_too(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.go()
    visitor.page.locator(f"article[data-game={game}] [data-rules]").click()
    expect(rules(visitor).get_by_role("heading", level=3)).not_to_have_count(0)
    expect(rules(visitor).locator("svg use").first).to_be_attached()
    assert rules(visitor).get_by_text("-rules-").count() == 0
