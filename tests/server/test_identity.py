"""Who you are: guests, accounts, sessions and their cookies."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from doab.core import Rules
from doab.core.errors import OptionError
from doab.core.registry import find_rules
from doab.server.errors import Refused
from doab.server.people.credentials import COOKIE, DAY, hash_of
from doab.server.people.names import check_name
from doab.server.rows.schema import User, UserSession
from tests.server.browsers import PASSWORD, NewSite, Site, me, refusal, sites


@pytest.fixture
def new_site(tmp_path: Path) -> Iterator[NewSite]:
    with sites(tmp_path) as make:
        yield make


@pytest.fixture
def site(new_site: NewSite) -> Site:
    return new_site()


def rows(site: Site, kind: type[User] | type[UserSession]) -> int:
    return int(site.write(lambda session: session.scalar(select(func.count()).select_from(kind))))


def expiry(site: Site) -> float:
    return float(site.write(lambda session: session.scalars(select(UserSession.expires_at)).one()))


def set_expiry(site: Site, at: float) -> None:
    def change(session: Any) -> None:
        session.scalars(select(UserSession)).one().expires_at = at

    site.write(change)


# -- coming


def test_a_guest_plays_at_once(site: Site) -> None:
    browser = site.browser()
    answer = browser.post("/api/guests", json={"name": "  Asha   Rao "})
    assert answer.status_code == 201
    assert answer.json() == {
        "id": answer.json()["id"],
        "name": "Asha Rao",
        "login": None,
        "guest": True,
        "language": "en",
    }
    assert me(browser) == answer.json()


def test_who_is_signed_in_does_not_become_a_guest_by_accident(site: Site) -> None:
    browser = site.guest("Asha")
    assert refusal(browser.post("/api/guests", json={"name": "Bram"})) == (409, "already_signed_in")
    assert me(browser)["name"] == "Asha"
    assert rows(site, User) == 1


def test_a_host_may_do_without_guests_and_new_accounts(new_site: NewSite) -> None:
    browser = new_site(guests=False, registration=False).browser()
    assert refusal(browser.post("/api/guests", json={"name": "Asha"})) == (403, "no_guests")
    body = {"login": "asha", "password": PASSWORD}
    assert refusal(browser.post("/api/register", json=body)) == (403, "no_registration")


def test_a_guest_who_registers_stays_the_same_user(site: Site) -> None:
    browser = site.guest("Asha")
    before = me(browser)
    answer = browser.post("/api/register", json={"login": "Asha.R", "password": PASSWORD})
    assert answer.status_code == 201
    assert answer.json() == {**before, "login": "asha.r", "guest": False}
    assert me(browser) == answer.json()
    assert rows(site, User) == 1


def test_registering_ends_whatever_else_the_guest_had_given_out(site: Site) -> None:
    browser = site.guest()
    planted = browser.cookies[COOKIE]
    script = site.browser(token=site.token(browser))
    assert me(script)["guest"] is True
    browser.post("/api/register", json={"login": "asha", "password": PASSWORD})
    assert browser.cookies[COOKIE] != planted
    thief = site.browser()
    thief.cookies.set(COOKIE, planted)
    assert refusal(thief.get("/api/me")) == (401, "session_expired")
    assert refusal(script.get("/api/me")) == (401, "bad_token")


def test_a_login_is_taken_once_in_whatever_case(site: Site) -> None:
    site.registered("asha")
    other = site.browser()
    answer = other.post("/api/register", json={"login": "ASHA", "password": PASSWORD})
    assert refusal(answer) == (409, "login_taken")
    assert COOKIE not in other.cookies
    assert rows(site, User) == 1


def test_who_has_an_account_does_not_register_again(site: Site) -> None:
    browser = site.registered("asha")
    answer = browser.post("/api/register", json={"login": "bram", "password": PASSWORD})
    assert refusal(answer) == (409, "already_signed_in")


def test_without_a_name_one_is_called_as_ones_login(site: Site) -> None:
    assert me(site.registered("Asha-7"))["name"] == "asha-7"
    named = site.browser()
    named.post("/api/register", json={"login": "bram", "password": PASSWORD, "name": "Bram van Dam"})
    assert me(named)["name"] == "Bram van Dam"


@pytest.mark.parametrize("login", ["ab", "a" * 31, "asha rao", "asha@example", "āsha", "", "a/b", "asha\n"])
def test_logins_have_3_to_30_plain_characters(site: Site, login: str) -> None:
    answer = site.browser().post("/api/register", json={"login": login, "password": PASSWORD})
    assert refusal(answer) == (422, "invalid")
    assert answer.json()["error"]["fields"][0]["field"] == "body.login"


# -- names

GOOD_NAMES = ["A", "Asha", "Asha Rao", "आशा", "O'Neil", "x" * 30, "Æthelstan 2.", "chances"]
BAD_NAMES = [
    "",
    " ",
    "a,b",
    "a·b",
    "a|b",
    "a:b",
    "a=b",
    "a/b",
    "a#b",
    "chance",
    "Chance",
    "a\u202eb",
    "a\x00b",
    "a\u200bb",
]


@pytest.mark.parametrize("name", [*GOOD_NAMES, *BAD_NAMES])
def test_names_are_those_that_a_record_can_hold(name: str) -> None:
    """One rule: what the games take as names is what people can be called."""
    rules: Rules = find_rules("rajas")
    if name in GOOD_NAMES:
        rules.check_names([name, "Somebody else"])
        assert check_name(name) == name
    else:
        with pytest.raises(OptionError):
            rules.check_names([name, "Somebody else"])
        with pytest.raises(Refused) as refused:
            check_name(name)
        code = "name_reserved" if name.lower() == "chance" else "bad_name"
        assert (refused.value.status, refused.value.code) == (400, code)


def test_names_are_put_in_order(site: Site) -> None:
    assert check_name(" Asha \t Rao\n") == "Asha Rao"
    assert check_name("Zoe\u0308") == "Zoë"
    assert refusal(site.browser().post("/api/guests", json={"name": "x" * 31})) == (400, "bad_name")
    assert refusal(site.browser().post("/api/guests", json={"name": "a#b"})) == (400, "bad_name")


# -- signing in


def test_login_and_password_sign_in(site: Site) -> None:
    user = me(site.registered("asha"))
    browser = site.browser()
    answer = browser.post("/api/login", json={"login": "Asha", "password": PASSWORD})
    assert (answer.status_code, answer.json()) == (200, user)
    assert me(browser) == user


def test_a_wrong_password_and_an_unknown_login_read_the_same(site: Site) -> None:
    site.registered("asha")
    wrong = site.browser().post("/api/login", json={"login": "asha", "password": "not the password"})
    unknown = site.browser().post("/api/login", json={"login": "bram", "password": "not the password"})
    assert refusal(wrong) == (401, "bad_login")
    assert wrong.json() == unknown.json()
    assert wrong.headers.get("set-cookie") is None


def test_the_login_of_a_guest_cannot_be_asked_for(site: Site) -> None:
    """A guest has neither login nor password; nothing that can be sent fits that."""
    site.guest()
    for body in ({"login": None, "password": None}, {"login": "", "password": ""}, {"login": "none", "password": "x"}):
        assert site.browser().post("/api/login", json=body).status_code in (401, 422)


def test_signing_in_always_gives_a_new_session(site: Site) -> None:
    browser = site.registered("asha")
    first = browser.cookies[COOKIE]
    site.logged_in("asha", browser)
    assert browser.cookies[COOKIE] != first
    thief = site.browser()
    thief.cookies.set(COOKIE, first)
    assert refusal(thief.get("/api/me")) == (401, "session_expired")
    assert rows(site, UserSession) == 1


# -- cookies and sessions


def test_cookie_flags(site: Site) -> None:
    sent = site.browser().post("/api/guests", json={"name": "Asha"}).headers["set-cookie"]
    assert sent.split("=")[0] == "doab_session"
    assert set(sent.split("; ")[1:]) == {"HttpOnly", "Max-Age=7776000", "Path=/", "SameSite=lax"}


def test_cookie_is_secure_over_https_or_as_the_host_says(new_site: NewSite) -> None:
    def flags(site: Site, scheme: str) -> set[str]:
        sent = site.browser(scheme=scheme).post("/api/guests", json={"name": "Asha"}).headers["set-cookie"]
        return set(sent.split("; ")[1:])

    assert "Secure" in flags(new_site(), "https")
    assert "Secure" not in flags(new_site(), "http")
    assert "Secure" in flags(new_site(secure_cookies=True), "http")
    assert "Secure" not in flags(new_site(secure_cookies=False), "https")


def test_only_the_hash_of_a_cookie_is_kept(site: Site) -> None:
    browser = site.guest()
    secret = browser.cookies[COOKIE]
    assert len(secret) == 43  # 32 bytes
    kept = site.write(lambda session: session.scalars(select(UserSession.hash)).one())
    assert kept == hash_of(secret)
    site.running.database.close()
    assert secret.encode() not in (site.settings.folder / "doab.sqlite3").read_bytes()
    stolen = site.browser()
    stolen.cookies.set(COOKIE, kept)
    assert refusal(stolen.get("/api/me")) == (401, "session_expired")


def test_nobody_an_expired_session_and_a_forged_one_are_told_apart(site: Site) -> None:
    assert refusal(site.browser().get("/api/me")) == (401, "not_signed_in")
    browser = site.guest()
    set_expiry(site, 1.0)
    assert refusal(browser.get("/api/me")) == (401, "session_expired")
    forged = site.browser()
    forged.cookies.set(COOKIE, "x" * 43)
    answer = forged.get("/api/me")
    assert refusal(answer) == (401, "session_expired")
    assert answer.headers["www-authenticate"] == "Bearer"


def test_a_page_asks_who_is_there_and_nobody_is_an_answer(site: Site) -> None:
    nobody = site.browser().get("/api/session")
    assert (nobody.status_code, nobody.json()) == (200, {"me": None})
    browser = site.guest("Asha")
    answer = browser.get("/api/session")
    assert answer.json() == {"me": me(browser)}
    assert answer.headers["set-cookie"].count("Max-Age=") == 1
    set_expiry(site, 1.0)
    assert browser.get("/api/session").json() == {"me": None}
    assert refusal(site.browser(token="doab_wrong").get("/api/session")) == (401, "bad_token")


def test_a_session_slides_at_most_once_a_day(site: Site) -> None:
    browser = site.guest()
    length = 90 * DAY
    first = expiry(site)
    me(browser)
    assert expiry(site) == first
    set_expiry(site, first - DAY / 2)
    me(browser)
    assert expiry(site) == first - DAY / 2
    set_expiry(site, first - 1.01 * DAY)
    me(browser)
    assert first <= expiry(site) <= first + 60
    assert browser.get("/api/me").headers["set-cookie"].count(f"Max-Age={int(length)}") == 1


def test_sessions_that_are_over_are_swept_when_somebody_signs_in(site: Site) -> None:
    site.guest("Asha")
    set_expiry(site, 1.0)
    site.guest("Bram")
    assert rows(site, UserSession) == 1


def test_logging_out_ends_this_session_only(site: Site) -> None:
    here = site.registered("asha")
    there = site.logged_in("asha")
    secret = here.cookies[COOKIE]
    answer = here.post("/api/logout")
    assert (answer.status_code, answer.content) == (204, b"")
    assert COOKIE not in here.cookies
    here.cookies.set(COOKIE, secret)
    assert refusal(here.get("/api/me")) == (401, "session_expired")
    assert me(there)["login"] == "asha"
    assert here.post("/api/logout").status_code == 204
    assert site.browser().post("/api/logout").status_code == 204


def test_logging_out_everywhere(site: Site) -> None:
    here, there, other = site.registered("asha"), site.logged_in("asha"), site.registered("bram")
    assert here.post("/api/logout-everywhere").status_code == 204
    assert refusal(here.get("/api/me")) == (401, "not_signed_in")
    assert refusal(there.get("/api/me")) == (401, "session_expired")
    assert me(other)["login"] == "bram"


def test_open_connections_are_told_when_a_session_ends(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[str, Any]] = []
    monkeypatch.setattr(site.running.hub, "publish", lambda topic, message: told.append((topic, message)))
    browser = site.registered("asha")
    user = me(browser)["id"]
    token = browser.post("/api/me/tokens", json={"label": "a"}).json()["id"]
    message = (f"user {user}", {"type": "sessions"})
    browser.post("/api/me/password", json={"old": PASSWORD, "new": PASSWORD + "s"})
    browser.delete(f"/api/me/tokens/{token}")
    browser.post("/api/logout")
    assert told == [message] * 4  # the first when the guest registered


# -- about oneself


def test_name_and_language_can_be_changed(site: Site) -> None:
    browser = site.guest("Asha")
    assert browser.patch("/api/me", json={"language": "nl"}).json()["language"] == "nl"
    assert browser.patch("/api/me", json={"name": "Bram"}).json()["name"] == "Bram"
    assert (me(browser)["name"], me(browser)["language"]) == ("Bram", "nl")
    assert refusal(browser.patch("/api/me", json={"name": "a|b"})) == (400, "bad_name")
    assert refusal(browser.patch("/api/me", json={"language": "../../etc"})) == (422, "invalid")
    assert refusal(browser.patch("/api/me", json={"login": "admin"})) == (422, "invalid")
    assert me(browser)["name"] == "Bram"


def test_the_user_of_a_request_is_known_to_the_log(site: Site) -> None:
    seen: list[Any] = []
    inner = site.app.build_middleware_stack()

    async def watch(scope: Any, receive: Any, send: Any) -> None:
        await inner(scope, receive, send)
        seen.append(scope["state"].get("user_id"))

    browser = site.guest()
    site.app.middleware_stack = watch
    user = me(browser)["id"]
    site.browser().get("/api/me")
    assert seen == [user, None]
