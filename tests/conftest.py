"""What holds in all tests."""

import os
from collections.abc import Generator
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.evidence import LastWords, keep
from tools.compile import BUILD, compiled_folder

# Also for the programs that tests start: a phrase without a message is a fault, not a key on the screen.
os.environ["DOAB_STRICT_WORDING"] = "1"


def engines() -> str:
    """Which engines are tested, by where they would be imported from: importing them here, coverage would miss it."""
    found = find_spec("doab")
    origin = "" if found is None else str(found.origin)
    return "compiled" if Path(origin).is_relative_to(BUILD) else "interpreted"


def pytest_configure(config: pytest.Config) -> None:
    """If `DOAB_ENGINES` says which engines are meant, the tests get those or none, and never outdated ones."""
    if os.environ.get("DOAB_ENGINES", engines()) != engines():
        raise pytest.UsageError(f"DOAB_ENGINES is {os.environ['DOAB_ENGINES']}, but the engines are {engines()}")
    if engines() == "compiled" and compiled_folder() is None:
        raise pytest.UsageError("the compiled engines are not those of the sources: 'make compile' compiles them again")
    if not hasattr(config, "workerinput"):  # of several processes, the one that tells people
        config.pluginmanager.register(LastWords())


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        keep(item, report)
    return report


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """`DOAB_TRIED_COMPILED` names folders whose tests are made with compiled engines, in a run of their own."""
    if engines() == "compiled":
        for item in items:
            if item.get_closest_marker("interpreted"):
                item.add_marker(pytest.mark.skip(reason="compiled classes cannot be looked into"))
        return
    elsewhere = [config.rootpath / folder for folder in os.environ.get("DOAB_TRIED_COMPILED", "").split()]
    later = [
        item
        for item in items
        if any(folder in item.path.parents for folder in elsewhere) and not item.get_closest_marker("interpreted")
    ]
    if later:
        config.hook.pytest_deselected(items=later)
        left = set(items) - set(later)
        items[:] = [item for item in items if item in left]
