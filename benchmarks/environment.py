"""The environment of the peers: `build/peers`, apart from Doab's own, made once and kept.

Each peer is installed by itself, with exactly what `benchmarks/peers/requirements.txt` names. One that cannot be
installed or run is reported with its reason, and the others are measured all the same.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "peers"
VENV = FOLDER / "venv"
REQUIREMENTS = Path(__file__).parent / "peers" / "requirements.txt"
NEEDS_312 = {"fastcatan", "wingspan_rl"}
"""They ask for Python 3.12. The first builds with 3.11, too; the second has its grammar."""
PATIENCE = 600.0


class NotInstalled(Exception):
    """The reason, for people."""


class Unreachable(NotInstalled):
    """There is no registry: no other peer can be installed either."""


@dataclass(frozen=True)
class Runner:
    """What runs an engine: a Python, and where it looks for packages."""

    python: str
    path: str = ""


def groups(text: str) -> dict[str, list[str]]:
    """Every peer with all that is installed for it."""
    blocks = [[line for line in block.splitlines() if not line.startswith("#")] for block in text.split("\n\n")]
    return {block[0].split("==")[0]: block for block in blocks if block}


def peers() -> dict[str, list[str]]:
    return groups(REQUIREMENTS.read_text(encoding="utf-8"))


def prepare() -> dict[str, Runner | str]:
    """Installs what is missing. A peer that cannot be measured has a reason instead of a runner."""
    ready: dict[str, Runner | str] = {}
    unreachable = ""
    for name, requirements in peers().items():
        try:
            ready[name] = installed(name, requirements, unreachable)
        except Unreachable as error:
            unreachable = ready[name] = str(error)
        except NotInstalled as error:
            ready[name] = str(error)
    return ready


def installed(name: str, requirements: list[str], unreachable: str) -> Runner:
    """The runner of a peer; it is installed if that has not been done."""
    target, python = None, str(VENV / "bin" / "python")
    if name == "wingspan_rl" and sys.version_info < (3, 12):
        python = newer_python(offline=bool(unreachable))
        target = FOLDER / name
    runner = Runner(python, str(target or ""))
    stamp, wanted = FOLDER / f"{name}.installed", "\n".join([*requirements, sys.version, python if target else ""])
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted and Path(python).exists():
        return runner
    if unreachable:
        raise NotInstalled(unreachable)
    make_venv()
    print(f"· installing {requirements[0]}", flush=True)
    if target is not None:
        shutil.rmtree(target, ignore_errors=True)
        pip("install", "--no-deps", "--ignore-requires-python", "--only-binary=:all:", "--target", str(target),
            "--python-version", version_of(python), *requirements)  # fmt: skip
    elif name in NEEDS_312 and sys.version_info < (3, 12):
        pip("install", "--no-deps", *requirements[1:])
        build_fastcatan(requirements[0])
    else:
        pip("install", "--no-deps", *requirements)
    stamp.write_text(wanted, encoding="utf-8")
    return runner


def make_venv() -> None:
    if not (VENV / "bin" / "python").exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        print("· making an environment for other engines", flush=True)
        run([sys.executable, "-m", "venv", "--clear", str(VENV)])


def build_fastcatan(requirement: str) -> None:
    """From its source: the package for 3.12 is one for all later Pythons, and nothing else in it needs 3.12."""
    folder = FOLDER / "fastcatan"
    shutil.rmtree(folder, ignore_errors=True)
    pip(
        "download", "--no-deps", "--ignore-requires-python", "--no-binary=fastcatan", "--dest", str(folder), requirement
    )
    with tarfile.open(next(folder.glob("*.tar.gz"))) as archive:
        archive.extractall(folder, filter="data")
    source = next(path for path in folder.iterdir() if path.is_dir())
    for file in ("CMakeLists.txt", "pyproject.toml"):
        text = (source / file).read_text(encoding="utf-8")
        text = text.replace("find_package(Python 3.12", "find_package(Python 3.11").replace('">=3.12"', '">=3.11"')
        (source / file).write_text(re.sub(r"(?m)^wheel\.py-api.*\n", "", text), encoding="utf-8")
    pip("install", "--no-deps", str(source))


def newer_python(offline: bool) -> str:
    """A Python of 3.12 or later: one that is named, one that is here, or one that uv fetches."""
    found = first_that_runs()
    if not found and not offline:
        print("· fetching a newer Python, for one of the engines", flush=True)
        make_venv()
        with contextlib.suppress(NotInstalled):
            pip("install", "uv")
            run([str(VENV / "bin" / "uv"), "python", "install", "-q", "--install-dir", str(FOLDER / "python"), "3.13"])
        found = first_that_runs()
    if not found:
        raise NotInstalled("needs Python 3.12 or later, and none is here (DOAB_PEERS_PYTHON can name one)")
    return found


def first_that_runs() -> str:
    """Candidates are tried: a name on the path may lead nowhere (pyenv's do, for versions that are not chosen)."""
    named = os.environ.get("DOAB_PEERS_PYTHON")
    numbers = ("3.13", "3.12", "3.14")
    everywhere = [
        *(shutil.which(f"python{number}") for number in numbers),
        *(Path.home() / ".pyenv" / "versions").glob("3.1[2-9]*/bin/python3"),
        *(FOLDER / "python").glob("*/bin/python3"),
    ]
    for candidate in [named] if named else everywhere:
        with contextlib.suppress(NotInstalled):
            if candidate and tuple(map(int, version_of(str(candidate)).split("."))) >= (3, 12):
                return str(candidate)
    return ""


def version_of(python: str) -> str:
    return run([python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]).strip()


def pip(*arguments: str) -> None:
    quiet = ["--disable-pip-version-check", "-qq", "--retries", "1", "--timeout", "20"]
    run([str(VENV / "bin" / "python"), "-m", "pip", *quiet, *arguments])


def run(command: list[str]) -> str:
    """What a command prints; if it fails, the last thing that it said."""
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired as error:
        raise NotInstalled(f"took longer than {PATIENCE:.0f} s to install") from error
    except OSError as error:
        raise NotInstalled(str(error)) from error
    if done.returncode:
        told = [line.strip() for line in (done.stderr or done.stdout).splitlines() if line.strip()]
        if "from versions: none" in done.stderr and "different python" not in done.stderr:
            raise Unreachable("the registry cannot be reached")
        raise NotInstalled(told[-1] if told else f"installing ended with status {done.returncode}")
    return done.stdout
