"""The drawing of Agra: its board, and its questions and answers in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich.console import RenderableType

from doab.agra import architect, botanist, processing, production, trader
from doab.agra.influence import StepBonus
from doab.agra.names import BUILDINGS, FAVOUR_ACTIONS, GOODS, GUILDS, NOTABLES, STATUE
from doab.agra.placing import MainAction
from doab.agra.scoring import score_items
from doab.agra.secondary import OWN, SPEND
from doab.agra.state import Agra
from doab.agra.wording import event_lines, question_sentence, say
from doab.cli.agra_board import board, own_goods
from doab.cli.agra_choices import choice
from doab.cli.agra_look import LEVELS, Look
from doab.cli.drawing import Choice, Drawing
from doab.core import Action, Event, Game


class AgraDrawing(Drawing):
    """Everything that a person needs to see in order to answer."""

    def board(self, game: Game, seat: int, width: int) -> RenderableType:
        return board(cast(Agra, game.state), game.names, seat, width)

    def near(self, game: Game, seat: int, width: int) -> RenderableType | None:
        return own_goods(Look(cast(Agra, game.state), game.names, seat))

    def question(self, game: Game) -> str:
        return question(cast(Agra, game.state), game.names)

    def choices(self, game: Game) -> list[Choice]:
        """The answers of the question itself, then what can be done at any time, then how to go on."""
        state = cast(Agra, game.state)
        order = {"peon": 1, "secondary": 2, "go on": 3}
        actions = sorted(game.actions, key=lambda action: order.get(action.family, 0))
        return [choice(state, game.names, action) for action in actions]

    def log(self, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        return event_lines(events, names)

    def goal(self, game: Game) -> str:
        return say("goal")

    def explain(self, game: Game, word: str) -> str:
        """A section or ruling, or what a notable or a favour action does."""
        state = cast(Agra, game.state)
        folded = word.casefold().replace("_", " ").replace("-", " ")
        for at, name in enumerate(NOTABLES):
            if name.replace("_", " ") == folded:
                edition = state.edition
                guild, level = GUILDS[edition.guild[at]], LEVELS[edition.level[at]]
                return say("explain-notable", level=level, guild=guild, effect=say(f"notable-{name}"))
        if folded in FAVOUR_ACTIONS:
            at = FAVOUR_ACTIONS.index(folded)
            return say("explain-favour", name=folded, own=OWN[at], spend=SPEND[at], effect=say(f"effect-{folded}"))
        return super().explain(game, word)

    def possible(self, action: Action, note: str, rule: str) -> str:
        return say("possible", answer=action.text, note=note or action.text, rule=rule)

    def score(self, game: Game, seat: int) -> str:
        return say("score", **score_items(cast(Agra, game.state), seat))


def question(state: Agra, names: Sequence[str]) -> str:
    """What is asked, with the facts that belong to it."""
    top = state.top
    name = top.name() if top is not None else ""
    if name == "meditation" and (state.points or state.laid):
        return question_sentence("meditation points", number=int(state.points))
    if isinstance(top, MainAction) and top.free_peon:
        return question_sentence("action peon")
    if isinstance(top, architect.PayMaterials):
        missing = state.edition.cost[top.building] - architect.bundle_worth(state, top.seat, top.bundle)
        return question_sentence(name, building=BUILDINGS[top.building], missing=missing)
    if isinstance(top, processing.ProcessInBuilding | processing.ExtraGood | processing.Follow):
        source, good = GOODS[state.edition.source[top.target]], GOODS[top.target]
        player = names[top.actor] if isinstance(top, processing.Follow) else ""
        return question_sentence(name, source=source, good=good, player=player)
    if name == "sailor":
        return question_sentence(name, number=int(state.free_left + state.paid_left))
    if isinstance(top, trader.TakeMore):
        return question_sentence(name, left=top.left)
    if isinstance(top, botanist.Botanist):
        return question_sentence(name, left=top.left)
    if isinstance(top, production.Produce):
        return question_sentence(name, good=GOODS[top.good])
    if isinstance(top, StepBonus):
        return question_sentence(name, favour=top.favour)
    if name == "after action" and not state.owned(state.to_move(), STATUE):
        return question_sentence("after action plain")
    return question_sentence(name)
