"""How a game went, as a bot sees it."""

from __future__ import annotations

from fastapi import APIRouter, Request

from doab.server.messages.errors import refusals
from doab.server.messages.reviews import ReviewState
from doab.server.people.visitor import Anybody, SignedIn, id_of
from doab.server.routes.tables import TableId
from doab.server.running import running_of
from doab.server.tables import reviews

router = APIRouter(prefix="/api", tags=["history"])
REFUSALS = refusals(401, 403, 404, 409)


@router.post("/tables/{table_id}/review", status_code=202, summary="Have a finished game reviewed", responses=REFUSALS)
def ask_for_review(request: Request, visitor: SignedIn, table_id: TableId) -> ReviewState:
    return reviews.ask(running_of(request), table_id, visitor.user_id)


@router.get("/tables/{table_id}/review", summary="How a game went, or how far the review has got", responses=REFUSALS)
def show_review(request: Request, visitor: Anybody, table_id: TableId) -> ReviewState:
    return reviews.state(running_of(request), table_id, id_of(visitor))
