"""The package with the compiled engines: what is in it, and for which Python and machine it says to be."""

import csv
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest

from tools import compile as compiling
from tools.wheel import digest, libraries, tag, with_compiled

SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
WHEEL = "Wheel-Version: 1.0\nGenerator: some\nRoot-Is-Purelib: true\nTag: py3-none-any\n\n"


@pytest.fixture
def pure(tmp_path: Path) -> Path:
    """A small package without compiled files, as setuptools writes it."""
    path = tmp_path / "doab-1.2.3-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as wheel:
        wheel.writestr("doab/core/state.py", "seats = 2\n")
        wheel.writestr("doab-1.2.3.dist-info/WHEEL", WHEEL)
        wheel.writestr("doab-1.2.3.dist-info/RECORD", "doab/core/state.py,sha256=old,10\n")
    return path


@pytest.fixture
def compiled(tmp_path: Path) -> Path:
    """What compiling leaves: libraries, links to the sources, a stamp."""
    folder = tmp_path / "compiled"
    (folder / "doab" / "core").mkdir(parents=True)
    (folder / f"doab_core__mypyc{SUFFIX}").write_bytes(b"all of core")
    (folder / "doab" / "core" / f"state{SUFFIX}").write_bytes(b"leads there")
    (folder / "doab" / "core" / "game.py").symlink_to(tmp_path)
    (folder / "stamp").write_text("today", encoding="utf-8")
    return folder


def test_libraries_lie_beside_the_sources(pure: Path, compiled: Path, tmp_path: Path) -> None:
    """Python takes the library of the two, and whoever reads a traceback or checks types has the source."""
    with zipfile.ZipFile(with_compiled(pure, compiled, tmp_path)) as wheel:
        assert sorted(wheel.namelist()) == sorted(
            [
                "doab-1.2.3.dist-info/RECORD",
                "doab-1.2.3.dist-info/WHEEL",
                "doab/core/state.py",
                f"doab/core/state{SUFFIX}",
                f"doab_core__mypyc{SUFFIX}",
            ]
        )
        assert wheel.read(f"doab_core__mypyc{SUFFIX}") == b"all of core"


def test_it_is_named_for_this_python_and_this_kind_of_machine(pure: Path, compiled: Path, tmp_path: Path) -> None:
    wheel = with_compiled(pure, compiled, tmp_path)
    assert wheel.name == f"doab-1.2.3-{tag()}.whl"
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert re.fullmatch(rf"{python}-{python}t?-\w+", tag())
    about = Parser().parsestr(zipfile.ZipFile(wheel).read("doab-1.2.3.dist-info/WHEEL").decode())
    assert (about["Root-Is-Purelib"], about.get_all("Tag")) == ("false", [tag()])
    assert (about["Wheel-Version"], about["Generator"]) == ("1.0", "some")


def test_the_record_names_every_file_with_its_digest(pure: Path, compiled: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(with_compiled(pure, compiled, tmp_path)) as wheel:
        rows = list(csv.reader(wheel.read("doab-1.2.3.dist-info/RECORD").decode().splitlines()))
        assert [row[0] for row in rows] == wheel.namelist()
        assert rows[-1] == ["doab-1.2.3.dist-info/RECORD", "", ""]
        for path, sha256, size in rows[:-1]:
            content = wheel.read(path)
            assert (sha256, size) == (f"sha256={digest(content)}", str(len(content)))
    assert digest(b"") == "47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU"


def test_what_was_compiled_here_is_all_there(tmp_path: Path) -> None:
    """One library a part, and one for every module that is compiled."""
    folder = compiling.compiled_folder()
    if folder is None:
        pytest.skip("nothing is compiled here: 'make compile' does it, where there is a C compiler")
    files = compiling.files_to_compile()
    modules = {path.relative_to(compiling.SOURCE.parent).with_suffix("") for part in files.values() for path in part}
    names = {Path(str(path.relative_to(folder)).removesuffix(SUFFIX)) for path in libraries(folder)}
    assert names == modules | {Path(f"doab_{part}__mypyc") for part in compiling.PARTS}


def test_what_a_machine_lacks_and_what_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player's environment has no mypy: it is installed only where it could compile."""
    monkeypatch.setattr(compiling, "what_the_machine_lacks", lambda: None)
    monkeypatch.setattr(compiling, "find_spec", lambda name: None)
    assert compiling.what_is_missing() == "mypy is not installed"
    assert compiling.main(["--can"]) == 0
    monkeypatch.setattr(compiling, "what_the_machine_lacks", lambda: "there is no C compiler (cc)")
    assert compiling.what_is_missing() == "there is no C compiler (cc)"
    assert compiling.main(["--can"]) == 1


@pytest.mark.parametrize("form", ["compiled", "interpreted"])
def test_the_version_says_how_the_engines_run(form: str) -> None:
    folder = compiling.compiled_folder() if form == "compiled" else compiling.SOURCE.parent
    if folder is None:
        pytest.skip("nothing is compiled here: 'make compile' does it, where there is a C compiler")
    command = [sys.executable, "-c", "from doab.cli import main; main()", "--version"]
    done = subprocess.run(command, env={"PYTHONPATH": str(folder)}, capture_output=True, text=True, check=False)
    assert re.fullmatch(rf"doab \d+\.\d+\.\d+ \({form}\)\n", done.stdout), done.stderr


def test_what_bots_and_pages_read_is_in_the_package(tmp_path: Path) -> None:
    """Every file that is no Python: the weights of the networks, editions and words lie where their readers look."""
    root = compiling.SOURCE.parent.parent
    folder = tmp_path / "copy"
    shutil.copytree(root / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(root / name, folder)
    build = "from setuptools import build_meta; print(build_meta.build_wheel('.'))"
    done = subprocess.run([sys.executable, "-c", build], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    with zipfile.ZipFile(next(folder.glob("*.whl"))) as wheel:
        packed = set(wheel.namelist())
    assert {"doab/bots/weights/rajas.net", "doab/bots/weights/agra.net"} <= packed
    read = {".net", ".toml", ".ftl"}
    files = {path for path in (folder / "src").rglob("*") if path.suffix in read}
    assert {path.relative_to(folder / "src").as_posix() for path in files} - packed == set()
