"""Chance: the same numbers for the same seed, and each outcome as often as its weight says."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from doab.core import CHANCE, Game, Source, digest, sample
from pebbles import RULES, pebbles


class Counting(Source):
    """Gives 0, 1, 2, … in turn: one of every number below a limit."""

    def __init__(self) -> None:
        super().__init__(0)
        self.next = 0

    def below(self, limit: i64) -> i64:
        self.next += 1
        return (self.next - 1) % limit


def test_the_same_seed_gives_the_same_numbers_for_ever() -> None:
    assert [Source(1).below(1000), Source("1").below(1000)] == [914, 914]
    source = Source("Asha")
    assert [source.below(6) for _ in range(12)] == [4, 3, 1, 1, 2, 2, 3, 3, 0, 4, 3, 5]


def test_a_copy_goes_on_with_the_same_numbers_and_alone() -> None:
    source = Source(7)
    source.below(6)
    twin = source.copy()
    ahead = [twin.below(100) for _ in range(5)]
    assert [source.below(100) for _ in range(5)] == ahead


@given(st.integers(), st.integers(1, 2**31))
def test_numbers_stay_below_their_limit(seed: int, limit: int) -> None:
    assert 0 <= Source(seed).below(limit) < limit


@given(st.lists(st.integers(1, 9), min_size=1, max_size=6))
def test_each_outcome_comes_exactly_as_often_as_its_weight(weights: list[int]) -> None:
    outcomes = vec[i64]([10 + at for at in range(len(weights))])
    source = Counting()
    drawn = Counter(sample(outcomes, vec[i64](weights), source) for _ in range(sum(weights)))
    assert drawn == {10 + at: weight for at, weight in enumerate(weights)}


def test_the_source_is_even() -> None:
    source = Source("even")
    counts = Counter(source.below(6) for _ in range(60_000))
    # The numbers are pinned by the seed, so this is exact; five standard deviations (456) would be the bound of chance.
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert max(abs(count - 10_000) for count in counts.values()) == 188


@pytest.mark.parametrize("answer", ["roll", "lay 2"])
def test_child_i_has_outcome_i(answer: str) -> None:
    """Applying the outcome with the text “die 2” leads to the state in which a 2 was rolled, and so on for all."""
    game = pebbles("Asha: hand 2 | Bram: hand 4 | options quiet")
    game.play(answer)
    assert game.state.to_move() == CHANCE
    before = game["Asha"]
    seen = set()
    for action in game.actions:
        child = game.copy()
        child.play(action)
        word, number = action.text.split()
        if word == "die":
            assert child["Asha"].points == before.points + int(number)
        else:
            assert child["Asha"].hand == [int(number)]
            assert child.table.bag[int(number) - 1] == game.table.bag[int(number) - 1] - 1
        seen.add(digest(child.state))
    assert len(seen) == len(game.actions)


@given(st.integers(0, 10**6))
def test_child_i_has_outcome_i_in_every_game(seed: int) -> None:
    game = Game.new(RULES, ["Asha", "Bram", "Chitra"], seed=seed)
    players = Source(seed)
    while not game.over:
        if game.state.to_move() == CHANCE:
            for action in game.actions:
                state = game.state.copy()
                state.apply(action.index)
                word, number = action.text.split()
                gained = sum(RULES.scores(state)) - sum(RULES.scores(game.state))
                left = [
                    now - then for now, then in zip(RULES.reader(state, game.names).bag, game.table.bag, strict=True)
                ]
                assert gained == (int(number) if word == "die" else 0)
                assert left == [-(word == "draw" and kind == int(number)) for kind in (1, 2, 3, 4)]
            game.play(game.draw())
        else:
            game.play(game.legal[players.below(len(game.legal))])


def test_the_weights_of_a_draw_are_what_is_left_in_the_bag() -> None:
    game = pebbles("Asha: hand 2 | Bram: hand 4 | bag 1 1 3 | options quiet")
    game.play("lay 2")
    assert game.legal == ["draw 1", "draw 3"]
    assert list(game.state.offers().weights) == [2, 1]
