"""Who is asking: `Anybody`, `SignedIn` and `InPerson` at a route, `visitor_of` anywhere else."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends
from fastapi.openapi.models import APIKey, APIKeyIn, HTTPBearer
from fastapi.security.base import SecurityBase
from sqlalchemy import select, update
from sqlalchemy.orm import Session
from starlette.requests import HTTPConnection

from doab.server.errors import Refused
from doab.server.guard.limits import limits_of
from doab.server.people.credentials import COOKIE, DAY, TOKEN_PREFIX, Credential, Via, credential_of, session_seconds
from doab.server.rows.schema import Token, User, UserSession
from doab.server.running import Running, running_of

HOUR = 3600.0


@dataclass(frozen=True)
class Visitor:
    user_id: str
    name: str
    login: str | None
    """None: a guest."""
    via: Via
    credential_hash: str

    @property
    def is_guest(self) -> bool:
        return self.login is None


def id_of(visitor: Visitor | None) -> str | None:
    return None if visitor is None else visitor.user_id


def user_of(session: Session, visitor: Visitor) -> User:
    user = session.get(User, visitor.user_id)
    if user is None:
        raise Refused(401, "session_expired", "Your account is gone.")
    return user


def visitor_of(connection: HTTPConnection) -> Visitor | None:
    """Whose cookie or token it is; None without one, or if the cookie's session is over. A wrong token is refused.

    Reads the database: call it in a thread. For a WebSocket that stays open it may be called again and again.
    """
    credential = credential_of(connection)
    if credential is None:
        return None
    running = running_of(connection)
    visitor = _by_token(running, credential) if credential.via == "token" else _by_cookie(running, credential)
    if visitor is None:
        limits_of(connection).forget(credential.hash)
        if credential.via == "token":
            raise Refused(401, "bad_token", "This token is not valid.")
        return None
    limits_of(connection).know(credential.hash, visitor.user_id)
    connection.state.user_id = visitor.user_id  # for the log
    return visitor


def _by_cookie(running: Running, credential: Credential) -> Visitor | None:
    with running.database.read() as session:
        owner = select(User.id, User.name, User.login, UserSession.expires_at)
        owner = owner.join(UserSession, UserSession.user_id == User.id).where(UserSession.hash == credential.hash)
        user = session.execute(owner).one_or_none()
    now = time.time()
    if user is None or user.expires_at <= now:
        return None
    length = session_seconds(running.settings)
    # People who come back stay signed in. Not every request needs to write that down.
    if user.expires_at < now + length - min(DAY, length / 2):
        with running.database.write() as session:
            still = update(UserSession).where(UserSession.hash == credential.hash)
            session.execute(still.values(expires_at=now + length))
    return Visitor(user.id, user.name, user.login, "cookie", credential.hash)


def _by_token(running: Running, credential: Credential) -> Visitor | None:
    with running.database.read() as session:
        owner = select(User, Token).join(Token, Token.user_id == User.id)
        found = session.execute(owner.where(Token.hash == credential.hash)).one_or_none()
    if found is None:
        return None
    user, token = found
    now = time.time()
    if token.used_at is None or token.used_at < now - HOUR:
        with running.database.write() as session:
            session.execute(update(Token).where(Token.id == token.id).values(used_at=now))
    return Visitor(user.id, user.name, user.login, "token", credential.hash)


# -- at routes


class _Described(SecurityBase):
    """Puts a way to sign in into the description of the interface; `visitor_of` does the checking."""

    def __init__(self, name: str, model: APIKey | HTTPBearer) -> None:
        self.scheme_name = name
        self.model = model

    async def __call__(self, connection: HTTPConnection) -> None:
        return None


_COOKIE = _Described("session", APIKey.model_validate({"in": APIKeyIn.cookie, "name": COOKIE}))
_TOKEN = _Described("token", HTTPBearer(bearerFormat=f"{TOKEN_PREFIX}…"))


def anybody(connection: HTTPConnection) -> Visitor | None:
    return visitor_of(connection)


def signed_in(connection: HTTPConnection) -> Visitor:
    visitor = visitor_of(connection)
    if visitor is not None:
        return visitor
    if credential_of(connection) is not None:
        raise Refused(401, "session_expired", "Your session is over: sign in again.")
    raise Refused(401, "not_signed_in", "Sign in first, or play as a guest.")


def _signed_in_at_route(
    connection: HTTPConnection, _cookie: Annotated[None, Depends(_COOKIE)], _token: Annotated[None, Depends(_TOKEN)]
) -> Visitor:
    return signed_in(connection)


def _in_person(connection: HTTPConnection, _cookie: Annotated[None, Depends(_COOKIE)]) -> Visitor:
    visitor = signed_in(connection)
    if visitor.via == "token":
        raise Refused(403, "token_not_enough", "A token cannot do this: sign in with the password.")
    return visitor


Anybody = Annotated[Visitor | None, Depends(anybody)]
SignedIn = Annotated[Visitor, Depends(_signed_in_at_route)]
InPerson = Annotated[Visitor, Depends(_in_person)]
"""Signed in with a session: for what a script must not do, such as changing the password."""
