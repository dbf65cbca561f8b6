"""The readings of the rules that a game is played by, as its options say."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from doab.core.options import Options

INFLUENCE_CAPS: Final = ("phase", "action", "turn")
PASSED_OVER_FOR_GOOD: Final = 1
"""A-44: the version in which workers that had been passed over stayed so. A meditation that ends by itself for lack of
answers is not in a record, so a game of that version could not be replayed by any other.
"""


@mypyc_attr(acyclic=True)
class Switches:
    """Rulings that a table may decide the other way (the end of the rulings). Shared by all copies of a state."""

    def __init__(self) -> None:
        self.builder_start_counts_first: i64 = 1
        self.meditation_interleave: i64 = 0
        self.influence_cap: i64 = 0  # phase, action, turn
        self.peon_collects_rupees: i64 = 0
        self.merchant_pays_landing: i64 = 0
        self.max_doubles_per_turn: i64 = 0  # 0: no limit
        self.favour_reset_any_turn: i64 = 0
        self.open_rupees: i64 = 0
        # Not for a table to decide: it follows from the version of the rules.
        self.passed_over: i64 = 0  # A-44 in version 1: only a stand-up or a meditation action begins the order anew


def switches_of(options: Options, version: int) -> Switches:
    """The switches of the rulings, from settled options and from the version of the rules."""
    switches = Switches()
    switches.passed_over = int(version == PASSED_OVER_FOR_GOOD)
    switches.builder_start_counts_first = int(bool(options["builder_start_counts_first"]))
    switches.meditation_interleave = int(bool(options["meditation_interleave"]))
    switches.influence_cap = INFLUENCE_CAPS.index(str(options["influence_cap"]))
    switches.peon_collects_rupees = int(bool(options["peon_collects_rupees"]))
    switches.merchant_pays_landing = int(bool(options["merchant_pays_landing"]))
    switches.max_doubles_per_turn = 2 if options["max_doubles_per_turn"] == "two" else 0
    switches.favour_reset_any_turn = int(options["favour_reset"] == "any_turn_end")
    switches.open_rupees = int(bool(options["open_rupees"]))
    return switches
