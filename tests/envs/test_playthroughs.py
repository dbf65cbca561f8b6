"""Playthroughs: every value that the environments gave in four games is the one that was written down."""

import difflib
import os

import pytest

from tests.envs.playthrough import FOLDER, PLAYTHROUGHS, Playthrough


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.name)
def test_playthrough(playthrough: Playthrough) -> None:
    text = playthrough.text()
    if os.environ.get("DOAB_WRITE_PLAYTHROUGHS"):
        playthrough.path.write_text(text, encoding="utf-8")
    written = playthrough.path.read_text(encoding="utf-8")
    if text != written:
        changes = difflib.unified_diff(written.splitlines(), text.splitlines(), "written", "now", lineterm="", n=1)
        pytest.fail("\n".join(list(changes)[:60]), pytrace=False)


def test_every_file_is_played() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {playthrough.name for playthrough in PLAYTHROUGHS}
