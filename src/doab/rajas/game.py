"""Rajas of the Ganges as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeAlias, cast

from doab.core.actions import Action
from doab.core.chance import Source
from doab.core.encoding import Encoder
from doab.core.errors import OptionError
from doab.core.events import Event
from doab.core.game import Game
from doab.core.options import Option, Options, chosen_options
from doab.core.rules import Rules
from doab.core.state import State
from doab.core.wording import Phrase, key_of, phrase
from doab.rajas.answers import action_table
from doab.rajas.checks import invariants
from doab.rajas.learning.encoding import RajasEncoder
from doab.rajas.rules import ending, tracks
from doab.rajas.rules.setup import set_up
from doab.rajas.said import events, places, questions, worth
from doab.rajas.said.reasons import REASONS
from doab.rajas.table.edition import DEFAULT, Edition, load_edition
from doab.rajas.table.state import Rajas
from doab.rajas.text import codec
from doab.rajas.text.position import parse_position
from doab.rajas.text.position_text import position_text
from doab.rajas.view.print import RajasPrint, printed
from doab.rajas.view.readers import PlayerReader, TableReader
from doab.rajas.view.view import RajasTable, view

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

    def __init__(self, edition: Edition, version: int = version) -> None:
        self.version = version
        if version == AS_MANY_AS_MISSING:
            self.options = tuple(replace(one, on=one.name == "third_yield_tile") for one in self.options)
        self.edition = edition
        self.edition_name = edition.name
        self.edition_digest = edition.digest
        self.table = action_table(edition)
        self._encoders: dict[int, Encoder] = {}
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

    def option_sets(self, seats: int) -> list[dict[str, object]]:
        mixed = [ADVANCED] + [BEGINNER] * (seats - 1)
        sets: list[dict[str, object]] = [{}, {"navaratna": True}, {"mixed": mixed}]
        sets += [{**chosen, "ganga": True} for chosen in sets]
        third: dict[str, object] = {"navaratna": True, "third_yield_tile": True}
        return [*sets, third, {**third, "ganga": True}]

    def start(self, seats: int, options: Options) -> Rajas:
        return set_up(self.edition, seats, options)

    def position(self, text: str) -> tuple[list[str], Options, State]:
        return parse_position(self.edition, text, self.version == AS_MANY_AS_MISSING)

    # -- reading a state

    def from_json(self, data: Mapping[str, Any]) -> Rajas:
        return codec.from_json(self.edition, data)

    def seen(self, state: State, seat: int) -> dict[str, Any]:
        """All of it: what has not been drawn yet is nowhere in the state, and all the rest lies open on the table."""
        return codec.to_json(cast(Rajas, state))

    def view(self, state: State, seat: int) -> RajasTable:
        return view(cast(Rajas, state))

    def imagine(self, seen: Mapping[str, Any], source: Source) -> Rajas:
        return codec.from_json(self.edition, seen)

    def ranking(self, state: State) -> list[int]:
        return ending.ranking(cast(Rajas, state))

    def scores(self, state: State) -> list[int]:
        return [int(tracks.lead_of(cast(Rajas, state), seat)) for seat in range(state.seats)]

    def reader(self, state: State, names: Sequence[str]) -> TableReader:
        return TableReader(cast(Rajas, state), names)

    def player_reader(self, state: State, seat: int) -> PlayerReader:
        return PlayerReader(cast(Rajas, state), seat)

    def describe(self, state: State, names: Sequence[str]) -> str:
        return position_text(cast(Rajas, state), names)

    def explain(self, rule: str) -> str:
        return REASONS.get(rule, f"See {rule} of the rules.")

    def encoder(self, seats: int) -> Encoder:
        if seats not in self._encoders:
            self._encoders[seats] = RajasEncoder(self.edition, seats)
        return self._encoders[seats]

    # -- telling people

    def phrase_title(self) -> Phrase:
        return phrase("rajas-title")

    def phrase_goal(self) -> Phrase:
        return phrase("rajas-goal")

    def phrase_question(self, state: State, seat: int, names: Sequence[str] = ()) -> Phrase:
        return questions.question_phrase(cast(Rajas, state), seat, names)

    def phrase_question_name(self, question: str) -> Phrase:
        return questions.question_name_phrase(question)

    def phrase_answer(self, state: State, action: Action, names: Sequence[str] = ()) -> Phrase:
        return questions.answer_phrase(action)

    def phrase_note(self, state: State, action: Action, names: Sequence[str] = ()) -> Phrase | None:
        return worth.note_phrase(cast(Rajas, state), action)

    def phrase_event(self, event: Event) -> Phrase | None:
        return events.event_phrase(event)

    def phrase_reason(self, rule: str) -> Phrase:
        return questions.reason_phrase(rule)

    def phrase_place(self, place: str) -> Phrase | None:
        return places.place_phrase(place)

    def places(self) -> list[str]:
        return list(places.places(self.edition))

    def phrase_option(self, option: str) -> Phrase:
        help_key = key_of("rajas-option", option, "help")
        return phrase("core-option", name=phrase(key_of("rajas-option", option)), help=phrase(help_key))

    def phrase_choice(self, option: str, choice: str) -> Phrase:
        return phrase(key_of("rajas-option", option, choice))

    def score_items(self, state: State, seat: int) -> list[tuple[Phrase, int]]:
        return questions.score_items(cast(Rajas, state), seat)

    def edition_text(self) -> str:
        return DEFAULT.read_text(encoding="utf-8")

    def printed(self) -> RajasPrint:
        return printed(self.edition)

    def check_state(self, state: State) -> None:
        invariants.check(cast(Rajas, state))


RULES = RajasRules(load_edition())
RajasGame: TypeAlias = Game[TableReader, PlayerReader]
"""A game that knows its facts by name."""


def rajas(text: str, edition: Mapping[str, Any] | Path | None = None, seed: int | str = 0) -> RajasGame:
    """A game at a position given as one line of text; see docs/rajas/text.md."""
    return Game.at(RULES, text, edition, seed)
