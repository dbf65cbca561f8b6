"""How refusals and faults are reported: as `{"error": {"code", "message", …}}`, and never more than is meant to be."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Match
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketState

from doab.core.errors import DoabError, InvariantError
from doab.server.errors import Refused
from doab.server.guard.headers import security_headers
from doab.server.routes.pages import is_visit, missing_page

log = logging.getLogger("doab.server")

CLOSE_CODES = 4000
"""A WebSocket is closed with this number plus the status that a request would have got."""
LONGEST_FIELD = 100
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE")

# What the framework itself refuses, by status.
CODES = {
    400: ("bad_request", "The request cannot be read."),
    404: ("no_such_page", "There is nothing here."),
    405: ("method_not_allowed", "This cannot be done here."),
    413: ("too_large", "The request is larger than allowed."),
    415: ("bad_type", "A body of this type is not accepted here."),
}
INTERNAL = Refused(500, "internal", "Something went wrong on the server. As far as it knows, nothing was changed.")


class RefusalResponse(JSONResponse):
    """A refusal may quote what it was sent, even half of a character."""

    def render(self, content: Any) -> bytes:
        return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace")


def refusal_response(refused: Refused) -> Response:
    headers = {}
    if "retry_after" in refused.details:
        headers["Retry-After"] = str(refused.details["retry_after"])
    if refused.status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return RefusalResponse(refused.to_json(), refused.status, headers)


async def refuse(refused: Refused, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request, or a WebSocket that is not accepted, from outside any route."""
    if scope["type"] == "websocket" and "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": CLOSE_CODES + refused.status, "reason": refused.code})
        return
    await refusal_response(refused)(scope, receive, send)


def install_refusals(app: FastAPI) -> None:
    # Each of them tells requests and WebSockets alike, for which Starlette has no type.
    tellers: dict[type[Exception], Any] = {
        DoabError: _tell_error,
        HTTPException: _tell_http_error,
        RequestValidationError: _tell_invalid,
        WebSocketRequestValidationError: _tell_invalid,
        Exception: _tell_fault,
    }
    for kind, tell in tellers.items():
        app.add_exception_handler(kind, tell)
    _describe_as_json(app)


def _describe_as_json(app: FastAPI) -> None:
    """A refusal is JSON even where the answer is text; FastAPI would describe both as the same type."""
    describe = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            for operations in describe()["paths"].values():
                for operation in operations.values():
                    for status, answer in operation["responses"].items():
                        if status >= "400" and answer.get("content"):
                            answer["content"] = {"application/json": next(iter(answer["content"].values()))}
        return describe()

    app.openapi = openapi  # type: ignore[method-assign]  # FastAPI's own way to change the description


async def _tell_error(connection: Request | WebSocket, error: Exception) -> Response | None:
    if isinstance(error, Refused):
        return await _tell(connection, error)
    if isinstance(error, InvariantError):
        log.error("a game is in an impossible position", exc_info=error)
        return await _tell(connection, INTERNAL)
    return await _tell(connection, Refused(400, "bad_request", str(error)))


async def _tell_http_error(connection: Request | WebSocket, error: Exception) -> Response | None:
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and isinstance(connection, Request) and is_visit(connection):
        return missing_page(connection)
    code, message = CODES.get(error.status_code, ("refused", "The request was refused."))
    response = await _tell(connection, Refused(error.status_code, code, message))
    if response is not None:
        response.headers.update(error.headers or {})
    if response is not None and error.status_code == 405:
        response.headers["Allow"] = ", ".join(_methods_at(connection))
    return response


def _methods_at(connection: Request | WebSocket) -> list[str]:
    """All methods that the path accepts. Starlette names only those of the first route that it finds there."""

    def is_taken(method: str) -> bool:
        scope = {**connection.scope, "method": method}
        return any(route.matches(scope)[0] is Match.FULL for route in connection.app.routes)

    return [method for method in METHODS if is_taken(method)]


async def _tell_invalid(connection: Request | WebSocket, error: Exception) -> Response | None:
    assert isinstance(error, RequestValidationError | WebSocketRequestValidationError)
    return await _tell(connection, invalid(error.errors()))


def invalid(errors: Sequence[Any]) -> Refused:
    """What Pydantic found wrong with a request."""
    fields = [{"field": _field(one), "message": _message(one)} for one in errors]
    told = "; ".join(f"{one['field']}: {one['message']}" for one in fields[:3])
    return Refused(422, "invalid", f"The request does not fit. {told}", fields=fields)


async def _tell_fault(connection: Request, error: Exception) -> Response:
    """The server logs what it was. This answer is made outside all middleware."""
    response = refusal_response(INTERNAL)
    response.headers.update(security_headers(connection.scope))
    return response


async def _tell(connection: Request | WebSocket, refused: Refused) -> Response | None:
    if not isinstance(connection, WebSocket):
        return refusal_response(refused)
    # A browser learns why only from the code of a connection that was open.
    if connection.application_state is WebSocketState.CONNECTING:
        await connection.accept()
    if connection.application_state is WebSocketState.CONNECTED:
        await connection.close(CLOSE_CODES + refused.status, refused.code)
    return None


def _field(error: dict[str, Any]) -> str:
    place = error["loc"][:1] if error["type"] == "json_invalid" else error["loc"]
    return ".".join(str(part) for part in place)[:LONGEST_FIELD]


def _message(error: dict[str, Any]) -> str:
    """What is wrong, without quoting what was sent: it may be a password."""
    if error["type"] == "union_tag_invalid":
        return f"Input should be one of {error['ctx']['expected_tags']}"
    if error["type"] == "json_invalid":
        return "This is not JSON"
    return str(error["msg"])
