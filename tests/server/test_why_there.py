"""Why nothing can be done at a place of the board that somebody pointed at."""

from doab.rajas import RULES
from tests.server.conftest import Guest
from tests.server.playing import forked
from tests.server.positions import rajas_with_dice


def test_a_place_that_the_question_speaks_of_is_refused_with_its_rule(guest: Guest) -> None:
    asha, _ = forked([guest("Asha"), guest("Bram")], rajas_with_dice(3))
    told = asha.person.call("GET", f"/tables/{asha.table}/why", place="space portuguese")
    assert (told["legal"], told["rule"], told["reason"]) == (False, "R-28", RULES.explain("R-28"))
    assert told["phrase"] == RULES.telling.reason("R-28").to_json()


def test_a_place_where_something_can_be_done_is_legal(guest: Guest) -> None:
    asha, _ = forked([guest("Asha"), guest("Bram")], rajas_with_dice(3))
    told = asha.person.call("GET", f"/tables/{asha.table}/why", place="space quarry")
    assert told == {"legal": True, "rule": None, "reason": None, "phrase": None}


def test_a_place_that_has_nothing_to_do_with_the_question_has_no_rule(guest: Guest) -> None:
    asha, _ = forked([guest("Asha"), guest("Bram")], rajas_with_dice(3))
    told = asha.person.call("GET", f"/tables/{asha.table}/why", place="the moon")
    assert told == {"legal": False, "rule": None, "reason": None, "phrase": None}


def test_who_is_not_asked_is_told_so(guest: Guest) -> None:
    _, bram = forked([guest("Asha"), guest("Bram")], rajas_with_dice(3))
    told = bram.person.call("GET", f"/tables/{bram.table}/why", place="space portuguese")
    assert (told["legal"], told["rule"], told["reason"]) == (False, None, "You are not being asked anything now.")


def test_one_asks_about_an_answer_or_about_a_place(guest: Guest) -> None:
    asha, _ = forked([guest("Asha"), guest("Bram")], rajas_with_dice(3))
    both = asha.person.refusal("GET", f"/tables/{asha.table}/why", place="space quarry", answer="place quarry")
    neither = asha.person.refusal("GET", f"/tables/{asha.table}/why")
    assert [(one.status, one.code) for one in (both, neither)] == [(400, "bad_request")] * 2
