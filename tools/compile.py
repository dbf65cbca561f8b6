"""Compiles the engines ahead of time with mypyc, from the files as they are, into build/compiled.

    python tools/compile.py           compiles what has changed since the last time
    python tools/compile.py --path    prints the folder for PYTHONPATH if what lies there is current, else nothing
    python tools/compile.py --can     whether this machine could compile, if mypy were installed: by its exit status

Nothing compiled ever lies beside the sources, where it would hide what is edited: the folder holds the compiled modules
and, for everything else, links to the sources. Without a C compiler there is no such folder, and that is no error.
The reasons are in docs/decisions/0007-compiled-engines.md.
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import io
import os
import shlex
import shutil
import sys
import sysconfig
import time
from collections.abc import Iterator
from fnmatch import fnmatch
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "doab"
BUILD = ROOT / "build"

# One library a part, the largest first: an edit in one game leaves the other as it is, and two cores have work.
PARTS = ("agra", "rajas", "core", "bots")

# Every file of these parts is compiled but these:
INTERPRETED = {
    "*/__init__.py": "it only imports",
    "core/rules.py": "games of other people inherit from these, and tests put faults into them",
    "core/parts.py": "the same",
    "core/telling.py": "said to people",
    "*/game.py": "it puts a game together, or finds players and facts by their names; tests put faults into it",
    "core/facts.py": "types alone",
    "core/choices.py": "asked for people, one question at a time; games of other people inherit from it",
    "*/picking.py": "asked for people, one question at a time",
    "core/steps.py": "what a game remembers",
    "core/record_making.py": "asked once a game",
    "core/registry.py": "asked once a game",
    "core/turns.py": "asked once a game",
    "core/dice_remarks.py": "read once a game",
    "core/wording.py": "said to people",
    "bots/base.py": "asked once a game",
    "bots/learn/*.py": "training, with libraries that players do not have",
    "bots/report.py": "told once a game",
    "bots/review.py": "asked once a game",
    "bots/conversation.py": "it starts programs and waits for them",
    "bots/program.py": "it starts programs and waits for them",
    "*/said/*.py": "said to people",
    "*/view/*.py": "what boards are drawn from, and named facts: for people and tests, one at a time",
    "core/kit/positions.py": "positions in text: for tests and people, one at a time",
    "*/text/position*.py": "positions in text: for tests and people, one at a time",
    "*/text/store.py": "it calls what reads and writes positions",
}

# Counted in instructions of whole games, -O1 being 100: -O2 94; with what no other library sees written into its
# callers 84; -O3 of that 80, for half as long again to compile. Looking for warnings in C that nobody wrote takes long.
OPTIMISE = "3"
C_FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-Wno-all"]
READ_FIRST = ROOT / "tools" / "compiled.h"


def engine_files(source: Path = SOURCE) -> list[Path]:
    """The files of all parts, compiled or not."""
    return sorted(path for part in PARTS for path in (source / part).rglob("*.py"))


def why_interpreted(path: Path, source: Path = SOURCE) -> str | None:
    """The reason for which a file of the engines stays as it is; None: it is compiled."""
    name = path.relative_to(source).as_posix()
    return next((reason for pattern, reason in INTERPRETED.items() if fnmatch(name, pattern)), None)


def files_to_compile(source: Path = SOURCE) -> dict[str, list[Path]]:
    """Of every part."""
    files = [path for path in engine_files(source) if why_interpreted(path, source) is None]
    return {part: [path for path in files if path.is_relative_to(source / part)] for part in PARTS}


def tools_in_use() -> str:
    """All that compiles, and how."""
    try:
        mypy = version("mypy")
    except PackageNotFoundError:
        mypy = "no mypy"
    flags = [OPTIMISE, *C_FLAGS, READ_FIRST.read_text(encoding="utf-8")]
    return "\n".join([mypy, version("librt"), sys.version, sysconfig.get_platform(), compiler(), *flags])


def compiler() -> str:
    return os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"


def stamp_of(source: Path = SOURCE) -> str:
    """Changes with everything that the compiled modules depend on.

    Files that stay interpreted count as well: constants of theirs may have been written into compiled code.
    """
    digest = hashlib.sha256(tools_in_use().encode())
    digest.update(repr(sorted(path.name for path in source.iterdir() if path.name != "__pycache__")).encode())
    for path in engine_files(source):
        name, compiled = path.relative_to(source).as_posix(), why_interpreted(path, source) is None
        digest.update(repr((name, compiled, path.read_bytes())).encode())
    return digest.hexdigest()


def compiled_folder(source: Path = SOURCE, build: Path = BUILD) -> Path | None:
    """Where the compiled engines lie, if they are those of today's sources."""
    folder = build / "compiled"
    stamp = folder / "stamp"
    return folder if stamp.exists() and stamp.read_text(encoding="utf-8") == stamp_of(source) else None


