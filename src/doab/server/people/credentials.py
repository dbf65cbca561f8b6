"""What proves who somebody is: the cookie of a browser, the token of a script. Only hashes of them are kept."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from typing import Literal

from starlette.requests import HTTPConnection
from starlette.responses import Response

from doab.server.settings import Settings

COOKIE = "doab_session"
TOKEN_PREFIX = "doab_"
"""Shows anybody who finds a token what it is, including programs that look for lost secrets."""
DAY = 86400.0

Via = Literal["cookie", "token"]


@dataclass(frozen=True)
class Credential:
    """Shown, not yet believed."""

    via: Via
    hash: str


def hash_of(secret: str) -> str:
    # 32 random bytes cannot be guessed, so they need no slow hash. Looking a hash up gives nothing away by its time:
    # an attacker who tries secrets cannot choose their hashes.
    return hashlib.sha256(secret.encode("utf-8", "surrogateescape")).hexdigest()


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def new_token() -> str:
    return TOKEN_PREFIX + secrets.token_urlsafe(32)


def bearer_of(connection: HTTPConnection) -> str | None:
    """The token that a request shows; None if it shows none. (`Basic` may be meant for a proxy in front of us.)"""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def credential_of(connection: HTTPConnection) -> Credential | None:
    """A token counts before a cookie: nobody sends one by accident."""
    token = bearer_of(connection)
    if token is not None:
        return Credential("token", hash_of(token))
    cookie = connection.cookies.get(COOKIE)
    return Credential("cookie", hash_of(cookie)) if cookie else None


def is_https(connection: HTTPConnection) -> bool:
    return bool(connection.scope.get("scheme") in ("https", "wss"))


def session_seconds(settings: Settings) -> float:
    return settings.session_days * DAY


def set_cookie(response: Response, connection: HTTPConnection, settings: Settings, secret: str) -> None:
    response.set_cookie(
        COOKIE,
        secret,
        max_age=int(session_seconds(settings)),
        path="/",
        secure=_secure(connection, settings),
        httponly=True,
        samesite="lax",
    )


def clear_cookie(response: Response, connection: HTTPConnection, settings: Settings) -> None:
    response.delete_cookie(COOKIE, path="/", secure=_secure(connection, settings), httponly=True, samesite="lax")


def _secure(connection: HTTPConnection, settings: Settings) -> bool:
    return is_https(connection) if settings.secure_cookies is None else settings.secure_cookies
