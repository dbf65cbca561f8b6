"""The scores of a game from its start to its end."""

from __future__ import annotations

from fastapi import APIRouter, Request

from doab.server.messages.errors import refusals
from doab.server.messages.scores import Scores
from doab.server.people.visitor import Anybody, id_of
from doab.server.routes.tables import TableId
from doab.server.running import running_of
from doab.server.tables.rooms import look

router = APIRouter(prefix="/api", tags=["history"])


@router.get("/tables/{table_id}/scores", summary="How the scores grew", responses=refusals(401, 403, 404, 409))
def show_scores(request: Request, visitor: Anybody, table_id: TableId) -> Scores:
    running = running_of(request)
    with look(running, table_id) as room:
        room.may_see(id_of(visitor))
        return running.courses.of(room)
