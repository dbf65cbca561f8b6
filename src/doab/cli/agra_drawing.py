"""The drawing of Agra: its board, and how its answers are grouped and shown."""

from __future__ import annotations

from typing import cast

from rich.console import RenderableType

from doab.agra.rules.scoring import score_items
from doab.agra.rules.secondary import OWN, SPEND
from doab.agra.said.terms import LEVELS, effect_phrase, guild_term, notable_help
from doab.agra.table.state import Agra
from doab.agra.table.things import FAVOUR_ACTIONS, NOTABLES
from doab.cli.agra_board import board, own_goods
from doab.cli.agra_choices import choice
from doab.cli.agra_look import Look
from doab.cli.drawing import Choice, Drawing
from doab.cli.language import tell
from doab.core import Action, Game


class AgraDrawing(Drawing):
    """Everything that a person needs to see in order to answer."""

    def board(self, game: Game, seat: int, width: int) -> RenderableType:
        return board(cast(Agra, game.state), game.names, seat, width)

    def near(self, game: Game, seat: int, width: int) -> RenderableType | None:
        return own_goods(Look(cast(Agra, game.state), game.names, seat))

    def choices(self, game: Game) -> list[Choice]:
        """The answers of the question itself, then what can be done at any time, then how to go on."""
        order = {"peon": 1, "secondary": 2, "go on": 3}
        return [self.choice(game, one) for one in sorted(game.actions, key=lambda one: order.get(one.family, 0))]

    def choice(self, game: Game, action: Action) -> Choice:
        return choice(cast(Agra, game.state), action, self.note(game, action), self.label(game, action))

    def explain(self, game: Game, word: str) -> str | None:
        """A section or ruling, or what a notable or a favour action does."""
        folded = word.casefold().replace("_", " ").replace("-", " ")
        for at, name in enumerate(NOTABLES):
            if name.replace("_", " ") == folded:
                edition = cast(Agra, game.state).edition
                guild, level = guild_term(int(edition.guild[at])), LEVELS[edition.level[at]]
                return tell("terminal-agra-notable", level=level, guild=guild, effect=notable_help(name))
        if folded in FAVOUR_ACTIONS:
            at = FAVOUR_ACTIONS.index(folded)
            own, spend = int(OWN[at]), int(SPEND[at])
            return tell("terminal-agra-favour-action", own=own, spend=spend, effect=effect_phrase(folded))
        return super().explain(game, word)

    def score(self, game: Game, seat: int) -> str:
        items = score_items(cast(Agra, game.state), seat)
        del items["total"]
        return tell("terminal-agra-score", **items)
