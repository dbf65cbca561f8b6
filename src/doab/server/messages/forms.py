"""What games make, in the description of the interface: the table by names, and what is printed."""

from __future__ import annotations

from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints, is_typeddict

from pydantic import GetJsonSchemaHandler, TypeAdapter
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema
from typing_extensions import TypedDict

from doab.core.registry import find_rules

GAMES = ("agra", "rajas")
"""Those that come with the program; others may be installed, which nobody can know beforehand."""


class MadeByGames:
    """Marks a field that holds what a method of a part of the rules returns. It is sent as it is, and described by the
    form that each game gives it.
    """

    def __init__(self, part: str, method: str) -> None:
        self.part = part
        self.method = method

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        parts = [getattr(find_rules(game), self.part) for game in GAMES]
        forms = [get_type_hints(getattr(part, self.method))["return"] for part in parts]
        known = [_described(form) for form in forms if is_typeddict(form)]
        made: Any = Union[(*known, dict[str, Any])]
        return handler(TypeAdapter(made).core_schema)


def _described(form: Any) -> Any:
    """The same type, with its dictionaries as pydantic takes them before Python 3.12."""
    if is_typeddict(form):
        fields = get_type_hints(form, include_extras=True)
        return TypedDict(form.__name__, {name: _described(field) for name, field in fields.items()})  # type: ignore[operator]
    origin, parts = get_origin(form), tuple(_described(part) for part in get_args(form) if _has_dictionary(form))
    if not parts:
        return form
    return Union[parts] if origin is UnionType else origin[parts if len(parts) > 1 else parts[0]]  # noqa: UP007  # of a list


def _has_dictionary(form: Any) -> bool:
    return is_typeddict(form) or any(_has_dictionary(part) for part in get_args(form))
