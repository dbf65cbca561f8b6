"""Which games there are: registered by hand, or found through the entry points of installed packages."""

import importlib
from pathlib import Path

import pytest

from doab.core import find_rules, game_names, register, registry
from doab.core.errors import UnknownGame
from pebbles import RULES


@pytest.fixture(autouse=True)
def _clean(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {})
    registry._load.cache_clear()


def install(folder: Path, entry: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A tiny distribution on disk, as an installer would leave it."""
    info = folder / "stones-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: stones\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[doab.games]\n{entry}\n", encoding="utf-8")
    (folder / "stones.py").write_text("from pebbles import RULES\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))
    importlib.invalidate_caches()


def test_a_game_registered_by_hand() -> None:
    register(RULES)
    assert find_rules("pebbles") is RULES
    assert "pebbles" in game_names()


def test_a_game_joins_by_an_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, "pebbles = stones:RULES", monkeypatch)
    assert "pebbles" in game_names()
    assert find_rules("pebbles") is RULES
    registry._load.cache_clear()


def test_an_entry_point_that_is_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, "pebbles = pathlib:Path", monkeypatch)
    with pytest.raises(UnknownGame, match=r"^the entry point of “pebbles” \(pathlib:Path\) is not a game$"):
        find_rules("pebbles")


def test_an_entry_point_that_cannot_be_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, "pebbles = stones:NOTHING", monkeypatch)
    with pytest.raises(UnknownGame, match=r"^the game “pebbles” \(stones:NOTHING\) cannot be loaded: AttributeError"):
        find_rules("pebbles")


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    register(RULES)
    with pytest.raises(UnknownGame) as caught:
        find_rules("chess")
    assert str(caught.value) == f"there is no game “chess”; installed are {', '.join(game_names())}"
