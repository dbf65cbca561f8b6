"""Where messages may go: no way leads from a webhook into the host's own network."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
import subprocess
from collections.abc import Sequence
from pathlib import Path

import httpx
import pytest

from doab.server.webhooks.addresses import Forbidden, check_url, is_public, open_client, resolve
from tests.server.webhook_rows import Receiver


@pytest.mark.parametrize(
    "address",
    ["8.8.8.8", "93.184.216.34", "1.1.1.1", "2606:4700:4700::1111", "2001:4860:4860::8888", "::ffff:8.8.8.8"],
)
def test_addresses_that_everybody_reaches(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


def test_a_public_address_behind_nat64_is_public() -> None:
    assert is_public(ipaddress.ip_address("64:ff9b::8.8.8.8"))


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "127.255.255.254",
        "0.0.0.0",
        "0.0.0.1",
        "10.0.0.1",
        "172.16.0.1",
        "172.31.255.255",
        "192.168.1.1",
        "100.64.0.1",  # carriers' own
        "169.254.169.254",  # where clouds tell machines about themselves
        "168.63.129.16",  # the same at Azure
        "192.0.0.192",  # the same at Oracle
        "100.100.100.200",  # the same at Alibaba
        "fd00:ec2::254",  # the same at Amazon
        "198.18.0.1",
        "203.0.113.7",
        "224.0.0.1",
        "224.0.1.1",
        "239.255.255.250",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::127.0.0.1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "::ffff:169.254.169.254",
        "64:ff9b::127.0.0.1",
        "64:ff9b::10.0.0.1",
        "64:ff9b:1::1",
        "2002:7f00:1::",
        "2001::1",  # Teredo
        "2001:db8::1",
        "3fff::1",
        "fc00::1",
        "fe80::1",
        "fe80::1%eth0",
        "fec0::1",
        "ff02::1",
        "ff0e::1",
        "100::1",
        "5f00::1",
    ],
)
def test_addresses_that_are_refused(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


# -- what is known without asking for the name


@pytest.mark.parametrize(
    ("url", "called"),
    [
        ("https://example.org/hook?x=1", "https://example.org/hook?x=1"),
        ("http://example.org:8080", "http://example.org:8080"),
        ("HTTPS://Example.ORG/Hook#part", "https://example.org/Hook"),
        ("https://münchen.example/ü", "https://xn--mnchen-3ya.example/%C3%BC"),
        ("https://8.8.8.8/", "https://8.8.8.8/"),
        ("https://[2606:4700:4700::1111]:444/", "https://[2606:4700:4700::1111]:444/"),
    ],
)
def test_an_address_as_it_will_be_called(url: str, called: str) -> None:
    assert check_url(url, private=False) == called


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("ftp://example.org/", "begin with https:// or http://"),
        ("file:///etc/passwd", "begin with https:// or http://"),
        ("example.org/hook", "begin with https:// or http://"),
        ("//example.org/hook", "begin with https:// or http://"),
        ("", "begin with https:// or http://"),
        ("https://", "needs the name of a server"),
        ("https:///hook", "needs the name of a server"),
        ("https://asha:word@example.org/", "may not contain a name and password"),
        ("https://asha@example.org/", "may not contain a name and password"),
        ("https://example.org:0/", "Ports are 1 to 65535"),
        ("https://example.org:65536/", "Ports are 1 to 65535"),
        ("https://example.org:x/", "This is not an address"),
        ("https://0177.0.0.1/", "This is not an address"),
        ("https://example.org/\r\nX: y", "This is not an address"),
        ("https://example.org/" + "a" * 1000, "may have at most 1000 characters"),
    ],
)
@pytest.mark.parametrize("private", [False, True])
def test_what_is_no_address_for_a_webhook(url: str, reason: str, private: bool) -> None:
    with pytest.raises(ValueError, match=reason):
        check_url(url, private)


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/",
        "http://127.1/",
        "http://2130706433/",  # 127.0.0.1 as one number
        "http://0x7f000001/",
        "http://0x7f.1/",
        "http://0177.1/",
        "http://0/",
        "http://169.254.169.254/latest/meta-data/",
        "http://2852039166/",  # 169.254.169.254
        "http://[::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://[::ffff:7f00:1]/",
        "http://[fe80::1%25eth0]/",
        "http://localhost:8000/",
        "http://LOCALHOST./",
        "http://doab.localhost/",
    ],
)
def test_an_address_inside_is_refused_at_once_unless_the_host_allows_it(url: str) -> None:
    with pytest.raises(ValueError, match="not sent into the server's own network"):
        check_url(url, private=False)
    check_url(url, private=True)


# -- what is known when the name has been asked for


class Net:
    """Names and what they lead to, and the requests that came through."""

    def __init__(self, *answers: Sequence[str], down: Sequence[str] = ()) -> None:
        self.answers = list(answers)
        self.down = down
        self.asked: list[tuple[str, int]] = []
        self.carried: list[httpx.Request] = []

    async def resolve(self, host: str, port: int) -> list[str]:
        self.asked.append((host, port))
        return list(self.answers.pop(0))

    def carry(self, request: httpx.Request) -> httpx.Response:
        self.carried.append(request)
        if request.url.host in self.down:
            raise httpx.ConnectError("down")
        return httpx.Response(204)

    def post(self, url: str, private: bool = False) -> int:
        async def call() -> int:
            async with open_client(private, self.resolve, carrier=httpx.MockTransport(self.carry)) as client:
                return (await client.post(url, content=b"x")).status_code

        return asyncio.run(call())


@pytest.mark.parametrize(
    "addresses",
    [
        ["127.0.0.1"],
        ["::1"],
        ["::ffff:10.1.2.3"],
        ["fe80::1%2"],
        ["93.184.216.34", "10.0.0.1"],  # one bad address is enough
        ["10.0.0.1", "93.184.216.34"],
    ],
)
def test_a_name_that_leads_inside_is_not_called(addresses: list[str]) -> None:
    net = Net(addresses)
    with pytest.raises(Forbidden, match="not sent into the server's own network"):
        net.post("https://hooks.example.org/x")
    assert net.carried == []


def test_a_host_may_allow_its_own_network() -> None:
    net = Net(["10.0.0.1"])
    assert net.post("http://inside.example.org:8123/x", private=True) == 204
    assert [str(request.url) for request in net.carried] == ["http://10.0.0.1:8123/x"]


def test_the_connection_goes_to_the_address_that_was_checked() -> None:
    """The name's owner would answer the second question with an address inside; it is never asked."""
    net = Net(["93.184.216.34"], ["127.0.0.1"])
    assert net.post("https://rebind.example.org:8443/x?y=1") == 204
    assert net.asked == [("rebind.example.org", 8443)]
    (request,) = net.carried
    assert str(request.url) == "https://93.184.216.34:8443/x?y=1"
    assert request.headers["Host"] == "rebind.example.org:8443"
    assert request.extensions["sni_hostname"] == "rebind.example.org"


