"""Turns: taking back, confirming, answers that are given without being asked, answers given ahead."""

from __future__ import annotations

import pytest

from doab.rajas.game import rajas
from tests.server.client import Json, Refusal
from tests.server.conftest import Guest
from tests.server.playing import Chair, asked, finish_turn, forked
from tests.server.positions import FIRST_TURN, agra_before_following, agra_before_the_end_of_a_turn, rajas_with_dice

pytestmark = pytest.mark.both_databases

SAILING = ("place harbour", "pay blue 3", "sail to 2")


def two(guest: Guest, dice: int = 3) -> tuple[Chair, Chair]:
    """Asha, who is asked at the first turn, and Bram."""
    asha, bram = forked([guest("Asha"), guest("Bram")], rajas_with_dice(dice), FIRST_TURN)
    assert (asha.turn["seat"], asha.view["version"], asha.view["question"]["name"]) == (0, 0, "turn")
    return asha, bram


def hows(chair: Chair, last: int) -> list[tuple[str, str]]:
    """How the last answers came about, and what they were."""
    return [(step["how"], step["text"]) for step in chair.person.steps(chair.table)[-last:]]


# ---------------------------------------------------------------- taking back


def test_any_number_of_answers_is_taken_back_to_the_last_stop(guest: Guest) -> None:
    asha, bram = two(guest)
    assert asha.turn["undo"] == 0
    revisions = [asha.revision]
    for number, text in enumerate(SAILING, 1):
        asha.answer(text)
        assert (asha.turn["undo"], asha.view["version"]) == (number, number)
        assert bram.look()["turn"]["undo"] == 0
        revisions.append(asha.revision)
    asha.undo(2)
    assert (asha.view["version"], asha.view["question"]["name"], asha.turn["undo"]) == (1, "pay", 1)
    revisions.append(asha.revision)
    assert [step["text"] for step in bram.person.steps(bram.table)] == ["place harbour"]
    asha.undo()
    assert (asha.view["version"], asha.turn["undo"]) == (0, 0)
    revisions.append(asha.revision)
    assert revisions == sorted(set(revisions)), "a revision never comes twice"
    with pytest.raises(Refusal) as refused:
        asha.undo()
    assert (refused.value.status, refused.value.code) == (409, "cannot_undo")


def test_more_than_there_is_cannot_be_taken_back_and_nothing_is(guest: Guest) -> None:
    asha, _ = two(guest)
    asha.play(*SAILING[:2])
    before = asha.look()
    with pytest.raises(Refusal) as refused:
        asha.undo(3)
    assert refused.value.code == "cannot_undo"
    assert asha.look() == before


def test_a_draw_is_a_stop(guest: Guest) -> None:
    asha, _ = two(guest)
    asha.answer("place blue terrace")
    if asha.turn["hold"]:  # the draw ends the turn, so this is the last moment to think again
        asha.confirm()
    assert asha.view["version"] == 2
    assert [how for how, _ in hows(asha, 2)] == ["player", "chance"]
    assert asha.look()["turn"]["undo"] == 0
    with pytest.raises(Refusal) as refused:
        asha.undo()
    assert refused.value.code == "cannot_undo"


# ---------------------------------------------------------------- confirming


def test_a_turn_waits_for_its_confirmation_and_nobody_else_is_asked(guest: Guest) -> None:
    asha, bram = two(guest)
    asha.play(*SAILING)
    for chair in (asha, bram):
        turn = chair.look()["turn"]
        assert (turn["seat"], turn["hold"]) == (0, True)
        assert (chair.view["question"]["name"], chair.legal) == ("confirm", [])
    assert bram.view["version"] == 3, "others see what was answered"
    with pytest.raises(Refusal) as refused:
        bram.answer("place quarry")
    assert refused.value.code in ("held", "not_asked")
    with pytest.raises(Refusal) as refused:
        asha.answer("place quarry")
    assert refused.value.code == "held"
    with pytest.raises(Refusal) as refused:
        bram.confirm()
    assert refused.value.code in ("not_held", "not_asked", "held")
    assert asha.look()["turn"]["hold"]
    asha.confirm()
    assert (asha.turn["seat"], asha.turn["hold"]) == (1, False)
    assert "place quarry" in Chair(bram.person, bram.table, 1, bram.look()).legal
    with pytest.raises(Refusal) as refused:
        asha.confirm()
    assert refused.value.code == "not_held"


def test_a_turn_that_was_confirmed_can_be_taken_back_until_somebody_else_answers(guest: Guest) -> None:
    asha, bram = two(guest)
    asha.play(*SAILING)
    asha.confirm()
    asha.undo(3)
    assert (asha.turn["seat"], asha.view["version"]) == (0, 0)
    asha.play(*SAILING)
    asha.confirm()
    bram.look()
    bram.answer("place quarry")
    assert asha.look()["turn"]["undo"] == 0
    with pytest.raises(Refusal) as refused:
        asha.undo()
    assert refused.value.code == "cannot_undo"


