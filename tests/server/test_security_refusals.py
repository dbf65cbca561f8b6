"""Whatever goes wrong is told in one form, and no more than is meant to be told."""

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from fastapi import Body, FastAPI, Query, WebSocket
from pydantic import BaseModel, Field

from doab.core.errors import InvariantError, OptionError
from doab.server.app import create_app
from doab.server.errors import Refused
from doab.server.settings import Settings
from tests.server.browsers import PASSWORD, NewSite, Site, refusal, sites


@pytest.fixture
def new_site(tmp_path: Path) -> Iterator[NewSite]:
    with sites(tmp_path) as make:
        yield make


@pytest.fixture
def site(new_site: NewSite) -> Site:
    return new_site()


class Clockless(BaseModel):
    kind: Literal["none"]


class Timed(BaseModel):
    kind: Literal["live"]
    bank: int


Pace = Annotated[Clockless | Timed, Field(discriminator="kind")]


def test_a_refusal_says_code_message_and_details(site: Site) -> None:
    @site.app.get("/api/stale")
    def stale() -> None:
        raise Refused(409, "stale", "The table has moved on.", revision=7)

    answer = site.browser().get("/api/stale")
    assert answer.status_code == 409
    assert answer.json() == {"error": {"code": "stale", "message": "The table has moved on.", "revision": 7}}


def test_what_does_not_fit_is_told_field_by_field_without_what_was_sent(site: Site) -> None:
    answer = site.browser().post("/api/register", json={"login": PASSWORD, "password": ["s3cret"], "admin": "s3cret"})
    assert answer.status_code == 422
    fields = {field["field"]: field["message"] for field in answer.json()["error"]["fields"]}
    assert set(fields) == {"body.login", "body.password", "body.admin"}
    assert fields["body.admin"] == "Extra inputs are not permitted"
    assert "s3cret" not in answer.text
    assert PASSWORD not in answer.text


def test_a_wrong_kind_is_told_without_what_was_sent(site: Site) -> None:
    @site.app.post("/api/pace")
    def pace(pace: Annotated[Pace, Body()]) -> None:
        return None

    answer = site.browser().post("/api/pace", json={"kind": "s3cret"})
    assert answer.json()["error"]["fields"] == [{"field": "body", "message": "Input should be one of 'none', 'live'"}]
    assert "s3cret" not in answer.text


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 422, "invalid"),
        (b"{", 422, "invalid"),
        (b'{"name": s3cret}', 422, "invalid"),
        (b"[" * 60_000, 400, "bad_request"),
        (b'{"name": ' + b"9" * 5000 + b"}", 400, "bad_request"),
        (b'{"name": "\xff"}', 400, "bad_request"),
        (b'{"name": "\\ud800"}', 422, "invalid"),
        (b'{"\\ud800": 1}', 422, "invalid"),
        (b'{"name": NaN}', 422, "invalid"),
        (b'"s3cret"', 422, "invalid"),
        (b"null", 422, "invalid"),
    ],
)
def test_bodies_that_are_no_requests(site: Site, body: bytes, status: int, code: str) -> None:
    answer = site.browser().post("/api/guests", content=body, headers={"Content-Type": "application/json"})
    assert refusal(answer) == (status, code)
    assert "s3cret" not in answer.text


def test_half_a_character_can_be_quoted(site: Site) -> None:
    @site.app.post("/api/options")
    def options(body: dict[str, Any]) -> None:
        raise OptionError(f"there is no option {body['option']}")

    headers = {"Content-Type": "application/json"}
    answer = site.browser().post("/api/options", content=b'{"option": "a\\ud800b"}', headers=headers)
    assert refusal(answer) == (400, "bad_request")
    assert answer.json()["error"]["message"] == "there is no option a?b"


def test_a_long_field_name_is_cut(site: Site) -> None:
    answer = site.browser().post("/api/guests", json={"x" * 5000: 1})
    assert {len(field["field"]) for field in answer.json()["error"]["fields"]} == {len("body.name"), 100}