def what_is_missing() -> str | None:
    """What there is not, of all that compiling needs; None: nothing."""
    return what_the_machine_lacks() or ("mypy is not installed" if find_spec("mypyc") is None else None)


def what_the_machine_lacks() -> str | None:
    """What cannot be installed with pip."""
    program = shlex.split(compiler())[0]
    if shutil.which(program) is None:
        return f"there is no C compiler ({program})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the headers of Python are not installed (Debian and Ubuntu: python3-dev)"
    return None


def compile_engines(source: Path = SOURCE, build: Path = BUILD) -> None:
    """Fill `build/compiled`. What was compiled before and has not changed is used again."""
    files = files_to_compile(source)
    print(f"· compiling the engines, once, for a minute or two: {sum(map(len, files.values()))} modules", flush=True)
    start = time.monotonic()
    stamp, work = stamp_of(source), build / "compiling"
    if not (work / "tools").exists() or (work / "tools").read_text(encoding="utf-8") != tools_in_use():
        shutil.rmtree(work, ignore_errors=True)
        work.mkdir(parents=True)
        (work / "tools").write_text(tools_in_use(), encoding="utf-8")
    libraries = compile_parts(files, work)
    tree = build / "compiled anew"  # as deep as it will lie: links are relative, so that a checkout can be moved
    shutil.rmtree(tree, ignore_errors=True)
    link_sources(source, tree / source.name, {path for part in files.values() for path in part})
    for library in libraries:
        shutil.copy2(library, tree / library.relative_to(work / "lib"))
    (tree / "stamp").write_text(stamp, encoding="utf-8")
    shutil.rmtree(build / "compiled", ignore_errors=True)
    tree.rename(build / "compiled")
    print(f"  compiled in {time.monotonic() - start:.0f} s", flush=True)


def compile_parts(files: dict[str, list[Path]], work: Path) -> list[Path]:
    """The shared libraries: one with all that a part does, and a small one for each module, which leads there."""
    # Imported here: --path is to answer at once, also where the tools for development are not installed.
    from mypyc.build import mypycify
    from setuptools import Distribution  # type: ignore[import-untyped]
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

    names = {part: [os.path.relpath(path) for path in paths] for part, paths in files.items()}
    # No configuration and no cache: what is compiled depends on these files alone. `make lint` checks their types.
    options = ["--config-file=", f"--cache-dir={os.devnull}", "--follow-imports=silent"]
    told = io.StringIO()
    try:
        with contextlib.redirect_stdout(told):
            extensions = mypycify(
                [*options, *(name for part in names.values() for name in part)],
                opt_level=OPTIMISE,
                debug_level="0",
                separate=[(paths, f"doab_{part}") for part, paths in names.items()],
                target_dir=str(work / "c"),
            )
    except SystemExit:
        print(told.getvalue(), file=sys.stderr)
        raise
    flags = [*C_FLAGS, "-include", str(READ_FIRST)]
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]  # mypyc gives them all one list
    command = build_ext(Distribution({"name": "doab", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(work / "lib"), str(work / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    return [Path(command.get_ext_fullpath(extension.name)) for extension in extensions]


def link_sources(source: Path, tree: Path, compiled: set[Path]) -> None:
    """`tree` shows all that lies in `source`, except what is compiled: that is there in one form only."""
    tree.mkdir(parents=True)
    for path in source.iterdir():
        if any(path in one.parents for one in compiled):
            link_sources(path, tree / path.name, compiled)
        elif path not in compiled and path.name != "__pycache__":
            (tree / path.name).symlink_to(os.path.relpath(path, tree))


@contextlib.contextmanager
def alone(build: Path) -> Iterator[None]:
    """If two processes want to compile at the same time, they do so one after the other."""
    build.mkdir(exist_ok=True)
    with (build / "compiling.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main(arguments: list[str], source: Path = SOURCE, build: Path = BUILD) -> int:
    if "--path" in arguments:
        print(compiled_folder(source, build) or "")
        return 0
    if "--can" in arguments:
        return 1 if what_the_machine_lacks() else 0
    with alone(build):
        if compiled_folder(source, build):
            return 0
        if missing := what_is_missing():
            print(f"· not compiling the engines: {missing}; they run interpreted, some ten times slower", flush=True)
            shutil.rmtree(build / "compiled", ignore_errors=True)
            return 0
        compile_engines(source, build)
    return 0


if __name__ == "__main__":
    os.chdir(ROOT)  # the names in tracebacks are those of the checkout
    sys.exit(main(sys.argv[1:]))
