"""`doab play` with bots that help: whom one plays against, hints, and bots that play for people."""

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.status import Status

import doab.bots.base
from doab.bots import Advice, BotKind, Prospect, UnknownBot, bot_kinds, register_bot
from doab.bots.base import _registered
from doab.bots.program import ProgramBot
from doab.cli.opponents import ADVISERS, OPPONENTS, STAND_INS, usual_bot
from doab.core import Action, Game, Rules, find_rules, parse_record, registry
from pebbles import RULES as PEBBLES
from tests.cli.conftest import Run

LANGUAGES = ("en", "nl", "de", "es")


class Sure:
    """Always the last answer, and it says what it thinks: the last is best, and each before it two points worse."""

    name = "sure"

    def __init__(self, rules: Rules, seed: int | str) -> None:
        self.ended: list[Any] = []

    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        return actions[-1]

    def advise(self, view: dict[str, Any], actions: list[Action]) -> list[Advice]:
        best = list(reversed(actions))
        return [
            Advice(action, Prospect(0.625 - worse / 16, 3.5 - 2 * worse), (action, *(best[:1] if not worse else ())))
            for worse, action in enumerate(best)
        ]

    def prospects(self, view: dict[str, Any]) -> list[Prospect]:
        return [Prospect(0.5, 0.0)] * len(view["names"])


class Stubborn(Sure):
    """Cannot go on after the first answer."""

    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        if self.ended:
            raise UnknownBot("I have had enough")
        self.ended.append(True)
        return actions[-1]


def of_strength(setting: str) -> BotKind:
    if setting not in ("1", "2"):
        raise UnknownBot(f"strength {setting}?")
    return BotKind("hard", "sure of itself", Sure, games=("rajas", "agra"))


