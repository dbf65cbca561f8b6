"""Personal tokens: made in the browser, shown once, and not enough for everything."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from doab.server.people.credentials import COOKIE, hash_of
from doab.server.rows.schema import Token
from tests.server.browsers import PASSWORD, NewSite, Site, me, refusal, sites


@pytest.fixture
def new_site(tmp_path: Path) -> Iterator[NewSite]:
    with sites(tmp_path) as make:
        yield make


@pytest.fixture
def site(new_site: NewSite) -> Site:
    return new_site()


def used_at(site: Site) -> float | None:
    found: float | None = site.write(lambda session: session.scalars(select(Token.used_at)).one())
    return found


def test_a_token_signs_in_a_script(site: Site) -> None:
    browser = site.registered("asha")
    script = site.browser(token=site.token(browser))
    assert me(script) == me(browser)
    assert "set-cookie" not in script.get("/api/me").headers
    assert script.patch("/api/me", json={"language": "de"}).json()["language"] == "de"


def test_a_token_is_shown_once_and_only_its_hash_is_kept(site: Site) -> None:
    browser = site.registered("asha")
    made = browser.post("/api/me/tokens", json={"label": "my bot"})
    assert made.status_code == 201
    token = made.json().pop("token")
    assert (token[:5], len(token)) == ("doab_", 48)
    listed = browser.get("/api/me/tokens")
    assert listed.json() == {"tokens": [{name: value for name, value in made.json().items() if name != "token"}]}
    assert set(listed.json()["tokens"][0]) == {"id", "label", "created_at", "used_at"}
    assert token not in listed.text
    assert site.write(lambda session: session.scalars(select(Token.hash)).one()) == hash_of(token)


@pytest.mark.parametrize("forged", ["", "doab_", "doab_" + "A" * 43, "x", "doab_' OR 1=1 --", "Ā".encode()])
def test_a_forged_token_is_refused_also_where_nobody_has_to_sign_in(site: Site, forged: str | bytes) -> None:
    site.token(site.registered("asha"))
    header = b"Bearer " + (forged if isinstance(forged, bytes) else forged.encode())
    for path in ("/api/me", "/api/me/tokens"):
        answer = site.browser().get(path, headers={b"Authorization": header})
        assert refusal(answer) == (401, "bad_token")
    answer = site.browser().post("/api/guests", json={"name": "Asha"}, headers={b"Authorization": header})
    assert refusal(answer) == (401, "bad_token")


def test_neither_the_hash_nor_the_cookie_is_a_token(site: Site) -> None:
    browser = site.registered("asha")
    token = site.token(browser)
    for wrong in (hash_of(token), browser.cookies[COOKIE], token.removeprefix("doab_"), token + "A", token.upper()):
        assert refusal(site.browser(token=wrong).get("/api/me")) == (401, "bad_token")
    cookie = site.browser()
    cookie.cookies.set(COOKIE, token)
    assert refusal(cookie.get("/api/me")) == (401, "session_expired")


def test_a_wrong_token_is_not_made_up_for_by_a_cookie(site: Site) -> None:
    browser = site.registered("asha")
    answer = browser.get("/api/me", headers={"Authorization": "Bearer doab_wrong"})
    assert refusal(answer) == (401, "bad_token")


def test_other_schemes_are_for_a_proxy_in_front_and_are_passed_over(site: Site) -> None:
    browser = site.registered("asha")
    assert browser.get("/api/me", headers={"Authorization": "Basic YTpi"}).status_code == 200
    assert refusal(site.browser().get("/api/me", headers={"Authorization": "Basic YTpi"})) == (401, "not_signed_in")


def test_a_deleted_token_is_valid_no_longer(site: Site) -> None:
    browser = site.registered("asha")
    script = site.browser(token=site.token(browser))
    assert script.get("/api/me").status_code == 200
    token_id = browser.get("/api/me/tokens").json()["tokens"][0]["id"]
    assert browser.delete(f"/api/me/tokens/{token_id}").status_code == 204
    assert refusal(script.get("/api/me")) == (401, "bad_token")
    assert refusal(browser.delete(f"/api/me/tokens/{token_id}")) == (404, "no_such_token")


def test_nobody_deletes_the_token_of_somebody_else(site: Site) -> None:
    browser, other = site.registered("asha"), site.registered("bram")
    site.token(browser)
    token_id = browser.get("/api/me/tokens").json()["tokens"][0]["id"]
    assert refusal(other.delete(f"/api/me/tokens/{token_id}")) == (404, "no_such_token")
    assert other.get("/api/me/tokens").json() == {"tokens": []}
    assert len(browser.get("/api/me/tokens").json()["tokens"]) == 1


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/me/tokens", None),
        ("POST", "/api/me/tokens", {"label": "another"}),
        ("DELETE", "/api/me/tokens/abc", None),
        ("POST", "/api/me/password", {"old": PASSWORD, "new": "a better password"}),
        ("DELETE", "/api/me", {"password": PASSWORD}),
        ("POST", "/api/logout-everywhere", None),
        ("POST", "/api/guests", {"name": "Bram"}),
        ("POST", "/api/register", {"login": "bram", "password": PASSWORD}),
        ("POST", "/api/login", {"login": "asha", "password": PASSWORD}),
    ],
)
def test_a_token_is_not_enough_for_tokens_password_and_account(
    site: Site, method: str, path: str, body: dict[str, Any] | None
) -> None:
    script = site.browser(token=site.token(site.registered("asha")))
    assert refusal(script.request(method, path, json=body)) == (403, "token_not_enough")
    assert me(script)["login"] == "asha"


def test_a_user_has_at_most_20_tokens(site: Site) -> None:
    browser = site.registered("asha")
    made = [browser.post("/api/me/tokens", json={"label": f"script {number}"}) for number in range(20)]
    assert [answer.status_code for answer in made] == [201] * 20
    assert refusal(browser.post("/api/me/tokens", json={"label": "one more"})) == (409, "too_many_tokens")
    browser.delete(f"/api/me/tokens/{made[3].json()['id']}")
    assert browser.post("/api/me/tokens", json={"label": "one more"}).status_code == 201
    labels = [token["label"] for token in browser.get("/api/me/tokens").json()["tokens"]]
    assert labels == [*(f"script {number}" for number in range(20) if number != 3), "one more"]


@pytest.mark.parametrize("label", ["", "x" * 61, "a\nb", "a\x00b", None])
def test_labels_are_one_short_line(site: Site, label: str | None) -> None:
    answer = site.registered("asha").post("/api/me/tokens", json={"label": label})
    assert refusal(answer) == (422, "invalid")


def test_when_a_token_was_used_is_written_down_once_an_hour(site: Site) -> None:
    script = site.browser(token=site.token(site.registered("asha")))
    assert used_at(site) is None
    me(script)
    first = used_at(site)
    assert first is not None
    me(script)
    assert used_at(site) == first

    def set_back(session: Any) -> None:
        session.scalars(select(Token)).one().used_at = first - 3601

    site.write(set_back)
    me(script)
    again = used_at(site)
    assert again is not None
    assert again >= first


def test_reading_a_page_writes_nothing(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """A request that changes nothing does not wait for those that do."""
    browser = site.registered("asha")
    script = site.browser(token=site.token(browser))
    me(script)

    def forbidden() -> None:
        raise AssertionError("it wrote")

    monkeypatch.setattr(site.running.database, "write", forbidden)
    assert me(browser) == me(script)
