"""What happened: the log, positions of the past, records, forks, chat and notes."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Body, Path, Query, Request
from fastapi.responses import PlainTextResponse

from doab.server.commands import carry_out
from doab.server.errors import Refused
from doab.server.hub import LOBBY
from doab.server.messages import requests as ask
from doab.server.messages import tables as say
from doab.server.messages.errors import refusals
from doab.server.people.visitor import Anybody, SignedIn, id_of, user_of
from doab.server.routes.tables import SeatAsked, TableId
from doab.server.running import running_of
from doab.server.tables import recording, seating, sight, talk
from doab.server.tables.rooms import change, look

router = APIRouter(prefix="/api", tags=["history"])
REFUSALS = refusals(401, 403, 404, 409)
Number = Annotated[int, Query(ge=0, le=2**31 - 1)]


@router.get("/tables/{table_id}/steps", summary="The log", responses=REFUSALS)
def show_log(
    request: Request,
    visitor: Anybody,
    table_id: TableId,
    first: Annotated[Number, Query(alias="from")] = 1,
    last: Annotated[Number | None, Query(alias="to")] = None,
    page: Annotated[int, Query(ge=1, le=sight.LONGEST_PAGE)] = sight.PAGE,
    seat: SeatAsked = None,
) -> say.Log:
    user_id = id_of(visitor)
    with look(running_of(request), table_id) as room:
        room.may_see(user_id)
        return sight.log_for(room, sight.viewed_seat(room, user_id, seat), first, last, page)


@router.get("/tables/{table_id}/since", summary="What happened since your last answer", responses=REFUSALS)
def show_since(request: Request, visitor: SignedIn, table_id: TableId, seat: SeatAsked = None) -> say.Since:
    with look(running_of(request), table_id) as room:
        return recording.since(room, room.own_seat(visitor.user_id, seat))


@router.get("/tables/{table_id}/positions/{number}", summary="A position of the past", responses=REFUSALS)
def show_position(
    request: Request,
    visitor: Anybody,
    table_id: TableId,
    number: Annotated[int, Path(ge=0, le=2**31 - 1)],
    seat: SeatAsked = None,
) -> say.Position:
    with look(running_of(request), table_id) as room:
        return recording.position_at(room, id_of(visitor), number, seat)


@router.get(
    "/tables/{table_id}/record",
    summary="The record as text",
    response_class=PlainTextResponse,
    responses=REFUSALS,
)
def download_record(request: Request, visitor: Anybody, table_id: TableId) -> PlainTextResponse:
    running = running_of(request)
    with look(running, table_id, with_game=False) as room:
        room.may_see(id_of(visitor))
        name = f"{room.table.game}-{table_id}.txt"
    try:
        with look(running, table_id) as room:
            text = recording.record_text(room)
    except Refused as refused:
        if refused.code != "rules_gone":
            raise
        with look(running, table_id, with_game=False) as room:
            text = recording.bare_record_text(room)
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.post(
    "/records",
    status_code=201,
    summary="Upload a record",
    responses=refusals(401, 403, 415),
)
def upload_record(
    request: Request, visitor: SignedIn, text: Annotated[bytes, Body(media_type="text/plain")]
) -> say.TableState:
    running = running_of(request)
    try:
        record, game = recording.read_record(running, text.decode())
    except UnicodeDecodeError:
        raise Refused(400, "bad_record", "A record is text in UTF-8.", line=0) from None
    with running.database.write() as session:
        table = recording.store(running, session, user_of(session, visitor), record, game)
    running.hub.publish(LOBBY, {"table": table.id})
    with look(running, table.id) as room:
        return sight.state_for(room, visitor.user_id)


@router.post("/tables/{table_id}/fork", status_code=201, summary="Play on from a position", responses=REFUSALS)
def fork_table(request: Request, visitor: SignedIn, table_id: TableId, wanted: ask.ForkTable) -> say.TableState:
    running = running_of(request)
    with look(running, table_id) as room:  # replaying may take a while: nobody has to wait for it
        room.may_see(visitor.user_id)
        game = running.pasts.game_at(room, room.game.version if wanted.at is None else wanted.at)
    with change(running, table_id) as room:
        table = recording.fork(room, user_of(room.session, visitor), game, wanted)
    if table.kind == "sandbox":
        with change(running, table.id) as room:
            seating.begin(room)
    running.hub.publish(LOBBY, {"table": table.id})
    with look(running, table.id) as room:
        return sight.state_for(room, visitor.user_id)


@router.get("/tables/{table_id}/chat", summary="What was said", responses=REFUSALS)
def read_chat(request: Request, visitor: Anybody, table_id: TableId) -> say.Chat:
    with look(running_of(request), table_id) as room:
        return talk.chat(room, id_of(visitor))


@router.post("/tables/{table_id}/chat", status_code=201, summary="Say something", responses=REFUSALS)
def speak(request: Request, visitor: SignedIn, table_id: TableId, said: ask.Say) -> say.ChatLine:
    line: say.ChatLine = carry_out(request, table_id, visitor, "chat", said).result
    return line


@router.get("/tables/{table_id}/notes", summary="Your own notes", responses=REFUSALS)
def read_notes(request: Request, visitor: SignedIn, table_id: TableId) -> say.Notes:
    with look(running_of(request), table_id) as room:
        return talk.notes(room, visitor.user_id)


@router.put("/tables/{table_id}/notes", summary="Write a note that only you can read", responses=REFUSALS)
def write_notes(request: Request, visitor: SignedIn, table_id: TableId, wanted: ask.WriteNotes) -> say.Notes:
    with change(running_of(request), table_id) as room:
        return talk.write_notes(room, visitor.user_id, wanted.text)
