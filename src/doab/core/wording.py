"""What is said to people, as data: a phrase names a message and the facts in it, and never holds a sentence.

Rules build phrases; the code that shows one looks its key up in the catalogue of a language (`doab.locale`, or the page
in the browser, both from the same files) and fills the fields in. So one phrase can be shown in every language, and
what the server sends is the same for everybody. See docs/wording.md.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypedDict

from doab.core.actions import Action
from doab.core.events import REVEAL, Event

KEY: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
"""How keys and the names of fields look: as ids of Fluent messages and variables."""


@dataclass(frozen=True)
class Term:
    """A word of the game that every language has its own for, with its own forms: a good, a colour, a building."""

    key: str

    def to_json(self) -> dict[str, Any]:
        return {"term": self.key}


@dataclass(frozen=True)
class Phrase:
    """A message and the facts in it. Numbers choose plural forms; a plain text is a name and shown as it is."""

    key: str
    fields: Mapping[str, Field] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """`{"key": "rajas-question-onto", "fields": {"colour": {"term": "rajas-yield-white"}, …}}`"""
        return {"key": self.key, "fields": {name: _field_json(value) for name, value in self.fields.items()}}

    @staticmethod
    def from_json(data: object) -> Phrase:
        """The inverse of `to_json`; ValueError for what is no phrase."""
        found = _read_field(data)
        if not isinstance(found, Phrase):
            raise ValueError(f"a phrase has a key and fields, {data!r} has not")
        return found

    def parts(self) -> Iterator[Phrase | Term]:
        """This phrase and all phrases and terms inside it."""
        yield self
        for value in self.fields.values():
            yield from _parts(value)


class PhraseForm(TypedDict):
    """A phrase as it travels."""

    key: str
    fields: dict[str, Any]


Field = int | str | Term | Phrase | Sequence["Field"]
"""What a phrase can hold. A sequence is shown with commas; `all_of` puts an “and” before its last."""


def phrase(key: str, **fields: Field) -> Phrase:
    return Phrase(key, fields)


def raw(text: str) -> Phrase:
    """A text that is in no catalogue: what a game says that has no phrases of its own."""
    return Phrase("core-raw", {"text": text})


def all_of(fields: Sequence[Field]) -> Field:
    """`a`, `a and b`, `a, b and c`."""
    if len(fields) == 1:
        return fields[0]
    return Phrase("core-and", {"before": list(fields[:-1]), "last": fields[-1]})


def key_of(*words: object) -> str:
    """A key made of words of the rules: `key_of("rajas-space", "mixed market")` is `rajas-space-mixed-market`."""
    return re.sub(r"[^a-z0-9]+", "-", "-".join(str(word).lower() for word in words)).strip("-")


def player_name(names: Sequence[str], seat: int) -> Field:
    """What a seat is called; its number if the names are not known."""
    return names[seat] if 0 <= seat < len(names) else Phrase("core-seat", {"number": seat + 1})


def asked(question: Phrase, asked_seat: int, seat: int, names: Sequence[str]) -> Phrase:
    """A question as a seat hears it: put directly to the seat that is asked, in the third person to all others."""
    if asked_seat < 0 or asked_seat == seat:
        return question
    return Phrase("core-asked", {"player": player_name(names, asked_seat), "question": question})


def log_lines(
    events: Sequence[Event], names: Sequence[str], phrase_of: Callable[[Event], Phrase | None]
) -> list[Phrase]:
    """The log of some events: what one player did in a row is one line; a phrase that is None is left out."""
    lines: list[tuple[int, list[Phrase]]] = []
    for event in events:
        told = phrase_of(event)
        if told is None:
            continue
        # What is turned up in the middle of somebody's turn belongs to it.
        in_turn = event.verb == REVEAL and bool(lines) and lines[-1][0] >= 0
        if not lines or (lines[-1][0] != event.seat and not in_turn):
            lines.append((event.seat, []))
        lines[-1][1].append(told)
    return [
        phrase("core-line", player=player_name(names, seat), events=told)
        if seat >= 0
        else phrase("core-line-table", events=told)
        for seat, told in lines
    ]


def _field_json(value: Field) -> Any:
    if isinstance(value, Phrase | Term):
        return value.to_json()
    if isinstance(value, int | str):
        return value
    return [_field_json(one) for one in value]


def _read_field(data: object) -> Field:
    if isinstance(data, str) or (isinstance(data, int) and not isinstance(data, bool)):
        return data
    if isinstance(data, list):
        return [_read_field(one) for one in data]
    if isinstance(data, dict):
        if data.keys() == {"term"} and _is_key(data["term"]):
            return Term(data["term"])
        fields = data.get("fields")
        if data.keys() == {"key", "fields"} and _is_key(data["key"]) and isinstance(fields, dict):
            if all(map(_is_key, fields)):
                return Phrase(data["key"], {name: _read_field(value) for name, value in fields.items()})
    raise ValueError(f"{data!r} is not a field of a phrase")


def _is_key(data: object) -> bool:
    return isinstance(data, str) and KEY.fullmatch(data) is not None


def _parts(value: Field) -> Iterator[Phrase | Term]:
    if isinstance(value, Phrase):
        yield from value.parts()
    elif isinstance(value, Term):
        yield value
    elif isinstance(value, Sequence) and not isinstance(value, str):
        for one in value:
            yield from _parts(one)


Said = Mapping[str, tuple[str, Callable[[str], Field]]]
"""How the words of answers are said: for each, the field of the message and what fills it."""


def answered(game: str, action: Action, said: Said) -> Phrase:
    """The message of an answer: that of its family with what it is about, or one of its own."""
    answer = action.answer
    if answer is None or answer.each:
        return phrase(key_of(f"{game}-answer", action.text))
    fields = (said[name] + (word,) for name, word in action.words.items())
    return Phrase(key_of(f"{game}-answer", answer.said.lower()), {name: make(word) for name, make, word in fields})
