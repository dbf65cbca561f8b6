"""Playing: answers, taking back, confirming, and everything that the table does by itself in between."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from sqlalchemy import select

from doab.core import CHANCE, Game
from doab.core.errors import CannotUndo, DoabError, GameError, IllegalAction, UnknownAction
from doab.core.events import TURN
from doab.core.state import Frame
from doab.server.errors import Refused
from doab.server.rows.schema import Seat, Step
from doab.server.tables import waiting
from doab.server.tables.games import Given
from doab.server.tables.rooms import Room

MOST_AT_ONCE = 200
"""Answers that a table may give by itself before it asks somebody: a guard against seats that leave it everything."""
LONGEST_GAME = 20_000
"""Answers in one game. Nobody plays that long, and everything that replays it would take ever longer."""
MOST_STANDING = 40
"""Standing answers of one seat."""
BY_HAND = "player"
STAND_IN = "stand_in"
logger = logging.getLogger(__name__)


# -- what players ask for


def answer(room: Room, seat: Seat, text: str | int, revision: int, key: str | None = None) -> int:
    """Play one answer of a person. Returns the number of its step."""
    check_answering(room, seat, revision, key)
    play(room, text, BY_HAND)
    return _answered(room, seat, key)


def choose(room: Room, seat: Seat, picked: Sequence[str | int], revision: int, key: str | None = None) -> int:
    """Play several answers that are one choice, picked in any order. Returns the number of the last one's step."""
    check_answering(room, seat, revision, key)
    game = room.game
    try:
        number, answers = game.in_order([parsed(game, text) for text in picked])
    except IllegalAction as error:
        raise refused(error) from error
    for _ in range(number):  # they are given again, among the others
        game.undo(seat.number)
        room.given.pop()
    room.kept = min(room.kept, game.version)
    for one in answers:
        play(room, one.index, BY_HAND)
    return _answered(room, seat, key)


def _answered(room: Room, seat: Seat, key: str | None) -> int:
    """After the answer of a person. Returns the number of its step."""
    number = room.game.version
    if key is not None:
        room.keys[number] = key
    if has_to_confirm(room, seat):
        room.table.held = True
    advance(room)
    return number


def undo(room: Room, seat: Seat, revision: int, steps: int) -> None:
    """Take back the seat's last answers, together with those that were given for it."""
    check_playing(room)
    check_revision(room, revision)
    check_not_dropped(seat)
    check_not_away(seat)
    waiting.check_word_not_passed(room, seat)
    for _ in range(steps):
        if own_answers(room, seat.number) == 0:
            raise Refused(409, "cannot_undo", _why_no_undo(room.game, seat.number))
        by_hand = False
        while not by_hand:
            room.game.undo(seat.number)
            by_hand = room.given.pop().how in (BY_HAND, STAND_IN)
    room.kept = min(room.kept, room.game.version)
    room.table.held = False
    waiting.set_waiting(room)


def confirm(room: Room, seat: Seat, revision: int) -> None:
    check_playing(room)
    check_revision(room, revision)
    if not room.table.held or room.table.waits_for != seat.number:
        raise Refused(409, "not_held", "You have no turn to confirm.")
    release(room)


def release(room: Room) -> None:
    """The turn is over: the next player is asked."""
    room.table.held = False
    room.touched = True
    advance(room)


def stand(room: Room, seat: Seat, question: str, text: str | None, once: bool) -> None:
    """Set or withdraw a standing answer. If its question is open, it is answered at once."""
    game = room.game
    check_not_dropped(seat)
    if text is None:
        game.standing.withdraw(seat.number, question)
        return
    known = game.standing.of_seat(seat.number)
    if question not in known and len(known) >= MOST_STANDING:
        raise Refused(409, "too_many_standing", f"A seat has at most {MOST_STANDING} standing answers.")
    game.standing.give(seat.number, question, parsed(game, text, asked=False), once)
    if room.table.status == "playing":
        advance(room)


# -- checks, in the order in which a request meets them


def check_answering(room: Room, seat: Seat, revision: int, key: str | None) -> None:
    check_key(room, seat, key)
    check_playing(room)
    check_revision(room, revision)
    check_asked(room, seat)


def check_playing(room: Room) -> None:
    status = room.table.status
    if status == "open":
        raise Refused(409, "not_started", "The game has not begun.")
    if status == "stored":
        raise Refused(409, "not_started", "This is a record. Fork it to play on from it.")
    if status == "over":
        raise Refused(409, "game_over", "The game is over.")


def check_key(room: Room, seat: Seat, key: str | None) -> None:
    """First of all: a repeated request learns what became of the first one, even if the game has ended since."""
    if key is None:
        return
    wanted = select(Step.number).where(Step.table_id == room.table.id, Step.seat == seat.number, Step.key == key)
    number = room.session.scalar(wanted)
    if number is not None:
        message = f"This request has already been carried out: it became answer {number}."
        raise Refused(409, "doubled", message, step=number, revision=room.table.revision)


def check_revision(room: Room, revision: int) -> None:
    current = room.table.revision
    if revision != current:
        message = f"The table has moved on: you answered revision {revision}, it is at {current}. Nothing was changed."
        raise Refused(409, "stale", message, revision=current)


def check_asked(room: Room, seat: Seat) -> None:
    table = room.table
    check_not_dropped(seat)
    check_not_away(seat)
    if table.waits_for != seat.number:
        other = room.seats[table.waits_for].name if table.waits_for is not None else "nobody"
        raise Refused(409, "not_asked", f"It is not your turn: {other} is asked.")
    if table.held:
        raise Refused(409, "held", "You have finished your turn. Confirm it, or take something back.")


def check_not_away(seat: Seat) -> None:
    if seat.stand_in:
        raise Refused(409, "stand_in", "A bot plays for you. Take your seat back first.")


