"""Standing answers: what a seat wants to be answered without being asked, “always follow” or “never ask me”.

They belong to the table, not to the rules: a standing answer is played and logged like any other, where it is legal.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class StandingAnswers:
    """For every seat and question the text of the answer, and whether it serves only once."""

    answers: dict[tuple[int, str], tuple[str, bool]] = field(default_factory=dict)

    def give(self, seat: int, question: str, answer: str, once: bool = False) -> None:
        """From now on (or, with `once`, the next time) `seat` answers `question` like this."""
        self.answers[seat, question] = (answer, once)

    def withdraw(self, seat: int, question: str) -> None:
        """Ask again. Withdrawing what was never given changes nothing."""
        self.answers.pop((seat, question), None)

    def of_seat(self, seat: int) -> dict[str, str]:
        return {question: answer for (owner, question), (answer, _) in self.answers.items() if owner == seat}

    def take(self, seat: int, question: str, legal: list[str]) -> str | None:
        """The answer to give now, if there is one and it is legal; one that serves once is used up by the question."""
        answer, once = self.answers.get((seat, question), (None, False))
        if once:
            self.withdraw(seat, question)
        return answer if answer in legal else None

    def copy(self) -> StandingAnswers:
        return StandingAnswers(dict(self.answers))
