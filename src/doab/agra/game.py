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
from doab.agra.said import events, places, questions, worth
from doab.agra.said.reasons import REASONS
from doab.agra.table.edition import DEFAULT, Edition, load_edition
from doab.agra.table.state import Agra
from doab.agra.table.switches import INFLUENCE_CAPS, Switches
from doab.agra.text import codec
from doab.agra.text.position import parse_position
from doab.agra.text.position_text import position_text
from doab.agra.view.print import AgraPrint, printed
from doab.agra.view.readers import PlayerReader, TableReader
from doab.agra.view.view import AgraTable, view
from doab.core.actions import Action
from doab.core.chance import Source
from doab.core.encoding import Encoder
from doab.core.events import Event
from doab.core.game import Game
from doab.core.options import Option, Options, settle_options
from doab.core.rules import Rules
from doab.core.state import State
from doab.core.wording import Phrase, key_of, phrase

HIDDEN = ("rupees",)
"""What the bag hides from the others (A-14)."""
MOST_IMAGINED = 40
PASSED_OVER_FOR_GOOD = 1
"""A-44: the version in which workers that had been passed over stayed so. A meditation that ends by itself for lack of
answers is not in a record, so a game of that version could not be replayed by any other.
"""


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


def bags_seen(state: Agra, seat: int) -> Sequence[int]:
    """A-14: whose bags a seat looks into: its own only, but all of them when they are opened at the end."""
    return range(state.seats) if state.switches.open_rupees or state.is_over() else (seat,)


