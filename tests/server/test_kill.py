"""A hundred times `kill -9` while four people and some bots play at several tables.

What was acknowledged is in the log, in order; nothing is in it that nobody sent; no move is half done; play goes on.
"""

from __future__ import annotations

import random
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from doab.core import Game
from doab.core.records import Move, parse_record
from tests.server.client import Json, Person, Refusal
from tests.server.nursery import Nursery, NurseryServer
from tests.server.playing import any_answer, wait_until

pytestmark = pytest.mark.both_databases

KILLS = {"sqlite": 100, "postgres": 30}
PEOPLE = 4
SEED = 20


@dataclass
class Watched:
    """A table, and what the test knows of it without asking: what was sent, what was acknowledged, what was read."""

    id: str
    owners: dict[int, int]
    """Seat to person."""
    game: Any
    """Replayed here from what the log told after each restart."""
    sent: dict[int, tuple[int, str]] = field(default_factory=dict)
    """Number of the step that an answer would become: seat and text."""
    acknowledged: dict[int, tuple[int, str]] = field(default_factory=dict)
    revision: int = 0
    """The newest one that was acknowledged."""

    def check(self, person: Person) -> int:
        """Read on in the log and compare; how many steps are new. A bot may go on meanwhile."""
        before = self.game.version
        state = person.state(self.id)
        assert state["table"]["revision"] >= self.revision, "a change was acknowledged and is lost"
        version = state["position"]["version"]
        assert version >= before
        log = person.log(self.id, first=before + 1, last=version)["steps"] if version > before else []
        for step in log:
            number = self.game.version + 1
            assert step["number"] == number
            self.game.replay(Move(self.game.name_of(step["seat"]), step["text"]))
            if step["how"] == "player":
                assert self.sent[number] == (step["seat"], step["text"]), "nobody sent this"
            else:
                assert step["how"] in ("chance", "auto", "bot")
        assert self.game.version == version, "a move is half done"
        assert state["position"]["table"] == self.game.view(state["position"]["seat"])["table"]
        for number, (seat, text) in self.acknowledged.items():
            assert number <= version, f"step {number}, “{text}”, was acknowledged and is lost"
            kept = self.game.steps[number - 1]
            assert (kept.seat, kept.action.text) == (seat, text)
        return int(version - before)


