"""Random games inside the engine are those that anybody can play answer by answer."""

import pytest

from doab.core import CHANCE, Game, Source, sample
from doab.core.playouts import play_on


@pytest.mark.parametrize("game", ["rajas", "agra"])
def test_the_same_numbers_bring_the_same_game(game: str) -> None:
    table = Game.new(game, ["Asha", "Bram"], {}, "playout")
    by_hand, inside = table.state.copy(), table.state.copy()
    moves, draws, source = 0, 0, Source("numbers")
    while not by_hand.is_over() and moves < 300:
        offers = by_hand.offers()
        if by_hand.to_move() == CHANCE:
            by_hand.apply(sample(offers.actions, offers.weights, source))
            draws += 1
        else:
            by_hand.apply(offers.actions[source.below(len(offers.actions))])
            moves += 1
    played = play_on(inside, Source("numbers"), 300)
    assert (played.moves, played.draws) == (moves, draws)
    assert inside.to_json() == by_hand.to_json()
    assert moves > 50


def test_a_game_that_is_over_stays_as_it_is() -> None:
    state = Game.new("rajas", ["Asha", "Bram"], {}, "over").state
    play_on(state, Source(1), 100_000)
    assert state.is_over()
    before = state.to_json()
    played = play_on(state, Source(2), 100_000)
    assert (played.moves, played.draws, state.to_json()) == (0, 0, before)
