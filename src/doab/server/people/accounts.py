"""Guests and accounts: coming, signing in and out, changing the password. Each function is one transaction."""

from __future__ import annotations

import time

from sqlalchemy import ColumnElement, delete, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from doab.server.errors import Refused
from doab.server.guard.limits import WrongPasswords
from doab.server.hub import user_topic
from doab.server.people import belongings
from doab.server.people.credentials import hash_of, new_secret, session_seconds
from doab.server.people.lookalikes import looks_of
from doab.server.people.names import check_name, name_taken
from doab.server.people.passwords import check_password, passwords_with
from doab.server.people.visitor import Visitor
from doab.server.rows.schema import Token, User, UserSession, Webhook
from doab.server.running import Running

SESSIONS_CHANGED = "sessions"
"""Told to a user's connections when a session or token has ended: each checks whether it was its own."""

SignedUp = tuple[User, str]
"""A person who is signed in from now on, and the value of their cookie."""


# -- coming


def make_guest(running: Running, visitor: Visitor | None, name: str) -> SignedUp:
    if not running.settings.guests:
        raise Refused(403, "no_guests", "On this server you need an account to play.")
    if visitor is not None:
        raise Refused(409, "already_signed_in", f"You are signed in as {visitor.name}.")
    user = User(name=check_name(name))
    with running.database.write() as session:
        session.add(user)
        session.flush()
        return user, _open_session(running, session, user)


def register(running: Running, visitor: Visitor | None, login: str, password: str, name: str | None) -> SignedUp:
    """A new account. A guest turns into it: the same user, with everything they have."""
    if not running.settings.registration:
        raise Refused(403, "no_registration", "This server does not accept new accounts.")
    if visitor is not None and not visitor.is_guest:
        raise Refused(409, "already_signed_in", f"You are signed in as {visitor.login}.")
    login = login.lower()
    called = check_name(name or (visitor.name if visitor is not None else login))
    check_password(password, login, called)
    hashed = passwords_with(running.settings.password_memory).hash(password)
    try:
        with running.database.write() as session:
            user = _guest_or_new(session, visitor)
            user.name, user.looks, user.login, user.password = called, looks_of(called), login, hashed
            session.flush()
            secret = _open_session(running, session, user)
    except IntegrityError as error:
        with running.database.read() as session:
            if session.scalar(select(User.id).where(User.login == login)) is not None:
                raise Refused(409, "login_taken", "This login is already taken.") from error
        raise name_taken(called, "here") from error
    tell_connections(running, user.id)
    return user, secret


def _guest_or_new(session: Session, visitor: Visitor | None) -> User:
    if visitor is None:
        user = User()
        session.add(user)
        return user
    guest = session.get(User, visitor.user_id)
    if guest is None or guest.login is not None:
        raise Refused(401, "session_expired", "Your session is over: sign in again.")
    # Anyone who had a key to the guest must not have one to the account.
    session.execute(delete(UserSession).where(UserSession.user_id == guest.id))
    session.execute(delete(Token).where(Token.user_id == guest.id))
    session.execute(delete(Webhook).where(Webhook.user_id == guest.id))
    return guest


def log_in(running: Running, wrong: WrongPasswords, visitor: Visitor | None, login: str, password: str) -> SignedUp:
    """Sign in. What the browser did as a guest belongs to the account from now on."""
    login = login.lower()
    with running.database.read() as session:
        known = session.scalars(select(User).where(User.login == login)).one_or_none()
    hashed = known.password if known is not None else None
    prove(running, wrong, login, password, hashed)
    assert known is not None, "nobody's password never fits"
    passwords = passwords_with(running.settings.password_memory)
    renewed = passwords.hash(password) if hashed and passwords.is_outdated(hashed) else hashed
    moved: list[str] = []
    with running.database.write() as session:
        user = session.get(User, known.id)
        if user is None or user.password != hashed:
            raise _bad_login()
        user.password = renewed
        if visitor is not None:
            session.execute(delete(UserSession).where(UserSession.hash == visitor.credential_hash))
            moved = belongings.move_from_guest(session, visitor.user_id, user.id) if visitor.is_guest else []
        secret = _open_session(running, session, user)
    if moved:
        belongings.tell_tables(running, moved)
    if visitor is not None:
        tell_connections(running, visitor.user_id)
    return user, secret


