"""How tests play: chairs at tables, players who answer by a rule of their own, and what holds when a game is over."""

from __future__ import annotations

import hashlib
import subprocess
import time
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from doab.agra import RULES as AGRA
from doab.core import Game, Source
from doab.core.records import parse_record
from doab.rajas import RULES as RAJAS
from tests.server.client import SECONDS, Json, Person
from tests.server.process import DOAB

Policy = Callable[[Json, str], str]
"""A view and a seed to one of the texts of `view["legal"]`."""


def texts(view: Json) -> list[str]:
    """What may be answered."""
    return [one["text"] for one in view["legal"]]


def any_answer(view: Json, seed: str) -> str:
    """One of the answers; the same view and seed give the same one."""
    legal = texts(view)
    return legal[Source(f"{seed} {view['seat']} {view['version']}").below(len(legal))]


HURRIED = frozenset({"raise", "deliver"})
PUT_OFF = frozenset({"lay", "take", "process", "dye", "build", "order", "gift", "go on", "price", "uncover", "farmer"})


def hurrying(view: Json, seed: str) -> str:
    """Agra, played towards the top of an influence track: some hundred answers instead of thousands."""
    legal = texts(view)
    tickets = [text for text in legal for _ in range(_hurry(text))]
    return tickets[Source(f"{seed} {view['seat']} {view['version']}").below(len(tickets))]


def _hurry(text: str) -> int:
    """How likely an answer is: the Architect raises influence."""
    family = AGRA.table.parse(text).family
    if family in HURRIED or text in ("place architect", "peon architect"):
        return 240
    return 1 if family in PUT_OFF else 6


POLICIES: dict[str, Policy] = {"rajas": any_answer, "agra": hurrying, "purses": hurrying, "pebbles": any_answer}


@cache
def short_edition(rounds: int = 1) -> str:
    """Rajas that is ranked as it stands after so many rounds (R-80)."""
    text = (files("doab.rajas") / "editions" / "reconstructed.toml").read_text(encoding="utf-8")
    lines = [f"rounds = {rounds}" if line.startswith("rounds = ") else line for line in text.splitlines()]
    return "\n".join(lines).replace('edition = "reconstructed"', f'edition = "{rounds} rounds"') + "\n"


@dataclass
class Chair:
    """A person at a seat of a table; `seen` is the state that it saw last, and its requests are made for that."""

    person: Person
    table: str
    seat: int
    seen: Json = field(default_factory=dict)

    def look(self) -> Json:
        self.seen = self.person.state(self.table, self.seat)
        return self.seen

    @property
    def revision(self) -> int:
        return int(self.seen["table"]["revision"])

    @property
    def view(self) -> Json:
        found: Json = self.seen["position"]
        return found

    @property
    def legal(self) -> list[str]:
        return texts(self.view)

    @property
    def turn(self) -> Json:
        found: Json = self.seen["turn"]
        return found

    def request(self, name: str, **fields: Any) -> Json:
        """A request of the page *Playing*, made for the state that was seen last: the answer of the server."""
        body = {"seat": self.seat, "revision": self.revision, **fields}
        done: Json = self.person.call("POST", f"/tables/{self.table}/{name}", body)
        if "state" in done:
            self.seen = done["state"]
        return done

    def answer(self, answer: str | int, **fields: Any) -> Json:
        return self.request("answers", answer=answer, **fields)

    def play(self, *answers: str) -> None:
        for one in answers:
            self.answer(one)

    def undo(self, steps: int = 1) -> Json:
        return self.request("undo", steps=steps)

    def confirm(self) -> Json:
        return self.request("confirm")

    def stand(self, question: str, answer: str | None, **fields: Any) -> Json:
        body = {"seat": self.seat, "question": question, "answer": answer, **fields}
        done: Json = self.person.call("PUT", f"/tables/{self.table}/standing", body)
        self.look()
        return done

    def set(self, **wishes: Any) -> None:
        """`confirm` and `auto` of the seat."""
        self.person.call("PATCH", f"/tables/{self.table}/seats/{self.seat}", wishes)
        self.look()


def seated(people: Sequence[Person], game: str = "rajas", **settings: Any) -> list[Chair]:
    """A table that has been started, one person a seat; the first is the host."""
    host, *others = people
    table = host.make(game, seats=len(people), **settings)
    for seat, person in enumerate(others, 1):
        person.sit(table, seat=seat)
    host.start(table)
    chairs = [Chair(person, table, seat) for seat, person in enumerate(people)]
    for chair in chairs:
        chair.look()
    return chairs


