"""What somebody is shown of a table. Nothing about a game leaves the server except through here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import func, select

from doab.core import CHANCE, Game, Rules
from doab.core.actions import Action
from doab.core.events import Event
from doab.core.options import settle_options
from doab.core.sealed import commitment
from doab.core.state import EVERYBODY, ONLOOKER
from doab.server.guard import costs
from doab.server.guard.costs import charge
from doab.server.messages import tables as say
from doab.server.messages.live import TableChanged
from doab.server.rows.schema import Happening, Seat, User
from doab.server.tables import pace as clocks
from doab.server.tables import playing, rewinding
from doab.server.tables.games import Played, rules_of, standing_of
from doab.server.tables.opponents import knows
from doab.server.tables.printed import has_own_edition
from doab.server.tables.rooms import Room

PAGE = 200
"""Answers that are sent at once, unless the reader names another number; those from `next` on follow later."""
LONGEST_PAGE = 500
MOST_HAPPENINGS = 2000
"""Any more of them between two answers are not sent."""
AT_FIRST = 40
"""Answers that a page gets when it opens a table; it can ask for earlier ones."""
OVER = ("over", "stored")
"""Nobody is asked any more, here."""
PRESENT_SECONDS = 40
"""A browser that has the table open says so twice in that time."""


def state_for(room: Room, user_id: str | None, number: int | None = None) -> say.TableState:
    """The table for one pair of eyes."""
    room.may_see(user_id)
    seat = viewed_seat(room, user_id, number)
    own = [one.number for one in room.seats_of(user_id)]
    started = room.played is not None
    return say.TableState(
        table=_info(room, user_id),
        you=say.You(seats=own, seat=seat, host=user_id is not None and room.table.host_id == user_id),
        turn=_turn(room, own) if started and room.table.status == "playing" else None,
        rewind=_rewind(room) if started else None,
        position=position(room, room.game, seat) if started else None,
    )


def viewed_seat(room: Room, user_id: str | None, number: int | None) -> int | None:
    """Whose view it is: the seat that is named, or else the one that is asked, or else the first; None: an onlooker."""
    if user_id is None or not room.seats_of(user_id):
        return None
    return room.own_seat(user_id, number).number


def position(room: Room, game: Game, seat: int | None) -> say.Position:
    """The game's own view. While a turn is held, nobody is asked anything except to confirm it."""
    view = view_of(room, game, ONLOOKER if seat is None else seat)
    # Not those of the game in memory: they change without a new revision.
    standing = {} if seat is None else standing_of(room.table).of_seat(seat)
    view["standing"], view["standing_phrases"] = standing, _standing_phrases(game, standing)
    view["choice"] = None
    if room.table.held and game is room.game:
        view["legal"] = []
        view["question"] = {"name": _what_is_confirmed(room), "seat": room.table.waits_for, "rule": ""}
    else:
        _add_phrases(game, view)
        view["choice"] = _choice(game) if view["legal"] else None
    return say.Position(**view)


def view_of(room: Room, game: Game, seat: int) -> dict[str, Any]:
    """The game's view for a seat or an onlooker of this table. What bots imagine from stays here."""
    view = game.view(seat)
    del view["state"]
    if is_uncovered(room):
        view["table"] = game.rules.sight.view_afterwards(game.state, seat)
    elif room.table.status == "stored":
        view["table"] = game.rules.sight.view_of_onlooker(game.state)
    return view


def known_to(room: Room, game: Game, seat: int) -> dict[str, Any]:
    """What a seat or an onlooker of this table may imagine from."""
    stored = room.table.status == "stored"
    return game.rules.sight.seen_by_onlooker(game.state) if stored else game.rules.sight.seen(game.state, seat)


def is_uncovered(room: Room) -> bool:
    """Whether the game has come to its end, so that nothing is a secret any more.

    A record that ends before its game may be of one that is being played at this moment, cut short, under other names
    or with other options. Nobody can tell, so everybody sees it as an onlooker would, even the person who uploaded it.
    """
    status = room.table.status
    return status == "over" or (status == "stored" and room.game.over)


def keeps_secrets(room: Room) -> bool:
    """Whether there may be something that the end of the game would uncover."""
    return not is_uncovered(room) and room.game.rules.sight.may_hide


def _what_is_confirmed(room: Room) -> str:
    """The end of a turn; or what cannot be taken back in the middle of it: chance comes next, or others are asked."""
    frame = room.game.state.top
    if frame is None:
        return "confirm"
    if frame.seat == CHANCE:
        return "confirm draw"
    while frame is not None and frame.seat != room.table.waits_for:
        frame = frame.below
    return "confirm" if frame is None else "confirm pass"


