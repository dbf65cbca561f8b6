"""The finite table of everything that can ever be answered in a game.

Each action is one object with a number (for learning), a text (for records, tests and people) and board targets (for a
client that lights up what may be clicked). Rules deal in numbers; everybody else in actions or texts.
"""

from __future__ import annotations

import difflib
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from itertools import product
from math import prod
from string import Formatter
from typing import Final

from doab.core.errors import UnknownAction
from doab.core.things import Names, OfTheEdition

NO_WORDS: Final[Mapping[str, str]] = {}


Named = str | Mapping[str, str]
"""What a thing is called where it is printed, or several words that belong to it, each by its name; empty: there is no
such thing.
"""


class Answer:
    """A family of answers: one for each thing, or pair of things, that its text can be filled with.

        Answer("LAY", "lay {square} turned {side}", SQUARE, SIDE, lights="square {square}")

    `name` is what the first of its numbers is called in the rules. `family` groups answers to the same question, if
    that is not the first word of the text. `lights` is the place on the board that is meant. `said` is the message that
    tells it, if it is not called like the answer; with `each`, every single one has a message of its own.
    """

    def __init__(
        self,
        name: str,
        text: str,
        *things: Names | OfTheEdition,
        family: str = "",
        lights: str = "",
        said: str = "",
        each: bool = False,
    ) -> None:
        self.name = name
        self.text = text
        self.things = things
        self.family = family or text.split()[0]
        self.lights = lights
        self.said = said or name
        self.each = each or not things
        self.fields: list[str] = [field for _, field, _, _ in Formatter().parse(text) if field]
        lit = [field for _, field, _, _ in Formatter().parse(lights)]
        self.beside = [field for field in self.fields if field not in lit]

    def __len__(self) -> int:
        """How many numbers it takes."""
        return prod([len(thing) for thing in self.things])

    def actions(self, first: int, printed: Mapping[str, Sequence[Named]], dark: Container[str]) -> Iterator[Action]:
        """Those that an edition has. `printed`: what its things are called, by their kind or for one family of answers
        alone; `dark`: places that it does not have.
        """
        for number, filled in self._filled(printed):
            text, place = self.text.format_map(filled), self.lights.format_map(filled)
            targets = (place,) if place and place not in dark else ()
            words = {field: filled[field] for field in self.fields}
            yield Action(first + number, text, self.family, targets, self, words)

    def _filled(self, printed: Mapping[str, Sequence[Named]]) -> Iterator[tuple[int, dict[str, str]]]:
        """What the text is filled with, and how many numbers lie before it."""
        if self.name in printed:
            alone = printed[self.name]
            yield from ((number, dict(words)) for number, words in enumerate(alone) if isinstance(words, Mapping))
            return
        rows: list[list[tuple[int, Named]]] = []
        for thing in self.things:
            names: Sequence[Named] = thing.names if isinstance(thing, Names) else ()
            rows.append([(at, words) for at, words in enumerate(printed.get(thing.kind, names)) if words])
        for chosen in product(*rows):
            number, filled = 0, dict[str, str]()
            for (at, words), thing, field in zip(chosen, self.things, self.fields, strict=False):
                number = number * len(thing) + at
                filled.update({field: words} if isinstance(words, str) else words)
            yield number, filled


class Action:
    """One possible answer. `family` groups answers to the same question, `targets` name places on the board, `answer`
    is the family with its things, `words` what its text is filled with, and `beside` those of them that its place does
    not say, such as the side to which a tile is turned.
    """

    def __init__(
        self,
        index: int,
        text: str,
        family: str,
        targets: tuple[str, ...] = (),
        answer: Answer | None = None,
        words: Mapping[str, str] = NO_WORDS,
    ) -> None:
        self.index = index
        self.text = text
        self.family = family
        self.targets = targets
        self.answer = answer
        self.words = words
        self.beside = {field: words[field] for field in answer.beside} if answer is not None else {}

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Action {self.index}: {self.text}>"


class ActionTable:
    """All actions of a game and edition, by number and by text.

    Numbers are fixed by the game: a number that an edition has no use for has no action, so that the same number means
    the same kind of thing in every edition.
    """

    def __init__(self, size: int, actions: Iterable[Action]) -> None:
        self._by_index: list[Action | None] = [None] * size
        self._by_text: dict[str, Action] = {}
        for action in actions:
            if not 0 <= action.index < size:
                raise ValueError(f"action {action.index} “{action.text}” is outside the table of {size}")
            if self._by_index[action.index] is not None or action.text in self._by_text:
                raise ValueError(f"action {action.index} “{action.text}” is in the table twice")
            self._by_index[action.index] = action
            self._by_text[action.text] = action

    def __len__(self) -> int:
        """The number of numbers, used or not: the width of an action mask."""
        return len(self._by_index)

    def __iter__(self) -> Iterator[Action]:
        return (action for action in self._by_index if action is not None)

    def __getitem__(self, index: int) -> Action:
        action = self._by_index[index] if 0 <= index < len(self._by_index) else None
        if action is None:
            raise UnknownAction(f"there is no action with the number {index}")
        return action

    def __contains__(self, text: object) -> bool:
        return text in self._by_text

    def parse(self, text: str) -> Action:
        """The action with this text; white space and capitals do not matter."""
        found = self._by_text.get(text) or self._by_text.get(" ".join(text.split()))
        if found is None:
            folded = " ".join(text.split()).casefold()
            found = next((action for action in self if action.text.casefold() == folded), None)
        if found is None:
            near = difflib.get_close_matches(text, self._by_text, n=3, cutoff=0.5)
            hint = f" Did you mean {' or '.join(f'“{one}”' for one in near)}?" if near else ""
            raise UnknownAction(f"“{text}” is not an action of this game.{hint}")
        return found