def prove(running: Running, wrong: WrongPasswords, login: str, password: str, hashed: str | None) -> None:
    """Refuse unless it is the password. A login that nobody has is refused in the same words after the same work."""
    wrong.before_trying(login)
    try:
        fits = passwords_with(running.settings.password_memory).fits(password, hashed)
    except Refused:
        wrong.not_tried(login)
        raise
    if not fits:
        raise _bad_login()
    wrong.right(login)


def _bad_login() -> Refused:
    return Refused(401, "bad_login", "Login or password is wrong.")


def _open_session(running: Running, session: Session, user: User) -> str:
    secret, now = new_secret(), time.time()
    session.execute(delete(UserSession).where(UserSession.expires_at <= now))
    expires = now + session_seconds(running.settings)
    session.add(UserSession(hash=hash_of(secret), user_id=user.id, created_at=now, expires_at=expires))
    return secret


# -- being there


def user_of(running: Running, visitor: Visitor) -> User:
    with running.database.read() as session:
        return find_user(session, visitor)


def change_user(running: Running, visitor: Visitor, name: str | None, language: str | None) -> User:
    called = ""
    try:
        with running.database.write() as session:
            user = find_user(session, visitor)
            if (
                name is not None and name != user.name
            ):  # people keep the name they have, even if it has been reserved since
                user.name = called = check_name(name)
                user.looks = looks_of(user.name) if user.login is not None else None
            user.language = language if language is not None else user.language
    except IntegrityError as error:
        raise name_taken(called, "here") from error
    return user


def change_password(running: Running, wrong: WrongPasswords, visitor: Visitor, old: str, new: str) -> None:
    """A new password. Anybody signed in elsewhere has to know it."""
    user = user_of(running, visitor)
    if user.login is None:
        raise Refused(409, "not_registered", "A guest has no password: register first.")
    prove(running, wrong, user.login, old, user.password)
    check_password(new, user.login, user.name)
    hashed = passwords_with(running.settings.password_memory).hash(new)
    with running.database.write() as session:
        current = find_user(session, visitor)
        if current.password != user.password:
            raise _bad_login()
        current.password = hashed
        _end_sessions(session, UserSession.user_id == user.id, UserSession.hash != visitor.credential_hash)
    tell_connections(running, user.id)


# -- going


def log_out(running: Running, secret: str) -> None:
    """The session of this cookie ends, if there is one."""
    with running.database.write() as session:
        browser = session.get(UserSession, hash_of(secret))
        if browser is None:
            return
        session.delete(browser)
    tell_connections(running, browser.user_id)


def log_out_everywhere(running: Running, visitor: Visitor) -> None:
    with running.database.write() as session:
        _end_sessions(session, UserSession.user_id == visitor.user_id)
    tell_connections(running, visitor.user_id)


def delete_account(running: Running, wrong: WrongPasswords, visitor: Visitor, password: str | None) -> None:
    """The user goes, and their sessions, tokens, notes and webhooks go with them."""
    user = user_of(running, visitor)
    if user.login is not None:
        prove(running, wrong, user.login, password or "", user.password)
    tables = belongings.leave_tables(running, user.id)
    with running.database.write() as session:
        belongings.give_up_rest(session, user.id)
        session.execute(delete(User).where(User.id == user.id))
    belongings.tell_tables(running, tables)
    tell_connections(running, user.id)


def tell_connections(running: Running, user_id: str) -> None:
    running.hub.publish(user_topic(user_id), {"type": SESSIONS_CHANGED})


def find_user(session: Session, visitor: Visitor) -> User:
    user = session.get(User, visitor.user_id)
    if user is None:
        raise Refused(401, "session_expired", "Your session is over: sign in again.")
    return user


def _end_sessions(session: Session, *which: ColumnElement[bool]) -> None:
    session.execute(delete(UserSession).where(*which))
