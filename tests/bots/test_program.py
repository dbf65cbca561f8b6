"""Bots that are programs (docs/extend/program-bot.md): whole games, and whatever a program can do wrong."""

import gc
import json
import logging
import os
import re
import select
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from doab import __version__
from doab.bots import UnknownBot, bot_kinds, conversation, find_bot, make_bot
from doab.bots.base import play_with_bots
from doab.bots.conversation import (
    CannotStart,
    Conversation,
    LineTooLong,
    NotUnderstood,
    ProgramClosed,
    ProgramEnded,
    ProgramFailed,
    ProgramGaveUp,
    TooSlow,
    WrongAnswer,
)
from doab.bots.program import ProgramBot
from doab.core import Action, Game, Rules, find_rules
from pebbles import RULES as PEBBLES
from pebbles import TINY

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "program" / "dice.py"
PAGE = ROOT / "docs" / "extend" / "program-bot.md"
PYTHON = [sys.executable, "-I", "-c"]

# How every program of these tests begins: it can say something and read a line, and has said hello.
BEGIN = """
import json, os, sys, time
def say(**message): print(json.dumps(message), flush=True)
def read(): return json.loads(sys.stdin.readline())
read(); say(type="hello", protocol=1)
"""
ASKED = BEGIN + "game = read(); question = read()\n"
"""The same, up to the first question."""
FIRST = ASKED + "say(type='answer', number=1, index=question['answers'][0]['index'])\n"
"""The same, and it has answered it."""


def command_of(script: str) -> list[str]:
    return [*PYTHON, script]


def bot_of(script: str, seconds: float = 30, rules: Rules = PEBBLES) -> ProgramBot:
    return ProgramBot(rules, "a seed", command_of(script), seconds)


def question() -> tuple[dict[str, Any], list[Action]]:
    """The first of a game of Pebbles."""
    game = Game.new(PEBBLES, ["Asha", "Bram"], {}, 1)
    game.settle()
    return game.view(game.state.to_move()), game.actions


def failure_of(bot: ProgramBot) -> ProgramFailed:
    """How it fails at a question; nothing of the program is left afterwards, and it fails in the same way again."""
    view, actions = question()
    with pytest.raises(ProgramFailed) as failed:
        bot.choose(view, actions)
    check_gone(bot._program)
    with pytest.raises(type(failed.value)) as again:
        bot.choose(view, actions)
    assert again.value is failed.value
    return failed.value


def check_gone(program: Conversation) -> None:
    """It has ended and has been waited for, and no pipe is left open."""
    process = program._process
    assert process.returncode is not None
    with pytest.raises(ProcessLookupError):
        os.killpg(process.pid, 0)
    with pytest.raises(ChildProcessError):
        os.waitpid(process.pid, os.WNOHANG)
    for pipe in (process.stdin, process.stdout, process.stderr):
        assert pipe is not None
        assert pipe.closed


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that has much to do may take long to end a program."""
    monkeypatch.setattr(conversation, "PATIENCE", 30.0)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the test is about a program that goes on although it should not."""
    monkeypatch.setattr(conversation, "PATIENCE", 0.2)


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("name", ["rajas", "agra"])
def test_the_example_plays_a_whole_game(name: str, caplog: pytest.LogCaptureFixture) -> None:
    rules = find_rules(name)
    game = Game.new(rules, ["Asha", "Bram"], {}, 1)
    command = shlex.join([sys.executable, str(EXAMPLE)])
    bot = make_bot(f"program:{command}", rules, 1)
    assert isinstance(bot, ProgramBot)
    assert bot.name == "Dice"
    program = bot._program
    with caplog.at_level(logging.INFO, "doab.bots.conversation"):
        play_with_bots(game, [bot, make_bot("random", rules, 1)])
        del bot
        gc.collect()
    assert game.over
    assert f"my rank is {dict(game.ranking)['Asha']}" in caplog.messages[-1], "it was told how the game ended"
    check_gone(program)


def test_the_example_is_as_short_as_the_page_says() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 30


def test_the_same_seed_plays_the_same_game() -> None:
    records = []
    for _ in range(2):
        game = Game.new(TINY, ["Asha", "Bram"], {}, 1)
        bots = [ProgramBot(TINY, seat, [sys.executable, str(EXAMPLE)]) for seat in range(2)]
        play_with_bots(game, list(bots))
        records.append(str(game.record()))
    assert records[0] == records[1]


