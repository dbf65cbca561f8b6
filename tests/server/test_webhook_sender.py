"""Messages are sent until they arrive, by one sender each, and a receiver cannot hold up the others."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import threading
import time
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler
from pathlib import Path

import httpx
import pytest
from sqlalchemy.orm import Session

from doab.server.running import Running
from doab.server.webhooks import sender
from doab.server.webhooks.addresses import open_client
from doab.server.webhooks.sender import AT_ONCE, CLAIM_SECONDS, RETRIES, deliver_due
from tests.server.webhook_rows import (
    NOW,
    TABLE_ID,
    Receiver,
    add_delivery,
    add_user,
    add_webhook,
    deliveries,
    delivery_of,
    open_server,
    webhook_of,
)

DAY = 86_400.0


class Clock:
    def __init__(self, now: float = NOW) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    with open_server(tmp_path) as running:
        add_user(running)
        yield running


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver().listening() as receiver:
        yield receiver


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sender waits for one second instead of ten."""
    monkeypatch.setattr(sender, "SECONDS", 1.0)


def deliver(running: Running, now: float = NOW) -> int:
    return asyncio.run(deliver_due(running, Clock(now)))


# -- a message


def test_what_is_sent(running: Running, receiver: Receiver) -> None:
    add_webhook(running, receiver.url)
    add_delivery(running, "d1")
    assert deliver(running, NOW + 0.7) == 1
    (received,) = receiver.received
    assert received.path == "/hook"
    assert received.headers["Content-Type"] == "application/json"
    assert received.headers["Host"] == f"127.0.0.1:{receiver.port}"
    assert received.headers["User-Agent"].startswith("doab/")
    assert received.headers["Doab-Event"] == "your_turn"
    assert received.headers["Doab-Delivery"] == "d1"
    assert received.headers["Doab-Signature"].startswith("t=1790000000,v1=")
    sent = json.loads(received.body)
    assert sent["id"] == "d1"
    assert sent["table"]["link"] == f"https://games.example.org/table/{TABLE_ID}"
    row = delivery_of(running, "d1")
    assert (row.state, row.tries, row.next_try_at, row.error, row.sent_at) == ("sent", 1, None, None, NOW + 0.7)


def test_a_sent_message_is_not_sent_again(running: Running, receiver: Receiver) -> None:
    add_webhook(running, receiver.url)
    add_delivery(running, "d1")
    assert [deliver(running), deliver(running), deliver(running, NOW + DAY)] == [1, 0, 0]
    assert receiver.ids == ["d1"]


def test_what_is_not_due_waits(running: Running, receiver: Receiver) -> None:
    add_webhook(running, receiver.url)
    add_delivery(running, "d1", at=NOW + 5)
    assert deliver(running, NOW + 4.9) == 0
    assert deliver(running, NOW + 5) == 1


def test_a_webhook_that_is_switched_off_is_not_called(running: Running, receiver: Receiver) -> None:
    add_webhook(running, receiver.url, enabled=False)
    add_delivery(running, "d1")
    assert deliver(running) == 0
    assert receiver.received == []


@dataclass
class Claims:
    """What the sender asked the outbox for: how many messages were under way then, and whether it got one more."""

    under_way: list[int] = field(default_factory=list)
    found: list[bool] = field(default_factory=list)


@pytest.fixture
def claims(monkeypatch: pytest.MonkeyPatch) -> Claims:
    noted, real = Claims(), sender._claim

    def claim(running: Running, now: float, busy: Collection[str]) -> sender.Claimed | None:
        noted.under_way.append(len(busy))
        claimed = real(running, now, busy)
        noted.found.append(claimed is not None)
        return claimed

    monkeypatch.setattr(sender, "_claim", claim)
    return noted


def test_messages_of_one_webhook_come_in_order_and_never_two_at_once(running: Running, claims: Claims) -> None:
    at_once: list[int] = []
    under_way = 0

    async def carry(request: httpx.Request) -> httpx.Response:
        nonlocal under_way
        under_way += 1
        at_once.append(under_way)
        order.append(request.headers["Doab-Delivery"])
        while claims.found[-1]:  # until the sender has looked for another one and found none
            await asyncio.sleep(0.001)
        under_way -= 1
        return _fine()

    order: list[str] = []
    add_webhook(running, "http://hook.example.org/")
    for number in range(5):
        add_delivery(running, f"d{number}", at=NOW - 5 + number)
    assert asyncio.run(deliver_due(running, Clock(), lambda private: _client(httpx.MockTransport(carry)))) == 5
    assert order == ["d0", "d1", "d2", "d3", "d4"]
    assert at_once == [1, 1, 1, 1, 1]


