"""One round of one engine, in a process of its own: `python -m benchmarks.one_engine NAME SECONDS ROUND`.

Prints what was measured as JSON. The process keeps to one core and to one thread.
"""

from __future__ import annotations

import json
import os
import platform
import sys
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version

from benchmarks.measuring import measure


def main(name: str, seconds: float, number: int) -> None:
    stay_on_one_core()
    titles = import_module(f"benchmarks.peers.{name}").titles()
    try:
        known = version("doab" if name == "ours" else name.replace("_", "-"))
    except PackageNotFoundError:
        known = ""
    measured = [measure(title, seconds, 1_000_000 * number) for title in titles]
    print(json.dumps({"version": known, "python": platform.python_version(), "titles": measured}))


def stay_on_one_core() -> None:
    """The last one: the first serves most interrupts."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]))
