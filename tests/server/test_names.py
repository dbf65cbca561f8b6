"""Names that look alike are not two people's, and nobody is taken for the server or a bot."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import select

from doab.bots.base import bot_kinds
from doab.server.errors import Refused
from doab.server.people import accounts
from doab.server.people.lookalikes import looks_of
from doab.server.people.names import RESERVED, check_name
from doab.server.people.visitor import Visitor
from doab.server.rows.schema import Seat, User
from doab.server.running import Running
from doab.server.settings import Settings
from doab.server.tables import seating
from doab.server.tables.rooms import change, look
from tests.server.opened import fill, new_table
from tests.server.postgres import EMPTY

both_databases = pytest.mark.both_databases

CYRILLIC_A, GREEK_NU = "\u0410", "\u039d"
LIKE_ASHA = ("asha", "ASHA", "As-ha", "A sha.", f"{CYRILLIC_A}sha", "\uff21sha", "\U0001d400sha", "As\u04bb\u0251")
PASSWORD = "correct horse battery"
AT_ONCE = 6


@pytest.mark.parametrize("name", LIKE_ASHA)
def test_what_looks_like_a_name(name: str) -> None:
    assert looks_of(name) == looks_of("Asha")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Otto", "0tt0"),
        ("Bill", "Bi11"),
        ("Ilse", "llse"),
        (f"{GREEK_NU}ina", "Nina"),
        ("О\u0441\u0435\u0430n", "ocean"),
    ],
)
def test_letters_and_digits_that_look_alike(one: str, other: str) -> None:
    assert looks_of(one) == looks_of(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Asha", "Ashan"),
        ("Asha", "\u00c1sha"),
        ("Medium", "Medium 2"),
        ("Jose", "Jos\u00e9"),
        ("?!", "!?"),
        ("\u0906\u0936\u093e", "\u0906\u0936"),
    ],
)
def test_names_that_can_be_told_apart(one: str, other: str) -> None:
    assert looks_of(one) != looks_of(other)


@pytest.mark.parametrize(
    "name",
    [
        *(name.title() for name in RESERVED),
        *(kind.name for kind in bot_kinds()),
        *("ADMIN", "Adm1n", "A.d.m.i.n", f"{CYRILLIC_A}dmin", "\u00c1dmin", "Admin 2", "Medium 2", "H0st", "D o a b"),
    ],
)
def test_reserved_names(name: str) -> None:
    with pytest.raises(Refused) as refused:
        check_name(name)
    assert (refused.value.status, refused.value.code) == (400, "name_reserved")


def register(running: Running, login: str, name: str | None, visitor: Visitor | None = None) -> User:
    return accounts.register(running, visitor, login, PASSWORD, name)[0]


def visitor_for(user: User) -> Visitor:
    return Visitor(user.id, user.name, user.login, "cookie", "")


def refusal_of(do: Callable[[], object]) -> tuple[int, str, str]:
    with pytest.raises(Refused) as refused:
        do()
    return refused.value.status, refused.value.code, str(refused.value)


# ---------------------------------------------------------------- accounts


@both_databases
def test_two_accounts_have_names_that_differ(running: Running) -> None:
    asha = register(running, "first", "Asha")
    for name in LIKE_ASHA:
        told = f"Somebody here is already called {check_name(name)}, or something that looks like it."
        assert refusal_of(partial(register, running, "second", name)) == (409, "name_taken", told)
    second = visitor_for(register(running, "second", "Bram"))
    told = f"Somebody here is already called {LIKE_ASHA[4]}, or something that looks like it."
    assert refusal_of(lambda: accounts.change_user(running, second, LIKE_ASHA[4], None)) == (409, "name_taken", told)
    assert accounts.user_of(running, second).name == "Bram"
    assert accounts.change_user(running, visitor_for(asha), "ASHA", None).name == "ASHA", "it is one's own"
    assert accounts.change_user(running, visitor_for(asha), "Chitra", None).name == "Chitra"
    assert accounts.change_user(running, second, "Asha", None).name == "Asha", "it is free again"


@both_databases
def test_a_guest_becomes_an_account_under_a_name_that_is_free(running: Running) -> None:
    register(running, "first", "Asha")
    guest = accounts.make_guest(running, None, "Asha")[0]
    assert refusal_of(lambda: register(running, "second", None, visitor_for(guest)))[:2] == (409, "name_taken")
    assert register(running, "second", "Asha Rao", visitor_for(guest)).id == guest.id
    assert refusal_of(lambda: register(running, "second", "Dev"))[:2] == (409, "login_taken")


def all_at_once(do: Callable[[int], object]) -> list[str]:
    """How it goes for several who come in the same moment: what they are refused with, or nothing."""
    ready, ended = threading.Barrier(AT_ONCE), list[str]()

    def come(number: int) -> None:
        ready.wait()
        try:
            do(number)
        except Refused as refused:
            ended.append(refused.code)
        else:
            ended.append("")

    threads = [threading.Thread(target=come, args=(number,)) for number in range(AT_ONCE)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sorted(ended)


@both_databases
def test_of_several_who_want_a_name_at_once_one_gets_it(running: Running) -> None:
    ended = all_at_once(lambda number: register(running, f"login-{number}", LIKE_ASHA[number]))
    assert ended == ["", *["name_taken"] * (AT_ONCE - 1)]


@both_databases
def test_who_has_a_name_already_keeps_it(tmp_path: Path, new_database: Callable[..., str]) -> None:
    """Two of one name, and one whose name is reserved by now: they are who they were, and sit down as such."""
    running = Running(Settings(folder=tmp_path, database=new_database(EMPTY)))
    running.database.migrate("0005")
    names = {"first": "Asha", "second": "asha", "admin": "Admin", "guest": "Asha"}
    people = [{"id": one, "name": name, "login": one if one != "guest" else None} for one, name in names.items()]
    fill(running, {"users": [{**one, "created_at": number} for number, one in enumerate(people)]})
    running.database.migrate()
    with running.database.read() as session:
        known = {user.id: user for user in session.scalars(select(User))}
    assert {one: user.name for one, user in known.items()} == names
    assert {one: user.looks for one, user in known.items()} == {
        "first": "asha",
        "second": None,
        "admin": "admln",
        "guest": None,
    }
    assert accounts.change_user(running, visitor_for(known["second"]), "asha", "nl").language == "nl"
    assert accounts.change_user(running, visitor_for(known["admin"]), "Admin", None).name == "Admin"
    assert refusal_of(lambda: register(running, "third", "Asha"))[:2] == (409, "name_taken")
    table_id = new_table(running, "admin")
    with look(running, table_id) as room:
        assert room.seats[0].name == "Admin"
    running.database.close()


# ---------------------------------------------------------------- at a table


def sit(running: Running, table_id: str, user_id: str, name: str | None = None) -> None:
    with change(running, table_id) as room:
        seating.sit(room, room.session.get_one(User, user_id), None, name, "")


@both_databases
def test_names_at_a_table_differ(running: Running) -> None:
    table_id = new_table(running, "asha", seats=3)
    for name in LIKE_ASHA:
        told = f"Somebody at this table is already called {check_name(name)}, or something that looks like it."
        assert refusal_of(partial(sit, running, table_id, "bram", name)) == (409, "name_taken", told)
    for name in ("Admin", "medium", "Host"):
        assert refusal_of(partial(sit, running, table_id, "bram", name))[:2] == (400, "name_reserved")
    sit(running, table_id, "bram", " Asha  Rao ")
    with look(running, table_id) as room:
        assert [seat.name for seat in room.seats] == ["Asha", "Asha Rao", None]


@both_databases
def test_a_bot_takes_a_name_that_looks_like_nobody_s(running: Running) -> None:
    with running.database.write() as session:
        session.add(User(id="med", name="Med\u0456um"))  # from before that was reserved
    table_id = new_table(running, "med")
    with change(running, table_id) as room:
        seating.put_bot(room, "med", 1, "medium")
        assert [seat.name for seat in room.seats] == ["Med\u0456um", "Medium 2"]


@both_databases
def test_of_several_who_sit_down_at_once_with_one_name_one_does(running: Running) -> None:
    table_id = new_table(running, "bram", seats=4)
    with running.database.write() as session:
        session.add_all(User(id=f"user {number}", name=LIKE_ASHA[number]) for number in range(AT_ONCE))
    ended = all_at_once(lambda number: sit(running, table_id, f"user {number}"))
    assert ended == ["", *["name_taken"] * (AT_ONCE - 1)]
    with running.database.read() as session:
        taken = session.scalars(select(Seat.name).where(Seat.table_id == table_id, Seat.name.is_not(None))).all()
    assert len(taken) == 2
