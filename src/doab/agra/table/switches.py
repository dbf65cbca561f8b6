"""The readings of the rules that a game is played by, as its options say."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

INFLUENCE_CAPS: Final = ("phase", "action", "turn")


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
        self.passed_over: i64 = 0  # A-44 in version 1: only a stand-up or a meditation action begins the order again