def test_each_call_checks_anew() -> None:
    net = Net(["93.184.216.34"], ["127.0.0.1"])
    assert net.post("https://rebind.example.org/x") == 204
    with pytest.raises(Forbidden):
        net.post("https://rebind.example.org/x")
    assert len(net.carried) == 1


def test_an_ipv6_address_is_called_in_brackets() -> None:
    net = Net(["2606:4700:4700::1111"])
    assert net.post("http://six.example.org/x") == 204
    assert [str(request.url) for request in net.carried] == ["http://[2606:4700:4700::1111]/x"]
    assert net.asked == [("six.example.org", 80)]


def test_the_next_address_is_tried_when_one_is_down() -> None:
    net = Net(["2606:4700:4700::1111", "93.184.216.34"], down=["2606:4700:4700::1111"])
    assert net.post("https://both.example.org/x") == 204
    assert [request.url.host for request in net.carried] == ["2606:4700:4700::1111", "93.184.216.34"]


def test_three_addresses_are_tried_at_most() -> None:
    addresses = [f"93.184.216.{last}" for last in range(9)]
    net = Net(addresses, down=addresses)
    with pytest.raises(httpx.ConnectError):
        net.post("https://many.example.org/x")
    assert [request.url.host for request in net.carried] == addresses[:3]


def test_a_name_without_an_address() -> None:
    with pytest.raises(httpx.ConnectError, match="has no address"):
        Net([]).post("https://none.example.org/x")


def test_a_name_that_nobody_knows() -> None:
    async def unknown(host: str, port: int) -> list[str]:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    async def call() -> None:
        async with open_client(False, unknown) as client:
            await client.post("https://nowhere.example.org/x")

    with pytest.raises(httpx.ConnectError, match=r"there is no server called nowhere\.example\.org"):
        asyncio.run(call())


def test_the_system_reads_numbers_as_addresses_and_they_are_checked() -> None:
    """What `check_url` would have refused is refused again when it is called: rows may be older than a setting."""
    assert asyncio.run(resolve("2130706433", 80)) == ["127.0.0.1"]

    async def call() -> None:
        async with open_client(False) as client:
            await client.post("http://2130706433:9/")

    with pytest.raises(Forbidden):
        asyncio.run(call())


def test_proxies_of_the_surroundings_are_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """A proxy would look the name up again, and may stand inside."""

    async def call() -> int:
        async with open_client(True, Net(["127.0.0.1"]).resolve) as client:
            return (await client.post(f"http://hooks.example.org:{receiver.port}/", content=b"x")).status_code

    with Receiver([502]).listening() as proxy, Receiver().listening() as receiver:
        monkeypatch.setenv("HTTP_PROXY", f"http://127.0.0.1:{proxy.port}")
        monkeypatch.setenv("ALL_PROXY", f"http://127.0.0.1:{proxy.port}")
        assert asyncio.run(call()) == 204
        assert (len(proxy.received), len(receiver.received)) == (0, 1)


# -- certificates


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A certificate for hooks.example.org that only this test trusts, and its key."""
    folder = tmp_path_factory.mktemp("certificate")
    made = (
        "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -keyout key.pem "
        "-out certificate.pem -subj /CN=hooks.example.org -addext subjectAltName=DNS:hooks.example.org"
    )
    subprocess.run(made.split(), cwd=folder, check=True, capture_output=True)
    return folder / "certificate.pem", folder / "key.pem"


def test_the_certificate_must_be_for_the_name_not_for_the_address(certificate: tuple[Path, Path]) -> None:
    serving = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    serving.load_cert_chain(*certificate)
    trusting = ssl.create_default_context(cafile=str(certificate[0]))

    async def here(host: str, port: int) -> list[str]:
        return ["127.0.0.1"]

    async def call(host: str) -> int:
        async with open_client(True, here, trusting) as client:
            return (await client.post(f"https://{host}:{receiver.port}/x", content=b"x")).status_code

    with Receiver(tls=serving).listening() as receiver:
        assert asyncio.run(call("hooks.example.org")) == 204
        assert receiver.received[0].headers["Host"] == f"hooks.example.org:{receiver.port}"
        with pytest.raises(httpx.ConnectError, match="Hostname mismatch"):
            asyncio.run(call("other.example.org"))
        assert len(receiver.received) == 1
