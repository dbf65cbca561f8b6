"""Personal tokens: what somebody's scripts and bots sign in with."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, func, select

from doab.server.errors import Refused
from doab.server.people.credentials import hash_of, new_token
from doab.server.people.visitor import Visitor
from doab.server.rows.schema import Token, User
from doab.server.running import Running

MOST_TOKENS = 20


def tokens_of(running: Running, visitor: Visitor) -> Sequence[Token]:
    with running.database.read() as session:
        own = select(Token).where(Token.user_id == visitor.user_id)
        return session.scalars(own.order_by(Token.created_at, Token.id)).all()


def make_token(running: Running, visitor: Visitor, label: str) -> tuple[Token, str]:
    """The row, and the token itself, which is known only now."""
    secret = new_token()
    token = Token(user_id=visitor.user_id, hash=hash_of(secret), label=label)
    with running.database.write() as session:
        # The user's row is locked, so that two at once cannot both be the last one.
        if session.get(User, visitor.user_id, with_for_update=True) is None:
            raise Refused(401, "session_expired", "Your session is over: sign in again.")
        count = session.scalars(select(func.count()).where(Token.user_id == visitor.user_id)).one()
        if count >= MOST_TOKENS:
            raise Refused(409, "too_many_tokens", f"You have {MOST_TOKENS} tokens: delete one that you no longer need.")
        session.add(token)
    return token, secret


def delete_token(running: Running, visitor: Visitor, token_id: str) -> None:
    with running.database.write() as session:
        own = delete(Token).where(Token.id == token_id, Token.user_id == visitor.user_id).returning(Token.id)
        if session.execute(own).one_or_none() is None:
            raise Refused(404, "no_such_token", "You have no such token.")
