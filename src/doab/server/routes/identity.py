"""Who you are: guests, accounts, sessions and tokens (docs/server/api.md)."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Response
from starlette.requests import HTTPConnection

from doab.server.errors import Refused
from doab.server.guard.limits import Limits, limits_of
from doab.server.messages import identity as say
from doab.server.messages.errors import refusals
from doab.server.people import accounts, tokens
from doab.server.people.credentials import COOKIE, clear_cookie, set_cookie
from doab.server.people.visitor import Anybody, InPerson, SignedIn, Visitor
from doab.server.rows.schema import Token, User
from doab.server.running import Running, running_of

router = APIRouter(prefix="/api", tags=["identity"])


# What needs no thread of its own is `async`.


async def _count_sign_in(connection: HTTPConnection) -> None:
    limits_of(connection).count_sign_in(connection)


async def _house(connection: HTTPConnection) -> Running:
    return running_of(connection)


async def _limits(connection: HTTPConnection) -> Limits:
    return limits_of(connection)


async def _browser(visitor: Anybody) -> Visitor | None:
    """People sign up or in with a browser: as nobody yet, or as somebody with a session."""
    if visitor is not None and visitor.via == "token":
        raise Refused(403, "token_not_enough", "A token cannot do this: leave it out.")
    return visitor


InHouse = Annotated[Running, Depends(_house)]
WithLimits = Annotated[Limits, Depends(_limits)]
Browser = Annotated[Visitor | None, Depends(_browser)]
TokenId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
SIGNING_IN = [Depends(_count_sign_in)]


def _me(user: User) -> say.Me:
    return say.Me(id=user.id, name=user.name, login=user.login, guest=user.login is None, language=user.language)


def _summary(token: Token) -> say.TokenSummary:
    return say.TokenSummary(id=token.id, label=token.label, created_at=token.created_at, used_at=token.used_at)


# -- coming and going


@router.post(
    "/guests",
    status_code=201,
    response_model=say.Me,
    summary="Play without an account",
    responses=refusals(401, 403, 409),
    dependencies=SIGNING_IN,
)
def make_guest(
    body: say.NewGuest, visitor: Browser, connection: HTTPConnection, running: InHouse, response: Response
) -> say.Me:
    user, secret = accounts.make_guest(running, visitor, body.name)
    set_cookie(response, connection, running.settings, secret)
    return _me(user)


@router.post(
    "/register",
    status_code=201,
    response_model=say.Me,
    summary="Make an account; guests keep what they have",
    responses=refusals(401, 403, 409),
    dependencies=SIGNING_IN,
)
def register(
    body: say.Registration, visitor: Browser, connection: HTTPConnection, running: InHouse, response: Response
) -> say.Me:
    user, secret = accounts.register(running, visitor, body.login, body.password.get_secret_value(), body.name)
    set_cookie(response, connection, running.settings, secret)
    return _me(user)


@router.post(
    "/login",
    response_model=say.Me,
    summary="Sign in; what was done as a guest moves to the account",
    responses=refusals(401, 403),
    dependencies=SIGNING_IN,
)
def log_in(
    body: say.SignIn,
    visitor: Browser,
    connection: HTTPConnection,
    running: InHouse,
    limits: WithLimits,
    response: Response,
) -> say.Me:
    password = body.password.get_secret_value()
    user, secret = accounts.log_in(running, limits.wrong_passwords, visitor, body.login, password)
    set_cookie(response, connection, running.settings, secret)
    return _me(user)


@router.post("/logout", status_code=204, summary="End the session of this browser", responses=refusals(403))
def log_out(connection: HTTPConnection, running: InHouse, response: Response) -> None:
    accounts.log_out(running, connection.cookies.get(COOKIE, ""))
    clear_cookie(response, connection, running.settings)


@router.post("/logout-everywhere", status_code=204, summary="End all sessions", responses=refusals(401, 403))
def log_out_everywhere(visitor: InPerson, connection: HTTPConnection, running: InHouse, response: Response) -> None:
    accounts.log_out_everywhere(running, visitor)
    clear_cookie(response, connection, running.settings)


# -- about oneself


@router.get("/session", response_model=say.WhoIsThere, summary="Who this browser is", responses=refusals(401))
def session(visitor: Anybody, connection: HTTPConnection, running: InHouse, response: Response) -> say.WhoIsThere:
    """What a page asks first. If nobody is signed in, that is an answer here, not a refusal."""
    return say.WhoIsThere(me=None if visitor is None else me(visitor, connection, running, response))


@router.get("/me", response_model=say.Me, summary="Who you are", responses=refusals(401))
def me(visitor: SignedIn, connection: HTTPConnection, running: InHouse, response: Response) -> say.Me:
    user = accounts.user_of(running, visitor)
    if visitor.via == "cookie":
        # Every visit prolongs the session; the browser has to keep its cookie for as long.
        set_cookie(response, connection, running.settings, connection.cookies[COOKIE])
    return _me(user)


@router.patch("/me", response_model=say.Me, summary="Change your name or language", responses=refusals(401, 403))
def change_me(body: say.Changes, visitor: SignedIn, running: InHouse) -> say.Me:
    return _me(accounts.change_user(running, visitor, body.name, body.language))


@router.post(
    "/me/password",
    status_code=204,
    summary="Change the password; other sessions end",
    responses=refusals(401, 403, 409),
)
def change_password(body: say.PasswordChange, visitor: InPerson, running: InHouse, limits: WithLimits) -> None:
    old, new = body.old.get_secret_value(), body.new.get_secret_value()
    accounts.change_password(running, limits.wrong_passwords, visitor, old, new)


@router.delete("/me", status_code=204, summary="Delete the account", responses=refusals(401, 403))
def delete_me(
    visitor: InPerson,
    connection: HTTPConnection,
    running: InHouse,
    limits: WithLimits,
    response: Response,
    body: say.Goodbye | None = None,
) -> None:
    password = body.password.get_secret_value() if body is not None and body.password is not None else None
    accounts.delete_account(running, limits.wrong_passwords, visitor, password)
    clear_cookie(response, connection, running.settings)


# -- tokens


@router.get("/me/tokens", response_model=say.TokenList, summary="Your tokens", responses=refusals(401, 403))
def list_tokens(visitor: InPerson, running: InHouse) -> say.TokenList:
    return say.TokenList(tokens=[_summary(token) for token in tokens.tokens_of(running, visitor)])


@router.post(
    "/me/tokens",
    status_code=201,
    response_model=say.TokenMade,
    summary="Make a token for a script; it is shown this once",
    responses=refusals(401, 403, 409),
)
def make_token(body: say.NewToken, visitor: InPerson, running: InHouse) -> say.TokenMade:
    token, secret = tokens.make_token(running, visitor, body.label)
    return say.TokenMade(**_summary(token).model_dump(), token=secret)


@router.delete("/me/tokens/{id}", status_code=204, summary="Delete a token", responses=refusals(401, 403, 404))
def delete_token(id: TokenId, visitor: InPerson, running: InHouse) -> None:
    tokens.delete_token(running, visitor, id)
    accounts.tell_connections(running, visitor.user_id)