def forked(people: Sequence[Person], record: str, at: int | None = None) -> list[Chair]:
    """A table that goes on from a record, one person a seat."""
    host, *others = people
    stored = host.upload(record)
    table = host.fork(stored, **{"as": "table", "visible": True}, **({} if at is None else {"at": at}))
    if not host.state(table)["you"]["seats"]:
        host.sit(table, seat=0)
    for seat, person in enumerate(others, 1):
        person.sit(table, seat=seat)
    if host.state(table)["table"]["status"] == "open":
        host.start(table)
    chairs = [Chair(person, table, seat) for seat, person in enumerate(people)]
    for chair in chairs:
        chair.look()
    return chairs


def asked(chairs: Sequence[Chair]) -> Chair:
    """Who is waited for, having looked at the table."""
    seat = chairs[0].look()["turn"]["seat"]
    chair = next(one for one in chairs if one.seat == seat)
    chair.look()
    return chair


def finish_turn(chair: Chair, policy: Policy = any_answer, seed: str = "") -> None:
    """Answer until somebody else is waited for (or nobody)."""
    while chair.seen["turn"] is not None and chair.turn["seat"] == chair.seat:
        if chair.turn["hold"]:
            chair.confirm()
        else:
            chair.answer(policy(chair.view, seed))


def play_on(chairs: Sequence[Chair], seed: str = "", until: Callable[[Json], bool] | None = None) -> None:
    """Play to the end of the game, or until a state fulfils `until`."""
    policy = POLICIES[chairs[0].look()["table"]["game"]]
    by_seat = {chair.seat: chair for chair in chairs}
    state = chairs[0].seen
    while state["table"]["status"] != "over" and not (until and until(state)):
        chair = by_seat[state["turn"]["seat"]]
        if chair.seen is not state:
            chair.look()
        if chair.turn["hold"]:
            chair.confirm()
        else:
            chair.answer(policy(chair.view, seed))
        state = chair.seen


def wait_until(fulfilled: Callable[[], bool], seconds: float = SECONDS) -> None:
    """Bots and clocks change a table without us: ask again until it is so."""
    deadline = time.monotonic() + seconds
    while not fulfilled():
        assert time.monotonic() < deadline, "nothing happens"
        time.sleep(0.01)


def wait_for(person: Person, table: str, fulfils: Callable[[Json], bool], seconds: float = SECONDS) -> Json:
    """The first state of a table that fulfils what is waited for."""
    seen: list[Json] = []

    def fulfilled() -> bool:
        seen[:] = [person.state(table)]
        return fulfils(seen[0])

    wait_until(fulfilled, seconds)
    return seen[0]


# ---------------------------------------------------------------- when it is over


def check_finished(person: Person, table: str, folder: Path, edition: str = "") -> Any:
    """The record replays to the result that the table tells, and its dice are those that were promised."""
    rules = RAJAS.with_edition(tomllib.loads(edition)) if edition else None
    own = folder / "edition.toml"
    own.write_text(edition, encoding="utf-8")
    state = person.state(table)["table"]
    assert state["status"] == "over"
    text = person.record(table)
    record = parse_record(text)
    game: Any = Game.from_record(record, rules)
    assert game.over
    told = [(one["name"], one["rank"], one["score"]) for one in sorted(state["result"], key=lambda one: one["seat"])]
    assert told == record.result
    assert sorted((one["name"], one["rank"]) for one in state["result"]) == sorted(game.ranking)
    assert [(move.owner, move.text) for move in record.moves] == [
        ("chance" if step["seat"] == -1 else record.names[step["seat"]], step["text"]) for step in person.steps(table)
    ]
    dice = state["dice"]
    assert len(bytes.fromhex(dice["seed"])) == 32
    assert hashlib.sha256(b"doab dice 1\n" + bytes.fromhex(dice["seed"])).hexdigest() == dice["commitment"]
    options = ["--commitment", dice["commitment"], *(["--edition", str(own)] if edition else [])]
    verified = verify(text, folder, *options)
    assert verified.returncode == 0, verified.stdout + verified.stderr
    return game


def verify(record: str, folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """`doab record verify`."""
    path = folder / "game.doab"
    path.write_text(record, encoding="utf-8")
    command = [str(DOAB), "record", "verify", str(path), *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
