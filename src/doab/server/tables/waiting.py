"""Whom the table waits for, and until when; and the end of a game."""

from __future__ import annotations

from typing import Any

from doab.core import CHANCE, Game
from doab.server.errors import Refused
from doab.server.rows.schema import Seat, TableRow
from doab.server.tables import pace as clocks
from doab.server.tables.rooms import Room


def set_waiting(room: Room) -> None:
    """Write down whom the table waits for now; stop the clock of the previous seat and start the new one's."""
    table, game = room.table, room.game
    before = table.waits_for
    # While a turn is held, nobody else is asked: it is still the seat that answered last.
    after = game.steps[-1].seat if table.held else game.state.to_move()
    seat = room.seats[after]
    bot = None if table.held else room.played_by_bot(seat)
    new_steps = game.steps[room.kept :]
    others_answered = any(step.seat not in (after, CHANCE) for step in new_steps)
    same_wait = before == after and not others_answered and (table.bot_to_move is None) == (bot is None)
    if same_wait and table.waits_since is not None:
        table.bot_to_move = bot
        return
    stop_clock(room)
    table.waits_for, table.bot_to_move, table.waits_since = after, bot, room.now
    if bot is None:
        pace = clocks.parse_pace(table.pace)
        table.deadline = clocks.deadline(pace, seat.bank, room.now)
        table.remind_at = clocks.remind_at(pace, table.deadline, room.now)
        room.announce(seat, "your_turn")


def stop_clock(room: Room) -> None:
    """The table no longer waits for the seat that it was waiting for."""
    table = room.table
    if table.waits_for is not None and table.waits_since is not None and table.bot_to_move is None:
        seat = room.seats[table.waits_for]
        pace, waited = clocks.parse_pace(table.pace), room.now - table.waits_since
        answered = room.played is not None and any(step.seat == seat.number for step in room.game.steps[room.kept :])
        if answered or table.status == "over":
            seat.bank = clocks.bank_after(pace, seat.bank, waited)
        else:  # the seat is handed over: whatever its owner does, they gain no time
            seat.bank = clocks.time_left(pace, seat.bank, table.waits_since, room.now)
    table.waits_for = table.bot_to_move = table.waits_since = table.deadline = table.remind_at = None


def stand_still(table: TableRow, seat: Seat, since: float, until: float) -> None:
    """The clock of the seat the table waits for did not run from `since` to `until`: it has what it had left then."""
    pace = clocks.parse_pace(table.pace)
    seat.bank = clocks.time_left(pace, seat.bank, table.waits_since, since)
    table.waits_since, table.deadline = until, clocks.deadline(pace, seat.bank, until)
    if table.remind_at is not None:  # a seat is not reminded twice; one that should have been by now is at once
        table.remind_at = clocks.remind_at(pace, table.deadline, until) or until


def finish(room: Room) -> None:
    """The game is over: the result is written, the seed of the dice may be shown."""
    table, game = room.table, room.game
    stop_clock(room)
    table.status, table.ended_at, table.held = "over", room.now, False
    ranks, scores = game.rules.ranking(game.state), game.rules.scores(game.state)
    # Those who have given up come after all who stayed.
    keys = [(seat.dropped, rank) for seat, rank in zip(room.seats, ranks, strict=True)]
    table.result = [
        {
            "seat": seat.number,
            "name": seat.name,
            "rank": 1 + sum(other < keys[seat.number] for other in keys),
            "score": scores[seat.number],
            "dropped": seat.dropped,
            "items": score_items(game, seat.number),
        }
        for seat in room.seats
    ]
    room.touched = True
    room.happened("over", given_up=not game.over)
    for seat in _one_seat_of_each_person(room):
        told = [{name: place[name] for name in ("seat", "name", "rank", "score", "dropped")} for place in table.result]
        room.announce(seat, "game_over", result=told)


def score_items(game: Game, seat: int) -> list[dict[str, Any]]:
    items = game.rules.telling.score_items(game.state, seat)
    return [{"phrase": phrase.to_json(), "amount": amount} for phrase, amount in items]


def _one_seat_of_each_person(room: Room) -> list[Seat]:
    return list({seat.user_id: seat for seat in reversed(room.seats) if seat.user_id}.values())


def check_word_not_passed(room: Room, seat: Seat) -> None:
    """With clocks, what has made somebody else think cannot be taken back alone: their time has run since."""
    table = room.table
    timed = not isinstance(clocks.parse_pace(table.pace), clocks.NoClock)
    if timed and table.waits_for not in (None, seat.number):
        message = "Another player has been asked, and their clock is running. Propose to go back instead."
        raise Refused(409, "cannot_undo", message)
