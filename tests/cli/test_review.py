"""`doab review`: what the chances were, which turns cost most, and what the bot would have done."""

import json
from pathlib import Path

import pytest

import doab.bots.base
from doab.bots import BotKind, register_bot
from doab.bots.base import _registered
from doab.bots.review import review, review_with
from doab.core import Game
from doab.core.turns import turns_of
from tests.bots.advisers import THOUGHTFUL, Thoughtful
from tests.cli.conftest import Run

RECORD = Path(__file__).resolve().parents[1] / "rajas/goldens/two-players.txt"


@pytest.fixture(autouse=True)
def thoughtful(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doab.bots.base, "_registered", dict(_registered))
    register_bot(THOUGHTFUL)
    register_bot(BotKind("slow", "the same, told to think longer", Thoughtful, games=("rajas",)))


def test_a_report_for_people(run: Run) -> None:
    result = run("review", str(RECORD), "--bot", "thoughtful", "--glancing", "none")
    assert result.exit_code == 0, result.output
    lines = result.output.splitlines()
    game = Game.from_record(RECORD.read_text(encoding="utf-8"))
    turns = turns_of(game.steps)
    rows = [line for line in lines if line.startswith("│")]
    assert len(rows) == len(turns)  # the beginning, and every turn but the set-up
    first, last = ([cell.strip() for cell in row.split("│")[1:5]] for row in (rows[0], rows[-1]))
    assert first == ["0", "", "47 % +0.3", "53 % +2.1"]
    own, other = game.rules.scores(game.state)
    assert last == [str(len(turns) - 1), "Asha", f"0 % {own - other:+}.0", f"100 % {other - own:+}.0"]
    assert any(line.startswith("  Asha  ") and line.endswith("47 % → 0 %") for line in lines)
    told = lines[lines.index("Asha: the turns that cost most") :]
    assert told[1] == "  Turn 12 cost 7.5 points and 75 % of the chance to win"
    assert told[2].strip() == "played (answer 113): Lay it on the square in row 1, column 2, its top to the north"
    assert told[3].strip() == "thoughtful instead: Lay it on the square in row 2, column 4, its top to the west"
    assert [cell.strip() for cell in rows[12].split("│")[1:6:4]] == ["12", "7.5"]
    assert sum(line.startswith("  Turn ") for line in told) == 6


def test_a_report_for_programs(run: Run) -> None:
    result = run("review", str(RECORD), "--bot", "thoughtful", "--glancing", "none", "--json")
    game = Game.from_record(RECORD.read_text(encoding="utf-8"))
    adviser = Thoughtful(game.rules, 1)
    expected = review_with(review(game, "thoughtful"), lambda seat, deep: adviser)
    assert json.loads(result.stdout) == expected.to_json()


def test_fewer_turns_and_a_second_look(run: Run) -> None:
    result = run("review", str(RECORD), "--bot", "slow", "--glancing", "thoughtful", "--turns", "2", "--json")
    report = json.loads(result.stdout)
    looked = [[point["cost"][seat] for point in report["points"]] for seat in (0, 1)]
    assert [sum(cost is not None for cost in costs) for costs in looked] == [2, 2]
    assert report["bot"] == "slow"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--bot", "random", "--glancing", "none"), "the bot “random” plays, but cannot be asked what it thinks"),
        (("--bot", "nobody"), "there is no bot “nobody”"),
        (("--bot", "thoughtful", "--glancing", "slow"), "the bot “slow” does not play Agra"),
    ],
)
def test_whom_one_cannot_ask(run: Run, words: tuple[str, ...], told: str) -> None:
    record = RECORD.parents[2] / "agra/goldens/end-influence.txt"
    result = run("review", str(record), *words)
    assert result.exit_code == 2
    assert told in result.stderr


def test_in_other_languages(run: Run) -> None:
    result = run("review", str(RECORD), "--bot", "thoughtful", "--glancing", "none", "--language", "nl")
    assert "Asha: de duurste beurten" in result.output
    assert "thoughtful had gespeeld: " in result.output
