"""Options of a game: what can be chosen before the first move, and how it is written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from doab.core.errors import OptionError

OptionValue = bool | tuple[str, ...]
Options = dict[str, OptionValue]


@dataclass(frozen=True)
class Option:
    """One option: a switch, or (with `per_seat`) one of several words for every seat."""

    name: str
    help: str
    per_seat: tuple[str, ...] = ()

    @property
    def default(self) -> OptionValue:
        return () if self.per_seat else False


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
        if not isinstance(value, bool):
            raise OptionError(f"option “{option.name}” is on or off (true or false), not {value!r}")
        return value
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
    """`navaratna, mixed=advanced/beginner`: only what is switched on; `none` if nothing is."""
    parts = []
    for name, value in options.items():
        if value is True:
            parts.append(name)
        elif isinstance(value, tuple) and value:
            parts.append(f"{name}={'/'.join(value)}")
    return ", ".join(parts) or "none"


def parse_options(text: str) -> dict[str, object]:
    """The inverse of `options_text`."""
    options: dict[str, object] = {}
    for part in (piece.strip() for piece in text.split(",")):
        if part and part != "none":
            name, equals, value = part.partition("=")
            options[name.strip()] = [word.strip() for word in value.split("/")] if equals else True
    return options
