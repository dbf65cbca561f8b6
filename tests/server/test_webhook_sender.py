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

from doab.server.running import House
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
    open_house,
    webhook_of,
)

DAY = 86_400.0


class Clock:
    def __init__(self, now: float = NOW) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with open_house(tmp_path) as house:
        add_user(house)
        yield house


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver().listening() as receiver:
        yield receiver


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sender waits for one second instead of ten."""
    monkeypatch.setattr(sender, "SECONDS", 1.0)


def deliver(house: House, now: float = NOW) -> int:
    return asyncio.run(deliver_due(house, Clock(now)))


# -- a message


def test_what_is_sent(house: House, receiver: Receiver) -> None:
    add_webhook(house, receiver.url)
    add_delivery(house, "d1")
    assert deliver(house, NOW + 0.7) == 1
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
    row = delivery_of(house, "d1")
    assert (row.state, row.tries, row.next_try_at, row.error, row.sent_at) == ("sent", 1, None, None, NOW + 0.7)


def test_a_sent_message_is_not_sent_again(house: House, receiver: Receiver) -> None:
    add_webhook(house, receiver.url)
    add_delivery(house, "d1")
    assert [deliver(house), deliver(house), deliver(house, NOW + DAY)] == [1, 0, 0]
    assert receiver.ids == ["d1"]


def test_what_is_not_due_waits(house: House, receiver: Receiver) -> None:
    add_webhook(house, receiver.url)
    add_delivery(house, "d1", at=NOW + 5)
    assert deliver(house, NOW + 4.9) == 0
    assert deliver(house, NOW + 5) == 1


def test_a_webhook_that_is_switched_off_is_not_called(house: House, receiver: Receiver) -> None:
    add_webhook(house, receiver.url, enabled=False)
    add_delivery(house, "d1")
    assert deliver(house) == 0
    assert receiver.received == []


@dataclass
class Claims:
    """What the sender asked the outbox for: how many messages were under way then, and whether it got one more."""

    under_way: list[int] = field(default_factory=list)
    found: list[bool] = field(default_factory=list)


@pytest.fixture
def claims(monkeypatch: pytest.MonkeyPatch) -> Claims:
    noted, real = Claims(), sender._claim

    def claim(house: House, now: float, busy: Collection[str]) -> sender.Claimed | None:
        noted.under_way.append(len(busy))
        claimed = real(house, now, busy)
        noted.found.append(claimed is not None)
        return claimed

    monkeypatch.setattr(sender, "_claim", claim)
    return noted


def test_messages_of_one_webhook_come_in_order_and_never_two_at_once(house: House, claims: Claims) -> None:
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
    add_webhook(house, "http://hook.example.org/")
    for number in range(5):
        add_delivery(house, f"d{number}", at=NOW - 5 + number)
    assert asyncio.run(deliver_due(house, Clock(), lambda private: _client(httpx.MockTransport(carry)))) == 5
    assert order == ["d0", "d1", "d2", "d3", "d4"]
    assert at_once == [1, 1, 1, 1, 1]


def test_many_are_under_way_at_once_but_not_more_than_the_bound(house: House, claims: Claims) -> None:
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
        add_webhook(house, f"http://hook{number}.example.org/", webhook_id=f"hook{number}")
        add_delivery(house, f"d{number}", f"hook{number}")
    assert asyncio.run(deliver_due(house, Clock(), lambda private: _client(httpx.MockTransport(carry)))) == AT_ONCE + 4
    assert most == AT_ONCE
    assert max(claims.under_way) == AT_ONCE - 1, "with as many as there may be it does not look for one more"
    assert {row.state for row in deliveries(house)} == {"sent"}


def _fine() -> httpx.Response:
    return httpx.Response(200, stream=httpx.ByteStream(b"fine"))


def _client(carrier: httpx.AsyncBaseTransport) -> httpx.AsyncClient:
    async def somewhere(host: str, port: int) -> list[str]:
        return ["93.184.216.34"]

    return open_client(False, somewhere, carrier=carrier)


def test_a_receiver_that_hangs_holds_up_nobody_else(house: House, hasty: None) -> None:
    release = threading.Event()

    def hang(_: BaseHTTPRequestHandler) -> None:
        release.wait(20)

    with Receiver(answering=hang).listening() as slow, Receiver().listening() as quick:
        add_webhook(house, slow.url, webhook_id="slow")
        add_webhook(house, quick.url, webhook_id="quick")
        add_delivery(house, "stuck", "slow", at=NOW - 1)
        for number in range(4):
            add_delivery(house, f"d{number}", "quick")
        assert deliver(house) == 5
        assert sorted(quick.ids) == ["d0", "d1", "d2", "d3"]
        row = delivery_of(house, "stuck")
        assert (row.state, row.tries, row.error) == ("waiting", 1, "no answer within 1 seconds")
        release.set()


# -- what does not arrive


def test_the_times_between_tries(house: House) -> None:
    with Receiver([500]).listening() as receiver:
        add_webhook(house, receiver.url)
        add_delivery(house, "d1")
        now, gaps = NOW, []
        while True:
            assert deliver(house, now) == 1
            row = delivery_of(house, "d1")
            assert row.error == "answered 500"
            if row.next_try_at is None:
                break
            assert row.state == "waiting"
            gaps.append(row.next_try_at - now)
            assert deliver(house, row.next_try_at - 0.001) == 0
            now = row.next_try_at
        assert gaps == [10, 60, 300, 1800, 7200, 43200]
        assert (row.state, row.tries, row.sent_at) == ("given_up", 7, None)
        assert receiver.ids == ["d1"] * 7  # the same id every time
        assert (webhook_of(house).failures, webhook_of(house).enabled) == (1, True)


def test_a_receiver_that_fails_and_then_works(house: House) -> None:
    with Receiver([503, 404, 200]).listening() as receiver:
        add_webhook(house, receiver.url, failures=7)
        add_delivery(house, "d1")
        assert [deliver(house), deliver(house, NOW + 10), deliver(house, NOW + 70)] == [1, 1, 1]
        row = delivery_of(house, "d1")
        assert (row.state, row.tries, row.error, row.sent_at) == ("sent", 3, None, NOW + 70)
        assert webhook_of(house).failures == 0  # they are counted in a row
        # Each try is signed with its own time.
        assert [one.headers["Doab-Signature"][:13] for one in receiver.received] == [
            "t=1790000000,",
            "t=1790000010,",
            "t=1790000070,",
        ]


def test_no_redirect_is_followed(house: House) -> None:
    with Receiver([302]).listening() as receiver:
        add_webhook(house, receiver.url)
        add_delivery(house, "d1")
        assert deliver(house) == 1
        assert [received.path for received in receiver.received] == ["/hook"]
        assert delivery_of(house, "d1").error == "answered 302; redirects are not followed"


def test_nobody_listens(house: House) -> None:
    with Receiver().listening() as receiver:
        add_webhook(house, receiver.url)
    add_delivery(house, "d1")
    assert deliver(house) == 1
    row = delivery_of(house, "d1")
    assert (row.state, row.next_try_at, row.error) == ("waiting", NOW + 10, "All connection attempts failed")


def test_who_answers_no_http(house: House) -> None:
    def nonsense(request: BaseHTTPRequestHandler) -> None:
        request.wfile.write(b"what?\r\n\r\n")

    with Receiver(answering=nonsense).listening() as receiver:
        add_webhook(house, receiver.url)
        add_delivery(house, "d1")
        assert deliver(house) == 1
    error = delivery_of(house, "d1").error
    assert error is not None
    assert "illegal status line" in error


def test_a_message_that_cannot_be_sent_at_all_stops_no_other(house: House, receiver: Receiver) -> None:
    add_webhook(house, receiver.url, webhook_id="good")
    add_webhook(house, receiver.url, webhook_id="broken")
    add_delivery(house, "strange", "broken", at=NOW - 1, event={"event": "your_turn"})
    add_delivery(house, "usual", "good")
    assert deliver(house) == 2
    assert receiver.ids == ["usual"]
    row = delivery_of(house, "strange")
    assert (row.state, row.tries, row.error) == ("waiting", 1, "could not be sent")


def test_a_private_address_is_not_called_when_the_host_does_not_allow_it(tmp_path: Path, receiver: Receiver) -> None:
    with open_house(tmp_path, private_webhooks=False) as house:
        add_user(house)
        add_webhook(house, receiver.url)
        add_delivery(house, "d1")
        assert deliver(house) == 1
        assert delivery_of(house, "d1").error == "messages are not sent into the server's own network"
        assert receiver.received == []


def test_an_endless_answer_is_not_read_to_its_end(house: House) -> None:
    hung_up = threading.Event()

    def talk(request: BaseHTTPRequestHandler) -> None:
        request.wfile.write(b"HTTP/1.1 200 OK\r\n\r\n")
        try:
            while True:
                request.wfile.write(b"la " * 20_000)
        finally:
            hung_up.set()

    with Receiver(answering=talk).listening() as receiver:
        add_webhook(house, receiver.url)
        add_delivery(house, "d1")
        assert deliver(house) == 1
        assert delivery_of(house, "d1").state == "sent"
        assert hung_up.wait(20)


def test_a_status_counts_however_slow_the_rest_of_the_answer_is(house: House, hasty: None) -> None:
    release = threading.Event()

    def stall(request: BaseHTTPRequestHandler) -> None:
        request.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nab")
        release.wait(20)

    with Receiver(answering=stall).listening() as receiver:
        add_webhook(house, receiver.url)
        add_delivery(house, "d1")
        assert deliver(house) == 1
        assert delivery_of(house, "d1").state == "sent"
        release.set()


def test_twenty_messages_given_up_in_a_row_switch_a_webhook_off(house: House) -> None:
    with Receiver([500]).listening() as receiver:
        add_webhook(house, receiver.url, failures=18)
        add_delivery(house, "last but one", tries=len(RETRIES))
        assert deliver(house) == 1
        assert (webhook_of(house).failures, webhook_of(house).enabled) == (19, True)
        add_delivery(house, "last", tries=len(RETRIES))
        add_delivery(house, "later", at=NOW + 5)
        assert deliver(house) == 1
        assert (webhook_of(house).failures, webhook_of(house).enabled) == (20, False)
        later = delivery_of(house, "later")
        assert (later.state, later.tries, later.next_try_at) == ("given_up", 0, None)
        assert later.error == "switched off after 20 messages that did not arrive"
        assert deliver(house, NOW + DAY) == 0


def test_what_is_done_is_forgotten_after_a_week(house: House, receiver: Receiver) -> None:
    add_webhook(house, receiver.url)
    add_delivery(house, "old", at=NOW - 7 * DAY - 1, state="sent", next_try_at=None)
    add_delivery(house, "old failure", at=NOW - 7 * DAY - 1, state="given_up", next_try_at=None)
    add_delivery(house, "young", at=NOW - 7 * DAY + 1, state="sent", next_try_at=None)
    add_delivery(house, "now")
    assert deliver(house) == 1
    assert [row.id for row in deliveries(house)] == ["young", "now"]


# -- several senders, and those that die


def test_a_message_that_another_sender_claims_first_is_left_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, house: House
) -> None:
    """Both have read the row before either claims it."""
    with open_house(tmp_path) as other:
        add_webhook(house, "http://hook.example.org/")
        add_delivery(house, "d1")
        write = house.database.write
        theirs: list[sender.Claimed | None] = []

        @contextmanager
        def a_little_later() -> Iterator[Session]:
            if not theirs:
                theirs.append(sender._claim(other, NOW, ()))
            with write() as session:
                yield session

        monkeypatch.setattr(house.database, "write", a_little_later)
        assert sender._claim(house, NOW, ()) is None
        assert [claimed.id for claimed in theirs if claimed] == ["d1"]


def test_two_servers_send_each_message_once(tmp_path: Path, house: House, receiver: Receiver) -> None:
    with open_house(tmp_path) as other:
        for number in range(8):
            add_webhook(house, receiver.url, webhook_id=f"hook{number}")
            for message in range(3):
                add_delivery(house, f"d{number}{message}", f"hook{number}")

        async def both() -> tuple[int, int]:
            return await asyncio.gather(deliver_due(house, Clock()), deliver_due(other, Clock()))

        tried = asyncio.run(both())
    assert sum(tried) == 24
    assert sorted(receiver.ids) == sorted(f"d{number}{message}" for number in range(8) for message in range(3))


def test_a_sender_that_stops_half_way_leaves_the_message(house: House) -> None:
    arrived, release = threading.Event(), threading.Event()

    def hang(_: BaseHTTPRequestHandler) -> None:
        arrived.set()
        release.wait(20)

    async def stopped() -> None:
        task = asyncio.create_task(deliver_due(house, Clock()))
        await asyncio.to_thread(arrived.wait, 20)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    with Receiver(answering=hang).listening() as receiver:
        add_webhook(house, receiver.url)
        add_delivery(house, "d1")
        asyncio.run(stopped())
        row = delivery_of(house, "d1")
        assert (row.state, row.tries, row.next_try_at) == ("waiting", 0, NOW + CLAIM_SECONDS)
        release.set()
        receiver.answering = None
        assert deliver(house, NOW + CLAIM_SECONDS - 1) == 0
        assert deliver(house, NOW + CLAIM_SECONDS) == 1
        assert receiver.ids == ["d1", "d1"]
        assert delivery_of(house, "d1").state == "sent"


SENDS = """
import asyncio, sys
from pathlib import Path
from doab.server.webhooks.sender import deliver_due
from tests.server.webhook_rows import NOW, open_house
with open_house(Path(sys.argv[1])) as house:
    asyncio.run(deliver_due(house, lambda: NOW))
