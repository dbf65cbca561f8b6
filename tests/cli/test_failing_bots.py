"""`doab play` with bots that fail: one line says what went wrong, no answer is lost, and the game can go on."""

import logging
import sys
from pathlib import Path
from typing import Any

import pytest

import doab.bots.base
from doab.bots import Advice, BotKind, Prospect, bot_kinds, register_bot
from doab.bots.base import _registered
from doab.core import Action, Game, Rules
from tests.cli.conftest import Run
from tests.cli.test_aides import answers_of


class Sound:
    """Always the last answer."""

    name = "sound"

    def __init__(self, rules: Rules, seed: int | str) -> None: ...

    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        return actions[-1]

    def advise(self, view: dict[str, Any], actions: list[Action]) -> list[Advice]:
        return [Advice(actions[-1], Prospect(0.5, 0.0), (actions[-1],))]

    def prospects(self, view: dict[str, Any]) -> list[Prospect]:
        return [Prospect(0.5, 0.0)] * len(view["names"])


class Crashing(Sound):
    error: BaseException = ValueError("no idea\nat all")

    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        raise self.error

    def advise(self, view: dict[str, Any], actions: list[Action]) -> list[Advice]:
        raise self.error


class Tiring(Sound):
    """Gives one answer and no second one."""

    def __init__(self, rules: Rules, seed: int | str) -> None:
        self.answered = False

    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        if self.answered:
            raise RuntimeError("tired")
        self.answered = True
        return actions[-1]


class Cheating(Sound):
    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        actions.append(Action(99_999, "place the moon", "place"))
        return actions[-1]


class Silent(Sound):
    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        return None  # type: ignore[return-value]

    def advise(self, view: dict[str, Any], actions: list[Action]) -> list[Advice]:
        return []


class Sulking(Sound):
    """Does not want to hear how it ended."""

    def finish(self, view: dict[str, Any]) -> None:
        raise RuntimeError("not fair")


def unmakeable(rules: Rules, seed: int | str) -> Sound:
    raise RuntimeError("the weights are missing")


@pytest.fixture(autouse=True)
def bots(monkeypatch: pytest.MonkeyPatch) -> None:
    bot_kinds()  # those of the program come first
    monkeypatch.setattr(doab.bots.base, "_registered", dict(_registered))
    register_bot(BotKind("hard", "sound", Sound))
    for made in (Crashing, Tiring, Cheating, Silent, Sulking):
        register_bot(BotKind(made.__name__.lower(), "fails", made))
    register_bot(BotKind("unmakeable", "fails", unmakeable))


def game_with(bots: str, *words: str) -> tuple[str, ...]:
    return ("play", "--players", "Asha", "--bots", bots, "--seed", "3", "--save", "g.doab", *words)


# ---------------------------------------------------------------- at a seat of its own


@pytest.mark.parametrize(
    ("language", "failed", "saved"),
    [
        ("en", "Ravi (crashing bot) cannot go on: ", "The game is saved. Go on with:"),
        ("nl", "Ravi (bot: crashing) kan niet verder: ", "Het spel is bewaard. Ga verder met:"),
        ("de", "Ravi (Bot: crashing) kann nicht weiterspielen: ", "Die Partie ist gespeichert. Weiter geht es mit:"),
        ("es", "Ravi (bot crashing) no puede seguir: ", "La partida está guardada. Sigue con:"),
    ],
)
def test_an_opponent_that_raises_ends_the_sitting_and_no_more(run: Run, language: str, failed: str, saved: str) -> None:
    result = run(*game_with("crashing", "--language", language), typed="blue terrace\n")
    assert (result.exit_code, result.stderr) == (2, f"error: {failed}ValueError: no idea at all\n")
    assert result.stdout.splitlines()[-1] == f"{saved} doab play --resume g.doab"
    assert answers_of("Asha") == ["place blue terrace"]
    again = run("play", "--resume", "g.doab", "--bots", "random", typed="q\n")
    assert "Asha: Where does your worker go?" in again.stdout
    assert answers_of("Ravi") != []


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("cheating", "it answered “place the moon”, which is not offered"),
        ("silent", "it answered “None”, which is not offered"),
    ],
)
def test_an_opponent_that_answers_what_is_not_offered(run: Run, bot: str, reason: str) -> None:
    result = run(*game_with(bot), typed="purple terrace\n")
    assert (result.exit_code, result.stderr) == (2, f"error: Ravi ({bot} bot) cannot go on: {reason}\n")
    assert result.stdout.splitlines()[-1] == "The game is saved. Go on with: doab play --resume g.doab"
    assert answers_of("Asha") == ["place purple terrace"]


