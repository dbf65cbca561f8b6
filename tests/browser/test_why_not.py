"""The board explains itself: what a thing is, why it cannot be used now, and what an answer would do."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.tables import be_guest, call, go_on_with_bram, open_table
from tests.browser.visitor import PHONE, Visitor
from tests.browser.words import place_help, place_name, place_rule, question, told, ui

# After so many answers of a record the first seat is asked where a worker goes; a place that cannot be used,
# the rule that says so, and the section that says what the place is.
ASKED = {
    "rajas": (76, "space master builder", "R-55", "9.1"),
    "agra": (65, "printed favour 1", "A-105", "5.5"),
}
GAMES = pytest.mark.parametrize("game", ASKED)


def begin(visitor: Visitor, game: str) -> None:
    be_guest(visitor)
    open_table(visitor, go_on_with_bram(visitor, game, "two-players", ASKED[game][0]))
    visitor.answers.first.wait_for()


@GAMES
def test_an_illegal_place_says_why_with_the_rule(visit: Visit, game: str) -> None:
    visitor = visit()
    begin(visitor, game)
    _, place, rule, _ = ASKED[game]
    revision = visitor.revision
    visitor.touch_place(place)
    refused = visitor.question.locator(".refused")
    why = call(visitor, "GET", f"/tables/{visitor.table}/why?place={place}")
    assert (why["legal"], why["rule"]) == (False, rule)
    reason = ui("why-not", place=place_name(game, place), reason=told(why["phrase"]))
    expect(refused).to_have_text(f"{reason} {ui('rule', rule=rule)}")
    assert visitor.revision == revision
    lit = sorted(visitor.lit_places())[0]
    visitor.touch_place(lit)
    expect(refused).to_have_count(0)


@GAMES
def test_the_pointer_is_told_what_a_place_is(visit: Visit, game: str) -> None:
    visitor = visit()
    begin(visitor, game)
    _, place, _, section = ASKED[game]
    assert place_rule(game, place) == section
    visitor.page.mouse.move(*visitor.middle(visitor.place(place)))
    note = visitor.page.get_by_role("note")
    expect(note.locator("b")).to_have_text(place_name(game, place))
    expect(note.locator("p").last).to_have_text(place_help(game, place))
    expect(note.get_by_role("button")).to_have_text(ui("rule", rule=section))
    visitor.page.mouse.move(1, 1)
    expect(note).to_have_count(0)


@GAMES
def test_a_long_press_tells_what_a_place_is_and_does_nothing(visit: Visit, game: str) -> None:
    visitor = visit(screen=PHONE)
    begin(visitor, game)
    revision = visitor.revision
    place = sorted(visitor.lit_places())[0]
    x, y = visitor.middle(visitor.place(place))
    finger = visitor.context.new_cdp_session(visitor.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    told_there = visitor.page.get_by_role("note").locator("p").last
    expect(told_there).to_have_text(place_help(game, place))
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(told_there).to_have_text(place_help(game, place))
    assert visitor.state()["table"]["revision"] == revision
    visitor.touch_place(place)
    visitor.await_revision(revision)


@GAMES
def test_an_answer_tells_what_it_would_do(visit: Visit, game: str) -> None:
    visitor = visit()
    begin(visitor, game)
    preview = visitor.question.locator(".preview")
    expect(preview).to_have_text(ui("preview-none"))
    before = visitor.state()
    for answer in before["position"]["legal"][:3]:
        button = visitor.question.locator(f'[data-answer="{answer["text"]}"]')
        tells(preview, button, foreseen(visitor, before["table"]["revision"], answer["text"]))
    visitor.page.mouse.move(1, 1)
    expect(preview).to_have_text(ui("preview-none"))
    assert visitor.state() == before


def tells(preview: Locator, button: Locator, expected: str) -> None:
    """Under the pointer, and with the focus of the keyboard."""
    button.hover()
    expect(preview).to_have_text(expected)
    button.page.mouse.move(1, 1)
    button.focus()
    expect(preview).to_have_text(expected)
    button.blur()


def foreseen(visitor: Visitor, revision: int, text: str) -> str:
    """What the server says would happen, in words; of an answer that does nothing yet, what would be asked next."""
    tried = call(visitor, "POST", f"/tables/{visitor.table}/try", {"answers": [text], "revision": revision})
    events = ", ".join(told(one["phrase"]) for one in tried["events"] if one["phrase"])
    if tried["stopped"]:
        return f"{events} {ui('preview-' + tried['stopped'])}".strip()
    return events or question(tried)
