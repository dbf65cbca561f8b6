"""The log of a game in memory."""

from __future__ import annotations

from collections.abc import Sequence

from doab.core.actions import Action
from doab.core.events import Event
from doab.core.state import EVERYBODY


def in_choice(before: Sequence[Step], seat: int, action: Action, family: str, stops: str) -> tuple[str, bool]:
    """For an answer to a question that picks from `family` (`doab.core.choices`): what it picks from, and whether it
    goes on with the choice to which the answer before belongs.
    """
    ends = action.text == stops
    picks = family if action.family == family and not ends else ""
    last = before[-1].picks if before and before[-1].seat == seat else ""
    return picks, family != "" and last == family and (ends or picks != "")


def begun_of(before: Sequence[Step], seat: int, family: str) -> int:
    """How many of the last answers belong to a choice of this family that a seat has begun and not ended."""
    number = 0
    for step in reversed(before if family else ()):
        if step.seat != seat or step.picks != family:
            break
        number += 1
        if not step.goes_on:
            break
    return number


class Step:
    """One answer in the log: who gave it, what it was, what it changed."""

    def __init__(
        self,
        seat: int,
        action: Action,
        events: list[Event],
        revealed: bool = False,
        question: str = "",
        audience: int = EVERYBODY,
        declined: Sequence[str] = (),
        picks: str = "",
        goes_on: bool = False,
    ) -> None:
        self.seat = seat
        self.action = action
        self.events = events
        self.revealed = revealed  # it showed something that was hidden
        self.question = question
        self.audience = audience  # the only seat that may know it, or everybody
        self.declined = declined  # what else could have been answered, if the answer was to decline
        self.picks = picks  # the family from which it picked something (`doab.core.choices`); empty: from none
        self.goes_on = goes_on  # with the choice to which the answer before belongs
