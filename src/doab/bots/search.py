"""A bot that searches: it looks for plans, tries them against the plans of the others, and plays the best of them."""

from __future__ import annotations

import time
from math import exp, log, sqrt
from typing import Any

from doab.bots.base import Advice, Prospect
from doab.bots.judgement import Judgement
from doab.bots.plans import Intention, way_after
from doab.bots.prospects import Prospects, utility
from doab.bots.tree import Edge, Node, Thought, Tree
from doab.core import CHANCE, Action, Rules, Source, State
from doab.core.playouts import settle

FOR_PLANS = 0.5
"""Of its time it may spend so much on finding plans before it tries them."""
GLANCES = 8
"""Ways in which chance may go on that are looked at to say what may be expected of a position."""
GUESSES = 64
"""The same where something is hidden: there a single guess says next to nothing of how a seat stands."""
GUESSED_ALIKE = "glances"
"""The seed of these guesses. They are the same each time: what differs between two positions, or when the same thing is
asked again, is not how one has guessed."""
CERTAIN = 0.001
"""No chance is thought to be nearer to nothing, or to one, before the game is over."""
MOST_LUCK = 2**31
"""Ways in which dice may fall when plans are compared."""
LOOK_NOT_BAD = 8
"""So many of the plans that were compared."""
ENOUGH = 40
"""Tries of a plan after which it may be clear that another is better."""
SURE = 2.5
"""Standard errors between two plans for that."""
ALIKE = 0.002
"""Plans that certainly differ by less are not worth more time."""


