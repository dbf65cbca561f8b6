"""Agra as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias, cast

from doab.agra.answers import action_table
from doab.agra.checks import invariants
from doab.agra.learning.encoding import AgraEncoder
from doab.agra.picking import AgraPicking
from doab.agra.rules import scoring
from doab.agra.rules.setup import set_up
from doab.agra.said.reasons import REASONS
from doab.agra.said.telling import AgraTelling
from doab.agra.table.edition import DEFAULT, Edition, load_edition
from doab.agra.table.state import Agra
from doab.agra.table.switches import INFLUENCE_CAPS, PASSED_OVER_FOR_GOOD, switches_of
from doab.agra.text.store import AgraStore
from doab.agra.view.print import AgraPrinted
from doab.agra.view.readers import PlayerReader, TableReader
from doab.agra.view.sight import AgraSight
from doab.core.game import Game
from doab.core.options import Option, Options
from doab.core.parts import Checks, Learning
from doab.core.rules import Rules
from doab.core.state import State


class AgraRules(Rules):
    """The rules of Agra with one edition.

    A-01: none of the four rulebooks leads; where a ruling is a judgement call, an option plays the other reading.
    A-183: no number of rounds ends a game; programs that play many may give one up unfinished, without a score.
    """

    name = "agra"
    title = "Agra"
    version = 2
    players = range(2, 5)
    longest = 60000
    reasons = REASONS
    ending_turns = frozenset({"end turn"})
    declining = frozenset(
        (
            *("skip", "no", "done", "enough", "end meditation", "end sailing", "end trading", "end gardening"),
            *("skip orders", "end turn"),
        )
    )
    options = (
        Option("open_rupees", "everybody sees everybody's rupees"),
        Option("builder_start_counts_first", "the builder's first roll counts the first tile as 1 (A-07)", on=True),
        Option("meditation_interleave", "workers may lie down between meditation actions too (A-42)"),
        Option(
            "influence_cap",
            "how often a notable brings influence: once a phase, action or turn (A-50)",
            (),
            INFLUENCE_CAPS,
        ),
        Option("peon_collects_rupees", "the Peon takes the rupees that lie on the building (A-60)"),
        Option("merchant_pays_landing", "the merchant leaves a rupee where the walk ends, too (A-63)"),
        Option("max_doubles_per_turn", "how many double deliveries a turn allows (A-83)", (), ("none", "two")),
        Option("favour_reset", "when used favour actions are free again (A-104)", (), ("own_turn_end", "any_turn_end")),
    )

    printed: AgraPrinted

    def __init__(self, edition: Edition, version: int = version) -> None:
        super().__init__()
        self.version = version
        self.edition = edition
        self.edition_name = edition.name
        self.edition_digest = edition.digest
        self.table = action_table(edition)
        self.picking = AgraPicking()
        self.sight, self.telling, self.store = AgraSight(self), AgraTelling(self), AgraStore(self)
        self.printed, self.learning, self.checks = (
            AgraPrinted(self, DEFAULT),
            Learning(self, AgraEncoder),
            AgraChecks(self),
        )
        self._first: AgraRules | None = None  # the same with version 1

    def with_edition(self, source: Path | Mapping[str, Any]) -> AgraRules:
        return AgraRules(load_edition(source), self.version)

    def as_of(self, version: int) -> Rules:
        """A-44: a game of version 1 goes on as it began."""
        if version != PASSED_OVER_FOR_GOOD or version == self.version:
            return self
        if self._first is None:
            self._first = AgraRules(self.edition, version)
        return self._first

    # -- beginning

    def start(self, seats: int, options: Options) -> Agra:
        return set_up(self.edition, switches_of(options, self.version), seats)

    # -- reading a state

    def ranking(self, state: State) -> list[int]:
        return scoring.ranking(cast(Agra, state))

    def scores(self, state: State) -> list[int]:
        return [scoring.score_items(cast(Agra, state), seat)["total"] for seat in range(state.seats)]

    def reader(self, state: State, names: Sequence[str]) -> TableReader:
        return TableReader(cast(Agra, state), names)

    def player_reader(self, state: State, seat: int) -> PlayerReader:
        return PlayerReader(cast(Agra, state), seat)


class AgraChecks(Checks[Agra]):
    check_state = staticmethod(invariants.check)

    def option_sets(self, seats: int) -> list[dict[str, object]]:
        return [
            {},
            {"open_rupees": True, "peon_collects_rupees": True, "merchant_pays_landing": True},
            {"meditation_interleave": True, "influence_cap": "turn", "favour_reset": "any_turn_end"},
            {"builder_start_counts_first": False, "influence_cap": "action", "max_doubles_per_turn": "two"},
        ]


RULES = AgraRules(load_edition())
AgraGame: TypeAlias = Game[TableReader, PlayerReader]
"""A game that knows its facts by name."""


def agra(text: str, edition: Mapping[str, Any] | Path | None = None, seed: int | str = 0) -> AgraGame:
    """A game at a position given as one line of text; see docs/agra/text.md."""
    return Game.at(RULES, text, edition, seed)
