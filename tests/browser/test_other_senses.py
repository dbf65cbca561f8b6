"""The pages for those who hear them, use the keyboard, need large letters or cannot aim well."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.tables import be_guest, go_on, open_table
from tests.browser.visitor import DESKTOP, PHONE, Screen, Visitor

GAMES = pytest.mark.parametrize("game", ["rajas", "agra"])
ASKED = {"rajas": 89, "agra": 113}
QUESTION = {
    "rajas": "Which kind of building do you upgrade?",
    "agra": "In which guild do the notables that you served raise you?",
}
FACTS = {
    "rajas": {
        "Greedy has the elephant and begins the round",
        "Asha: 2 fame and 14 money, 52 fame apart",
        "quarry: worker of Asha; 3 free; the next one costs 2 money",
        "blue tiger stack: blue 12 (junction, mill and temple); 4 below",
        "orange dice in the supply: 8",
        "river 5: 1 purple die for each karma; boat of Greedy",
        "Dice, 6 of 10: blue 6, green 1, orange 2, orange 3, orange 5, and orange 5",
        "Levels: temple 2, palace 2, fort 2, and mill 2",
        "Workers: 3, 2 of them not placed yet",
    },
    "agra": {
        "Round 8, begun by Asha.",
        "11 rupees",
        "Rupees are hidden.",
        "Workers: 6 in supply, 2 standing, 2 lying",
        "Turmeric farm: built, turmeric is worth 1, worker of Greedy stands, 1 rupee lies here, Greedy has 1",
        "Cotton farm: built, cotton is worth 1, worker of Asha lies, merchant",
        "The boat lies at pier 2; notables up to level II can be served.",
        "Khatib: level I, scholars, wants paper, cotton brought by Greedy",
        "Meditation: process is blocked.",
    },
}
SMALLEST_TARGET = 24


def asked(visitor: Visitor, game: str) -> None:
    be_guest(visitor)
    open_table(visitor, go_on(visitor, game, "two-players", ASKED[game], {"1": "greedy"}))
    visitor.answers.first.wait_for()


@GAMES
def test_who_hears_the_table_hears_the_question_and_all_that_lies_there(visit: Visit, game: str) -> None:
    visitor = visit()
    asked(visitor, game)
    page = visitor.page
    expect(page.locator("[aria-live=polite]")).to_have_text(QUESTION[game])
    expect(page.locator("h1")).to_have_text({"rajas": "Rajas of the Ganges", "agra": "Agra"}[game])
    expect(visitor.question.locator("h2")).to_have_text(QUESTION[game])
    lines = page.locator(".board section.unseen li")
    expect(lines.filter(has_text="Greedy").first).to_be_attached()
    assert FACTS[game] - {line.strip() for line in lines.all_inner_texts()} == set()
    levels = page.locator("h1, h2, h3, h4").evaluate_all("all => all.map(({ tagName }) => Number(tagName[1]))")
    assert levels[0] == 1
    assert all(level <= before + 1 for before, level in pairwise(levels)), levels


@GAMES
def test_what_has_the_focus_shows_it(visit: Visit, game: str) -> None:
    """On the way with the tabulator from the top of the page over the board to the first answer."""
    visitor = visit()
    asked(visitor, game)
    page = visitor.page
    unmarked = []
    for _ in range(400):
        page.keyboard.press("Tab")
        marked, what, arrived = page.evaluate(
            """() => {
              const here = document.activeElement;
              const { outlineStyle, outlineWidth, strokeWidth, stroke } = getComputedStyle(here);
              const outlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
              const drawn = here instanceof SVGElement && stroke !== 'none' && parseFloat(strokeWidth) >= 2;
              return [outlined || drawn, here.outerHTML.slice(0, 120), here.hasAttribute('data-answer')];
            }"""
        )
        if not marked:
            unmarked.append(what)
        if arrived:
            break
    assert arrived
    assert unmarked == []


@GAMES
def test_on_a_phone_a_finger_finds_every_button(visit: Visit, game: str) -> None:
    visitor = visit(screen=PHONE)
    asked(visitor, game)
    small = visitor.page.locator("button, a, summary, select, input").evaluate_all(
        """(all, least) => all
          .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.unseen'))
          .map((one) => [one.closest('label') ?? one, one])
          .map(([target, one]) => [target.getBoundingClientRect(), one])
          .filter(([{ width, height }]) => width > 1 && (width < least || height < least))
          .map(([{ width, height }, one]) => `${width}×${height} ${one.outerHTML.slice(0, 120)}`)""",
        SMALLEST_TARGET,
    )
    assert small == []


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_with_letters_twice_as_large_nothing_runs_out_of_the_page(visit: Visit, screen: Screen) -> None:
    visitor = visit(screen=screen)
    asked(visitor, "rajas")
    table = f"/table/{visitor.table}"
    for path in ("/", "/new", "/me", table):
        visitor.go(path)
        expect(visitor.page.get_by_role("heading", level=1)).to_be_attached()
        visitor.page.evaluate("document.documentElement.style.fontSize = '200%'")
        width, shown = visitor.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert width <= shown, path
    visitor.answers.first.scroll_into_view_if_needed()
    before = visitor.revision
    visitor.answer("upgrade mill")
    visitor.await_revision(before)
