"""Trying out: what answers would lead to, and why something is not possible. Nothing is changed by it."""

from __future__ import annotations

from collections.abc import Sequence

from doab.core import CHANCE, Game
from doab.core.errors import IllegalAction
from doab.server.guard import costs
from doab.server.guard.costs import charge
from doab.server.messages import tables as say
from doab.server.rows.schema import Seat
from doab.server.tables import playing, sight
from doab.server.tables.rooms import Room


def try_answers(room: Room, seat: Seat, revision: int, answers: list[str | int]) -> say.Tried:
    """Play answers on a copy, as long as no dice fall, nothing is revealed and nobody else has to answer."""
    playing.check_playing(room)
    playing.check_revision(room, revision)
    playing.check_asked(room, seat)
    charge(len(answers) / costs.ANSWERS_TRIED)
    game = room.game.copy()
    number, texts = _in_order(game, [playing.parsed(game, text) for text in answers])
    for _ in range(number):
        game.undo()
    before = game.version
    stopped: say.StoppedBy | None = None
    for text in texts:
        if stopped is not None:
            break
        trial = game.copy()
        try:
            trial.play(text, standing=False)
        except IllegalAction as error:
            raise playing.refused(error) from error
        if trial.steps[-1].revealed:
            stopped = "reveal"  # what it shows must not be seen for nothing
            break
        game = trial
        asked = game.state.to_move()
        if game.over:
            stopped = "over"
        elif asked == CHANCE:
            stopped = "chance"
        elif asked != seat.number:
            stopped = "other"
    return say.Tried(
        position=sight.position(room, game, seat.number),
        events=sight.events_of(game.rules, game.events_since(before)),
        played=game.version - before,
        stopped=stopped,
    )


def _in_order(game: Game, answers: list[str]) -> tuple[int, Sequence[str]]:
    """What is one choice may be named in any order: what has to be given again for it, and what is answered."""
    if len(answers) < 2 and all(answer in game.legal for answer in answers):
        return 0, answers
    try:
        number, sorted_out = game.in_order(answers)
    except IllegalAction:
        return 0, answers
    return number, [action.text for action in sorted_out]


def why_not(room: Room, seat: Seat, text: str) -> say.Why:
    playing.check_playing(room)
    game = room.game
    if room.table.waits_for != seat.number or room.table.held:
        return say.Why(legal=False, rule=None, reason="You are not being asked anything now.", phrase=None)
    rule = game.why_not(playing.parsed(game, text))
    return say.Why(legal=True, rule=None, reason=None, phrase=None) if rule is None else _forbidden(game, rule)


def why_not_there(room: Room, seat: Seat, place: str) -> say.Why:
    """The same for a place on the board that somebody pointed at without knowing what to answer."""
    playing.check_playing(room)
    game = room.game
    if room.table.waits_for != seat.number or room.table.held:
        return say.Why(legal=False, rule=None, reason="You are not being asked anything now.", phrase=None)
    if any(place in action.targets for action in game.actions):
        return say.Why(legal=True, rule=None, reason=None, phrase=None)
    rule = game.why_not_there(place)
    return say.Why(legal=False, rule=None, reason=None, phrase=None) if rule is None else _forbidden(game, rule)


def _forbidden(game: Game, rule: str) -> say.Why:
    phrase = say.PhraseInfo(**game.rules.telling.reason(rule).to_json())
    return say.Why(legal=False, rule=rule, reason=game.rules.explain(rule), phrase=phrase)