def test_many_are_under_way_at_once_but_not_more_than_the_bound(running: Running, claims: Claims) -> None:
    full = asyncio.Event()
    under_way = most = 0

    async def carry(request: httpx.Request) -> httpx.Response:
        nonlocal under_way, most
        under_way += 1
        most = max(most, under_way)
        if under_way == AT_ONCE:
            full.set()
        await asyncio.wait_for(full.wait(), 20)
        under_way -= 1
        return _fine()

    for number in range(AT_ONCE + 4):
        add_webhook(running, f"http://hook{number}.example.org/", webhook_id=f"hook{number}")
        add_delivery(running, f"d{number}", f"hook{number}")
    assert (
        asyncio.run(deliver_due(running, Clock(), lambda private: _client(httpx.MockTransport(carry)))) == AT_ONCE + 4
    )
    assert most == AT_ONCE
    assert max(claims.under_way) == AT_ONCE - 1, "with as many as there may be it does not look for one more"
    assert {row.state for row in deliveries(running)} == {"sent"}


def _fine() -> httpx.Response:
    return httpx.Response(200, stream=httpx.ByteStream(b"fine"))


def _client(carrier: httpx.AsyncBaseTransport) -> httpx.AsyncClient:
    async def somewhere(host: str, port: int) -> list[str]:
        return ["93.184.216.34"]

    return open_client(False, somewhere, carrier=carrier)


def test_a_receiver_that_hangs_holds_up_nobody_else(running: Running, hasty: None) -> None:
    release = threading.Event()

    def hang(_: BaseHTTPRequestHandler) -> None:
        release.wait(20)

    with Receiver(answering=hang).listening() as slow, Receiver().listening() as quick:
        add_webhook(running, slow.url, webhook_id="slow")
        add_webhook(running, quick.url, webhook_id="quick")
        add_delivery(running, "stuck", "slow", at=NOW - 1)
        for number in range(4):
            add_delivery(running, f"d{number}", "quick")
        assert deliver(running) == 5
        assert sorted(quick.ids) == ["d0", "d1", "d2", "d3"]
        row = delivery_of(running, "stuck")
        assert (row.state, row.tries, row.error) == ("waiting", 1, "no answer within 1 seconds")
        release.set()


# -- what does not arrive


def test_the_times_between_tries(running: Running) -> None:
    with Receiver([500]).listening() as receiver:
        add_webhook(running, receiver.url)
        add_delivery(running, "d1")
        now, gaps = NOW, []
        while True:
            assert deliver(running, now) == 1
            row = delivery_of(running, "d1")
            assert row.error == "answered 500"
            if row.next_try_at is None:
                break
            assert row.state == "waiting"
            gaps.append(row.next_try_at - now)
            assert deliver(running, row.next_try_at - 0.001) == 0
            now = row.next_try_at
        assert gaps == [10, 60, 300, 1800, 7200, 43200]
        assert (row.state, row.tries, row.sent_at) == ("given_up", 7, None)
        assert receiver.ids == ["d1"] * 7  # the same id every time
        assert (webhook_of(running).failures, webhook_of(running).enabled) == (1, True)


def test_a_receiver_that_fails_and_then_works(running: Running) -> None:
    with Receiver([503, 404, 200]).listening() as receiver:
        add_webhook(running, receiver.url, failures=7)
        add_delivery(running, "d1")
        assert [deliver(running), deliver(running, NOW + 10), deliver(running, NOW + 70)] == [1, 1, 1]
        row = delivery_of(running, "d1")
        assert (row.state, row.tries, row.error, row.sent_at) == ("sent", 3, None, NOW + 70)
        assert webhook_of(running).failures == 0  # they are counted in a row
        # Each try is signed with its own time.
        assert [one.headers["Doab-Signature"][:13] for one in receiver.received] == [
            "t=1790000000,",
            "t=1790000010,",
            "t=1790000070,",
        ]


def test_no_redirect_is_followed(running: Running) -> None:
    with Receiver([302]).listening() as receiver:
        add_webhook(running, receiver.url)
        add_delivery(running, "d1")
        assert deliver(running) == 1
        assert [received.path for received in receiver.received] == ["/hook"]
        assert delivery_of(running, "d1").error == "answered 302; redirects are not followed"