def _add_phrases(game: Game, view: dict[str, Any]) -> None:
    """The question and its answers in words. Only the seat that is asked gets the answers."""
    rules, state, names = game.rules, game.state, game.names
    if view["question"] is not None:
        view["question"]["phrase"] = rules.telling.question(state, view["seat"], names).to_json()
    for answer in view["legal"]:
        answer.update(_in_words(game, rules.table[answer["index"]]))


def _in_words(game: Game, action: Action) -> dict[str, Any]:
    note = game.rules.telling.worth(game.state, action, game.names)
    phrase = game.rules.telling.answer(game.state, action, game.names)
    return {
        "beside": action.beside,
        "phrase": phrase.to_json(),
        "note": None if note is None else note.to_json(),
    }


def _choice(game: Game) -> say.ChoiceInfo | None:
    choice = game.choice
    if choice is None:
        return None
    at = {item.action.index: place for place, item in enumerate(choice.items)}
    items = [
        say.ChoiceItem(
            index=item.action.index,
            text=item.action.text,
            targets=list(item.action.targets),
            most=item.most,
            **_in_words(game, item.action),
        )
        for item in choice.items
    ]
    sets = None if choice.any_set else [[at[action] for action in picks] for picks in choice.sets]
    return say.ChoiceInfo(items=items, least=choice.least, most=choice.most, stops=choice.stops, sets=sets)


def _standing_phrases(game: Game, standing: Mapping[str, str]) -> dict[str, say.StandingPhrases]:
    answers = zip(standing, labels(game, standing.values()), strict=True)
    questions = {name: game.rules.telling.question_name(name).to_json() for name in standing}
    return {
        name: say.StandingPhrases(question=say.PhraseInfo(**questions[name]), answer=answer) for name, answer in answers
    }


def labels(game: Game, answers: Iterable[str]) -> list[say.PhraseInfo]:
    rules = game.rules
    phrases = [rules.telling.answer(game.state, rules.table.parse(answer), game.names) for answer in answers]
    return [say.PhraseInfo(**phrase.to_json()) for phrase in phrases]


# -- the parts of a state


def _info(room: Room, user_id: str | None) -> say.TableInfo:
    table = room.table
    rules = rules_of(table)
    over = table.status == "over"
    return say.TableInfo(
        id=table.id,
        kind=table.kind,
        game=table.game,
        title=rules.title,
        status=table.status,
        rules=table.rules,
        edition=table.edition,
        own_edition=has_own_edition(table),
        hides=rules.sight.hides(settle_options(rules.options, table.options, len(room.seats))),
        options=table.options,
        visible=table.visible,
        host=_host(room),
        pace=clocks.parse_pace(table.pace),
        on_timeout=table.on_timeout,
        takeover_bot=table.takeover_bot,
        hints=table.hints,
        seating=table.seating,
        revision=table.revision,
        version=table.version,
        seats=[_seat(room, seat, user_id) for seat in room.seats],
        dice=say.DiceInfo(
            commitment=commitment(bytes.fromhex(table.seed)),
            salts=[seat.salt for seat in room.seats],
            seed=table.seed if over else None,
            drawn=table.drawn,
        ),
        result=table.result,
        rematch=table.rematch_id,
        forked_from=say.ForkedFrom(table=table.forked_from, at=table.forked_at or 0) if table.forked_from else None,
        created_at=table.created_at,
        started_at=table.started_at,
        ended_at=table.ended_at,
    )


def _host(room: Room) -> str | None:
    host = room.table.host_id
    if host is None:
        return None
    for seat in room.seats_of(host):
        return seat.name
    user = room.session.get(User, host)
    return user.name if user else None


def _seat(room: Room, seat: Seat, user_id: str | None) -> say.SeatInfo:
    yours = user_id is not None and seat.user_id == user_id and seat.name is not None
    kind: Literal["open", "bot", "human"] = "open" if seat.name is None else "bot" if seat.bot else "human"
    return say.SeatInfo(
        seat=seat.number,
        name=seat.name,
        kind=kind,
        bot=seat.bot,
        you=yours,
        kept=kind == "open" and seat.user_id is not None,
        stand_in=seat.stand_in,
        stand_in_bot=room.played_by_bot(seat) if seat.stand_in else None,
        stand_in_turn=seat.stand_in_turn,
        hints=seat.hints,
        dropped=seat.dropped,
        present=is_present(room, seat),
        confirm=seat.confirm,
        auto=seat.auto,
        clock=_clock(room, seat) if kind == "human" else None,
    )


