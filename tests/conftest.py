"""What holds in all tests."""

import os
from importlib.util import find_spec
from pathlib import Path

import pytest

from tools.compile import BUILD, compiled_folder

# Also for the programs that tests start: a phrase without a message is a fault, not a key on the screen.
os.environ["DOAB_STRICT_WORDING"] = "1"


def engines() -> str:
    """Which engines are tested, by where they would be imported from: importing them here, coverage would miss it."""
    found = find_spec("doab")
    origin = "" if found is None else str(found.origin)
    return "compiled" if Path(origin).is_relative_to(BUILD) else "interpreted"


def pytest_configure() -> None:
    """Whoever says which engines are meant (`DOAB_ENGINES`) gets those or none, and never those of yesterday."""
    if os.environ.get("DOAB_ENGINES", engines()) != engines():
        raise pytest.UsageError(f"DOAB_ENGINES is {os.environ['DOAB_ENGINES']}, but the engines are {engines()}")
    if engines() == "compiled" and compiled_folder() is None:
        raise pytest.UsageError("the compiled engines are not those of the sources: 'make compile' compiles them anew")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if engines() == "compiled":
        for item in items:
            if item.get_closest_marker("interpreted"):
                item.add_marker(pytest.mark.skip(reason="compiled classes cannot be looked into"))
