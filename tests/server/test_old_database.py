"""A database that a server had written when both games had version 1 of their rules, with games going on.

`old/tables-of-version-1.sql.gz` is what the program of commit 62e9279 left behind when it was stopped: four
accounts, two records, and six tables in the middle of their games. Rajas: Navaratna for four people, on an edition
of four rounds; Navaratna and Ganga with two bots; mixed levels with a bot; Navaratna just before three yield tiles
are given for missing workers (R-84). Agra: with a bot; and with workers who have been passed over, whom version 1
never asks for again (A-44). Nobody's game may die of an upgrade, so the file stays as it is.
"""

from __future__ import annotations

import gzip
import sqlite3
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.server.client import Json, Person
from tests.server.playing import POLICIES, Chair, asked, check_finished, wait_for
from tests.server.process import DOAB, ServerProcess

DUMP = Path(__file__).parent / "old" / "tables-of-version-1.sql.gz"
PASSWORD = "rupees for the dyer"


@dataclass
class Old:
    """The server of today with the database of then, and the people who had accounts in it."""

    server: ServerProcess
    file: Path
    people: list[Person]

    def tables(self, wanted: str = "kind = 'table'") -> list[str]:
        """In the order in which they were made."""
        return [str(row[0]) for row in self.rows(f"SELECT id FROM tables WHERE {wanted} ORDER BY created_at")]

    def rows(self, query: str) -> list[tuple[object, ...]]:
        with closing(sqlite3.connect(self.file)) as connection:
            return list(connection.execute(query))

    def chairs(self, table: str) -> list[Chair]:
        """The seats that people have, each as its person sees the table."""
        found = [Chair(one, table, seat) for one in self.people for seat in one.state(table)["you"]["seats"]]
        return sorted(found, key=lambda chair: chair.seat)


@pytest.fixture
def old(tmp_path: Path) -> Iterator[Old]:
    file = tmp_path / "doab.sqlite3"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(gzip.decompress(DUMP.read_bytes()).decode())
    with ServerProcess(tmp_path) as server:
        people = [server.person() for _ in range(4)]
        for person, login in zip(people, ("asha", "bram", "chitra", "dirk"), strict=True):
            person.call("POST", "/login", {"login": login, "password": PASSWORD})
        yield Old(server, file, people)


def follow(chairs: Sequence[Chair], *answers: str) -> list[str]:
    """Give these answers, whoever is asked, and confirm turns. Returns what may be answered after them."""
    for answer in (*answers, None):
        chair = asked(chairs)
        while chair.turn["hold"]:
            chair.confirm()
            chair = asked(chairs)
        if answer is not None:
            chair.answer(answer)
    return chair.legal


def play_out(chairs: Sequence[Chair]) -> None:
    """To the end of the game. Bots answer by themselves."""
    by_seat = {chair.seat: chair for chair in chairs}

    def wants_us(state: Json) -> bool:
        return state["table"]["status"] == "over" or (state["turn"] is not None and state["turn"]["seat"] in by_seat)

    person, table = chairs[0].person, chairs[0].table
    while (state := wait_for(person, table, wants_us))["table"]["status"] != "over":
        chair = by_seat[state["turn"]["seat"]]
        chair.look()
        while chair.seen["turn"] is not None and chair.turn["seat"] == chair.seat:
            if chair.turn["hold"]:
                chair.confirm()
            else:
                chair.answer(POLICIES[state["table"]["game"]](chair.view, "on"))


def checked(folder: Path) -> str:
    """`doab tables check`."""
    command = [str(DOAB), "tables", "check", "--folder", str(folder)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False).stdout


def test_games_of_version_1_are_played_to_their_end(old: Old, tmp_path: Path) -> None:
    assert checked(old.server.folder) == "8 tables, 1132 answers: ok\n"
    playing = old.tables()
    assert len(playing) == 6
    for table in playing:
        chairs = old.chairs(table)
        state = chairs[0].look()["table"]
        assert (state["status"], state["rules"]) == ("playing", 1)
        play_out(chairs)
        ((edition,),) = old.rows(f"SELECT edition_text FROM tables WHERE id = '{table}'")
        finished = check_finished(chairs[0].person, table, tmp_path, str(edition or ""))
        assert finished.rules.version == 1
        again = chairs[0].person.call("POST", f"/tables/{table}/rematch")["table"]
        assert again["rules"] == 2, "a rematch is a new game"
    ((answers,),) = old.rows("SELECT count(*) FROM steps")
    assert checked(old.server.folder) == f"14 tables, {answers} answers: ok\n"


def test_r84_a_table_of_version_1_gives_a_third_yield_tile(old: Old) -> None:
    (table,) = old.tables("game = 'rajas' AND start IS NOT NULL AND kind = 'table'")
    chairs = old.chairs(table)
    follow(chairs, "token white karma1", "onto 2,5 E", "place green terrace", "token white money3", "onto 2,1 W")
    assert "token yellow money5" in follow(chairs, "place orange terrace")
    assert asked(chairs).seat == 1


def test_a44_a_table_of_version_1_passes_workers_over(old: Old) -> None:
    (table,) = old.tables("game = 'agra' AND start IS NOT NULL AND kind = 'table'")
    assert "peon curry" in follow(old.chairs(table), "mosaic 1")
