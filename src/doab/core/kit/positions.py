"""A position in one line of text: clauses separated by `|`, items separated by commas.

    Asha: money 9, dice blue 6 5 2 | Bram: boat 3 | asks Asha | board quarry Asha Bram, dancer Asha

A clause with a colon is about a player (`Asha`), any other begins with its keyword (`asks`, `board`). This file splits
the line and complains about the place; what the words mean is the business of each game.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NoReturn

from doab.core.errors import PositionError
from doab.core.plain import push_stack, stack_to_json
from doab.core.questions import FrameKinds
from doab.core.state import State

USUAL_NAMES: Final = ("Asha", "Bram", "Chitra", "Dirk")
"""Of seats whose state is shown without its game."""

# A comma directly between two digits belongs to a square (`2,3`), any other separates items.
_COMMA = re.compile(r"(?<!\d),|,(?!\d)")
_NUMBER = re.compile(r"-?\d+", re.ASCII)


@dataclass
class Clause:
    """One clause: whom or what it is about, and its items."""

    subject: str
    """The player's name, or the keyword."""
    is_player: bool
    items: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        """The clause as it is written; `parse_clauses` is the inverse."""
        return f"{self.subject}{':' if self.is_player else ''} {', '.join(self.items)}".strip()

    def fail(self, item: str, message: str) -> NoReturn:
        """Refuse an item: the message quotes the item and the clause around it."""
        where = f"“{self}”, item “{item}”" if item else f"“{self}”"
        raise PositionError(f"{where}: {message}")

    def number(self, item: str, word: str, low: int, high: int) -> int:
        """`word` of this item as a whole number from `low` to `high`."""
        if not _NUMBER.fullmatch(word):
            self.fail(item, f"expected a number from {low} to {high}, got “{word}”")
        if not low <= int(word) <= high:
            self.fail(item, f"expected a number from {low} to {high}, got {word}")
        return int(word)

    def word_number(self, item: str, low: int, high: int) -> tuple[str, int]:
        """An item of the form `word number` (`money 9`)."""
        words = item.split()
        if len(words) != 2:
            self.fail(item, "expected a word and a number")
        return words[0], self.number(item, words[1], low, high)

    def one_of(self, item: str, word: str, allowed: Sequence[str]) -> str:
        """`word` of this item, which must be one of the allowed ones."""
        if word not in allowed:
            self.fail(item, f"expected {' or '.join(allowed)}, got “{word}”")
        return word

    def only_item(self) -> str:
        """The item of a clause that has exactly one (`asks Asha`)."""
        if len(self.items) != 1:
            self.fail("", f"expected one item after “{self.subject}”, got {len(self.items)}")
        return self.items[0]


def parse_clauses(text: str) -> list[Clause]:
    """The clauses of a position in the order in which they are written; none for an empty text."""
    if not text.strip():
        return []
    clauses = [_parse_clause(part, number) for number, part in enumerate(text.split("|"), 1)]
    players = Counter(clause.subject for clause in clauses if clause.is_player)
    for name, number in players.items():
        if number > 1:
            raise PositionError(f"there are {number} clauses for the player “{name}”; one is expected")
    return clauses


def _parse_clause(part: str, number: int) -> Clause:
    text = part.strip()
    if not text:
        raise PositionError(
            f"clause {number} is empty; expected “NAME: item, item” or “keyword item, item” between the |"
        )
    before, colon, after = text.partition(":")
    if colon:
        subject, rest = " ".join(before.split()), after
        if not subject:
            raise PositionError(f"“{text}”: a player's name is missing before the colon")
    else:
        subject, *following = text.split(maxsplit=1)
        rest = following[0] if following else ""
    clause = Clause(subject, bool(colon))
    if rest.strip():
        clause.items = [" ".join(item.split()) for item in _COMMA.split(rest)]
        if "" in clause.items:
            clause.fail("", "an item is missing between two commas, or a comma is left over")
    return clause


# -- the stack of open questions: the clause `open KIND SEAT FIELD …, KIND …` of a position in the middle of a turn


def stack_text(state: State) -> str:
    """All frames, the top first; `parse_stack` reads them back."""
    return ", ".join(" ".join(map(str, row)) for row in stack_to_json(state)) or "nothing"


def parse_stack(clause: Clause, state: State, kinds: FrameKinds) -> None:
    """Put the frames of a clause on the stack of a state."""
    for item in reversed(clause.items):
        kind, *words = item.split()
        if item == "nothing":
            continue
        if kind not in kinds:
            clause.fail(item, f"{kind!r} is not a kind of frame")
        numbers = [clause.number(item, word, -1, 1 << 62) for word in words]
        if not numbers or numbers[0] >= state.seats:
            clause.fail(item, f"expected a seat below {state.seats} (-1: nobody's) after {kind}")
        try:
            push_stack(state, kinds, [[kind, *numbers]])
        except TypeError:
            clause.fail(item, f"{kind} has another number of fields")