@pytest.mark.parametrize(
    ("error", "reason"), [(EOFError("no more"), "EOFError: no more"), (SystemExit(0), "SystemExit: 0")]
)
def test_what_ends_a_sitting_or_a_program_does_not_when_a_bot_says_it(
    run: Run, monkeypatch: pytest.MonkeyPatch, error: BaseException, reason: str
) -> None:
    monkeypatch.setattr(Crashing, "error", error)
    result = run(*game_with("crashing"), typed="blue terrace\n")
    assert (result.exit_code, result.stderr) == (2, f"error: Ravi (crashing bot) cannot go on: {reason}\n")


def test_where_it_failed_is_in_the_log(run: Run, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "doab.cli.opponents")
    run(*game_with("crashing"), typed="blue terrace\n")
    (record,) = [record for record in caplog.records if record.name == "doab.cli.opponents"]
    assert record.exc_info is not None
    assert record.exc_info[1] is Crashing.error


def test_a_program_that_fails_says_how_to_go_on(run: Run) -> None:
    script = 'import sys; print(\'{"type": "hello", "protocol": 1}\', flush=True); sys.stdin.readline(); sys.exit(4)'
    Path("soon_gone.py").write_text(script, "utf-8")
    command = f"{sys.executable} soon_gone.py"
    result = run(*game_with(f"program:{command}"), typed="blue terrace\n")
    told = f"Ravi (program bot) cannot go on: the program “{command}” ended with status 4"
    assert (result.exit_code, result.stderr) == (2, f"error: {told}\n")
    assert result.stdout.splitlines()[-1] == "The game is saved. Go on with: doab play --resume g.doab"
    assert answers_of("Asha") == ["place blue terrace"]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "the bot “unmakeable” cannot play: "),
        ("nl", "de bot “unmakeable” kan niet spelen: "),
        ("de", "der Bot „unmakeable“ kann nicht spielen: "),
        ("es", "el bot «unmakeable» no puede jugar: "),
    ],
)
def test_a_bot_that_cannot_be_made(run: Run, language: str, told: str) -> None:
    reason = "RuntimeError: the weights are missing"
    result = run(*game_with("unmakeable", "--language", language))
    assert (result.exit_code, result.stderr) == (2, f"error: {told}{reason}\n")
    assert not Path("g.doab").exists()
    result = run(*game_with("random", "--language", language), typed="auto unmakeable\nhint unmakeable\nq\n")
    assert (result.exit_code, result.stdout.count(f"{told}{reason}\n")) == (0, 2)


def test_a_bot_that_fails_when_all_is_over(run: Run) -> None:
    """The result is told nevertheless."""
    result = run(*game_with("sulking"), typed="auto random\n" + "\n" * 3000)
    assert result.exit_code == 0
    assert "Ravi (sulking bot) cannot go on: RuntimeError: not fair\n" in result.stdout
    assert "The game is over" in result.stdout
    assert "See the game again with: doab replay g.doab" in result.stdout


