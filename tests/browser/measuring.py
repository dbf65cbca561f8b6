"""What a page weighs on the wire, and how soon it shows that somebody has touched it."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Request, WebSocket

LOBBY_LIMIT = 300_000
TABLE_LIMIT = 500_000
"""Bytes of scripts and styles on the wire for a first visit."""


class Wire:
    """Counts what a page loads from now on, as it travels: compressed, with headers."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._kinds: dict[str, str] = {}
        self.bytes: dict[str, int] = {}
        self._session.on("Network.responseReceived", self._received)
        self._session.on("Network.loadingFinished", self._finished)
        self._session.send("Network.enable")

    def _received(self, told: dict[str, Any]) -> None:
        self._kinds[told["requestId"]] = told["type"]

    def _finished(self, told: dict[str, Any]) -> None:
        kind = self._kinds.get(told["requestId"], "Other")
        self.bytes[kind] = self.bytes.get(kind, 0) + int(told["encodedDataLength"])

    @property
    def code(self) -> int:
        """Scripts and styles."""
        return self.bytes.get("Script", 0) + self.bytes.get("Stylesheet", 0)


class Talk:
    """What a page and the server say to each other through the connection of a table, as it is before compression, and
    what the page asks for besides. Pings are left out, which come with time, and previews, which come with pointing."""

    def __init__(self, page: Page) -> None:
        self.forget()
        page.on("websocket", self._listen)
        page.on("request", self._hear)

    def forget(self) -> None:
        self.asked: list[dict[str, Any]] = []
        self.told: list[dict[str, Any]] = []
        self.requests: list[str] = []
        self.bytes = 0

    def _listen(self, line: WebSocket) -> None:
        line.on("framesent", lambda text: self._keep(self.asked, text))
        line.on("framereceived", lambda text: self._keep(self.told, text))

    def _keep(self, where: list[dict[str, Any]], text: str | bytes) -> None:
        message = json.loads(text)
        if message.get("do") == "ping" or (message.get("type") == "reply" and message["id"] is None):
            return
        where.append(message)
        self.bytes += len(text.encode() if isinstance(text, str) else text)

    def _hear(self, request: Request) -> None:
        if "/api/" in request.url and not request.url.endswith("/try"):
            self.requests.append(request.url)


# Interaction to next paint: of each click, tap or key the longest of its events, from the touch until what came of it
# is painted; pointing at something is measured likewise. Browsers tell it rounded to 8 ms, and nothing below 16.
WATCH = """() => {
  window.touched = new Map();
  const POINTING = ['pointerover', 'pointerenter', 'mouseover', 'mouseenter'];
  new PerformanceObserver((list) => {
    for (const { interactionId, name, startTime, duration } of list.getEntries()) {
      const which = interactionId || (POINTING.includes(name) && `pointing ${startTime}`);
      if (which) window.touched.set(which, Math.max(duration, window.touched.get(which) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}"""
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done, 30), 0)))"


def watch_interactions(page: Page) -> None:
    page.evaluate(WATCH)


def interactions(page: Page) -> list[float]:
    """Milliseconds of each interaction since the watch began that took 16 or more."""
    page.evaluate(PAINTED)
    times: list[float] = page.evaluate("() => [...window.touched.values()]")
    return times
