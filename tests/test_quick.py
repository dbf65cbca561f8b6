"""`make quick` runs what a change may have broken."""

from pathlib import Path

import pytest

from tools import quick

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize(
    ("files", "games"),
    [
        ([], []),
        (["docs/records.md", "src/doab/bots/plans.py"], []),
        (["src/doab/agra/rules/sailor.py", "README.md"], ["agra"]),
        (["tests/rajas/test_dice_rulings.py"], ["rajas"]),
        (["docs/rajas/rulings.md", "src/doab/agra/view/view.py"], ["rajas", "agra"]),
        (["src/doab/core/state.py"], ["rajas", "agra"]),
    ],
)
def test_the_games_that_changed_are_tried(files: list[str], games: list[str]) -> None:
    assert quick.games_of(files) == games
    *_, tests = quick.steps(files)
    for game in quick.GAMES:
        assert (f"tests/{game}" in tests.command) is (game in games)
    assert tests.command[-1].endswith("[sqlite-agra]" if games == ["agra"] else "[sqlite-rajas]")


def test_the_pages_are_looked_at_only_if_something_changed_there() -> None:
    assert [step.what for step in quick.steps(["src/doab/core/state.py"])] == [
        "style",
        "format",
        "types",
        "rules map",
        "tests",
    ]
    for file in ("web/src/api/live.svelte.ts", "src/doab/locale/nl/ui.ftl"):
        assert "types of the pages" in [step.what for step in quick.steps([file])]


def test_what_it_runs_is_there() -> None:
    *_, tests = quick.steps(["src/doab/core/state.py"])
    for word in tests.command:
        if word.startswith("tests/"):
            assert (ROOT / word.partition("::")[0]).exists(), word
    name = quick.ONE_GAME.partition("::")[2].partition("[")[0]
    assert f"def {name}(" in (ROOT / quick.ONE_GAME.partition("::")[0]).read_text(encoding="utf-8")


def test_the_first_step_that_fails_ends_it(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    ran = [quick.Step("one", ("true",)), quick.Step("two", ("false",), "Mend it."), quick.Step("three", ("true",))]
    monkeypatch.setattr(quick, "steps", lambda files: iter(ran))
    assert quick.main([]) == 1
    assert capfd.readouterr() == ("· one\n· two\n", "Mend it.\n")
    ran.pop(1)
    assert quick.main([]) == 0
    assert capfd.readouterr().out.endswith(" s: one 0 s, three 0 s\n")
