"""A position of Pebbles in a line of text: where a test begins."""

from __future__ import annotations

from doab.core import Game
from doab.core.errors import PositionError
from doab.core.kit.positions import parse_clauses
from pebbles.rules import RULES, PebblesRules
from pebbles.table import KINDS, Turn


def pebbles(text: str, rules: PebblesRules = RULES) -> Game:
    """A position: `Asha: points 3, hand 1 2 | Bram: hand 4, shown | asks Bram | round 2 | bag 1 1 3 | options quiet`.

    Without a bag all that nobody holds is in it; with one, what is left over has been laid.
    """
    clauses = parse_clauses(text)
    players = [clause for clause in clauses if clause.is_player]
    names = [clause.subject for clause in players]
    words = {clause.subject: clause for clause in clauses if not clause.is_player}
    options = rules.settle(names, dict.fromkeys(words["options"].items, True) if "options" in words else {})
    state = rules.start(len(names), options)
    asked = words["asks"].only_item() if "asks" in words else names[0]
    if asked not in names:
        raise PositionError(f"“asks {asked}”: expected {' or '.join(names)}")
    state.top = Turn(names.index(asked))
    for seat, clause in enumerate(players):
        for item in clause.items:
            word, *rest = item.split()
            if clause.one_of(item, word, ("points", "hand", "shown")) == "points":
                state.points[seat] = clause.word_number(item, 0, 99)[1]
            elif word == "shown":
                state.shown[seat] = 1
            for value in rest if word == "hand" else []:
                state.hands[seat * KINDS + clause.number(item, value, 1, KINDS) - 1] += 1
                state.bag[int(value) - 1] -= 1
    if "round" in words:
        state.round = words["round"].number("", words["round"].only_item(), 1, rules.rounds)
    if "bag" in words:
        pebbles_left = words["bag"].only_item().split() if words["bag"].items else []
        for kind in range(KINDS):
            left = sum(words["bag"].number("", pebble, 1, KINDS) == kind + 1 for pebble in pebbles_left)
            state.laid[kind] += state.bag[kind] - left
            state.bag[kind] = left
    rules.checks.check_state(state)
    return Game(rules, names, options, state)
