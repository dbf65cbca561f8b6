"""No page of another site acts with our visitors' cookies, nobody is led elsewhere, browsers are told to be strict."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI, WebSocket
from starlette.websockets import WebSocketDisconnect

from doab.server.app import create_app
from doab.server.people.credentials import COOKIE
from doab.server.people.visitor import Anybody, SignedIn
from doab.server.rows.schema import Base
from doab.server.settings import Settings
from tests.server.browsers import PASSWORD, Browser, NewSite, Site, me, refusal, sites

HOST = "doab.example"
SOCKETS = f"ws://{HOST}"


@pytest.fixture
def new_site(tmp_path: Path) -> Iterator[NewSite]:
    with sites(tmp_path) as make:
        yield make


@pytest.fixture
def site(new_site: NewSite) -> Site:
    return new_site()


# -- who asks

OTHERS_AND_OURS = [
    # What a browser says about where a request comes from → whether it is carried out.
    ({}, True),  # no browser
    ({"Sec-Fetch-Site": "same-origin"}, True),
    ({"Sec-Fetch-Site": "none"}, True),
    ({"Sec-Fetch-Site": "same-site"}, False),
    ({"Sec-Fetch-Site": "cross-site"}, False),
    ({"Sec-Fetch-Site": "something new"}, False),
    ({"Sec-Fetch-Site": ""}, False),
    ({"Sec-Fetch-Site": "cross-site", "Origin": f"http://{HOST}"}, False),
    ({"Sec-Fetch-Site": "same-origin", "Origin": "http://evil.example"}, True),
    ({"Origin": f"http://{HOST}"}, True),
    ({"Origin": f"http://{HOST.upper()}"}, True),
    ({"Origin": f"http://{HOST}:80"}, True),
    ({"Origin": f"https://{HOST}"}, True),  # a proxy may speak https for us
    ({"Origin": f"http://{HOST}:8000"}, False),
    ({"Origin": f"https://{HOST}:80"}, False),
    ({"Origin": "http://evil.example"}, False),
    ({"Origin": f"http://{HOST}.evil.example"}, False),
    ({"Origin": f"http://evil.example/{HOST}"}, False),
    ({"Origin": f"http://{HOST}@evil.example"}, False),
    ({"Origin": f"ftp://{HOST}"}, False),
    ({"Origin": "null"}, False),
    ({"Origin": ""}, False),
    ({"Origin": HOST}, False),
    ({"Origin": f"http://{HOST}:port"}, False),
    ({"Origin": "http://[::1"}, False),
    ({"Origin": f"http://{HOST}:8000", "Host": f"{HOST}:8000"}, True),
    ({"Origin": "http://[::1]:8000", "Host": "[::1]:8000"}, True),
    ({"Origin": "http://127.0.0.1:8000", "Host": "localhost:8000"}, False),
]


@pytest.mark.parametrize(("headers", "allowed"), OTHERS_AND_OURS)
@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
def test_unsafe_requests_of_other_sites_are_refused(
    site: Site, method: str, headers: dict[str, str], allowed: bool
) -> None:
    done: list[str] = []

    @site.app.api_route("/api/change", methods=["POST", "PUT", "PATCH", "DELETE"])
    def change() -> None:
        done.append(method)

    browser = site.browser()
    browser.cookies.set(COOKIE, "whatever it says")
    answer = browser.request(method, "/api/change", headers=headers)
    if allowed:
        assert (answer.status_code, done) == (200, [method])
    else:
        assert (refusal(answer), done) == ((403, "cross_site"), [])


@pytest.mark.parametrize(("headers", "allowed"), OTHERS_AND_OURS)
def test_websockets_of_other_sites_are_refused(site: Site, headers: dict[str, str], allowed: bool) -> None:
    """A browser opens WebSockets to anybody and sends the cookie along: they are checked like an unsafe request."""

    @site.app.websocket("/api/live")
    async def live(websocket: WebSocket) -> None:
        await websocket.accept()
        await websocket.send_text("hello")
        await websocket.close()

    browser = site.browser()
    browser.cookies.set(COOKIE, "whatever it says")
    if allowed:
        with browser.websocket_connect(f"{SOCKETS}/api/live", headers={**headers}) as socket:
            assert socket.receive_text() == "hello"
        return
    with (
        pytest.raises(WebSocketDisconnect) as refused,
        browser.websocket_connect(f"{SOCKETS}/api/live", headers={**headers}),
    ):
        pass
    answer: Any = refused.value
    assert refusal(answer) == (403, "cross_site")
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_server_that_cannot_answer_a_handshake_closes_it(site: Site) -> None:
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    headers = [(b"host", HOST.encode()), (b"origin", b"http://evil.example")]
    scope = {"type": "websocket", "path": "/api/live", "headers": headers, "query_string": b"", "client": None}
    asyncio.run(site.app(scope, receive, send))
    assert sent == [{"type": "websocket.close", "code": 4403, "reason": "cross_site"}]


@pytest.mark.parametrize("path", ["/api/login", "/api/guests", "/api/register"])
def test_no_page_signs_its_visitors_in_as_somebody_else(site: Site, path: str) -> None:
    """Without any cookie, too."""
    site.registered("mallory")
    body = {"login": "mallory", "password": PASSWORD} if path != "/api/guests" else {"name": "Mallory"}
    answer = site.browser().post(path, json=body, headers={"Sec-Fetch-Site": "cross-site"})
    assert refusal(answer) == (403, "cross_site")
    assert "set-cookie" not in answer.headers


def test_a_token_without_a_cookie_is_no_browsers_doing(site: Site) -> None:
    browser = site.registered("asha")
    script = site.browser(token=site.token(browser))
    elsewhere = {"Origin": "http://evil.example", "Sec-Fetch-Site": "cross-site"}
    assert script.patch("/api/me", json={"language": "de"}, headers=elsewhere).status_code == 200
    script.cookies.set(COOKIE, browser.cookies[COOKIE])
    assert refusal(script.patch("/api/me", json={"language": "nl"}, headers=elsewhere)) == (403, "cross_site")


def test_reading_is_left_to_the_browsers_own_rules(site: Site) -> None:
    browser = site.guest()
    answer = browser.get("/api/me", headers={"Origin": "http://evil.example", "Sec-Fetch-Site": "cross-site"})
    assert answer.status_code == 200
    assert [name for name in answer.headers if name.startswith("access-control")] == []
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"


def test_no_other_site_is_ever_let_in(site: Site) -> None:
    """No Access-Control header is sent, whatever is asked for."""
    asked = {"Origin": "http://evil.example", "Access-Control-Request-Method": "POST"}
    asked["Access-Control-Request-Headers"] = "authorization, content-type"
    for path in ("/api/me", "/api/login", "/api/nothing", "/openapi.json"):
        answer = site.browser().options(path, headers=asked)
        assert answer.status_code in (404, 405)
        assert [name for name in answer.headers if name.startswith("access-control")] == []


def test_a_form_of_another_site_is_not_understood(site: Site) -> None:
    """Even by browsers too old to say where they come from: forms cannot send JSON under its own name."""
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        answer = site.browser().post("/api/guests", content='{"name": "Asha"}', headers={"Content-Type": kind})
        assert refusal(answer) == (422, "invalid")


# -- leading elsewhere


@pytest.fixture
def everything(tmp_path: Path) -> Iterator[FastAPI]:
    """The whole application, with all its routes."""
    app = create_app(Settings(folder=tmp_path, password_memory=8, calls_a_minute=0, sign_ins_a_minute=0))
    Base.metadata.create_all(app.state.running.database.engine)
    yield app
    app.state.running.database.close()


ELSEWHERE = ["//evil.example", "//evil.example/", "/\\evil.example/", "/%2F%2Fevil.example/", "/https://evil.example/"]


def test_no_address_leads_to_another_site(everything: FastAPI) -> None:
    """Every route there is, with and without a slash, and paths that look like addresses: nothing is redirected."""
    browser = Browser(everything, f"http://{HOST}", follow_redirects=False, raise_server_exceptions=False)
    assert browser.post("/api/guests", json={"name": "Asha"}).status_code == 201
    described = everything.openapi()["paths"]
    assert len(described) > 20
    asked = [
        (method, path.replace("{", "").replace("}", "") + slash)
        for path, methods in described.items()
        for method in methods
        for slash in ("", "/")
    ]
    asked += [("get", f"{start}{path}") for path in ELSEWHERE for start in ("", "/api", "/api/tables")]
    for method, path in asked:
        target = f"http://{HOST}{path}?next=//evil.example&url=http://evil.example"
        answer = browser.request(method, target, headers={"Referer": "http://evil.example/"})
        assert not 300 <= answer.status_code < 400, path
        assert "location" not in answer.headers, path


def test_no_identity_request_leads_to_another_site(site: Site) -> None:
    target = "?next=//evil.example"
    for answer in (
        site.browser().post(f"/api/guests{target}", json={"name": "Asha"}, follow_redirects=False),
        site.registered("asha").post(f"/api/logout{target}", follow_redirects=False),
        site.browser().post(f"/api/login/{target}", json={"login": "asha", "password": PASSWORD}),
    ):
        assert answer.status_code in (201, 204, 404)
        assert "location" not in answer.headers


# -- headers

STRICT = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self'; object-src 'none'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def broken() -> None:
    raise RuntimeError("a fault of ours")


def test_every_answer_has_the_strict_headers(site: Site) -> None:
    site.app.add_api_route("/api/fault", broken)
    browser = site.guest()
    answers = {
        200: browser.get("/openapi.json"),
        204: browser.post("/api/logout"),
        401: browser.get("/api/me"),
        403: browser.post("/api/logout", headers={"Origin": "http://evil.example"}),
        404: browser.get("/nothing"),
        405: browser.put("/api/login"),
        413: browser.post("/api/guests", content=b" " * 100_000),
        422: browser.post("/api/guests", json={}),
        500: browser.get("/api/fault"),
    }
    for status, answer in answers.items():
        assert answer.status_code == status
        assert {name: answer.headers.get(name) for name in STRICT} == STRICT, status
        assert "strict-transport-security" not in answer.headers


def test_https_stays_https(site: Site) -> None:
    site.app.add_api_route("/api/fault", broken)
    for path in ("/api/me", "/openapi.json", "/api/fault"):
        answer = site.browser(scheme="https").get(path)
        assert answer.headers["strict-transport-security"] == "max-age=31536000"


def test_nothing_of_the_interface_is_kept_by_browsers_and_proxies(site: Site) -> None:
    browser = site.guest()
    for path in ("/api/me", "/api/nothing", "/api"):
        assert browser.get(path).headers["cache-control"] == "no-store"
    assert "cache-control" not in browser.get("/openapi.json").headers


def test_no_page_needs_scripts_of_other_sites(site: Site) -> None:
    """FastAPI's own pages would load theirs from a CDN; the description itself is there."""
    browser = site.browser()
    for path in ("/docs", "/redoc", "/docs/oauth2-redirect"):
        assert refusal(browser.get(path)) == (404, "no_such_page")
    assert browser.get("/openapi.json").json()["paths"]["/api/me"]["get"]["summary"] == "Who you are"


