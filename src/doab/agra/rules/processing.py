"""5.2.4, 6.2.2.3 Processing: goods move along an arrow, and others may follow."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from doab.agra.made.numbers import EXTRA, EXTRA_WITH_MULLAH, FOLLOW, FOLLOW_TWICE, MOVE, NO, PROCESS
from doab.agra.rules import goods
from doab.agra.rules.window import Window
from doab.agra.table.state import Agra, Question
from doab.agra.table.things import (
    EXTRA_PROCESSING,
    FAVOUR,
    FAVOUR_ACTION,
    FIRST_TILE,
    MULLAH,
    N_BASIC,
    N_GOODS,
    USED_MULLAH,
    Good,
)
from doab.core.state import Offers
from doab.core.things import Flag, Seat

MOST_PROCESSED: Final = 3


def can_process(state: Agra, seat: i64, target: i64) -> bool:
    """A-27: there is one arrow into every processed good."""
    source: i64 = state.edition.source[target]
    return source >= 0 and state.owned(seat, source) > 0


def process(state: Agra, seat: i64, target: i64, number: i64) -> None:
    state.move_good(seat, state.edition.source[target], target, number)


@mypyc_attr(acyclic=True, free_list_len=1)
class ProcessInBuilding(Window):
    """6.2.2.3, A-66, A-99: 0 to 3 goods into the building; a window before the number is chosen (A-100).

    Out of turn (Mujtahida won by another player, A-154) there is no window.
    """

    asks = "processing"

    def __init__(self, seat: Seat, target: Good) -> None:
        super().__init__(seat)
        self.target = target

    def offer(self, state: Agra, offers: Offers) -> None:
        if self.seat == state.owner():
            super().offer(state, offers)
        else:
            self.offer_own(state, offers)

    def skips_itself(self) -> bool:
        return True

    def offer_own(self, state: Agra, offers: Offers) -> None:
        most: i64 = min(MOST_PROCESSED, state.owned(self.seat, state.edition.source[self.target]))
        number: i64
        for number in range(MOST_PROCESSED + 1):
            if number <= most:
                offers.add(MOVE + number)
            else:
                offers.forbid(MOVE + number, "6.2.2.3")

    def answer_own(self, state: Agra, action: i64) -> None:
        state.pop()
        number: i64 = action - MOVE
        if number == 0:
            return
        process(state, self.seat, self.target, number)
        push_followers(state, self.seat, self.target)
        offer_extra(state, self.seat, self.target)


# -- tile 2: one more good along the same arrow


def can_use_extra(state: Agra, seat: i64, target: i64) -> bool:
    player = state.players[seat]
    owns = player.tiles >> (EXTRA_PROCESSING - FIRST_TILE) & 1 == 1
    return owns and not player.has_used(EXTRA_PROCESSING) and player.favour >= 2 and can_process(state, seat, target)


def offer_extra(state: Agra, seat: i64, target: i64) -> None:
    """A-154, A-162: after processing at least one good, in one's own turn; for followers see `Follow`."""
    if seat == state.owner() and can_use_extra(state, seat, target):
        state.push(ExtraGood(seat, target))


@mypyc_attr(acyclic=True, free_list_len=1)
class ExtraGood(Question):
    """A-157, A-162: one additional good with tile 2, with or without the Mullah."""

    asks = "extra"

    def __init__(self, seat: Seat, target: Good) -> None:
        super().__init__(seat)
        self.target = target

    def offer(self, state: Agra, offers: Offers) -> None:
        offers.add(EXTRA)
        player = state.players[self.seat]
        if player.has(MULLAH) and not player.has_used(USED_MULLAH):
            offers.add(EXTRA_WITH_MULLAH)
        else:
            offers.forbid(EXTRA_WITH_MULLAH, "A-157")
        offers.add(NO)

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        if action == NO:
            return
        if action == EXTRA_WITH_MULLAH:
            state.use(self.seat, USED_MULLAH)
        use_extra(state, self.seat, self.target, 1 if action == EXTRA_WITH_MULLAH else 2)


def use_extra(state: Agra, seat: i64, target: i64, spend: i64) -> None:
    state.use(seat, EXTRA_PROCESSING)
    state.spend_favour(seat, spend, FAVOUR_ACTION[EXTRA_PROCESSING])
    process(state, seat, target, 1)


# -- following


def push_followers(state: Agra, actor: i64, target: i64) -> None:
    """A-29, A-30, A-170: after processing in a building; the turn owner first, then clockwise, without the actor."""
    owner: i64 = state.owner()
    other: i64
    for other in range(state.seats - 1, -1, -1):
        seat: i64 = (owner + other) % state.seats
        if seat != actor and can_process(state, seat, target):
            state.push(Follow(seat, actor, target))


@mypyc_attr(acyclic=True, free_list_len=1)
class Follow(Question):
    """5.2.4, A-30, A-162: exactly one good along the same arrow, one more with tile 2; the actor gains a favour."""

    asks = "follow"
    under = "A-30"

    def __init__(self, seat: Seat, actor: Seat, target: Good) -> None:
        super().__init__(seat)
        self.actor = actor
        self.target = target

    def asks_ahead(self) -> str:
        return "follow"

    def offer(self, state: Agra, offers: Offers) -> None:
        offers.add(FOLLOW)
        two = state.owned(self.seat, state.edition.source[self.target]) >= 2
        if two and can_use_extra(state, self.seat, self.target):
            offers.add(FOLLOW_TWICE)
        else:
            offers.forbid(FOLLOW_TWICE, "A-162")
        offers.add(NO)

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        if action == NO:
            return
        process(state, self.seat, self.target, 1)
        if action == FOLLOW_TWICE:
            use_extra(state, self.seat, self.target, 2)
        goods.gain(state, self.actor, FAVOUR, 1, "", "follower")


# -- processing by favour: no following


def can_refine_any(state: Agra, seat: i64, refine: i64) -> bool:
    target: i64
    for target in range(N_BASIC, N_GOODS):
        if can_process(state, seat, target) and (not refine or is_refining(state, target)):
            return True
    return False


def is_refining(state: Agra, target: i64) -> bool:
    """A-166: tile 13 processes a good of current value 1 into one of value 2."""
    return state.value(state.edition.source[target]) == 1 and state.value(target) == 2


@mypyc_attr(acyclic=True, free_list_len=1)
class ProcessOne(Question):
    """Favour action 2 and tile 13: one good along any arrow; with `refine` only from value 1 to value 2."""

    asks = "pick"

    def __init__(self, seat: Seat, refine: Flag) -> None:
        super().__init__(seat)
        self.refine = refine

    def offer(self, state: Agra, offers: Offers) -> None:
        target: i64
        for target in range(N_BASIC, N_GOODS):
            if not can_process(state, self.seat, target):
                offers.forbid(PROCESS + target, "5.2.4")
            elif self.refine and not is_refining(state, target):
                offers.forbid(PROCESS + target, "A-166")
            else:
                offers.add(PROCESS + target)

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        target: i64 = action - PROCESS
        process(state, self.seat, target, 1)
        offer_extra(state, self.seat, target)
