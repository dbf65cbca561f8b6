"""Tests that are made for every size, language or game.

`make test` runs so many of them that each value occurs and, with three or more kinds of values, each two of different
kinds together; `make thorough` runs all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, product
from typing import Any

import pytest

Case = tuple[Any, ...]


def matrix(daily: Sequence[Case] = (), **values: Sequence[Any] | Mapping[str, Any]) -> pytest.MarkDecorator:
    """`@matrix(game=GAMES, language=LANGUAGES)`: as `parametrize` with every combination; a mapping names its values.

    `daily` names the cases of `make test`, where other tests see to the rest of the values.
    """
    names, kinds = list(values), [[*given] for given in values.values()]
    cases = [tuple(case) for case in product(*kinds)]
    daily = daily or covering(kinds)
    assert set(daily) <= set(cases)
    found = [dict(given) if isinstance(given, Mapping) else None for given in values.values()]
    parameters = [
        pytest.param(
            *(value if known is None else known[value] for value, known in zip(case, found, strict=True)),
            id="-".join(map(str, case)),
            marks=[] if case in daily else [pytest.mark.thorough],
        )
        for case in cases
    ]
    return pytest.mark.parametrize(names, parameters)


def covering(kinds: Sequence[Sequence[Any]]) -> list[Case]:
    """Few cases in which each value occurs and, of three or more kinds, each two values of different kinds together."""
    together = 1 if len(kinds) < 3 else 2
    cases = [tuple(case) for case in product(*kinds)]
    left = {part for case in cases for part in _parts(case, together)}
    chosen: list[Case] = []
    used: Counter[tuple[tuple[int, Any], ...]] = Counter()

    def gain(case: Case) -> tuple[int, int]:
        """What is new in it, and how little its values have been used."""
        return len(left.intersection(_parts(case, together))), -sum(used[value] for value in _parts(case, 1))

    while left:
        chosen.append(max(cases, key=gain))
        left.difference_update(_parts(chosen[-1], together))
        used.update(_parts(chosen[-1], 1))
    return chosen


def _parts(case: Case, together: int) -> Iterable[tuple[tuple[int, Any], ...]]:
    return combinations(enumerate(case), together)
