"""View checks: what a seat cannot see never changes its view."""

from collections.abc import Mapping
from typing import Any

import pytest

from doab.core import Game, Source, State
from doab.core.errors import InvariantError
from doab.core.kit import check_reveal, check_views
from doab.core.kit.views import first_difference
from doab.core.parts import Sight
from pebbles import RULES, PebblesRules, pebbles
from pebbles.rules import PebblesSight
from pebbles.table import SHOW, Pebbles, Turn

TEXT = "Asha: points 3, hand 1 2 | Bram: hand 3 4 | Chitra: hand 1 3, shown | asks Bram"


def test_views_hold_in_every_position_of_a_game() -> None:
    game = Game.new(RULES, ["Asha", "Bram", "Chitra"], seed=2)
    players, source = Source(2), Source(3)
    while not game.over:
        check_views(game, source)
        chance = game.to_move == "chance"
        game.play(game.draw() if chance else game.legal[players.below(len(game.legal))])
    check_views(game, source)


def test_the_variants_really_differ_in_what_is_hidden() -> None:
    game = pebbles(TEXT)
    source = Source(1)
    hands = {
        tuple(RULES.player_reader(variant, 0).hand)
        for _ in range(50)
        for variant in RULES.sight.hidden_variants(game.state, 1, source)
    }
    assert hands == {(1, 1), (1, 2), (1, 3), (1, 4), (2, 2), (2, 3), (2, 4), (3, 3), (3, 4), (4, 4)} - {(3, 3), (4, 4)}


def test_a_game_without_secrets_has_no_variants() -> None:
    assert Sight[State](RULES).hidden_variants(pebbles(TEXT).state, 0, Source(1)) == []


class Leaky(PebblesSight):
    def seen(self, state: Pebbles, seat: int) -> dict[str, Any]:
        return {**super().seen(state, seat), "hands": [state.hand(one) for one in range(state.seats)]}


class NotJson(PebblesSight):
    def seen(self, state: Pebbles, seat: int) -> dict[str, Any]:
        return {**super().seen(state, seat), "seen": {1, 2}}


class NotPlain(PebblesSight):
    def seen(self, state: Pebbles, seat: int) -> dict[str, Any]:
        return {**super().seen(state, seat), "seen": (1, 2)}


class ImaginesAnotherTable(PebblesSight):
    def imagine(self, view: Mapping[str, Any], source: Source) -> State:
        return super().imagine({**view, "round": 2}, source)

    def hidden_variants(self, state: Pebbles, seat: int, source: Source) -> list[State]:
        return []


class ImaginesAnotherSeat(PebblesSight):
    """The stack is not in the view, so whose turn it is has to be guessed, wrongly."""

    def seen(self, state: Pebbles, seat: int) -> dict[str, Any]:
        return {name: value for name, value in super().seen(state, seat).items() if name != "stack"}

    def imagine(self, view: Mapping[str, Any], source: Source) -> State:
        state = super().imagine({**view, "stack": []}, source)
        state.push(Turn(0))
        return state

    def hidden_variants(self, state: Pebbles, seat: int, source: Source) -> list[State]:
        return []


class ImaginesOtherAnswers(PebblesSight):
    """Bram's own hand is not in Bram's view."""

    def seen(self, state: Pebbles, seat: int) -> dict[str, Any]:
        return {**super().seen(state, seat), "open hands": [None] * int(state.seats)}

    def hidden_variants(self, state: Pebbles, seat: int, source: Source) -> list[State]:
        return []


class BrokenVariants(PebblesSight):
    def hidden_variants(self, state: Pebbles, seat: int, source: Source) -> list[State]:
        variant = state.copy()
        variant.bag[0] += 1
        return [variant]


@pytest.mark.parametrize(
    ("sight", "message"),
    [
        (Leaky, "the view of seat 0 tells something hidden at view.table.hands[1]"),
        (NotJson, "the view of seat 0 cannot be sent: Object of type set is not JSON serializable"),
        (NotPlain, "the view of seat 0 is not plain data: JSON changes view.table.seen: (1, 2), not [1, 2]"),
        (ImaginesAnotherTable, "the state imagined by seat 0 does not fit its view at view.round: 1, not 2"),
        (ImaginesAnotherSeat, "in the state imagined by seat 0 another seat is asked"),
        (ImaginesOtherAnswers, "in the state imagined by seat 1 it has other answers"),
        (BrokenVariants, "P-3: there are not 3 pebbles of 1"),
    ],
)
def test_a_view_that_leaks_or_lacks_is_found(sight: type[PebblesSight], message: str) -> None:
    rules = PebblesRules()
    rules.sight = sight(rules)
    with pytest.raises(InvariantError) as caught:
        check_views(pebbles(TEXT, rules), Source(1))
    assert str(caught.value).startswith(message)


class ToldToAll(Game):
    """A game whose views offer everybody the answers of whoever is asked."""

    def view(self, seat: int) -> dict[str, Any]:
        return {**super().view(seat), "legal": super().view(1)["legal"]}


def test_a_view_with_the_answers_of_somebody_else_is_found() -> None:
    game = pebbles(TEXT)
    game.__class__ = ToldToAll
    with pytest.raises(InvariantError) as caught:
        check_views(game, Source(1))
    assert str(caught.value) == "the view of seat 0 offers ['roll', 'lay 3', 'lay 4', 'show'], not []"


class Unrevealed(Pebbles):
    def reveal(self) -> None:
        pass

    def copy(self) -> Pebbles:
        twin = super().copy()
        twin.__class__ = type(self)
        return twin


def test_showing_something_hidden_must_count_as_a_reveal() -> None:
    state = pebbles(TEXT).state
    for action in state.legal():
        check_reveal(RULES, state, action, Source(1))
    state.__class__ = Unrevealed
    with pytest.raises(InvariantError) as caught:
        check_reveal(RULES, state, SHOW, Source(1))
    assert str(caught.value) == "“show” shows seat 0 something hidden, but does not count as a reveal"


def test_the_first_difference_is_named() -> None:
    one = {"a": [1, {"b": 2}], "c": 3}
    assert first_difference(one, {"a": [1, {"b": 4}], "c": 3}) == "view.a[1].b: 2, not 4"
    assert first_difference(one, {"a": [1], "c": 3}) == "view.a: [1, {'b': 2}], not [1]"
    assert first_difference(one, {"a": 1}).startswith("view: {")
    assert first_difference(one, one) == "view"
