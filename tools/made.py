"""Writes what is generated from the classes and tables of the games: `make made`.

    python tools/made.py            writes made/ of each game and of the pages, and appends to numbers.toml
    python tools/made.py --check    writes nothing; fails if something is not what the sources say

What networks and datasets know answers and kinds of frames by stands in numbers.toml. What has no number yet gets the
next one there is; a number that has been given stays, also when nothing is called so any more. The numbers of answers
become literals for the rules. What a frame knows is told to networks by the aliases in the signature of its class: a
`Seat` is counted from the one that looks, a `Count` is cut off, what the game's `learning/told.py` has a function for
goes through it, and the rest is told as it is.
"""

from __future__ import annotations

import argparse
import builtins
import inspect
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from doab.core.actions import Answer
from doab.core.questions import aliases_of, kinds_of, names_of_fields, questions_of
from doab.core.state import Frame
from doab.core.things import Names

Block = Sequence[int]
"""The first number of a family of answers, and how many it has."""

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "doab"
GAMES = ("rajas", "agra")
WIDTH = 120
NUMBERS = """\
# What networks and datasets know the things of this game by. `make made` appends rows; none is ever changed.
"""


class Changed(ValueError):
    """A number that was given is not what it was."""


def made(game: str, source: Path = SOURCE) -> Iterator[tuple[str, str]]:
    """All that is made for a game: path and text. Numbers come first, since the rules are not read without them."""
    folder = source / game
    rows = tomllib.loads((folder / "numbers.toml").read_text(encoding="utf-8"))
    answers = answers_of(game)
    numbers = blocks(rows["answers"], answers, _given(folder / "made" / "numbers.py"))
    yield f"src/doab/{game}/made/numbers.py", answers_text(numbers, answers)
    found = kinds_of(f"doab.{game}.rules")
    frames = numbered(rows["frames"], sorted(found), _given(folder / "made" / "frames.py"))
    yield f"src/doab/{game}/numbers.toml", numbers_text(frames, numbers)
    yield f"src/doab/{game}/made/frames.py", frames_text(game, frames)
    yield f"web/src/made/{game}.ts", pages_text(game, questions_of(found))


# ---------------------------------------------------------------- numbers


def numbered(rows: Mapping[str, int], names: Sequence[str], given: Mapping[str, int]) -> dict[str, int]:
    """A number for each of the names: those of the rows, and behind them the next ones. `given` have been used."""
    _refuse_changes({_constant(name): number for name, number in rows.items()}, given)
    if sorted(rows.values()) != list(range(len(rows))):
        raise Changed("the numbers in numbers.toml do not go from 0 on, each once")
    new = [name for name in names if name not in rows]
    return {**rows, **{name: number for number, name in enumerate(new, len(rows))}}


def blocks(rows: Mapping[str, Block], answers: Sequence[Answer], given: Mapping[str, int]) -> dict[str, Block]:
    """First number and size of each family of answers. One that has grown gets a new block behind the others, and the
    numbers of the old one stay unused.
    """
    _refuse_changes(firsts(rows), given)
    end = 0
    for first, size in rows.values():
        if first != end:
            raise Changed(f"the answers in numbers.toml leave out a number or give it twice: {end}")
        end = first + size
    found = dict(rows)
    for answer in answers:
        own = [name for name in found if name.split()[0] == answer.name]
        if not own or found[own[-1]][1] < len(answer):
            found[f"{answer.name} {len(own) + 1}" if own else answer.name] = [end, len(answer)]
            end += len(answer)
    return found


def firsts(rows: Mapping[str, Block]) -> dict[str, int]:
    """The first number of each family of answers, in its newest block."""
    return {name.split()[0]: first for name, (first, _) in rows.items()}


def _refuse_changes(rows: Mapping[str, int], given: Mapping[str, int]) -> None:
    """`given` are the numbers that were made last, and how many there are."""
    for name, number in given.items():
        if rows.get(name) != number and not name.startswith("N_"):
            raise Changed(f"{name} has the number {number}, which never changes: numbers.toml says {rows.get(name)}")


