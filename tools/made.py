"""Writes what is made from the classes and tables of the games, and never by hand: `make made`.

    python tools/made.py            writes src/doab/<game>/made and appends to src/doab/<game>/numbers.toml
    python tools/made.py --check    writes nothing; fails if something is not what the sources say

What networks and datasets know a kind of frame by stands in numbers.toml. A kind without a number gets the next
one there is; a number that has been given stays, also when its kind is gone. What a frame knows is told by the aliases
in the signature of its class: a `Seat` is counted from the one that looks, a `Count` is cut off, what the game's
`learning/told.py` has a function for goes through it, and the rest is told as it is.
"""

from __future__ import annotations

import argparse
import builtins
import inspect
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from doab.core.questions import kinds_of, names_of_fields
from doab.core.state import Frame

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "doab"
GAMES = ("rajas", "agra")
WIDTH = 120
NUMBERS = """\
# What networks and datasets know the things of this game by. `make made` appends rows; none is ever changed.
"""


class Changed(ValueError):
    """A number that was given is not what it was."""


def made(game: str, source: Path = SOURCE) -> dict[str, str]:
    """The texts of all that is made for a game, by their paths below the package of the game."""
    folder = source / game
    rows = rows_in(folder / "numbers.toml")
    given = _given(folder / "made" / "frames.py")
    frames = numbered(rows.get("frames", {}), sorted(kinds_of(f"doab.{game}.rules")), given)
    return {"numbers.toml": numbers_text(frames), "made/frames.py": frames_text(game, frames)}


# ---------------------------------------------------------------- numbers


def rows_in(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def numbered(rows: Mapping[str, int], names: Sequence[str], given: Mapping[str, int]) -> dict[str, int]:
    """A number for each of the names: those of the rows, and behind them the next ones. `given` have been used."""
    for name, number in given.items():
        if rows.get(name) != number:
            raise Changed(f"{name} has the number {number}, which never changes: numbers.toml says {rows.get(name)}")
    if sorted(rows.values()) != list(range(len(rows))):
        raise Changed("the numbers in numbers.toml do not go from 0 on, each once")
    new = [name for name in names if name not in rows]
    return {**rows, **{name: number for number, name in enumerate(new, len(rows))}}


def _given(path: Path) -> dict[str, int]:
    """The numbers of frames that were made last."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    names = {_constant(name): name for name in re.findall(r'^    "(\w+)",$', text, re.MULTILINE)}
    rows = re.findall(r"^(\w+): Final = (\d+)$", text, re.MULTILINE)
    return {names[constant]: int(number) for constant, number in rows if constant in names}


def numbers_text(frames: Mapping[str, int]) -> str:
    return "\n".join([NUMBERS, "[frames]", *(f"{name} = {number}" for name, number in frames.items())]) + "\n"


# ---------------------------------------------------------------- frames


def frames_text(game: str, numbers: Mapping[str, int]) -> str:
    """Kinds of frames as numbers, and what each of them knows."""
    found = kinds_of(f"doab.{game}.rules")
    kinds = {name: found[name] for name in sorted(numbers, key=lambda name: numbers[name]) if name in found}
    told = import_module(f"doab.{game}.learning.told")
    columns = {name: list(_columns(kind, told, "{one}")) for name, kind in kinds.items()}
    modules = sorted({_module(kind) for kind in kinds.values()})
    lines = [
        '"""Kinds of frames as numbers, and what each of them knows. Written by `make made`, never by hand."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final, cast",
        "",
        "from librt.vecs import vec",
        "from mypy_extensions import i16, i64",
        "",
        *sorted(
            (
                "from doab.core.encoding import MOST_KNOWN, place_of",
                "from doab.core.questions import without_number",
                "from doab.core.state import Frame",
                f"from doab.{game}.learning import told",
                f"from doab.{game}.rules import (\n" + "".join(f"    {module},\n" for module in modules) + ")",
            )
        ),
        "",
        *(f"{_constant(name)}: Final = {number}" for name, number in sorted(numbers.items(), key=lambda row: row[1])),
        f"N_KINDS: Final = {len(numbers)}",
        f"N_KNOWN: Final = {max(map(len, columns.values()))}",
        '"""The most that a frame knows."""',
        "",
        "NAMES: Final = (",
        *(f'    "{name}",' for name in sorted(numbers, key=lambda name: numbers[name])),
        ")",
        "NUMBERS: Final[dict[type[Frame], int]] = {",
        *(f"    {_module(kind)}.{name}: {_constant(name)}," for name, kind in kinds.items()),
        "}",
        "",
        "",
        "def number_of(frame: Frame) -> i64:",
        '    """The number of a frame\'s kind."""',
        "    number = NUMBERS.get(type(frame))",
        "    if number is None:",
        "        raise without_number(frame)",
        "    return number",
        "",
        "",
        "def fields_of(frame: Frame) -> list[int]:",
        '    """What a frame knows besides its seat, in the order in which its class takes it."""',
        "    number = number_of(frame)",
    ]
    for name, kind in kinds.items():
        if fields := names_of_fields(kind):
            one = _variable(name, modules)
            lines += _cast(name, kind, one)
            lines += _broken("        return [", [f"{one}.{field}" for field in fields], "]")
    lines += [
        "    return []",
        "",
        "",
        "def put_known(number: i64, frame: Frame, looking: i64, seats: i64, row: vec[i16], at: i64) -> None:",
        '    """Write what a frame of a kind knows where there are zeros."""',
    ]
    for name, kind in kinds.items():
        if columns[name]:
            one = _variable(name, modules)
            lines += _cast(name, kind, one)
            for place, column in enumerate(columns[name]):
                if column:
                    at = f"at + {place}" if place else "at"
                    known = column.format(one=one, at=at)
                    lines.append(
                        f"        {known}" if known.startswith("told.put_") else f"        row[{at}] = i16({known})"
                    )
            lines.append("        return")
    lines.pop()  # nothing follows the last one
    return "\n".join(lines) + "\n"


