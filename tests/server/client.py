"""Somebody who talks to the server: over HTTP as a browser or a script does, and over a WebSocket."""

from __future__ import annotations

import json
import socket
from collections.abc import Mapping
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
"""What the server sends: read by the tests, so not typed any further."""

SECONDS = 30.0
"""Longer than anything that is waited for takes, also on a busy machine."""


class Refusal(Exception):
    """The server said no: `{"error": {"code", "message", …}}`."""

    def __init__(self, status: int, body: Json, headers: Mapping[str, str] | None = None) -> None:
        self.status = status
        self.error: Json = body["error"]
        self.code: str = self.error["code"]
        self.message: str = self.error["message"]
        self.headers = headers or {}
        super().__init__(f"{status} {self.code}: {self.message}")


class Person:
    """A browser with its cookie or a script with its token. With `listening` everything it is told is kept."""

    def __init__(self, url: str, token: str = "", listening: bool = False) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.heard: list[str] = []
        hooks = {"response": [self._hear]} if listening else {}
        self.listening = listening
        # Without certificates a client is made in no time; these tests speak plain HTTP.
        self.http = httpx.Client(base_url=url, headers=headers, timeout=SECONDS, event_hooks=hooks, verify=False)
        self.me: Json = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.http.close()

    @property
    def url(self) -> str:
        return str(self.http.base_url).rstrip("/")

    @url.setter
    def url(self, url: str) -> None:
        """The server has been restarted and listens elsewhere; cookies stay."""
        self.http.base_url = httpx.URL(url)

    @property
    def session(self) -> str:
        """The value of the cookie."""
        return self.http.cookies.get("doab_session") or ""

    def _hear(self, response: httpx.Response) -> None:
        response.read()
        self.heard.append(f"{response.request.url} {dict(response.headers)}\n{response.text}")

    # -- calling

    def send(self, method: str, path: str, body: Any = None, **params: Any) -> httpx.Response:
        """A request as it is; `body` travels as JSON, a text as plain text."""
        # None and not {}: that would take away what the path itself says behind its question mark.
        given = {name.rstrip("_"): value for name, value in params.items() if value is not None} or None
        if isinstance(body, str):
            plain = {"Content-Type": "text/plain; charset=utf-8"}
            return self.http.request(method, f"/api{path}", content=body.encode(), headers=plain, params=given)
        return self.http.request(method, f"/api{path}", json=body, params=given)

    def call(self, method: str, path: str, body: Any = None, **params: Any) -> Any:
        """A request that is granted: what came back, as data where it is JSON."""
        response = self.send(method, path, body, **params)
        if response.status_code >= 400:
            raise Refusal(response.status_code, response.json(), response.headers)
        if not response.content:
            return None
        return response.json() if response.headers["content-type"].startswith("application/json") else response.text

    def refusal(self, method: str, path: str, body: Any = None, **params: Any) -> Refusal:
        """A request that is refused: how."""
        try:
            granted = self.call(method, path, body, **params)
        except Refusal as refusal:
            return refusal
        raise AssertionError(f"{method} {path} {body} was granted: {str(granted)[:300]}")

    # -- who one is

    def guest(self, name: str) -> Self:
        self.me = self.call("POST", "/guests", {"name": name})
        return self

    def register(self, login: str, password: str, name: str | None = None) -> Self:
        self.me = self.call("POST", "/register", {"login": login, "password": password, "name": name or login})
        return self

    # -- tables

    def make(self, game: str = "rajas", **settings: Any) -> str:
        """A new table: its id."""
        return str(self.call("POST", "/tables", {"game": game, **settings})["table"]["id"])

    def state(self, table: str, seat: int | None = None) -> Json:
        found: Json = self.call("GET", f"/tables/{table}", seat=seat)
        return found

    def sit(self, table: str, **fields: Any) -> None:
        self.call("POST", f"/tables/{table}/seats", fields)

    def start(self, table: str) -> None:
        self.call("POST", f"/tables/{table}/start")

    def log(self, table: str, seat: int | None = None, first: int | None = 1, last: int | None = None) -> Json:
        """The log from step `first` to step `last`: all pages as one."""
        found: Json = {"steps": [], "happenings": []}
        while first is not None:
            page = self.call("GET", f"/tables/{table}/steps", from_=first, to=last, seat=seat)
            found = {part: found[part] + page[part] for part in found}
            first = page["next"]
        return found

    def steps(self, table: str, seat: int | None = None, first: int = 1) -> list[Json]:
        """The log from step `first` on."""
        found: list[Json] = self.log(table, seat, first)["steps"]
        return found

    def happenings(self, table: str) -> list[Json]:
        found: list[Json] = self.log(table)["happenings"]
        return found

    def record(self, table: str) -> str:
        return str(self.call("GET", f"/tables/{table}/record"))

    def upload(self, record: str) -> str:
        """A stored table with this record: its id."""
        return str(self.call("POST", "/records", record)["table"]["id"])

    def fork(self, table: str, **fields: Any) -> str:
        return str(self.call("POST", f"/tables/{table}/fork", {"as": "sandbox", **fields})["table"]["id"])

    def live(self, table: str, seat: int | None = None) -> Live:
        return Live(self, f"/tables/{table}/live", seat)


