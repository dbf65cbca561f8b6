"""Playing: answers, undo, confirmation, standing answers, going back by consent, trying things out."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request

from doab.server.commands import carry_out
from doab.server.errors import Refused
from doab.server.guard.limits import limits_of
from doab.server.messages import requests as ask
from doab.server.messages import tables as say
from doab.server.messages.bots import Hint
from doab.server.messages.errors import refusals
from doab.server.people.visitor import SignedIn, Visitor
from doab.server.routes.tables import SeatAsked, TableId, changed
from doab.server.running import running_of
from doab.server.tables import trying
from doab.server.tables.rooms import look

router = APIRouter(prefix="/api/tables/{table_id}", tags=["playing"])
REFUSALS = refusals(401, 403, 404, 409)


def _carry_out(request: Request, visitor: Visitor, table_id: str, name: str, given: ask.BySeat) -> say.Changed:
    done = carry_out(request, table_id, visitor, name, given)
    return changed(done.room, visitor.user_id, given.seat, done.step)


@router.post("/answers", summary="Answer the open question", responses=REFUSALS)
def give_answer(request: Request, visitor: SignedIn, table_id: TableId, given: ask.GiveAnswer) -> say.Changed:
    return _carry_out(request, visitor, table_id, "answer", given)


@router.post("/choice", summary="Give several answers that are one choice, in any order", responses=REFUSALS)
def give_answers(request: Request, visitor: SignedIn, table_id: TableId, given: ask.GiveAnswers) -> say.Changed:
    return _carry_out(request, visitor, table_id, "answers", given)


@router.post("/undo", summary="Take back your last answers", responses=REFUSALS)
def take_back(request: Request, visitor: SignedIn, table_id: TableId, given: ask.TakeBack) -> say.Changed:
    return _carry_out(request, visitor, table_id, "undo", given)


@router.post("/confirm", summary="End your turn", responses=REFUSALS)
def confirm_turn(request: Request, visitor: SignedIn, table_id: TableId, given: ask.Asked) -> say.Changed:
    return _carry_out(request, visitor, table_id, "confirm", given)


@router.post("/try", summary="What answers would lead to", responses=REFUSALS)
def try_answers(request: Request, visitor: SignedIn, table_id: TableId, given: ask.TryAnswers) -> say.Tried:
    with look(running_of(request), table_id) as room:
        seat = room.own_seat(visitor.user_id, given.seat)
        return trying.try_answers(room, seat, given.revision, given.answers)


@router.post("/hint", summary="What a strong bot would answer", responses=refusals(401, 403, 404, 409, 503))
async def ask_hint(request: Request, visitor: SignedIn, table_id: TableId, given: ask.Asked) -> Hint:
    hints = running_of(request).hints
    known = await hints.known(table_id, visitor.user_id, given)
    if isinstance(known, Hint):
        return known
    limits_of(request).count_hint(visitor.user_id)
    return await hints.ask(known, visitor.user_id, given)


@router.get("/why", summary="Why an answer, or anything at a place, is not possible", responses=REFUSALS)
def why_not(
    request: Request,
    visitor: SignedIn,
    table_id: TableId,
    answer: Annotated[str | None, Query(min_length=1, max_length=200)] = None,
    place: Annotated[str | None, Query(min_length=1, max_length=100)] = None,
    seat: SeatAsked = None,
) -> say.Why:
    with look(running_of(request), table_id) as room:
        own = room.own_seat(visitor.user_id, seat)
        if answer is not None and place is None:
            return trying.why_not(room, own, answer)
        if place is not None and answer is None:
            return trying.why_not_there(room, own, place)
        raise Refused(400, "bad_request", "Ask about an answer or about a place.")


@router.put("/standing", summary="Answer a question without being asked", responses=REFUSALS)
def set_standing(request: Request, visitor: SignedIn, table_id: TableId, given: ask.SetStanding) -> say.Changed:
    return _carry_out(request, visitor, table_id, "standing", given)


@router.post("/rewind", summary="Propose to go back beyond the last draw or answer", responses=REFUSALS)
def propose_rewind(request: Request, visitor: SignedIn, table_id: TableId, given: ask.ProposeRewind) -> say.Changed:
    return _carry_out(request, visitor, table_id, "rewind", given)


@router.post("/rewind/accept", summary="Agree to go back", responses=REFUSALS)
def accept_rewind(request: Request, visitor: SignedIn, table_id: TableId, given: ask.Asked) -> say.Changed:
    return _carry_out(request, visitor, table_id, "rewind_accept", given)


@router.post("/rewind/decline", summary="Refuse to go back, or withdraw the proposal", responses=REFUSALS)
def decline_rewind(request: Request, visitor: SignedIn, table_id: TableId, given: ask.Asked) -> say.Changed:
    return _carry_out(request, visitor, table_id, "rewind_decline", given)
