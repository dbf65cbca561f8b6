"""How a refusal looks, and how a route says which ones it has.

`responses=refusals(401, 404)` at a route puts them into the description of the interface. What may happen to any
request (a body that cannot be read, is too large or does not fit, too many requests) is always among them.
"""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from pydantic import BaseModel, ConfigDict


class FieldError(BaseModel):
    field: str
    """Where: `body.name`, `query.seat`."""
    message: str


class ErrorDetail(BaseModel):
    model_config = ConfigDict(extra="allow")
    """Some codes say more: `rule`, `revision`, `step`, `line` … (docs/server/api.md)."""

    code: str
    """For programs."""
    message: str
    """For people."""
    fields: list[FieldError] | None = None
    """With the code `invalid`."""
    retry_after: int | None = None
    """With the code `too_many`: seconds to wait."""


class ErrorBody(BaseModel):
    error: ErrorDetail


WHAT_IT_MEANS = {
    400: "The request cannot be understood or asks for something that does not exist.",
    401: "Nobody is signed in, or the cookie or token shown is not valid.",
    403: "Not allowed for this user, or sent by the page of another site.",
    404: "There is no such thing, or you may not know that there is.",
    409: "It does not fit the present state; nothing was changed.",
    413: "The request is larger than allowed.",
    415: "The body is not of the type that the request takes.",
    422: "A field is missing, unknown or out of bounds.",
    429: "Too many requests; `Retry-After` says how many seconds to wait.",
    500: "A fault in the server.",
    503: "The server cannot answer now.",
}
ANY_REQUEST = (400, 413, 422, 429)
RETRY_AFTER = {"Retry-After": {"description": "Seconds to wait.", "schema": {"type": "integer", "minimum": 1}}}


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The `responses` of a route that may refuse with these statuses besides those of any request."""
    described: dict[int | str, dict[str, Any]] = {}
    for status in sorted({*statuses, *ANY_REQUEST}):
        described[status] = {
            "model": ErrorBody,
            "description": WHAT_IT_MEANS.get(status, HTTPStatus(status).phrase),
        }
    described[429]["headers"] = RETRY_AFTER
    return described
