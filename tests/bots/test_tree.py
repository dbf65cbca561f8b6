"""The tree: all want the best for themselves, chance is met as often as it is likely, and every visit is counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt

import pytest

from doab.bots.plans import best_ways
from doab.bots.tree import Edge, Node, Thought, Tree
from doab.core import Source
from tests.bots.walks import AtFirstSight, Beamed, FirstSight, Spot, Walk, asks, chance, end, spot_of


def searched(spot: Spot, visits: int, thought: Thought | None = None, seed: int = 1) -> Node:
    tree = Tree(FirstSight(), AtFirstSight(), thought or Thought(FirstSight()), Source(seed))
    root = Node(Walk(spot))
    for _ in range(visits):
        tree.visit(root)
    return root


def edges_of(node: Node) -> list[Edge]:
    assert node.edges is not None
    return node.edges


def impression() -> int:
    """As how many visits the first impression of a plan counts."""
    root = Node(Walk(asks(0, end(0.5, 0.5), end(0.4, 0.6))))
    Tree(FirstSight(), AtFirstSight(), Thought(FirstSight()), Source(1)).prepare(root)
    return edges_of(root)[0].visits


IMPRESSION = impression()


def tried(edge: Edge) -> int:
    return edge.visits - IMPRESSION


def most_tried(root: Node) -> tuple[int, ...]:
    return max(edges_of(root), key=lambda edge: edge.visits).line


def all_nodes(node: Node) -> Iterator[Node]:
    yield node
    for edge in node.edges or []:
        for child in edge.nodes():
            yield from all_nodes(child)


def in_the_middle(root: Node) -> set[int]:
    """The nodes in which a seat goes on with its move after chance has drawn."""
    return {
        id(child)
        for node in all_nodes(root)
        for edge in node.edges or []
        for child in edge.nodes()
        if edge.cut and child.seat == node.seat
    }


TRAP = asks(
    0,
    asks(1, end(0.0, 1.0), end(1.0, 0.0), looks=(0.9, 0.1)),
    asks(1, end(0.6, 0.4), end(0.7, 0.3), looks=(0.4, 0.6)),
)
"""The first answer looks best, and the other seat turns it into nothing."""

EGOISTS = asks(
    0,
    asks(1, end(0.6, 0.1, 0.3), end(0.1, 0.2, 0.7), looks=(0.5, 0.2, 0.3)),
    asks(1, end(0.3, 0.5, 0.2), end(0.0, 0.4, 0.6), looks=(0.2, 0.5, 0.3)),
    looks=(0.4, 0.3, 0.3),
)
"""Seat 1 leaves seat 0 with 0.1 after the first answer and with 0.3 after the second, if it minds its own business.

