"""What must hold in every position of every game. Each check raises `InvariantError` and leaves the game as it was.

The fuzzer runs all of them; a test can run one on a position of its own.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache

from doab.core.actions import Action
from doab.core.chance import CHANCE, Source
from doab.core.errors import CannotUndo, IllegalAction, InvariantError, StaleAction
from doab.core.events import VERBS
from doab.core.game import Game
from doab.core.records import parse_record
from doab.core.rules import Rules, digest
from doab.core.state import Offers, State


def check_offers(rules: Rules, state: State) -> Offers:
    """An open question has answers, each once; chance has a positive weight for each, a player has none."""
    if state.top is None:
        _expect(not state.legal(), "the game is over, but there is something to answer")
        return Offers()
    question, seat = state.top.name(), int(state.to_move())
    _expect(
        seat == CHANCE or 0 <= seat < state.seats, f"the question “{question}” asks seat {seat}, which does not exist"
    )
    offers = state.offers()
    actions, weights = list(offers.actions), list(offers.weights)
    _expect(bool(actions), f"dead end: the question “{question}” has no answer")
    if len(set(actions)) != len(actions):
        texts = ", ".join(rules.table[action].text for action in actions)
        raise InvariantError(f"the question “{question}” offers an answer twice: {texts}")
    if seat == CHANCE:
        _expect(len(weights) == len(actions), f"chance is asked “{question}” with {len(weights)} weights")
        _expect(all(weight > 0 for weight in weights), f"chance is asked “{question}” with the weights {weights}")
    else:
        _expect(not weights, f"a player is asked “{question}” with weights, as if chance were to answer")
    return offers


def check_json(rules: Rules, state: State) -> None:
    """A state that went through JSON is the same position with the same answers."""
    twin = rules.store.from_json(json.loads(json.dumps(state.to_json())))
    _expect(digest(twin) == digest(state), "the state changes when it goes through JSON")
    _expect(twin.to_move() == state.to_move(), "another seat is asked after the state went through JSON")
    _expect(twin.legal() == state.legal(), "other answers are legal after the state went through JSON")


def check_copy(rules: Rules, state: State, source: Source, answers: int = 8) -> None:
    """Whatever is played on a copy, the original does not change."""
    before, legal = digest(state), state.legal()
    twin = state.copy()
    _expect(digest(twin) == before and twin.legal() == legal, "a copy of the state is another position")
    played: list[str] = []
    try:
        while len(played) < answers and not twin.is_over():
            action = random_answer(twin, check_offers(rules, twin), source)
            played.append(rules.table[action].text)
            twin.apply(action)
    except Exception as error:
        ahead = ", ".join(f"“{text}”" for text in played)
        raise InvariantError(f"going on with {ahead}: {type(error).__name__}: {error}") from error
    _expect(digest(state) == before and state.legal() == legal, "playing on a copy changes the original")


def check_refusals(game: Game, source: Source) -> None:
    """An answer that is not offered, or was meant for an earlier position, is refused by name and changes nothing."""
    before, legal = digest(game.state), game.state.legal()
    twin = game.copy()
    offered = set(legal)
    wrong = [action for action in game.rules.table if action.index not in offered]
    if wrong and not game.over:
        action = wrong[source.below(len(wrong))]
        try:
            twin.play(action)
        except IllegalAction as error:
            _expect(bool(error.rule), f"“{action}” is refused without the rule that forbids it")
        else:
            raise InvariantError(f"“{action}” is not offered, but can be played")
        _expect(digest(twin.state) == before and twin.version == game.version, f"refusing “{action}” changes the game")
    if legal:
        try:
            twin.play(legal[0], at=game.version - 1)
        except StaleAction:
            _expect(digest(twin.state) == before, "refusing an answer to an earlier position changes the game")
        else:
            raise InvariantError("an answer to an earlier position can be played")


def check_events(game: Game) -> None:
    """What the last answer reported has a known verb, a seat of this table, and places that the rules list."""
    for event in game.steps[-1].events if game.steps else []:
        if event.verb not in VERBS:
            raise InvariantError(f"the event “{event}” has an unknown verb")
        if not CHANCE <= event.seat < len(game.names):
            raise InvariantError(f"the event “{event}” is about a seat that does not exist")
        for place in (event.from_, event.to):
            if place and place not in _places(game.rules):
                raise InvariantError(f"the event “{event}” names “{place}”, which is no place of the game")


@cache
def _places(rules: Rules) -> frozenset[str]:
    return frozenset(rules.telling.places())


def check_undo(game: Game, run: Sequence[State]) -> None:
    """Undo goes back to exactly the states in `run` and no further.

    They are the states before each answer that can be taken back, oldest first: those that the same seat gave one after
    the other since chance, a reveal or another seat came in between. The caller keeps them, apart from the game's own
    book-keeping.
    """
    twin = game.copy()
    if run:
        seat = int(run[-1].to_move())
        for other in range(len(game.names)):
            if other != seat:
                _expect(not twin.can_undo(other), f"seat {other} could take back what seat {seat} answered")
    taken_back: list[Action] = []
    for before in reversed(run):
        _expect(twin.can_undo(), f"undo stops too early, after “{game.steps[-1 - len(taken_back)].action}”")
        taken_back.append(twin.undo())
        _expect(digest(twin.state) == digest(before), f"taking back “{taken_back[-1]}” leads to another position")
        _expect(twin.state.legal() == before.legal(), f"taking back “{taken_back[-1]}” leads to other answers")
    at = twin.version
    try:
        taken = twin.undo()
    except CannotUndo:
        _expect(twin.version == at, "an undo that is refused changes the game")
    else:
        raise InvariantError(f"undo peeks: “{taken}” was taken back across chance, a reveal or another seat's answer")
    if taken_back:
        twin.play(*reversed(taken_back))
    _expect(digest(twin.state) == digest(game.state), "playing again what was taken back leads to another position")


def check_reveal(rules: Rules, before: State, action: int, source: Source) -> None:
    """A player's answer that shows anybody something hidden says so (`state.reveal()`), else undo could peek.

    For every seat: from states that look the same to it, the same answer leads to states that look the same, unless the
    answer counts as a reveal.
    """
    after = before.copy()
    after.apply(action)
    if after.revealed or before.to_move() == CHANCE:
        return
    for seat in range(int(before.seats)):
        seen = _seen(rules, after, seat)
        for variant in rules.sight.hidden_variants(before, seat, source):
            if action in variant.legal():
                variant.apply(action)
                text = rules.table[action].text
                same = _seen(rules, variant, seat) == seen
                _expect(same, f"“{text}” shows seat {seat} something hidden, but does not count as a reveal")


def _seen(rules: Rules, state: State, seat: int) -> object:
    asked = state.to_move() == seat
    return (
        rules.sight.seen(state, seat),
        state.top and state.top.name(),
        int(state.to_move()),
        state.legal() if asked else [],
    )


def check_record(game: Game) -> None:
    """The record of the game reads back as the same text and replays to the same position and ranking."""
    text = str(game.record())
    _expect(str(parse_record(text)) == text, "the record reads back as another text")
    twin = Game.from_record(text, game.rules)
    _expect(digest(twin.state) == digest(game.state), "the replay of the record ends in another position")
    _expect(twin.ranking == game.ranking, "the replay of the record ends with another ranking")


def check_ranking(game: Game) -> None:
    """A finished game has a winner, and a rank and a score for everybody."""
    ranks, scores = game.rules.ranking(game.state), game.rules.scores(game.state)
    seats = len(game.names)
    _expect(
        len(ranks) == seats and len(scores) == seats, f"{seats} players have {len(ranks)} ranks, {len(scores)} scores"
    )
    _expect(1 in ranks and all(1 <= rank <= seats for rank in ranks), f"the ranks {ranks} have no winner or a gap")


def random_answer(state: State, offers: Offers, source: Source) -> int:
    """One of the offered answers: by weight where chance is asked, else each as likely, whatever the state."""
    return offers.draw(source) if offers.chances else offers.action(source.below(offers.count))


def _expect(holds: bool, message: str) -> None:
    if not holds:
        raise InvariantError(message)
