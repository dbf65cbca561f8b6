"""More sockets and connections than there is room for: everybody else goes on."""

import contextlib
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import SECONDS, Live
from tests.server.process import ServerProcess

OwnServer = Callable[..., ServerProcess]
UNFINISHED = b"GET /api/session HTTP/1.1\r\nHost: doab.example\r\n"


@pytest.fixture
def hung_up() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def refusal_of(live: Live) -> tuple[int, str]:
    """Why a socket was closed."""
    with pytest.raises(ConnectionClosed) as closed:
        live.socket.recv(timeout=SECONDS)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


def test_sockets_of_one_address_are_bounded_and_take_no_room_from_requests(
    own_server: OwnServer, hung_up: ExitStack
) -> None:
    server = own_server(DOAB_WEBSOCKETS_AN_ADDRESS="5", DOAB_CONNECTIONS="3")
    stranger = server.person()
    lives = [hung_up.enter_context(Live(stranger, "/live")) for _ in range(9)]
    assert [refusal_of(live) for live in lives[5:]] == [(4429, "too_many_sockets")] * 4
    assert [stranger.http.get(path).status_code for path in ("/api/session", "/healthz", "/metrics")] == [200] * 3
    asha = server.guest("Asha")  # news of the lobby reach those who have a place
    asha.make()
    assert [live.receive()["type"] for live in lives[:5]] == ["lobby"] * 5
    lives[0].socket.close()
    hung_up.enter_context(opened(server))


def test_when_all_places_are_taken_whoever_holds_most_makes_room(own_server: OwnServer, hung_up: ExitStack) -> None:
    server = own_server(DOAB_WEBSOCKETS="3", DOAB_PROXY="127.0.0.1")

    def come(address: str) -> Live:
        return hung_up.enter_context(Live(server.person(), "/live", headers={"X-Forwarded-For": address}))

    greedy = [come("203.0.113.7") for _ in range(3)]
    assert [live.receive()["type"] for live in greedy] == ["lobby"] * 3
    for number in (1, 2):
        assert come(f"198.51.100.{number}").receive()["type"] == "lobby"
        assert refusal_of(greedy.pop()) == (4503, "full")
    assert refusal_of(come("198.51.100.3")) == (4503, "full"), "nobody takes the last place of another"
    assert [server.person().http.get(path).status_code for path in ("/api/session", "/healthz")] == [200] * 2
    server.guest("Asha").make()
    assert greedy[0].receive()["type"] == "lobby"


def opened(server: ServerProcess) -> Live:
    """A socket that is opened again and again until it gets a place, as the pages do."""
    deadline = time.monotonic() + SECONDS
    while time.monotonic() < deadline:
        live = Live(server.person(), "/live")
        server.guest("Bram").make()
        with contextlib.suppress(ConnectionClosed):
            assert live.receive()["type"] == "lobby"
            return live
    raise AssertionError("there is no place again")


def test_a_table_that_is_not_there_takes_no_place(own_server: OwnServer, hung_up: ExitStack) -> None:
    server = own_server(DOAB_WEBSOCKETS_AN_ADDRESS="2")
    stranger = server.person()
    for _ in range(4):
        assert hung_up.enter_context(Live(stranger, "/tables/none/live")).close_code() == 4404


def test_connections_that_wait_for_their_client_make_way(own_server: OwnServer, hung_up: ExitStack) -> None:
    """Requests that are sent a byte a minute take no room from others; those that have waited longest go first."""
    server = own_server(DOAB_CONNECTIONS="4")
    address = urlsplit(server.url)
    slow = []
    for _ in range(10):
        slow.append(hung_up.enter_context(socket.create_connection((address.hostname, address.port), SECONDS)))
        slow[-1].sendall(UNFINISHED)
    assert server.person().http.get("/api/session").status_code == 200
    assert [is_closed(one) for one in slow[:7]] == [True] * 7
    for one in slow[7:]:  # there is room for these three and the visitor
        one.sendall(b"Connection: close\r\n\r\n")
        assert one.recv(12) == b"HTTP/1.1 200"


def is_closed(one: socket.socket) -> bool:
    """The other side has hung up; else this takes until the time is over."""
    with contextlib.suppress(ConnectionResetError):
        return one.recv(1) == b""
    return True


def test_who_watches_over_the_server_always_gets_through(own_server: OwnServer) -> None:
    server = own_server(DOAB_CALLS_A_MINUTE="3")
    stranger = server.person()
    assert 429 in [stranger.http.get("/api/session").status_code for _ in range(8)]
    for path in ("/healthz", "/metrics"):
        assert [stranger.http.get(path).status_code for _ in range(8)] == [200] * 8