If it wanted to hurt seat 0 the first would be better (0.1 against nothing), and if it wanted to help it, too (0.6).
"""


# ---------------------------------------------------------------- what is found


def test_an_answer_whose_price_comes_a_turn_later_is_seen() -> None:
    """At the end of its own turn the trap looks better; it is two turns deep."""
    assert best_ways(Walk(TRAP), 0, FirstSight(), 100, 5)[0].line == (0,)
    assert most_tried(searched(TRAP, 1)) == (0,)
    assert most_tried(searched(TRAP, 200)) == (1,)


def test_every_seat_wants_the_best_for_itself() -> None:
    root = searched(EGOISTS, 600)
    assert most_tried(root) == (1,)
    by_answer = {edge.line: edge for edge in edges_of(root)}
    replies = {line: most_tried(edge.nodes()[0]) for line, edge in by_answer.items()}
    assert replies == {(0,): (1,), (1,): (0,)}
    assert by_answer[(1,)].wins / by_answer[(1,)].visits == pytest.approx(0.3, abs=0.02)


def test_a_long_plan_of_the_same_seat_is_one_step_of_the_tree() -> None:
    """Three answers that look bad at first: only the plan as a whole is compared."""
    long = asks(0, asks(0, end(0.9, 0.1), looks=(0.0, 1.0)), end(0.1, 0.9), looks=(0.0, 1.0))
    root = searched(asks(0, end(0.5, 0.5), long), 30)
    assert most_tried(root) == (1, 0, 0)


def test_a_plan_ends_where_chance_draws_and_goes_on_behind_the_answers_of_others() -> None:
    tree = Tree(FirstSight(), AtFirstSight(), Thought(FirstSight()), Source(1))
    draw = chance((1, 1), asks(0, end(0.5, 0.5), end(0.4, 0.6)), end(0.1, 0.9))
    root = Node(Walk(asks(0, asks(0, draw), asks(1, end(0.5, 0.5)))))
    assert tree.until_chance(root, (0, 0, 0, 1)) == (0, 0)
    assert tree.until_chance(root, (1, 0)) == (1, 0)
    tree.visit(root)
    assert sorted(edge.line for edge in edges_of(root)) == [(0, 0), (1,)], "what follows a draw is decided after it"


def test_the_first_impression_is_shared_out_and_counts_as_visits() -> None:
    root = searched(asks(0, end(0.2, 0.8), end(0.8, 0.2), end(0.7, 0.3)), 0)
    tree = Tree(FirstSight(), AtFirstSight(), Thought(FirstSight(), sharpness=10.0, caution=0.5), Source(1))
    tree.visit(root)
    edges = edges_of(root)
    assert [edge.line for edge in edges] == [(1,), (2,), (0,)]
    assert sum(edge.prior for edge in edges) == pytest.approx(1.0)
    assert [edge.doubt for edge in edges] == pytest.approx([0.0, 0.05, 0.3])
    # 0.8 of the chance to win counts, and what the judgement has against a plan: e^(10 · (0.8 · 0.1 + 0.05)).
    assert edges[0].prior / edges[1].prior == pytest.approx(2.718281828**1.3)
    assert [tried(edge) for edge in edges] == [1, 0, 0]
    assert edges[0].wins == pytest.approx(IMPRESSION * 0.8 + 0.8)


# ---------------------------------------------------------------- chance


def test_chance_draws_in_proportion() -> None:
    """1 : 3, drawn anew at every visit."""
    draw = chance((1, 3), end(1.0, 0.0), end(0.0, 1.0))
    root = searched(asks(0, draw, end(0.0, 1.0)), 2000, Thought(FirstSight(), widening=1e6))
    edge = next(edge for edge in edges_of(root) if edge.line == (0,))
    drawn = Counter(spot_of(node.state).wins[0] for node in edge.seen)
    assert sum(drawn.values()) == tried(edge)
    assert drawn[1.0] / sum(drawn.values()) == pytest.approx(0.25, abs=0.03)
    assert edge.wins / edge.visits == pytest.approx(0.25, abs=0.03)


def test_an_answer_is_worth_what_chance_makes_of_it_on_average() -> None:
    """0.55 for sure beats 1 with a chance of a half, though what is taken for typical at first is the 1."""
    gamble = chance((1, 1), end(0.0, 1.0), end(1.0, 0.0))
    assert most_tried(searched(asks(0, gamble, end(0.55, 0.45)), 1)) == (0,)
    assert most_tried(searched(asks(0, gamble, end(0.55, 0.45)), 1500)) == (1,)
    assert most_tried(searched(asks(0, gamble, end(0.40, 0.60)), 1500)) == (0,)


@pytest.mark.parametrize("widening", [0.5, 1.0, 3.0])
def test_an_edge_opens_ever_fewer_outcomes(widening: float) -> None:
    """At most the root of its visits, times a number, and two; after that it goes on with those that it has."""
    draw = chance((1,) * 500, *[asks(1, end(0.5, 0.5), end(0.4, 0.6)) for _ in range(500)])
    root = searched(asks(0, draw, end(0.1, 0.9)), 400, Thought(FirstSight(), widening=widening))
    edge = next(edge for edge in edges_of(root) if edge.line == (0,))
    most = widening * sqrt(tried(edge) + 1) + 2
    assert most - 2 < len(edge.seen) <= most
    assert len(edge.outcomes) <= len(edge.seen)
    assert sum(node.visits for node in edge.outcomes.values()) == tried(edge)
    assert max(node.visits for node in edge.outcomes.values()) > 1


def test_several_draws_in_a_row_are_one_outcome() -> None:
    die = chance((1, 1), end(0.9, 0.1), end(0.1, 0.9))
    root = searched(asks(0, chance((1, 1), die, die), end(0.0, 1.0)), 300, Thought(FirstSight(), widening=100.0))
    edge = next(edge for edge in edges_of(root) if edge.line == (0,))
    assert sorted(edge.outcomes) == [(0, 0), (0, 1), (1, 0), (1, 1)]


# ---------------------------------------------------------------- counting


DEEP = asks(
    0,
    chance((1, 2), asks(1, TRAP, end(0.3, 0.7)), asks(0, TRAP, asks(1, end(0.2, 0.8), TRAP))),
    asks(1, asks(0, TRAP, end(0.5, 0.5)), chance((1, 1), TRAP, end(0.4, 0.6))),
)


@pytest.mark.parametrize("visits", [0, 1, 2, 50, 500])
def test_visits_add_up(visits: int) -> None:
    root = searched(DEEP, visits)
    assert root.visits == visits
    assert in_the_middle(root) or visits < 50
    for node in all_nodes(root):
        passed = sum(tried(edge) for edge in node.edges or [])
        if node.edges is not None:
            # At its first visit a node is looked at, and not passed, unless it lies in the middle of a move.
            stopped = 0 if node is root or id(node) in in_the_middle(root) else 1
            assert node.visits == stopped + passed
        for edge in node.edges or []:
            assert tried(edge) == sum(child.visits for child in edge.nodes())


def test_the_same_seed_grows_the_same_tree() -> None:
    def shape(seed: int) -> list[tuple[int, int]]:
        return [(node.seat, node.visits) for node in all_nodes(searched(DEEP, 300, seed=seed))]

    assert shape(1) == shape(1)
    assert shape(1) != shape(2)


def test_a_finished_game_is_looked_at_and_has_no_plans() -> None:
    root = searched(end(1.0, 0.0), 3)
    assert (root.visits, root.edges) == (3, None)


def test_a_tree_over_a_beam_finds_the_same() -> None:
    tree = Tree(Beamed(), AtFirstSight(), Thought(FirstSight()), Source(1))
    root = Node(Walk(TRAP))
    for _ in range(200):
        tree.visit(root)
    assert most_tried(root) == (1,)


def test_in_the_middle_of_a_move_nothing_is_judged() -> None:
    """A draw that leaves the seat more to answer: the first visit goes on to where the move is over."""
    rest = asks(0, end(0.9, 0.1), end(0.2, 0.8))
    root = searched(asks(0, chance((1, 1), rest, rest), end(0.1, 0.9)), 1)
    (tried,) = [edge for edge in edges_of(root) if edge.nodes()]
    assert tried.cut
    assert tried.nodes()[0].edges is not None
    assert tried.wins / tried.visits == pytest.approx(0.9, abs=0.01), "not what the middle looks like"


def test_what_was_found_before_stays_when_a_position_becomes_the_root() -> None:
    """Its plans are looked for anew, with more care; those that were known keep their visits."""
    later = asks(0, end(0.9, 0.1), end(0.2, 0.8))
    judgement = FirstSight()
    tree = Tree(judgement, AtFirstSight(), Thought(judgement), Source(1))
    root = Node(Walk(asks(0, chance((1, 1), later, later), end(0.1, 0.9))))
    for _ in range(20):
        tree.visit(root)
    kept = next(edge.nodes()[0] for edge in edges_of(root) if edge.cut)
    visits = {edge.line: edge.visits for edge in edges_of(kept)}
    assert max(visits.values()) > tree.thought.faith
    tree.prepare(kept)
    assert {edge.line: edge.visits for edge in edges_of(kept)} == visits
    assert kept.visits == sum(visits.values()) - len(visits) * tree.thought.faith
