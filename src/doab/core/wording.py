"""What the sentences of all games share: a table of whole templates with named fields, and how a log is made."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from doab.core.events import REVEAL, Event


class Wording:
    """The sentences of one game in one language, by key. Fields stand in braces.

    Keys that every table has: `question-other` (`{question}`), `line` (`{player}`, `{events}`) and `line-table`
    (`{events}`).
    """

    def __init__(self, templates: Mapping[str, str]) -> None:
        self.templates = templates

    def __contains__(self, key: str) -> bool:
        return key in self.templates

    def say(self, key: str, **fields: object) -> str:
        """The sentence of a key, filled in; for a `number` or `amount` of one that of `KEY-one`, where there is one."""
        if fields.get("number", fields.get("amount")) == 1 and f"{key}-one" in self.templates:
            key = f"{key}-one"
        return self.templates[key].format(**fields)

    def question(self, question: str, **fields: object) -> str:
        """What is asked. `fields` are the facts that the sentence of this question names."""
        key = f"question-{question}"
        return self.say(key, **fields) if key in self else self.say("question-other", question=question)

    def lines(
        self, events: Sequence[Event], names: Sequence[str], phrase_of: Callable[[Event], str | None]
    ) -> list[str]:
        """The log of some events: what one player did in a row is one line; a phrase that is None is not told."""
        lines: list[tuple[int, list[str]]] = []
        for event in events:
            phrase = phrase_of(event)
            if phrase is None:
                continue
            # What is turned up in the middle of somebody's turn belongs to it.
            in_turn = event.verb == REVEAL and bool(lines) and lines[-1][0] >= 0
            if not lines or (lines[-1][0] != event.seat and not in_turn):
                lines.append((event.seat, []))
            lines[-1][1].append(phrase)
        return [
            self.say("line", player=names[seat], events=", ".join(phrases))
            if seat >= 0
            else self.say("line-table", events=", ".join(phrases))
            for seat, phrases in lines
        ]


def listed(words: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"
