"""Bit sets: every position of a 64-bit integer but its sign."""

import pytest

from doab.core.bits import bit


@pytest.mark.parametrize(("position", "value"), [(0, 1), (1, 2), (31, 2147483648), (62, 4611686018427387904)])
def test_a_bit_is_a_power_of_two(position: int, value: int) -> None:
    assert bit(position) == value
