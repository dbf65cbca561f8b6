"""The finite table of everything that can ever be answered in a game.

Each action is one object with a number (for learning), a text (for records, tests and people) and board targets (for a
client that lights up what may be clicked). Rules deal in numbers; everybody else in actions or texts.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator

from doab.core.errors import UnknownAction


class Action:
    """One possible answer. `family` groups answers to the same question, `targets` name places on the board."""

    def __init__(self, index: int, text: str, family: str, targets: tuple[str, ...] = ()) -> None:
        self.index = index
        self.text = text
        self.family = family
        self.targets = targets

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
