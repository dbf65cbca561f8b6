"""Two people at one table, each with a browser of their own, and a third who only looks on. Nobody reloads."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.clicking import Clicker
from tests.browser.conftest import Visit
from tests.browser.tables import all_steps
from tests.browser.visitor import Visitor
from tests.browser.words import answers, log_lines, question, ui
from tests.server.client import Json


def lines_of(visitor: Visitor) -> list[str]:
    steps = all_steps(visitor)
    return log_lines(steps, [seat["name"] for seat in visitor.state()["table"]["seats"]])


def see(*visitors: Visitor) -> None:
    """All pages show the log to its last line, and those who are asked their answers."""
    for visitor in visitors:
        state = visitor.state()
        expect(visitor.page.locator("section.tabs ol button > :last-child")).to_have_text(lines_of(visitor))
        expect(visitor.question.get_by_role("heading", level=2)).to_have_text(heading(state))
        expect(visitor.question.locator("[data-answer] > :first-child")).to_have_text(answers(state))


def heading(state: Json) -> str:
    turn = state["turn"]
    name = state["table"]["seats"][turn["seat"]]["name"]
    if turn["hold"] and turn["seat"] not in state["you"]["seats"]:
        return ui("waiting-confirm", name=name)
    return question(state)


@pytest.mark.parametrize("game", ["rajas", "agra"])
def test_an_evening_of_two(visit: Visit, game: str) -> None:
    asha, bram, chitra = visit(), visit(), visit()
    asha.make_table(game, ["you", "open"], "Asha")
    link = asha.page.get_by_role("textbox", name=ui("invite")).input_value()
    assert link == asha.page.url
    expect(asha.page.get_by_role("button", name=ui("gather-start"))).to_be_disabled()

    bram.page.goto(link)
    bram.page.get_by_role("button", name=ui("gather-sit")).click()
    bram.give_name("Bram")
    expect(bram.page.locator("ol strong")).to_have_text(["Asha", "Bram"])
    expect(asha.page.locator("ol strong")).to_have_text(["Asha", "Bram"])
    expect(bram.page.get_by_text(ui("gather-wait-host"))).to_be_visible()
    asha.page.get_by_role("button", name=ui("gather-start")).click()
    for visitor in (asha, bram):
        visitor.await_table()
    chitra.page.goto(link)
    chitra.await_table()
    see(asha, bram, chitra)

    # Who begins is drawn by lot in Agra.
    first, second = (asha, bram) if asha.state()["turn"]["seat"] == 0 else (bram, asha)
    playing = Clicker(first)
    before = playing.look()
    playing.choose(before)
    first.await_revision(before["table"]["revision"])
    see(asha, bram, chitra)
    for visitor in (second, chitra):
        is_offered_nothing(visitor)
        expect(visitor.question.get_by_role("button", name=ui("undo"))).to_have_count(0)
    expect(chitra.question).to_contain_text(ui("spectator"))

    takes_back(first, second)
    finishes_a_turn(playing, second, chitra)
    talks(first, second, chitra)
    agree_to_go_back(first, second, before)
    see(asha, bram, chitra)


def is_offered_nothing(visitor: Visitor) -> None:
    expect(visitor.answers).to_have_count(0)
    expect(visitor.lit).to_have_count(0)


def takes_back(visitor: Visitor, other: Visitor) -> None:
    """The other one's page goes back, too."""
    state = visitor.state()
    visitor.question.get_by_role("button", name=ui("undo"), exact=True).click()
    visitor.await_revision(state["table"]["revision"])
    assert visitor.state()["table"]["version"] < state["table"]["version"]
    other.await_revision(state["table"]["revision"])
    see(visitor, other)


def finishes_a_turn(playing: Clicker, other: Visitor, watching: Visitor) -> None:
    """Until the word is with the other one, who is then offered answers."""
    state = playing.look()
    seat = state["turn"]["seat"]
    while state["turn"]["seat"] == seat:
        if state["turn"]["hold"]:
            see(playing.visitor, other, watching)
            playing.visitor.confirm()
        else:
            playing.choose(state)
        playing.visitor.await_revision(state["table"]["revision"])
        state = playing.look()
    other.answers.first.wait_for()
    see(playing.visitor, other, watching)
    assert other.lit_places() == {place for answer in other.state()["position"]["legal"] for place in answer["targets"]}
    is_offered_nothing(playing.visitor)


def talks(speaker: Visitor, *others: Visitor) -> None:
    """Who is at another tab sees how many lines are new; who only watches reads, and cannot answer."""
    speaker.page.get_by_role("tab", name=ui("tab-chat")).click()
    speaker.page.get_by_role("textbox", name=ui("chat-say")).fill("Well laid!")
    speaker.page.get_by_role("button", name=ui("chat-send")).click()
    for other in others:
        other.page.get_by_role("tab", name=ui("tab-chat-new", count=1)).click()
        expect(other.page.get_by_role("log").locator("p")).to_have_count(1)
        expect(other.page.get_by_role("log")).to_contain_text("Well laid!")
        expect(other.page.get_by_role("tab", name=ui("tab-chat"), exact=True)).to_be_visible()
    watching = others[-1].page
    expect(watching.get_by_text(ui("chat-players-only"))).to_be_visible()
    expect(watching.get_by_role("textbox", name=ui("chat-say"))).to_have_count(0)
    for visitor in (speaker, *others):
        visitor.page.get_by_role("tab", name=ui("tab-log")).click()


def agree_to_go_back(proposing: Visitor, agreeing: Visitor, before: Json) -> None:
    """To the beginning of the turn; nothing happens until the other one agrees."""
    to, seat = before["table"]["version"], before["turn"]["seat"]
    name, other = (before["table"]["seats"][number]["name"] for number in (seat, 1 - seat))
    proposing.page.locator(".replay input").fill(str(to))
    proposing.question.get_by_role("button", name=ui("rewind-here")).click()
    for visitor in (proposing, agreeing):
        asked = visitor.question.locator(".rewind")
        expect(asked).to_contain_text(ui("rewind-proposed", name=name, to=to))
        expect(asked).to_contain_text(ui("rewind-waiting", names=other))
    expect(proposing.question.get_by_role("button", name=ui("rewind-accept"))).to_have_count(0)
    agreeing.question.get_by_role("button", name=ui("rewind-accept")).click()
    for visitor in (proposing, agreeing):
        expect(visitor.question.locator(".rewind")).to_have_count(0)
        expect(visitor.page.locator("li.happening").last).to_have_text(ui("happening-rewound"))
    state = proposing.state()
    assert (state["table"]["version"], state["turn"]["seat"]) == (to, seat)
    assert state["position"] == before["position"]
