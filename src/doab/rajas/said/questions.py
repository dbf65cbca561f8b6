"""The game in phrases: its questions, answers, reasons, options and the items of its score.

Rules name a question or an answer; here each gets the key of a message and the facts in it. The texts are in the
catalogues (`doab.locale`), what an answer costs and brings in `worth.py`, what happened in `events.py`, what things on
the board are in `places.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from doab.core.actions import Action
from doab.core.questions import questions_of
from doab.core.wording import Phrase, Said, answered, asked, key_of, phrase, raw
from doab.rajas.made import numbers as answers
from doab.rajas.rules import payment, tracks
from doab.rajas.rules.building import ChooseSquare, PayForTile
from doab.rajas.rules.dice import ChooseColour
from doab.rajas.rules.tokens import ChoosePlace
from doab.rajas.said.reasons import REASONS
from doab.rajas.said.terms import (
    back_term,
    colour_term,
    die_words,
    good_term,
    income_phrase,
    side_term,
    square_words,
    tile_words,
    yield_colour_term,
    yield_place_words,
    yield_tile_words,
)
from doab.rajas.table.state import Rajas
from doab.rajas.table.things import BALCONY, CHAMBER, HIGH_TERRACE, N_COLOURS, SPACE_KINDS
from doab.rajas.text.codec import KINDS

QUESTIONS_WITH_FACTS: Final = ("lay", "onto")
PLAIN_QUESTIONS: Final = tuple(name for name in questions_of(KINDS) if name not in QUESTIONS_WITH_FACTS)
"""Questions whose message names no facts."""

# ---------------------------------------------------------------- questions


def question_phrase(state: Rajas, seat: int, names: Sequence[str] = ()) -> Phrase:
    """What is asked, with the facts that belong to it."""
    top = state.top
    if top is None:
        return phrase("core-over")
    return asked(_question(state), int(top.seat), seat, names)


def _question(state: Rajas) -> Phrase:
    top, tiles = state.top, state.edition.tile_names
    assert top is not None, "the game is not over"
    if isinstance(top, ChooseSquare):
        return phrase("rajas-question-lay", tile=tile_words(tiles[state.tops[top.stack] - 1]))
    if isinstance(top, PayForTile):
        missing = int(top.cost(state) - payment.bundle_total(top.bundle))
        tile = tile_words(tiles[state.tops[top.stack] - 1])
        return phrase("rajas-question-pay-tile", tile=tile, missing=missing, colour=colour_term(int(top.stack // 3)))
    if isinstance(top, ChooseColour) and (top.left > 1 or top.lowest > 0):
        return phrase("rajas-question-choose-several", left=int(top.left))
    if isinstance(top, ChoosePlace):
        colour, code = state.edition.token_names[top.kind].split()
        return phrase("rajas-question-onto", colour=yield_colour_term(colour), income=income_phrase(code))
    name = top.name()
    return phrase(key_of("rajas-question", name)) if name in PLAIN_QUESTIONS else raw(f"{name}?")


def question_name_phrase(name: str) -> Phrase:
    """A question by its name alone."""
    if name in QUESTIONS_WITH_FACTS:
        return phrase(key_of("rajas-question", name, "always"))
    return phrase(key_of("rajas-question", name)) if name in PLAIN_QUESTIONS else raw(f"{name}?")


# ---------------------------------------------------------------- answers


def _die(name: str) -> Phrase:
    colour, value = name.split()
    return die_words(colour, int(value))


def _stack(name: str) -> Phrase:
    colour, back = name.split()
    return phrase("rajas-stack", colour=colour_term(colour), back=back_term(back))


def _river_tile(code: str) -> Phrase:
    return phrase("rajas-river-tile", income=income_phrase(code))


SAID: Final[Said] = {
    "die": ("die", _die),
    "stack": ("stack", _stack),
    "square": ("square", square_words),
    "side": ("side", side_term),
    "place": ("place", yield_place_words),
    "colour": ("colour", colour_term),
    "number": ("number", int),
    "good": ("good", good_term),
    "token": ("tile", yield_tile_words),
    "tile": ("tile", tile_words),
    "income": ("tile", _river_tile),
}


def answer_phrase(action: Action) -> Phrase:
    """A short label of an answer, whatever the position."""
    number = action.index
    if number < answers.PASS:
        return _placing(number - answers.PLACE)
    if answers.PAY_FLIPPED <= number < answers.TAKE:
        return phrase("rajas-answer-pay-flipped", die=_die(action.words["die"]), other=int(payment.value_of(number)))
    return answered("rajas", action, SAID)


def _placing(kind: int) -> Phrase:
    if HIGH_TERRACE <= kind < BALCONY:
        return phrase("rajas-answer-place-terrace", colour=colour_term(kind - HIGH_TERRACE))
    if BALCONY <= kind < CHAMBER:
        paid, taken = divmod(kind - BALCONY, N_COLOURS)
        return phrase("rajas-answer-place-balcony", paid=colour_term(paid), taken=colour_term(taken))
    return phrase(key_of("rajas-answer-place", SPACE_KINDS[kind]))


# ---------------------------------------------------------------- rules, options, score


def reason_phrase(rule: str) -> Phrase:
    """Why something is not possible, by section or ruling."""
    return phrase(key_of("rajas-reason", rule)) if rule in REASONS else phrase("core-reason-other", rule=rule)


def score_items(state: Rajas, seat: int) -> list[tuple[Phrase, int]]:
    """13.3: what the lead is made of."""
    player = state.players[seat]
    fame, lead = int(player.fame), int(tracks.lead_of(state, seat))
    meeting_point = int(state.edition.meeting_point)
    return [
        (phrase("rajas-score-fame"), fame),
        (phrase("rajas-score-money"), lead + meeting_point - fame),
        (phrase("rajas-score-meeting-point"), -meeting_point),
    ]
