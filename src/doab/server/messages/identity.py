"""Messages about people: who they are, how they sign in, their tokens (docs/server/api.md)."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, SecretStr, StringConstraints

from doab.server.people.names import LONGEST_NAME
from doab.server.people.passwords import LONGEST, SHORTEST


def _whole_characters(password: SecretStr) -> SecretStr:
    """JSON can hold halves of characters, which no keyboard makes and no hash takes."""
    try:
        password.get_secret_value().encode()
    except UnicodeEncodeError:
        raise ValueError("this is not text") from None
    return password


# A name may be sent with spaces at its ends; `check_name` says what is wrong with one in words.
Name = Annotated[str, StringConstraints(min_length=1, max_length=2 * LONGEST_NAME)]
Login = Annotated[str, StringConstraints(min_length=3, max_length=30, pattern=r"^[A-Za-z0-9._-]+$")]
NewPassword = Annotated[SecretStr, Field(min_length=SHORTEST, max_length=LONGEST), AfterValidator(_whole_characters)]
Password = Annotated[SecretStr, Field(min_length=1, max_length=LONGEST), AfterValidator(_whole_characters)]
Language = Annotated[str, StringConstraints(max_length=35, pattern=r"^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$")]
Label = Annotated[str, StringConstraints(min_length=1, max_length=60, pattern=r"^[^\x00-\x1f\x7f]+$")]


class Request(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Me(BaseModel):
    id: str
    name: str
    login: str | None
    """null for a guest."""
    guest: bool
    language: str


class WhoIsThere(BaseModel):
    me: Me | None
    """null: nobody is signed in."""


class NewGuest(Request):
    name: Name


class Registration(Request):
    login: Login
    """Upper and lower case are the same."""
    password: NewPassword
    name: Name | None = None
    """null: guests keep their name, anybody else is called by their login."""


class SignIn(Request):
    login: Login
    password: Password


class Changes(Request):
    """What is left out stays as it is."""

    name: Name | None = None
    language: Language | None = None


class PasswordChange(Request):
    old: Password
    new: NewPassword


class Goodbye(Request):
    password: Password | None = None
    """Guests have none."""


class NewToken(Request):
    label: Label
    """What it is for, in the owner's words."""


class TokenSummary(BaseModel):
    id: str
    label: str
    created_at: float
    used_at: float | None
    """When it was last used, within an hour."""


class TokenMade(TokenSummary):
    token: str
    """Shown this once: only a hash of it is kept."""


class TokenList(BaseModel):
    tokens: list[TokenSummary]