def test_a_held_turn_can_be_taken_back_and_played_otherwise(guest: Guest) -> None:
    asha, bram = two(guest)
    asha.play(*SAILING)
    asha.undo(2)
    asha.play("pay green 3", "sail to 3")
    asha.confirm()
    log = bram.person.steps(bram.table)
    assert [(step["seat"], step["text"]) for step in log[:3]] == [
        (0, "place harbour"),
        (0, "pay green 3"),
        (0, "sail to 3"),
    ]


def test_the_confirmation_shows_what_is_left_unused(guest: Guest) -> None:
    position = rajas("Asha: money 9, dice green 4 orange 4 | Bram: money 4")
    asha, _ = forked([guest("Asha"), guest("Bram")], str(position.record()))
    asha.play("place raja", "pay green 4", "stay", "upgrade temple")
    assert asha.turn["hold"]
    assert [(one["question"], one["answers"]) for one in asha.turn["unused"]] == [("sail", ["sail to 1"])]
    asha.undo(4)
    asha.answer("place mixed market")
    assert (asha.turn["hold"], asha.turn["unused"]) == (True, [])


def test_nobody_is_reminded_of_dice_that_were_not_rolled_again(guest: Guest) -> None:
    asha, _ = two(guest)
    asha.play("place low terrace", "done")
    assert (asha.turn["hold"], asha.turn["unused"]) == (True, [])


def test_whoever_does_not_confirm_passes_the_word_at_once(guest: Guest) -> None:
    asha, bram = two(guest)
    asha.set(confirm="off")
    assert asha.seen["table"]["seats"][0]["confirm"] == "off"
    asha.play(*SAILING)
    assert (asha.turn["seat"], asha.turn["hold"]) == (1, False)
    bram.look()
    bram.answer("place mixed market")
    assert (bram.turn["seat"], bram.turn["hold"]) == (1, True), "Bram still confirms"


def test_with_draws_chance_waits_for_a_confirmation_too(guest: Guest) -> None:
    asha, bram = two(guest)
    asha.set(confirm="draws")
    asha.answer("place blue terrace")
    assert (asha.turn["seat"], asha.turn["hold"], asha.turn["undo"]) == (0, True, 1)
    assert asha.view["question"]["name"] == "confirm draw"
    assert asha.view["version"] == bram.look()["position"]["version"] == 1
    asha.undo()
    assert (asha.view["version"], asha.turn["hold"]) == (0, False)
    asha.answer("place blue terrace")
    asha.confirm()
    (placed, thrown) = hows(asha, 2)
    assert placed == ("player", "place blue terrace")
    assert thrown[0] == "chance"
    finish_turn(asha)
    assert asha.turn["seat"] == 1


def test_who_says_that_his_turn_is_over_is_not_asked_to_confirm_it(guest: Guest) -> None:
    teal, pink, _ = forked([guest(name) for name in ("Teal", "Pink", "Gold")], agra_before_the_end_of_a_turn())
    teal.look()
    assert "end turn" in teal.legal
    teal.answer("end turn")
    assert (teal.turn["seat"], teal.turn["hold"]) == (1, False)
    assert pink.look()["turn"]["seat"] == 1


# ---------------------------------------------------------------- without being asked


def test_a_question_with_one_answer_is_answered_and_taken_back_with_the_one_before(guest: Guest) -> None:
    asha, _ = two(guest, dice=5)
    asha.set(confirm="draws")
    asha.play("place quarry", "take blue snake", "lay 2,3 turned N")
    assert hows(asha, 2) == [("player", "lay 2,3 turned N"), ("auto", "pay blue 5")]
    assert asha.turn["hold"]
    asha.undo()
    assert (asha.view["version"], asha.view["question"]["name"]) == (2, "lay")


def test_whoever_wants_to_be_asked_everything_is(guest: Guest) -> None:
    asha, _ = two(guest, dice=5)
    asha.set(auto=False)
    assert asha.seen["table"]["seats"][0]["auto"] is False
    asha.play("place quarry", "take blue snake", "lay 2,3 turned N")
    assert (asha.view["question"]["name"], asha.legal) == ("pay", ["pay blue 5"])


def test_a_standing_answer_is_given_until_it_is_withdrawn(guest: Guest) -> None:
    asha, bram = two(guest)
    asha.stand("reroll", "done")
    assert asha.view["standing"] == {"reroll": "done"}
    assert asha.view["standing_phrases"] == {
        "reroll": {
            "question": {"key": "rajas-question-reroll", "fields": {}},
            "answer": {"key": "rajas-answer-done", "fields": {}},
        }
    }
    assert bram.look()["position"]["standing"] == {}
    asha.answer("place low terrace")
    assert hows(asha, 2) == [("player", "place low terrace"), ("standing", "done")]
    asha.undo()
    assert asha.view["version"] == 0
    asha.stand("reroll", None)
    assert asha.view["standing"] == {}
    asha.answer("place low terrace")
    assert (asha.view["question"]["name"], asha.turn["hold"]) == ("reroll", False)


