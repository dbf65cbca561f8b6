"""The state: a stack of questions, offers with reasons, copies."""

from collections.abc import Sequence

from mypy_extensions import i64

from doab.core import CHANCE, Frame, Offers, State, digest
from doab.core.questions import fields_of
from pebbles import RULES, pebbles
from pebbles.table import LAY, SHOW, Toll, Turn


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
    assert (frame.name(), frame.seat, fields_of(frame), frame.is_task()) == ("toll", 1, [0], False)
    assert fields_of(Turn(2)) == []
    assert isinstance(frame, Frame)


def test_the_question_in_the_middle_of_a_turn_is_for_another_seat() -> None:
    game = pebbles("Asha: hand 2 | Bram: | Chitra:")
    game.play("lay 2")
    assert (game.question, game.to_move, game.state.to_move()) == ("toll", "Bram", 1)
    game.play("leave it")
    assert (game.question, game.to_move, game.state.to_move()) == ("draw", "chance", CHANCE)
    game.play("draw 4")
    assert (game.question, game.to_move) == ("turn", "Bram")
    assert game["Asha"].hand == [4]


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
    assert digest(RULES.store.from_json(one.state.to_json())) == digest(one.state)


# ---------------------------------------------------------------- questions that leave no choice


class Fork(Frame):
    """A place where the way may part."""

    def name(self) -> str:
        return "fork"


class Walk(State):
    """A way with forks; where only one way leads on, nobody is asked."""

    def __init__(self, ways: Sequence[int]) -> None:
        super().__init__(1)
        self.ways = list(ways)
        self.taken: list[int] = []
        self.push(Fork(0))

    def offer(self, offers: Offers) -> None:
        for way in range(self.ways[len(self.taken)]):
            offers.add(way)

    def answer(self, action: i64) -> None:
        self.taken.append(int(action))
        if len(self.taken) == len(self.ways):
            self.pop()

    def only_answer(self) -> i64:
        return 0 if self.ways[len(self.taken)] == 1 else -1


def test_a_question_is_asked_unless_the_state_says_otherwise() -> None:
    state = pebbles("Asha: hand 2 | Bram: hand 4").state
    assert state.only_answer() == -1
    state.run()
    assert state.legal() != []


def test_questions_without_a_choice_are_answered_by_the_state() -> None:
    walk = Walk([1, 1, 2, 1, 3, 1])
    walk.run()
    assert (walk.taken, walk.legal()) == ([0, 0], [0, 1])
    walk.apply(1)
    assert (walk.taken, walk.legal()) == ([0, 0, 1, 0], [0, 1, 2])
    walk.apply(2)
    assert walk.taken == [0, 0, 1, 0, 2, 0]
    assert walk.is_over()


def test_a_whole_game_may_need_no_answer() -> None:
    walk = Walk([1, 1])
    walk.run()
    assert (walk.taken, walk.is_over()) == ([0, 0], True)
