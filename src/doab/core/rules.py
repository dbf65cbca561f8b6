"""What a game is to everybody else: the contract that a new game fulfils to be played, served, fuzzed and learned."""

from __future__ import annotations

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from doab.core.actions import ActionTable
from doab.core.choices import Picking
from doab.core.errors import OptionError
from doab.core.options import Option, Options, settle_options
from doab.core.parts import Checks, Learning, Printed, Sight, Store
from doab.core.state import State
from doab.core.telling import Telling


class Rules(ABC):
    """The rules of one game together with one edition of its printed data.

    What playing needs stands here. The rest of the contract are the parts: a game that has something of its own there
    sets them when it is made.
    """

    name: str
    """How the game is called in commands and records: one lower-case word."""
    title: str
    """How people call it."""
    version: int
    """Raised by every change of behaviour; stands in the header of each record."""
    players: range
    """The player counts that the game allows."""
    options: tuple[Option, ...] = ()
    declining: frozenset[str] = frozenset()
    """Answers by which a player leaves the rest of what is offered: done, no, end turn."""
    ending_turns: frozenset[str] = frozenset()
    """Answers that say that the own turn is over: nobody is asked to confirm that."""
    reasons: Mapping[str, str] = {}
    """Why something is not possible, for each section or ruling that forbids an answer: a sentence for a player."""
    longest: int
    """More answers than any game can have (players' and chance's together)."""

    edition_name: str
    edition_digest: str
    table: ActionTable

    def __init__(self) -> None:
        self.picking = Picking()
        self.sight: Sight[Any] = Sight(self)
        self.telling: Telling[Any] = Telling(self)
        self.store: Store[Any] = Store(self)
        self.printed = Printed(self)
        self.learning = Learning(self)
        self.checks: Checks[Any] = Checks(self)

    @property
    def forgoing(self) -> frozenset[str]:
        """Answers that leave unused what was offered; the player is told before the turn is confirmed."""
        return self.declining

    # -- beginning

    @abstractmethod
    def start(self, seats: int, options: Options) -> State:
        """The state before anything has been drawn, with chance or a player to move. `options` are settled."""

    def check_options(self, seats: int, options: Options) -> None:  # noqa: B027 – most combinations are allowed
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

    # -- reading a state

    def ranking(self, state: State) -> list[int]:
        """The rank of every seat, 1 for the winner, as the state stands; equal ranks are shared."""
        scores = self.scores(state)
        return [1 + sum(other > score for other in scores) for score in scores]

    @abstractmethod
    def scores(self, state: State) -> list[int]:
        """What decides the ranking, as one number a seat."""

    @abstractmethod
    def reader(self, state: State, names: Sequence[str]) -> Any:
        """Named facts about the whole table, for tests and people (`.round`, `.supply`, …)."""

    @abstractmethod
    def player_reader(self, state: State, seat: int) -> Any:
        """Named facts about one player (`.money`, `.dice`, …)."""

    def explain(self, rule: str) -> str:
        """A section or ruling id as a sentence for a player."""
        return self.reasons.get(rule, f"See {rule} of the rules.")

    def absent_answer(self, state: State) -> int:
        """How a seat answers that has left for good: it declines where it can, else takes the first answer there is."""
        legal = state.legal()
        return next((index for index in legal if self.table[index].text in self.declining), legal[0])


def digest(state: State) -> str:
    """A fingerprint of a state: the same for the same position, however it was reached."""
    text = json.dumps(state.to_json(), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