def test_the_conversation_of_the_page_is_what_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every line of it, both ways, as it stands there."""
    said: list[tuple[str, Any]] = []
    exchange = Conversation._exchange

    def overheard(self: Conversation, message: dict[str, Any], seconds: float, answered: bool) -> bytes:
        said.append(("→", json.loads(json.dumps(message))))
        line = exchange(self, message, seconds, answered)
        if answered:
            said.append(("←", json.loads(line)))
        return line

    monkeypatch.setattr(Conversation, "_exchange", overheard)
    game = Game.new(TINY, ["Asha", "Bram"], {}, 2)
    bot = ProgramBot(TINY, 1, [sys.executable, str(EXAMPLE)])
    play_with_bots(game, [bot, make_bot("random", TINY, 2)])
    bot.close()
    block = PAGE.read_text("utf-8").partition("<!-- conversation -->\n```text\n")[2].partition("```\n")[0]
    written = [(sign, json.loads(text)) for sign, text in re.findall(r"^([→←]) (.*(?:\n  .*)*)$", block, re.MULTILINE)]
    assert written[0][1]["host"].startswith("doab ")
    written[0][1]["host"] = f"doab {__version__}"
    assert written == said


def test_it_is_sent_the_view_and_nothing_else(tmp_path: Path) -> None:
    """What the program read, against what the seat sees; and the edition with what is printed."""
    heard = tmp_path / "heard"
    rules = find_rules("agra").with_edition({"edition": "of mine"})
    game = Game.new(rules, ["Asha", "Bram"], {"open_rupees": False}, 3)
    game.settle()
    seat = game.state.to_move()
    script = ASKED + f"open({str(heard)!r}, 'w').write(json.dumps([game, question]))\nsay(type='error', text='enough')"
    bot = bot_of(script, rules=rules)
    with pytest.raises(ProgramGaveUp):
        bot.choose(game.view(seat), game.actions)
    told, asked = json.loads(heard.read_text("utf-8"))
    view = game.view(seat)
    assert asked == {
        "type": "question",
        "number": 1,
        "seconds": 30,
        "view": view,
        "answers": view["legal"],
    }
    assert told == {
        "type": "game",
        "game": "agra",
        "rules": rules.version,
        "edition": {"name": "of mine", "digest": rules.edition_digest, "printed": rules.printed.data()},
        "options": view["options"],
        "names": ["Asha", "Bram"],
        "seat": seat,
        "seed": "a seed",
    }


def test_an_answer_by_its_number_or_by_its_text() -> None:
    view, actions = question()
    for part in ("index=offered['index']", "text=offered['text']", "index=offered['index'], text=offered['text']"):
        bot = bot_of(ASKED + f"offered = question['answers'][1]\nsay(type='answer', number=1, {part})\nread()")
        assert bot.choose(view, actions) is actions[1]
        bot.close()
        check_gone(bot._program)


def test_after_the_end_of_a_game_another_one_begins() -> None:
    script = (
        FIRST
        + "over = read(); assert over['type'] == 'over', over\n"
        + "game = read(); assert game['type'] == 'game', game\n"
        + "question = read()\nsay(type='answer', number=2, index=question['answers'][1]['index'])\nread()\n"
    )
    bot = bot_of(script)
    view, actions = question()
    assert bot.choose(view, actions) is actions[0]
    bot.finish({**view, "ranking": [1, 2]})
    assert bot.choose(view, actions) is actions[1]


def test_signs_of_all_languages_come_through() -> None:
    script = BEGIN + "game = read(); question = read(); say(type='error', text=game['names'][0] + ' ½ ✓')"
    bot = bot_of(script)
    view, actions = question()
    with pytest.raises(ProgramGaveUp, match="cannot go on: “Āśā ½ ✓”"):
        bot.choose({**view, "names": ["Āśā", "Bram"]}, actions)


# ---------------------------------------------------------------- what a program can do wrong


def test_a_program_that_there_is_not() -> None:
    with pytest.raises(CannotStart, match="the program “/no/such/program” cannot be started: No such file"):
        ProgramBot(PEBBLES, 1, ["/no/such/program"])


def test_a_program_that_ends() -> None:
    failure = failure_of(bot_of(ASKED + "print('no more ideas', file=sys.stderr); sys.exit(3)"))
    assert isinstance(failure, ProgramEnded)
    assert str(failure).endswith("ended with status 3: “no more ideas”")


def test_a_program_that_ends_before_it_says_hello() -> None:
    with pytest.raises(
        ProgramEnded, match=r"ended with status 1: “ModuleNotFoundError: No module named 'no_such_one'”"
    ):
        ProgramBot(PEBBLES, 1, command_of("import no_such_one"))


def test_a_program_that_is_killed() -> None:
    failure = failure_of(bot_of(ASKED + "os.kill(os.getpid(), 9)"))
    assert isinstance(failure, ProgramEnded)
    assert str(failure).endswith("ended by signal 9")


def test_a_program_that_hangs() -> None:
    failure = failure_of(bot_of(ASKED + "time.sleep(1000)", seconds=0.2))
    assert isinstance(failure, TooSlow)
    assert str(failure).endswith("did not answer within 0.2 s")


def test_a_program_that_chatters_and_never_answers() -> None:
    failure = failure_of(bot_of(ASKED + "while True: print('hm', file=sys.stderr)", seconds=0.3))
    assert isinstance(failure, TooSlow)


def test_a_program_that_does_not_read() -> None:
    """More is said than a pipe holds, so that somebody has to read it."""
    program = Conversation(command_of("import time; time.sleep(1000)"))
    with pytest.raises(TooSlow, match=r"did not read what was said to it within 0\.2 s"):
        program.tell({"type": "game", "text": "x" * 1_000_000}, 0.2)
    check_gone(program)


def test_a_program_that_writes_much_before_it_reads() -> None:
    """Both pipes are full at once, and nobody waits for ever."""
    script = (
        "import sys\n"
        "print('e' * 3_000_000, file=sys.stderr)\n"
        'print(\'{"type": "hello", "more": "\' + "x" * 1_000_000 + \'"}\', flush=True)\n'
        "assert len(sys.stdin.readline()) > 1_000_000\n"
    )
    program = Conversation(command_of(script))
    answer = program.ask({"type": "game", "text": "x" * 1_000_000}, 30)
    assert len(answer["more"]) == 1_000_000
    program.close()
    check_gone(program)


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("'hello there'", "“hello there”"),
        ("'42'", "“42”"),
        ("'{}'", "“{}”"),
        ("'{\"type\": 7}'", '“{"type": 7}”'),
        ("'x' * 500", f"“{'x' * 120}…”"),
        ("'[' * 100_000", f"“{'[' * 120}…”"),
        ("'\\x07\\x1b[2J'", "“��[2J”"),
        ("''", "“”"),
    ],
)
def test_a_program_that_talks_nonsense(written: str, told: str) -> None:
    failure = failure_of(bot_of(ASKED + f"print({written}, flush=True); read()"))
    assert isinstance(failure, NotUnderstood)
    assert str(failure).endswith(f"wrote an invalid message: {told}")


def test_a_program_that_writes_no_utf_8() -> None:
    failure = failure_of(bot_of(ASKED + 'os.write(1, b\'{"type": "answer\\xff"}\\n\'); read()'))
    assert isinstance(failure, NotUnderstood)
    assert str(failure).endswith('wrote an invalid message: “{"type": "answer�"}”')


def test_a_line_without_an_end() -> None:
    failure = failure_of(bot_of(ASKED + "while True: os.write(1, b'x' * 65536)"))
    assert isinstance(failure, LineTooLong)
    assert str(failure).endswith("wrote a line of more than 1048576 bytes")


@pytest.mark.parametrize(
    ("answer", "kind", "told"),
    [
        ("number=1, text='fly'", WrongAnswer, "answered “fly”, which is not offered"),
        ("number=1, index=999", WrongAnswer, "answered “999”, which is not offered"),
        ("number=1, index=True", WrongAnswer, "answered “True”, which is not offered"),
        ("number=1, index=0, text='show'", WrongAnswer, "answered “0 show”, which is not offered"),
        ("number=1", NotUnderstood, "has neither a text nor an index"),
        ("number=7, text='roll'", NotUnderstood, "answered question “7” when it was asked question 1"),
        ("text='roll'", NotUnderstood, "answered question “None” when it was asked question 1"),
    ],
)
def test_an_answer_that_is_none(answer: str, kind: type[ProgramFailed], told: str) -> None:
    failure = failure_of(bot_of(ASKED + f"say(type='answer', {answer}); read()"))
    assert type(failure) is kind
    assert str(failure).endswith(told)


def test_another_message_than_the_one_that_is_waited_for() -> None:
    failure = failure_of(bot_of(ASKED + "say(type='hello', protocol=1); read()"))
    assert isinstance(failure, NotUnderstood)
    assert str(failure).endswith("should say answer, and said “hello”")


def test_a_second_answer_to_one_question_is_not_taken_for_the_next() -> None:
    bot = bot_of(FIRST + "say(type='answer', number=1, text='roll'); read(); time.sleep(1000)")
    view, actions = question()
    bot.choose(view, actions)
    failure = failure_of(bot)
    assert isinstance(failure, NotUnderstood)
    assert str(failure).endswith("answered question “1” when it was asked question 2")


def test_another_version_of_the_protocol() -> None:
    with pytest.raises(NotUnderstood, match="speaks version “2” of the protocol, not 1"):
        ProgramBot(PEBBLES, 1, command_of('print(\'{"type": "hello", "protocol": 2}\', flush=True); input()'))


def test_a_program_that_gives_up() -> None:
    failure = failure_of(bot_of(ASKED + "say(type='error', text='I do not know this game'); read()"))
    assert isinstance(failure, ProgramGaveUp)
    assert str(failure).endswith("cannot go on: “I do not know this game”")


@pytest.mark.usefixtures("impatient")
def test_a_program_that_closes_its_input() -> None:
    bot = bot_of(ASKED + "os.close(0); say(type='answer', number=1, text='roll'); time.sleep(1000)")
    view, actions = question()
    bot.choose(view, actions)
    failure = failure_of(bot)
    assert isinstance(failure, ProgramClosed)
    assert str(failure).endswith("has closed its input")


@pytest.mark.usefixtures("impatient")
def test_a_program_that_closes_its_output() -> None:
    failure = failure_of(bot_of(ASKED + "os.close(1); time.sleep(1000)"))
    assert isinstance(failure, ProgramClosed)
    assert str(failure).endswith("has closed its output")


def test_what_is_written_on_the_error_output_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "doab.bots.conversation"):
        failure_of(
            bot_of(ASKED + "print('one\\ntwo', file=sys.stderr, flush=True); say(type='error', text='x'); read()")
        )
    assert [message.rpartition(": ")[2] for message in caplog.messages] == ["one", "two"]


# ---------------------------------------------------------------- how it ends


def gone_after(script: str, end: Callable[[ProgramBot], None]) -> None:
    bot = bot_of(script)
    view, actions = question()
    bot.choose(view, actions)
    program = bot._program
    end(bot)
    del bot
    gc.collect()
    check_gone(program)


def test_a_bot_that_nobody_needs_any_more_is_told_goodbye(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    gone_after(FIRST + f"open({str(heard)!r}, 'w').write(sys.stdin.read())", lambda bot: None)
    assert json.loads(heard.read_text("utf-8")) == {"type": "goodbye"}


def test_a_closed_bot_answers_nothing() -> None:
    bot = bot_of(FIRST + "read()")
    bot.close()
    bot.close()
    assert str(failure_of(bot)).endswith("was told goodbye")


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("rest", ["time.sleep(1000)", "os.close(0); time.sleep(1000)", "while True: print('x' * 9999)"])
def test_a_program_that_does_not_go_is_ended(rest: str) -> None:
    gone_after(FIRST + rest, ProgramBot.close)


@pytest.mark.usefixtures("impatient")
def test_what_a_program_started_ends_with_it(tmp_path: Path) -> None:
    """The other one holds a pipe open, which comes to its end with the last that does."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    end = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    script = ASKED + (
        "import subprocess\n"
        f"held = open({str(pipe)!r}, 'w')\n"
        "command = [sys.executable, '-I', '-c', 'import time; time.sleep(1000)']\n"
        "subprocess.Popen(command, pass_fds=[held.fileno()])\n"
        "say(type='answer', number=1, text='roll')\n"
        "time.sleep(1000)\n"
    )
    bot = bot_of(script)
    bot.choose(*question())
    assert select.select([end], [], [], 0) == ([], [], []), "it is held"
    bot.close()
    assert select.select([end], [], [], 30)[0] == [end]
    assert os.read(end, 1) == b""
    os.close(end)