def _given(path: Path) -> dict[str, int]:
    """The numbers that were made last."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return {name: int(number) for name, number in re.findall(r"^(\w+): Final = (\d+)", text, re.MULTILINE)}


def numbers_text(frames: Mapping[str, int], answers: Mapping[str, Block]) -> str:
    names = {name: f'"{name}"' if " " in name else name for name in answers}
    lines = [NUMBERS, "[frames]", *(f"{name} = {number}" for name, number in frames.items())]
    lines += ["", "[answers]", *(f"{names[name]} = [{first}, {size}]" for name, (first, size) in answers.items())]
    return "\n".join(lines) + "\n"


# ---------------------------------------------------------------- answers


def answers_of(game: str) -> Sequence[Answer]:
    """The rows of `answers.py`, also while the rules name an answer that has no number yet and cannot be imported."""
    package = f"doab.{game}"
    if package in sys.modules:
        return cast(Sequence[Answer], import_module(f"{package}.answers").ANSWERS)
    alone = ModuleType(package)
    alone.__path__ = [str(SOURCE / game)]
    sys.modules[package] = alone
    try:
        return cast(Sequence[Answer], import_module(f"{package}.answers").ANSWERS)
    finally:
        for name in [name for name in sys.modules if f"{name}.".startswith(f"{package}.")]:
            del sys.modules[name]


def answers_text(numbers: Mapping[str, Block], answers: Sequence[Answer]) -> str:
    """The numbers of answers as literals."""
    texts = {answer.name: f"  # {answer.text}" for answer in answers}
    lines = [
        '"""The first number of each family of answers. Written by `make made`, never by hand.',
        "",
        "They are literals, because only literals are known to the compiler, and they are used in every loop.",
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        *(f"{name}: Final = {first}{texts.get(name, '')}" for name, first in firsts(numbers).items()),
        f"N_ACTIONS: Final = {sum(size for _, size in numbers.values())}",
        "",
        "FIRST: Final[dict[str, int]] = {",
        *(f'    "{name}": {name},' for name in firsts(numbers)),
        "}",
    ]
    return "\n".join(lines) + "\n"


# ---------------------------------------------------------------- frames


def frames_text(game: str, numbers: Mapping[str, int]) -> str:
    """Kinds of frames as numbers, and what each of them knows."""
    found = kinds_of(f"doab.{game}.rules")
    order = sorted(numbers, key=lambda name: numbers[name])
    kinds = {name: found[name] for name in order if name in found}
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
        *(f"{_constant(name)}: Final = {numbers[name]}" for name in order),
        f"N_KINDS: Final = {len(numbers)}",
        f"N_KNOWN: Final = {max(map(len, columns.values()))}",
        '"""The most that a frame knows."""',
        "",
        "NAMES: Final = (",
        *(f'    "{name}",' for name in order),
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


def _broken(before: str, items: Sequence[str], after: str, width: int = WIDTH) -> list[str]:
    """On one line if there is room for it, else an item a line."""
    line = f"{before}{', '.join(items)}{after}"
    indent = " " * (len(before) - len(before.lstrip()))
    return [line] if len(line) <= width else [before, *(f"{indent}    {item}," for item in items), f"{indent}{after}"]


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


# ---------------------------------------------------------------- the pages


def pages_text(game: str, questions: Sequence[str]) -> str:
    """The names of things and questions, for TypeScript."""
    things = import_module(f"doab.{game}.table.things")
    lines = ["// Written by `make made` from the things and questions of the game, never by hand."]
    kinds = {name: found for name, found in vars(things).items() if isinstance(found, Names)}
    lists: dict[str, Iterable[str]] = {**kinds, "QUESTION": questions}
    for name, names in lists.items():
        lines += ["", *_broken(f"export const {name} = [", [_quoted(one) for one in names], "] as const;", 80)]
        lines.append(f"export type {_type(name)} = (typeof {name})[number];")
    lit = {answer.lights.partition("{")[0].strip() for answer in answers_of(game)}
    places = [f"`{names.kind} ${{{_type(name)}}}`" for name, names in kinds.items() if names.kind in lit]
    there = {names.kind for names in kinds.values()}
    places += [f"`{kind} ${{string}}`" for kind in sorted(lit - there - {""}) if " " not in kind]
    lines += ["", "/** What an answer can mean on the board. */", "export type Place ="]
    lines += [f"  | {place}" for place in [*places, *(f"'{kind}'" for kind in sorted(lit) if " " in kind)]]
    return "\n".join(lines) + ";\n"


def _quoted(name: str) -> str:
    return f"'{name}'" if "'" not in name else f'"{name}"'


def _type(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("_"))


# ---------------------------------------------------------------- writing


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(description="Writes what is made from the classes and tables of the games.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if something is out of date")
    check = parser.parse_args(arguments).check
    stale = False
    for game in GAMES:
        before: dict[Path, str | None] = {}
        try:
            for name, text in made(game, root / "src" / "doab"):
                path = root / name
                before.setdefault(path, path.read_text(encoding="utf-8") if path.exists() else None)
                stale |= not _put(path, name, text, check)
        except Exception as error:
            # All or nothing: numbers of answers that numbers.toml does not have would be refused from then on.
            if not check:
                _restore(before)
            if not isinstance(error, Changed):
                raise
            print(f"{game}: {error}", file=sys.stderr)
            return 2
    return 1 if stale else 0


def _restore(before: Mapping[Path, str | None]) -> None:
    for path, text in before.items():
        if text is None:
            path.unlink(missing_ok=True)
        elif path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(f"{path.name}: as it was before", file=sys.stderr)


def _put(path: Path, name: str, text: str, check: bool) -> bool:
    """Whether a file is what it should be now."""
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return True
    if check:
        print(f"{name} is out of date: run make made", file=sys.stderr)
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    print(f"{name}: written")
    return True


if __name__ == "__main__":
    sys.exit(main())
