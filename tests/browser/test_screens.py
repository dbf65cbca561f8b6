"""A phone that is tapped, a desk that is clicked: everything within reach, nothing sideways."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.clicking import Clicker
from tests.browser.conftest import Visit
from tests.browser.tables import all_steps, be_guest, go_on_with_bram, open_table, store
from tests.browser.visitor import DESKTOP, PHONE, Screen, Visitor
from tests.matrix import matrix

GAMES = pytest.mark.parametrize("game", ["rajas", "agra"])

# Turns of records: after so many answers the first seat is asked, and gave these, all of
# which the board can give: a tile is turned on its square, dice and goods are paid from where they lie.
TURNS = {
    "rajas": (76, ["place quarry", "take green tiger", "lay 1,4 turned S"]),
    "agra": (107, ["lay woodcutter", "process sandstone to brick", "peon sailor", "deliver brick to takshaka"]),
}

# After so many answers of a record the first seat is asked: dice, a tile to take, a tile to lay, goods, the river …
POSITIONS = {
    "rajas": (20, 21, 22, 38, 56, 77, 78, 79, 89, 112),
    "agra": (48, 52, 65, 71, 74, 75, 78, 92, 108, 131),
}


def fits(visitor: Visitor) -> bool:
    """Nothing can be scrolled sideways."""
    return bool(visitor.page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"))


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_nothing_scrolls_sideways(visit: Visit, screen: Screen) -> None:
    visitor = visit(screen=screen)
    visitor.go()
    expect(visitor.page.locator("article[data-game]").first).to_be_visible()
    assert fits(visitor), "lobby of a stranger"
    be_guest(visitor, "W" * 30)
    tables = {game: go_on_with_bram(visitor, game, "two-players", POSITIONS[game][0]) for game in TURNS}
    ends = {game: store(visitor, game, "four-players") for game in TURNS}
    for path, there in {"/": "article[data-game]", "/new": "form .end button", "/me": "main form"}.items():
        visitor.go(path)
        expect(visitor.page.locator(there).first).to_be_visible()
        assert fits(visitor), path
    for game in TURNS:
        open_table(visitor, tables[game])
        visitor.answers.first.wait_for()
        assert fits(visitor), game
        open_table(visitor, ends[game])
        expect(visitor.question.locator("ol.ranking > li")).to_have_count(4)
        assert fits(visitor), f"end of {game}"


@matrix(game=["rajas", "agra"], screen={"phone": PHONE, "desk": DESKTOP})
def test_a_turn_on_the_board_alone(visit: Visit, game: str, screen: Screen) -> None:
    visitor = visit(screen=screen)
    be_guest(visitor)
    before, turn = TURNS[game]
    open_table(visitor, go_on_with_bram(visitor, game, "two-players", before))
    clicker = Clicker(visitor, hands=("click",))
    for text in turn:
        state = clicker.look()
        clicker.give(state, text)
        visitor.await_revision(state["table"]["revision"])
    assert clicker.used.keys() <= {"board", "laid", "turned by click", "picked on the board"}, (
        "somewhere the board did not do"
    )
    steps = all_steps(visitor)
    assert [one["text"] for one in steps if one["how"] == "player"] == turn
    assert fits(visitor)


@GAMES
def test_a_desk_shows_all_that_is_asked_for_without_scrolling(visit: Visit, game: str) -> None:
    visitor = visit(screen=DESKTOP)
    be_guest(visitor)
    for at in POSITIONS[game]:
        open_table(visitor, go_on_with_bram(visitor, game, "two-players", at))
        visitor.answers.first.wait_for()
        state = visitor.state()
        choice = state["position"]["choice"] or {"items": []}
        offered = [*state["position"]["legal"], *choice["items"]]
        wanted = {place for answer in offered for place in answer["targets"]}
        visitor.place(min(wanted)).wait_for()
        assert visitor.lit_places() == wanted
        assert out_of_sight(visitor) == [], f"{game} after {at}"


def out_of_sight(visitor: Visitor) -> list[str]:
    """What is asked, the first answer and what is lit, as far as it is not wholly in the window and in its frame."""
    found: list[str] = visitor.page.evaluate(
        """() => {
          const inside = (box, frame) => box.left >= frame.left - 0.5 && box.right <= frame.right + 0.5
            && box.top >= frame.top - 0.5 && box.bottom <= frame.bottom + 0.5 && box.width > 0;
          const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
          const hidden = (one, frame) => {
            const box = one.getBoundingClientRect();
            return !inside(box, page) || !inside(box, frame.getBoundingClientRect());
          };
          const panel = document.querySelector('section.question');
          const board = document.querySelector('.board');
          return [
            ...[panel.querySelector('h2'), panel.querySelector('[data-answer]')].filter((one) => hidden(one, panel)),
            ...[...board.querySelectorAll('[data-place][role=button]')].filter((one) => hidden(one, board)),
          ].map((one) => one.dataset.place ?? one.textContent);
        }"""
    )
    scrolls = visitor.page.evaluate("document.documentElement.scrollHeight > document.documentElement.clientHeight")
    return [*found, *(["the page itself scrolls"] if scrolls else [])]
