"""What stands beside the board keeps its place: the log goes with what is looked at, chat and notes can be written in,
and what is new to read is not folded away."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.tables import all_steps, be_guest, call, go_on_with_bram, open_table, sandbox, store
from tests.browser.visitor import PHONE
from tests.browser.words import log_lines, place_help, place_name, ui

RECORD = "two-players"
# Of this record a step far before what the log shows at first, and one near its end; each is told in one line.
EARLY, LATE = 55, 604


def test_the_log_shows_the_line_of_what_is_looked_at(visit: Visit) -> None:
    visitor = visit()
    be_guest(visitor)
    table = store(visitor, "agra", RECORD)
    open_table(visitor, table)
    steps = all_steps(visitor, table)
    names = [seat["name"] for seat in visitor.state()["table"]["seats"]]
    here = visitor.page.locator("section.tabs [aria-current=step]")
    expect(here).to_have_count(0)
    for number in (EARLY, LATE, EARLY):
        visitor.page.locator(".replay input").fill(str(number))
        (line,) = log_lines([steps[number - 1]], names)
        expect(here).to_have_text(line)
        expect(here).to_be_in_viewport(ratio=1)
    visitor.page.get_by_role("button", name=ui("past-back")).click()
    expect(here).to_have_count(0)
    expect(visitor.page.locator("section.tabs li").last).to_be_in_viewport()


def test_chat_and_notes_end_above_the_edge_of_the_window(visit: Visit) -> None:
    visitor = visit()
    be_guest(visitor)
    open_table(visitor, go_on_with_bram(visitor, "rajas", RECORD, 20))
    visitor.answers.nth(8).wait_for()
    for tab, field in (("chat", "input"), ("notes", "textarea")):
        visitor.page.get_by_role("tab", name=ui(f"tab-{tab}")).click()
        written = visitor.page.locator(f"section.tabs {field}")
        expect(written).to_be_enabled()
        expect(written).to_be_in_viewport(ratio=1)
        written.fill("Good luck!")
        assert visitor.page.evaluate("scrollY") == 0


def test_whoever_writes_sees_who_can_read(visit: Visit) -> None:
    visitor = visit()
    be_guest(visitor)
    table = go_on_with_bram(visitor, "rajas", RECORD, 20)
    open_table(visitor, table)
    visitor.page.get_by_role("tab", name=ui("tab-chat")).click()
    told = visitor.page.get_by_text(ui("chat-visible"))
    for visible in (True, False, True):
        call(visitor, "PATCH", f"/tables/{table}", {"visible": visible})
        expect(told).to_have_count(int(visible))


def test_own_words_are_not_news(visit: Visit) -> None:
    visitor = visit()
    be_guest(visitor)
    table = go_on_with_bram(visitor, "rajas", RECORD, 20)
    call(visitor, "POST", f"/tables/{table}/chat", {"text": "Good luck!"})
    open_table(visitor, table)
    expect(visitor.page.get_by_role("tab").nth(1)).to_have_text(ui("tab-chat"))
    visitor.page.get_by_role("tab").nth(1).click()
    expect(visitor.page.locator("section.tabs [role=log]")).to_contain_text("Good luck!")


def test_a_phone_unfolds_what_is_new_to_read(visit: Visit) -> None:
    visitor = visit(screen=PHONE)
    be_guest(visitor)
    open_table(visitor, go_on_with_bram(visitor, "agra", RECORD, 65))
    fold = visitor.question.locator("button.fold")
    visitor.answers.first.wait_for()
    fold.tap()
    expect(visitor.answers.first).to_be_hidden()
    visitor.touch_place("notable sufi")
    expect(visitor.answers.first).to_be_visible()
    why = ui("why-not-place", place=place_name("agra", "notable sufi"))
    expect(visitor.question.locator(".refused")).to_contain_text(why)
    expect(visitor.question.locator(".refused + .what")).to_have_text(place_help("agra", "notable sufi"))
    fold.tap()
    expect(visitor.answers.first).to_be_hidden()
    legal = visitor.state()["position"]["legal"]
    (place,) = {one["targets"][0] for one in legal if one["text"] == "place woodcutter"}
    visitor.touch_place(place)
    expect(visitor.question.locator('[data-answer^="produce"]').first).to_be_visible()


def test_a_trial_says_what_it_is_and_leads_back(visit: Visit) -> None:
    visitor = visit()
    be_guest(visitor)
    table = sandbox(visitor, "rajas", RECORD, 77)
    open_table(visitor, table)
    note: Locator = visitor.page.get_by_role("note").filter(has_text=ui("trial"))
    expect(visitor.page.locator("ol.seats")).to_contain_text(ui("seat-at-screen"))
    note.get_by_role("link", name=ui("trial-back")).click()
    visitor.page.wait_for_url("**/table/*?at=77")
    expect(note).to_have_count(0)
