"""Pages that are loaded anew and lines that break: nothing is lost, and nothing is done twice."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from doab.core import Game
from tests.browser.conftest import Visit, come
from tests.browser.tables import all_steps, be_guest, call, go_on_with_bram, open_table
from tests.browser.visitor import Visitor
from tests.browser.words import answers, log_lines, question, ui
from tests.server.client import Json
from tests.server.process import ServerProcess

# Turns of records: after so many answers the first seat is asked, and gave these. Whoever goes on from there counts
# their own answers from 0; the other seat never answers.
TURNS = {
    "rajas": (76, ["place quarry", "take green tiger", "lay 1,4 turned S", "pay green 6"]),
    "agra": (65, ["place woodcutter", "produce 3"]),
}
FIRST, SECOND, *_ = TURNS["rajas"][1]


def begin(visitor: Visitor, game: str = "rajas") -> Json:
    be_guest(visitor)
    open_table(visitor, go_on_with_bram(visitor, game, "two-players", TURNS[game][0]))
    visitor.answers.first.wait_for()
    return visitor.state()


def give(visitor: Visitor, *texts: str) -> None:
    for text in texts:
        before = visitor.revision
        visitor.answer(text)
        visitor.await_revision(before)


def log(visitor: Visitor) -> list[str]:
    steps = all_steps(visitor)
    return log_lines(steps, [seat["name"] for seat in visitor.state()["table"]["seats"]])


def given(visitor: Visitor) -> list[str]:
    """What the first seat has answered."""
    steps = all_steps(visitor)
    return [one["text"] for one in steps if one["seat"] == 0]


def shows(page: Page, state: Json, lines: list[str]) -> None:
    """The page shows this state: question, answers, and the log to its last line."""
    expect(page.locator("section.question h2")).to_have_text(question(state))
    told = page.locator("section.question [data-answer] > :first-child")
    expect(told).to_have_text(answers(state))
    expect(page.locator("section.tabs ol button > :last-child")).to_have_text(lines)


def test_a_reload_in_the_middle_of_a_turn_keeps_everything(visit: Visit) -> None:
    visitor = visit()
    begin(visitor)
    turn = TURNS["rajas"][1]
    give(visitor, *turn)
    state, lines = visitor.state(), log(visitor)
    undo = visitor.question.locator(".undo button")
    for _ in range(2):
        visitor.page.reload()
        shows(visitor.page, state, lines)
        expect(undo).to_have_text([ui("undo"), ui("undo-all", count=len(turn))])
        assert visitor.state() == state
    undo.first.click()
    visitor.await_revision(state["table"]["revision"])
    give(visitor, turn[-1])
    shows(visitor.page, visitor.state(), lines)
    assert given(visitor) == turn


def test_a_reload_before_a_turn_is_confirmed_keeps_it_waiting(visit: Visit) -> None:
    visitor = visit()
    begin(visitor, "agra")
    turn = TURNS["agra"][1]
    give(visitor, *turn)
    expect(visitor.question.locator("button[data-confirm]")).to_be_visible()
    held, lines = visitor.state(), log(visitor)
    visitor.page.reload()
    shows(visitor.page, held, lines)
    assert visitor.state() == held
    visitor.confirm()
    expect(visitor.question.get_by_role("status")).to_have_text(ui("waiting-for", name="Bram"))
    assert visitor.state()["turn"]["seat"] == 1
    assert given(visitor) == turn


def test_an_answer_whose_reply_is_lost_is_given_once(visit: Visit) -> None:
    """The server has it, the page does not know that: it hears of it as everybody does."""
    visitor = visit()
    begin(visitor)
    swallowed = []

    def swallow(route: Route) -> None:
        swallowed.append(route.fetch().status)
        route.abort()

    visitor.page.route("**/answers", swallow)
    give(visitor, FIRST)
    assert swallowed == [200]
    visitor.page.unroute("**/answers")
    after = visitor.state()
    assert after["table"]["version"] == 1
    shows(visitor.page, after, log(visitor))
    give(visitor, SECOND)
    assert visitor.state()["table"]["version"] == 2
    expect(visitor.page.get_by_role("alert")).to_have_text("")
    visitor.complaints.clear()  # the browser mentions the reply that did not come


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Callable[..., ServerProcess]]:
    """A server for one test: `own(DOAB_WEBSOCKETS_AN_ADDRESS="1")`."""
    with ExitStack() as stack:
        yield lambda **settings: stack.enter_context(ServerProcess(tmp_path, settings))


@pytest.fixture
def restarting(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of its own, to be stopped."""
    with ServerProcess(tmp_path) as running:
        yield running


