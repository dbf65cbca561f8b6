"""Every language: the browser decides, the person may decide otherwise, and everything follows at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.tables import all_steps, be_guest, call, go_on_with_bram, open_table
from tests.browser.visitor import Visitor
from tests.browser.words import LANGUAGES, answers, log_lines, place_help, place_name, question, ui

REGIONS = {"en": "en-GB", "nl": "nl-BE", "de": "de-AT", "es": "es-MX"}

# After so many answers of a record the first seat is asked, gives an answer, and is asked something else.
TURNS = {"rajas": (76, "place quarry"), "agra": (73, "place architect")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_of_the_browser_is_that_of_the_page(visit: Visit, language: str) -> None:
    visitor = visit(language=REGIONS[language])
    page = visitor.page
    visitor.go()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page).to_have_title(ui("lobby-title", language))
    expect(page.get_by_role("heading", level=1)).to_have_text(ui("lobby-heading", language))
    card = page.locator("article[data-game=rajas]")
    expect(card.get_by_role("button")).to_have_text([ui("play-now", language), ui("rules-open", language)])
    card.get_by_role("button").first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("Asha, Bram")
    dialog.get_by_role("button", name=ui("ask-name-go", language), exact=True).click()
    expect(dialog.get_by_role("alert")).to_have_text(ui("error-bad-name", language))
    visitor.give_name("Asha")
    visitor.await_table()
    expect(visitor.question.get_by_role("heading", level=2)).to_have_text(question(visitor.state(), language))
    visitor.go("/table/AAAAAAAAAAAAAAAA")
    expect(page.get_by_role("alert")).to_have_text(ui("error-no-such-table", language))
    visitor.complaints.clear()  # the browser mentions what was refused


def test_a_language_that_we_do_not_speak_is_english(visit: Visit) -> None:
    visitor = visit(language="fi-FI")
    visitor.go()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "en")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(ui("lobby-heading"))


@pytest.mark.parametrize("game", TURNS)
def test_switching_in_the_middle_of_a_game_changes_everything_at_once(visit: Visit, game: str) -> None:
    visitor = visit(language="nl")
    be_guest(visitor)
    before, first = TURNS[game]
    open_table(visitor, go_on_with_bram(visitor, game, "two-players", before))
    revision = visitor.revision
    visitor.answer(first)
    visitor.await_revision(revision)
    for language in ("nl", "de", "es", "en"):
        choose(visitor, language)
        expect(visitor.page.locator("html")).to_have_attribute("lang", language)
        speaks(visitor, game, language)
    assert call(visitor, "GET", "/me")["language"] == "en"
    visitor.page.reload()
    speaks(visitor, game, "en")


def choose(visitor: Visitor, language: str) -> None:
    settings = visitor.page.locator("header details")
    settings.locator("summary").click()
    settings.locator("select").select_option(language)
    settings.locator("summary").click()


def speaks(visitor: Visitor, game: str, language: str) -> None:
    """Question, answers, log, tabs, and what the places on the board are called, word for word."""
    page = visitor.page
    state = visitor.state()
    expect(visitor.question.get_by_role("heading", level=2)).to_have_text(question(state, language))
    expect(visitor.question.locator("[data-answer] > :first-child")).to_have_text(answers(state, language))
    steps = all_steps(visitor)
    names = [seat["name"] for seat in state["table"]["seats"]]
    expect(page.locator("section.tabs ol button > :last-child")).to_have_text(log_lines(steps, names, language))
    expect(page.get_by_role("tab")).to_have_text(
        [ui(f"tab-{tab}", language) for tab in ("log", "chat", "notes", "table")]
    )
    places = {place for answer in state["position"]["legal"] for place in answer["targets"]}
    named = visitor.lit.evaluate_all("lit => lit.map((one) => [one.dataset.place, one.getAttribute('aria-label')])")
    assert dict(named) == {place: place_name(game, place, language) for place in places}
    page.mouse.move(*visitor.middle(visitor.place(min(places))))
    note = page.get_by_role("note")
    expect(note.locator("b")).to_have_text(place_name(game, min(places), language))
    expect(note.locator("p").last).to_have_text(place_help(game, min(places), language))
    page.mouse.move(0, 0)