def _with_closed_bags(state: Agra, open_bags: Sequence[int]) -> dict[str, Any]:
    """The whole table except for what is in other bags."""
    seen = codec.to_json(state)
    for seat, player in enumerate(seen["players"]):
        if seat not in open_bags:
            for name in HIDDEN:
                player[name] = None
    return seen


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
    ending_turns = frozenset({"end turn"})
    declining = frozenset(
        (
            *("skip", "no", "done", "enough", "end meditation", "end sailing", "end trading", "end gardening"),
            *("skip orders", "end turn"),
        )
    )
    picking = AgraPicking()
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

    def __init__(self, edition: Edition, version: int = version) -> None:
        self.version = version
        self.edition = edition
        self.edition_name = edition.name
        self.edition_digest = edition.digest
        self.table = action_table(edition)
        self._encoders: dict[int, Encoder] = {}
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

    def check_options(self, seats: int, options: Options) -> None:
        """All switches go together."""

    def option_sets(self, seats: int) -> list[dict[str, object]]:
        return [
            {},
            {"open_rupees": True, "peon_collects_rupees": True, "merchant_pays_landing": True},
            {"meditation_interleave": True, "influence_cap": "turn", "favour_reset": "any_turn_end"},
            {"builder_start_counts_first": False, "influence_cap": "action", "max_doubles_per_turn": "two"},
        ]

    def start(self, seats: int, options: Options) -> Agra:
        return set_up(self.edition, switches_of(options, self.version), seats)

    def position(self, text: str) -> tuple[list[str], Options, State]:
        def make_switches(given: Mapping[str, object]) -> tuple[Options, Switches]:
            options = settle_options(self.options, given, self.players[-1])
            return options, switches_of(options, self.version)

        return parse_position(self.edition, text, make_switches)

    # -- reading a state

    def from_json(self, data: Mapping[str, Any]) -> Agra:
        state = codec.from_json(self.edition, data)
        state.switches.passed_over = int(self.version == PASSED_OVER_FOR_GOOD)
        return state

    def seen(self, state: State, seat: int) -> dict[str, Any]:
        """A-14: everything but the others' bags. The favour pile is a set: it has no order that anybody could know."""
        known = cast(Agra, state)
        return _with_closed_bags(known, bags_seen(known, seat))

    def seen_by_onlooker(self, state: State) -> dict[str, Any]:
        """A-14: `open_rupees` is a word in a record, which anybody can write there."""
        return _with_closed_bags(cast(Agra, state), ())

    def view(self, state: State, seat: int) -> AgraTable:
        known = cast(Agra, state)
        return view(known, bags_seen(known, seat))

    def view_afterwards(self, state: State, seat: int) -> AgraTable:
        """A-14: at the end the bags are opened, and anybody who replays the game may count what was in them."""
        return view(cast(Agra, state), range(state.seats))

    def view_of_onlooker(self, state: State) -> AgraTable:
        return view(cast(Agra, state), ())

    def imagine(self, seen: Mapping[str, Any], source: Source) -> Agra:
        players = [
            {name: int(source.below(MOST_IMAGINED)) if value is None else value for name, value in player.items()}
            for player in seen["players"]
        ]
        return self.from_json({**seen, "players": players})

    def hides(self, options: Options) -> bool:
        """A-14: the bags, unless rupees are played open."""
        return not options["open_rupees"]

    def hidden_variants(self, state: State, seat: int, source: Source) -> list[State]:
        known = cast(Agra, state)
        if known.switches.open_rupees or state.is_over():
            return []
        variant = known.copy()
        for other, player in enumerate(variant.players):
            if other != seat:
                player.rupees = source.below(MOST_IMAGINED)
        return [variant]

    def ranking(self, state: State) -> list[int]:
        return scoring.ranking(cast(Agra, state))

    def scores(self, state: State) -> list[int]:
        return [scoring.score_items(cast(Agra, state), seat)["total"] for seat in range(state.seats)]

    def reader(self, state: State, names: Sequence[str]) -> TableReader:
        return TableReader(cast(Agra, state), names)

    def player_reader(self, state: State, seat: int) -> PlayerReader:
        return PlayerReader(cast(Agra, state), seat)

    def describe(self, state: State, names: Sequence[str]) -> str:
        return position_text(cast(Agra, state), names)

    def explain(self, rule: str) -> str:
        return REASONS.get(rule, f"See {rule} of the rules.")

    def encoder(self, seats: int) -> Encoder:
        if seats not in self._encoders:
            self._encoders[seats] = AgraEncoder(seats)
        return self._encoders[seats]

    # -- telling people

    def phrase_title(self) -> Phrase:
        return phrase("agra-title")

    def phrase_goal(self) -> Phrase:
        return phrase("agra-goal")

    def phrase_question(self, state: State, seat: int, names: Sequence[str] = ()) -> Phrase:
        return questions.question_phrase(cast(Agra, state), seat, names)

    def phrase_question_name(self, question: str) -> Phrase:
        return questions.question_name_phrase(question)

    def phrase_answer(self, state: State, action: Action, names: Sequence[str] = ()) -> Phrase:
        return questions.answer_phrase(action)

    def phrase_note(self, state: State, action: Action, names: Sequence[str] = ()) -> Phrase | None:
        return worth.note_phrase(cast(Agra, state), action, names)

    def phrase_event(self, event: Event) -> Phrase | None:
        return events.event_phrase(event)

    def phrase_reason(self, rule: str) -> Phrase:
        return questions.reason_phrase(rule)

    def phrase_place(self, place: str) -> Phrase | None:
        return places.place_phrase(place)

    def places(self) -> list[str]:
        return list(places.places(self.edition))

    def phrase_option(self, option: str) -> Phrase:
        help_key = key_of("agra-option", option, "help")
        return phrase("core-option", name=phrase(key_of("agra-option", option)), help=phrase(help_key))

    def phrase_choice(self, option: str, choice: str) -> Phrase:
        return phrase(key_of("agra-option", option, choice))

    def score_items(self, state: State, seat: int) -> list[tuple[Phrase, int]]:
        return questions.score_items(cast(Agra, state), seat)

    def edition_text(self) -> str:
        return DEFAULT.read_text(encoding="utf-8")

    def printed(self) -> AgraPrint:
        return printed(self.edition)

    def check_state(self, state: State) -> None:
        invariants.check(cast(Agra, state))


RULES = AgraRules(load_edition())
AgraGame: TypeAlias = Game[TableReader, PlayerReader]
"""A game that knows its facts by name."""


def agra(text: str, edition: Mapping[str, Any] | Path | None = None, seed: int | str = 0) -> AgraGame:
    """A game at a position given as one line of text; see docs/agra/text.md."""
    return Game.at(RULES, text, edition, seed)
