"""Records that lead to positions which tests need: chance answers as the test wants, so nothing in them is luck."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from doab.core import Game
from tests.agra.walks import walk

FIRST_TURN = 21
"""Answers, all of chance, before one of two players is asked in the record below. A fork counts its own from 0."""


def rajas_with_dice(value: int, names: Sequence[str] = ("Asha", "Bram")) -> str:
    """Rajas at its first turn. Everybody holds four dice, one of each colour, that show this value."""
    game = Game.new("rajas", names)
    while game.to_move == "chance":
        legal = game.legal
        game.play(next((text for text in legal if text.startswith("die ") and text.endswith(f" {value}")), legal[0]))
    assert game.version == FIRST_TURN or len(names) > 2
    return str(game.record())


@cache
def agra_before_following() -> str:
    """Agra with three players, after “place cement”. With “move 1” Pink and then Gold are asked to follow."""
    for game in walk(3, {}, 24, "orders"):
        if [step.action.text for step in game.steps[-1:]] == ["place cement"]:
            ahead = game.copy()
            ahead.play("move 1")
            if (ahead.to_move, ahead.question, ahead.ahead()) == ("Pink", "follow", [(2, "follow")]):
                return str(game.record())
    raise AssertionError("this walk has no such position any more: look for another one")


@cache
def agra_before_the_end_of_a_turn() -> str:
    """Agra with three players: Teal may do something more or say “end turn”, and then it is Pink's turn."""
    for game in walk(3, {}, 200, "orders"):
        if game.to_move == "Teal" and "end turn" in game.legal:
            ahead = game.copy()
            ahead.play("end turn")
            if ahead.to_move == "Pink":
                return str(game.record())
    raise AssertionError("this walk has no such position any more: look for another one")


@cache
def agra_before_a_change_of_price() -> str:
    """Agra with two players: the Trader may change any price, which makes more answers than a page lists at first."""
    for game in walk(2, {}, 7, "orders"):
        if "price 3 on brick showing 3" in game.legal:
            return str(game.record())
    raise AssertionError("this walk has no such position any more: look for another one")
