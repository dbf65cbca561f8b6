"""Every request says which host it is for: once, and so that it can be read. Asked of a real server, byte by byte."""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

import pytest

from tests.server.client import SECONDS
from tests.server.process import ServerProcess

HANDSHAKE = (
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
)


def answer_to(server: ServerProcess, first: str, *headers: str) -> str:
    """The first line of what is answered to these lines, and the rest of it."""
    where = urlsplit(server.url)
    with socket.create_connection((where.hostname or "", where.port or 0), timeout=SECONDS) as line:
        line.sendall("".join(f"{one}\r\n" for one in (first, *headers, "")).encode("latin-1"))
        heard = b""
        while b"\r\n\r\n" not in heard or (b" 400 " in heard and not heard.endswith(b"}")):
            more = line.recv(4096)
            if not more:
                break
            heard += more
    return heard.decode("latin-1")  # after a handshake there may be a message already, in bytes that are no text


def status_of(answer: str) -> int:
    return int(answer.split()[1])


@pytest.mark.parametrize(
    "hosts",
    [
        [],
        ["games.example", "other.example"],
        ["games.example", "games.example"],
        [""],
        ["games example"],
        ["asha@games.example"],
        ["games.example/path"],
        ["games.example,other.example"],
        ["games.example:port"],
        ["[::1"],
        ["spéc.example"],
    ],
)
def test_a_request_that_does_not_say_which_host_it_is_for_is_refused(server: ServerProcess, hosts: list[str]) -> None:
    headers = [f"Host: {host}" for host in hosts]
    for heard in (
        answer_to(server, "GET /api/session HTTP/1.1", *headers),
        answer_to(server, "GET /healthz HTTP/1.1", *headers),
        answer_to(server, "GET /api/live HTTP/1.1", *headers, *HANDSHAKE),
    ):
        assert status_of(heard) == 400
        assert '"code":"bad_request"' in heard
        assert "x-content-type-options: nosniff" in heard.lower()


@pytest.mark.parametrize("host", ["games.example", "games.example:8000", "127.0.0.1:80", "[::1]:8000", "doab_web:80"])
def test_a_request_that_names_its_host_is_answered(server: ServerProcess, host: str) -> None:
    assert status_of(answer_to(server, "GET /api/session HTTP/1.1", f"Host: {host}")) == 200
    assert status_of(answer_to(server, "GET /api/live HTTP/1.1", f"Host: {host}", *HANDSHAKE)) == 101


def test_http_1_0_needs_no_host_and_takes_one_at_most(server: ServerProcess) -> None:
    assert status_of(answer_to(server, "GET /api/session HTTP/1.0")) == 200
    assert status_of(answer_to(server, "GET /api/session HTTP/1.0", "Host: games.example")) == 200
    assert status_of(answer_to(server, "GET /api/session HTTP/1.0", "Host: a.example", "Host: b.example")) == 400
