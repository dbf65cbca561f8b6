"""Ratings on made-up results whose answer is known."""

import math
import random
from itertools import pairwise

import pytest

from doab.arena.ratings import expected, fit, rate, standard_errors, wins_of
from tests.arena.made_up import result


def gap(first: float, second: float) -> float:
    """What two bots differ by that won so often against each other, the drawn game that everybody is given included."""
    return 400 * math.log10((first + 0.5) / (second + 0.5))


def test_two_bots_differ_by_their_odds() -> None:
    better, worse = fit(["a", "b"], {("a", "b"): 9.5, ("b", "a"): 0.5})
    assert better - worse == pytest.approx(400, abs=1e-4)
    assert better + worse == pytest.approx(3000)


def test_who_won_everything_is_not_infinitely_strong() -> None:
    better, worse = fit(["a", "b"], {("a", "b"): 20, ("b", "a"): 0})
    assert better - worse == pytest.approx(gap(20, 0), abs=1e-4)


def test_in_a_chain_differences_add_up() -> None:
    """a and c never met: b says how they compare."""
    wins = {("a", "b"): 7.0, ("b", "a"): 3.0, ("b", "c"): 6.0, ("c", "b"): 2.0}
    first, second, third = fit(["a", "b", "c"], wins)
    assert first - second == pytest.approx(gap(7, 3), abs=1e-3)
    assert second - third == pytest.approx(gap(6, 2), abs=1e-3)


def test_a_ladder_on_which_nobody_ever_lost_to_the_one_below() -> None:
    """Five steps of 400 games each: far from even, and still exact."""
    wins = dict.fromkeys(zip("abcde", "bcdef", strict=True), 400.0)
    ladder = fit("abcdef", wins)
    assert [better - worse for better, worse in pairwise(ladder)] == pytest.approx([gap(400, 0)] * 5, abs=1e-4)
    assert fit("abcdef", wins, start=ladder) == pytest.approx(ladder)


def test_in_a_circle_all_are_equal() -> None:
    wins = {("a", "b"): 5.0, ("b", "c"): 5.0, ("c", "a"): 5.0}
    assert fit(["a", "b", "c"], wins) == pytest.approx([1500, 1500, 1500])


def test_results_that_follow_the_model_give_its_strengths_back() -> None:
    strength = {"a": 4.0, "b": 2.0, "c": 1.0}
    wins = {
        (one, other): 30_000 * strength[one] / (strength[one] + strength[other])
        for one in strength
        for other in strength
        if one != other
    }
    first, second, third = fit(list(strength), wins)
    assert (first - second, second - third) == pytest.approx((400 * math.log10(2),) * 2, abs=0.05)


def test_a_table_of_four_counts_once_a_player() -> None:
    """Ranks 1, 2, 2, 4: the better rank wins, equal ranks are half a win, every pair counts a third."""
    wins = wins_of([result(["a", "b", "c", "d"], [9, 5, 5, 1])])
    assert [wins[pair] for pair in (("a", "b"), ("a", "c"), ("a", "d"), ("b", "d"))] == pytest.approx([1 / 3] * 4)
    assert [wins["b", "c"], wins["c", "b"]] == pytest.approx([1 / 6] * 2)
    assert sum(wins.values()) == pytest.approx(4 / 2)


def test_copies_of_a_bot_do_not_beat_each_other() -> None:
    wins = wins_of([result(["a", "b", "b"], [5, 9, 1])])
    assert wins == {("a", "b"): 0.5, ("b", "a"): 0.5}


def test_the_order_of_games_does_not_matter() -> None:
    groups = [[result(["a", "b"], [number % 3, 1], f"1/{number}")] for number in range(12)]
    mixed = random.Random(3).sample(groups, len(groups))
    assert rate(["a", "b"], groups)["a"].value == rate(["a", "b"], mixed)["a"].value


def test_intervals_narrow_with_the_root_of_the_games() -> None:
    def width(games: int) -> float:
        groups = [[result(["a", "b"], [number % 2, (number + 1) % 2], f"1/{number}")] for number in range(games)]
        found = rate(["a", "b"], groups, 300)["a"]
        assert found.value == pytest.approx(1500)
        assert found.low < 1500 < found.high
        return found.high - found.low

    assert width(40) / width(640) == pytest.approx(4, rel=0.25)


def test_a_bot_that_won_all_its_games_is_not_known_exactly() -> None:
    """Drawing groups anew always gives the same here. The curvature of the likelihood says 1/√(n p (1 − p))."""
    found = rate(["a", "b"], [[result(["a", "b"], [1, 0], f"1/{number}")] for number in range(20)], 50)["a"]
    share = 20.5 / 21
    error = 400 / math.log(10) / math.sqrt(21 * share * (1 - share)) / 2  # half: a and b share the difference
    assert found.high - found.value == pytest.approx(1.959964 * error, rel=1e-5)


def test_of_bots_that_never_met_nothing_is_known() -> None:
    assert standard_errors(["a", "b"], {}, [1500, 1500]) == [math.inf, math.inf]
    assert fit(["a", "b"], {}) == [1500, 1500]
    assert rate(["a"], [])["a"].value == 1500


def test_what_is_expected_of_a_difference() -> None:
    assert (expected(0), expected(400), expected(-400)) == pytest.approx((0.5, 10 / 11, 1 / 11))
