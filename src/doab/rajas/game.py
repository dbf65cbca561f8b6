"""Rajas of the Ganges as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias, cast

from doab.core.errors import OptionError
from doab.core.game import Game
from doab.core.options import Option, Options, chosen_options
from doab.core.parts import Checks, Learning
from doab.core.rules import Rules
from doab.core.state import State
from doab.rajas.answers import action_table
from doab.rajas.checks import invariants
from doab.rajas.learning.encoding import RajasEncoder
from doab.rajas.picking import RajasPicking
from doab.rajas.rules import ending, tracks
from doab.rajas.rules.setup import set_up
from doab.rajas.said.reasons import REASONS
from doab.rajas.said.telling import RajasTelling
from doab.rajas.table.edition import DEFAULT, Edition, load_edition
from doab.rajas.table.state import Rajas
from doab.rajas.text.store import RajasStore
from doab.rajas.view.print import RajasPrinted
from doab.rajas.view.readers import PlayerReader, TableReader
from doab.rajas.view.sight import RajasSight

ADVANCED = "advanced"
BEGINNER = "beginner"
AS_MANY_AS_MISSING = 1
"""R-84: the version in which Navaratna gave a yield tile for each worker less, as the option does today."""


class RajasRules(Rules):
    """The rules of Rajas of the Ganges with one edition."""

    name = "rajas"
    title = "Rajas of the Ganges"
    version = 2
    players = range(2, 5)
    longest = 2500
    reasons = REASONS
    declining = frozenset({"done"})
    forgoing = frozenset({"stay", "decline"})
    options: tuple[Option, ...] = (
        Option(
            "navaratna",
            "six workers, eight dice, and yield tiles that improve the own province (for experienced players)",
        ),
        Option(
            "third_yield_tile",
            "three workers less than another player bring a third yield tile a round; only with Navaratna (R-84)",
        ),
        Option("ganga", "river tiles change the river in every game"),
        Option("mixed", "a handicap for advanced players: who is advanced and who a beginner", (ADVANCED, BEGINNER)),
    )

    printed: RajasPrinted

    def __init__(self, edition: Edition, version: int = version) -> None:
        super().__init__()
        self.version = version
        self.as_many_as_missing = version == AS_MANY_AS_MISSING
        if self.as_many_as_missing:
            self.options = tuple(replace(one, on=one.name == "third_yield_tile") for one in self.options)
        self.edition = edition
        self.edition_name = edition.name
        self.edition_digest = edition.digest
        self.table = action_table(edition)
        self.picking = RajasPicking()
        self.sight, self.telling, self.store = RajasSight(self), RajasTelling(self), RajasStore(self)
        self.printed, self.checks = RajasPrinted(self, DEFAULT), RajasChecks(self)
        self.learning = Learning(self, partial(RajasEncoder, edition))
        self._first: RajasRules | None = None  # the same with version 1

    def with_edition(self, source: Path | Mapping[str, Any]) -> RajasRules:
        return RajasRules(load_edition(source), self.version)

    def as_of(self, version: int) -> Rules:
        """R-84: a game of version 1 goes on as it began: with the option."""
        if version != AS_MANY_AS_MISSING or version == self.version:
            return self
        if self._first is None:
            self._first = RajasRules(self.edition, version)
        return self._first

    # -- beginning

    def check_options(self, seats: int, options: Options) -> None:
        """15, R-95: Ganga goes with everything; Navaratna and mixed levels exclude each other; mixed needs both
        levels; the third yield tile (R-84) needs Navaratna.
        """
        if "third_yield_tile" in chosen_options(self.options, options) and not options["navaratna"]:
            raise OptionError("“third_yield_tile” needs “navaratna” (R-84): only there do missing workers bring any")
        levels = options["mixed"]
        if not isinstance(levels, tuple) or not levels:
            return
        if options["navaratna"]:
            raise OptionError(
                "“navaratna” and “mixed” exclude each other (R-95): with mixed levels the basic rules hold, "
                "the coloured yield tiles stay in the box, and nobody has more than five workers"
            )
        if len(set(levels)) == 1:
            raise OptionError(
                f"“mixed” needs at least one advanced player and one beginner (R-95), not {len(levels)} × {levels[0]}"
            )

    def start(self, seats: int, options: Options) -> Rajas:
        return set_up(self.edition, seats, options)

    # -- reading a state

    def ranking(self, state: State) -> list[int]:
        return ending.ranking(cast(Rajas, state))

    def scores(self, state: State) -> list[int]:
        return [int(tracks.lead_of(cast(Rajas, state), seat)) for seat in range(state.seats)]

    def reader(self, state: State, names: Sequence[str]) -> TableReader:
        return TableReader(cast(Rajas, state), names)

    def player_reader(self, state: State, seat: int) -> PlayerReader:
        return PlayerReader(cast(Rajas, state), seat)


class RajasChecks(Checks[Rajas]):
    check_state = staticmethod(invariants.check)

    def option_sets(self, seats: int) -> list[dict[str, object]]:
        mixed = [ADVANCED] + [BEGINNER] * (seats - 1)
        sets: list[dict[str, object]] = [{}, {"navaratna": True}, {"mixed": mixed}]
        sets += [{**chosen, "ganga": True} for chosen in sets]
        third: dict[str, object] = {"navaratna": True, "third_yield_tile": True}
        return [*sets, third, {**third, "ganga": True}]


RULES = RajasRules(load_edition())
RajasGame: TypeAlias = Game[TableReader, PlayerReader]
"""A game that knows its facts by name."""


def rajas(text: str, edition: Mapping[str, Any] | Path | None = None, seed: int | str = 0) -> RajasGame:
    """A game at a position given as one line of text; see docs/rajas/text.md."""
    return Game.at(RULES, text, edition, seed)
