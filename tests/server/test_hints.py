"""Hints: who is given one, what it says, that it is remarked where others play, and that it never holds up a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.server.client import Json, Refusal
from tests.server.conftest import Guest
from tests.server.playing import Chair, asked, seated, wait_for
from tests.server.process import ServerProcess
from tests.server.strange import PATIENT, UNLUCKY


def alone(guest: Guest, game: str = "rajas", name: str = "Asha", **wishes: object) -> Chair:
    """One person and a bot; she is asked."""
    asha = guest(name)
    table = asha.make(game, seats=2, bots={"1": "random"}, **wishes)
    asha.start(table)
    chair = Chair(asha, table, 0)
    chair.seen = wait_for(asha, table, lambda state: state["turn"]["seat"] == 0)
    return chair


def hint(chair: Chair) -> Json:
    return chair.request("hint")


def refused(chair: Chair, **fields: object) -> Refusal:
    body = {"seat": chair.seat, "revision": chair.revision, **fields}
    return chair.person.refusal("POST", f"/tables/{chair.table}/hint", body)


def hints_taken(chair: Chair) -> list[int]:
    return [seat["hints"] for seat in chair.look()["table"]["seats"]]


@pytest.mark.parametrize("game", ["rajas", "agra", "pebbles"])
def test_the_best_three_answers_with_chance_and_margin(guest: Guest, game: str) -> None:
    chair = alone(guest, game)
    while len(chair.legal) < 3:
        chair.answer(chair.legal[0])
    assert chair.turn["hint"] is True
    told = hint(chair)
    assert (told["bot"], told["revision"]) == ("advising", chair.revision)
    assert [one["text"] for one in told["answers"]] == chair.legal[::-1][:3]
    assert [round(one["win"], 6) for one in told["answers"]] == [0.62, 0.52, 0.42]
    assert [round(one["margin"], 6) for one in told["answers"]] == [3.2, 1.2, -0.8]
    assert [len(one["then"]) for one in told["answers"]] == [1, 1, 1]
    chair.answer(told["answers"][0]["index"])


def test_asking_twice_in_a_position_is_one_hint_and_makes_no_request_stale(guest: Guest) -> None:
    chair = alone(guest)
    before = chair.revision
    assert hint(chair) == hint(chair)
    assert hints_taken(chair) == [1, 0]
    assert chair.revision == before
    chair.answer(chair.legal[0])
    hint(chair)
    assert hints_taken(chair) == [2, 0]
    assert "hint" not in [one["kind"] for one in chair.person.happenings(chair.table)], "nobody is there to be told"


def test_for_whom_there_is_none(guest: Guest) -> None:
    chair = alone(guest)
    assert (refused(chair, revision=chair.revision - 1).code, refused(chair, seat=1).code) == ("stale", "not_your_seat")
    for stranger in (guest("Bram"), guest("Chitra")):
        refusal = stranger.refusal("POST", f"/tables/{chair.table}/hint", {"revision": chair.revision})
        assert (refusal.status, refusal.code) == (403, "not_at_table")
    assert chair.person.state(chair.table)["turn"]["hint"] is True
    assert stranger.state(chair.table)["turn"]["hint"] is False, "an onlooker is offered none"


def test_only_who_is_asked(guest: Guest) -> None:
    chairs = seated([guest("Asha"), guest("Bram")], hints="all")
    first = asked(chairs)
    other = chairs[1 - first.seat]
    other.look()
    assert other.turn["hint"] is False
    assert refused(other).code == "not_asked"


@pytest.mark.parametrize(
    ("hints", "with_people", "with_bots"),
    [("alone", False, True), ("all", True, True), ("off", False, False)],
)
def test_where_there_are_hints(guest: Guest, hints: str, with_people: bool, with_bots: bool) -> None:
    """Without a word of the host: where nobody but bots could mind."""
    solo = alone(guest, hints=hints)
    together = asked(seated([guest("Asha"), guest("Bram")], hints=hints))
    for chair, allowed in ((solo, with_bots), (together, with_people)):
        assert chair.turn["hint"] is allowed
        if allowed:
            hint(chair)
        else:
            refusal = refused(chair)
            assert (refusal.status, refusal.code) == (409, "no_hints")
    assert solo.look()["table"]["hints"] == hints


def test_hints_are_for_who_plays_alone_if_nothing_is_said(guest: Guest) -> None:
    assert alone(guest).seen["table"]["hints"] == "alone"
    assert alone(guest).turn["hint"] is True


def test_others_see_that_a_hint_was_taken(guest: Guest) -> None:
    chairs = seated([guest("Asha"), guest("Bram")], hints="all")
    first = asked(chairs)
    other = chairs[1 - first.seat]
    hint(first)
    taken = [1 if seat == first.seat else 0 for seat in range(2)]
    assert hints_taken(other) == taken
    remarked = [(one["kind"], one["seat"]) for one in other.person.happenings(other.table)]
    assert remarked.count(("hint", first.seat)) == 1


def test_a_held_turn_needs_no_hint(guest: Guest) -> None:
    chair = alone(guest, "pebbles")
    while not chair.turn["hold"]:
        chair.answer(chair.legal[0])
    assert chair.turn["hint"] is False
    assert refused(chair).code == "held"


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that waits half a second for a bot, and gives two hints a minute."""
    settings = {"DOAB_BOT_SECONDS": "0.5", "DOAB_HINTS_A_MINUTE": "2"}
    with ServerProcess(tmp_path_factory.mktemp("impatient"), settings) as running:
        yield running


@pytest.mark.parametrize(("name", "reason"), [(UNLUCKY, "crashed"), (PATIENT, "too_slow")])
def test_an_adviser_that_fails_costs_nothing_but_the_hint(impatient: ServerProcess, name: str, reason: str) -> None:
    chair = alone(impatient.guest, name=name)
    refusal = refused(chair)
    assert (refusal.status, refusal.code, refusal.error["reason"]) == (503, "no_hint", reason)
    assert hints_taken(chair) == [0, 0]
    chair.answer(chair.legal[0])
    assert hint(alone(impatient.guest))["bot"] == "advising", "the next one is given"


def test_a_player_who_asks_for_many_has_to_wait(impatient: ServerProcess) -> None:
    chair = alone(impatient.guest)
    hint(chair)
    chair.answer(chair.legal[0])
    hint(chair)
    assert hint(chair)["revision"] == chair.revision, "what is known is told again"
    chair.answer(chair.legal[0])
    refusal = refused(chair)
    assert (refusal.status, refusal.code) == (429, "too_many")
    assert 1 <= int(refusal.headers["retry-after"]) <= 30


@pytest.mark.parametrize("bot", ["nobody", "foreign", "random"])
def test_a_server_without_an_adviser(own_server: Callable[..., ServerProcess], bot: str) -> None:
    """Not installed, or it does not know the game: there are no hints. One that gives no advice has none."""
    server = own_server(DOAB_HINT_BOT=bot)
    chair = alone(server.guest)
    assert chair.turn["hint"] is (bot == "random")
    assert refused(chair).code == ("no_hint" if bot == "random" else "no_hints")


def test_hints_are_gone_while_a_bot_plays_for_me(guest: Guest) -> None:
    chair = alone(guest)
    away = chair.person.call("POST", f"/tables/{chair.table}/seats/0/away", {"bot": "random"})
    assert away["state"]["turn"]["hint"] is False
