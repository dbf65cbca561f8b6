"""The game in phrases: its questions, answers, reasons and the items of its score.

Rules name a question or an answer; here each gets the key of a message and the facts in it. The texts are in the
catalogues (`doab.locale`), what an answer costs and brings in `worth.py`, what happened in `events.py`, what things on
the boards are in `places.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from doab.agra.made import numbers as answers
from doab.agra.rules import architect, botanist, processing, production, scoring, trader
from doab.agra.rules.influence import StepBonus
from doab.agra.rules.placing import MainAction
from doab.agra.said.reasons import REASONS
from doab.agra.said.terms import (
    bonus_words,
    effect_phrase,
    good_term,
    guild_term,
    notable_term,
    space_term,
    square_words,
    tile_words,
)
from doab.agra.table.state import Agra
from doab.agra.table.things import (
    FAVOUR,
    FIRST_BUILDING,
    N_FAVOUR_ACTIONS,
    N_GUILDS,
    N_NOTABLES,
    STATUE,
)
from doab.agra.text.codec import KINDS
from doab.core.actions import Action
from doab.core.questions import questions_of
from doab.core.state import Frame
from doab.core.wording import Field, Phrase, Said, answered, asked, key_of, phrase, player_name, raw

QUESTIONS_WITH_FACTS: Final = (
    *("materials", "processing", "follow", "sailor", "taking", "botanist", "production", "step bonus"),
)
PLAIN_QUESTIONS: Final = tuple(name for name in (*questions_of(KINDS), "swap") if name not in QUESTIONS_WITH_FACTS)
"""Questions whose message names no facts. A swap is a good that is taken, under a name of its own."""

# ---------------------------------------------------------------- questions


def question_phrase(state: Agra, seat: int, names: Sequence[str] = ()) -> Phrase:
    """What is asked, with the facts that belong to it. All of them lie open on the table."""
    top = state.top
    if top is None:
        return phrase("core-over")
    return asked(_question(state, top, names), int(top.seat), seat, names)


def _question(state: Agra, top: Frame, names: Sequence[str]) -> Phrase:
    name = top.name()
    if name == "meditation" and (state.points or state.laid):
        return phrase("agra-question-meditation-points", number=int(state.points))
    if isinstance(top, MainAction) and top.free_peon:
        return phrase("agra-question-action-peon")
    if isinstance(top, architect.PayMaterials):
        missing = state.edition.cost[top.building] - architect.bundle_worth(state, top.seat, top.bundle)
        building = space_term(FIRST_BUILDING + int(top.building))
        return phrase("agra-question-materials", building=building, missing=int(missing))
    if isinstance(top, processing.ProcessInBuilding | processing.ExtraGood | processing.Follow):
        return _processing_question(state, top, names)
    if name == "sailor":
        return phrase("agra-question-sailor", number=int(state.free_left + state.paid_left))
    if isinstance(top, trader.TakeMore):
        return phrase("agra-question-taking", left=int(top.left))
    if isinstance(top, botanist.Botanist):
        return phrase("agra-question-botanist", left=int(top.left))
    if isinstance(top, production.Produce):
        return phrase("agra-question-production", good=good_term(int(top.good)))
    if isinstance(top, StepBonus):
        return phrase("agra-question-step-bonus", favour=int(top.favour))
    if name == "after action" and not state.owned(state.to_move(), STATUE):
        return phrase("agra-question-after-action-plain")
    return phrase(key_of("agra-question", name)) if name in PLAIN_QUESTIONS else raw(f"{name}?")


def question_name_phrase(name: str) -> Phrase:
    """A question by its name alone."""
    if name in QUESTIONS_WITH_FACTS:
        return phrase(key_of("agra-question", name, "always"))
    return phrase(key_of("agra-question", name)) if name in PLAIN_QUESTIONS else raw(f"{name}?")


def _processing_question(
    state: Agra, top: processing.ProcessInBuilding | processing.ExtraGood | processing.Follow, names: Sequence[str]
) -> Phrase:
    fields: dict[str, Field] = {
        "source": good_term(int(state.edition.source[top.target])),
        "good": good_term(int(top.target)),
    }
    if isinstance(top, processing.Follow):
        fields["player"] = player_name(names, int(top.actor))
    elif isinstance(top, processing.ExtraGood):
        fields = {}
    return Phrase(key_of("agra-question", top.name()), fields)


# ---------------------------------------------------------------- answers


def _tile(number: str) -> Phrase:
    return tile_words(int(number))


SAID: Final[Said] = {
    "space": ("space", space_term),
    "building": ("building", space_term),
    "good": ("good", good_term),
    "source": ("source", good_term),
    "notable": ("notable", notable_term),
    "square": ("square", square_words),
    "token": ("token", int),
    "value": ("value", int),
    "bonus": ("bonus", bonus_words),
    "guild": ("guild", guild_term),
    "number": ("number", int),
    "tile": ("tile", _tile),
}


def answer_phrase(action: Action) -> Phrase:
    """A short label of an answer, whatever the position."""
    number = action.index
    if number < answers.PEON:
        key = "agra-answer-place-building" if number >= FIRST_BUILDING else "agra-answer-place-character"
        return phrase(key, space=space_term(number))
    if number == answers.FREE + FAVOUR:
        return phrase("agra-answer-free-favour")
    if answers.FAVOUR_ACTION <= number < answers.FAVOUR_WITH_MULLAH + N_FAVOUR_ACTIONS:
        return _favour_action(action)
    return answered("agra", action, SAID)


def _favour_action(action: Action) -> Phrase:
    effect = effect_phrase(action.words["action"])
    mullah = "with mullah" if action.index >= answers.FAVOUR_WITH_MULLAH else ""
    kind, number = action.words["action"].split()
    if kind == "favour":
        return phrase(key_of("agra-answer-favour", mullah), effect=effect)
    return phrase(key_of("agra-answer-use-tile", mullah), tile=_tile(number), effect=effect)


# ---------------------------------------------------------------- rules and score


def reason_phrase(rule: str) -> Phrase:
    """Why something is not possible, by section or ruling."""
    return phrase(key_of("agra-reason", rule)) if rule in REASONS else phrase("core-reason-other", rule=rule)


def score_items(state: Agra, seat: int) -> list[tuple[Phrase, int]]:
    """8.0: every item of the final score, notable by notable and guild by guild; what brings nothing is left out."""
    plain = scoring.score_items(state, seat)
    items: list[tuple[Phrase, int]] = [(phrase("agra-score-rupees"), plain["rupees"])]
    for notable in range(N_NOTABLES):
        if int(state.players[seat].contracts) >> notable & 1:
            number = scoring.notable_score(state, seat, notable)
            items.append((phrase("agra-score-notable", notable=notable_term(notable)), number))
    for guild in range(N_GUILDS):
        items.append((phrase("agra-score-guild", guild=guild_term(guild)), scoring.guild_score(state, seat, guild)))
    items += [(phrase(key_of("agra-score", name)), plain[name]) for name in ("meditation", "covers", "akbar")]
    return [item for at, item in enumerate(items) if at == 0 or item[1]]