def check_not_dropped(seat: Seat) -> None:
    if seat.dropped:
        raise Refused(409, "dropped", "This seat has been given up for good.")


# -- what happens


def parsed(game: Game, text: str | int, asked: bool = True) -> str:
    """The answer in the game's own spelling. Only the seat asked learns what is offered: that may depend on secrets."""
    try:
        return game.parse(text).text
    except UnknownAction as error:
        offered = game.legal[:50] if asked else []
        raise Refused(409, "illegal", str(error), rule=None, reason=None, offered=offered) from error


def refused(error: IllegalAction) -> Refused:
    return Refused(409, "illegal", str(error), rule=error.rule, reason=error.reason, offered=error.offered[:50])


def play(room: Room, text: str | int, how: str) -> None:
    """One answer to the open question."""
    game = room.game
    answer = parsed(game, text)
    try:
        game.play(answer, standing=False)
    except IllegalAction as error:
        raise refused(error) from error
    except GameError:
        raise
    except Exception as error:
        raise rules_fault(room) from error
    room.given.append(Given(how, room.now))
    room.running.metrics.answered(room.table.game, how)


def rules_fault(room: Room) -> Refused:
    """A fault in the rules, or a position that somebody made up. The table stays as it was."""
    logger.exception("a rule failed", extra={"table": room.table.id[:4], "question": room.game.question})
    message = "The rules of this game failed at that answer. Nothing was changed: give a different answer or go back."
    return Refused(409, "rules_fault", message)


def advance(room: Room) -> None:
    """Go on as long as nobody has to be asked: to a person, a bot, a confirmation or the end."""
    try:
        _advance(room)
    except DoabError:
        raise
    except Exception as error:
        raise rules_fault(room) from error


def _advance(room: Room) -> None:
    game = room.game
    given = 0
    while not room.table.held and not _ends(room):
        asked = game.state.to_move()
        if asked == CHANCE:
            _draw(room)
            continue
        given += 1
        seat = room.seats[asked]
        if seat.dropped:
            play(room, game.rules.absent_answer(game.state), "dropped")
        elif room.played_by_bot(seat) is not None or given > MOST_AT_ONCE:
            break
        elif game.play_standing():
            room.given.append(Given("standing", room.now))
            room.table.held = has_to_confirm(room, seat)
        elif seat.auto and len(game.actions) == 1:
            play(room, game.actions[0].index, "auto")
            room.table.held = has_to_confirm(room, seat)
        else:
            break
    if not room.table.held and _ends(room):
        waiting.finish(room)
    else:
        waiting.set_waiting(room)


def _draw(room: Room) -> None:
    game = room.game
    action = game.draw()
    play(room, action.index, "chance")
    room.draws[game.version] = room.drawn


def _ends(room: Room) -> bool:
    """By the rules, because all but one have given up for good, or because it has become too long."""
    left = sum(not seat.dropped for seat in room.seats)
    return room.game.over or left <= 1 or room.game.version >= LONGEST_GAME


# -- turns


def own_answers(room: Room, seat: int) -> int:
    """How many answers a seat may take back now: those it gave itself, and those that a bot gave for it.

    What a bot plays shows what it thinks of the position: where there are no hints, that cannot be taken back.
    """
    game = room.game
    if not game.can_undo(seat) or room.table.status != "playing" or room.seats[seat].stand_in:
        return 0
    hows = [given.how for given in room.given[len(game.steps) - game.undoable :]]
    if STAND_IN in hows and not room.allows_hints:
        hows = hows[len(hows) - hows[::-1].index(STAND_IN) :]
    return hows.count(BY_HAND) + hows.count(STAND_IN)


def last_choice(room: Room, seat: int) -> int:
    """How many of the answers that a seat may take back were given last as one choice."""
    steps, left = room.game.steps, own_answers(room, seat)
    found = 0
    for step, given in zip(reversed(steps), reversed(room.given), strict=True):
        found += given.how in (BY_HAND, STAND_IN)
        if found and (found >= left or not step.goes_on):
            break
    return min(found, left)


def has_to_confirm(room: Room, seat: Seat) -> bool:
    """Whether the seat's turn now waits to be confirmed: others would be asked next, and it could still take back."""
    if seat.confirm == "off" or own_answers(room, seat.number) == 0:
        return False
    top = room.game.state.top
    if top is None:
        return True
    if top.seat != CHANCE:
        return top.seat != seat.number and not _has_said_so(room)
    turn_is_over = any(event.verb == TURN for event in room.game.steps[-1].events)
    return seat.confirm == "draws" or turn_is_over or not _decides_later(top, seat.number)


def turn_is_over(room: Room, seat: Seat) -> bool:
    """Whether the seat's turn has ended with what was played just now: another turn began, or others go on."""
    top = room.game.state.top
    if top is None or any(event.verb == TURN for step in room.game.steps[room.kept :] for event in step.events):
        return True
    return top.seat != seat.number and not _decides_later(top, seat.number)


def _has_said_so(room: Room) -> bool:
    """Whether the player's last answer was to end the turn: nobody need say it twice."""
    return room.given[-1].how == BY_HAND and room.game.steps[-1].action.text in room.game.rules.ending_turns


def _decides_later(top: Frame, seat: int) -> bool:
    """Whether the seat will be asked again in this turn, whatever chance brings first."""
    frame = top.below
    while frame is not None:
        if not frame.is_task() and frame.seat == seat:
            return True
        frame = frame.below
    return False


def _why_no_undo(game: Game, seat: int) -> str:
    try:
        game.copy().undo(seat)
    except CannotUndo as error:
        return f"{str(error)[0].upper()}{str(error)[1:]}."
    return "You can take back only your own answers."
