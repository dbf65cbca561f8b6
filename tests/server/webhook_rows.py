"""Rows that tests of webhooks begin with, and a receiver that writes down what it is sent."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from ssl import SSLContext
from typing import Any

from sqlalchemy import select

from doab.server.rows.schema import Delivery, Seat, TableRow, User, Webhook
from doab.server.running import Running
from doab.server.settings import Settings

NOW = 1_790_000_000.0
ADDRESS = "https://games.example.org"
TABLE_ID = "kJ3v9QmXw2Lr8bTz"


@contextmanager
def open_server(folder: Path, **settings: Any) -> Iterator[Running]:
    running = Running(Settings(folder=folder, **{"private_webhooks": True, "address": ADDRESS, **settings}))
    running.database.migrate()
    try:
        yield running
    finally:
        running.database.close()


def table_row(**columns: Any) -> TableRow:
    usual = {
        "id": TABLE_ID,
        "game": "rajas",
        "rules": 1,
        "edition": "reconstructed",
        "edition_digest": "",
        "options": {},
        "pace": {"kind": "none"},
        "seed": "5eed" * 16,
        "held": False,
    }
    return TableRow(**{**usual, **columns})


def add_user(running: Running, user_id: str = "asha") -> None:
    with running.database.write() as session:
        session.add(User(id=user_id, name=user_id.title()))


def add_webhook(running: Running, url: str, user_id: str = "asha", webhook_id: str = "hook", **columns: Any) -> None:
    with running.database.write() as session:
        usual = {"events": ["your_turn", "chat"], "secret": "s3cret", "format": "json"}
        session.add(Webhook(**{"id": webhook_id, "user_id": user_id, "url": url, **usual, **columns}))


def add_delivery(running: Running, delivery_id: str, webhook_id: str = "hook", at: float = NOW, **columns: Any) -> None:
    event = {
        "event": "your_turn",
        "id": delivery_id,
        "at": at,
        "table": {"id": TABLE_ID, "game": "rajas", "title": "Rajas of the Ganges", "link": None},
        "seat": {"seat": 0, "name": "Asha"},
        "message": "Asha, it is your turn in Rajas of the Ganges.",
        "details": {},
    }
    with running.database.write() as session:
        usual = {"webhook_id": webhook_id, "event": event, "created_at": at, "next_try_at": at}
        session.add(Delivery(**{"id": delivery_id, **usual, **columns}))


def add_table(running: Running, user_id: str = "asha", present_at: float | None = None) -> None:
    with running.database.write() as session:
        session.add(table_row())
        session.flush()
        session.add(Seat(table_id=TABLE_ID, number=0, user_id=user_id, name="Asha", present_at=present_at))


def deliveries(running: Running) -> list[Delivery]:
    with running.database.read() as session:
        return list(session.scalars(select(Delivery).order_by(Delivery.created_at, Delivery.id)))


def delivery_of(running: Running, delivery_id: str) -> Delivery:
    return next(delivery for delivery in deliveries(running) if delivery.id == delivery_id)


def webhook_of(running: Running, webhook_id: str = "hook") -> Webhook:
    with running.database.read() as session:
        return session.get_one(Webhook, webhook_id)


@dataclass
class Received:
    path: str
    headers: dict[str, str]
    body: bytes


Answering = Callable[[BaseHTTPRequestHandler], None]


@dataclass
class Receiver:
    """An HTTP server on this machine. It answers with the statuses it was given, then always with the last one."""

    statuses: list[int] = field(default_factory=lambda: [204])
    answering: Answering | None = None
    tls: SSLContext | None = None
    received: list[Received] = field(default_factory=list)
    port: int = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook"

    @property
    def ids(self) -> list[str]:
        return [received.headers["Doab-Delivery"] for received in self.received]

    @contextmanager
    def listening(self) -> Iterator[Receiver]:
        receiver = self

        class Answer(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.received.append(Received(self.path, dict(self.headers), body))
                if receiver.answering is not None:
                    self.close_connection = True
                    receiver.answering(self)
                    return
                status = receiver.statuses.pop(0) if len(receiver.statuses) > 1 else receiver.statuses[0]
                self.send_response(status)
                if 300 <= status < 400:
                    self.send_header("Location", "/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                """Nobody reads it."""

        class Server(ThreadingHTTPServer):
            daemon_threads = True
            request_queue_size = 64

            def handle_error(self, request: Any, client_address: Any) -> None:
                """The sender hangs up on answers that are too long or too slow; that is no fault here."""

        with Server(("127.0.0.1", 0), Answer) as server:
            if self.tls is not None:
                server.socket = self.tls.wrap_socket(server.socket, server_side=True)
            self.port = server.server_address[1]
            thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
            thread.start()
            try:
                yield self
            finally:
                server.shutdown()
                thread.join()
