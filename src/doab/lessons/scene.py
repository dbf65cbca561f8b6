"""A lesson at the table: the learner answers, and chance and the others follow the script."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from typing import Final

from doab.core import Game
from doab.core.events import TURN
from doab.core.turns import WORDS
from doab.lessons.errors import LessonError

DICE: Final = "die *"
"""What chance says of dice. It must be told which; tiles are turned up as they come."""
QUIET: Final = ("no", "pass")
"""What the others say if they are not told anything."""


def matching(patterns: Iterable[str], answers: Iterable[str]) -> list[str]:
    """The answers that fit one of the patterns; * stands for anything."""
    wanted = list(patterns)
    return [answer for answer in answers if any(fnmatchcase(answer, pattern) for pattern in wanted)]


class Scene:
    """A game in which only the learner has anything to choose.

    Where there is one answer only, it is given by itself, to the learner as well.
    """

    def __init__(
        self, game: Game, learner: str, luck: Sequence[str] = (), one_turn: bool = False, rolls: bool = False
    ) -> None:
        self.game = game
        self.learner = learner
        self.luck = list(luck)  # what dice show, wherever the script says nothing of them
        self.script: list[str] = []  # who says what, in this order: “Bram: no”, and chance without a name
        self.one_turn = one_turn  # it ends with the turn
        self.rolls = rolls  # dice of which nothing is said are rolled

    def copy(self) -> Scene:
        twin = Scene(self.game.copy(), self.learner, self.luck, self.one_turn, self.rolls)
        twin.script = list(self.script)
        return twin

    @property
    def over(self) -> bool:
        return self.game.over or (self.one_turn and _turn_is_over(self.game))

    @property
    def asked(self) -> bool:
        """Whether the learner is to answer; if not, the scene has come to its end."""
        return not self.over and self.game.to_move == self.learner

    def answer(self, text: str, then: Sequence[str] = ()) -> None:
        """Play an answer of the learner and all that follows from it; `then` comes first in the script."""
        self.game.play(text)
        self.script = [*then, *self.script]
        self.go_on()

    def go_on(self) -> None:
        """Play until the learner has something to choose, or nobody knows what to say."""
        while not self.over:
            answer = self._by_itself()
            if answer is None:
                break
            self.game.play(answer)

    def _by_itself(self) -> str | None:
        who, legal = self.game.to_move, self.game.legal
        if who == self.learner:
            return legal[0] if len(legal) == 1 else None
        if self.script:
            speaker, _, wanted = self.script[0].rpartition(": ")
            if (speaker or "chance") == who:
                found = matching([wanted], legal)
                if found:
                    self.script.pop(0)
                    return found[0]
                if who != "chance" or matching([DICE], legal):
                    raise LessonError(f"“{self.script[0]}” is not possible: {', '.join(legal[:12])}")
        if who == "chance":
            return self._luck(legal)
        return legal[0] if len(legal) == 1 else next((word for word in QUIET if word in legal), None)

    def _luck(self, legal: list[str]) -> str | None:
        if self.luck and (found := matching(self.luck[:1], legal)):
            self.luck.pop(0)
            return found[0]
        if self.rolls:
            return self.game.draw().text
        return None if matching([DICE], legal) else legal[0]


def _turn_is_over(game: Game) -> bool:
    """Whether another turn has begun since the position."""
    return any(event.verb == TURN and event.what in WORDS for event in game.events_since(0))
