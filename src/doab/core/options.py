"""Options of a game: what can be chosen before the first move, and how it is written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from doab.core.errors import OptionError

OptionValue = bool | str | tuple[str, ...]
Options = dict[str, OptionValue]

_SWITCH_WORDS = {"yes": True, "no": False}


@dataclass(frozen=True)
class Option:
    """One option: a switch, one of several words (`choices`), or one of several words for every seat (`per_seat`)."""

    name: str
    help: str
    per_seat: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    """The first choice is the default."""
    on: bool = False
    """Whether a switch is on unless it is switched off."""

    @property
    def default(self) -> OptionValue:
        if self.per_seat:
            return ()
        return self.choices[0] if self.choices else self.on


def settle_options(known: Sequence[Option], given: Mapping[str, object] | None, seats: int) -> Options:
    """All options of a game with their values; what is unknown or malformed is refused by name."""
    by_name = {option.name: option for option in known}
    for name in given or {}:
        if name not in by_name:
            raise OptionError(f"there is no option “{name}”; the options are {', '.join(by_name) or 'none'}")
    return {name: _settle(option, (given or {}).get(name), seats) for name, option in by_name.items()}


def _settle(option: Option, value: object, seats: int) -> OptionValue:
    if value is None:
        return option.default
    if not option.per_seat:
        word = value[0] if isinstance(value, list | tuple) and len(value) == 1 else value
        if option.choices:
            if word not in option.choices:
                raise OptionError(f"option “{option.name}” must be {' or '.join(option.choices)}, not {value!r}")
            return str(word)
        switched = word if isinstance(word, bool) else _SWITCH_WORDS.get(str(word))
        if switched is None:
            raise OptionError(f"option “{option.name}” is on or off (true or false, yes or no), not {value!r}")
        return switched
    allowed = " or ".join(option.per_seat)
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise OptionError(f"option “{option.name}” takes one word a seat ({allowed}), not {value!r}")
    words = tuple(str(word) for word in value)
    for seat, word in enumerate(words):
        if word not in option.per_seat:
            raise OptionError(f"option “{option.name}”, seat {seat + 1}: {word!r} is not {allowed}")
    if words and len(words) != seats:
        raise OptionError(f"option “{option.name}” needs one word for each of the {seats} seats, got {len(words)}")
    return words


def options_text(options: Options) -> str:
    """`navaratna, mixed=advanced/beginner, influence_cap=turn`; `none` if there is nothing to say."""
    parts = []
    for name, value in options.items():
        if isinstance(value, bool):
            parts.append(name if value else f"{name}=no")
        else:
            parts.append(f"{name}={value if isinstance(value, str) else '/'.join(value)}")
    return ", ".join(parts) or "none"


def parse_options(text: str) -> dict[str, object]:
    """The inverse of `options_text`; words are given as lists, `settle_options` knows what they stand for."""
    options: dict[str, object] = {}
    for part in (piece.strip() for piece in text.split(",")):
        if part and part != "none":
            name, equals, value = part.partition("=")
            options[name.strip()] = [word.strip() for word in value.split("/")] if equals else True
    return options


def chosen_options(known: Sequence[Option], options: Options) -> Options:
    """Only what differs from the default: what a record has to say."""
    return {option.name: options[option.name] for option in known if options[option.name] != option.default}