"""


def test_a_process_that_is_killed_while_it_sends_loses_nothing(tmp_path: Path, house: House) -> None:
    arrived, release = threading.Event(), threading.Event()

    def hang(_: BaseHTTPRequestHandler) -> None:
        arrived.set()
        release.wait(60)

    with Receiver(answering=hang).listening() as receiver:
        add_webhook(house, receiver.url)
        add_delivery(house, "d1")
        root = Path(__file__).resolve().parent.parent.parent
        with subprocess.Popen([sys.executable, "-c", SENDS, str(tmp_path)], cwd=root) as process:
            assert arrived.wait(60)
            process.kill()
        release.set()
        receiver.answering = None
        assert delivery_of(house, "d1").state == "waiting"
        assert deliver(house, NOW + CLAIM_SECONDS) == 1
        assert receiver.ids == ["d1", "d1"]
        assert delivery_of(house, "d1").state == "sent"


def test_what_becomes_due_while_a_slow_one_is_under_way_is_sent_meanwhile(house: House) -> None:
    release = threading.Event()

    def hang(_: BaseHTTPRequestHandler) -> None:
        release.wait(20)

    async def both() -> int:
        sending = asyncio.create_task(deliver_due(house, Clock()))
        deadline = time.monotonic() + 20
        while not slow.received and time.monotonic() < deadline:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(add_delivery, house, "new", "quick")
        while not quick.received and time.monotonic() < deadline:
            await asyncio.sleep(0.01)
        assert not sending.done()
        release.set()
        return await sending

    with Receiver(answering=hang).listening() as slow, Receiver().listening() as quick:
        add_webhook(house, slow.url, webhook_id="slow")
        add_webhook(house, quick.url, webhook_id="quick")
        add_delivery(house, "stuck", "slow")
        assert asyncio.run(both()) == 2
        assert quick.ids == ["new"]
