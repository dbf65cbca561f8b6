"""A bot that is another program, in any language: it is asked in lines on its standard input and answers on its output.

`program:python3 mybot.py --fast` starts that command; `program:5s ./mybot` gives it five seconds for each answer. What
is said is described in docs/extend/program-bot.md.

A command line is for people who run this program on their own machine. The bot is in no list, and neither a
server nor a file that came from elsewhere may name it.
"""

from __future__ import annotations

import logging
import re
import shlex
import sys
import weakref
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from doab import __version__
from doab.bots.base import Bot, BotKind, UnknownBot
from doab.bots.conversation import Conversation, NotUnderstood, ProgramFailed, WrongAnswer, quoted
from doab.core import Action, Rules

PROTOCOL: Final = 1
"""Raised by every change after which a program that follows the earlier description would no longer understand us."""
STARTING: Final = 60.0
"""Seconds in which a program has to say hello: it may have something large to load."""
SECONDS: Final = 60.0
"""For each answer, if nothing else is said."""
LONGEST_NAME: Final = 40
NAMELESS: Final = "program"

_LIMIT: Final = re.compile(r"(\d{1,6}(?:\.\d{1,3})?)s")

logger = logging.getLogger(__name__)


class ProgramBot:
    """Asks a program. Its game begins with the first question; after `finish` the next question begins another one."""

    def __init__(self, rules: Rules, seed: int | str, command: Sequence[str], seconds: float = SECONDS) -> None:
        self.rules = rules
        self.seed = str(seed)
        self.seconds = seconds
        self._playing = False
        self._number = 0
        self._program = Conversation(command)
        # Not by `with` or the like: the code that seats bots does not know that this one has to be closed.
        self._goodbye = weakref.finalize(self, self._program.close)
        self.name = self._greet()

    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        if not self._playing:
            self._program.tell(self._game(view), self.seconds)
            self._playing = True
        self._number += 1
        question = {
            "type": "question",
            "number": self._number,
            "seconds": self.seconds,
            "view": view,
            "answers": [{"index": one.index, "text": one.text, "targets": list(one.targets)} for one in actions],
        }
        return self._meant(self._program.ask(question, self.seconds), actions)

    def finish(self, view: dict[str, Any]) -> None:
        """The game is over. What a program does about that changes nothing any more."""
        try:
            self._program.tell({"type": "over", "ranking": view["ranking"], "view": view}, self.seconds)
        except ProgramFailed as failure:
            logger.warning("after the game: %s", failure)
        self._playing = False

    def close(self) -> None:
        """Say goodbye now; otherwise it is said when nobody needs the bot any more."""
        self._goodbye()

    # -- what is said

    def _greet(self) -> str:
        hello = {"type": "hello", "protocol": PROTOCOL, "host": f"doab {__version__}"}
        answer = self._expect(self._program.ask(hello, STARTING), "hello")
        if answer.get("protocol") != PROTOCOL:
            told = f"speaks version {quoted(answer.get('protocol'))} of the protocol, not {PROTOCOL}"
            raise self._program.fail(NotUnderstood(f"the program {self._program.called} {told}"))
        name = answer.get("name")
        return name[:LONGEST_NAME] if isinstance(name, str) and name.strip() else NAMELESS

    def _game(self, view: dict[str, Any]) -> dict[str, Any]:
        """What stays the same in a game."""
        return {
            "type": "game",
            "game": view["game"],
            "rules": view["rules"],
            "edition": {
                "name": self.rules.edition_name,
                "digest": self.rules.edition_digest,
                "printed": self.rules.printed.data(),
            },
            "options": view["options"],
            "names": view["names"],
            "seat": view["seat"],
            "seed": self.seed,
        }

    # -- what is answered

    def _expect(self, message: dict[str, Any], kind: str) -> dict[str, Any]:
        if message["type"] != kind:
            told = f"the program {self._program.called} should say {kind}, and said {quoted(message['type'])}"
            raise self._program.fail(NotUnderstood(told))
        return message

    def _meant(self, message: dict[str, Any], actions: list[Action]) -> Action:
        """The answer that the program chose, by its text or by its number."""
        answer = self._expect(message, "answer")
        number, text, index = answer.get("number"), answer.get("text"), answer.get("index")
        if number != self._number:
            told = f"answered question {quoted(number)} when it was asked question {self._number}"
            raise self._program.fail(NotUnderstood(f"the program {self._program.called} {told}"))
        if text is None and index is None:
            raise self._program.fail(
                NotUnderstood(f"the answer of the program {self._program.called} has neither a text nor an index")
            )
        for action in actions:
            if text in (None, action.text) and index in (None, action.index) and not isinstance(index, bool):
                return action
        said = " ".join(str(part) for part in (index, text) if part is not None)
        told = f"the program {self._program.called} answered {quoted(said)}, which is not offered"
        raise self._program.fail(WrongAnswer(told))


def _start(command: Sequence[str], seconds: float, rules: Rules, seed: int | str) -> Bot:
    return ProgramBot(rules, seed, command, seconds)


def _without_command(rules: Rules, seed: int | str) -> Bot:
    raise UnknownBot("the bot “program” needs a command: “program:python3 mybot.py”")


def _set(setting: str) -> BotKind:
    """The bot that is started by this command line, which may begin with the time for each answer: `5s ./mybot`."""
    if sys.platform == "win32":
        raise UnknownBot("programs can play on Linux, macOS and the like, not on Windows")
    try:
        command = shlex.split(setting)
    except ValueError as error:
        raise UnknownBot(f"“{setting}” is not a command line: {error}") from error
    seconds = SECONDS
    if command and (limit := _LIMIT.fullmatch(command[0])):
        seconds, command = float(limit[1]), command[1:]
    if not command or not seconds:
        raise UnknownBot("the bot “program” needs a command and time: “program:python3 mybot.py”, “program:5s ./mybot”")
    return replace(PROGRAM, make=partial(_start, command, seconds), seconds=seconds)


PROGRAM = BotKind(
    "program",
    "another program, which is started by the command behind the colon",
    _without_command,
    set=_set,
    listed=False,
)
