"""What holds for every source file: imports point one way, rules never draw at random, files stay readable."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "doab"

# Part → the parts of doab that it may import:
# cli, server, envs, data, arena → bots → agra, rajas → core ← locale; server → lessons → agra, rajas
GAMES = {"agra", "rajas"}
MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "locale": {"core"},
    "agra": {"core"},
    "rajas": {"core"},
    "bots": {"core", *GAMES},
    "arena": {"core", *GAMES, "bots"},
    "envs": {"core", *GAMES, "bots"},
    "data": {"core", *GAMES, "bots"},
    "lessons": {"core", *GAMES},
    "server": {"core", "locale", *GAMES, "bots", "lessons"},
    # the commands start all the others
    "cli": {"core", "locale", *GAMES, "bots", "arena", "envs", "data", "lessons", "server"},
}
# The rules run everywhere and are compiled: they stand on nothing but these and the standard library.
RULES = {"core", *GAMES}
RULES_STAND_ON = {"librt", "mypy_extensions"}
# Only mypy reads it, so nobody has to install it.
FOR_TYPES = "typing_extensions"
RANDOM = {"random", "secrets", "numpy"}
# Players, hosts and bots do without the libraries of those who learn.
LEARNING = {"envs", "data"}
LEARNING_STANDS_ON = {"numpy", "gymnasium", "pettingzoo", "pyspiel", "pyarrow", "torch"}
# Where the networks of the bots are trained: started by hand, it leaves files that bots read without any library.
TRAINING = "bots/learn"
LONGEST = 500
# What mypyc compiles: there `for` over a range is as fast as `while`, if the variable is declared as i64 above it.
COUNTS_WITH_FOR = {*RULES, "bots"}

FILES = sorted(SOURCE.rglob("*.py"))


def part_of(path: Path) -> str:
    """`src/doab/rajas/quarry.py` is of the part `rajas`; what lies right in `doab` is of the part ""."""
    inside = path.relative_to(SOURCE).parts
    return inside[0] if len(inside) > 1 else inside[0].removesuffix(".py").replace("__init__", "")


def imports_of(path: Path) -> Iterator[tuple[int, str]]:
    """Line and dotted name of everything that a file imports, wherever in the file and whether relative or not."""
    package = ("doab", *path.relative_to(SOURCE).parent.parts)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            module = ".".join(name for name in (base, node.module) if name)
            if module == "doab":  # `from doab import rajas` imports a part
                for alias in node.names:
                    yield node.lineno, f"doab.{alias.name}"
            else:
                yield node.lineno, module


def lines_for_types(path: Path) -> set[int]:
    """Lines that stand under `if TYPE_CHECKING`: nothing there is imported when the program runs."""
    return {
        line.lineno
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path)))
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for line in node.body
    }


def is_training(path: Path) -> bool:
    return path.relative_to(SOURCE).as_posix().startswith(f"{TRAINING}/")


def where(path: Path, line: int) -> str:
    return f"{path.relative_to(ROOT).as_posix()}:{line}"


def test_there_is_something_to_check() -> None:
    assert FILES


def test_every_part_has_its_place() -> None:
    unknown = sorted({part_of(path) for path in FILES} - MAY_IMPORT.keys() - {""})
    assert not unknown, f"say in MAY_IMPORT of this file what these parts of doab may import: {', '.join(unknown)}"


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_imports_point_one_way(part: str) -> None:
    allowed = MAY_IMPORT[part] | {part}
    wrong = [
        f"{where(path, line)} imports {name}"
        for path in FILES
        if part_of(path) == part
        for line, name in imports_of(path)
        if name.startswith("doab.") and name.split(".")[1] in MAY_IMPORT and name.split(".")[1] not in allowed
    ]
    assert not wrong, "\n".join(
        [f"doab.{part} may import only {', '.join(sorted(allowed))}; move what is shared down to core:", *wrong]
    )


def test_rules_stand_on_the_standard_library() -> None:
    allowed = sys.stdlib_module_names | RULES_STAND_ON | {"doab"}
    wrong = [
        f"{where(path, line)} imports {name}"
        for path in FILES
        if part_of(path) in RULES
        for line, name in imports_of(path)
        if name.split(".")[0] not in allowed and not (name == FOR_TYPES and line in lines_for_types(path))
    ]
    assert not wrong, "\n".join(
        [f"core and the games import only the standard library, {', '.join(sorted(RULES_STAND_ON))}:", *wrong]
    )


def test_who_does_not_learn_needs_no_arrays() -> None:
    wrong = [
        f"{where(path, line)} imports {name}"
        for path in FILES
        if part_of(path) not in LEARNING and not is_training(path)
        for line, name in imports_of(path)
        if name.split(".")[0] in LEARNING_STANDS_ON
    ]
    assert not wrong, "\n".join(
        [f"only {', '.join(sorted(LEARNING))} and {TRAINING} need {', '.join(sorted(LEARNING_STANDS_ON))}:", *wrong]
    )


def test_nobody_needs_the_training() -> None:
    """Who plays against bots has neither PyTorch nor NumPy: an import of the training would ask for both."""
    training = f"doab.{TRAINING.replace('/', '.')}"
    assert any(is_training(path) for path in FILES)
    wrong = [
        f"{where(path, line)} imports {name}"
        for path in FILES
        if not is_training(path)
        for line, name in imports_of(path)
        if f"{name}.".startswith(f"{training}.")
    ]
    assert not wrong, "\n".join([f"only what lies in {TRAINING} may import it:", *wrong])


def test_rules_never_draw_at_random() -> None:
    wrong = [
        f"{where(path, line)} imports {name}"
        for path in FILES
        if part_of(path) in RULES
        for line, name in imports_of(path)
        if name.split(".")[0] in RANDOM
    ]
    assert not wrong, "\n".join(
        ["chance is a player: ask with a Draw, only doab.core.chance.pick answers, from its own numbers:", *wrong]
    )


def counter_of(loop: ast.While) -> str | None:
    """The name that a `while` counts with: it is compared with a bound and goes one step further in each round, and
    nothing else that the loop changes decides when it ends. Such a loop is a `for` over a range.
    """
    assigned = [name.id for name in ast.walk(loop) if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store)]
    steps = {
        step.target.id
        for step in loop.body
        if isinstance(step, ast.AugAssign) and isinstance(step.op, ast.Add | ast.Sub)
        if isinstance(step.target, ast.Name) and assigned.count(step.target.id) == 1
        if isinstance(step.value, ast.Constant) or (isinstance(step.value, ast.Name) and step.value.id.isupper())
    }
    tested = {name.id for name in ast.walk(loop.test) if isinstance(name, ast.Name)}
    for condition in loop.test.values if isinstance(loop.test, ast.BoolOp) else [loop.test]:
        if isinstance(condition, ast.Compare) and isinstance(condition.ops[0], ast.Lt | ast.LtE | ast.Gt | ast.GtE):
            counter = condition.left
            if isinstance(counter, ast.Name) and counter.id in steps and not (tested - {counter.id}) & set(assigned):
                return counter.id
    return None


@pytest.mark.parametrize(
    ("loop", "counter"),
    [
        ("while good < N_GOODS:\n    total += good\n    good += 1", "good"),
        ("while step <= self.pips:\n    step += 1", "step"),
        ("while seat >= 0:\n    ask(seat)\n    seat -= 1", "seat"),
        ("while other < N_GOODS:\n    offer(other)\n    other += N_ROWS", "other"),
        ("while explaining and slot < N_SLOTS:\n    forbid(slot)\n    slot += 1", "slot"),
        ("while source < end:\n    source += 1\n    at += 1", "source"),
        ("while frame is not None:\n    frame = frame.below", None),
        ("while not free(building):\n    building += 1", None),
        ("while at < len(open):\n    open = longer(open, at)\n    at += 1", None),
        ("while tries < most and now < over:\n    tries += 1\n    now = time()", None),
        ("while left < wanted:\n    left += found()", None),
    ],
)
def test_counting_loops_are_known(loop: str, counter: str | None) -> None:
    (statement,) = ast.parse(loop).body
    assert isinstance(statement, ast.While)
    assert counter_of(statement) == counter


def test_loops_that_count_are_for_loops() -> None:
    wrong = [
        f"{where(path, node.lineno)} counts with {counter}"
        for path in FILES
        if part_of(path) in COUNTS_WITH_FOR
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.While) and (counter := counter_of(node)) is not None
    ]
    assert not wrong, "\n".join(
        ["`while` is for loops of which nobody knows how often they go round; write `for … in range(…)`:", *wrong]
    )


def test_files_stay_readable() -> None:
    """Those that people write: what a tool makes is as long as what it is made from."""
    by_hand = [path for path in FILES if path.parent.name != "made"]
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in by_hand}
    long = [f"{where(path, length)}" for path, length in lengths.items() if length > LONGEST]
    assert not long, "\n".join([f"a file past {LONGEST} lines is two files, one subject each:", *long])


def test_nothing_is_left_to_do() -> None:
    open_ends = re.compile(r"\b(TODO|FIXME|XXX)\b")
    left = [
        f"{where(path, number)}: {line.strip()}"
        for path in FILES
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if open_ends.search(line)
    ]
    assert not left, "\n".join(["finish it, or write an issue and take the mark out:", *left])
