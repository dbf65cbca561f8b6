"""What a failing test leaves behind for the person who looks into it: its report, the server's log, and pictures of the
pages.

A folder for each failing test in build/failed; a run begins with an empty one and ends by saying what failed and where
its folder lies.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Generator
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[1] / "build" / "failed"
NAMED = "evidence"
"""The property by which a report, also one of another process, says where the folder of its test lies."""

Witness = Callable[[Path], None]
"""Writes what it saw of a test into a folder."""
WITNESSES = pytest.StashKey[list[Witness]]()


def call_witness(item: pytest.Item, witness: Witness) -> None:
    """Should this test fail, the witness is asked while everything still stands."""
    item.stash.setdefault(WITNESSES, []).append(witness)


def folder_of(nodeid: str) -> Path:
    return FOLDER / re.sub(r"[^\w.-]+", "-", nodeid.removeprefix("tests/")).strip("-")[:150]


def keep(item: pytest.Item, report: pytest.TestReport) -> None:
    """Write down why a test failed, and what its witnesses saw."""
    folder = folder_of(item.nodeid)
    folder.mkdir(parents=True, exist_ok=True)
    told = [report.longreprtext, *(f"---- {title}\n{text}" for title, text in report.sections)]
    (folder / f"{report.when}.txt").write_text("\n\n".join(told) + "\n", encoding="utf-8")
    for witness in item.stash.get(WITNESSES, []):
        try:
            witness(folder)
        except Exception as error:  # a page may have crashed: that must not hide why the test failed
            (folder / f"{report.when}-not-seen.txt").write_text(f"{error!r}\n", encoding="utf-8")
    report.user_properties.append((NAMED, str(folder)))


class LastWords:
    """Says at the very end which tests failed and where to look."""

    def __init__(self) -> None:
        self.failed: dict[str, str] = {}

    def pytest_sessionstart(self) -> None:
        shutil.rmtree(FOLDER, ignore_errors=True)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            folders = [str(value) for name, value in report.user_properties if name == NAMED]
            self.failed[report.nodeid] = folders[0] if folders else "no folder: its process died"

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> Generator[None, object, object]:
        result = yield
        reporter = session.config.pluginmanager.get_plugin("terminalreporter")
        if self.failed and reporter is not None:
            reporter.write_line("")
            reporter.write_line("What failed, and where its report, log and screenshots lie:", red=True)
            for test, folder in self.failed.items():
                reporter.write_line(f"  {test}\n    {folder}")
        return result
