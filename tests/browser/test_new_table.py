"""The form of a new table: every option with its explanation, and a table that is as it was filled in."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from doab.core import Game
from doab.core.errors import OptionError
from doab.core.wording import Phrase
from doab.locale.catalogues import say
from tests.browser.conftest import Visit
from tests.browser.tables import call
from tests.browser.visitor import Visitor
from tests.browser.words import LANGUAGES, told, ui
from tests.matrix import matrix
from tests.server.client import Json

# What is chosen: something else than how the game comes, of every option that goes with the others.
CHOSEN: dict[str, Json] = {
    "rajas": {"navaratna": False, "third_yield_tile": False, "ganga": True, "mixed": ["beginner", "advanced"]},
    "agra": {
        "open_rupees": True,
        "builder_start_counts_first": False,
        "meditation_interleave": True,
        "influence_cap": "turn",
        "peon_collects_rupees": True,
        "merchant_pays_landing": True,
        "max_doubles_per_turn": "two",
        "favour_reset": "any_turn_end",
    },
}
GAMES = pytest.mark.parametrize("game", CHOSEN)


def options_of(visitor: Visitor, game: str) -> list[Json]:
    found: list[Json] = next(one["options"] for one in call(visitor, "GET", "/games") if one["name"] == game)
    return found


def open_options(visitor: Visitor, said: str) -> None:
    """They are folded away, below a line that says what was chosen."""
    summary = visitor.page.locator("section[aria-labelledby=options] summary")
    expect(summary.locator("span")).to_have_text(said)
    summary.click()


def help_of(option: Json, language: str) -> str:
    """What it does; the ruling that it is about is shown without its brackets."""
    return re.sub(r"\((\w-\d+)\)$", r"\1", part(option["phrase"], "help", language))


def part(phrase: Json, field: str, language: str) -> str:
    return say(Phrase("core-raw", {"text": Phrase.from_json(phrase).fields[field]}), language)


@matrix(game=list(CHOSEN), language=LANGUAGES)
def test_every_option_is_explained(visit: Visit, game: str, language: str) -> None:
    visitor = visit(language=language)
    visitor.go(f"/new?game={game}")
    open_options(visitor, ui("new-options-standard", language))
    options = options_of(visitor, game)
    assert [one["name"] for one in options] == list(CHOSEN[game])
    shown = visitor.page.locator(".option")
    expect(shown.locator(".name")).to_have_text([part(one["phrase"], "name", language) for one in options])
    expect(shown.locator("p")).to_have_text([help_of(one, language) for one in options])
    for option, field in zip(options, shown.all(), strict=True):
        if option["kind"] == "choice":
            choices = [told(choice, language) for choice in option["choice_phrases"]]
            expect(field.locator("option")).to_have_text(choices)
            expect(field.locator("select")).to_have_value(option["default"])
        else:
            expect(field.locator("input")).to_be_checked(checked=option["default"] is True)


@GAMES
def test_the_table_is_as_it_was_filled_in(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.page
    visitor.fill_in_table(game, ["here", "you"])
    page.get_by_label(ui("new-seat-here-name", seat=1)).fill("Bram")
    open_options(visitor, ui("new-options-standard"))
    expect(page.locator(".option")).to_have_count(len(CHOSEN[game]))
    for option, field in zip(options_of(visitor, game), page.locator(".option").all(), strict=True):
        choose(field, CHOSEN[game][option["name"]])
    page.get_by_label(ui("new-visible")).uncheck()
    expect(page.get_by_text(ui("new-hidden-help"))).to_be_visible()
    pace = page.locator("section[aria-labelledby=pace]")
    pace.locator("select").first.select_option("live")
    pace.get_by_label(ui("pace-bank")).fill("20")
    pace.get_by_label(ui("pace-increment")).fill("10")
    pace.get_by_label(ui("new-timeout")).select_option("drop")
    page.get_by_role("button", name=ui("new-make")).click()
    visitor.give_name("Asha")
    visitor.await_table()
    table = visitor.state()["table"]
    presets = {one["name"]: one["default"] for one in options_of(visitor, game)}
    assert table["options"] == {name: value for name, value in CHOSEN[game].items() if value != presets[name]}
    assert [(seat["name"], seat["kind"], seat["you"]) for seat in table["seats"]] == [
        ("Bram", "human", True),
        ("Asha", "human", True),
    ]
    assert (table["status"], table["visible"], table["on_timeout"]) == ("playing", False, "drop")
    assert (table["pace"]["kind"], table["pace"]["bank"], table["pace"]["increment"]) == ("live", 1200, 10)
    expect(page.get_by_role("timer")).to_have_count(2)


@matrix(daily=[("es",)], language=LANGUAGES)
def test_options_that_exclude_each_other_are_refused(visit: Visit, language: str) -> None:
    """R-95, in the language of the page; nothing that was filled in is lost."""
    visitor = visit(language=language)
    visitor.fill_in_table("rajas", ["you", "bot:random"])
    open_options(visitor, ui("new-options-standard", language))
    boxes = visitor.page.locator(".option > label input")
    boxes.nth(0).check()
    boxes.nth(3).check()
    visitor.page.locator("form .end button.main").click()
    visitor.give_name("Asha")
    with pytest.raises(OptionError) as refused:
        Game.new("rajas", ["Asha", "Random"], {"navaratna": True, "mixed": ["advanced", "advanced"]})
    why = ui("error-bad-options", language, message=str(refused.value))
    expect(visitor.page.get_by_role("alert")).to_have_text(why)
    expect(boxes.nth(0)).to_be_checked()
    visitor.complaints.clear()  # the browser mentions what was refused
    boxes.nth(0).uncheck()
    visitor.page.locator("form .end button.main").click()
    visitor.await_table()


def choose(field: Locator, value: bool | str | list[str]) -> None:
    """One option: a word, on or off, or a word for every seat."""
    if isinstance(value, str):
        field.locator("select").select_option(value)
        return
    field.locator("input").set_checked(bool(value))
    if isinstance(value, list):
        for seat, word in enumerate(value):
            field.locator(".seats select").nth(seat).select_option(word)
