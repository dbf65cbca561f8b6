"""The boards draw every place that the rules name, and say nothing that is not in a catalogue."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

WEB = Path(__file__).resolve().parents[2] / "web"
# A Node that was installed with the Python packages comes before the machine's own.
NODE = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")


def test_every_named_place_is_drawn_and_every_message_is_found() -> None:
    """Drawn without a browser from all views in `web/fixtures`; see `web/checks/places.mjs`."""
    if NODE is None or not (WEB / "node_modules").is_dir():
        pytest.skip("needs Node and the packages of web/, which 'make client' brings")
    told = subprocess.run([NODE, "checks/places.mjs"], cwd=WEB, capture_output=True, text=True, check=False)
    assert (told.returncode, told.stderr) == (0, "")
