"""The board of Rajas draws every place that the rules name, and says nothing that is not in its catalogue."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

WEB = Path(__file__).resolve().parents[2] / "web"
CATALOGUE = WEB.parent / "src" / "doab" / "locale" / "en" / "boards-rajas.ftl"
BOARD = WEB / "src" / "boards" / "rajas"
# A Node that was installed with the Python packages comes before the machine's own.
NODE = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")


def test_every_named_place_is_drawn_and_every_message_is_found() -> None:
    """Drawn without a browser from all views in `web/fixtures`; see `web/checks/places.mjs`."""
    if NODE is None or not (WEB / "node_modules").is_dir():
        pytest.skip("needs Node and the packages of web/, which 'make client' brings")
    told = subprocess.run([NODE, "checks/places.mjs"], cwd=WEB, capture_output=True, text=True, check=False)
    assert (told.returncode, told.stderr) == (0, "")


def test_every_message_of_the_board_is_used_and_every_used_one_is_written() -> None:
    written = set(re.findall(r"^(rajas-board-[\w-]+) =", CATALOGUE.read_text(encoding="utf-8"), re.MULTILINE))
    sources = [*BOARD.rglob("*.svelte"), *BOARD.rglob("*.ts")]
    used = {key for path in sources for key in re.findall(r"'(rajas-board-[\w-]+)'", path.read_text(encoding="utf-8"))}
    assert sorted(used - written) == []
    assert sorted(written - used) == []
