"""Without a mouse: from the lobby to a table, through turns of both games, back and forth in time."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.clicking import Clicker, is_picked, set_with
from tests.browser.conftest import Visit
from tests.browser.tables import all_steps, be_guest, call, go_on_with_bram, open_table, store
from tests.browser.visitor import Visitor
from tests.browser.words import ui
from tests.server.client import Json
from tests.server.positions import agra_before_a_change_of_price

GAMES = pytest.mark.parametrize("game", ["rajas", "agra"])
MOST = 150
"""Presses of the Tab key from anywhere to anywhere, at most."""

# Two ways through the same turn of a record: places on the board, answers in the list.
TURNS = {
    "rajas": (76, ["place quarry", "take green tiger", "lay 1,4 turned S"]),
    "agra": (73, ["place architect", "build curry"]),
}


def tab_to(visitor: Visitor, selector: str, key: str = "Tab") -> None:
    """Press Tab until it is there, and seen to be there."""
    for _ in range(MOST):
        visitor.page.keyboard.press(key)
        if has_focus(visitor, selector):
            await_sight(visitor)
            return
    raise AssertionError(f"{key} does not lead to {selector}")


def has_focus(visitor: Visitor, selector: str) -> bool:
    return bool(visitor.page.evaluate("selector => document.activeElement.matches(selector)", selector))


def await_sight(visitor: Visitor) -> None:
    """The focus is seen: by a line around it, or, in a drawing, by the edge of the thing itself in that colour."""
    visitor.page.wait_for_function(
        """() => {
          const shown = getComputedStyle(document.activeElement);
          const probe = document.createElement('i');
          probe.style.color = 'var(--focus)';
          document.activeElement.parentElement.append(probe);
          const focus = getComputedStyle(probe).color;
          probe.remove();
          const outlined = shown.outlineStyle !== 'none' && parseFloat(shown.outlineWidth) >= 2;
          return outlined || (shown.stroke === focus && parseFloat(shown.strokeWidth) >= 3);
        }"""
    )


def await_focus(visitor: Visitor, selector: str) -> None:
    visitor.page.wait_for_function("selector => document.activeElement.matches(selector)", arg=selector)


def reach(visitor: Visitor, selector: str) -> None:
    """Go where it is; a list that is cut off is opened first, and read on from there."""
    if has_focus(visitor, selector):
        return
    if visitor.page.locator(selector).count():
        tab_to(visitor, selector)
        return
    shown = visitor.page.locator("[data-answer]").count()
    tab_to(visitor, "[data-all]")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator("[data-answer]").nth(shown)).to_be_focused()
    if not has_focus(visitor, selector):
        tab_to(visitor, selector)


def test_an_answer_that_is_not_shown_at_first(visit: Visit) -> None:
    """The Trader may change any price to any other: more answers than a list shows."""
    visitor = visit()
    be_guest(visitor)
    wanted = "price 3 on brick showing 3"
    stored = call(visitor, "POST", "/records", agra_before_a_change_of_price())["table"]
    trial = call(visitor, "POST", f"/tables/{stored['id']}/fork", {"at": stored["version"], "as": "sandbox"})
    open_table(visitor, str(trial["table"]["id"]))
    expect(visitor.page.locator(f'[data-answer="{wanted}"]')).to_have_count(0)
    revision = visitor.revision
    reach(visitor, f'[data-answer="{wanted}"]')
    visitor.page.keyboard.press("Enter")
    visitor.await_revision(revision)
    assert wanted in [one["text"] for one in all_steps(visitor)]


def all_of(state: Json, text: str) -> list[str]:
    """The answer, with those that are given together with it."""
    choice = state["position"]["choice"]
    return [choice["items"][at]["text"] for at in set_with(choice, text)] if is_picked(choice, text) else [text]


@GAMES
def test_from_the_lobby_through_several_turns(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.go()
    expect(visitor.page.locator("article[data-game]").first).to_be_visible()
    tab_to(visitor, f"article[data-game={game}] button.main")
    visitor.page.keyboard.press("Enter")
    await_focus(visitor, "dialog input")
    visitor.page.keyboard.press("ControlOrMeta+a")
    visitor.page.keyboard.type("Asha")
    visitor.page.keyboard.press("Enter")
    visitor.await_table()
    clicker = Clicker(visitor)
    state = clicker.await_my_turn()
    turns = 0
    while turns < 3:
        revision = state["table"]["revision"]
        if state["turn"]["hold"]:
            wanted, turns = ["[data-confirm]"], turns + 1
        else:
            wanted = [f'[data-answer="{text}"]' for text in all_of(state, clicker.decide(state))]
        for one in wanted:
            reach(visitor, one)
            visitor.page.keyboard.press("Space" if turns % 2 else "Enter")
        if len(wanted) > 1 or (not state["turn"]["hold"] and visitor.has_to_give(revision)):
            reach(visitor, "[data-give]")
            visitor.page.keyboard.press("Enter")
        visitor.await_revision(revision)
        state = clicker.await_my_turn()
        await_focus(visitor, "section.question [data-answer], section.question [data-confirm], section.question h2")


@GAMES
def test_a_turn_on_the_board(visit: Visit, game: str) -> None:
    """Enter chooses a place; the tile is turned by its key; the focus stays on the board while it is asked there."""
    visitor = visit()
    be_guest(visitor)
    before, turn = TURNS[game]
    open_table(visitor, go_on_with_bram(visitor, game, "two-players", before))
    for text in turn:
        state = visitor.state()
        (place,) = next(one["targets"] for one in state["position"]["legal"] if one["text"] == text)
        visitor.answers.last.hover()  # a mouse that lies about is in nobody's way
        if not has_focus(visitor, f'[data-place="{place}"]'):
            tab_to(visitor, f'.board [data-place="{place}"]')
        visitor.page.keyboard.press("Enter")
        if text.startswith("lay ") and game == "rajas":
            turn_and_lay(visitor, text)
        visitor.await_revision(state["table"]["revision"])
        await_focus(visitor, ".board [data-place], section.question [data-answer]")
    steps = all_steps(visitor)
    assert [one["text"] for one in steps if one["how"] == "player"] == turn


def turn_and_lay(visitor: Visitor, text: str) -> None:
    """All ways in which the tile may lie, once round and on to the one that is wanted; then the button below."""
    square = visitor.page.evaluate("document.activeElement.dataset.place")
    legal = visitor.state()["position"]["legal"]
    ways = [one["text"] for one in legal if square in one["targets"]]
    picked = visitor.question.locator("li button.picked")
    expect(picked).to_have_count(1)
    seen = []
    for _ in ways:
        seen.append(picked.get_attribute("data-answer"))
        visitor.page.keyboard.press("r")
        expect(visitor.question.locator(f'li button.picked:not([data-answer="{seen[-1]}"])')).to_have_count(1)
    assert sorted(map(str, seen)) == sorted(ways)
    while picked.get_attribute("data-answer") != text:
        now = picked.get_attribute("data-answer")
        visitor.page.keyboard.press("r")
        expect(visitor.question.locator(f'li button.picked:not([data-answer="{now}"])')).to_have_count(1)
    tab_to(visitor, ".picked button.main")
    visitor.page.keyboard.press("Enter")


@GAMES
def test_the_slider_and_the_arrows_step_through_a_game(visit: Visit, game: str) -> None:
    visitor = visit()
    be_guest(visitor)
    table = store(visitor, game, "two-players")
    open_table(visitor, table)
    last = visitor.state()["table"]["version"]
    page = visitor.page
    count = page.locator(".replay .count")
    expect(count).to_have_text(f"{last}/{last}")
    tab_to(visitor, ".replay input[type=range]")
    for key, at in (("ArrowLeft", last - 1), ("ArrowLeft", last - 2), ("ArrowRight", last - 1), ("Home", 0)):
        page.keyboard.press(key)
        expect(count).to_have_text(f"{at}/{last}")
        expect(page).to_have_url(re.compile(rf"\?at={at}$"))
        expect(page.locator(".replay input")).to_have_attribute("aria-valuetext", ui("past-at", at=at, last=last))
        assert has_focus(visitor, ".replay input")
    page.keyboard.press("End")
    expect(page).to_have_url(re.compile(rf"/table/{table}$"))
    tab_to(visitor, ".replay button", "Shift+Tab")
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile(rf"\?at={last - 1}$"))
    page.keyboard.press("Escape")
    expect(page).to_have_url(re.compile(rf"/table/{table}$"))


def test_escape_closes_what_lies_above(visit: Visit) -> None:
    visitor = visit()
    visitor.go()
    expect(visitor.page.locator("article[data-game]").first).to_be_visible()
    tab_to(visitor, "header summary")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator("header details[open]")).to_have_count(1)
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("header details[open]")).to_have_count(0)
    assert has_focus(visitor, "header summary")
    tab_to(visitor, "article[data-game=agra] button.main")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    assert has_focus(visitor, "article[data-game=agra] button.main")
