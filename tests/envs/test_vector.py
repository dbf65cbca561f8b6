"""Many games at once: the same games as one by one, in arrays that are never copied or made anew."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from doab.core import Rules
from doab.core.errors import GameError, OptionError
from doab.envs import aec
from doab.envs.tables import pieces_of
from doab.envs.vector import IllegalAnswer, VectorGames
from pebbles import RULES as PEBBLES
from tests.envs.games import GAMES


def assert_same_as_alone(rules: Rules, players: int, steps: int, reward: str, max_steps: int | None = None) -> int:
    """Every game beside its twin in the AEC environment; gives how many games ended."""
    games = VectorGames(rules, 3, players=players, reward=reward, max_steps=max_steps)
    games.reset(seed=50)
    alone = [aec.raw_env(rules, players=players, reward=reward, max_steps=max_steps) for _ in range(3)]
    for place, env in enumerate(alone):
        env.reset(seed=50 + place)
    ends = 0
    for _ in range(steps):
        answers = games.sample_actions()
        games.step(answers)
        for place, env in enumerate(alone):
            env.step(answers[place])
            over = any(env.terminations.values())
            assert games.terminated[place] == over
            assert games.truncated[place] == any(env.truncations.values())
            expected = np.array([env.rewards[agent] for agent in env.possible_agents], np.float32)
            np.testing.assert_array_equal(games.rewards[place], expected)
            if games.terminated[place] or games.truncated[place]:
                ends += 1
                assert games.last_lengths[place] == len(env.play.answers)
                seen = env.observe(env.agent_selection)["observation"]
                np.testing.assert_array_equal(games.last_observations[place], seen)
                env.reset(seed=int(games.seeds[place]))
            seen = env.observe(env.agent_selection)
            assert env.agent_selection == f"player_{games.to_move[place]}"
            np.testing.assert_array_equal(games.observations[place], seen["observation"])
            np.testing.assert_array_equal(games.masks[place], seen["action_mask"])
    return ends


@pytest.mark.parametrize("reward", ["rank", "margin", "win"])
def test_the_same_games_as_one_by_one(reward: str) -> None:
    assert assert_same_as_alone(PEBBLES, 3, 200, reward) > 15


@pytest.mark.random_games
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", ["rajas", "agra"])
def test_the_same_whole_games_as_one_by_one(game: str, players: int) -> None:
    steps = {"rajas": 700, "agra": 4500}[game]
    assert assert_same_as_alone(GAMES[game], players, steps, "margin") >= 2


@pytest.mark.parametrize("game", GAMES)
def test_the_same_games_when_they_are_broken_off(game: str) -> None:
    assert assert_same_as_alone(GAMES[game], 3, 30, "rank", max_steps=9) == 9


# -- arrays


def kind_of(array: NDArray[Any]) -> tuple[tuple[int, ...], str]:
    return array.shape, str(array.dtype)


@pytest.mark.parametrize("game", GAMES)
def test_shapes_and_kinds(game: str) -> None:
    games = VectorGames(GAMES[game], 6, players=4)
    games.reset(seed=0)
    layout, actions = games.layout, len(GAMES[game].table)
    assert kind_of(games.observations) == ((6, layout.size), "int16")
    assert kind_of(games.masks) == ((6, actions), "int8")
    assert kind_of(games.rewards) == ((6, 4), "float32")
    assert kind_of(games.terminated) == kind_of(games.truncated) == ((6,), "bool")
    for array in (games.to_move, games.seeds, games.lengths, games.last_lengths):
        assert kind_of(array) == ((6,), "int64")
    assert kind_of(games.last_observations) == kind_of(games.observations)
    assert games.num_actions == actions
    for name, piece in games.pieces().items():
        assert piece.shape == (6, *layout[name].shape)
        np.testing.assert_array_equal(piece[2], pieces_of(layout, games.observations[2])[name])


def test_arrays_are_overwritten_never_replaced_and_cannot_be_written_to() -> None:
    games = VectorGames(PEBBLES, 4)
    games.reset(seed=0)
    names = ("observations", "masks", "rewards", "to_move", "terminated", "truncated", "seeds", "lengths")
    before = {name: getattr(games, name) for name in names}
    pieces = games.pieces()
    for _ in range(50):
        games.step(games.sample_actions())
    for name, array in before.items():
        assert getattr(games, name) is array
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1
    np.testing.assert_array_equal(pieces["points"], pieces_of(games.layout, games.observations)["points"])


def test_sampled_answers_are_legal_and_ones_own() -> None:
    games = VectorGames(PEBBLES, 8)
    games.reset(seed=0)
    for _ in range(40):
        answers = games.sample_actions()
        assert games.masks[np.arange(8), answers].all()
        np.testing.assert_array_equal(games.sample_actions(), answers)
        games.step(answers)
    kept = games.sample_actions()
    kept[:] = -1
    assert (games.sample_actions() >= 0).all()


def test_seeds_name_the_games() -> None:
    games = VectorGames(PEBBLES, 2)
    games.reset(seed=10)
    seen = [games.seeds.tolist()]
    while len(seen) < 4:
        games.step(games.sample_actions())
        if games.terminated[0]:
            seen.append(games.seeds.tolist())
    assert [seeds[0] for seeds in seen] == [10, 12, 14, 16]
    games.reset(seed=10)
    assert games.seeds.tolist() == [10, 11]


# -- answers that cannot be given


def unchanged(games: VectorGames) -> list[list[int]]:
    return [games.observations.tolist(), games.masks.tolist(), games.lengths.tolist(), games.sample_actions().tolist()]


@pytest.mark.parametrize(("wrong", "told"), [(7, "7 “leave it”"), (18, "18"), (-1, "-1"), (17, "17 “draw 4”")])
def test_an_illegal_answer_is_named_and_no_game_is_changed(wrong: int, told: str) -> None:
    games = VectorGames(PEBBLES, 5)
    games.reset(seed=0)
    before, answers = unchanged(games), games.sample_actions()
    answers[3] = wrong
    with pytest.raises(IllegalAnswer, match=f"game 3: the answer {told} is not legal there") as caught:
        games.step(answers)
    assert (caught.value.place, caught.value.action) == (3, wrong)
    assert unchanged(games) == before
    games.step(games.sample_actions())


def test_a_number_without_an_action_is_told_without_a_text() -> None:
    rules = GAMES["rajas"]
    unused = next(index for index in range(len(rules.table)) if index not in {one.index for one in rules.table})
    games = VectorGames(rules, 1)
    games.reset(seed=0)
    with pytest.raises(IllegalAnswer, match=f"game 0: the answer {unused} is not legal there"):
        games.step([unused])


@pytest.mark.parametrize("answers", [[0, 0], [[0, 0, 0]], [0.0, 0.0, 0.0], 0])
def test_answers_of_another_form_are_refused(answers: object) -> None:
    games = VectorGames(PEBBLES, 3)
    games.reset(seed=0)
    with pytest.raises(GameError, match=r"step\(\) takes one whole number a game, an array of shape \(3,\)"):
        games.step(answers)  # type: ignore[arg-type]  # that is the test


def test_what_comes_too_early_too_late_or_cannot_be() -> None:
    games = VectorGames(PEBBLES, 2)
    with pytest.raises(GameError, match="reset\\(\\) comes before step\\(\\)"):
        games.step([0, 0])
    games.close()
    with pytest.raises(GameError, match="the environment is closed"):
        games.reset()
    with pytest.raises(OptionError, match="2 games can be played by 1 to 2 processes, not by 3"):
        VectorGames(PEBBLES, 2, workers=3)


def test_a_fault_in_the_rules_does_not_leave_games_at_different_points(monkeypatch: pytest.MonkeyPatch) -> None:
    games = VectorGames(PEBBLES, 2)
    games.reset(seed=0)
    before = unchanged(games)

    def fail(*_: object) -> None:
        raise RuntimeError("a fault")

    with monkeypatch.context() as patch:
        patch.setattr(type(games._batch.states[1]), "answer", fail)
        with pytest.raises(RuntimeError, match="a fault"):
            games.step(games.sample_actions())
    with pytest.raises(GameError, match="reset\\(\\) comes before"):
        games.step(games.sample_actions())
    games.reset(seed=0)
    assert unchanged(games) == before


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_every_set_of_options_begins(game: str, players: int) -> None:
    for options in GAMES[game].checks.option_sets(players):
        games = VectorGames(GAMES[game], 2, players=players, options=options)
        games.reset(seed=0)
        games.step(games.sample_actions())
        assert games.lengths.tolist() == [1, 1]
