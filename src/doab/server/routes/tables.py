"""Tables: the lobby, making them, sitting down, starting."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request

from doab.server.errors import Refused
from doab.server.hub import LOBBY, table_topic
from doab.server.messages import requests as ask
from doab.server.messages import tables as say
from doab.server.messages.bots import PlayOn
from doab.server.messages.errors import refusals
from doab.server.people.visitor import Anybody, SignedIn, Visitor, id_of, user_of
from doab.server.running import running_of
from doab.server.tables import absence, lobby, playing, printed, seating, sight
from doab.server.tables.opponents import check_bot
from doab.server.tables.rooms import Room, change, look

router = APIRouter(prefix="/api", tags=["tables"])

TableId = Annotated[str, Path(pattern=r"^[\w-]{1,40}$")]
SeatInPath = Annotated[int, Path(ge=0, le=7)]
SeatAsked = Annotated[int | None, Query(ge=0, le=7)]


def changed(room: Room, user_id: str, seat: int | None = None, step: int | None = None) -> say.Changed:
    """What a request that changed the table gives back. Called when everything is on disk."""
    with room.running.database.read() as session:
        room.session = session
        version = room.game.version if room.played is not None else None
        return say.Changed(step=version if step is None else step, state=sight.state_for(room, user_id, seat))


@router.get("/tables", summary="The lobby: visible tables, the newest first", responses=refusals(401))
def list_tables(
    request: Request,
    visitor: Anybody,
    status: Literal["open", "playing", "over"] | None = None,
    game: Annotated[str | None, Query(max_length=40, pattern=ask.WITHOUT_NUL)] = None,
) -> say.TableList:
    with running_of(request).database.read() as session:
        return lobby.lobby(session, id_of(visitor), status, game)


@router.get("/me/tables", summary="My tables, those that wait for me first", responses=refusals(401))
def list_my_tables(request: Request, visitor: SignedIn) -> say.TableList:
    with running_of(request).database.read() as session:
        return lobby.my_tables(session, visitor.user_id)


@router.post("/tables", status_code=201, summary="Make a table", responses=refusals(401, 403, 404, 409))
def make_table(request: Request, visitor: SignedIn, wanted: ask.NewTable) -> say.TableState:
    running = running_of(request)
    seating.game_called(wanted.game, wanted.edition)  # reading an edition may take a while: nobody has to wait for it
    with running.database.write() as session:
        table = seating.make_table(running, session, user_of(session, visitor), wanted)
    running.hub.publish(LOBBY, {"table": table.id})
    with look(running, table.id) as room:
        return sight.state_for(room, visitor.user_id)


@router.get("/tables/{table_id}", summary="A table as you may see it", responses=refusals(401, 403, 404, 409))
def show_table(request: Request, visitor: Anybody, table_id: TableId, seat: SeatAsked = None) -> say.TableState:
    with look(running_of(request), table_id) as room:
        return sight.state_for(room, id_of(visitor), seat)


@router.get(
    "/tables/{table_id}/edition", summary="What is printed on its parts", responses=refusals(401, 403, 404, 409)
)
def show_edition(request: Request, visitor: Anybody, table_id: TableId) -> say.EditionInfo:
    with look(running_of(request), table_id, with_game=False) as room:
        room.may_see(id_of(visitor))
        return printed.edition_of(room.table)


@router.patch(
    "/tables/{table_id}",
    summary="Let everybody see a table, or only its players",
    responses=refusals(401, 403, 404, 409),
)
def set_visible(request: Request, visitor: SignedIn, table_id: TableId, wanted: ask.ShowTable) -> say.Changed:
    with change(running_of(request), table_id) as room:
        seating.check_host(room, visitor.user_id)
        if wanted.visible != room.table.visible:
            room.table.visible, room.news = wanted.visible, True
    return changed(room, visitor.user_id)


@router.delete(
    "/tables/{table_id}",
    status_code=204,
    summary="Delete a table before the start; a sandbox or a record at any time",
    responses=refusals(401, 403, 404, 409),
)
def remove_table(request: Request, visitor: SignedIn, table_id: TableId) -> None:
    running = running_of(request)
    with change(running, table_id) as room:
        seating.check_host(room, visitor.user_id)
        if room.table.kind == "table":
            seating.check_open(room)
        room.session.delete(room.table)
        room.afterwards += [
            lambda: running.games.forget(table_id),
            lambda: running.hub.publish(table_topic(table_id), {"type": "changed"}),
            lambda: running.hub.publish(LOBBY, {"table": table_id}),
        ]


@router.post("/tables/{table_id}/seats", summary="Sit down", responses=refusals(401, 403, 404, 409))
def sit_down(request: Request, visitor: SignedIn, table_id: TableId, wanted: ask.SitDown) -> say.Changed:
    with change(running_of(request), table_id) as room:
        seating.sit(room, user_of(room.session, visitor), wanted.seat, wanted.name, wanted.salt)
    return changed(room, visitor.user_id)


@router.put(
    "/tables/{table_id}/seats/{seat}", summary="Seat a bot, or free a seat", responses=refusals(401, 403, 404, 409)
)
def seat_bot(
    request: Request, visitor: SignedIn, table_id: TableId, seat: SeatInPath, wanted: ask.SeatBot
) -> say.Changed:
    with change(running_of(request), table_id) as room:
        seating.put_bot(room, visitor.user_id, seat, wanted.bot)
    return changed(room, visitor.user_id)


@router.patch(
    "/tables/{table_id}/seats/{seat}",
    summary="How your own seat wants to be asked",
    responses=refusals(401, 403, 404, 409),
)
def set_wishes(
    request: Request, visitor: SignedIn, table_id: TableId, seat: SeatInPath, wanted: ask.SeatWishes
) -> say.Changed:
    with change(running_of(request), table_id) as room:
        own = room.own_seat(visitor.user_id, seat)
        own.confirm = wanted.confirm or own.confirm
        own.auto = own.auto if wanted.auto is None else wanted.auto
        room.touched = True
        if room.table.status == "playing" and room.table.waits_for == seat and not own.stand_in:
            if room.table.held and not playing.has_to_confirm(room, own):
                playing.release(room)
            elif not room.table.held:
                playing.advance(room)
    return changed(room, visitor.user_id, seat)


@router.delete(
    "/tables/{table_id}/seats/{seat}",
    summary="Leave your seat before the start, or send somebody away",
    responses=refusals(401, 403, 404, 409),
)
def leave_seat(request: Request, visitor: SignedIn, table_id: TableId, seat: SeatInPath) -> say.Changed:
    with change(running_of(request), table_id) as room:
        seating.leave(room, visitor.user_id, seat)
    return changed(room, visitor.user_id)


@router.post("/tables/{table_id}/start", summary="Start the game", responses=refusals(401, 403, 404, 409))
def start_game(request: Request, visitor: SignedIn, table_id: TableId) -> say.Changed:
    with change(running_of(request), table_id) as room:
        seating.start(room, visitor.user_id)
    return changed(room, visitor.user_id)


@router.post(
    "/tables/{table_id}/rematch",
    status_code=201,
    summary="Play again with the same people",
    responses=refusals(401, 403, 404, 409),
)
def play_again(request: Request, visitor: SignedIn, table_id: TableId) -> say.TableState:
    running = running_of(request)
    with change(running, table_id) as room:
        known = room.table.rematch_id
        new_table = seating.rematch(room, user_of(room.session, visitor))
        names = [seat.name for seat in seating.moved_on(room.seats)]
    with change(running, new_table) as room:
        if new_table != known and room.table.seating == "given":
            room.happened("moved_on")
        kept = [seat for seat in room.seats if seat.name is None and seat.user_id == visitor.user_id]
        if room.table.status == "open":
            for seat in kept:
                seating.sit(room, user_of(room.session, visitor), seat.number, names[seat.number], "")
            seating.start_alone(room, visitor.user_id)
    return changed(room, visitor.user_id).state


def _own_seat_in_play(room: Room, visitor: Visitor, number: int) -> None:
    playing.check_playing(room)
    if room.own_seat(visitor.user_id, number).dropped:
        raise Refused(409, "dropped", "This seat has been given up for good.")


@router.post(
    "/tables/{table_id}/seats/{seat}/away", summary="Let a bot play for you", responses=refusals(401, 403, 404, 409)
)
def go_away(
    request: Request, visitor: SignedIn, table_id: TableId, seat: SeatInPath, wanted: PlayOn | None = None
) -> say.Changed:
    wish = wanted or PlayOn()
    with change(running_of(request), table_id) as room:
        _own_seat_in_play(room, visitor, seat)
        if wish.bot is not None:
            check_bot(room.running.settings, wish.bot, room.table.game)
        absence.play_on(room, room.seats[seat], wish.bot, this_turn=wish.until == "turn_end")
    return changed(room, visitor.user_id, seat)


@router.post(
    "/tables/{table_id}/seats/{seat}/return", summary="Take your seat back", responses=refusals(401, 403, 404, 409)
)
def come_back(request: Request, visitor: SignedIn, table_id: TableId, seat: SeatInPath) -> say.Changed:
    with change(running_of(request), table_id) as room:
        _own_seat_in_play(room, visitor, seat)
        if room.seats[seat].stand_in:
            absence.take_back(room, room.seats[seat])
    return changed(room, visitor.user_id, seat)


@router.post(
    "/tables/{table_id}/seats/{seat}/drop",
    summary="Give your seat up for good",
    responses=refusals(401, 403, 404, 409),
)
def give_up(request: Request, visitor: SignedIn, table_id: TableId, seat: SeatInPath) -> say.Changed:
    with change(running_of(request), table_id) as room:
        _own_seat_in_play(room, visitor, seat)
        absence.drop(room, room.seats[seat])
    return changed(room, visitor.user_id, seat)
