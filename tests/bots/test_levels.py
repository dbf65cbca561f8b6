"""The levels that people play against: they are there, small enough to be sent, and play every game to its end."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest

from doab.bots import Adviser, UnknownBot, bot_kinds, find_bot, make_bot
from doab.bots.base import Bot, play_with_bots
from doab.bots.judgement import JUDGED
from doab.bots.levels import (
    BEST_LEVELS,
    EASY_LEVEL,
    HARD_LEVELS,
    LONGEST,
    MEDIUM_LEVELS,
    SHORTEST,
    WEIGHTS,
    Level,
    bot_of,
    network_for,
)
from doab.core import Game, Rules, find_rules
from doab.core.errors import OptionError
from pebbles import RULES as PEBBLES
from tests.agra.test_edition import small_edition

NAMES = ["Asha", "Bram", "Chand", "Devi"]
LEVELS = ("easy", "medium", "hard", "best")
LITTLE = Level(visits=4, seconds=1e9, plans=4, caution=0.015, rivals=2, worlds=2)


def little(rules: Rules, seed: str, learned: bool = True, slips: int = 0) -> Bot:
    """A level with hardly any thought: whole games are played in no time, even where nothing is compiled."""
    bot = bot_of("little", replace(LITTLE, learned=learned, slips=slips), rules, seed)
    thought = bot.tree.thought
    thought.budget, thought.later_budget = 25, 6
    return bot


# ---------------------------------------------------------------- who they are


def test_the_levels_are_offered_from_easy_to_best() -> None:
    names = [kind.name for kind in bot_kinds()]
    assert [name for name in names if name in LEVELS] == list(LEVELS)
    for name in LEVELS:
        kind = find_bot(name)
        assert kind.games == JUDGED == ("agra", "rajas")
        assert kind.seconds is not None
        assert isinstance(make_bot(name, find_rules("rajas"), 1), Adviser)


def test_a_level_thinks_no_longer_than_its_kind_promises() -> None:
    levels = {
        "easy": [EASY_LEVEL],
        "medium": [MEDIUM_LEVELS[game] for game in JUDGED],
        "hard": [HARD_LEVELS[game] for game in JUDGED],
        "best": [BEST_LEVELS[game] for game in JUDGED],
    }
    for name, several in levels.items():
        promised = find_bot(name).seconds
        assert promised is not None
        for level in several:
            assert level.seconds <= promised


def test_other_games_are_refused() -> None:
    for name in LEVELS:
        assert not find_bot(name).knows("pebbles")
        with pytest.raises(OptionError, match="there is no judgement for Pebbles yet"):
            make_bot(name, PEBBLES, 1)


# ---------------------------------------------------------------- what the best one can be told


@pytest.mark.parametrize(("setting", "seconds"), [("5", 5.0), ("0.05", 0.05), ("600", 600.0), ("2.5", 2.5)])
def test_best_can_be_told_how_long_to_think(setting: str, seconds: float) -> None:
    kind = find_bot(f"best:{setting}")
    assert (kind.name, kind.seconds, kind.games) == (f"best:{setting}", seconds, JUDGED)
    bot = kind.make(find_rules("rajas"), 1)
    assert getattr(bot, "seconds") == seconds  # noqa: B009 – a bot in general has none
    assert find_bot("best").seconds == BEST_LEVELS["rajas"].seconds, "the usual one is as it was"


@pytest.mark.parametrize("setting", ["", "x", "5s", "0", "-1", "0.04", "601", "1e9", "nan", "inf", "5:5"])
def test_best_refuses_what_is_no_time(setting: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        find_bot(f"best:{setting}")
    message = f"“best:{setting}”: behind the colon stands how many seconds it thinks about a move, 0.05 to 600"
    assert str(refused.value) == message
    assert (SHORTEST, LONGEST) == (0.05, 600.0)


@pytest.mark.parametrize("name", ["easy", "medium", "hard"])
def test_the_others_cannot_be_told_anything(name: str) -> None:
    with pytest.raises(UnknownBot, match=f"the bot “{name}” cannot be told anything: leave out “:5”"):
        find_bot(f"{name}:5")


class Clock:
    """Goes on by a second whenever somebody looks at it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


def test_best_stops_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Five seconds of a clock that goes on by one at each look: when they are over it looks hardly again."""
    rules = find_rules("rajas")
    game = Game.new(rules, NAMES[:2], {}, 1)
    game.settle()
    clock = Clock()
    bot = bot_of("best", BEST_LEVELS["rajas"], rules, 1)
    bot.tree.thought.budget = 40
    monkeypatch.setattr(time, "perf_counter", clock)
    seat = game.state.to_move()
    assert bot.choose(game.view(seat), game.actions) in game.actions
    assert 1001.0 + 5 <= clock.now <= 1001.0 + 7


# ---------------------------------------------------------------- the weights


@pytest.mark.parametrize("name", JUDGED)
def test_the_weights_of_a_game_are_small(name: str) -> None:
    path = WEIGHTS / f"{name}.net"
    assert 1_000 < path.stat().st_size < 10_000_000
    assert network_for(find_rules(name)).hidden > 0


def test_there_are_weights_for_the_games_that_are_judged_and_no_others() -> None:
    assert sorted(path.name for path in WEIGHTS.iterdir()) == [f"{name}.net" for name in JUDGED]


# ---------------------------------------------------------------- whole games


def play(rules: Rules, seats: int, options: dict[str, object], learned: bool = True) -> None:
    game = Game.new(rules, NAMES[:seats], options, 5)
    play_with_bots(game, [little(rules, f"{seat}", learned, slips=20 * seat) for seat in range(seats)])
    assert game.over
    rules.checks.check_state(game.state)


GAMES = [
    (name, seats, number)
    for name in JUDGED
    for number in range(len(find_rules(name).checks.option_sets(4)))
    for seats in [2 + number % 3]
]


def test_all_options_of_both_games_are_played_below() -> None:
    for name in JUDGED:
        rules = find_rules(name)
        played = {option for chosen in rules.checks.option_sets(4) for option in chosen}
        assert played == {option.name for option in rules.options}
        assert {seats for one, seats, _ in GAMES if one == name} == {2, 3, 4}


@pytest.mark.random_games  # whole games: a minute interpreted, seconds compiled
@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats", "number"), GAMES)
def test_a_level_plays_whole_games_with_all_options(name: str, seats: int, number: int) -> None:
    rules = find_rules(name)
    play(rules, seats, rules.checks.option_sets(seats)[number])


@pytest.mark.random_games  # whole games: a minute interpreted, seconds compiled
@pytest.mark.slow
@pytest.mark.parametrize("name", JUDGED)
def test_a_level_without_a_network_plays_whole_games(name: str) -> None:
    play(find_rules(name), 2, {}, learned=False)


@pytest.mark.random_games  # whole games: a minute interpreted, seconds compiled
@pytest.mark.slow
def test_editions_are_judged_by_the_weights_of_the_usual_one() -> None:
    """Shorter tracks in Rajas; a small farm, dear buildings and short tracks in Agra."""
    rajas = find_rules("rajas")
    tracks = rajas.edition.tables["tracks"]  # type: ignore[attr-defined]
    play(rajas.with_edition({"tracks": {**tracks, "meeting_point": 20}}), 3, {})
    play(find_rules("agra").with_edition(small_edition()), 2, {})
