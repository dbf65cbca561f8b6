"""How a game went: asked for at its end, drawn and told, and every costly turn leads to its position."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import Axe
from tests.browser.conftest import Visit
from tests.browser.tables import be_guest, call, open_table, store
from tests.browser.visitor import DESKTOP, PHONE, Screen
from tests.browser.words import told, ui


@pytest.mark.parametrize(("screen", "language"), [(DESKTOP, "en"), (PHONE, "nl")], ids=["desk", "phone"])
def test_a_game_is_looked_at_and_its_costly_turns_lead_to_their_positions(
    visit: Visit, screen: Screen, language: str
) -> None:
    visitor = visit(screen=screen, language=language)
    page = visitor.page
    be_guest(visitor)
    table = store(visitor, "rajas", "two-players")
    open_table(visitor, table)
    section = visitor.question.get_by_role("region", name=ui("review", language), exact=True)
    axe = Axe(visitor)
    axe.look("before it was asked for")

    section.get_by_role("button", name=ui("review-ask", language)).press("Enter")
    expect(section.get_by_role("img")).to_have_count(2)
    report = call(visitor, "GET", f"/tables/{table}/review")["report"]
    names = report["names"]
    label = ui("review-win-label", language, names=", ".join(names))
    chart = section.get_by_role("img", name=label)
    line = chart.locator("polyline").first
    assert len((line.get_attribute("points") or "").split()) == len(report["points"])

    # The same in numbers.
    section.get_by_text(ui("review-numbers", language)).first.click()
    rows = section.locator("tbody tr")
    expect(rows).to_have_count(len(report["points"]))
    last = report["points"][-1]
    expect(rows.last.locator("td").nth(2)).to_have_text(re.compile(rf"^{round(100 * last['win'][1])}\s?%$"))

    cards = section.locator("article")
    expect(cards).to_have_count(sum(map(len, report["worst"])))
    turn = report["worst"][0][0]
    mistake = turn["mistakes"][0]
    lists = cards.first.locator("ol")
    for place, words in enumerate((mistake["played"], mistake["better"])):
        expect(lists.nth(place).locator("li")).to_have_text([told(word["phrase"], language) for word in words])
    axe.look("with the report")
    assert axe.found == []

    cards.first.get_by_role("link", name=ui("review-turn", language, turn=turn["turn"])).press("Enter")
    expect(page).to_have_url(re.compile(rf"/table/{table}\?at={mistake['at']}$"))
    expect(page.locator(".replay .count")).to_have_text(re.compile(rf"^{mistake['at']}/"))
    page.go_back()
    expect(cards.first).to_be_visible()
