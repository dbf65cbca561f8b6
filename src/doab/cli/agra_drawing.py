"""The drawing of Agra: its board, and how its answers are grouped and shown."""

from __future__ import annotations

from typing import cast

from rich.console import RenderableType

from doab.agra.rules.scoring import score_items
from doab.agra.said.terms import LEVELS, effect_phrase, guild_term, notable_help
from doab.agra.table.state import Agra
from doab.agra.view.print import AgraPrint
from doab.agra.view.view import AgraTable
from doab.cli.agra_board import board, own_goods
from doab.cli.agra_choices import choice
from doab.cli.agra_look import Look
from doab.cli.drawing import Choice, Drawing
from doab.cli.language import tell
from doab.core import Action, Game


class AgraDrawing(Drawing):
    """Everything that a person needs to see in order to answer."""

    @property
    def printed(self) -> AgraPrint:
        return cast(AgraPrint, self.rules.printed.data())

    def look(self, game: Game, seat: int) -> Look:
        table = self.rules.sight.view(game.state, seat)
        return Look(cast(AgraTable, table), self.printed, game.names, seat, game.state.to_move())

    def board(self, game: Game, seat: int, width: int) -> RenderableType:
        return board(self.look(game, seat), width)

    def near(self, game: Game, seat: int, width: int) -> RenderableType | None:
        return own_goods(self.look(game, seat))

    def choices(self, game: Game) -> list[Choice]:
        """The answers of the question itself, then what can be done at any time, then how to go on."""
        order = {"peon": 1, "secondary": 2, "go on": 3}
        return [self.choice(game, one) for one in sorted(game.actions, key=lambda one: order.get(one.family, 0))]

    def choice(self, game: Game, action: Action) -> Choice:
        return choice(cast(Agra, game.state), action, self.note(game, action), self.label(game, action))

    def explain(self, game: Game, word: str) -> str | None:
        """A section or ruling, or what a notable or a favour action does."""
        folded = word.casefold().replace("_", " ").replace("-", " ")
        for name, card in self.printed["notables"].items():
            if name.replace("_", " ") == folded:
                guild, level = guild_term(card["guild"]), LEVELS[card["level"]]
                return tell("terminal-agra-notable", level=level, guild=guild, effect=notable_help(name))
        if folded in self.printed["favour"]:
            favour = self.printed["favour"][folded]
            return tell(
                "terminal-agra-favour-action", own=favour["own"], spend=favour["spend"], effect=effect_phrase(folded)
            )
        return super().explain(game, word)

    def score(self, game: Game, seat: int) -> str:
        items = score_items(cast(Agra, game.state), seat)
        del items["total"]
        return tell("terminal-agra-score", **items)
