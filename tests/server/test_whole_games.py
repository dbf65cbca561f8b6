"""Whole games from the first seat to the last record: over HTTP, over WebSockets, with lines that break."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from doab.core import Game
from doab.core.records import Record, parse_record
from tests.server.client import Json, Live, Person
from tests.server.conftest import Guest
from tests.server.playing import POLICIES, check_finished, play_on, seated, short_edition, verify
from tests.server.process import ServerProcess

pytestmark = pytest.mark.both_databases

NAMES = ("Asha", "Bram", "Chitra", "Dirk")


@pytest.mark.parametrize("game", ["rajas", "agra"])
def test_two_people_play_a_whole_game_over_http(game: str, guest: Guest, passer_by: Person, tmp_path: Path) -> None:
    chairs = seated([guest(name) for name in NAMES[:2]], game)
    table = chairs[0].table
    before = chairs[0].seen["table"]
    assert before["dice"]["seed"] is None
    play_on(chairs, "over http")
    finished = check_finished(passer_by, table, tmp_path)
    assert finished.names == ["Asha", "Bram"]
    after = passer_by.state(table)
    assert after["table"]["dice"]["commitment"] == before["dice"]["commitment"]
    assert after["turn"] is None
    assert after["position"]["ranking"] == finished.rules.ranking(finished.state)
    assert [one["kind"] for one in passer_by.happenings(table)][-1] == "over"


def with_other_last_draw(record: Record) -> Game:
    """The game up to its last draw that could have come out otherwise, and did. The last tile of a stack cannot."""
    draws = [at for at, move in enumerate(record.moves) if move.owner == "chance"]
    for last in reversed(draws):
        game = Game.new("rajas", record.names)
        game.play(*[move.text for move in record.moves[:last]])
        others = [outcome for outcome in game.legal if outcome != record.moves[last].text]
        if others:
            game.play(others[0])
            return game
    raise AssertionError("nothing in this game was drawn")


def test_a_record_with_a_die_that_was_never_thrown_is_not_verified(guest: Guest, tmp_path: Path) -> None:
    """A forged record that replays without a fault: one draw came out otherwise, and the game went on from there."""
    chairs = seated([guest(name) for name in NAMES[:2]], "rajas")
    play_on(chairs, "verified")
    text = chairs[0].person.record(chairs[0].table)
    record = parse_record(text)
    game = with_other_last_draw(record)
    game.play_random("on from there")
    forged = game.record()
    forged.remarks = record.remarks
    closing = [line for line in text.splitlines()[record.closing_line :] if line.startswith("#")]
    assert Game.from_record(str(forged)).over
    told = verify("\n".join([str(forged).rstrip("\n"), *closing, ""]), tmp_path)
    assert told.returncode == 1, told.stdout + told.stderr
    assert verify(text, tmp_path).returncode == 0


# ---------------------------------------------------------------- over WebSockets


class Player(threading.Thread):
    """Plays one seat over a WebSocket. What goes wrong in the thread is kept in `fault`."""

    def __init__(self, person: Person, table: str, seat: int, seed: str) -> None:
        super().__init__(name=f"seat {seat}", daemon=True)
        self.person, self.table, self.seat, self.seed = person, table, seat, seed
        self.live = person.live(table, seat)
        self.answers: list[str] = []
        self.acted = -1
        self.done: Json = {}
        self.fault: BaseException | None = None

    def run(self) -> None:
        try:
            self.play()
        except BaseException as fault:
            self.fault = fault
        finally:
            self.live.socket.close()

    def play(self) -> None:
        if not self.live.state:
            self.live.await_state()
        while self.live.state["table"]["status"] != "over":
            if self.is_asked():
                self.act()
            else:
                self.live.await_state()
        self.done = self.live.state

    def is_asked(self) -> bool:
        turn = self.live.state["turn"]
        return bool(turn["seat"] == self.seat and self.live.state["table"]["revision"] > self.acted)

    def act(self) -> None:
        state = self.live.state
        revision = state["table"]["revision"]
        if state["turn"]["hold"]:
            reply = self.live.ask("confirm", seat=self.seat, revision=revision)
        else:
            text = POLICIES[state["table"]["game"]](state["position"], self.seed)
            reply = self.give(text, revision)
            self.answers.append(text)
        assert reply["ok"], reply
        self.acted = revision

    def give(self, text: str, revision: int) -> Json:
        return self.live.ask("answer", seat=self.seat, answer=text, revision=revision)

    def reconnect(self) -> None:
        self.live = self.person.live(self.table, self.seat)
        self.live.await_state()


class Leaving(Player):
    """Goes away now and then, and comes back to the same table."""

    returns = 0

    def act(self) -> None:
        super().act()
        if len(self.answers) % 10 == 5:
            self.live.socket.close()
            self.reconnect()
            self.returns += 1


class Uncertain(Player):
    """Its line breaks right after some of its answers, before it hears whether they were taken: it sends them again."""

    taken_before = 0
    repeated = 0

    def give(self, text: str, revision: int) -> Json:
        if len(self.answers) % 10 != 5:
            return super().give(text, revision)
        request: Json = {"seat": self.seat, "answer": text, "revision": revision, "key": f"again-{revision}"}
        self.live.send("answer", **request)
        self.live.drop()
        self.reconnect()
        first = self.live.ask("answer", **request)
        again = self.live.ask("answer", **request)
        assert (again["ok"], again["error"]["code"]) == (False, "doubled")
        step = again["error"]["step"]
        if first["ok"]:
            assert first["step"] == step
        else:
            assert (first["error"]["code"], first["error"]["step"]) == ("doubled", step)
            self.taken_before += 1
        (logged,) = self.person.call("GET", f"/tables/{self.table}/steps", from_=step, to=step)["steps"]
        assert (logged["number"], logged["seat"], logged["text"], logged["how"]) == (step, self.seat, text, "player")
        self.repeated += 1
        return {"ok": True}


class Spectator(threading.Thread):
    """Follows a game to its end and keeps what everybody may know of it."""

    def __init__(self, live: Live) -> None:
        super().__init__(name="spectator", daemon=True)
        self.live = live
        self.revisions: list[int] = []
        self.versions: list[int] = []
        self.faults: list[str] = []
        self.seen_purses: set[Any] = set()
        self.fault: BaseException | None = None

    def run(self) -> None:
        try:
            self.watch()
        except BaseException as fault:
            self.fault = fault
        finally:
            self.live.socket.close()

    def watch(self) -> None:
        while not self.live.state or self.live.state["table"]["status"] != "over":
            state = self.live.await_state()
            self.revisions.append(state["table"]["revision"])
            self.versions.append(state["position"]["version"])
            if state["position"]["legal"] or state["you"]["seats"] or state["you"]["seat"] is not None:
                self.faults.append(f"a spectator is asked in revision {self.revisions[-1]}")
            if state["table"]["status"] != "over":
                if state["table"]["dice"]["seed"] is not None:
                    self.faults.append(f"the seed shows in revision {self.revisions[-1]}")
                self.seen_purses |= {player.get("rupees") for player in state["position"]["table"]["players"]}


def all_done(threads: Sequence[Player | Spectator], seconds: float = 120) -> None:
    for thread in threads:
        thread.join(seconds)
    assert {thread.name: thread.fault for thread in threads if thread.fault} == {}
    assert [thread.name for thread in threads if thread.is_alive()] == [], "they wait for ever"


@pytest.mark.parametrize(
    ("game", "seats", "edition"), [("rajas", 3, short_edition(6)), ("agra", 4, "")], ids=["rajas", "agra"]
)
def test_a_whole_game_over_websockets_with_lines_that_break(
    game: str, seats: int, edition: str, guest: Guest, server: ServerProcess, tmp_path: Path
) -> None:
    chairs = seated([guest(name) for name in NAMES[:seats]], game, edition=edition or None)
    table = chairs[0].table
    watching = Spectator(server.person().live(table))
    kinds: list[Callable[..., Player]] = [Leaving, Uncertain, Player, Player]
    players = [
        kind(chair.person, table, chair.seat, f"live {chair.seat}")
        for kind, chair in zip(kinds[:seats], chairs, strict=True)
    ]
    for thread in (watching, *players):
        thread.start()
    all_done([*players, watching])
    leaving, uncertain = players[0], players[1]
    assert isinstance(leaving, Leaving)
    assert isinstance(uncertain, Uncertain)
    assert leaving.returns >= 2
    assert uncertain.repeated >= 2
    finished = check_finished(server.person(), table, tmp_path, edition)
    log = server.person().steps(table)
    for player in players:
        given = [step["text"] for step in log if step["seat"] == player.seat and step["how"] == "player"]
        assert given == player.answers
        assert player.done["table"]["result"] == players[0].done["table"]["result"]
    assert watching.faults == []
    assert watching.revisions == sorted(watching.revisions)
    assert watching.versions[-1] == finished.version == len(log)
    if game == "agra":
        assert watching.seen_purses == {None}