def test_a_turn_that_a_standing_answer_ends_waits_for_its_confirmation(guest: Guest) -> None:
    asha, _ = two(guest)
    asha.stand("reroll", "done")
    asha.answer("place low terrace")
    assert (asha.turn["seat"], asha.turn["hold"]) == (0, True)


def test_a_standing_answer_for_one_time_serves_once(guest: Guest) -> None:
    asha, bram = two(guest)
    for chair in (asha, bram):
        chair.set(confirm="off")
    asha.stand("reroll", "done", once=True)
    asha.answer("place low terrace")
    assert hows(asha, 1) == [("standing", "done")]
    assert asha.look()["position"]["standing"] == {}
    assert asha.turn["seat"] == 1


def test_a_standing_answer_that_no_question_has_is_refused(guest: Guest) -> None:
    asha, _ = two(guest)
    before = asha.look()
    with pytest.raises(Refusal) as refused:
        asha.stand("reroll", "fly to the moon")
    assert refused.value.status in (400, 409)
    assert asha.look() == before


# ---------------------------------------------------------------- several at once


def followers(guest: Guest) -> list[Chair]:
    """Teal has moved a good and confirmed; Pink is asked to follow, and Gold after Pink."""
    chairs = forked([guest(name) for name in ("Teal", "Pink", "Gold")], agra_before_following())
    teal, pink, gold = chairs
    assert teal.turn["seat"] == 0
    teal.answer("move 1")
    assert teal.turn["hold"]
    assert teal.view["question"]["name"] == "confirm pass", "the turn goes on when the others have answered"
    assert gold.look()["turn"]["ahead"] == [], "nobody else is asked before Teal confirms"
    teal.confirm()
    assert asked(chairs) is pink
    return chairs


def without_revision(state: Json) -> Json:
    return {**state, "table": {**state["table"], "revision": None}}


def test_followers_are_asked_at_the_same_time(guest: Guest) -> None:
    teal, pink, gold = followers(guest)
    ahead = [(one["seat"], one["question"], one["answers"]) for one in gold.look()["turn"]["ahead"]]
    assert ahead == [(2, "follow", ["follow", "no"])]
    assert teal.look()["turn"]["ahead"] == pink.look()["turn"]["ahead"] == [], "everybody sees only own questions"
    before = without_revision(teal.look()), without_revision(pink.look())
    gold.stand("follow", "no", once=True)
    assert gold.turn["seat"] == 1
    assert gold.view["standing"] == {"follow": "no"}
    after = without_revision(teal.look()), without_revision(pink.look())
    assert after == before, "what Gold will answer is Gold's secret until it is played"
    pink.answer("no")
    if pink.turn["seat"] == 1:
        pink.confirm()
    log = [(step["seat"], step["text"], step["how"]) for step in gold.person.steps(gold.table)][-3:]
    assert [one for one in log if one[1] == "no"] == [(1, "no", "player"), (2, "no", "standing")]
    assert gold.look()["position"]["standing"] == {}


def test_an_answer_ahead_can_be_withdrawn(guest: Guest) -> None:
    _, pink, gold = followers(guest)
    gold.look()
    gold.stand("follow", "follow", once=True)
    gold.stand("follow", None)
    pink.answer("no")
    if pink.turn["seat"] == 1:
        pink.confirm()
    gold.look()
    assert (gold.turn["seat"], gold.legal) == (2, ["follow", "no"])


# ---------------------------------------------------------------- the same over a WebSocket


def test_undo_confirm_and_standing_over_a_websocket(guest: Guest) -> None:
    asha, bram = two(guest)
    with asha.person.live(asha.table) as live, bram.person.live(bram.table) as other:
        revision = live.await_state()["table"]["revision"]
        other.await_state()

        def ask(do: str, **fields: object) -> Json:
            reply = live.ask(do, **fields)
            while reply["ok"] and other.state["table"]["revision"] < asha.look()["table"]["revision"]:
                other.await_state()
            return reply

        reply = ask("answer", answer="place harbour", revision=revision)
        assert (reply["ok"], reply["step"]) == (True, 1)
        assert other.state["position"]["version"] == 1
        assert ask("undo", revision=asha.revision)["ok"]
        assert other.state["position"]["version"] == 0
        assert ask("standing", question="reroll", answer="done")["ok"]
        assert asha.look()["position"]["standing"] == {"reroll": "done"}
        assert ask("answer", answer="place mixed market", revision=asha.revision)["ok"]
        assert other.state["turn"]["hold"]
        stale = ask("confirm", revision=revision)
        assert (stale["ok"], stale["error"]["code"]) == (False, "stale")
        assert ask("confirm", revision=asha.look()["table"]["revision"])["ok"]
        assert (other.state["turn"]["seat"], other.state["turn"]["hold"]) == (1, False)
        assert ask("ping")["ok"]
