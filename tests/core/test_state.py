"""The state: a stack of questions, offers with reasons, copies."""

from doab.core import CHANCE, Frame, Offers, digest
from tests.sample_game.pebbles import RULES, pebbles
from tests.sample_game.questions import LAY, SHOW, Toll, Turn


def test_offers_keep_reasons_only_when_explaining() -> None:
    silent, explaining = Offers(), Offers(explaining=True)
    for offers in (silent, explaining):
        offers.add(4)
        offers.add_chance(5, 2)
        offers.forbid(6, "P-1")
        offers.forbid(6, "P-2")
    assert silent.reasons == {}
    assert explaining.reasons == {6: "P-1"}
    assert (list(silent.actions), list(silent.weights)) == ([4, 5], [2])


def test_frames_know_their_seat_and_fields() -> None:
    frame = Toll(1, 0)
    assert (frame.name(), frame.seat, frame.fields(), frame.is_task()) == ("toll", 1, [0], False)
    assert Turn(2).fields() == []
    assert isinstance(frame, Frame)


def test_the_question_in_the_middle_of_a_turn_is_for_another_seat() -> None:
    game = pebbles("Asha: hand 2 | Bram: | Chitra:")
    game.play("lay 2")
    assert (game.question, game.to_move, game.state.to_move()) == ("toll", "Bram", 1)
    game.play("leave it")
    assert (game.question, game.to_move, game.state.to_move()) == ("draw", "chance", CHANCE)
    game.play("draw 4")
    assert (game.question, game.to_move) == ("turn", "Bram")
    assert game.Asha.hand == [4]


def test_a_copy_is_independent_and_shares_its_frames() -> None:
    state = pebbles("Asha: hand 2 3 | Bram: hand 4").state
    before = digest(state)
    twin = state.copy()
    assert twin.top is state.top
    twin.apply(LAY + 1)
    twin.apply(twin.legal()[0])
    assert digest(state) == before
    assert digest(twin) != before


def test_reveal_holds_for_one_answer() -> None:
    state = pebbles("Asha: hand 2 | Bram: hand 4").state
    state.apply(SHOW)
    assert state.revealed
    state.apply(SHOW - 1)
    assert not state.revealed


def test_a_finished_game_asks_nobody() -> None:
    game = pebbles("Asha: points 11, hand 2 | Bram: hand 4 | options quiet | bag")
    game.play("lay 2")
    state = game.state
    assert state.is_over()
    assert (state.to_move(), state.legal(), list(state.offers().actions)) == (CHANCE, [], [])
    state.pop()
    assert state.top is None


def test_the_digest_is_the_same_for_the_same_position_however_it_was_reached() -> None:
    one = pebbles("Asha: points 2, hand 2 | Bram: points 3, hand 4 | asks Bram")
    other = pebbles("Asha: hand 2 | Bram: points 3, hand 4 | asks Asha")
    other.play("roll", "die 2")
    assert digest(one.state) == digest(other.state)
    assert digest(RULES.from_json(one.state.to_json())) == digest(one.state)
