"""Every event that a game tells of moves a piece that is drawn, between places of the board, in bounded time."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

WEB = Path(__file__).resolve().parents[2] / "web"
# A Node that was installed with the Python packages comes before the machine's own.
NODE = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")


def test_every_event_is_seen_to_move_or_said_to_show_nothing() -> None:
    """Without a browser, with one event of every kind in `web/fixtures`; see `web/checks/motion.mjs`."""
    if NODE is None or not (WEB / "node_modules").is_dir():
        pytest.skip("needs Node and the packages of web/, which 'make client' brings")
    told = subprocess.run([NODE, "checks/motion.mjs"], cwd=WEB, capture_output=True, text=True, check=False)
    assert (told.returncode, told.stderr) == (0, "")
