"""The board of Agra marks every place that the rules name."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from doab.agra.rules import RULES

WEB = Path(__file__).resolve().parents[2] / "web"
# A Node that was installed with the Python packages comes before the machine's own.
NODE = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")
SCRIPT = """
import { createServer } from 'vite';
const quiet = { appType: 'custom', logLevel: 'error' };
const server = await createServer({ ...quiet, server: { middlewareMode: true, ws: false, watch: null } });
const { places } = await server.ssrLoadModule('/src/boards/agra/places.ts');
process.stdout.write(JSON.stringify(places()));
await server.close();
"""


@pytest.fixture(scope="module")
def marked() -> set[str]:
    """The places that the board knows, as its own source says."""
    if NODE is None or not (WEB / "node_modules").is_dir():
        pytest.skip("needs Node and the packages of web/, which 'make client' brings")
    told = subprocess.run(
        [NODE, "--input-type=module", "-"], input=SCRIPT, cwd=WEB, capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stderr
    found: list[str] = json.loads(told.stdout)
    assert len(found) == len(set(found)), "no place is named twice"
    return set(found)


def test_every_target_of_an_action_is_a_place_of_the_board(marked: set[str]) -> None:
    targets = {target for action in RULES.table for target in action.targets}
    assert targets - marked == set()


def test_the_board_marks_exactly_what_the_rules_explain(marked: set[str]) -> None:
    assert marked == set(RULES.places())
