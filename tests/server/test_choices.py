"""Several answers that are one choice travel in one message, in any order, all or none, and are taken back at once."""

from __future__ import annotations

import pytest

from doab.core import Game
from tests.server.client import Refusal
from tests.server.conftest import Guest
from tests.server.playing import Chair, forked
from tests.server.positions import rajas_with_dice

pytestmark = pytest.mark.both_databases


def rerolling(guest: Guest) -> tuple[Chair, Chair]:
    """Asha may roll any of her four dice again; she has just come from the low terrace."""
    game = Game.from_record(rajas_with_dice(2))
    game.play("place low terrace")
    asha, bram = forked([guest("Asha"), guest("Bram")], str(game.record()), game.version)
    assert asha.view["question"]["name"] == "reroll"
    return asha, bram


def last(chair: Chair, number: int) -> list[str]:
    return [step["text"] for step in chair.person.steps(chair.table)[-number:]]


def test_a_view_says_what_can_be_picked(guest: Guest) -> None:
    asha, bram = rerolling(guest)
    choice = asha.view["choice"]
    names = ["reroll blue 2", "reroll green 2", "reroll orange 2", "reroll purple 2"]
    assert [item["text"] for item in choice["items"]] == names
    assert (choice["least"], choice["most"], choice["stops"], choice["sets"]) == (0, 4, "done", None)
    assert [item["most"] for item in choice["items"]] == [1, 1, 1, 1]
    assert choice["items"][3]["targets"] == ["die purple 2"]
    assert choice["items"][3]["phrase"]["key"] == "rajas-answer-reroll"
    assert bram.look()["position"]["choice"] is None, "only the seat that is asked is told"


def test_picked_in_any_order_and_given_in_one_message(guest: Guest) -> None:
    asha, _ = rerolling(guest)
    before = asha.view["version"]
    asha.request("choice", answers=["reroll green 2", "reroll blue 2"])
    assert asha.view["version"] == before + 3
    assert last(asha, 3) == ["reroll blue 2", "reroll green 2", "done"]
    assert asha.turn["hold"], "dice roll next, and that cannot be taken back"


def test_one_step_of_undo_takes_the_whole_choice_back(guest: Guest) -> None:
    asha, _ = rerolling(guest)
    asha.request("choice", answers=["reroll green 2", "reroll blue 2"])
    assert (asha.turn["undo"], asha.turn["undo_choice"]) == (3, 3)
    asha.undo(asha.turn["undo_choice"])
    assert (asha.view["question"]["name"], asha.turn["undo"], asha.turn["undo_choice"]) == ("reroll", 0, 0)
    assert len(asha.view["choice"]["items"]) == 4


def test_an_answer_before_the_choice_is_taken_back_by_itself(guest: Guest) -> None:
    asha, bram = forked([guest("Asha"), guest("Bram")], rajas_with_dice(2), 21)
    asha.play("place low terrace")
    asha.request("choice", answers=["reroll green 2", "reroll blue 2"])
    assert (asha.turn["undo"], asha.turn["undo_choice"]) == (4, 3)
    asha.undo(3)
    assert (asha.turn["undo"], asha.turn["undo_choice"]) == (1, 1)
    assert bram.look()["turn"]["undo_choice"] == 0


def test_what_cannot_be_picked_together_is_refused_and_nothing_is_done(guest: Guest) -> None:
    asha, _ = rerolling(guest)
    before = asha.look()
    with pytest.raises(Refusal) as refused:
        asha.request("choice", answers=["reroll purple 2", "reroll purple 2"])
    assert (refused.value.status, refused.value.code) == (409, "illegal")
    assert "cannot be chosen together" in refused.value.message
    assert asha.look()["position"] == before["position"]


def test_the_same_key_is_not_carried_out_twice(guest: Guest) -> None:
    asha, _ = rerolling(guest)
    request = {"answers": ["reroll green 2", "reroll blue 2"], "key": "once"}
    asha.request("choice", **request)
    with pytest.raises(Refusal) as refused:
        asha.request("choice", **request)
    assert refused.value.code == "doubled"


def test_a_trial_takes_a_choice_in_any_order_too(guest: Guest) -> None:
    asha, _ = rerolling(guest)
    tried = asha.request("try", answers=["reroll green 2", "reroll blue 2"])
    assert (tried["played"], tried["stopped"]) == (3, "chance")


def test_where_every_answer_stands_by_itself_there_is_no_choice(guest: Guest) -> None:
    asha, _ = forked([guest("Asha"), guest("Bram")], rajas_with_dice(2), 21)
    assert asha.view["choice"] is None
    with pytest.raises(Refusal) as refused:
        asha.request("choice", answers=["place low terrace"])
    assert refused.value.code == "illegal"


def test_what_was_answered_first_does_not_narrow_the_rest(guest: Guest) -> None:
    """Orange is answered alone, and blue, for which the rules ask before it, is picked afterwards."""
    asha, bram = rerolling(guest)
    before = asha.view["version"]
    asha.answer("reroll orange 2")
    assert "reroll blue 2" not in asha.legal
    assert [item["text"] for item in asha.view["choice"]["items"]] == [
        "reroll blue 2",
        "reroll green 2",
        "reroll purple 2",
    ]
    tried = asha.request("try", answers=["reroll blue 2"])
    assert tried["position"]["version"] == before + 3
    asha.request("choice", answers=["reroll blue 2"], key="later")
    assert last(asha, 3) == ["reroll blue 2", "reroll orange 2", "done"]
    assert (asha.turn["undo"], asha.turn["undo_choice"]) == (3, 3)
    assert [step["text"] for step in bram.person.steps(bram.table)][-3:] == last(asha, 3)
