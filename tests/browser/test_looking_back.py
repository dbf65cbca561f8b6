"""Every position of a game can be looked at: from the log, by the slider, by a link, since one's last turn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.tables import all_steps, be_guest, call, go_on, open_table, store, unroll_log
from tests.browser.visitor import Visitor
from tests.browser.words import log_lines, ui
from tests.server.process import ServerProcess

GAMES = pytest.mark.parametrize("game", ["rajas", "agra"])

# A step of a record, and whose it was.
STEPS = {"rajas": (83, "sail to 9"), "agra": (55, "deliver sandstone to sufi")}


def words(visitor: Visitor) -> Locator:
    """The board as it is told to those who cannot see it."""
    return visitor.page.locator(".board section.unseen li")


def read(visitor: Visitor, otherwise_than: list[str] | None = None) -> list[str]:
    """These words, as soon as they are there and others than before."""
    expect(words(visitor).first).to_be_attached()
    if otherwise_than is not None:
        expect(words(visitor)).not_to_have_text(otherwise_than)
    return words(visitor).all_text_contents()


@GAMES
def test_log_slider_and_link_lead_to_the_same_position(visit: Visit, game: str) -> None:
    visitor, stranger = visit(), visit()
    be_guest(visitor)
    table = store(visitor, game, "two-players")
    open_table(visitor, table)
    page = visitor.page
    now = read(visitor)
    number, text = STEPS[game]
    steps = all_steps(visitor, table)
    step = steps[number - 1]
    assert step["text"] == text
    names = [seat["name"] for seat in visitor.state()["table"]["seats"]]
    (line,) = log_lines([step], names)
    last = len(steps)

    page.locator(".replay input").fill(str(number))
    heading = visitor.question.get_by_role("heading", level=2)
    expect(heading).to_have_text(line)
    expect(visitor.question.locator("p").first).to_have_text(ui("past-at", at=number, last=last))
    expect(page).to_have_url(re.compile(rf"/table/{table}\?at={number}$"))
    there = read(visitor, otherwise_than=now)
    expect(visitor.lit).to_have_count(0)

    visitor.question.get_by_role("button", name=ui("past-back")).click()
    expect(visitor.question.locator("ol.ranking")).to_be_visible()
    expect(words(visitor)).to_have_text(now)
    unroll_log(visitor)
    entry = page.locator("section.tabs ol").get_by_role("button", name=line, exact=True)
    entry.nth(log_lines(steps[:number], names).count(line) - 1).click()
    expect(heading).to_have_text(line)
    expect(page.locator("section.tabs [aria-current=step]")).to_have_text(line)
    expect(words(visitor)).to_have_text(there)

    stranger.go(f"/table/{table}?at={number}")
    stranger.await_table()
    expect(stranger.question.get_by_role("heading", level=2)).to_have_text(line)
    expect(words(stranger)).to_have_text(there)
    page.get_by_role("button", name=ui("replay-forward")).click()
    expect(page.locator(".replay .count")).to_have_text(f"{number + 1}/{last}")
    expect(page).to_have_url(re.compile(rf"\?at={number + 1}$"))


def test_since_my_last_turn(visit: Visit, server: ServerProcess) -> None:
    """What the others did while one looked elsewhere, from the position that one saw last."""
    visitor = visit()
    be_guest(visitor)
    table = go_on(visitor, "agra", "two-players", 65)
    other = server.guest("Bram")
    other.sit(table, seat=1)
    call(visitor, "POST", f"/tables/{table}/start")
    open_table(visitor, table)
    for text in ("place woodcutter", "produce 3"):
        revision = visitor.revision
        visitor.answer(text)
        visitor.await_revision(revision)
    visitor.confirm()
    expect(visitor.question.get_by_role("status")).to_have_text(ui("waiting-for", name="Bram"))
    for answer in ("lay sailor", "end meditation", "place woodcutter", "produce 2"):
        revision = other.state(table, 1)["table"]["revision"]
        other.call("POST", f"/tables/{table}/answers", {"seat": 1, "answer": answer, "revision": revision})
    revision = other.state(table, 1)["table"]["revision"]
    other.call("POST", f"/tables/{table}/confirm", {"seat": 1, "revision": revision})
    visitor.page.reload()
    visitor.answers.first.wait_for()
    now = read(visitor)
    visitor.page.get_by_role("button", name=ui("since")).click()
    expect(visitor.page).to_have_url(re.compile(r"\?at=2$"))
    expect(visitor.page.locator(".replay .count")).to_have_text("2/6")
    read(visitor, otherwise_than=now)
    for at in (3, 4, 5):
        visitor.page.get_by_role("button", name=ui("replay-forward")).click()
        expect(visitor.page.locator(".replay .count")).to_have_text(f"{at}/6")
    visitor.page.get_by_role("button", name=ui("replay-forward")).click()
    expect(visitor.page).to_have_url(re.compile(rf"/table/{table}$"))
    expect(words(visitor)).to_have_text(now)
