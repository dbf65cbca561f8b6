"""A-100 Windows: questions to the turn owner that also allow secondary actions.

A window stays open while a secondary action is carried out on top of it, and is asked again afterwards.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from doab.agra.table.state import Agra, Question
from doab.core.state import Offers


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Window(Question):
    """A question with answers of its own, to which the legal secondary actions are added."""

    def offer_own(self, state: Agra, offers: Offers) -> None:
        """The answers of the question itself."""
        raise NotImplementedError

    def answer_own(self, state: Agra, action: i64) -> None:
        raise NotImplementedError

    def skips_itself(self) -> bool:
        """Whether the question is skipped when it leaves one answer, because that only means going on."""
        return False

    def offer(self, state: Agra, offers: Offers) -> None:
        self.offer_own(state, offers)
        secondary.offer_secondary(state, self.seat, offers)

    def answer(self, state: Agra, action: i64) -> None:
        if secondary.is_secondary(action):
            secondary.take_secondary(state, self.seat, action)
        else:
            self.answer_own(state, action)

    def only_answer(self, state: Agra) -> i64:
        if not self.skips_itself():
            return -1
        offers = state.offers()
        return offers.action(0) if offers.count == 1 else -1


from doab.agra.rules import secondary  # noqa: E402 – the secondary actions use rules whose questions are windows
