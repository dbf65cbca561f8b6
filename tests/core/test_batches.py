"""Many games in one call: the same games as one by one, whatever the rules are written in."""

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from doab.core import CHANCE, Source, State
from doab.core.batches import Batch
from doab.core.playouts import settle
from pebbles import RULES

PLAYERS = 3
ENCODER = RULES.learning.encoder(PLAYERS)
BEGIN = RULES.start(PLAYERS, RULES.settle(["A", "B", "C"], {}))
ACTIONS = len(RULES.table)


def points(state: State) -> list[float]:
    return [float(score) for score in RULES.scores(state)]


def batch(count: int = 4, limit: int = 1000) -> Batch:
    return Batch(BEGIN, ENCODER, ACTIONS, count, limit, points)


def begun(seed: int) -> tuple[State, Source]:
    state, source = BEGIN.copy(), Source(seed)
    settle(state, source)
    return state, source


def assert_shows(games: Batch, place: int, state: State) -> None:
    """The batch tells of this state: who is asked, what that seat knows, what it may answer."""
    seat = state.to_move()
    row = vec[i16]([0] * ENCODER.layout.size)
    ENCODER.encode(state, seat, row, 0)
    size = ENCODER.layout.size
    assert games.to_move[place] == seat
    assert list(games.observations[place * size : (place + 1) * size]) == list(row)
    mask = list(games.masks[place * ACTIONS : (place + 1) * ACTIONS])
    assert [action for action in range(ACTIONS) if mask[action]] == sorted(state.legal())
    assert set(mask) <= {0, 1}
    assert games.choices[place] in state.legal()


def test_settle_stops_where_a_player_is_asked() -> None:
    state, source = BEGIN.copy(), Source(1)
    assert state.to_move() == CHANCE
    assert settle(state, source) == 6  # two pebbles for each of three hands
    assert state.to_move() == 0
    assert settle(state, source) == 0


def test_every_game_of_a_batch_is_the_game_of_its_seed() -> None:
    """300 steps of four games side by side with the same games one by one, through many ends."""
    games = batch()
    games.reset(100, 4)
    alone = [begun(100 + place) for place in range(4)]
    seeds, lengths, ends = [100, 101, 102, 103], [0, 0, 0, 0], 0
    for place, (state, _) in enumerate(alone):
        assert_shows(games, place, state)
    for _ in range(300):
        answers = list(games.choices)
        games.step(answers)
        for place in range(4):
            state, source = alone[place]
            state.apply(answers[place])
            settle(state, source)
            lengths[place] += 1
            rewards = list(games.rewards[place * PLAYERS : (place + 1) * PLAYERS])
            assert games.terminated[place] == state.is_over()
            assert games.truncated[place] == 0
            if state.is_over():
                ends += 1
                assert rewards == points(state)
                assert games.last_lengths[place] == lengths[place]
                seeds[place] += 4
                lengths[place] = 0
                alone[place] = begun(seeds[place])
            else:
                assert rewards == [0.0, 0.0, 0.0]
            assert (games.seeds[place], games.lengths[place]) == (seeds[place], lengths[place])
            assert_shows(games, place, alone[place][0])
    assert ends > 40


def test_a_game_that_goes_on_too_long_is_broken_off_without_a_reward() -> None:
    games = batch(count=2, limit=3)
    games.reset(7, 2)
    alone, source = begun(7)
    for step in range(1, 4):
        answer = games.choices[0]
        alone.apply(answer)
        settle(alone, source)
        games.step(list(games.choices))
        assert list(games.truncated) == [step == 3] * 2
    assert list(games.terminated) == [0, 0]
    assert list(games.rewards) == [0.0] * 6
    assert list(games.last_lengths) == [3, 3]
    assert list(games.seeds) == [9, 10]
    row = vec[i16]([0] * ENCODER.layout.size)
    ENCODER.encode(alone, alone.to_move(), row, 0)
    assert list(games.last_observations[: ENCODER.layout.size]) == list(row)
    games.step(list(games.choices))
    assert list(games.truncated) == [0, 0]


def test_reset_forgets_everything() -> None:
    games = batch()
    games.reset(1, 4)
    first = list(games.observations), list(games.masks), list(games.choices)
    for _ in range(25):
        games.step(list(games.choices))
    games.reset(1, 4)
    assert (list(games.observations), list(games.masks), list(games.choices)) == first
    assert list(games.lengths) == [0] * 4


def test_the_rows_stay_where_they_are() -> None:
    """NumPy looks into them: what a memoryview shows after a step is what the batch has written."""
    games = batch()
    games.reset(1, 4)
    shown, before = memoryview(games.observations), list(games.observations)
    for _ in range(30):
        games.step(list(games.choices))
    assert list(shown) == list(games.observations) != before
    with pytest.raises(TypeError):
        shown[0] = 1


def test_choices_are_even() -> None:
    """Each answer to the first question is drawn as often as it should: 4,000 games, five standard deviations."""
    games = batch(count=4000)
    games.reset(0, 4000)
    drawn = [0] * ACTIONS
    offered = [0.0] * ACTIONS
    for place in range(4000):
        legal = games.states[place].legal()
        drawn[games.choices[place]] += 1
        for action in legal:
            offered[action] += 1 / len(legal)
    for action in range(ACTIONS):
        assert abs(drawn[action] - offered[action]) <= 5 * offered[action] ** 0.5
