"""Conditions of lessons and puzzles: comparisons of named facts, written as in Python.

    Asha.money >= 12        "blue 6" in Asha.dice        Asha.goods["oil"] == 3        count(Asha.dice) == 4

Facts are those that the game names of a player or of the table (docs/rajas/text.md, docs/agra/text.md); besides them
`over`, and for each player the `rank`. `count` says how many things there are; what is not there counts 0. Nothing is
executed: a condition is read as a tree, and whatever is not in this list is refused when it is read.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Mapping, Sequence, Set
from typing import Any, Final

from doab.core import Game
from doab.lessons.errors import LessonError

COMPARISONS: Final[dict[type[ast.cmpop], Callable[[Any, Any], bool]]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.In: lambda part, whole: part in whole,
    ast.NotIn: lambda part, whole: part not in whole,
}
SUMS: Final[dict[type[ast.operator], Callable[[Any, Any], Any]]] = {ast.Add: operator.add, ast.Mult: operator.mul}


class Condition:
    """A comparison of facts, or a fact that is true or not."""

    def __init__(self, text: str) -> None:
        self.text = text
        try:
            self._tree = ast.parse(text, mode="eval").body
        except SyntaxError as error:
            raise LessonError(f"“{text}” is no condition: {error.msg}") from error
        self._check(self._tree.left if isinstance(self._tree, ast.Compare) else self._tree)
        if isinstance(self._tree, ast.Compare):
            if len(self._tree.ops) > 1 or type(self._tree.ops[0]) not in COMPARISONS:
                raise LessonError(f"“{text}” is no condition: it must compare two things")
            self._check(self._tree.comparators[0])

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Condition({self.text!r})"

    def _check(self, tree: ast.expr) -> None:
        match tree:
            case ast.Constant(value=int() | str()) | ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int())):
                pass
            case ast.Name(id=name) | ast.Attribute(value=ast.Name(), attr=name) if not name.startswith("_"):
                pass
            case ast.List(elts=parts):
                for part in parts:
                    self._check(part)
            case ast.Dict(keys=keys, values=values) if all(isinstance(key, ast.Constant) for key in keys):
                for value in values:
                    self._check(value)
            case ast.BinOp(left=left, op=sign, right=right) if type(sign) in SUMS:
                self._check(left)
                self._check(right)
            case ast.Subscript(value=whole, slice=ast.Constant(value=int() | str())):
                self._check(whole)
            case ast.Call(func=ast.Name(id="count"), args=[whole], keywords=[]):
                self._check(whole)
            case _:
                raise LessonError(f"“{self.text}” is no condition: it may not say “{ast.unparse(tree)}”")

    def holds(self, game: Game) -> bool:
        if not isinstance(self._tree, ast.Compare):
            return bool(self._value(game, self._tree))
        left, right = (self._value(game, side) for side in (self._tree.left, self._tree.comparators[0]))
        try:
            return COMPARISONS[type(self._tree.ops[0])](left, right)
        except TypeError as error:
            raise LessonError(f"“{self.text}” compares what cannot be compared: {left!r}, {right!r}") from error

    def _value(self, game: Game, tree: ast.expr) -> Any:
        match tree:
            case ast.Constant(value=value):
                return value
            case ast.UnaryOp(operand=ast.Constant(value=int() as number)):
                return -number
            case ast.Name(id=name):
                return self._fact(game, None, name)
            case ast.Attribute(value=ast.Name(id=player), attr=name):
                return self._fact(game, player, name)
            case ast.List(elts=parts):
                return [self._value(game, part) for part in parts]
            case ast.Dict(keys=keys, values=values):
                pairs = zip(keys, values, strict=True)
                return {key.value: self._value(game, value) for key, value in pairs if isinstance(key, ast.Constant)}
            case ast.BinOp(left=left, op=sign, right=right):
                return SUMS[type(sign)](self._value(game, left), self._value(game, right))
            case ast.Subscript(value=whole, slice=ast.Constant(value=int() | str() as part)):
                return part_of(self._value(game, whole), part)
            case ast.Call(args=[whole]):
                return count(self._value(game, whole))
        raise AssertionError("whatever else there is was refused when the condition was read")

    def _fact(self, game: Game, player: str | None, name: str) -> Any:
        if player is None and name == "over":
            return game.over
        if player is not None and player not in game.names:
            raise LessonError(f"“{self.text}”: nobody at this table is called {player}")
        if player is not None and name == "rank":
            return dict(game.ranking)[player]
        known = game.table if player is None else game[player]
        fact = getattr(known, name, None)
        if not isinstance(fact, int | str | Mapping | Sequence | Set):
            raise LessonError(f"“{self.text}”: {player or 'the table'} has no “{name}”")
        return fact


def part_of(whole: Any, part: int | str) -> Any:
    """The part of that name or number; 0 if there is none."""
    if isinstance(whole, Mapping):
        return whole.get(part, 0)
    return whole[part] if isinstance(part, int) and part < len(whole) else 0


def count(things: Any) -> int:
    """How many things there are: kinds with their numbers, or one by one."""
    return sum(things.values()) if isinstance(things, Mapping) else len(things)
