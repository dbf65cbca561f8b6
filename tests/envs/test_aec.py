"""The PettingZoo environment: PettingZoo's own tests, and what it must do beyond them."""

import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test, test_save_obs  # type: ignore[import-untyped]

from doab.core import Source
from doab.core.errors import IllegalAction, OptionError, UnknownAction, UnknownGame
from doab.envs import aec
from doab.envs.tables import pieces_of
from pebbles import RULES as PEBBLES
from tests.envs.games import GAMES

test_save_obs.__test__ = False  # imported to be called, not to be collected

PLAYERS = (2, 3, 4)


def play_randomly(env: Any, seed: int, most: int = 10**6) -> dict[str, float]:
    """Random legal answers to the end; gives what every agent got in all."""
    source, total = Source(seed), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(most):
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        if terminated or truncated:
            env.step(None)
        else:
            legal = np.flatnonzero(observation["action_mask"])
            env.step(legal[source.below(len(legal))])
    return total


# -- PettingZoo's tests


# api_test knows the names of PettingZoo's own games and asks all others for observations without a mask.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be gymnasium.spaces.box")
@pytest.mark.parametrize("pieces", [False, True], ids=["row", "pieces"])
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("game", GAMES)
def test_api(game: str, players: int, pieces: bool) -> None:
    api_test(aec.env(GAMES[game], players=players, pieces=pieces), num_cycles=300)


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be gymnasium.spaces.box")
def test_api_with_a_step_limit() -> None:
    api_test(aec.env(PEBBLES, players=3, max_steps=5), num_cycles=300)


@pytest.mark.parametrize("game", GAMES)
def test_seeds(game: str) -> None:
    seed_test(lambda: aec.env(GAMES[game], players=3), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_rendering(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    made: Callable[..., Any] = lambda **settings: aec.env(GAMES[game], **settings)  # noqa: E731  # as modules have it
    render_test(made, custom_tests={"ansi": lambda text: "player 0" in text})
    assert "player 1" in capsys.readouterr().out


def test_observations_are_no_pictures(capsys: pytest.CaptureFixture[str]) -> None:
    test_save_obs(aec.env(PEBBLES))
    assert "Observations must be Box to save observations as image" in capsys.readouterr().out


@pytest.mark.parametrize("limit", [1, 4, 7])
def test_max_steps(limit: int) -> None:
    """In the spirit of `max_cycles_test`, which asks for a parallel environment."""
    env = aec.env(PEBBLES, players=2, max_steps=limit, seed=3)
    env.reset()
    answers = 0
    for _ in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        assert (reward, terminated) == (0.0, False)
        if truncated:
            env.step(None)
        else:
            answers += 1
            env.step(int(np.flatnonzero(observation["action_mask"])[0]))
    assert answers == limit


# -- what is observed


@pytest.mark.parametrize("game", GAMES)
def test_pieces_are_the_row_by_name(game: str) -> None:
    flat, named = aec.env(GAMES[game], players=3), aec.env(GAMES[game], players=3, pieces=True)
    flat.reset(seed=5)
    named.reset(seed=5)
    for agent in flat.agents:
        row, pieces = flat.observe(agent)["observation"], named.observe(agent)["observation"]
        assert row.dtype == np.int16
        assert row.shape == (flat.unwrapped.layout.size,)
        assert list(pieces) == [piece.name for piece in named.unwrapped.layout.pieces]
        for name, array in pieces_of(flat.unwrapped.layout, row).items():
            assert array.shape == named.unwrapped.layout[name].shape
            np.testing.assert_array_equal(array, pieces[name])


@pytest.mark.parametrize("game", GAMES)
def test_only_who_is_asked_has_a_mask(game: str) -> None:
    env = aec.raw_env(GAMES[game], players=4)
    env.reset(seed=1)
    for agent in env.agents:
        mask = env.observe(agent)["action_mask"]
        expected = env.play.state.legal() if agent == env.agent_selection else []
        assert np.flatnonzero(mask).tolist() == sorted(expected)


@pytest.mark.parametrize("game", GAMES)
def test_observations_lie_in_their_space(game: str) -> None:
    for pieces in (False, True):
        env = aec.env(GAMES[game], players=4, pieces=pieces)
        env.reset(seed=2)
        source = Source(2)
        for agent in env.agent_iter(200):
            assert env.observation_space(agent).contains(env.observe(agent))
            legal = np.flatnonzero(env.observe(agent)["action_mask"])
            env.step(legal[source.below(len(legal))] if len(legal) else None)


def test_arrays_belong_to_whoever_asked() -> None:
    env = aec.env(PEBBLES)
    env.reset(seed=0)
    first = env.observe("player_0")
    before = first["observation"].copy()
    first["observation"][:] = -1
    np.testing.assert_array_equal(env.observe("player_0")["observation"], before)


def test_texts_are_told_when_asked_for() -> None:
    env = aec.env(PEBBLES, texts=True)
    env.reset(seed=0)
    assert env.infos["player_0"] == {"question": "turn", "legal": ["roll", "lay 1", "lay 3", "show"]}
    assert env.infos["player_1"] == {}
    assert env.unwrapped.action_text(np.int64(0)) == "roll"
    quiet = aec.env(PEBBLES)
    quiet.reset(seed=0)
    assert quiet.infos == {"player_0": {}, "player_1": {}}


# -- seeds


def test_the_seed_of_the_environment_is_that_of_its_first_game() -> None:
    env = aec.raw_env(PEBBLES, seed=11)
    seeds = []
    for _ in range(3):
        env.reset()
        seeds.append(env.play.seed)
    assert seeds[0] == 11
    assert len(set(seeds)) == 3
    env.reset(seed=11)
    env.reset()
    assert env.play.seed == seeds[1]


def test_a_game_can_be_written_down() -> None:
    env = aec.raw_env(PEBBLES, players=3)
    env.reset(seed=8)
    play_randomly(env, 8)
    record = env.play.record()
    assert record.result is not None
    assert [move.text for move in record.moves if move.owner != "chance"] == [
        env.action_text(answer) for answer in env.play.answers
    ]


def test_an_environment_can_be_pickled() -> None:
    env = aec.raw_env("rajas", players=3, options={"navaratna": True}, reward="win", seed=4)
    again = pickle.loads(pickle.dumps(env))
    env.reset()
    again.reset()
    np.testing.assert_array_equal(env.observe("player_0")["observation"], again.observe("player_0")["observation"])
    assert again.seating.options == env.seating.options


# -- answers that are not legal


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_answer_ends_the_wrapped_game(game: str) -> None:
    env = aec.env(GAMES[game], players=3)
    env.reset(seed=0)
    culprit = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(culprit)["action_mask"] == 0)[0])
    env.step(illegal)
    assert all(env.terminations.values())
    assert env.rewards == {agent: -1.0 if agent == culprit else 0.0 for agent in env.possible_agents}


