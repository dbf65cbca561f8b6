"""Things that are asked one by one in a fixed order, so that no permutation comes twice: that must cost no choice."""

from collections.abc import Callable, Mapping
from typing import Any

from doab.core import digest
from doab.core.questions import fields_of


def in_any_order(lowest: Mapping[str, int]) -> Callable[[Any], None]:
    """Frees the question on top from its order. `lowest`: class of a frame → which of its fields holds the order."""

    def free(state: Any) -> None:
        name = type(state.top).__name__
        if name in lowest:
            frame = state.top
            fields = fields_of(frame)
            fields[lowest[name]] = 0
            state.pop()
            state.push(type(frame)(frame.seat, *fields))

    return free


def in_order(state: Any) -> None:
    """As the rules ask."""


def ends_of_series(game: Any, entering: str, series: set[str], change: Callable[[Any], None]) -> set[str]:
    """All positions that the answers beginning with `entering`, and those to the questions of the series, lead to."""
    seen: set[str] = set()
    ends: set[str] = set()

    def explore(state: Any, first: bool) -> None:
        for action in state.legal():
            if first and not game.rules.table[action].text.startswith(entering):
                continue
            twin = state.copy()
            twin.apply(action)
            if type(twin.top).__name__ not in series:
                ends.add(digest(twin))
                continue
            change(twin)
            position = digest(twin)
            if position not in seen:
                seen.add(position)
                explore(twin, False)

    explore(game.state, True)
    return ends


def check_series(game: Any, entering: str, lowest: Mapping[str, int]) -> int:
    """Asked in order or in any order, the series leads to the same positions. Returns how many there are."""
    ordered = ends_of_series(game, entering, set(lowest), in_order)
    assert ordered == ends_of_series(game, entering, set(lowest), in_any_order(lowest))
    return len(ordered)
