"""Pages that are reloaded and connections that break: nothing is lost, and nothing is done twice."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from doab.core import Game
from tests.browser.conftest import Visit, come
from tests.browser.tables import all_steps, be_guest, call, go_on_with_bram, open_table, unroll_log
from tests.browser.visitor import Visitor
from tests.browser.words import answers, log_lines, question, ui
from tests.server.client import Json
from tests.server.process import ServerProcess

# Turns of records: after so many answers the first seat is asked, and gave these. Whoever goes on from there counts
# their own answers from 0; the other seat never answers.
TURNS = {
    "rajas": (76, ["place quarry", "take green tiger", "lay 1,4 turned S"]),
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


class Cut:
    """The line of a page, which breaks once: when a request is on its way, or when its reply is."""

    def __init__(self, page: Page, do: str, lost: Literal["request", "reply"]) -> None:
        self.do = do
        self.lost = lost
        self.lines = 0
        self.sent: list[Json] = []
        """The requests of that kind that the page has sent."""
        page.route_web_socket("**/live*", self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self.lines += 1
        first = self.lines == 1

        def asked(message: str | bytes) -> None:
            request = json.loads(message)
            if request["do"] == self.do:
                self.sent.append(request)
                if first and self.lost == "request":
                    page.close(code=1001)
                    return
            server.send(message)

        def told(message: str | bytes) -> None:
            if not (first and self.sent):
                page.send(message)
            elif json.loads(message)["type"] == "reply":
                page.close(code=1001)

        page.on_message(asked)
        server.on_message(told)


LOST = pytest.mark.parametrize("lost", ["request", "reply"])


@LOST
def test_an_answer_during_which_the_line_breaks_is_given_once(visit: Visit, lost: Literal["request", "reply"]) -> None:
    """Whether the server has it or not, the page cannot know: it asks again, and the key says that it is the same."""
    visitor = visit()
    cut = Cut(visitor.page, "answer", lost)
    begin(visitor)
    give(visitor, FIRST)
    give(visitor, SECOND)
    assert given(visitor) == [FIRST, SECOND]
    shows(visitor.page, visitor.state(), log(visitor))
    assert cut.lines == 2
    assert [one["answer"] for one in cut.sent] == [FIRST, FIRST, SECOND]
    assert cut.sent[0] == cut.sent[1]
    expect(visitor.page.get_by_role("alert")).to_have_text("")


@LOST
def test_a_turn_whose_end_is_confirmed_while_the_line_breaks_ends(
    visit: Visit, lost: Literal["request", "reply"]
) -> None:
    """It has no key: if it is stale the second time, it was done the first time."""
    visitor = visit()
    cut = Cut(visitor.page, "confirm", lost)
    begin(visitor, "agra")
    give(visitor, *TURNS["agra"][1])
    visitor.confirm()
    expect(visitor.question.get_by_role("status")).to_have_text(ui("waiting-for", name="Bram"))
    expect(visitor.page.locator(".lost")).to_have_count(0)
    assert (cut.lines, len(cut.sent)) == (2, 2)
    expect(visitor.page.get_by_role("alert")).to_have_text("")


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
    expect(lost).to_have_text(ui("connection-waiting"))
    shows(visitor.page, state, lines)

    restarting.start(port=urlsplit(restarting.url).port or 0)
    visitor.await_revision(state["table"]["revision"])
    expect(lost).to_have_count(0)
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
    expect(visitor.page.locator(".lost")).to_have_text(ui("connection-lost"))
    visitor.answer(FIRST)
    expect(visitor.page.locator(".lost")).to_have_text(ui("connection-waiting"))
    shows(visitor.page, state, lines)
    visitor.context.set_offline(False)
    visitor.await_revision(state["table"]["revision"])
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


def test_who_plays_where_there_is_no_room_for_a_connection_asks_for_everything(
    own: Callable[..., ServerProcess], chromium: Browser
) -> None:
    server = own(DOAB_WEBSOCKETS_AN_ADDRESS="1")
    visitor = come(chromium, server.url)
    be_guest(visitor)
    table = go_on_with_bram(visitor, "rajas", "two-players", TURNS["rajas"][0])
    with server.person().live(table):
        open_table(visitor, table)
        expect(visitor.page.get_by_role("status").filter(has_text=ui("connection-too-many"))).to_be_visible()
        give(visitor, FIRST)
        shows(visitor.page, visitor.state(), log(visitor))
        assert given(visitor) == [FIRST]
    visitor.context.close()


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
    lines = visitor.page.locator("section.tabs ol button")
    assert lines.count() < 100, "at first there is no more than the end of it"
    unroll_log(visitor)
    first = log_lines(call(visitor, "GET", f"{path}?to=30")["steps"], ["Asha", "Bram"])[0]
    expect(visitor.page.locator("section.tabs ol button > :last-child").first).to_have_text(first)