def test_an_illegal_answer_is_refused_by_the_raw_game_and_changes_nothing() -> None:
    env = aec.raw_env(PEBBLES)
    env.reset(seed=0)
    before = env.play.state.to_json()
    with pytest.raises(IllegalAction, match=r"“lay 4” is not possible now \(P-3\)"):
        env.step(PEBBLES.table.parse("lay 4").index)
    with pytest.raises(UnknownAction, match="there is no action with the number 99"):
        env.step(99)
    with pytest.raises(ValueError, match="player_0 is asked and must answer"):
        env.step(None)
    assert env.play.state.to_json() == before
    assert env.play.answers == []


# -- setting up


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_set_of_options_begins(game: str, players: int) -> None:
    for options in GAMES[game].checks.option_sets(players):
        env = aec.env(GAMES[game], players=players, options=options)
        env.reset(seed=0)
        observation, reward, terminated, truncated, _ = env.last()
        assert (reward, terminated, truncated) == (0.0, False, False)
        assert env.observation_space(env.agent_selection).contains(observation)


def test_another_edition() -> None:
    env = aec.raw_env(PEBBLES, edition={"game": {"hand": 1, "faces": 3, "goal": 12, "rounds": 5}})
    env.reset(seed=0)
    assert env.observe("player_0")["observation"][2:4].tolist() == [1, 1]  # hand sizes


def test_what_cannot_be_set_up() -> None:
    with pytest.raises(OptionError, match="Rajas of the Ganges is for 2 to 4 players, not 5"):
        aec.env("rajas", players=5)
    with pytest.raises(OptionError, match="rewards are rank, margin, win; there are none called 'points'"):
        aec.env(PEBBLES, reward="points")
    with pytest.raises(OptionError, match="the scale of margins must be above 0"):
        aec.env(PEBBLES, reward="margin", scale=0)
    with pytest.raises(OptionError, match="a game cannot be broken off after 0 answers"):
        aec.env(PEBBLES, max_steps=0)
    with pytest.raises(UnknownGame, match="there is no game “chess”"):
        aec.env("chess")


def test_render_without_a_mode_says_what_is_missing() -> None:
    env = aec.raw_env(PEBBLES)
    env.reset(seed=0)
    with pytest.warns(UserWarning, match="render\\(\\) needs a render_mode"):
        assert env.render() is None


# -- whole games


@pytest.mark.parametrize("kind", ["rank", "margin", "win"])
def test_a_whole_game_gives_the_reward_of_its_end(kind: str) -> None:
    env = aec.env(PEBBLES, players=4, reward=kind)
    env.reset(seed=6)
    total = play_randomly(env, 6)
    again = aec.raw_env(PEBBLES, players=4, reward=kind)
    again.reset(seed=6)
    for answer in env.unwrapped.play.answers:
        again.step(answer)
    expected = again.seating.rewards.at_end(again.play.state)
    assert total == dict(zip(again.possible_agents, expected, strict=True))
    assert any(expected)
