"""The inputs of the networks: the pieces of an observation (docs/learn/observations.md) and how they are written.

Few and telling ones: with some thousands of games a network of more inputs learns the games by heart instead of what
they have in common (docs/bots-log.md).
"""

from __future__ import annotations

from doab.bots.judgement import judgement_for
from doab.bots.network import MOST_SEATS, Inputs
from doab.core import Rules

PIECES: dict[str, dict[str, tuple[float, int]]] = {
    "rajas": {
        "money": (0.02, 0),
        "fame": (0.02, 0),
        "lead": (0.02, 0),
        "karma": (0.3, 0),
        "boat": (0.06, 0),
        "workers": (0.2, 0),
        "unplaced": (0.2, 0),
        "elephant": (0.5, 0),
        "mogul": (0.5, 0),
        "trigger": (1.0, 0),
        "crossed": (0.5, 0),
        "to_move": (0.5, 0),
        "dice": (0.5, 0),
        "levels": (0.5, 0),
        "shown": (0.1, 0),
        "free_spaces": (0.5, 0),
        "supply": (0.2, 0),
        "rolling": (0.5, 0),
        "round": (0.1, 0),
    },
    "agra": {
        "rupees": (0.03, 0),
        "workers": (0.2, 0),
        "cook": (0.5, 0),
        "markers": (0.1, 0),
        "favour": (0.2, 0),
        "french": (0.5, 0),
        "tracker": (0.2, 0),
        "start": (0.5, 0),
        "turn": (0.5, 0),
        "to_move": (0.5, 0),
        "goods": (0.3, 0),
        "influence": (0.2, 0),
        "favour_actions": (0.0, 1),
        "contracts": (0.5, 0),
        "built": (0.3, 0),
        "values": (0.3, 0),
        "river": (0.5, 0),
        "slot_owners": (0.0, 4),
        "bowls": (0.0, 5),
        "orders": (0.0, 5),
        "marked": (0.0, 6),
        "boat": (0.0, 6),
        "limit": (0.2, 0),
        "round": (0.05, 0),
        "rounds_left": (0.0, 3),
    },
}
"""Of each game: the scale of a piece as a number (0: not as one), and up to which value it has an input for each."""


def inputs_for(rules: Rules) -> Inputs:
    return Inputs(rules, PIECES[rules.name], judgement_for(rules).facts * MOST_SEATS)
