"""A bot plays on for somebody: this turn or until they return, of a strength they chose; its answers are theirs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from doab.server.errors import Refused
from doab.server.running import Running
from doab.server.tables import absence, playing
from doab.server.tables.rooms import change, look
from tests.server.client import Json
from tests.server.conftest import Guest
from tests.server.opened import begin
from tests.server.playing import Chair, asked, finish_turn, seated, wait_for
from tests.server.process import ServerProcess

pytestmark = pytest.mark.both_databases


@pytest.fixture(scope="module")
def roomy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server at which several bots can think for long without being in anybody's way."""
    with ServerProcess(tmp_path_factory.mktemp("roomy"), {"DOAB_BOT_WORKERS": "4"}) as running:
        yield running


LIVE: Json = {"kind": "live", "bank": 600, "increment": 10}


def play_on(chair: Chair, verb: str = "away", **wishes: object) -> None:
    body = wishes if verb == "away" else None
    chair.person.call("POST", f"/tables/{chair.table}/seats/{chair.seat}/{verb}", body)
    chair.look()


def own(chair: Chair) -> Json:
    seat: Json = chair.look()["table"]["seats"][chair.seat]
    return seat


def bots_turn(chair: Chair, other: Chair) -> list[str]:
    """A bot plays the turn of the seat that is asked: how all answers of the seat came about."""
    play_on(chair, bot="random", until="turn_end")
    wait_for(chair.person, chair.table, lambda state: state["turn"]["seat"] == other.seat)
    return [step["how"] for step in chair.person.steps(chair.table) if step["seat"] == chair.seat]


@pytest.mark.parametrize("game", ["rajas", "agra", "pebbles"])
def test_this_turn_and_no_longer(guest: Guest, game: str) -> None:
    chairs = seated([guest("Asha"), guest("Bram")], game)
    first = asked(chairs)
    other = chairs[1 - first.seat]
    assert set(bots_turn(first, other)) == {"stand_in"}
    seat = own(first)
    assert (seat["stand_in"], seat["stand_in_bot"], seat["stand_in_turn"]) == (False, None, False)
    other.look()
    finish_turn(other)
    first.look()
    assert (first.turn["seat"], first.turn["hold"]) == (first.seat, False), "the owner is asked again"
    first.answer(first.legal[0])
    kinds = [one["kind"] for one in first.person.happenings(first.table)]
    assert (kinds.count("stand_in"), kinds.count("returned")) == (1, 0)


def test_the_rest_of_a_turn_that_was_begun_by_hand(guest: Guest) -> None:
    chairs = seated([guest("Asha"), guest("Bram")], "rajas", pace=LIVE)
    first = asked(chairs)
    first.set(auto=False)
    first.answer(first.legal[0])
    hows = bots_turn(first, chairs[1 - first.seat])
    assert (hows[0], set(hows[1:])) == ("player", {"stand_in"})
    assert own(first)["clock"]["deadline"] is None
    assert own(first)["clock"]["left"] <= 600 + 10


def test_a_turn_of_somebody_else_cannot_be_played(guest: Guest) -> None:
    chairs = seated([guest("Asha"), guest("Bram")], "pebbles")
    other = chairs[1 - asked(chairs).seat]
    where = f"/tables/{other.table}/seats/{other.seat}/away"
    assert other.person.refusal("POST", where, {"until": "turn_end"}).code == "not_asked"
    assert other.person.refusal("POST", where, {"bot": "nobody"}).code == "no_such_bot"
    assert other.person.refusal("POST", where, {"until": "ever"}).code == "invalid"


def test_until_i_return_with_a_bot_that_i_choose_and_choose_anew(roomy: ServerProcess) -> None:
    first = asked(seated([roomy.guest("Asha"), roomy.guest("Bram")], "rajas", takeover_bot="random"))
    play_on(first, bot="sleeping")
    seat = own(first)
    assert (seat["stand_in"], seat["stand_in_bot"], seat["stand_in_turn"]) == (True, "sleeping", False)
    told = [one["details"] for one in first.person.happenings(first.table) if one["kind"] == "stand_in"]
    assert told == [{"bot": "sleeping", "this_turn": False}]
    refusal = first.person.refusal("POST", f"/tables/{first.table}/answers", {"answer": 0, "revision": first.revision})
    assert refusal.code == "stand_in"
    play_on(first)
    assert own(first)["stand_in_bot"] == "random", "without a word it is the one of the table"


def test_whoever_returns_has_his_seat_at_once_while_the_bot_still_thinks(roomy: ServerProcess) -> None:
    first = asked(seated([roomy.guest("Asha"), roomy.guest("Bram")], "rajas"))
    play_on(first, bot="sleeping")
    version = first.view["version"]
    play_on(first, "return")
    assert (own(first)["stand_in"], first.turn["seat"], first.view["version"]) == (False, first.seat, version)
    first.answer(first.legal[0])


@pytest.mark.parametrize(("hints", "undoable"), [("all", 2), ("off", 0)])
def test_what_a_bot_played_can_be_taken_back_where_hints_are_allowed(
    running: Running, hints: str, undoable: int
) -> None:
    """Where they are not, letting a bot play and taking it back would be one."""
    table_id = begin(running, hints=hints)
    with change(running, table_id) as room:
        seat, first = room.seats[room.table.waits_for or 0], room.game.legal[0]
        playing.answer(room, seat, first, room.table.revision)
    with change(running, table_id) as room:
        absence.stand_in(room, room.seats[seat.number], "random")
    with change(running, table_id) as room:
        absence.bot_answer(room, room.table.revision, room.game.state.legal()[0], playing.STAND_IN)
    with change(running, table_id) as room:
        assert playing.own_answers(room, seat.number) == 0, "not while the bot plays"
        absence.take_back(room, room.seats[seat.number])
    with look(running, table_id) as room:
        answered = [one.how for one in room.given if one.how != "auto"]  # as the dice fall, one may leave no choice
        assert answered[-2:] == ["player", "stand_in"]
        assert playing.own_answers(room, seat.number) == undoable
    with change(running, table_id) as room:
        if undoable:
            playing.undo(room, room.seats[seat.number], room.table.revision, undoable)
            assert first in room.game.legal
            return
        with pytest.raises(Refused) as refused:
            playing.undo(room, room.seats[seat.number], room.table.revision, 1)
        assert refused.value.code == "cannot_undo"


def test_nothing_is_taken_back_while_the_bot_plays(roomy: ServerProcess) -> None:
    first = asked(seated([roomy.guest("Asha"), roomy.guest("Bram")], "rajas", hints="all"))
    first.answer(first.legal[0])
    assert first.turn["undo"] == 1
    play_on(first, bot="sleeping")
    assert first.turn["undo"] == 0
    body = {"seat": first.seat, "revision": first.revision}
    assert first.person.refusal("POST", f"/tables/{first.table}/undo", body).code == "stand_in"
    play_on(first, "return")
    assert first.turn["undo"] == 1
