"""Wilson's interval by its published values, intervals by resampling, and times of decisions."""

import pytest

from doab.arena.statistics import (
    Estimate,
    Moments,
    difference,
    mean_of_groups,
    middle,
    quantile,
    resample,
    wilson,
)
from doab.arena.times import Times, together


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # The example of Newcombe's paper of 1998 (method 3), and the ends of the scale.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0),
    ],
)
def test_wilson_has_its_published_values(wins: int, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)
    assert found.value == wins / games


def test_half_a_victory_lies_between_none_and_one() -> None:
    assert wilson(0, 4).low < wilson(0.5, 4).low < wilson(1, 4).low
    assert wilson(0.5, 4).value == 0.125


def test_nothing_is_known_of_no_games() -> None:
    assert wilson(0, 0) == Estimate(0.0, 0.0, 1.0)


def test_quantiles_lie_between_neighbours_in_proportion() -> None:
    assert [quantile([10.0, 20.0, 40.0], part) for part in (0, 0.25, 0.5, 0.75, 1)] == [10.0, 15.0, 20.0, 30.0, 40.0]
    assert middle([float(number) for number in range(101)], 0.9) == pytest.approx((5.0, 95.0))


def test_groups_that_are_alike_leave_no_doubt_however_much_their_games_differ() -> None:
    """What paired seeds are for: the luck inside a group cancels out."""
    assert mean_of_groups([[-30.0, 32.0]] * 9) == Estimate(1.0, 1.0, 1.0)
    assert mean_of_groups([]) == Estimate(0.0, 0.0, 0.0)


def test_the_mean_of_unequal_groups_counts_every_value_once() -> None:
    assert mean_of_groups([[1.0, 1.0, 1.0], [5.0]]).value == 2.0


def test_resampling_is_the_same_every_time_and_holds_the_figure() -> None:
    groups = [float(number % 7) for number in range(100)]
    first, second = (resample(groups, lambda chosen: [sum(chosen) / len(chosen)])[0] for _ in range(2))
    assert first == second
    # The standard error of this mean is 0.2 (standard deviation 2.0, a hundred values).
    assert first.high - first.low == pytest.approx(2 * 1.96 * 0.2, rel=0.1)
    assert first.value == pytest.approx(2.95)
    assert first.low < 2.95 < first.high


def moments(*values: float) -> Moments:
    found = Moments()
    for value in values:
        found.add(value)
    return found


def test_a_difference_is_told_in_standard_deviations() -> None:
    assert difference(moments(4, 6), moments(1, 3)) == pytest.approx(3 / 2**0.5)
    assert difference(moments(1, 3), moments(4, 6)) == pytest.approx(-3 / 2**0.5)
    assert difference(moments(2, 2), moments(2, 2)) == 0.0
    assert difference(moments(9), moments(1, 2)) == 0.0


def test_times_are_kept_to_within_a_twentieth() -> None:
    times = Times()
    for milliseconds in range(1, 101):
        times.add(milliseconds / 1000, 0.001)
    assert (times.count, times.longest) == (100, 100.0)
    assert times.mean == pytest.approx(50.5)
    assert times.mean_processor == pytest.approx(1.0)
    assert times.quantile(0.5) == pytest.approx(50, rel=0.06)
    assert times.quantile(0.95) == pytest.approx(95, rel=0.06)
    assert times.quantile(1) <= 100.0


def test_times_of_several_games_are_those_of_all_decisions() -> None:
    one, two, both = Times(), Times(), Times()
    for milliseconds in (1, 5, 9):
        one.add(milliseconds / 1000, 0)
        both.add(milliseconds / 1000, 0)
    for milliseconds in (2, 700):
        two.add(milliseconds / 1000, 0)
        both.add(milliseconds / 1000, 0)
    found = together([one, Times.from_json(two.to_json())])
    assert found.spread == both.spread
    assert (found.count, found.longest, found.quantile(0.5)) == (5, 700.0, both.quantile(0.5))


def test_who_never_decided_took_no_time() -> None:
    assert (Times().mean, Times().quantile(0.5), together([]).longest) == (0.0, 0.0, 0.0)
