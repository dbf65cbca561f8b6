"""What a game is to everybody else: the contract that a new game fulfils to be played, served, fuzzed and learned."""

from __future__ import annotations

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from doab.core.actions import Action, ActionTable
from doab.core.chance import Source
from doab.core.choices import Picking
from doab.core.encoding import Encoder
from doab.core.errors import OptionError, PositionError, UnknownGame
from doab.core.events import Event
from doab.core.options import Option, Options, settle_options
from doab.core.state import ONLOOKER, State
from doab.core.wording import Phrase, asked, phrase, raw


class Rules(ABC):
    """The rules of one game together with one edition of its printed data."""

    name: str
    """How the game is called in commands and records: one lower-case word."""
    title: str
    """How people call it."""
    version: int
    """Raised by every change of behaviour; stands in the header of each record."""
    players: range
    """The player counts that the game allows."""
    options: tuple[Option, ...]
    declining: frozenset[str] = frozenset()
    """Answers by which a player leaves the rest of what is offered: done, no, end turn."""
    ending_turns: frozenset[str] = frozenset()
    """Answers that say that the own turn is over: nobody is asked to confirm that."""
    longest: int
    """More answers than any game can have (players' and chance's together): the fuzzer's bound."""

    edition_name: str
    edition_digest: str
    table: ActionTable
    picking: Picking = Picking()

    @property
    def forgoing(self) -> frozenset[str]:
        """Answers that leave unused what was offered; the player is told before the turn is confirmed."""
        return self.declining

    # -- beginning

    @abstractmethod
    def start(self, seats: int, options: Options) -> State:
        """The state before anything has been drawn, with chance or a player to move. `options` are settled."""

    @abstractmethod
    def check_options(self, seats: int, options: Options) -> None:
        """Refuse combinations that the rules do not allow (`OptionError` with the reason)."""

    @abstractmethod
    def with_edition(self, source: Path | Mapping[str, Any]) -> Rules:
        """The same rules with another edition: a file or a mapping that holds all tables, or those that differ."""

    def as_of(self, version: int) -> Rules:
        """These rules as they were in an older version, for games that were begun by it; themselves, if not kept."""
        return self

    def settle(self, names: Sequence[str], options: Mapping[str, object] | None) -> Options:
        """Check players and options together; the result is complete."""
        self.check_names(names)
        settled = settle_options(self.options, options, len(names))
        self.check_options(len(names), settled)
        return settled

    def check_names(self, names: Sequence[str]) -> None:
        """Refuse an impossible number of players and names that a record could not hold."""
        if len(names) not in self.players:
            counts = f"{self.players[0]} to {self.players[-1]}"
            raise OptionError(f"{self.title} is for {counts} players, not {len(names)}")
        for name in names:
            tidy = name.isprintable() and name == " ".join(name.split())
            if not name or not tidy or any(sign in name for sign in ",·|:=/#"):
                raise OptionError(f"{name!r} cannot be a player's name: it must not be empty or contain , · | : = / #")
            if name.casefold() == "chance":
                raise OptionError("no player can be called “chance”: that is what the dice are called in a record")
        if len({name.casefold() for name in names}) != len(names):
            raise OptionError(f"every player needs a name of their own, got {', '.join(names)}")

    def option_sets(self, seats: int) -> list[dict[str, object]]:
        """Every allowed combination of options, for tests that go through them all. Games with options override it."""
        return [{}]

    def position(self, text: str) -> tuple[list[str], Options, State]:
        """Names, options and state of a position in one line of text. Games that have such lines override it."""
        raise PositionError(f"{self.title} has no positions in text")

    # -- reading a state

    @abstractmethod
    def from_json(self, data: Mapping[str, Any]) -> State:
        """The inverse of `State.to_json`."""

    @abstractmethod
    def seen(self, state: State, seat: int) -> dict[str, Any]:
        """All that a seat may know, as plain data in the form of `State.to_json`: what `imagine` takes. States that
        differ only in what the seat cannot see give the same."""

    def seen_by_onlooker(self, state: State) -> dict[str, Any]:
        """The same for somebody at no seat when nobody can say whose game it is: without anything that the game can
        hide, even if its options say that it is played open."""
        return self.seen(state, ONLOOKER)

    @abstractmethod
    def imagine(self, seen: Mapping[str, Any], source: Source) -> State:
        """A state that fits what is seen, with everything hidden drawn anew."""

    def view(self, state: State, seat: int) -> Mapping[str, Any]:
        """The table by names, as a seat may know it, with what follows from it: what people and pages read. It has the
        same fields in every position of a game, so that pages can be told of those that differ. A game without a form
        of its own for it shows what is seen."""
        return self.seen(state, seat)

    def view_afterwards(self, state: State, seat: int) -> Mapping[str, Any]:
        """`view` when the game is over, of any position of it: secrets that its end has uncovered are told."""
        return self.view(state, seat)

    def view_of_onlooker(self, state: State) -> Mapping[str, Any]:
        """`view` for somebody at no seat when nobody can say whose game it is, as in `seen_by_onlooker`."""
        return self.view(state, ONLOOKER)

    @abstractmethod
    def ranking(self, state: State) -> list[int]:
        """The rank of every seat, 1 for the winner, as the state stands; equal ranks are shared."""

    @abstractmethod
    def scores(self, state: State) -> list[int]:
        """What decides the ranking, as one number a seat."""

    @abstractmethod
    def reader(self, state: State, names: Sequence[str]) -> Any:
        """Named facts about the whole table, for tests and people (`.round`, `.supply`, …)."""

    @abstractmethod
    def player_reader(self, state: State, seat: int) -> Any:
        """Named facts about one player (`.money`, `.dice`, …)."""

    @abstractmethod
    def describe(self, state: State, names: Sequence[str]) -> str:
        """The state as text that fits one screen."""

    @abstractmethod
    def explain(self, rule: str) -> str:
        """A section or ruling id as a sentence for a player."""

    def absent_answer(self, state: State) -> int:
        """How a seat answers that has left for good: it declines where it can, else takes the first answer there is."""
        legal = state.legal()
        return next((index for index in legal if self.table[index].text in self.declining), legal[0])

    # -- telling people, in phrases (doab.core.wording); a game without messages of its own tells the raw texts

    def phrase_title(self) -> Phrase:
        return raw(self.title)

    def phrase_goal(self) -> Phrase | None:
        """What the game is about, in a few sentences."""
        return None

    def phrase_question(self, state: State, seat: int, names: Sequence[str] = ()) -> Phrase:
        """The open question as a seat hears it; it tells nothing that the seat does not see."""
        if state.top is None:
            return phrase("core-over")
        return asked(raw(f"{state.top.name()}?"), int(state.top.seat), seat, names)

    def phrase_question_name(self, question: str) -> Phrase:
        """A question by its name, without the facts of a position: where it is told how it is always answered."""
        return raw(f"{question}?")

    def phrase_answer(self, state: State, action: Action, names: Sequence[str] = ()) -> Phrase:
        """A short label of an answer, offered or not."""
        return raw(action.text)

    def phrase_note(self, state: State, action: Action, names: Sequence[str] = ()) -> Phrase | None:
        """What an offered answer costs and brings to the seat that is asked."""
        return None

    def phrase_event(self, event: Event) -> Phrase | None:
        """What happened, as part of a line of the log; None for what need not be told."""
        return raw(str(event))

    def phrase_reason(self, rule: str) -> Phrase:
        """A section or ruling as a sentence: why something is not possible."""
        return raw(self.explain(rule))

    def phrase_place(self, place: str) -> Phrase | None:
        """What a thing on the board is, and where the rules explain it: `core-place` with name, what and rule."""
        return None

    def places(self) -> list[str]:
        """Every place that `phrase_place` can explain."""
        return []

    def phrase_option(self, option: str) -> Phrase:
        """What an option is about: `core-option` with name and help."""
        found = next(one for one in self.options if one.name == option)
        return phrase("core-option", name=option, help=found.help)

    def phrase_choice(self, option: str, choice: str) -> Phrase:
        """One of the words that an option can be set to."""
        return raw(choice)

    def score_items(self, state: State, seat: int) -> list[tuple[Phrase, int]]:
        """What the score of a seat is made of, as it stands; the numbers add up to it."""
        return [(phrase("core-score"), self.scores(state)[seat])]

    # -- what is printed

    def edition_text(self) -> str | None:
        """The usual edition as it is written down, to be copied and changed; None: it is written nowhere."""
        return None

    def printed(self) -> Mapping[str, Any] | None:
        """What is printed on the parts, as plain data in the form that the game's board in the browser takes; None: the
        board needs none.
        """
        return None

    # -- learning

    def encoder(self, seats: int) -> Encoder:
        """How positions are written for a network. Games that can be learned override it."""
        raise UnknownGame(f"{self.title} does not say how its positions are encoded: it has no environments")

    # -- checking

    @abstractmethod
    def check_state(self, state: State) -> None:
        """Raise `InvariantError` if the state breaks a law of the game."""

    def hides(self, options: Options) -> bool:
        """Whether seats have secrets from each other in a game with these (settled) options."""
        return self.may_hide

    @property
    def may_hide(self) -> bool:
        """Whether there are options with which seats have secrets from each other."""
        return type(self).hidden_variants is not Rules.hidden_variants

    def hidden_variants(self, state: State, seat: int, source: Source) -> list[State]:
        """States that differ from this one only in what `seat` cannot see. Games with secrets override it."""
        return []


def digest(state: State) -> str:
    """A fingerprint of a state: the same for the same position, however it was reached."""
    text = json.dumps(state.to_json(), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
