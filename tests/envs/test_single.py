"""The Gymnasium environment: Gymnasium's own checks, and what it must do beyond them."""

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from doab.bots import Bot, BotKind, UnknownBot
from doab.core import Action, Game, Rules, Source
from doab.core.errors import GameOver, IllegalAction, OptionError
from doab.envs.ids import GAMES as IDS
from doab.envs.ids import id_of
from doab.envs.single import SingleSeat
from doab.envs.tables import Play
from pebbles import RULES as PEBBLES
from tests.envs.games import GAMES


class Watcher:
    """A bot that keeps what it was shown and gives the first answer."""

    name = "watcher"

    def __init__(self) -> None:
        self.views: list[dict[str, Any]] = []

    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        self.views.append(view)
        return actions[0]


class Cheat:
    name = "cheat"

    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        return PEBBLES.table.parse("die 6")


def play_randomly(env: SingleSeat, seed: int | None) -> tuple[float, int]:
    """A whole game with random answers: what it gave in all, and the learner's steps."""
    observation, _ = env.reset(seed=seed)
    source, total, steps = Source(f"learner {seed}"), 0.0, 0
    while True:
        legal = np.flatnonzero(observation["action_mask"])
        observation, reward, terminated, truncated, _ = env.step(legal[source.below(len(legal))])
        total, steps = total + float(reward), steps + 1
        if terminated or truncated:
            return total, steps


# -- Gymnasium's checks


# Without an id there is nothing to make the environment from in other render modes.
@pytest.mark.filterwarnings(
    "ignore:.*Not able to test alternative render modes due to the environment not having a spec"
)
@pytest.mark.parametrize("pieces", [False, True], ids=["row", "pieces"])
@pytest.mark.parametrize("seat", [0, 1, "rotate", "random"])
def test_check_env(seat: int | str, pieces: bool) -> None:
    check_env(SingleSeat(PEBBLES, players=3, seat=seat, pieces=pieces))


