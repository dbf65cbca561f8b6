"""Each change of a game that is being played: its name, the form that asks for it, and what it does.

A request over HTTP and one over the WebSocket of a table both come here (`carry_out`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from starlette.requests import HTTPConnection

from doab.server.guard.limits import limits_of
from doab.server.messages import requests as ask
from doab.server.messages import tables as say
from doab.server.people.visitor import Visitor, user_of
from doab.server.running import running_of
from doab.server.tables import playing, rewinding, talk
from doab.server.tables.rooms import Room, change


@dataclass(frozen=True)
class Command:
    name: str
    form: type[ask.Request]
    do: Callable[[Room, Visitor, Any], Any]


def carry_out(connection: HTTPConnection, table_id: str, visitor: Visitor, name: str, given: ask.Request) -> Done:
    """Do it; when this comes back it is on disk."""
    if name == "chat":
        limits_of(connection).count_chat(visitor.user_id)
    with change(running_of(connection), table_id) as room:
        result = COMMANDS[name].do(room, visitor, given)
    return Done(room, result)


@dataclass(frozen=True)
class Done:
    room: Room
    result: Any
    """What the command gave back."""

    @property
    def step(self) -> int | None:
        """The number of the last answer that the request became or left; None: no game is being played yet."""
        if isinstance(self.result, int):
            return self.result
        return None if self.room.played is None else self.room.game.version


def _answer(room: Room, visitor: Visitor, given: ask.GiveAnswer) -> int:
    seat = room.own_seat(visitor.user_id, given.seat)
    return playing.answer(room, seat, given.answer, given.revision, given.key)


def _choose(room: Room, visitor: Visitor, given: ask.GiveAnswers) -> int:
    seat = room.own_seat(visitor.user_id, given.seat)
    return playing.choose(room, seat, given.answers, given.revision, given.key)


def _undo(room: Room, visitor: Visitor, given: ask.TakeBack) -> None:
    playing.undo(room, room.own_seat(visitor.user_id, given.seat), given.revision, given.steps)


def _confirm(room: Room, visitor: Visitor, given: ask.Asked) -> None:
    playing.confirm(room, room.own_seat(visitor.user_id, given.seat), given.revision)


def _stand(room: Room, visitor: Visitor, given: ask.SetStanding) -> None:
    seat = room.own_seat(visitor.user_id, given.seat)
    playing.check_playing(room)
    playing.stand(room, seat, given.question, given.answer, given.once)


def _propose(room: Room, visitor: Visitor, given: ask.ProposeRewind) -> None:
    rewinding.propose(room, room.own_seat(visitor.user_id, given.seat), given.revision, given.to)


def _accept(room: Room, visitor: Visitor, given: ask.Asked) -> None:
    rewinding.accept(room, room.own_seat(visitor.user_id, given.seat), given.revision)


def _decline(room: Room, visitor: Visitor, given: ask.Asked) -> None:
    rewinding.decline(room, room.own_seat(visitor.user_id, given.seat), given.revision)


def _speak(room: Room, visitor: Visitor, given: ask.Say) -> say.ChatLine:
    return talk.speak(room, user_of(room.session, visitor), given.text)


COMMANDS = {
    command.name: command
    for command in (
        Command("answer", ask.GiveAnswer, _answer),
        Command("answers", ask.GiveAnswers, _choose),
        Command("undo", ask.TakeBack, _undo),
        Command("confirm", ask.Asked, _confirm),
        Command("standing", ask.SetStanding, _stand),
        Command("rewind", ask.ProposeRewind, _propose),
        Command("rewind_accept", ask.Asked, _accept),
        Command("rewind_decline", ask.Asked, _decline),
        Command("chat", ask.Say, _speak),
    )
}
