"""The board of Agra marks every place that the rules name."""

import json

import pytest

from doab.agra.rules import RULES
from tests.web.node import run_node

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
    told = run_node("--input-type=module", "-", script=SCRIPT)
    assert told.returncode == 0, told.stderr
    found: list[str] = json.loads(told.stdout)
    assert len(found) == len(set(found)), "no place is named twice"
    return set(found)


def test_every_target_of_an_action_is_a_place_of_the_board(marked: set[str]) -> None:
    targets = {target for action in RULES.table for target in action.targets}
    assert targets - marked == set()


def test_the_board_marks_exactly_what_the_rules_explain(marked: set[str]) -> None:
    assert marked == set(RULES.places())