@pytest.fixture(autouse=True)
def levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels that think nothing, whatever is installed."""
    bot_kinds()  # those of the program come first
    monkeypatch.setattr(doab.bots.base, "_registered", dict(_registered))
    known = ("rajas", "agra")
    register_bot(BotKind("hard", "sure of itself", Sure, 2.0, known, set=of_strength))
    register_bot(BotKind("stubborn", "soon has enough", Stubborn, games=known))


Play = Callable[..., str]


@pytest.fixture
def play(run: Run) -> Play:
    """A game with this typed, and what is shown; against `random`, so that nobody thinks."""

    def call(typed: str, *words: str, game: str = "rajas", bots: str = "random") -> str:
        result = run("play", game, "--bots", bots, "--seed", "3", "--save", "g.doab", *words, typed=typed)
        assert result.exit_code == 0, result.output
        return str(result.stdout)

    return call


def answers_of(player: str) -> list[str]:
    return [move.text for move in parse_record(Path("g.doab").read_text("utf-8")).moves if move.owner == player]


# ---------------------------------------------------------------- whom one plays against


def test_bots_of_any_strength_can_be_named(play: Play) -> None:
    told = play("q\n", bots="hard:2,random")
    assert "Ravi is a bot (hard:2)." in told
    assert "Mira is a bot (random)." in told


def test_an_unknown_bot_is_told_with_those_that_there_are(run: Run) -> None:
    result = run("play", "--bots", "clever")
    assert result.exit_code == 2
    assert "error: there is no bot “clever”; the bots are random (answers anything that is allowed;" in result.stderr
    assert "hard (sure of itself)" in result.stderr
    assert "program" not in result.stderr


def test_a_setting_that_a_bot_does_not_understand_is_told_in_its_words(run: Run) -> None:
    result = run("play", "--bots", "hard:9")
    assert (result.exit_code, result.stderr) == (2, "error: strength 9?\n")


def test_a_bot_that_does_not_know_the_game_is_not_offered(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    register_bot(BotKind("sailor", "only sails", Sure, games=("rajas",)))
    result = run("play", "agra", "--bots", "sailor")
    assert result.exit_code == 2
    assert "error: the bot “sailor” does not know Agra; the bots are random (" in result.stderr
    assert "sailor (" not in result.stderr
    assert "sailor" not in run("play", "agra", "--bots", "list").stdout
    assert "sailor" in run("play", "rajas", "--bots", "list").stdout


@pytest.mark.parametrize(
    ("language", "title", "thinks"),
    [
        ("en", "Bots for Agra", "up to 2 s an answer"),
        ("nl", "Bots voor Agra", "tot 2 s per antwoord"),
        ("de", "Bots für Agra", "bis zu 2 s je Antwort"),
        ("es", "Bots para Agra", "hasta 2 s por respuesta"),
    ],
)
def test_the_list_of_bots(run: Run, language: str, title: str, thinks: str) -> None:
    result = run("play", "agra", "--bots", "list", "--language", language)
    assert result.exit_code == 0
    assert title in result.stdout
    assert re.search(rf"hard +│ sure of itself +│ {thinks}", result.stdout)
    assert "program" not in result.stdout


def test_whom_one_plays_against_without_having_chosen(run: Run) -> None:
    """The first that is there and knows the game."""
    rajas = find_rules("rajas")
    assert (OPPONENTS[0], STAND_INS[0], ADVISERS[0]) == ("medium", "hard", "hard")
    register_bot(BotKind("medium", "for tests", Sure, games=("rajas",)))
    assert usual_bot(OPPONENTS, rajas) == "medium"
    assert usual_bot(OPPONENTS, find_rules("agra")) == "greedy"
    assert usual_bot(OPPONENTS, PEBBLES) == "random"
    assert usual_bot(ADVISERS, PEBBLES) is None
    assert "Ravi is a bot (medium)." in run("play", "--save", "g.doab", typed="q\n").stdout


# ---------------------------------------------------------------- hints


def test_a_hint_names_three_answers_and_what_to_expect(play: Play) -> None:
    told = play("hint\nq\n")
    lines = told[told.index("hard would answer:") :].splitlines()
    assert lines[1].split() == ["wins", "margin"]
    rows = [re.split(r"  +", line.strip()) for line in lines[2:5]]
    assert [row[2:] for row in rows] == [["62 %", "+3.5"], ["56 %", "+1.5"], ["50 %", "-0.5"]]
    game = Game.from_record(Path("g.doab").read_text("utf-8"))
    assert [row[1] for row in rows] == [action.text for action in reversed(game.actions[-3:])]
    numbers = [int(row[0]) for row in rows]
    assert lines[5] == f"and then: {game.actions[-1].text}"
    played = play(f"{numbers[1]}\nq\n", "--save", "h.doab")
    assert played, "the number of a hint is the number of the answer"
    moves = parse_record(Path("h.doab").read_text("utf-8")).moves
    assert next(move.text for move in moves if move.owner == "You") == rows[1][1]


def test_a_hint_looks_as_the_page_shows_it(play: Play) -> None:
    page = (Path(__file__).parents[2] / "docs" / "terminal.md").read_text("utf-8")
    shown = page.partition("<!-- hint -->\n```text\n")[2].partition("```")[0]
    assert shown.count("\n") == 6
    assert shown in play("hint\nq\n")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ("hard would answer:", "wins", "margin", "and then: ")),
        ("nl", ("hard zou antwoorden:", "wint", "marge", "en dan: ")),
        ("de", ("hard würde antworten:", "gewinnt", "Vorsprung", "und dann: ")),
        ("es", ("hard respondería:", "gana", "ventaja", "y después: ")),
    ],
)
@pytest.mark.parametrize("game", ["rajas", "agra"])
def test_hints_in_all_languages(play: Play, game: str, language: str, told: tuple[str, ...]) -> None:
    shown = play("h\nq\n", "--language", language, game=game)
    assert [words for words in told if words not in shown] == []


def test_another_bot_can_be_asked_and_is_remembered(play: Play) -> None:
    told = play("hint hard:1\nhint\nhint clever\nhint hard:9\nhint greedy\nhint\nq\n")
    assert told.count("hard:1 would answer:") == 3
    assert "there is no bot “clever”; the bots are random (" in told
    assert "strength 9?" in told
    assert "the bot “greedy” gives no hints" in told
    assert "hard would answer" not in told, "one that gives none is not remembered"


def test_where_there_is_one_answer_nobody_has_to_think(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sure, "advise", lambda *_: pytest.fail("it was asked"))
    monkeypatch.setattr(Game, "actions", property(lambda self: [self.rules.table[self.state.legal()[0]]]))
    assert "There is only one answer: place " in play("hint\nq\n")


def test_no_hints_where_no_bot_gives_any(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._registered, "pebbles", PEBBLES)
    result = run("play", "pebbles", "--bots", "random", "--seed", "1", "--save", "g.doab", typed="hint\nq\n")
    assert "no bot here gives hints for Pebbles" in result.stdout


def test_whoever_waits_is_told_who_thinks(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    status = Console.status

    def heard(self: Console, text: str) -> Status:
        said.append(text)
        return status(self, text)

    monkeypatch.setattr(Console, "status", heard)
    play("hint\nq\n")
    assert said == ["hard is thinking …"]


def test_a_hint_sees_what_the_seat_sees(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[dict[str, Any]] = []
    advise = Sure.advise

    def watched(self: Sure, view: dict[str, Any], actions: list[Action]) -> list[Advice]:
        seen.append(view)
        return advise(self, view, actions)

    monkeypatch.setattr(Sure, "advise", watched)
    play("hint\nq\n", game="agra")
    assert [player["rupees"] is None for player in seen[0]["table"]["players"]] == [False, True]


# ---------------------------------------------------------------- playing for somebody


def test_auto_turn_plays_the_rest_of_the_turn_and_says_what_it_did(play: Play) -> None:
    told = play("quarry\nauto turn\nq\n")
    assert told.count("hard played for You:") == 1
    did = told[told.index("hard played for You:") :].splitlines()[1]
    assert did.startswith("• You: ")
    assert len(answers_of("You")) > 1
    assert told.rstrip().splitlines()[-1].startswith("The game is saved.")
    assert told.count("Where does your worker go?") == 2, "in the next turn the player is asked again"


def test_auto_turn_stops_where_the_next_own_turn_begins(play: Play) -> None:
    """Two people at the table: the other one is asked, and then the first one again."""
    told = play("auto turn\n1\nq\n", "--players", "Asha,Bram", bots="")
    assert told.count("hard played for Asha:") == 1
    assert "Bram: Where does your worker go?" in told


def test_auto_goes_on_turn_by_turn_until_it_is_ended(play: Play) -> None:
    told = play("auto\n\nboard\n\nauto off\nauto off\nq\n")
    assert told.count("hard plays for You from now on.") == 1
    assert told.count("hard played for You:") == 3
    assert told.count("hard plays for You. Enter: go on.") == 3
    assert told.count("No bot plays for You any more.") == 1
    assert told.count("no bot plays for You\n") == 1


def test_an_answer_of_ones_own_ends_it(play: Play) -> None:
    told = play("auto\n1\nauto off\nq\n")
    assert told.count("hard played for You:") == 1
    assert "no bot plays for You\n" in told


def test_the_bot_that_plays_can_be_chosen(play: Play) -> None:
    told = play("auto turn random\nauto turn\nauto clever\nhint\nauto greedy\nq\n")
    assert told.count("random played for You:") == 2, "it is remembered"
    assert "there is no bot “clever”" in told
    assert "hard would answer" in told, "hints are another matter"
    assert told.count("greedy played for You:") == 1


def test_what_it_did_is_told_once(play: Play) -> None:
    """Not again as news, when the player is asked again."""
    told = play("auto turn\nq\n")
    did = told[told.index("hard played for You:") :]
    first = did.splitlines()[1]
    assert did.count(first) == 1


def test_a_bot_that_cannot_go_on_gives_the_seat_back(play: Play) -> None:
    told = play("quarry\nauto turn stubborn\nq\n")
    assert "I have had enough" in told
    assert "stubborn played for You:" in told
    assert len(answers_of("You")) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_plays_in_every_language(play: Play, language: str) -> None:
    told = play("auto random\n\n\nq\n", "--language", language, game="agra")
    assert len(answers_of("You")) > 3
    assert told.count("random") >= 6


def test_help_and_bots_tell_of_them(play: Play) -> None:
    told = play("help\nbots\nq\n")
    assert "  hint [BOT]    what a strong bot would answer" in told
    assert "  auto [BOT]    let a bot play for you" in told
    assert "Bots for Rajas of the Ganges" in told


# ---------------------------------------------------------------- programs


@pytest.fixture
def program() -> str:
    example = Path(__file__).parents[2] / "examples" / "program" / "dice.py"
    return f"program:{sys.executable} {example}"


def test_a_program_can_be_played_against(play: Play, program: str) -> None:
    told = play("blue terrace\nq\n", bots=program)
    assert f"Ravi is a bot ({program})." in told
    assert answers_of("Ravi")


def test_a_whole_game_with_a_bot_in_ones_place_against_a_program(
    run: Run, program: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To the end, of which the program is told; the record checks out."""
    ends: list[object] = []
    monkeypatch.setattr(ProgramBot, "finish", lambda self, view: ends.append(view["ranking"]))
    run("play", "--bots", program, "--seed", "3", "--save", "g.doab", typed="auto random\n" + "\n" * 3000)
    game = Game.from_record(Path("g.doab").read_text("utf-8"))
    assert game.over
    assert ends == [game.view(0)["ranking"]]


