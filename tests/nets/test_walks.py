"""Seeded games look, step by step, as tests/walks says (`make walks` goes through all of them)."""

import pytest

from doab.core import Game
from tools import walk
from tools.walk import Walk

SOME = [one for one in walk.walks() if one.number < 3]


@pytest.mark.parametrize("one", SOME, ids=lambda one: one.name)
def test_a_walk_looks_as_it_is_written_down(one: Walk) -> None:
    assert walk.parted(one) is None


def test_what_differs_is_named_with_the_step_from_which_it_does(monkeypatch: pytest.MonkeyPatch) -> None:
    one = SOME[0]
    true = walk.seen
    games = 0

    def otherwise(game: Game) -> dict[str, object]:
        nonlocal games
        games += 1
        seen = true(game)
        return {**seen, "words": []} if games > 400 else seen

    monkeypatch.setattr(walk, "seen", otherwise)
    assert walk.parted(one) == f"{one.name}: words differ, first at step 400 (--show {one.name} 400)"