@pytest.mark.usefixtures("impatient")
def test_after_the_game_nothing_can_go_wrong_any_more(caplog: pytest.LogCaptureFixture) -> None:
    """The result stands, whatever the program does."""
    bot = bot_of(FIRST + "sys.exit(1)")
    view, actions = question()
    bot.choose(view, actions)
    bot._program._process.wait()
    bot.finish({**view, "ranking": [1, 2]})
    assert "after the game: the program" in caplog.text
    check_gone(bot._program)


# ---------------------------------------------------------------- its name


def test_it_is_in_no_list_and_needs_a_command() -> None:
    assert "program" not in [kind.name for kind in bot_kinds()]
    assert not find_bot("program").listed
    assert not find_bot("program:true").listed
    with pytest.raises(UnknownBot, match=r"needs a command: “program:python3 mybot\.py”"):
        make_bot("program", PEBBLES, 1)


@pytest.mark.parametrize("setting", ["", "  ", "5s", "0s python3 mybot.py"])
def test_a_command_and_some_time(setting: str) -> None:
    with pytest.raises(UnknownBot, match="needs a command and time"):
        find_bot(f"program:{setting}")


def test_a_command_that_is_no_command_line() -> None:
    with pytest.raises(UnknownBot, match=r"“python3 'my bot\.py” is not a command line: No closing quotation"):
        find_bot("program:python3 'my bot.py")


def test_the_time_for_an_answer() -> None:
    kind = find_bot("program:2.5s python3 'my bot.py' --fast")
    assert (kind.name, kind.seconds) == ("program:2.5s python3 'my bot.py' --fast", 2.5)
    assert find_bot("program:python3 5s").seconds == 60


def test_nothing_is_started_by_naming_it(tmp_path: Path) -> None:
    find_bot(f"program:touch {tmp_path / 'started'}")
    assert not (tmp_path / "started").exists()
