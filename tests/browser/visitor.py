"""Somebody in front of a browser: sees the page, clicks what is on it, and does nothing else."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect

from tests.server.client import SECONDS, Json

MILLISECONDS = SECONDS * 1000

LEFT_EARLY = "WebSocket is closed before the connection is established"
"""Who leaves a page at once ends a connection that has just begun; browsers mention it, and nothing is wrong."""

AIM = """element => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const parts = [0.5, ...Array.from({ length: 40 }, (_, at) => (at + 0.5) / 40)];
  const spots = parts.flatMap((down) => parts.map((across) => [left + across * width, top + down * height]));
  return spots.find(([x, y]) => document.elementsFromPoint(x, y).some((one) => element.contains(one))) ?? spots[0];
}"""

expect.set_options(timeout=MILLISECONDS)


class Screen(NamedTuple):
    width: int
    height: int
    touch: bool = False


DESKTOP = Screen(1440, 900)
PHONE = Screen(390, 844, touch=True)


class Visitor:
    """A browser profile with one page, at the server of this `url`. `complaints`: errors that its console showed."""

    def __init__(self, context: BrowserContext, url: str, screen: Screen = DESKTOP) -> None:
        self.context = context
        self.url = url
        self.screen = screen
        context.set_default_timeout(MILLISECONDS)
        self.complaints: list[str] = []
        self.page: Page = self.open_page()

    def open_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        # A connection that a test cuts on purpose is told in the console, too: such tests clear the list.
        if message.type in ("error", "warning") and LEFT_EARLY not in message.text:
            self.complaints.append(f"{message.text} ({message.location['url']})")

    def testify(self, folder: Path, name: str) -> None:
        """Write down what can be seen: every page as a picture and as text, and what the console said."""
        (folder / f"{name}-console.txt").write_text("\n".join(self.complaints), encoding="utf-8")
        for number, page in enumerate(self.context.pages, 1):
            page.screenshot(path=folder / f"{name}-page-{number}.png", timeout=5_000)
            (folder / f"{name}-page-{number}.html").write_text(page.content(), encoding="utf-8")

    # -- ways to a table

    def go(self, path: str = "/") -> None:
        self.page.goto(path)

    def give_name(self, name: str) -> None:
        """The dialog that asks who wants to play."""
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("textbox").fill(name)
        dialog.locator("button.main").click()
        expect(dialog).to_have_count(0)

    def play_now(self, game: str, name: str = "Asha") -> None:
        """From the lobby to a table against a bot: one click on the game's card, one on the name."""
        self.go()
        self.page.locator(f"article[data-game={game}] button.main").click()
        self.give_name(name)
        self.await_table()

    def fill_in_table(self, game: str, seats: Sequence[str]) -> None:
        """The form for a new table, with who is to sit where: `you`, `open`, `here`, `bot:random`."""
        self.go(f"/new?game={game}")
        self.page.locator("fieldset.counts input").nth(len(seats) - 2).check()
        for number, sitter in enumerate(seats):
            self.page.locator("form ol select").nth(number).select_option(sitter)

    def make_table(self, game: str, seats: Sequence[str], name: str = "Asha") -> None:
        """Fill in the form and send it; a table without free seats starts at once."""
        self.fill_in_table(game, seats)
        self.page.locator("form .end button.main").click()
        self.give_name(name)
        self.page.wait_for_url(re.compile(r"/table/"))

    def await_table(self) -> None:
        self.page.wait_for_url(re.compile(r"/table/"))
        expect(self.board).to_be_visible()

    # -- what the page shows

    @property
    def table(self) -> str:
        found = re.search(r"/table/([\w-]+)", self.page.url)
        assert found is not None, self.page.url
        return found[1]

    @property
    def board(self) -> Locator:
        """Any part of it: everything that stands for a place is drawn by the board."""
        return self.page.locator(".board [data-place]").first

    @property
    def question(self) -> Locator:
        return self.page.locator("section.question")

    @property
    def answers(self) -> Locator:
        return self.question.locator("button[data-answer]")

    @property
    def lit(self) -> Locator:
        """What can be answered with on the board."""
        return self.page.locator(".board [data-place][role=button]")

    def lit_places(self) -> set[str]:
        found: list[str] = self.lit.evaluate_all("lit => lit.map((one) => one.dataset.place)")
        return set(found)

    def place(self, name: str) -> Locator:
        """A place on the board: what lights up there, else what is drawn there."""
        drawn = self.page.locator(f'.board [data-place="{name}"]:not([data-seat])')
        lit = self.page.locator(f'.board [data-place="{name}"][role=button]')
        return lit.first if lit.count() else drawn.first

    @property
    def revision(self) -> int:
        """Of the position that the page shows; it counts every change of the table."""
        return int(self.page.locator("[data-revision]").get_attribute("data-revision") or -1)

    def state(self, seat: int | None = None) -> Json:
        """What the server tells this browser about the table. Tests decide by it; they act through the page alone."""
        answer = self.context.request.get(f"/api/tables/{self.table}" + (f"?seat={seat}" if seat is not None else ""))
        assert answer.ok, answer.text()
        told: Any = answer.json()
        assert isinstance(told, dict)
        return told

    def record(self) -> str:
        """The game so far, as it is written down."""
        answer = self.context.request.get(f"/api/tables/{self.table}/record")
        assert answer.ok, answer.text()
        return str(answer.text())

    def await_revision(self, after: int) -> None:
        """Wait until the page shows something later."""
        self.page.wait_for_function(
            "after => Number(document.querySelector('[data-revision]')?.dataset.revision) > after", arg=after
        )

    def has_to_give(self, revision: int) -> bool:
        """Whether what was picked waits for the button that gives it. One thing to which nothing can be added is given
        at once: then the page shows something later.
        """
        self.page.wait_for_function(
            """told => document.querySelector('[data-give]:enabled') ||
                Number(document.querySelector('[data-revision]')?.dataset.revision) > told""",
            arg=revision,
        )
        return self.revision == revision

    # -- what a player does

    def answer(self, text: str) -> None:
        """Click an answer in the list; long lists are opened first."""
        self.answers.first.wait_for()
        button = self.question.locator(f'button[data-answer="{text}"]')
        if button.count() == 0:
            self.question.locator("button[data-all]").click()
        self.touch(button)

    def give(self, text: str) -> None:
        """The same without a pointer, which would rest on another answer afterwards and have it previewed."""
        button = self.question.locator(f'button[data-answer="{text}"]')
        if button.count() == 0:
            self.question.locator("button[data-all]").dispatch_event("click")
        button.dispatch_event("click")

    def touch(self, what: Locator) -> None:
        """Click it, or tap it where there is no mouse."""
        if self.screen.touch:
            what.tap()
        else:
            what.click()

    def middle(self, what: Locator) -> tuple[float, float]:
        """Where a person would aim at it, having brought it into the middle of the window: at its own middle, or, of a
        ring, at the first spot that is part of it."""
        what.evaluate("element => element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })")
        x, y = what.evaluate(AIM)
        return float(x), float(y)

    def touch_place(self, name: str) -> None:
        """Click or tap whatever lies in the middle of a place: pieces may stand on it."""
        self.touch_at(*self.middle(self.place(name)))

    def touch_at(self, x: float, y: float) -> None:
        if self.screen.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def confirm(self) -> None:
        """End the turn."""
        self.touch(self.question.locator("button[data-confirm]"))