def is_present(room: Room, seat: Seat) -> bool:
    """Connected to this process, or a moment ago to any."""
    if seat.user_id is None:
        return False
    lately = seat.present_at is not None and room.now - seat.present_at < PRESENT_SECONDS
    return lately or room.running.watching.is_here(room.table.id, seat.user_id)


def _clock(room: Room, seat: Seat) -> say.ClockInfo | None:
    table = room.table
    pace = clocks.parse_pace(table.pace)
    if table.status != "playing" or isinstance(pace, clocks.NoClock):
        return None
    running = table.waits_for == seat.number and table.bot_to_move is None
    left = clocks.time_left(pace, seat.bank, table.waits_since if running else None, room.now)
    return say.ClockInfo(left=left, deadline=table.deadline if running else None)


def _turn(room: Room, own: Sequence[int]) -> say.Turn | None:
    table, game = room.table, room.game
    if table.waits_for is None:
        return None
    held_by_you = table.held and table.waits_for in own
    last = game.steps[-1].seat if game.steps else ONLOOKER
    ahead = [] if table.held else [(seat, *asked) for seat in own for asked in game.asked_ahead(seat)]
    return say.Turn(
        seat=table.waits_for,
        hold=table.held,
        unused=_unused(game) if held_by_you else [],
        undo=playing.own_answers(room, last) if last in own else 0,
        undo_choice=playing.last_choice(room, last) if last in own else 0,
        hint=table.waits_for in own and may_have_hint(room, room.seats[table.waits_for]),
        deadline=table.deadline,
        ahead=[
            say.AskedAhead(seat=seat, question=question, answers=answers, phrases=labels(game, answers))
            for seat, question, answers in ahead
        ],
    )


def may_have_hint(room: Room, seat: Seat) -> bool:
    """Whether somebody at this seat would be given a hint now."""
    table, bot = room.table, room.running.settings.hint_bot
    is_asked = table.waits_for == seat.number and not (table.held or seat.stand_in or seat.dropped)
    return is_asked and room.allows_hints and knows(bot, table.game)


def _unused(game: Game) -> list[say.Unused]:
    """What was on offer whenever the seat declined something, in the answers that it can still take back."""
    steps = game.steps[len(game.steps) - game.undoable :]
    return [
        say.Unused(question=step.question, answers=list(step.declined), phrases=labels(game, step.declined))
        for step in steps
        if step.declined
    ]


def _rewind(room: Room) -> say.RewindInfo | None:
    rewind = room.table.rewind
    return None if rewind is None else say.RewindInfo(**rewind, waiting=rewinding.waiting_for(room, rewind))


# -- what happened


def log_for(room: Room, seat: int | None, first: int, last: int | None, page: int = PAGE) -> say.Log:
    """One page of the log. What happened after its last answer comes with the next page, if there is one."""
    first = max(1, first)
    end = room.table.version if last is None else min(last, room.table.version)
    following = first + page if first + page <= end else None
    end = min(end, first + page - 1)
    charge(max(0, end - first + 1) / costs.ANSWERS_TOLD)
    happened = select(Happening).where(Happening.table_id == room.table.id, Happening.after >= first - 1)
    if following is not None:
        happened = happened.where(Happening.after < end)
    elif last is not None:
        happened = happened.where(Happening.after <= last)
    happened = happened.order_by(Happening.id).limit(MOST_HAPPENINGS)
    return say.Log(
        steps=steps_for(room, seat, first, end),
        happenings=[_happening(room, one, seat) for one in room.session.scalars(happened)],
        next=following,
    )


def steps_for(room: Room, seat: int | None, first: int, last: int) -> list[say.StepInfo]:
    if first > last:
        return []
    room.running.pasts.recall(room, first)
    return [told(room, number, seat) for number in range(first, last + 1)]


def may_know(room: Room, audience: int, seat: int | None) -> bool:
    return audience in (EVERYBODY, seat) or is_uncovered(room)


def told(room: Room, number: int, seat: int | None) -> say.StepInfo:
    """One answer, without what only another seat may know."""
    step, given = room.game.steps[number - 1], room.given[number - 1]
    open_to_you = may_know(room, step.audience, seat)
    return say.StepInfo(
        number=number,
        seat=step.seat,
        text=step.action.text if open_to_you else None,
        phrase=labels(room.game, [step.action.text])[0] if open_to_you else None,
        question=step.question,
        how=given.how,
        at=given.at,
        events=events_of(room.game.rules, step.events) if open_to_you else [],
        hidden=not open_to_you,
    )


