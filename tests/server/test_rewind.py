"""Going back beyond the last stop by consent; trying answers; asking why."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from doab.rajas import RULES
from tests.server.client import Json, Person, Refusal
from tests.server.conftest import Guest
from tests.server.playing import (
    Chair,
    asked,
    finish_turn,
    forked,
    play_on,
    seated,
    short_edition,
    verify,
    wait_for,
)
from tests.server.positions import rajas_with_dice

pytestmark = pytest.mark.both_databases

SAILING = ("place harbour", "pay blue 3", "sail to 2")


def after_a_turn(guest: Guest, names: tuple[str, ...] = ("Asha", "Bram")) -> list[Chair]:
    """Asha has sailed and confirmed; Bram is asked."""
    chairs = forked([guest(name) for name in names], rajas_with_dice(3, names))
    at = chairs[0].view["version"]
    chairs[0].play(*SAILING)
    chairs[0].confirm()
    assert chairs[0].view["version"] == at + 3
    for chair in chairs:
        chair.look()
    return chairs


def kinds(chair: Chair) -> list[str]:
    return [one["kind"] for one in chair.person.happenings(chair.table)]


def test_a_rewind_happens_when_everybody_else_has_accepted(guest: Guest) -> None:
    chairs = after_a_turn(guest, ("Asha", "Bram", "Chitra"))
    asha, bram, chitra = chairs
    to = asha.view["version"] - 2
    before = asha.revision
    asha.request("rewind", to=to)
    for chair in chairs:
        open_one = chair.look()["rewind"]
        assert (open_one["seat"], open_one["to"], open_one["waiting"]) == (0, to, [1, 2])
    assert asha.view["version"] == to + 2, "nothing happens yet"
    bram.request("rewind/accept")
    assert bram.seen["rewind"]["waiting"] == [2]
    assert 1 in bram.seen["rewind"]["accepted"]
    assert bram.view["version"] == to + 2
    chitra.look()
    chitra.request("rewind/accept")
    assert chitra.seen["rewind"] is None
    asha.look()
    assert (asha.view["version"], asha.view["question"]["name"], asha.turn["seat"]) == (to, "pay", 0)
    assert asha.revision > before
    last = asha.person.happenings(asha.table)[-1]
    assert last["kind"] == "rewound"
    assert all(text in json.dumps(last["details"]) for text in SAILING[1:])
    assert SAILING[0] not in json.dumps(last["details"])
    assert len(asha.person.steps(asha.table)) == to


def test_one_who_declines_ends_it(guest: Guest) -> None:
    chairs = after_a_turn(guest, ("Asha", "Bram", "Chitra"))
    asha, bram, chitra = chairs
    at = asha.view["version"]
    asha.request("rewind", to=at - 3)
    bram.look()
    bram.request("rewind/accept")
    chitra.look()
    chitra.request("rewind/decline")
    for chair in chairs:
        assert chair.look()["rewind"] is None
        assert chair.view["version"] == at
    assert kinds(asha)[-1] == "rewind_declined"
    assert asha.person.happenings(asha.table)[-1]["seat"] == 2
    with pytest.raises(Refusal) as refused:
        bram.request("rewind/accept")
    assert (refused.value.status, refused.value.code) == (409, "no_rewind")


def test_an_answer_in_between_ends_it(guest: Guest) -> None:
    asha, bram = after_a_turn(guest)
    at = asha.view["version"]
    asha.request("rewind", to=at - 3)
    bram.look()
    bram.answer("place harbour")
    assert bram.seen["rewind"] is None
    assert bram.view["version"] == at + 1
    assert "rewound" not in kinds(bram)
    with pytest.raises(Refusal) as refused:
        bram.request("rewind/accept")
    assert refused.value.code == "no_rewind"


def test_there_is_one_proposal_at_a_time(guest: Guest) -> None:
    asha, bram = after_a_turn(guest)
    asha.request("rewind", to=asha.view["version"] - 3)
    before = bram.look()
    with pytest.raises(Refusal) as refused:
        bram.request("rewind", to=bram.view["version"] - 1)
    assert (refused.value.status, refused.value.code) == (409, "rewind_open")
    assert bram.look() == before


@pytest.mark.parametrize("behind", [-1, 0])
def test_there_is_no_going_back_to_what_has_not_been(guest: Guest, behind: int) -> None:
    asha, _ = after_a_turn(guest)
    before = asha.look()
    with pytest.raises(Refusal) as refused:
        asha.request("rewind", to=asha.view["version"] - behind)
    assert refused.value.status in (400, 404, 409, 422)
    assert asha.look() == before


def test_who_plays_against_bots_goes_back_at_once(guest: Guest) -> None:
    asha = Chair(guest("Asha"), "", 0)
    asha.table = asha.person.make("rajas", seats=2, bots={"1": "random"})
    asha.person.start(asha.table)
    wait_for(asha.person, asha.table, lambda state: state["turn"]["seat"] == 0)
    to = asha.look()["position"]["version"]
    finish_turn(asha)
    wait_for(asha.person, asha.table, lambda state: state["turn"]["seat"] == 0)
    asha.look()
    assert asha.view["version"] > to
    asha.request("rewind", to=to)
    assert (asha.look()["position"]["version"], asha.turn["seat"], asha.seen["rewind"]) == (to, 0, None)
    assert kinds(asha)[-1] == "rewound"


def test_dice_thrown_after_a_rewind_are_new_and_verified(guest: Guest, tmp_path: Path) -> None:
    """Draw numbers are never used twice, and the record of the whole game tells which were taken back."""
    chairs = seated([guest("Asha"), guest("Bram")], "rajas", edition=short_edition(), salt="moonlight")
    asha, bram = chairs
    promised = asha.seen["table"]["dice"]["commitment"]
    first = asked(chairs)
    other = bram if first is asha else asha
    at, drawn = first.view["version"], first.seen["table"]["dice"]["drawn"]
    assert drawn == at, "all answers so far were draws"
    for times in (1, 2, 3):
        first.look()
        first.answer("place blue terrace")
        while first.turn["seat"] == first.seat:
            first.confirm()
        assert first.seen["table"]["dice"]["drawn"] == drawn + times
        first.request("rewind", to=at)
        other.look()
        other.request("rewind/accept")
        assert (other.view["version"], other.seen["table"]["dice"]["drawn"]) == (at, drawn + times)
    play_on(chairs, "after rewinds")
    told = asha.look()["table"]
    assert told["dice"]["commitment"] == promised
    edition = tmp_path / "short.toml"
    edition.write_text(short_edition(), encoding="utf-8")
    text = asha.person.record(asha.table)
    verified = verify(text, tmp_path, "--edition", str(edition), "--commitment", promised)
    assert verified.returncode == 0, verified.stdout + verified.stderr
    assert "taken back" in verified.stdout
    assert verify(text, tmp_path, "--edition", str(edition), "--commitment", "00" * 32).returncode == 1


# ---------------------------------------------------------------- trying and asking


def attempt(chair: Chair, *answers: str) -> Json:
    return chair.request("try", answers=list(answers))


def test_trying_shows_where_answers_lead_and_changes_nothing(guest: Guest) -> None:
    asha, bram = forked([guest("Asha"), guest("Bram")], rajas_with_dice(3))
    before = asha.look(), bram.look()
    tried = attempt(asha, "place harbour", "pay blue 3")
    assert not tried["stopped"]
    assert (tried["position"]["question"]["name"], tried["position"]["version"]) == ("sail", 2)
    assert [one["text"] for one in tried["position"]["legal"]] == ["sail to 1", "sail to 2", "sail to 3"]
    assert tried["events"]
    assert (asha.look(), bram.look()) == before
    asha.play("place harbour", "pay blue 3")
    assert asha.view["table"] == tried["position"]["table"]


@pytest.mark.parametrize(
    "answers",
    [("place blue terrace",), ("place mixed market", "place quarry"), ("place blue terrace", "die blue 6")],
)
def test_trying_stops_before_chance_and_other_people(guest: Guest, answers: tuple[str, ...]) -> None:
    asha, bram = forked([guest("Asha"), guest("Bram")], rajas_with_dice(3))
    before = asha.look(), bram.look()
    tried = attempt(asha, *answers)
    assert tried["stopped"]
    assert tried["position"]["version"] == 1
    assert tried["position"]["legal"] == []
    assert (asha.look(), bram.look()) == before


def test_trying_what_is_not_allowed_is_refused_with_the_rule(guest: Guest) -> None:
    asha, _ = forked([guest("Asha"), guest("Bram")], rajas_with_dice(3))
    with pytest.raises(Refusal) as refused:
        attempt(asha, "place harbour", "place quarry")
    assert (refused.value.status, refused.value.code) == (409, "illegal")
    assert refused.value.error["offered"] == ["pay blue 3", "pay green 3", "pay orange 3", "pay purple 3"]


def why(person: Person, table: str, answer: str) -> Json:
    found: Json = person.call("GET", f"/tables/{table}/why", answer=answer)
    return found


def test_why_not_names_the_rule(guest: Guest) -> None:
    asha, _ = forked([guest("Asha"), guest("Bram")], rajas_with_dice(3))
    told = why(asha.person, asha.table, "place portuguese")
    assert (told["legal"], told["rule"], told["reason"]) == (False, "R-28", RULES.explain("R-28"))
    assert why(asha.person, asha.table, "place quarry")["legal"] is True
