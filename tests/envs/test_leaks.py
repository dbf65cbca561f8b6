"""No environment tells what a seat may not know: where only hidden things differ, observations are the same."""

import numpy as np
import pytest

from doab.core import Source
from doab.envs import aec
from doab.envs.single import SingleSeat
from doab.envs.vector import VectorGames
from tests.envs.games import GAMES, advance

HIDING = [(game, players) for game in ("pebbles", "agra") for players in (2, 4)]


def test_these_are_the_games_that_hide_something() -> None:
    hiding = {game for game, rules in GAMES.items() if rules.sight.hides(rules.settle(["A", "B"], {}))}
    assert hiding == {game for game, _ in HIDING}


def answers_between_looks(game: str) -> int:
    return {"pebbles": 1, "agra": 23}[game]


@pytest.mark.parametrize("pieces", [False, True], ids=["row", "pieces"])
@pytest.mark.parametrize(("game", "players"), HIDING)
def test_aec(game: str, players: int, pieces: bool) -> None:
    rules = GAMES[game]
    env = aec.raw_env(rules, players=players, pieces=pieces)
    env.reset(seed=3)
    source, compared, different = Source("leaks"), 0, 0
    for _ in range(12):
        state = env.play.state
        for seat, agent in enumerate(env.agents):
            seen = env.observe(agent)
            for variant in rules.sight.hidden_variants(state, seat, source):
                env.play.state = variant
                again = env.observe(agent)
                np.testing.assert_equal(again, seen)
                compared += 1
                different += variant.to_json() != state.to_json()
            env.play.state = state
        advance(env.play, source, answers_between_looks(game))
        env._ask()
    assert compared > 20
    assert different > compared // 4  # else there was nothing to see


@pytest.mark.parametrize(("game", "players"), HIDING)
def test_single(game: str, players: int) -> None:
    rules = GAMES[game]
    env = SingleSeat(rules, players=players, seat=1, texts=True)
    env.reset(seed=4)
    source, different = Source("leaks"), 0
    for _ in range(8):
        state = env.play.state
        seen = env._observation(), env._info()
        for variant in rules.sight.hidden_variants(state, 1, source):
            env.play.state = variant
            np.testing.assert_equal((env._observation(), env._info()), seen)
            different += variant.to_json() != state.to_json()
        env.play.state = state
        if not env.play.over:
            env.step(state.legal()[0])
    assert different > 3


@pytest.mark.parametrize(("game", "players"), HIDING)
def test_vector(game: str, players: int) -> None:
    """The game in place 1 is exchanged for its twin with other secrets; nothing that is told of it changes."""
    rules = GAMES[game]
    games = VectorGames(rules, 3, players=players)
    games.reset(seed=5)
    source, different = Source("leaks"), 0
    for _ in range(8):
        batch, seen = games._batch, (games.observations.copy(), games.masks.copy(), games.to_move.copy())
        state = batch.states[1]
        for variant in rules.sight.hidden_variants(state, int(games.to_move[1]), source):
            batch.states[1] = variant
            batch._write(1)
            np.testing.assert_equal((games.observations, games.masks, games.to_move), seen)
            different += variant.to_json() != state.to_json()
        batch.states[1] = state
        for _ in range(answers_between_looks(game)):
            games.step(games.sample_actions())
    assert different > 3
