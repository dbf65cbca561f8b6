"""Where a message may go. A webhook makes the server call an address that somebody else has chosen: it must not become
a way into the host's own network.

A name is looked up once, every address it has is checked, and the connection goes to one of those that were checked:
if the next question about the same name is answered differently, that changes nothing.
"""

from __future__ import annotations

import asyncio
import functools
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable

import httpx

import doab

LONGEST_URL = 1000
SECONDS = 10.0
"""For the whole of a call."""
SECONDS_TO_CONNECT = 4.0
"""For one address, so that another can still be tried."""
ADDRESSES_TRIED = 3

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Resolver = Callable[[str, int], Awaitable[list[str]]]

# What is refused although `is_global` lets it pass, in this or an older Python.
_REFUSED = [
    ipaddress.ip_network(network)
    for network in (
        "168.63.129.16/32",  # Azure tells machines about themselves here
        "192.0.0.0/24",  # protocol assignments; Oracle's cloud does the same at .192
        "192.88.99.0/24",  # relays of 6to4
        "2002::/16",  # 6to4: holds an IPv4 address that relays would go to
        "3fff::/20",  # documentation
    )
]
_UNICAST = ipaddress.IPv6Network("2000::/3")
_NAT64 = ipaddress.IPv6Network("64:ff9b::/96")


class Forbidden(httpx.RequestError):
    """Messages do not go there."""


def is_public(address: Address) -> bool:
    """Whether everybody on the internet would reach the same machine by it."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address in _NAT64:
            return is_public(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF))
        if address not in _UNICAST:
            return False
    if address.is_multicast or address.is_reserved or not address.is_global:
        return False
    return not any(address in network for network in _REFUSED)


def check_url(url: str, private: bool) -> str:
    """The address as it will be called, or ValueError: what can be known about it without looking up the name.

    `private`: whether messages may go into the host's own network.
    """
    if len(url) > LONGEST_URL:
        raise ValueError(f"An address may have at most {LONGEST_URL} characters.")
    try:
        parsed = httpx.URL(url)
    except httpx.InvalidURL as error:
        raise ValueError(f"This is not an address: {error}.") from None
    if parsed.scheme not in ("http", "https"):
        raise ValueError("An address must begin with https:// or http://.")
    if parsed.userinfo:
        raise ValueError("An address may not contain a name and password.")
    if not parsed.host:
        raise ValueError("An address needs the name of a server.")
    if parsed.port is not None and not 0 < parsed.port < 65536:
        raise ValueError("Ports are 1 to 65535.")
    literal = _literal(parsed.raw_host.decode())
    local = parsed.host.rstrip(".") == "localhost" or parsed.host.rstrip(".").endswith(".localhost")
    if not private and (local or (literal is not None and not is_public(literal))):
        raise ValueError("Messages are not sent into the server's own network.")
    return str(parsed.copy_with(fragment=None))


def _literal(host: str) -> Address | None:
    """The address that a host is written as, also as a single number or in hexadecimal digits; None: it is a name."""
    try:
        return ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        try:
            return ipaddress.IPv4Address(socket.inet_aton(host))
        except OSError:
            return None


async def resolve(host: str, port: int) -> list[str]:
    """All addresses of a name, the best first."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


class CheckedTransport(httpx.AsyncBaseTransport):
    """Carries requests to addresses that have been checked, and nowhere else."""

    def __init__(self, carrier: httpx.AsyncBaseTransport, private: bool, resolver: Resolver = resolve) -> None:
        self._carrier = carrier
        self._private = private
        self._resolver = resolver

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        host = request.url.raw_host.decode()
        addresses = await self._allowed(host, request.url.port or (443 if request.url.scheme == "https" else 80))
        failure: httpx.TransportError = httpx.ConnectError(f"{host} has no address")
        for address in addresses[:ADDRESSES_TRIED]:
            try:
                return await self._carrier.handle_async_request(_sent_to(request, address, host))
            except (httpx.ConnectError, httpx.ConnectTimeout) as error:
                failure = error
        raise failure

    async def _allowed(self, host: str, port: int) -> list[str]:
        try:
            addresses = await self._resolver(host, port)
        except (OSError, UnicodeError):
            raise httpx.ConnectError(f"there is no server called {host}") from None
        if not self._private and not all(is_public(ipaddress.ip_address(address)) for address in addresses):
            raise Forbidden("messages are not sent into the server's own network")
        return addresses

    async def aclose(self) -> None:
        await self._carrier.aclose()


def _sent_to(request: httpx.Request, address: str, host: str) -> httpx.Request:
    """The request with an address in place of the name, which stays in `Host` and is what the certificate is to say."""
    return httpx.Request(
        request.method,
        request.url.copy_with(host=address),
        headers=request.headers,
        stream=request.stream,
        extensions={**request.extensions, "sni_hostname": host},
    )


@functools.cache
def _certificates() -> ssl.SSLContext:
    return httpx.create_ssl_context()


def open_client(
    private: bool,
    resolver: Resolver = resolve,
    certificates: ssl.SSLContext | None = None,
    carrier: httpx.AsyncBaseTransport | None = None,
) -> httpx.AsyncClient:
    """Calls checked addresses only, and follows no redirect, which would lead to one that nobody checked."""
    if carrier is None:
        # No connection is kept: it is known by its address, and two names may share that with different certificates.
        carrier = httpx.AsyncHTTPTransport(
            verify=certificates or _certificates(), trust_env=False, limits=httpx.Limits(max_keepalive_connections=0)
        )
    return httpx.AsyncClient(
        transport=CheckedTransport(carrier, private, resolver),
        timeout=httpx.Timeout(SECONDS, connect=SECONDS_TO_CONNECT),
        follow_redirects=False,
        trust_env=False,
        headers={"User-Agent": f"doab/{doab.__version__}", "Accept-Encoding": "identity"},
    )