# -- who is asking, over a WebSocket


def test_a_websocket_knows_its_visitor(site: Site) -> None:
    @site.app.websocket("/api/whoami")
    async def whoami(websocket: WebSocket, visitor: SignedIn) -> None:
        await websocket.accept()
        await websocket.send_text(f"{visitor.name} via {visitor.via}")

    @site.app.websocket("/api/anybody")
    async def anybody(websocket: WebSocket, visitor: Anybody) -> None:
        await websocket.accept()
        await websocket.send_text("nobody" if visitor is None else visitor.name)

    def first(browser: Browser, path: str) -> Any:
        with browser.websocket_connect(f"{SOCKETS}{path}") as socket:
            return socket.receive()

    browser = site.registered("asha")
    assert first(browser, "/api/whoami")["text"] == "asha via cookie"
    assert first(site.browser(token=site.token(browser)), "/api/whoami")["text"] == "asha via token"
    assert first(site.browser(), "/api/anybody")["text"] == "nobody"
    closed = {"type": "websocket.close", "code": 4401}
    assert first(site.browser(), "/api/whoami") == {**closed, "reason": "not_signed_in"}
    for path in ("/api/whoami", "/api/anybody"):
        assert first(site.browser(token="doab_forged"), path) == {**closed, "reason": "bad_token"}
    secret = browser.cookies[COOKIE]
    browser.post("/api/logout")
    browser.cookies.set(COOKIE, secret)
    assert first(browser, "/api/whoami") == {**closed, "reason": "session_expired"}
    assert me(site.logged_in("asha"))["login"] == "asha"