def test_nobody_listens(running: Running) -> None:
    with Receiver().listening() as receiver:
        add_webhook(running, receiver.url)
    add_delivery(running, "d1")
    assert deliver(running) == 1
    row = delivery_of(running, "d1")
    assert (row.state, row.next_try_at, row.error) == ("waiting", NOW + 10, "All connection attempts failed")


def test_who_answers_no_http(running: Running) -> None:
    def nonsense(request: BaseHTTPRequestHandler) -> None:
        request.wfile.write(b"what?\r\n\r\n")

    with Receiver(answering=nonsense).listening() as receiver:
        add_webhook(running, receiver.url)
        add_delivery(running, "d1")
        assert deliver(running) == 1
    error = delivery_of(running, "d1").error
    assert error is not None
    assert "illegal status line" in error


def test_a_message_that_cannot_be_sent_at_all_stops_no_other(running: Running, receiver: Receiver) -> None:
    add_webhook(running, receiver.url, webhook_id="good")
    add_webhook(running, receiver.url, webhook_id="broken")
    add_delivery(running, "strange", "broken", at=NOW - 1, event={"event": "your_turn"})
    add_delivery(running, "usual", "good")
    assert deliver(running) == 2
    assert receiver.ids == ["usual"]
    row = delivery_of(running, "strange")
    assert (row.state, row.tries, row.error) == ("waiting", 1, "could not be sent")


def test_a_private_address_is_not_called_when_the_host_does_not_allow_it(tmp_path: Path, receiver: Receiver) -> None:
    with open_server(tmp_path, private_webhooks=False) as running:
        add_user(running)
        add_webhook(running, receiver.url)
        add_delivery(running, "d1")
        assert deliver(running) == 1
        assert delivery_of(running, "d1").error == "messages are not sent into the server's own network"
        assert receiver.received == []


def test_an_endless_answer_is_not_read_to_its_end(running: Running) -> None:
    hung_up = threading.Event()

    def talk(request: BaseHTTPRequestHandler) -> None:
        request.wfile.write(b"HTTP/1.1 200 OK\r\n\r\n")
        try:
            while True:
                request.wfile.write(b"la " * 20_000)
        finally:
            hung_up.set()

    with Receiver(answering=talk).listening() as receiver:
        add_webhook(running, receiver.url)
        add_delivery(running, "d1")
        assert deliver(running) == 1
        assert delivery_of(running, "d1").state == "sent"
        assert hung_up.wait(20)


def test_a_status_counts_however_slow_the_rest_of_the_answer_is(running: Running, hasty: None) -> None:
    release = threading.Event()

    def stall(request: BaseHTTPRequestHandler) -> None:
        request.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nab")
        release.wait(20)

    with Receiver(answering=stall).listening() as receiver:
        add_webhook(running, receiver.url)
        add_delivery(running, "d1")
        assert deliver(running) == 1
        assert delivery_of(running, "d1").state == "sent"
        release.set()


def test_twenty_messages_given_up_in_a_row_switch_a_webhook_off(running: Running) -> None:
    with Receiver([500]).listening() as receiver:
        add_webhook(running, receiver.url, failures=18)
        add_delivery(running, "last but one", tries=len(RETRIES))
        assert deliver(running) == 1
        assert (webhook_of(running).failures, webhook_of(running).enabled) == (19, True)
        add_delivery(running, "last", tries=len(RETRIES))
        add_delivery(running, "later", at=NOW + 5)
        assert deliver(running) == 1
        assert (webhook_of(running).failures, webhook_of(running).enabled) == (20, False)
        later = delivery_of(running, "later")
        assert (later.state, later.tries, later.next_try_at) == ("given_up", 0, None)
        assert later.error == "switched off after 20 messages that did not arrive"
        assert deliver(running, NOW + DAY) == 0


def test_what_is_done_is_forgotten_after_a_week(running: Running, receiver: Receiver) -> None:
    add_webhook(running, receiver.url)
    add_delivery(running, "old", at=NOW - 7 * DAY - 1, state="sent", next_try_at=None)
    add_delivery(running, "old failure", at=NOW - 7 * DAY - 1, state="given_up", next_try_at=None)
    add_delivery(running, "young", at=NOW - 7 * DAY + 1, state="sent", next_try_at=None)
    add_delivery(running, "now")
    assert deliver(running) == 1
    assert [row.id for row in deliveries(running)] == ["young", "now"]


# -- several senders, and those that die


