"""Bots at tables: they play by themselves, and whatever is wrong with one of them never stops a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from doab.server.running import Running
from doab.server.tables import absence
from doab.server.tables.rooms import change
from tests.server.client import Json, Person
from tests.server.conftest import Guest
from tests.server.opened import begin
from tests.server.playing import Chair, check_finished, finish_turn, short_edition, wait_for
from tests.server.process import ServerProcess

pytestmark = pytest.mark.both_databases

SIX_ROUNDS = """
name = "six rounds"
bag.pebbles = [3, 3, 3, 2]
game = { hand = 2, faces = 3, goal = 99, rounds = 6 }
"""


def is_over(state: Json) -> bool:
    return bool(state["table"]["status"] == "over")


def of_bots(host: Person, game: str, bots: list[str], **wishes: object) -> str:
    """A table at which only bots sit; it has been started."""
    seats = {str(seat): bot for seat, bot in enumerate(bots)}
    table = host.make(game, seats=len(bots), bots=seats, sit=False, **wishes)
    host.start(table)
    return table


def test_the_bots_that_can_be_asked(passer_by: Person) -> None:
    names = [bot["name"] for bot in passer_by.call("GET", "/bots")]
    assert names[:6] == ["random", "easy", "greedy", "medium", "hard", "best"]


def test_a_table_of_bots_plays_itself_to_the_end(guest: Guest, tmp_path: Path) -> None:
    asha = guest("Asha")
    table = of_bots(asha, "rajas", ["random", "greedy"])
    state = wait_for(asha, table, is_over, 120)
    check_finished(asha, table, tmp_path)
    assert {step["how"] for step in asha.steps(table)} == {"bot", "chance"}
    assert state["you"]["seats"] == []


def test_bots_go_on_after_the_server_was_killed(own_server: Callable[..., ServerProcess]) -> None:
    server = own_server()
    with server.guest("Asha") as asha:
        tables = [of_bots(asha, "rajas", ["random", "random"], edition=short_edition(4)) for _ in range(3)]
        server.kill()
        server.end_workers()
        server.start()
        asha.url = server.url
        for table in tables:
            wait_for(asha, table, is_over, 120)


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that waits half a second for a bot."""
    folder = tmp_path_factory.mktemp("impatient")
    with ServerProcess(folder, {"DOAB_BOT_SECONDS": "0.5", "DOAB_BOT_WORKERS": "2"}) as running:
        yield running


@pytest.mark.parametrize("bot", ["crashing", "dying", "sleeping"])
def test_a_bot_that_fails_is_replaced(bot: str, impatient: ServerProcess) -> None:
    asha = impatient.guest("Asha")
    table = asha.make("pebbles", seats=2, bots={"1": bot}, edition=SIX_ROUNDS)
    asha.start(table)
    chair = Chair(asha, table, 0)
    while not is_over(chair.look()):
        if chair.turn["seat"] == 0:
            finish_turn(chair)
    failures = [one for one in asha.happenings(table) if one["kind"].startswith("bot_")]
    assert [one["kind"] for one in failures] == ["bot_replaced"] * 3 + ["bot_relieved"]
    assert {one["seat"] for one in failures} == {1}
    assert [one["details"]["bot"] for one in failures] == [bot] * 3 + ["random"]
    assert chair.seen["table"]["seats"][1]["bot"] == "random"
    assert {step["how"] for step in asha.steps(table) if step["seat"] == 1} == {"bot"}


def test_who_is_away_keeps_his_seat_when_his_bot_is_relieved(running: Running) -> None:
    """By the bot of the table, and when that one fails as well, by one that plays at random; which goes on failing."""
    table_id = begin(running, takeover_bot="medium")
    with change(running, table_id) as room:
        number = room.table.waits_for or 0
        absence.stand_in(room, room.seats[number], "hard")
        absence.stand_in(room, room.seats[1 - number], "random")
    bots: list[str | None] = []
    while len(bots) < 12:
        with change(running, table_id) as room:
            if room.table.waits_for == number:
                bots.append(room.table.bot_to_move)
            absence.any_answer(room, room.table.revision, "crashed")
    assert bots == ["hard"] * 3 + ["medium"] * 3 + ["random"] * 6
    with change(running, table_id) as room:
        seat = room.seats[number]
        assert (seat.bot, seat.stand_in) == (None, True)
        absence.take_back(room, seat)
        assert room.played_by_bot(seat) is None


def test_a_bad_bot_at_one_table_does_not_hold_up_another(own_server: Callable[..., ServerProcess]) -> None:
    """While a bot sleeps at one table, bots play a whole game at the next."""
    asha = own_server(DOAB_BOT_WORKERS="2", DOAB_BOT_SECONDS="600").guest("Asha")
    stuck = of_bots(asha, "pebbles", ["sleeping", "sleeping"])
    quick = of_bots(asha, "pebbles", ["random", "random"])
    wait_for(asha, quick, is_over)
    assert {step["how"] for step in asha.steps(stuck)} <= {"chance"}


def test_a_bot_sees_its_own_seat_only(guest: Guest) -> None:
    """What a bot's table tells a person is no more than at any other table."""
    asha = guest("Asha")
    table = asha.make("pebbles", seats=3, bots={"1": "random", "2": "random"})
    asha.start(table)
    chair = Chair(asha, table, 0)
    while not is_over(chair.look()):
        shown = [hand is not None for hand in chair.view["table"]["open hands"]]
        revealed = [bool(one) for one in chair.view["table"]["shown"]]
        assert shown == [seat == 0 or revealed[seat] for seat in range(3)]
        if chair.turn["seat"] == 0:
            finish_turn(chair)
