"""Hints: what a strong bot thinks of the answers that somebody has to choose from.

It sees what the seat sees. Where other people play, a hint is noted in the log, and the seat shows how many it took.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from doab.server.bot_workers import Advised, BotFailed, BotRequest
from doab.server.errors import Refused
from doab.server.messages.bots import Hint, HintedAnswer
from doab.server.messages.requests import Asked
from doab.server.rows.schema import Seat
from doab.server.tables import playing, sight
from doab.server.tables.bot_seats import question_to
from doab.server.tables.rooms import Room, change, look

if TYPE_CHECKING:
    from doab.server.running import Running

KEPT: Final = 200
"""Hints that are remembered: asking again in the same position gives the same hint, and counts once."""

logger = logging.getLogger(__name__)


class Hints:
    """Hints given recently."""

    def __init__(self, running: Running) -> None:
        self._house = running
        self._given: OrderedDict[tuple[str, int, int], Hint] = OrderedDict()
        self._lock = threading.Lock()

    async def known(self, table_id: str, user_id: str, given: Asked) -> Hint | BotRequest:
        """The hint for this question if it has already been given, otherwise what to ask the bot."""
        return await asyncio.to_thread(self._look, table_id, user_id, given)

    def _look(self, table_id: str, user_id: str, given: Asked) -> Hint | BotRequest:
        with look(self._house, table_id) as room:
            seat = _asking_seat(room, user_id, given)
            with self._lock:
                hint = self._given.get((table_id, seat.number, room.table.revision))
            return hint or question_to(self._house.settings.hint_bot, room, seat)

    async def ask(self, request: BotRequest, user_id: str, given: Asked) -> Hint:
        """Let the bot think. A hint for a position that has passed meanwhile is worthless."""
        metrics, began = self._house.metrics, time.perf_counter()
        try:
            advised = await self._house.workers.advise(request)
        except BotFailed as failed:
            logger.warning("no hint", extra={"bot": request.kind, "reason": failed.reason, "error": str(failed)})
            metrics.bot_failed(request.kind, failed.reason)
            raise Refused(503, "no_hint", "The bot has no hint at the moment.", reason=failed.reason) from failed
        metrics.bot_answered(request.kind, time.perf_counter() - began)
        return await asyncio.to_thread(self._tell, request, user_id, given, advised)

    def _tell(self, request: BotRequest, user_id: str, given: Asked, advised: list[Advised]) -> Hint:
        with change(self._house, request.table_id) as room:
            seat = _asking_seat(room, user_id, given)
            hint = _hint(room, request.kind, advised)
            seat.hints += 1
            room.news = True
            if len(room.people()) > 1:
                room.remarked("hint", seat.number)
        with self._lock:
            self._given[request.table_id, seat.number, hint.revision] = hint
            if len(self._given) > KEPT:
                self._given.popitem(last=False)
        return hint


def _asking_seat(room: Room, user_id: str, given: Asked) -> Seat:
    """The seat that may have a hint now."""
    seat = room.own_seat(user_id, given.seat)
    playing.check_playing(room)
    playing.check_revision(room, given.revision)
    playing.check_asked(room, seat)
    if not sight.may_have_hint(room, seat):
        raise Refused(409, "no_hints", "There are no hints at this table.")
    return seat


def _hint(room: Room, bot: str, advised: list[Advised]) -> Hint:
    game = room.game
    return Hint(
        revision=room.table.revision,
        bot=bot,
        answers=[
            HintedAnswer(
                index=one.index,
                text=game.rules.table[one.index].text,
                win=one.win,
                margin=one.margin,
                then=sight.labels(game, [game.rules.table[index].text for index in one.line[1:]]),
            )
            for one in advised
        ],
    )
