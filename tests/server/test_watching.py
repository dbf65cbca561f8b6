"""Who looks on at a table: told live to everybody who has it open."""

from typing import Any

import pytest

from doab.server.hub import Hub
from doab.server.people.visitor import Visitor
from doab.server.watching import MOST_NAMED, Watching
from tests.server.client import Live, Person
from tests.server.conftest import Guest

pytestmark = pytest.mark.both_databases


def told(live: Live, names: list[str], others: int) -> None:
    """Wait until these are said to watch."""
    wanted = {"type": "watchers", "names": names, "others": others}
    while wanted not in live.others[-1:]:
        live.receive()


def watchers(live: Live) -> list[Any]:
    return [one for one in live.others if one["type"] == "watchers"]


def test_who_comes_and_goes_is_told_to_all(guest: Guest, passer_by: Person) -> None:
    asha, bram, chitra = guest("Asha"), guest("Bram"), guest("chitra")
    table = asha.make("rajas")
    with asha.live(table) as at_table:
        told(at_table, [], 0)
        with chitra.live(table) as watching, bram.live(table):
            told(at_table, ["Bram", "chitra"], 0)
            told(watching, ["Bram", "chitra"], 0)
            with passer_by.live(table), passer_by.live(table), chitra.live(table):
                told(at_table, ["Bram", "chitra"], 2)
            told(at_table, ["Bram", "chitra"], 0)
            bram.sit(table)
            told(watching, ["chitra"], 0)
            bram.call("DELETE", f"/tables/{table}/seats/1")
            told(watching, ["Bram", "chitra"], 0)
        told(at_table, [], 0)


def test_the_same_watchers_are_not_told_twice(guest: Guest, passer_by: Person) -> None:
    asha, bram = guest("Asha"), guest("Bram")
    table = asha.make("rajas")
    with asha.live(table) as at_table:
        told(at_table, [], 0)
        bram.sit(table)
        with bram.live(table):
            asha.start(table)
        with passer_by.live(table):
            told(at_table, [], 1)
    assert watchers(at_table) == [
        {"type": "watchers", "names": [], "others": 0},
        {"type": "watchers", "names": [], "others": 1},
    ]


def test_a_table_that_is_not_visible_tells_of_nobody(guest: Guest, passer_by: Person) -> None:
    asha, bram = guest("Asha"), guest("Bram")
    table = asha.make("rajas", visible=False)
    with asha.live(table) as at_table, bram.live(table), passer_by.live(table) as invited:
        told(invited, [], 0)
        assert at_table.ask("ping")["ok"]
    assert watchers(at_table) == [{"type": "watchers", "names": [], "others": 0}]


def test_of_many_only_the_first_are_named() -> None:
    watching = Watching(Hub())
    present = [
        watching.present("a", Visitor(f"{number}", f"Name {number:02}", None, "cookie", "")) for number in range(23)
    ]
    for one in present:
        one.__enter__()
    found = watching.at("a", ["22"])
    assert found.names == [f"Name {number:02}" for number in range(MOST_NAMED)]
    assert found.others == 2
    for one in present:
        one.__exit__(None, None, None)
    assert watching.at("a", []).model_dump() == {"names": [], "others": 0}
    assert watching._open == {}


def present(live: Live, wanted: list[bool]) -> None:
    """Wait until these seats are said to be there."""
    while [seat["present"] for seat in live.state["table"]["seats"]] != wanted:
        live.receive()


def test_who_sits_down_or_comes_back_is_there_at_once(guest: Guest) -> None:
    asha, bram = guest("Asha"), guest("Bram")
    table = asha.make("rajas")
    with asha.live(table) as at_table:
        at_table.await_state()
        present(at_table, [True, False])
        with bram.live(table):
            bram.sit(table)
            present(at_table, [True, True])
    chitra, dev = guest("Chitra"), guest("Dev")
    table = chitra.make("rajas")
    dev.sit(table)
    with chitra.live(table) as at_table:
        at_table.await_state()
        present(at_table, [True, False])
        revision = at_table.state["table"]["revision"]
        with dev.live(table):
            present(at_table, [True, True])
        assert at_table.state["table"]["revision"] == revision