class Live:
    """A WebSocket of a person; `state` is the newest that was sent, `steps` and `happenings` the log by all that
    was told, `chats` and `others` what else came."""

    def __init__(self, person: Person, path: str, seat: int | None = None, headers: Json | None = None) -> None:
        self.person = person
        self.state: Json = {}
        self.states = 0
        self.steps: list[Json] = []
        self.happenings: list[Json] = []
        self.chats: list[Json] = []
        self.others: list[Json] = []
        self._last_id = 0
        address = person.url.replace("http", "ws", 1) + f"/api{path}" + (f"?seat={seat}" if seat is not None else "")
        sent = {name: value for name, value in person.http.headers.items() if name.lower() == "authorization"}
        if person.session:
            sent["Cookie"] = f"doab_session={person.session}"
        self.socket: ClientConnection = connect(
            address,
            additional_headers={**sent, **(headers or {})},
            open_timeout=SECONDS,
            proxy=None,
            max_size=2**24,
            legacy=True,  # the connection itself: a player hangs up and calls again at will
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.socket.close()

    def drop(self) -> None:
        """The line breaks: no goodbye."""
        self.socket.socket.shutdown(socket.SHUT_RDWR)
        self.socket.close()

    def receive(self, seconds: float = SECONDS) -> Json:
        """The next message, of whatever type."""
        text = self.socket.recv(timeout=seconds)
        if self.person.listening:
            self.person.heard.append(str(text))
        message: Json = json.loads(text)
        if message["type"] == "changed":
            for name, part in message["state"].items():
                self.state = {**self.state, name: merged(name, self.state.get(name), part)}
            self.states += 1
            self.steps = [step for step in self.steps if step["number"] <= message["kept"]] + message["steps"]
            self.happenings += message["happenings"]
        elif message["type"] == "presence":
            for seat, present in zip(self.state["table"]["seats"], message["present"], strict=True):
                seat["present"] = present
            self.others.append(message)
        elif message["type"] == "chat":
            self.chats.append(message)
        elif message["type"] != "reply":
            self.others.append(message)
        return message

    def await_state(self) -> Json:
        """The next state that is sent."""
        before = self.states
        while self.states == before:
            self.receive()
        return self.state

    def send(self, do: str, **fields: Any) -> int:
        """A request without waiting for its reply: its number."""
        self._last_id += 1
        self.socket.send(json.dumps({"id": self._last_id, "do": do, **fields}))
        return self._last_id

    def ask(self, do: str, **fields: Any) -> Json:
        """A request and its reply, granted or not. What is sent in between is kept."""
        number = self.send(do, **fields)
        while True:
            message = self.receive()
            if message["type"] == "reply" and message["id"] == number:
                return message

    def close_code(self, seconds: float = SECONDS) -> int:
        """Why the server hangs up; whatever it still sends is passed over."""
        while True:
            try:
                self.receive(seconds)
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else 0


def merged(name: str, known: Any, part: Any) -> Any:
    """A part of a state as it is now, of which only those parts are told that differ."""
    if name not in ("table", "position") or not known or part is None:
        return part
    return {**known, **{inner: merged(inner, known.get(inner), told) for inner, told in part.items()}}
