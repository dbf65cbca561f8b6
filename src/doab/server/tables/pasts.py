"""Positions of the past. A log is replayed once, with marks on the way, and looked up from there."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from doab.core import Game
from doab.core.state import State
from doab.server.errors import Refused
from doab.server.guard import costs
from doab.server.guard.costs import charge
from doab.server.tables.games import begun
from doab.server.tables.rooms import Room

EVERY = 20
"""Answers between two marks."""
KEPT = 32
"""Tables whose marks are kept."""
AT_ONCE = 2
"""Replays at the same time: they take processor time away from everybody else."""

Marks = list[State]


class Pasts:
    def __init__(self) -> None:
        self._marks: OrderedDict[str, tuple[int, Marks]] = OrderedDict()
        self._lock = threading.Lock()
        self._replaying = threading.BoundedSemaphore(AT_ONCE)

    @contextmanager
    def replaying(self, patience: float) -> Iterator[None]:
        """Wait for one's turn to replay a game; refused if the others take too long."""
        if not self._replaying.acquire(timeout=patience):
            message = "The server is busy with other records. Try again in a moment."
            raise Refused(429, "too_many", message, retry_after=1)
        try:
            yield
        finally:
            self._replaying.release()

    def game_at(self, room: Room, number: int) -> Game:
        """The game after so many answers."""
        now = room.game
        if not 0 <= number <= now.version:
            raise Refused(404, "no_such_step", f"The game has {now.version} answers, not {number}.")
        if number == now.version:
            return now
        marks = self._of(room)
        state = marks[number // EVERY].copy()
        for step in now.steps[number // EVERY * EVERY : number]:
            state.apply(step.action.index)
        game = Game(now.rules, now.names, now.options, state)
        game.start_text, game.steps = now.start_text, now.steps[:number]
        return game

    def recall(self, room: Room, first: int) -> None:
        """See to it that the game knows what its answers did, from this one on."""
        played = room.played
        if played is None or first > played.untold:
            return
        charge(played.untold / costs.ANSWERS_REPLAYED)
        with self.replaying(patience=2):
            state = begun(room.game.rules, room.table, room.game.names).state
            for step in room.game.steps[: played.untold]:
                state.log = []
                state.apply(step.action.index)
                step.events = state.log
        played.untold = 0

    def _of(self, room: Room) -> Marks:
        table_id, revision = room.table.id, room.table.revision
        with self._lock:
            found = self._marks.get(table_id)
        if found is not None and found[0] == revision:
            return found[1]
        charge(room.game.version / costs.ANSWERS_PASSED)
        with self.replaying(patience=2):
            marks = _marks(room)
        with self._lock:
            self._marks[table_id] = revision, marks
            self._marks.move_to_end(table_id)
            while len(self._marks) > KEPT:
                self._marks.popitem(last=False)
        return marks


def _marks(room: Room) -> Marks:
    state = begun(room.game.rules, room.table, room.game.names).state
    marks = []
    for number, step in enumerate(room.game.steps):
        if number % EVERY == 0:
            marks.append(state.copy())
        state.apply(step.action.index)
    return marks
