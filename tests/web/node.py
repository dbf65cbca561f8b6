"""Node, which runs what is written for the pages."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

WEB = Path(__file__).resolve().parents[2] / "web"
# A Node that was installed with the Python packages comes before the machine's own.
NODE = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")


def run_node(*arguments: str, script: str | None = None) -> subprocess.CompletedProcess[str]:
    """A program of `web/`, or a script that is given as text."""
    if NODE is None or not (WEB / "node_modules").is_dir():
        pytest.skip("needs Node and the packages of web/, which 'make client' brings")
    return subprocess.run([NODE, *arguments], input=script, cwd=WEB, capture_output=True, text=True, check=False)