def test_a_server_that_stops_and_comes_back(restarting: ServerProcess, chromium: Browser) -> None:
    visitor = come(chromium, restarting.url)
    begin(visitor)
    give(visitor, FIRST)
    state, lines = visitor.state(), log(visitor)

    restarting.stop()
    lost = visitor.page.locator(".lost")
    expect(lost).to_have_text(ui("connection-lost"))
    visitor.answer(SECOND)
    expect(visitor.page.get_by_role("alert")).to_contain_text(ui("error-no-answer"))
    shows(visitor.page, state, lines)

    restarting.start(port=urlsplit(restarting.url).port or 0)
    expect(lost).to_have_count(0)
    shows(visitor.page, state, lines)
    give(visitor, SECOND)
    after = visitor.state()
    assert after["table"]["version"] == 2
    shows(visitor.page, after, log(visitor))
    expect(visitor.page.get_by_role("alert")).to_have_text("")
    visitor.context.close()


def test_a_browser_that_goes_offline_says_so_and_goes_on(visit: Visit) -> None:
    visitor = visit()
    state = begin(visitor)
    lines = log(visitor)
    visitor.context.set_offline(True)
    visitor.answer(FIRST)
    expect(visitor.page.get_by_role("alert")).to_contain_text(ui("error-no-answer"))
    shows(visitor.page, state, lines)
    visitor.context.set_offline(False)
    give(visitor, FIRST)
    after = visitor.state()
    assert after["table"]["version"] == 1
    shows(visitor.page, after, log(visitor))
    expect(visitor.page.get_by_role("alert")).to_have_text("")
    visitor.complaints.clear()  # the browser mentions requests that went nowhere


def test_a_page_for_which_there_is_no_room_says_so_and_tries_again(
    own: Callable[..., ServerProcess], chromium: Browser
) -> None:
    server = own(DOAB_WEBSOCKETS_AN_ADDRESS="1")
    first = come(chromium, server.url)
    begin(first)
    second = come(chromium, server.url)
    open_table(second, first.table)
    said = second.page.get_by_role("status").filter(has_text=ui("connection-too-many"))
    expect(said).to_be_visible()
    shows(second.page, call(second, "GET", f"/tables/{first.table}"), log(first))  # it is seen all the same
    first.context.close()
    expect(said).to_have_count(0, timeout=40_000)
    second.context.close()


def test_a_log_that_comes_in_several_pages_is_whole(visit: Visit) -> None:
    game, source = Game.new("rajas", ["Asha", "Bram"]), random.Random(1)
    while game.version < 510:
        game.play(source.choice(game.legal))
    visitor = visit()
    be_guest(visitor)
    table = call(visitor, "POST", "/records", str(game.record()))["table"]
    open_table(visitor, table["id"])
    path = f"/tables/{table['id']}/steps"
    last = log_lines(call(visitor, "GET", f"{path}?from=480")["steps"], ["Asha", "Bram"])[-1]
    expect(visitor.page.locator("section.tabs ol button > :last-child").last).to_have_text(last)
    for _ in range(20):
        if not (earlier := visitor.page.get_by_role("button", name=ui("log-earlier"))).count():
            break
        earlier.click()
    first = log_lines(call(visitor, "GET", f"{path}?to=30")["steps"], ["Asha", "Bram"])[0]
    expect(visitor.page.locator("section.tabs ol button > :last-child").first).to_have_text(first)