def test_unknown_pages_and_methods(site: Site) -> None:
    browser = site.browser()
    assert refusal(browser.get("/api/nothing")) == (404, "no_such_page")
    answer = browser.put("/api/login")
    assert refusal(answer) == (405, "method_not_allowed")
    assert answer.headers["allow"] == "POST"
    assert browser.put("/api/me").headers["allow"] == "GET, PATCH, DELETE"
    assert browser.put("/api/me/tokens/abc").headers["allow"] == "DELETE"
    assert answer.headers["content-type"] == "application/json"


def test_errors_of_the_game_are_the_callers_and_impossible_positions_are_ours(
    site: Site, caplog: pytest.LogCaptureFixture
) -> None:
    @site.app.get("/api/option")
    def option() -> None:
        raise OptionError("there is no option “x”")

    @site.app.get("/api/impossible")
    def impossible() -> None:
        raise InvariantError("the supply has -1 cows")

    browser = site.browser()
    answer = browser.get("/api/option")
    assert answer.status_code == 400
    assert answer.json() == {"error": {"code": "bad_request", "message": "there is no option “x”"}}
    fault = browser.get("/api/impossible")
    assert refusal(fault) == (500, "internal")
    assert "cows" not in fault.text
    assert [(line.name, line.levelno) for line in caplog.records if line.exc_info] == [("doab.server", logging.ERROR)]


def test_a_fault_is_told_without_its_reasons(site: Site) -> None:
    @site.app.get("/api/fault")
    def fault() -> None:
        raise RuntimeError("the seed is 0badc0de")

    answer = site.browser().get("/api/fault")
    assert answer.status_code == 500
    assert set(answer.json()["error"]) == {"code", "message"}
    assert answer.json()["error"]["code"] == "internal"
    assert "0badc0de" not in answer.text
    assert "Traceback" not in answer.text


def test_refusals_over_a_websocket_are_close_codes(site: Site) -> None:
    @site.app.websocket("/api/before")
    async def before(websocket: WebSocket) -> None:
        raise Refused(404, "no_such_table", "There is no such table.")

    @site.app.websocket("/api/after")
    async def after(websocket: WebSocket) -> None:
        await websocket.accept()
        raise Refused(429, "too_many", "Too many requests.")

    @site.app.websocket("/api/invalid")
    async def invalid(websocket: WebSocket, seat: Annotated[int, Query(ge=0)]) -> None:
        await websocket.accept()

    def closed(path: str) -> Any:
        with site.browser().websocket_connect(f"ws://doab.example{path}") as socket:
            return socket.receive()

    assert closed("/api/before") == {"type": "websocket.close", "code": 4404, "reason": "no_such_table"}
    assert closed("/api/after") == {"type": "websocket.close", "code": 4429, "reason": "too_many"}
    assert closed("/api/invalid?seat=s3cret") == {"type": "websocket.close", "code": 4422, "reason": "invalid"}


# -- the description


@pytest.fixture
def everything(tmp_path: Path) -> Iterator[FastAPI]:
    app = create_app(Settings(folder=tmp_path / "everything"))
    yield app
    app.state.running.database.close()


def test_every_route_of_the_interface_describes_its_refusals(everything: FastAPI) -> None:
    described = everything.openapi()
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            if not path.startswith("/api/"):
                continue
            where = f"{method} {path}"
            assert {"400", "413", "422", "429"} <= set(operation["responses"]), where
            for status, answer in operation["responses"].items():
                if status.startswith(("4", "5")):
                    schema = answer["content"]["application/json"]["schema"]
                    assert schema == {"$ref": "#/components/schemas/ErrorBody"}, f"{where} {status}"
            assert operation["summary"], where
    assert described["components"]["securitySchemes"] == {
        "session": {"type": "apiKey", "in": "cookie", "name": "doab_session"},
        "token": {"type": "http", "scheme": "bearer", "bearerFormat": "doab_…"},
    }


def test_what_a_token_cannot_do_is_described_as_needing_a_session(everything: FastAPI) -> None:
    paths = everything.openapi()["paths"]
    assert paths["/api/me"]["get"]["security"] == [{"session": []}, {"token": []}]
    assert paths["/api/me"]["delete"]["security"] == [{"session": []}]
    assert paths["/api/me/tokens"]["post"]["security"] == [{"session": []}]
    assert "security" not in paths["/api/login"]["post"]
