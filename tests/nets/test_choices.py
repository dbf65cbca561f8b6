"""What is one choice may be given in any order, and whatever the rules allow one by one can be given at once."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from doab.core import CHANCE, Game, digest
from doab.core.errors import IllegalAction
from doab.core.state import State

MOST = 150
"""Sets of one choice that are all tried."""


def choices_met(game: str, seed: int) -> Iterator[Game]:
    """A random game at every question that begins a choice."""
    chance = Random(f"{game} {seed}")
    played = Game.new(game, ["Asha", "Bram", "Chitra"][: 2 + seed % 2], seed=seed)
    for _ in range(350):
        if played.over:
            return
        if played.state.to_move() == CHANCE:
            played.play(played.draw())
            continue
        if played.choice is not None:
            yield played
        played.play(chance.choice(played.actions))


def ends_one_by_one(game: Game, state: State, family: str, picked: bool = False) -> set[str]:
    """The positions that the rules lead to, whichever answers are picked, as they ask."""
    if picked and (state.to_move() != game.state.to_move() or game.rules.picking.family(state) != family):
        return {digest(state)}
    assert state.top is not None
    ends: set[str] = set()
    stops = state.top.stops
    for index in state.legal():
        action = game.rules.table[index]
        if action.family != family and action.text != stops:
            ends |= {digest(state)} if picked and not stops else set()
            continue
        twin = state.copy()
        twin.apply(index)
        ends |= {digest(twin)} if action.text == stops else ends_one_by_one(game, twin, family, True)
    return ends


@pytest.mark.parametrize("game", ["rajas", "agra"])
@pytest.mark.parametrize("seed", range(2))
def test_every_set_can_be_given_in_any_order_and_none_is_missing(game: str, seed: int) -> None:
    chance = Random(seed)
    families: set[str] = set()
    for played in choices_met(game, seed):
        choice = played.choice
        assert choice is not None
        if len(list(choice.sets)) > MOST or choice.family in families:
            continue
        families.add(choice.family)
        ends: set[str] = set()
        for picks in choice.sets:
            trial = played.copy()
            trial.choose(*chance.sample(picks, len(picks)))
            ends.add(digest(trial.state))
        assert ends == ends_one_by_one(played, played.state, choice.family), (choice.family, played)
    assert len(families) >= 3


@pytest.mark.parametrize("game", ["rajas", "agra"])
def test_what_is_picked_in_two_goes_leads_where_one_go_leads(game: str) -> None:
    families: set[str] = set()
    chance = Random(game)
    for played in choices_met(game, 3):
        choice = played.choice
        assert choice is not None
        several = [picks for picks in choice.sets if len(picks) > 1 and not choice.begun]
        for picks in chance.sample(several, min(6, len(several))):
            at_once, in_two = played.copy(), played.copy()
            at_once.choose(*picks)
            first, *rest = chance.sample(picks, len(picks))
            if first not in [action.index for action in in_two.actions]:
                continue
            in_two.play(first)
            if in_two.choice is None or in_two.choice.family != choice.family:
                continue  # the rules took the rest by themselves
            in_two.choose(*rest)
            assert digest(in_two.state) == digest(at_once.state)
            assert [step.action.text for step in in_two.steps] == [step.action.text for step in at_once.steps]
            families.add(choice.family)
    assert len(families) >= 2


@pytest.mark.parametrize("game", ["rajas", "agra"])
def test_more_of_a_thing_than_there_is_is_refused_and_nothing_is_done(game: str) -> None:
    refused = 0
    for played in choices_met(game, 5):
        choice = played.choice
        assert choice is not None
        too_often = [choice.items[0].action] * (choice.items[0].most + 1)
        before = digest(played.state), played.version
        with pytest.raises(IllegalAction, match="together"):
            played.choose(*too_often)
        assert (digest(played.state), played.version) == before
        refused += 1
    assert refused > 3
