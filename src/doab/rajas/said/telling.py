"""What Rajas says to people: its questions, its answers and the items of its score.

Rules name a question or an answer; here each gets the key of a message and the facts in it. The words stand in the
catalogues (`doab.locale`), what an answer costs and brings in `worth.py`, what happened in `events.py`, what things on
the board are in `places.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from doab.core.actions import Action
from doab.core.questions import questions_of
from doab.core.state import Frame
from doab.core.telling import TellingByKeys
from doab.core.wording import Phrase, Said, key_of, phrase
from doab.rajas.made import numbers as answers
from doab.rajas.rules import payment, tracks
from doab.rajas.rules.building import ChooseSquare, PayForTile
from doab.rajas.rules.dice import ChooseColour
from doab.rajas.rules.tokens import ChoosePlace
from doab.rajas.said.events import event_phrase
from doab.rajas.said.places import place_phrase, places
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
from doab.rajas.said.worth import worth_phrase
from doab.rajas.table.state import Rajas
from doab.rajas.table.things import BALCONY, CHAMBER, HIGH_TERRACE, N_COLOURS, SPACE_KINDS
from doab.rajas.text.codec import KINDS

if TYPE_CHECKING:
    from doab.rajas.game import RajasRules

QUESTIONS_WITH_FACTS: Final = ("lay", "onto")
PLAIN_QUESTIONS: Final = tuple(name for name in questions_of(KINDS) if name not in QUESTIONS_WITH_FACTS)
"""Questions whose message names no facts."""


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


class RajasTelling(TellingByKeys[Rajas]):
    """What is said in Rajas. What is not here but in the contract goes by keys alone."""

    rules: RajasRules
    said = SAID
    plain_questions, questions_with_facts = PLAIN_QUESTIONS, QUESTIONS_WITH_FACTS
    worth = staticmethod(worth_phrase)
    event = staticmethod(event_phrase)
    place = staticmethod(place_phrase)

    def places(self) -> list[str]:
        return list(places(self.rules.edition))

    def open_question(self, state: Rajas, top: Frame, names: Sequence[str]) -> Phrase:
        """What is asked, with the facts that belong to it."""
        tiles = state.edition.tile_names
        if isinstance(top, ChooseSquare):
            return phrase("rajas-question-lay", tile=tile_words(tiles[state.tops[top.stack] - 1]))
        if isinstance(top, PayForTile):
            missing = int(top.cost(state) - payment.bundle_total(top.bundle))
            tile, dice = tile_words(tiles[state.tops[top.stack] - 1]), colour_term(int(top.stack // 3))
            return phrase("rajas-question-pay-tile", tile=tile, missing=missing, colour=dice)
        if isinstance(top, ChooseColour) and (top.left > 1 or top.lowest > 0):
            return phrase("rajas-question-choose-several", left=int(top.left))
        if isinstance(top, ChoosePlace):
            colour, code = state.edition.token_names[top.kind].split()
            return phrase("rajas-question-onto", colour=yield_colour_term(colour), income=income_phrase(code))
        return super().open_question(state, top, names)

    def answer(self, state: Rajas, action: Action, names: Sequence[str] = ()) -> Phrase:
        number = action.index
        if number < answers.PASS:
            return _placing(number - answers.PLACE)
        if answers.PAY_FLIPPED <= number < answers.TAKE:
            die, other = _die(action.words["die"]), int(payment.value_of(number))
            return phrase("rajas-answer-pay-flipped", die=die, other=other)
        return super().answer(state, action, names)

    def score_items(self, state: Rajas, seat: int) -> list[tuple[Phrase, int]]:
        """13.3: what the lead is made of."""
        fame, lead = int(state.players[seat].fame), int(tracks.lead_of(state, seat))
        meeting_point = int(state.edition.meeting_point)
        return [
            (phrase("rajas-score-fame"), fame),
            (phrase("rajas-score-money"), lead + meeting_point - fame),
            (phrase("rajas-score-meeting-point"), -meeting_point),
        ]


def _placing(kind: int) -> Phrase:
    if HIGH_TERRACE <= kind < BALCONY:
        return phrase("rajas-answer-place-terrace", colour=colour_term(kind - HIGH_TERRACE))
    if BALCONY <= kind < CHAMBER:
        paid, taken = divmod(kind - BALCONY, N_COLOURS)
        return phrase("rajas-answer-place-balcony", paid=colour_term(paid), taken=colour_term(taken))
    return phrase(key_of("rajas-answer-place", SPACE_KINDS[kind]))
