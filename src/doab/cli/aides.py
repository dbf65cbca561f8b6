"""Bots that help the people at this terminal: they give hints, and they play for somebody who lets them."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import Console
from rich.table import Table
from rich.text import Text

from doab.bots import Advice, Adviser, Bot, hint
from doab.cli.drawing import Choice, Drawing
from doab.cli.language import tell
from doab.cli.opponents import (
    ADVISERS,
    STAND_INS,
    BotFailed,
    answer_of,
    at_its_own_risk,
    make_opponent,
    usual_bot,
)
from doab.core import Action, Game
from doab.core.errors import OptionError
from doab.core.events import TURN
from doab.core.turns import WORDS


@dataclass
class StandIn:
    """A bot that plays for a person."""

    kind: str
    bot: Bot
    this_turn: bool
    """It stops at the end of this turn by itself."""
    told: int
    """Up to where it has been said what it did."""
    waits: bool = False
    """A turn of the person begins: it waits until it is told to go on."""


class Aides:
    """Which bot helps whom. A bot that is named for hints, or for playing, is used from then on."""

    def __init__(self, game: Game, drawing: Drawing, console: Console, seed: str) -> None:
        self.game = game
        self.drawing = drawing
        self.console = console
        self.seed = seed
        self.adviser = usual_bot(ADVISERS, game.rules)
        self.player = usual_bot(STAND_INS, game.rules)
        self.stand_ins: dict[int, StandIn] = {}
        self._made: dict[tuple[str, int], Bot] = {}

    def _bot(self, name: str, seat: int) -> Bot:
        """Each seat has its own: what it remembers is of what that seat saw."""
        if (name, seat) not in self._made:
            self._made[name, seat] = make_opponent(name, self.game.rules, f"{self.seed} for seat {seat}")
        return self._made[name, seat]

    def _forget(self, name: str, seat: int) -> None:
        """A bot that failed: its memory may be corrupt, so the next bot of its name starts from scratch."""
        self._made.pop((name, seat), None)

    # -- hints

    def hint(self, seat: int, named: str, choices: list[Choice]) -> None:
        """What a bot would answer, with the next best, and what may be expected of each."""
        if len(choices) == 1:
            self.console.print(Text(tell("terminal-hint-only", answer=self._label(choices[0].action))))
            return
        name = named or self.adviser
        if name is None:
            raise OptionError(tell("terminal-no-adviser", title=self.game.rules.telling.title()))
        bot = self._bot(name, seat)
        if not isinstance(bot, Adviser):
            raise OptionError(tell("terminal-gives-no-hints", bot=name))
        view, actions = self.game.view(seat), self.game.actions
        try:
            with self.console.status(tell("terminal-thinking", player=name)), at_its_own_risk():
                advice = hint(bot, view, actions)
                # What it says may be nonsense, too: nothing at all, or answers that are not offered.
                table, first = self._table(advice, choices), advice[0]
        except BotFailed as failure:
            self._forget(name, seat)
            raise BotFailed(tell("terminal-hint-failed", bot=name, reason=str(failure))) from failure
        self.adviser = name
        self.console.print(Text(tell("terminal-hint", bot=name), "bold"))
        self.console.print(table)
        if len(first.line) > 1:
            then = " · ".join(self._label(action) for action in first.line[1:])
            self.console.print(Text(tell("terminal-hint-then", answers=then), "bright_black"))

    def _table(self, advice: list[Advice], choices: list[Choice]) -> Table:
        numbers = {choice.action.index: number for number, choice in enumerate(choices, 1)}
        table = Table.grid(padding=(0, 2))
        for justify in ("right", "left", "right", "right"):
            table.add_column(justify=justify)
        table.add_row(
            "", "", *(Text(tell(key), "bright_black") for key in ("terminal-hint-win", "terminal-hint-margin"))
        )
        for one in advice:
            win, margin = f"{100 * one.prospect.win:.0f} %", f"{one.prospect.margin:+.1f}"
            number = Text(str(numbers[one.action.index]), "bold cyan")
            table.add_row(number, self._label(one.action), win, margin)
        return table

    def _label(self, action: Action) -> str:
        return self.drawing.label(self.game, action) or action.text

    # -- playing for somebody

    def begin(self, seat: int, named: str, this_turn: bool) -> None:
        """Let a bot answer for a seat, from now on or for the rest of the turn."""
        name = named or self.player or STAND_INS[-1]
        bot = self._bot(name, seat)
        self.player = name
        self.stand_ins[seat] = StandIn(name, bot, this_turn, self.game.version)
        if not this_turn:
            self.console.print(Text(tell("terminal-auto-begins", bot=name, player=self.game.names[seat])))

    def end(self, seat: int) -> bool:
        """Whether a bot had played for the seat up to now."""
        return self.stand_ins.pop(seat, None) is not None

    def waiting(self, seat: int) -> StandIn | None:
        """The bot of a seat that waits for a word whether it is to go on."""
        found = self.stand_ins.get(seat)
        return found if found is not None and found.waits else None

    def go_on(self, seat: int) -> None:
        """The bot of a seat that waits is to play on."""
        one = self.stand_ins[seat]
        one.waits, one.told = False, self.game.version

    def answer(self, seat: int) -> Action | None:
        """What the bot answers for a seat; None: none plays for it, or it cannot go on."""
        one = self.stand_ins.get(seat)
        if one is None or one.waits:
            return None
        try:
            with self.console.status(tell("terminal-thinking", player=one.kind)):
                return answer_of(one.bot, self.game, seat)
        except BotFailed as failure:
            self.tell(seat)
            self.end(seat)
            self._forget(one.kind, seat)
            told = tell("terminal-auto-failed", bot=one.kind, player=self.game.names[seat], reason=str(failure))
            self.console.print(Text(told, "yellow"))
            return None

    def answered(self, since: int) -> list[int]:
        """A bot that plays for one turn stops where another begins; then the person is asked again.

        Gives the seats for which something was played that has now been shown.
        """
        begun = self._begun(since)
        told = []
        for seat, one in list(self.stand_ins.items()):
            stops = bool(begun) and (one.this_turn or seat in begun)
            if stops or self.game.over or self.game.state.to_move() != seat:
                if self.tell(seat):
                    told.append(seat)
            if stops and one.this_turn:
                self.end(seat)
            elif stops:
                one.waits = True
        return told

    def _begun(self, since: int) -> list[int]:
        """The seats whose turns began with the answers since then. In a game that does not report turns: the seat that
        is asked next.
        """
        events = self.game.events_since(0)
        if any(event.verb == TURN and event.what in WORDS for event in events):
            return [
                event.seat
                for event in self.game.events_since(since)
                if event.verb == TURN and event.what in WORDS and event.seat >= 0
            ]
        asked = self.game.state.to_move()
        return [asked] if self.game.steps[since].seat != asked and not self.game.over else []

    def tell(self, seat: int) -> bool:
        """Say what was done for a seat since it was said last; whether there was anything."""
        one = self.stand_ins[seat]
        if not any(step.seat == seat for step in self.game.steps[one.told :]):
            return False
        lines = self.drawing.log(self.game.events_since(one.told), self.game.names)
        one.told = self.game.version
        self.console.print(Text(tell("terminal-auto-did", bot=one.kind, player=self.game.names[seat]), "bold"))
        for line in lines:
            self.console.print(Text(f"• {line}", "italic"))
        return True
