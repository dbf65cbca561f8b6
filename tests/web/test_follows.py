"""The browser knows no rule: a rule is changed in Python, and what the page draws and tells changes with it."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import doab.agra.view.view as agra_view
import doab.rajas.view.view as rajas_view
from doab.agra import agra
from doab.agra.rules import farm, river
from doab.agra.table.state import Agra
from doab.rajas import rajas
from doab.rajas.rules import placing, tracks
from doab.rajas.table.state import Player, Rajas
from tests.web.node import NODE, WEB

RAJAS = (
    "Asha: money 9, fame 4, dice blue 6, tile orange 7 fork tea2 spices1 at 2,3 turned E "
    "| Bram: boat 3, fame 20 | asks Asha"
)
AGRA = (
    "Teal: rupees 7, favour 3, goods wood 4 oil 1, standing quarry, artisans 3 "
    "| Pink: rupees 12, artisans 5, scholars 1 | boat 2 | limit 4 | river mullah painter | asks Teal: action"
)
DRAWN = "src/boards/pairs.drawn.test.ts"
KNOWN_TO_RULES = re.compile(r"OPEN_LEVEL|mostWorkers|diceLimit|leadOf|freeSpace|farmOutput|yieldOf|priceOf|rewardOf")


@dataclass(frozen=True)
class Rule:
    """Something that a rule decides. `owner.name` becomes `instead`."""

    says: str
    owner: object
    name: str
    instead: Callable[..., Any]
    game: str


def last_space(state: Rajas, kind: int) -> int:
    return state.side.first[kind] + state.side.number[kind] - 1


RULES = (
    Rule("the lead", tracks, "lead_of", lambda state, seat: 31, RAJAS),
    Rule("how many coins are a space of fame", tracks, "steps_of_money", lambda money: money, RAJAS),
    Rule("how many workers there may be", tracks, "most_workers", lambda state: 1, RAJAS),
    Rule("the first free space", placing, "free_space", last_space, RAJAS),
    Rule("room for dice", Player, "limit", lambda player: 8, RAJAS),
    Rule("whose turn it is in Rajas", rajas_view, "_turn", lambda state: 1, RAJAS),
    Rule("what the next worker pays", rajas_view, "_costs", lambda state: {"quarry": 49}, RAJAS),
    Rule("where workers wait", rajas_view, "_waiting", lambda state, seat, bonuses: [], RAJAS),
    Rule("which notables can be served", river, "open_level", lambda state: 4, AGRA),
    Rule("how many notables are won", river, "won_of_level", lambda state, level: 2, AGRA),
    Rule("what a good is worth", Agra, "value", lambda state, good: 9, AGRA),
    Rule("what the side of a farm yields", farm, "yield_of", lambda edition, side, *square: side, AGRA),
    Rule("whose turn it is in Agra", Agra, "owner", lambda state: 1, AGRA),
    Rule("what an order pays", agra_view, "reward_of", lambda state, seat, guild: 58, AGRA),
    Rule("how many orders a guild has", agra_view, "markers_in", lambda state, guild: 3, AGRA),
    Rule("the step of influence", Agra, "step", lambda state, seat, guild: 2, AGRA),
    Rule("how much favour an action needs", agra_view, "OWN", [99] * 17, AGRA),  # type: ignore[arg-type]
)


def seen(text: str) -> dict[str, Any]:
    agra_view._squares.cache_clear()
    game = rajas(text) if text == RAJAS else agra(text)
    return {name: value for name, value in game.view(0).items() if name != "state"}


def test_what_a_rule_decides_follows_from_python_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = tmp_path / "pairs"
    pairs.mkdir()
    for rule in RULES:
        before = seen(rule.game)
        with monkeypatch.context() as changed:
            changed.setattr(rule.owner, rule.name, rule.instead)
            after = seen(rule.game)
        assert after["table"] != before["table"], rule.says
        name = f"{rule.says}.json"
        (pairs / name).write_text(json.dumps([before, after]), encoding="utf-8")
    agra_view._squares.cache_clear()
    if NODE is None or not (WEB / "node_modules").is_dir():
        pytest.skip("needs Node and the packages of web/, which 'make client' brings")
    results = tmp_path / "results.json"
    done = subprocess.run(
        [*(NODE, "node_modules/vitest/vitest.mjs", "run", DRAWN), "--reporter=json", f"--outputFile={results}"],
        cwd=WEB,
        env=os.environ | {"DOAB_PAIRS": str(pairs)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert results.is_file(), done.stderr
    (told,) = json.loads(results.read_text(encoding="utf-8"))["testResults"]
    found = {one["title"].removesuffix(".json"): one["status"] for one in told["assertionResults"]}
    assert found == {rule.says: "passed" for rule in RULES}


def test_no_file_of_the_boards_names_what_only_rules_know() -> None:
    files = [*(WEB / "src" / "boards").rglob("*.ts"), *(WEB / "src" / "boards").rglob("*.svelte")]
    assert [path.name for path in files if KNOWN_TO_RULES.search(path.read_text(encoding="utf-8"))] == []
