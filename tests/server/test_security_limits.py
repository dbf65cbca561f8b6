"""How much one visitor may ask: numbers of requests, wrong passwords, sizes. The clock stands until a test moves it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi import Request, WebSocket
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocketDisconnect

from doab.server.errors import Refused
from doab.server.guard.limits import Bucket, Buckets, Limits, WrongPasswords, address_of
from doab.server.people.credentials import COOKIE
from doab.server.settings import Settings
from tests.server.browsers import PASSWORD, Browser, Clock, NewSite, Site, me, refusal, sites

SOCKET = "ws://doab.example/api/live"


@pytest.fixture
def new_site(tmp_path: Path) -> Iterator[NewSite]:
    with sites(tmp_path) as make:
        yield make


@pytest.fixture
def site(new_site: NewSite) -> Site:
    return new_site()


def statuses(browser: Browser, times: int, path: str = "/api/nothing") -> list[int]:
    return [browser.get(path).status_code for _ in range(times)]


# -- buckets


def test_a_bucket_gives_a_minutes_worth_at_once_and_then_as_it_fills() -> None:
    clock = Clock()
    bucket = Bucket(6, clock)
    assert [bucket.take() for _ in range(6)] == [0] * 6
    assert bucket.take() == 10.0
    clock.now += 4
    assert bucket.take() == pytest.approx(6.0)
    clock.now += 6
    assert bucket.take() == 0
    assert bucket.take() == pytest.approx(10.0)
    clock.now += 3600
    assert [bucket.take() for _ in range(7)] == [0, 0, 0, 0, 0, 0, 10.0]


def test_a_bucket_of_0_a_minute_has_no_bottom() -> None:
    bucket = Bucket(0, Clock())
    assert [bucket.take() for _ in range(5000)] == [0] * 5000


def test_buckets_remember_a_bounded_number_of_visitors() -> None:
    buckets = Buckets(1, Clock(), remembered=3)
    for number in range(100):
        assert buckets.take(f"visitor {number}") == 0
    assert len(buckets) == 3
    assert buckets.take("visitor 99") == 60.0
    assert buckets.take("visitor 97") == 60.0
    assert buckets.take("visitor 0") == 0  # forgotten, since they were quiet for longest
    assert len(buckets) == 3


def test_wrong_passwords_are_remembered_for_a_bounded_number_of_logins() -> None:
    wrong = WrongPasswords(Clock(), remembered=3)
    for number in range(100):
        wrong.before_trying(f"login {number}")
    assert len(wrong) == 3


def test_credentials_are_remembered_in_a_bounded_number() -> None:
    limits = Limits(Settings(), Clock())
    for number in range(10_050):
        limits.know(f"hash {number}", "asha")
    assert len(limits._users) == 10_000


# -- all requests


def test_an_address_is_asked_to_wait(new_site: NewSite) -> None:
    site = new_site(calls_a_minute=30)
    browser = site.browser()
    assert statuses(browser, 30) == [404] * 30
    answer = browser.get("/api/nothing")
    assert refusal(answer) == (429, "too_many")
    assert answer.headers["retry-after"] == "2"
    assert answer.json()["error"]["retry_after"] == 2
    site.clock.now += 2
    assert statuses(browser, 2) == [404, 429]
    assert statuses(site.browser(address="198.51.100.1"), 1) == [404]


def test_the_machine_itself_is_not_exempt(new_site: NewSite) -> None:
    site = new_site(calls_a_minute=2)
    for address in ("127.0.0.1", "::1"):
        assert statuses(site.browser(address=address), 3) == [404, 404, 429]


def test_pages_and_faults_count_as_well(new_site: NewSite) -> None:
    browser = new_site(calls_a_minute=2).browser()
    assert [statuses(browser, 1, path) for path in ("/openapi.json", "/nothing", "/api/me")] == [[200], [404], [429]]


def test_a_user_is_counted_alone_wherever_they_are(new_site: NewSite) -> None:
    """People behind one address do not use up each other's calls; one person's browser and script share theirs."""
    site = new_site(calls_a_minute=10)
    asha, bram = site.registered("asha"), site.registered("bram")
    script = site.browser(token=site.token(asha), address="198.51.100.1")
    me(asha), me(bram), me(script)  # now they are known
    site.clock.now += 60
    assert statuses(asha, 6, "/api/me") == [200] * 6
    assert statuses(script, 5, "/api/me") == [200] * 4 + [429]
    assert statuses(bram, 11, "/api/me") == [200] * 10 + [429]
    assert statuses(site.browser(), 11) == [404] * 10 + [429]


def test_made_up_cookies_and_tokens_do_not_get_calls_of_their_own(new_site: NewSite) -> None:
    site = new_site(calls_a_minute=10)
    seen = []
    for number in range(12):
        browser = site.browser(token=f"doab_{number}" if number % 2 else "")
        if not number % 2:
            browser.cookies.set(COOKIE, f"made up {number}")
        seen.append(browser.get("/api/me").status_code)
    assert seen == [401] * 10 + [429] * 2


def test_a_session_that_has_ended_counts_for_its_address_again(new_site: NewSite) -> None:
    site = new_site(calls_a_minute=10)
    browser = site.guest()  # 1 for the address
    me(browser)  # 2
    secret = browser.cookies[COOKIE]
    browser.post("/api/logout")
    browser.cookies.set(COOKIE, secret)
    browser.get("/api/me")  # still for the user, found out to be over
    assert statuses(browser, 9, "/api/me") == [401] * 8 + [429]


def test_opening_a_websocket_counts(new_site: NewSite) -> None:
    site = new_site(calls_a_minute=2)

    @site.app.websocket("/api/live")
    async def live(websocket: WebSocket) -> None:
        await websocket.accept()
        await websocket.close()

    browser = site.browser()
    for _ in range(2):
        with browser.websocket_connect(SOCKET):
            pass
    with pytest.raises(WebSocketDisconnect) as refused, browser.websocket_connect(SOCKET):
        pass
    answer: Any = refused.value
    assert refusal(answer) == (429, "too_many")
    assert answer.headers["retry-after"] == "30"


@pytest.mark.parametrize(
    ("client", "counted"),
    [
        (("203.0.113.7", 1), "203.0.113.7"),
        (("::ffff:203.0.113.7", 1), "203.0.113.7"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:db8:1:2::/64"),
        (("2001:db8:1:2:ffff::1", 9), "2001:db8:1:2::/64"),
        (("fe80::1%eth0", 1), "fe80::/64"),
        (("a socket", 1), "a socket"),
        (None, "unknown"),
    ],
)
def test_addresses_of_one_household_are_one(client: tuple[str, int] | None, counted: str) -> None:
    assert address_of(HTTPConnection({"type": "http", "client": client, "headers": []})) == counted


# -- signing in


def test_signing_in_from_one_address_is_slowed_down(new_site: NewSite) -> None:
    site = new_site(sign_ins_a_minute=4)
    site.registered("asha")  # 1
    site.guest("Bram")  # 2
    site.logged_in("asha")  # 3
    wrong = site.browser().post("/api/login", json={"login": "asha", "password": "not the password"})
    assert refusal(wrong) == (401, "bad_login")
    for path, body in (
        ("/api/guests", {"name": "Carla"}),
        ("/api/register", {"login": "dora", "password": PASSWORD}),
        ("/api/login", {"login": "asha", "password": PASSWORD}),
    ):
        answer = site.browser().post(path, json=body)
        assert refusal(answer) == (429, "too_many")
        assert answer.headers["retry-after"] == "15"
        assert "set-cookie" not in answer.headers
    assert site.browser(address="198.51.100.1").post("/api/guests", json={"name": "Emil"}).status_code == 201
    site.clock.now += 15
    site.logged_in("asha")


def test_after_ten_wrong_passwords_the_right_one_has_to_wait_too(site: Site) -> None:
    site.registered("asha")

    def try_once(password: str, login: str = "asha", address: str = "203.0.113.7") -> Any:
        return site.browser(address=address).post("/api/login", json={"login": login, "password": password})

    for number in range(10):
        answer = try_once(
            f"wrong password {number}", login="ASHA" if number % 2 else "asha", address=f"10.0.0.{number}"
        )
        assert refusal(answer) == (401, "bad_login")
        site.clock.now += 1
    right = try_once(PASSWORD)
    assert refusal(right) == (429, "too_many")
    assert right.headers["retry-after"] == "890"
    site.clock.now += 889
    assert refusal(try_once(PASSWORD)) == (429, "too_many")
    site.clock.now += 1
    assert try_once(PASSWORD).status_code == 200
    assert [try_once("wrong again").status_code for _ in range(10)] == [401] * 10
    assert refusal(try_once("wrong again")) == (429, "too_many")


def test_a_login_that_nobody_has_is_counted_the_same(site: Site) -> None:
    """Else one could see from it which logins there are."""
    body = {"login": "nobody", "password": "any password"}
    answers = [site.browser().post("/api/login", json=body) for _ in range(11)]
    assert [answer.status_code for answer in answers] == [401] * 10 + [429]


def test_the_right_password_wipes_the_slate(site: Site) -> None:
    site.registered("asha")
    for _ in range(3):
        for _ in range(9):
            site.browser().post("/api/login", json={"login": "asha", "password": "not the password"})
        site.logged_in("asha")


def test_passwords_tried_at_the_same_moment_are_all_counted() -> None:
    """Each counts as wrong from before it is looked at until it is known to be right."""
    wrong = WrongPasswords(Clock())
    for _ in range(10):
        wrong.before_trying("asha")
    with pytest.raises(Refused):
        wrong.before_trying("asha")
    wrong.not_tried("asha")
    wrong.before_trying("asha")
    wrong.right("asha")
    wrong.before_trying("asha")


def test_a_try_that_was_not_looked_at_does_not_count(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    site.registered("asha")

    def busy(*_: object) -> bool:
        raise Refused(429, "too_many", "Too many people are signing in at the moment.", retry_after=2)

    with monkeypatch.context() as patched:
        patched.setattr("doab.server.people.passwords.Passwords.fits", busy)
        for _ in range(12):
            answer = site.browser().post("/api/login", json={"login": "asha", "password": PASSWORD})
            assert answer.headers["retry-after"] == "2"
    site.logged_in("asha")


# -- sizes


@pytest.fixture
def small(new_site: NewSite) -> Site:
    """Takes 100 bytes, and records of 1,000."""
    site = new_site(largest_request=100, largest_record=1000)

    @site.app.post("/api/records")
    @site.app.post("/api/echo")
    async def length(request: Request) -> int:
        return len(await request.body())

    return site


def in_pieces(size: int) -> Iterator[bytes]:
    """Sent without saying how much it will be."""
    while size > 0:
        yield b"x" * min(size, 30)
        size -= 30


@pytest.mark.parametrize(("path", "largest"), [("/api/echo", 100), ("/api/records", 1000)])
def test_a_body_that_is_announced_as_too_large_is_refused(small: Site, path: str, largest: int) -> None:
    browser = small.browser()
    assert browser.post(path, content=b"x" * largest).json() == largest
    assert refusal(browser.post(path, content=b"x" * (largest + 1))) == (413, "too_large")


@pytest.mark.parametrize(("path", "largest"), [("/api/echo", 100), ("/api/records", 1000)])
def test_a_body_in_pieces_is_counted_while_it_is_read(small: Site, path: str, largest: int) -> None:
    browser = small.browser()
    assert browser.post(path, content=in_pieces(largest)).json() == largest
    assert refusal(browser.post(path, content=in_pieces(largest + 1))) == (413, "too_large")


def test_a_body_larger_than_announced_is_counted_too(small: Site) -> None:
    answer = small.browser().post("/api/echo", content=in_pieces(101), headers={"Content-Length": "5"})
    assert refusal(answer) == (413, "too_large")


def test_json_in_pieces_is_refused_with_the_same_words(small: Site) -> None:
    body = {"Content-Type": "application/json"}
    answer = small.browser().post("/api/guests", content=in_pieces(500), headers=body)
    assert refusal(answer) == (413, "too_large")


@pytest.mark.parametrize("length", ["many", "-1", "+1", "1_0", "0x10", "٣", ""])
def test_a_length_that_is_no_number_is_refused(small: Site, length: str) -> None:
    answer = small.browser().post("/api/echo", content=in_pieces(1), headers={b"Content-Length": length.encode()})
    assert refusal(answer) == (400, "bad_request")


def test_an_enormous_length_is_too_large(small: Site) -> None:
    answer = small.browser().post("/api/echo", content=in_pieces(1), headers={"Content-Length": "9" * 5000})
    assert refusal(answer) == (413, "too_large")


@pytest.mark.parametrize("message", ["x" * 101, "é" * 51, b"x" * 101])
def test_a_message_over_a_websocket_is_limited(small: Site, message: str | bytes) -> None:
    heard: list[Any] = []

    @small.app.websocket("/api/live")
    async def live(websocket: WebSocket) -> None:
        await websocket.accept()
        while True:
            try:
                got = await websocket.receive()
            except RuntimeError:
                return
            heard.append(got.get("text") or got.get("bytes") or got["type"])
            if got["type"] == "websocket.disconnect":
                return

    with small.browser().websocket_connect(SOCKET) as socket:
        socket.send_text("x" * 100)
        socket.send_text("é" * 50)
        if isinstance(message, str):
            socket.send_text(message)
        else:
            socket.send_bytes(message)
        assert socket.receive() == {"type": "websocket.close", "code": 1009, "reason": "too_large"}
    assert heard == ["x" * 100, "é" * 50, "websocket.disconnect"]
