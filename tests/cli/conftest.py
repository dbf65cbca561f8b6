"""What the tests of the command line share: a runner, and saved games."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from doab.cli import app
from doab.cli.language import choose
from doab.core import Game

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def default_language() -> Iterator[None]:
    """A terminal speaks one language to its end; the next test is another terminal."""
    yield
    choose(None)


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Calls `doab` in an empty folder: `run("play", "--seed", "1", typed="quit\\n")`."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.delenv("NO_COLOR", raising=False)

    def call(*words: str, typed: str = "", columns: int = 120) -> Result:
        monkeypatch.setenv("COLUMNS", str(columns))
        return CliRunner().invoke(app, words, input=typed, prog_name="doab")

    return call


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a whole random game of two."""
    game = Game.new("rajas", ["Asha", "Bram"], seed=4)
    game.play_random(4)
    path = tmp_path / "finished.doab"
    path.write_text(str(game.record()), encoding="utf-8")
    return path
