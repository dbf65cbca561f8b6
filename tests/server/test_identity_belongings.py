"""What is somebody's at the tables: it moves to the account when a guest signs in, and is given up with the account."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from doab.server.people.credentials import COOKIE
from doab.server.routes import play, tables
from doab.server.rows.schema import Delivery, Note, Remark, Seat, TableRow, Token, User, UserSession, Webhook
from tests.server.browsers import PASSWORD, Browser, Site, me, refusal, sites

pytestmark = pytest.mark.both_databases


@pytest.fixture
def site(tmp_path: Path, new_database: Callable[..., str]) -> Iterator[Site]:
    with sites(tmp_path) as make:
        site = make(database=new_database())
        site.app.include_router(tables.router)
        site.app.include_router(play.router)
        yield site


def new_table(browser: Browser, **settings: Any) -> str:
    answer = browser.post("/api/tables", json={"game": "rajas", "seats": 2, **settings})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"]["id"])


def sit(browser: Browser, table: str, **fields: Any) -> None:
    answer = browser.post(f"/api/tables/{table}/seats", json=fields)
    assert answer.status_code < 300, answer.text


def start(browser: Browser, table: str) -> None:
    answer = browser.post(f"/api/tables/{table}/start")
    assert answer.status_code < 300, answer.text


def seats(site: Site, table: str) -> list[Seat]:
    found: list[Seat] = site.write(
        lambda session: session.scalars(select(Seat).where(Seat.table_id == table).order_by(Seat.number)).all()
    )
    return found


def row(site: Site, table: str) -> TableRow | None:
    found: TableRow | None = site.write(lambda session: session.get(TableRow, table))
    return found


def add(site: Site, *rows: Any) -> None:
    def change(session: Any) -> None:
        for one in rows:
            session.add(one)
            session.flush()  # later ones may refer to earlier ones

    site.write(change)


def values(site: Site, column: Any) -> list[Any]:
    return list(site.write(lambda session: session.scalars(select(column)).all()))


def count(site: Site, kind: type[Any]) -> int:
    return len(values(site, kind))


def state(browser: Browser, table: str) -> Any:
    return browser.get(f"/api/tables/{table}").json()


def delete(browser: Browser, password: str | None = PASSWORD) -> None:
    body = {"password": password} if password else None
    answer = browser.request("DELETE", "/api/me", json=body)
    assert (answer.status_code, answer.content) == (204, b""), answer.text


# -- a guest signs in


def test_what_a_guest_did_is_the_accounts_after_login(site: Site) -> None:
    site.registered("asha")
    browser = site.guest("Asha")
    guest = me(browser)["id"]
    table = new_table(browser)
    add(
        site,
        Note(table_id=table, user_id=guest, text="watch the river"),
        Remark(table_id=table, user_id=guest, name="Asha", text="hello"),
        Webhook(id="hook", user_id=guest, url="https://example.org/", events=[], secret="s"),
        Delivery(webhook_id="hook", event={}),
    )
    user = me(site.logged_in("asha", browser))["id"]
    assert user != guest
    moved = row(site, table)
    assert moved is not None
    assert moved.host_id == user
    assert [(seat.user_id, seat.name) for seat in seats(site, table)] == [(user, "Asha"), (None, None)]
    for owner in (Note.user_id, Remark.user_id):
        assert values(site, owner) == [user]
    # Whoever had the browser before may have made it, and would read along.
    assert (count(site, Webhook), count(site, Delivery)) == (0, 0)
    assert state(browser, table)["you"] == {"seats": [0], "seat": 0, "host": True}
    assert site.write(lambda session: session.get(User, guest)) is None


def test_notes_of_both_are_kept(site: Site) -> None:
    owner = site.registered("asha")
    browser = site.guest("Bram")
    table, other, third = new_table(owner), new_table(owner), new_table(owner)
    account, guest = me(owner)["id"], me(browser)["id"]
    add(
        site,
        Note(table_id=table, user_id=account, text="as Asha"),
        Note(table_id=table, user_id=guest, text="as a guest"),
        Note(table_id=other, user_id=guest, text="only as a guest"),
        Note(table_id=third, user_id=account, text="only as Asha"),
        Note(table_id=third, user_id=guest, text=" "),
    )
    site.logged_in("asha", browser)
    notes = site.write(lambda session: {note.table_id: note.text for note in session.scalars(select(Note))})
    assert notes == {table: "as Asha\n\nas a guest", other: "only as a guest", third: "only as Asha"}
    assert values(site, Note.user_id) == [account] * 3


def test_both_at_one_table_have_both_seats_afterwards(site: Site) -> None:
    owner = site.registered("asha")
    table = new_table(owner)
    browser = site.guest("Bram")
    sit(browser, table)
    site.logged_in("asha", browser)
    assert [seat.name for seat in seats(site, table)] == ["asha", "Bram"]
    assert state(browser, table)["you"]["seats"] == [0, 1]


def test_the_guests_tokens_and_sessions_end(site: Site) -> None:
    """A key to the guest must not become a key to the account."""
    site.registered("asha")
    browser = site.guest("Bram")
    secret = browser.cookies[COOKIE]
    script = site.browser(token=site.token(browser))
    site.logged_in("asha", browser)
    assert refusal(script.get("/api/me")) == (401, "bad_token")
    thief = site.browser()
    thief.cookies.set(COOKIE, secret)
    assert refusal(thief.get("/api/me")) == (401, "session_expired")
    assert count(site, Token) == 0


def test_an_account_takes_nothing_from_another_account(site: Site) -> None:
    site.registered("asha")
    browser = site.registered("bram")
    table = new_table(browser)
    bram = me(browser)["id"]
    site.logged_in("asha", browser)
    assert seats(site, table)[0].user_id == bram
    assert count(site, User) == 2


def test_a_wrong_password_moves_nothing(site: Site) -> None:
    site.registered("asha")
    browser = site.guest("Bram")
    guest = me(browser)
    table = new_table(browser)
    browser.post("/api/login", json={"login": "asha", "password": "not the password"})
    assert me(browser) == guest
    assert seats(site, table)[0].user_id == guest["id"]


def test_a_guest_who_registers_keeps_seats_and_tables(site: Site) -> None:
    browser = site.guest("Asha")
    table = new_table(browser)
    browser.post("/api/register", json={"login": "asha", "password": PASSWORD})
    assert state(browser, table)["you"] == {"seats": [0], "seat": 0, "host": True}


# -- an account is deleted


def test_deleting_an_account_needs_the_password(site: Site) -> None:
    browser = site.registered("asha")
    for body in (None, {}, {"password": None}, {"password": "not the password"}):
        assert refusal(browser.request("DELETE", "/api/me", json=body)) == (401, "bad_login")
    assert me(browser)["login"] == "asha"
    delete(browser)
    assert COOKIE not in browser.cookies
    assert (count(site, User), count(site, UserSession)) == (0, 0)
    again = site.browser().post("/api/login", json={"login": "asha", "password": PASSWORD})
    assert refusal(again) == (401, "bad_login")


def test_a_guest_goes_without_a_password(site: Site) -> None:
    browser = site.guest("Asha")
    delete(browser, password=None)
    assert count(site, User) == 0


def test_seats_at_open_tables_become_free(site: Site) -> None:
    host, browser = site.registered("asha"), site.registered("bram")
    table = new_table(host)
    sit(browser, table, salt="my own word")
    before = state(host, table)["table"]["revision"]
    delete(browser)
    left = seats(site, table)[1]
    assert (left.user_id, left.name, left.salt, left.stand_in) == (None, None, "", False)
    assert state(host, table)["table"]["revision"] > before
    sit(site.guest("Carla"), table)


def test_an_open_table_gets_another_host_or_goes(site: Site) -> None:
    host, other = site.registered("asha"), site.guest("Bram")
    shared, lonely = new_table(host), new_table(host)
    sit(other, shared)
    delete(host)
    kept = row(site, shared)
    assert kept is not None
    assert kept.host_id == me(other)["id"]
    assert [seat.name for seat in seats(site, shared)] == [None, "Bram"]
    assert row(site, lonely) is None


@pytest.mark.parametrize("asked", [True, False])
def test_seats_in_running_games_go_to_bots(site: Site, asked: bool) -> None:
    people = [site.registered("asha"), site.registered("bram")]
    table = new_table(people[0])
    sit(people[1], table)
    start(people[0], table)
    before = row(site, table)
    assert before is not None
    assert before.waits_for is not None
    goes = before.waits_for if asked else 1 - before.waits_for
    delete(people[goes])
    gone, stays = seats(site, table)[goes], seats(site, table)[1 - goes]
    assert (gone.user_id, gone.name, gone.stand_in, gone.dropped) == (None, ["asha", "bram"][goes], True, False)
    assert (stays.user_id, stays.stand_in) == (me(people[1 - goes])["id"], False)
    running = row(site, table)
    assert running is not None
    assert (running.status, running.waits_for) == ("playing", before.waits_for)
    assert running.bot_to_move == (running.takeover_bot if asked else None)
    assert running.revision > before.revision


def test_names_at_finished_tables_stay(site: Site) -> None:
    browser, other = site.registered("asha"), site.guest("Bram")
    table = new_table(browser)
    sit(other, table)
    start(browser, table)
    add(site, Remark(table_id=table, user_id=me(browser)["id"], name="asha", text="good game"))

    def finish(session: Any) -> None:
        session.get(TableRow, table).status = "over"

    site.write(finish)
    delete(browser)
    assert [(seat.name, seat.stand_in) for seat in seats(site, table)] == [("asha", False), ("Bram", False)]
    assert values(site, Remark.name) == ["asha"]
    assert seats(site, table)[0].user_id is None


def test_a_running_game_whose_rules_are_gone_does_not_hold_anybody(site: Site) -> None:
    browser, other = site.registered("asha"), site.guest("Bram")
    table = new_table(browser)
    sit(other, table)
    start(browser, table)

    def outdate(session: Any) -> None:
        session.get(TableRow, table).rules = 99
        session.get(TableRow, table).revision += 1

    site.write(outdate)
    delete(browser)
    gone = seats(site, table)[0]
    assert (gone.user_id, gone.name, gone.stand_in) == (None, "asha", True)


def test_notes_tokens_and_webhooks_go_with_the_account(site: Site) -> None:
    browser, other = site.registered("asha"), site.registered("bram")
    table, user = new_table(other), me(browser)["id"]
    script = site.browser(token=site.token(browser))
    add(
        site,
        Note(table_id=table, user_id=user, text="mine"),
        Webhook(id="hook", user_id=user, url="https://example.org/", events=[], secret="s"),
        Delivery(webhook_id="hook", event={}),
    )
    delete(browser)
    assert refusal(script.get("/api/me")) == (401, "bad_token")
    assert [count(site, kind) for kind in (Note, Token, Webhook, Delivery)] == [0, 0, 0, 0]
    assert me(other)["login"] == "bram"
