"""What games are worth: the formulas on numbers that one can add up by hand, and on the ends of recorded games."""

from pathlib import Path

import pytest

from doab.core.kit import check_golden
from doab.envs.rewards import Rewards, margin_rewards, rank_rewards, win_rewards
from tests.envs.games import GAMES

TESTS = Path(__file__).parent.parent


@pytest.mark.parametrize(
    ("ranks", "rewards"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([2, 3, 1], [0, -1, 1]),
        ([1, 2, 2], [1, -0.5, -0.5]),
        ([1, 1, 3], [0.5, 0.5, -1]),
        ([1, 1, 1], [0, 0, 0]),
        ([4, 1, 3, 2], [-1, 1, -1 / 3, 1 / 3]),
        ([1, 2, 2, 4], [1, 0, 0, -1]),
        ([1, 1, 3, 3], [2 / 3, 2 / 3, -2 / 3, -2 / 3]),
        ([1, 2, 2, 2], [1, -1 / 3, -1 / 3, -1 / 3]),
    ],
)
def test_ranks(ranks: list[int], rewards: list[float]) -> None:
    assert rank_rewards(ranks) == pytest.approx(rewards, abs=1e-12)
    assert sum(rank_rewards(ranks)) == pytest.approx(0, abs=1e-12)


@pytest.mark.parametrize(
    ("scores", "rewards"),
    [
        ([12, 7], [0.25, -0.25]),
        ([7, 7], [0, 0]),
        ([90, 10], [1, -1]),
        ([-5, -15], [0.5, -0.5]),
        ([30, 20, 25, 30], [0, -0.5, -0.25, 0]),
        ([1, 41, 21], [-1, 1, -1]),
    ],
)
def test_margins(scores: list[int], rewards: list[float]) -> None:
    assert margin_rewards(scores, 20) == rewards


@pytest.mark.parametrize(
    ("ranks", "rewards"),
    [([2, 1], [0, 1]), ([1, 1], [0.5, 0.5]), ([3, 1, 1, 4], [0, 0.5, 0.5, 0]), ([1, 1, 1, 4], [1 / 3] * 3 + [0])],
)
def test_wins(ranks: list[int], rewards: list[float]) -> None:
    assert win_rewards(ranks) == rewards


@pytest.mark.parametrize(
    ("golden", "rank", "margin", "win"),
    [
        ("agra/end-influence", [1 / 3, -1, 1, -1 / 3], [-0.1, -0.35, 0.1, -0.1], [0, 0, 1, 0]),  # 8, 3, 10, 8 points
        ("agra/two-players", [1, -1], [1, -1], [1, 0]),  # 46 and 12: more than the scale
        ("agra/shared-victory", [0, 0], [0, 0], [0.5, 0.5]),
        ("agra/tie-broken", [1, -1], [0, 0], [1, 0]),  # as many points; the rank knows who is first all the same
        ("rajas/three-players", [-1, 1, 0], [-1, 0.3, -0.3], [0, 1, 0]),  # leads of −20, 0, −6
        ("rajas/end-overtaken", [1, -1], [0.15, -0.15], [1, 0]),
        ("rajas/end-tie-earlier-wins", [-1, 1], [0, 0], [0, 1]),
    ],
)
def test_recorded_ends(golden: str, rank: list[float], margin: list[float], win: list[float]) -> None:
    game, name = golden.split("/")
    played = check_golden(TESTS / game / "goldens" / f"{name}.txt", GAMES[game])
    assert Rewards(played.rules, "rank").at_end(played.state) == pytest.approx(rank, abs=1e-12)
    assert Rewards(played.rules, "margin", 20).at_end(played.state) == pytest.approx(margin, abs=1e-12)
    assert Rewards(played.rules, "win").at_end(played.state) == win
