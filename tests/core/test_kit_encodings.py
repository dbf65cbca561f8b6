"""Checks of observations: what is missing, too much, out of bounds or hidden is found, and named."""

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64

from doab.core import Game, Source, State
from doab.core.encoding import Encoder, Layout, place_of
from doab.core.errors import InvariantError, UnknownGame
from doab.core.kit import check_encoding, fuzz_game
from doab.core.kit.encodings import has_encoder
from doab.core.parts import Learning
from pebbles import RULES, PebblesRules, pebbles
from pebbles.rules import PebblesSight
from pebbles.table import Pebbles

TEXT = "Asha: points 3, hand 1 2 | Bram: hand 3 4 | Chitra: hand 1 3, shown | asks Bram"


def test_observations_hold_in_every_position_of_a_game() -> None:
    game = Game.new(RULES, ["Asha", "Bram", "Chitra"], seed=2)
    players, source = Source(2), Source(3)
    while not game.over:
        check_encoding(game, source)
        chance = game.to_move == "chance"
        game.play(game.draw() if chance else game.legal[players.below(len(game.legal))])
    check_encoding(game, source)


class Written(Encoder):
    """Two pieces, written by the tests: `round` and, for each seat, `hands`."""

    def __init__(self, seats: int) -> None:
        layout = Layout()
        layout.add("round", (1,), 1, 9, "the round")
        layout.add("hands", (seats, 2), 0, 9, "something about the hands")
        super().__init__(seats, layout)

    def encode(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        row[at] = 1
        for number in range(1, self.size):
            row[at + number] = 0


class Unfinished(Written):
    def encode(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        super().encode(state, seat, row, at)
        row[at + 4] = -32768


class TooLong(Written):
    def encode(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        super().encode(state, seat, row, at)
        row[at + self.size] = 0


class TooEarly(Written):
    def encode(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        super().encode(state, seat, row, at)
        row[at - 1] = 0


class TooHigh(Written):
    def encode(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        super().encode(state, seat, row, at)
        row[at + 1] = 10


class TooLow(Written):
    def encode(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        super().encode(state, seat, row, at)
        row[at] = 0


class Peeking(Written):
    """Tells how many ones the next seat holds."""

    def encode(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        super().encode(state, seat, row, at)
        assert isinstance(state, Pebbles)
        row[at + 3] = i16(state.hand((seat + 1) % state.seats).count(1))


class Touching(Written):
    def encode(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        super().encode(state, seat, row, at)
        assert isinstance(state, Pebbles)
        state.points[0] += 1


class EncodedPebbles(PebblesRules):
    def __init__(self, encoder: Callable[[int], Encoder]) -> None:
        super().__init__()
        self.learning = Learning(self, encoder)


class NoVariants(PebblesSight):
    def hidden_variants(self, state: Pebbles, seat: int, source: Source) -> list[State]:
        return []


class WithoutVariants(EncodedPebbles):
    def __init__(self, encoder: Callable[[int], Encoder]) -> None:
        super().__init__(encoder)
        self.sight = NoVariants(self)


def test_an_observation_may_be_empty_of_meaning_but_whole() -> None:
    check_encoding(pebbles(TEXT, EncodedPebbles(Written)), Source(1))


@pytest.mark.parametrize(
    ("rules", "message"),
    [
        (EncodedPebbles(Unfinished), "the observation of seat 0 lacks hands[1][1]"),
        (EncodedPebbles(TooLong), "the observation of seat 0 is written beyond its 7 numbers"),
        (EncodedPebbles(TooEarly), "the observation of seat 0 is written beyond its 7 numbers"),
        (EncodedPebbles(TooHigh), "the observation of seat 0 has hands[0][0] = 10, not 0 to 9"),
        (EncodedPebbles(TooLow), "the observation of seat 0 has round[0] = 0, not 1 to 9"),
        (EncodedPebbles(Peeking), "the observation of seat 0 tells something hidden at hands[1][0]: 0, not 1"),
        (WithoutVariants(Peeking), "the observation of seat 0 tells what is not seen at hands[1][0]: 0, not 1"),
        (EncodedPebbles(Touching), "encoding the state changed it"),
    ],
)
def test_an_observation_that_lacks_or_leaks_is_found(rules: PebblesRules, message: str) -> None:
    with pytest.raises(InvariantError) as caught:
        check_encoding(pebbles(TEXT, rules), Source(3))
    assert str(caught.value) == message


def test_the_fuzzer_checks_observations_of_games_that_have_them() -> None:
    with pytest.raises(Exception, match="the observation of seat 0 lacks hands"):
        fuzz_game(EncodedPebbles(Unfinished), 2, {}, 1)


def test_a_game_need_not_be_learned() -> None:
    rules = PebblesRules()
    rules.learning = Learning(rules)
    assert not has_encoder(rules)
    assert fuzz_game(rules, 2, {}, 1).over
    with pytest.raises(UnknownGame, match="Pebbles does not say how its positions are encoded"):
        check_encoding(pebbles(TEXT, rules), Source(1))


def test_seats_are_counted_from_the_one_that_looks() -> None:
    assert [place_of(seat, 1, 4) for seat in (-1, 0, 1, 2, 3)] == [-1, 3, 0, 1, 2]