class SearchBot:
    """Thinks at the beginning of its move and after every draw of chance, and follows its plan in between.

    The plans of which its first impression is best are tried, each as often as the others and with the same luck; then
    the worse half of them is dropped, and so on until one is left (sequential halving). What is clearly worse goes
    before that, and when only one plan is left it does not wait for its time to pass. With no visits at all it plays
    the plan of which its first impression is best.
    """

    def __init__(
        self,
        name: str,
        rules: Rules,
        seed: int | str,
        judgement: Judgement,
        prospects: Prospects,
        thought: Thought,
        visits: int,
        seconds: float,
        rivals: int = 6,
        worlds: int = 1,
        slips: int = 0,
    ) -> None:
        self.name = name
        self.rules, self.sight = rules, rules.sight
        self.judgement = judgement
        self.source = Source(f"{name} bot {seed}")
        self.tree = Tree(judgement, prospects, thought, self.source)
        self.visits = visits  # of its tree, for one decision
        self.seconds = seconds  # at most, and all of them if the visits never end
        self.rivals = rivals  # plans that are tried
        self.worlds = worlds  # imagined tables, where something is hidden
        self.slips = slips  # of a hundred moves, so many are not what it likes best
        self.seat = 0
        self.plan = Intention()
        self.kept: list[Node] = []  # where the last plan may have led: what was found behind it is not lost

    # -- what others ask

    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        if len(actions) == 1:
            return actions[0]
        seen: dict[str, Any] = view["state"]
        planned = self.plan.next(seen)
        if planned is None:
            self.seat = int(view["seat"])
            roots = self._roots(view)
            edge = self._think(roots)
            if int(self.source.below(100)) < self.slips and not edge.won:
                edge = self._slip(roots)
            planned = edge.line[0]
            self._remember(roots, edge)
        return next((action for action in actions if action.index == planned), actions[0])

    def advise(self, view: dict[str, Any], actions: list[Action]) -> list[Advice]:
        self.seat = int(view["seat"])
        roots = self._roots(view)
        chosen = self._think(roots)
        for root in roots:  # not before: what is compared would change what is chosen
            self._complete(root, actions)
        best: dict[int, Edge] = {}
        for edge in merged(roots):
            first = edge.line[0]
            if first not in best or worth(edge) > worth(best[first]):
                best[first] = edge
        best[chosen.line[0]] = chosen
        entries = sorted(best.values(), key=lambda edge: (edge is not chosen, -worth(edge)))
        known = {action.index: action for action in actions}
        shift = self._shift(view, roots, chosen.line)
        limit = expected_of(chosen, *shift)
        advice = []
        for edge in entries:
            if edge.line[0] in known:
                found = expected_of(edge, *shift)
                # Nothing is thought better than what is chosen: what looked better was doubted, or tried too little.
                prospect = Prospect(min(limit.win, found.win), min(limit.margin, found.margin))
                line = tuple(self.rules.table[answer] for answer in self._own_part(roots[0].state, edge.line))
                advice.append(Advice(known[edge.line[0]], prospect, line))
        return advice

    def prospects(self, view: dict[str, Any]) -> list[Prospect]:
        """A glance at several ways in which chance may go on, without a search."""
        seats, source = len(view["names"]), Source(GUESSED_ALIKE)
        found = self._expected([after(state, (), source) for state in self._glances(view, source)], seats)
        # Each seat was looked at by itself: together they win once.
        total = sum(one.win for one in found) or 1.0
        return [Prospect(one.win / total, one.margin) for one in found]

    def _shift(self, view: dict[str, Any], roots: list[Node], line: tuple[int, ...]) -> tuple[float, float]:
        """How much better the seat stands on average, after its plan, than at the few tables that it has imagined to
        compare its plans there: by the logarithm of its odds to win, and by points.
        """
        if not self.sight.hides(view["options"]):
            return 0.0, 0.0
        seats, luck = len(view["names"]), Source(GUESSED_ALIKE)
        tables = self._glances(view, Source(GUESSED_ALIKE))
        usual = self._expected([after(state, line, luck.copy()) for state in tables], seats)[self.seat]
        here = self._expected([after(root.state, line, luck.copy()) for root in roots], seats)[self.seat]
        return log_odds(usual.win) - log_odds(here.win), usual.margin - here.margin

    def _glances(self, view: dict[str, Any], source: Source) -> list[State]:
        """Tables that the view may be one of."""
        glances = GUESSES if self.sight.hides(view["options"]) else GLANCES
        return [self._imagined(view["state"], int(view["seat"]), source) for _ in range(glances)]

    def _expected(self, states: list[State], seats: int) -> list[Prospect]:
        """What every seat may expect, on average over several positions."""
        prospects = self.tree.prospects
        wins, margins = [0.0] * seats, [0.0] * seats
        for state in states:
            prospects.look(state)
            for seat in range(seats):
                wins[seat] += prospects.wins[seat] / len(states)
                margins[seat] += prospects.margins[seat] / len(states)
        return [Prospect(win, margin) for win, margin in zip(wins, margins, strict=True)]

    # -- thinking

    def _imagined(self, seen: dict[str, Any], seat: int, source: Source) -> State:
        state = self.sight.imagine(seen, source)
        self.judgement.guess(state, seat, source)
        return state

    def _roots(self, view: dict[str, Any]) -> list[Node]:
        """The same position as often as tables are imagined: from the last search, if it came there."""
        seen: dict[str, Any] = view["state"]
        worlds = self.worlds if self.sight.hides(view["options"]) else 1
        kept = [node for node in self.kept if self.sight.seen(node.state, self.seat) == seen]
        self.kept = []
        if len(kept) == worlds:
            return kept
        return [Node(self._imagined(seen, self.seat, self.source)) for _ in range(worlds)]

    def _complete(self, root: Node, actions: list[Action]) -> None:
        """Every answer is to be compared: those that no plan begins with get one."""
        edges = root.edges
        assert edges is not None, "its plans were looked for"
        there = {edge.line[0] for edge in edges}
        self.judgement.begin(root.state, self.seat)
        for action in actions:
            if action.index not in there:
                way = way_after(root.state, self.seat, self.judgement, action.index)
                edges.append(self.tree.edge_for(root, self.tree.until_chance(root, way.line), way, 0.0))

    def _think(self, roots: list[Node]) -> Edge:
        """The plan to follow."""
        began = time.perf_counter()
        over = began + self.seconds
        for number, root in enumerate(roots, 1):
            self.tree.prepare(root, began + FOR_PLANS * self.seconds * number / len(roots))
        plans = sorted(merged(roots), key=lambda edge: -worth(edge))[: self.rivals if self.visits else 1]
        # What plans lead to is worth 0 to 1: no try makes up for a greater doubt, such as there is beside a victory.
        plans = [plan for plan in plans if plan.doubt - plans[0].doubt < 1.0]
        finds: dict[tuple[int, ...], list[float]] = {plan.line: [] for plan in plans}
        share = self.visits // max(1, rounds_for(plans))
        sweeps, looked_at = 0, ENOUGH
        now = time.perf_counter()
        visit = 0.0  # seconds that one takes
        while len(plans) > 1:
            until = now + (over - now) / rounds_for(plans)
            last = sweeps + max(1, share // len(plans))
            half = (len(plans) + 1) // 2
            while len(plans) > half and sweeps < last and now < over and now + visit * len(plans) <= until:
                self._sweep(roots[sweeps % len(roots)], plans, over, finds)
                sweeps += 1
                before, now = now, time.perf_counter()
                visit = (now - before) / len(plans)
                if sweeps >= looked_at:
                    looked_at += sweeps // 4
                    plans = in_question(plans, finds)
            found = {edge.line: edge for edge in merged(roots)}
            plans = sorted((found[plan.line] for plan in plans), key=lambda edge: -worth(edge))[:half]
        return plans[0]

    def _sweep(self, root: Node, plans: list[Edge], over: float, finds: dict[tuple[int, ...], list[float]]) -> None:
        """Try each of several plans once, the best first, as long as there is time, and note what was found. The luck
        is the same for all of them: else it would decide between them.
        """
        edges = {edge.line: edge for edge in root.edges or []}
        luck = Source(int(self.source.below(MOST_LUCK)))
        for plan in plans:
            if time.perf_counter() >= over:
                return
            edge = edges.get(plan.line)
            if edge is not None:
                self.tree.source = luck.copy()
                before = edge.total
                self.tree.visit(root, edge)
                finds[plan.line].append(edge.total - before)

    def _slip(self, roots: list[Node]) -> Edge:
        """A plan that does not look bad."""
        edges = sorted(merged(roots), key=lambda edge: -worth(edge))[:LOOK_NOT_BAD]
        return edges[int(self.source.below(len(edges)))]

    # -- the plan

    def _own_part(self, state: State, line: tuple[int, ...]) -> tuple[int, ...]:
        """The answers of a plan before somebody else answers."""
        ahead = state.copy()
        for at, answer in enumerate(line):
            if ahead.to_move() != self.seat:
                return line[:at]
            ahead.apply(answer)
        return line

    def _remember(self, roots: list[Node], edge: Edge) -> None:
        self.plan.steps = []
        ahead = roots[0].state.copy()
        for at, answer in enumerate(edge.line):
            if at > 0 and ahead.to_move() == self.seat:
                self.plan.steps.append((self.sight.seen(ahead, self.seat), answer))
            ahead.apply(answer)
        self.kept = []
        if ahead.is_over() or ahead.to_move() not in (CHANCE, self.seat):
            return
        for root in roots:
            for other in root.edges or []:
                if other.line == edge.line:
                    self.kept += [node for node in other.nodes() if node.seat == self.seat]


def worth(edge: Edge) -> float:
    """What a plan is thought to lead to."""
    return utility(edge.wins / edge.visits, edge.margins / edge.visits) - edge.doubt


def after(state: State, line: tuple[int, ...], source: Source) -> State:
    """Where a plan leads, as far as it is possible at this table, when chance has drawn."""
    ahead = state.copy()
    for answer in line:
        if answer not in ahead.legal():
            break
        ahead.apply(answer)
    settle(ahead, source)
    return ahead


def expected_of(edge: Edge, odds: float, points: float) -> Prospect:
    """What may be expected of a plan, in figures for others to read: what was found, shifted."""
    win, margin = min(1.0, edge.wins / edge.visits), edge.margins / edge.visits
    if odds:
        win = 1.0 / (1.0 + exp(-log_odds(win) - odds))
    return Prospect(win, margin + points)


def log_odds(win: float) -> float:
    win = min(1.0 - CERTAIN, max(CERTAIN, win))
    return log(win / (1.0 - win))


def rounds_for(plans: list[Edge]) -> int:
    """In which so many plans are halved until one is left."""
    return (len(plans) - 1).bit_length()


def in_question(plans: list[Edge], finds: dict[tuple[int, ...], list[float]]) -> list[Edge]:
    """The plan of which most was found, and those that may still turn out to be better, by a difference that counts."""
    tries = len(finds[plans[0].line])
    paired = [plan for plan in plans if len(finds[plan.line]) == tries]  # the others are not there at every table
    leader = max(paired, key=lambda plan: sum(finds[plan.line]) / tries - plan.doubt)
    # Tries come back to outcomes that were seen before: they tell as much as about their root of independent ones.
    independent = sqrt(tries) + 1.0
    kept = []
    for plan in plans:
        if plan is not leader and len(finds[plan.line]) == tries:
            leads = [ours - theirs for ours, theirs in zip(finds[leader.line], finds[plan.line], strict=True)]
            lead = sum(leads) / tries
            spread = sum((one - lead) * (one - lead) for one in leads) / (tries - 1)
            lead += plan.doubt - leader.doubt
            error = SURE * sqrt(spread / independent)
            if lead > error or lead + error < ALIKE:
                continue
        kept.append(plan)
    return kept


def merged(roots: list[Node]) -> list[Edge]:
    """The edges of several imagined tables together."""
    if len(roots) == 1:
        return roots[0].edges or []
    found: dict[tuple[int, ...], Edge] = {}
    for root in roots:
        for edge in root.edges or []:
            total = found.get(edge.line)
            if total is None:
                total = found[edge.line] = Edge(edge.line, 0.0, 0.0, edge.doubt)
                total.won = True
                total.visits = 0
                total.total = 0.0
            total.won = total.won and edge.won
            total.visits += edge.visits
            total.total += edge.total
            total.wins += edge.wins
            total.margins += edge.margins
    return list(found.values())
