"""Writes the package to dist/: with the compiled engines where they are there, else as sources alone.

    python -m tools.wheel

What `make compile` has made goes in beside the sources, where Python prefers it: nothing is compiled twice.
Such a package fits this version of Python on this kind of machine; the one without is for all.
"""

from __future__ import annotations

import base64
import hashlib
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from pathlib import Path

from tools.compile import ROOT, compiled_folder

DIST = ROOT / "dist"


def main() -> int:
    shutil.rmtree(ROOT / "build" / "lib", ignore_errors=True)  # setuptools would pack what was deleted since
    with tempfile.TemporaryDirectory() as folder:
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq"]
        options = ["--no-deps", "--no-build-isolation", "--wheel-dir", folder]
        subprocess.run([*pip, "wheel", *options, str(ROOT)], check=True)
        pure = next(Path(folder).glob("*.whl"))
        compiled = compiled_folder()
        DIST.mkdir(exist_ok=True)
        if compiled is None:
            print("· nothing is compiled here: the package holds the sources alone", flush=True)
        wheel = Path(shutil.copy(pure, DIST)) if compiled is None else with_compiled(pure, compiled, DIST)
    print(wheel.relative_to(ROOT))
    return 0


def with_compiled(pure: Path, compiled: Path, folder: Path) -> Path:
    """The same package with the compiled libraries in it, named for the Python and the machine that they are for."""
    name, number = pure.name.split("-")[:2]
    about = f"{name}-{number}.dist-info"
    wheel = folder / f"{name}-{number}-{tag()}.whl"
    with zipfile.ZipFile(pure) as source, zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as target:
        lines = []

        def add(path: str, content: bytes) -> None:
            target.writestr(path, content)
            lines.append(f"{path},sha256={digest(content)},{len(content)}")

        for path in source.namelist():
            if path == f"{about}/WHEEL":
                add(path, retagged(source.read(path).decode()).encode())
            elif path != f"{about}/RECORD":
                add(path, source.read(path))
        for library in libraries(compiled):
            add(library.relative_to(compiled).as_posix(), library.read_bytes())
        target.writestr(f"{about}/RECORD", "\n".join([*lines, f"{about}/RECORD,,", ""]))
    return wheel


def libraries(compiled: Path) -> list[Path]:
    """What was compiled; everything else in the folder is a link to the sources, and not followed."""
    return sorted(
        path for path in compiled.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}") if not path.is_symlink()
    )


def tag() -> str:
    """The Python and the kind of machine that compiled libraries are for."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    machine = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return f"{python}-{python}{sys.abiflags}-{machine}"


def retagged(text: str) -> str:
    kept = [line for line in text.splitlines() if line and not line.startswith(("Tag:", "Root-Is-Purelib:"))]
    return "\n".join([*kept, "Root-Is-Purelib: false", f"Tag: {tag()}", ""])


def digest(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


if __name__ == "__main__":
    sys.exit(main())