def _broken(before: str, items: Sequence[str], after: str) -> list[str]:
    """On one line if there is room for it, else an item a line."""
    line = f"{before}{', '.join(items)}{after}"
    indent = " " * (len(before) - len(before.lstrip()))
    return [line] if len(line) <= WIDTH else [before, *(f"{indent}    {item}," for item in items), f"{indent}{after}"]


def _cast(name: str, kind: type[Frame], one: str) -> list[str]:
    return [f"    if number == {_constant(name)}:", f"        {one} = cast({_module(kind)}.{name}, frame)"]


def _columns(kind: type[Frame], told: Any, one: str) -> Iterator[str]:
    """What stands in each column of what a frame knows; an empty one is written by the one before."""
    for name, alias in aliases_of(kind):
        known, way = f"{one}.{name}", _snake(alias)
        if alias in told.COLUMNS:
            if told.COLUMNS[alias]:
                yield f"told.put_{way}({known}, row, {{at}})"
                yield from [""] * (told.COLUMNS[alias] - 1)
        elif inspect.isfunction(getattr(told, way, None)):
            more = list(inspect.signature(getattr(told, way)).parameters)[1:]
            yield f"told.{way}({', '.join((known, *more))})"
        elif alias == "Seat":
            yield f"place_of({known}, looking, seats)"
        elif alias == "Count":
            yield f"min({known}, MOST_KNOWN)"
        else:
            yield known


def aliases_of(kind: type[Frame]) -> list[tuple[str, str]]:
    """What a kind knows besides its seat, and which number it is: an alias, as it stands in the signature."""
    parameters = inspect.signature(kind).parameters
    return [(name, str(parameters[name].annotation)) for name in names_of_fields(kind)]


def _module(kind: type[Frame]) -> str:
    return kind.__module__.rpartition(".")[2]


def _snake(name: str) -> str:
    return re.sub(r"(?<=.)(?=[A-Z])", "_", name).lower()


def _constant(name: str) -> str:
    return _snake(name).upper()


def _variable(name: str, modules: Sequence[str]) -> str:
    """A frame of a kind; not what a module or a function of Python is called."""
    taken = _snake(name) in (*modules, *dir(builtins))
    return f"the_{_snake(name)}" if taken else _snake(name)


# ---------------------------------------------------------------- writing


def main(arguments: Sequence[str] | None = None, source: Path = SOURCE) -> int:
    parser = argparse.ArgumentParser(description="Writes what is made from the classes and tables of the games.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if something is out of date")
    check = parser.parse_args(arguments).check
    stale = 0
    for game in GAMES:
        try:
            texts = made(game, source)
        except Changed as error:
            print(f"{game}: {error}", file=sys.stderr)
            return 2
        for name, text in texts.items():
            path = source / game / name
            if path.exists() and path.read_text(encoding="utf-8") == text:
                continue
            stale += 1
            if check:
                print(f"src/doab/{game}/{name} is out of date: run make made", file=sys.stderr)
            else:
                path.parent.mkdir(exist_ok=True)
                path.write_text(text, encoding="utf-8")
                print(f"src/doab/{game}/{name}: written")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