def events_of(rules: Rules, events: Iterable[Event]) -> list[say.EventInfo]:
    return [say.EventInfo.model_validate({**one.to_json(), "phrase": _event_phrase(rules, one)}) for one in events]


def _event_phrase(rules: Rules, event: Event) -> say.PhraseInfo | None:
    phrase = rules.telling.event(event)
    return None if phrase is None else say.PhraseInfo(**phrase.to_json())


def _happening(room: Room, one: Happening, seat: int | None) -> say.HappeningInfo:
    details = dict(one.details)
    if "steps" in details:
        details["steps"] = [
            {
                "number": step["number"],
                "seat": step["seat"],
                "text": step["text"] if may_know(room, step["audience"], seat) else None,
            }
            for step in details["steps"]
        ]
    return say.HappeningInfo(at=one.at, kind=one.kind, seat=one.seat, after=one.after, details=details)


# -- what has changed


@dataclass(frozen=True)
class Told:
    """What one browser was sent last."""

    glance: int
    state: say.TableState
    played: Played | None
    uncovered: bool
    happening: int
    """The last one."""
    present: tuple[bool, ...]
    """The people who were last said to be there."""


def news_for(room: Room, user_id: str | None, number: int | None, before: Told | None) -> tuple[str | None, Told]:
    """What somebody has not been sent yet, as JSON: at first the whole table and the end of the log, then what has
    changed in both; None if nothing has."""
    state = state_for(room, user_id, number)
    seat, played = state.you.seat, room.played
    kept = 0 if before is None else _still_told(room, before, seat)
    version = room.table.version if played is not None else 0
    first = max(kept, version - AT_FIRST) + 1
    happenings = _happenings_since(room, None if before is None else before.happening, first - 1)
    news = TableChanged(
        revision=room.table.revision,
        kept=kept,
        state=state,
        steps=steps_for(room, seat, first, version),
        happenings=[_happening(room, one, seat) for one in happenings],
    )
    last = _last_happening(room) if before is None else max([before.happening, *(one.id for one in happenings)])
    uncovered = played is not None and is_uncovered(room)
    told = Told(room.table.glance, state, played, uncovered, last, presence(room))
    parts: Any = True if before is None else _different(before.state, state)
    if not parts and not happenings:
        return None, told
    picked = {**dict.fromkeys(TableChanged.model_fields, True), "state": parts}
    return news.model_dump_json(by_alias=True, include=picked), told


def _different(before: say.TableState, now: say.TableState) -> dict[str, Any]:
    """The parts that are not as they were, in the form in which they can be picked out."""
    parts: dict[str, Any] = {}
    for name in say.TableState.model_fields:
        old, new = getattr(before, name), getattr(now, name)
        if old == new:
            continue
        if isinstance(new, say.TableInfo | say.Position) and old is not None:
            fields = [field for field in type(new).model_fields if getattr(old, field) != getattr(new, field)]
            parts[name] = dict.fromkeys(fields, True)
            if isinstance(new, say.Position) and "table" in fields:  # in the form of its game, which is always the same
                parts[name]["table"] = {field for field in new.table if new.table[field] != old.table.get(field)}
        else:
            parts[name] = True
    return parts


def presence(room: Room) -> tuple[bool, ...]:
    return tuple(is_present(room, seat) for seat in room.seats)


def _still_told(room: Room, before: Told, seat: int | None) -> int:
    """How many answers are still as they were sent. An answer that only one seat may know looks different to others."""
    if before.played is None or room.played is None:
        return 0
    kept = before.played.common(room.played)
    if (before.state.you.seat, before.uncovered) == (seat, is_uncovered(room)):
        return kept
    secrets = (number for number, step in enumerate(room.game.steps[:kept]) if step.audience != EVERYBODY)
    return next(secrets, kept)


def _last_happening(room: Room) -> int:
    return room.session.scalar(select(func.max(Happening.id)).where(Happening.table_id == room.table.id)) or 0


def _happenings_since(room: Room, known: int | None, after: int) -> Sequence[Happening]:
    """Those after the last one known; or, if none is known, those after that many answers."""
    news = Happening.after >= after if known is None else Happening.id > known
    wanted = select(Happening).where(Happening.table_id == room.table.id, news)
    return room.session.scalars(wanted.order_by(Happening.id).limit(MOST_HAPPENINGS)).all()
