"""A first visit loads little: no board for the lobby, one for a table. How soon a page answers is only told."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.clicking import is_picked, set_with
from tests.browser.conftest import Visit
from tests.browser.measuring import LOBBY_LIMIT, TABLE_LIMIT, Talk, Wire, interactions, watch_interactions
from tests.browser.tables import be_guest, go_on_with_bram, open_table, sandbox

GAMES = pytest.mark.parametrize("game", ["rajas", "agra"])
Tell = Callable[[str, object], None]


def test_the_lobby_is_light(visit: Visit, record_property: Tell) -> None:
    visitor = visit()
    wire = Wire(visitor.page)
    visitor.go()
    expect(visitor.page.locator("article[data-game]").first).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    record_property("bytes", wire.code)
    assert 10_000 < wire.code < LOBBY_LIMIT


@GAMES
def test_a_table_is_light_enough_and_says_how_soon_it_answers(visit: Visit, game: str, record_property: Tell) -> None:
    visitor = visit()
    be_guest(visitor)
    table = go_on_with_bram(visitor, game, "two-players", {"rajas": 89, "agra": 113}[game])
    wire = Wire(visitor.page)
    open_table(visitor, table)
    visitor.answers.first.wait_for()
    assert 10_000 < wire.code < TABLE_LIMIT

    watch_interactions(visitor.page)
    before = visitor.revision
    for tab in visitor.page.get_by_role("tab").all():
        tab.click()
    visitor.answer({"rajas": "upgrade mill", "agra": "done"}[game])
    visitor.await_revision(before)
    visitor.confirm()
    times = sorted(interactions(visitor.page))
    record_property("bytes", wire.code)
    record_property("interactions to next paint, ms", times)
    print(f"\n{game}: {wire.code} bytes of code; interactions of 16 ms or more: {times}")
    assert times, "nothing was measured"


ANSWERS = 120


@pytest.mark.parametrize(("game", "limit"), [("rajas", 6_000), ("agra", 8_000)])
def test_an_answer_is_one_request_and_one_change(visit: Visit, game: str, limit: int, record_property: Tell) -> None:
    """One browser at a table, who plays all seats: what travels for each answer, before it is compressed."""
    visitor = visit()
    be_guest(visitor)
    table = sandbox(visitor, game, "two-players", 0)
    talk, source, weights = Talk(visitor.page), random.Random(1), list[int]()
    open_table(visitor, table)
    visitor.answers.first.wait_for()
    for _ in range(ANSWERS):
        revision = visitor.revision
        position = visitor.state()["position"]
        answer, choice = source.choice(position["legal"])["text"], position["choice"]
        together = is_picked(choice, answer)
        talk.forget()
        for text in [choice["items"][at]["text"] for at in set_with(choice, answer)] if together else [answer]:
            visitor.give(text)
        if together and visitor.has_to_give(revision):
            talk.forget()  # what was only tried
            visitor.question.locator("[data-give]").dispatch_event("click")
        visitor.await_revision(revision)
        expect(visitor.question.locator("button[data-answer]:not([disabled])").first).to_be_visible()
        assert [asked["do"] for asked in talk.asked] == ["answers" if together else "answer"]
        assert [told["type"] for told in talk.told] == ["changed", "reply"]
        assert talk.requests == []
        weights.append(talk.bytes)
    mean = sum(weights) / ANSWERS
    record_property("bytes for one answer", mean)
    print(f"\n{game}: {mean:.0f} bytes for one answer, {max(weights)} for the largest")
    assert mean <= limit
