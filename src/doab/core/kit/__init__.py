"""The public test kit: what any game on this core can be tested with. It needs no test framework.

positions   a position from one line of text
perft       counting positions, against numbers counted by hand
fuzz        random games, checked after every answer
goldens     records whose outcome is known
views       nobody sees what is hidden
encodings   observations are whole and tell nothing hidden
checks      the single checks of the fuzzer

Called by tests, by `doab fuzz` and `doab perft`, and by packages of other people (docs/test-kit.md); it calls the core.
Begin with `positions.py`, then `fuzz.py`.
"""

from doab.core.kit.checks import (
    check_copy,
    check_events,
    check_json,
    check_offers,
    check_ranking,
    check_record,
    check_refusals,
    check_reveal,
    check_undo,
    random_answer,
)
from doab.core.kit.encodings import check_encoding
from doab.core.kit.fuzz import FuzzFailure, FuzzReport, Policy, fuzz, fuzz_game
from doab.core.kit.goldens import Divergence, check_golden, diverging, write_golden
from doab.core.kit.perft import continuations, divide, perft
from doab.core.kit.positions import Clause, parse_clauses
from doab.core.kit.views import check_views

__all__ = [
    "Clause",
    "Divergence",
    "FuzzFailure",
    "FuzzReport",
    "Policy",
    "check_copy",
    "check_encoding",
    "check_events",
    "check_golden",
    "check_json",
    "check_offers",
    "check_ranking",
    "check_record",
    "check_refusals",
    "check_reveal",
    "check_undo",
    "check_views",
    "continuations",
    "diverging",
    "divide",
    "fuzz",
    "fuzz_game",
    "parse_clauses",
    "perft",
    "random_answer",
    "write_golden",
]
