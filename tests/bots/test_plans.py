"""Plans: whatever a search compares is legal, ends the move, and leaves out no answer that it could have found."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import pairwise

import pytest

from doab.bots.beam import Way, finished_ways, typical
from doab.bots.judgement import Judgement, judgement_for
from doab.bots.plans import best_ways, every_way, way_after
from doab.core import CHANCE, Game, State, digest, find_rules
from doab.core.chance import Source
from doab.core.playouts import play_on, settle
from doab.rajas import rajas
from pebbles import RULES as PEBBLES
from pebbles import TINY, pebbles
from tests.bots.walks import Beamed, FirstSight, Walk, asks, chance, end


class UntilTheEnd(Judgement):
    """Pebbles as one long move of everybody: its ways are all games that can be played from here."""

    def begin(self, state: State, seat: int) -> None: ...

    def is_done(self, state: State, seat: int) -> bool:
        return state.is_over()

    def judge(self, state: State, seat: int) -> float:
        return float(PEBBLES.scores(state)[seat])


def by_brute_force(state: State, is_done: Callable[[State], bool]) -> list[tuple[int, ...]]:
    """Every line of answers to the end of the move, where chance brings what is typical."""
    if state.to_move() == CHANCE and not state.is_over():
        answers = [typical(state)]
    elif is_done(state):
        return [()]
    else:
        answers = state.legal()
    found = []
    for answer in answers:
        ahead = state.copy()
        ahead.apply(answer)
        found += [(answer, *line) for line in by_brute_force(ahead, is_done)]
    return found


def check(way: Way, state: State, seat: int, judgement: Judgement) -> None:
    """A line that can be played, whose end is the position that was judged, and where the move is over."""
    ahead = state.copy()
    for at, answer in enumerate(way.line):
        assert answer in ahead.legal()
        assert at == 0 or ahead.to_move() == CHANCE or not judgement.is_done(ahead, seat)
        ahead.apply(answer)
    assert judgement.is_done(ahead, seat)
    assert digest(ahead) == digest(way.state)
    assert way.worth == judgement.judge(ahead, seat)


def in_the_middle(name: str, seats: int, answers: int, seed: int = 1) -> State:
    """A position after so many random answers, with somebody asked who has a choice."""
    state = Game.new(find_rules(name), ["Asha", "Bram", "Chand", "Devi"][:seats], {}, seed).state
    source = Source(f"plans {seed}")
    settle(state, source)
    play_on(state, source, answers)
    settle(state, source)
    while state.offers().count < 2 or state.to_move() == CHANCE:
        play_on(state, source, 1)
        settle(state, source)
    return state


QUARRY = "Asha: fame 53, money 9, dice orange 6 5, karma 0 | Bram: boat 3 | offer orange 9 straight palace fort"


# ---------------------------------------------------------------- all ways


def test_all_ways_of_a_small_game_are_found() -> None:
    """The last round of Pebbles, one pebble each: whoever is asked rolls, shows, or lays, and one is taken or left."""
    game = pebbles("Asha: hand 1 | Bram: hand 2 | bag | round 2", TINY)
    ways = every_way(game.state, 0, UntilTheEnd(), 100_000)
    lines = by_brute_force(game.state, State.is_over)
    assert len(lines) == 4 * 4
    assert [way.line for way in ways] == lines
    for way in ways:
        check(way, game.state, 0, UntilTheEnd())


def test_all_ways_of_a_turn_of_rajas_are_found() -> None:
    game = rajas(QUARRY)
    game.play("place quarry")
    judgement = judgement_for(game.rules)
    judgement.begin(game.state, 0)
    ways = every_way(game.state, 0, judgement, 1_000_000)
    lines = by_brute_force(game.state, lambda state: judgement.is_done(state, 0))
    assert [way.line for way in ways] == lines
    assert len(lines) == 25


def test_a_budget_is_spent_and_not_passed_by_more_than_a_line() -> None:
    """Positions are counted by the calls that ask whether the move is over there: once per position."""
    leaf = end(0.5, 0.5)
    deep = asks(0, *[asks(0, *[asks(0, leaf, leaf, leaf)] * 4)] * 5)
    whole = FirstSight()
    assert len(every_way(Walk(deep), 0, whole, 10_000)) == 60
    assert whole.asked == 5 + 20 + 60
    for budget in range(1, 86):
        judgement = FirstSight()
        ways = every_way(Walk(deep), 0, judgement, budget)
        assert ways
        assert judgement.asked <= budget + 2, "the last line is followed to its end"
        if budget > 5 * 3:  # each of five answers can be followed to the end of the move, three answers away
            assert {way.line[0] for way in ways} == {0, 1, 2, 3, 4}


def test_a_budget_is_shared_fairly() -> None:
    """One answer leads to thirty ways, the other to one, which is found however large the first one is."""
    wide = asks(0, *[end(0.2, 0.8)] * 30)
    ways = every_way(Walk(asks(0, wide, asks(0, end(0.9, 0.1)))), 0, FirstSight(), 12)
    assert [way.line for way in ways if way.line[0] == 1] == [(1, 0)]
    assert 4 <= sum(way.line[0] == 0 for way in ways) <= 10


def test_a_beam_that_has_spent_its_budget_or_its_time_follows_one_position() -> None:
    """Three answers, each with three: with no budget only the one that looks best is followed."""
    spots = [asks(0, end(0.1, 0.9), end(0.2, 0.8), end(0.3, 0.7), looks=(look, 0.5)) for look in (0.4, 0.6, 0.5)]
    judgement = Beamed()
    ways = finished_ways(Walk(asks(0, *spots)), 0, judgement, 3, 0)
    assert [way.line for way in ways] == [(1, 0), (1, 1), (1, 2)]
    assert judgement.judged == 3 + 3
    judgement = Beamed()
    assert len(finished_ways(Walk(asks(0, *spots)), 0, judgement, 3, 100)) == 9
    assert judgement.judged == 3 + 9
    late = finished_ways(Walk(asks(0, *spots)), 0, Beamed(), 3, 100, until=time.perf_counter())
    assert [way.line for way in late] == [way.line for way in ways], "the same when its time is over"


# ---------------------------------------------------------------- the best ways


POSITIONS = [("rajas", 2, 0), ("rajas", 3, 60), ("rajas", 4, 25), ("agra", 2, 0), ("agra", 4, 200)]


@pytest.mark.parametrize(("name", "seats", "answers"), POSITIONS)
def test_the_best_ways_can_be_played_and_end_the_move(name: str, seats: int, answers: int) -> None:
    state = in_the_middle(name, seats, answers)
    before = digest(state)
    seat = state.to_move()
    judgement = judgement_for(find_rules(name))
    ways = best_ways(state, seat, judgement, 150, 6)
    assert digest(state) == before
    for way in ways:
        check(way, state, seat, judgement)
    assert all(one.worth >= next_one.worth for one, next_one in pairwise(ways))
    assert len({way.line for way in ways}) == len(ways)


@pytest.mark.parametrize(("name", "seats", "answers"), POSITIONS)
def test_every_answer_that_a_way_was_found_for_is_among_the_best(name: str, seats: int, answers: int) -> None:
    """However few are wanted; and the best of each is kept."""
    state = in_the_middle(name, seats, answers)
    seat = state.to_move()
    judgement = judgement_for(find_rules(name))
    judgement.begin(state, seat)
    found = (
        finished_ways(state, seat, judgement, judgement.width, 150)
        if judgement.width
        else every_way(state, seat, judgement, 150)
    )
    best: dict[int, float] = {}
    for way in found:
        best[way.line[0]] = max(way.worth, best.get(way.line[0], way.worth))
    assert len(best) > 1
    ways = best_ways(state, seat, judgement, 150, 1)
    assert {way.line[0]: way.worth for way in reversed(ways)} == best
    assert len(ways) == len(best)


def test_of_ways_with_the_same_worth_one_of_each_first_answer_is_kept() -> None:
    spot = asks(0, asks(0, end(0.7, 0.3), end(0.7, 0.3)), end(0.7, 0.3), asks(0, end(0.1, 0.9), end(0.8, 0.2)))
    ways = best_ways(Walk(spot), 0, FirstSight(), 100, 12)
    assert [(way.worth, way.line) for way in ways] == [(0.8, (2, 1)), (0.7, (0, 0)), (0.7, (1,)), (0.1, (2, 0))]
    assert [way.line for way in best_ways(Walk(spot), 0, FirstSight(), 100, 1)] == [(2, 1), (0, 0), (1,)]


def test_chance_brings_what_is_typical_on_the_way() -> None:
    draw = chance((1, 5, 1), end(0.9, 0.1), asks(0, end(0.4, 0.6), end(0.3, 0.7)), end(0.0, 1.0))
    ways = best_ways(Walk(asks(0, draw, end(0.35, 0.65))), 0, FirstSight(), 100, 12)
    assert [way.line for way in ways] == [(0, 1, 0), (1,), (0, 1, 1)]


# ---------------------------------------------------------------- a way after an answer


@pytest.mark.parametrize(("name", "seats", "answers"), POSITIONS)
def test_a_way_after_an_answer_begins_with_it(name: str, seats: int, answers: int) -> None:
    state = in_the_middle(name, seats, answers)
    seat = state.to_move()
    judgement = judgement_for(find_rules(name))
    judgement.begin(state, seat)
    for answer in state.legal():
        way = way_after(state, seat, judgement, answer)
        assert way.line[0] == answer
        ahead = state.copy()
        for step in way.line:
            assert step in ahead.legal()
            ahead.apply(step)
        assert digest(ahead) == digest(way.state)
        assert judgement.is_done(ahead, seat) or ahead.to_move() != seat


def test_a_way_after_an_answer_is_the_best_of_those_behind_it() -> None:
    spot = asks(0, asks(0, end(0.2, 0.8), end(0.6, 0.4), end(0.4, 0.6)), end(0.9, 0.1))
    for judgement in (FirstSight(), Beamed()):
        way = way_after(Walk(spot), 0, judgement, 0)
        assert (way.worth, way.line) == (0.6, (0, 1))
