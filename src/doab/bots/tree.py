"""Monte-Carlo tree search over plans, for any number of players: each seat wants the best for itself (max-n).

A node is a position in which a seat is asked. Its edges are plans, at most up to the next draw of chance; behind an
edge lie the positions that chance can lead to. At first each visit of an edge draws again; an edge that was visited
often follows one of the outcomes that it has seen already, so that the tree grows in depth as well (progressive
widening). A position at the end of the tree is not played out: the prospects say what every seat may expect of it.
"""

from __future__ import annotations

from math import exp, sqrt

from mypy_extensions import mypyc_attr

from doab.bots.beam import NEVER, Way
from doab.bots.judgement import Judgement
from doab.bots.plans import best_ways
from doab.bots.prospects import Prospects, utility
from doab.core import CHANCE, Source, State


@mypyc_attr(acyclic=False)
class Thought:
    """How a search goes about it."""

    def __init__(
        self,
        judgement: Judgement,
        plans: int = 16,
        caution: float = 0.0,
        budget: int = 3000,
        width: int = 0,
        moves: int = 1,
        curiosity: float = 0.6,
        sharpness: float = 25.0,
        widening: float = 1.0,
        faith: int = 10,
    ) -> None:
        self.plans = plans  # that are compared at the root
        self.caution = caution  # how much a point less in the judgement counts against a plan
        self.budget = budget  # positions looked at to find them
        self.width = width  # of the beam that finds them; 0: the judgement's own
        self.moves = moves  # of the seat at the root: so many of them every visit looks ahead at least
        self.later_plans = judgement.later_plans  # the same at every other node, where less thought must do
        self.later_budget = judgement.later_budget
        self.later_width = judgement.later_width  # of the beam there
        self.curiosity = curiosity  # how much plans that were seldom tried are preferred
        self.sharpness = sharpness  # how much a better first impression is preferred
        self.widening = widening  # outcomes of an edge: so many times the root of its visits
        self.faith = faith  # the first impression of a plan counts as so many visits: dice blur what they find


class Edge:
    """A plan at a node. The first impression counts as some visits."""

    def __init__(self, line: tuple[int, ...], win: float, margin: float, doubt: float, faith: int = 1) -> None:
        self.line = line
        self.prior = 0.0
        self.doubt = doubt  # what the judgement has against the plan
        self.visits = faith
        self.total = faith * utility(win, margin)  # of what the seat at the node may expect
        self.wins = faith * win
        self.margins = faith * margin
        self.after: State | None = None  # where chance draws, or the next position
        self.won = False  # at first sight it ends the game with a victory
        self.cut = False  # chance draws in the middle of the move: the seat has more to answer afterwards
        self.outcomes: dict[tuple[int, ...], Node] = {}
        self.seen: list[Node] = []  # in the order in which they were drawn, each as often as it was

    def nodes(self) -> list[Node]:
        """The positions behind it."""
        return list(self.outcomes.values()) or self.seen[:1]


