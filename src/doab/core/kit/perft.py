"""Counting positions: the net that catches a legal answer that is missing.

A fuzzer plays what is offered and cannot see what is not. A number of positions that somebody has counted by hand can.
"""

from __future__ import annotations

from doab.core.chance import CHANCE
from doab.core.game import Game
from doab.core.state import State


def perft(start: State | Game, depth: int, through_chance: bool = True) -> int:
    """How many positions are reached by exactly `depth` answers, each way of reaching one counted.

    A finished game counts as one position wherever it ends. Outcomes of chance are answers like any other; with
    `through_chance` off, a position where chance is asked counts as one and is not followed further.
    """
    if depth < 0:
        raise ValueError(f"the depth must be 0 or more, not {depth}")
    return _count(start.state if isinstance(start, Game) else start, depth, through_chance)


def _count(state: State, depth: int, through_chance: bool) -> int:
    if depth == 0 or state.is_over() or (not through_chance and state.to_move() == CHANCE):
        return 1
    legal = state.legal()
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        child = state.copy()
        child.apply(action)
        total += _count(child, depth - 1, through_chance)
    return total


def divide(game: Game, depth: int, through_chance: bool = True) -> dict[str, int]:
    """`perft` for each first answer apart: compare two of them to find where a count goes wrong."""
    if depth < 1:
        raise ValueError(f"the depth must be 1 or more, not {depth}")
    counts = {}
    for action in game.actions:
        child = game.state.copy()
        child.apply(action.index)
        counts[action.text] = _count(child, depth - 1, through_chance)
    return counts


def continuations(game: Game, question: str) -> list[tuple[str, ...]]:
    """All series of answers until the same player is no longer asked `question`, in the order of the offers.

    A payment of three dice that is asked die by die has as many continuations as there are ways to pay.
    """
    if game.question != question:
        raise ValueError(f"the open question is “{game.question}”, not “{question}”")
    return _follow(game, game.state, question, int(game.state.to_move()))


def _follow(game: Game, state: State, question: str, seat: int) -> list[tuple[str, ...]]:
    if state.top is None or state.top.name() != question or state.to_move() != seat:
        return [()]
    found = []
    for action in state.legal():
        child = state.copy()
        child.apply(action)
        first = game.rules.table[action].text
        found += [(first, *rest) for rest in _follow(game, child, question, seat)]
    return found
