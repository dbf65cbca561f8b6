"""Two people at one screen: it is covered between them where the game hides something from one of them."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.clicking import Clicker
from tests.browser.conftest import Visit
from tests.browser.tables import be_guest, call, open_table, store
from tests.browser.visitor import Visitor
from tests.browser.words import question, ui
from tests.server.client import Json

# Of this record the position in which Asha has 35 rupees, a number that nothing else at the table shows.
RECORD, RICH, RUPEES = "two-players", 611, "35"
# And the one before a whole turn of Asha's.
BEFORE, TURN = 65, ["place woodcutter", "produce 3"]


def numbers_in(visitor: Visitor) -> set[str]:
    """Every number in a text or a label anywhere on the page, drawn or only heard."""
    found: list[str] = visitor.page.evaluate(
        """() => [...document.querySelectorAll('body *')].flatMap((one) => [
             ...[...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data),
             ...[...one.attributes].filter(({ name }) => /^(aria|title|alt|value)/.test(name)).map((at) => at.value),
           ])"""
    )
    return {number for text in found for number in re.findall(r"\d+", text)}


def is_asked(seat: int) -> Callable[[Json], bool]:
    return lambda state: bool(state["turn"]["seat"] == seat)


def sit_together(visitor: Visitor, at: int) -> None:
    """Asha and Bram at one screen, in the middle of a game of Agra."""
    be_guest(visitor)
    made = call(visitor, "POST", f"/tables/{store(visitor, 'agra', RECORD)}/fork", {"at": at, "as": "table"})
    table = made["table"]["id"]
    call(visitor, "POST", f"/tables/{table}/seats", {"seat": 1, "name": "Bram"})
    call(visitor, "POST", f"/tables/{table}/start")
    open_table(visitor, table)


def test_agra_covers_the_screen_between_two_turns(visit: Visit) -> None:
    visitor = visit()
    sit_together(visitor, BEFORE)
    page = visitor.page
    for text in TURN:
        before = visitor.revision
        visitor.answer(text)
        visitor.await_revision(before)
    visitor.confirm()
    expect(page.get_by_role("heading", level=1)).to_have_text(ui("shield-title", name="Bram"))
    expect(page.locator("[data-place], [data-answer], section.question, section.tabs")).to_have_count(0)
    page.get_by_role("button", name=ui("shield-open", name="Bram")).click()
    expect(visitor.question.get_by_role("heading", level=2)).to_have_text(question(visitor.state(1)))
    expect(visitor.question.locator(".who")).to_contain_text(ui("asked-seat", name="Bram"))
    expect(visitor.answers.first).to_be_visible()


def test_the_other_ones_secrets_are_nowhere_on_the_page(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    sit_together(visitor, RICH)
    expect(visitor.question.locator(".who")).to_contain_text(ui("asked-seat", name="Bram"))
    expect(page.locator(".board section.unseen li").first).to_be_attached()
    assert RUPEES not in numbers_in(visitor)

    page.get_by_role("button", name=ui("seat-look")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(ui("shield-title", name="Asha"))
    assert RUPEES not in numbers_in(visitor)
    page.reload()  # back to the seat that is asked, which also looked last
    expect(visitor.answers.first).to_be_visible()
    assert RUPEES not in numbers_in(visitor)

    page.get_by_role("button", name=ui("seat-look")).click()
    page.get_by_role("button", name=ui("shield-open", name="Asha")).click()
    expect(page.locator(".board section.unseen li").first).to_be_attached()
    assert RUPEES in numbers_in(visitor)
    expect(visitor.answers).to_have_count(0)

    page.get_by_role("button", name=ui("seat-look")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(ui("shield-title", name="Bram"))
    assert RUPEES not in numbers_in(visitor)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(ui("shield-title", name="Bram"))
    page.get_by_role("button", name=ui("shield-open", name="Bram")).click()
    expect(visitor.answers.first).to_be_visible()
    assert RUPEES not in numbers_in(visitor)


def test_rajas_hides_nothing_and_asks_the_next_at_once(visit: Visit) -> None:
    visitor = visit()
    visitor.make_table("rajas", ["you", "here"])
    visitor.await_table()
    for seat, name in ((1, ui("new-seat-name", seat=2)), (0, "Asha")):
        state = Clicker(visitor).play(until=is_asked(seat))
        expect(visitor.page.locator(".shield")).to_have_count(0)
        expect(visitor.question.locator(".who")).to_contain_text(ui("asked-seat", name=name))
        expect(visitor.question.get_by_role("heading", level=2)).to_have_text(question(state))