class Node:
    """A position in which a seat is asked, or the end of the game."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat = int(state.to_move())
        self.visits = 0
        self.edges: list[Edge] | None = None
        self.careful = False  # its plans were looked for with all the thought that a root gets


class Tree:
    """A search from one position."""

    def __init__(self, judgement: Judgement, prospects: Prospects, thought: Thought, source: Source) -> None:
        self.judgement = judgement
        self.prospects = prospects
        self.thought = thought
        self.source = source

    def visit(self, root: Node, first: Edge | None = None) -> None:
        """One way down the tree, which may begin with a given plan, and what is found there carried back up."""
        path: list[tuple[Node, Edge]] = []
        node = root
        moves = 0  # of the seat at the root, finished
        while not node.state.is_over():
            edges = node.edges
            if edges is None:
                edges = self.expand(node, node is root)
            edge = first if first is not None and node is root else self._select(node, edges)
            path.append((node, edge))
            above, node = node, self._follow(node, edge)
            # In the middle of a move nothing is judged: what was paid is gone, and what it was paid for has not come.
            if edge.cut and node.seat == above.seat:
                continue
            if above.seat == root.seat:
                moves += 1
            if node.visits == 0 and moves >= self.thought.moves:
                break
        prospects = self.prospects
        prospects.look(node.state)
        node.visits += 1
        for above, edge in path:
            seat = above.seat
            win, margin = prospects.wins[seat], prospects.margins[seat]
            edge.total += utility(win, margin)
            edge.wins += win
            edge.margins += margin
            edge.visits += 1
            above.visits += 1

    def prepare(self, root: Node, until: float = NEVER) -> None:
        """Look with care for the plans of a root, for some time; what was found before behind one of them stays."""
        if root.careful:
            return
        before = {edge.line: edge for edge in root.edges or []}
        edges = self.expand(root, True, until)
        root.visits = 0
        for at, edge in enumerate(edges):
            known = before.get(edge.line)
            if known is not None:
                known.prior, known.doubt = edge.prior, edge.doubt
                edges[at] = known
                root.visits += known.visits - self.thought.faith

    def expand(self, node: Node, careful: bool, until: float = NEVER) -> list[Edge]:
        """Find the plans of a node."""
        thought, seat = self.thought, node.seat
        edges: list[Edge] = []
        known: set[tuple[int, ...]] = set()
        if careful:
            budget, plans, width = thought.budget, thought.plans, thought.width
        else:
            budget, plans, width = thought.later_budget, thought.later_plans, thought.later_width
        ways = best_ways(node.state, seat, self.judgement, budget, plans, width, until)
        node.careful = careful
        for way in ways:
            line = self.until_chance(node, way.line)
            if line not in known:
                known.add(line)
                doubt = thought.caution * (ways[0].worth - way.worth)
                edges.append(self.edge_for(node, line, way, doubt))
        best = max(edge.total / edge.visits - edge.doubt for edge in edges)
        total = 0.0
        for edge in edges:
            edge.prior = exp(thought.sharpness * (edge.total / edge.visits - edge.doubt - best))
            total += edge.prior
        for edge in edges:
            edge.prior /= total
        edges.sort(key=lambda edge: -edge.prior)
        node.edges = edges
        return edges

    def edge_for(self, node: Node, line: tuple[int, ...], way: Way, doubt: float) -> Edge:
        seat, prospects = node.seat, self.prospects
        prospects.look_for(way.state, seat)
        edge = Edge(line, prospects.wins[seat], prospects.margins[seat], doubt, self.thought.faith)
        edge.won = way.state.is_over() and prospects.wins[seat] > 0.0
        if len(line) < len(way.line):
            state = node.state.copy()
            for at, answer in enumerate(way.line):
                if at >= len(line) and state.to_move() == seat:
                    edge.cut = True
                    break
                state.apply(answer)
        return edge

    def until_chance(self, node: Node, line: tuple[int, ...]) -> tuple[int, ...]:
        """The answers of a plan before chance draws. Those that others give on the way are guessed with it."""
        state = node.state.copy()
        for at, answer in enumerate(line):
            if state.is_over() or state.to_move() == CHANCE:
                return line[:at]
            state.apply(answer)
        return line

    def _select(self, node: Node, edges: list[Edge]) -> Edge:
        """The plan that promises most: what was found behind it, and how little it was tried."""
        push = self.thought.curiosity * sqrt(node.visits + 1.0)
        best, chosen = -1e9, edges[0]
        for edge in edges:
            tried = edge.visits - self.thought.faith + 1
            promise = edge.total / edge.visits - edge.doubt + push * edge.prior / tried
            if promise > best:
                best, chosen = promise, edge
        return chosen

    def _follow(self, node: Node, edge: Edge) -> Node:
        """The position behind a plan, after chance has drawn."""
        if edge.after is None:
            after = node.state.copy()
            for answer in edge.line:
                after.apply(answer)
            edge.after = after
        if edge.after.is_over() or edge.after.to_move() != CHANCE:
            if not edge.seen:
                edge.seen.append(Node(edge.after))
            return edge.seen[0]
        if len(edge.seen) > self.thought.widening * sqrt(edge.visits - self.thought.faith + 1.0) + 1.0:
            return edge.seen[int(self.source.below(len(edge.seen)))]
        state = edge.after.copy()
        drawn: tuple[int, ...] = ()
        while not state.is_over() and state.to_move() == CHANCE:
            outcome = int(state.offers().draw(self.source))
            drawn = (*drawn, outcome)
            state.apply(outcome)
        child = edge.outcomes.get(drawn)
        if child is None:
            child = edge.outcomes[drawn] = Node(state)
        edge.seen.append(child)
        return child
