"""One game at one terminal: draws, asks, lets bots and chance answer, and keeps the record safe after every answer."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from doab.bots import Bot, UnknownBot, tell_end
from doab.bots.base import SETTING
from doab.bots.conversation import ProgramFailed
from doab.cli.aides import Aides
from doab.cli.drawing import Choice, choice_list, drawing_of
from doab.cli.language import tell
from doab.cli.opponents import BotFailed, answer_of, at_its_own_risk, bot_table
from doab.cli.saving import save_game
from doab.cli.terminal import stop
from doab.core import CHANCE, Action, Game
from doab.core.errors import CannotUndo, GameError, OptionError, UnknownAction
from doab.core.wording import key_of

HELP = (
    "undo, u",
    "why ANSWER",
    "hint [BOT]",
    "auto [BOT]",
    "bots",
    "board, b",
    "log [N]",
    "rules [ID]",
    "save [FILE]",
    "help, ?",
    "quit, q",
)
"""What can be typed instead of an answer, in the order in which it is explained."""
LOGGED = 15
"""Lines of the log that are shown to somebody who does not say how many."""


class Quit(Exception):
    """The player has had enough for now."""


class Session:
    """A game with the people and bots who play it."""

    def __init__(
        self, game: Game, bots: Mapping[int, Bot], kinds: Mapping[str, str], path: Path, seed: str, console: Console
    ) -> None:
        self.game = game
        self.bots = dict(bots)
        self.kinds = dict(kinds)
        self.path = path
        self.seed = seed
        self.console = console
        self.drawing = drawing_of(game)
        self.seen = [game.version] * len(game.names)  # up to where each seat knows what happened
        self.shown_to = CHANCE  # the seat that saw the board last
        self.aides = Aides(game, self.drawing, console, seed)

    # -- the course of the game

    def run(self) -> None:
        """Play until the game is over or the players stop; the record is safe either way."""
        self.save()
        try:
            if not self.game.steps:
                self.game.settle()
                self.seen = [self.game.version] * len(self.game.names)
            self.advance(self.game.version)
            while not self.game.over:
                since = self.game.version
                self.ask(self.game.state.to_move())
                self.advance(since)
        except (EOFError, KeyboardInterrupt, Quit):
            # Not saved again: Ctrl-C may have come in the middle of an answer, and the file has all whole ones.
            self.console.print()
            self.tell_how_to_go_on()
            return
        except BotFailed as failure:
            ended = stop(self.of_bot(self.game.state.to_move(), failure))
            self.tell_how_to_go_on()
            raise ended from failure
        self.bid_farewell()
        self.tell_result()

    def advance(self, since: int) -> None:
        """Let chance and the bots answer until a person is asked; every answer is saved."""
        self.settle(since)
        while not self.game.over:
            since = self.game.version
            action = self.bot_answer(self.game.state.to_move())
            if action is None:
                return
            self.game.play(action)
            self.settle(since)

    def settle(self, since: int) -> None:
        """Let chance answer; what bots have done for people by now is shown."""
        self.game.settle()
        self.save()
        if self.game.version > since:
            for seat in self.aides.answered(since):
                self.seen[seat] = self.game.version

    def bot_answer(self, seat: int) -> Action | None:
        """What the bot of a seat answers, or the one that plays for a person; None: the person is asked."""
        if seat not in self.bots:
            return self.aides.answer(seat)
        with self.console.status(tell("terminal-thinking", player=self.game.names[seat])):
            return answer_of(self.bots[seat], self.game, seat)

    def bid_farewell(self) -> None:
        """The game is over. What a bot does about that changes nothing any more."""
        for seat, bot in self.bots.items():
            try:
                with at_its_own_risk():
                    tell_end(self.game, {seat: bot})
            except BotFailed as failure:
                self.complain(self.of_bot(seat, failure))

    def save(self) -> None:
        save_game(self.path, self.game, self.kinds, self.seed)

    # -- asking

    def ask(self, seat: int) -> None:
        """Put the open question to a person until it is answered."""
        self.show(seat)
        choices = self.drawing.choices(self.game)
        self.show_choices(seat, choices)
        if (waiting := self.aides.waiting(seat)) is not None:
            told = tell("terminal-auto-waits", bot=waiting.kind, player=self.game.names[seat])
            self.console.print(Text(told, "bold cyan"))
        while True:
            prompt = Text.assemble((self.game.names[seat], "bold"), " > ")
            text = " ".join(self.console.input(prompt).split())
            if not sys.stdin.isatty():
                self.console.print(Text(text))  # as if it had been typed: the output can be read as a transcript
            command, _, rest = text.partition(" ")
            try:
                if command.casefold() in COMMANDS:
                    if COMMANDS[command.casefold()](self, rest):
                        return
                    continue
                if not text and self.aides.waiting(seat) is not None:
                    self.aides.go_on(seat)
                    return
                picked = self.pick(text, choices)
            except (GameError, OptionError, UnknownBot, ProgramFailed, BotFailed) as error:
                self.complain(error)
                continue
            if picked:
                self.aides.end(seat)
                self.give(picked)
                self.save()
                self.seen[seat] = self.game.version
                return

    def show(self, seat: int) -> None:
        """The board when somebody's turn begins, and only what is near the question when it goes on."""
        news = self.news(seat)
        width = self.console.width
        if self.shown_to != seat or self.game.question == "turn" or news:
            # News first: what scrolls away on a low screen is what has been read.
            self.console.print()
            self.tell(news)
            self.console.print(self.drawing.board(self.game, seat, width))
        else:
            near = self.drawing.near(self.game, seat, width)
            if near is not None:
                self.console.print(near)
        self.shown_to = seat

    def show_choices(self, seat: int, choices: list[Choice]) -> None:
        self.console.print(Text(f"{self.game.names[seat]}: {self.drawing.question(self.game)}", "bold"))
        self.console.print(choice_list(choices, self.console.width))

    def news(self, seat: int) -> list[str]:
        """What happened since this seat's last answer."""
        lines = self.drawing.log(self.game.events_since(self.seen[seat]), self.game.names)
        self.seen[seat] = self.game.version
        return lines

    def tell(self, lines: list[str]) -> None:
        if len(lines) > 12:
            before = tell("terminal-lines-before", number=len(lines) - 12, command=f"log {len(lines)}")
            self.console.print(Text(f"  … {before}", "bright_black"))
        for line in lines[-12:]:
            self.console.print(Text(f"• {line}", "italic"))

    def pick(self, text: str, choices: list[Choice]) -> list[Action]:
        """What to answer: one thing, or several that are one choice, between commas and in any order. Empty: nothing
        that could be answered was meant.
        """
        items = (
            [] if self.game.choice is None else [Choice(one.action, one.action.text) for one in self.game.choice.items]
        )
        if "," not in text or not items:
            later = [item.action for item in items if item.action.text == text.casefold()]
            action = later[0] if later else self.find(text, choices)
            return [] if action is None else [action]
        parts = [part.strip() for part in text.split(",")]
        found = [self.find(part, choices if part.isdecimal() else items) for part in parts]
        meant = [action for action in found if action is not None]
        if len(meant) < len(parts):
            return []
        self.game.in_order(meant)  # which refuses what cannot be chosen together
        return meant

    def give(self, picked: list[Action]) -> None:
        if len(picked) > 1 or picked[0].text not in self.game.legal:
            self.game.choose(*picked)
        else:
            self.game.play(*picked)

    def find(self, text: str, choices: list[Choice]) -> Action | None:
        """The answer that somebody means."""
        if not text:
            return choices[0].action if len(choices) == 1 else None
        if text.isdecimal():
            if 1 <= int(text) <= len(choices):
                return choices[int(text) - 1].action
            self.complain(tell("terminal-numbered", number=len(choices)))
            return None
        folded = text.casefold()
        exact = [choice.action for choice in choices if choice.action.text.casefold() == folded]
        parts = exact or [choice.action for choice in choices if folded in choice.action.text.casefold()]
        parts = parts or [choice.action for choice in choices if folded in choice.short.casefold()]
        if len(parts) == 1:
            return parts[0]
        if parts:
            self.complain(tell("terminal-fits-several", text=text, answers=[action.text for action in parts[:6]]))
            return None
        self.why(text)
        return None

    # -- what can be typed instead of an answer

    def undo(self, rest: str) -> bool:
        if not self.game.steps or self.game.steps[-1].seat in self.bots:
            self.complain(tell("terminal-bot-has-answered"))
            return False
        taken = []
        try:
            goes_on = True
            while goes_on:  # what was one choice is taken back at once
                goes_on = self.game.steps[-1].goes_on
                taken.append(self.game.undo().text)
        except CannotUndo:
            self.complain(self.why_not_taken_back())
            return False
        self.save()
        self.seen = [min(version, self.game.version) for version in self.seen]
        self.console.print(Text(tell("terminal-taken-back", answer=", ".join(reversed(taken)))))
        return True

    def save_copy(self, rest: str) -> bool:
        path = Path(rest) if rest else self.path
        try:
            save_game(path, self.game, self.kinds, self.seed)
        except OSError as error:
            self.complain(f"{path}: {error.strerror or error}")
            return False
        self.console.print(Text(tell("terminal-saved-in", path=str(path))), soft_wrap=True)
        return False

    def why(self, text: str) -> bool:
        """Quote the rule that forbids an answer, or the one under which it is offered."""
        choices = self.drawing.choices(self.game)
        if text.isdecimal() and 1 <= int(text) <= len(choices):
            text = choices[int(text) - 1].action.text
        elif text.isdecimal():
            self.complain(tell("terminal-numbered", number=len(choices)))
            return False
        if not text:
            self.complain(tell("terminal-why-what"))
            return False
        try:
            action = self.game.parse(text)
        except UnknownAction:
            found = [action for action in self.game.rules.table if text.casefold() in action.text.casefold()]
            families = {choice.action.family for choice in choices}
            near = [action for action in found if action.family in families] or found
            if len(near) != 1:
                self.complain(_no_such_answer(text, near))
                return False
            action = near[0]
        if action.family not in {choice.action.family for choice in choices}:
            question = self.drawing.question(self.game)
            self.complain(tell("terminal-not-asked", answer=action.text, question=question))
            return False
        rule = self.game.why_not(action)
        if rule is None:
            top = self.game.state.top
            rule = top.rule() if top is not None else ""
            note = next((choice.note or choice.short for choice in choices if choice.action is action), "")
            self.console.print(Text(self.drawing.possible(action, note, rule)))
        else:
            refused = tell("terminal-not-possible", answer=action.text)
            reason = self.drawing.reason(rule)
            self.console.print(Text.assemble((f"{refused} ", "yellow"), f"{rule}: {reason}"))
        return False

    def hint(self, rest: str) -> bool:
        self.aides.hint(self.game.state.to_move(), rest, self.drawing.choices(self.game))
        return False

    def auto(self, rest: str) -> bool:
        """Let a bot play: `auto` from now on, `auto turn` to the end of this turn, `auto off` no more."""
        seat = self.game.state.to_move()
        word, _, name = rest.partition(" ")
        if word == "off":
            key = "terminal-auto-ended" if self.aides.end(seat) else "terminal-auto-none"
            self.console.print(Text(tell(key, player=self.game.names[seat])))
            return False
        this_turn = word == "turn"
        self.aides.begin(seat, name if this_turn else rest, this_turn)
        return True

    def show_bots(self, rest: str) -> bool:
        self.console.print(bot_table(self.game.rules))
        return False

    def board(self, rest: str) -> bool:
        seat = self.game.state.to_move()
        self.console.print(self.drawing.board(self.game, seat, self.console.width))
        self.show_choices(seat, self.drawing.choices(self.game))
        return False

    def log(self, rest: str) -> bool:
        if rest and not (rest.isdecimal() and int(rest)):
            self.complain(_no_such_answer(f"log {rest}", []))
            return False
        number = int(rest or LOGGED)
        for line in self.drawing.log(self.game.events_since(0), self.game.names)[-number:]:
            self.console.print(Text(f"• {line}"))
        return False

    def rules(self, rest: str) -> bool:
        if not rest:
            self.console.print(Text(self.drawing.goal(self.game)))
        elif (told := self.drawing.explain(self.game, rest)) is not None:
            self.console.print(Text(f"{rest}: {told}"))
        else:
            self.complain(tell("terminal-no-rule", rule=rest))
        return False

    def help(self, rest: str) -> bool:
        self.console.print(Text(tell("terminal-help")))
        for words in HELP:
            self.console.print(Text(f"  {words:<13} {tell(key_of('terminal-help', words.split(',')[0].split()[0]))}"))
        self.console.print()
        return False

    def quit(self, rest: str) -> bool:
        raise Quit

    # -- telling

    def complain(self, message: object) -> None:
        self.console.print(Text(str(message), "yellow"))

    def of_bot(self, seat: int, failure: BotFailed) -> str:
        """What went wrong, with whose bot it was. The setting of a bot is left out: a command line would be long."""
        name = self.game.names[seat]
        plain = self.kinds[name].partition(SETTING)[0]
        return tell("terminal-bot-failed", player=name, bot=plain, reason=str(failure))

    def why_not_taken_back(self) -> str:
        """Why the last answer stands, which the game has just refused to take back."""
        last = self.game.steps[-1]
        if last.seat == CHANCE:
            return tell("terminal-not-taken-back-chance", answer=last.action.text)
        if last.revealed:
            return tell("terminal-not-taken-back-shown", answer=last.action.text)
        player = self.game.names[last.seat]
        return tell("terminal-not-taken-back-since", answer=last.action.text, player=player)

    def tell_how_to_go_on(self) -> None:
        again = f"doab play --resume {shlex.quote(str(self.path))}"
        told = tell("terminal-go-on-with")
        self.console.print(Text.assemble(f"{told} ", (again, "bold")), soft_wrap=True)

    def tell_result(self) -> None:
        humans = [seat for seat in range(len(self.game.names)) if seat not in self.bots]
        seat = humans[0] if humans else 0
        self.console.print(self.drawing.board(self.game, seat, self.console.width))
        self.tell(self.news(seat))
        self.console.print(result_table(self.game, self.kinds))
        again = f"doab replay {shlex.quote(str(self.path))}"
        told = tell("terminal-see-again-with")
        self.console.print(Text.assemble(f"{told} ", (again, "bold")), soft_wrap=True)


