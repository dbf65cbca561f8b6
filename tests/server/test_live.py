"""What a page that has a table open is told: at first all there is, then what has changed, and never too much."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from typing import Any, cast

import pytest
from fastapi import WebSocket

from doab.server.people.visitor import Visitor
from doab.server.routes.live import LiveTable
from doab.server.running import Running
from doab.server.tables import playing, rewinding, sight
from doab.server.tables.games import Games
from doab.server.tables.rooms import change, look
from tests.server.client import Json, Live, Person
from tests.server.conftest import Guest
from tests.server.opened import begin, play
from tests.server.playing import Chair, any_answer, forked, seated
from tests.server.positions import rajas_with_dice

pytestmark = pytest.mark.both_databases

ASHA = Visitor("asha", "Asha", None, "cookie", "")


class Page:
    """A page with a table open, without a network: `tell` is what it hears now, None if there is nothing to tell."""

    def __init__(self, running: Running, table_id: str) -> None:
        self.sent: list[Json] = []
        self.live = LiveTable(cast(WebSocket, self), running, table_id, None)
        self.live.visitor = ASHA

    async def send_text(self, text: str) -> None:
        self.sent.append(json.loads(text))

    def tell(self) -> Any:
        before = len(self.sent)
        asyncio.run(self.live.tell())
        return self.sent[-1] if len(self.sent) > before else None


def numbers(message: Json) -> list[int]:
    return [step["number"] for step in message["steps"]]


def version(running: Running, table_id: str) -> int:
    with look(running, table_id) as room:
        return room.game.version


def test_a_page_is_told_all_and_then_only_what_has_changed(running: Running) -> None:
    table_id = begin(running)
    play(running, table_id, 100, random.Random(1))
    page, first = Page(running, table_id), version(running, table_id)
    opening = page.tell()
    assert (opening["type"], opening["kept"]) == ("changed", 0)
    assert numbers(opening) == list(range(first - sight.AT_FIRST + 1, first + 1))
    assert opening["revision"] == opening["state"]["table"]["revision"]
    with look(running, table_id) as room:
        assert opening["state"] == json.loads(sight.state_for(room, "asha").model_dump_json(by_alias=True))
    assert page.tell() is None
    play(running, table_id, 3, random.Random(2))
    news = page.tell()
    assert news["kept"] == first
    assert numbers(news) == list(range(first + 1, version(running, table_id) + 1))
    assert news["happenings"] == []
    assert {"revision", "version"} <= news["state"]["table"].keys()
    assert not {"id", "options", "title"} & news["state"]["table"].keys()


def test_who_comes_first_is_told_what_there_is(running: Running) -> None:
    page = Page(running, begin(running))
    opening = page.tell()
    assert [one["kind"] for one in opening["happenings"]] == ["joined", "started"]
    assert opening["kept"] == 0


def test_a_look_at_the_table_that_changed_nothing_is_no_news(running: Running) -> None:
    table_id = begin(running)
    page = Page(running, table_id)
    page.tell()
    with change(running, table_id) as room:
        room.news = True
    assert page.tell() is None


def test_what_is_taken_back_no_longer_stands(running: Running) -> None:
    table_id = begin(running)
    page = Page(running, table_id)
    page.tell()
    with change(running, table_id) as room:
        seat = room.seats[room.table.waits_for or 0]
        playing.answer(room, seat, room.game.legal[0], room.table.revision)
        given = room.game.version
    assert numbers(page.tell())[0] == given
    with change(running, table_id) as room:
        playing.undo(room, room.seats[seat.number], room.table.revision, 1)
    news = page.tell()
    assert (news["kept"], news["steps"]) == (given - 1, [])


def test_what_was_taken_back_and_played_anew_before_it_was_told_does_not_stand(running: Running) -> None:
    table_id = begin(running)
    page = Page(running, table_id)
    answers = []
    for number in (0, 1):
        with change(running, table_id) as room:
            seat = room.seats[room.table.waits_for or 0]
            given = playing.answer(room, seat, room.game.legal[number], room.table.revision)
            answers.append(room.game.steps[given - 1].action.text)
        if number == 0:
            page.tell()
            with change(running, table_id) as room:
                playing.undo(room, room.seats[seat.number], room.table.revision, 1)
    news = page.tell()
    assert answers[0] != answers[1]
    assert (news["kept"], news["steps"][0]["text"]) == (given - 1, answers[1])


def test_going_back_by_consent_is_told_with_what_happened(running: Running) -> None:
    table_id = begin(running)
    play(running, table_id, 60, random.Random(2))
    page = Page(running, table_id)
    page.tell()
    with look(running, table_id) as room:
        revision = room.table.revision
    with change(running, table_id) as room:
        rewinding.propose(room, room.seats[0], revision, 30)
    assert page.tell()["state"].keys() == {"rewind"}
    with change(running, table_id) as room:
        rewinding.accept(room, room.seats[1], revision)
    news = page.tell()
    assert news["kept"] == 30
    assert [one["kind"] for one in news["happenings"]] == ["rewound"]
    assert news["state"]["rewind"] is None


def test_a_game_that_is_loaded_anew_is_the_same_to_who_knows_it(running: Running) -> None:
    table_id = begin(running)
    play(running, table_id, 100, random.Random(1))
    page, known = Page(running, table_id), version(running, table_id)
    page.tell()
    running.games = Games()
    play(running, table_id, 1, random.Random(1))
    news = page.tell()
    assert news["kept"] == known
    assert numbers(news) == list(range(known + 1, version(running, table_id) + 1))


def test_what_is_changed_within_a_moment_is_told_together(running: Running) -> None:
    table_id = begin(running)
    page, first = Page(running, table_id), version(running, table_id)

    async def look_on() -> None:
        running.hub.open()
        await page.live.tell()
        with running.hub.listen(f"table {table_id}") as news:
            following = asyncio.create_task(page.live.follow(news))
            play(running, table_id, 5, random.Random(1))
            while sum(one["type"] == "changed" for one in page.sent) < 2:
                await asyncio.sleep(0.001)
            following.cancel()

    asyncio.run(asyncio.wait_for(look_on(), 30))
    changes = [one for one in page.sent if one["type"] == "changed"]
    assert [numbers(one)[-1] for one in changes] == [first, version(running, table_id)]


# ---------------------------------------------------------------- over the network


def test_the_change_comes_before_the_reply_and_once(guest: Guest) -> None:
    asha, _ = forked([guest("Asha"), guest("Bram")], rajas_with_dice(3))
    with asha.person.live(asha.table) as live:
        revision = live.await_state()["table"]["revision"]
        number = live.send("answer", answer="place harbour", revision=revision)
        told = [live.receive()]
        while told[-1]["type"] != "reply":
            told.append(live.receive())
        changed, reply = [one for one in told if one["type"] in ("changed", "reply")]
        assert [(step["number"], step["text"]) for step in changed["steps"]] == [(1, "place harbour")]
        assert reply == {"type": "reply", "id": number, "ok": True, "step": 1}
        assert live.ask("ping")["ok"]
        assert live.states == 2


def test_somebody_who_comes_or_goes_costs_little(guest: Guest) -> None:
    asha, bram = guest("Asha"), guest("Bram")
    table = seated([asha, bram])[0].table
    with asha.live(table) as live:
        live.await_state()
        with bram.live(table):
            while not live.others or live.others[-1]["type"] != "presence":
                live.receive()
    assert live.others[-1] == {"type": "presence", "present": [True, True]}
    assert live.states == 1


@pytest.mark.parametrize("game", ["pebbles", "rajas"])
def test_all_that_is_told_piece_by_piece_is_what_there_is(guest: Guest, passer_by: Person, game: str) -> None:
    """Two people and somebody who looks on, one of them with two seats, to the end or for a while: after every change
    each page knows what a new page would be told, secrets of its own seats and no others."""
    asha, bram = guest("Asha"), guest("Bram")
    table = asha.make(game, seats=3)
    asha.sit(table, seat=1, name="Amrit")
    bram.sit(table, seat=2)
    asha.start(table)
    chairs = [Chair(person, table, seat) for seat, person in ((0, asha), (1, asha), (2, bram))]
    for chair in chairs:
        chair.set(confirm="off")
    with asha.live(table) as first, bram.live(table) as second, passer_by.live(table) as third:
        lives = [first, second, third]
        _check(lives, [asha, bram, passer_by], table)
        for number in range(60):
            state = first.state
            if state["turn"] is None:
                break
            chair = chairs[state["turn"]["seat"]]
            chair.look()
            last = chairs[first.steps[-1]["seat"]]
            last.look()
            if number % 5 == 4 and last.turn["undo"]:
                last.undo()
            else:
                chair.answer(any_answer(chair.view, "piece by piece"))
            _check(lives, [asha, bram, passer_by], table)
    if game == "pebbles":
        assert first.state["table"]["status"] == "over"


def _check(lives: Sequence[Live], people: Sequence[Person], table: str) -> None:
    for live, person in zip(lives, people, strict=True):
        wanted = person.state(table)
        while not live.state or live.state["table"]["revision"] < wanted["table"]["revision"]:
            live.receive()
        for state in (live.state, wanted):
            for seat in state["table"]["seats"]:
                seat["present"] = None
        assert live.state == wanted
        steps = person.steps(table, wanted["you"]["seat"])
        assert live.steps == steps[len(steps) - len(live.steps) :]
        assert len(live.steps) >= min(len(steps), sight.AT_FIRST)
