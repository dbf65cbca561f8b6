"""How heavy the pages are and how soon they answer, in a Chromium on this machine.

    .venv/bin/python -m benchmarks.browser

Starts a server of its own, goes to the lobby and to a late position of each game with four players, and prints

- bytes of scripts and styles on the wire of a first visit, and the time until one can begin (lobby: the first game can
  be clicked; table: the first answer),
- interaction to next paint: from a click, or from pointing at something, until the browser has painted what came of it.

Times below 16 ms are not told by browsers; they count as 16.
"""

from __future__ import annotations

import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import ARGUMENTS, find_chromium
from tests.browser.measuring import LOBBY_LIMIT, TABLE_LIMIT, Wire, interactions, watch_interactions
from tests.browser.tables import be_guest, open_table, sandbox, store
from tests.browser.visitor import Visitor
from tests.server.process import ServerProcess

LATE = {"rajas": 520, "agra": 600}
LEAST = 16.0
GOAL = 100
TIMES = 6


def newcomer(browser: Browser, url: str) -> Visitor:
    context = browser.new_context(base_url=url, viewport={"width": 1440, "height": 900}, locale="en")
    return Visitor(context)


def first_load(visitor: Visitor, go: Callable[[], None], limit: int, what: str) -> None:
    wire = Wire(visitor.page)
    began = time.perf_counter()
    go()
    ready = time.perf_counter() - began
    visitor.page.wait_for_load_state("networkidle")
    print(f"{what:22} {wire.code / 1000:6.0f} kB of code (goal {limit // 1000}), ready after {ready * 1000:5.0f} ms")


def measured(visitor: Visitor, what: str, act: Callable[[int], None]) -> None:
    """Do it several times; each is one interaction."""
    watch_interactions(visitor.page)
    for number in range(TIMES):
        act(number)
        interactions(visitor.page)
    told = interactions(visitor.page)
    times = sorted([*told, *[LEAST] * max(0, TIMES - len(told))])
    worst = times[-1]
    print(f"  {what:28} median {statistics.median(times):4.0f} ms, worst {worst:4.0f} ms{' !' * (worst >= GOAL)}")
    visitor.page.reload()
    visitor.await_table()


def at_a_table(visitor: Visitor) -> None:
    page = visitor.page
    tabs = page.get_by_role("tab")
    places = sorted(visitor.lit_places())

    def answer(_: int) -> None:
        before = visitor.revision
        visitor.answers.first.click()
        visitor.await_revision(before)
        visitor.answers.first.or_(visitor.question.locator("[data-confirm]")).first.wait_for()
        if visitor.question.locator("[data-confirm]").count():
            visitor.confirm()
            visitor.answers.first.wait_for()

    def place(number: int) -> None:
        visitor.touch_place(places[number % len(places)])

    def point(number: int) -> None:
        visitor.answers.nth(number % visitor.answers.count()).hover()

    measured(visitor, "opening a tab", lambda number: tabs.nth((number + 1) % 4).click())
    measured(visitor, "pointing at an answer", point)
    measured(visitor, "answering", answer)
    measured(visitor, "clicking a place", place)


def step_back(visitor: Visitor) -> None:
    measured(visitor, "a step in the replay", lambda _: visitor.page.locator(".replay button").nth(1).click())


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(playwright), args=ARGUMENTS)
        visitor = newcomer(browser, server.url)

        def lobby() -> None:
            visitor.go()
            visitor.page.locator("article[data-game] button.main").first.wait_for()

        first_load(visitor, lobby, LOBBY_LIMIT, "lobby")
        for game, at in LATE.items():
            visitor = newcomer(browser, server.url)
            be_guest(visitor)
            table = sandbox(visitor, game, "four-players", at)

            def to_table(visitor: Visitor = visitor, table: str = table) -> None:
                open_table(visitor, table)
                visitor.answers.first.wait_for()

            first_load(visitor, to_table, TABLE_LIMIT, f"table of {game}")
            at_a_table(visitor)
            open_table(visitor, store(visitor, game, "four-players"))
            step_back(visitor)
        browser.close()


if __name__ == "__main__":
    main()
