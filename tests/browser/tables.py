"""Short ways to tables in the middle of things: played-out records, and games that go on from them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tests.browser.words import ui
from tests.server.client import Person

TESTS = Path(__file__).resolve().parents[1]


def golden(game: str, name: str) -> str:
    """The text of a record that is known to be right."""
    return (TESTS / game / "goldens" / f"{name}.txt").read_text(encoding="utf-8")


def call(visitor: Visitor, method: str, path: str, body: Any = None) -> Any:
    """A request with the visitor's own cookie, where clicking would only take time; a text travels as it is."""
    kind = "text/plain; charset=utf-8" if isinstance(body, str) else "application/json"
    headers = {"Content-Type": kind}
    answer = visitor.context.request.fetch(f"/api{path}", method=method, data=body, headers=headers)
    assert answer.ok, answer.text()
    return answer.json() if answer.body() else None


def all_steps(visitor: Visitor, table: str | None = None) -> list[dict[str, Any]]:
    """The whole log of a table, page by page."""
    steps: list[dict[str, Any]] = []
    start: int | None = 1
    while start is not None:
        page = call(visitor, "GET", f"/tables/{table or visitor.table}/steps?from={start}&page=500")
        steps += page["steps"]
        start = page["next"]
    return steps


def be_guest(visitor: Visitor, name: str = "Asha") -> None:
    call(visitor, "POST", "/guests", {"name": name})


def store(visitor: Visitor, game: str, name: str) -> str:
    """A table that only shows a record: its id."""
    return str(call(visitor, "POST", "/records", golden(game, name))["table"]["id"])


def go_on(visitor: Visitor, game: str, name: str, at: int, bots: dict[str, str] | None = None) -> str:
    """A visible table that goes on after `at` answers of a record, the visitor at its first seat. With bots at all
    others it is started."""
    table = store(visitor, game, name)
    how = {"at": at, "as": "table", "visible": True, "bots": bots or {}}
    state = call(visitor, "POST", f"/tables/{table}/fork", how)
    made = str(state["table"]["id"])
    if all(seat["kind"] != "open" for seat in state["table"]["seats"]):
        call(visitor, "POST", f"/tables/{made}/start")
    return made


def go_on_with_bram(visitor: Visitor, game: str, name: str, at: int) -> str:
    """The same for two, started, with somebody at the second seat who never answers. A bot that never answers would
    keep the server's only process for bots busy, and all other tables waiting."""
    table = go_on(visitor, game, name, at)
    with Person(visitor.url) as bram:
        bram.guest("Bram").sit(table, seat=1)
    call(visitor, "POST", f"/tables/{table}/start")
    return table


def sandbox(visitor: Visitor, game: str, name: str, at: int) -> str:
    """A table at which the visitor plays all seats from there on."""
    table = store(visitor, game, name)
    return str(call(visitor, "POST", f"/tables/{table}/fork", {"at": at, "as": "sandbox"})["table"]["id"])


def unroll_log(visitor: Visitor) -> None:
    """Scroll up in the log until all of it is there."""
    page = visitor.page
    log, lines = page.get_by_role("region", name=ui("tab-log"), exact=True), page.locator("section.tabs ol li")
    while page.get_by_role("button", name=ui("log-earlier")).count():
        known = lines.count()
        log.evaluate("log => (log.scrollTop = 0)")
        expect(lines).not_to_have_count(known)


def open_table(visitor: Visitor, table: str, query: str = "") -> None:
    visitor.go(f"/table/{table}{query}")
    visitor.await_table()
