"""In which language the terminal talks."""

import pytest

from doab.cli import drawing
from doab.core import Game
from doab.rajas import RULES
from tests.cli.conftest import Run


def test_english_is_the_default_and_can_be_named(run: Run) -> None:
    plain = run("play", "--players", "Asha,Bram", "--seed", "1", "--save", "a.doab", typed="quit\n")
    named = run("play", "--players", "Asha,Bram", "--seed", "1", "--save", "b.doab", "--language", "en", typed="quit\n")
    assert named.exit_code == 0
    assert named.stdout == plain.stdout.replace("a.doab", "b.doab")


def test_a_language_that_there_is_not_is_refused(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    result = run("play", "--language", "xx")
    assert result.exit_code == 2
    assert "“xx” is not one of en" in result.stderr
    monkeypatch.setenv("DOAB_LANGUAGE", "yy")
    assert "“yy” is not one of en" in run("games").stderr


def test_who_reads_another_language_sees_labels_instead_of_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new(RULES, ["Asha", "Bram"], {}, 1)
    game.settle()
    assert drawing.drawing_of(game).choices(game)[0].short == "quarry"
    monkeypatch.setattr(drawing, "in_language_of_answers", lambda: False)
    assert drawing.drawing_of(game).choices(game)[0].short == "Place a worker in the quarry"
