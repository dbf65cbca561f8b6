"""What a line of results must contain. Files are copied and edited by hand, so an error says what is wrong with one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

Test = Callable[[Any], bool]


def _is(*kinds: type) -> Test:
    # Exactly: to Python a switch is a whole number, too.
    return lambda value: type(value) in kinds


def _all_are(test: Test) -> Test:
    return lambda value: type(value) is list and all(map(test, value))


def _is_figures(value: Any) -> bool:
    return type(value) is dict and all(map(_is_number, value.values()))


def _is_times(value: Any) -> bool:
    return (
        type(value) is dict
        and all(_is_number(value.get(name)) for name in ("count", "seconds", "processor", "longest"))
        and type(value.get("spread")) is dict
        and all(step.removeprefix("-").isdecimal() and type(number) is int for step, number in value["spread"].items())
    )


def _is_failure(value: Any) -> bool:
    return value is None or (
        type(value) is dict
        and type(value.get("reason")) is str
        and type(value.get("bot", "")) is str
        and type(value.get("seat", -1)) is int
    )


_is_number: Final = _is(int, float)

_TEXT: Final = _is(str), "a text"
_WHOLE: Final = _is(int), "a whole number"
_WHOLES: Final = _all_are(_is(int)), "a list of whole numbers"

NEEDED: Final[dict[str, tuple[Test, str]]] = {
    "game": _TEXT,
    "rules": _WHOLE,
    "edition": _TEXT,
    "options": _TEXT,
    "seed": _TEXT,
    "bots": (_all_are(_is(str)), "a list of names"),
    "doab": _TEXT,
    "compiled": (_is(bool), "true or false"),
}
"""What every line has, and what each of it is."""
POSSIBLE: Final[dict[str, tuple[Test, str]]] = {
    "scores": _WHOLES,
    "ranks": _WHOLES,
    "rounds": (_is(int, type(None)), "a whole number"),
    "turns": _WHOLE,
    "answers": _WHOLE,
    "draws": _WHOLE,
    "ending": _TEXT,
    "decided": _TEXT,
    "figures": (_all_are(_is_figures), "a list of numbers by name"),
    "times": (_all_are(_is_times), "a list of the times of decisions"),
    "seconds": (_is_number, "a number"),
    "failure": (_is_failure, "null or an object with a reason"),
}
"""What a line may have. What is empty may be left out."""


def what_is_wrong(data: Any) -> str:
    """Why this is no result, in a few words; empty: it is one."""
    if type(data) is not dict:
        return "it is not a JSON object"
    lacking = [f"“{name}”" for name in NEEDED if name not in data]
    if lacking:
        return f"it lacks {', '.join(lacking)}"
    for name, (test, what) in {**NEEDED, **POSSIBLE}.items():
        if name in data and not test(data[name]):
            return f"“{name}” is not {what}"
    return "" if data.get("failure") is not None else _wrong_number(data)


def _wrong_number(data: dict[str, Any]) -> str:
    """A game played to its end has an entry per seat in each of its lists; figures and times may be left out."""
    seats = len(data["bots"])
    for name in ("scores", "ranks", "figures", "times"):
        entries = len(data.get(name, []))
        if entries != seats and (entries or name in ("scores", "ranks")):
            return f"“{name}” has {entries} entries, not one for each of the {seats} bots"
    return ""
