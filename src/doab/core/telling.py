"""What a game says to people, in phrases (`doab.core.wording`); one without messages of its own tells the raw texts."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Generic

from doab.core.actions import Action
from doab.core.events import Event
from doab.core.options import Option
from doab.core.parts import Part, StateT
from doab.core.state import Frame
from doab.core.wording import Phrase, Said, answered, asked, key_of, phrase, raw


class Telling(Part, Generic[StateT]):
    """Nothing in it tells a seat what the seat does not see."""

    questions: Mapping[str, str] = {}
    """Questions by their names, as sentences."""

    def title(self) -> Phrase:
        return raw(self.rules.title)

    def goal(self) -> Phrase | None:
        """What the game is about, in a few sentences."""
        return None

    def question(self, state: StateT, seat: int, names: Sequence[str] = ()) -> Phrase:
        """The open question as a seat hears it."""
        if state.top is None:
            return phrase("core-over")
        return asked(self.open_question(state, state.top, names), int(state.top.seat), seat, names)

    def open_question(self, state: StateT, top: Frame, names: Sequence[str]) -> Phrase:
        """The open question as it is put to whoever is asked. Games that put facts of the position in write it."""
        return self.question_name(top.name())

    def question_name(self, question: str) -> Phrase:
        """A question by its name, without the facts of a position: where it is told how it is always answered."""
        return raw(self.questions.get(question, f"{question}?"))

    def answer(self, state: StateT, action: Action, names: Sequence[str] = ()) -> Phrase:
        """A short label of an answer, offered or not."""
        return raw(action.text)

    def worth(self, state: StateT, action: Action, names: Sequence[str] = ()) -> Phrase | None:
        """What an offered answer costs and brings to the seat that is asked."""
        return None

    def event(self, event: Event) -> Phrase | None:
        """What happened, as part of a line of the log; None for what need not be told."""
        return raw(str(event))

    def reason(self, rule: str) -> Phrase:
        """Why something is not possible: a section or ruling as a sentence, or `core-reason-other` where there is
        none.
        """
        known = self.rules.reasons.get(rule)
        return phrase("core-reason-other", rule=rule) if known is None else raw(known)

    def place(self, place: str) -> Phrase | None:
        """What a thing on the board is, and where the rules explain it: `core-place` with name, what and rule."""
        return None

    def places(self) -> list[str]:
        """Every place that `place` can explain."""
        return []

    def option(self, option: Option) -> Phrase:
        """What an option is about: `core-option` with name and help."""
        return phrase("core-option", name=option.name, help=option.help)

    def choice(self, option: Option, choice: str) -> Phrase:
        """One of the words that an option can be set to."""
        return raw(choice)

    def score_items(self, state: StateT, seat: int) -> list[tuple[Phrase, int]]:
        """What the score of a seat is made of, as it stands; the numbers add up to it."""
        return [(phrase("core-score"), self.rules.scores(state)[seat])]


class TellingByKeys(Telling[StateT]):
    """Of a game whose words stand in the catalogues (`doab.locale`), under keys that begin with its name."""

    said: Said
    """How the words of its answers are said."""
    plain_questions: Collection[str] = ()
    """Those whose message names no facts."""
    questions_with_facts: Collection[str] = ()
    """They have a second message without the facts."""

    def key(self, *words: object) -> str:
        return key_of(self.rules.name, *words)

    def title(self) -> Phrase:
        return phrase(self.key("title"))

    def goal(self) -> Phrase | None:
        return phrase(self.key("goal"))

    def question_name(self, question: str) -> Phrase:
        if question in self.questions_with_facts:
            return phrase(self.key("question", question, "always"))
        return (
            phrase(self.key("question", question))
            if question in self.plain_questions
            else super().question_name(question)
        )

    def answer(self, state: StateT, action: Action, names: Sequence[str] = ()) -> Phrase:
        return answered(self.rules.name, action, self.said)

    def reason(self, rule: str) -> Phrase:
        return phrase(self.key("reason", rule)) if rule in self.rules.reasons else super().reason(rule)

    def option(self, option: Option) -> Phrase:
        name, told = self.key("option", option.name), self.key("option", option.name, "help")
        return phrase("core-option", name=phrase(name), help=phrase(told))

    def choice(self, option: Option, choice: str) -> Phrase:
        return phrase(self.key("option", option.name, choice))