def test_a_message_that_another_sender_claims_first_is_left_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, running: Running
) -> None:
    """Both have read the row before either claims it."""
    with open_server(tmp_path) as other:
        add_webhook(running, "http://hook.example.org/")
        add_delivery(running, "d1")
        write = running.database.write
        theirs: list[sender.Claimed | None] = []

        @contextmanager
        def a_little_later() -> Iterator[Session]:
            if not theirs:
                theirs.append(sender._claim(other, NOW, ()))
            with write() as session:
                yield session

        monkeypatch.setattr(running.database, "write", a_little_later)
        assert sender._claim(running, NOW, ()) is None
        assert [claimed.id for claimed in theirs if claimed] == ["d1"]


def test_two_servers_send_each_message_once(tmp_path: Path, running: Running, receiver: Receiver) -> None:
    with open_server(tmp_path) as other:
        for number in range(8):
            add_webhook(running, receiver.url, webhook_id=f"hook{number}")
            for message in range(3):
                add_delivery(running, f"d{number}{message}", f"hook{number}")

        async def both() -> tuple[int, int]:
            return await asyncio.gather(deliver_due(running, Clock()), deliver_due(other, Clock()))

        tried = asyncio.run(both())
    assert sum(tried) == 24
    assert sorted(receiver.ids) == sorted(f"d{number}{message}" for number in range(8) for message in range(3))


def test_a_sender_that_stops_half_way_leaves_the_message(running: Running) -> None:
    arrived, release = threading.Event(), threading.Event()

    def hang(_: BaseHTTPRequestHandler) -> None:
        arrived.set()
        release.wait(20)

    async def stopped() -> None:
        task = asyncio.create_task(deliver_due(running, Clock()))
        await asyncio.to_thread(arrived.wait, 20)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    with Receiver(answering=hang).listening() as receiver:
        add_webhook(running, receiver.url)
        add_delivery(running, "d1")
        asyncio.run(stopped())
        row = delivery_of(running, "d1")
        assert (row.state, row.tries, row.next_try_at) == ("waiting", 0, NOW + CLAIM_SECONDS)
        release.set()
        receiver.answering = None
        assert deliver(running, NOW + CLAIM_SECONDS - 1) == 0
        assert deliver(running, NOW + CLAIM_SECONDS) == 1
        assert receiver.ids == ["d1", "d1"]
        assert delivery_of(running, "d1").state == "sent"


SENDS = """
import asyncio, sys
from pathlib import Path
from doab.server.webhooks.sender import deliver_due
from tests.server.webhook_rows import NOW, open_server
with open_server(Path(sys.argv[1])) as running:
    asyncio.run(deliver_due(running, lambda: NOW))
"""


def test_a_process_that_is_killed_while_it_sends_loses_nothing(tmp_path: Path, running: Running) -> None:
    arrived, release = threading.Event(), threading.Event()

    def hang(_: BaseHTTPRequestHandler) -> None:
        arrived.set()
        release.wait(60)

    with Receiver(answering=hang).listening() as receiver:
        add_webhook(running, receiver.url)
        add_delivery(running, "d1")
        root = Path(__file__).resolve().parent.parent.parent
        with subprocess.Popen([sys.executable, "-c", SENDS, str(tmp_path)], cwd=root) as process:
            assert arrived.wait(60)
            process.kill()
        release.set()
        receiver.answering = None
        assert delivery_of(running, "d1").state == "waiting"
        assert deliver(running, NOW + CLAIM_SECONDS) == 1
        assert receiver.ids == ["d1", "d1"]
        assert delivery_of(running, "d1").state == "sent"


def test_what_becomes_due_while_a_slow_one_is_under_way_is_sent_meanwhile(running: Running) -> None:
    release = threading.Event()

    def hang(_: BaseHTTPRequestHandler) -> None:
        release.wait(20)

    async def both() -> int:
        sending = asyncio.create_task(deliver_due(running, Clock()))
        deadline = time.monotonic() + 20
        while not slow.received and time.monotonic() < deadline:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(add_delivery, running, "new", "quick")
        while not quick.received and time.monotonic() < deadline:
            await asyncio.sleep(0.01)
        assert not sending.done()
        release.set()
        return await sending

    with Receiver(answering=hang).listening() as slow, Receiver().listening() as quick:
        add_webhook(running, slow.url, webhook_id="slow")
        add_webhook(running, quick.url, webhook_id="quick")
        add_delivery(running, "stuck", "slow")
        assert asyncio.run(both()) == 2
        assert quick.ids == ["new"]
