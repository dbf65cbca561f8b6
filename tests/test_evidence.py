"""What a failing test leaves behind, and what is said about it at the very end."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests import evidence

FAILED = "tests/server/test_talk.py::test_notes[a b]"


def failing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Any, Any]:
    """A test that has failed, and its report."""
    monkeypatch.setattr(evidence, "FOLDER", tmp_path)
    item = SimpleNamespace(nodeid=FAILED, stash=pytest.Stash())
    report = SimpleNamespace(nodeid=FAILED, failed=True, when="call", longreprtext="assert 1 == 2")
    report.sections, report.user_properties = [("log", "…")], []
    return item, report


def test_report_and_witnesses_lie_in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    item, report = failing(tmp_path, monkeypatch)

    def crash(folder: Path) -> None:
        raise OSError("the page has crashed")

    def testify(folder: Path) -> None:
        (folder / "server.log").write_text("a line\n", encoding="utf-8")

    evidence.call_witness(item, crash)
    evidence.call_witness(item, testify)
    evidence.keep(item, report)
    folder = tmp_path / "server-test_talk.py-test_notes-a-b"
    assert {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()} == {
        "call.txt": "assert 1 == 2\n\n---- log\n…\n",
        "call-not-seen.txt": "OSError('the page has crashed')\n",
        "server.log": "a line\n",
    }
    assert report.user_properties == [("evidence", str(folder))]


def test_the_last_words_name_the_test_and_its_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    item, report = failing(tmp_path, monkeypatch)
    evidence.keep(item, report)
    last_words = evidence.LastWords()
    last_words.pytest_runtest_logreport(report)
    lines: list[str] = []
    reporter = SimpleNamespace(write_line=lambda line, **_: lines.append(line))
    plugins = SimpleNamespace(get_plugin={"terminalreporter": reporter}.get)
    session: Any = SimpleNamespace(config=SimpleNamespace(pluginmanager=plugins))
    ending = last_words.pytest_sessionfinish(session)
    next(ending)
    with pytest.raises(StopIteration):
        ending.send(None)
    assert lines == [
        "",
        "What failed, and where its report, log and screenshots lie:",
        f"  {FAILED}\n    {tmp_path / 'server-test_talk.py-test_notes-a-b'}",
    ]