@pytest.mark.parametrize("game", IDS)
def test_check_env_by_id(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    for players in (2, 4):
        env = gymnasium.make(id_of(game), players=players)
        check_env(env.unwrapped)
        env.close()


@pytest.mark.parametrize("game", IDS)
def test_the_ids_are_known_once_the_module_is_named(game: str) -> None:
    program = f"import gymnasium; print(gymnasium.make('doab.envs:{id_of(game)}').reset(seed=1)[1]['seat'])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "0\n"


def test_ids() -> None:
    assert [id_of(game) for game in IDS] == ["doab/Rajas-v1", "doab/Agra-v1"]


def test_gymnasiums_own_vectors() -> None:
    envs = gymnasium.make_vec("doab/Rajas-v1", num_envs=3, vectorization_mode="sync")
    observations, infos = envs.reset(seed=1)
    assert observations["observation"].shape[0] == 3
    np.testing.assert_array_equal(observations["action_mask"], infos["action_mask"])
    envs.close()


# -- seats and opponents


def test_rotating_seats() -> None:
    env = SingleSeat(PEBBLES, players=3, seat="rotate")
    assert [env.reset(seed=1)[1]["seat"], *(env.reset()[1]["seat"] for _ in range(4))] == [0, 1, 2, 0, 1]
    assert env.reset(seed=1)[1]["seat"] == 0


def test_random_seats_follow_from_the_seed() -> None:
    env = SingleSeat(PEBBLES, players=4, seat="random")
    first = [env.reset(seed=9)[1]["seat"], *(env.reset()[1]["seat"] for _ in range(19))]
    again = [env.reset(seed=9)[1]["seat"], *(env.reset()[1]["seat"] for _ in range(19))]
    assert first == again
    assert set(first) == {0, 1, 2, 3}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_opponents_sit_after_the_learner_and_see_their_own_views(seat: int) -> None:
    made: list[Watcher] = []

    def make(rules: Rules, seed: int | str) -> Bot:
        made.append(Watcher())
        return made[-1]

    env = SingleSeat(PEBBLES, players=3, seat=seat, opponents=BotKind("watcher", "", make))
    play_randomly(env, 5)
    for after, watcher in enumerate(made, 1):
        assert {view["seat"] for view in watcher.views} == {(seat + after) % 3}
    views = [view for watcher in made for view in watcher.views]
    versions = sorted(view["version"] for view in views)
    assert len(set(versions)) == len(versions)
    # The views are those of the game itself at that point.
    shown = views[-1]
    game = played_up_to(env.play, shown["version"])
    assert {**game.view(shown["seat"]), "version": shown["version"]} == shown


def played_up_to(play: Play, version: int) -> Any:  # reads as a thing
    """The same game, played again up to a point through the usual interface."""

    record = play.record()
    game = Game.new(play.seating.rules, play.seating.names, dict(play.seating.options), play.seed)
    for move in record.moves[:version]:
        game.play(move.text)
    return game


def test_named_opponents_differ_by_seat() -> None:
    env = SingleSeat("rajas", players=3, seat=1, opponents=["greedy", "random"])
    env.reset(seed=0)
    assert {seat: bot.name for seat, bot in env.bots.items()} == {2: "greedy", 0: "random"}


def test_a_bot_that_cheats_is_named() -> None:
    env = SingleSeat(PEBBLES, seat=1, opponents=BotKind("cheat", "", lambda rules, seed: Cheat()))
    with pytest.raises(IllegalAction, match=r"“die 6” is not possible now .* The bot “cheat” chose it"):
        env.reset(seed=0)


def test_what_cannot_be_set_up() -> None:
    with pytest.raises(OptionError, match="the learner has 2 opponents, and 1 bots are named"):
        SingleSeat(PEBBLES, players=3, opponents=["random"])
    with pytest.raises(UnknownBot, match="there is no bot “grandmaster”"):
        SingleSeat(PEBBLES, opponents="grandmaster")
    with pytest.raises(OptionError, match="there is no seat 2: the seats are 0 to 1"):
        SingleSeat(PEBBLES, seat=2)
    with pytest.raises(OptionError, match="the learner's seat is a number, “rotate” or “random”, not 'first'"):
        SingleSeat(PEBBLES, seat="first")


# -- games


@pytest.mark.parametrize("kind", ["rank", "margin", "win"])
def test_a_game_gives_the_learner_what_its_end_is_worth(kind: str) -> None:
    env = SingleSeat(PEBBLES, players=4, seat=2, reward=kind)
    total, _ = play_randomly(env, 3)
    assert env.play.over
    assert total == env.seating.rewards.at_end(env.play.state)[2]
    with pytest.raises(GameOver, match=r"reset\(\) begins another one"):
        env.step(np.int64(0))


def test_the_same_seed_and_answers_are_the_same_game() -> None:
    games = []
    for _ in range(2):
        env = SingleSeat(PEBBLES, players=3, seat=1)
        play_randomly(env, 12)
        games.append(env.play.record())
    assert games[0] == games[1]


def test_an_illegal_answer_ends_the_game() -> None:
    env = SingleSeat(PEBBLES)
    observation, _ = env.reset(seed=0)
    before = env.play.state.to_json()
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = env.step(np.int64(illegal))
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, True)
    assert env.play.state.to_json() == before


def test_a_game_is_broken_off_after_so_many_answers_of_all() -> None:
    env = SingleSeat(PEBBLES, players=2, max_steps=5)
    total, _ = play_randomly(env, 1)
    assert (total, len(env.play.answers), env.play.over) == (0.0, 5, False)


def test_the_mask_is_told_twice_and_texts_when_asked_for() -> None:
    env = SingleSeat(PEBBLES, texts=True)
    observation, info = env.reset(seed=0)
    np.testing.assert_array_equal(observation["action_mask"], info["action_mask"])
    assert (info["question"], info["legal"]) == ("turn", ["roll", "lay 1", "lay 3", "show"])
    assert env.action_text(int(np.flatnonzero(info["action_mask"])[0])) == "roll"
    assert set(SingleSeat(PEBBLES).reset(seed=0)[1]) == {"action_mask", "seat"}


def test_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    env = SingleSeat(PEBBLES, render_mode="ansi")
    env.reset(seed=0)
    assert env.render() == "player 0 0, player 1 0\nplayer 0: turn?"
    loud = SingleSeat(PEBBLES, render_mode="human")
    loud.reset(seed=0)
    loud.step(np.int64(0))
    assert capsys.readouterr().out.startswith("player 0 ")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_every_set_of_options_begins(game: str, players: int) -> None:
    for options in GAMES[game].checks.option_sets(players):
        env = SingleSeat(GAMES[game], players=players, seat=players - 1, options=options)
        observation, _ = env.reset(seed=0)
        assert env.observation_space.contains(observation)
        assert env.play.to_move == players - 1