def result_table(game: Game, kinds: Mapping[str, str]) -> Table:
    """Rank, name and score of every player, the winner first."""
    title = tell("terminal-result" if game.over else "terminal-standing")
    table = Table(title=title, title_justify="left")
    table.add_column(tell("terminal-rank"), justify="right")
    table.add_column(tell("terminal-player"))
    table.add_column(tell("terminal-points"), justify="right")
    table.add_column("")
    drawing = drawing_of(game)
    ranks, scores = game.rules.ranking(game.state), game.rules.scores(game.state)
    for seat in sorted(range(len(game.names)), key=lambda seat: ranks[seat]):
        name = game.names[seat]
        who = tell("terminal-bot", player=name, kind=kinds[name]) if name in kinds else name
        table.add_row(str(ranks[seat]), who, str(scores[seat]), drawing.score(game, seat))
    return table


def _no_such_answer(text: str, near: list[Action]) -> str:
    if near:
        return tell("terminal-could-be-several", text=text, answers=[action.text for action in near[:6]])
    return tell("terminal-no-answer", text=text)


COMMANDS = {
    "undo": Session.undo,
    "u": Session.undo,
    "save": Session.save_copy,
    "why": Session.why,
    "hint": Session.hint,
    "h": Session.hint,
    "auto": Session.auto,
    "bots": Session.show_bots,
    "board": Session.board,
    "b": Session.board,
    "log": Session.log,
    "rules": Session.rules,
    "help": Session.help,
    "?": Session.help,
    "quit": Session.quit,
    "q": Session.quit,
    "exit": Session.quit,
}
"""Each returns whether the question has to be asked again."""
