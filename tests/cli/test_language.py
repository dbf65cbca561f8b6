"""In which language the terminal talks."""

import pytest

from doab.bots import BotKind, base, bot_kinds
from doab.bots.chaotic import ChaoticBot
from doab.cli import drawing
from doab.core import Game, registry
from doab.rajas import RULES
from pebbles import RULES as PEBBLES
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


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Ravi is a bot (easy)."),
        ("nl", "Ravi is een bot (easy)."),
        ("de", "Ravi ist ein Bot (easy)."),
        ("es", "Ravi es un bot (easy)."),
    ],
)
def test_who_is_a_bot(run: Run, language: str, told: str) -> None:
    """Whatever the bot is called."""
    words = ("play", "--bots", "easy", "--seed", "3", "--save", "g.doab", "--language", language)
    assert f"{told}\n" in run(*words, typed="q\n").stdout


# ---------------------------------------------------------------- what is wrong with what was typed


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "there is no bot “{}”; the bots are random (answers anything that is allowed;"),
        ("nl", "er is geen bot “{}”; de bots zijn random (Antwoordt wat er maar mag. "),
        ("de", "es gibt keinen Bot „{}“; die Bots sind random (Antwortet irgendetwas Erlaubtes. "),
        ("es", "no hay ningún bot «{}»; los bots son random (Responde cualquier cosa permitida. "),
    ],
)
def test_a_bot_that_there_is_not(run: Run, language: str, told: str) -> None:
    words = ("play", "--bots", "random", "--seed", "3", "--save", "g.doab", "--language", language)
    shown = " ".join(run(*words, typed="hint nosuch\nauto zz\nauto turn yy\nq\n").stdout.split())
    assert [name for name in ("nosuch", "zz", "yy") if told.format(name) not in shown] == []


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "the bot “sailor” does not know Agra; the bots are random ("),
        ("nl", "de bot “sailor” kent Agra niet; de bots zijn random ("),
        ("de", "der Bot „sailor“ kennt Agra nicht; die Bots sind random ("),
        ("es", "el bot «sailor» no conoce Agra; los bots son random ("),
    ],
)
def test_a_bot_that_does_not_know_the_game(run: Run, monkeypatch: pytest.MonkeyPatch, language: str, told: str) -> None:
    bot_kinds()  # those of the program come first
    sailor = BotKind("sailor", "only sails", ChaoticBot, games=("rajas",))
    monkeypatch.setitem(base._registered, "sailor", sailor)
    words = ("play", "agra", "--bots", "random", "--seed", "3", "--save", "g.doab", "--language", language)
    assert told in run(*words, typed="auto sailor\nq\n").stdout


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "“die blue 3” cannot be taken back: it was chance that answered"),
        ("nl", "“die blue 3” kan niet teruggenomen worden: het was het toeval dat antwoordde"),
        ("de", "„die blue 3“ kann nicht zurückgenommen werden: da hat der Zufall geantwortet"),
        ("es", "«die blue 3» no se puede deshacer: fue el azar quien respondió"),
    ],
)
def test_what_chance_answered_is_not_taken_back(run: Run, language: str, told: str) -> None:
    words = ("play", "--players", "Asha,Bram", "--seed", "3", "--save", "g.doab", "--language", language)
    assert f"Bram > undo\n{told}\n" in run(*words, typed="blue terrace\nundo\nq\n").stdout


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "“show” cannot be taken back: it showed something that was hidden"),
        ("nl", "“show” kan niet teruggenomen worden: het toonde iets dat verborgen was"),
        ("de", "„show“ kann nicht zurückgenommen werden: es hat etwas Verdecktes gezeigt"),
        ("es", "«show» no se puede deshacer: mostró algo que estaba oculto"),
    ],
)
def test_what_was_shown_is_not_taken_back(run: Run, monkeypatch: pytest.MonkeyPatch, language: str, told: str) -> None:
    monkeypatch.setitem(registry._registered, "pebbles", PEBBLES)
    words = ("play", "pebbles", "--players", "Asha,Bram", "--seed", "1", "--save", "g.doab", "--language", language)
    assert f" > undo\n{told}\n" in run(*words, typed="show\nundo\nq\n").stdout


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "“{}” cannot be taken back: Asha gave it, and somebody else has answered since"),
        ("nl", "“{}” kan niet teruggenomen worden: Asha gaf dat antwoord, en daarna antwoordde iemand anders"),
        ("de", "„{}“ kann nicht zurückgenommen werden: Asha hat so geantwortet, und danach jemand anders"),
        ("es", "«{}» no se puede deshacer: lo respondió Asha, y después ha respondido alguien más"),
    ],
)
def test_what_somebody_else_has_answered_since_is_not_taken_back(run: Run, language: str, told: str) -> None:
    """Not even after that one has taken the own answer back."""
    words = ("play", "--players", "Asha,Bram", "--seed", "3", "--save", "g.doab", "--language", language)
    shown = run(*words, typed="mixed market\nquarry\nundo\nundo\nq\n", columns=160).stdout
    assert f"Bram > undo\n{told.format('place mixed market')}\n" in shown


@pytest.mark.parametrize(
    ("language", "rule", "word"),
    [
        ("en", "no rule “{}” is explained here; all rules are in docs/", "“{}” is not an answer in this game;"),
        ("nl", "hier wordt geen regel “{}” uitgelegd; alle regels staan in docs/", "“{}” is geen antwoord in dit spel"),
        ("de", "hier wird keine Regel „{}“ erklärt; alle Regeln stehen in docs/", "„{}“ ist keine Antwort in diesem"),
        ("es", "aquí no se explica ninguna regla «{}»; todas las reglas están en docs/", "«{}» no es una respuesta de"),
    ],
)
@pytest.mark.parametrize("game", ["rajas", "agra", "pebbles"])
def test_a_rule_that_there_is_not_and_a_log_of_no_number(
    run: Run, monkeypatch: pytest.MonkeyPatch, game: str, language: str, rule: str, word: str
) -> None:
    monkeypatch.setitem(registry._registered, "pebbles", PEBBLES)
    words = ("play", game, "--bots", "random", "--seed", "3", "--save", "g.doab", "--language", language)
    result = run(*words, typed="rules zz\nrules 99\nlog x\nlog 0\nlog 3 4\nq\n")
    assert result.exit_code == 0
    told = [rule.format("zz"), rule.format("99"), *(word.format(typed) for typed in ("log x", "log 0", "log 3 4"))]
    lines = result.stdout[result.stdout.index(" > rules zz") :].splitlines()
    assert [line.startswith(one) for line, one in zip(lines[1::2], told, strict=False)] == [True] * 5
