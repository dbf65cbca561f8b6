"""The example of learning. It needs PyTorch; where that is missing only the form of the notebook is checked."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("torch", reason="PyTorch is not installed: Doab does not need it, this example does")

import numpy as np


def load() -> Any:
    """`ppo.py` is not part of a package: readers of the example copy the file."""
    spec = spec_from_file_location("ppo", Path(__file__).with_name("ppo.py"))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["ppo"] = module  # dataclasses look for it there
    spec.loader.exec_module(module)
    return module


ppo = load()


def test_the_reduced_game_is_rajas_with_shorter_tracks() -> None:
    reduced, usual = ppo.reduced_rajas(), ppo.find_rules("rajas")
    assert reduced.edition_name == "reduced"
    assert (reduced.edition.meeting_point, usual.edition.meeting_point) == (20, 61)
    changed = {name for name in usual.edition.tables if reduced.edition.tables[name] != usual.edition.tables[name]}
    assert changed == {"edition", "tracks"}


def test_looking_back_turns_the_sign_where_the_other_seat_is_asked() -> None:
    """One game, three answers, by seats 0, 0 and 1; seat 1 wins. λ = ½, worths 0.2, 0.1, 0.3.

    Last: 1 − 0.3 = 0.7. Before it the other seat is asked next: −0.3 − 0.1 − ½ · 0.7 = −0.75. First, the same seat goes
    on: 0.1 − 0.2 + ½ · −0.75 = −0.475.
    """
    values = np.array([[0.2], [0.1], [0.3], [0.9]], np.float32)
    rewards = np.array([[0], [0], [1]], np.float32)
    over = np.array([[False], [False], [True]])
    same = np.array([[True], [True], [False], [True]])
    found = ppo.look_back(values, rewards, over, same, 0.5)
    assert found[:, 0].tolist() == pytest.approx([-0.475, -0.75, 0.7])


def test_wilsons_interval() -> None:
    """The usual example: 50 of 100 lie between 40.4 % and 59.6 %; of 10 won games out of 10 at least 72.2 %."""
    assert ppo.Match(100, 50).interval() == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert ppo.Match(10, 10).interval() == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_a_short_run_learns_something() -> None:
    """It changes the network and measures it, at least at the beginning and at the end."""
    told: list[Any] = []
    settings = ppo.Settings(games=8, steps=8, minibatch=32, width=16)
    network, curve = ppo.train(
        ppo.reduced_rajas(), 0.1, settings, told.append, points=1, games={"random": 4, "greedy": 1}
    )
    assert told == curve
    assert len(curve) == 2
    assert curve[0].answers == 0 < curve[-1].answers
    assert curve[-1].answers % 64 == 0
    assert curve[-1].matches["random"].games == 4
    ppo.torch.manual_seed(settings.seed)
    games = ppo.VectorGames(ppo.reduced_rajas(), 1)
    fresh = ppo.Network(games.layout.size, games.num_actions, 16)
    assert any((old != new).any() for old, new in zip(fresh.parameters(), network.parameters(), strict=True))
