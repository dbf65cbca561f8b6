"""Passwords: which are taken, how they are kept and compared, and that they never come out again."""

import logging
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import select

from doab.server.errors import Refused
from doab.server.messages.identity import Goodbye, PasswordChange, Registration, SignIn
from doab.server.people import passwords as passwords_file
from doab.server.people.common_passwords import COMMON_PASSWORDS
from doab.server.people.passwords import AT_ONCE, WAITING, Passwords, check_password, passwords_with
from doab.server.rows.schema import User
from tests.server.browsers import PASSWORD, NewSite, Site, me, refusal, sites


@pytest.fixture
def new_site(tmp_path: Path) -> Iterator[NewSite]:
    with sites(tmp_path) as make:
        yield make


@pytest.fixture
def site(new_site: NewSite) -> Site:
    return new_site()


def kept(site: Site, login: str = "asha") -> str:
    return str(site.write(lambda session: session.scalars(select(User.password).where(User.login == login)).one()))


# -- which are taken


@pytest.mark.parametrize("password", ["short", "123456789", "x" * 201])
def test_passwords_have_10_to_200_characters(site: Site, password: str) -> None:
    answer = site.browser().post("/api/register", json={"login": "asha", "password": password})
    assert refusal(answer) == (422, "invalid")
    assert answer.json()["error"]["fields"][0]["field"] == "body.password"
    assert password not in answer.text


@pytest.mark.parametrize("password", ["abcdefghi ", "जनवरी फरवरी", "0000000001", "\x00" * 9 + "a", "x" * 199 + "y"])
def test_whatever_a_password_is_made_of_it_is_taken(site: Site, password: str) -> None:
    assert site.browser().post("/api/register", json={"login": "asha", "password": password}).status_code == 201
    assert site.browser().post("/api/login", json={"login": "asha", "password": password}).status_code == 200


@pytest.mark.parametrize("password", ["1234567890", "PASSWORD123", "qwertyuiop ", "zzzzzzzzzzzz", " " * 12])
def test_passwords_that_everybody_thinks_of_are_refused(password: str) -> None:
    with pytest.raises(Refused) as refused:
        check_password(password)
    assert (refused.value.status, refused.value.code) == (400, "bad_password")
    assert password.strip() not in str(refused.value) or not password.strip()


def test_the_list_holds_only_passwords_that_are_long_enough() -> None:
    assert len(COMMON_PASSWORDS) >= 60
    assert {password for password in COMMON_PASSWORDS if len(password) < 10 or password != password.casefold()} == set()


def test_the_password_is_not_the_login_or_the_name(site: Site) -> None:
    browser = site.browser()
    as_login = {"login": "asha.is.here", "password": "Asha.Is.Here"}
    assert refusal(browser.post("/api/register", json=as_login)) == (400, "bad_password")
    as_name = {"login": "asha", "password": "asha the great", "name": "Asha the Great"}
    assert refusal(browser.post("/api/register", json=as_name)) == (400, "bad_password")


def test_letters_that_look_the_same_are_the_same(site: Site) -> None:
    """One keyboard sends é as one character, another as e and an accent."""
    site.browser().post("/api/register", json={"login": "asha", "password": "café au lait"})
    answer = site.browser().post("/api/login", json={"login": "asha", "password": "cafe\u0301 au lait"})
    assert answer.status_code == 200


# -- how they are kept


def test_an_argon2id_hash_with_the_hosts_memory_is_kept(new_site: NewSite) -> None:
    site = new_site(password_memory=64)
    site.registered("asha")
    assert kept(site).startswith("$argon2id$v=19$m=64,t=3,p=1$")
    site.running.database.close()
    assert PASSWORD.encode() not in (site.settings.folder / "doab.sqlite3").read_bytes()


def test_the_same_password_is_kept_differently_for_everybody(site: Site) -> None:
    site.registered("asha")
    site.registered("bram")
    assert kept(site, "asha") != kept(site, "bram")


def test_a_hash_with_old_parameters_is_renewed_when_its_owner_signs_in(site: Site) -> None:
    site.registered("asha")
    old = PasswordHasher(memory_cost=16, parallelism=1, time_cost=1).hash(PASSWORD)

    def weaken(session: Any) -> None:
        session.scalars(select(User)).one().password = old

    site.write(weaken)
    wrong = site.browser().post("/api/login", json={"login": "asha", "password": "something else"})
    assert refusal(wrong) == (401, "bad_login")
    assert kept(site) == old
    site.logged_in("asha")
    renewed = kept(site)
    assert renewed.startswith("$argon2id$v=19$m=8,t=3,p=1$")
    site.logged_in("asha")
    assert kept(site) == renewed


# -- how they are compared