def test_a_file_starts_no_program(run: Run, tmp_path: Path) -> None:
    """A saved game may come from a stranger."""
    run("play", "--bots", "random", "--seed", "3", "--save", "g.doab", typed="q\n")
    text = Path("g.doab").read_text("utf-8")
    Path("g.doab").write_text(text.replace("=random", f"=program:touch {tmp_path / 'started'}"), "utf-8")
    result = run("play", "--resume", "g.doab", typed="1\nq\n")
    assert result.exit_code == 2
    assert "in g.doab the bot of Ravi is “program:touch " in result.stderr
    assert "to start it, name all bots again with --bots" in result.stderr
    assert not (tmp_path / "started").exists()


def test_a_game_goes_on_with_other_bots(run: Run, program: str) -> None:
    run("play", "--bots", "random,random", "--seed", "3", "--save", "g.doab", typed="q\n")
    result = run("play", "--resume", "g.doab", "--bots", f"hard:1,{program}", typed="q\n")
    assert "Ravi is a bot (hard:1)." in result.stdout
    assert f"Mira is a bot ({program})." in result.stdout
    assert (
        "error: 2 bots play in g.doab: name as many, not 1"
        in run("play", "--resume", "g.doab", "--bots", "hard").stderr
    )


def test_a_program_that_fails_costs_no_answer(run: Run, program: str) -> None:
    """What was answered is saved, and somebody else can play on."""
    failing = "program:false"
    result = run("play", "--bots", failing, "--seed", "3", "--save", "g.doab", typed="blue terrace\nq\n")
    assert (result.exit_code, result.stderr) == (2, "error: the program “false” ended with status 1\n")
    run("play", "--bots", program, "--seed", "3", "--save", "g.doab", typed="q\n")
    script = 'import sys; print(\'{"type": "hello", "protocol": 1}\', flush=True); sys.stdin.readline(); sys.exit(4)'
    Path("soon_gone.py").write_text(script, "utf-8")
    gone = f"program:{sys.executable} soon_gone.py"
    result = run("play", "--resume", "g.doab", "--bots", gone, typed="blue terrace\nq\n")
    assert result.exit_code == 2
    assert "soon_gone.py” ended with status 4" in result.stderr
    assert answers_of("You") == ["place blue terrace"]
    assert (
        "You: Where does your worker go?" in run("play", "--resume", "g.doab", "--bots", "random", typed="q\n").stdout
    )
