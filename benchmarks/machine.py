"""What a machine is like, as far as figures depend on it. Neither its name nor its paths are included."""

from __future__ import annotations

import os
import platform
import shlex
import subprocess
from importlib.metadata import version
from pathlib import Path

from tools.compile import compiler


def describe() -> dict[str, str]:
    return {
        "processor": processor(),
        "cores": str(os.cpu_count()),
        "memory": memory(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "mypy": version("mypy"),
        "compiler": compiler_version(),
        "load": load(),
    }


def kind() -> str:
    """A short word for file names."""
    return f"{platform.system()}-{platform.machine()}-{os.cpu_count()}-cores".lower()


def processor() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text(encoding="utf-8").splitlines() if cpuinfo.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def memory() -> str:
    pages = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    return f"{pages / 2**30:.0f} GiB"


def compiler_version() -> str:
    try:
        command = [shlex.split(compiler())[0], "--version"]
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout.partition("\n")[0]
    except OSError:
        return "none"


def load() -> str:
    """How many programs wanted to run in the last minute: more than one of them disturbs what is measured."""
    return f"{os.getloadavg()[0]:.1f}"