def test_an_unknown_login_costs_the_same_work(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """One verification with the same parameters, whether there is such a login or not: time tells nothing."""
    site.registered("asha")
    verified: list[str] = []
    verify = PasswordHasher.verify

    def counting(hasher: PasswordHasher, hashed: str | bytes, password: str | bytes) -> bool:
        verified.append(str(hashed).rsplit("$", 2)[0])
        return bool(verify(hasher, hashed, password))

    monkeypatch.setattr(PasswordHasher, "verify", counting)
    for login in ("asha", "nobody"):
        answer = site.browser().post("/api/login", json={"login": login, "password": "not the password"})
        assert refusal(answer) == (401, "bad_login")
    assert verified == ["$argon2id$v=19$m=8,t=3,p=1"] * 2


def test_the_password_of_nobody_never_fits() -> None:
    passwords = Passwords(8)
    secret = "the password of nobody"
    passwords._of_nobody = passwords.hash(secret)
    assert passwords.fits(secret, passwords._of_nobody)
    assert not passwords.fits(secret, None)
    assert not passwords.fits(secret, "not a hash")


def test_few_passwords_are_hashed_at_once_and_few_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    passwords = Passwords(8)
    gate, counting = threading.Event(), threading.Lock()
    running = most = 0

    def slow(hasher: PasswordHasher, password: str) -> str:
        nonlocal running, most
        with counting:
            running += 1
            most = max(most, running)
        gate.wait(30)
        with counting:
            running -= 1
        return "hashed"

    monkeypatch.setattr(PasswordHasher, "hash", slow)
    threads = [threading.Thread(target=passwords.hash, args=("x",)) for _ in range(AT_ONCE + WAITING)]
    for thread in threads:
        thread.start()
    while passwords._waiting.acquire(blocking=False):  # until all of them are inside
        passwords._waiting.release()
    with pytest.raises(Refused) as refused:
        passwords.hash("one too many")
    gate.set()
    for thread in threads:
        thread.join(30)
    assert (refused.value.status, refused.value.code, refused.value.details) == (429, "too_many", {"retry_after": 2})
    assert most == AT_ONCE
    assert passwords.hash("again") == "hashed"


# -- changing


def test_changing_the_password_ends_the_other_sessions(site: Site) -> None:
    here, there = site.registered("asha"), site.logged_in("asha")
    body = {"old": PASSWORD, "new": "a better password"}
    assert here.post("/api/me/password", json=body).status_code == 204
    assert me(here)["login"] == "asha"
    assert refusal(there.get("/api/me")) == (401, "session_expired")
    old = site.browser().post("/api/login", json={"login": "asha", "password": PASSWORD})
    assert refusal(old) == (401, "bad_login")
    new = site.browser().post("/api/login", json={"login": "asha", "password": "a better password"})
    assert new.status_code == 200


def test_changing_the_password_needs_the_old_one_and_a_good_new_one(site: Site) -> None:
    browser = site.registered("asha")
    before = kept(site)
    wrong = {"old": "not the password", "new": "a better password"}
    assert refusal(browser.post("/api/me/password", json=wrong)) == (401, "bad_login")
    common = {"old": PASSWORD, "new": "password123"}
    assert refusal(browser.post("/api/me/password", json=common)) == (400, "bad_password")
    assert kept(site) == before
    guest = site.guest()
    assert refusal(guest.post("/api/me/password", json=wrong)) == (409, "not_registered")


def test_a_stolen_session_cannot_guess_the_password(site: Site) -> None:
    """What is tried where the password is asked for again counts like a login."""
    browser = site.registered("asha")
    for _ in range(5):
        body = {"old": "not the password", "new": "a better password"}
        assert refusal(browser.post("/api/me/password", json=body)) == (401, "bad_login")
        answer = browser.request("DELETE", "/api/me", json={"password": "not the password"})
        assert refusal(answer) == (401, "bad_login")
    right = {"old": PASSWORD, "new": "a better password"}
    assert refusal(browser.post("/api/me/password", json=right)) == (429, "too_many")
    assert refusal(browser.request("DELETE", "/api/me", json={"password": PASSWORD})) == (429, "too_many")


# -- that they never come out


def test_no_password_and_no_hash_is_ever_sent_or_logged(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    browser = site.browser()
    sent = [
        browser.post("/api/register", json={"login": "asha", "password": PASSWORD}),
        browser.post("/api/register", json={"login": "asha", "password": PASSWORD, "admin": PASSWORD}),
        browser.post("/api/register", json=[PASSWORD]),
        browser.post("/api/register", content=f'{{"login": "asha", "password": "{PASSWORD}" oh'),
        browser.post("/api/login", json={"login": PASSWORD, "password": {"is": PASSWORD}}),
        browser.post("/api/login", json={"login": "asha", "password": PASSWORD}),
        browser.get("/api/me"),
        browser.patch("/api/me", json={"name": "Bram"}),
        browser.post("/api/me/password", json={"old": PASSWORD, "new": [PASSWORD]}),
        browser.request("DELETE", "/api/me", json={"password": PASSWORD * 12}),
    ]
    assert [answer.status_code for answer in sent] == [201, 422, 422, 422, 422, 200, 200, 200, 422, 422]
    told = "".join(f"{answer.headers}{answer.text}" for answer in sent) + caplog.text
    assert PASSWORD not in told
    assert kept(site) not in told
    assert "argon2" not in told


def test_a_fault_tells_nobody_the_hash(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    hashed = passwords_with(8).hash(PASSWORD)

    def broken(*_: object) -> str:
        raise RuntimeError(f"the row was {hashed}")

    monkeypatch.setattr(passwords_file.Passwords, "hash", broken)
    answer = site.browser().post("/api/register", json={"login": "asha", "password": PASSWORD})
    assert refusal(answer) == (500, "internal")
    assert "argon2" not in answer.text


def test_passwords_do_not_show_when_a_request_is_printed() -> None:
    bodies = [
        Registration.model_validate({"login": "asha", "password": PASSWORD}),
        SignIn.model_validate({"login": "asha", "password": PASSWORD}),
        PasswordChange.model_validate({"old": PASSWORD, "new": PASSWORD}),
        Goodbye.model_validate({"password": PASSWORD}),
    ]
    assert PASSWORD not in f"{bodies} {[str(body) for body in bodies]}"