# ---------------------------------------------------------------- in somebody's place


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "crashing no longer plays for Asha: "),
        ("nl", "crashing speelt niet meer voor Asha: "),
        ("de", "crashing spielt nicht mehr für Asha: "),
        ("es", "crashing ya no juega por Asha: "),
    ],
)
@pytest.mark.parametrize("typed", ["auto crashing", "auto turn crashing"])
def test_a_stand_in_that_raises_is_sent_home(run: Run, language: str, told: str, typed: str) -> None:
    result = run(*game_with("random", "--language", language), typed=f"{typed}\nauto off\nblue terrace\nq\n")
    assert result.exit_code == 0
    assert result.stdout.count(f"{told}ValueError: no idea at all\n") == 1
    assert answers_of("Asha") == ["place blue terrace"]
    nobody = {"en": "no bot plays for Asha\n", "nl": "er speelt geen bot voor Asha\n"}
    nobody |= {"de": "für Asha spielt kein Bot\n", "es": "ningún bot juega por Asha\n"}
    assert nobody[language] in result.stdout


def test_a_stand_in_that_raises_later_has_told_what_it_did(run: Run) -> None:
    told = run(*game_with("random"), typed="quarry\nauto turn tiring\nq\n").stdout
    assert told.index("tiring played for Asha:") < told.index("tiring no longer plays for Asha: RuntimeError: tired\n")
    assert len(answers_of("Asha")) == 2


def test_a_stand_in_that_answers_what_is_not_offered(run: Run) -> None:
    told = run(*game_with("random"), typed="auto silent\nauto turn cheating\nq\n").stdout
    assert "silent no longer plays for Asha: it answered “None”, which is not offered\n" in told
    assert "cheating no longer plays for Asha: it answered “place the moon”, which is not offered\n" in told
    assert answers_of("Asha") == []


@pytest.mark.parametrize("typed", ["auto crashing\n", "hint crashing\n"])
def test_who_interrupts_a_bot_ends_the_sitting(run: Run, monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    monkeypatch.setattr(Crashing, "error", KeyboardInterrupt())
    result = run(*game_with("random"), typed=f"{typed}blue terrace\nq\n")
    assert result.exit_code == 0
    assert result.stdout.splitlines()[-1] == "The game is saved. Go on with: doab play --resume g.doab"
    assert answers_of("Asha") == []
    assert "crashing no longer" not in result.stdout


# ---------------------------------------------------------------- hints


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "crashing has no hint: "),
        ("nl", "crashing heeft geen tip: "),
        ("de", "crashing hat keinen Tipp: "),
        ("es", "crashing no tiene ningún consejo: "),
    ],
)
def test_a_hint_that_fails_costs_nothing(run: Run, language: str, told: str) -> None:
    result = run(*game_with("random", "--language", language), typed="hint crashing\nblue terrace\nq\n")
    assert result.exit_code == 0
    assert f"{told}ValueError: no idea at all\n" in result.stdout
    assert answers_of("Asha") == ["place blue terrace"]


def test_an_adviser_that_failed_is_not_remembered(run: Run) -> None:
    told = run(*game_with("random"), typed="hint crashing\nhint silent\nhint\nq\n").stdout
    assert "crashing has no hint: ValueError: no idea at all\n" in told
    assert "silent has no hint: IndexError: list index out of range\n" in told
    assert told.count("hard would answer:") == 1


def test_a_bot_that_failed_begins_anew(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Rules] = []
    monkeypatch.setattr(Crashing, "__init__", lambda self, rules, seed: made.append(rules))
    run(*game_with("random"), typed="hint crashing\nhint crashing\nauto crashing\nauto crashing\nq\n")
    assert len(made) == 4


def test_the_record_of_a_game_with_a_failing_bot_checks_out(run: Run) -> None:
    run(*game_with("tiring"), typed="blue terrace\n1\n1\n")
    assert len(answers_of("Ravi")) == 1
    assert run("record", "check", "g.doab").exit_code == 0
    assert not Game.from_record(Path("g.doab").read_text("utf-8")).over