class Gate:
    """Lets the players through while the server runs, and knows when all of them stand still."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.waiting = 0
        self.is_open = False
        self.ended = False
        self.changed = threading.Condition()

    def pass_through(self) -> bool:
        """Wait until play goes on; False when it is over."""
        with self.changed:
            self.waiting += 1
            self.changed.notify_all()
            self.changed.wait_for(lambda: self.is_open or self.ended)
            self.waiting -= 1
            return not self.ended

    def set_open(self, is_open: bool) -> None:
        with self.changed:
            self.is_open = is_open
            self.changed.notify_all()

    def close(self) -> None:
        """Let nobody through, and wait until everybody has come back."""
        self.set_open(False)
        with self.changed:
            assert self.changed.wait_for(lambda: self.waiting == self.players, 60), "a player does not come back"

    def end(self) -> None:
        with self.changed:
            self.ended = True
            self.changed.notify_all()


class Player(threading.Thread):
    """Goes from table to table and answers where it is asked. What it is not sure of it sends again, with its key."""

    def __init__(self, number: int, person: Person, tables: list[Watched], gate: Gate) -> None:
        super().__init__(name=f"player {number}", daemon=True)
        self.number, self.person, self.tables, self.gate = number, person, tables, gate
        self.unsure: dict[str, Json] = {}
        """Table to the request of which nobody knows whether it was taken."""
        self.counts: Counter[str] = Counter()
        self.fault: BaseException | None = None

    def run(self) -> None:
        while self.gate.pass_through():
            try:
                for table in list(self.tables):
                    if self.fault is None:
                        self.visit(table)
            except httpx.TransportError:
                self.counts["broken lines"] += 1
                time.sleep(0.005)
            except BaseException as fault:
                self.fault = fault

    def visit(self, table: Watched) -> None:
        seat = next((seat for seat, owner in table.owners.items() if owner == self.number), None)
        if seat is None:
            return
        if table.id in self.unsure:
            self.resend(table)
        state = self.person.state(table.id, seat)
        if state["turn"] is None or state["turn"]["seat"] != seat:
            return
        revision = state["table"]["revision"]
        if state["turn"]["hold"]:
            body: Json = {"seat": seat, "revision": revision}
            done = self.person.call("POST", f"/tables/{table.id}/confirm", body)
            table.revision = max(table.revision, done["state"]["table"]["revision"])
            return
        version = state["position"]["version"]
        text = any_answer(state["position"], f"{SEED}")
        key = f"{self.number}-{version}-{revision}"
        self.unsure[table.id] = {"seat": seat, "answer": text, "revision": revision, "key": key}
        table.sent[version + 1] = (seat, text)
        done = self.person.call("POST", f"/tables/{table.id}/answers", self.unsure[table.id])
        self.acknowledge(table, done["step"])
        table.revision = max(table.revision, done["state"]["table"]["revision"])

    def resend(self, table: Watched) -> None:
        try:
            step = self.person.call("POST", f"/tables/{table.id}/answers", self.unsure[table.id])["step"]
            self.counts["taken the second time"] += 1
        except Refusal as refusal:
            if refusal.code != "doubled":
                raise
            step = refusal.error["step"]
            self.counts["taken the first time"] += 1
        self.acknowledge(table, step)

    def acknowledge(self, table: Watched, step: int) -> None:
        request = self.unsure.pop(table.id)
        table.acknowledged[step] = (request["seat"], request["answer"])
        self.counts["acknowledged"] += 1


SEATINGS: list[tuple[str, list[int | str]]] = [
    ("rajas", [0, 1]),
    ("agra", [2, 3]),
    ("rajas", [0, "random"]),
    ("agra", [1, "random", 2]),
    ("rajas", [3, 2, "random", 1]),
]


def open_table(people: list[Person], game: str, seating: list[int | str]) -> Watched:
    """A started table at which these people and bots sit."""
    owners = {seat: who for seat, who in enumerate(seating) if isinstance(who, int)}
    bots = {str(seat): who for seat, who in enumerate(seating) if isinstance(who, str)}
    host_seat = min(owners)
    host = people[owners[host_seat]]
    table = host.make(game, seats=len(seating), bots=bots, sit=False)
    for seat, who in owners.items():
        people[who].sit(table, seat=seat)
    host.start(table)
    names = host.state(table)["position"]["names"]
    return Watched(table, owners, Game.new(game, names))


@pytest.fixture
def nursery(tmp_path: Path, new_database: Callable[..., str]) -> Iterator[Nursery]:
    with Nursery(tmp_path, {"DOAB_DATABASE": new_database()}) as running:
        yield running


def tracebacks(log: str) -> list[str]:
    """Those of the server. A worker whose server was killed while it was starting complains as well, and ends."""
    found = log.split("Traceback (most recent call last):")[1:]
    return [one for one in found if "spawn_main" not in one.split("\n{")[0]]


@pytest.mark.slow  # a server takes most of a second to come up, a hundred times
def test_a_hundred_kills(nursery: Nursery, database: str, record_property: Any) -> None:
    kills = KILLS[database]
    chance = random.Random(SEED)
    counts: Counter[str] = Counter()
    with NurseryServer(nursery) as server:
        people = [server.guest(f"Player {number}") for number in range(PEOPLE)]
        tables = [open_table(people, game, seating) for game, seating in SEATINGS]
        finished: list[Watched] = []
        gate = Gate(PEOPLE)
        players = [Player(number, person, tables, gate) for number, person in enumerate(people)]

        def acknowledged() -> int:
            return sum(player.counts["acknowledged"] for player in players)

        def play_until(wanted: int) -> None:
            wait_until(lambda: acknowledged() >= wanted or any(player.fault for player in players))

        for player in players:
            player.start()
        while counts["kills"] < kills:
            gate.set_open(True)
            play_until(acknowledged() + chance.randrange(16))
            time.sleep(chance.uniform(0.0, 0.03))
            server.kill()
            counts["kills"] += 1
            gate.close()
            if chance.random() < 0.2:
                server.start_and_kill(chance.uniform(0.0, 0.2))
                counts["kills"] += 1
                counts["kills while starting"] += 1
            server.start()
            for person in people:
                person.url = server.url
            for at, table in enumerate(tables):
                counts["steps"] += table.check(people[next(iter(table.owners.values()))])
                if table.game.over:
                    counts["games over"] += 1
                    finished.append(table)
                    tables[at] = open_table(people, *SEATINGS[at])
            assert [player.fault for player in players] == [None] * PEOPLE
        gate.set_open(True)
        play_until(acknowledged() + 20)
        gate.close()
        gate.end()
        for player in players:
            player.join(10)
            counts.update(player.counts)
            assert player.fault is None
        for table in (*tables, *finished):
            person = people[next(iter(table.owners.values()))]
            replayed = Game.from_record(parse_record(person.record(table.id)))
            table.check(person)  # after the record was read: bots go on meanwhile
            known = [step.action.text for step in table.game.steps]
            assert [step.action.text for step in replayed.steps] == known[: replayed.version]
        wait_until(lambda: server.survivors() == [])
    told = ", ".join(f"{name} {number}" for name, number in sorted(counts.items()))
    print(told)
    record_property("counts", told)
    assert counts["kills"] >= kills
    assert counts["acknowledged"] > 4 * kills
    assert counts["taken the first time"] + counts["taken the second time"] > 0
    assert tracebacks(server.log()) == []
